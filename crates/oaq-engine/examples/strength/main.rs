//! How many points a move of the top level gives away, against exact values.
//!
//! ```text
//! cargo run --release -p oaq-engine --example strength -- collect COUNT SEED > FILE
//! cargo run --release -p oaq-engine --example strength -- measure FILE MILLISECONDS
//! ```
//!
//! `collect` plays games between players of all strengths, takes one position
//! of each, and writes it with its exact value, if the solver's bounds meet
//! within ten seconds: a line has the rules, the position and the value.
//! `measure` lets the top level choose a move in each position, with so much
//! time on one processor, and asks the solver what the move is worth.
#![allow(clippy::print_stdout, reason = "it is a program")]

mod collect;
mod measure;

fn main() -> Result<(), String> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match args[..] {
        ["collect", count, seed] => collect::run(number(count)?, number(seed)?),
        ["measure", file, time] => measure::run(file, number(time)?),
        _ => Err("usage: strength collect COUNT SEED | strength measure FILE MILLISECONDS".into()),
    }
}

fn number(text: &str) -> Result<u64, String> {
    text.parse().map_err(|e| format!("{text}: {e}"))
}
