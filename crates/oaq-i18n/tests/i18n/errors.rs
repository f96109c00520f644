//! What is wrong, in exact words.

use crate::common::rules;
use oaq_core::{
    Debt, Direction, EndReason, EndRule, IllegalMove, Key, Player, QuanSquare, Rules, Setup,
    SetupError, Shortage, Store, Switches,
};
use oaq_i18n::{Lang, Messages};

/// Checks a text in Vietnamese, English and Portuguese.
#[track_caller]
fn assert_says(text: impl Fn(&Messages) -> String, expected: [&str; 3]) {
    for (lang, expected) in Lang::ALL.into_iter().zip(expected) {
        assert_eq!(text(&Messages::new(lang)), expected);
    }
}

#[test]
fn illegal_moves() {
    for (error, expected) in [
        (
            IllegalMove::GameOver(EndReason::QuanSquaresEmpty),
            [
                "Đã hết ván: các ô quan đều đã trống.",
                "The game is over: every ô quan is empty.",
                "A partida já terminou: todos os ô quan estão vazios.",
            ],
        ),
        (
            IllegalMove::NoSuchSquare {
                number: 7,
                squares: 5,
            },
            [
                "Không có ô số 7; các ô trong hàng được đánh số từ 1 đến 5.",
                "There is no square 7; the squares of a row are numbered 1 to 5.",
                "Não existe a casa 7; as casas de uma fileira são numeradas de 1 a 5.",
            ],
        ),
        (
            IllegalMove::EmptySquare {
                player: Player::A,
                number: 3,
            },
            [
                "Ô A3 trống; phải đi từ một ô có dân.",
                "Square A3 is empty; a move starts from a square with dân in it.",
                "A casa A3 está vazia; um lance começa numa casa com dân.",
            ],
        ),
        (
            IllegalMove::WrongDirection {
                allowed: Direction::Left,
            },
            [
                "Ván này chỉ được rải sang trái.",
                "In this game dân can be sown to the left only.",
                "Nesta partida só se pode semear para a esquerda.",
            ],
        ),
    ] {
        assert_says(|m| m.illegal_move(&error), expected);
    }
}

/// Every kind of error in a position is said in every language, and no two
/// kinds alike.
#[test]
fn all_errors_of_a_position() {
    let a = Player::A;
    let errors = [
        SetupError::Rows {
            found: 1,
            expected: 2,
        },
        SetupError::QuanSquares {
            found: 3,
            expected: 2,
        },
        SetupError::Stores {
            found: 0,
            expected: 2,
        },
        SetupError::Squares {
            player: a,
            found: 4,
            expected: 5,
        },
        SetupError::TooManyDan(10_000),
        SetupError::TooManyQuan(256),
        SetupError::CaptorUnused(a),
        SetupError::CaptorOfQuan(a),
        SetupError::NoSuchPlayer(Player::D, 2),
        SetupError::DirectionUnused,
        SetupError::NegativeStore(a, -1),
        SetupError::StoreTooLow(a, -10_000),
        SetupError::EmptyDebt(a),
        SetupError::DebtTooHigh(a, 10_000),
        SetupError::DebtToSelf(a),
        SetupError::DebtTwice(a, None),
        SetupError::DebtTwice(a, Some(Player::B)),
    ];
    for lang in Lang::ALL {
        let messages = Messages::new(lang);
        let texts: Vec<String> = errors.iter().map(|e| messages.setup_error(e)).collect();
        for (n, text) in texts.iter().enumerate() {
            assert!(text.ends_with('.'), "{text}");
            assert!(!text.contains(['{', '}', '$']), "{text}");
            assert!(!texts[..n].contains(text), "{text}");
        }
    }
}

#[test]
fn errors_of_a_position() {
    let setup = Setup {
        rows: vec![vec![5; 5], vec![5; 4]],
        quan_squares: vec![
            QuanSquare {
                quan: 1,
                dan: 0,
                captor: Some(Player::B),
            };
            2
        ],
        stores: vec![Store { dan: -4, quan: 0 }],
        debts: vec![
            Debt {
                debtor: Player::A,
                creditor: None,
                dan: 3,
            };
            2
        ],
        ..Setup::start(&Rules::STANDARD)
    };
    let errors = setup.check(&rules("quan-leftover=captor")).unwrap_err();
    let all = |m: &Messages| {
        let texts: Vec<String> = errors.0.iter().map(|e| m.setup_error(e)).collect();
        texts.join("\n")
    };
    assert_says(
        all,
        [
            "Có 1 chỗ ghi quân đã ăn, nhưng theo luật có 2 người chơi.\n\
             Hàng của B có 4 ô, nhưng theo luật phải có 5.\n\
             Có ghi người đã ăn quan ở ô quan QA, nhưng ô này vẫn còn quan.\n\
             Có ghi người đã ăn quan ở ô quan QB, nhưng ô này vẫn còn quan.\n\
             A có -4 dân đã ăn, nhưng chỉ luật `shortage=negative` mới cho phép số âm.\n\
             Khoản nợ của A với ngân hàng được ghi hai lần.",
            "There is 1 store of captured pieces, but the rules have 2 players.\n\
             The row of B has 4 squares, but the rules have 5.\n\
             A captor of ô quan QA is named, but it still holds a quan.\n\
             A captor of ô quan QB is named, but it still holds a quan.\n\
             A has -4 captured dân, but only the rule `shortage=negative` lets them go below zero.\n\
             The debt of A to the bank is given twice.",
            "Há 1 reserva de peças capturadas, mas as regras têm 2 jogadores.\n\
             A fileira de B tem 4 casas, mas as regras pedem 5.\n\
             Está indicado quem capturou o quan do ô quan QA, mas ele ainda tem um quan.\n\
             Está indicado quem capturou o quan do ô quan QB, mas ele ainda tem um quan.\n\
             A tem -4 dân capturados, mas só a regra `shortage=negative` os deixa ficar abaixo de zero.\n\
             A dívida de A com o banco aparece duas vezes.",
        ],
    );
}

#[test]
fn errors_of_rules() {
    let errors = Rules::new(Switches {
        quan_value: 0,
        quan_pieces: 0,
        repetition: 1,
        end: EndRule::QuanPiecesCaptured,
        ..Switches::default()
    })
    .unwrap_err();
    let all = |m: &Messages| {
        let texts: Vec<String> = errors.0.iter().map(|e| m.rule_error(e)).collect();
        texts.join("\n")
    };
    assert_says(
        all,
        [
            "`quan-value` là 0, nhưng phải từ 1 đến 100.\n\
             `limits.repetition` là 1, nhưng thế cờ đầu tiên cũng được tính: hãy dùng 0 (tắt), hoặc từ 2 trở lên.\n\
             `end` là `quan-pieces-captured`, nhưng `quan-pieces` là 0: không có quan nào để ăn.",
            "`quan-value` is 0, but must be from 1 to 100.\n\
             `limits.repetition` is 1, but the first position counts: use 0 (off), or 2 or more.\n\
             `end` is `quan-pieces-captured`, but `quan-pieces` is 0: there is no quan to capture.",
            "`quan-value` é 0, mas deve ficar entre 1 e 100.\n\
             `limits.repetition` é 1, mas a primeira posição conta: use 0 (desligado), ou 2 ou mais.\n\
             `end` é `quan-pieces-captured`, mas `quan-pieces` é 0: não há quan a capturar.",
        ],
    );
    let never = Rules::new(Switches {
        end: EndRule::Shortage,
        shortage: Shortage::Borrow,
        ..Switches::default()
    })
    .unwrap_err();
    assert_says(
        |m| m.rule_error(&never.0[0]),
        [
            "`end` là `shortage`, nhưng với `shortage=borrow` thì thiếu dân không bao giờ làm hết ván.",
            "`end` is `shortage`, but with `shortage=borrow` no shortage ends a game.",
            "`end` é `shortage`, mas com `shortage=borrow` nenhuma falta de dân termina a partida.",
        ],
    );
}

#[test]
fn errors_of_a_rules_text() {
    let text = "squares=ten gap=none all-quan-wins=1 dan ends=x end=board-empty end=shortage";
    let (_, errors) = Switches::default().apply(text, 0);
    let all = |m: &Messages| {
        let texts: Vec<String> = errors.iter().map(|e| m.override_error(e)).collect();
        texts.join("\n")
    };
    assert_says(
        all,
        [
            "`squares` là `ten`, nhưng phải là số nguyên từ 1 đến 9.\n\
             `gap` là `none`, nhưng phải là `any` hoặc `dan-only`.\n\
             `all-quan-wins` là `1`, nhưng phải là `true` hoặc `false`.\n\
             `dan` không có giá trị: hãy viết `mục=giá-trị`.\n\
             Luật không có mục `ends`.\n\
             `end` được ghi hai lần.",
            "`squares` is `ten`, but must be a whole number from 1 to 9.\n\
             `gap` is `none`, but must be `any` or `dan-only`.\n\
             `all-quan-wins` is `1`, but must be `true` or `false`.\n\
             `dan` has no value: write `key=value`.\n\
             `ends` is no key of the rules.\n\
             `end` is given twice.",
            "`squares` é `ten`, mas deve ser um número inteiro entre 1 e 9.\n\
             `gap` é `none`, mas deve ser `any` ou `dan-only`.\n\
             `all-quan-wins` é `1`, mas deve ser `true` ou `false`.\n\
             `dan` não tem valor: escreva `chave=valor`.\n\
             `ends` não é uma chave das regras.\n\
             `end` aparece duas vezes.",
        ],
    );
}

/// Numbers where 0 means off say so, the others do not.
#[test]
fn rules_in_words() {
    let start = Switches::default();
    let line = |m: &Messages, key: Key| {
        format!(
            "{}: {}",
            m.rule_key(key),
            m.rule_value(key, key.get(&start))
        )
    };
    for (key, expected) in [
        (
            Key::QuanDan,
            [
                "Số dân trong mỗi ô quan lúc đầu: 0",
                "Dân in each ô quan at the start: 0",
                "Dân em cada ô quan no início: 0",
            ],
        ),
        (
            Key::QuanBanTurns,
            [
                "Số lượt đầu chưa được ăn ô quan: tắt",
                "First turns in which no ô quan can be captured: off",
                "Primeiras jogadas em que nenhum ô quan pode ser capturado: desligado",
            ],
        ),
        (
            Key::End,
            [
                "Hết ván khi: các ô quan đều trống",
                "The game is over when: every ô quan is empty",
                "A partida termina quando: todos os ô quan estão vazios",
            ],
        ),
    ] {
        assert_says(|m| line(m, key), expected);
    }
}
