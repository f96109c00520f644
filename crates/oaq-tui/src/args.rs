//! The arguments of `oaq tui` and of `oaq-tui`. What is said about them comes
//! from the catalogues: the message of an argument is `arg-` and its id.

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use oaq_i18n::Lang;
use oaq_play::config::{self, Setting};

use crate::app::motion::Speed;
use crate::app::settings::Settings;
use crate::glyphs::Glyphs;
use crate::options::Options;
use crate::theme::ThemeName;

/// The arguments of the full-screen game.
#[derive(Args, Clone, Debug, Default)]
#[expect(missing_docs, reason = "each has its text in the catalogues")]
pub struct TuiArgs {
    #[arg(long)]
    pub rules: Option<String>,
    #[arg(long = "position")]
    pub start: Option<String>,
    #[arg(long)]
    pub a: Option<String>,
    #[arg(long)]
    pub b: Option<String>,
    #[arg(long)]
    pub c: Option<String>,
    #[arg(long)]
    pub d: Option<String>,
    #[arg(long)]
    pub names: Option<String>,
    #[arg(long)]
    pub clock: Option<String>,
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=99))]
    pub best_of: Option<u32>,
    #[arg(long, value_parser = themes())]
    pub theme: Option<ThemeName>,
    #[arg(long, value_parser = PossibleValuesParser::new(Glyphs::ALL.map(|set| set.id)))]
    pub glyphs: Option<String>,
    #[arg(long, value_parser = speeds())]
    pub speed: Option<Speed>,
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=6))]
    pub level: Option<u8>,
    #[arg(long)]
    pub no_mouse: bool,
    #[arg(long)]
    pub key: Vec<String>,
    #[arg(long = "resume", conflicts_with_all = ["rules", "start"])]
    pub resume_last: bool,
    #[arg(long)]
    pub no_autosave: bool,
}

fn themes() -> impl TypedValueParser<Value = ThemeName> {
    PossibleValuesParser::new(ThemeName::ALL.map(ThemeName::id))
        .map(|name| name.parse().unwrap_or_default())
}

fn speeds() -> impl TypedValueParser<Value = Speed> {
    PossibleValuesParser::new(Speed::ALL.map(Speed::id))
        .map(|name| name.parse().unwrap_or_default())
}

impl TuiArgs {
    /// What the program begins with: what these arguments say, else what is
    /// set. `no_color` is whether the user wants no colours anywhere.
    #[must_use]
    pub fn options(&self, set: &config::Settings, lang: Lang, no_color: bool) -> Options {
        let usual = Settings::default();
        let glyphs = self.glyphs.as_deref().or_else(|| set.tui_glyphs());
        let theme = set
            .text(Setting::TuiTheme)
            .and_then(|name| name.parse().ok());
        let speed = set.text(Setting::TuiSpeed);
        let no_color = match set.text(Setting::Colour) {
            Some(colour) => colour == "never",
            None => no_color,
        };
        let mut own = set.clone();
        if let Some(level) = self.level {
            own.set_flag(Setting::Level, &level.to_string());
        }
        Options {
            settings: Settings {
                lang,
                theme: ThemeName::choose(self.theme.or(theme), no_color),
                glyphs: glyphs
                    .and_then(|name| name.parse().ok())
                    .unwrap_or(usual.glyphs),
                speed: self
                    .speed
                    .or_else(|| speed?.parse().ok())
                    .unwrap_or_default(),
                mouse: !self.no_mouse && set.is_on(Setting::TuiMouse),
                ..usual
            },
            rules: self.rules.clone(),
            position: self.start.clone(),
            seats: [&self.a, &self.b, &self.c, &self.d].map(Clone::clone),
            names: self.names.clone(),
            time: self.clock.clone(),
            best_of: self.best_of.unwrap_or(1),
            saving: !self.no_autosave && set.is_on(Setting::Autosave),
            resume: self.resume_last,
            keys: self.key.clone(),
            set: own,
        }
    }
}

/// Whether the environment asks for no colours: `NO_COLOR` is set and not
/// empty.
#[must_use]
pub fn no_color() -> bool {
    std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty())
}
