//! What happens to the app, what people may want of it, and what it wants of
//! the world.

use std::path::PathBuf;
use std::time::Duration;

use oaq_core::{Game, Move, Player};
use oaq_engine::Analysis;
use oaq_notation::record::Record;
use oaq_play::ugi::Clock;
use oaq_play::{NoMove, TableSize, Who};
use ratatui::crossterm::event::{KeyEvent, MouseEvent};

use crate::app::dialog::SavedGame;

/// Something that happens. All that the app knows of the world comes in as
/// these, time included, so that a test can be its world.
#[derive(Debug)]
pub enum Action {
    /// A key was pressed.
    Key(KeyEvent),
    /// The mouse moved, or one of its buttons did.
    Mouse(MouseEvent),
    /// The screen has so many columns and rows now.
    Resize(u16, u16),
    /// So much time has passed since the last tick, or since there was nothing
    /// to wait for.
    Tick(Duration),
    /// The search tells what it has found so far.
    Found(Ticket, Analysis),
    /// The thinking has ended, with the move that was asked for if there is
    /// one, or with what is the matter with a program.
    Chosen(Ticket, Result<Option<Move>, NoMove>),
    /// The game could not be saved, for this reason.
    NotSaved(String),
    /// Something is wrong that does not stop the program, in whole sentences.
    Warned(Vec<String>),
    /// A search has less room than was asked for.
    Table(TableSize),
    /// These are the saved games, the one saved last first.
    Listed(Vec<SavedGame>),
    /// A saved game was taken over, or could not be.
    TakenOver(Result<Box<Record>, String>),
    /// The program is to end, whatever is going on.
    End,
}

/// Tells the answers to one question from those to the ones before it.
pub type Ticket = u64;

/// What the app wants of the world.
#[derive(Debug)]
pub enum Effect {
    /// That somebody thinks about a game; whoever thinks already stops.
    Think(Ticket, Box<Question>),
    /// That nobody thinks any more.
    StopThinking,
    /// That the game is saved, as this text.
    Save(String),
    /// That nothing stays saved of the game, all of whose moves were taken back.
    Forget,
    /// That the next game is saved in another place.
    NextGame,
    /// That the saved games are listed anew.
    ListSaved,
    /// That a saved game is gone on with.
    TakeOver(PathBuf),
    /// That the mouse is listened to, or not.
    Mouse(bool),
    /// That the program sleeps until the shell wakes it.
    Suspend,
    /// That the program ends.
    Quit,
}

/// What the worker is asked.
#[derive(Debug)]
pub struct Question {
    /// The game so far.
    pub game: Game,
    /// Differs from that of every other game.
    pub number: u64,
    /// The players' clocks, where there are some.
    pub clock: Option<Clock>,
    /// What about it.
    pub about: About,
}

/// What is asked about a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum About {
    /// The move of this player, who is to move.
    Move(Player, Who),
    /// A good move, for a person who asks.
    Hint,
    /// What the position is worth.
    Value,
}

/// What a key can mean. Which keys mean it is for the
/// [`Keymap`](crate::Keymap).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Command {
    /// Up on the screen.
    Up,
    /// Down on the screen.
    Down,
    /// Left on the screen.
    Left,
    /// Right on the screen.
    Right,
    /// Take what is chosen.
    Confirm,
    /// Leave it.
    Cancel,
    /// The next field or part of the screen.
    Next,
    /// The one before.
    Previous,
    /// A page up in what is long.
    PageUp,
    /// A page down.
    PageDown,
    /// Take the last move back.
    Undo,
    /// Play it again.
    Redo,
    /// Hold the game, or go on.
    Pause,
    /// Show a good move.
    Hint,
    /// Show or hide what the position is worth.
    Value,
    /// Begin another game.
    NewGame,
    /// Give the game up.
    Resign,
    /// Offer a draw.
    OfferDraw,
    /// Look from another seat.
    Turn,
    /// Change how things look and what is spoken.
    Settings,
    /// Speak the next language.
    Language,
    /// Take the next theme.
    Theme,
    /// Take the next glyphs.
    Glyphs,
    /// Sow slower.
    Slower,
    /// Sow faster.
    Faster,
    /// List the saved games.
    Saved,
    /// Show what the keys do.
    Help,
    /// Sleep until the shell wakes the program.
    Suspend,
    /// Leave.
    Quit,
}

impl Command {
    /// All of them, in the order in which the help lists them.
    pub const ALL: &'static [Self] = &[
        Self::Up,
        Self::Down,
        Self::Left,
        Self::Right,
        Self::Confirm,
        Self::Cancel,
        Self::Next,
        Self::Previous,
        Self::PageUp,
        Self::PageDown,
        Self::Undo,
        Self::Redo,
        Self::Pause,
        Self::Hint,
        Self::Value,
        Self::NewGame,
        Self::Resign,
        Self::OfferDraw,
        Self::Turn,
        Self::Settings,
        Self::Language,
        Self::Theme,
        Self::Glyphs,
        Self::Slower,
        Self::Faster,
        Self::Saved,
        Self::Help,
        Self::Suspend,
        Self::Quit,
    ];

    /// The name, as the configuration spells it. Its text in the catalogues is
    /// `tui-do-` and this name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Up => "up",
            Self::Down => "down",
            Self::Left => "left",
            Self::Right => "right",
            Self::Confirm => "confirm",
            Self::Cancel => "cancel",
            Self::Next => "next",
            Self::Previous => "previous",
            Self::PageUp => "page-up",
            Self::PageDown => "page-down",
            Self::Undo => "undo",
            Self::Redo => "redo",
            Self::Pause => "pause",
            Self::Hint => "hint",
            Self::Value => "value",
            Self::NewGame => "new",
            Self::Resign => "resign",
            Self::OfferDraw => "draw",
            Self::Turn => "turn",
            Self::Settings => "settings",
            Self::Language => "language",
            Self::Theme => "theme",
            Self::Glyphs => "glyphs",
            Self::Slower => "slower",
            Self::Faster => "faster",
            Self::Saved => "saved",
            Self::Help => "help",
            Self::Suspend => "suspend",
            Self::Quit => "quit",
        }
    }

    /// The command with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|c| c.name() == name)
    }

    /// Whether it changes how things look, which it does wherever somebody is.
    #[must_use]
    pub const fn changes_look(self) -> bool {
        matches!(
            self,
            Self::Language | Self::Theme | Self::Glyphs | Self::Slower | Self::Faster
        )
    }

    /// Whether it moves about and takes or leaves: these work in dialogs too,
    /// where letters may be typed.
    #[must_use]
    pub const fn moves_about(self) -> bool {
        matches!(
            self,
            Self::Up
                | Self::Down
                | Self::Left
                | Self::Right
                | Self::Confirm
                | Self::Cancel
                | Self::Next
                | Self::Previous
                | Self::PageUp
                | Self::PageDown
        )
    }
}
