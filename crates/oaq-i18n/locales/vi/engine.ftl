### Lời của máy tính nước: trong ván chơi và trong `oaq analyze`.

## Vì sao một nước hay. Mỗi câu nói về nước đi, nối với nhau bằng list-and.

why-wins = thắng ván
why-draws = kết thúc ván với kết quả hòa
why-ends = kết thúc ván
why-captures = ăn { $pieces }
why-prevents = không cho { $player } ăn { $pieces } bằng { $move }
why-lessens = chỉ còn để { $player } ăn { $less } thay vì { $pieces }
why-threatens = dọa ăn { $pieces } bằng { $move }
why-refills = buộc { $player } rải lại { $dan } dân vào hàng trống
why-prepares = chưa ăn gì ngay mà dẫn tới { $line }
why-waits = không ăn gì và cũng không mất gì

## Trong ván

hint = Nên đi { $move }: nước này { $why }.
eval-ahead = Dự tính { $player } thắng { $points } điểm (tính trước { $depth } nước). Dự kiến: { $line }
eval-even = Dự tính ván hòa (tính trước { $depth } nước). Dự kiến: { $line }
eval-of-many = Dự tính { $player } { $side ->
    [behind] kém
   *[ahead] hơn
} người nhiều điểm nhất trong những người kia { $points } điểm (tính trước { $depth } nước). Dự kiến: { $line }
eval-level = Dự tính { $player } bằng điểm người nhiều điểm nhất trong những người kia (tính trước { $depth } nước). Dự kiến: { $line }
eval-won = Nếu cả hai đi đúng thì { $player } thắng { $points } điểm; điều này đã chắc chắn. Một cách: { $line }
eval-drawn = Nếu cả hai đi đúng thì ván hòa; điều này đã chắc chắn. Một cách: { $line }
best-note = Điểm tính cho người đến lượt, tính trước { $depth } nước; = là đã chắc chắn.
best-note-many = Điểm người đến lượt hơn người nhiều điểm nhất trong những người kia, tính trước { $depth } nước.
best-usage = Hãy ghi cần xem bao nhiêu nước, như `nước hay 5`.
threat-some = Nếu { $mover } được bỏ lượt thì { $player } sẽ ăn { $pieces } bằng { $move }.
threat-none = Nếu { $mover } được bỏ lượt thì { $player } cũng không ăn được gì.
explain-alone = Máy sẽ đi { $move } ({ $score }): nước này { $why }.
explain-same = Máy cũng chọn { $move } ({ $score }): nước này { $why }.
explain-prefers = Máy chọn { $move } ({ $score }) hơn là { $other } ({ $less }): nước này { $why }.
explain-lets = Sau { $other } thì { $player } có thể ăn { $pieces } bằng { $move }.
engine-paused = Máy đang chờ; gõ một dòng trống để máy chơi tiếp.
engine-over = Đã hết ván nên không còn gì để tính.
analyze-two-only = Chỉ nhận xét được ván hai người.
analyze-nothing = Chưa có nước nào để nhận xét; gõ `nước hay` để xem các nước hay nhất.
analyze-stopped = Đã dừng khi chưa nhận xét được nước nào.
unknown-effort = `{ $name }` không cho biết nghĩ bao lâu: hãy ghi thời gian như 500ms hay 2s, depth=8 (từ 1 đến 120) hoặc nodes=100k.

## Các trình độ của máy: tên gọi, và lối chơi

level-child = Bé tập chơi
    .about = thấy gì gần thì ăn, còn lại hay bỏ sót
level-beginner = Mới biết chơi
    .about = ăn được gì thì ăn, chưa nghĩ đến nước đáp lại
level-casual = Chơi cho vui
    .about = có nghĩ đến nước đáp lại, nhưng đôi khi nhìn sót
level-experienced = Chơi quen tay
    .about = tính trước vài nước, thỉnh thoảng đi vội
level-expert = Cao thủ
    .about = tính trước nhiều nước
level-full = Hết sức máy
    .about = dùng hết khả năng của máy trong thời gian được cho

## Các bảng

head-score = điểm
head-line = dự kiến
head-nodes = số nước thử
head-player = người chơi
head-moves = số nước
head-loss = mất trung bình
head-best = hay nhất
head-good = được
head-inaccuracy = chưa chuẩn
head-mistake = sai
head-blunder = sai nặng

## `oaq analyze`. Các ví dụ không rộng quá 80 cột.

oaq-analyze = Tìm các nước hay nhất của một thế cờ, hoặc chấm các nước của ván cờ
    .usage = oaq analyze [THẾ-CỜ|-|TỆP] [TÙY CHỌN]
    .examples =
        Ví dụ:
          oaq analyze
          oaq analyze "0,0,1,0,0/Q5/5,5,5,5,5/Q A 20/20" --time 10s --multipv 3
          oaq analyze --rules quan-non --depth 12 --json
          oaq analyze - < positions.txt
          oaq analyze game.oaq -o judged.oaq --svg course.svg

        Điểm tính cho người đến lượt; "=" là đã chắc chắn. Không ghi --time, --depth
        hay --nodes thì tính một thế cờ trong 5 giây, mỗi thế trong nhiều thế và mỗi
        nước của ván trong nửa giây. Ctrl-C thì dừng và giữ những gì đã có.

        Với "-", mỗi dòng của đầu vào chuẩn cho một dòng JSON, theo thứ tự; dòng không
        phải thế cờ cho một đối tượng có khóa "error", và cuối cùng mã thoát là 1. Với
        --json, ván không chấm được cũng vậy.

        Trong ván, mỗi nước được ghi giá trị (%eval, tính từ phía A), tính sâu mấy nước
        (%depth) và làm mất mấy điểm (%loss): từ 2 là chưa chuẩn (?!), từ 5 là sai (?),
        từ 10 là sai nặng (??), ít hơn thì được, không mất gì là hay nhất. Cách đi hay
        hơn được ghi thành biến. Lời người ghi thì giữ nguyên: nước đã có dấu của người
        thì không thêm dấu khác. Chấm lại thì thay những gì đã chấm lần trước.

        Khi luật xử khác với điểm (all-quan-wins, shortage = "lose"), thắng được tính là
        hơn ít nhất 1 điểm, thua là kém ít nhất 1 điểm (từ −1 trở xuống).
arg-subject = Một thế cờ trong dấu nháy, - là đọc các thế từ đầu vào chuẩn, mỗi dòng một thế, hoặc một tệp ván cờ; không ghi là thế đầu ván
arg-think = Nghĩ bao lâu: 500ms, 2s, 1m (nhiều nhất một tuần)
arg-plies = Tính trước mấy nước, từ 1 đến 120
arg-nodes = Thử bao nhiêu nước, như 100k hay 2M; với một luồng thì kết quả lúc nào cũng như nhau
arg-multipv = Xem bao nhiêu nước hay nhất, từ 1 đến 100
arg-workers = Số luồng cùng tính, từ 1 đến 1024; không ghi là một
table-smaller = Máy không đủ bộ nhớ cho bảng nhớ { $asked } MiB; bảng này chỉ có { $got } MiB.
arg-hash = Dùng bao nhiêu MiB bộ nhớ cho những gì đã tính, từ 0 đến 32768; không ghi là 64
arg-judged = Tệp để ghi các ván đã chấm, trọn vẹn hoặc không gì cả; không ghi thì ra đầu ra chuẩn
arg-graph = Vẽ diễn biến của mỗi ván thành hình SVG trong tệp này
value-name-subject = THẾ-CỜ
value-name-time = THỜI-GIAN
analyze-for-records = `{ $name }` chỉ dùng với tệp ván cờ.
analyze-for-positions = `{ $name }` chỉ dùng với thế cờ.
analyze-same-file = `--svg` sẽ ghi đè lên ván cờ: { $path } là tệp ván cờ hoặc tệp của `--output`. Hãy đặt tên khác cho hình.
analyze-two-players = Máy chỉ tính được hai người chơi, mà luật này có { $players } người.
analyze-standing = độ sâu { $depth }, thử { $nodes } nước, { $seconds } giây, { $speed } nghìn nước/giây
analyze-progress-position = thế cờ { $number }
analyze-progress-move = ván { $number }: { $ply } trên { $plies } nước
analyze-skipped = ván { $number } được giữ nguyên: chỉ chấm được ván hai người
analyze-part = Đã ngắt: chưa đánh giá hết các nước của ván này.
analyze-no-room = ván { $number } quá dài nên không ghi thêm được
analyze-game = Ván { $number }: { $a } – { $b }, { $result }
analyze-bad = { $number } { $move } làm mất { $points } điểm ({ $mark ->
    [inaccuracy] chưa chuẩn
    [mistake] sai
   *[blunder] sai nặng
}); hay hơn: { $better }
analyze-graph = Số điểm A hơn sau mỗi nước:
