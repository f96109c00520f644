//! How things look, and what is spoken.

use oaq_i18n::Lang;

use super::dialog::form::step;
use super::motion::Speed;
use crate::glyphs::Glyphs;
use crate::theme::ThemeName;

/// How things look, what is spoken, and what is asked before a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The language.
    pub lang: Lang,
    /// The colours.
    pub theme: ThemeName,
    /// The characters.
    pub glyphs: Glyphs,
    /// How fast dân are sown.
    pub speed: Speed,
    /// Whether a move is shown before it is made, even where nobody points at
    /// it.
    pub preview: bool,
    /// Whether what the position is worth is shown.
    pub value: bool,
    /// Whether the mouse is listened to.
    pub mouse: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            lang: Lang::default(),
            theme: ThemeName::default(),
            glyphs: Glyphs::UNICODE,
            speed: Speed::default(),
            preview: true,
            value: false,
            mouse: true,
        }
    }
}

/// The next or previous of these.
fn other<T: Copy + PartialEq>(all: &[T], now: T, forward: bool) -> T {
    let index = all.iter().position(|&one| one == now).unwrap_or(0);
    let next = all.get(step(index, all.len(), forward));
    next.copied().unwrap_or(now)
}

impl Settings {
    pub(crate) fn step_language(&mut self, forward: bool) {
        self.lang = other(&Lang::ALL, self.lang, forward);
    }

    pub(crate) fn step_theme(&mut self, forward: bool) {
        self.theme = other(&ThemeName::ALL, self.theme, forward);
    }

    pub(crate) fn step_glyphs(&mut self, forward: bool) {
        self.glyphs = other(&Glyphs::ALL, self.glyphs, forward);
    }

    /// Faster or slower, and no further at the ends.
    pub(crate) fn step_speed(&mut self, faster: bool) {
        let all = Speed::ALL;
        let index = all.iter().position(|&s| s == self.speed).unwrap_or(0);
        let next = if faster {
            index + 1
        } else {
            index.saturating_sub(1)
        };
        self.speed = all[next.min(all.len() - 1)];
    }
}
