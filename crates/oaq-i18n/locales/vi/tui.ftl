### What the full-screen game says.

## Themes

theme-ansi = màu của cửa sổ dòng lệnh
theme-light = sáng
theme-dark = tối
theme-high-contrast = tương phản cao
theme-mono = không màu
theme-lacquer = sơn son thếp vàng
