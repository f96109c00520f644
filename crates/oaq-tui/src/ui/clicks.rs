//! What is drawn is what is hit: from every seat, in every size and language.

use oaq_core::Player;
use oaq_i18n::{Lang, Messages};
use oaq_play::Who;
use oaq_play::variants::Variants;
use proptest::prelude::*;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{
    KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::{Position, Rect};

use super::dialog::{Part, drawn_parts};
use super::{Hit, Layout, draw};
use crate::action::{Action, Effect};
use crate::app::{App, Setting};
use crate::glyphs::Glyphs;
use crate::keymap::Keymap;
use crate::{Settings, Speed};

const RULES: [&str; 4] = [
    "standard",
    "three-player",
    "four-player",
    "standard squares=7",
];

/// An app on a screen of a size, some keys later.
fn app(rules: usize, lang: usize, glyphs: usize, size: (u16, u16), keys: &[char]) -> App {
    let lang = Lang::ALL[lang];
    let say = Messages::new(lang);
    let (variants, _) = Variants::load(None, &say, false);
    let chosen = variants.choose(RULES[rules], &say).unwrap();
    let people = vec![(String::new(), Who::Human); chosen.rules.players.into()];
    let (mut app, _) = App::new(Setting {
        settings: Settings {
            lang,
            glyphs: Glyphs::ALL[glyphs],
            speed: Speed::Off,
            ..Settings::default()
        },
        keys: Keymap::default(),
        variants,
        chosen,
        start: None,
        people,
        control: None,
        best_of: 1,
        saved: Vec::new(),
        today: None,
        ask: false,
        saving: true,
        seed: 1,
        size,
    });
    for &key in keys {
        let code = match key {
            '\n' => KeyCode::Enter,
            '\t' => KeyCode::Tab,
            '^' => KeyCode::Up,
            'v' => KeyCode::Down,
            '>' => KeyCode::Right,
            c => KeyCode::Char(c),
        };
        let _ = app.update(Action::Key(KeyEvent::new(code, KeyModifiers::NONE)));
    }
    app
}

fn drawn(app: &App) -> Buffer {
    let mut terminal = Terminal::new(TestBackend::new(app.size.width, app.size.height)).unwrap();
    terminal.draw(|frame| draw(app, frame)).unwrap();
    terminal.backend().buffer().clone()
}

/// What is written in a rectangle of one line.
fn text(buffer: &Buffer, rect: Rect) -> String {
    let cells = (rect.left()..rect.right()).map(|x| buffer[(x, rect.y)].symbol());
    cells.collect()
}

fn cells(rect: Rect) -> impl Iterator<Item = Position> {
    rect.positions()
}

fn click(app: &mut App, at: Position) -> Vec<Effect> {
    app.update(Action::Mouse(MouseEvent {
        kind: MouseEventKind::Down(MouseButton::Left),
        column: at.x,
        row: at.y,
        modifiers: KeyModifiers::NONE,
    }))
}

/// Keys that bring the app into most of its states.
fn keys() -> impl Strategy<Value = Vec<char>> {
    let key = prop::sample::select(vec![
        '1', '3', '5', 'r', 'l', 'f', 'u', 'n', 's', '?', 'x', 'o', '\n', '\t', '^', 'v', '>', 'w',
    ]);
    prop::collection::vec(key, 0..12)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn what_is_drawn_is_hit(
        rules in 0..RULES.len(),
        lang in 0..3_usize,
        glyphs in 0..2_usize,
        width in 60..160_u16,
        height in 20..50_u16,
        keys in keys(),
    ) {
        let app = app(rules, lang, glyphs, (width, height), &keys);
        let buffer = drawn(&app);
        let layout = Layout::new(&app);
        if let Some(dialog) = &layout.dialog {
            for (rect, part) in drawn_parts(dialog) {
                let Some(field) = part.field() else { continue };
                let shown = text(&buffer, rect);
                let label = part.text();
                // What does not fit is cut off.
                let fits = super::width(label) + 4 <= rect.width;
                prop_assert!(!fits || shown.contains(label), "{shown:?} {label:?}");
                for at in cells(rect) {
                    let hit = layout.hit(&app, at);
                    let same = matches!(hit, Some(Hit::Field(found, _)) if found == field);
                    prop_assert!(same, "{field:?} at {at}: {hit:?}");
                }
                if let Part::Choice(..) = part {
                    let arrows: Vec<u16> = (rect.left()..rect.right())
                        .filter(|&x| app.settings.glyphs.arrows[..2].contains(&buffer[(x, rect.y)].symbol()))
                        .collect();
                    prop_assert_eq!(arrows.len(), 2, "{}", shown);
                    for (x, forward) in arrows.into_iter().zip([false, true]) {
                        let hit = layout.hit(&app, Position::new(x, rect.y));
                        let step = Some(crate::app::dialog::form::Touch::Step(forward));
                        prop_assert_eq!(hit, Some(Hit::Field(field, step)));
                    }
                }
            }
            return Ok(());
        }
        for button in &layout.buttons {
            let shown = text(&buffer, button.rect);
            prop_assert_eq!(shown, format!("{} {}", button.key, button.label));
            for at in cells(button.rect) {
                prop_assert_eq!(layout.hit(&app, at), Some(Hit::Command(button.command)));
            }
        }
        for way in &layout.directions {
            prop_assert!(text(&buffer, way.rect).contains(&way.text));
            for at in cells(way.rect) {
                prop_assert_eq!(layout.hit(&app, at), Some(Hit::Direction(way.direction)));
            }
        }
    }

    #[test]
    fn a_click_on_a_square_takes_it_from_every_seat(
        rules in 0..RULES.len(),
        width in 60..160_u16,
        height in 20..50_u16,
        seat in 0..4_usize,
        number in 1..=7_u8,
        moves in 0..4_usize,
    ) {
        let mut played = vec!['1', 'r', 'r', '3', 'l', 'l', '5', 'r', 'r'];
        played.truncate(moves * 3);
        played.extend(std::iter::repeat_n('f', seat));
        let mut app = app(rules, 1, 0, (width, height), &played);
        let layout = Layout::new(&app);
        let table = app.table();
        let board = layout.board.as_ref().unwrap();
        let wanted = table.position().board().dan(table.mover(), number);
        let can = table.awaits_person() && table.can_begin(number);
        let Some(square) = wanted.filter(|_| can) else { return Ok(()) };
        prop_assert_eq!(board.seat(), Player::ALL[seat % usize::from(table.position().rules().players)]);
        let rect = board.rect(square);
        let middle = Position::new(rect.x + rect.width / 2, rect.y + rect.height / 2);
        let _ = click(&mut app, middle);
        let choice = app.table().choice;
        prop_assert_eq!((choice.number, choice.taken), (number, true));
    }
}
