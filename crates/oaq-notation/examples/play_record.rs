//! Plays a game and prints its record: how the sample games in `tests/games`
//! began.
//!
//! `cargo run -p oaq-notation --example play_record -- "quan-non" 7 0 "POSITION"`
//! plays under these rules with the random numbers of this seed, up to so many
//! plies (0: to the end), from the start or from a position. The players take
//! what captures most, but one time in three anything.

use std::process::ExitCode;

use oaq_core::Event;
use oaq_core::files::RuleBook;
use oaq_notation::record::{NodeId, Record, write};
use oaq_notation::{read_position, read_rules};

#[expect(clippy::print_stdout, reason = "it is what the example is for")]
#[expect(clippy::print_stderr, reason = "it is what the example is for")]
fn main() -> ExitCode {
    match play() {
        Ok(record) => {
            print!("{}", write(&record));
            ExitCode::SUCCESS
        }
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

fn play() -> Result<Record, String> {
    let mut args = std::env::args().skip(1);
    let rules = args.next().unwrap_or_else(|| "standard".to_owned());
    let mut numbers = || args.next().map_or(Ok(0), |arg| arg.parse::<u64>());
    let seed = numbers().map_err(|error| format!("seed: {error}"))?;
    let plies = numbers().map_err(|error| format!("plies: {error}"))?;
    let rules = read_rules(&rules, &RuleBook::shipped()).map_err(|error| error.to_string())?;
    let rules = rules.value;
    let mut record = match args.next() {
        None => Record::new(rules),
        Some(text) => {
            let setup = read_position(&text, &rules.rules).map_err(|error| error.to_string())?;
            Record::with_setup(rules, setup.value).map_err(|error| error.to_string())?
        }
    };
    let mut random = seed;
    let mut next = |n: usize| {
        // Knuth's multiplier and increment for 64 bits.
        random = random
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (random >> 33) as usize % n
    };
    let mut at = NodeId::ROOT;
    while plies == 0 || (record.len() as u64) < plies {
        let position = record.position(at);
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        let chance = moves.get(next(moves.len()));
        let value = u32::from(position.rules().quan_value);
        let best = moves.iter().max_by_key(|&m| {
            let mut captured = 0;
            let _ = position.play_with(m, &mut |event| {
                if let Event::Capture { dan, quan, .. } = event {
                    captured += dan + value * quan;
                }
            });
            captured
        });
        let m = if next(3) == 0 { chance } else { best };
        let m = m.ok_or("no move")?;
        at = record.add_move(at, m).map_err(|error| error.to_string())?;
    }
    Ok(record)
}
