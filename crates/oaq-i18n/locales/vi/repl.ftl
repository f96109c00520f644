### Lời của ván chơi từng dòng. Tên các lệnh nằm trong chương trình, bằng cả ba
### ngôn ngữ.

greeting = Ô ăn quan, trò chơi dân gian Việt Nam.
greeting-rules = Luật: { $rules }.
greeting-hint = Gõ số của một ô, hoặc một nước đi như 3P (ô 3 sang phải). Gõ ? để xem trợ giúp, q để thoát.
greeting-plain = `tả` kể thế cờ từng ô một, `nước cuối` kể nước vừa đi, `điểm` cho biết tỉ số, `ở đâu` cho biết đến lượt ai và đi được ô nào.
greeting-computer = Hai người chơi cùng một bàn phím; gõ `người chơi B=search:1s` để máy chơi bên B.
goodbye = Tạm biệt!

## Lời nhắc. Hết bằng dấu hai chấm hoặc dấu hỏi; chương trình thêm dấu cách.

to-move = Đến lượt { $player }
thinking-now = Đang nghĩ … Ctrl-C: trả lời ngay
prompt-move = { $player }, ô 1 đến { $squares }?
prompt-over = Đã hết ván. Ván mới, rút lại nước hay thoát?
prompt-direction = Ô { $square }: phải (P, về phía { $right }) hay trái (T, về phía { $left })?
not-a-direction = Đó không phải là chiều rải: P là phải, T là trái. Chỉ nhấn Enter thì chọn lại ô khác.
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
again = Ván này chưa xong. Gõ `{ $command }` lần nữa để bỏ ván.
again-set-up = Thế cờ này chưa được lưu: ván chỉ được tự động lưu từ nước đầu tiên. Gõ `lưu TỆP` để lưu ngay. Gõ `{ $command }` lần nữa để bỏ.
again-kept = Ván này chưa xong. Ván đã được lưu, sau này gõ `chơi tiếp` để chơi tiếp. Gõ `{ $command }` lần nữa để rời ván.
game-is-kept = Ván đã được lưu; `oaq play --resume` để chơi tiếp.
ended-otherwise = { $how ->
    [resignation] Có người xin thua
    [agreement] Các bên đã thỏa thuận
    [time] Hết giờ
    [abandoned] Ván bị bỏ dở
   *[other] Ván đã phân định
}: { $winners } { $count ->
    [1] thắng
   *[other] cùng thắng
}.
ended-already = Ván đã kết thúc. Gõ `rút lại nước` để quay lại, `ván mới` để chơi ván khác.
undone-ending = Đã rút lại kết thúc của ván.
draw-too-early = Máy thấy còn sớm để hòa; hãy chơi thêm vài nước.
draw-declined = { $player } không nhận hòa vì nghĩ sẽ thắng.
record-is-full = Ván đã dài quá mức ghi lại được nên không đi tiếp được nữa.
too-many-names = Có { $names } tên cho { $players } người chơi.
bad-name = Không thể đặt tên như thế: tên quá dài hoặc có ký tự điều khiển.
no-player = Không có người chơi `{ $name }`.
no-history = Chưa có nước nào.
unknown-command = Không có lệnh `{ $name }`.
commands-begun = { $count ->
    [1] Lệnh { $names } phải gõ đủ chữ.
   *[other] Có thể là { $names }.
}
help-is-there = Gõ ? để xem trợ giúp.
line = dòng { $number }: { $message }
language-now = Ngôn ngữ: { $language }.
unknown-style = Không có kiểu `{ $name }`: hãy chọn unicode, ascii, compact, large hoặc plain.
players-line = { $player }: { $who ->
    [greedy] greedy (máy)
    [random] random (máy, đi ngẫu nhiên)
    [level] { $name } (máy: { $level })
    [search] { $name } (máy, tính trước)
    [ugi] { $name } (một chương trình khác)
   *[human] human (người)
}
players-usage = Hãy ghi ai chơi bên nào, như `người chơi B=greedy` hoặc `người chơi B=search:1s`.
needs-nothing = Sau `{ $command }` không ghi gì thêm.
needs-something = Còn thiếu: phải ghi { $usage }, như `{ $example }`.

## Đi lại trong ván, và cách hiện ván

playable = { $count ->
    [1] Chỉ đi được từ ô { $squares }
   *[other] Có thể đi từ các ô { $squares }
}, { $ways ->
    [right] sang phải
    [left] sang trái
   *[both] sang phải hoặc sang trái
}.
goto-usage = `{ $name }` không phải là một chỗ trong ván: hãy ghi số thứ tự một nước, +2, -2, `{ $start }` hoặc `{ $end }`.
goto-no-such = { $most ->
    [0] Ván chưa có nước nào.
   *[other] Ván chỉ có { $most } nước.
}
where-plies = { $plies ->
    [0] Chưa đi nước nào.
   *[other] Đã đi { $plies } nước.
}
game-is-over = Ván đã kết thúc.
no-square = Không có ô `{ $name }`: hãy ghi như A3, 3 hoặc QA.
score-now = Nếu tính điểm ngay bây giờ: { $scores }.
score-final = Điểm: { $scores }.
flipped = { $player } ngồi phía dưới.
plain-on = Thế cờ được kể bằng câu chữ.
plain-off = Bàn chơi được vẽ ra.
on-or-off = `{ $name }` không phải là `{ $on }` cũng không phải là `{ $off }`.
about =
    oaq { $version }: ô ăn quan, trò chơi dân gian Việt Nam, trên dòng lệnh.
    Luật lấy từ các nguồn tiếng Việt và được ghi thành dữ liệu; gõ `luật` để xem luật của ván này.
    Phần mềm tự do theo giấy phép MIT và Apache 2.0.
rules-to-play = Gõ `ván mới { $rules }` để chơi theo luật ấy.
rules-current = { $name } (luật này)
rules-list-more = Gõ `luật { $example }` để biết thêm, `luật dùng { $example }` để bắt đầu ván theo luật ấy.
rules-keys-more = Gõ `luật đặt dan=4` để bắt đầu ván với một chỗ thay đổi.
theme-now = Màu của bàn chơi: { $name }. Có { $names }.
theme-set = Màu của bàn chơi: { $name }.
unknown-theme = Không có bộ màu `{ $name }`: hãy chọn { $names }.
theme-no-colours = Ở đây không có màu: kết quả không hiện trên màn hình có màu, hoặc NO_COLOR được đặt.
game-settings-more = `cài đặt style=ascii` chỉ đổi trong ván này; `oaq config edit` đổi cho mọi ván.
game-settings-here = ván này
game-settings-unknown = Không có cài đặt `{ $name }`.
game-settings-unfit = `{ $key }` không thể là `{ $value }`: phải là { $expected }.
game-settings-not-here = Không đổi được `{ $key }` trong ván; `oaq config edit` đổi cho các ván sau.

## Nhiều ván tính chung

tally-none = Chưa tính chung ván nào. Gõ `đấu 3` để đấu ba ván.
tally-off = Không tính chung nữa; ván này vẫn tiếp tục.
tally-usage = `{ $name }` không phải là số ván: hãy ghi từ 1 đến { $most }, hoặc `{ $off }`.
tally-standing = Đấu { $games } ván, { $played ->
    [0] trước ván đầu
   *[other] sau { $played } ván
}: { $wins }.
tally-won = { $winners } { $count ->
    [1] thắng chung cuộc.
   *[other] cùng thắng chung cuộc.
}
tally-next = { $player } đi trước ở ván sau: gõ `ván mới`.

## Xếp một thế cờ

prompt-edit = Thế cờ?
edit-help = Gõ tên ô rồi số dân trong ô: A1 7, đến A{ $last }. QA Q3 là đặt một quan và ba dân vào ô quan QA, A 12Q là cho A đã ăn mười hai dân và một quan, B là đến lượt B. Một dòng có thể ghi nhiều thứ, cách nhau bằng dấu phẩy. `{ $undo }` bỏ thay đổi cuối, `{ $empty }` dọn sạch bàn, `{ $start }` xếp như lúc vào ván. `{ $done }` để chơi từ thế ấy, `{ $cancel }` để giữ nguyên như cũ.
edit-unknown = `{ $part }` không xếp được gì: hãy ghi như A3 7, QA Q3, A 12Q, hoặc B nếu đến lượt B.
edit-count = Không thể `{ $part }`: một ô chứa từ 0 đến { $most } dân.
edit-nothing-to-undo = Không có thay đổi nào để bỏ.
edit-first = `{ $command }` phải đợi: trước hết hãy gõ `{ $done }` hoặc `{ $cancel }`.
edit-done = Ván chơi tiếp từ đây: { $position }
edit-cancelled = Không có gì thay đổi.

## Ván trong tệp

save-usage = Hãy ghi tên tệp theo sau, như `lưu van-cua-toi.oaq`.
save-among = { $path } còn chứa những thứ khác ngoài ván này. Hãy ghi tên tệp theo sau, như `lưu van-cua-toi.oaq`.
save-exists = { $path } đã có và chứa thứ khác. `lưu --replace { $name }` ghi đè lên, `lưu --append { $name }` ghi thêm ván này vào cuối.
game-saved = Đã ghi { $path } ({ $plies } nước).
load-usage = Hãy ghi tên tệp theo sau, như `mở van-cua-toi.oaq`; `mở cac-van.oaq 2` lấy ván thứ hai trong tệp.
load-which = { $path } có nhiều ván. Hãy ghi số của một ván sau tên tệp:
load-lenient = Chưa mở ván nào. `mở --lenient` lấy phần đọc được.
no-such-game = Trong { $path } không có ván số { $number }.
no-game-in = Trong { $path } không có ván nào.
moves-from-start = đang ở đầu ván, sau đó có { $plies } nước
moves-made = { $plies } nước
records-usage = Hãy ghi tên tệp theo sau, như `xem tệp cac-van.oaq`; `xem tệp cac-van.oaq 2` cho xem ván thứ hai trong tệp.
records-end = { $path } không còn ván nào nữa.
records-bad = (có chỗ sai)
records-more = { $more ->
    [yes] Gõ `{ $records }` để xem tiếp,
   *[no] Hết;
} `{ $records } { $path } { $number }` để xem một ván, `{ $load } { $path } { $number }` để chơi tiếp ván ấy.

## Ván được tự động lưu

games-offered = { $count ->
    [1] Có một ván chưa xong:
   *[other] Có { $count } ván chưa xong:
}
prompt-offer = { $count ->
    [1] Chơi tiếp ván ấy? Gõ có, hoặc chỉ nhấn Enter để chơi ván mới:
   *[other] Chơi tiếp ván nào? Gõ 1 đến { $count }, hoặc chỉ nhấn Enter để chơi ván mới:
}
offer-number = { $count ->
    [1] Chỉ có một ván để chọn: 1.
   *[other] Có { $count } ván để chọn: 1 đến { $count }.
}
saved-in = Lưu trong { $path }:
nothing-saved = Không có ván nào khác được lưu.
nothing-to-resume = Không có ván đã lưu nào để chơi tiếp.
resume-usage = Hãy ghi một số trong danh sách mà `đã lưu` cho xem, như `chơi tiếp 2`.
resume-in-use = Ván ấy đang được chơi ở cửa sổ khác.
game-in-use = { $game } (đang chơi ở cửa sổ khác)
game-damaged = Ván đã lưu { $path } bị hỏng: { $reason }. Tệp được giữ nguyên.
damage-empty = trong tệp không có ván nào
damage-line = thiếu hoặc sai từ dòng { $line }
cannot-autosave = Không lưu được ván: { $reason }. Ván vẫn tiếp tục, nhưng có thể bị mất.
no-state-folder = Không tìm được chỗ lưu ván, nên ván này có thể bị mất.
file-in-use = { $path } đang được một tiến trình khác ghi.
autosave-exists = { $path } đã có. Thêm `--resume` để chơi tiếp ván trong đó.
autosave-damaged = { $path } bị hỏng: thiếu hoặc sai từ dòng { $line }. Tệp được giữ nguyên.

## Các dòng chữ thay cho bàn chơi vẽ

plain-row = { $player }: các ô từ 1 đến { $count } có { $squares }; { $captured }.
plain-quan = Ô quan { $label }: { $pieces }.
plain-empty = trống
plain-nothing = chưa ăn được gì
plain-captured = đã ăn { $store }
plain-square = { $square }: { $pieces }.
plain-square-empty = { $square }: trống.
plain-store = { $player } đã ăn: { $store }.
plain-none = chưa có gì
plain-now-empty = Bây giờ trống: { $squares }.
plain-now = Bây giờ có { $dan } dân: { $squares }.
plain-now-quan = Ô quan { $label } bây giờ: { $pieces }.
plain-no-debts = Không ai còn nợ ai.
plain-no-change = Không có gì thay đổi.
describe-start = Đi vòng quanh bàn sang phải, bắt đầu từ đầu bên trái hàng của { $player }.
debt = { $debtor } nợ { $creditor } { $dan } dân
debt-bank = { $debtor } nợ ngân hàng { $dan } dân
