### What the full-screen game says.

## Themes

theme-ansi = màu của cửa sổ dòng lệnh
theme-light = sáng
theme-dark = tối
theme-high-contrast = tương phản cao
theme-mono = không màu
theme-lacquer = sơn son thếp vàng

## The board

tui-to-move = đến lượt
tui-in-hand = còn { $dan } dân trong tay
tui-store = { $quan ->
    [0] { $dan } dân
   *[other] { $dan } dân + { $quan } quan
}
tui-owes = nợ { $creditor } { $dan } dân
tui-owes-bank = nợ ngân hàng { $dan } dân
