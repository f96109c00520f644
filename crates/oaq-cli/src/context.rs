//! What a command is given besides its arguments: the surroundings of the
//! process, its streams, and the language.

use std::ffi::OsString;
use std::io::{self, IsTerminal, Read, Write};

use clap::ValueEnum;
use oaq_core::{Player, Position, Rules};
use oaq_engine::Searcher;
use oaq_i18n::Messages;
use oaq_notation::board::{Glyphs, Style};
use oaq_notation::{Note, NoteKind};
pub use oaq_play::Environment;
use oaq_play::TableSize;
use oaq_play::config::{Setting, Settings};
use oaq_play::read_position;

use crate::args::LookArgs;
use crate::drawing::Look;
use crate::exit::Failure;
use crate::interrupt;
use crate::keyboard::Keyboard;
use crate::variants::{Chosen, Variants};
use crate::{Lines, errors};

/// What calls itself so in `TERM` obeys nothing, or not enough for a line to be
/// edited in it.
const SIMPLE: [&str; 3] = ["dumb", "cons25", "emacs"];

/// The streams of a command. Everything it reads and writes goes through them,
/// except that a game on a terminal uses a line editor.
pub struct Io<'a> {
    /// The standard input.
    pub input: Lines<'a>,
    /// The standard output.
    pub out: Box<dyn Write + Send + 'a>,
    /// The standard error output.
    pub err: Box<dyn Write + 'a>,
    /// Whether somebody types the input.
    pub input_is_terminal: bool,
    /// Whether somebody looks at the error output.
    pub err_is_terminal: bool,
    /// How many columns the screen has that the output goes to; `None` if it
    /// goes elsewhere.
    pub width: Option<usize>,
    /// Whether the terminal obeys what a line editor tells it.
    pub line_editor: bool,
    /// Whether there shall be colours, if that is settled.
    pub(crate) colours: Option<bool>,
    /// Measures the screen anew, which people make larger and smaller.
    measure: Option<fn() -> usize>,
}

/// How many columns and rows the terminal has. Some do not know their size, or
/// say 0.
pub(crate) fn terminal() -> (usize, usize) {
    let (columns, rows) = terminal_size::terminal_size()
        .map_or((0, 0), |(width, height)| (width.0.into(), height.0.into()));
    let known = |size, usual| if size > 0 { size } else { usual };
    (known(columns, 80), known(rows, 24))
}

fn columns() -> usize {
    terminal().0
}

/// Whether the variables of the environment leave colours to a program.
fn wants_colours() -> bool {
    std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
}

impl<'a> Io<'a> {
    /// Streams that are no terminals.
    pub fn new(input: impl Read + 'a, out: impl Write + Send + 'a, err: impl Write + 'a) -> Self {
        Self {
            input: Lines::new(Box::new(input)),
            out: Box::new(out),
            err: Box::new(err),
            input_is_terminal: false,
            err_is_terminal: false,
            width: None,
            line_editor: false,
            colours: None,
            measure: None,
        }
    }

    /// The streams of this process.
    #[must_use]
    pub fn of_process() -> Io<'static> {
        let is_screen = io::stdout().is_terminal();
        let is_typed = io::stdin().is_terminal();
        let input: Box<dyn Read> = if is_typed {
            Box::new(Keyboard::new())
        } else {
            Box::new(io::stdin())
        };
        // Where nothing says what the terminal is, nothing but text is safe.
        let term = std::env::var_os("TERM").filter(|term| !term.is_empty());
        let obeys = |term: OsString| !SIMPLE.iter().any(|simple| term == *simple);
        let obeys = term.map_or(cfg!(windows), obeys);
        Io {
            input: Lines::new(input),
            out: Box::new(interrupt::Output),
            err: Box::new(io::stderr()),
            input_is_terminal: is_typed,
            err_is_terminal: io::stderr().is_terminal(),
            width: is_screen.then(columns),
            line_editor: is_screen && obeys,
            colours: None,
            measure: is_screen.then_some(columns),
        }
    }

    /// Writes a text on the error output, wrapped where somebody looks at it:
    /// lines that show a place stay as they are.
    pub(crate) fn tell(&mut self, text: &str) -> io::Result<()> {
        let width = self.err_is_terminal.then(columns);
        writeln!(self.err, "{}", crate::text::explanation(text, width))
    }

    /// Whether the output goes to a screen with colours whose user wants them.
    pub(crate) fn shows_colours(&self) -> bool {
        self.colours
            .unwrap_or_else(|| self.line_editor && wants_colours())
    }

    /// Whether the output goes to a screen on which text can be drawn over. A
    /// console of Windows may not know how.
    pub(crate) fn redraws(&self) -> bool {
        self.line_editor && cfg!(not(windows))
    }

    /// How many columns the screen has now.
    pub(crate) fn measured(&mut self) -> Option<usize> {
        if let Some(measure) = self.measure {
            self.width = Some(measure());
        }
        self.width
    }
}

/// All that a command is given.
pub(crate) struct Context<'c, 'a> {
    pub(crate) say: Messages,
    pub(crate) settings: Settings,
    pub(crate) environment: &'c Environment,
    pub(crate) io: &'c mut Io<'a>,
    /// Whether a program reads the output, which need not know what was
    /// forgiven.
    pub(crate) quiet: bool,
    /// Whether the command is about rule files, so that all that is wrong with
    /// one is of interest.
    pub(crate) on_rules: bool,
}

impl Context<'_, '_> {
    /// Writes a text and a line end.
    pub(crate) fn print(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.io.out, "{text}")
    }

    /// Writes a sentence, wrapped if it goes to a screen.
    pub(crate) fn print_prose(&mut self, text: &str) -> io::Result<()> {
        let text = crate::text::prose(text, self.io.width);
        self.print(&text)
    }

    /// The next line of the input; answers so far are sent before it is waited
    /// for.
    pub(crate) fn next_line(&mut self) -> io::Result<Option<String>> {
        let Io { input, out, .. } = &mut *self.io;
        input.next(&mut || out.flush())
    }

    /// Says what is wrong with the input line read last.
    pub(crate) fn complain(&mut self, text: &str) -> io::Result<()> {
        self.complain_of(self.io.input.number(), text)
    }

    /// Says what is wrong with an input line.
    pub(crate) fn complain_of(&mut self, number: usize, text: &str) -> io::Result<()> {
        self.io.out.flush()?;
        let args = [
            ("number", number.to_string().into()),
            ("message", text.into()),
        ];
        let text = self.say.format("line", &args);
        self.io.tell(&text)
    }

    /// Says what was forgiven in an argument.
    pub(crate) fn notes(&mut self, notes: &[Note]) -> io::Result<()> {
        for note in notes.iter().filter(|n| !self.quiet && is_worth_saying(n)) {
            let text = errors::note(&self.say, note);
            let text = self.say.format("note", &[("message", text.into())]);
            self.io.tell(&text)?;
        }
        Ok(())
    }

    /// Says what was forgiven in the input line read last.
    pub(crate) fn line_notes(&mut self, notes: &[Note]) -> io::Result<()> {
        for note in notes.iter().filter(|n| is_worth_saying(n)) {
            let text = errors::note(&self.say, note);
            self.complain(&self.say.format("note", &[("message", text.into())]))?;
        }
        Ok(())
    }

    /// The rules that an argument names.
    pub(crate) fn rules(&mut self, text: &str) -> Result<Chosen, Failure> {
        let variants = self.variants()?;
        let chosen = variants.choose(text, &self.say).map_err(Failure::Usage)?;
        self.notes(&chosen.notes)?;
        Ok(chosen)
    }

    /// The rules that an option names, or else those that are set.
    pub(crate) fn usual_rules(&mut self, named: Option<&str>) -> Result<Chosen, Failure> {
        if let Some(text) = named {
            return self.rules(text);
        }
        let variants = self.variants()?;
        let chosen = self.settings.rules(&variants, &self.say);
        let (chosen, warning) = chosen.map_err(Failure::Usage)?;
        match warning {
            Some(warning) => self.warn(&warning.told(&self.say))?,
            None => self.notes(&chosen.notes)?,
        }
        Ok(chosen)
    }

    /// How boards are shown, as the options say or else the settings.
    pub(crate) fn look(&mut self, args: &LookArgs, seat: Option<Player>) -> Look {
        self.obey(Setting::Style, args.style.as_ref());
        self.obey(Setting::Glyphs, args.glyphs.as_ref());
        if args.plain {
            self.settings.set_flag(Setting::Plain, "true");
        }
        let is_ascii = self.settings.text(Setting::Glyphs) == Some("ascii");
        let glyphs = if is_ascii {
            Glyphs::Ascii
        } else {
            Glyphs::Unicode
        };
        Look {
            style: match (self.settings.text(Setting::Style), glyphs) {
                (Some("compact"), _) => Style::Compact,
                (Some("large"), glyphs) => Style::Large(glyphs),
                (Some("ascii"), _) | (_, Glyphs::Ascii) => Style::Ascii,
                _ => Style::Unicode,
            },
            plain: self.settings.is_on(Setting::Plain),
            seat,
            // A style that was asked for is obeyed.
            width: self.io.width.filter(|_| args.style.is_none()),
            ..Look::default()
        }
    }

    /// Takes the value of an option of the command line, if it was given.
    pub(crate) fn obey<V: ValueEnum>(&mut self, setting: Setting, value: Option<&V>) {
        if let Some(value) = value.and_then(ValueEnum::to_possible_value) {
            self.settings.set_flag(setting, value.get_name());
        }
    }

    /// The variants that are known, with a warning for each file of the user
    /// that is left out.
    pub(crate) fn variants(&mut self) -> io::Result<Variants> {
        let folder = self.environment.rules.as_deref();
        let (variants, warnings) = Variants::load(folder, &self.say, self.on_rules);
        for warning in warnings {
            self.warn(&warning)?;
        }
        Ok(variants)
    }

    /// The position that an argument gives: the start without one, and the
    /// only line of the input for `-`.
    pub(crate) fn position(
        &mut self,
        argument: Option<&str>,
        rules: &Rules,
    ) -> Result<Position, Failure> {
        let text = match argument {
            None => return Ok(Position::start(*rules)),
            Some("-") => self.only_line()?,
            Some(text) => text.to_owned(),
        };
        let read = read_position(&text, rules)
            .map_err(|errors| Failure::Usage(errors::parse_errors(&self.say, &text, &errors)))?;
        self.notes(&read.notes)?;
        Ok(read.value)
    }

    /// The line of an input that has no more than one, besides empty ones.
    fn only_line(&mut self) -> Result<String, Failure> {
        let line = self
            .next_line()?
            .ok_or_else(|| Failure::Usage(self.say.msg("no-position-line")))?;
        // Somebody who types would have to say that there is no more.
        if self.io.input_is_terminal {
            return Ok(line);
        }
        while let Some(more) = self.next_line()? {
            if !more.trim().is_empty() {
                let number = self.io.input.number().to_string();
                let text = self.say.msg("one-position-only");
                let args = [("number", number.into()), ("message", text.into())];
                return Err(Failure::No(self.say.format("line", &args)));
            }
        }
        Ok(line)
    }

    /// Refuses a seat that the rules do not have.
    pub(crate) fn check_seat(&self, seat: Option<Player>, rules: &Rules) -> Result<(), Failure> {
        match seat {
            Some(player) if player.index() >= usize::from(rules.players) => Err(Failure::Usage(
                errors::no_such_seat(&self.say, player, rules),
            )),
            _ => Ok(()),
        }
    }

    /// Says on the standard error output that something is wrong.
    pub(crate) fn error(&mut self, text: &str) -> io::Result<()> {
        let text = self.say.format("error", &[("message", text.into())]);
        self.io.tell(&text)
    }

    /// Warns of a table that is smaller than was asked for.
    pub(crate) fn warn_of_table(&mut self, searcher: &Searcher) -> io::Result<()> {
        let told = TableSize::of(searcher).told(&self.say);
        told.map_or(Ok(()), |text| self.warn(&text))
    }

    /// Warns on the standard error output.
    pub(crate) fn warn(&mut self, text: &str) -> io::Result<()> {
        let text = self.say.format("warning", &[("message", text.into())]);
        self.io.tell(&text)
    }
}

/// Whether a note tells the user something: fields left out at the end of a
/// position are no slip, but the short way to write it.
const fn is_worth_saying(note: &Note) -> bool {
    !matches!(note.kind, NoteKind::MissingFields { .. })
}
