//! Every file in `rules/`, shown in four snapshots: the rules it amounts to,
//! the board at the start, a game, and turns of the game told in full.
//!
//! The files are globbed: a new variant is shown without a line of code.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use insta::{assert_snapshot, glob};
use oaq_core::files::{RuleBook, Variant};
use oaq_core::{Key, Player, Rules, Setup, perft};
use oaq_i18n::Messages;
use oaq_notation::board::{Glyphs, Style};
use oaq_tests::games::{Played, game_of, kinds, worth};
use oaq_tests::show;

#[test]
fn every_rule_file_is_shown() {
    let book = RuleBook::shipped();
    let languages = show::languages();
    glob!("../../rules", "*.toml", |path| {
        let id = path.file_stem().unwrap().to_str().unwrap();
        let variant = book
            .get(id)
            .unwrap_or_else(|| panic!("no variant in {} has the id {id}", path.display()));
        show::settings(format!("variants/{id}")).bind(|| {
            assert_snapshot!("rules", rules(variant, &languages));
            assert_snapshot!("start", start(variant.rules()));
            let played = Played::new(&game_of(variant.rules()));
            assert_snapshot!("game", game(&played, &languages));
            assert_snapshot!("turns", turns(&played, &languages));
        });
    });
}

/// What the file says and what it amounts to.
fn rules(variant: &Variant, languages: &[Messages]) -> String {
    let file = variant.file();
    let mut text = format!("{}, {}", variant.id(), file.status);
    if let Some(base) = &file.extends {
        write!(text, ", extends {base}").unwrap();
    }
    text += "\n\n";
    for messages in languages {
        let code = messages.lang().code();
        writeln!(text, "{code}  {}", variant.name(code)).unwrap();
    }
    text += "\nThe rules; * marks what differs from the standard game.\n\n";
    let (rules, standard) = (variant.rules(), &Rules::STANDARD);
    for &key in Key::ALL {
        let (value, usual) = (key.get(rules).to_string(), key.get(standard).to_string());
        let line = if value == usual {
            format!("  {key:22} {value}")
        } else {
            format!("* {key:22} {value:22} not {usual}")
        };
        writeln!(text, "{}", line.trim_end()).unwrap();
    }
    let differences = standard.differences(rules);
    for messages in languages.iter().filter(|_| !differences.is_empty()) {
        writeln!(text).unwrap();
        for &(key, _, value) in &differences {
            let (about, value) = (messages.rule_key(key), messages.rule_value(key, value));
            writeln!(text, "{}  {about}: {value}", messages.lang()).unwrap();
        }
    }
    let start = oaq_core::Position::start(*rules);
    let leaves: Vec<String> = (1..=4)
        .map(|depth| perft(&start, depth).to_string())
        .collect();
    write!(text, "\nLeaves after 1 to 4 plies: {}", leaves.join(", ")).unwrap();
    text
}

/// The board at the start, in each style and from each seat.
fn start(rules: &Rules) -> String {
    let setup = Setup::start(rules);
    let seats: Vec<Player> = rules.board().seats().collect();
    let mut text = String::new();
    for (name, style) in [
        ("compact", Style::Compact),
        ("unicode", Style::Unicode),
        ("ascii", Style::Ascii),
        ("large", Style::Large(Glyphs::Unicode)),
    ] {
        writeln!(text, "## {name}, from each seat\n").unwrap();
        let boards: Vec<String> = seats
            .iter()
            .map(|&seat| show::board(&setup, rules, style, seat))
            .collect();
        let gap = if style == Style::Compact {
            "\n"
        } else {
            "\n\n"
        };
        writeln!(text, "{}\n", show::in_pairs(&boards).join(gap)).unwrap();
    }
    text
}

/// The game, each turn told in a sentence, in one language after the other.
/// The board is drawn every few plies, so that each player's moves are seen
/// drawn in.
fn game(played: &Played, languages: &[Messages]) -> String {
    let every = usize::from(played.first.rules().players) + 1;
    let mut text = show::position(&played.first) + "\n";
    for ((number, ply), messages) in (1..).zip(&played.plies).zip(languages.iter().cycle()) {
        writeln!(
            text,
            "\n{number:2}. {} {}\n{}\n{}",
            ply.mover,
            show::move_text(ply),
            show::short(messages, ply),
            show::position(&ply.after)
        )
        .unwrap();
        if number % every == 0 || number == played.plies.len() {
            writeln!(text, "\n{}", show::board_after(&ply.after, Some(ply), &[])).unwrap();
        }
    }
    text
}

/// The turns of the game in which most different and rare things happen, told
/// in full.
fn turns(played: &Played, languages: &[Messages]) -> String {
    let mut told = BTreeSet::new();
    let mut chosen = BTreeSet::new();
    for _ in 0..3 {
        let news = |ply: &usize| {
            let ply = &played.plies[*ply];
            worth(kinds(&ply.after, &ply.events).difference(&told))
        };
        // Of equal turns the first.
        let Some(ply) = (0..played.plies.len()).rev().max_by_key(news) else {
            break;
        };
        let ply_told = &played.plies[ply];
        told.extend(kinds(&ply_told.after, &ply_told.events));
        chosen.insert(ply);
    }
    let chosen = chosen.into_iter().map(|number| {
        let ply = &played.plies[number];
        format!(
            "## {}. {} {}\n\n{}",
            number + 1,
            ply.mover,
            show::move_text(ply),
            show::full(languages, &[], &ply.events, &ply.after)
        )
    });
    chosen.collect::<Vec<_>>().join("\n\n")
}
