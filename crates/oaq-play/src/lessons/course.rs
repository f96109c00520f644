//! Where somebody is in the guided game.

use super::{LESSONS, Lesson};

/// A walk through the [`LESSONS`]: at which step somebody is, and how often it
/// was tried in vain.
///
/// ```
/// use oaq_play::lessons::Course;
/// let mut course = Course::default();
/// assert_eq!(course.number(), 1);
/// assert!(!course.back(), "this is the first");
/// assert!(course.next());
/// assert_eq!(course.lesson().map(|lesson| lesson.id()), Some("sow"));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Course {
    at: usize,
    misses: usize,
}

impl Course {
    /// The step, or `None` when all are done.
    #[must_use]
    pub fn lesson(&self) -> Option<&'static Lesson> {
        LESSONS.get(self.at)
    }

    /// The number of the step, from 1; one more than there are when all are
    /// done.
    #[must_use]
    pub const fn number(&self) -> usize {
        self.at + 1
    }

    /// How often the step was tried in vain since it began.
    #[must_use]
    pub const fn misses(&self) -> usize {
        self.misses
    }

    /// Takes note of a try in vain.
    pub const fn miss(&mut self) {
        self.misses += 1;
    }

    /// Goes on to the next step; whether there is one.
    pub const fn next(&mut self) -> bool {
        if self.at < LESSONS.len() {
            self.at += 1;
        }
        self.misses = 0;
        self.at < LESSONS.len()
    }

    /// Goes back to the step before; whether there is one.
    pub const fn back(&mut self) -> bool {
        let there = self.at > 0;
        self.at = self.at.saturating_sub(1);
        self.misses = 0;
        there
    }

    /// Begins the step anew.
    pub const fn again(&mut self) {
        self.misses = 0;
    }

    /// Goes to a step by its number, from 1; whether there is one.
    pub const fn go_to(&mut self, number: usize) -> bool {
        if number == 0 || number > LESSONS.len() {
            return false;
        }
        self.at = number - 1;
        self.misses = 0;
        true
    }
}
