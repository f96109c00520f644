//! Why a move is good, in words.

use oaq_core::Player;
use oaq_engine::{Capture, Facts, Line};
use oaq_i18n::{Messages, Names};

use crate::errors;

/// What a move does, as what is said of it behind its name: `captures 6 dân,
/// keeps B from capturing 1 quan with 2L and threatens …`. Where it does
/// nothing of that at once, `line` tells what follows it.
#[must_use]
pub fn told(say: &Messages, names: &Names, facts: &Facts, line: &Line) -> String {
    let mut clauses = clauses(say, names, facts);
    if clauses.is_empty() {
        let follows: Vec<String> = line.moves.iter().skip(1).map(ToString::to_string).collect();
        clauses.push(if follows.is_empty() {
            say.msg("why-waits")
        } else {
            let args = [("line", shortened(&follows).into())];
            say.format("why-prepares", &args)
        });
    }
    say.list_and(&clauses)
}

/// How many moves of a line are told in a sentence.
const TOLD: usize = 6;

fn shortened(moves: &[String]) -> String {
    let shown = moves[..moves.len().min(TOLD)].join(" ");
    if moves.len() > TOLD {
        format!("{shown} …")
    } else {
        shown
    }
}

/// A line of moves in a sentence.
#[must_use]
pub fn moves(line: &Line) -> String {
    let moves: Vec<String> = line.moves.iter().map(ToString::to_string).collect();
    shortened(&moves)
}

/// A score from the mover's side, with `=` in front where it is proven.
#[must_use]
pub fn score(line: &Line) -> String {
    let proven = if line.proven { "=" } else { "" };
    format!("{proven}{}", line.score)
}

/// The clauses of the sentence, what matters most first.
fn clauses(say: &Messages, names: &Names, facts: &Facts) -> Vec<String> {
    let mut clauses = Vec::new();
    if let Some(outcome) = &facts.outcome {
        clauses.push(say.msg(
            match (outcome.shares.has(facts.mover), outcome.shares.count()) {
                (true, 1) => "why-wins",
                (true, _) => "why-draws",
                (false, _) => "why-ends",
            },
        ));
    }
    let captures = facts.captures;
    if captures.dan + captures.quan > 0 {
        let args = [("pieces", pieces(say, &captures).into())];
        clauses.push(say.format("why-captures", &args));
    }
    clauses.extend(prevents(say, names, facts));
    if let Some(threat) = &facts.threat {
        let args = [
            ("pieces", pieces(say, threat).into()),
            ("move", threat.m.to_string().into()),
        ];
        clauses.push(say.format("why-threatens", &args));
    }
    if let Some(refilled) = facts.refilled {
        let args = [
            ("player", name(names, refilled.player).into()),
            ("dan", refilled.squares.into()),
        ];
        clauses.push(say.format("why-refills", &args));
    }
    clauses
}

/// What the next player can no longer capture.
fn prevents(say: &Messages, names: &Names, facts: &Facts) -> Option<String> {
    if facts.outcome.is_some() {
        return None;
    }
    let before = facts.danger_before?;
    let next = name(names, facts.next);
    match facts.danger {
        Some(now) if now.worth >= before.worth => None,
        Some(now) => {
            let args = [
                ("player", next.into()),
                ("pieces", pieces(say, &before).into()),
                ("less", pieces(say, &now).into()),
            ];
            Some(say.format("why-lessens", &args))
        }
        None => {
            let args = [
                ("player", next.into()),
                ("pieces", pieces(say, &before).into()),
                ("move", before.m.to_string().into()),
            ];
            Some(say.format("why-prevents", &args))
        }
    }
}

/// The pieces of a capture.
#[must_use]
pub fn pieces(say: &Messages, capture: &Capture) -> String {
    say.pieces(capture.dan, capture.quan)
}

fn name(names: &Names, player: Player) -> String {
    errors::harmless(&names.get(player))
}
