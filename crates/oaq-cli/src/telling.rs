//! What moves do and did, in words and tables, as commands and games both show
//! it.

use oaq_core::{Event, Move, Outcome, Position};
use oaq_i18n::{Messages, Names, Narrator};
use oaq_notation::position_text;

use crate::drawing::Look;
use crate::text;

/// Plays a legal move: the dân and the quan captured, and the position after
/// it.
pub(crate) fn play(position: &Position, m: Move) -> ((u32, u32), Position) {
    let mut captured = (0, 0);
    let next = position.play_unchecked(m, &mut |event| {
        if let Event::Capture { dan, quan, .. } = event {
            captured.0 += dan;
            captured.1 += quan;
        }
    });
    (captured, next)
}

/// What the moves do, for people to read: each move, what it captures and how
/// the game ends, if it does; with `positions` the next position too.
pub(crate) fn moves(say: &Messages, position: &Position, positions: bool) -> String {
    match position.outcome() {
        Some(outcome) => over(say, &outcome),
        None => text::table(&move_rows(say, position, (positions, false)), &[]),
    }
}

/// What a move captures, in a table or where it is spoken.
pub(crate) fn captured(say: &Messages, captured: (u32, u32), spoken: bool) -> String {
    match captured {
        (0, 0) if spoken => say.msg("captured-nothing-spoken"),
        (0, 0) => say.msg("captured-nothing"),
        (dan, quan) => say.pieces(dan, quan),
    }
}

/// What the moves do, as rows of a table, its head first: with the next
/// positions or not, to be read or to be spoken.
pub(crate) fn move_rows(
    say: &Messages,
    position: &Position,
    (positions, spoken): (bool, bool),
) -> Vec<Vec<String>> {
    let mut head = vec![say.msg("head-move"), say.msg("head-captured")];
    if positions {
        head.push(say.msg("head-next"));
    }
    let mut rows = vec![head];
    for m in position.legal_moves() {
        let (pieces, next) = play(position, m);
        let mut row = vec![m.to_string(), captured(say, pieces, spoken)];
        match next.outcome() {
            Some(outcome) => row.push(over(say, &outcome)),
            None if positions => row.push(position_text(&next)),
            None => {}
        }
        rows.push(row);
    }
    rows
}

/// How a game ended, in a line.
pub(crate) fn over(say: &Messages, outcome: &Outcome) -> String {
    let args = [
        ("reason", say.end_reason(outcome.reason).into()),
        ("result", say.result(outcome, &Names::default()).into()),
    ];
    say.format("position-over", &args)
}

/// Whose turn it is, in a sentence; nothing if the game is over.
pub(crate) fn turn(say: &Messages, position: &Position) -> Option<String> {
    let player = position.to_move().to_string();
    (!position.is_over()).then(|| turn_of(say, &player))
}

/// That it is the turn of the player who is called so, in a sentence.
pub(crate) fn turn_of(say: &Messages, player: &str) -> String {
    let told = say.format("to-move", &[("player", player.into())]);
    format!("{told}.")
}

/// Tells a turn step by step: before the first step the board as it was, and
/// behind each step that changes it the board as it is then; in plain lines
/// only behind the last one.
pub(crate) fn steps(
    say: &Messages,
    names: &Names,
    look: Look,
    before: &Position,
    (events, after): (&[Event], &Position),
    width: Option<usize>,
) -> String {
    let rules = before.rules();
    let steps = Narrator::new(say, names).full(events, after);
    let stop = events.iter().position(|e| matches!(e, Event::Stop { .. }));
    let mut setup = before.to_setup();
    let mut parts = vec![look.board(say, (&setup, false), rules, None)];
    for step in steps {
        // What comes behind the stop belongs to the player whose turn it is then.
        let turn_over = stop.is_none_or(|stop| step.events.end > stop);
        let told = &events[step.events];
        for &event in told {
            setup.apply(rules, before.to_move(), event);
        }
        let mut told_text = text::prose(&step.text, width);
        if look.takes_lines() {
            told_text.insert(0, '\n');
        }
        parts.push(told_text);
        if turn_over && !after.is_over() {
            setup.to_move = after.to_move();
        }
        // Somebody who listens has heard what has changed.
        if !look.plain && told.iter().any(|event| event.changes_board()) {
            let over = after.is_over() && told.iter().any(|e| matches!(e, Event::End { .. }));
            parts.push(look.board(say, (&setup, over), rules, None));
        }
    }
    if look.plain {
        let over = after.is_over();
        parts.push(look.board(say, (&setup, over), rules, None));
    }
    parts.join("\n")
}

/// The same for somebody who listens and knows the position: the steps alone.
pub(crate) fn steps_alone(
    say: &Messages,
    names: &Names,
    (events, after): (&[Event], &Position),
) -> String {
    let steps = Narrator::new(say, names).full(events, after).into_iter();
    steps.map(|step| step.text).collect::<Vec<_>>().join("\n")
}
