//! Draws a board full screen, to see what it looks like in a terminal:
//! `cargo run -p oaq-tui --example board`.
//!
//! Space makes a move, `p` previews one and `h` advises one; `n` changes the
//! number of players, `s` the seat, `t` the theme, `g` the glyphs, `l` the
//! language; `q` leaves.

use std::io;
use std::time::Duration;

use oaq_core::{Player, Position, Rules, Switches};
use oaq_i18n::{Lang, Messages, Names};
use oaq_tui::{BoardLayout, BoardView, Glyphs, Overlays, Played, Preview, Sowing, ThemeName};
use ratatui::crossterm::event::{self, Event, KeyCode};
use ratatui::{DefaultTerminal, Frame};

struct Show {
    position: Position,
    last: Option<Played>,
    preview: Option<Preview>,
    is_hint: bool,
    seat: Player,
    theme: usize,
    glyphs: usize,
    messages: Messages,
    names: Names,
}

fn start(players: u8) -> Position {
    let switches = Switches {
        players,
        ..Switches::STANDARD
    };
    Position::start(Rules::new(switches).unwrap_or(Rules::STANDARD))
}

impl Show {
    /// Some move, not always the same.
    fn some_move(&self) -> Option<Preview> {
        let moves = self.position.legal_moves();
        let plies = self.position.to_setup().plies as usize;
        let chosen = moves.get((plies * 7 + 3) % moves.len().max(1))?;
        Preview::new(&self.position, chosen).ok()
    }

    fn draw(&self, frame: &mut Frame<'_>) {
        let overlays = Overlays {
            chosen: self.preview.as_ref().map(|preview| preview.origin),
            preview: self.preview.as_ref().filter(|_| !self.is_hint),
            hint: self
                .preview
                .as_ref()
                .filter(|_| self.is_hint)
                .map(|preview| (preview.origin, preview.direction)),
            last: self.last.as_ref(),
            ..Overlays::default()
        };
        self.draw_with(frame, &self.position.to_setup(), overlays);
    }

    fn draw_with(&self, frame: &mut Frame<'_>, setup: &oaq_core::Setup, overlays: Overlays<'_>) {
        let area = frame.area();
        let Some(layout) = BoardLayout::new(area, self.position.board(), self.seat) else {
            return;
        };
        let view = BoardView {
            layout: &layout,
            setup,
            rules: self.position.rules(),
            names: &self.names,
            messages: &self.messages,
            theme: ThemeName::ALL[self.theme % ThemeName::ALL.len()].theme(),
            glyphs: &Glyphs::ALL[self.glyphs % Glyphs::ALL.len()],
            to_move: self
                .position
                .outcome()
                .is_none()
                .then(|| self.position.to_move()),
            legal: self.position.legal_moves(),
            overlays,
        };
        frame.render_widget(&view, area);
    }

    fn play(&mut self, terminal: &mut DefaultTerminal) -> io::Result<()> {
        let Some(preview) = self.some_move() else {
            return Ok(());
        };
        self.last = Some(Played::from(&preview));
        self.preview = None;
        let sowing = Sowing::from_preview(&self.position, preview);
        for picture in sowing.frames() {
            terminal.draw(|frame| self.draw_with(frame, &picture.setup, picture.overlays()))?;
            // Any key finishes the animation.
            if event::poll(Duration::from_millis(110) * picture.beats.into())? {
                break;
            }
        }
        self.position = sowing.after().clone();
        Ok(())
    }
}

fn main() -> io::Result<()> {
    let mut show = Show {
        position: start(2),
        last: None,
        preview: None,
        is_hint: false,
        seat: Player::A,
        theme: 0,
        glyphs: 0,
        messages: Messages::new(Lang::Vi),
        names: [Some("Tí"), Some("Tèo"), Some("Mận"), Some("Sửu")]
            .into_iter()
            .collect(),
    };
    let mut terminal = ratatui::init();
    let result = run(&mut show, &mut terminal);
    ratatui::restore();
    result
}

fn run(show: &mut Show, terminal: &mut DefaultTerminal) -> io::Result<()> {
    loop {
        terminal.draw(|frame| show.draw(frame))?;
        let Event::Key(key) = event::read()? else {
            continue;
        };
        if !key.is_press() {
            continue;
        }
        let players = show.position.board().players();
        match key.code {
            KeyCode::Char('q') | KeyCode::Esc => return Ok(()),
            KeyCode::Char(' ') => show.play(terminal)?,
            KeyCode::Char(sign @ ('p' | 'h')) => {
                show.preview = show.some_move();
                show.is_hint = sign == 'h';
            }
            KeyCode::Char('n') => {
                show.position = start((players - 1) % 3 + 2);
                (show.last, show.preview, show.seat) = (None, None, Player::A);
            }
            KeyCode::Char('s') => show.seat = show.seat.next(players),
            KeyCode::Char('t') => show.theme += 1,
            KeyCode::Char('g') => show.glyphs += 1,
            KeyCode::Char('l') => {
                let now = show.messages.lang();
                let mut others = Lang::ALL.into_iter().cycle().skip_while(|&l| l != now);
                let lang = others.nth(1).unwrap_or(now);
                show.messages = Messages::new(lang);
            }
            _ => {}
        }
    }
}
