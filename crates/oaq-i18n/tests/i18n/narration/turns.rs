//! Sowing, relays and captures, in exact words.

use crate::common::{play, setup};
use oaq_core::{Player, Setup};

#[test]
fn a_relay_and_a_capture() {
    let setup = setup(&[&[5; 5], &[5; 5]], &[(1, 0), (1, 0)]);
    let turn = play("", &setup, "1R");
    turn.assert_short([
        "A rải 5 dân từ ô A1 sang phải, bốc tiếp 1 lần, ăn 6 dân ở ô A2.",
        "A sows 5 dân from A1 to the right, relays once and captures 6 dân from A2.",
        "A semeia 5 dân da casa A1 para a direita, retoma a semeadura uma vez e captura 6 dân da casa A2.",
    ]);
    turn.assert_steps(0, [
        &[
            "A bốc 5 dân từ ô A1, rải sang phải, lần lượt vào A2, A3, A4, A5 và ô quan QA.",
            "Ô kế tiếp (B1) có dân: A bốc tiếp 5 dân, rải lần lượt vào B2, B3, B4, B5 và ô quan QB.",
            "Ô kế tiếp (A1) trống nên A ăn ô liền sau (A2): 6 dân.",
            "Ô liền sau ô vừa ăn (A3) có quân nên hết lượt.",
        ],
        &[
            "A takes 5 dân from A1 and sows to the right, one each into A2, A3, A4, A5 and ô quan QA.",
            "The next square (B1) is occupied: A takes the 5 dân in it and sows on, one each into B2, B3, B4, B5 and ô quan QB.",
            "The next square (A1) is empty, so A captures what lies behind it (A2): 6 dân.",
            "The square behind the capture (A3) is occupied, so the turn ends.",
        ],
        &[
            "A pega 5 dân da casa A1 e semeia para a direita, um em cada casa: A2, A3, A4, A5 e ô quan QA.",
            "A casa seguinte (B1) está ocupada: A pega os 5 dân dela e continua semeando, um em cada casa: B2, B3, B4, B5 e ô quan QB.",
            "A casa seguinte (A1) está vazia, então A captura o que há logo depois dela (A2): 6 dân.",
            "A casa logo depois da captura (A3) está ocupada, e a jogada termina.",
        ],
    ]);
}

#[test]
fn a_quan_with_a_dan_beside_it() {
    let setup = setup(&[&[5; 5], &[5; 5]], &[(1, 0), (1, 0)]);
    let turn = play("", &setup, "5R");
    turn.assert_short([
        "A rải 5 dân từ ô A5 sang phải, bốc tiếp 1 lần, ăn 1 quan và 1 dân ở ô quan QA.",
        "A sows 5 dân from A5 to the right, relays once and captures 1 quan and 1 dân from ô quan QA.",
        "A semeia 5 dân da casa A5 para a direita, retoma a semeadura uma vez e captura 1 quan e 1 dân do ô quan QA.",
    ]);
    turn.assert_steps(2, [
        &[
            "Ô kế tiếp (A5) trống nên A ăn ô liền sau (ô quan QA): 1 quan và 1 dân, tính 11 điểm.",
            "Ô liền sau ô vừa ăn (B1) có quân nên hết lượt.",
        ],
        &[
            "The next square (A5) is empty, so A captures what lies behind it (ô quan QA): 1 quan and 1 dân, worth 11 points.",
            "The square behind the capture (B1) is occupied, so the turn ends.",
        ],
        &[
            "A casa seguinte (A5) está vazia, então A captura o que há logo depois dela (ô quan QA): 1 quan e 1 dân, no valor de 11 pontos.",
            "A casa logo depois da captura (B1) está ocupada, e a jogada termina.",
        ],
    ]);
}

#[test]
fn a_bare_quan() {
    let setup = setup(&[&[1, 0, 1, 0, 0], &[3, 0, 0, 0, 2]], &[(1, 0), (1, 0)]);
    let turn = play("", &setup, "3R");
    turn.assert_short([
        "A rải 1 dân từ ô A3 sang phải, ăn 1 quan ở ô quan QA.",
        "A sows 1 dân from A3 to the right and captures 1 quan from ô quan QA.",
        "A semeia 1 dân da casa A3 para a direita e captura 1 quan do ô quan QA.",
    ]);
    turn.assert_steps(1, [
        &[
            "Ô kế tiếp (A5) trống nên A ăn ô liền sau (ô quan QA): 1 quan, tính 10 điểm.",
            "Ô liền sau ô vừa ăn (B1) có quân nên hết lượt.",
        ],
        &[
            "The next square (A5) is empty, so A captures what lies behind it (ô quan QA): 1 quan, worth 10 points.",
            "The square behind the capture (B1) is occupied, so the turn ends.",
        ],
        &[
            "A casa seguinte (A5) está vazia, então A captura o que há logo depois dela (ô quan QA): 1 quan, no valor de 10 pontos.",
            "A casa logo depois da captura (B1) está ocupada, e a jogada termina.",
        ],
    ]);
}

#[test]
fn a_chain_that_takes_a_quan() {
    let setup = Setup {
        to_move: Player::B,
        ..setup(&[&[3, 0, 2, 0, 4], &[1, 0, 0, 4, 0]], &[(1, 0), (1, 6)])
    };
    let turn = play("", &setup, "1R");
    turn.assert_short([
        "B rải 1 dân từ ô B1 sang phải, ăn 1 quan và 10 dân ở 2 ô.",
        "B sows 1 dân from B1 to the right and captures 1 quan and 10 dân from 2 squares.",
        "B semeia 1 dân da casa B1 para a direita e captura 1 quan e 10 dân de 2 casas.",
    ]);
    turn.assert_steps(1, [
        &[
            "Ô kế tiếp (B3) trống nên B ăn ô liền sau (B4): 4 dân.",
            "Ô sau đó (B5) cũng trống nên B ăn tiếp ô liền sau (ô quan QB): 1 quan và 6 dân, tính 16 điểm.",
            "Ô liền sau ô vừa ăn (A1) có quân nên hết lượt.",
        ],
        &[
            "The next square (B3) is empty, so B captures what lies behind it (B4): 4 dân.",
            "The square after that (B5) is empty too, so B also captures what lies behind it (ô quan QB): 1 quan and 6 dân, worth 16 points.",
            "The square behind the capture (A1) is occupied, so the turn ends.",
        ],
        &[
            "A casa seguinte (B3) está vazia, então B captura o que há logo depois dela (B4): 4 dân.",
            "A casa depois dessa (B5) também está vazia, então B captura ainda o que há logo depois dela (ô quan QB): 1 quan e 6 dân, no valor de 16 pontos.",
            "A casa logo depois da captura (A1) está ocupada, e a jogada termina.",
        ],
    ]);
}

#[test]
fn a_chain_across_an_empty_quan_square() {
    let setup = setup(&[&[0, 1, 0, 0, 4], &[3, 0, 0, 0, 1]], &[(0, 0), (0, 2)]);
    let turn = play("", &setup, "2R");
    turn.assert_short([
        "A rải 1 dân từ ô A2 sang phải, ăn 7 dân ở 2 ô.",
        "A sows 1 dân from A2 to the right and captures 7 dân from 2 squares.",
        "A semeia 1 dân da casa A2 para a direita e captura 7 dân de 2 casas.",
    ]);
    turn.assert_steps(1, [
        &[
            "Ô kế tiếp (A4) trống nên A ăn ô liền sau (A5): 4 dân.",
            "Ô sau đó (ô quan QA) cũng trống nên A ăn tiếp ô liền sau (B1): 3 dân.",
            "Hai ô liền sau ô vừa ăn (B2 và B3) đều trống nên hết lượt.",
        ],
        &[
            "The next square (A4) is empty, so A captures what lies behind it (A5): 4 dân.",
            "The square after that (ô quan QA) is empty too, so A also captures what lies behind it (B1): 3 dân.",
            "The two squares behind the capture (B2 and B3) are empty, so the turn ends.",
        ],
        &[
            "A casa seguinte (A4) está vazia, então A captura o que há logo depois dela (A5): 4 dân.",
            "A casa depois dessa (ô quan QA) também está vazia, então A captura ainda o que há logo depois dela (B1): 3 dân.",
            "As duas casas logo depois da captura (B2 e B3) estão vazias, e a jogada termina.",
        ],
    ]);
}

#[test]
fn two_quan_worth_five() {
    let setup = setup(&[&[0, 0, 1, 0, 0], &[5; 5]], &[(2, 1), (1, 0)]);
    let turn = play("quan-value=5", &setup, "3R");
    turn.assert_short([
        "A rải 1 dân từ ô A3 sang phải, ăn 2 quan và 1 dân ở ô quan QA.",
        "A sows 1 dân from A3 to the right and captures 2 quan and 1 dân from ô quan QA.",
        "A semeia 1 dân da casa A3 para a direita e captura 2 quan e 1 dân do ô quan QA.",
    ]);
    turn.assert_steps(1, [
        &[
            "Ô kế tiếp (A5) trống nên A ăn ô liền sau (ô quan QA): 2 quan và 1 dân, tính 11 điểm.",
            "Ô liền sau ô vừa ăn (B1) có quân nên hết lượt.",
        ],
        &[
            "The next square (A5) is empty, so A captures what lies behind it (ô quan QA): 2 quan and 1 dân, worth 11 points.",
            "The square behind the capture (B1) is occupied, so the turn ends.",
        ],
        &[
            "A casa seguinte (A5) está vazia, então A captura o que há logo depois dela (ô quan QA): 2 quan e 1 dân, no valor de 11 pontos.",
            "A casa logo depois da captura (B1) está ocupada, e a jogada termina.",
        ],
    ]);
}

#[test]
fn one_dan_out_of_a_quan_square() {
    let setup = setup(&[&[0, 0, 0, 1, 0], &[0, 4, 0, 0, 0]], &[(1, 2), (1, 3)]);
    let turn = play("quan-ahead=take-one", &setup, "4R");
    turn.assert_short([
        "A rải 1 dân từ ô A4 sang phải, bốc tiếp 2 lần, không ăn được gì.",
        "A sows 1 dân from A4 to the right, relays twice and captures nothing.",
        "A semeia 1 dân da casa A4 para a direita, retoma a semeadura 2 vezes e não captura nada.",
    ]);
    turn.assert_steps(1, [
        &[
            "Ô kế tiếp (ô quan QA) có dân: A lấy một dân trong đó rải tiếp vào ô B1.",
            "Ô kế tiếp (B2) có dân: A bốc tiếp 4 dân, rải lần lượt vào B3, B4, B5 và ô quan QB.",
            "Hai ô kế tiếp (A1 và A2) đều trống nên hết lượt mà không ăn được gì.",
        ],
        &[
            "The next square (ô quan QA) holds dân: A takes one of them and sows on, into B1.",
            "The next square (B2) is occupied: A takes the 4 dân in it and sows on, one each into B3, B4, B5 and ô quan QB.",
            "The next two squares (A1 and A2) are empty, so the turn ends without a capture.",
        ],
        &[
            "A casa seguinte (ô quan QA) tem dân: A pega um deles e continua semeando, na casa B1.",
            "A casa seguinte (B2) está ocupada: A pega os 4 dân dela e continua semeando, um em cada casa: B3, B4, B5 e ô quan QB.",
            "As duas casas seguintes (A1 e A2) estão vazias, e a jogada termina sem captura.",
        ],
    ]);
}

#[test]
fn the_only_dan_of_a_square() {
    let setup = setup(&[&[1, 0, 1, 0, 0], &[0, 0, 1, 0, 0]], &[(1, 0), (1, 0)]);
    let turn = play("", &setup, "1R");
    turn.assert_short([
        "A rải 1 dân từ ô A1 sang phải, bốc tiếp 1 lần, ăn 1 quan ở ô quan QA.",
        "A sows 1 dân from A1 to the right, relays once and captures 1 quan from ô quan QA.",
        "A semeia 1 dân da casa A1 para a direita, retoma a semeadura uma vez e captura 1 quan do ô quan QA.",
    ]);
    turn.assert_steps(1, [
        &[
            "Ô kế tiếp (A3) có dân: A bốc tiếp 1 dân, rải vào ô A4.",
            "Ô kế tiếp (A5) trống nên A ăn ô liền sau (ô quan QA): 1 quan, tính 10 điểm.",
            "Hai ô liền sau ô vừa ăn (B1 và B2) đều trống nên hết lượt.",
        ],
        &[
            "The next square (A3) is occupied: A takes the only dân in it and sows on, into A4.",
            "The next square (A5) is empty, so A captures what lies behind it (ô quan QA): 1 quan, worth 10 points.",
            "The two squares behind the capture (B1 and B2) are empty, so the turn ends.",
        ],
        &[
            "A casa seguinte (A3) está ocupada: A pega o único dân dela e continua semeando, na casa A4.",
            "A casa seguinte (A5) está vazia, então A captura o que há logo depois dela (ô quan QA): 1 quan, no valor de 10 pontos.",
            "As duas casas logo depois da captura (B1 e B2) estão vazias, e a jogada termina.",
        ],
    ]);
}

#[test]
fn a_long_row_of_squares() {
    let setup = setup(&[&[0, 0, 3, 0, 10], &[5; 5]], &[(1, 1), (1, 2)]);
    let turn = play("", &setup, "5R");
    turn.assert_steps(0, [
        &[
            "A bốc 10 dân từ ô A5, rải sang phải, mỗi ô một dân từ ô quan QA đến A3.",
            "Hai ô kế tiếp (A4 và A5) đều trống nên hết lượt mà không ăn được gì.",
        ],
        &[
            "A takes 10 dân from A5 and sows to the right, one into each square from ô quan QA to A3.",
            "The next two squares (A4 and A5) are empty, so the turn ends without a capture.",
        ],
        &[
            "A pega 10 dân da casa A5 e semeia para a direita, um em cada casa, sendo ô quan QA a primeira e A3 a última.",
            "As duas casas seguintes (A4 e A5) estão vazias, e a jogada termina sem captura.",
        ],
    ]);
}

#[test]
fn exactly_once_round_the_board() {
    let setup = setup(&[&[12, 0, 0, 0, 0], &[5; 5]], &[(1, 0), (1, 0)]);
    let turn = play("", &setup, "1L");
    turn.assert_steps(0, [
        &[
            "A bốc 12 dân từ ô A1, rải sang trái, mỗi ô một dân, đi 1 vòng quanh bàn chơi, dân cuối cùng vào ô A1.",
            "Kế tiếp là ô quan QB đang có quân nên hết lượt.",
        ],
        &[
            "A takes 12 dân from A1 and sows to the left, one into each square, once all round the board, the last into A1.",
            "Next comes ô quan QB, which is occupied, so the turn ends.",
        ],
        &[
            "A pega 12 dân da casa A1 e semeia para a esquerda, um em cada casa, dando uma volta ao tabuleiro, o último na casa A1.",
            "Em seguida vem o ô quan QB, que está ocupado, e a jogada termina.",
        ],
    ]);
}

#[test]
fn more_than_twice_round_the_board() {
    let setup = setup(&[&[0, 0, 27, 0, 0], &[5; 5]], &[(1, 0), (1, 0)]);
    let turn = play("", &setup, "3R");
    turn.assert_steps(0, [
        &[
            "A bốc 27 dân từ ô A3, rải sang phải, mỗi ô một dân, đi 2 vòng quanh bàn chơi rồi đi tiếp, dân cuối cùng vào ô quan QA.",
            "Ô kế tiếp (B1) có dân: A bốc tiếp 7 dân, rải lần lượt vào B2, B3, B4, B5, ô quan QB, A1 và A2.",
            "Ô kế tiếp (A3) có dân: A bốc tiếp 2 dân, rải lần lượt vào A4 và A5.",
            "Kế tiếp là ô quan QA đang có quân nên hết lượt.",
        ],
        &[
            "A takes 27 dân from A3 and sows to the right, one into each square, twice all round the board and on, the last into ô quan QA.",
            "The next square (B1) is occupied: A takes the 7 dân in it and sows on, one each into B2, B3, B4, B5, ô quan QB, A1 and A2.",
            "The next square (A3) is occupied: A takes the 2 dân in it and sows on, one each into A4 and A5.",
            "Next comes ô quan QA, which is occupied, so the turn ends.",
        ],
        &[
            "A pega 27 dân da casa A3 e semeia para a direita, um em cada casa, dando 2 voltas ao tabuleiro e seguindo adiante, o último no ô quan QA.",
            "A casa seguinte (B1) está ocupada: A pega os 7 dân dela e continua semeando, um em cada casa: B2, B3, B4, B5, ô quan QB, A1 e A2.",
            "A casa seguinte (A3) está ocupada: A pega os 2 dân dela e continua semeando, um em cada casa: A4 e A5.",
            "Em seguida vem o ô quan QA, que está ocupado, e a jogada termina.",
        ],
    ]);
}
