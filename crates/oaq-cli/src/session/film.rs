//! Sowing dân by dân, as pictures for a screen, with an old rhyme to count
//! along.

use std::time::Duration;

use oaq_core::{Event, SquareKind};
use oaq_i18n::{Lang, Narrator};
use oaq_play::rhymes::{self, Rhyme};
use oaq_play::{errors, read_time};

use super::command::Word;
use super::settings::{OFF, ON};
use super::{Response, Session};
use crate::text;

const SLOW: Word = Word {
    id: "slow",
    vi: &["chậm"],
    en: &["slow"],
    pt: &["devagar", "lento"],
};
const NORMAL: Word = Word {
    id: "normal",
    vi: &["thường", "bình thường"],
    en: &["normal"],
    pt: &["normal"],
};
const FAST: Word = Word {
    id: "fast",
    vi: &["nhanh"],
    en: &["fast"],
    pt: &["rápido"],
};
const VERY_FAST: Word = Word {
    id: "very-fast",
    vi: &["rất nhanh"],
    en: &["very-fast", "very fast"],
    pt: &["muito rápido"],
};

/// How sowing can be shown.
pub(super) const SPEEDS: &[Word] = &[ON, OFF, SLOW, NORMAL, FAST, VERY_FAST];

/// Longer for one dân nobody waits.
const LONGEST: Duration = Duration::from_secs(10);

/// How long a dân takes; `None` where sowing is not shown.
pub(crate) fn pace(typed: &str) -> Result<Option<Duration>, ()> {
    let millis = match Word::find(SPEEDS, typed) {
        Some("off") => return Ok(None),
        Some("slow") => 700,
        Some("fast") => 150,
        Some("very-fast") => 60,
        Some(_) => 350,
        None => {
            let time = read_time(typed).filter(|time| *time <= LONGEST);
            return time.map(Some).ok_or(());
        }
    };
    Ok(Some(Duration::from_millis(millis)))
}

/// A picture of a sowing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Frame {
    /// Lines, without an end of line at the end.
    pub(crate) text: String,
    /// How long it stays.
    pub(crate) time: Duration,
}

impl Session {
    /// Shows sowings dân by dân from now on, or no more; without a word, says
    /// how it is.
    pub(super) fn animate(&mut self, typed: &str) -> Response {
        let wanted = match typed {
            "" => Ok(self.pace),
            typed => pace(typed),
        };
        let Ok(wanted) = wanted else {
            let name = errors::harmless(&text::shortened(typed));
            let args = [("name", name.into())];
            return self.refuse(&self.say.format("animate-usage", &args));
        };
        if wanted.is_some() && (!self.interactive || self.look.plain) {
            return self.refuse(&self.say.msg("animate-terminal"));
        }
        self.pace = wanted;
        let told = match wanted {
            None => self.say.msg("animate-off"),
            Some(time) => {
                let time = format!("{} ms", time.as_millis());
                self.say.format("animate-on", &[("time", time.into())])
            }
        };
        Response::done(self.prose(&told))
    }

    /// The pictures of a ply, if sowing is to be shown and lines are drawn.
    pub(crate) fn film(&self, ply: usize) -> Vec<Frame> {
        let Some(time) = self.pace.filter(|_| !self.look.plain) else {
            return Vec::new();
        };
        let positions = self.sheet.game().positions();
        let (Some(before), Some(after)) = (positions.get(ply), positions.get(ply + 1)) else {
            return Vec::new();
        };
        let (rules, names) = (before.rules(), self.names());
        let events = self.sheet.turn(ply);
        let rhyme = rhymes::of_ply(ply);
        let mut setup = before.to_setup();
        let mut sown = 0;
        let mut frames = Vec::new();
        for step in Narrator::new(&self.say, &names).full(events, after) {
            for &event in &events[step.events] {
                if !event.changes_board() {
                    continue;
                }
                setup.apply(rules, before.to_move(), event);
                if let Event::Sow { .. } = event {
                    sown += 1;
                }
                let board = self.look.board(&self.say, (&setup, false), rules, None);
                let mut lines = vec![board, self.prose(&step.text)];
                if let Event::Sow { square } = event {
                    let into = match before.board().kind(square) {
                        SquareKind::Dan(player, number) => format!("{player}{number}"),
                        SquareKind::Quan(player) => format!("Q{player}"),
                    };
                    lines.push(self.counted(rhyme, sown, &into));
                }
                // What is captured wants to be seen.
                let time = match event {
                    Event::Sow { .. } => time,
                    _ => time * 2,
                };
                let text = lines.join("\n");
                frames.push(Frame { text, time });
            }
        }
        frames
    }

    /// The line of a rhyme with the syllable of a dân marked, its number from
    /// 1, and where it falls.
    fn counted(&self, rhyme: &Rhyme, number: usize, into: &str) -> String {
        let (line, place) = rhyme.place(number - 1);
        let syllables: Vec<String> = rhyme.lines()[line]
            .iter()
            .enumerate()
            .map(|(n, syllable)| {
                if n == place {
                    format!("[{syllable}]")
                } else {
                    syllable.clone()
                }
            })
            .collect();
        let args = [
            ("count", number.into()),
            ("square", into.into()),
            ("line", syllables.join(" ").into()),
        ];
        let counted = self.say.format("animate-count", &args);
        match self.say.lang() {
            Lang::Vi => counted,
            lang => format!("{counted}\n{}", self.prose(rhyme.gloss(lang))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{ResponseKind, SessionOptions};
    use super::*;
    use crate::Environment;

    fn session(lang: Lang) -> Session {
        let options = SessionOptions {
            lang,
            interactive: true,
            pace: pace("100ms").unwrap(),
            ..SessionOptions::default()
        };
        Session::new(&options, &Environment::default()).unwrap().0
    }

    #[test]
    fn each_dan_has_its_picture_and_its_syllable() {
        let mut session = session(Lang::Vi);
        session.execute("5P");
        let film = session.film(0);
        // Five dân from the square and five of a relay, what was taken up
        // twice, and the ô quan.
        assert_eq!(film.len(), 5 + 5 + 2 + 1);
        let counted = |frame: &Frame| frame.text.lines().last().unwrap().to_owned();
        assert_eq!(counted(&film[1]), "1. [Nu] na nu nống (QA)");
        assert_eq!(counted(&film[5]), "5. [Cái] cống nằm trong (B4)");
        assert_eq!(counted(&film[7]), "6. Cái [cống] nằm trong (QB)");
        assert_eq!(film[1].time, Duration::from_millis(100));
        assert_eq!(film[12].time, Duration::from_millis(200), "a capture stays");
        let board = session.board();
        let row = |text: &str| {
            text.lines()
                .find(|line| line.contains("│  ∙  │"))
                .map(str::to_owned)
        };
        assert_eq!(row(&film[12].text), row(&board), "it ends as the move does");
    }

    #[test]
    fn other_languages_say_what_the_verse_means() {
        let mut session = session(Lang::Pt);
        session.execute("5D");
        let gloss = rhymes::of_ply(0).gloss(Lang::Pt);
        assert!(session.film(0)[1].text.ends_with(gloss));
    }

    #[test]
    fn there_is_no_film_in_plain_lines_or_unwanted_or_of_no_move() {
        let mut session = session(Lang::En);
        session.execute("5R");
        assert_eq!(session.film(1), []);
        session.execute("plain on");
        assert_eq!(session.film(0), []);
        session.execute("plain off");
        assert_eq!(session.film(0).len(), 13);
        session.execute("animate off");
        assert_eq!(session.film(0), []);
    }

    #[test]
    fn speeds_are_words_of_each_language_and_times() {
        for (typed, millis) in [
            ("on", 350),
            ("bật", 350),
            ("SIM", 350),
            ("cham", 700),
            ("rápido", 150),
            ("very-fast", 60),
            ("300ms", 300),
            ("1.5s", 1500),
        ] {
            assert_eq!(
                pace(typed),
                Ok(Some(Duration::from_millis(millis))),
                "{typed}"
            );
        }
        assert_eq!(pace("off"), Ok(None));
        for typed in ["", "quick", "0", "11s", "-1"] {
            assert_eq!(pace(typed), Err(()), "{typed}");
        }
    }

    #[test]
    fn where_nobody_looks_it_cannot_be_switched_on() {
        let options = SessionOptions::default();
        let mut session = Session::new(&options, &Environment::default()).unwrap().0;
        assert_eq!(session.execute("animate on").kind, ResponseKind::Refused);
        assert_eq!(session.execute("animate off").kind, ResponseKind::Done);
        assert_eq!(session.execute("animate quick").kind, ResponseKind::Refused);
    }
}
