### What the full-screen game says.

## Themes

theme-ansi = cores do terminal
theme-light = claro
theme-dark = escuro
theme-high-contrast = alto contraste
theme-mono = sem cores
theme-lacquer = laca vermelha e dourada
