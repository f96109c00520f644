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
