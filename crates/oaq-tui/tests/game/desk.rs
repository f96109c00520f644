//! A world around the app that is the same every time.

use std::time::Duration;

use oaq_engine::{Limits, Searcher};
use oaq_i18n::{Lang, Messages};
use oaq_notation::record::{ReadOptions, read_all};
use oaq_play::variants::Variants;
use oaq_play::{Environment, Seat, SeatOptions, Turn, Who};
use oaq_tui::{
    About, Action, App, Effect, Glyphs, Keymap, Question, SavedGame, Setting, Settings, Speed,
    ThemeName, TimeControl, draw,
};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{
    KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};

/// What a screen begins with.
#[derive(Clone, Debug)]
pub(crate) struct Scene {
    pub(crate) size: (u16, u16),
    pub(crate) lang: Lang,
    pub(crate) theme: ThemeName,
    pub(crate) glyphs: Glyphs,
    pub(crate) speed: Speed,
    pub(crate) rules: &'static str,
    pub(crate) position: Option<&'static str>,
    pub(crate) who: [&'static str; 4],
    pub(crate) names: [&'static str; 4],
    /// Milliseconds for the game, and those that each move adds.
    pub(crate) control: Option<(u64, u64)>,
    pub(crate) best_of: u32,
    /// Games that were saved.
    pub(crate) saved: &'static [&'static str],
    pub(crate) ask: bool,
    pub(crate) saving: bool,
}

impl Default for Scene {
    fn default() -> Self {
        Self {
            size: (80, 24),
            lang: Lang::En,
            theme: ThemeName::Ansi,
            glyphs: Glyphs::UNICODE,
            speed: Speed::Off,
            rules: "standard",
            position: None,
            who: ["human"; 4],
            names: ["", "", "", ""],
            control: None,
            best_of: 1,
            saved: &[],
            ask: false,
            saving: true,
        }
    }
}

/// An app on a desk.
pub(crate) struct Desk {
    pub(crate) app: App,
    size: (u16, u16),
    /// What it was last asked to save.
    pub(crate) saved: Option<String>,
    pub(crate) has_left: bool,
    /// Whether questions are answered at once.
    pub(crate) answers: bool,
    pub(crate) asked: Vec<(u64, Box<Question>)>,
    pub(crate) other: Vec<Effect>,
}

impl Desk {
    pub(crate) fn new(scene: &Scene) -> Self {
        let say = Messages::new(scene.lang);
        let (variants, _) = Variants::load(None, &say, false);
        let chosen = variants.choose(scene.rules, &say).unwrap();
        let start = scene.position.map(|text| {
            let read = oaq_play::read_start(text, &chosen.rules).unwrap();
            read.value.0
        });
        let seats = 0..usize::from(chosen.rules.players);
        let people = seats.map(|seat| {
            let who = Who::named(scene.who[seat], &say).unwrap();
            (scene.names[seat].to_owned(), who)
        });
        let saved = scene.saved.iter().map(|text| saved(text, &variants));
        let (app, effects) = App::new(Setting {
            settings: Settings {
                lang: scene.lang,
                theme: scene.theme,
                glyphs: scene.glyphs,
                speed: scene.speed,
                ..Settings::default()
            },
            keys: Keymap::default(),
            people: people.collect(),
            saved: saved.collect(),
            variants,
            chosen,
            start,
            control: scene.control.map(|(game, increment)| TimeControl {
                game: Duration::from_millis(game),
                increment: Duration::from_millis(increment),
            }),
            best_of: scene.best_of,
            today: Environment::default().today,
            ask: scene.ask,
            saving: scene.saving,
            seed: 1,
            size: scene.size,
        });
        let mut desk = Self {
            app,
            size: scene.size,
            saved: None,
            has_left: false,
            answers: true,
            asked: Vec::new(),
            other: Vec::new(),
        };
        desk.obey(effects);
        desk
    }

    pub(crate) fn act(&mut self, action: Action) {
        let effects = self.app.update(action);
        self.obey(effects);
    }

    fn obey(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Think(ticket, question) if self.answers => self.answer(ticket, &question),
                Effect::Think(ticket, question) => self.asked.push((ticket, question)),
                Effect::Save(text) => self.saved = Some(text),
                Effect::Forget => self.saved = None,
                Effect::Quit => self.has_left = true,
                other => self.other.push(other),
            }
        }
    }

    /// Thinks about a question, for a fixed number of moves.
    pub(crate) fn answer(&mut self, ticket: u64, question: &Question) {
        let m = match &question.about {
            About::Move(_, who) => {
                let seat = Seat::new(who, SeatOptions::default());
                let chosen = seat.map(|mut seat| seat.choose(&question.game, &Turn::default()));
                chosen.and_then(Result::ok)
            }
            About::Hint | About::Value => {
                let limits = Limits {
                    depth: None,
                    nodes: Some(20_000),
                };
                let mut searcher = Searcher::new(oaq_engine::Options::default());
                let found = searcher.search(&question.game, &limits, 1, &()).unwrap();
                let m = found.best().map(oaq_engine::Line::first);
                self.act(Action::Found(ticket, found));
                m
            }
        };
        self.act(Action::Chosen(ticket, Ok(m)));
    }

    /// Lets time pass until nothing happens by itself, or a minute has passed.
    pub(crate) fn wait(&mut self) {
        let mut left = Duration::from_secs(60);
        while let Some(tick) = self.app.until_tick() {
            if tick > left {
                return;
            }
            left -= tick;
            self.act(Action::Tick(tick));
        }
    }

    /// Does what a script says, word by word: a key such as `enter`, `4`, `p`
    /// or `ctrl-c`; `'text` types each letter; `@text` clicks where a text
    /// stands on the screen and `~text` points there (`_` stands for a space);
    /// `.` waits until nothing happens by itself, `:500` lets so many
    /// milliseconds pass, `#60x20` makes the screen so large.
    pub(crate) fn run(&mut self, script: &str) -> &mut Self {
        for word in script.split_whitespace() {
            let (first, rest) = word.split_at(word.chars().next().map_or(0, char::len_utf8));
            match first {
                "." if rest.is_empty() => self.wait(),
                "'" if !rest.is_empty() => {
                    for c in rest.chars() {
                        self.press(KeyCode::Char(if c == '_' { ' ' } else { c }));
                    }
                }
                "@" => {
                    let at = self.find(rest);
                    self.mouse(MouseEventKind::Moved, at);
                    self.mouse(MouseEventKind::Down(MouseButton::Left), at);
                }
                "~" => {
                    let at = self.find(rest);
                    self.mouse(MouseEventKind::Moved, at);
                }
                ":" => {
                    let time = Duration::from_millis(rest.parse().unwrap());
                    self.act(Action::Tick(time));
                }
                "#" => {
                    let (width, height) = rest.split_once('x').unwrap();
                    self.size = (width.parse().unwrap(), height.parse().unwrap());
                    self.act(Action::Resize(self.size.0, self.size.1));
                }
                _ => self.act(Action::Key(key(word))),
            }
        }
        self
    }

    fn press(&mut self, code: KeyCode) {
        self.act(Action::Key(KeyEvent::new(code, KeyModifiers::NONE)));
    }

    pub(crate) fn mouse(&mut self, kind: MouseEventKind, (column, row): (u16, u16)) {
        self.act(Action::Mouse(MouseEvent {
            kind,
            column,
            row,
            modifiers: KeyModifiers::NONE,
        }));
    }

    /// The middle of where a text stands on the screen first.
    fn find(&self, text: &str) -> (u16, u16) {
        let text = text.replace('_', " ");
        let buffer = self.buffer();
        for row in 0..self.size.1 {
            let cells: Vec<&str> = (0..self.size.0)
                .map(|x| buffer[(x, row)].symbol())
                .collect();
            for column in 0..cells.len() {
                if cells[column..].concat().starts_with(&text) {
                    let middle = column + text.chars().count() / 2;
                    return (u16::try_from(middle).unwrap(), row);
                }
            }
        }
        panic!("{text} is not on the screen:\n{}", self.screen());
    }

    pub(crate) fn buffer(&self) -> Buffer {
        let backend = TestBackend::new(self.size.0, self.size.1);
        let mut terminal = Terminal::new(backend).unwrap();
        terminal.draw(|frame| draw(&self.app, frame)).unwrap();
        terminal.backend().buffer().clone()
    }

    /// The screen as text.
    pub(crate) fn screen(&self) -> String {
        let buffer = self.buffer();
        let line = |row: u16| {
            let cells = (0..self.size.0).map(|x| buffer[(x, row)].symbol());
            cells.collect::<String>().trim_end().to_owned()
        };
        (0..self.size.1).map(line).collect::<Vec<_>>().join("\n")
    }

    /// The screen as text, and below it each style with where it is used.
    pub(crate) fn styled(&self) -> String {
        let buffer = self.buffer();
        let mut runs: Vec<(String, Vec<String>)> = Vec::new();
        for row in 0..self.size.1 {
            let mut column = 0;
            while column < self.size.0 {
                let style = buffer[(column, row)].style();
                let same = (column..self.size.0).take_while(|&x| buffer[(x, row)].style() == style);
                let end = column + u16::try_from(same.count()).unwrap();
                let text: String = (column..end).map(|x| buffer[(x, row)].symbol()).collect();
                let told = told(style);
                let place = format!("{row}:{column}-{}", end - 1);
                if !text.trim().is_empty() {
                    match runs.iter_mut().find(|(known, _)| *known == told) {
                        Some((_, places)) => places.push(place),
                        None => runs.push((told, vec![place])),
                    }
                }
                column = end;
            }
        }
        let lines = runs
            .iter()
            .map(|(style, places)| format!("{style}: {}", places.join(" ")));
        format!(
            "{}\n\n{}",
            self.screen(),
            lines.collect::<Vec<_>>().join("\n")
        )
    }

    /// The moves that were saved.
    pub(crate) fn moves(&self) -> String {
        let text = self.saved.as_deref().unwrap_or_default();
        let (_, moves) = text.split_once("\n\n").unwrap_or_default();
        moves.split_whitespace().collect::<Vec<_>>().join(" ")
    }
}

fn told(style: ratatui::style::Style) -> String {
    let mut parts = Vec::new();
    if let Some(fg) = style.fg {
        parts.push(format!("{fg}"));
    }
    if let Some(bg) = style.bg {
        parts.push(format!("on {bg}"));
    }
    if !style.add_modifier.is_empty() {
        parts.push(format!("{:?}", style.add_modifier));
    }
    parts.join(" ")
}

fn saved(text: &str, variants: &Variants) -> SavedGame {
    let games = read_all(text, &ReadOptions::new(&variants.book));
    let record = games
        .into_iter()
        .next()
        .filter(oaq_notation::record::ReadGame::is_good);
    SavedGame {
        path: "game.oaq".into(),
        when: "2026-02-17 10:00".into(),
        in_use: false,
        record: record
            .map(|game| Box::new(game.record))
            .ok_or_else(|| "game.oaq is damaged.".into()),
    }
}

/// The event of a key.
fn key(name: &str) -> KeyEvent {
    let (rest, modifiers) = match name.strip_prefix("ctrl-") {
        Some(rest) => (rest, KeyModifiers::CONTROL),
        None => (name, KeyModifiers::NONE),
    };
    let mut letters = rest.chars();
    let code = match (letters.next(), letters.next()) {
        (Some(c), None) => KeyCode::Char(c),
        _ => match rest {
            "up" => KeyCode::Up,
            "down" => KeyCode::Down,
            "left" => KeyCode::Left,
            "right" => KeyCode::Right,
            "enter" => KeyCode::Enter,
            "esc" => KeyCode::Esc,
            "tab" => KeyCode::Tab,
            "back-tab" => KeyCode::BackTab,
            "backspace" => KeyCode::Backspace,
            "space" => KeyCode::Char(' '),
            "page-up" => KeyCode::PageUp,
            "page-down" => KeyCode::PageDown,
            _ => {
                let number = rest.strip_prefix('f').and_then(|n| n.parse().ok());
                KeyCode::F(number.unwrap_or_else(|| panic!("no key: {name}")))
            }
        },
    };
    KeyEvent::new(code, modifiers)
}
