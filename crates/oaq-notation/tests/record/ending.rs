//! Results, scores and terminations, and what the board has to say about them.

use oaq_core::{EndReason, Player};
use oaq_notation::record::{EndingError, ReadGame, Termination};

use crate::support::{moves, one, said, with_tags};

/// A game that A wins on the board, 55 to 15.
fn won(result: &str, tags: &str, token: &str) -> ReadGame {
    let tags = format!("[Rules \"quan-non\"]\n{tags}");
    let moves = "1. 2L 5L 2. 5R 1R 3. 1L 1L 4. 4L";
    one(&with_tags(result, &tags, &format!("{moves} {token}")))
}

#[test]
fn the_board_decides_what_the_result_is() {
    for (result, token, wrong) in [
        ("1-0", "1-0", 0),
        ("0-1", "1-0", 1),
        ("1-0", "0-1", 1),
        ("*", "*", 2),
        ("1/2-1/2", "*", 2),
    ] {
        let game = won(result, "", token);
        assert!(game.is_good());
        assert_eq!(said(&game).len(), wrong, "{result} {token}");
        assert!(
            said(&game)
                .iter()
                .all(|said| said.ends_with("the result is 1-0"))
        );
        assert_eq!(game.record.result_text(), "1-0");
        assert_eq!(game.record.tag("Score").as_deref(), Some("55-15"));
    }
}

#[test]
fn scores_are_compared_with_the_board() {
    assert_eq!(said(&won("1-0", "[Score \"55-15\"]", "1-0")), [""; 0]);
    assert_eq!(
        said(&won("1-0", "[Score \"54-16\"]", "1-0")),
        ["warning line 9, column 9: the score is 55-15"]
    );
    let game = one(&with_tags("*", "[Score \"6-0\"]", "1. 3R *"));
    assert_eq!(
        said(&game),
        ["warning line 8, column 9: a score, but the game is not over on the board"]
    );
    assert_eq!(game.record.tag("Score"), None);
}

#[test]
fn terminations_are_compared_with_the_board() {
    assert_eq!(
        said(&won("1-0", "[Termination \"normal\"]", "1-0")),
        ["note line 9, column 15: this tag is only for games that did not end on the board"]
    );
    let game = won("1-0", "[Termination \"resignation\"]", "1-0");
    assert_eq!(
        said(&game),
        ["warning line 9, column 15: the game ended on the board: quan-squares-empty"]
    );
    assert_eq!(game.record.termination(), None);
    assert_eq!(
        game.record.outcome().expect("over").reason,
        EndReason::QuanSquaresEmpty
    );

    let limit = "[Rules \"standard limits.max-plies=2\"]\n[Termination \"max-plies\"]";
    let game = one(&with_tags("1-0", limit, "1. 3R 1L 1-0"));
    assert_eq!(said(&game), [""; 0]);
    assert_eq!(game.record.tag("Termination").as_deref(), Some("max-plies"));

    let game = one(&with_tags("*", "[Termination \"repetition\"]", "1. 3R *"));
    assert_eq!(
        said(&game),
        ["warning line 8, column 15: the game did not end so on the board"]
    );
    assert_eq!(game.record.tag("Termination"), None);
}

#[test]
fn results_of_games_that_did_not_end_on_the_board_are_those_written() {
    let read = |result: &str, termination: &str, token: &str| {
        let tags = match termination {
            "" => String::new(),
            word => format!("[Termination \"{word}\"]"),
        };
        let game = one(&with_tags(result, &tags, &format!("1. 3R {token}")));
        (game.record.result_text(), said(&game).join("; "))
    };
    let said_nothing = String::new();
    for (result, word) in [
        ("1-0", "resignation"),
        ("0-1", "time"),
        ("1/2-1/2", "agreement"),
        ("*", "abandoned"),
        ("*", ""),
    ] {
        assert_eq!(
            read(result, word, result),
            (result.to_owned(), said_nothing.clone())
        );
    }
    // Who resigned is told by the tag or by the end of the moves.
    let (result, said) = read("*", "resignation", "0-1");
    assert_eq!(result, "0-1");
    assert!(said.ends_with("the result is 0-1"), "{said}");
    let (result, said) = read("0-1", "resignation", "*");
    assert_eq!(result, "0-1");
    assert!(said.ends_with("the result is 0-1"), "{said}");
    // Where nothing says that the game ended, the board does not either.
    let (result, said) = read("1-0", "", "*");
    assert_eq!(result, "*");
    assert!(said.ends_with("the result is *"), "{said}");
    let (result, said) = read("1-0", "", "1-0");
    assert_eq!(result, "1-0");
    assert!(said.contains("expected a tag `Termination`"), "{said}");
    let (result, said) = read("*", "time", "*");
    assert_eq!(result, "*");
    assert!(said.ends_with("a game that ended has a result"), "{said}");
}

#[test]
fn other_words_for_how_a_game_ended_are_understood() {
    for (word, termination) in [
        ("Resignation", Some(Termination::Resignation)),
        ("time forfeit", Some(Termination::Time)),
        ("unterminated", None),
    ] {
        let game = one(&with_tags(
            "*",
            &format!("[Termination \"{word}\"]"),
            "1. 3R *",
        ));
        assert_eq!(game.record.termination(), termination, "{word}");
        assert!(said(&game)[0].starts_with("note"), "{word}");
    }
}

#[test]
fn more_players_share_what_one_who_resigns_gives_up() {
    let tags = "[C \"?\"]\n[Rules \"three-player\"]";
    let mut record = one(&with_tags("*", tags, "1. 5R *")).record;
    // A has captured a quan.
    record.resign(Player::B).expect("not over");
    assert_eq!(record.result_text(), "1-0-0");
    record.resign(Player::A).expect("not over");
    assert_eq!(record.result_text(), "0-1/2-1/2");
    assert_eq!(record.tag("Termination").as_deref(), Some("resignation"));
    assert_eq!(record.tag("Score"), None);
    assert!(moves(&record).ends_with(" 0-1/2-1/2"));
    assert_eq!(
        record.resign(Player::D),
        Err(EndingError::Players { players: 3 })
    );
    record.set_ending(None, None).expect("not over");
    assert_eq!(record.result_text(), "*");
}

#[test]
fn nobody_resigns_a_game_that_is_over() {
    let mut record = won("1-0", "", "1-0").record;
    assert_eq!(record.resign(Player::A), Err(EndingError::OnTheBoard));
}

#[test]
fn a_record_whose_line_ends_on_the_board_forgets_what_it_said() {
    let text = with_tags(
        "0-1",
        "[Rules \"standard limits.max-plies=2\"]\n[Termination \"resignation\"]",
        "1. 3R 0-1",
    );
    let mut record = one(&text).record;
    let end = record
        .position(record.last())
        .legal_moves()
        .get(1)
        .expect("a move");
    let node = record.add_move(record.last(), end).expect("legal");
    assert_eq!(record.result_text(), "1-0");
    assert_eq!(record.termination(), None);
    record.delete(node).expect("there");
    assert_eq!(record.result_text(), "*");
}
