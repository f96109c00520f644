//! The best moves of a position, or of each of many.

use std::io::{self, Write};
use std::time::Duration;

use oaq_core::{Game, Position};
use oaq_engine::{Analysis, Line, Searcher};
use oaq_i18n::Messages;
use oaq_notation::position_text;
use serde::Serialize;

use super::live::{self, Searched, Standing};
use super::{EACH, ONE};
use crate::args::AnalyzeArgs;
use crate::context::Context;
use crate::exit::{Exit, Run};
use crate::interrupt::{self, Listening};
use crate::json::{self, LineData, Over};
use crate::redraw::{Progress, Screen};
use crate::variants::Chosen;
use crate::{reasons, telling, text};
use oaq_play::Effort;
use oaq_play::read_position;

/// The version of the JSON's layout.
const SCHEMA: u32 = 1;

/// What was found of a position. The order of the fields is that of the
/// output.
#[derive(Serialize)]
struct Answer<'a> {
    schema: u32,
    rules: &'a str,
    position: String,
    depth: u32,
    nodes: u64,
    seconds: f64,
    lines: Vec<LineData>,
    #[serde(skip_serializing_if = "Option::is_none")]
    over: Option<Over>,
}

/// What stands in the place of an answer to a line that is no position.
#[derive(Serialize)]
struct Fault {
    schema: u32,
    line: usize,
    error: String,
}

impl<'a> Answer<'a> {
    fn new(rules: &'a str, position: &Position, result: &Searched) -> Self {
        Self {
            schema: SCHEMA,
            rules,
            position: position_text(position),
            depth: result.found.depth,
            nodes: result.found.nodes,
            seconds: result.elapsed.as_secs_f64(),
            lines: result.found.lines.iter().map(LineData::new).collect(),
            over: position.outcome().map(|outcome| Over::new(&outcome)),
        }
    }
}

fn lines(args: &AnalyzeArgs) -> usize {
    let lines = args.multipv.unwrap_or(1);
    usize::try_from(lines).unwrap_or(usize::MAX)
}

/// What there is of a position in which nothing can be result.
fn nothing() -> Searched {
    Searched {
        found: Analysis::default(),
        elapsed: Duration::ZERO,
    }
}

/// How a command ends whose search has ended.
fn exit() -> Exit {
    if interrupt::asked() {
        Exit::Interrupted
    } else {
        Exit::Success
    }
}

/// Answers each line of the input, in order, until it ends or the user does.
pub(super) fn stream(chosen: &Chosen, args: &AnalyzeArgs, context: &mut Context<'_, '_>) -> Run {
    let effort = args.effort(EACH);
    let mut searcher = Searcher::new(args.options(&context.settings));
    context.warn_of_table(&searcher)?;
    let in_the_way = context.io.width.is_some();
    let mut progress = Progress::new(context.io.err_is_terminal && !in_the_way);
    let mut exit = Exit::Success;
    let mut answered = 0_u32;
    while let Some(line) = context.next_line()? {
        match read_position(&line, &chosen.rules) {
            Ok(read) => {
                answered += 1;
                let text = [("number", answered.into())];
                let text = context.say.format("analyze-progress-position", &text);
                progress.show(&mut context.io.err, &text)?;
                let _listening = Listening::begin();
                let game = Game::new(read.value);
                let result = search(&mut searcher, &game, &effort, lines(args));
                let answer = Answer::new(&chosen.text, game.position(), &result);
                json::write(&mut context.io.out, &answer)?;
                if interrupt::asked() {
                    exit = Exit::Interrupted;
                    break;
                }
            }
            Err(errors) => {
                exit = Exit::No;
                let fault = Fault {
                    schema: SCHEMA,
                    line: context.io.input.number(),
                    error: errors.to_string(),
                };
                json::write(&mut context.io.out, &fault)?;
            }
        }
    }
    progress.clear(&mut context.io.err)?;
    Ok(exit)
}

/// Searches, with nobody watching; nothing if the game is over.
fn search(searcher: &mut Searcher, game: &Game, effort: &Effort, lines: usize) -> Searched {
    let listen = &mut |_: &Standing<'_>| Ok(());
    match live::search(searcher, game, effort, lines, listen) {
        Ok(Ok(result)) => result,
        _ => nothing(),
    }
}

/// Answers about one position.
pub(super) fn one(chosen: &Chosen, args: &AnalyzeArgs, context: &mut Context<'_, '_>) -> Run {
    let position = context.position(args.subject.as_deref(), &chosen.rules)?;
    let game = Game::new(position);
    let position = game.position();
    let effort = args.effort(ONE);
    if args.json {
        let _listening = Listening::begin();
        let mut searcher = Searcher::new(args.options(&context.settings));
        context.warn_of_table(&searcher)?;
        let result = search(&mut searcher, &game, &effort, lines(args));
        let answer = Answer::new(&chosen.text, position, &result);
        json::write(&mut context.io.out, &answer)?;
        return Ok(exit());
    }
    context.print(&format!("{}: {}", chosen.text, position_text(position)))?;
    if let Some(outcome) = position.outcome() {
        context.print(&telling::over(&context.say, &outcome))?;
        return Ok(Exit::Success);
    }
    context.io.out.flush()?;
    let mut searcher = Searcher::new(args.options(&context.settings));
    context.warn_of_table(&searcher)?;
    let _listening = Listening::begin();
    if context.io.redraws() {
        watched(&mut searcher, &game, &effort, lines(args), context)?;
    } else {
        by_depth(&mut searcher, &game, &effort, lines(args), context)?;
    }
    Ok(exit())
}

/// Writes a line for each depth, or one for each of the best moves.
fn by_depth(
    searcher: &mut Searcher,
    game: &Game,
    effort: &Effort,
    lines: usize,
    context: &mut Context<'_, '_>,
) -> io::Result<()> {
    let head = ["head-depth", "head-score", "head-nodes", "head-seconds"];
    let head = head.map(|id| context.say.msg(id));
    context.print(&row(&head, &context.say.msg("head-line")))?;
    context.io.out.flush()?;
    let out = &mut context.io.out;
    let mut told: Vec<Line> = Vec::new();
    let mut write = |found: &Analysis, nodes: u64, elapsed: Duration| {
        for line in &found.lines {
            let cells = [
                found.depth.to_string(),
                reasons::score(line),
                nodes.to_string(),
                seconds(elapsed),
            ];
            writeln!(out, "{}", row(&cells, &moves(line)))?;
        }
        told.clone_from(&found.lines);
        out.flush()
    };
    let result = live::search(searcher, game, effort, lines, &mut |standing| {
        if standing.is_new {
            write(standing.found, standing.nodes, standing.elapsed)
        } else {
            Ok(())
        }
    })?;
    if let Ok(Searched { found, elapsed }) = result {
        // A depth that was not finished can have found something better, and
        // what was told as an evaluation may have been proved since.
        let seen = |line: &Line| (line.first(), line.proven);
        let is_new = |line: &Line| told.first().map(seen) != Some(seen(line));
        if found.best().is_some_and(is_new) {
            write_last(&found, elapsed, context)?;
        }
    }
    Ok(())
}

fn write_last(
    found: &Analysis,
    elapsed: Duration,
    context: &mut Context<'_, '_>,
) -> io::Result<()> {
    for line in &found.lines {
        let cells = [
            format!("{}+", found.depth),
            reasons::score(line),
            found.nodes.to_string(),
            seconds(elapsed),
        ];
        context.print(&row(&cells, &moves(line)))?;
    }
    Ok(())
}

/// A line of the table whose widths must be known before its contents.
fn row(cells: &[String; 4], last: &str) -> String {
    let widths = [7, 9, 13, 11];
    let cells = cells.iter().zip(widths);
    let cells: String = cells
        .map(|(cell, width)| text::right(cell, width))
        .collect();
    format!("{cells}  {last}")
}

/// Draws the table over and over, and leaves what was found in the end.
fn watched(
    searcher: &mut Searcher,
    game: &Game,
    effort: &Effort,
    lines: usize,
    context: &mut Context<'_, '_>,
) -> io::Result<()> {
    let mut screen = Screen::default();
    let result = live::search(searcher, game, effort, lines, &mut |standing| {
        let width = context.io.measured();
        let (nodes, elapsed) = (standing.nodes, standing.elapsed);
        let text = table(&context.say, standing.found, nodes, elapsed, width);
        screen.draw(&mut context.io.out, &text)
    })?;
    screen.clear(&mut context.io.out)?;
    if let Ok(Searched { found, elapsed }) = result {
        let width = context.io.measured();
        let text = table(&context.say, &found, found.nodes, elapsed, width);
        context.print(&text)?;
    }
    Ok(())
}

/// How a search stands, in lines that are no wider than the screen.
fn table(
    say: &Messages,
    found: &Analysis,
    nodes: u64,
    elapsed: Duration,
    width: Option<usize>,
) -> String {
    let args = [
        ("depth", found.depth.into()),
        ("nodes", nodes.to_string().into()),
        ("seconds", seconds(elapsed).into()),
        ("speed", speed(nodes, elapsed).into()),
    ];
    let standing = say.format("analyze-standing", &args);
    let mut rows = vec![vec![
        "#".to_owned(),
        say.msg("head-score"),
        say.msg("head-line"),
    ]];
    for (n, line) in found.lines.iter().enumerate() {
        rows.push(vec![(n + 1).to_string(), reasons::score(line), moves(line)]);
    }
    let text = format!("{standing}\n{}", text::table(&rows, &[true, true]));
    // A line that is wrapped would take more lines than are counted.
    let width = width.unwrap_or(usize::MAX).saturating_sub(1);
    let lines: Vec<&str> = text.lines().map(|line| text::cut(line, width)).collect();
    lines.join("\n")
}

fn moves(line: &Line) -> String {
    let moves: Vec<String> = line.moves.iter().map(ToString::to_string).collect();
    moves.join(" ")
}

fn seconds(elapsed: Duration) -> String {
    format!("{:.3}", elapsed.as_secs_f64())
}

/// Nodes in a second, in thousands.
fn speed(nodes: u64, elapsed: Duration) -> String {
    let millis = u64::try_from(elapsed.as_millis()).unwrap_or(u64::MAX);
    (nodes / millis.max(1)).to_string()
}
