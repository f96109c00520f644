//! Records as JSON.

use oaq_notation::record::{MoveData, RecordData, SCHEMA, from_json, to_json};
use serde_json::{Value, json};

use crate::support::{book, full, one, with_tags};

/// A game with everything, as JSON.
fn sample() -> Value {
    let tags = "[Rules \"quan-non\"]\n[Opening \"left\"]";
    let moves = "{first} 1. 2L! {good} 5L (1... 3L? ({why} 1... 5R)) 2. 5R 1R 3. 1L 1L 4. 4L 1-0";
    let record = one(&with_tags("1-0", tags, moves)).record;
    serde_json::from_str(&to_json(&record)).expect("JSON")
}

fn errors(value: &Value) -> String {
    match from_json(&value.to_string(), book()) {
        Ok(record) => panic!("read: {record}"),
        Err(errors) => errors.to_string(),
    }
}

#[test]
fn the_form_is_the_one_that_is_documented() {
    assert_eq!(
        sample(),
        json!({
            "schema": 1,
            "tags": {
                "A": "?", "B": "?", "Date": "????.??.??", "Event": "?", "Opening": "left",
                "Round": "?", "Site": "?",
            },
            "rules": "quan-non",
            "result": "1-0",
            "reason": "quan-squares-empty",
            "score": [55, 15],
            "comments": ["first"],
            "moves": [
                {"move": "2L", "captured": {"dan": 6, "quan": 0}, "nags": [1], "after": ["good"]},
                {"move": "5L", "captured": {"dan": 2, "quan": 0}},
                {"move": "5R"},
                {"move": "1R"},
                {"move": "1L", "captured": {"dan": 3, "quan": 0}},
                {"move": "1L", "captured": {"dan": 3, "quan": 0}},
                {"move": "4L", "captured": {"dan": 26, "quan": 2}},
            ],
            "variations": [
                {"of": 0, "ply": 1, "moves": [
                    {"move": "3L", "nags": [2]},
                ]},
                {"of": 0, "ply": 1, "moves": [
                    {"move": "5R", "before": ["why"]},
                ]},
            ],
        })
    );
}

#[test]
fn only_what_is_needed_must_be_there() {
    let least = json!({"schema": SCHEMA, "rules": "standard", "result": "*"});
    let record = from_json(&least.to_string(), book()).expect("a record");
    assert_eq!(record, one(&full("*", "*")).record);
}

#[test]
fn what_is_not_so_is_refused_with_its_path() {
    let changed = |path: &str, value: Value| {
        let mut json = sample();
        *json.pointer_mut(path).expect(path) = value;
        errors(&json)
    };
    for (path, value, message) in [
        ("/schema", json!(2), "schema: expected 1, found 2"),
        (
            "/rules",
            json!("quannon"),
            "rules: column 1: there are no rules called `quannon`; did you mean `quan-non`?",
        ),
        ("/result", json!("0-1"), "result: the result is 1-0"),
        (
            "/result",
            json!("1"),
            "result: expected how 2 players share the win, or `*`",
        ),
        ("/score", json!([54, 16]), "score: the score is 55-15"),
        (
            "/reason",
            json!("repetition"),
            "reason: the game did not end so on the board",
        ),
        (
            "/tags/Event",
            json!("a\nb"),
            "tags.Event: the value of a tag cannot have control characters",
        ),
        (
            "/comments/0",
            json!(" "),
            "comments[0]: a comment of no words",
        ),
        (
            "/moves/0/captured/dan",
            json!(5),
            "moves[0].captured: the move captures 6 dân and 0 quan",
        ),
        (
            "/moves/2/move",
            json!("1R"),
            "moves[2].move: illegal move 1R: square 1 of A is empty",
        ),
        (
            "/moves/2/move",
            json!("5R 1L"),
            "moves[2].move: column 3: expected the end, found ` 1L`",
        ),
        (
            "/variations/0/moves/0/move",
            json!("9R"),
            "variations[0].moves[0].move: column 1: expected the number of a square, 1 to 5, found `9`",
        ),
        (
            "/variations/0/moves",
            json!([]),
            "variations[0].moves: expected a move",
        ),
        (
            "/variations/0/of",
            json!(1),
            "variations[0]: there is no move at ply 1 of line 1",
        ),
        (
            "/variations/0/ply",
            json!(7),
            "variations[0]: there is no move at ply 7 of line 0",
        ),
    ] {
        assert_eq!(changed(path, value), message);
    }
    let mut json = sample();
    json["moves"][1]["refilled"] = json!(true);
    assert_eq!(
        errors(&json),
        "moves[1].refilled: the mover's row had not just been refilled"
    );
    let mut json = sample();
    json["termination"] = json!("resignation");
    assert_eq!(errors(&json), "termination: the game did not end so");
    let mut json = sample();
    json["tags"]["Result"] = json!("1-0");
    assert_eq!(errors(&json), "tags.Result: this tag follows from the game");
    let mut json = sample();
    json["position"] = json!("5,5");
    assert!(errors(&json).starts_with("position: column 1: "));
    let mut json = sample();
    json["colour"] = json!("red");
    assert!(errors(&json).starts_with("unknown field `colour`"));
    assert!(errors(&json!([])).starts_with("invalid length 0"));
}

#[test]
fn no_tag_is_there_twice() {
    let json = r#"{"schema":1,"rules":"standard","result":"*","tags":{"Mood":"1","Mood":"2"}}"#;
    let message = from_json(json, book()).unwrap_err().to_string();
    assert!(message.starts_with("duplicate tag `Mood`"), "{message}");
    let mut json = sample();
    json["tags"]["a"] = json!("Tí");
    assert_eq!(errors(&json), "tags.a: the tag `A` is there twice");
    json["tags"].as_object_mut().expect("tags").remove("A");
    let record = from_json(&json.to_string(), book()).expect("a record");
    assert_eq!(record.tags().get("A"), Some("Tí"));
    json["tags"] = json!([]);
    assert!(errors(&json).starts_with("invalid type: sequence, expected an object of tags"));
}

#[test]
fn all_errors_come_at_once() {
    let mut json = sample();
    json["moves"][0]["captured"]["quan"] = json!(1);
    json["moves"][3]["move"] = json!("9R");
    json["variations"][0]["moves"][0]["refilled"] = json!(true);
    assert_eq!(errors(&json).matches("; ").count(), 2);
}

#[test]
fn what_is_said_about_nothing_is_not_checked() {
    let mut json = sample();
    for name in ["reason", "score", "tags"] {
        json.as_object_mut().expect("an object").remove(name);
    }
    for m in json["moves"].as_array_mut().expect("moves") {
        m.as_object_mut().expect("a move").remove("captured");
    }
    let record = from_json(&json.to_string(), book()).expect("a record");
    assert_eq!(record.captured(record.last()), (26, 2));
}

#[test]
fn a_variation_may_replace_the_head_of_another() {
    let move_data = |m: &str| MoveData {
        m: m.to_owned(),
        ..MoveData::default()
    };
    let variation = |of, m| oaq_notation::record::VariationData {
        of,
        ply: 0,
        moves: vec![move_data(m)],
    };
    let mut data: RecordData = serde_json::from_value(json!({
        "schema": 1, "rules": "standard", "result": "*",
    }))
    .expect("data");
    data.moves = vec![move_data("3R")];
    data.variations = vec![variation(0, "5R"), variation(1, "2R")];
    let record = oaq_notation::record::Record::from_data(&data, book()).expect("a record");
    assert_eq!(
        crate::support::moves(&record),
        "1. 3Rx6 (1. 5Rx1Q) (1. 2Rx6) *"
    );
}

#[test]
fn positions_terminations_and_refills_are_in_it() {
    let tags = "[Rules \"exchange\"]\n[Termination \"time\"]\n\
                [Position \"1,0,0,0,0/4/0,1,0,2,1/Q6 A 2Q/41 A>B:3 3 30\"]";
    let record = one(&with_tags(
        "0-1",
        tags,
        "1. 1L 4L 2. +1R {[%clk 0:00:00]} 0-1",
    ))
    .record;
    let text = to_json(&record);
    let json: Value = serde_json::from_str(&text).expect("JSON");
    // The game went on to its end.
    assert_eq!(json["moves"][2]["refilled"], json!(true));
    assert_eq!(
        json["position"],
        json!("1,0,0,0,0/4/0,1,0,2,1/Q6 A 2Q/41 A>B:3 3 30")
    );
    assert_eq!(from_json(&text, book()).expect(&text), record);

    let text =
        full("1/2-1/2", "1. 3R 1/2-1/2").replace("[Event", "[Termination \"agreement\"]\n[Event");
    let record = one(&text).record;
    let text = to_json(&record);
    assert!(
        text.contains(r#""result":"1/2-1/2","termination":"agreement""#),
        "{text}"
    );
    assert_eq!(from_json(&text, book()).expect(&text), record);
}
