//! Which test is for which statement of `docs/rules.md`.
//!
//! Every statement there carries a tag such as `R2.1-1`. The table below names
//! the tests for each; it is checked in both directions, so that no statement
//! is without a test, and none of the tests of `rules/` without a statement.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use oaq_core::{EndReason, Key, Kind, StopReason, Switches};

/// A tag, and its tests: file and function, as in `rules::turn::nobody_may_pass`.
type Row = (&'static str, &'static [&'static str]);

#[rustfmt::skip]
const TABLE: &[Row] = &[
    // §1 the board and its words
    ("R1.1-1", &["rules::board::players_move_in_turn_order_and_a_begins"]),
    ("R1.1-2", &["rules::board::a_player_owns_a_row_numbered_from_the_left"]),
    ("R1.2-1", &["rules::board::an_o_quan_lies_at_each_players_right_hand"]),
    ("R1.2-2", &["rules::board::the_ring_closes_behind_the_last_o_quan"]),
    ("R1.3", &["rules::board::right_is_up_the_ring_and_left_is_down_for_everybody"]),
    ("R1.4", &["rules::board::the_usual_start_is_five_dan_and_one_quan"]),

    // §2 a turn
    ("R2.1-1", &[
        "rules::turn::only_own_squares_that_hold_dan_can_be_chosen",
        "rules::turn::all_dan_of_the_chosen_square_are_sown",
    ]),
    ("R2.1-2", &[
        "rules::turn::dan_are_sown_one_by_one_to_the_right_or_to_the_left",
        "faults::leftward_moves_are_rightward_moves_in_a_mirror",
    ]),
    ("R2.1-3", &["rules::turn::o_quan_and_the_squares_of_others_are_sown_into"]),
    ("R2.1-4", &[
        "rules::turn::the_origin_is_sown_into_after_a_whole_circle",
        "faults::long_sowings_neither_make_nor_lose_a_dan",
    ]),
    ("R2.2", &["rules::turn::the_next_square_counts_not_the_one_where_the_last_dan_landed"]),
    ("R2.2a", &[
        "rules::turn::an_occupied_o_dan_ahead_is_sown_on",
        "rules::turn::relays_go_through_any_row_in_the_same_direction",
    ]),
    ("R2.2b-1", &[
        "rules::turn::an_occupied_o_quan_ahead_ends_the_turn",
        "faults::a_relay_takes_nothing_out_of_an_o_quan",
    ]),
    ("R2.2b-2", &[
        "rules::turn::a_quan_alone_and_dan_alone_occupy_an_o_quan",
        "faults::bare_quan_is_not_an_empty_gap",
    ]),
    ("R2.2c-1", &["rules::turn::an_empty_o_quan_is_a_gap_like_any_other"]),
    ("R2.2c-2", &[
        "rules::turn::everything_behind_an_empty_square_is_captured",
        "faults::bare_quan_is_captured",
    ]),
    ("R2.2c-3", &["rules::turn::a_chain_of_empty_and_occupied_squares_is_captured"]),
    ("R2.2c-4", &["rules::turn::a_chain_may_go_all_round_the_ring"]),
    ("R2.2c-5", &["rules::turn::own_squares_and_o_quan_can_be_captured"]),
    ("R2.2c-6", &["rules::turn::two_empty_squares_end_the_turn"]),
    ("R2.2c-7", &["rules::turn::an_occupied_square_right_behind_a_capture_ends_the_turn"]),
    ("R2.3-1", &[
        "rules::turn::captures_go_to_the_movers_store_and_the_next_player_moves",
        "faults::captures_go_to_the_mover_whoevers_square_it_was",
    ]),
    ("R2.3-2", &["rules::turn::captures_go_to_the_movers_store_and_the_next_player_moves"]),
    ("R2.3-3", &["rules::turn::nobody_may_pass"]),
    ("R2.4", &[
        "rules::turn::a_turn_on_the_fullest_board_ends_by_itself",
        "invariants::every_turn_ends_and_says_why_once",
    ]),
    ("R2.5-1", &["rules::turn::the_tests_for_the_end_run_after_the_whole_turn"]),
    ("R2.5-2", &["rules::turn::the_next_players_empty_row_is_refilled_after_the_turn"]),
    ("R2.5-3", &["invariants::a_move_is_legal_unless_the_game_is_over"]),
    ("R2.5-4", &[
        "rules::turn::no_other_row_is_refilled_and_none_during_a_turn",
        "faults::a_refill_is_of_the_player_to_move_only",
        "faults::a_row_is_not_refilled_in_the_middle_of_a_turn",
    ]),

    // §3 the refill
    ("R3.1-1", &[
        "rules::refill::a_player_who_is_not_short_pays_under_every_rule",
        "faults::a_refill_makes_no_dan_out_of_nothing",
    ]),
    ("R3.1-2", &["rules::refill::captured_quan_do_not_pay"]),
    ("R3.1-3", &["rules::refill::a_row_with_one_dan_is_not_refilled"]),
    ("R3.1-4", &["rules::refill::a_player_who_is_not_short_pays_under_every_rule"]),
    ("R3.2-1", &["rules::refill::borrow_uses_the_own_dan_first"]),
    ("R3.2-2", &["rules::refill::borrow_takes_from_the_richest_opponent"]),
    ("R3.2-3", &["rules::refill::borrow_from_equals_takes_from_the_first_after_the_borrower"]),
    ("R3.2-4", &["rules::refill::borrow_goes_on_to_the_next_richest"]),
    ("R3.2-5", &["rules::refill::borrow_takes_from_the_bank_what_nobody_has"]),
    ("R3.3-1", &["rules::refill::exchange_swaps_a_quan_for_dan_of_the_richest"]),
    ("R3.3-2", &["rules::refill::exchange_swaps_one_quan_at_most_and_then_borrows"]),
    ("R3.3-3", &["rules::refill::exchange_needs_a_quan_and_a_richest_who_has_enough"]),
    ("R3.3-4", &[
        "rules::refill::exchange_swaps_one_quan_at_most_and_then_borrows",
        "rules::refill::exchange_needs_a_quan_and_a_richest_who_has_enough",
    ]),
    ("R3.4", &["rules::refill::negative_goes_below_zero_and_nobody_lends"]),
    ("R3.5-1", &["rules::refill::partial_fills_the_first_squares_or_ends_the_game"]),
    ("R3.5-2", &["rules::refill::partial_fills_the_first_squares_or_ends_the_game"]),
    ("R3.6", &["rules::refill::end_ends_the_game_with_normal_scoring"]),
    ("R3.7-1", &["rules::refill::lose_leaves_the_win_to_the_others_and_the_points_as_they_are"]),
    ("R3.7-2", &["rules::refill::lose_leaves_the_win_to_the_others_and_the_points_as_they_are"]),
    ("R3.7-3", &["rules::refill::lose_leaves_the_win_to_the_others_and_the_points_as_they_are"]),
    ("R3.8-1", &["rules::refill::skip_passes_over_who_is_short_without_counting_a_ply"]),
    ("R3.8-2", &["rules::refill::skip_ends_at_the_first_who_has_dan_or_can_pay"]),
    ("R3.8-3", &["rules::refill::skip_may_come_back_to_the_last_mover"]),
    ("R3.8-4", &["rules::refill::skip_passes_over_who_is_short_without_counting_a_ply"]),
    ("R3.8-5", &["rules::refill::skip_ends_the_game_if_all_are_passed_over"]),
    ("R3.9-1", &["rules::refill::debts_are_repaid_at_scoring"]),
    ("R3.9-2", &["rules::refill::a_new_debt_is_added_to_the_old_one"]),
    ("R3.9-3", &["rules::refill::opposite_debts_are_not_netted"]),
    ("R3.10", &["rules::refill::captured_dan_are_below_zero_under_negative_only"]),
    ("R3.11-1", &[
        "invariants::dan_and_points_are_conserved",
        "invariants::the_sums_see_every_part",
    ]),
    ("R3.11-2", &[
        "invariants::dan_and_points_are_conserved",
        "invariants::the_sums_see_every_part",
    ]),
    ("R3.11-3", &["rules::refill::a_position_need_not_have_any_particular_total"]),

    // §4 end and scoring
    ("R4.0", &["rules::end::of_two_tests_that_hold_the_first_is_the_reason"]),
    ("R4.1-1", &["rules::end::all_quan_wins_only_where_the_rules_say_so"]),
    ("R4.1-2", &["rules::end::all_quan_must_be_with_the_mover_and_there_must_be_one"]),
    ("R4.1-3", &["rules::end::all_quan_wins_only_where_the_rules_say_so"]),
    ("R4.2-1", &["rules::end::quan_squares_empty_needs_no_quan_and_no_dan_there"]),
    ("R4.2-2", &["rules::end::quan_pieces_captured_does_not_ask_for_dan"]),
    ("R4.2-3", &["rules::end::board_empty_needs_the_rows_to_be_empty_too"]),
    ("R4.2-4", &["rules::end::end_by_shortage_waits_for_a_row_that_cannot_be_refilled"]),
    ("R4.2-5", &["rules::end::an_end_that_never_comes_is_refused"]),
    ("R4.3", &[
        "rules::end::the_refill_ends_the_game_where_it_cannot_be_paid",
        "faults::an_empty_row_of_the_player_not_to_move_ends_nothing",
    ]),
    ("R4.4-1", &[
        "rules::end::the_third_time_the_same_position_arises_ends_the_game",
        "faults::repetition_is_of_positions_not_of_moves",
    ]),
    ("R4.4-2", &[
        "rules::end::repetition_compares_what_is_shown_after_the_refill_without_stores",
        "rules::end::only_the_pieces_and_the_player_to_move_are_compared",
        "invariants::equal_keys_have_equal_hashes",
    ]),
    ("R4.4-3", &["rules::end::repetition_compares_what_is_shown_after_the_refill_without_stores"]),
    ("R4.4-4", &["rules::end::the_first_position_counts_towards_repetition"]),
    ("R4.4-5", &["rules::end::repetition_one_is_refused"]),
    ("R4.4-6", &["rules::end::a_single_position_knows_no_repetition"]),
    ("R4.5", &["rules::end::quiet_plies_end_the_game_and_a_capture_starts_them_anew"]),
    ("R4.6", &["rules::end::max_plies_end_the_game", "faults::no_game_is_endless"]),
    ("R4.7", &["rules::end::zero_switches_a_limit_off"]),
    ("R4.8-1", &["rules::scoring::rows_go_to_their_owners"]),
    ("R4.8-2", &["rules::scoring::rows_are_split_and_the_remainder_is_nobodys"]),
    ("R4.9-1", &["rules::scoring::leftover_counts_however_the_game_ends"]),
    ("R4.9-2", &["rules::scoring::leftover_is_split_in_total"]),
    ("R4.9-3", &["rules::scoring::leftover_goes_to_who_captured_the_quan_of_the_square"]),
    ("R4.9-4", &["rules::scoring::leftover_goes_to_the_last_mover"]),
    ("R4.9-5", &["rules::scoring::leftover_is_discarded"]),
    ("R4.9-6", &["rules::scoring::only_captor_remembers_who_captured_a_quan"]),
    ("R4.9-7", &["rules::scoring::dan_captured_later_do_not_change_the_captor"]),
    ("R4.10", &[
        "rules::scoring::a_quan_on_the_board_scores_for_nobody",
        "faults::points_of_a_quan_that_is_gone_are_not_given",
    ]),
    ("R4.11-1", &["rules::scoring::most_points_win"]),
    ("R4.11-2", &["rules::scoring::equals_at_the_top_share_the_win", "faults::a_tie_is_not_a_win"]),
    ("R4.12-1", &["rules::shown::a_finished_position_shows_the_next_player_and_keeps_the_board"]),
    ("R4.12-2", &["rules::shown::a_game_that_ends_in_test_1_or_2_is_not_refilled"]),
    ("R4.13-1", &["rules::shown::a_written_position_is_kept_as_written"]),
    ("R4.13-2", &["rules::shown::a_game_begins_with_the_tests_and_the_refill_of_the_mover"]),
    ("R4.13-3", &["rules::shown::beginning_a_game_changes_row_stores_and_debts_only"]),

    // §5 the other switches
    ("R5.0-1", &["rules::switches::values_outside_the_ranges_are_refused"]),
    ("R5.0-2", &["rules::switches::contradictions_are_refused_all_at_once"]),
    ("R5.1", &["rules::switches::players_squares_and_dan_make_the_board"]),
    ("R5.2", &["rules::switches::players_squares_and_dan_make_the_board"]),
    ("R5.3", &["rules::switches::players_squares_and_dan_make_the_board"]),
    ("R5.4", &["rules::switches::an_o_quan_starts_with_quan_and_dan"]),
    ("R5.5", &["rules::switches::an_o_quan_may_start_empty"]),
    ("R5.6", &["rules::switches::a_captured_quan_is_worth_its_value"]),
    ("R5.7-1", &["rules::switches::direction_free_counter_clockwise_and_clockwise"]),
    ("R5.7-2", &["rules::switches::direction_free_counter_clockwise_and_clockwise"]),
    ("R5.7-3", &["rules::switches::direction_free_counter_clockwise_and_clockwise"]),
    ("R5.7-4", &["rules::switches::direction_fixed_by_the_first_move_holds_for_everybody"]),
    ("R5.8-1", &["rules::switches::quan_ahead_stop_ends_the_turn"]),
    ("R5.8-2", &["rules::switches::quan_ahead_take_one_sows_one_of_its_dan"]),
    ("R5.8-3", &["rules::switches::quan_ahead_take_one_stops_at_a_quan_alone"]),
    ("R5.8-4", &["rules::switches::after_a_thousand_pick_ups_the_turn_ends_without_a_capture"]),
    ("R5.9-1", &["rules::switches::gap_says_whether_an_empty_o_quan_may_come_before_the_first_capture"]),
    ("R5.9-2", &["rules::switches::gap_says_whether_an_empty_o_quan_may_come_before_the_first_capture"]),
    ("R5.10-1", &["rules::switches::chain_gap_says_the_same_for_the_later_captures"]),
    ("R5.10-2", &["rules::switches::chain_gap_says_the_same_for_the_later_captures"]),
    ("R5.11-1", &[
        "rules::switches::an_o_quan_below_the_number_is_not_captured",
        "rules::switches::quan_non_saves_a_quan_from_the_first_move",
    ]),
    ("R5.11-2", &[
        "rules::switches::a_quan_non_ends_the_turn_and_earlier_captures_stay",
        "faults::a_chain_does_not_jump_over_a_protected_quan",
    ]),
    ("R5.11-3", &["rules::switches::zero_switches_quan_non_off"]),
    ("R5.12-1", &["rules::switches::counts_dan_with_piece_protects_no_looted_o_quan"]),
    ("R5.12-2", &["rules::switches::counts_dan_protects_a_looted_o_quan_too"]),
    ("R5.12-3", &["rules::switches::counts_value_counts_the_quan_as_well"]),
    ("R5.13-1", &["rules::switches::under_the_ban_no_o_quan_is_captured"]),
    ("R5.13-2", &["rules::switches::the_ban_ends_with_each_players_kth_turn"]),

    // §6 variants
    ("R6.1", &[
        "perft::the_leaves_are_as_counted",
        "perft::the_table_in_the_rules_says_the_same",
    ]),

    // §8 decisions
    ("R8.1", &["rules::decisions::the_ban_is_named_before_quan_non"]),
    ("R8.2", &[
        "rules::decisions::a_chain_that_runs_out_stops_with_captured",
        "rules::decisions::a_chain_that_is_ended_names_what_ended_it",
    ]),
    ("R8.3", &["rules::decisions::a_gap_that_must_not_be_an_o_quan_is_named_whatever_lies_behind"]),
    ("R8.4", &["rules::decisions::no_turn_is_cut_short_where_it_ends_by_itself"]),
    ("R8.5", &["rules::decisions::a_direction_that_is_not_yet_fixed_may_be_chosen_at_any_ply"]),
    ("R8.6", &[
        "rules::decisions::all_quan_are_those_of_the_position",
        "rules::decisions::all_quan_is_asked_of_the_player_who_has_just_moved",
    ]),
    ("R8.7", &["rules::decisions::leftover_without_a_taker_goes_to_nobody"]),
    ("R8.8", &["rules::decisions::skips_go_once_round_from_the_player_whose_turn_it_would_be"]),
    ("R8.9", &["rules::decisions::a_shortage_that_ends_the_game_places_nothing"]),
    ("R8.10", &["rules::decisions::the_loser_is_who_is_shown_also_before_the_first_move"]),
    ("R8.11", &["rules::decisions::repetition_does_not_compare_the_fixed_direction"]),
    ("R8.12", &["rules::decisions::a_position_beyond_the_numbers_is_refused"]),
    ("R8.13", &["rules::decisions::a_refill_beyond_the_numbers_is_not_made"]),
    ("R8.14", &["rules::decisions::counters_of_plies_may_be_larger_and_stay_at_their_largest"]),
    ("R8.15", &["rules::decisions::there_may_be_more_quiet_plies_than_plies"]),
    ("R8.16", &["rules::decisions::ranges_that_nothing_suggested"]),
    ("R8.17", &["rules::decisions::a_position_may_hold_quan_where_the_rules_start_with_none"]),
];

fn project() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn read(path: &str) -> String {
    let path = project().join(path);
    fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// The tags of a text, in order: `R`, the number of a paragraph, perhaps a
/// letter, perhaps a hyphen and the number of the statement, all between
/// backticks.
fn tags(text: &str) -> Vec<&str> {
    let is_tag = |word: &&str| {
        let tail = word.strip_prefix('R').unwrap_or("");
        tail.starts_with(|c: char| c.is_ascii_digit())
            && tail.contains('.')
            && tail
                .chars()
                .all(|c| c.is_ascii_digit() || c.is_ascii_lowercase() || matches!(c, '.' | '-'))
    };
    text.split('`').filter(is_tag).collect()
}

/// The part of the rules page that is exact: from §1 on, without the paragraph
/// that explains the tags with an example.
fn exact_part(page: &str) -> String {
    let start = page.find("\n## 1 ").expect("§1");
    let example = "carries a tag such as `R2.1-1`";
    assert!(page.contains(example));
    page[start..]
        .replace(example, "")
        .replace("paragraph, `R2.1-1` its", "")
}

/// The names of the tests in a source file.
fn tests_in(source: &str) -> BTreeSet<&str> {
    let mut tests = BTreeSet::new();
    let mut marked = false;
    for line in source.lines().map(str::trim) {
        if line == "#[test]" {
            marked = true;
        } else if let Some(rest) = line.strip_prefix("fn ") {
            let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_');
            if std::mem::take(&mut marked) {
                tests.insert(&rest[..end.unwrap()]);
            }
        }
    }
    tests
}

fn first_two_words(paragraph: &str) -> &str {
    let second_space = paragraph.match_indices(char::is_whitespace).nth(1);
    &paragraph[..second_space.map_or(paragraph.len(), |(at, _)| at)]
}

#[test]
fn every_statement_of_the_rules_has_a_row_and_every_row_a_statement() {
    let page = exact_part(&read("docs/rules.md"));
    let said = tags(&page);
    let known: Vec<&str> = TABLE.iter().map(|(tag, _)| *tag).collect();
    let unique: BTreeSet<&str> = said.iter().copied().collect();
    assert_eq!(
        unique.len(),
        said.len(),
        "a tag stands twice in docs/rules.md"
    );
    for tag in &said {
        assert!(known.contains(tag), "no row for {tag} of docs/rules.md");
    }
    for tag in &known {
        assert!(said.contains(tag), "no {tag} in docs/rules.md");
    }
    assert_eq!(known.len(), unique.len(), "a tag has two rows");
}

/// In §2 to §5 each paragraph has a tag or is one of the few that explain without
/// stating anything.
#[test]
fn no_paragraph_of_the_rules_is_without_a_tag() {
    let page = exact_part(&read("docs/rules.md"));
    let from = page.find("\n## 2 ").unwrap();
    let to = page.find("\n## 6 ").unwrap();
    let untagged: Vec<&str> = page[from..to]
        .split("\n\n")
        .map(str::trim)
        .filter(|paragraph| tags(paragraph).is_empty())
        .filter(|paragraph| !paragraph.starts_with("##"))
        .map(first_two_words)
        .collect();
    assert_eq!(
        untagged,
        [
            // What "behind" means.
            "\"Behind\" a",
            // The Vietnamese names.
            "*Rải lại*,",
            // The table of `shortage`, whose rows are paragraphs 3.2 to 3.8.
            "| `shortage`",
            "\"Programs\" are",
            // "The rule `end`", before its table.
            "**§4.2 The",
            // The table of ranges, which R5.0-1 is about.
            "| |",
        ]
    );
}

#[test]
fn every_test_that_is_named_exists() {
    let mut sources: BTreeMap<String, String> = BTreeMap::new();
    for (tag, tests) in TABLE {
        assert!(!tests.is_empty(), "{tag}");
        for path in *tests {
            let (module, name) = path.rsplit_once("::").unwrap();
            let source = sources
                .entry(module.to_owned())
                .or_insert_with(|| read(&format!("tests/tests/{}.rs", module.replace("::", "/"))));
            assert!(tests_in(source).contains(name), "{tag}: no test {path}");
        }
    }
}

#[test]
fn every_test_of_a_rule_is_named() {
    let named: BTreeSet<&str> = TABLE
        .iter()
        .flat_map(|(_, tests)| *tests)
        .copied()
        .collect();
    for entry in fs::read_dir(project().join("tests/tests/rules")).unwrap() {
        let path = entry.unwrap().path();
        let module = path.file_stem().unwrap().to_string_lossy();
        let source = fs::read_to_string(&path).unwrap();
        for test in tests_in(&source) {
            let test = format!("rules::{module}::{test}");
            assert!(named.contains(&*test), "{test} belongs to no statement");
        }
    }
}

/// The cells of the rows of the rules page that have so many.
fn rows(page: &str, cells: usize) -> Vec<Vec<&str>> {
    page.lines()
        .filter_map(|line| line.strip_prefix("| ")?.strip_suffix(" |"))
        .map(|line| line.split(" | ").map(str::trim).collect())
        .filter(|row: &Vec<&str>| row.len() == cells)
        .collect()
}

#[test]
fn the_table_of_switches_is_the_schema() {
    let page = read("docs/rules.md");
    let said: Vec<Vec<&str>> = rows(&page, 4)
        .into_iter()
        .filter(|row| row[0].starts_with('§'))
        .map(|row| row[1..].to_vec())
        .collect();
    let code = |word: &str| format!("`{word}`");
    let schema: Vec<[String; 3]> = Key::ALL
        .iter()
        .map(|&key| {
            let default = key.get(&Switches::default()).to_string();
            let (default, others) = match key.kind() {
                // Few enough to be listed; and 1 is refused.
                Kind::Integer(..) if key == Key::Players => (default, "3, 4".to_owned()),
                Kind::Integer(_, most) if key == Key::LimitsRepetition => {
                    (default, format!("0, 2 to {most}"))
                }
                Kind::Integer(least, most) => (default, format!("{least} to {most}")),
                Kind::Flag => (code(&default), code("true")),
                Kind::Word(words) => {
                    let others: Vec<String> = words[1..].iter().map(|word| code(word)).collect();
                    (code(&default), others.join(", "))
                }
            };
            [code(key.name()), default, others]
        })
        .collect();
    assert_eq!(said, schema);
}

#[test]
fn the_tables_of_reasons_have_every_word() {
    let page = read("docs/rules.md");
    let words = |heading: &str| -> Vec<String> {
        let table = &page[page.find(heading).unwrap()..];
        let table = table.split("\n\n").next().unwrap();
        rows(table, 2)[1..]
            .iter()
            .map(|row| row[0].replace('`', ""))
            .collect()
    };
    assert_eq!(words("| the game ended | because |"), EndReason::WORDS);
    assert_eq!(words("| the turn ended | because |"), StopReason::WORDS);
}

/// Every word of every switch, and both ends of every range, are used by some
/// test of `rules/`; the default of a switch is used by saying nothing.
#[test]
fn every_value_of_every_switch_is_tried() {
    let sources: String = fs::read_dir(project().join("tests/tests/rules"))
        .unwrap()
        .map(|entry| fs::read_to_string(entry.unwrap().path()).unwrap())
        .collect();
    for &key in Key::ALL {
        let name = key.name();
        let tried = |value: &str| {
            // Written out, or in a list of values for a key.
            let listed = format!("\"{value}\"");
            sources.contains(&format!("{name}={value}"))
                || sources.contains(&listed) && sources.contains(&format!("{name}={{"))
        };
        match key.kind() {
            Kind::Word(words) => {
                for word in &words[1..] {
                    assert!(tried(word), "{name}={word}");
                }
            }
            Kind::Flag => assert!(tried("true"), "{name}"),
            Kind::Integer(..) => {
                assert!(sources.contains(&format!("(\"{name}\", ")), "{name}");
            }
        }
    }
}
