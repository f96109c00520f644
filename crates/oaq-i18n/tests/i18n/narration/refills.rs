//! Empty rows and how they are refilled, in exact words.

use crate::common::{begin, play, setup, stores};
use oaq_core::Setup;

#[test]
fn paid_in_full() {
    let setup = setup(&[&[0, 0, 0, 1, 0], &[0; 5]], &[(1, 0), (1, 0)]);
    let turn = play("", &setup, "4R");
    turn.assert_short([
        "A rải 1 dân từ ô A4 sang phải, không ăn được gì; B rải lại 5 dân vào hàng trống.",
        "A sows 1 dân from A4 to the right and captures nothing; B puts 5 dân into the empty row.",
        "A semeia 1 dân da casa A4 para a direita e não captura nada; B põe 5 dân na fileira vazia.",
    ]);
    turn.assert_steps(2, [
        &[
            "Hàng của B đã hết dân. B rải lại 5 dân, mỗi ô một dân, còn lại 15 dân đã ăn.",
        ],
        &[
            "B's row is empty. B puts one dân into each of its 5 squares, which leaves 15 captured dân.",
        ],
        &[
            "A fileira de B está vazia. B põe um dân em cada uma das 5 casas e fica com 15 dân capturados.",
        ],
    ]);
}

#[test]
fn paid_with_the_last_dan() {
    let setup = Setup {
        stores: stores(&[(20, 0), (5, 0)]),
        ..setup(&[&[0, 0, 0, 1, 0], &[0; 5]], &[(1, 0), (1, 0)])
    };
    let turn = play("", &setup, "4R");
    turn.assert_steps(2, [
        &[
            "Hàng của B đã hết dân. B rải lại 5 dân, mỗi ô một dân, hết sạch dân đã ăn.",
        ],
        &[
            "B's row is empty. B puts one dân into each of its 5 squares, which leaves no captured dân.",
        ],
        &[
            "A fileira de B está vazia. B põe um dân em cada uma das 5 casas e fica sem dân capturados.",
        ],
    ]);
}

#[test]
fn borrowed_from_the_opponent() {
    let setup = Setup {
        stores: stores(&[(20, 0), (2, 0)]),
        ..setup(&[&[0, 0, 0, 1, 0], &[0; 5]], &[(1, 0), (1, 0)])
    };
    let turn = play("", &setup, "4R");
    turn.assert_short([
        "A rải 1 dân từ ô A4 sang phải, không ăn được gì; B vay A 3 dân; B rải lại 5 dân vào hàng trống.",
        "A sows 1 dân from A4 to the right and captures nothing; B borrows 3 dân from A; B puts 5 dân into the empty row.",
        "A semeia 1 dân da casa A4 para a direita e não captura nada; B toma 3 dân emprestados de A; B põe 5 dân na fileira vazia.",
    ]);
    turn.assert_steps(2, [
        &[
            "Hàng của B đã hết dân. B vay A 3 dân. B rải lại 5 dân, mỗi ô một dân, hết sạch dân đã ăn.",
        ],
        &[
            "B's row is empty. B borrows 3 dân from A. B puts one dân into each of its 5 squares, which leaves no captured dân.",
        ],
        &[
            "A fileira de B está vazia. B toma 3 dân emprestados de A. B põe um dân em cada uma das 5 casas e fica sem dân capturados.",
        ],
    ]);
}

#[test]
fn borrowed_one_from_the_opponent() {
    let setup = Setup {
        stores: stores(&[(20, 0), (4, 0)]),
        ..setup(&[&[0, 0, 0, 1, 0], &[0; 5]], &[(1, 0), (1, 0)])
    };
    let turn = play("", &setup, "4R");
    turn.assert_short([
        "A rải 1 dân từ ô A4 sang phải, không ăn được gì; B vay A 1 dân; B rải lại 5 dân vào hàng trống.",
        "A sows 1 dân from A4 to the right and captures nothing; B borrows 1 dân from A; B puts 5 dân into the empty row.",
        "A semeia 1 dân da casa A4 para a direita e não captura nada; B toma 1 dân emprestado de A; B põe 5 dân na fileira vazia.",
    ]);
    turn.assert_steps(2, [
        &[
            "Hàng của B đã hết dân. B vay A 1 dân. B rải lại 5 dân, mỗi ô một dân, hết sạch dân đã ăn.",
        ],
        &[
            "B's row is empty. B borrows 1 dân from A. B puts one dân into each of its 5 squares, which leaves no captured dân.",
        ],
        &[
            "A fileira de B está vazia. B toma 1 dân emprestado de A. B põe um dân em cada uma das 5 casas e fica sem dân capturados.",
        ],
    ]);
}

#[test]
fn borrowed_from_two_opponents_and_the_bank() {
    let setup = Setup {
        stores: stores(&[(2, 0), (0, 0), (1, 0)]),
        ..setup(
            &[&[0, 0, 0, 1, 0], &[0; 5], &[5; 5]],
            &[(1, 0), (1, 0), (1, 0)],
        )
    };
    let turn = play("players=3", &setup, "4R");
    turn.assert_short([
        "A rải 1 dân từ ô A4 sang phải, không ăn được gì; B vay A 2 dân; B vay C 1 dân; B vay ngân hàng 2 dân; B rải lại 5 dân vào hàng trống.",
        "A sows 1 dân from A4 to the right and captures nothing; B borrows 2 dân from A; B borrows 1 dân from C; B borrows 2 dân from the bank; B puts 5 dân into the empty row.",
        "A semeia 1 dân da casa A4 para a direita e não captura nada; B toma 2 dân emprestados de A; B toma 1 dân emprestado de C; B toma 2 dân emprestados do banco; B põe 5 dân na fileira vazia.",
    ]);
    turn.assert_steps(2, [
        &[
            "Hàng của B đã hết dân. B vay A 2 dân. B vay C 1 dân. B vay ngân hàng 2 dân. B rải lại 5 dân, mỗi ô một dân, hết sạch dân đã ăn.",
        ],
        &[
            "B's row is empty. B borrows 2 dân from A. B borrows 1 dân from C. B borrows 2 dân from the bank. B puts one dân into each of its 5 squares, which leaves no captured dân.",
        ],
        &[
            "A fileira de B está vazia. B toma 2 dân emprestados de A. B toma 1 dân emprestado de C. B toma 2 dân emprestados do banco. B põe um dân em cada uma das 5 casas e fica sem dân capturados.",
        ],
    ]);
}

#[test]
fn a_quan_exchanged() {
    let setup = Setup {
        stores: stores(&[(12, 0), (0, 1)]),
        ..setup(&[&[0, 0, 0, 1, 0], &[0; 5]], &[(1, 0), (1, 0)])
    };
    let turn = play("shortage=exchange", &setup, "4R");
    turn.assert_short([
        "A rải 1 dân từ ô A4 sang phải, không ăn được gì; B đưa A 1 quan, đổi lấy 10 dân; B rải lại 5 dân vào hàng trống.",
        "A sows 1 dân from A4 to the right and captures nothing; B gives 1 quan to A for 10 dân; B puts 5 dân into the empty row.",
        "A semeia 1 dân da casa A4 para a direita e não captura nada; B dá 1 quan a A em troca de 10 dân; B põe 5 dân na fileira vazia.",
    ]);
    turn.assert_steps(2, [
        &[
            "Hàng của B đã hết dân. B đưa A 1 quan, đổi lấy 10 dân. B rải lại 5 dân, mỗi ô một dân, còn lại 5 dân đã ăn.",
        ],
        &[
            "B's row is empty. B gives 1 quan to A for 10 dân. B puts one dân into each of its 5 squares, which leaves 5 captured dân.",
        ],
        &[
            "A fileira de B está vazia. B dá 1 quan a A em troca de 10 dân. B põe um dân em cada uma das 5 casas e fica com 5 dân capturados.",
        ],
    ]);
}

#[test]
fn a_quan_exchanged_and_dan_borrowed() {
    let setup = Setup {
        stores: stores(&[(12, 0), (1, 1)]),
        ..setup(&[&[0, 0, 0, 1, 0], &[0; 5]], &[(1, 0), (1, 0)])
    };
    let turn = play("shortage=exchange quan-value=3", &setup, "4R");
    turn.assert_short([
        "A rải 1 dân từ ô A4 sang phải, không ăn được gì; B đưa A 1 quan, đổi lấy 3 dân; B vay A 1 dân; B rải lại 5 dân vào hàng trống.",
        "A sows 1 dân from A4 to the right and captures nothing; B gives 1 quan to A for 3 dân; B borrows 1 dân from A; B puts 5 dân into the empty row.",
        "A semeia 1 dân da casa A4 para a direita e não captura nada; B dá 1 quan a A em troca de 3 dân; B toma 1 dân emprestado de A; B põe 5 dân na fileira vazia.",
    ]);
    turn.assert_steps(2, [
        &[
            "Hàng của B đã hết dân. B đưa A 1 quan, đổi lấy 3 dân. B vay A 1 dân. B rải lại 5 dân, mỗi ô một dân, hết sạch dân đã ăn.",
        ],
        &[
            "B's row is empty. B gives 1 quan to A for 3 dân. B borrows 1 dân from A. B puts one dân into each of its 5 squares, which leaves no captured dân.",
        ],
        &[
            "A fileira de B está vazia. B dá 1 quan a A em troca de 3 dân. B toma 1 dân emprestado de A. B põe um dân em cada uma das 5 casas e fica sem dân capturados.",
        ],
    ]);
}

#[test]
fn captured_dan_below_zero() {
    let setup = Setup {
        stores: stores(&[(12, 0), (2, 1)]),
        ..setup(&[&[0, 0, 0, 1, 0], &[0; 5]], &[(1, 0), (1, 0)])
    };
    let turn = play("shortage=negative", &setup, "4R");
    turn.assert_short([
        "A rải 1 dân từ ô A4 sang phải, không ăn được gì; B rải lại 5 dân vào hàng trống.",
        "A sows 1 dân from A4 to the right and captures nothing; B puts 5 dân into the empty row.",
        "A semeia 1 dân da casa A4 para a direita e não captura nada; B põe 5 dân na fileira vazia.",
    ]);
    turn.assert_steps(2, [
        &[
            "Hàng của B đã hết dân. B rải lại 5 dân, mỗi ô một dân, thành ra âm 3 dân.",
        ],
        &[
            "B's row is empty. B puts one dân into each of its 5 squares, which leaves B 3 dân below zero.",
        ],
        &[
            "A fileira de B está vazia. B põe um dân em cada uma das 5 casas e fica 3 dân abaixo de zero.",
        ],
    ]);
}

#[test]
fn part_of_the_row() {
    let setup = Setup {
        stores: stores(&[(12, 0), (2, 1)]),
        ..setup(&[&[0, 0, 0, 1, 0], &[0; 5]], &[(1, 0), (1, 0)])
    };
    let turn = play("shortage=partial", &setup, "4R");
    turn.assert_short([
        "A rải 1 dân từ ô A4 sang phải, không ăn được gì; B rải lại 2 dân vào hàng trống.",
        "A sows 1 dân from A4 to the right and captures nothing; B puts 2 dân into the empty row.",
        "A semeia 1 dân da casa A4 para a direita e não captura nada; B põe 2 dân na fileira vazia.",
    ]);
    turn.assert_steps(2, [
        &[
            "Hàng của B đã hết dân. B chỉ có 2 dân đã ăn nên chỉ rải lại 2 ô đầu, mỗi ô một dân.",
        ],
        &[
            "B's row is empty. B has only 2 captured dân and puts one into each of the first 2 squares.",
        ],
        &[
            "A fileira de B está vazia. B tem só 2 dân capturados e põe um em cada uma das 2 primeiras casas.",
        ],
    ]);
}

#[test]
fn one_square_of_the_row() {
    let setup = Setup {
        stores: stores(&[(12, 0), (1, 1)]),
        ..setup(&[&[0, 0, 0, 1, 0], &[0; 5]], &[(1, 0), (1, 0)])
    };
    let turn = play("shortage=partial", &setup, "4R");
    turn.assert_steps(
        2,
        [
            &["Hàng của B đã hết dân. B chỉ có 1 dân đã ăn nên chỉ rải lại ô đầu tiên."],
            &["B's row is empty. B has only 1 captured dân and puts it into the first square."],
            &["A fileira de B está vazia. B tem só 1 dân capturado e o põe na primeira casa."],
        ],
    );
}

#[test]
fn passed_over() {
    let setup = Setup {
        stores: stores(&[(12, 0), (2, 1)]),
        ..setup(&[&[0, 0, 0, 1, 0], &[0; 5]], &[(1, 0), (1, 0)])
    };
    let turn = play("shortage=skip", &setup, "4R");
    turn.assert_short([
        "A rải 1 dân từ ô A4 sang phải, không ăn được gì; B mất lượt.",
        "A sows 1 dân from A4 to the right and captures nothing; B is passed over.",
        "A semeia 1 dân da casa A4 para a direita e não captura nada; B perde a vez.",
    ]);
    turn.assert_steps(
        2,
        [
            &["Hàng của B đã hết dân mà B không đủ 5 dân đã ăn để rải lại nên mất lượt."],
            &["B's row is empty and B has fewer than 5 captured dân, so B is passed over."],
            &["A fileira de B está vazia e B tem menos de 5 dân capturados, por isso perde a vez."],
        ],
    );
}

#[test]
fn passed_over_and_the_next_one_pays() {
    let setup = Setup {
        stores: stores(&[(12, 0), (2, 1), (7, 0)]),
        ..setup(
            &[&[0, 0, 0, 1, 0], &[0; 5], &[0; 5]],
            &[(1, 0), (1, 0), (1, 0)],
        )
    };
    let turn = play("players=3 shortage=skip", &setup, "4R");
    turn.assert_short([
        "A rải 1 dân từ ô A4 sang phải, không ăn được gì; B mất lượt; C rải lại 5 dân vào hàng trống.",
        "A sows 1 dân from A4 to the right and captures nothing; B is passed over; C puts 5 dân into the empty row.",
        "A semeia 1 dân da casa A4 para a direita e não captura nada; B perde a vez; C põe 5 dân na fileira vazia.",
    ]);
    turn.assert_steps(2, [
        &[
            "Hàng của B đã hết dân mà B không đủ 5 dân đã ăn để rải lại nên mất lượt.",
            "Hàng của C đã hết dân. C rải lại 5 dân, mỗi ô một dân, còn lại 2 dân đã ăn.",
        ],
        &[
            "B's row is empty and B has fewer than 5 captured dân, so B is passed over.",
            "C's row is empty. C puts one dân into each of its 5 squares, which leaves 2 captured dân.",
        ],
        &[
            "A fileira de B está vazia e B tem menos de 5 dân capturados, por isso perde a vez.",
            "A fileira de C está vazia. C põe um dân em cada uma das 5 casas e fica com 2 dân capturados.",
        ],
    ]);
}

#[test]
fn a_row_of_one_square() {
    let setup = Setup {
        stores: stores(&[(12, 0), (2, 1)]),
        ..setup(&[&[1], &[0]], &[(1, 0), (1, 0)])
    };
    let turn = play("squares=1 quan-ban-turns=100", &setup, "1R");
    turn.assert_steps(1, [
        &[
            "Sau ô trống (B1) là ô quan QB, nhưng trong 100 lượt đầu của mỗi người chưa được ăn ô quan nên hết lượt.",
            "Hàng của B đã hết dân. B rải lại 1 dân vào ô duy nhất, còn lại 1 dân đã ăn.",
        ],
        &[
            "Behind the empty square (B1) lies ô quan QB, but no ô quan can be captured in the first 100 turns of each player, so the turn ends.",
            "B's row is empty. B puts one dân into the only square of the row, which leaves 1 captured dân.",
        ],
        &[
            "Depois da casa vazia (B1) vem o ô quan QB, mas nas primeiras 100 jogadas de cada jogador nenhum ô quan pode ser capturado, e a jogada termina.",
            "A fileira de B está vazia. B põe um dân na única casa da fileira e fica com 1 dân capturado.",
        ],
    ]);
}

#[test]
fn a_row_of_one_square_below_zero() {
    let setup = Setup {
        stores: stores(&[(12, 0), (0, 1)]),
        ..setup(&[&[1], &[0]], &[(1, 0), (1, 0)])
    };
    let turn = play(
        "squares=1 quan-ban-turns=100 shortage=negative",
        &setup,
        "1R",
    );
    turn.assert_steps(2, [
        &[
            "Hàng của B đã hết dân. B rải lại 1 dân vào ô duy nhất, thành ra âm 1 dân.",
        ],
        &[
            "B's row is empty. B puts one dân into the only square of the row, which leaves B 1 dân below zero.",
        ],
        &[
            "A fileira de B está vazia. B põe um dân na única casa da fileira e fica 1 dân abaixo de zero.",
        ],
    ]);
}

#[test]
fn at_the_beginning() {
    let setup = setup(&[&[0; 5], &[5; 5]], &[(1, 0), (1, 0)]);
    let turn = begin("", &setup);
    turn.assert_short([
        "A rải lại 5 dân vào hàng trống.",
        "A puts 5 dân into the empty row.",
        "A põe 5 dân na fileira vazia.",
    ]);
    turn.assert_steps(0, [
        &[
            "Hàng của A đã hết dân. A rải lại 5 dân, mỗi ô một dân, còn lại 15 dân đã ăn.",
        ],
        &[
            "A's row is empty. A puts one dân into each of its 5 squares, which leaves 15 captured dân.",
        ],
        &[
            "A fileira de A está vazia. A põe um dân em cada uma das 5 casas e fica com 15 dân capturados.",
        ],
    ]);
}
