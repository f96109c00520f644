//! Who won and what the players are called, in exact words.

use crate::common::{begin, setup, stores};
use oaq_core::{Board, Outcome, Player, Square};
use oaq_i18n::{Lang, Messages, Names};

/// The outcome of a game that ended with these points.
fn outcome(points: &[i32]) -> Outcome {
    let players = points.len();
    let row: &[u32] = &[0; 5];
    let mut setup = setup(&vec![row; players], &vec![(0, 0); players]);
    setup.stores = stores(&points.iter().map(|&dan| (dan, 0)).collect::<Vec<_>>());
    let rules = format!("players={players} shortage=negative");
    begin(&rules, &setup).after.outcome().unwrap()
}

#[track_caller]
fn assert_result(points: &[i32], names: &Names, expected: [&str; 3]) {
    let outcome = outcome(points);
    for (lang, expected) in Lang::ALL.into_iter().zip(expected) {
        assert_eq!(Messages::new(lang).result(&outcome, names), expected);
    }
}

#[test]
fn one_of_two_wins() {
    assert_result(
        &[41, 29],
        &Names::default(),
        [
            "A thắng B, 41 điểm so với 29.",
            "A beats B, 41 to 29.",
            "A vence B por 41 a 29.",
        ],
    );
    assert_result(
        &[-3, 73],
        &[Some("Tí"), Some("Tèo")].into_iter().collect(),
        [
            "Tèo thắng Tí, 73 điểm so với -3.",
            "Tèo beats Tí, 73 to -3.",
            "Tèo vence Tí por 73 a -3.",
        ],
    );
}

#[test]
fn everybody_draws() {
    assert_result(
        &[35, 35],
        &Names::default(),
        [
            "A và B hòa nhau, mỗi người 35 điểm.",
            "A and B draw, 35 points each.",
            "A e B empatam com 35 pontos cada um.",
        ],
    );
    assert_result(
        &[1, 1, 1, 1],
        &Names::default(),
        [
            "A, B, C và D hòa nhau, mỗi người 1 điểm.",
            "A, B, C and D draw, 1 point each.",
            "A, B, C e D empatam com 1 ponto cada um.",
        ],
    );
}

#[test]
fn one_of_several_wins() {
    assert_result(
        &[30, 50, 25],
        &[Some("Tí"), Some("Máy"), Some("Máy")].into_iter().collect(),
        [
            "Máy (B) thắng với 50 điểm; Tí 30, Máy (C) 25.",
            "Máy (B) wins with 50 points; Tí 30, Máy (C) 25.",
            "Máy (B) vence com 50 pontos; Tí 30, Máy (C) 25.",
        ],
    );
}

#[test]
fn some_share_the_win() {
    assert_result(
        &[40, 30, 40, 30],
        &Names::default(),
        [
            "A và C cùng thắng, mỗi người 40 điểm; B 30, D 30.",
            "A and C share the win, 40 points each; B 30, D 30.",
            "A e C dividem a vitória com 40 pontos cada um; B 30, D 30.",
        ],
    );
}

#[test]
fn scores_stand_in_turn_order() {
    let names = [None, Some("Tèo"), None].into_iter().collect();
    for lang in Lang::ALL {
        let text = Messages::new(lang).scores(&outcome(&[7, 0, -2]).scores, &names);
        assert_eq!(text, "A 7, Tèo 0, C -2");
    }
}

#[test]
fn players_are_called_by_name_and_letter() {
    let names = [Some("Tí"), None].into_iter().collect();
    for lang in Lang::ALL {
        let messages = Messages::new(lang);
        assert_eq!(messages.player(Player::A, &names), "Tí (A)");
        assert_eq!(messages.player(Player::B, &names), "B");
    }
}

#[test]
fn squares_are_called_as_they_are_typed() {
    let board = Board::new(3, 2).unwrap();
    for lang in Lang::ALL {
        let messages = Messages::new(lang);
        let labels: Vec<String> = board.ring().map(|s| messages.square(board, s)).collect();
        assert_eq!(
            labels.join(" "),
            "A1 A2 ô quan QA B1 B2 ô quan QB C1 C2 ô quan QC"
        );
        assert_eq!(messages.square(board, Square::new(3)), "B1");
    }
}

#[test]
fn lists_of_any_length() {
    let messages = Messages::new(Lang::Vi);
    let items = |n: usize| ["A", "B", "C"].map(str::to_owned)[..n].to_vec();
    let lists: Vec<String> = (0..4).map(|n| messages.list_or(&items(n))).collect();
    assert_eq!(lists, ["", "A", "A hoặc B", "A, B hoặc C"]);
    assert_eq!(messages.list_and(&items(3)), "A, B và C");
    assert_eq!(messages.list_comma(&items(3)), "A, B, C");
}
