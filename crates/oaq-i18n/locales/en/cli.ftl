### The command line: help and errors. What is typed (oaq, --rules, R, L) is
### the same in every language.

## Help: headings

help-usage = Usage
help-commands = Commands
help-arguments = Arguments
help-options = Options

## Help: what each command does, how it is called, and examples. The examples
## stay within 80 columns.

oaq = Play ô ăn quan, the Vietnamese mancala, in the terminal, and find out what its moves do.
    .usage = oaq [COMMAND] [OPTIONS]
    .examples =
        Examples:
          oaq                              play, two people at one keyboard
          oaq play --b greedy              play A against the computer
          oaq play --rules quan-non        play a variant ("oaq rules list")
          oaq explain 5R                   tell step by step what a move does
          oaq --lang vi                    the same in Vietnamese

        Without a command, oaq starts a game like "oaq play".
        Exit codes: 0 done, 1 the answer is no, 2 wrong usage, 130 interrupted.

oaq-play = Play a game
    .usage = oaq play [OPTIONS]
    .examples =
        A move is a square, 1 to 5 from the mover's left, and R (right) or L (left): 3R.
        A square alone will do; the direction is asked for. "help" lists the commands.

        Examples:
          oaq play                         two people at one keyboard
          oaq play --a search:1s           the computer begins
          oaq play --rules three-player    three people
          oaq play --rules "standard quan-value=5 dan=4"
          oaq play --position "0,0,1,0,0/Q5/5,5,5,5,5/Q A 20/20"
          oaq play --resume                go on with the last game
          oaq play < moves.txt

oaq-tutorial = Learn the game in ten small steps
    .usage = oaq tutorial [OPTIONS]
    .examples =
        A guided first game: each step shows a board, explains, and lets you move.
        "hint", "skip", "back", "repeat" and "leave" are understood at any time.

        Examples:
          oaq tutorial
          oaq tutorial --lang vi
          oaq tutorial --plain             plain lines, for screen readers

oaq-quiz = Answer questions: what does this move do?
    .usage = oaq quiz [OPTIONS]
    .examples =
        Questions without end; each answer is explained step by step. The same seed
        asks the same questions.

        Examples:
          oaq quiz
          oaq quiz --level hard
          oaq quiz --seed 7 --rules quan-non

oaq-moves = Show what each legal move does
    .usage = oaq moves [POSITION|-] [OPTIONS]
    .examples =
        Examples:
          oaq moves
          oaq moves "5,5,5,5,0/0/6,6,6,6,0/Q1 B 5Q/0 - 0 1"
          oaq moves --rules tonkin --json
          oaq moves - < positions.txt

        With "-", one position is read from each line of the standard input, and
        each gives one line of JSON, in order; a line that is no position gives an
        object with the key "error", and the exit code is 1 at the end.

oaq-board = Draw a board
    .usage = oaq board [POSITION|-] [OPTIONS]
    .examples =
        Examples:
          oaq board
          oaq board --rules four-player --style ascii
          oaq board "0,1,0,0,3/Q3/5,5,5,5,5/0 B 12Q/7" --seat B --style large
          oaq board --svg board.svg

oaq-explain = Tell step by step what a move does
    .usage = oaq explain MOVE [POSITION|-] [OPTIONS]
    .examples =
        Examples:
          oaq explain 5R
          oaq explain 3L "0,0,1,0,0/Q5/5,5,5,5,5/Q A 20/20" --rules quan-non
          oaq explain "2 right" --plain

oaq-perft = Count the positions after so many moves
    .usage = oaq perft DEPTH [POSITION] [OPTIONS]
    .examples =
        Counts the leaves of the tree of moves, which tests the rules and measures
        the speed. A game that is over is one leaf.

        Examples:
          oaq perft 7
          oaq perft 5 --rules mandarin --divide
          oaq perft 8 --threads 1

oaq-ugi = Play for a program that runs matches, over the protocol UGI
    .usage = oaq ugi
    .examples =
        Reads the lines of the protocol from the standard input and answers them on
        the standard output, in English, until "quit". docs/ugi.md describes it.

        Examples:
          oaq ugi
          (echo go depth 8; sleep 1) | oaq ugi

oaq-bench = Search fixed positions, to measure the speed
    .usage = oaq bench [OPTIONS]
    .examples =
        Each position is searched with an empty table. With one thread the number of
        all nodes is a fingerprint: it changes only if the search does.

        Examples:
          oaq bench
          oaq bench --depth 18 --hash 256 --json

oaq-rules = List, show, check and compare the variants
    .usage = oaq rules COMMAND
    .examples =
        Examples:
          oaq rules list
          oaq rules show tonkin
          oaq rules check my-variant.toml
          oaq rules diff standard online

        Your own variants: TOML files in the folder oaq/rules of your configuration
        directory (usually ~/.config/oaq/rules).

oaq-rules-list = List all variants
    .usage = oaq rules list [OPTIONS]
    .examples =
        Examples:
          oaq rules list
          oaq rules list --json

oaq-rules-show = Show all rules of a variant
    .usage = oaq rules show RULES [OPTIONS]
    .examples =
        Examples:
          oaq rules show online
          oaq rules show "quan-non quan-value=5"
          oaq rules show "standard dan=4" --toml > my-variant.toml

oaq-rules-check = Check rule files
    .usage = oaq rules check FILE...
    .examples =
        Examples:
          oaq rules check my-variant.toml
          oaq rules check rules/*.toml

        Exit codes: 0 all are sound, 1 one is not, 2 one cannot be read.

oaq-rules-diff = Show in which rules two variants differ
    .usage = oaq rules diff RULES RULES
    .examples =
        Examples:
          oaq rules diff standard mandarin
          oaq rules diff online ./my-variant.toml


## Help: arguments and options. They are also shown when one is wrong, as what
## was expected.

arg-lang = Language of all texts: { $codes }
arg-rules = Rules: a variant, the path of a rule file, or either with changes ("standard dan=4")
arg-start = The position to start from, in quotes
arg-position = A position in quotes, or - to read positions from the standard input, one a line; without it the start of the game
arg-one-position = The position in quotes, or - to read it from the standard input; without it the start of the game
arg-who = Who plays { $player }: human, greedy (takes what it can), random, level:1 to level:6, search:1s (thinks a second; also search:depth=8, search:nodes=100k) or ugi:COMMAND (another program); human without it
arg-style = How boards are drawn: unicode, ascii, compact (one line) or large (with dots)
arg-plain = Plain lines instead of drawn boards, for screen readers
arg-names = Names of the players: "Tí, Tèo"
arg-resume = Go on with the saved game: the last one, or a number that "saved" shows
arg-autosave = Save the game into this file after every move
arg-no-autosave = Do not save the game after every move
arg-keep-going = On a pipe, go on after lines that are wrong
arg-json = Write JSON for other programs
arg-toml = Write a rule file
arg-seat = Whose row is at the bottom: A, B, C or D
arg-svg = Write the board as an SVG picture into this file, or - for the standard output; of one position
arg-move = The move, like 3R or "3 right"
arg-depth = How many moves deep, 1 to 30
arg-divide = Also count the leaves after each first move
arg-threads = How many threads count, 1 or more; all processors without it
arg-bench-depth = How many moves deep, 1 to 30; 14 without it
arg-bench-hash = Mebibytes for the table, 0 to 4096; 16 without it
arg-bench-threads = How many threads search, 1 to 256; 1 without it
arg-files = Rule files
arg-first = A variant, the path of a rule file, or either with changes
arg-second = The one to compare it with
arg-help = Show this help
arg-version = Show the version
## Help: what stands for a value

value-name-lang = LANGUAGE
value-name-rules = RULES
value-name-position = POSITION
value-name-who = WHO
value-name-names = NAMES
value-name-resume = NUMBER
value-name-autosave = FILE
value-name-style = STYLE
value-name-seat = PLAYER
value-name-svg = FILE
value-name-move = MOVE
value-name-depth = DEPTH
value-name-threads = NUMBER
value-name-files = FILE
value-name-command = COMMAND

## Errors and warnings

error = error: { $message }
warning = warning: { $message }
note = note: { $message }
did-you-mean = Did you mean `{ $suggestion }`?
place-column = column { $column }
place-line-column = line { $line }, column { $column }
at-place = { $place }: { $message }
cannot-read = Cannot read { $path }: { $reason }.
cannot-write = Cannot write { $path }: { $reason }.
cannot-print = Cannot write the output: { $reason }.
cannot-read-input = Cannot read the standard input: { $reason }.
not-utf8 = the file is not UTF-8 text
not-a-file = it is not a regular file
unknown-language = There is no language `{ $name }`: choose { $codes }.
unknown-player-kind = Nobody called `{ $name }` can play: choose human, greedy, random, level:1 to level:6, search:1s (the computer) or ugi:COMMAND (another program).
no-position-line = There is no position on the standard input.
one-position-only = Only one position can be read here.

## Errors: the command line

usage-command = There is no command `{ $name }`.
usage-argument = `{ $name }` is not expected here.
usage-quotes = Put a position, a move or rules with spaces in quotes.
usage-behind = Options stand behind the command that they are for: oaq { $command } { $option } …
usage-no-value = `{ $name }` needs a value.
usage-value = `{ $value }` does not fit `{ $name }`. { $expected }.
usage-missing = `{ $name }` is missing.
usage-no-command = A command is missing: { $commands }.
usage-conflict = `{ $name }` and `{ $other }` exclude each other.
usage-twice = `{ $name }` is given twice.
usage-other = These arguments cannot be understood.

## Errors: positions, moves and rules as text

parse-too-long = The text is longer than { $most } bytes.
parse-expected = Expected { $expected }, found { $found }.
parse-found-nothing = nothing
parse-found-space = a space
parse-found-text = `{ $text }`
parse-too-large = The number is too large; the most is { $most }.
parse-ring = Expected { $wanted } parts joined with `/`, for each of the { $players } players a row of { $squares } and an ô quan; found { $parts }.
parse-missing-direction = The direction is missing: R for right, L for left.
parse-quan-square = Square { $number } of the ring is an ô quan; a move starts from an ô dân.
parse-wrong-player = It is the turn of { $mover }, not of { $named }.
expected-dan = a count from 0 to { $most }
expected-quan = what lies in an ô quan, like `Q`, `Q3` or `3`
expected-mover = the player to move, A to { $last }
expected-fixed-direction = a space, or the fixed direction R or L
expected-store = captured dân and quan, like `12` or `7QQ`
expected-debt = a debt like `A>B:3` or `A>*:2`, or `-` for none
expected-plies = a number of moves
expected-move = a move like `3R`
expected-square = the number of a square, 1 to { $most }
expected-ring-square = the number of a square in the ring, 1 to { $most }
expected-direction = R (right) or L (left)
expected-captured = what the move captures, like `6`, `1Q` or `Q`
expected-rules-id = a variant, like `standard`
expected-override = a change like `quan-value=5`
expected-end = the end
unknown-rules = There are no rules called `{ $name }`.
see-rules-list = `{ $command }` shows them all.

## What was forgiven

note-spacing = needless spaces
note-missing-fields = { $present ->
    [one] only one field; the others take their usual values
   *[other] only { $present } fields; the others take their usual values
}
note-leading-zeros = zeros in front of a number
note-letter-case = capital and small letters exchanged
note-needless-zero = a needless 0
note-needless-sign = a needless sign
note-missing-zero = a 0 is missing
note-empty-debt = a debt of no dân, left out
note-unsorted-debts = the debts are not in order
note-decomposed = letters and accents written apart
note-wrong-capture = in fact the move captures { $pieces }
note-missing-rules-id = no variant is named, so these are changes of `standard`
note-wrong-refill = the row was not just refilled

## Errors: rule files

file-too-long = The file has { $bytes } bytes; a rule file has { $most } at most.
file-too-nested = There are too many dots and brackets in it.
file-syntax = This is not TOML: { $message }
file-unknown-key = `{ $path }` is no key of a rule file.
file-expected-keys = Possible here: { $keys }.
file-missing = { $path ->
    [id] `id` is missing: a word for the variant, like "quan-non".
    [names] `names` is missing: what the variant is called, in vi, en or pt.
   *[other] `{ $path }` is missing.
}
file-wrong-type = `{ $path }` must be { $kind ->
    [id] an id in quotes
    [list] a list of texts
    [languages] a table of texts by language: vi, en, pt
    [table] a table
   *[text] a text in quotes
}.
file-empty = `{ $path }` is empty.
file-control-character = `{ $path }` contains a control character.
file-bad-id = `{ $id }` is no id: use a to z, 0 to 9 and hyphens, a letter first, 40 characters at most.
file-unknown-status = `status` is `{ $word }`, but must be `attested` or `house`.
file-no-source = `status` is `attested`, but `sources` names no source.
file-taken = The id `{ $id }` is taken by { $from }.
file-taken-shipped = The id `{ $id }` belongs to a variant of oaq.
file-unknown-base = There is no variant `{ $id }` to extend.
file-refused-base = The variant `{ $id }`, which this one extends, has errors itself.
file-cycle = Variants extend each other in a circle: { $ids }.
file-too-deep = More than { $most } variants extend one another in a row.
file-left-out = The variant is left out.
file-left-out-brief = { $path }: { $errors ->
    [one] one error
   *[other] { $errors } errors
}, so the variant is left out; `oaq rules check` shows more.
more-errors = … and { $more } more.
file-sound = { $path }: { $name } ({ $id }), no errors.

## What the commands print

status-attested = attested
status-house = house rules
own-variant = from { $path }
source = Source: { $source }
changes = Changed here: { $rules }
standard-value = standard: { $value }
differs-note = * differs from the standard game
no-difference = { $first } and { $second } do not differ in any rule.
head-move = move
head-captured = captured
head-next = next position
head-depth = depth
head-leaves = leaves
head-seconds = seconds
head-speed = leaves/s
bench-nodes = nodes
bench-speed = nodes/s
bench-best = best
bench-score = score
bench-rules = rules
bench-total = total
bench-fingerprint = Fingerprint: { $nodes } nodes at depth { $depth }.
position-over = The game is over, because { $reason }. { $result }
captured-nothing = -
captured-nothing-spoken = nothing
perft-threads = { $threads ->
    [one] one thread
   *[other] { $threads } threads
}
picture-written = { $path } written.
