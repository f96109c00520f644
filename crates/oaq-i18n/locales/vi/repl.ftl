### Lời của ván chơi từng dòng. Tên các lệnh nằm trong chương trình, bằng cả ba
### ngôn ngữ.

greeting = Ô ăn quan, trò chơi dân gian Việt Nam.
greeting-rules = Luật: { $rules }.
greeting-hint = Gõ số của một ô, hoặc một nước đi như 3P (ô 3 sang phải). Gõ ? để xem trợ giúp, q để thoát.
greeting-computer = Hai người chơi cùng một bàn phím; gõ `người chơi B=greedy` để máy chơi bên B.
goodbye = Tạm biệt!

## Lời nhắc. Hết bằng dấu hai chấm hoặc dấu hỏi; chương trình thêm dấu cách.

to-move = Đến lượt { $player }
prompt-move = { $player }, ô 1 đến { $squares }?
prompt-over = Đã hết ván. Ván mới, rút lại nước hay thoát?
prompt-direction = Ô { $square }: phải (P, về phía { $right }) hay trái (T, về phía { $left })?
not-a-direction = Đó không phải là chiều rải: P là phải, T là trái. Câu hỏi được bỏ; hãy chọn lại một ô.
direction-alone = Chỉ có chiều rải thì chưa phải là nước đi: hãy gõ cả số ô, như { $example }.
ctrl-c-again = Nhấn Ctrl-C lần nữa để thoát, hoặc gõ `thoát`.
not-text = Dòng đó không phải là chữ (UTF-8) nên chưa làm gì cả. Hãy gõ lại.

## Trong ván

turn-told = { $move }: { $text }
undone = Đã rút lại: { $moves }.
redone = Đã đi tiếp: { $moves }.
nothing-to-undo = Không có nước nào để rút lại.
nothing-to-redo = Không có nước nào để đi tiếp.
nothing-to-explain = Chưa có nước nào; `kể 3P` kể một nước sắp đi.
another-game = Gõ `ván mới` để chơi ván khác, `rút lại nước` để lấy lại nước cuối, `thoát` để nghỉ.
unfinished = Ván chưa xong: đến lượt { $player }.
new-again = Ván này chưa xong. Gõ `{ $command }` lần nữa để bỏ ván.
no-history = Chưa có nước nào.
unknown-command = Không có lệnh `{ $name }`.
help-is-there = Gõ ? để xem trợ giúp.
line = dòng { $number }: { $message }
language-now = Ngôn ngữ: { $language }.
unknown-style = Không có kiểu `{ $name }`: hãy chọn unicode, ascii, compact, large hoặc plain.
players-line = { $player }: { $who ->
    [greedy] greedy (máy)
   *[human] human (người)
}
players-usage = Hãy ghi ai chơi bên nào, như `người chơi B=greedy`.
needs-nothing = Sau `{ $command }` không ghi gì thêm.

## Các dòng chữ thay cho bàn chơi vẽ

plain-row = { $player }: các ô từ 1 đến { $count } có { $squares }; { $captured }.
plain-quan = Ô quan { $label }: { $pieces }.
plain-empty = trống
plain-nothing = chưa ăn được gì
plain-captured = đã ăn { $store }
debt = { $debtor } nợ { $creditor } { $dan } dân
debt-bank = { $debtor } nợ ngân hàng { $dan } dân

## Trợ giúp: mỗi lệnh làm gì

help-intro = Một nước đi là số của ô, từ 1 đến { $squares } tính từ bên trái người đi, và P hay R (phải), T hay L (trái): 3P. Trong những gì máy in ra, R là phải, L là trái. Chỉ gõ số ô cũng được, máy sẽ hỏi chiều rải.
help-help = xem trợ giúp này
help-moves = cho biết mỗi nước đi hợp lệ có kết quả gì
help-board = vẽ bàn chơi; `bàn ascii` thì từ nay vẽ như thế
help-explain = kể từng bước nước vừa đi; `kể 3P` kể một nước sắp đi
help-undo = lấy lại nước vừa đi
help-redo = đi tiếp nước vừa lấy lại
help-history = liệt kê các nước đã đi
help-position = ghi thế cờ thành chữ; có chữ theo sau thì chơi từ thế đó
help-rules = xem luật của ván này
help-new = bắt đầu ván mới; `ván mới quan-non` thì theo luật đó
help-players = xem ai chơi; `người chơi B=greedy` để máy chơi bên B
help-language = đổi ngôn ngữ: vi, en hoặc pt
help-quit = thoát
