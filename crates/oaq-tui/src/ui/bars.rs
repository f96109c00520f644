//! The lines above and below the board.

use oaq_core::Player;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};

use super::layout::{Button, Layout};
use super::{cut, put, width, wrapped};
use crate::action::Command;
use crate::app::{App, clock};

/// The buttons in the order in which they stand, and how much each is wanted
/// where there is no room for all: the smaller the more.
const BUTTONS: [(Command, u8); 13] = [
    (Command::Help, 0),
    (Command::NewGame, 2),
    (Command::Undo, 3),
    (Command::Redo, 7),
    (Command::Hint, 4),
    (Command::Pause, 6),
    (Command::Value, 8),
    (Command::Turn, 9),
    (Command::Resign, 10),
    (Command::OfferDraw, 11),
    (Command::Saved, 12),
    (Command::Settings, 5),
    (Command::Quit, 1),
];

/// What the game is called in every language.
const NAME: &str = "Ô ăn quan";

/// The columns between two buttons.
const GAP: u16 = 2;

/// As many buttons as fit in a line.
pub(super) fn buttons(app: &App, line: Rect) -> Vec<Button> {
    let mut wanted: Vec<(usize, u8, Button)> = Vec::new();
    for (place, (command, rank)) in BUTTONS.into_iter().enumerate() {
        // Who only looks on wants to hold the game.
        let rank = match command {
            Command::Pause if !app.table().has_person() => 2,
            _ => rank,
        };
        if app.keys.key(command).is_some() {
            let button = Button {
                rect: Rect::default(),
                command,
                key: app.key_text(command),
                label: app.say.msg(&format!("tui-button-{}", command.name())),
            };
            wanted.push((place, rank, button));
        }
    }
    wanted.sort_by_key(|(_, rank, _)| *rank);
    let mut room = line.width;
    let columns = |button: &Button| width(&button.key) + 1 + width(&button.label);
    wanted.retain(|(_, _, button)| {
        let needed = columns(button) + GAP;
        let fits = needed <= room;
        if fits {
            room -= needed;
        }
        fits
    });
    wanted.sort_by_key(|(place, _, _)| *place);
    let mut x = line.x + 1;
    let placed = wanted.into_iter().map(|(_, _, mut button)| {
        button.rect = Rect {
            x,
            width: columns(&button),
            ..line
        };
        x += button.rect.width + GAP;
        button
    });
    placed.collect()
}

pub(super) fn draw_buttons(app: &App, layout: &Layout, buffer: &mut Buffer) {
    let theme = app.settings.theme.theme();
    for button in &layout.buttons {
        let Rect { x, y, width, .. } = button.rect;
        let end = put(buffer, Position::new(x, y), width, &button.key, theme.key);
        let label = Position::new(end + 1, y);
        put(buffer, label, width, &button.label, theme.dim);
    }
}

/// The game and its rules, and what stands at the right: the match, who looks.
pub(super) fn draw_title(app: &App, layout: &Layout, buffer: &mut Buffer) {
    let theme = app.settings.theme.theme();
    let ellipsis = app.settings.glyphs.ellipsis;
    let line = layout.title;
    let table = app.table();
    let separator = format!(" {} ", app.settings.glyphs.separator);
    // The name of the game is to be seen at least, and then whose time runs.
    let most = line.width.saturating_sub(width(NAME) + 4);
    let clocks = clocks(app, most);
    let is_match = table.series.best_of() > 1;
    let with = |tally: Option<String>| {
        let parts: Vec<String> = tally.into_iter().chain(clocks.clone()).collect();
        parts.join(&separator)
    };
    let in_words = with(is_match.then(|| app.tally_text()));
    let in_figures = with(is_match.then(|| app.tally_figures()));
    let right = [in_words, in_figures, with(None)];
    let right = right.into_iter().find(|text| width(text) <= most);
    let right = right.unwrap_or_default();
    let room = line.width.saturating_sub(width(&right) + 3);
    let rules = table.chosen.name(&app.say);
    let title = format!("{NAME}{separator}{rules}");
    let left = Position::new(line.x + 1, line.y);
    put(
        buffer,
        left,
        room,
        &cut(&title, room, ellipsis),
        theme.strong,
    );
    let x = line.right().saturating_sub(width(&right) + 1);
    put(
        buffer,
        Position::new(x, line.y),
        line.width,
        &right,
        theme.dim,
    );
}

/// What time each player has left, or where there is no room for all, the one
/// whose time runs.
fn clocks(app: &App, room: u16) -> Option<String> {
    let table = app.table();
    let clock = table.clock.as_ref()?;
    let turn = app.settings.glyphs.turn;
    let one = |seat: Player| {
        let mark = if seat == table.mover() { turn } else { " " };
        format!("{mark}{seat} {}", clock::shown(clock.left(seat)))
    };
    let all = table.seats().map(one).collect::<Vec<_>>().join(" ");
    Some(if width(&all) <= room {
        all
    } else {
        one(table.mover())
    })
}

/// What the last move did, or a notice; and what can be done now.
pub(super) fn draw_texts(app: &App, layout: &Layout, buffer: &mut Buffer) {
    let theme = app.settings.theme.theme();
    let ellipsis = app.settings.glyphs.ellipsis;
    let mut prompt = (app.prompt(), theme.strong);
    let mut told = app.narration().map(|text| (text, theme.ground));
    let mut told_area = layout.told;
    if let Some(notice) = &app.notice {
        let style = if notice.is_error {
            theme.bad
        } else {
            theme.good
        };
        let sign = if notice.is_error { "! " } else { "" };
        let notice = (format!("{sign}{}", notice.text), style);
        let room = told_area.width.saturating_sub(2);
        let needed = wrapped(&notice.0, room, u16::MAX, "").len();
        if told_area.is_empty() {
            prompt = notice;
        } else {
            // One that is too long takes the place of the prompt too.
            if needed > usize::from(told_area.height) && layout.directions.is_empty() {
                told_area.height += layout.prompt.height;
                prompt.0.clear();
            }
            told = Some(notice);
        }
    }
    let prompt_rows = if layout.directions.is_empty() { 2 } else { 1 };
    let prompt_area = Rect {
        height: layout.prompt.height.min(prompt_rows),
        ..layout.prompt
    };
    let texts = [
        told.map(|told| (told, told_area)),
        Some((prompt, prompt_area)),
    ];
    for ((text, style), area) in texts.into_iter().flatten() {
        let room = area.width.saturating_sub(2);
        let lines = wrapped(&text, room, area.height, ellipsis);
        for (y, line) in (area.y..).zip(lines) {
            put(buffer, Position::new(area.x + 1, y), room, &line, style);
        }
    }
    for way in &layout.directions {
        let is_shown = app
            .table()
            .previewed()
            .is_some_and(|m| m.direction() == way.direction);
        let style = if is_shown { theme.selected } else { theme.key };
        // The shown one is told by its brackets too.
        let text = if is_shown {
            format!("[ {} ]", way.text)
        } else {
            format!("  {}  ", way.text)
        };
        put(buffer, way.rect.as_position(), way.rect.width, &text, style);
    }
}
