### A turn told in words.

## One sentence: clauses, joined with list-clauses, closed with a full stop.

short-turn = { $player } sows { $dan } dân { $from } { $direction }{ $relays ->
    [0] {""}
    [one] , relays once
    [2] , relays twice
   *[other] , relays { $relays } times
} and { $catch }
short-nothing = captures nothing
short-capture = captures { $pieces } { $at }
short-captures = captures { $pieces } from { $squares } squares
short-skip = { $player } is passed over
short-exchange = { $player } gives 1 quan to { $with } for { $dan } dân
short-borrow = { $player } borrows { $dan } dân from { $creditor }
short-borrow-bank = { $player } borrows { $dan } dân from the bank
short-refill = { $player } puts { $dan } dân into the empty row
short-over = the game is over, because { $reason }: { $points }

## Where dân fall. $into comes from square-into; the labels from square-name.

path-one = { $into }
path-list = one each into { $squares }
path-range = one into each square from { $first } to { $last }
path-laps = one into each square, { $laps ->
    [one] once
    [2] twice
   *[other] { $laps } times
} all round the board{ $rest ->
    [0] {""}
   *[other] {" "}and on
}, the last { $into }

## Step by step

pick = { $player } takes { $dan } dân { $from } and sows { $direction }, { $path }.
relay = The next square ({ $square }) is occupied: { $player } takes { $dan ->
    [one] the only dân in it
   *[other] the { $dan } dân in it
} and sows on, { $path }.
take-one = The next square ({ $square }) holds dân: { $player } takes one of them and sows on, { $path }.
capture = The next square ({ $gap }) is empty, so { $player } captures what lies behind it ({ $square }): { $pieces }.
capture-more = The square after that ({ $gap }) is empty too, so { $player } also captures what lies behind it ({ $square }): { $pieces }.

## Why the turn ends

turn-quan-ahead = Next comes { $square }, which is occupied, so the turn ends.
turn-two-empty = The next two squares ({ $gap } and { $square }) are empty, so the turn ends without a capture.
turn-captured = The square behind the capture ({ $square }) is occupied, so the turn ends.
turn-captured-two-empty = The two squares behind the capture ({ $gap } and { $square }) are empty, so the turn ends.
turn-gap-is-quan = Next comes { $square }, which is empty, but these rules allow no capture across an empty ô quan, so the turn ends.
turn-immature-dan = Behind the empty square ({ $gap }) lies { $square }, with { $count ->
    [0] no dân
   *[other] only { $count } dân
} where { $below ->
    [one] { $below } is needed
   *[other] { $below } are needed
} (quan non): it cannot be captured, and the turn ends.
turn-immature-value = Behind the empty square ({ $gap }) lies { $square }, worth only { $count ->
    [one] { $count } point
   *[other] { $count } points
} where { $below ->
    [one] { $below } is needed
   *[other] { $below } are needed
} (quan non): it cannot be captured, and the turn ends.
turn-quan-ban = Behind the empty square ({ $gap }) lies { $square }, but no ô quan can be captured in { $turns ->
    [one] the first turn
   *[other] the first { $turns } turns
} of each player, so the turn ends.
turn-pick-up-limit = Dân have been picked up again a thousand times, so the turn is broken off without a capture.

## Between two turns

row-empty = { $player }'s row is empty.
skip = { $player }'s row is empty and { $player } has fewer than { $squares } captured dân, so { $player } is passed over.
exchange = { $player } gives 1 quan to { $with } for { $dan } dân.
borrow = { $player } borrows { $dan } dân from { $creditor }.
borrow-bank = { $player } borrows { $dan } dân from the bank.
refill = { $player } puts { $squares ->
    [one] one dân into the only square of the row
   *[other] one dân into each of its { $squares } squares
}, which leaves { $left ->
    [0] no captured dân
   *[other] { $left } captured dân
}.
refill-below = { $player } puts { $squares ->
    [one] one dân into the only square of the row
   *[other] one dân into each of its { $squares } squares
}, which leaves { $player } { $below } dân below zero.
refill-part = { $player } has only { $squares } captured dân and puts { $squares ->
    [one] it into the first square
   *[other] one into each of the first { $squares } squares
}.

## The end of the game

over = The game is over: { $reason }.
tally = { $player } { $count }
tally-nobody = { $count } left over for nobody
collect-rows-owner = The dân left in the rows go to their owners: { $shares }.
collect-rows-split = The dân left in the rows are divided equally: { $shares }.
collect-rows-nobody = The dân left in the rows count for nobody: { $dan }.
collect-quan-split = The dân left in the ô quan are divided equally: { $shares }.
collect-quan-captor = The dân left in the ô quan go to whoever captured the quan there: { $shares }.
collect-quan-last-mover = The dân left in the ô quan go to whoever moved last: { $shares }.
collect-quan-nobody = The dân left in the ô quan count for nobody: { $dan }.
score = { $player }: { $terms } = { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
score-captured = { $dan } (captured dân)
score-quan = + { $points } ({ $quan } quan)
score-owed = − { $dan } (owed to { $creditor })
score-owed-bank = − { $dan } (owed to the bank)
score-lent = + { $dan } (lent to { $debtor })
score-row = + { $dan } (left in the row)
score-rows = + { $dan } (share of the rows)
score-quan-squares = + { $dan } (from the ô quan)

## Who won

result-beat = { $winner } beats { $loser }, { $high } to { $low }.
result-draw = { $players } draw, { $points ->
    [one] { $points } point
   *[other] { $points } points
} each.
result-win = { $winner } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}; { $others }.
result-share = { $winners } share the win, { $points ->
    [one] { $points } point
   *[other] { $points } points
} each; { $others }.
result-shortage-loss = { $winners } { $count ->
    [one] wins
   *[other] share the win
}: whoever cannot refill an empty row loses. Points: { $points }.
result-all-quan = { $winner } wins by holding every quan. Points: { $points }.
