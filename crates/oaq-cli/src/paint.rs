//! Drawn boards in colours, for those who see them. What a colour says, the
//! drawing says too.

use oaq_i18n::Lang;
use oaq_play::text::fold;

/// The colours of a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// None.
    #[default]
    Plain,
    /// A few, for dark screens.
    Soft,
    /// Strong ones, for dark screens and weak eyes.
    Bright,
    /// For light screens.
    Paper,
}

/// What a part of a board is, and so in which colour it is painted.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Frame,
    Dan,
    Quan,
    /// The name of a square or of a player.
    Label,
    /// What the last move did.
    Last,
    Rest,
}

impl Theme {
    /// All of them, none first.
    pub const ALL: [Self; 4] = [Self::Plain, Self::Soft, Self::Bright, Self::Paper];

    /// What it is called in a language.
    #[must_use]
    pub const fn name(self, lang: Lang) -> &'static str {
        match (self, lang) {
            (Self::Plain, Lang::Vi) => "không màu",
            (Self::Plain, Lang::Pt) => "sem cores",
            (Self::Soft, Lang::Vi) => "dịu",
            (Self::Soft, Lang::Pt) => "suave",
            (Self::Bright, Lang::Vi) => "rực",
            (Self::Bright, Lang::Pt) => "forte",
            (Self::Paper, Lang::Vi) => "giấy",
            (Self::Paper, Lang::Pt) => "papel",
            // A language without names of its own has the English ones.
            (Self::Plain, _) => "none",
            (Self::Soft, _) => "soft",
            (Self::Bright, _) => "bright",
            (Self::Paper, _) => "paper",
        }
    }

    /// The one of this name, in whichever language.
    ///
    /// ```
    /// use oaq_cli::Theme;
    /// assert_eq!(Theme::named("RUC"), Some(Theme::Bright));
    /// assert_eq!(Theme::named("mud"), None);
    /// ```
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        let name = fold(name);
        let called = |theme: &Self| Lang::ALL.iter().any(|&lang| fold(theme.name(lang)) == name);
        Self::ALL.into_iter().find(called)
    }

    /// How a part is painted: one of the sixteen colours that every terminal
    /// has, in whatever shade its user likes.
    const fn code(self, part: Part) -> &'static str {
        match (self, part) {
            (Self::Plain, _) | (_, Part::Rest) => "",
            (Self::Soft | Self::Paper, Part::Frame) => "90",
            (Self::Soft, Part::Dan) => "33",
            (Self::Soft, Part::Quan) => "1;36",
            (Self::Soft, Part::Label) => "37",
            (Self::Soft, Part::Last) => "32",
            (Self::Bright, Part::Frame) => "94",
            (Self::Bright, Part::Dan) => "1;93",
            (Self::Bright, Part::Quan) => "1;96",
            (Self::Bright, Part::Label) => "97",
            (Self::Bright, Part::Last) => "1;92",
            (Self::Paper, Part::Dan) => "31",
            (Self::Paper, Part::Quan) => "1;34",
            (Self::Paper, Part::Label) => "30",
            (Self::Paper, Part::Last) => "35",
        }
    }

    /// A drawn board in these colours.
    pub(crate) fn paint(self, board: &str) -> String {
        if self == Self::Plain {
            return board.to_owned();
        }
        let lines = board.lines().map(|line| self.line(line));
        lines.collect::<Vec<_>>().join("\n")
    }

    fn line(self, line: &str) -> String {
        // A number stands for dân where there are squares, and otherwise
        // numbers one.
        let squares = line.contains(['│', '|', ':']);
        let mut painted = String::new();
        let mut rest = line;
        while let Some(first) = rest.chars().next() {
            let (part, len) = token(first, rest, squares);
            let (text, behind) = rest.split_at(len);
            match self.code(part) {
                "" => painted.push_str(text),
                code => {
                    painted.push_str("\u{1b}[");
                    painted.push_str(code);
                    painted.push('m');
                    painted.push_str(text);
                    painted.push_str("\u{1b}[0m");
                }
            }
            rest = behind;
        }
        painted
    }
}

/// What a text begins with, and how long that is.
fn token(first: char, text: &str, squares: bool) -> (Part, usize) {
    let run = |is: fn(char) -> bool| text.find(|c| !is(c)).unwrap_or(text.len());
    let next = text[first.len_utf8()..].chars().next();
    match first {
        'x' if next.is_some_and(|c| c.is_ascii_digit() || c == 'Q') => {
            let pieces = |c: char| c.is_ascii_digit() || matches!(c, 'x' | 'Q' | '+');
            (Part::Last, run(pieces))
        }
        'Q' if next.is_some_and(|c| c.is_ascii_uppercase() && c != 'Q') => (Part::Label, 2),
        'Q' | '◉' => (
            Part::Quan,
            run(|c| c.is_ascii_digit() || matches!(c, 'Q' | '+' | '◉')),
        ),
        '0'..='9' => {
            let part = if squares { Part::Dan } else { Part::Label };
            (part, run(|c| c.is_ascii_digit()))
        }
        '◂' | '▸' | '<' | '►' => (
            Part::Last,
            run(|c| matches!(c, '◂' | '▸' | '<' | '►' | '-' | '─')),
        ),
        '─' if text.trim_start_matches('─').starts_with('▸') => {
            (Part::Last, run(|c| matches!(c, '─' | '▸')))
        }
        '-' if text.trim_start_matches('-').starts_with('>') => {
            (Part::Last, run(|c| matches!(c, '-' | '>')))
        }
        '│' | '|' | '╭' | '╮' | '╰' | '╯' | '├' | '┤' | '┬' | '┴' | '┼' | '─' => {
            (
                Part::Frame,
                run(|c| {
                    matches!(
                        c,
                        '│' | '|'
                            | '╭'
                            | '╮'
                            | '╰'
                            | '╯'
                            | '├'
                            | '┤'
                            | '┬'
                            | '┴'
                            | '┼'
                            | '─'
                    )
                }),
            )
        }
        'A'..='D' => {
            let label = |c: char| c.is_ascii_digit() || ('A'..='D').contains(&c);
            (Part::Label, run(label))
        }
        '•' | '∙' | '●' => (Part::Dan, run(|c| matches!(c, '•' | '∙' | '●'))),
        other => (Part::Rest, other.len_utf8()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn unpainted(text: &str) -> String {
        let mut plain = String::new();
        let mut rest = text;
        while let Some(at) = rest.find('\u{1b}') {
            plain.push_str(&rest[..at]);
            let end = rest[at..].find('m').unwrap();
            rest = &rest[at + end + 1..];
        }
        plain + rest
    }

    #[test]
    fn a_painted_board_says_what_the_other_says() {
        let board = "► B  1 + Q\n  ╭─╯     │ 12  │  ∙  │ Q+1 │\n     QB      1    xQ+3    ◂──   ──▸\n> A: 5 5 (Q) | --> x12 Tí";
        assert_eq!(Theme::Plain.paint(board), board);
        for theme in [Theme::Soft, Theme::Bright, Theme::Paper] {
            let painted = theme.paint(board);
            assert_ne!(painted, board);
            assert_eq!(unpainted(&painted), board);
        }
    }

    #[test]
    fn dan_and_quan_have_colours_of_their_own() {
        let painted = Theme::Soft.paint("│ 12  │ Q+1 │ QA");
        assert!(painted.contains("\u{1b}[33m12\u{1b}[0m"), "{painted:?}");
        assert!(painted.contains("\u{1b}[1;36mQ+1\u{1b}[0m"), "{painted:?}");
        assert!(painted.contains("\u{1b}[37mQA\u{1b}[0m"), "{painted:?}");
    }

    #[test]
    fn every_theme_has_its_names() {
        for theme in Theme::ALL {
            for lang in Lang::ALL {
                assert_eq!(Theme::named(theme.name(lang)), Some(theme));
            }
        }
    }
}
