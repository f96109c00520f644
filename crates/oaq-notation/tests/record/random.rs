//! Random records and random texts.

use oaq_core::{Position, Rules};
use oaq_notation::NamedRules;
use oaq_notation::record::{
    Comment, EditError, Lexer, NodeId, ReadOptions, Record, Step, Termination, from_json, read_all,
    to_json, write, write_all,
};
use proptest::prelude::*;
use proptest::sample::{Index, select};

use crate::support::{book, check_places};

#[path = "../notation/random.rs"]
#[expect(dead_code, reason = "some of it is for the other tests")]
mod rules;

/// Something done to a record.
#[derive(Clone, Debug)]
enum Deed {
    /// Goes on from the last move, or from somewhere.
    Move(Option<Index>, Index, bool),
    Comment(Index, String),
    Before(Index, String),
    Nag(Index, u8),
    Command(Index, String, String),
    Delete(Index),
    Promote(Index),
    Main(Index),
    Tag(String, String),
    End(Option<Index>, Option<Termination>),
}

/// Words with everything in them that means something in a record.
fn nasty() -> impl Strategy<Value = String> {
    let piece = select(vec![
        "a",
        " ",
        "  ",
        "\n",
        "}",
        "{",
        "\\",
        "\"",
        "]",
        "[",
        "[%eval +1]",
        "[%",
        "%",
        ";",
        "(",
        ")",
        "1-0",
        "$1",
        "ả",
        "a\u{309}",
        "貫",
        "\u{1}",
        "\t",
        "\u{a0}",
        "\u{feff}",
        "3R",
        "[Event \"x\"]",
        "\n\n[Event \"x\"]",
        "nghiêng",
        "0123456789012345678901234567890123456789",
    ]);
    let pieces = prop_oneof![9 => 1..12_usize, 1 => 12..60_usize];
    let pieces = pieces.prop_flat_map(move |n| proptest::collection::vec(piece.clone(), n));
    pieces.prop_map(|pieces| pieces.concat())
}

/// Names of tags that every game has, in any case, and any others.
fn tag_name() -> impl Strategy<Value = String> {
    "[A-Z][a-z]{0,5}|[a-z][A-Z0-9_]{0,3}|Date|Event|event|A|B|C|b|RESULT"
}

fn deed() -> impl Strategy<Value = Deed> {
    let at = any::<Index>;
    prop_oneof![
        12 => (at(), any::<bool>()).prop_map(|(m, new)| Deed::Move(None, m, new)),
        4 => (at(), at(), any::<bool>()).prop_map(|(at, m, new)| Deed::Move(Some(at), m, new)),
        3 => (at(), nasty()).prop_map(|(at, text)| Deed::Comment(at, text)),
        3 => (at(), nasty()).prop_map(|(at, text)| Deed::Before(at, text)),
        1 => (at(), prop_oneof![1u8..=6, any::<u8>()]).prop_map(|(at, nag)| Deed::Nag(at, nag)),
        1 => (at(), "[a-z]{1,4}", nasty()).prop_map(|(at, name, value)| Deed::Command(at, name, value)),
        1 => at().prop_map(Deed::Delete),
        1 => at().prop_map(Deed::Promote),
        1 => at().prop_map(Deed::Main),
        1 => (tag_name(), prop_oneof![9 => nasty(), 1 => Just(String::new())])
            .prop_map(|(n, v)| Deed::Tag(n, v)),
        1 => (
            proptest::option::of(at()),
            proptest::option::of(select(&Termination::ALL[..])),
        ).prop_map(|(shares, termination)| Deed::End(shares, termination)),
    ]
}

fn named(rules: Rules) -> NamedRules {
    NamedRules {
        id: "standard".to_owned(),
        rules,
        base: Rules::STANDARD,
    }
}

/// A record that came to be by random deeds.
pub(crate) fn record() -> impl Strategy<Value = Record> {
    let empty = prop_oneof![
        2 => Just(Record::new(named(Rules::STANDARD))),
        1 => select(book().iter().map(|v| Record::new(v.into())).collect::<Vec<_>>()),
        1 => rules::rules().prop_map(|rules| Record::new(named(rules))),
        2 => rules::rules()
            .prop_flat_map(|rules| (Just(rules), rules::setup(rules)))
            .prop_map(|(rules, setup)| {
                Record::with_setup(named(rules), setup).expect("a checked setup")
            }),
    ];
    (empty, proptest::collection::vec(deed(), 0..60)).prop_map(|(mut record, deeds)| {
        let mut last = NodeId::ROOT;
        for deed in &deeds {
            last = done(&mut record, last, deed);
        }
        record
    })
}

/// Does something; gives the node where a line goes on.
fn done(record: &mut Record, last: NodeId, deed: &Deed) -> NodeId {
    let mut nodes = vec![NodeId::ROOT];
    nodes.extend(record.walk().filter_map(|step| match step {
        Step::Move(node) => Some(node),
        Step::Open | Step::Close => None,
    }));
    let node = |index: &Index| *index.get(&nodes);
    let result = match deed {
        Deed::Move(at, m, new) => {
            let at = at.as_ref().map_or(last, node);
            let legal = record.position(at).legal_moves();
            if legal.is_empty() {
                return last;
            }
            let m = legal.get(m.index(legal.len())).expect("in range");
            let added = if *new {
                record.add_variation(at, m)
            } else {
                record.add_move(at, m)
            };
            return added.unwrap_or(last);
        }
        Deed::Comment(at, text) => match Comment::new(text) {
            Ok(comment) => record.add_comment(node(at), comment),
            Err(_) => Ok(()),
        },
        Deed::Before(at, text) => match Comment::new(text) {
            Ok(comment) => match record.add_comment_before(node(at), comment) {
                Err(EditError::NoSuchNode) => Ok(()),
                result => result,
            },
            Err(_) => Ok(()),
        },
        Deed::Nag(at, nag) if node(at) != NodeId::ROOT => record.add_nag(node(at), *nag),
        Deed::Command(at, name, value) => record.set_command(node(at), name, Some(value)),
        Deed::Delete(at) if node(at) != NodeId::ROOT => record.delete(node(at)),
        Deed::Promote(at) if node(at) != NodeId::ROOT => record.promote(node(at)),
        Deed::Main(at) if node(at) != NodeId::ROOT => record.promote_to_mainline(node(at)),
        Deed::Nag(..) | Deed::Delete(_) | Deed::Promote(_) | Deed::Main(_) => Ok(()),
        Deed::Tag(name, value) => {
            // Refused where the value has control characters.
            let _ = record.tags_mut().set(name, value);
            Ok(())
        }
        Deed::End(shares, termination) => {
            let players = record.rules().rules.players;
            let shares = shares.map(|shares| {
                let winners = shares.index((1 << players) - 1) + 1;
                let winners = oaq_core::Player::ALL
                    .into_iter()
                    .filter(|p| winners >> p.index() & 1 == 1);
                oaq_core::Shares::equal(winners, players)
            });
            // Refused where the game ended on the board.
            let _ = record.set_ending(*termination, shares);
            Ok(())
        }
    };
    result.expect("room in the record");
    if record.contains(last) {
        last
    } else {
        NodeId::ROOT
    }
}

/// A piece of a record, whole or broken.
pub(crate) fn token() -> impl Strategy<Value = String> {
    let fixed = select(vec![
        "1. ",
        "2. ",
        "1... ",
        "3R ",
        "1L ",
        "5R ",
        "2R ",
        "4L ",
        "3phải ",
        "8+ ",
        "9R ",
        "+1R ",
        "3Rx6 ",
        "(",
        ")",
        " ( ",
        " ) ",
        "{",
        "}",
        "{a} ",
        "{[%eval +1]} ",
        ";",
        "; b\n",
        "\n",
        "\n\n",
        "\r\n",
        "$1 ",
        "! ",
        "?? ",
        "!!! ",
        "* ",
        "1-0 ",
        "0-1-0 ",
        "½-½ ",
        "-- ",
        "... ",
        "[Event \"x\"]\n",
        "[Rules \"quan-non\"]\n",
        "[Rules \"x\"]\n",
        "[Rules \"three-player\"]\n",
        "[Position \"1,0,0,0,0/Q/0,0,0,1,0/0 A\"]\n",
        "[Result \"1-0\"]\n",
        "[Score \"1-0\"]\n",
        "[Termination \"time\"]\n",
        "[A \"",
        "\"]",
        "[",
        "]",
        "%",
        "\n%\n",
        "\u{feff}",
        "ả",
        "\\",
        " ",
        "hm ",
        "x",
        "1",
        "R",
    ])
    .prop_map(str::to_owned);
    prop_oneof![20 => fixed, 1 => any::<char>().prop_map(String::from), 1 => nasty()]
}

/// Whatever was read is read again from what it writes, in text and in JSON.
fn survives(record: &Record) -> Result<(), TestCaseError> {
    let text = write(record);
    let games = read_all(&text, &ReadOptions::new(book()));
    prop_assert_eq!(games.len(), 1, "{}", &text);
    let game = &games[0];
    prop_assert!(game.is_good(), "{}\n{:?}", &text, &game.diagnostics);
    prop_assert_eq!(
        game.record.comments(NodeId::ROOT),
        record.comments(NodeId::ROOT)
    );
    prop_assert_eq!(game.record.nags(NodeId::ROOT), record.nags(NodeId::ROOT));
    prop_assert_eq!(
        game.record.comments_before(NodeId::ROOT),
        record.comments_before(NodeId::ROOT)
    );
    prop_assert_eq!(game.record.termination(), record.termination());
    prop_assert_eq!(game.record.len(), record.len());
    prop_assert_eq!(game.record.tags(), record.tags());
    prop_assert_eq!(game.record.rules(), record.rules());
    prop_assert_eq!(game.record.setup(), record.setup());
    prop_assert_eq!(game.record.outcome(), record.outcome());
    prop_assert_eq!(&game.record, record);
    prop_assert_eq!(&write(&game.record), &text);
    let json = to_json(record);
    let again = from_json(&json, book());
    prop_assert_eq!(again.as_ref(), Ok(record), "{}", json);
    Ok(())
}

proptest! {
    #[test]
    fn records_are_read_as_they_were_written(record in record()) {
        survives(&record)?;
    }

    #[test]
    fn several_records_are_read_as_they_were_written(
        records in proptest::collection::vec(record(), 0..4),
    ) {
        let text = write_all(&records);
        let games = read_all(&text, &ReadOptions::new(book()));
        let again: Vec<Record> = games.into_iter().map(|game| game.record).collect();
        prop_assert_eq!(again, records);
    }

    #[test]
    fn what_a_record_says_about_itself_is_what_the_board_says(record in record()) {
        let mut replay = record.replay();
        let mut played = 0;
        while let Some((step, game)) = replay.next() {
            let Step::Move(node) = step else { continue };
            played += 1;
            let position = record.position(node);
            prop_assert_eq!(game.position(), &position);
            prop_assert_eq!(record.ply(node), game.moves().len());
            let before = record.position(record.parent(node).expect("a parent"));
            let m = record.played(node).expect("a move");
            let mut captured = (0, 0);
            before
                .play_with(m, &mut |event| {
                    if let oaq_core::Event::Capture { dan, quan, .. } = event {
                        captured.0 += dan;
                        captured.1 += quan;
                    }
                })
                .expect("legal");
            prop_assert_eq!(record.captured(node), captured);
        }
        prop_assert_eq!(played, record.len());
        let last: Position = record.position(record.last());
        prop_assert_eq!(record.outcome(), last.outcome());
    }

    #[test]
    fn lines_are_no_wider_than_they_may_be(record in record()) {
        use unicode_width::UnicodeWidthStr as _;
        let text = write(&record);
        let (_, moves) = text.split_once("\n\n").expect("an empty line");
        for line in moves.lines() {
            let one_word = !line.contains(' ') || line.contains("[%");
            prop_assert!(line.width() <= 80 || one_word, "{}", line);
        }
    }

    #[test]
    fn any_tokens_are_read_and_what_was_read_survives(
        tokens in proptest::collection::vec(token(), 0..60),
        lenient in any::<bool>(),
    ) {
        let text = tokens.concat();
        let games = read_all(&text, &ReadOptions::new(book()).lenient(lenient));
        check_places(&text, &games);
        for game in &games {
            prop_assert!(!lenient || game.is_good());
            survives(&game.record)?;
        }
    }

    #[test]
    fn records_with_a_few_changes_are_read(
        record in record(),
        changes in rules::changes(),
    ) {
        let text = rules::mutated(&write(&record), &changes);
        let games = read_all(&text, &ReadOptions::new(book()));
        check_places(&text, &games);
        for game in &games {
            survives(&game.record)?;
        }
        let json = rules::mutated(&to_json(&record), &changes);
        if let Ok(record) = from_json(&json, book()) {
            survives(&record)?;
        }
    }

    #[test]
    fn any_text_is_read(text in any::<String>()) {
        let games = read_all(&text, &ReadOptions::new(book()));
        check_places(&text, &games);
        let mut at = 0;
        for token in Lexer::new(&text) {
            prop_assert!(token.span.start >= at && token.span.end > token.span.start);
            prop_assert!(text.get(token.span.clone()).is_some());
            at = token.span.end;
        }
    }

    #[test]
    fn any_bytes_are_read(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
        for game in crate::stream::streamed(&bytes, 8) {
            survives(&game.record)?;
        }
        prop_assert!(from_json(&String::from_utf8_lossy(&bytes), book()).is_err());
    }
}
