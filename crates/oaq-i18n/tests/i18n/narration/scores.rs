//! How scores add up, in exact words.

use crate::common::{begin, play, setup, stores};
use oaq_core::{Player, QuanSquare, Setup};

#[test]
fn quan_squares_divided_with_a_remainder() {
    let setup = setup(&[&[0, 0, 0, 1, 0], &[5; 5]], &[(0, 3), (0, 4)]);
    let turn = play("limits.max-plies=21", &setup, "4R");
    turn.assert_steps(
        3,
        [
            &[
                "Dân còn lại ở các hàng, của ai người ấy thu: A 1, B 25.",
                "Dân còn lại trong các ô quan được chia đều: A 3, B 3, dư 1 không thuộc về ai.",
                "A: 20 (dân đã ăn) + 1 (còn ở hàng nhà) + 3 (từ các ô quan) = 24 điểm.",
                "B: 20 (dân đã ăn) + 25 (còn ở hàng nhà) + 3 (từ các ô quan) = 48 điểm.",
                "B thắng A, 48 điểm so với 24.",
            ],
            &[
                "The dân left in the rows go to their owners: A 1, B 25.",
                "The dân left in the ô quan are divided equally: A 3, B 3, 1 left over for nobody.",
                "A: 20 (captured dân) + 1 (left in the row) + 3 (from the ô quan) = 24 points.",
                "B: 20 (captured dân) + 25 (left in the row) + 3 (from the ô quan) = 48 points.",
                "B beats A, 48 to 24.",
            ],
            &[
                "Os dân que sobram nas fileiras ficam com os donos: A 1, B 25.",
                "Os dân que sobram nos ô quan são divididos por igual: A 3, B 3, 1 de sobra, sem dono.",
                "A: 20 (dân capturados) + 1 (da própria fileira) + 3 (dos ô quan) = 24 pontos.",
                "B: 20 (dân capturados) + 25 (da própria fileira) + 3 (dos ô quan) = 48 pontos.",
                "B vence A por 48 a 24.",
            ],
        ],
    );
}

#[test]
fn quan_squares_for_the_captors() {
    let setup = Setup {
        quan_squares: vec![
            captured_by(3, Player::B),
            captured_by(4, Player::B),
            captured_by(1, Player::A),
            captured_by(2, Player::C),
        ],
        ..setup(
            &[&[0, 0, 0, 1, 0], &[5; 5], &[5; 5], &[5; 5]],
            &[(0, 3), (0, 4), (0, 1), (0, 0)],
        )
    };
    let turn = play(
        "players=4 quan-leftover=captor limits.max-plies=21",
        &setup,
        "4R",
    );
    turn.assert_steps(
        3,
        [
            &[
                "Dân còn lại ở các hàng, của ai người ấy thu: A 1, B 25, C 25, D 25.",
                "Dân còn lại trong ô quan thuộc về người đã ăn quan ở ô đó: A 1, B 7, C 2.",
                "A: 20 (dân đã ăn) + 1 (còn ở hàng nhà) + 1 (từ các ô quan) = 22 điểm.",
                "B: 20 (dân đã ăn) + 25 (còn ở hàng nhà) + 7 (từ các ô quan) = 52 điểm.",
                "C: 20 (dân đã ăn) + 25 (còn ở hàng nhà) + 2 (từ các ô quan) = 47 điểm.",
                "D: 20 (dân đã ăn) + 25 (còn ở hàng nhà) = 45 điểm.",
                "B thắng với 52 điểm; A 22, C 47, D 45.",
            ],
            &[
                "The dân left in the rows go to their owners: A 1, B 25, C 25, D 25.",
                "The dân left in the ô quan go to whoever captured the quan there: A 1, B 7, C 2.",
                "A: 20 (captured dân) + 1 (left in the row) + 1 (from the ô quan) = 22 points.",
                "B: 20 (captured dân) + 25 (left in the row) + 7 (from the ô quan) = 52 points.",
                "C: 20 (captured dân) + 25 (left in the row) + 2 (from the ô quan) = 47 points.",
                "D: 20 (captured dân) + 25 (left in the row) = 45 points.",
                "B wins with 52 points; A 22, C 47, D 45.",
            ],
            &[
                "Os dân que sobram nas fileiras ficam com os donos: A 1, B 25, C 25, D 25.",
                "Os dân que sobram nos ô quan ficam com quem capturou o quan dali: A 1, B 7, C 2.",
                "A: 20 (dân capturados) + 1 (da própria fileira) + 1 (dos ô quan) = 22 pontos.",
                "B: 20 (dân capturados) + 25 (da própria fileira) + 7 (dos ô quan) = 52 pontos.",
                "C: 20 (dân capturados) + 25 (da própria fileira) + 2 (dos ô quan) = 47 pontos.",
                "D: 20 (dân capturados) + 25 (da própria fileira) = 45 pontos.",
                "B vence com 52 pontos; A 22, C 47, D 45.",
            ],
        ],
    );
}

#[test]
fn quan_squares_for_a_captor_and_for_nobody() {
    let setup = Setup {
        quan_squares: vec![
            captured_by(3, Player::B),
            QuanSquare {
                quan: 0,
                dan: 2,
                captor: None,
            },
        ],
        ..setup(&[&[0, 0, 0, 1, 0], &[5; 5]], &[(0, 3), (0, 4)])
    };
    let turn = play("quan-leftover=captor limits.max-plies=21", &setup, "4R");
    turn.assert_steps(
        3,
        [
            &[
                "Dân còn lại ở các hàng, của ai người ấy thu: A 1, B 25.",
                "Dân còn lại trong ô quan thuộc về người đã ăn quan ở ô đó: B 3, dư 2 không thuộc về ai.",
                "A: 20 (dân đã ăn) + 1 (còn ở hàng nhà) = 21 điểm.",
                "B: 20 (dân đã ăn) + 25 (còn ở hàng nhà) + 3 (từ các ô quan) = 48 điểm.",
                "B thắng A, 48 điểm so với 21.",
            ],
            &[
                "The dân left in the rows go to their owners: A 1, B 25.",
                "The dân left in the ô quan go to whoever captured the quan there: B 3, 2 left over for nobody.",
                "A: 20 (captured dân) + 1 (left in the row) = 21 points.",
                "B: 20 (captured dân) + 25 (left in the row) + 3 (from the ô quan) = 48 points.",
                "B beats A, 48 to 21.",
            ],
            &[
                "Os dân que sobram nas fileiras ficam com os donos: A 1, B 25.",
                "Os dân que sobram nos ô quan ficam com quem capturou o quan dali: B 3, 2 de sobra, sem dono.",
                "A: 20 (dân capturados) + 1 (da própria fileira) = 21 pontos.",
                "B: 20 (dân capturados) + 25 (da própria fileira) + 3 (dos ô quan) = 48 pontos.",
                "B vence A por 48 a 21.",
            ],
        ],
    );
}

#[test]
fn quan_squares_for_the_last_mover() {
    let setup = setup(&[&[0, 0, 0, 1, 0], &[5; 5]], &[(1, 3), (0, 4)]);
    let turn = play("quan-leftover=last-mover limits.max-plies=21", &setup, "4R");
    turn.assert_steps(
        3,
        [
            &[
                "Dân còn lại ở các hàng, của ai người ấy thu: A 1, B 25.",
                "Dân còn lại trong các ô quan thuộc về người đi nước cuối: A 7.",
                "A: 20 (dân đã ăn) + 1 (còn ở hàng nhà) + 7 (từ các ô quan) = 28 điểm.",
                "B: 20 (dân đã ăn) + 25 (còn ở hàng nhà) = 45 điểm.",
                "B thắng A, 45 điểm so với 28.",
            ],
            &[
                "The dân left in the rows go to their owners: A 1, B 25.",
                "The dân left in the ô quan go to whoever moved last: A 7.",
                "A: 20 (captured dân) + 1 (left in the row) + 7 (from the ô quan) = 28 points.",
                "B: 20 (captured dân) + 25 (left in the row) = 45 points.",
                "B beats A, 45 to 28.",
            ],
            &[
                "Os dân que sobram nas fileiras ficam com os donos: A 1, B 25.",
                "Os dân que sobram nos ô quan ficam com quem fez o último lance: A 7.",
                "A: 20 (dân capturados) + 1 (da própria fileira) + 7 (dos ô quan) = 28 pontos.",
                "B: 20 (dân capturados) + 25 (da própria fileira) = 45 pontos.",
                "B vence A por 45 a 28.",
            ],
        ],
    );
}

#[test]
fn quan_squares_for_nobody() {
    let setup = setup(&[&[0, 0, 0, 1, 0], &[5; 5]], &[(1, 3), (0, 4)]);
    let turn = play("quan-leftover=discard limits.max-plies=21", &setup, "4R");
    turn.assert_steps(
        3,
        [
            &[
                "Dân còn lại ở các hàng, của ai người ấy thu: A 1, B 25.",
                "Dân còn lại trong các ô quan không tính cho ai: 7.",
                "A: 20 (dân đã ăn) + 1 (còn ở hàng nhà) = 21 điểm.",
                "B: 20 (dân đã ăn) + 25 (còn ở hàng nhà) = 45 điểm.",
                "B thắng A, 45 điểm so với 21.",
            ],
            &[
                "The dân left in the rows go to their owners: A 1, B 25.",
                "The dân left in the ô quan count for nobody: 7.",
                "A: 20 (captured dân) + 1 (left in the row) = 21 points.",
                "B: 20 (captured dân) + 25 (left in the row) = 45 points.",
                "B beats A, 45 to 21.",
            ],
            &[
                "Os dân que sobram nas fileiras ficam com os donos: A 1, B 25.",
                "Os dân que sobram nos ô quan não contam para ninguém: 7.",
                "A: 20 (dân capturados) + 1 (da própria fileira) = 21 pontos.",
                "B: 20 (dân capturados) + 25 (da própria fileira) = 45 pontos.",
                "B vence A por 45 a 21.",
            ],
        ],
    );
}

#[test]
fn rows_divided_with_a_remainder() {
    let setup = setup(
        &[&[0, 0, 0, 1, 0], &[5; 5], &[1, 1, 1, 1, 1]],
        &[(1, 0), (1, 0), (1, 0)],
    );
    let turn = play("rows=split players=3 limits.max-plies=21", &setup, "4R");
    turn.assert_steps(2, [
        &[
            "Hết ván: đã đến giới hạn số nước đi.",
            "Dân còn lại ở các hàng được chia đều: A 10, B 10, C 10, dư 1 không thuộc về ai.",
            "A: 20 (dân đã ăn) + 10 (phần chia từ các hàng) = 30 điểm.",
            "B: 20 (dân đã ăn) + 10 (phần chia từ các hàng) = 30 điểm.",
            "C: 20 (dân đã ăn) + 10 (phần chia từ các hàng) = 30 điểm.",
            "A, B và C hòa nhau, mỗi người 30 điểm.",
        ],
        &[
            "The game is over: the limit of moves has been reached.",
            "The dân left in the rows are divided equally: A 10, B 10, C 10, 1 left over for nobody.",
            "A: 20 (captured dân) + 10 (share of the rows) = 30 points.",
            "B: 20 (captured dân) + 10 (share of the rows) = 30 points.",
            "C: 20 (captured dân) + 10 (share of the rows) = 30 points.",
            "A, B and C draw, 30 points each.",
        ],
        &[
            "A partida termina: chegou-se ao limite de lances.",
            "Os dân que sobram nas fileiras são divididos por igual: A 10, B 10, C 10, 1 de sobra, sem dono.",
            "A: 20 (dân capturados) + 10 (parte das fileiras) = 30 pontos.",
            "B: 20 (dân capturados) + 10 (parte das fileiras) = 30 pontos.",
            "C: 20 (dân capturados) + 10 (parte das fileiras) = 30 pontos.",
            "A, B e C empatam com 30 pontos cada um.",
        ],
    ]);
}

#[test]
fn rows_for_nobody() {
    let setup = Setup {
        stores: stores(&[(20, 0), (22, 0)]),
        ..setup(&[&[0, 0, 0, 1, 0], &[0; 5]], &[(0, 0), (0, 0)])
    };
    let turn = begin("rows=split", &setup);
    turn.assert_steps(
        1,
        [
            &[
                "Dân còn lại ở các hàng không tính cho ai: 1.",
                "A: 20 (dân đã ăn) = 20 điểm.",
                "B: 22 (dân đã ăn) = 22 điểm.",
                "B thắng A, 22 điểm so với 20.",
            ],
            &[
                "The dân left in the rows count for nobody: 1.",
                "A: 20 (captured dân) = 20 points.",
                "B: 22 (captured dân) = 22 points.",
                "B beats A, 22 to 20.",
            ],
            &[
                "Os dân que sobram nas fileiras não contam para ninguém: 1.",
                "A: 20 (dân capturados) = 20 pontos.",
                "B: 22 (dân capturados) = 22 pontos.",
                "B vence A por 22 a 20.",
            ],
        ],
    );
}

#[test]
fn a_score_below_zero() {
    let setup = Setup {
        stores: stores(&[(-3, 0), (11, 0), (1, 0)]),
        ..setup(&[&[0; 5], &[0; 5], &[0; 5]], &[(0, 0), (0, 0), (0, 0)])
    };
    let turn = begin("players=3 shortage=negative end=board-empty", &setup);
    turn.assert_steps(
        1,
        [
            &[
                "A: -3 (dân đã ăn) = -3 điểm.",
                "B: 11 (dân đã ăn) = 11 điểm.",
                "C: 1 (dân đã ăn) = 1 điểm.",
                "B thắng với 11 điểm; A -3, C 1.",
            ],
            &[
                "A: -3 (captured dân) = -3 points.",
                "B: 11 (captured dân) = 11 points.",
                "C: 1 (captured dân) = 1 point.",
                "B wins with 11 points; A -3, C 1.",
            ],
            &[
                "A: -3 (dân capturados) = -3 pontos.",
                "B: 11 (dân capturados) = 11 pontos.",
                "C: 1 (dân capturados) = 1 ponto.",
                "B vence com 11 pontos; A -3, C 1.",
            ],
        ],
    );
}

fn captured_by(dan: u32, player: Player) -> QuanSquare {
    QuanSquare {
        quan: 0,
        dan,
        captor: Some(player),
    }
}
