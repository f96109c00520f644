//! A grid of characters with lines that join by themselves.

use super::Glyphs;

const UP: u8 = 1;
const DOWN: u8 = 2;
const LEFT: u8 = 4;
const RIGHT: u8 = 8;

/// The line through a place, by the sides it leaves on: the index is a sum of
/// the four bits.
const UNICODE: [char; 16] = [
    ' ', '│', '│', '│', '─', '╯', '╮', '┤', '─', '╰', '╭', '├', '─', '┴', '┬', '┼',
];
const ASCII: [char; 16] = [
    ' ', '|', '|', '|', '-', '\'', '.', '+', '-', '\'', '.', '+', '-', '+', '+', '+',
];

/// A drawing in the making. What falls outside the grid is not drawn.
pub(super) struct Canvas {
    glyphs: Glyphs,
    width: usize,
    lines: Vec<u8>,
    /// Characters of one column each; they hide lines.
    text: Vec<Option<char>>,
}

impl Canvas {
    pub(super) fn new(width: usize, height: usize, glyphs: Glyphs) -> Self {
        Self {
            glyphs,
            width,
            lines: vec![0; width * height],
            text: vec![None; width * height],
        }
    }

    fn join(&mut self, x: usize, y: usize, bits: u8) {
        if x < self.width
            && let Some(line) = self.lines.get_mut(y * self.width + x)
        {
            *line |= bits;
        }
    }

    /// A line across, from one column to a later one.
    pub(super) fn across(&mut self, from: usize, to: usize, y: usize) {
        for x in from..to {
            self.join(x, y, RIGHT);
            self.join(x + 1, y, LEFT);
        }
    }

    /// A line down, from one row to a later one.
    pub(super) fn down(&mut self, x: usize, from: usize, to: usize) {
        for y in from..to {
            self.join(x, y, DOWN);
            self.join(x, y + 1, UP);
        }
    }

    /// Writes text that has one column for each character.
    pub(super) fn write(&mut self, x: usize, y: usize, text: &str) {
        for (x, c) in (x..self.width).zip(text.chars()) {
            if c != ' '
                && let Some(place) = self.text.get_mut(y * self.width + x)
            {
                *place = Some(c);
            }
        }
    }

    /// The lines of the drawing, without spaces at their ends.
    pub(super) fn into_lines(self) -> Vec<String> {
        let joints = match self.glyphs {
            Glyphs::Unicode => &UNICODE,
            Glyphs::Ascii => &ASCII,
        };
        let characters: Vec<char> = self
            .text
            .iter()
            .zip(&self.lines)
            .map(|(text, &line)| text.unwrap_or(joints[usize::from(line)]))
            .collect();
        characters
            .chunks(self.width.max(1))
            .map(|row| row.iter().collect::<String>().trim_end().to_owned())
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_join_and_text_hides_them() {
        let draw = |glyphs| {
            let mut canvas = Canvas::new(7, 3, glyphs);
            canvas.across(0, 6, 0);
            canvas.across(0, 6, 2);
            for x in [0, 3, 6] {
                canvas.down(x, 0, 2);
            }
            canvas.write(1, 1, "5");
            canvas.write(5, 1, "123");
            canvas.write(9, 9, "outside");
            canvas.into_lines()
        };
        assert_eq!(draw(Glyphs::Unicode), ["╭──┬──╮", "│5 │ 12", "╰──┴──╯"]);
        assert_eq!(draw(Glyphs::Ascii), [".--+--.", "|5 | 12", "'--+--'"]);
    }
}
