### What the line-by-line game says.

greeting = Ô ăn quan, the Vietnamese mancala.
greeting-rules = Rules: { $rules }.
greeting-hint = Type the number of a square, or a move such as 3R (square 3 to the right). ? shows help, q quits.
goodbye = Goodbye!

## Prompts

to-move = { $player } to move
prompt-move = { $player }, square 1 to { $squares }?
prompt-direction = Right or left (R/L)?
not-a-direction = Type R for right or L for left.

## During the game

nothing-to-undo = There is no move to take back.
nothing-to-redo = There is no move to play again.
