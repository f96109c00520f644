//! Runs a program in a pseudo-terminal, types at it, and writes a picture of
//! its screen.
//!
//! ```text
//! cargo run -p oaq-tui --example screenshot -- \
//!     --size 100x30 --keys 'Right Enter 500ms' --out docs/tui.svg -- oaq tui
//! ```
//!
//! A key is a character or one of Enter, Esc, Tab, Space, Up, Down, Left,
//! Right; `500ms` waits. A file that ends in `.svg` becomes a picture, any
//! other a text.

mod svg;

use std::io::Write as _;
use std::num::NonZeroU16;
use std::path::PathBuf;
use std::process::{Command, ExitCode};
use std::time::{Duration, Instant};
use std::{env, fs};

use expectrl::Session;
use expectrl::process::unix::Signal;
use expectrl::session::OsSession;
use vt100::Parser;

type Result<T> = core::result::Result<T, Box<dyn core::error::Error>>;

/// How long a screen that does not change is waited for.
const QUIET: Duration = Duration::from_millis(400);

struct Options {
    size: (NonZeroU16, NonZeroU16),
    keys: String,
    out: PathBuf,
    program: Vec<String>,
}

fn options() -> Result<Options> {
    let mut options = Options {
        size: (
            NonZeroU16::MIN.saturating_add(99),
            NonZeroU16::MIN.saturating_add(29),
        ),
        keys: String::new(),
        out: "screen.svg".into(),
        program: Vec::new(),
    };
    let mut args = env::args().skip(1);
    while let Some(arg) = args.next() {
        if arg == "--" {
            options.program = args.collect();
            break;
        }
        let value = args.next().ok_or_else(|| format!("{arg} needs a value"))?;
        match arg.as_str() {
            "--size" => {
                let (width, height) = value.split_once('x').ok_or("a size is like 100x30")?;
                options.size = (width.parse()?, height.parse()?);
            }
            "--keys" => options.keys = value,
            "--out" => options.out = value.into(),
            _ => return Err(format!("unknown option {arg}").into()),
        }
    }
    if options.program.is_empty() {
        return Err("which program? it follows `--`".into());
    }
    Ok(options)
}

/// What a key sends; `None` for what is not a key.
fn key(name: &str) -> Option<&str> {
    Some(match name {
        "Enter" => "\r",
        "Esc" => "\x1b",
        "Tab" => "\t",
        "Space" => " ",
        "Up" => "\x1b[A",
        "Down" => "\x1b[B",
        "Right" => "\x1b[C",
        "Left" => "\x1b[D",
        _ if name.chars().count() == 1 => name,
        _ => return None,
    })
}

/// Reads until the screen has not changed for so long, at most ten times as
/// long.
fn read(session: &mut OsSession, parser: &mut Parser, quiet: Duration) -> Result<()> {
    let (start, mut last) = (Instant::now(), Instant::now());
    let mut bytes = [0; 4096];
    while last.elapsed() < quiet && start.elapsed() < 10 * quiet {
        match session.try_read(&mut bytes) {
            Ok(0) => break,
            Ok(count) => {
                parser.process(&bytes[..count]);
                if bytes[..count].windows(4).any(|asked| asked == b"\x1b[6n") {
                    // Where the cursor is, as a terminal answers.
                    let (row, column) = parser.screen().cursor_position();
                    let answer = format!("\x1b[{};{}R", row + 1, column + 1);
                    session.write_all(answer.as_bytes())?;
                    session.flush()?;
                }
                last = Instant::now();
            }
            Err(error) if error.kind() == std::io::ErrorKind::WouldBlock => {
                std::thread::sleep(Duration::from_millis(5));
            }
            Err(error) => return Err(error.into()),
        }
    }
    Ok(())
}

fn run() -> Result<()> {
    let Options {
        size: (width, height),
        keys,
        out,
        program,
    } = options()?;
    let mut command = Command::new(&program[0]);
    command.args(&program[1..]);
    command.env("TERM", "xterm-256color");
    command.env("COLORTERM", "truecolor");
    command.env_remove("NO_COLOR");
    let mut session = Session::spawn(command)?;
    session
        .get_process_mut()
        .set_window_size(width.get(), height.get())?;
    let mut parser = Parser::new(height, width, 0);
    read(&mut session, &mut parser, 2 * QUIET)?;
    for name in keys.split_whitespace() {
        if let Some(wait) = name.strip_suffix("ms") {
            read(
                &mut session,
                &mut parser,
                Duration::from_millis(wait.parse()?),
            )?;
            continue;
        }
        let sent = key(name).ok_or_else(|| format!("`{name}` is no key"))?;
        session.write_all(sent.as_bytes())?;
        session.flush()?;
        read(&mut session, &mut parser, QUIET / 4)?;
    }
    read(&mut session, &mut parser, QUIET)?;
    let screen = parser.screen();
    let picture = if out.extension().is_some_and(|kind| kind == "svg") {
        svg::draw(screen)
    } else {
        screen.contents() + "\n"
    };
    fs::write(&out, picture)?;
    session.get_process_mut().kill(Signal::SIGTERM)?;
    Ok(())
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            let _ = writeln!(std::io::stderr(), "screenshot: {error}");
            ExitCode::FAILURE
        }
    }
}
