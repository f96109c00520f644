//! Pictures one after the other in the same place of a terminal, until a key
//! is pressed.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers, poll, read};
use crossterm::terminal::{disable_raw_mode, enable_raw_mode, size};

use crate::session::Frame;

/// Lines that are too long are cut from now on, since one that runs over takes
/// two.
const CUT: &str = "\u{1b}[?7l";

/// They run over again.
const WRAP: &str = "\u{1b}[?7h";

/// How soon the next key comes where somebody types a line.
const REST: Duration = Duration::from_millis(300);

/// The terminal gives keys one by one while this is there.
struct Keys;

impl Keys {
    fn begin() -> io::Result<Self> {
        enable_raw_mode()?;
        Ok(Self)
    }
}

impl Drop for Keys {
    fn drop(&mut self) {
        let _ = disable_raw_mode();
    }
}

/// Shows the pictures and takes the last away. A key ends it; what was typed of
/// the next line with it comes back.
pub(crate) fn show(frames: &[Frame], out: &mut dyn Write) -> io::Result<String> {
    let rows = size().map_or(24, |(_, rows)| usize::from(rows));
    let mut typed = String::new();
    out.flush()?;
    let keys = Keys::begin()?;
    write!(out, "{CUT}")?;
    let mut height = 0;
    for frame in frames {
        let lines = fitting(&frame.text, rows);
        write!(out, "{}", over(height))?;
        for line in &lines {
            write!(out, "{line}\r\n")?;
        }
        out.flush()?;
        height = lines.len();
        if pressed(frame.time, &mut typed)? {
            break;
        }
    }
    write!(out, "{}{WRAP}", over(height))?;
    out.flush()?;
    drop(keys);
    Ok(typed)
}

/// What goes back to the first of so many lines and wipes them.
fn over(height: usize) -> String {
    match height {
        0 => "\r\u{1b}[J".to_owned(),
        height => format!("\r\u{1b}[{height}A\u{1b}[J"),
    }
}

/// The lines of a picture that the screen has room for: what has run off at
/// the top could not be wiped.
fn fitting(text: &str, rows: usize) -> Vec<&str> {
    text.lines().take(rows.saturating_sub(1)).collect()
}

/// Waits so long for a key; whether one was pressed.
fn pressed(time: Duration, typed: &mut String) -> io::Result<bool> {
    let end = Instant::now() + time;
    loop {
        let left = end.saturating_duration_since(Instant::now());
        if !poll(left)? {
            return Ok(false);
        }
        if let Some(key) = key(&read()?) {
            note(key, typed);
            // What came with it belongs to the next line; a letter alone was
            // any key.
            while poll(if is_lone_letter(typed) {
                REST
            } else {
                Duration::ZERO
            })? {
                if let Some(key) = self::key(&read()?) {
                    note(key, typed);
                }
            }
            if is_lone_letter(typed) {
                typed.clear();
            }
            return Ok(true);
        }
    }
}

/// Whether this is a letter with nothing behind it: as the beginning of a line
/// it would soon be followed by another key.
fn is_lone_letter(typed: &str) -> bool {
    let mut typed = typed.chars();
    typed.next().is_some_and(|c| !c.is_ascii_digit()) && typed.next().is_none()
}

fn key(event: &Event) -> Option<KeyEvent> {
    match *event {
        Event::Key(key) if key.is_press() => Some(key),
        _ => None,
    }
}

/// Keeps a key that begins or goes on with a line; others were only pressed.
fn note(key: KeyEvent, typed: &mut String) {
    let plain = (key.modifiers - KeyModifiers::SHIFT).is_empty();
    match key.code {
        KeyCode::Char(' ') if typed.is_empty() => {}
        KeyCode::Char(c) if plain => typed.push(c),
        KeyCode::Enter if !typed.is_empty() => typed.push('\n'),
        KeyCode::Backspace => {
            typed.pop();
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_typed_is_kept_and_what_is_pressed_is_not() {
        let mut typed = String::new();
        let mut press = |code, modifiers| note(KeyEvent::new(code, modifiers), &mut typed);
        press(KeyCode::Char(' '), KeyModifiers::NONE);
        press(KeyCode::Enter, KeyModifiers::NONE);
        press(KeyCode::Char('c'), KeyModifiers::CONTROL);
        press(KeyCode::Esc, KeyModifiers::NONE);
        press(KeyCode::Char('3'), KeyModifiers::NONE);
        press(KeyCode::Char('R'), KeyModifiers::SHIFT);
        press(KeyCode::Enter, KeyModifiers::NONE);
        assert_eq!(typed, "3R\n");
    }

    #[test]
    fn a_letter_alone_is_no_beginning_of_a_line() {
        for typed in ["z", "ả", "?"] {
            assert!(is_lone_letter(typed), "{typed}");
        }
        for typed in ["", "3", "hi", "u\n"] {
            assert!(!is_lone_letter(typed), "{typed}");
        }
    }

    #[test]
    fn a_picture_is_cut_to_the_screen() {
        assert_eq!(fitting("abcd\nef\ngh", 3), ["abcd", "ef"]);
        assert_eq!(over(2), "\r\u{1b}[2A\u{1b}[J");
    }
}
