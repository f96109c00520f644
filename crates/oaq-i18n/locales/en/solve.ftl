### What `oaq solve` says.

## Help

oaq-solve = Prove what a position is worth
    .usage = oaq solve [POSITION] [OPTIONS]
    .examples =
        Proves the largest margin that the player to move can force the game to end
        with, and the smallest that the other side can hold it to; where they meet,
        that is what the position is worth. Only for two players, and only where the
        future does not depend on what has been captured. From the start of a game
        it takes minutes and as much memory as there is; Ctrl-C and --time leave the
        best bounds found.

        Examples:
          oaq solve --position "0,2,0,1,0/3/0,0,1,0,2/0 A 25Q/16Q"
          oaq solve --rules quan-non --memory 8192
          oaq solve --openings --time 1h --json
          oaq solve --cycles --rules "quan-non squares=3 dan=3"
          oaq solve --plans --rules "standard squares=3 dan=3"

arg-openings = Solve the position after each first move; margins are the first mover's
arg-memory = How many MiB the tables take, 2048 without it
arg-solve-threads = 1 or 2 threads; with 1 the same work is done every time
arg-time = Stop after so long: seconds, or a number with m or h behind it
arg-horizon = How many plies a plan may take, 1 to 120
arg-cycles = Also settle what endless play leaves open; takes as much memory again
arg-plans = Also find out whether the bounds hold under the limits on repetition and length
arg-cap = How many dân the board may hold; 4 refills more than at first without it
value-name-memory = MIB
value-name-solve-threads = NUMBER
value-name-horizon = PLIES
value-name-cap = DAN

## What it says

solve-head-horizon = horizon
solve-head-lower = at least
solve-head-upper = at most
solve-head-nodes = nodes
solve-none = none
solve-status = horizon { $horizon }: at least { $lower }, at most { $upper }
solve-status-plans = spelling out the plans …
solve-draw = Best play ends in a draw.
solve-wins = { $player } wins by { $margin ->
    [one] one point
   *[other] { $margin } points
} with best play.
solve-wins-between = { $player } wins with best play, by { $least } to { $most } points.
solve-wins-at-least = { $player } wins with best play, by at least { $least ->
    [one] one point
   *[other] { $least } points
}.
solve-open = Not decided yet. The margin { $player } can force: { $lower }. The margin the other side can hold { $player } to: { $upper }.
solve-never = none
solve-undecided = Best play decides nothing. The margin { $player } can force: { $lower }. The margin the other side can hold { $player } to: { $upper }.
solve-final = Neither bound gets better, however long the game: whoever wants more can only go round for ever.
solve-line = Best play: { $moves }
solve-meaning = Proved without the limits on repetition and length, with plans of up to { $horizon ->
    [one] one ply
   *[other] { $horizon } plies
} and no more than { $cap ->
    [one] one dân
   *[other] { $cap } dân
} on the board at a time.
solve-plan-kept = { $which ->
    [lower] At least
   *[upper] At most
} { $margin } holds under the limits on repetition and length, too: the plan behind it takes { $plies ->
    [one] one ply
   *[other] { $plies } plies
} at most; plies in a row without a capture: { $quiet } at most.
solve-plan-open = { $which ->
    [lower] At least
   *[upper] At most
} { $margin } was not shown to hold under the limits on repetition and length.
solve-refused-players = Only games of two can be solved; this one has { $players } players.
solve-refused-stores = With { $key } = { $value } the rest of a game depends on what has been captured, and the solver knows only the board.
solve-refused-memory = To tell all positions of this board apart the tables need at least { $mib } MiB (--memory { $mib }).
solve-refused-no-memory = The system does not give so much memory. Try a smaller --memory.
solve-refused-too-many = This board has more positions than the solver can tell apart.
solve-refused-too-large = The solver holds boards of up to 7 squares a side, 3 quan in one place and 255 dân, and no more dân than --cap.
