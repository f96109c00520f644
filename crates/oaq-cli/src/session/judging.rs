//! The game so far, judged by the engine.

use std::time::Duration;

use oaq_engine::judge;

use super::{Response, Session};
use crate::commands::{Judged, Telling, told};
use crate::interrupt::{self, Listening};
use crate::watch::Watch;
use oaq_play::Effort;

/// How long all moves take together, where nothing is said.
const USUAL: Effort = Effort::of_time(Duration::from_secs(5));

/// The least time that a judgement is worth something.
const LEAST: Duration = Duration::from_millis(50);

impl Session {
    /// Judges the moves so far: what each gave away, and what was better. The
    /// time that is typed is that of all of them together.
    pub(super) fn analyze(&mut self, typed: &str) -> Response {
        let effort = match self.effort(typed, USUAL) {
            Ok(effort) => effort,
            Err(refused) => return refused,
        };
        if self.chosen.rules.players != 2 {
            return self.refuse(&self.say.msg("analyze-two-only"));
        }
        let plies = self.sheet.plies();
        let Ok(count @ 1..) = u32::try_from(plies) else {
            return self.refuse(&self.say.msg("analyze-nothing"));
        };
        let effort = Effort {
            time: effort.time.map(|time| (time / count).max(LEAST)),
            ..effort
        };
        let record = self.sign(self.sheet.kept(), false);
        let mut judged = Judged::new(1, &record);
        let mut game = self.sheet.game().clone();
        let listening = self.interactive.then(Listening::begin);
        // The last one first, since what is known of the end helps to judge
        // what led to it.
        for ply in (0..plies).rev() {
            let Some(&m) = game.moves().last() else { break };
            game.undo();
            let adviser = self.engine.adviser();
            let limits = effort.limits();
            let found = judge(adviser, &game, m, &limits, || Watch::begin(&effort));
            if listening.is_some() && interrupt::asked() {
                break;
            }
            if let Ok(judgement) = found {
                judged.add(ply, judgement);
            }
        }
        if judged.is_empty() {
            return self.refuse(&self.say.msg("analyze-stopped"));
        }
        let how = if self.look.plain {
            Telling::Sentences
        } else {
            Telling::Alone
        };
        Response::done(told(&self.say, &judged, self.wrapping(), how))
    }
}
