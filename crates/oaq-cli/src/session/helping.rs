//! What can be typed, as `help` tells it.

use super::command::{self, Arg, Missed, Spec, TABLE, Topic};
use super::{Response, Session};
use crate::{errors, text};

/// What stands between an example and what it is for.
const DASH: &str = " — ";

impl Session {
    /// All commands, or more of the one that was typed.
    pub(super) fn help(&self, typed: &str) -> Response {
        if typed.is_empty() {
            return Response::done(self.commands());
        }
        match command::find(typed, self.say.lang()) {
            Ok((command, _)) => Response::done(self.about_command(command.spec())),
            Err(missed) => self.refuse(&self.no_such_command(typed, &missed)),
        }
    }

    /// What is said of a line that begins with no command.
    pub(super) fn no_such_command(&self, typed: &str, missed: &Missed) -> String {
        let name = errors::harmless(&text::shortened(typed));
        let answer = self.say.format("unknown-command", &[("name", name.into())]);
        let more = match missed {
            Missed::Begun(names) => {
                let quoted: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
                let args = [
                    ("count", names.len().into()),
                    ("names", self.say.list_or(&quoted).into()),
                ];
                self.say.format("commands-begun", &args)
            }
            Missed::Slip(name) => errors::did_you_mean(&self.say, name),
            Missed::Unknown => self.say.msg("help-is-there"),
        };
        format!("{answer} {more}")
    }

    /// All commands, by topic, with what each does.
    fn commands(&self) -> String {
        let lang = self.say.lang();
        let squares = self.sheet.position().board().squares();
        let args = [("squares", squares.into())];
        let intro = self.prose(&self.say.format("help-intro", &args));
        // Who looks sees the end of a long list, who listens its beginning.
        let (first, last) = if self.look.plain {
            (Some(intro), None)
        } else {
            (None, Some(intro))
        };
        let mut lines: Vec<String> = first.into_iter().collect();
        let names = TABLE.iter().map(|spec| spec.name(lang));
        let widest = names.map(|name| name.chars().count()).max().unwrap_or(0);
        for topic in Topic::ALL {
            let specs = TABLE.iter().filter(|spec| spec.topic == topic);
            let rows: Vec<(String, String)> = specs
                .map(|spec| {
                    let does = self.say.msg(&format!("help-{}", spec.id));
                    (format!("  {:widest$}", spec.name(lang)), does)
                })
                .collect();
            lines.push(self.say.msg(topic.id()));
            lines.push(self.defined(&rows));
        }
        let example = command::Command::Undo.name(lang);
        let outro = self
            .say
            .format("help-outro", &[("command", example.into())]);
        lines.extend(last);
        lines.push(self.prose(&outro));
        lines.join("\n")
    }

    /// One command: what it does, how it is written, what else it is called,
    /// and examples.
    fn about_command(&self, spec: &Spec) -> String {
        let lang = self.say.lang();
        let name = spec.name(lang);
        let does = self.say.msg(&format!("help-{}", spec.id));
        let mut lines = vec![self.prose(&format!("{name}: {does}."))];
        let usage = [("usage", self.usage(spec).into())];
        lines.push(self.prose(&self.say.format("help-written", &usage)));
        // Those of the language come first.
        let mut names: Vec<&str> = spec.of(lang).to_vec();
        names.extend(spec.all().filter(|other| !spec.of(lang).contains(other)));
        let names = [("names", names[1..].join(", ").into())];
        lines.push(self.prose(&self.say.format("help-also", &names)));
        lines.push(self.say.msg("help-examples"));
        let examples = self.say.msg(&format!("help-{}.examples", spec.id));
        let rows: Vec<(String, String)> = examples
            .lines()
            .map(|line| {
                let (typed, why) = line.split_once(DASH).unwrap_or((line, ""));
                (format!("  {typed}"), why.to_owned())
            })
            .collect();
        lines.push(self.defined(&rows));
        lines.join("\n")
    }

    /// What is said of a command that wants something behind it: how it is
    /// written, and the first example.
    pub(super) fn missing(&self, command: command::Command) -> String {
        let spec = command.spec();
        let examples = self.say.msg(&format!("help-{}.examples", spec.id));
        let example = examples.split(DASH).next().unwrap_or_default();
        let args = [
            ("usage", self.usage(spec).into()),
            ("example", example.to_owned().into()),
        ];
        self.say.format("needs-something", &args)
    }

    /// How a command is written.
    fn usage(&self, spec: &Spec) -> String {
        let args = spec.args.iter().map(|arg| self.say_arg(*arg));
        let name = spec.name(self.say.lang()).to_owned();
        std::iter::once(name)
            .chain(args)
            .collect::<Vec<_>>()
            .join(" ")
    }

    /// How an argument is written where a command is shown: `[RULES]`.
    pub(super) fn say_arg(&self, arg: Arg) -> String {
        let name = self.say.msg(arg.kind.id());
        match (arg.optional, arg.many) {
            (false, _) => name,
            (true, false) => format!("[{name}]"),
            (true, true) => format!("[{name} …]"),
        }
    }

    /// Names with what is said of each: in two columns, or for somebody who
    /// listens, one after the other.
    pub(super) fn defined(&self, rows: &[(String, String)]) -> String {
        if !self.look.plain {
            return text::definitions(rows, self.wrapping());
        }
        let lines = rows
            .iter()
            .map(|(name, said)| format!("{}: {said}.", name.trim()));
        lines.collect::<Vec<_>>().join("\n")
    }
}
