//! Positions to play from.

use oaq_core::{Position, Rules, Setup};
use oaq_notation::{ParseError, ParseErrorKind, ParseErrors, Parsed};

/// Reads a text as a position to play from.
///
/// # Errors
///
/// All that is wrong with it.
pub fn read_position(text: &str, rules: &Rules) -> Result<Parsed<Position>, ParseErrors> {
    let Parsed { value, notes } = read_start(text, rules)?;
    let value = value.1;
    Ok(Parsed { value, notes })
}

/// Reads a text as a position to play from: as it is written, and ready for
/// its mover.
///
/// # Errors
///
/// All that is wrong with it.
pub fn read_start(text: &str, rules: &Rules) -> Result<Parsed<(Setup, Position)>, ParseErrors> {
    let Parsed { value, notes } = oaq_notation::read_position(text, rules)?;
    match Position::from_setup(*rules, &value) {
        Ok(position) => Ok(Parsed {
            value: (value, position),
            notes,
        }),
        // The reader has checked the setup; if it overlooked something, the
        // whole text is the place.
        Err(errors) => {
            let error = |kind| ParseError {
                span: 0..text.len(),
                column: 1,
                found: text.to_owned(),
                kind: ParseErrorKind::Setup(kind),
            };
            let errors = errors.0.into_iter().map(error).collect();
            Err(ParseErrors { errors })
        }
    }
}
