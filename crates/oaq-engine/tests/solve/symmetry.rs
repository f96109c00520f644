//! A position seen from the other seat, or in a mirror, is worth the same.

use oaq_core::{Position, Rules};
use oaq_engine::solve::{NoWatch, Proof, try_prove};

use crate::agreement::{dan, limits};
use crate::sample::{Random, position, rules};

fn proved(position: &Position) -> Proof {
    try_prove(position, &limits(14, 12), &NoWatch).expect("solvable")
}

/// Rotated and mirrored positions have the same values; with one thread even
/// the same bounds and nodes where the tables see the same position.
#[test]
fn mirrors_and_rotations_have_the_same_values() {
    let mut random = Random(7);
    let mut values = 0;
    for _ in 0..250 {
        let rules: Rules = rules(&mut random);
        let position = position(rules, &mut random);
        if position.is_over() || dan(&position) > 12 {
            continue;
        }
        let proof = proved(&position);
        let rotated = proved(&position.rotate(1));
        let mirrored = proved(&position.mirror());
        let at = || format!("{rules:?}, {position:?}");
        if let Some(value) = proof.value() {
            values += 1;
            assert_eq!(rotated.value(), Some(value), "{}", at());
            if let Some(other) = mirrored.value() {
                assert_eq!(other, value, "{}", at());
            }
        }
        for other in [rotated, mirrored] {
            // No bound of one may contradict the other.
            let apart = |lower: Option<i32>, upper: Option<i32>| {
                lower.zip(upper).is_some_and(|(l, u)| l > u)
            };
            assert!(!apart(proof.lower, other.upper), "{}", at());
            assert!(!apart(other.lower, proof.upper), "{}", at());
        }
    }
    assert!(values > 80, "only {values} values");
}
