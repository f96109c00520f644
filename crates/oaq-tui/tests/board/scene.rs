//! Positions to draw, and the drawing as text.

use std::fmt::Write as _;

use oaq_core::{Player, Position, Rules, Switches};
use oaq_i18n::{Lang, Messages, Names};
use oaq_notation::read_position;
use oaq_tui::{BoardLayout, BoardView, Glyphs, Overlays, ThemeName};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::Widget;

pub(crate) struct Scene {
    pub(crate) position: Position,
    pub(crate) names: Names,
    pub(crate) messages: Messages,
    pub(crate) theme: ThemeName,
    pub(crate) glyphs: Glyphs,
    pub(crate) seat: Player,
}

pub(crate) fn rules(players: u8, squares: u8) -> Rules {
    let switches = Switches {
        players,
        squares,
        ..Switches::STANDARD
    };
    Rules::new(switches).unwrap()
}

impl Scene {
    /// A position of a game with five squares for each player; the standard
    /// start where there is none.
    pub(crate) fn new(players: u8, position: &str) -> Self {
        let rules = rules(players, 5);
        let position = if position.is_empty() {
            Position::start(rules)
        } else {
            let setup = read_position(position, &rules).unwrap().value;
            Position::from_setup(rules, &setup).unwrap()
        };
        Self {
            position,
            names: [Some("Tí"), Some("Tèo"), Some("Mận"), Some("Sửu")]
                .into_iter()
                .collect(),
            messages: Messages::new(Lang::En),
            theme: ThemeName::Ansi,
            glyphs: Glyphs::UNICODE,
            seat: Player::A,
        }
    }

    pub(crate) fn lang(self, lang: Lang) -> Self {
        Self {
            messages: Messages::new(lang),
            ..self
        }
    }

    pub(crate) fn layout(&self, width: u16, height: u16) -> BoardLayout {
        let area = Rect::new(0, 0, width, height);
        BoardLayout::new(area, self.position.board(), self.seat).unwrap()
    }

    pub(crate) fn view<'a>(
        &'a self,
        layout: &'a BoardLayout,
        setup: &'a oaq_core::Setup,
        overlays: Overlays<'a>,
    ) -> BoardView<'a> {
        let running = self.position.outcome().is_none();
        BoardView {
            layout,
            setup,
            rules: self.position.rules(),
            names: &self.names,
            messages: &self.messages,
            theme: self.theme.theme(),
            glyphs: &self.glyphs,
            to_move: running.then(|| self.position.to_move()),
            legal: self.position.legal_moves(),
            overlays,
        }
    }

    pub(crate) fn draw(&self, width: u16, height: u16, overlays: Overlays<'_>) -> Buffer {
        let layout = self.layout(width, height);
        let setup = self.position.to_setup();
        draw(&self.view(&layout, &setup, overlays))
    }
}

pub(crate) fn draw(view: &BoardView<'_>) -> Buffer {
    let area = view.layout.area();
    let mut buf = Buffer::empty(area);
    view.render(area, &mut buf);
    buf
}

/// What is on the screen, without colours.
pub(crate) fn text(buf: &Buffer) -> String {
    let mut text = String::new();
    for row in buf.area.rows() {
        let line: String = row.columns().map(|x| buf[(x.x, x.y)].symbol()).collect();
        text += line.trim_end();
        text.push('\n');
    }
    text
}

/// The styles, one letter for each, with what they are below.
pub(crate) fn styles(buf: &Buffer) -> String {
    let mut kinds = Vec::new();
    let mut text = String::new();
    for row in buf.area.rows() {
        let mut line = String::new();
        for cell in row.columns() {
            let style = buf[(cell.x, cell.y)].style();
            let kind = kinds.iter().position(|&kind| kind == style);
            let kind = kind.unwrap_or_else(|| {
                kinds.push(style);
                kinds.len() - 1
            });
            line.push(char::from(b"abcdefghijklmnopqrstuvwxyz"[kind]));
        }
        text += line.trim_end();
        text.push('\n');
    }
    for (letter, style) in ('a'..).zip(kinds) {
        let colour = |colour: Option<ratatui::style::Color>| {
            colour.map_or_else(|| "-".to_owned(), |colour| colour.to_string())
        };
        let (fg, bg, modifier) = (colour(style.fg), colour(style.bg), style.add_modifier);
        writeln!(text, "{letter}: {fg} on {bg} {modifier:?}").unwrap();
    }
    text
}
