//! What dialogs are made of: lines with something to choose, to type or to
//! press. How they look is for `ui::dialog`.

use oaq_core::{Key, Player};

/// A part of a dialog that can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Field {
    Variant,
    House,
    Rule(Key),
    Who(Player),
    Name(Player),
    Starter,
    Time,
    Increment,
    BestOf,
    Language,
    Theme,
    Glyphs,
    Speed,
    Ask,
    Value,
    Mouse,
    /// One of a list.
    Item(usize),
    /// Does what the dialog is for.
    Accept,
    /// Another way out.
    Other,
    /// Leaves the dialog.
    Close,
}

/// What a line shows beside its label.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Cell {
    /// Nothing: a line to press.
    Press,
    /// One of several, to the left and right of which there are others.
    Choice(String),
    /// What is typed; the cursor stands at its end if it is being typed.
    Text { text: String, typing: bool },
}

/// A line of a dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Row {
    pub(crate) field: Field,
    pub(crate) label: String,
    pub(crate) cell: Cell,
}

impl Row {
    pub(crate) fn choice(field: Field, label: String, value: String) -> Self {
        Self {
            field,
            label,
            cell: Cell::Choice(value),
        }
    }

    pub(crate) fn press(field: Field, label: String) -> Self {
        Self {
            field,
            label,
            cell: Cell::Press,
        }
    }
}

/// What a dialog shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Form {
    pub(crate) title: String,
    /// Paragraphs above the lines.
    pub(crate) text: Vec<String>,
    pub(crate) rows: Vec<Row>,
    /// What is wrong, below the lines.
    pub(crate) problem: Option<String>,
    pub(crate) buttons: Vec<(Field, String)>,
    /// Whether what the dialog is for cannot be undone by looking again, so
    /// that Enter does not do it at first.
    pub(crate) risky: bool,
    /// Whether the text is a table of which each line stays as it is.
    pub(crate) table: bool,
}

impl Form {
    /// The fields, in the order in which one comes to them.
    pub(crate) fn fields(&self) -> Vec<Field> {
        let rows = self.rows.iter().map(|row| row.field);
        rows.chain(self.buttons.iter().map(|(field, _)| *field))
            .collect()
    }

    /// The field that has the keys at first, by its place among the fields.
    pub(crate) fn first(&self) -> usize {
        let first = if self.risky {
            Field::Close
        } else {
            Field::Accept
        };
        let place = self.fields().iter().position(|&field| field == first);
        place.unwrap_or(0)
    }

    /// Whether something is typed into this field.
    pub(crate) fn types(&self, field: Field) -> bool {
        let row = self.rows.iter().find(|row| row.field == field);
        row.is_some_and(|row| matches!(row.cell, Cell::Text { .. }))
    }

    /// Whether this field has a value to choose.
    pub(crate) fn chooses(&self, field: Field) -> bool {
        let row = self.rows.iter().find(|row| row.field == field);
        row.is_some_and(|row| matches!(row.cell, Cell::Choice(_)))
    }

    pub(crate) fn is_button(&self, field: Field) -> bool {
        self.buttons.iter().any(|(button, _)| *button == field)
    }
}

/// What somebody does with a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Touch {
    /// Takes the next value, or the one before.
    Step(bool),
    /// Presses it.
    Press,
    /// Types a character.
    Type(char),
    /// Takes the last one away.
    Erase,
}

/// The next or previous of so many, in a circle.
pub(crate) fn step(index: usize, count: usize, forward: bool) -> usize {
    match count {
        0 => 0,
        _ if forward => (index + 1) % count,
        _ => (index + count - 1) % count,
    }
}

/// A text has as many characters as it may.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Full;

/// A text that somebody types, one character at a time; a letter of several
/// code points goes away as one.
pub(crate) fn typed(text: &mut String, touch: Touch, most: usize) -> Result<(), Full> {
    use unicode_segmentation::UnicodeSegmentation;
    match touch {
        Touch::Type(c) if !c.is_control() && text.chars().count() >= most => return Err(Full),
        Touch::Type(c) if !c.is_control() => text.push(c),
        Touch::Erase => {
            let keep = text.grapheme_indices(true).next_back();
            text.truncate(keep.map_or(0, |(at, _)| at));
        }
        _ => {}
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_with_its_accents_goes_away_as_one() {
        let mut text = "Te".to_owned();
        for c in ['\u{300}', 'o', '\u{7}'] {
            assert_eq!(typed(&mut text, Touch::Type(c), 10), Ok(()));
        }
        assert_eq!(text, "Te\u{300}o");
        for left in ["Te\u{300}", "T", "", ""] {
            assert_eq!(typed(&mut text, Touch::Erase, 10), Ok(()));
            assert_eq!(text, left);
        }
        for n in 0..20 {
            let fits = typed(&mut text, Touch::Type('x'), 3);
            assert_eq!(fits.is_ok(), n < 3);
        }
        assert_eq!(text, "xxx");
    }

    #[test]
    fn values_go_round() {
        assert_eq!(
            [step(2, 3, true), step(0, 3, false), step(0, 0, true)],
            [0, 2, 0]
        );
    }
}
