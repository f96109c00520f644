//! Why turns end, in exact words.

use crate::common::{play, setup};
use oaq_core::Setup;

#[test]
fn stop_before_an_occupied_quan_square() {
    let setup = setup(&[&[0, 0, 0, 1, 0], &[3, 0, 0, 0, 2]], &[(1, 0), (1, 0)]);
    let turn = play("", &setup, "4R");
    turn.assert_short([
        "A rải 1 dân từ ô A4 sang phải, không ăn được gì.",
        "A sows 1 dân from A4 to the right and captures nothing.",
        "A semeia 1 dân da casa A4 para a direita e não captura nada.",
    ]);
    turn.assert_steps(
        0,
        [
            &[
                "A bốc 1 dân từ ô A4, rải sang phải, vào ô A5.",
                "Kế tiếp là ô quan QA đang có quân nên hết lượt.",
            ],
            &[
                "A takes 1 dân from A4 and sows to the right, into A5.",
                "Next comes ô quan QA, which is occupied, so the turn ends.",
            ],
            &[
                "A pega 1 dân da casa A4 e semeia para a direita, na casa A5.",
                "Em seguida vem o ô quan QA, que está ocupado, e a jogada termina.",
            ],
        ],
    );
}

#[test]
fn stop_before_two_empty_squares() {
    let setup = setup(&[&[1, 0, 0, 0, 3], &[5; 5]], &[(1, 0), (1, 0)]);
    let turn = play("", &setup, "1R");
    turn.assert_steps(
        1,
        [
            &["Hai ô kế tiếp (A3 và A4) đều trống nên hết lượt mà không ăn được gì."],
            &["The next two squares (A3 and A4) are empty, so the turn ends without a capture."],
            &["As duas casas seguintes (A3 e A4) estão vazias, e a jogada termina sem captura."],
        ],
    );
}

#[test]
fn stop_because_the_gap_is_a_quan_square() {
    let setup = setup(&[&[0, 1, 0, 0, 0], &[1, 0, 0, 0, 1]], &[(1, 1), (0, 0)]);
    let turn = play("gap=dan-only", &setup, "2L");
    turn.assert_short([
        "A rải 1 dân từ ô A2 sang trái, không ăn được gì.",
        "A sows 1 dân from A2 to the left and captures nothing.",
        "A semeia 1 dân da casa A2 para a esquerda e não captura nada.",
    ]);
    turn.assert_steps(0, [
        &[
            "A bốc 1 dân từ ô A2, rải sang trái, vào ô A1.",
            "Kế tiếp là ô quan QB đang trống, nhưng luật này không cho ăn qua ô quan trống nên hết lượt.",
        ],
        &[
            "A takes 1 dân from A2 and sows to the left, into A1.",
            "Next comes ô quan QB, which is empty, but these rules allow no capture across an empty ô quan, so the turn ends.",
        ],
        &[
            "A pega 1 dân da casa A2 e semeia para a esquerda, na casa A1.",
            "Em seguida vem o ô quan QB, que está vazio, mas estas regras não deixam capturar por cima de um ô quan vazio, e a jogada termina.",
        ],
    ]);
}

#[test]
fn stop_because_a_later_gap_is_a_quan_square() {
    let setup = setup(&[&[0, 1, 0, 0, 4], &[3, 0, 0, 0, 0]], &[(0, 0), (0, 2)]);
    let turn = play("chain-gap=dan-only", &setup, "2R");
    turn.assert_short([
        "A rải 1 dân từ ô A2 sang phải, ăn 4 dân ở ô A5.",
        "A sows 1 dân from A2 to the right and captures 4 dân from A5.",
        "A semeia 1 dân da casa A2 para a direita e captura 4 dân da casa A5.",
    ]);
    turn.assert_steps(1, [
        &[
            "Ô kế tiếp (A4) trống nên A ăn ô liền sau (A5): 4 dân.",
            "Kế tiếp là ô quan QA đang trống, nhưng luật này không cho ăn qua ô quan trống nên hết lượt.",
        ],
        &[
            "The next square (A4) is empty, so A captures what lies behind it (A5): 4 dân.",
            "Next comes ô quan QA, which is empty, but these rules allow no capture across an empty ô quan, so the turn ends.",
        ],
        &[
            "A casa seguinte (A4) está vazia, então A captura o que há logo depois dela (A5): 4 dân.",
            "Em seguida vem o ô quan QA, que está vazio, mas estas regras não deixam capturar por cima de um ô quan vazio, e a jogada termina.",
        ],
    ]);
}

#[test]
fn stop_at_a_quan_non() {
    let setup = setup(&[&[0, 0, 1, 0, 0], &[5; 5]], &[(1, 2), (1, 0)]);
    let turn = play("immature-quan.below=5", &setup, "3R");
    turn.assert_steps(1, [
        &[
            "Sau ô trống (A5) là ô quan QA mới có 2 dân, phải đủ 5 dân mới được ăn (quan non) nên hết lượt.",
        ],
        &[
            "Behind the empty square (A5) lies ô quan QA, with only 2 dân where 5 are needed (quan non): it cannot be captured, and the turn ends.",
        ],
        &[
            "Depois da casa vazia (A5) vem o ô quan QA, com apenas 2 dân, quando são precisos 5 (quan non): não pode ser capturado, e a jogada termina.",
        ],
    ]);
}

#[test]
fn stop_at_a_quan_non_without_dan() {
    let setup = setup(&[&[0, 0, 1, 0, 0], &[5; 5]], &[(1, 0), (1, 0)]);
    let turn = play("immature-quan.below=5", &setup, "3R");
    turn.assert_steps(1, [
        &[
            "Sau ô trống (A5) là ô quan QA không có dân nào, phải đủ 5 dân mới được ăn (quan non) nên hết lượt.",
        ],
        &[
            "Behind the empty square (A5) lies ô quan QA, with no dân where 5 are needed (quan non): it cannot be captured, and the turn ends.",
        ],
        &[
            "Depois da casa vazia (A5) vem o ô quan QA, sem nenhum dân, quando são precisos 5 (quan non): não pode ser capturado, e a jogada termina.",
        ],
    ]);
}

#[test]
fn stop_at_a_quan_non_by_its_value() {
    let setup = setup(&[&[0, 0, 1, 0, 0], &[5; 5]], &[(1, 1), (1, 0)]);
    let turn = play(
        "immature-quan.below=12 immature-quan.counts=value",
        &setup,
        "3R",
    );
    turn.assert_steps(1, [
        &[
            "Sau ô trống (A5) là ô quan QA mới được 11 điểm, phải đủ 12 điểm mới được ăn (quan non) nên hết lượt.",
        ],
        &[
            "Behind the empty square (A5) lies ô quan QA, worth only 11 points where 12 are needed (quan non): it cannot be captured, and the turn ends.",
        ],
        &[
            "Depois da casa vazia (A5) vem o ô quan QA, que vale apenas 11 pontos, quando são precisos 12 (quan non): não pode ser capturado, e a jogada termina.",
        ],
    ]);
}

#[test]
fn stop_at_a_quan_non_by_a_value_of_one() {
    let setup = setup(&[&[0, 0, 1, 0, 0], &[5; 5]], &[(0, 1), (1, 0)]);
    let turn = play(
        "immature-quan.below=5 immature-quan.counts=value",
        &setup,
        "3R",
    );
    turn.assert_steps(1, [
        &[
            "Sau ô trống (A5) là ô quan QA mới được 1 điểm, phải đủ 5 điểm mới được ăn (quan non) nên hết lượt.",
        ],
        &[
            "Behind the empty square (A5) lies ô quan QA, worth only 1 point where 5 are needed (quan non): it cannot be captured, and the turn ends.",
        ],
        &[
            "Depois da casa vazia (A5) vem o ô quan QA, que vale apenas 1 ponto, quando são precisos 5 (quan non): não pode ser capturado, e a jogada termina.",
        ],
    ]);
}

#[test]
fn stop_by_the_ban_of_the_first_turn() {
    let setup = Setup {
        plies: 0,
        ..setup(&[&[0, 0, 1, 0, 0], &[5; 5]], &[(1, 2), (1, 0)])
    };
    let turn = play("quan-ban-turns=1", &setup, "3R");
    turn.assert_steps(1, [
        &[
            "Sau ô trống (A5) là ô quan QA, nhưng ở lượt đầu tiên của mỗi người chưa được ăn ô quan nên hết lượt.",
        ],
        &[
            "Behind the empty square (A5) lies ô quan QA, but no ô quan can be captured in the first turn of each player, so the turn ends.",
        ],
        &[
            "Depois da casa vazia (A5) vem o ô quan QA, mas na primeira jogada de cada jogador nenhum ô quan pode ser capturado, e a jogada termina.",
        ],
    ]);
}

#[test]
fn stop_by_the_ban_of_the_first_turns() {
    let setup = setup(&[&[0, 0, 1, 0, 0], &[5; 5]], &[(1, 2), (1, 0)]);
    let turn = play("quan-ban-turns=11", &setup, "3R");
    turn.assert_steps(1, [
        &[
            "Sau ô trống (A5) là ô quan QA, nhưng trong 11 lượt đầu của mỗi người chưa được ăn ô quan nên hết lượt.",
        ],
        &[
            "Behind the empty square (A5) lies ô quan QA, but no ô quan can be captured in the first 11 turns of each player, so the turn ends.",
        ],
        &[
            "Depois da casa vazia (A5) vem o ô quan QA, mas nas primeiras 11 jogadas de cada jogador nenhum ô quan pode ser capturado, e a jogada termina.",
        ],
    ]);
}

#[test]
fn stop_by_the_limit_of_pick_ups() {
    let rows: [&[u32]; 3] = [&[1, 0], &[2, 1], &[1, 2]];
    let setup = setup(&rows, &[(1, 2), (1, 0), (1, 2)]);
    let turn = play("players=3 squares=2 quan-ahead=take-one", &setup, "1R");
    turn.assert_short([
        "A rải 1 dân từ ô A1 sang phải, bốc tiếp 1000 lần, không ăn được gì.",
        "A sows 1 dân from A1 to the right, relays 1000 times and captures nothing.",
        "A semeia 1 dân da casa A1 para a direita, retoma a semeadura 1000 vezes e não captura nada.",
    ]);
    // The pick and a thousand pick-ups before it.
    turn.assert_steps(1001, [
        &["Đã bốc tiếp một nghìn lần nên lượt này dừng lại, không ăn được gì."],
        &["Dân have been picked up again a thousand times, so the turn is broken off without a capture."],
        &["A semeadura já foi retomada mil vezes; a jogada é interrompida sem captura."],
    ]);
}
