//! Files that are made to hurt: they are read to their end, quickly and in
//! little memory, and the next game is read as if nothing had been.

use oaq_notation::record::{
    Issue, Lexer, MAX_GAME, MAX_NESTING, MAX_PLIES, MAX_TOKEN, from_json, to_json,
};

use crate::support::{book, full, moves, read, with_tags};

/// What becomes of a game that has this text in the place of its moves; the
/// one behind it must be read.
fn survives(text: &str) -> oaq_notation::record::ReadGame {
    let next = full("*", "1. 5R *");
    let mut games = read(&format!("{}\n\n{next}", full("*", text)));
    let last = games.pop().expect("the next game");
    assert!(last.is_good(), "{:?}", last.diagnostics);
    assert_eq!(moves(&last.record), "1. 5Rx1Q *");
    let game = games.swap_remove(0);
    let again = read(&game.record.to_string());
    assert_eq!(again[0].record, game.record);
    game
}

fn has(game: &oaq_notation::record::ReadGame, issue: &Issue) -> bool {
    game.diagnostics.iter().any(|d| d.issue == *issue)
}

#[test]
fn a_million_parentheses() {
    let game = survives(&format!("1. 3R {}", "(".repeat(1_000_000)));
    assert!(!game.is_good());
    let game = survives(&format!("1. 3R {} 1L *", ")".repeat(1_000_000)));
    assert_eq!(game.record.len(), 2);
    let game = survives(&format!("1. 3R {} 1L *", "()".repeat(100_000)));
    assert_eq!(game.record.len(), 2);
    let game = survives(&format!("9R {}", "(".repeat(1_000_000)));
    assert!(!game.is_good());
}

#[test]
fn variations_in_variations() {
    let game = survives(&format!("1. 3R {}", "(1. 5R ".repeat(30_000)));
    assert!(has(&game, &Issue::TooDeep));
    assert_eq!(game.record.len(), MAX_NESTING + 1);
    let depth = 1000;
    let text = format!(
        "1. 3R {}{} 1L *",
        "(1. 5R ".repeat(depth),
        ")".repeat(depth)
    );
    let game = survives(&text);
    assert!(has(&game, &Issue::TooDeep));
    assert!(moves(&game.record).ends_with("1... 1L *"));
}

#[test]
fn very_many_variations_of_one_move() {
    let game = survives(&format!("1. 3R {} 1L *", "(1. 5R)".repeat(30_000)));
    assert_eq!(game.record.len(), 30_002);
}

#[test]
fn very_long_tokens() {
    for text in [
        format!("1. 3R {{{}}} 1L *", "x".repeat(200_000)),
        format!("1. 3R {{{}}} 1L *", "\\".repeat(200_000)),
        format!("1. 3R {{{}}} 1L *", "[%eval ".repeat(30_000)),
        format!("1. 3R ;{}\n1L *", "x".repeat(200_000)),
    ] {
        let game = survives(&text);
        assert!(has(&game, &Issue::LongComment));
        let node = game.record.mainline().next().expect("a move");
        assert!(game.record.comments(node)[0].text().len() <= MAX_TOKEN);
    }
    for text in [
        "x".repeat(200_000),
        "1".repeat(200_000),
        "1-".repeat(100_000),
        ".".repeat(200_000),
        "!".repeat(200_000),
        "$".repeat(200_000),
        format!("3Rx{}", "Q".repeat(200_000)),
        "ả".repeat(100_000),
    ] {
        survives(&format!("1. {text} *"));
    }
    let game = survives(&format!("[X \"{}\"]\n1. 3R *", "x".repeat(200_000)));
    assert!(!game.is_good());
}

#[test]
fn very_many_tokens() {
    for token in [
        "{", "{}", "{a}", ";\n", "[", "\n[", "\n[A \"x", "1. ", "$1 ", "! ", "* ", "% ", "\n%\n",
        "\" ",
    ] {
        survives(&format!("1. 3R {}\n", token.repeat(30_000)));
        survives(&token.repeat(30_000));
    }
    let tags: Vec<String> = (0..30_000).map(|i| format!("[T{i} \"x\"]")).collect();
    let game = survives(&tags.join("\n"));
    assert!(!game.is_good());
    let tags = "[Event \"x\"]\n".repeat(30_000);
    survives(&tags);
}

#[test]
fn very_long_lines_have_an_end() {
    let tags = "[Rules \"standard limits.max-plies=0 limits.quiet-plies=0 limits.repetition=1000\"]\n\
                [Position \"0,1,0,0,0/Q/0,1,0,0,0/Q A 0/0 - 0 0\"]";
    // Two dân that go round and round and are never captured.
    let around = "3R 3R 4R 4R 5R 5R ".repeat(4000);
    let game = &read(&with_tags("*", tags, &format!("2R 2R {around} *")))[0];
    assert!(game.record.len() <= MAX_PLIES);
    assert!(!game.is_good());
}

#[test]
fn games_that_are_too_long_are_cut_off() {
    let comment = format!("{{{}}}\n", "word ".repeat(10_000));
    let moves = format!(
        "1. 3R {} 1L *",
        comment.repeat(MAX_GAME / comment.len() + 1)
    );
    let game = survives(&moves);
    assert!(has(&game, &Issue::TooLarge));
    assert!(game.record.to_string().len() <= MAX_GAME);
    assert!(game.record.to_string().len() > MAX_GAME / 2);
    let json = to_json(&game.record);
    assert_eq!(from_json(&json, book()).expect("its own JSON"), game.record);

    // Short as it is typed, too long as it would be written.
    let comment = format!("{{{}}}\n", "\\ ".repeat(30_000));
    let moves = format!(
        "1. 3R {} 1L *",
        comment.repeat(MAX_GAME / comment.len() - 1)
    );
    let game = survives(&moves);
    assert!(has(&game, &Issue::TooLarge));
    assert!(game.record.to_string().len() <= MAX_GAME);
}

#[test]
fn short_moves_count_as_long_ones() {
    // As docs/notation.md says under "Limits".
    let most = (3_866_624 - (22 + 255)) / 22 + 1;
    let game = survives(&format!("1. 3R {} *", "(1. 2R)".repeat(most)));
    assert!(has(&game, &Issue::TooLarge));
    assert_eq!(game.record.len(), most);
}

#[test]
fn json_that_is_nested_or_long() {
    let start = r#"{"schema":1,"rules":"standard","result":"*","moves":"#;
    for text in [
        "[".repeat(1_000_000),
        format!("{start}{}", "[".repeat(1_000_000)),
        format!("{start}[{}{{}}]}}", r#"{"move":"3R"},"#.repeat(100_000)),
        format!(
            "{start}[{}{{\"move\":\"3R\"}}]}}",
            r#"{"move":"3R"},"#.repeat(100_000)
        ),
    ] {
        assert!(from_json(&text, book()).is_err());
    }
    let variations = r#"{"of":0,"ply":0,"moves":[{"move":"5R"}]},"#.repeat(50_000);
    let text = format!(
        r#"{start}[{{"move":"3R"}}],"variations":[{}]}}"#,
        variations.trim_end_matches(',')
    );
    assert_eq!(from_json(&text, book()).expect("a record").len(), 50_001);
    // Each variation replaces the move of the one before.
    let nested: Vec<String> = (0..1000)
        .map(|of| format!(r#"{{"of":{of},"ply":{of},"moves":[{{"move":"5R"}},{{"move":"5R"}}]}}"#))
        .collect();
    let text = format!(
        r#"{start}[{{"move":"3R"}}],"variations":[{}]}}"#,
        nested.join(",")
    );
    assert!(from_json(&text, book()).is_err());
}

#[test]
fn every_byte_is_in_a_token_or_is_space() {
    for text in [
        "1.3R!({a}$1[b] ;c\n%d\n\u{feff}\u{a0}ả\"…1–0",
        "[A \"\\\"]{\\}}((",
    ] {
        let mut at = 0;
        for token in Lexer::new(text) {
            assert!(
                text[at..token.span.start]
                    .chars()
                    .all(|c| c.is_whitespace() || c == '\u{feff}')
            );
            assert!(token.span.end > token.span.start);
            at = token.span.end;
        }
        assert!(text[at..].trim().is_empty());
    }
}
