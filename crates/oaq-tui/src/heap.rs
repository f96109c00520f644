//! How a number of dân lies in a square so that it is counted at a glance.

use oaq_notation::board::{MOST_DOTS, dots_in_rows};

/// One dân of a heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pebble {
    /// Its left column and upper row.
    pub(crate) x: u16,
    pub(crate) y: u16,
    /// Four columns and two rows rather than one of each.
    pub(crate) large: bool,
}

/// Dân that lie so are counted at a glance; there is room for so many before
/// they are drawn larger.
pub(crate) const AT_A_GLANCE: u32 = MOST_DOTS;

/// How far apart dân lie, and how large they are.
#[derive(Clone, Copy)]
struct Grain {
    size: (u16, u16),
    pitch: (u16, u16),
}

/// From the largest to the smallest.
const GRAINS: [Grain; 5] = [
    Grain {
        size: (4, 2),
        pitch: (5, 2),
    },
    Grain {
        size: (1, 1),
        pitch: (4, 2),
    },
    Grain {
        size: (1, 1),
        pitch: (3, 2),
    },
    Grain {
        size: (1, 1),
        pitch: (2, 2),
    },
    Grain {
        size: (1, 1),
        pitch: (2, 1),
    },
];

impl Grain {
    /// How many fit beside and below each other.
    fn room(self, width: u16, rows: u16) -> (u16, u16) {
        let count = |room: u16, size, pitch| {
            room.checked_sub(size)
                .map_or(0, |spare: u16| spare / pitch + 1)
        };
        (
            count(width, self.size.0, self.pitch.0),
            count(rows, self.size.1, self.pitch.1),
        )
    }

    fn capacity(self, width: u16, rows: u16) -> u32 {
        let (columns, rows) = self.room(width, rows);
        u32::from(columns) * u32::from(rows)
    }
}

/// Dân without space between them stand in groups of so many.
const fn group(width: u16) -> u16 {
    if width < 9 { 3 } else { 5 }
}

/// How many such dân fit into a row.
pub(crate) const fn packed(width: u16) -> u16 {
    let group = group(width);
    width / (group + 1) * group + width % (group + 1)
}

/// The most dân that can be drawn in so much room.
pub(crate) fn capacity(width: u16, rows: u16) -> u32 {
    u32::from(packed(width)) * u32::from(rows)
}

/// Where so many dân lie in so much room; as many as fit.
pub(crate) fn heap(dan: u32, width: u16, rows: u16) -> Vec<Pebble> {
    let wanted = dan.max(AT_A_GLANCE);
    let fits = |grain: &&Grain| grain.capacity(width, rows) >= wanted;
    let smallest = &GRAINS[GRAINS.len() - 1];
    let grain = GRAINS.iter().find(fits).unwrap_or(smallest);
    if grain.capacity(width, rows) < dan {
        return pack(dan, width, rows);
    }
    let (columns, lines) = grain.room(width, rows);
    let counts = counts(u16::try_from(dan).unwrap_or(u16::MAX), columns, lines);
    let (size, pitch) = (grain.size, grain.pitch);
    let used = u16::try_from(counts.len()).unwrap_or(0);
    let height = used.saturating_sub(1) * pitch.1 + size.1;
    let top = (rows - height.min(rows)) / 2;
    let mut pebbles = Vec::new();
    for (row, count) in (0..).zip(counts) {
        let line = count.saturating_sub(1) * pitch.0 + size.0;
        let left = (width - line.min(width)) / 2;
        pebbles.extend((0..count).map(|n| Pebble {
            x: left + n * pitch.0,
            y: top + row * pitch.1,
            large: size.1 > 1,
        }));
    }
    pebbles
}

/// Where so many signs stand in a single row, in groups from the left; as many
/// as fit.
pub(crate) fn row(count: u16, width: u16) -> impl Iterator<Item = u16> {
    let group = group(width);
    (0..count.min(packed(width))).map(move |n| n + n / group)
}

/// How many lie in each row, where a row has room for `columns`; enough rows
/// for all.
fn counts(dan: u16, columns: u16, rows: u16) -> Vec<u16> {
    if rows >= 3 && columns >= 4 && u32::from(dan) <= AT_A_GLANCE {
        return dots_in_rows(u32::from(dan)).map(u16::from).to_vec();
    }
    let fewest = dan.div_ceil(columns.max(1)).max(1);
    // About as wide as high: a row is as high as two columns are wide.
    let shape = |&rows: &u16| (2 * dan.div_ceil(rows)).abs_diff(3 * rows);
    let rows = (fewest..=rows.max(fewest)).min_by_key(shape);
    spread(dan, rows.unwrap_or(fewest))
}

/// So many in so many rows, the fuller rows first.
fn spread(dan: u16, rows: u16) -> Vec<u16> {
    (0..rows)
        .map(|row| dan / rows + u16::from(row < dan % rows))
        .collect()
}

/// Dân in groups without space between them.
fn pack(dan: u32, width: u16, rows: u16) -> Vec<Pebble> {
    let most = capacity(width, rows);
    let dan = u16::try_from(dan.min(most)).unwrap_or(u16::MAX);
    if dan == 0 {
        return Vec::new();
    }
    let lines = dan.div_ceil(packed(width)).max(1);
    let top = (rows - lines) / 2;
    let group = group(width);
    let place = |n: u16| n + n / group;
    let mut pebbles = Vec::new();
    for (row, count) in (0..).zip(spread(dan, lines)) {
        let line = place(count.saturating_sub(1)) + 1;
        let left = (width - line.min(width)) / 2;
        pebbles.extend((0..count).map(|n| Pebble {
            x: left + place(n),
            y: top + row,
            large: false,
        }));
    }
    pebbles
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(dan: u32, width: u16, rows: u16) -> Vec<String> {
        let mut lines = vec![vec![' '; width.into()]; rows.into()];
        for pebble in heap(dan, width, rows) {
            let (wide, high) = if pebble.large { (4, 2) } else { (1, 1) };
            for y in pebble.y..pebble.y + high {
                for x in pebble.x..pebble.x + wide {
                    let place = &mut lines[usize::from(y)][usize::from(x)];
                    assert_eq!(*place, ' ', "two dân in one place");
                    *place = if pebble.large { '#' } else { 'o' };
                }
            }
        }
        let text = lines.into_iter().map(|line| line.into_iter().collect());
        text.map(|line: String| line.trim_end().to_owned())
            .collect()
    }

    #[test]
    fn every_dan_is_drawn_where_there_is_room() {
        for width in 0..40 {
            for rows in 0..16 {
                for dan in 0..60 {
                    let count = heap(dan, width, rows).len();
                    let most = capacity(width, rows);
                    assert_eq!(
                        count,
                        dan.min(most) as usize,
                        "{dan} in {width}x{rows}: {:?}",
                        drawn(dan, width, rows)
                    );
                    drawn(dan, width, rows);
                }
            }
        }
    }

    #[test]
    fn a_dozen_lie_in_the_smallest_usual_square() {
        assert_eq!(drawn(5, 7, 2), [" o o o", "  o o"]);
        assert_eq!(drawn(8, 7, 2), ["o o o o", "o o o o"]);
        assert_eq!(drawn(12, 7, 2), ["ooo ooo", "ooo ooo"]);
    }

    #[test]
    fn three_rows_look_like_dice() {
        assert_eq!(drawn(5, 7, 3), ["  o o", "   o", "  o o"]);
        assert_eq!(drawn(12, 7, 3), ["o o o o"; 3]);
    }

    #[test]
    fn dan_grow_with_the_square() {
        assert_eq!(drawn(2, 13, 5), ["", "", "    o   o", "", ""]);
        assert_eq!(
            drawn(2, 19, 6),
            ["", "", "     #### ####", "     #### ####", "", ""]
        );
    }
}
