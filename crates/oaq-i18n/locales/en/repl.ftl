### What the line-by-line game says. The commands' names are in the program,
### in all three languages at once.

greeting = Ô ăn quan, the Vietnamese mancala.
greeting-rules = Rules: { $rules }.
greeting-hint = Type the number of a square, or a move such as 3R (square 3 to the right). ? shows help, q quits.
greeting-plain = `describe` tells the position square by square, `last` the last move, `score` the points, `where` whose turn it is and what can be played.
greeting-computer = Two people play at one keyboard; `players B=search:1s` lets the computer play B.
goodbye = Goodbye!

## Prompts. They end in a colon or a question mark; a space is added.

to-move = { $player } to move
thinking-now = Thinking … Ctrl-C: answer now
prompt-move = { $player }, square 1 to { $squares }?
prompt-over = The game is over. new, undo or quit?
prompt-direction = Square { $square }: right (R, to { $right }) or left (L, to { $left })?
not-a-direction = That is no direction: R for right, L for left. Enter alone goes back to choosing a square.
direction-alone = A direction alone is no move: type the square too, like { $example }.
ctrl-c-again = Ctrl-C again leaves; so does quit.
not-text = That line is no text (UTF-8), so nothing was done. Please type it again.

## During the game

turn-told = { $move }: { $text }
undone = Taken back: { $moves }.
redone = Played again: { $moves }.
nothing-to-undo = There is no move to take back.
nothing-to-redo = There is no move to play again.
nothing-to-explain = No move has been made yet; `explain 3R` tells what a move would do.
another-game = `new` starts another game, `undo` takes the last move back, `quit` leaves.
unfinished = The game is not finished: { $player } to move.
again = This game is not finished. Type `{ $command }` again to drop it.
again-set-up = This position is not saved: a game is, from its first move on. `save FILE` keeps it now. Type `{ $command }` again to drop it.
again-kept = This game is not finished. It is saved, and `resume` goes on with it later. Type `{ $command }` again to leave it.
game-is-kept = The game is saved; `oaq play --resume` goes on with it.
ended-otherwise = { $how ->
    [resignation] The game was given up
    [agreement] The players agreed
    [time] Time ran out
    [abandoned] The game was broken off
   *[other] The game is decided
}: { $winners } { $count ->
    [one] wins
   *[other] share the win
}.
ended-already = The game is over. `undo` goes back, `new` starts another one.
undone-ending = The end of the game is taken back.
draw-too-early = The computer finds it too early for a draw; play on for a while.
draw-declined = { $player } declines, expecting to win.
record-is-full = The game has become too long to be written down, so it cannot go on.
too-many-names = { $names } names for { $players } players.
bad-name = That cannot be a name: it is too long, or has control characters in it.
no-player = There is no player `{ $name }`.
no-history = No move has been made yet.
unknown-command = There is no command `{ $name }`.
commands-begun = { $count ->
    [1] { $names } has to be typed in full.
   *[other] It could be { $names }.
}
help-is-there = ? shows help.
line = line { $number }: { $message }
language-now = Language: { $language }.
unknown-style = There is no style `{ $name }`: choose unicode, ascii, compact, large or plain.
players-line = { $player }: { $who ->
    [greedy] greedy (the computer)
    [random] random (the computer, any move)
    [level] { $name } (the computer: { $level })
    [search] { $name } (the computer, thinking ahead)
    [ugi] { $name } (another program)
   *[human] human
}
players-usage = Write who plays whom, like `players B=greedy` or `players B=search:1s`.
needs-nothing = `{ $command }` takes nothing behind it.
needs-something = Something is missing: it is written { $usage }, like `{ $example }`.

## Going about in a game, and how it is shown

playable = You can play { $count ->
    [one] square { $squares } only
   *[other] squares { $squares }
}, { $ways ->
    [right] to the right
    [left] to the left
   *[both] to the right or to the left
}.
goto-usage = `{ $name }` is no place in the game: write the number of a move, +2, -2, `{ $start }` or `{ $end }`.
goto-no-such = The game has { $most ->
    [0] no moves yet
    [one] one move only
   *[other] { $most } moves only
}.
where-plies = { $plies ->
    [0] No move has been made.
    [one] One move has been made.
   *[other] { $plies } moves have been made.
}
game-is-over = The game is over.
no-square = There is no square `{ $name }`: write one like A3, 3 or QA.
score-now = If the game were counted now: { $scores }.
score-final = Points: { $scores }.
flipped = { $player } sits at the bottom.
plain-on = Positions are told in sentences.
plain-off = Boards are drawn.
on-or-off = `{ $name }` is neither `{ $on }` nor `{ $off }`.
about =
    oaq { $version }: ô ăn quan, the Vietnamese mancala, for the terminal.
    The rules come from Vietnamese sources and are data; `rules` tells those of this game.
    Free software under the licences MIT and Apache 2.0.
rules-to-play = `new { $rules }` plays by them.
rules-current = { $name } (these)
rules-list-more = `rules { $example }` tells more of them, `rules use { $example }` starts a game by them.
rules-keys-more = `rules set dan=4` starts a game with one of them changed.
theme-now = The colours of the board: { $name }. There are { $names }.
theme-set = The colours of the board: { $name }.
unknown-theme = There are no colours called `{ $name }`: choose { $names }.
theme-no-colours = There are no colours here: the output goes to no screen that has some, or NO_COLOR is set.
game-settings-more = `config style=ascii` changes something in this game only; `oaq config edit` changes what all games begin with.
game-settings-here = this game
game-settings-unknown = There is no setting `{ $name }`.
game-settings-unfit = `{ $key }` cannot be `{ $value }`: expected { $expected }.
game-settings-not-here = `{ $key }` cannot be changed during a game; `oaq config edit` changes it for the next ones.

## Several games that count together

tally-none = No games are being counted. `tally 3` begins a best of three.
tally-off = Games are not counted any more; this one goes on.
tally-usage = `{ $name }` is no number of games: write 1 to { $most }, or `{ $off }`.
tally-standing = Best of { $games }, { $played ->
    [0] before the first game
    [one] after one game
   *[other] after { $played } games
}: { $wins }.
tally-won = { $winners } { $count ->
    [one] has won.
   *[other] share the win.
}
tally-next = { $player } begins the next game: type `new`.

## Setting a position up

prompt-edit = Position?
edit-help = Type a square and how many dân it holds: A1 7, to A{ $last }. QA Q3 puts a quan and three dân into ô quan QA, A 12Q gives A twelve captured dân and a quan, B lets B move. Several can stand in a line with commas. `{ $undo }` takes the last change back, `{ $empty }` clears the board, `{ $start }` sets it up as the rules do. `{ $done }` plays on from there, `{ $cancel }` changes nothing.
edit-unknown = `{ $part }` sets nothing up: write it like A3 7, QA Q3, A 12Q, or B for the player to move.
edit-count = `{ $part }` cannot be: a square holds 0 to { $most } dân.
edit-nothing-to-undo = There is no change to take back.
edit-first = `{ $command }` has to wait: first type `{ $done }` or `{ $cancel }`.
edit-done = The game goes on from here: { $position }
edit-cancelled = Nothing was changed.

## Games in files

save-usage = Write the name of a file behind it, like `save my-game.oaq`.
save-among = { $path } holds more than this game. Write the name of a file behind it, like `save my-game.oaq`.
save-exists = { $path } exists and holds something else. `save --replace { $name }` writes over it, `save --append { $name }` adds this game to it.
game-saved = { $path } written ({ $plies ->
    [one] { $plies } move
   *[other] { $plies } moves
}).
load-usage = Write the name of a file behind it, like `load my-game.oaq`; `load games.oaq 2` takes the second game in it.
load-which = { $path } holds several games. Write the number of one behind the name:
load-lenient = Nothing was loaded. `load --lenient` takes what can be read.
no-such-game = There is no game { $number } in { $path }.
no-game-in = There is no game in { $path }.
moves-from-start = { $plies ->
    [one] at the beginning, { $plies } move to come
   *[other] at the beginning, { $plies } moves to come
}
moves-made = { $plies ->
    [one] { $plies } move
   *[other] { $plies } moves
}
records-usage = Write the name of a file behind it, like `records games.oaq`; `records games.oaq 2` shows the second game in it.
records-end = { $path } holds no further games.
records-bad = (with mistakes)
records-more = { $more ->
    [yes] `{ $records }` shows the next ones,
   *[no] That is all;
} `{ $records } { $path } { $number }` shows one, `{ $load } { $path } { $number }` goes on with it.

## Games that are saved by themselves

games-offered = { $count ->
    [one] A game was not finished:
   *[other] { $count } games were not finished:
}
prompt-offer = { $count ->
    [one] Go on with it? Type yes, or just Enter for a new game:
   *[other] Go on with one of them? Type 1 to { $count }, or just Enter for a new game:
}
offer-number = { $count ->
    [one] There is one game to choose: 1.
   *[other] There are { $count } games to choose from: 1 to { $count }.
}
saved-in = Saved in { $path }:
nothing-saved = No other game is saved.
nothing-to-resume = There is no saved game to go on with.
resume-usage = Write a number from the list that `saved` shows, like `resume 2`.
resume-in-use = That game is being played in another window.
game-in-use = { $game } (being played in another window)
game-damaged = The saved game { $path } is damaged: { $reason }. The file stays as it is.
damage-empty = there is no game in it
damage-line = something is missing or wrong from line { $line } on
cannot-autosave = The game cannot be saved: { $reason }. It goes on, but would be lost.
no-state-folder = No place was found to save games, so this one would be lost.
file-in-use = { $path } is being written by another process.
autosave-exists = { $path } exists. `--resume` goes on with the game in it.
autosave-damaged = { $path } is damaged: something is missing or wrong from line { $line } on. The file stays as it is.

## Plain lines instead of a drawn board

plain-row = { $player }: squares 1 to { $count } hold { $squares }; { $captured }.
plain-quan = Ô quan { $label }: { $pieces }.
plain-empty = empty
plain-nothing = captured nothing
plain-captured = captured { $store }
plain-square = { $square }: { $pieces }.
plain-square-empty = { $square }: empty.
plain-store = Captured by { $player }: { $store }.
plain-none = nothing
plain-now-empty = Empty now: { $squares }.
plain-now = Now { $dan } dân in: { $squares }.
plain-now-quan = Ô quan { $label } now: { $pieces }.
plain-no-debts = Nobody owes anything any more.
plain-no-change = Nothing has changed.
describe-start = Round the board to the right, beginning at the left end of the row of { $player }.
debt = { $debtor } owes { $creditor } { $dan } dân
debt-bank = { $debtor } owes the bank { $dan } dân
