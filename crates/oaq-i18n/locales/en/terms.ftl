### Words of the game. quan and dân stay as they are in every language.

## Squares. $kind is "dan" or "quan", $label is a label such as A3 or QA.

square-name = { $kind ->
    [quan] ô quan { $label }
   *[dan] { $label }
}
square-from = { $kind ->
    [quan] from ô quan { $label }
   *[dan] from { $label }
}
square-into = { $kind ->
    [quan] into ô quan { $label }
   *[dan] into { $label }
}
square-at = { $kind ->
    [quan] from ô quan { $label }
   *[dan] from { $label }
}

## Directions, as the mover sees them.

direction-right = to the right
direction-left = to the left

## Players

player-named = { $name } ({ $letter })
bank = the bank

## Lists

list-comma = { $first }, { $last }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-clauses = { $first }; { $last }

## Pieces. Never both 0.

pieces = { $quan ->
    [0] { $dan } dân
   *[other] { $dan ->
        [0] { $quan } quan
       *[other] { $quan } quan and { $dan } dân
    }
}
pieces-worth = { $pieces }, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Why a turn ended

stop-quan-ahead = an occupied ô quan lies ahead
stop-two-empty = two empty squares lie ahead
stop-captured = nothing more can be captured
stop-gap-is-quan = the empty square before a capture would be an ô quan
stop-immature-quan = the ô quan is still quan non
stop-quan-ban = it is too early in the game to capture an ô quan
stop-pick-up-limit = dân were picked up again a thousand times

## Why a game ended

end-all-quan-captured = one player has captured every quan
end-quan-squares-empty = every ô quan is empty
end-quan-pieces-captured = no quan is left on the board
end-board-empty = the board is empty
end-shortage = an empty row cannot be refilled
end-shortage-loss = a player cannot refill an empty row and loses
end-repetition = the same position has come up too often
end-quiet-plies = there have been too many moves in a row without a capture
end-max-plies = the limit of moves has been reached

## Rules: the keys

key-players = Players
key-squares = Squares per player
key-dan = Dân in each square at the start
key-quan-pieces = Quan in each ô quan at the start
key-quan-dan = Dân in each ô quan at the start
key-quan-value = Worth of a quan in dân
key-direction = Direction of sowing
key-quan-ahead = An occupied ô quan ahead
key-gap = Empty square before a capture
key-chain-gap = Empty squares further along a chain of captures
key-immature-quan-below = Quan non: an ô quan cannot be captured below
key-immature-quan-counts = Quan non: what is counted
key-quan-ban-turns = First turns in which no ô quan can be captured
key-all-quan-wins = Holding every quan wins at once
key-shortage = When a refill cannot be paid
key-end = The game is over when
key-rows = Dân left in the rows
key-quan-leftover = Dân left in the ô quan
key-limits-repetition = Times a position arises before the game is over
key-limits-quiet-plies = Moves in a row without a capture before the game is over
key-limits-max-plies = Moves before the game is over

## Rules: the values

value-yes = yes
value-no = no
value-off = off
value-direction-free = either way, chosen each turn
value-direction-counter-clockwise = always to the right (counter-clockwise)
value-direction-clockwise = always to the left (clockwise)
value-direction-fixed-by-first-move = one way for everybody, fixed by the first move
value-quan-ahead-stop = ends the turn
value-quan-ahead-take-one = gives one dân, which is sown on
value-gap-any = any square
value-gap-dan-only = any square but an ô quan
value-chain-gap-any = any square
value-chain-gap-dan-only = any square but an ô quan
value-immature-quan-counts-dan-with-piece = its dân, while a quan is there
value-immature-quan-counts-dan = its dân, with or without a quan
value-immature-quan-counts-value = its dân and the worth of its quan
value-shortage-borrow = the missing dân are borrowed
value-shortage-exchange = a quan is changed into dân, then dân are borrowed
value-shortage-negative = the captured dân go below zero
value-shortage-partial = as many squares are filled as can be paid
value-shortage-end = the game is over
value-shortage-lose = the game is over, and who cannot pay loses
value-shortage-skip = the player is passed over
value-end-quan-squares-empty = every ô quan is empty
value-end-quan-pieces-captured = no quan is left on the board
value-end-board-empty = the board is empty
value-end-shortage = a row cannot be refilled
value-rows-owner = go to the owner of the row
value-rows-split = are divided equally
value-quan-leftover-split = are divided equally
value-quan-leftover-captor = go to whoever captured the quan there
value-quan-leftover-last-mover = go to whoever moved last
value-quan-leftover-discard = count for nobody
