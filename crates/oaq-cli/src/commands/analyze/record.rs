//! The moves of game records, judged.

use std::fs::File;
use std::io::{self, BufReader, Write};
use std::path::Path;

use oaq_engine::{Judgement, Limits, Mark, Score, Searcher, judge};
use oaq_notation::graph;
use oaq_notation::record::{
    Comment, EditError, Eval, NodeId, Points, ReadOptions, Reader, Record, write,
};

use super::EACH;
use super::screen::Progress;
use super::summary::{self, Game};
use crate::args::AnalyzeArgs;
use crate::context::Context;
use crate::effort::Effort;
use crate::exit::{Exit, Failure, Run};
use crate::interrupt::{self, Listening};
use crate::saves::replace;
use crate::{diagnostics, errors};

/// How many moves of a better line are written down.
const VARIATION: usize = 8;

pub(super) fn run(path: &Path, args: &AnalyzeArgs, context: &mut Context<'_, '_>) -> Run {
    let name = errors::harmless(&path.display().to_string());
    let variants = context.variants()?;
    let file = open(path).map_err(|error| {
        let args = [
            ("path", name.as_str().into()),
            ("reason", error.to_string().into()),
        ];
        Failure::Usage(context.say.format("cannot-read", &args))
    })?;
    // Nobody wants to hear of it when all the work is done.
    for path in args.judged.iter().chain(&args.graph) {
        check_writable(path).map_err(|error| cannot_write(path, &error, context))?;
    }
    let effort = args.effort(EACH);
    let mut judge = Judge {
        searcher: Searcher::new(args.options()),
        limits: effort.limits(),
        effort,
        progress: Progress::new(context.io.err_is_terminal),
        stopped: false,
    };
    let mut exit = Exit::Success;
    let mut text = String::new();
    let mut curves = Vec::new();
    // The record itself goes where the summary does not.
    let on_output = args.judged.is_none() && !args.json;
    for game in Reader::new(BufReader::new(file), ReadOptions::new(&variants.book)) {
        let game = game.map_err(|error| {
            let args = [
                ("path", name.as_str().into()),
                ("reason", error.to_string().into()),
            ];
            Failure::Usage(context.say.format("cannot-read", &args))
        })?;
        if !game.is_good() {
            exit = Exit::No;
            judge.progress.clear(&mut context.io.err)?;
            let told = diagnostics::of_game(&context.say, &name, &game);
            writeln!(context.io.err, "{told}")?;
        }
        let number = game.number;
        let mut record = game.record;
        let mut judged = Game::new(number, &record);
        if record.rules().rules.players == 2 {
            judge.game(&mut record, &mut judged, context)?;
        } else {
            exit = Exit::No;
            judge.progress.clear(&mut context.io.err)?;
            let args = [("number", number.into())];
            let text = context.say.format("analyze-skipped", &args);
            context.warn(&text)?;
        }
        judge.progress.clear(&mut context.io.err)?;
        let written = write(&record);
        if on_output {
            let gap = if number > 1 { "\n" } else { "" };
            write!(context.io.out, "{gap}{written}")?;
            context.io.out.flush()?;
        } else if args.judged.is_some() {
            if !text.is_empty() {
                text.push('\n');
            }
            text += &written;
        }
        if args.json {
            judged.write_json(&mut context.io.out)?;
            context.io.out.flush()?;
        } else if !judged.is_empty() {
            let told = summary::told(&context.say, &judged, context.io.width);
            let out: &mut dyn Write = if on_output {
                &mut context.io.err
            } else {
                &mut context.io.out
            };
            writeln!(out, "{told}")?;
        }
        if args.graph.is_some() && !judged.is_empty() {
            curves.push(judged.curve(&context.say));
        }
    }
    judge.progress.clear(&mut context.io.err)?;
    if let Some(path) = &args.judged {
        put(path, &text, context)?;
    }
    if let Some(path) = &args.graph {
        put(path, &graph::svg(&curves), context)?;
    }
    if judge.stopped {
        exit = Exit::Interrupted;
    }
    Ok(exit)
}

/// Opens a file that can be read as a record: no folder.
fn open(path: &Path) -> io::Result<File> {
    let file = File::open(path)?;
    if file.metadata()?.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    Ok(file)
}

/// Finds out whether a file could be written, as far as that can be known.
fn check_writable(path: &Path) -> io::Result<()> {
    if path.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    let folder = path.parent().filter(|f| !f.as_os_str().is_empty());
    let folder = std::fs::metadata(folder.unwrap_or(Path::new(".")))?;
    if folder.is_dir() {
        Ok(())
    } else {
        Err(io::ErrorKind::NotADirectory.into())
    }
}

/// The failure to write a file, in words.
fn cannot_write(path: &Path, error: &io::Error, context: &Context<'_, '_>) -> Failure {
    let args = [
        ("path", errors::harmless(&path.display().to_string()).into()),
        ("reason", error.to_string().into()),
    ];
    Failure::Usage(context.say.format("cannot-write", &args))
}

/// Writes a file, whole or not at all.
fn put(path: &Path, text: &str, context: &mut Context<'_, '_>) -> Result<(), Failure> {
    replace(path, text).map_err(|error| cannot_write(path, &error, context))?;
    if !context.quiet {
        let name = errors::harmless(&path.display().to_string());
        let args = [("path", name.into())];
        let text = context.say.format("picture-written", &args);
        writeln!(context.io.err, "{text}")?;
    }
    Ok(())
}

/// Who judges moves.
struct Judge {
    searcher: Searcher,
    effort: Effort,
    limits: Limits,
    progress: Progress,
    /// Whether the user wanted it to stop: no more moves are judged, but the
    /// rest of the games is still written.
    stopped: bool,
}

impl Judge {
    /// Judges the moves of the main line, the last one first, since what is
    /// known of the end helps to judge what led to it.
    fn game(
        &mut self,
        record: &mut Record,
        judged: &mut Game,
        context: &mut Context<'_, '_>,
    ) -> io::Result<()> {
        let nodes: Vec<NodeId> = record.mainline().collect();
        let mut game = record.game(record.last());
        for (ply, &node) in nodes.iter().enumerate().rev() {
            let Some(&m) = game.moves().last() else { break };
            game.undo();
            if self.stopped {
                continue;
            }
            let args = [
                ("number", judged.number.into()),
                ("ply", (nodes.len() - ply).into()),
                ("plies", nodes.len().into()),
            ];
            let text = context.say.format("analyze-progress-move", &args);
            self.progress.show(&mut context.io.err, &text)?;
            let listening = Listening::begin();
            let effort = self.effort;
            let found = judge(&mut self.searcher, &game, m, &self.limits, || {
                effort.watch()
            });
            self.stopped = interrupt::asked();
            interrupt::forget();
            drop(listening);
            // What was broken off is no judgement.
            let Some(judgement) = found.ok().filter(|_| !self.stopped) else {
                continue;
            };
            if annotate(record, node, &judgement).is_err() {
                self.progress.clear(&mut context.io.err)?;
                let args = [("number", judged.number.into())];
                let text = context.say.format("analyze-no-room", &args);
                context.warn(&text)?;
                break;
            }
            judged.add(ply, judgement);
        }
        Ok(())
    }
}

/// Writes a judgement into a record: the score of the move, how deep it was
/// searched, what it gave away and the mark for it, and the better line if it
/// gave away much.
fn annotate(record: &mut Record, node: NodeId, judgement: &Judgement) -> Result<(), EditError> {
    let before = record.parent(node).ok_or(EditError::NoSuchNode)?;
    // The mark of an earlier judgement goes; those of people stay.
    let earlier = record.comments(node).iter().find_map(|comment| {
        let loss = comment.command("loss")?;
        Mark::of(read_loss(loss)?).nag()
    });
    if let Some(nag) = earlier {
        record.remove_nag(node, nag);
    }
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
    let Some(nag) = judgement.mark().nag() else {
        return Ok(());
    };
    record.add_nag(node, nag)?;
    let best = &judgement.best;
    let better = record.add_move(before, best.first())?;
    let line = best.moves.iter().copied().take(VARIATION);
    record.add_line(before, line)?;
    record.set_command(better, "eval", Some(&eval(best.score, best.proven)))?;
    record.set_command(better, "depth", Some(&depth))?;
    Ok(())
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
    use oaq_engine::{Line, Options};
    use oaq_notation::record::read_all;

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

    #[test]
    fn judging_again_replaces_what_was_judged_and_keeps_what_people_said() {
        let mut record = read("1. 3R $3 {solid} *");
        let node = record.last();
        annotate(&mut record, node, &judgement(0, 1200)).unwrap();
        assert_eq!(record.nags(node), [3, 4]);
        annotate(&mut record, node, &judgement(0, 100)).unwrap();
        assert_eq!(record.nags(node), [3]);
        let comment = &record.comments(node)[0];
        assert_eq!(comment.command("loss"), Some("1"));
        assert_eq!(comment.prose(), "solid");
        let written = record.to_string();
        annotate(&mut record, node, &judgement(0, 100)).unwrap();
        assert_eq!(record.to_string(), written);
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
