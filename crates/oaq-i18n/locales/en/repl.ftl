### What the line-by-line game says. The commands' names are in the program,
### in all three languages at once.

greeting = Ô ăn quan, the Vietnamese mancala.
greeting-rules = Rules: { $rules }.
greeting-hint = Type the number of a square, or a move such as 3R (square 3 to the right). ? shows help, q quits.
greeting-computer = Two people play at one keyboard; `players B=greedy` lets the computer play B.
goodbye = Goodbye!

## Prompts. They end in a colon or a question mark; a space is added.

to-move = { $player } to move
prompt-move = { $player }, square 1 to { $squares }?
prompt-over = The game is over. new, undo or quit?
prompt-direction = Square { $square }: right (R, to { $right }) or left (L, to { $left })?
not-a-direction = That is no direction: R for right, L for left. The question is dropped; choose a square again.
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
new-again = This game is not finished. Type `{ $command }` again to drop it.
no-history = No move has been made yet.
unknown-command = There is no command `{ $name }`.
help-is-there = ? shows help.
line = line { $number }: { $message }
language-now = Language: { $language }.
unknown-style = There is no style `{ $name }`: choose unicode, ascii, compact, large or plain.
players-line = { $player }: { $who ->
    [greedy] greedy (the computer)
   *[human] human
}
players-usage = Write who plays whom, like `players B=greedy`.
needs-nothing = `{ $command }` takes nothing behind it.

## Plain lines instead of a drawn board

plain-row = { $player }: squares 1 to { $count } hold { $squares }; { $captured }.
plain-quan = Ô quan { $label }: { $pieces }.
plain-empty = empty
plain-nothing = captured nothing
plain-captured = captured { $store }
debt = { $debtor } owes { $creditor } { $dan } dân
debt-bank = { $debtor } owes the bank { $dan } dân

## Help: what each command does

help-intro = A move is a square, 1 to { $squares } from the mover's left, and R (right) or L (left): 3R. The square alone will do; the direction is asked for.
help-help = show this help
help-moves = show what each legal move does
help-board = draw the board; `board ascii` draws it so from now on
help-explain = tell the last move step by step; `explain 3R` a move to come
help-undo = take the last move back
help-redo = play again what was taken back
help-history = list the moves so far
help-position = write the position as text; with a text go on from there
help-rules = show the rules of this game
help-new = start a new game; `new quan-non` with those rules
help-players = show who plays; `players B=greedy` lets the computer play B
help-language = change the language: vi, en or pt
help-quit = leave
