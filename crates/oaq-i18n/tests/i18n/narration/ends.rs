//! The ends of games, in exact words.

use crate::common::{begin, play, setup, stores};
use oaq_core::{Debt, Player, Setup};

#[test]
fn every_quan_square_is_empty() {
    let setup = Setup {
        stores: stores(&[(12, 1), (20, 0)]),
        debts: vec![
            debt(Player::A, Some(Player::B), 3),
            debt(Player::B, None, 2),
        ],
        ..setup(&[&[0, 0, 1, 0, 0], &[5; 5]], &[(1, 3), (0, 0)])
    };
    let turn = play("", &setup, "3R");
    turn.assert_short([
        "A rải 1 dân từ ô A3 sang phải, ăn 1 quan và 3 dân ở ô quan QA; hết ván vì các ô quan đều đã trống: A 33, B 46.",
        "A sows 1 dân from A3 to the right and captures 1 quan and 3 dân from ô quan QA; the game is over, because every ô quan is empty: A 33, B 46.",
        "A semeia 1 dân da casa A3 para a direita e captura 1 quan e 3 dân do ô quan QA; a partida termina, pois todos os ô quan estão vazios: A 33, B 46.",
    ]);
    turn.assert_steps(3, [
        &[
            "Hết ván: các ô quan đều đã trống.",
            "Dân còn lại ở các hàng, của ai người ấy thu: A 1, B 25.",
            "A: 15 (dân đã ăn) + 20 (2 quan) − 3 (nợ B) + 1 (còn ở hàng nhà) = 33 điểm.",
            "B: 20 (dân đã ăn) + 3 (cho A vay) − 2 (nợ ngân hàng) + 25 (còn ở hàng nhà) = 46 điểm.",
            "B thắng A, 46 điểm so với 33.",
        ],
        &[
            "The game is over: every ô quan is empty.",
            "The dân left in the rows go to their owners: A 1, B 25.",
            "A: 15 (captured dân) + 20 (2 quan) − 3 (owed to B) + 1 (left in the row) = 33 points.",
            "B: 20 (captured dân) + 3 (lent to A) − 2 (owed to the bank) + 25 (left in the row) = 46 points.",
            "B beats A, 46 to 33.",
        ],
        &[
            "A partida termina: todos os ô quan estão vazios.",
            "Os dân que sobram nas fileiras ficam com os donos: A 1, B 25.",
            "A: 15 (dân capturados) + 20 (2 quan) − 3 (dívida com B) + 1 (da própria fileira) = 33 pontos.",
            "B: 20 (dân capturados) + 3 (empréstimo a A) − 2 (dívida com o banco) + 25 (da própria fileira) = 46 pontos.",
            "B vence A por 46 a 33.",
        ],
    ]);
}

#[test]
fn no_quan_is_left() {
    let setup = setup(&[&[0, 0, 1, 0, 0], &[5; 5]], &[(1, 0), (0, 5)]);
    let turn = play("end=quan-pieces-captured", &setup, "3R");
    turn.assert_short([
        "A rải 1 dân từ ô A3 sang phải, ăn 1 quan ở ô quan QA; hết ván vì trên bàn chơi không còn quan nào: A 33, B 47.",
        "A sows 1 dân from A3 to the right and captures 1 quan from ô quan QA; the game is over, because no quan is left on the board: A 33, B 47.",
        "A semeia 1 dân da casa A3 para a direita e captura 1 quan do ô quan QA; a partida termina, pois não resta nenhum quan no tabuleiro: A 33, B 47.",
    ]);
    turn.assert_steps(3, [
        &[
            "Hết ván: trên bàn chơi không còn quan nào.",
            "Dân còn lại ở các hàng, của ai người ấy thu: A 1, B 25.",
            "Dân còn lại trong các ô quan được chia đều: A 2, B 2, dư 1 không thuộc về ai.",
            "A: 20 (dân đã ăn) + 10 (1 quan) + 1 (còn ở hàng nhà) + 2 (từ các ô quan) = 33 điểm.",
            "B: 20 (dân đã ăn) + 25 (còn ở hàng nhà) + 2 (từ các ô quan) = 47 điểm.",
            "B thắng A, 47 điểm so với 33.",
        ],
        &[
            "The game is over: no quan is left on the board.",
            "The dân left in the rows go to their owners: A 1, B 25.",
            "The dân left in the ô quan are divided equally: A 2, B 2, 1 left over for nobody.",
            "A: 20 (captured dân) + 10 (1 quan) + 1 (left in the row) + 2 (from the ô quan) = 33 points.",
            "B: 20 (captured dân) + 25 (left in the row) + 2 (from the ô quan) = 47 points.",
            "B beats A, 47 to 33.",
        ],
        &[
            "A partida termina: não resta nenhum quan no tabuleiro.",
            "Os dân que sobram nas fileiras ficam com os donos: A 1, B 25.",
            "Os dân que sobram nos ô quan são divididos por igual: A 2, B 2, 1 de sobra, sem dono.",
            "A: 20 (dân capturados) + 10 (1 quan) + 1 (da própria fileira) + 2 (dos ô quan) = 33 pontos.",
            "B: 20 (dân capturados) + 25 (da própria fileira) + 2 (dos ô quan) = 47 pontos.",
            "B vence A por 47 a 33.",
        ],
    ]);
}

#[test]
fn the_board_is_empty() {
    let setup = setup(&[&[0; 5], &[0; 5]], &[(0, 0), (0, 0)]);
    let turn = begin("end=board-empty shortage=negative", &setup);
    turn.assert_short([
        "Hết ván vì bàn chơi không còn quân nào: A 20, B 20.",
        "The game is over, because the board is empty: A 20, B 20.",
        "A partida termina, pois o tabuleiro está vazio: A 20, B 20.",
    ]);
    turn.assert_steps(
        0,
        [
            &[
                "Hết ván: bàn chơi không còn quân nào.",
                "A: 20 (dân đã ăn) = 20 điểm.",
                "B: 20 (dân đã ăn) = 20 điểm.",
                "A và B hòa nhau, mỗi người 20 điểm.",
            ],
            &[
                "The game is over: the board is empty.",
                "A: 20 (captured dân) = 20 points.",
                "B: 20 (captured dân) = 20 points.",
                "A and B draw, 20 points each.",
            ],
            &[
                "A partida termina: o tabuleiro está vazio.",
                "A: 20 (dân capturados) = 20 pontos.",
                "B: 20 (dân capturados) = 20 pontos.",
                "A e B empatam com 20 pontos cada um.",
            ],
        ],
    );
}

#[test]
fn all_quan_captured() {
    let setup = Setup {
        stores: stores(&[(5, 1), (40, 0)]),
        ..setup(&[&[0, 0, 1, 0, 0], &[5; 5]], &[(1, 0), (0, 4)])
    };
    let turn = play("all-quan-wins=true", &setup, "3R");
    turn.assert_short([
        "A rải 1 dân từ ô A3 sang phải, ăn 1 quan ở ô quan QA; hết ván vì một người đã ăn hết quan: A 28, B 67.",
        "A sows 1 dân from A3 to the right and captures 1 quan from ô quan QA; the game is over, because one player has captured every quan: A 28, B 67.",
        "A semeia 1 dân da casa A3 para a direita e captura 1 quan do ô quan QA; a partida termina, pois um jogador capturou todos os quan: A 28, B 67.",
    ]);
    turn.assert_steps(3, [
        &[
            "Hết ván: một người đã ăn hết quan.",
            "Dân còn lại ở các hàng, của ai người ấy thu: A 1, B 25.",
            "Dân còn lại trong các ô quan được chia đều: A 2, B 2.",
            "A: 5 (dân đã ăn) + 20 (2 quan) + 1 (còn ở hàng nhà) + 2 (từ các ô quan) = 28 điểm.",
            "B: 40 (dân đã ăn) + 25 (còn ở hàng nhà) + 2 (từ các ô quan) = 67 điểm.",
            "A thắng vì đã ăn hết quan. Điểm: A 28, B 67.",
        ],
        &[
            "The game is over: one player has captured every quan.",
            "The dân left in the rows go to their owners: A 1, B 25.",
            "The dân left in the ô quan are divided equally: A 2, B 2.",
            "A: 5 (captured dân) + 20 (2 quan) + 1 (left in the row) + 2 (from the ô quan) = 28 points.",
            "B: 40 (captured dân) + 25 (left in the row) + 2 (from the ô quan) = 67 points.",
            "A wins by holding every quan. Points: A 28, B 67.",
        ],
        &[
            "A partida termina: um jogador capturou todos os quan.",
            "Os dân que sobram nas fileiras ficam com os donos: A 1, B 25.",
            "Os dân que sobram nos ô quan são divididos por igual: A 2, B 2.",
            "A: 5 (dân capturados) + 20 (2 quan) + 1 (da própria fileira) + 2 (dos ô quan) = 28 pontos.",
            "B: 40 (dân capturados) + 25 (da própria fileira) + 2 (dos ô quan) = 67 pontos.",
            "A vence por ter todos os quan. Pontos: A 28, B 67.",
        ],
    ]);
}

#[test]
fn shortage() {
    let setup = Setup {
        stores: stores(&[(12, 0), (2, 1)]),
        ..setup(&[&[0, 0, 0, 1, 0], &[0; 5]], &[(1, 0), (1, 0)])
    };
    let turn = play("shortage=end", &setup, "4R");
    turn.assert_short([
        "A rải 1 dân từ ô A4 sang phải, không ăn được gì; hết ván vì có hàng hết dân mà không rải lại được: A 13, B 12.",
        "A sows 1 dân from A4 to the right and captures nothing; the game is over, because an empty row cannot be refilled: A 13, B 12.",
        "A semeia 1 dân da casa A4 para a direita e não captura nada; a partida termina, pois uma fileira vazia não pode ser reposta: A 13, B 12.",
    ]);
    turn.assert_steps(2, [
        &[
            "Hàng của B đã hết dân. Hết ván: có hàng hết dân mà không rải lại được.",
            "Dân còn lại ở các hàng, của ai người ấy thu: A 1.",
            "A: 12 (dân đã ăn) + 1 (còn ở hàng nhà) = 13 điểm.",
            "B: 2 (dân đã ăn) + 10 (1 quan) = 12 điểm.",
            "A thắng B, 13 điểm so với 12.",
        ],
        &[
            "B's row is empty. The game is over: an empty row cannot be refilled.",
            "The dân left in the rows go to their owners: A 1.",
            "A: 12 (captured dân) + 1 (left in the row) = 13 points.",
            "B: 2 (captured dân) + 10 (1 quan) = 12 points.",
            "A beats B, 13 to 12.",
        ],
        &[
            "A fileira de B está vazia. A partida termina: uma fileira vazia não pode ser reposta.",
            "Os dân que sobram nas fileiras ficam com os donos: A 1.",
            "A: 12 (dân capturados) + 1 (da própria fileira) = 13 pontos.",
            "B: 2 (dân capturados) + 10 (1 quan) = 12 pontos.",
            "A vence B por 13 a 12.",
        ],
    ]);
}

#[test]
fn shortage_when_all_are_passed_over() {
    let setup = Setup {
        stores: stores(&[(2, 0), (3, 1)]),
        ..setup(&[&[0; 5], &[0; 5]], &[(1, 0), (1, 0)])
    };
    let turn = begin("shortage=skip", &setup);
    turn.assert_short([
        "A mất lượt; B mất lượt; hết ván vì có hàng hết dân mà không rải lại được: A 2, B 13.",
        "A is passed over; B is passed over; the game is over, because an empty row cannot be refilled: A 2, B 13.",
        "A perde a vez; B perde a vez; a partida termina, pois uma fileira vazia não pode ser reposta: A 2, B 13.",
    ]);
    turn.assert_steps(0, [
        &[
            "Hàng của A đã hết dân mà A không đủ 5 dân đã ăn để rải lại nên mất lượt.",
            "Hàng của B đã hết dân mà B không đủ 5 dân đã ăn để rải lại nên mất lượt.",
            "Hết ván: có hàng hết dân mà không rải lại được.",
            "A: 2 (dân đã ăn) = 2 điểm.",
            "B: 3 (dân đã ăn) + 10 (1 quan) = 13 điểm.",
            "B thắng A, 13 điểm so với 2.",
        ],
        &[
            "A's row is empty and A has fewer than 5 captured dân, so A is passed over.",
            "B's row is empty and B has fewer than 5 captured dân, so B is passed over.",
            "The game is over: an empty row cannot be refilled.",
            "A: 2 (captured dân) = 2 points.",
            "B: 3 (captured dân) + 10 (1 quan) = 13 points.",
            "B beats A, 13 to 2.",
        ],
        &[
            "A fileira de A está vazia e A tem menos de 5 dân capturados, por isso perde a vez.",
            "A fileira de B está vazia e B tem menos de 5 dân capturados, por isso perde a vez.",
            "A partida termina: uma fileira vazia não pode ser reposta.",
            "A: 2 (dân capturados) = 2 pontos.",
            "B: 3 (dân capturados) + 10 (1 quan) = 13 pontos.",
            "B vence A por 13 a 2.",
        ],
    ]);
}

#[test]
fn shortage_loss() {
    let setup = Setup {
        stores: stores(&[(1, 0), (2, 1)]),
        ..setup(&[&[0, 0, 0, 1, 0], &[0; 5]], &[(1, 0), (1, 0)])
    };
    let turn = play("shortage=lose", &setup, "4R");
    turn.assert_short([
        "A rải 1 dân từ ô A4 sang phải, không ăn được gì; hết ván vì có người hết dân mà không rải lại được nên thua: A 2, B 12.",
        "A sows 1 dân from A4 to the right and captures nothing; the game is over, because a player cannot refill an empty row and loses: A 2, B 12.",
        "A semeia 1 dân da casa A4 para a direita e não captura nada; a partida termina, pois um jogador não consegue repor a fileira vazia e perde: A 2, B 12.",
    ]);
    turn.assert_steps(2, [
        &[
            "Hàng của B đã hết dân. Hết ván: có người hết dân mà không rải lại được nên thua.",
            "Dân còn lại ở các hàng, của ai người ấy thu: A 1.",
            "A: 1 (dân đã ăn) + 1 (còn ở hàng nhà) = 2 điểm.",
            "B: 2 (dân đã ăn) + 10 (1 quan) = 12 điểm.",
            "A thắng: ai hết dân mà không rải lại được thì thua. Điểm: A 2, B 12.",
        ],
        &[
            "B's row is empty. The game is over: a player cannot refill an empty row and loses.",
            "The dân left in the rows go to their owners: A 1.",
            "A: 1 (captured dân) + 1 (left in the row) = 2 points.",
            "B: 2 (captured dân) + 10 (1 quan) = 12 points.",
            "A wins: whoever cannot refill an empty row loses. Points: A 2, B 12.",
        ],
        &[
            "A fileira de B está vazia. A partida termina: um jogador não consegue repor a fileira vazia e perde.",
            "Os dân que sobram nas fileiras ficam com os donos: A 1.",
            "A: 1 (dân capturados) + 1 (da própria fileira) = 2 pontos.",
            "B: 2 (dân capturados) + 10 (1 quan) = 12 pontos.",
            "A vence: quem não consegue repor a fileira vazia perde. Pontos: A 2, B 12.",
        ],
    ]);
}

#[test]
fn shortage_loss_of_one_of_three() {
    let setup = Setup {
        stores: stores(&[(3, 0), (2, 1), (4, 0)]),
        ..setup(
            &[&[0, 0, 0, 1, 0], &[0; 5], &[0; 5]],
            &[(1, 0), (1, 0), (1, 0)],
        )
    };
    let turn = play("shortage=lose players=3", &setup, "4R");
    turn.assert_steps(2, [
        &[
            "Hàng của B đã hết dân. Hết ván: có người hết dân mà không rải lại được nên thua.",
            "Dân còn lại ở các hàng, của ai người ấy thu: A 1.",
            "A: 3 (dân đã ăn) + 1 (còn ở hàng nhà) = 4 điểm.",
            "B: 2 (dân đã ăn) + 10 (1 quan) = 12 điểm.",
            "C: 4 (dân đã ăn) = 4 điểm.",
            "A và C cùng thắng: ai hết dân mà không rải lại được thì thua. Điểm: A 4, B 12, C 4.",
        ],
        &[
            "B's row is empty. The game is over: a player cannot refill an empty row and loses.",
            "The dân left in the rows go to their owners: A 1.",
            "A: 3 (captured dân) + 1 (left in the row) = 4 points.",
            "B: 2 (captured dân) + 10 (1 quan) = 12 points.",
            "C: 4 (captured dân) = 4 points.",
            "A and C share the win: whoever cannot refill an empty row loses. Points: A 4, B 12, C 4.",
        ],
        &[
            "A fileira de B está vazia. A partida termina: um jogador não consegue repor a fileira vazia e perde.",
            "Os dân que sobram nas fileiras ficam com os donos: A 1.",
            "A: 3 (dân capturados) + 1 (da própria fileira) = 4 pontos.",
            "B: 2 (dân capturados) + 10 (1 quan) = 12 pontos.",
            "C: 4 (dân capturados) = 4 pontos.",
            "A e C dividem a vitória: quem não consegue repor a fileira vazia perde. Pontos: A 4, B 12, C 4.",
        ],
    ]);
}

#[test]
fn repetition() {
    let setup = setup(&[&[1, 0], &[1, 0]], &[(0, 1), (1, 2)]);
    let turn = play("squares=2 limits.repetition=2", &setup, "1R 1R 2L 2L");
    turn.assert_short([
        "B rải 1 dân từ ô B2 sang trái, không ăn được gì; hết ván vì một thế cờ đã lặp lại quá nhiều lần: A 22, B 22.",
        "B sows 1 dân from B2 to the left and captures nothing; the game is over, because the same position has come up too often: A 22, B 22.",
        "B semeia 1 dân da casa B2 para a esquerda e não captura nada; a partida termina, pois a mesma posição se repetiu vezes demais: A 22, B 22.",
    ]);
    turn.assert_steps(
        2,
        [
            &[
                "Hết ván: một thế cờ đã lặp lại quá nhiều lần.",
                "Dân còn lại ở các hàng, của ai người ấy thu: A 1, B 1.",
                "Dân còn lại trong các ô quan được chia đều: A 1, B 1, dư 1 không thuộc về ai.",
                "A: 20 (dân đã ăn) + 1 (còn ở hàng nhà) + 1 (từ các ô quan) = 22 điểm.",
                "B: 20 (dân đã ăn) + 1 (còn ở hàng nhà) + 1 (từ các ô quan) = 22 điểm.",
                "A và B hòa nhau, mỗi người 22 điểm.",
            ],
            &[
                "The game is over: the same position has come up too often.",
                "The dân left in the rows go to their owners: A 1, B 1.",
                "The dân left in the ô quan are divided equally: A 1, B 1, 1 left over for nobody.",
                "A: 20 (captured dân) + 1 (left in the row) + 1 (from the ô quan) = 22 points.",
                "B: 20 (captured dân) + 1 (left in the row) + 1 (from the ô quan) = 22 points.",
                "A and B draw, 22 points each.",
            ],
            &[
                "A partida termina: a mesma posição se repetiu vezes demais.",
                "Os dân que sobram nas fileiras ficam com os donos: A 1, B 1.",
                "Os dân que sobram nos ô quan são divididos por igual: A 1, B 1, 1 de sobra, sem dono.",
                "A: 20 (dân capturados) + 1 (da própria fileira) + 1 (dos ô quan) = 22 pontos.",
                "B: 20 (dân capturados) + 1 (da própria fileira) + 1 (dos ô quan) = 22 pontos.",
                "A e B empatam com 22 pontos cada um.",
            ],
        ],
    );
}

#[test]
fn quiet_plies() {
    let setup = setup(&[&[0, 0, 0, 1, 0], &[5; 5]], &[(1, 0), (1, 1)]);
    let turn = play("limits.quiet-plies=1", &setup, "4R");
    turn.assert_short([
        "A rải 1 dân từ ô A4 sang phải, không ăn được gì; hết ván vì đã quá nhiều nước liền không ai ăn được quân: A 21, B 45.",
        "A sows 1 dân from A4 to the right and captures nothing; the game is over, because there have been too many moves in a row without a capture: A 21, B 45.",
        "A semeia 1 dân da casa A4 para a direita e não captura nada; a partida termina, pois houve lances seguidos demais sem captura: A 21, B 45.",
    ]);
    turn.assert_steps(
        2,
        [
            &[
                "Hết ván: đã quá nhiều nước liền không ai ăn được quân.",
                "Dân còn lại ở các hàng, của ai người ấy thu: A 1, B 25.",
                "Dân còn lại trong các ô quan không tính cho ai: 1.",
                "A: 20 (dân đã ăn) + 1 (còn ở hàng nhà) = 21 điểm.",
                "B: 20 (dân đã ăn) + 25 (còn ở hàng nhà) = 45 điểm.",
                "B thắng A, 45 điểm so với 21.",
            ],
            &[
                "The game is over: there have been too many moves in a row without a capture.",
                "The dân left in the rows go to their owners: A 1, B 25.",
                "The dân left in the ô quan count for nobody: 1.",
                "A: 20 (captured dân) + 1 (left in the row) = 21 points.",
                "B: 20 (captured dân) + 25 (left in the row) = 45 points.",
                "B beats A, 45 to 21.",
            ],
            &[
                "A partida termina: houve lances seguidos demais sem captura.",
                "Os dân que sobram nas fileiras ficam com os donos: A 1, B 25.",
                "Os dân que sobram nos ô quan não contam para ninguém: 1.",
                "A: 20 (dân capturados) + 1 (da própria fileira) = 21 pontos.",
                "B: 20 (dân capturados) + 25 (da própria fileira) = 45 pontos.",
                "B vence A por 45 a 21.",
            ],
        ],
    );
}

#[test]
fn max_plies() {
    let setup = setup(&[&[0, 0, 0, 1, 0], &[5; 5]], &[(1, 0), (1, 1)]);
    let turn = play("limits.max-plies=21 quan-leftover=discard", &setup, "4R");
    turn.assert_short([
        "A rải 1 dân từ ô A4 sang phải, không ăn được gì; hết ván vì đã đến giới hạn số nước đi: A 21, B 45.",
        "A sows 1 dân from A4 to the right and captures nothing; the game is over, because the limit of moves has been reached: A 21, B 45.",
        "A semeia 1 dân da casa A4 para a direita e não captura nada; a partida termina, pois chegou-se ao limite de lances: A 21, B 45.",
    ]);
    turn.assert_steps(
        2,
        [
            &[
                "Hết ván: đã đến giới hạn số nước đi.",
                "Dân còn lại ở các hàng, của ai người ấy thu: A 1, B 25.",
                "Dân còn lại trong các ô quan không tính cho ai: 1.",
                "A: 20 (dân đã ăn) + 1 (còn ở hàng nhà) = 21 điểm.",
                "B: 20 (dân đã ăn) + 25 (còn ở hàng nhà) = 45 điểm.",
                "B thắng A, 45 điểm so với 21.",
            ],
            &[
                "The game is over: the limit of moves has been reached.",
                "The dân left in the rows go to their owners: A 1, B 25.",
                "The dân left in the ô quan count for nobody: 1.",
                "A: 20 (captured dân) + 1 (left in the row) = 21 points.",
                "B: 20 (captured dân) + 25 (left in the row) = 45 points.",
                "B beats A, 45 to 21.",
            ],
            &[
                "A partida termina: chegou-se ao limite de lances.",
                "Os dân que sobram nas fileiras ficam com os donos: A 1, B 25.",
                "Os dân que sobram nos ô quan não contam para ninguém: 1.",
                "A: 20 (dân capturados) + 1 (da própria fileira) = 21 pontos.",
                "B: 20 (dân capturados) + 25 (da própria fileira) = 45 pontos.",
                "B vence A por 45 a 21.",
            ],
        ],
    );
}

fn debt(debtor: Player, creditor: Option<Player>, dan: u32) -> Debt {
    Debt {
        debtor,
        creditor,
        dan,
    }
}
