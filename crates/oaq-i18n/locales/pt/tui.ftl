### What the full-screen game says.

## Themes

theme-ansi = cores do terminal
theme-light = claro
theme-dark = escuro
theme-high-contrast = alto contraste
theme-mono = sem cores
theme-lacquer = laca vermelha e dourada

## The board

tui-to-move = é a sua vez
tui-in-hand = { $dan } na mão
tui-store = { $quan ->
    [0] { $dan } dân
   *[other] { $dan } dân + { $quan } quan
}
tui-owes = deve { $dan } dân a { $creditor }
tui-owes-bank = deve { $dan } dân ao banco
