# Engines that are programs, matches, and games by chance

## Who plays

unknown-level = There is no level `{ $name }`: level:1 (child) to level:6 (full strength), or child, beginner, casual, experienced, expert, full.
level-needs-no-time = Only the last level can be told how long to think: level:6:500ms.

## What is the matter with an engine

ugi-no-command = Behind `ugi:` stands the command that starts an engine: ugi:oaq ugi. A quote that is opened must be closed.
ugi-not-started = `{ $program }` cannot be started: { $reason }
ugi-unknown-option = { $engine } has no option `{ $name }`.
ugi-silent = { $engine } did not answer `{ $asked }` within { $time }.
ugi-exited = { $engine } ended with exit code { $code }.
ugi-killed = { $engine } was ended by signal { $signal }.
ugi-ended = { $engine } closed its output.
ugi-said = { $message } It last said: { $said }
ugi-late = { $engine } took { $took } for a move and had { $allowed }.
ugi-no-move-in-time = { $engine } gave no move within { $allowed }.
ugi-no-move = { $engine } gave no move.
ugi-illegal = { $engine } played `{ $move }`, which is no legal move.
ugi-stopped = { $engine } was stopped.
ugi-seat-left = { $message } { $player } is played at the keyboard now; `players { $letter }=greedy` seats somebody else.
