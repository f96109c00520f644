//! Tokens.

use oaq_notation::record::{Lexer, TokenKind};

fn kinds(text: &str) -> Vec<(TokenKind, &str)> {
    Lexer::new(text)
        .map(|token| (token.kind, &text[token.span]))
        .collect()
}

#[test]
fn numbers_come_with_any_dots_and_without_a_space_behind() {
    let number = |number, dots| TokenKind::Number { number, dots };
    assert_eq!(
        kinds("1.3R 2...4L 3 5R 12… 1L 4 ... 2R"),
        [
            (number(1, 1), "1."),
            (TokenKind::Word, "3R"),
            (number(2, 3), "2..."),
            (TokenKind::Word, "4L"),
            (number(3, 0), "3"),
            (TokenKind::Word, "5R"),
            (number(12, 3), "12…"),
            (TokenKind::Word, "1L"),
            (number(4, 0), "4"),
            (TokenKind::Dots, "..."),
            (TokenKind::Word, "2R"),
        ]
    );
}

#[test]
fn moves_results_and_numbers_are_told_apart() {
    for word in ["8-", "8+", "3phải", "3→", "+2L", "3Rx6Q", "--", "3>", "A3R"] {
        assert_eq!(kinds(word), [(TokenKind::Word, word)]);
    }
    for result in ["1-0", "0-1-0", "1/2-1/2", "*", "½-½", "1–0", "1/3-1/3-1/3"] {
        assert_eq!(kinds(result), [(TokenKind::Result, result)]);
    }
    assert_eq!(
        kinds("4294967296")[0].0,
        TokenKind::Number {
            number: u32::MAX,
            dots: 0
        }
    );
}

#[test]
fn nags_stand_behind_moves_or_alone() {
    use TokenKind::{BrokenNag, Nag};
    let nags = |text| -> Vec<TokenKind> {
        let tokens = kinds(text).into_iter().map(|(kind, _)| kind);
        tokens.filter(|kind| *kind != TokenKind::Word).collect()
    };
    assert_eq!(
        nags("3R! 3R? 3R!! 3R?? 3R!? 3R?!"),
        [1, 2, 3, 4, 5, 6].map(Nag)
    );
    assert_eq!(nags("3R$12 $0 $255"), [12, 0, 255].map(Nag));
    assert_eq!(nags("3R!!! $256 $"), [BrokenNag; 3]);
}

#[test]
fn comments_end_at_a_brace_that_is_not_escaped() {
    assert_eq!(
        kinds("{a\nb}{\\}}{}"),
        [
            (TokenKind::Comment, "{a\nb}"),
            (TokenKind::Comment, "{\\}}"),
            (TokenKind::Comment, "{}"),
        ]
    );
    assert_eq!(kinds("{a\\\\} b").len(), 2);
    assert_eq!(kinds("{a \\n} b").len(), 2);
    assert_eq!(
        kinds("3R ; rest {of} line \n3L"),
        [
            (TokenKind::Word, "3R"),
            (TokenKind::LineComment, "; rest {of} line"),
            (TokenKind::Word, "3L"),
        ]
    );
}

#[test]
fn a_comment_without_an_end_stops_in_front_of_the_next_game() {
    let text = "3R {left open\nand more\n\n[Event \"x\"]\n{closed}";
    assert_eq!(
        kinds(text),
        [
            (TokenKind::Word, "3R"),
            (TokenKind::OpenComment, "{left open\nand more"),
            (TokenKind::Tag, "[Event \"x\"]"),
            (TokenKind::Comment, "{closed}"),
        ]
    );
    // No blank line, no tag: this is a comment that was wrapped.
    assert_eq!(kinds("{see\n[Event \"x\"]\n\n[x]}").len(), 1);
    assert_eq!(kinds("{a\\")[0], (TokenKind::OpenComment, "{a\\"));
}

#[test]
fn tags_stand_on_one_line() {
    assert_eq!(kinds("[A \"x\"] [ B  \"y\" ]").len(), 2);
    assert_eq!(
        kinds("[Event \"Hội \"làng\"\"] \n[x"),
        [
            (TokenKind::BrokenTag, "[Event \"Hội \"làng\"\"]"),
            (TokenKind::BrokenTag, "[x"),
        ]
    );
    assert_eq!(kinds("[A \"x\n\"]").len(), 3);
    assert_eq!(kinds("3R [x")[1], (TokenKind::Word, "["));
}

#[test]
fn a_percent_sign_escapes_a_line_only_in_the_first_column() {
    let text = "%one\n1. 3R %two\n %three\n%four\r\n2. 3L";
    let escapes: Vec<_> = kinds(text)
        .into_iter()
        .filter(|(kind, _)| *kind == TokenKind::Escape)
        .collect();
    assert_eq!(
        escapes,
        [(TokenKind::Escape, "%one"), (TokenKind::Escape, "%four")]
    );
    assert_eq!(kinds("\u{feff}%one")[0].0, TokenKind::Escape);
}

#[test]
fn lines_and_blank_lines_are_noticed() {
    let text = "\u{feff}a b\r\n c\r\n\r\nd\u{a0}e \n \t\n f";
    let found: Vec<_> = Lexer::new(text)
        .map(|t| (&text[t.span], t.first_on_line, t.after_blank_line))
        .collect();
    assert_eq!(
        found,
        [
            ("a", true, false),
            ("b", false, false),
            ("c", true, false),
            ("d", true, true),
            ("e", false, false),
            ("f", true, true),
        ]
    );
}
