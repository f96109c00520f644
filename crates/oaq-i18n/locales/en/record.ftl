### What `oaq record` says: game records, what is wrong with them and what many
### of them have in common.

## Help. The examples stay within 80 columns.

oaq-record = Check, format, show, convert, count, choose and join game records
    .usage = oaq record COMMAND
    .examples =
        Examples:
          oaq record check games.oaq
          oaq record show games.oaq --game 3
          oaq record convert --to csv games.oaq > games.csv
          oaq record filter --player Tèo *.oaq | oaq record stats

        All commands read any number of files, "-" or nothing for the standard
        input, and JSON as well as records.

oaq-record-check = Check games and show everything that is wrong with them
    .usage = oaq record check [FILE|-]... [OPTIONS]
    .examples =
        Examples:
          oaq record check games.oaq
          oaq record check --quiet tests/games/*.oaq

        Exit codes: 0 all games are good, 1 one is not, 2 a file cannot be read.

oaq-record-fmt = Write games in their canonical form
    .usage = oaq record fmt [FILE|-]... [OPTIONS]
    .examples =
        Examples:
          oaq record fmt games.oaq
          oaq record fmt --in-place *.oaq
          oaq record fmt --check *.oaq

        Nothing is lost: a game that cannot be read whole stays as it is, and the
        exit code is 1. With --lenient what cannot be read becomes a comment.

oaq-record-show = Show games with their boards, told move by move
    .usage = oaq record show [FILE|-]... [OPTIONS]
    .examples =
        Examples:
          oaq record show --list games.oaq
          oaq record show games.oaq --game 3
          oaq record show games.oaq --game 3 --ply 12 --style large
          oaq record show games.oaq --plain

oaq-record-convert = Turn games into JSON, into a table, or into records again
    .usage = oaq record convert --to FORMAT [FILE|-]... [OPTIONS]
    .examples =
        Examples:
          oaq record convert --to json games.oaq > games.jsonl
          oaq record convert --to oaq games.jsonl -o games.oaq
          oaq record convert --to csv *.oaq -o games.csv

        JSON has one object a line for each game, as docs/notation.md describes it;
        a table has a row for each game, and no comments and variations.

oaq-record-stats = Count results, endings, lengths, scores and openings
    .usage = oaq record stats [FILE|-]... [OPTIONS]
    .examples =
        Examples:
          oaq record stats games.oaq
          oaq record stats --json *.oaq

oaq-record-filter = Choose games
    .usage = oaq record filter [FILE|-]... [OPTIONS]
    .examples =
        Examples:
          oaq record filter --player Tí --date 2026 games.oaq
          oaq record filter --tag "Event~hội" --result 1-0 *.oaq -o won.oaq
          oaq record filter --rules quan-non --min-plies 20 --count games.oaq
          oaq record filter --opening "3R 2L" --invert games.oaq

        A game must fit all that is asked. Capital and small letters are the same;
        so are letters with and without accents where none is asked for.

oaq-record-merge = Join the games of several files
    .usage = oaq record merge [FILE|-]... [OPTIONS]
    .examples =
        Examples:
          oaq record merge spring.oaq autumn.oaq -o year.oaq
          oaq record merge --dedup *.oaq -o all.oaq

## Help: arguments and options

arg-records = Files with games, or - for the standard input; without any the standard input, unless that is a terminal
arg-lenient = Be content with what can be read of a game; the rest becomes a comment
arg-rules-file = A rule file with a variant that the games use; may be given more than once
arg-quiet = Show errors only, no warnings and notes
arg-check = Write nothing, but name the files that are not in canonical form
arg-in-place = Change the files
arg-game = Only the game with this number in its file, from 1
arg-ply = Only the position after so many moves, 0 for the first one
arg-list = One line for each game
arg-to = What to write: oaq, json or csv
arg-from = What to read: oaq or json; found out without it
arg-output = The file to write into, whole or not at all; without it the standard output
arg-tag = A tag: NAME (it is known), NAME=VALUE or NAME~PART; may be given more than once
arg-player = The name of somebody who plays, on any side; may be given more than once
arg-winner = Who won, by name or as A, B, C or D
arg-result = The result: 1-0, 0-1, 1/2-1/2, *, or shared for any win that is shared
arg-ending = How the game ended: resignation, time, quan-squares-empty, unfinished …
arg-date = When it was played: 2026, 2026.02, or from one to another: 2026.02..2026.12
arg-opening = The first moves, like "3R 2L"
arg-min-plies = With at least so many moves
arg-max-plies = With at most so many moves
arg-invert = The games that do not fit
arg-count = Only say how many they are
arg-dedup = Leave out games that are the same in everything
value-name-records = FILE
value-name-format = FORMAT
value-name-tag = TAG
value-name-name = NAME
value-name-result = RESULT
value-name-ending = ENDING
value-name-date = DATE
value-name-opening = MOVES

## What the commands say

record-progress = { $games ->
    [one] one game
   *[other] { $games } games
}, { $size }
record-checked = { $files ->
    [one] One file
   *[other] { $files } files
}, { $games ->
    [one] one game
   *[other] { $games } games
}: { $good } good, { $bad } bad; { $errors ->
    [one] one error
   *[other] { $errors } errors
}, { $warnings ->
    [one] one warning
   *[other] { $warnings } warnings
}, { $notes ->
    [one] one note
   *[other] { $notes } notes
}{ $omitted ->
    [0] { "" }
   *[other] , and { $omitted } more
}.
record-left-out = { $bad ->
    [one] One game that cannot be read whole was left out
   *[other] { $bad } games that cannot be read whole were left out
}; with --lenient what can be read of games is kept.
record-interrupted = Stopped after { $games ->
    [one] one game
   *[other] { $games } games
}; what was written is not all.
record-twice = { $games ->
    [one] One game was there more than once.
   *[other] { $games } games were there more than once.
}
record-no-game = This belongs to no game and is left out.
record-not-written = { $path } was not written, since not everything could be read.
record-no-file = Which file? Name files with games, or - for the standard input.
record-is-folder = it is a folder
record-not-read = not read:
record-not-in-place = The standard input cannot be changed in place.
record-fmt-json = { $path } is JSON; `oaq record convert --to oaq` makes records of it.
record-kept = Game { $number } stays as it is: { $reason }.
record-kept-bad = it cannot be read whole
record-kept-loss = something of it would be lost
record-kept-escape = it has lines that begin with %, which the canonical form has not
record-no-such-game = There is no game { $number }; { $games ->
    [one] there is only one
   *[other] there are { $games }
}.
record-no-such-ply = Game { $number } has { $plies ->
    [one] only one move
   *[other] { $plies } moves
}, so there is no position after { $ply }.
record-unknown-ending = No game ends by `{ $name }`.
record-endings = Endings: { $words }.

## A game that is shown

record-heading = Game { $number } ({ $file }, line { $line })
record-result-line = Result: { $result }
record-position = position: { $position }
record-unfinished = The game is not finished.
record-how = { $how ->
    [resignation] somebody resigned
    [agreement] the players agreed
    [time] somebody ran out of time
    [abandoned] the game was abandoned
    [unfinished] not finished
   *[other] it is not known how
}
record-ended-otherwise = The game ended { $how ->
    [resignation] by resignation
    [agreement] by agreement
    [time] because a player ran out of time
    [abandoned] because nobody went on playing
   *[other] in a way that the record does not tell
}: { $result }.

## Many games counted

record-stats = { $files ->
    [one] One file
   *[other] { $files } files
}, { $games ->
    [one] one game
   *[other] { $games } games
}, { $plies ->
    [one] one move
   *[other] { $plies } moves
}.
record-scores = Points at the end, { $rules }:
record-openings = The first { $plies } moves, { $rules } ({ $number } different):
record-other-rules = other rules
record-total = total
record-more-rules = … and { $more } more rules, which `--json` shows.
head-rules = rules
head-games = games
head-won = { $player } won
head-shared = shared
head-unfinished = unfinished
head-ending = how they ended
head-percent = share
head-plies = moves
head-points = points
head-least = least
head-quarter = 25 %
head-median = median
head-three-quarters = 75 %
head-most = most
head-opening = opening

## What is wrong with a game

record-not-json = This is no game in JSON: { $message }.
record-tag = Tag `{ $name }`: { $message }
record-illegal = Illegal move `{ $found }`. { $reason } Possible: { $legal }.
record-pass = Passing is not allowed; a move like `3R` is expected.
record-expected-tag = a tag like `[Event "Hội làng"]`
record-expected-result = each player's share of the win, like `{ $example }`, or `*`
record-expected-termination = `resignation`, `agreement`, `time`, `abandoned` or the limit that ended the game
record-expected-nag = `{ $least }` to `{ $most }` or one of { $marks }
record-expected-number = the number { $number }
record-expected-date = a date like `2026.02.17`, with `?` for digits that are not known
record-expected-eval = points like `+6`, `=-2.5` or, for three players, `31,20,19`
record-expected-clock = a time like `0:01:30` or `1:15:00.5`
record-expected-depth = a number of plies
record-tag-derived = This tag follows from the game.
record-tag-name = The name of a tag is a letter, then letters, digits and `_`, at most 64.
record-tag-control = The value of a tag cannot have control characters.
record-tag-too-long = The value of a tag has at most { $most } bytes, all tags together { $all }.
record-open-comment = This comment has no end; `{ $mark }` is expected.
record-long-comment = This comment is longer than { $most } bytes; its end is cut off.
record-open-variation = This variation has no end; `)` is expected.
record-stray-close = There is no variation that ends here.
record-variation-to-nothing = A variation must follow the move that it replaces.
record-too-deep = Variations are nested deeper than { $most }.
record-too-many-plies = This line has more than { $most } moves.
record-too-large = This game is longer than { $most } bytes; the rest is lost.
record-not-utf8 = The text is not UTF-8.
record-captures-nothing = in fact the move captures nothing
record-result = the result is { $result }
record-no-result = the result is missing behind the moves
record-misplaced-result = a result in the middle of the moves
record-no-termination = the game is not over on the board; a tag `Termination` should say how it ended
record-end-without-result = a game that ended has a result
record-ended = the game ended on the board: `{ $word }`
record-not-ended-so = the game did not end so on the board
record-score = the score is { $score }
record-score-too-early = a score, but the game is not over on the board
record-tag-twice = this tag is there twice; the first one counts
record-nag-on-nothing = there is no move that this is about
record-empty-variation = a variation without a move, left out
record-missing-tags = { $count ->
    [one] missing tag: { $names }
   *[other] missing tags: { $names }
}
record-tag-spelling = the tag is spelt `{ $name }`
record-result-spelling = the result is written `{ $result }`
record-termination-spelling = the word for it is `{ $word }`
record-termination-needless = this tag is only for games that did not end on the board
record-control-characters = control characters, taken as spaces
