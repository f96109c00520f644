//! §2: one turn, from the square that is emptied to the last capture.

use super::position::LiteralPosition;
use super::rules::LiteralRules;

/// §5, `quan-ahead`: "the 1,001st is not made".
const MOST_PICK_UPS: usize = 1000;

/// What a turn brought, and why it ended.
pub(super) struct Turn {
    /// dân and quan
    pub(super) captured: (i64, i64),
    pub(super) stop: &'static str,
}

/// Plays the mover's turn from `origin`, to the right (up the ring) or left.
/// Changes the ring, the mover's store and the captors, nothing else.
pub(super) fn take_turn(
    rules: &LiteralRules,
    position: &mut LiteralPosition,
    origin: usize,
    right: bool,
) -> Turn {
    // §1: "`R` = right = counter-clockwise = up the ring, `L` = left =
    // clockwise = down the ring, whoever moves."
    // §2: "'Behind' a square always means the next one in the direction of
    // sowing."
    let length = position.ring.len();
    let behind = |square: usize| {
        if right {
            (square + 1) % length
        } else {
            (square + length - 1) % length
        }
    };
    let take_one = rules.is("quan-ahead", "take-one");
    let stopped = |stop| Turn {
        captured: (0, 0),
        stop,
    };

    // §2.1: "takes all dân of one own non-empty ô dân"
    let mut hand = position.ring[origin].dan;
    position.ring[origin].dan = 0;
    let mut last = origin;
    let mut pick_ups = 0;
    loop {
        // §2.1: "and sows them one by one into the following squares …, ô quan
        // and other players' squares included. The origin is not skipped".
        while hand > 0 {
            last = behind(last);
            position.ring[last].dan += 1;
            hand -= 1;
        }

        // §2.2: "After the last dân, look at the NEXT square".
        let next = behind(last);
        if position.ring[next].is_empty() {
            return capture(rules, position, next, behind);
        }
        if position.is_o_quan(next) {
            // §2.2b: "an occupied ô quan: the turn ends"; §5, `take-one`: "if
            // the occupied ô quan holds dân, ONE of them is taken and sown into
            // the square behind it, then look again; a quan alone stops."
            if !take_one || position.ring[next].dan == 0 {
                return stopped("quan-ahead");
            }
        }

        // §5: "a pick-up is each lifting after the first, a relay or one dân
        // from an ô quan; the 1,001st is not made, the turn ends without
        // capture". Decision: this limit belongs to `take-one` alone; with
        // `stop` every turn ends by itself (§2.4).
        if take_one && pick_ups == MOST_PICK_UPS {
            return stopped("pick-up-limit");
        }
        pick_ups += 1;
        // §2.2a: "an occupied ô dân: take all its dân and sow on in the same
        // direction (relay), then look again".
        hand = if position.is_o_quan(next) {
            1
        } else {
            position.ring[next].dan
        };
        position.ring[next].dan -= hand;
        last = next;
    }
}

/// §2.2c, from the first empty square on.
fn capture(
    rules: &LiteralRules,
    position: &mut LiteralPosition,
    first_gap: usize,
    behind: impl Fn(usize) -> usize,
) -> Turn {
    let mover = position.mover;
    let mut captured = (0, 0);
    let mut gap = first_gap;
    // What the turn ends with where the pattern simply breaks; after the first
    // capture "the chain ran out" (§6), be it at two empty squares or at an
    // occupied one.
    let mut broken = "two-empty";
    // §5: `gap` is about "the first empty square", `chain-gap` is "the same
    // for the later links of a chain".
    let mut gap_rule = "gap";
    let stop = loop {
        // §5, `dan-only`: "an empty ô quan there ends the turn". Decision:
        // whatever lies behind it.
        if position.is_o_quan(gap) && rules.is(gap_rule, "dan-only") {
            break "gap-is-quan";
        }
        // "empty: look at the square behind it."
        let target = behind(gap);
        if position.ring[target].is_empty() {
            break broken;
        }
        if let Some(reason) = protection(rules, position, target) {
            // §5: "the capture, or the rest of the chain, does not happen and
            // the turn ends, earlier captures of the turn stay".
            break reason;
        }

        // "If that is occupied, capture everything in it"; §2.3: "Captured
        // pieces leave the board for the mover's store."
        let square = &mut position.ring[target];
        captured.0 += square.dan;
        captured.1 += square.quan;
        if square.quan > 0 && rules.is("quan-leftover", "captor") {
            square.captor = Some(mover);
        }
        square.dan = 0;
        square.quan = 0;

        // "then, if the square behind the captured one is empty and the one
        // behind that is occupied, capture that too, and so on".
        broken = "captured";
        gap_rule = "chain-gap";
        gap = behind(target);
        if !position.ring[gap].is_empty() {
            break broken;
        }
    };
    position.stores[mover].dan += captured.0;
    position.stores[mover].quan += captured.1;
    Turn { captured, stop }
}

/// Why this square cannot be captured, if it cannot.
fn protection(
    rules: &LiteralRules,
    position: &LiteralPosition,
    target: usize,
) -> Option<&'static str> {
    // §2.2c: "Own squares and ô quan can be captured." Only ô quan are ever
    // protected.
    if !position.is_o_quan(target) {
        return None;
    }
    // §5, `quan-ban-turns`: "In force while the plies played before the move
    // are fewer than k·N". Decision: it is named before quan non.
    let players = i64::try_from(position.players()).expect("2..4");
    if position.plies < rules.number("quan-ban-turns") * players {
        return Some("quan-ban");
    }
    // §5, `immature-quan.counts`: "what is compared"
    let square = position.ring[target];
    let counted = match rules.word("immature-quan.counts") {
        // "dân, only while a quan is there"
        "dan-with-piece" if square.quan == 0 => return None,
        "dan-with-piece" | "dan" => square.dan,
        "value" => square.dan + rules.number("quan-value") * square.quan,
        other => unreachable!("immature-quan.counts={other}"),
    };
    // §5, `immature-quan.below`: "an ô quan with fewer dân than this cannot be
    // captured"; nothing counts fewer than the 0 that switches it off.
    (counted < rules.number("immature-quan.below")).then_some("immature-quan")
}
