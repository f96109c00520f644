//! Reads records from files or from standard input and says how fast that was
//! and how much memory it took.
//!
//! `cargo run --release -p oaq-notation --example read_records -- FILE…` reads
//! game by game, playing and checking every move. With `--lex` in front it only
//! looks for tokens, in the whole text at once.

use std::fs::{self, File};
use std::io::{self, BufReader, Read};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use oaq_core::files::RuleBook;
use oaq_notation::record::{Lexer, ReadOptions, Reader};

/// What has been read.
#[derive(Default)]
struct Counts {
    bytes: u64,
    games: u64,
    bad: u64,
    moves: u64,
    tokens: u64,
    time: Duration,
}

#[expect(clippy::print_stdout, reason = "it is what the example is for")]
#[expect(clippy::print_stderr, reason = "it is what the example is for")]
fn main() -> ExitCode {
    let mut files: Vec<String> = std::env::args().skip(1).collect();
    let only_tokens = files.first().is_some_and(|arg| arg == "--lex");
    if only_tokens {
        files.remove(0);
    }
    if files.is_empty() {
        files.push("-".to_owned());
    }
    let mut counts = Counts::default();
    for file in &files {
        if let Err(error) = read(file, only_tokens, &mut counts) {
            eprintln!("{file}: {error}");
            return ExitCode::from(2);
        }
    }
    let seconds = counts.time.as_secs_f64();
    #[expect(clippy::cast_precision_loss, reason = "for a few digits")]
    let per_second = |count: u64| count as f64 / seconds / 1e6;
    println!(
        "{} bytes, {:.1} MB/s",
        counts.bytes,
        per_second(counts.bytes)
    );
    if only_tokens {
        println!("{} tokens", counts.tokens);
    } else {
        println!(
            "{} games, {} of them bad; {} moves, {:.2} million a second",
            counts.games,
            counts.bad,
            counts.moves,
            per_second(counts.moves)
        );
    }
    if let Some(peak) = peak_memory() {
        println!("{peak} of memory at most");
    }
    ExitCode::SUCCESS
}

fn read(file: &str, only_tokens: bool, counts: &mut Counts) -> io::Result<()> {
    let mut input: Box<dyn Read> = match file {
        "-" => Box::new(io::stdin().lock()),
        file => Box::new(File::open(file)?),
    };
    if only_tokens {
        let mut text = String::new();
        input.read_to_string(&mut text)?;
        let start = Instant::now();
        counts.tokens += Lexer::new(&text).count() as u64;
        counts.time += start.elapsed();
        counts.bytes += text.len() as u64;
        return Ok(());
    }
    let book = RuleBook::shipped();
    let start = Instant::now();
    let mut reader = Reader::new(BufReader::new(input), ReadOptions::new(&book));
    for game in reader.by_ref() {
        let game = game?;
        counts.games += 1;
        counts.bad += u64::from(!game.is_good());
        counts.moves += game.record.len() as u64;
    }
    counts.time += start.elapsed();
    counts.bytes += reader.bytes();
    Ok(())
}

/// The most memory that the process has had, where the system tells.
fn peak_memory() -> Option<String> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmHWM:"))?;
    Some(line.trim().to_owned())
}
