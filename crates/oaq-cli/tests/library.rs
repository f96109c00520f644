//! The program as a library, on streams of our own.

use std::io::{self, Write};

use oaq_cli::{Environment, Exit, Io, run};

/// What a command writes, and how it ends, when its input is typed.
fn typed(args: &[&str], input: &str) -> (String, String, Exit) {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let mut io = Io::new(input.as_bytes(), &mut out, &mut err);
    io.input_is_terminal = true;
    let saves = tempfile::tempdir().unwrap();
    let environment = Environment {
        saves: Some(saves.path().to_owned()),
        ..Environment::default()
    };
    let exit = run(args.iter().copied(), &environment, &mut io);
    drop(io);
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (text(out), text(err), exit)
}

#[test]
fn in_a_conversation_a_wrong_line_only_explains() {
    let (out, err, exit) = typed(&["oaq", "--style", "compact"], "9R\nxyzzy\n3\nr\n");
    assert_eq!(exit, Exit::Success);
    assert_eq!(err, "");
    for told in [
        "A, square 1 to 5? Expected the number of a square",
        "A, square 1 to 5? There is no command `xyzzy`.",
        "A, square 1 to 5? Square 3: right (R, to A4) or left (L, to A2)? 3Rx6: ",
        "B, square 1 to 5? \nThe game is saved; `oaq play --resume` goes on with it.\nGoodbye!\n",
    ] {
        assert!(out.contains(told), "{told}\n{out}");
    }
}

#[test]
fn the_language_is_the_first_that_is_known() {
    let first_line = |args: &[&str], environment: &Environment| {
        let mut out = Vec::new();
        let mut io = Io::new(io::empty(), &mut out, io::sink());
        run(args.iter().copied(), environment, &mut io);
        drop(io);
        String::from_utf8(out)
            .unwrap()
            .lines()
            .next()
            .unwrap_or_default()
            .to_owned()
    };
    let mut environment = Environment::default();
    assert_eq!(
        first_line(&["oaq"], &environment),
        "Ô ăn quan, the Vietnamese mancala."
    );
    environment.locales = vec!["fr-FR".into(), "pt-BR".into()];
    assert_eq!(
        first_line(&["oaq"], &environment),
        "Ô ăn quan, a mancala do Vietnã."
    );
    let language = |lang: &str| [("OAQ_LANG".to_owned(), lang.to_owned())].into();
    environment.variables = language("vi");
    let vi = "Ô ăn quan, trò chơi dân gian Việt Nam.";
    assert_eq!(first_line(&["oaq"], &environment), vi);
    environment.variables = language("en");
    assert_eq!(
        first_line(&["oaq", "play", "--lang", "vi"], &environment),
        vi
    );
    assert_eq!(first_line(&["oaq", "--lang=vi", "play"], &environment), vi);
}

#[test]
fn a_variable_that_names_no_language_is_a_warning() {
    let environment = Environment {
        variables: [("OAQ_LANG".into(), "klingon".into())].into(),
        ..Environment::default()
    };
    let mut err = Vec::new();
    let mut io = Io::new(io::empty(), io::sink(), &mut err);
    let exit = run(["oaq", "moves"], &environment, &mut io);
    drop(io);
    assert_eq!(exit, Exit::Success);
    let err = String::from_utf8(err).unwrap();
    assert_eq!(
        err,
        "warning: OAQ_LANG: There is no language `klingon`: choose vi, en or pt.\n"
    );
}

/// A disk with no room.
struct Full(io::ErrorKind);

impl Write for Full {
    fn write(&mut self, _: &[u8]) -> io::Result<usize> {
        Err(self.0.into())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn an_output_that_cannot_be_written_is_an_error_unless_nobody_reads_it() {
    for (kind, expected) in [
        (io::ErrorKind::StorageFull, Exit::Usage),
        (io::ErrorKind::BrokenPipe, Exit::Success),
    ] {
        for command in ["moves", "board", "play"] {
            let mut err = Vec::new();
            let mut io = Io::new(io::empty(), Full(kind), &mut err);
            let exit = run(["oaq", command], &Environment::default(), &mut io);
            drop(io);
            assert_eq!(exit, expected, "{command}");
            let err = String::from_utf8(err).unwrap();
            assert_eq!(err.contains("Cannot write"), exit == Exit::Usage, "{err}");
        }
    }
}
