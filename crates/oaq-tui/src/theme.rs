//! Colours, as data.

use core::fmt;
use core::str::FromStr;

use oaq_i18n::Messages;
use ratatui::style::{Color, Modifier, Style};

/// Which [`Theme`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ThemeName {
    /// The terminal's own sixteen colours on its own ground.
    #[default]
    Ansi,
    /// Ink on paper; needs 256 colours.
    Light,
    /// Lamplight; needs 256 colours.
    Dark,
    /// The brightest of the sixteen colours on black.
    HighContrast,
    /// No colour at all.
    Mono,
    /// Red and gold lacquer; needs true colour.
    Lacquer,
}

/// A text that names no theme.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownTheme(pub String);

impl fmt::Display for UnknownTheme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is no theme: use ", self.0)?;
        for (n, name) in ThemeName::ALL.iter().enumerate() {
            let joint = match n {
                0 => "",
                _ if n + 1 == ThemeName::ALL.len() => " or ",
                _ => ", ",
            };
            write!(f, "{joint}{name}")?;
        }
        Ok(())
    }
}

impl core::error::Error for UnknownTheme {}

impl ThemeName {
    /// All themes, the default first.
    pub const ALL: [Self; 6] = [
        Self::Ansi,
        Self::Light,
        Self::Dark,
        Self::HighContrast,
        Self::Mono,
        Self::Lacquer,
    ];

    /// The name in options and configurations.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Ansi => "ansi",
            Self::Light => "light",
            Self::Dark => "dark",
            Self::HighContrast => "high-contrast",
            Self::Mono => "mono",
            Self::Lacquer => "lacquer",
        }
    }

    /// What the theme is called in a menu.
    #[must_use]
    pub fn label(self, messages: &Messages) -> String {
        messages.msg(&format!("theme-{}", self.id()))
    }

    /// The theme to use: the one that was asked for, else the one without
    /// colours where `no_color` (the variable `NO_COLOR` is set and not
    /// empty), else the default.
    ///
    /// ```
    /// use oaq_tui::ThemeName;
    /// assert_eq!(ThemeName::choose(None, true), ThemeName::Mono);
    /// assert_eq!(ThemeName::choose(Some(ThemeName::Dark), true), ThemeName::Dark);
    /// ```
    #[must_use]
    pub fn choose(wish: Option<Self>, no_color: bool) -> Self {
        wish.unwrap_or(if no_color { Self::Mono } else { Self::Ansi })
    }

    /// The theme of this name.
    #[must_use]
    pub const fn theme(self) -> &'static Theme {
        match self {
            Self::Ansi => &Theme::ANSI,
            Self::Light => &Theme::LIGHT,
            Self::Dark => &Theme::DARK,
            Self::HighContrast => &Theme::HIGH_CONTRAST,
            Self::Mono => &Theme::MONO,
            Self::Lacquer => &Theme::LACQUER,
        }
    }
}

impl fmt::Display for ThemeName {
    /// The name in options.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

impl FromStr for ThemeName {
    type Err = UnknownTheme;

    fn from_str(text: &str) -> Result<Self, UnknownTheme> {
        let wanted = text.trim();
        Self::ALL
            .into_iter()
            .find(|name| name.id().eq_ignore_ascii_case(wanted))
            .ok_or_else(|| UnknownTheme(text.to_owned()))
    }
}

/// How everything is coloured.
///
/// Styles say what a thing is, not what it looks like, and each is laid over
/// [`ground`](Self::ground). No state is told by them alone: a word or a shape
/// always says the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theme {
    /// The whole screen: ordinary text on its ground.
    pub ground: Style,
    /// What matters less: labels, captions, keys that are not in reach.
    pub dim: Style,
    /// Titles and names.
    pub strong: Style,
    /// Lines round the board and round panels.
    pub line: Style,
    /// The inside of the board.
    pub board: Style,
    /// A dân.
    pub dan: Style,
    /// A quan: the sign on the stone.
    pub quan: Style,
    /// The rim of a quan: its foreground is the stone's colour.
    pub quan_rim: Style,
    /// How many dân there are.
    pub number: Style,
    /// Whose turn it is.
    pub mover: Style,
    /// The chosen square.
    pub chosen: Style,
    /// The square under the mouse.
    pub hovered: Style,
    /// Where dân are sown.
    pub path: Style,
    /// What is captured.
    pub captured: Style,
    /// Where a turn ends.
    pub end: Style,
    /// The move that a hint advises.
    pub hint: Style,
    /// The move that was played last.
    pub last: Style,
    /// The dân in the hand.
    pub hand: Style,
    /// What is good: being ahead, something that worked.
    pub good: Style,
    /// What is bad: being behind, a debt, something that went wrong.
    pub bad: Style,
    /// Dialogs and menus, laid over the ground.
    pub dialog: Style,
    /// The entry of a list or the button that is chosen.
    pub selected: Style,
    /// A key that can be pressed.
    pub key: Style,
}

const PLAIN: Style = Style::new();
const BOLD: Style = PLAIN.add_modifier(Modifier::BOLD);
const DIM: Style = PLAIN.add_modifier(Modifier::DIM);
const UNDERLINED: Style = PLAIN.add_modifier(Modifier::UNDERLINED);
const REVERSED: Style = PLAIN.add_modifier(Modifier::REVERSED);

const fn fg(color: Color) -> Style {
    PLAIN.fg(color)
}

const fn bold(color: Color) -> Style {
    BOLD.fg(color)
}

const fn on(front: Color, back: Color) -> Style {
    PLAIN.fg(front).bg(back)
}

const fn bold_on(front: Color, back: Color) -> Style {
    BOLD.fg(front).bg(back)
}

const fn indexed(index: u8) -> Color {
    Color::Indexed(index)
}

const fn hex(rgb: u32) -> Color {
    Color::from_u32(rgb)
}

impl Theme {
    /// See [`ThemeName::Ansi`]. Only colours that can be read on black and on
    /// white.
    pub const ANSI: Self = Self {
        ground: PLAIN,
        dim: DIM,
        strong: BOLD,
        line: PLAIN,
        board: PLAIN,
        dan: fg(Color::Cyan),
        quan: bold_on(Color::White, Color::Red),
        quan_rim: fg(Color::Red),
        number: BOLD,
        mover: bold(Color::Green),
        chosen: bold_on(Color::Black, Color::Yellow),
        hovered: BOLD.add_modifier(Modifier::UNDERLINED),
        path: bold(Color::Green),
        captured: bold(Color::Red),
        end: bold(Color::Magenta),
        hint: bold(Color::Magenta),
        last: fg(Color::Blue),
        hand: bold_on(Color::Black, Color::Cyan),
        good: fg(Color::Green),
        bad: fg(Color::Red),
        dialog: PLAIN,
        selected: REVERSED,
        key: bold(Color::Cyan),
    };

    /// See [`ThemeName::Light`].
    pub const LIGHT: Self = Self {
        ground: on(indexed(235), indexed(231)),
        dim: fg(indexed(243)),
        strong: bold(indexed(232)),
        line: fg(indexed(245)),
        board: on(indexed(235), indexed(230)),
        dan: fg(indexed(24)),
        quan: bold_on(indexed(231), indexed(124)),
        quan_rim: fg(indexed(124)),
        number: bold(indexed(233)),
        mover: bold(indexed(28)),
        chosen: bold_on(indexed(232), indexed(221)),
        hovered: BOLD.add_modifier(Modifier::UNDERLINED).fg(indexed(232)),
        path: bold(indexed(28)),
        captured: bold(indexed(160)),
        end: bold(indexed(90)),
        hint: bold(indexed(127)),
        last: fg(indexed(25)),
        hand: bold_on(indexed(231), indexed(24)),
        good: fg(indexed(28)),
        bad: fg(indexed(160)),
        dialog: on(indexed(235), indexed(254)),
        selected: bold_on(indexed(231), indexed(24)),
        key: bold(indexed(25)),
    };

    /// See [`ThemeName::Dark`].
    pub const DARK: Self = Self {
        ground: on(indexed(252), indexed(234)),
        dim: fg(indexed(244)),
        strong: bold(indexed(255)),
        line: fg(indexed(240)),
        board: on(indexed(252), indexed(236)),
        dan: fg(indexed(180)),
        quan: bold_on(indexed(255), indexed(131)),
        quan_rim: fg(indexed(131)),
        number: bold(indexed(255)),
        mover: bold(indexed(114)),
        chosen: bold_on(indexed(234), indexed(179)),
        hovered: BOLD.add_modifier(Modifier::UNDERLINED).fg(indexed(255)),
        path: bold(indexed(114)),
        captured: bold(indexed(210)),
        end: bold(indexed(183)),
        hint: bold(indexed(213)),
        last: fg(indexed(110)),
        hand: bold_on(indexed(234), indexed(180)),
        good: fg(indexed(114)),
        bad: fg(indexed(210)),
        dialog: on(indexed(252), indexed(237)),
        selected: bold_on(indexed(234), indexed(180)),
        key: bold(indexed(179)),
    };

    /// See [`ThemeName::HighContrast`].
    pub const HIGH_CONTRAST: Self = Self {
        ground: on(Color::White, Color::Black),
        dim: fg(Color::White),
        strong: bold(Color::White),
        line: fg(Color::White),
        board: on(Color::White, Color::Black),
        dan: bold(Color::LightYellow),
        quan: bold_on(Color::Black, Color::LightRed),
        quan_rim: fg(Color::LightRed),
        number: bold(Color::White),
        mover: bold(Color::LightGreen),
        chosen: bold_on(Color::Black, Color::LightYellow),
        hovered: BOLD
            .add_modifier(Modifier::UNDERLINED)
            .fg(Color::LightYellow),
        path: bold(Color::LightGreen),
        captured: bold(Color::LightRed),
        end: bold(Color::LightMagenta),
        hint: bold(Color::LightMagenta),
        last: bold(Color::LightCyan),
        hand: bold_on(Color::Black, Color::LightCyan),
        good: bold(Color::LightGreen),
        bad: bold(Color::LightRed),
        dialog: on(Color::White, Color::Black),
        selected: bold_on(Color::Black, Color::White),
        key: bold(Color::LightCyan),
    };

    /// See [`ThemeName::Mono`].
    pub const MONO: Self = Self {
        ground: PLAIN,
        dim: DIM,
        strong: BOLD,
        line: PLAIN,
        board: PLAIN,
        dan: PLAIN,
        quan: REVERSED.add_modifier(Modifier::BOLD),
        quan_rim: PLAIN,
        number: BOLD,
        mover: BOLD,
        chosen: REVERSED.add_modifier(Modifier::BOLD),
        hovered: BOLD.add_modifier(Modifier::UNDERLINED),
        path: BOLD,
        captured: UNDERLINED,
        end: BOLD,
        hint: BOLD,
        last: PLAIN,
        hand: REVERSED,
        good: PLAIN,
        bad: BOLD,
        dialog: PLAIN,
        selected: REVERSED,
        key: BOLD,
    };

    /// See [`ThemeName::Lacquer`].
    pub const LACQUER: Self = Self {
        ground: on(hex(0x00f2_d9a0), hex(0x002a_0705)),
        dim: fg(hex(0x00b0_8a5a)),
        strong: bold(hex(0x00ff_e9b8)),
        line: fg(hex(0x00c8_9b3c)),
        board: on(hex(0x00f2_d9a0), hex(0x005c_100c)),
        dan: fg(hex(0x00f5_d67a)),
        quan: bold_on(hex(0x004a_0d08), hex(0x00e0_b040)),
        quan_rim: fg(hex(0x00e0_b040)),
        number: bold(hex(0x00ff_f3d6)),
        mover: bold(hex(0x00ff_d75e)),
        chosen: bold_on(hex(0x003a_0805), hex(0x00ff_d75e)),
        hovered: BOLD.add_modifier(Modifier::UNDERLINED).fg(hex(0x00ff_f3d6)),
        path: bold(hex(0x00a8_e06c)),
        captured: bold(hex(0x00ff_9c7a)),
        end: bold(hex(0x00e6_b8ff)),
        hint: bold(hex(0x008f_e3ff)),
        last: fg(hex(0x00e8_c9a0)),
        hand: bold_on(hex(0x003a_0805), hex(0x00ff_f3d6)),
        good: fg(hex(0x00a8_e06c)),
        bad: fg(hex(0x00ff_9c7a)),
        dialog: on(hex(0x00f2_d9a0), hex(0x003d_0b08)),
        selected: bold_on(hex(0x003a_0805), hex(0x00e0_b040)),
        key: bold(hex(0x00ff_d75e)),
    };
}

#[cfg(test)]
mod tests {
    use oaq_i18n::Lang;

    use super::*;

    fn styles(theme: &Theme) -> [Style; 23] {
        [
            theme.ground,
            theme.dim,
            theme.strong,
            theme.line,
            theme.board,
            theme.dan,
            theme.quan,
            theme.quan_rim,
            theme.number,
            theme.mover,
            theme.chosen,
            theme.hovered,
            theme.path,
            theme.captured,
            theme.end,
            theme.hint,
            theme.last,
            theme.hand,
            theme.good,
            theme.bad,
            theme.dialog,
            theme.selected,
            theme.key,
        ]
    }

    fn colours(name: ThemeName) -> impl Iterator<Item = Color> {
        let styles = styles(name.theme()).into_iter();
        styles.flat_map(|style| [style.fg, style.bg]).flatten()
    }

    #[test]
    fn each_theme_keeps_to_the_colours_it_promises() {
        let bright = |c: &Color| !matches!(c, Color::Rgb(..) | Color::Indexed(_));
        assert!(colours(ThemeName::Ansi).all(|c| bright(&c)));
        assert!(colours(ThemeName::HighContrast).all(|c| bright(&c)));
        for name in [ThemeName::Light, ThemeName::Dark] {
            assert!(colours(name).all(|c| matches!(c, Color::Indexed(16..))));
        }
        assert!(colours(ThemeName::Lacquer).all(|c| matches!(c, Color::Rgb(..))));
        assert_eq!(colours(ThemeName::Mono).count(), 0);
    }

    #[test]
    fn themes_are_found_by_their_names() {
        for name in ThemeName::ALL {
            assert_eq!(name.id().to_uppercase().parse(), Ok(name));
        }
        let unknown = "neon".parse::<ThemeName>().unwrap_err();
        assert_eq!(
            unknown.to_string(),
            "`neon` is no theme: use ansi, light, dark, high-contrast, mono or lacquer"
        );
    }

    #[test]
    fn every_theme_has_a_label_of_its_own_in_each_language() {
        for lang in Lang::ALL {
            let messages = Messages::new(lang);
            let mut labels = ThemeName::ALL.map(|name| name.label(&messages)).to_vec();
            labels.sort_unstable();
            labels.dedup();
            assert_eq!(labels.len(), ThemeName::ALL.len());
        }
    }
}
