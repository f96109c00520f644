//! What a judgement leaves in a record, and how that of a former one goes.

use oaq_engine::{Judgement, Mark, Score};
use oaq_notation::record::{Comment, EditError, Eval, NodeId, Points, Record};

/// How many moves of a better line are written down.
const VARIATION: usize = 8;

/// The numeric annotations that say how good a move is.
const ASSESSMENTS: core::ops::RangeInclusive<u8> = 1..=9;

/// The command at a mark that people made and that looks like ours.
const BY_HAND: &str = "by-hand";

/// Writes a judgement into a record: the score of the move, how deep it was
/// searched, what it gave away and the mark for it, and the better line if it
/// gave away much.
///
/// A move that people gave a mark keeps that one alone, and a variation of
/// theirs that begins with the better move stays as it is. What a former
/// judgement wrote is replaced.
pub(super) fn annotate(
    record: &mut Record,
    node: NodeId,
    judgement: &Judgement,
) -> Result<(), EditError> {
    let before = record.parent(node).ok_or(EditError::NoSuchNode)?;
    forget(record, before, node)?;
    let mover = judgement.mover;
    let eval = |score: Score, proven| eval_text(oaq_engine::seen_by_a(score, mover), proven);
    let depth = judgement.depth.to_string();
    let played = &judgement.played;
    let worth = eval(played.score, played.proven);
    let comments = record.comments(node);
    if comments
        .first()
        .is_some_and(|first| first.command("unread").is_some())
    {
        // What could not be read stays as it is.
        let ours = Comment::from_command("eval", &worth)?;
        let all = [ours].into_iter().chain(comments.iter().cloned()).collect();
        record.set_comments(node, all)?;
    }
    record.set_command(node, "eval", Some(&worth))?;
    record.set_command(node, "depth", Some(&depth))?;
    record.set_command(node, "loss", Some(&loss_text(judgement.loss())))?;
    let nag = judgement.mark().nag();
    let nags = record.nags(node);
    let by_people = nags.iter().any(|nag| ASSESSMENTS.contains(nag));
    let alike = nag.is_some_and(|nag| nags.contains(&nag));
    record.set_command(node, BY_HAND, alike.then_some(""))?;
    let Some(nag) = nag else {
        return Ok(());
    };
    if !by_people {
        record.add_nag(node, nag)?;
    }
    let best = &judgement.best;
    let known = record
        .children(before)
        .any(|child| record.played(child) == Some(best.first()));
    if known {
        return Ok(());
    }
    let better = record.add_move(before, best.first())?;
    let line = best.moves.iter().copied().take(VARIATION);
    record.add_line(before, line)?;
    record.set_command(better, "eval", Some(&eval(best.score, best.proven)))?;
    record.set_command(better, "depth", Some(&depth))?;
    Ok(())
}

/// Takes away what a former judgement of a move added and the next one need
/// not replace: its mark and its better lines.
fn forget(record: &mut Record, before: NodeId, node: NodeId) -> Result<(), EditError> {
    let command = |name| record.comments(node).iter().find_map(|c| c.command(name));
    let Some(loss) = command("loss") else {
        return Ok(());
    };
    let nag = read_loss(loss).and_then(|loss| Mark::of(loss).nag());
    if let Some(nag) = nag.filter(|_| command(BY_HAND).is_none()) {
        record.remove_nag(node, nag);
    }
    let ours: Vec<NodeId> = record
        .children(before)
        .filter(|&child| child != node && is_ours(record, child))
        .collect();
    for line in ours {
        record.delete(line)?;
    }
    Ok(())
}

/// Whether a variation looks as a judgement leaves it: a score and a depth at
/// its first move, no words, no marks, no variations, and no more moves than
/// are written.
fn is_ours(record: &Record, first: NodeId) -> bool {
    let [comment] = record.comments(first) else {
        return false;
    };
    let commands = comment.commands().map(|command| command.name);
    if !commands.eq(["eval", "depth"]) || !comment.prose().is_empty() {
        return false;
    }
    let mut node = first;
    for _ in 0..VARIATION {
        let said = node != first && !record.comments(node).is_empty();
        if said || !record.comments_before(node).is_empty() || !record.nags(node).is_empty() {
            return false;
        }
        let mut next = record.children(node);
        match (next.next(), next.next()) {
            (None, _) => return true,
            (Some(only), None) => node = only,
            (Some(_), Some(_)) => return false,
        }
    }
    false
}

/// A score from A's side as the command `%eval` has it.
fn eval_text(score: Score, proven: bool) -> String {
    let points = Points::Margin(score.dan());
    Eval { proven, points }.to_string()
}

/// What a move gave away, as the command `%loss` has it.
fn loss_text(loss: Score) -> String {
    loss.to_string().trim_start_matches('+').to_owned()
}

/// What the command `%loss` says, if it can be read.
fn read_loss(text: &str) -> Option<Score> {
    let dan: f64 = text.parse().ok().filter(|dan| (0.0..=1e5).contains(dan))?;
    // Within the range of scores, and written with two decimals.
    #[expect(clippy::cast_possible_truncation)]
    Some(Score::from_hundredths((dan * 100.0).round() as i32))
}

#[cfg(test)]
mod tests {
    use oaq_core::files::RuleBook;
    use oaq_core::{Direction, Move, Player};
    use oaq_engine::{Limits, Line, Options, Searcher, judge};
    use oaq_notation::record::{ReadOptions, read_all};

    use super::super::summary::Game;
    use super::*;

    fn read(text: &str) -> Record {
        let book = RuleBook::shipped();
        read_all(text, &ReadOptions::new(&book)).remove(0).record
    }

    fn line(score: Score, m: Move) -> Line {
        Line {
            score,
            proven: false,
            moves: vec![m],
        }
    }

    /// A judgement of the only move of a record, 3R, to which 5R is preferred.
    fn judgement(played: i32, best: i32) -> Judgement {
        let m = |number| Move::new(number, Direction::Right).unwrap();
        Judgement {
            mover: Player::A,
            played: line(Score::from_hundredths(played), m(3)),
            best: line(Score::from_hundredths(best), m(5)),
            depth: 9,
            nodes: 1,
        }
    }

    #[test]
    fn what_is_written_reads_back() {
        for hundredths in [0, 5, 50, 125, 199, 200, 1250, 999_900] {
            let loss = Score::from_hundredths(hundredths);
            assert_eq!(read_loss(&loss_text(loss)), Some(loss), "{loss}");
            for score in [loss, -loss] {
                for proven in [false, true] {
                    let eval: Eval = eval_text(score, proven).parse().unwrap();
                    assert_eq!(eval.proven, proven);
                    assert_eq!(eval.points, Points::Margin(score.dan()), "{score}");
                }
            }
        }
        for text in ["", "x", "-1", "nan", "1e9"] {
            assert_eq!(read_loss(text), None, "{text}");
        }
    }

    #[test]
    fn a_bad_move_gets_its_mark_and_the_better_line() {
        let mut record = read("1. 3R {solid} *");
        let node = record.last();
        annotate(&mut record, node, &judgement(-150, 450)).unwrap();
        let written = record.to_string();
        assert!(
            written.contains(
                "1. 3Rx6 $2 {[%eval -1.5] [%depth 9] [%loss 6] solid} (1. 5Rx1Q {[%eval +4.5]"
            ),
            "{written}"
        );
        assert_eq!(read(&written), record);
    }

    /// Judges the last move of a record once, and after another judgement that
    /// is written and read in between: the same must come out.
    fn judged_again(text: &str, first: &Judgement, second: &Judgement) -> Record {
        let mut once = read(text);
        let node = once.last();
        annotate(&mut once, node, second).unwrap();
        let mut twice = read(text);
        annotate(&mut twice, node, first).unwrap();
        let mut twice = read(&twice.to_string());
        let node = twice.last();
        annotate(&mut twice, node, second).unwrap();
        assert_eq!(twice.to_string(), once.to_string(), "{text}");
        once
    }

    #[test]
    fn judging_again_leaves_nothing_of_the_former_judgement() {
        let longer = |mut judgement: Judgement, numbers: &[u8]| {
            let m = |&n: &u8| Move::new(n, Direction::Right).unwrap();
            judgement.best.moves = numbers.iter().map(m).collect();
            judgement
        };
        let judgements = [
            judgement(0, 0),
            judgement(0, 100),
            judgement(0, 300),
            longer(judgement(0, 600), &[4, 1]),
            longer(judgement(-100, 1200), &[5, 2]),
        ];
        let texts = [
            "1. 3R *",
            "1. 3R {solid} *",
            "1. 3R $2 *",
            "1. 3R $3 {solid} *",
            "1. 3R $6 $14 {[%clk 0:01:00]} *",
            "1. 3R $4 (1. 5R) *",
            "1. 3R (1. 4R {slower}) (1. 5R 2R 1R) *",
            "1. 3R (1. 5R {[%eval +3] [%depth 4] says my program}) *",
            "1. 3R {a} {b} (1. 5R (1. 4R)) *",
        ];
        for text in texts {
            for first in &judgements {
                for second in &judgements {
                    judged_again(text, first, second);
                }
            }
        }
        let record = judged_again(texts[0], &judgements[3], &judgements[1]);
        assert!(!record.to_string().contains('('), "{record}");
    }

    #[test]
    fn what_people_said_stays_alone() {
        let record = judged_again(
            "1. 3R $3 {solid} (1. 5R 2R {slower}) *",
            &judgement(0, 1200),
            &judgement(0, 600),
        );
        let written = record.to_string();
        assert!(
            written.contains(
                "1. 3Rx6 $3 {[%eval +0] [%depth 9] [%loss 6] solid} (1. 5Rx1Q 2R {slower})"
            ),
            "{written}"
        );
        // One that says the same as we would is not taken for ours.
        let record = judged_again("1. 3R $2 *", &judgement(0, 600), &judgement(0, 100));
        assert_eq!(record.nags(record.last()), [2]);
        // Nor is a line of ours to which people added something.
        for added in ["$1", "{hm}", "2R {hm}", "2R (1... 1R)", "2R $1"] {
            let text = format!(
                "1. 3R $2 {{[%eval +0] [%depth 9] [%loss 6]}} (1. 5R {{[%eval +6] [%depth 9]}} {added}) *"
            );
            let mut record = read(&text);
            let node = record.mainline().next().unwrap();
            annotate(&mut record, node, &judgement(0, 0)).unwrap();
            assert!(record.to_string().contains("(1. 5R"), "{added}: {record}");
            assert!(record.nags(node).is_empty());
        }
    }

    #[test]
    fn marks_that_older_versions_put_beside_those_of_people_go() {
        let mut record = read("1. 3R $3 $4 {[%eval +0] [%depth 9] [%loss 12] solid} *");
        let node = record.last();
        annotate(&mut record, node, &judgement(0, 1200)).unwrap();
        assert_eq!(record.nags(node), [3]);
        let comment = &record.comments(node)[0];
        assert_eq!(comment.command("loss"), Some("12"));
        assert_eq!(comment.prose(), "solid");
    }

    #[test]
    fn the_summary_is_what_the_comments_say() {
        let text = "1. 3R 1R 2. 4L 2L 3. 5L *";
        let mut record = read(text);
        let mut game = Game::new(1, &record);
        let mut searcher = Searcher::new(Options {
            hash: 1,
            ..Options::default()
        });
        let limits = Limits {
            depth: Some(3),
            nodes: None,
        };
        let nodes: Vec<NodeId> = record.mainline().collect();
        for (ply, &node) in nodes.iter().enumerate() {
            let before = record.game(record.parent(node).unwrap());
            let m = record.played(node).unwrap();
            let judgement = judge(&mut searcher, &before, m, &limits, || ()).unwrap();
            annotate(&mut record, node, &judgement).unwrap();
            game.add(ply, judgement);
        }
        let record = read(&record.to_string());
        for (n, player) in [Player::A, Player::B].into_iter().enumerate() {
            let mut summary = oaq_engine::Summary::default();
            for node in record.mainline().skip(n).step_by(2) {
                let loss = record.comments(node)[0].command("loss").unwrap();
                let loss = read_loss(loss).unwrap();
                summary.add(loss);
                assert!(record.comments(node)[0].eval().is_some());
                let nag = Mark::of(loss).nag();
                assert_eq!(record.nags(node), nag.as_slice());
            }
            assert!(summary.moves >= 2);
            assert_eq!(game.summary(player), summary);
        }
    }
}
