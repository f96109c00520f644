### What the engine says: in a game, and in `oaq analyze`.

## Why a move is good. Each is said of the move and joined with list-and.

why-wins = wins the game
why-draws = ends the game in a draw
why-ends = ends the game
why-captures = captures { $pieces }
why-prevents = keeps { $player } from capturing { $pieces } with { $move }
why-lessens = leaves { $player } only { $less } to capture instead of { $pieces }
why-threatens = threatens to capture { $pieces } with { $move }
why-refills = makes { $player } fill the empty row again with { $dan } dân
why-prepares = captures nothing at once and leads on to { $line }
why-waits = captures nothing and gives nothing away

## In a game

hint = Try { $move }: it { $why }.
eval-ahead = { $player } is expected to win by { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $depth ->
    [one] one move
   *[other] { $depth } moves
} ahead). Expected: { $line }
eval-even = A draw is expected ({ $depth ->
    [one] one move
   *[other] { $depth } moves
} ahead). Expected: { $line }
eval-of-many = { $player } is expected to end { $points ->
    [one] { $points } point
   *[other] { $points } points
} { $side ->
    [behind] behind
   *[ahead] ahead of
} the best of the others ({ $depth ->
    [one] one move
   *[other] { $depth } moves
} ahead). Expected: { $line }
eval-level = { $player } is expected to end level with the best of the others ({ $depth ->
    [one] one move
   *[other] { $depth } moves
} ahead). Expected: { $line }
eval-won = With best play { $player } wins by { $points ->
    [one] { $points } point
   *[other] { $points } points
}; that is proven. One way: { $line }
eval-drawn = With best play the game is a draw; that is proven. One way: { $line }
best-note = Points for the player to move, { $depth ->
    [one] one move
   *[other] { $depth } moves
} ahead; = is proven.
best-note-many = Points by which the player to move is ahead of the best of the others, { $depth ->
    [one] one move
   *[other] { $depth } moves
} ahead.
best-usage = Write how many moves to show, like `best 5`.
threat-some = If { $mover } could pass, { $player } would capture { $pieces } with { $move }.
threat-none = If { $mover } could pass, { $player } could capture nothing.
explain-alone = The engine would play { $move } ({ $score }): it { $why }.
explain-same = The engine prefers { $move } too ({ $score }): it { $why }.
explain-prefers = The engine prefers { $move } ({ $score }) to { $other } ({ $less }): it { $why }.
explain-lets = After { $other }, { $player } can capture { $pieces } with { $move }.
engine-paused = The computer waits; an empty line lets it go on.
engine-over = The game is over, so there is nothing to think about.
analyze-two-only = Only games of two players can be judged.
analyze-nothing = No move has been made yet, so there is nothing to judge; `best` shows the best ones.
analyze-stopped = It was stopped before any move was judged.
unknown-effort = `{ $name }` does not say how long to think: write a time like 500ms or 2s, depth=8 (1 to 120) or nodes=100k.

## The levels of the computer: the name of each, and what it is like

level-child = Child
    .about = takes what is in reach and overlooks the rest
level-beginner = Beginner
    .about = takes what there is to take, but does not think of the answer
level-casual = Casual player
    .about = thinks of the answer too, and overlooks some of it
level-experienced = Experienced player
    .about = looks some moves ahead, and now and then plays in haste
level-expert = Expert
    .about = looks many moves ahead
level-full = Full strength
    .about = all that the engine can do in the time it is given

## Tables

head-score = points
head-line = expected
head-nodes = nodes
head-player = player
head-moves = moves
head-loss = average loss
head-best = best
head-good = good
head-inaccuracy = inaccuracies
head-mistake = mistakes
head-blunder = blunders

## `oaq analyze`. The examples stay within 80 columns.

oaq-analyze = Find the best moves of a position, or judge the moves of games
    .usage = oaq analyze [POSITION|-|FILE] [OPTIONS]
    .examples =
        Examples:
          oaq analyze
          oaq analyze "0,0,1,0,0/Q5/5,5,5,5,5/Q A 20/20" --time 10s --multipv 3
          oaq analyze --rules quan-non --depth 12 --json
          oaq analyze - < positions.txt
          oaq analyze game.oaq -o judged.oaq --svg course.svg

        Scores are points for the player to move; "=" says that one is proven. Without
        --time, --depth and --nodes a position is searched for 5 seconds, each of
        several and each move of a game for half a second. Ctrl-C ends it with what it
        has.

        With "-" each line of the standard input gives one line of JSON, in order; one
        that is no position gives an object with the key "error", and the exit code is
        1 at the end. So does, with --json, a game that cannot be judged.

        In a game each move gets what it is worth (%eval, from the side of A), how deep
        the search went (%depth) and how many points it gave away (%loss): from 2 on an
        inaccuracy (?!), from 5 a mistake (?), from 10 a blunder (??), below that it is
        good, and best where it is nothing. The better line becomes a variation. What
        people wrote stays: a move with a mark of theirs gets no other one. Judging
        again replaces what was judged before.

        Where a rule decides against the points (all-quan-wins, shortage = "lose"), a
        win counts as a margin of at least 1 and a loss as at most −1.
arg-subject = A position in quotes, - to read positions from the standard input, one a line, or a file with games; without it the start of the game
arg-think = How long to think: 500ms, 2s, 1m (a week at most)
arg-plies = How many moves to look ahead, 1 to 120
arg-nodes = How many moves to try, like 100k or 2M; with one thread the result is always the same
arg-multipv = How many of the best moves to show, 1 to 100
arg-workers = How many threads search, 1 to 1024; one without it
table-smaller = The machine has no room for a hash table of { $asked } MiB; this one has { $got } MiB.
arg-hash = How many MiB of memory to use for what has been found, 0 to 32768; 64 without it
arg-judged = The file to write the judged games into, whole or not at all; without it the standard output
arg-graph = Draw how each game went as an SVG picture in this file
value-name-subject = POSITION
value-name-time = TIME
analyze-for-records = `{ $name }` is for files with games.
analyze-for-positions = `{ $name }` is for positions.
analyze-same-file = `--svg` would overwrite games: { $path } is the file with the games or that of `--output`. Give the picture another name.
analyze-two-players = The search is for two players, and these rules have { $players }.
analyze-standing = depth { $depth }, { $nodes } nodes, { $seconds } s, { $speed } thousand nodes/s
analyze-progress-position = position { $number }
analyze-progress-move = game { $number }: { $ply } of { $plies } moves
analyze-skipped = game { $number } is left as it is: only games of two players can be judged
analyze-part = Interrupted: not all moves of this game were judged.
analyze-no-room = game { $number } is too long to write more into it
analyze-game = Game { $number }: { $a } – { $b }, { $result }
analyze-bad = { $number } { $move } gives away { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $mark ->
    [inaccuracy] an inaccuracy
    [mistake] a mistake
   *[blunder] a blunder
}); better: { $better }
analyze-graph = Points by which A is ahead after each move:
