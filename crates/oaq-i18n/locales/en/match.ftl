# Engines that are programs, matches, and games by chance

## Who plays

unknown-level = There is no level `{ $name }`: level:1 (child) to level:6 (full strength), or child, beginner, casual, experienced, expert, full.
level-needs-no-time = Only the last level can be told how long to think: level:6:500ms.

## What is the matter with an engine

ugi-no-command = Behind `ugi:` stands the command that starts an engine: ugi:oaq ugi. A quote that is opened must be closed.
ugi-not-started = `{ $program }` cannot be started: { $reason }.
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

## Help

oaq-match = Let players play many games against each other
    .usage = oaq match WHO WHO [WHO [WHO]] [OPTIONS]
    .examples =
        WHO is greedy, random, level:1 to level:6, search:1s (also search:depth=8 and
        search:nodes=100k), or ugi:COMMAND, a program that speaks UGI. Seats are
        swapped on each opening. A program that crashes, hangs or plays an illegal
        move loses that game, and the match goes on. Ctrl-C ends it with what it has.

        Examples:
          oaq match level:2 level:1 --games 40
          oaq match search:depth=6 greedy --openings 2 --games 200 -o games.oaq
          oaq match "ugi:./engine --fast" search:1s --tc 60+0.5 --concurrency 2
          oaq match search:nodes=20k search:nodes=10k --games 2000 --openings 3
              --sprt elo0=0,elo1=20
          oaq match greedy random random --rules three-player

oaq-random = Make games or positions by chance
    .usage = oaq random [--games N | --positions N] [OPTIONS]
    .examples =
        Games of random moves to the end, or positions out of such games, for tests
        and training. The same seed gives the same ones, and more of them begin with
        the same ones. docs/ugi.md describes the formats.

        Examples:
          oaq random --games 100 --seed 7 > games.oaq
          oaq random --positions 1000 --plies 10..30 | oaq moves -
          oaq random --positions 1000 --json --rules "tonkin limits.repetition=0"

arg-match-who = Who plays, as many as the rules have players
arg-match-games = How many games at most; without it each opening once from each seat
arg-match-openings = Where games begin: a file of game records, positions or lines of moves, or all lines of so many moves (0 to 4); all first moves without it
arg-concurrency = How many games are played at once, 1 to 256; 1 without it
arg-seed = What all chance follows from, a number; 1 without it
arg-tc = Clocks: a time for the game and what each move adds, 60+0.5
arg-move-time = How long programs think for each move: a time, depth=8 or nodes=100k; 1s without it
arg-sprt = End as soon as it is clear which Elo difference is true: elo0=0,elo1=10,alpha=0.05,beta=0.05
arg-match-hash = Mebibytes for the table of each player who searches, 0 to 4096; 16 without it
arg-engine-option = An option of the programs, or of the one with that letter: hash=64, B:level=3
arg-timeout = How long a program may be silent where it is given no time; 60s without it
arg-games-output = Add the games to this file, records or (.jsonl) JSON lines
arg-random-games = So many games; one without it
arg-random-positions = So many positions, one a line
arg-random-plies = After how many moves: a number or a range, 10..30; without it games go to their end, and positions come from 0..30
arg-random-output = Write into this file (.jsonl for JSON lines) instead of the standard output
value-name-match-openings = FILE|NUMBER
value-name-tc = TIME+TIME
value-name-sprt = TEST
value-name-engine-option = NAME=VALUE
value-name-random-plies = FROM..TO

## Matches: what is wrong

match-human = A human cannot play in a match.
match-players = These rules have { $players } players, so { $players } are to be named; { $found ->
    [one] one is.
   *[other] { $found } are.
}
match-sprt-two = The test is for matches of two players.
match-too-many-plies = Openings of more than { $most } moves are too many: write them into a file.
match-result-on-output = The result goes to the standard output: the games need a file.
match-no-opening = There is no opening from which a game can go on.
match-opening-over = The game is over where this opening ends.
match-other-rules = This game has the rules `{ $rules }`, the match `{ $match }`.
match-file-too-large = the file has more than { $most } MiB.
match-option-for-nobody = The option `{ $name }` is for a program, and there is none.
match-no-rules = { $engine } cannot be told by which rules to play; it gets the positions as they are.
random-no-position = Hardly any game goes on after { $plies } moves.

## Matches: the result

match-head-player = player
match-head-games = games
match-head-wins = wins
match-head-draws = draws
match-head-losses = losses
match-head-points = points
match-head-share = share
match-head-margin = margin
match-head-time = a move
match-shares = The points are shares of the wins; ± is the 95 % interval over rounds in which everybody sat on each seat once. With more than two players there is no Elo.
match-elo = Elo of { $player }: { $elo }, 95 % between { $low } and { $high } ({ $pairs ->
    [one] one pair
   *[other] { $pairs } pairs
}, pentanomial); the stronger one with a likelihood of { $los } %.
match-elo-alike = Elo of { $player }: { $elo } ({ $pairs ->
    [one] one pair
   *[other] { $pairs } pairs
}, which ended alike, so that nothing is known about the error).
match-sprt = Test of { $elo0 } against { $elo1 } Elo: log likelihood ratio { $ratio } between { $low } and { $high }, { $verdict ->
    [h0] { $elo0 } or less is accepted.
    [h1] { $elo1 } or more is accepted.
   *[open] not decided.
}
match-repeated = { $games ->
    [one] One game was
   *[other] { $games } games were
} the same as another one, move by move, and { $games ->
    [one] says
   *[other] say
} nothing new; more openings help: --openings 2.
match-forfeits = { $games ->
    [one] One game was lost without a move:
   *[other] { $games } games were lost without a move:
}
match-forfeit = game { $game }, { $player }: { $reason }
match-interrupted = Interrupted after { $games } of { $all } games.
