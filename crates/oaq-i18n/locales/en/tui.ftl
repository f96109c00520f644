### What the full-screen game says.

## Themes

theme-ansi = the terminal's colours
theme-light = light
theme-dark = dark
theme-high-contrast = high contrast
theme-mono = no colours
theme-lacquer = red and gold lacquer

## The board

tui-to-move = to move
tui-in-hand = { $dan } in hand
tui-store = { $quan ->
    [0] { $dan } dân
   *[other] { $dan } dân + { $quan } quan
}
tui-owes = owes { $creditor } { $dan } dân
tui-owes-bank = owes the bank { $dan } dân

## The game on the screen

tui-moves = Moves
tui-captures-nothing = nothing
tui-board-too-large = The board of these rules needs a larger window.
tui-too-small = This window has { $has-width } × { $has-height } characters; the game needs { $width } × { $height }. Make it larger, or play line by line with oaq play --plain. { $quit } leaves.
tui-no-terminal = The full-screen game needs a terminal. `oaq play --plain` plays line by line, and on pipes too.
tui-ahead = { $depth ->
    [one] (one move ahead)
   *[other] ({ $depth } moves ahead)
}
tui-value-told = { $even ->
    [yes] { $proven ->
        [yes] = draw, proven
       *[no] even { $ahead }
    }
   *[no] { $proven ->
        [yes] { $player } wins by { $points }, proven
       *[no] { $player } +{ $points } { $ahead }
    }
}
tui-value-shares = { $proven ->
    [yes] { $count ->
        [one] { $players } wins, proven
       *[other] { $players } share the win, proven
    }
   *[no] { $players } { $percent } % { $ahead }
}
tui-tally = { $decided ->
    [yes] { $count ->
        [one] { $winners } wins the match: { $won }
       *[other] The match is a draw: { $won }
    }
   *[no] { $games } of { $of } games: { $won }
}

## Who plays

tui-who = { $kind ->
    [human] person
    [greedy] computer: takes the most
    [random] computer: at random
    [level] computer: { $level }
    [search] computer: thinks { $detail }
   *[ugi] program: { $detail }
}

## What can be done now

tui-prompt-square = { $player }: choose a square with the arrows, 1 to { $squares } or the mouse, then { $confirm }.
tui-prompt-direction = Square { $square }: which way?
tui-prompt-shown = { $move } captures: { $captured }. { $confirm } plays it, { $cancel } goes back.
tui-prompt-over = { $new } starts another game, { $undo } takes back.
tui-prompt-sowing = Any key lets the dân arrive at once.
tui-prompt-thinking = { $player } is thinking { $depth ->
    [0] …
   *[other] { $ahead }
}
tui-prompt-hint = Looking for a good move { $depth ->
    [0] …
   *[other] { $ahead }
}
tui-paused = The game is held. { $pause } goes on.
tui-not-your-turn = It is the computer’s turn. { $pause } holds the game.
tui-over-already = The game is over. { $undo } takes back, { $new } starts another one.
tui-which-way = Now choose a way: an arrow, R (the player’s right) or L (left).
tui-no-such-square = There is no such square.
tui-not-own-square = A move begins in the own row.
tui-no-person = Only computers are playing.
tui-no-program = A program played for { $players }. No file starts one, so a person plays now.
tui-computer-plays-on = The computer agrees to no draw.

## Buttons

tui-button-help = Help
tui-button-new = New
tui-button-undo = Undo
tui-button-redo = Redo
tui-button-hint = Hint
tui-button-pause = Hold
tui-button-value = Value
tui-button-turn = Turn
tui-button-resign = Resign
tui-button-draw = Draw
tui-button-saved = Saved
tui-button-settings = Settings
tui-button-quit = Quit

## Help: what keys do

tui-help = Keys
tui-help-squares = choose a square of the player to move
    .keys = 1 … 9
tui-help-right = sow to the player’s own right; again, or Enter, plays the move
    .keys = r p d >
tui-help-left = sow to the player’s own left
    .keys = l t e <
tui-help-mouse = click a square, then the side to sow to; the wheel scrolls
    .keys = mouse
tui-do-up = up; in lists, the line above
tui-do-down = down
tui-do-left = a square to the left, or sow to the left of the screen
tui-do-right = a square to the right, or sow to the right of the screen
tui-do-confirm = take the square, play the move shown
tui-do-cancel = leave the square, close a dialog
tui-do-next = the next square or field
tui-do-previous = the one before
tui-do-page-up = earlier moves
tui-do-page-down = later moves
tui-do-undo = take back, with the computer’s answer
tui-do-redo = play again what was taken back
tui-do-pause = hold the game, or go on
tui-do-hint = show a good move on the board
tui-do-value = show or hide who is expected to win
tui-do-new = new game: variant, house rules, players, clock
tui-do-resign = give the game up
tui-do-draw = offer a draw
tui-do-turn = look from the next seat
tui-do-settings = settings: language, colours, characters, speed
tui-do-language = next language
tui-do-theme = next colours
tui-do-glyphs = next characters
tui-do-slower = sow slower
tui-do-faster = sow faster, up to not at all shown
tui-do-saved = saved games
tui-do-help = this help
tui-do-suspend = back to the shell for a while
tui-do-quit = leave

## Help: the signs on the board

tui-mark-chosen = the square that is chosen
tui-mark-changed = so many dân more or fewer lie there after the move
tui-mark-captured = what is captured there, a quan as Q
tui-mark-end = where the turn ends
tui-mark-hint = the move that is advised
tui-mark-last = the move that was played last

## Keys, as they are called on keyboards

tui-named-up = Up
tui-named-down = Down
tui-named-left = Left
tui-named-right = Right
tui-named-enter = Enter
tui-named-esc = Esc
tui-named-tab = Tab
tui-named-backspace = Backspace
tui-named-delete = Delete
tui-named-insert = Insert
tui-named-home = Home
tui-named-end = End
tui-named-page-up = PgUp
tui-named-page-down = PgDn
tui-named-space = Space
tui-named-minus = Minus
tui-named-plus = Plus
tui-named-ctrl = Ctrl
tui-named-shift = Shift
tui-named-alt = Alt

## Dialogs

tui-close = Close
tui-cancel = Cancel
tui-go-on = Play on
tui-leave = Leave
tui-leave-text = The game is not finished. It is saved, and offered again next time.
tui-leave-lost = The game is not finished, and it is not saved: it would be lost.
tui-leave-yes = Leave
tui-resign = Resign
tui-resign-text = Does { $player } give the game up?
tui-resign-yes = Resign
tui-draw = Draw
tui-draw-text = { $player } offers a draw. Do all agree?
tui-draw-yes = All agree
tui-over = The game is over
tui-over-next = Next game
tui-over-again = Play again
tui-over-look = Look at the board
tui-warned = Warnings
tui-saved = Saved games
tui-saved-offer = { $count ->
    [one] A game was not finished. Choose it to go on with it.
   *[other] { $count } games were not finished. Choose one to go on with it.
}
tui-new = New game
tui-new-lost = The game on the board is not saved: it would be lost.
tui-new-variant = Variant
tui-new-changed = { $name }, changed
tui-new-house = House rules …
tui-new-who = { $seat } is a
tui-new-name = Name of { $seat }
tui-new-starter = Who begins
tui-new-lots = lots are drawn
tui-new-hands = rock, paper, scissors
tui-new-time = Clock
tui-new-no-clock = none
tui-new-increment = More with each move
tui-new-best-of = Match
tui-new-begin = Begin
tui-house-done = Done
tui-house-reset = As the variant has it
tui-minutes = { $minutes ->
    [one] { $minutes } minute each
   *[other] { $minutes } minutes each
}
tui-time-each = { $time } each
tui-min = { $count } min
tui-s = { $count } s
tui-ms = { $count } ms
tui-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
tui-games = { $games ->
    [one] one game
   *[other] best of { $games } games
}
tui-hands = Rock, paper, scissors
tui-hands-choose = { $player } chooses, and the others look away.
tui-hands-shown = { $player }: { $hand }
tui-hands-winner = { $player } begins.
tui-hands-alike = Alike: once more.
tui-hands-again = Once more
tui-rock = rock
tui-scissors = scissors
tui-paper = paper

## Settings

tui-settings = Settings
tui-language = Language
tui-theme = Colours
tui-glyphs = Characters
tui-speed = Sowing
tui-preview = Show a move before it is made
tui-value = Show who is expected to win
tui-mouse = Mouse
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-very-fast = very fast
speed-off = not shown

## Errors

tui-too-long = No more than { $most } characters have room here.
tui-unknown-time = `{ $time }` is no time for a game: write one like 5m, or 5m+3s with what each move adds.
tui-key-usage = `{ $key }` changes no key: write a command and its keys, like undo=ctrl-u,backspace.
tui-key-unknown = `{ $key }` is no key: write one like u, ctrl-r, f2, space or page-up.
tui-key-no-command = `{ $key }` is no command.
tui-key-notation = `{ $key }` cannot be changed: in the notation it means a square or a direction.
tui-key-taken = `{ $key }` is the key of `{ $command }` already.

## The command. The examples stay within 80 columns.

oaq-tui = Play on a full screen
    .usage = oaq tui [OPTIONS]
    .examples =
        Arrow keys and the mouse choose a square and the way to sow; ? shows all keys.
        A game that is not finished is offered again next time.

        Examples:
          oaq tui                              asks what to play
          oaq tui --b level:3 --names "Tí, Tèo"
          oaq tui --rules quan-non --a search:2s --b greedy
          oaq tui --clock 5m+3s --best-of 3 --theme lacquer
          oaq tui --glyphs ascii --key undo=ctrl-u,backspace
arg-clock = The time each player has, and what each move adds: 5m, 5m+3s
arg-best-of = A match of so many games, 1 to 99
arg-theme = Colours: ansi, light, dark, high-contrast, mono or lacquer
arg-glyphs = Characters: unicode or ascii
arg-speed = How fast dân are sown: slow, normal, fast, very-fast or off
arg-level = How strong the computer is in a new game, 1 to 6; 2 without it
arg-no-mouse = Leave the mouse to the terminal
arg-key = Other keys for a command: undo=ctrl-u,backspace; may be given often
arg-resume-last = Go on with the game that was saved last
value-name-clock = TIME
value-name-best-of = NUMBER
value-name-glyphs = SET
value-name-speed = SPEED
value-name-key = COMMAND=KEYS
