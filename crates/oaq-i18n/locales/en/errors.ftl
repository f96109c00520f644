### What is wrong, in full sentences. Keys and values of the rules stay as
### they are typed.

## A move that cannot be played

illegal-game-over = The game is over: { $reason }.
illegal-no-such-square = There is no square { $number }; the squares of a row are numbered 1 to { $squares }.
illegal-empty-square = Square { $square } is empty; a move starts from a square with dân in it.
illegal-wrong-direction = In this game dân can be sown { $direction } only.

## A position that does not fit the rules

setup-rows = There { $found ->
    [one] is { $found } row
   *[other] are { $found } rows
}, but the rules have { $expected } players.
setup-quan-squares = There { $found ->
    [one] is { $found } ô quan
   *[other] are { $found } ô quan
}, but the rules have { $expected } players.
setup-stores = There { $found ->
    [one] is { $found } store of captured pieces
   *[other] are { $found } stores of captured pieces
}, but the rules have { $expected } players.
setup-squares = The row of { $player } has { $found ->
    [one] { $found } square
   *[other] { $found } squares
}, but the rules have { $expected }.
setup-too-many-dan = There are { $dan } dân on the board and in the stores; the most is { $most }.
setup-too-many-quan = There are { $quan } quan on the board and in the stores; the most is { $most }.
setup-captor-unused = A captor of { $square } is named, but only the rule `quan-leftover=captor` remembers one.
setup-captor-of-quan = A captor of { $square } is named, but it still holds a quan.
setup-no-such-player = Player { $player } is not in this game of { $players }.
setup-direction-unused = A fixed direction is given, but only the rule `direction=fixed-by-first-move` has one.
setup-negative-store = { $player } has { $dan } captured dân, but only the rule `shortage=negative` lets them go below zero.
setup-store-too-low = { $player } has { $dan } captured dân; the least is { $least }.
setup-empty-debt = A debt of { $player } has no dân in it.
setup-debt-too-high = { $player } owes { $dan } dân; the most is { $most }.
setup-debt-to-self = { $player } cannot owe dân to { $player }.
setup-debt-twice = The debt of { $player } to { $creditor } is given twice.

## Rules

rule-repetition-one = `limits.repetition` is 1, but the first position counts: use 0 (off), or 2 or more.
rule-no-quan = `end` is `quan-pieces-captured`, but `quan-pieces` is 0: there is no quan to capture.
rule-shortage-never-ends = `end` is `shortage`, but with `shortage={ $shortage }` no shortage ends a game.
rule-out-of-range = `{ $key }` is { $value }, but must be from { $min } to { $max }.
rule-not-integer = `{ $key }` is `{ $value }`, but must be a whole number from { $min } to { $max }.
rule-not-word = `{ $key }` is `{ $value }`, but must be { $words }.
rule-no-value = `{ $word }` has no value: write `key=value`.
rule-unknown-key = `{ $name }` is no key of the rules.
rule-twice = `{ $key }` is given twice.
