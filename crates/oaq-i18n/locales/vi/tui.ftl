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

## The game on the screen

tui-moves = Các nước
tui-captures-nothing = không ăn gì
tui-board-too-large = Bàn chơi theo luật này cần cửa sổ lớn hơn.
tui-too-small = Cửa sổ này có { $has-width } × { $has-height } ký tự; trò chơi cần { $width } × { $height }. Hãy nới rộng cửa sổ, hoặc chơi từng dòng bằng oaq play --plain. Nhấn { $quit } để thoát.
tui-no-terminal = Trò chơi toàn màn hình cần một cửa sổ dòng lệnh. `oaq play --plain` cho chơi từng dòng, qua ống dẫn cũng được.
tui-ahead = (tính trước { $depth } nước)
tui-value-told = { $even ->
    [yes] { $proven ->
        [yes] = hòa, đã chứng minh
       *[no] ngang nhau { $ahead }
    }
   *[no] { $proven ->
        [yes] { $player } thắng { $points }, đã chứng minh
       *[no] { $player } +{ $points } { $ahead }
    }
}
tui-value-shares = { $proven ->
    [yes] { $count ->
        [1] { $players } thắng, đã chứng minh
       *[other] { $players } cùng thắng, đã chứng minh
    }
   *[no] { $players } { $percent } % { $ahead }
}
tui-tally = { $decided ->
    [yes] { $count ->
        [1] { $winners } thắng chung cuộc: { $won }
       *[other] Chung cuộc hòa: { $won }
    }
   *[no] { $games }/{ $of } ván: { $won }
}

## Who plays

tui-who = { $kind ->
    [human] người
    [greedy] máy: ăn được nhiều nhất
    [random] máy: đi bừa
    [level] máy: { $level }
    [search] máy: nghĩ { $detail }
   *[ugi] chương trình: { $detail }
}

## What can be done now

tui-prompt-square = { $player }: chọn ô bằng phím mũi tên, số 1 đến { $squares } hoặc chuột, rồi nhấn { $confirm }.
tui-prompt-direction = Ô { $square }: rải bên nào?
tui-prompt-shown = { $move } ăn: { $captured }. { $confirm } để đi, { $cancel } để chọn lại.
tui-prompt-over = { $new } chơi ván khác, { $undo } rút lại nước.
tui-prompt-sowing = Nhấn phím bất kỳ để rải xong ngay.
tui-prompt-thinking = { $player } đang nghĩ { $depth ->
    [0] …
   *[other] { $ahead }
}
tui-prompt-hint = Đang tìm nước hay { $depth ->
    [0] …
   *[other] { $ahead }
}
tui-paused = Ván đang tạm dừng. { $pause } để chơi tiếp.
tui-not-your-turn = Đang đến lượt máy. { $pause } để tạm dừng.
tui-over-already = Đã hết ván. { $undo } rút lại nước, { $new } chơi ván khác.
tui-which-way = Giờ chọn bên rải: mũi tên, P (bên phải của người đi) hoặc T (bên trái).
tui-no-such-square = Không có ô đó.
tui-not-own-square = Chỉ được bốc ô ở hàng của mình.
tui-no-person = Chỉ có máy đang chơi.
tui-no-program = Trước đây một chương trình đi cho { $players }. Không tệp nào được tự chạy chương trình, nên giờ là người đi.
tui-computer-plays-on = Máy không nhận hòa.

## Buttons

tui-button-help = Trợ giúp
tui-button-new = Ván mới
tui-button-undo = Rút lại
tui-button-redo = Đi tiếp
tui-button-hint = Gợi ý
tui-button-pause = Dừng
tui-button-value = Hơn kém
tui-button-turn = Xoay
tui-button-resign = Xin thua
tui-button-draw = Xin hòa
tui-button-saved = Đã lưu
tui-button-settings = Cài đặt
tui-button-quit = Thoát

## Help: what keys do

tui-help = Các phím
tui-help-squares = chọn ô của người đến lượt
    .keys = 1 … 9
tui-help-right = rải sang bên phải của người đi; nhấn lần nữa hoặc Enter để đi
    .keys = r p d >
tui-help-left = rải sang bên trái của người đi
    .keys = l t e <
tui-help-mouse = nhấp một ô rồi nhấp bên muốn rải; con lăn để cuộn
    .keys = chuột
tui-do-up = lên; trong danh sách là dòng trên
tui-do-down = xuống
tui-do-left = sang ô bên trái, hoặc rải về bên trái màn hình
tui-do-right = sang ô bên phải, hoặc rải về bên phải màn hình
tui-do-confirm = chọn ô, đi nước đang xem
tui-do-cancel = bỏ ô đã chọn, đóng hộp thoại
tui-do-next = ô hoặc mục kế tiếp
tui-do-previous = ô hoặc mục trước
tui-do-page-up = các nước trước đó
tui-do-page-down = các nước sau đó
tui-do-undo = rút lại nước, cả nước máy đáp lại
tui-do-redo = đi tiếp nước đã rút lại
tui-do-pause = tạm dừng ván, hoặc chơi tiếp
tui-do-hint = chỉ một nước hay trên bàn
tui-do-value = hiện hoặc ẩn dự đoán ai thắng
tui-do-new = ván mới: biến thể, luật nhà, người chơi, đồng hồ
tui-do-resign = xin thua
tui-do-draw = xin hòa
tui-do-turn = nhìn từ chỗ ngồi kế tiếp
tui-do-settings = cài đặt: ngôn ngữ, màu, ký tự, tốc độ
tui-do-language = đổi ngôn ngữ
tui-do-theme = đổi màu
tui-do-glyphs = đổi bộ ký tự
tui-do-slower = rải chậm hơn
tui-do-faster = rải nhanh hơn, đến mức không vẽ nữa
tui-do-saved = các ván đã lưu
tui-do-help = trợ giúp này
tui-do-suspend = tạm về dòng lệnh
tui-do-quit = thoát

## Help: the signs on the board

tui-mark-chosen = ô đang chọn
tui-mark-changed = sau nước đi, ô đó thêm hoặc bớt chừng ấy dân
tui-mark-captured = ăn được gì ở ô đó; Q là quan
tui-mark-end = chỗ lượt đi dừng lại
tui-mark-hint = nước nên đi
tui-mark-last = nước vừa đi

## Keys, as they are called on keyboards

tui-named-up = Lên
tui-named-down = Xuống
tui-named-left = Trái
tui-named-right = Phải
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
tui-named-space = Phím cách
tui-named-minus = Trừ
tui-named-plus = Cộng
tui-named-ctrl = Ctrl
tui-named-shift = Shift
tui-named-alt = Alt

## Dialogs

tui-close = Đóng
tui-cancel = Thôi
tui-go-on = Chơi tiếp
tui-leave = Thoát
tui-leave-text = Ván chưa xong. Ván đã được lưu và lần sau sẽ được mời chơi tiếp.
tui-leave-lost = Ván chưa xong và chưa được lưu: thoát bây giờ là mất ván.
tui-leave-yes = Thoát
tui-resign = Xin thua
tui-resign-text = { $player } xin thua ván này?
tui-resign-yes = Xin thua
tui-draw = Xin hòa
tui-draw-text = { $player } xin hòa. Mọi người đồng ý không?
tui-draw-yes = Đồng ý cả
tui-over = Hết ván
tui-over-next = Ván tiếp theo
tui-over-again = Chơi lại
tui-over-look = Xem bàn chơi
tui-warned = Cảnh báo
tui-saved = Các ván đã lưu
tui-saved-offer = Có { $count } ván chưa xong. Chọn một ván để chơi tiếp.
tui-new = Ván mới
tui-new-lost = Ván đang chơi chưa được lưu: bắt đầu ván mới là mất ván này.
tui-new-variant = Biến thể
tui-new-changed = { $name }, có thay đổi
tui-new-house = Luật nhà …
tui-new-who = Bên { $seat } là
tui-new-name = Tên bên { $seat }
tui-new-starter = Ai đi trước
tui-new-lots = bốc thăm
tui-new-hands = oẳn tù tì
tui-new-time = Đồng hồ
tui-new-no-clock = không
tui-new-increment = Thêm sau mỗi nước
tui-new-best-of = Cuộc đấu
tui-new-begin = Bắt đầu
tui-house-done = Xong
tui-house-reset = Theo đúng biến thể
tui-minutes = mỗi bên { $minutes } phút
tui-time-each = mỗi bên { $time }
tui-min = { $count } phút
tui-s = { $count } giây
tui-ms = { $count } ms
tui-seconds = { $seconds } giây
tui-games = { $games ->
    [1] một ván
   *[other] tối đa { $games } ván
}
tui-hands = Oẳn tù tì
tui-hands-choose = { $player } chọn, những người khác đừng nhìn.
tui-hands-shown = { $player }: { $hand }
tui-hands-winner = { $player } đi trước.
tui-hands-alike = Giống nhau: làm lại.
tui-hands-again = Làm lại
tui-rock = búa
tui-scissors = kéo
tui-paper = bao

## Settings

tui-settings = Cài đặt
tui-language = Ngôn ngữ
tui-theme = Màu
tui-glyphs = Ký tự
tui-speed = Rải quân
tui-preview = Xem trước nước đi
tui-value = Dự đoán ai thắng
tui-mouse = Chuột
speed-slow = chậm
speed-normal = vừa
speed-fast = nhanh
speed-very-fast = rất nhanh
speed-off = không vẽ

## Errors

tui-too-long = Ở đây ghi được nhiều nhất { $most } ký tự.
tui-unknown-time = `{ $time }` không phải là thời gian của một ván: hãy ghi như 5m, hoặc 5m+3s với phần thêm sau mỗi nước.
tui-key-usage = `{ $key }` không đổi phím nào: hãy ghi một lệnh và các phím, như undo=ctrl-u,backspace.
tui-key-unknown = `{ $key }` không phải là phím: hãy ghi như u, ctrl-r, f2, space hoặc page-up.
tui-key-no-command = `{ $key }` không phải là lệnh.
tui-key-notation = Không đổi được `{ $key }`: đó là số ô hoặc chiều rải khi ghi nước đi.
tui-key-taken = `{ $key }` đã là phím của `{ $command }`.

## The command. The examples stay within 80 columns.

oaq-tui = Chơi toàn màn hình
    .usage = oaq tui [TÙY CHỌN]
    .examples =
        Phím mũi tên và chuột chọn ô và bên rải; ? cho xem mọi phím.
        Ván chưa xong sẽ được mời chơi tiếp lần sau.

        Ví dụ:
          oaq tui                              hỏi chơi ván nào
          oaq tui --b level:3 --names "Tí, Tèo"
          oaq tui --rules quan-non --a search:2s --b greedy
          oaq tui --clock 5m+3s --best-of 3 --theme lacquer
          oaq tui --glyphs ascii --key undo=ctrl-u,backspace
arg-clock = Thời gian của mỗi người, và phần thêm sau mỗi nước: 5m, 5m+3s
arg-best-of = Cuộc đấu nhiều nhất bấy nhiêu ván, từ 1 đến 99
arg-theme = Màu: ansi, light, dark, high-contrast, mono hoặc lacquer
arg-glyphs = Ký tự: unicode hoặc ascii
arg-speed = Rải nhanh chậm: slow, normal, fast, very-fast hoặc off
arg-level = Máy mạnh cỡ nào khi mở ván mới, từ 1 đến 6; không ghi là 2
arg-no-mouse = Để chuột cho cửa sổ dòng lệnh
arg-key = Phím khác cho một lệnh: undo=ctrl-u,backspace; ghi được nhiều lần
arg-resume-last = Chơi tiếp ván lưu sau cùng
value-name-clock = THỜI GIAN
value-name-best-of = SỐ
value-name-glyphs = BỘ
value-name-speed = TỐC-ĐỘ
value-name-key = LỆNH=PHÍM
