//! A move on its way: which picture of it is shown, and for how long.

use core::fmt;
use core::str::FromStr;
use std::time::Duration;

use oaq_core::Player;

use crate::sowing::{Frame, Sowing};

/// How fast dân are sown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Speed {
    /// To count along.
    Slow,
    /// As people do.
    #[default]
    Normal,
    /// As people do who have played for long.
    Fast,
    /// Hardly to be followed.
    VeryFast,
    /// At once.
    Off,
}

/// A text that names no speed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no speed: use slow, normal, fast, very-fast or off")]
pub struct UnknownSpeed(pub String);

impl Speed {
    /// All of them, the slowest first.
    pub const ALL: [Self; 5] = [
        Self::Slow,
        Self::Normal,
        Self::Fast,
        Self::VeryFast,
        Self::Off,
    ];

    /// The name in options and configurations.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Slow => "slow",
            Self::Normal => "normal",
            Self::Fast => "fast",
            Self::VeryFast => "very-fast",
            Self::Off => "off",
        }
    }

    /// How long the fall of one dân is shown; nothing is shown where it is
    /// `None`.
    const fn beat(self) -> Option<Duration> {
        Some(Duration::from_millis(match self {
            Self::Slow => 400,
            Self::Normal => 180,
            Self::Fast => 80,
            Self::VeryFast => 33,
            Self::Off => return None,
        }))
    }
}

impl FromStr for Speed {
    type Err = UnknownSpeed;

    fn from_str(text: &str) -> Result<Self, UnknownSpeed> {
        let wanted = text.trim();
        Self::ALL
            .into_iter()
            .find(|speed| speed.id().eq_ignore_ascii_case(wanted))
            .ok_or_else(|| UnknownSpeed(text.to_owned()))
    }
}

impl fmt::Display for Speed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// A move on its way.
#[derive(Clone, Debug)]
pub(crate) struct Motion {
    sowing: Sowing,
    mover: Player,
    beat: Duration,
    picture: usize,
    /// How much longer the picture is shown.
    left: Duration,
}

impl Motion {
    /// A move that begins; nothing where it is not shown.
    pub(crate) fn begin(sowing: Sowing, mover: Player, speed: Speed) -> Option<Self> {
        let beat = speed.beat()?;
        let left = beat * u32::from(sowing.frames().first()?.beats);
        Some(Self {
            sowing,
            mover,
            beat,
            picture: 0,
            left,
        })
    }

    pub(crate) fn frame(&self) -> Option<&Frame> {
        self.sowing.frames().get(self.picture)
    }

    pub(crate) const fn sowing(&self) -> &Sowing {
        &self.sowing
    }

    pub(crate) const fn picture(&self) -> usize {
        self.picture
    }

    pub(crate) const fn mover(&self) -> Player {
        self.mover
    }

    pub(crate) const fn until_next(&self) -> Duration {
        self.left
    }

    /// Time passes. Whether all dân have arrived.
    pub(crate) fn advance(&mut self, mut passed: Duration) -> bool {
        while passed >= self.left {
            passed -= self.left;
            self.picture += 1;
            match self.frame() {
                Some(frame) => self.left = self.beat * u32::from(frame.beats.max(1)),
                None => return true,
            }
        }
        self.left -= passed;
        false
    }
}

#[cfg(test)]
mod tests {
    use oaq_core::{Direction, Move, Position, Rules};

    use super::*;
    use crate::preview::Preview;

    fn motion(speed: Speed) -> Option<Motion> {
        let start = Position::start(Rules::STANDARD);
        let preview = Preview::new(&start, Move::new(5, Direction::Right).unwrap()).unwrap();
        Motion::begin(Sowing::from_preview(&start, preview), Player::A, speed)
    }

    #[test]
    fn it_ends_after_its_time_in_steps_or_at_once() {
        let mut motion = motion(Speed::Fast).unwrap();
        let mut all = Duration::ZERO;
        let mut at_once = motion.clone();
        let mut pictures = 1;
        loop {
            let wait = motion.until_next();
            assert!(!wait.is_zero());
            all += wait;
            assert!(
                !motion
                    .clone()
                    .advance(wait.saturating_sub(Duration::from_nanos(1)))
            );
            if motion.advance(wait) {
                break;
            }
            pictures += 1;
        }
        assert_eq!(pictures, motion.sowing().frames().len());
        assert!(
            !at_once
                .clone()
                .advance(all.saturating_sub(Duration::from_nanos(1)))
        );
        assert!(at_once.advance(all));
    }

    #[test]
    fn nothing_moves_where_it_is_off() {
        assert!(motion(Speed::Off).is_none());
        for speed in Speed::ALL {
            assert_eq!(speed.id().parse(), Ok(speed));
        }
    }
}
