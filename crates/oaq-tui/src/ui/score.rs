//! Who is ahead, in a line.

use oaq_core::Player;
use oaq_engine::{Line, Score};
use oaq_i18n::Names;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};

use super::layout::Layout;
use super::{cut, put, width};
use crate::app::App;

/// Who is ahead: by what has been captured, or by what the search expects.
pub(super) fn draw_score(app: &App, layout: &Layout, buffer: &mut Buffer) {
    let line = layout.score;
    if line.is_empty() {
        return;
    }
    let theme = app.settings.theme.theme();
    let glyphs = app.settings.glyphs;
    let table = app.table();
    let points = table.shown_points();
    let ellipsis = glyphs.ellipsis;
    if table.position().rules().players != 2 {
        draw_shares(app, line, buffer);
        return;
    }
    let value = app.shown_value();
    let total = total_points(app);
    let lead = match &value {
        Some((score, _)) => score.hundredths(),
        None => (points[Player::A] - points[Player::B]).saturating_mul(100),
    };
    let text = value.map(|(_, text)| text).unwrap_or_default();
    let name = |player| cut(&app.name(player), 12, ellipsis);
    let left = format!("{} {}", name(Player::A), points[Player::A]);
    let right = format!("{} {}", points[Player::B], name(Player::B));
    let mut x = line.x + 1;
    x = put(
        buffer,
        Position::new(x, line.y),
        line.width,
        &left,
        theme.strong,
    ) + 1;
    let taken = width(&left) + width(&right) + 4;
    let room = line.width.saturating_sub(taken);
    // The text of the value gets what it needs, the bar the rest.
    let text = cut(&text, room.saturating_sub(13), ellipsis);
    let gap = if text.is_empty() { 0 } else { 2 };
    let bar = room.saturating_sub(width(&text) + gap).min(60);
    let filled = share_of(bar, lead, total);
    for column in 0..bar {
        let (sign, style) = if column < filled {
            (glyphs.bar[0], theme.good)
        } else {
            (glyphs.bar[1], theme.dim)
        };
        put(buffer, Position::new(x + column, line.y), 1, sign, style);
    }
    x += bar + 1;
    x = put(
        buffer,
        Position::new(x, line.y),
        line.width,
        &right,
        theme.strong,
    ) + 2;
    put(
        buffer,
        Position::new(x, line.y),
        line.width,
        &text,
        theme.hint,
    );
}

/// The points of three or four players, a bar that is theirs in parts, and what
/// the search expects.
fn draw_shares(app: &App, line: Rect, buffer: &mut Buffer) {
    let theme = app.settings.theme.theme();
    let glyphs = app.settings.glyphs;
    let table = app.table();
    let points = table.shown_points();
    let (shares, text) = app.shown_shares().unwrap_or_default();
    let shares = if shares.is_empty() {
        shares_of(points.as_slice(), total_points(app))
    } else {
        shares
    };
    let room = line.width.saturating_sub(2);
    // A column for the letter of each player, and two that show something.
    let narrowest = 3 * u16::from(table.position().rules().players);
    let beside = if text.is_empty() { 0 } else { width(&text) + 2 };
    let named = app.say.scores(&points, &table.names);
    let lettered = app.say.scores(&points, &Names::default());
    let fits = |scores: &String| width(scores) + 2 + narrowest + beside <= room;
    let scores = if fits(&named) { named } else { lettered };
    let scores = cut(&scores, room, glyphs.ellipsis);
    let at = Position::new(line.x + 1, line.y);
    let mut x = put(buffer, at, room, &scores, theme.strong) + 2;
    let end = line.x + 1 + room;
    let bar = end.saturating_sub(x + beside).min(60);
    if bar >= narrowest {
        for (column, (player, is_ahead)) in (x..).zip(parts_of(bar, &shares)) {
            let (sign, style) = match (player, is_ahead) {
                (Some(player), true) => (player.to_string(), theme.strong),
                (Some(player), false) => (player.to_string(), theme.dim),
                (None, true) => (glyphs.bar[0].to_owned(), theme.good),
                (None, false) => (glyphs.bar[1].to_owned(), theme.dim),
            };
            put(buffer, Position::new(column, line.y), 1, &sign, style);
        }
        x += bar + 2;
    }
    let left = end.saturating_sub(x);
    let text = cut(&text, left, glyphs.ellipsis);
    put(buffer, Position::new(x, line.y), left, &text, theme.hint);
}

/// What share each player has of all the points if what is not captured yet is
/// shared alike.
fn shares_of(points: &[i32], total: i32) -> Vec<u32> {
    let players = i64::try_from(points.len()).unwrap_or(1).max(1);
    let captured: i64 = points.iter().copied().map(i64::from).sum();
    let rest = (i64::from(total) - captured).max(0);
    let share = |&own: &i32| u32::try_from((i64::from(own) * players + rest).max(0));
    points.iter().map(|own| share(own).unwrap_or(0)).collect()
}

/// The columns of a bar with whose they are: the first of each part has the
/// player; and whether nobody has more.
fn parts_of(bar: u16, shares: &[u32]) -> Vec<(Option<Player>, bool)> {
    let all: u64 = shares.iter().copied().map(u64::from).sum();
    let most = shares.iter().copied().max().unwrap_or(0);
    let mut parts = Vec::new();
    let mut sum = 0;
    for (player, &share) in Player::ALL.into_iter().zip(shares) {
        sum += u64::from(share);
        let end = usize::try_from(u64::from(bar) * sum / all.max(1)).unwrap_or(0);
        let mut first = Some(player);
        while parts.len() < end {
            parts.push((first.take(), share == most));
        }
    }
    parts
}

/// All the points of a game.
fn total_points(app: &App) -> i32 {
    let rules = app.table().position().rules();
    let dan = u32::from(rules.squares) * u32::from(rules.dan) + u32::from(rules.quan_dan);
    let quan = u32::from(rules.quan_pieces) * u32::from(rules.quan_value);
    i32::try_from((dan + quan) * u32::from(rules.players))
        .unwrap_or(i32::MAX)
        .max(1)
}

/// How much of a bar belongs to the player who leads by so many hundredths.
fn share_of(bar: u16, lead: i32, total: i32) -> u16 {
    let (bar, total) = (i64::from(bar), i64::from(total) * 100);
    let filled = bar * (total + i64::from(lead).clamp(-total, total)) / (2 * total);
    u16::try_from(filled).unwrap_or(0)
}

impl App {
    /// What share of the win each of three or four players may expect, with
    /// the words for it; only where it is wanted and known.
    fn shown_shares(&self) -> Option<(Vec<u32>, String)> {
        let table = self.table();
        if !self.settings.value || table.sheet.is_over() {
            return None;
        }
        let found = table.found.as_ref()?;
        let most = found.shares.iter().max()?;
        let ahead = Player::ALL.into_iter().zip(&found.shares);
        let ahead = ahead.filter(|(_, share)| *share == most);
        let names: Vec<String> = ahead.map(|(player, _)| self.name(player)).collect();
        let proven = found.best().is_some_and(|line| line.proven);
        let args = [
            ("players", self.say.list_and(&names).into()),
            ("count", names.len().into()),
            ("percent", ((most + 5) / 10).into()),
            ("ahead", self.ahead_text(found.depth).into()),
            ("proven", if proven { "yes" } else { "no" }.into()),
        ];
        let shares = found.shares.iter().map(|&share| share.into()).collect();
        Some((shares, self.say.format("tui-value-shares", &args)))
    }

    /// What the search expects, from A's side, with the words for it; only
    /// where it is wanted.
    fn shown_value(&self) -> Option<(Score, String)> {
        let table = self.table();
        if !self.settings.value || table.sheet.is_over() {
            return None;
        }
        let found = table.found.as_ref()?;
        let line: &Line = found.best()?;
        let score = match table.mover() {
            Player::A => line.score,
            _ => -line.score,
        };
        let ahead = if score < Score::ZERO {
            Player::B
        } else {
            Player::A
        };
        let sign = if line.proven { "=" } else { "" };
        let args = [
            ("player", self.name(ahead).into()),
            ("points", format!("{sign}{}", points(score)).into()),
            ("ahead", self.ahead_text(found.depth).into()),
            ("proven", if line.proven { "yes" } else { "no" }.into()),
            (
                "even",
                if score == Score::ZERO { "yes" } else { "no" }.into(),
            ),
        ];
        Some((score, self.say.format("tui-value-told", &args)))
    }
}

/// A score as points, whoever is ahead.
fn points(score: Score) -> String {
    score.to_string().trim_start_matches(['+', '-']).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_is_shared_by_the_lead() {
        assert_eq!(share_of(20, 0, 70), 10);
        assert_eq!(share_of(20, 7000, 70), 20);
        assert_eq!(share_of(20, -7000, 70), 0);
        assert_eq!(share_of(20, i32::MIN, 70), 0);
        assert_eq!(share_of(20, 3500, 70), 15);
        assert_eq!(share_of(0, 100, 1), 0);
    }

    #[test]
    fn a_bar_of_several_is_shared_by_what_each_has() {
        let shown = |bar, shares: &[u32]| -> String {
            let sign = |(player, is_ahead): (Option<Player>, bool)| match (player, is_ahead) {
                (Some(player), _) => player.to_string(),
                (None, true) => "=".to_owned(),
                (None, false) => "-".to_owned(),
            };
            parts_of(bar, shares).into_iter().map(sign).collect()
        };
        assert_eq!(shown(12, &[1, 1, 1, 1]), "A==B==C==D==");
        assert_eq!(shown(12, &[500, 250, 250]), "A=====B--C--");
        assert_eq!(shown(12, &[0, 1000, 0, 0]), "B===========");
        assert_eq!(shown(12, &[0, 0, 0]), "");
        for bar in 0..80 {
            let drawn = parts_of(bar, &[333, 334, 332]);
            assert_eq!(drawn.len(), usize::from(bar));
        }
        // All of what is left is anybody's.
        assert_eq!(shares_of(&[0, 0, 0], 105), [105, 105, 105]);
        assert_eq!(shares_of(&[105, 0, 0], 105), [315, 0, 0]);
        assert_eq!(shares_of(&[-30, 10, 0, 0], 140), [40, 200, 160, 160]);
    }
}
