### What the full-screen game says.

## Themes

theme-ansi = the terminal's colours
theme-light = light
theme-dark = dark
theme-high-contrast = high contrast
theme-mono = no colours
theme-lacquer = red and gold lacquer
