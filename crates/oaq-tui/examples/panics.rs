//! The full-screen game with a clock that panics at the first move, for the
//! test that the terminal is given back even then.

use std::process::ExitCode;

use oaq_play::Environment;
use oaq_tui::{Options, Settings, Speed};

fn main() -> ExitCode {
    let environment = Environment {
        today: Some(|| panic!("the clock is broken")),
        ..Environment::default()
    };
    let options = Options {
        settings: Settings {
            speed: Speed::Off,
            ..Settings::default()
        },
        rules: Some("standard".into()),
        saving: false,
        ..Options::default()
    };
    match oaq_tui::run(&options, &environment) {
        Ok(ended) => ExitCode::from(ended.code()),
        Err(_) => ExitCode::from(2),
    }
}
