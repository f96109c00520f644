### Lời của `oaq record`: biên bản ván cờ, chỗ sai trong đó, và điểm chung của
### nhiều ván.

## Trợ giúp. Các ví dụ không quá 80 cột.

oaq-record = Kiểm tra, trình bày, xem, chuyển đổi, thống kê, chọn và gộp biên bản
    .usage = oaq record LỆNH
    .examples =
        Ví dụ:
          oaq record check games.oaq
          oaq record show games.oaq --game 3
          oaq record convert --to csv games.oaq > games.csv
          oaq record filter --player Tèo *.oaq | oaq record stats

        Mọi lệnh đều đọc được nhiều tệp; "-" hoặc không ghi gì là đầu vào chuẩn.
        Đọc được cả JSON lẫn biên bản.

oaq-record-check = Kiểm tra các ván và chỉ ra mọi chỗ sai
    .usage = oaq record check [TỆP|-]... [TÙY CHỌN]
    .examples =
        Ví dụ:
          oaq record check games.oaq
          oaq record check --quiet tests/games/*.oaq

        Mã thoát: 0 mọi ván đều tốt, 1 có ván hỏng, 2 có tệp không đọc được.

oaq-record-fmt = Viết các ván theo dạng chuẩn
    .usage = oaq record fmt [TỆP|-]... [TÙY CHỌN]
    .examples =
        Ví dụ:
          oaq record fmt games.oaq
          oaq record fmt --in-place *.oaq
          oaq record fmt --check *.oaq

        Không mất gì: ván nào không đọc được trọn vẹn thì giữ nguyên và mã thoát
        là 1. Với --lenient, phần không đọc được trở thành lời bình.

oaq-record-show = Xem các ván với bàn cờ, kể từng nước
    .usage = oaq record show [TỆP|-]... [TÙY CHỌN]
    .examples =
        Ví dụ:
          oaq record show --list games.oaq
          oaq record show games.oaq --game 3
          oaq record show games.oaq --game 3 --ply 12 --style large
          oaq record show games.oaq --plain

oaq-record-convert = Đổi các ván sang JSON, sang bảng, hoặc trở lại thành biên bản
    .usage = oaq record convert --to DẠNG [TỆP|-]... [TÙY CHỌN]
    .examples =
        Ví dụ:
          oaq record convert --to json games.oaq > games.jsonl
          oaq record convert --to oaq games.jsonl -o games.oaq
          oaq record convert --to csv *.oaq -o games.csv

        JSON: mỗi ván một đối tượng trên một dòng, như docs/notation.md mô tả;
        bảng: mỗi ván một hàng, không có lời bình và biến.

oaq-record-stats = Đếm kết quả, cách hết ván, độ dài, điểm và khai cuộc
    .usage = oaq record stats [TỆP|-]... [TÙY CHỌN]
    .examples =
        Ví dụ:
          oaq record stats games.oaq
          oaq record stats --json *.oaq

oaq-record-filter = Chọn ván
    .usage = oaq record filter [TỆP|-]... [TÙY CHỌN]
    .examples =
        Ví dụ:
          oaq record filter --player Tí --date 2026 games.oaq
          oaq record filter --tag "Event~hội" --result 1-0 *.oaq -o won.oaq
          oaq record filter --rules quan-non --min-plies 20 --count games.oaq
          oaq record filter --opening "3P 2T" --invert games.oaq

        Một ván phải hợp với mọi điều đã nêu. Chữ hoa và chữ thường như nhau; gõ
        không dấu thì có dấu hay không đều được.

oaq-record-merge = Gộp các ván của nhiều tệp
    .usage = oaq record merge [TỆP|-]... [TÙY CHỌN]
    .examples =
        Ví dụ:
          oaq record merge spring.oaq autumn.oaq -o year.oaq
          oaq record merge --dedup *.oaq -o all.oaq

## Trợ giúp: tham số và tùy chọn

arg-records = Các tệp có ván cờ, hoặc - cho đầu vào chuẩn; không có tệp nào thì đọc đầu vào chuẩn, trừ khi đó là cửa sổ dòng lệnh
arg-lenient = Bằng lòng với phần đọc được của ván; phần còn lại thành lời bình
arg-rules-file = Tệp luật có biến thể mà các ván dùng; ghi được nhiều lần
arg-quiet = Chỉ hiện lỗi, không hiện cảnh báo và lưu ý
arg-check = Không ghi gì, chỉ nêu tên những tệp chưa theo dạng chuẩn
arg-in-place = Sửa ngay trong tệp
arg-game = Chỉ ván mang số này trong tệp, từ 1
arg-ply = Chỉ thế cờ sau từng ấy nước, 0 là thế đầu tiên
arg-list = Mỗi ván một dòng
arg-to = Viết gì: oaq, json hoặc csv
arg-from = Đọc gì: oaq hoặc json; không ghi thì tự nhận ra
arg-output = Tệp để ghi vào, trọn vẹn hoặc không gì cả; không có thì ghi ra đầu ra chuẩn
arg-tag = Một thẻ: TÊN (đã biết giá trị), TÊN=GIÁ-TRỊ hoặc TÊN~MỘT-PHẦN; ghi được nhiều lần
arg-player = Tên một người chơi, ngồi phía nào cũng được; ghi được nhiều lần
arg-winner = Ai thắng: tên, hoặc A, B, C hay D
arg-result = Kết quả: 1-0, 0-1, 1/2-1/2, *, hoặc shared cho mọi ván hòa
arg-ending = Hết ván thế nào: resignation, time, quan-squares-empty, unfinished …
arg-date = Chơi khi nào: 2026, 2026.02, hoặc từ đâu đến đâu: 2026.02..2026.12
arg-opening = Những nước đầu, như "3P 2T"
arg-min-plies = Có ít nhất từng ấy nước
arg-max-plies = Có nhiều nhất từng ấy nước
arg-invert = Những ván không hợp
arg-count = Chỉ cho biết có bao nhiêu ván
arg-dedup = Bỏ những ván giống hệt nhau
value-name-records = TỆP
value-name-format = DẠNG
value-name-tag = THẺ
value-name-name = TÊN
value-name-result = KẾT-QUẢ
value-name-ending = CÁCH
value-name-date = NGÀY
value-name-opening = NƯỚC

## Lời của các lệnh

record-progress = { $games } ván, { $size }
record-checked = { $files } tệp, { $games } ván: { $good } tốt, { $bad } hỏng; { $errors } lỗi, { $warnings } cảnh báo, { $notes } lưu ý{ $omitted ->
    [0] { "" }
   *[other] , và { $omitted } điều nữa
}.
record-left-out = Đã bỏ qua { $bad } ván không đọc được trọn vẹn; với --lenient thì giữ phần đọc được.
record-interrupted = Đã dừng sau { $games } ván; những gì đã viết chưa phải là tất cả.
record-twice = { $games } ván bị trùng.
record-no-game = Chỗ này không thuộc ván nào và bị bỏ qua.
record-not-written = Chưa ghi { $path } vì không đọc được tất cả.
record-no-file = Tệp nào? Hãy nêu các tệp chứa ván cờ, hoặc - cho đầu vào chuẩn.
record-is-folder = đó là một thư mục
record-not-read = không đọc được:
record-not-in-place = Không thể sửa ngay trong đầu vào chuẩn.
record-fmt-json = { $path } là JSON; `oaq record convert --to oaq` đổi nó thành biên bản.
record-kept = Ván { $number } giữ nguyên: { $reason }.
record-kept-bad = không đọc được trọn vẹn
record-kept-loss = sẽ mất một phần của ván
record-kept-escape = có dòng bắt đầu bằng %, mà dạng chuẩn không có
record-no-such-game = Không có ván số { $number }; chỉ có { $games } ván.
record-no-such-ply = Ván { $number } có { $plies } nước, nên không có thế cờ sau { $ply } nước.
record-unknown-ending = Không ván nào hết vì `{ $name }`.
record-endings = Các cách hết ván: { $words }.

## Một ván được trình bày

record-heading = Ván { $number } ({ $file }, dòng { $line })
record-result-line = Kết quả: { $result }
record-position = thế cờ: { $position }
record-unfinished = Ván này chưa xong.
record-how = { $how ->
    [resignation] có người xin thua
    [agreement] hai bên thỏa thuận
    [time] có người hết giờ
    [abandoned] bỏ dở
    [unfinished] chưa xong
   *[other] không rõ vì sao
}
record-ended-otherwise = Ván kết thúc { $how ->
    [resignation] vì có người xin thua
    [agreement] do thỏa thuận
    [time] vì có người hết giờ
    [abandoned] vì không ai chơi tiếp
   *[other] theo cách mà biên bản không cho biết
}: { $result }.

## Thống kê nhiều ván

record-stats = { $files } tệp, { $games } ván, { $plies } nước.
record-scores = Điểm lúc hết ván, { $rules }:
record-openings = { $plies } nước đầu, { $rules } ({ $number } kiểu khác nhau):
record-other-rules = luật khác
record-total = tổng cộng
record-more-rules = … và { $more } bộ luật nữa, xem bằng `--json`.
head-rules = luật
head-games = số ván
head-won = { $player } thắng
head-shared = hòa
head-unfinished = chưa xong
head-ending = hết ván thế nào
head-percent = tỉ lệ
head-plies = số nước
head-points = điểm
head-least = ít nhất
head-quarter = 25 %
head-median = trung vị
head-three-quarters = 75 %
head-most = nhiều nhất
head-opening = khai cuộc

## Chỗ sai trong một ván

record-not-json = Đây không phải là ván cờ bằng JSON: { $message }.
record-tag = Thẻ `{ $name }`: { $message }
record-illegal = Nước `{ $found }` không hợp lệ. { $reason } Có thể đi: { $legal }.
record-pass = Không được bỏ lượt; ở đây phải là một nước như `3P`.
record-expected-tag = một thẻ như `[Event "Hội làng"]`
record-expected-result = phần thắng của mỗi người, như `{ $example }`, hoặc `*`
record-expected-termination = `resignation`, `agreement`, `time`, `abandoned` hoặc giới hạn làm hết ván
record-expected-nag = `{ $least }` đến `{ $most }`, hoặc một trong { $marks }
record-expected-number = số { $number }
record-expected-date = một ngày như `2026.02.17`, với `?` cho chữ số chưa biết
record-expected-eval = số điểm như `+6`, `=-2.5` hoặc, với ba người, `31,20,19`
record-expected-clock = thời gian như `0:01:30` hoặc `1:15:00.5`
record-expected-depth = số nước
record-tag-derived = Thẻ này suy ra từ ván cờ.
record-tag-name = Tên thẻ gồm một chữ cái, rồi chữ cái, chữ số và `_`, nhiều nhất 64.
record-tag-control = Giá trị của thẻ không được có ký tự điều khiển.
record-tag-too-long = Giá trị của thẻ dài nhiều nhất { $most } byte, mọi thẻ gộp lại { $all }.
record-open-comment = Lời bình này không có chỗ kết thúc; cần có `{ $mark }`.
record-long-comment = Lời bình này dài hơn { $most } byte; phần cuối bị cắt.
record-open-variation = Biến này không có chỗ kết thúc; cần có `)`.
record-stray-close = Không có biến nào kết thúc ở đây.
record-variation-to-nothing = Một biến phải đứng sau nước mà nó thay thế.
record-too-deep = Các biến lồng nhau sâu hơn { $most }.
record-too-many-plies = Dòng này có hơn { $most } nước.
record-too-large = Ván này dài hơn { $most } byte; phần còn lại bị mất.
record-not-utf8 = Văn bản không phải là UTF-8.
record-captures-nothing = thật ra nước này không ăn gì
record-result = kết quả là { $result }
record-no-result = thiếu kết quả sau các nước đi
record-misplaced-result = có kết quả ở giữa các nước đi
record-no-termination = trên bàn chưa hết ván; nên có thẻ `Termination` cho biết ván kết thúc thế nào
record-end-without-result = ván đã kết thúc thì có kết quả
record-ended = ván đã hết trên bàn: `{ $word }`
record-not-ended-so = trên bàn ván không hết như thế
record-score = điểm là { $score }
record-score-too-early = có điểm, nhưng trên bàn chưa hết ván
record-tag-twice = thẻ này được ghi hai lần; thẻ đầu có giá trị
record-nag-on-nothing = không có nước nào để nói về
record-empty-variation = một biến không có nước nào, đã bỏ đi
record-missing-tags = thiếu { $count } thẻ: { $names }
record-tag-spelling = thẻ này viết là `{ $name }`
record-result-spelling = kết quả viết là `{ $result }`
record-termination-spelling = từ cho điều đó là `{ $word }`
record-termination-needless = thẻ này chỉ dành cho ván không hết trên bàn
record-control-characters = ký tự điều khiển, coi như dấu cách
