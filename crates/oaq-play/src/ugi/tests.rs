use oaq_core::Rules;
use oaq_i18n::{Lang, Messages};

use super::*;
use crate::variants::Variants;

fn game(moves: &[&str]) -> Game {
    let mut game = Game::new(Position::start(Rules::STANDARD));
    for m in moves {
        let m = read_move_token(m, game.position()).unwrap().value.m;
        game.play(m).unwrap();
    }
    game
}

#[test]
fn a_command_is_parted_as_a_shell_would() {
    assert_eq!(words("oaq  ugi"), Some(vec!["oaq".into(), "ugi".into()]));
    assert_eq!(
        words("'/my engines/x' --name \"a b\""),
        Some(vec!["/my engines/x".into(), "--name".into(), "a b".into()])
    );
    for none in ["", "  ", "'oaq ugi", "''"] {
        assert_eq!(words(none), None, "{none}");
    }
}

#[test]
fn positions_are_told_from_where_the_game_began() {
    assert_eq!(position(&game(&[])), "position startpos");
    assert_eq!(
        position(&game(&["3R", "5L"])),
        "position startpos moves 3R 5L"
    );
    let text = "0,0,1,0,0/0/0,1,0,0,0/2 A 40QQ/6 - 0 0";
    let first = oaq_notation::read_position(text, &Rules::STANDARD).unwrap();
    let mut game = Game::new(Position::from_setup(Rules::STANDARD, &first.value).unwrap());
    game.play(read_move_token("3R", game.position()).unwrap().value.m)
        .unwrap();
    assert_eq!(position(&game), format!("position fen {text} moves 3R"));
}

#[test]
fn time_is_told_in_milliseconds() {
    let second = Duration::from_secs(1);
    let clock = Clock {
        left: [second, 2 * second, second, second],
        increment: second / 2,
    };
    assert_eq!(
        go(&game(&[]), &Pace::Clock(clock)),
        "go p1time 1000 p2time 2000 p1inc 500 p2inc 500"
    );
    let effort = Effort::read("1500ms depth=4 nodes=2k").unwrap().unwrap();
    assert_eq!(
        go(&game(&[]), &Pace::Move(effort)),
        "go movetime 1500 depth 4 nodes 2000"
    );
    // With three players there are no clocks that could be told.
    let rules = Variants::load(None, &Messages::new(Lang::En), false).0;
    let rules = *rules.book.get("three-player").unwrap().rules();
    let three = Game::new(Position::start(rules));
    assert!(go(&three, &Pace::Clock(clock)).starts_with("go movetime "));
}

#[test]
fn rules_are_called_what_every_engine_knows() {
    let (variants, _) = Variants::load(None, &Messages::new(Lang::En), false);
    for variant in &variants.book {
        // `quan-non` and the like have rules of their own.
        assert_eq!(known_as(variant.rules()), variant.id());
    }
    let say = Messages::new(Lang::En);
    let house = variants.choose("quan-non quan-value=7", &say).unwrap();
    let text = known_as(&house.rules);
    assert_eq!(text, "standard quan-value=7 immature-quan.below=5");
    assert_eq!(variants.choose(&text, &say).unwrap().rules, house.rules);
}
