### Dòng lệnh: trợ giúp và lỗi. Những gì phải gõ (oaq, --rules, R, L) thì ngôn
### ngữ nào cũng như nhau.

## Trợ giúp: các đầu đề

help-usage = Cách dùng
help-commands = Lệnh
help-arguments = Đối số
help-options = Tùy chọn

## Trợ giúp: mỗi lệnh làm gì, gọi thế nào, và ví dụ. Các ví dụ không rộng quá
## 80 cột.

oaq = Chơi ô ăn quan trên màn hình dòng lệnh và xem mỗi nước đi làm gì.
    .usage = oaq [LỆNH] [TÙY CHỌN]
    .examples =
        Ví dụ:
          oaq                              chơi, hai người cùng một bàn phím
          oaq play --b greedy              A chơi với máy
          oaq play --rules quan-non        chơi một biến thể ("oaq rules list")
          oaq explain 5P                   kể từng bước một nước đi
          oaq --lang en                    chơi bằng tiếng Anh

        Không có lệnh nào thì oaq bắt đầu một ván như "oaq play".
        Mã kết thúc: 0 xong, 1 câu trả lời là không, 2 dùng sai, 130 bị ngắt.

oaq-play = Chơi một ván
    .usage = oaq play [TÙY CHỌN]
    .examples =
        Một nước đi là số của ô, từ 1 đến 5 tính từ bên trái người đi, và R hoặc P
        (phải), L hoặc T (trái): 3P. Chỉ gõ số ô cũng được, máy sẽ hỏi chiều rải. Gõ
        "giúp" để xem các lệnh.

        Ví dụ:
          oaq play                         hai người cùng một bàn phím
          oaq play --a search:1s           máy đi trước
          oaq play --rules three-player    ba người chơi
          oaq play --rules "standard quan-value=5 dan=4"
          oaq play --position "0,0,1,0,0/Q5/5,5,5,5,5/Q A 20/20"
          oaq play --resume                chơi tiếp ván sau cùng
          oaq play < moves.txt

oaq-tutorial = Học chơi trong mười bước nhỏ
    .usage = oaq tutorial [TÙY CHỌN]
    .examples =
        Ván đầu tiên có hướng dẫn: mỗi bước cho xem bàn chơi, giải thích, rồi để bạn
        đi. Lúc nào cũng gõ được "gợi ý", "bỏ qua", "quay lại", "nhắc lại", "nghỉ".

        Ví dụ:
          oaq tutorial
          oaq tutorial --lang vi
          oaq tutorial --plain             từng dòng chữ, cho trình đọc màn hình

oaq-quiz = Đố vui: nước này đi thì sao?
    .usage = oaq quiz [TÙY CHỌN]
    .examples =
        Hết câu này đến câu khác; câu nào cũng được giải thích từng bước. Cùng một
        hạt giống thì gặp lại đúng những câu ấy.

        Ví dụ:
          oaq quiz
          oaq quiz --level khó
          oaq quiz --seed 7 --rules quan-non

oaq-moves = Cho biết mỗi nước đi hợp lệ có kết quả gì
    .usage = oaq moves [THẾ-CỜ|-] [TÙY CHỌN]
    .examples =
        Ví dụ:
          oaq moves
          oaq moves "5,5,5,5,0/0/6,6,6,6,0/Q1 B 5Q/0 - 0 1"
          oaq moves --rules tonkin --json
          oaq moves - < positions.txt

        Với "-", mỗi dòng của đầu vào chuẩn là một thế cờ và cho một dòng JSON, đúng
        thứ tự; dòng nào không phải thế cờ thì cho một đối tượng có khóa "error", và
        cuối cùng mã kết thúc là 1.

oaq-board = Vẽ bàn chơi
    .usage = oaq board [THẾ-CỜ|-] [TÙY CHỌN]
    .examples =
        Ví dụ:
          oaq board
          oaq board --rules four-player --style ascii
          oaq board "0,1,0,0,3/Q3/5,5,5,5,5/0 B 12Q/7" --seat B --style large
          oaq board --svg board.svg

oaq-explain = Kể từng bước một nước đi
    .usage = oaq explain NƯỚC-ĐI [THẾ-CỜ|-] [TÙY CHỌN]
    .examples =
        Ví dụ:
          oaq explain 5P
          oaq explain 3T "0,0,1,0,0/Q5/5,5,5,5,5/Q A 20/20" --rules quan-non
          oaq explain "2 phải" --plain

oaq-perft = Đếm số thế cờ sau một số nước
    .usage = oaq perft ĐỘ-SÂU [THẾ-CỜ] [TÙY CHỌN]
    .examples =
        Đếm số lá của cây nước đi, để kiểm tra luật và đo tốc độ. Ván đã hết là một
        lá.

        Ví dụ:
          oaq perft 7
          oaq perft 5 --rules mandarin --divide
          oaq perft 8 --threads 1

oaq-ugi = Chơi cho một chương trình tổ chức thi đấu, qua giao thức UGI
    .usage = oaq ugi
    .examples =
        Đọc từng dòng của giao thức (Universal Game Interface) từ đầu vào chuẩn và
        trả lời bằng tiếng Anh ở đầu ra chuẩn, cho đến "quit". Xem docs/ugi.md.

        Ví dụ:
          oaq ugi
          (echo go depth 8; sleep 1) | oaq ugi

oaq-bench = Tìm kiếm trên các thế cờ cố định, để đo tốc độ
    .usage = oaq bench [TÙY CHỌN]
    .examples =
        Mỗi thế cờ được tìm với một bảng trống. Với một luồng, tổng số nút là dấu vân
        tay: nó chỉ đổi khi cách tìm kiếm đổi.

        Ví dụ:
          oaq bench
          oaq bench --depth 18 --hash 256 --json

oaq-rules = Liệt kê, xem, kiểm tra và so sánh các biến thể
    .usage = oaq rules LỆNH
    .examples =
        Ví dụ:
          oaq rules list
          oaq rules show tonkin
          oaq rules check my-variant.toml
          oaq rules diff standard online

        Biến thể của riêng bạn: các tệp TOML trong thư mục oaq/rules thuộc thư mục cấu
        hình (thường là ~/.config/oaq/rules).

oaq-rules-list = Liệt kê mọi biến thể
    .usage = oaq rules list [TÙY CHỌN]
    .examples =
        Ví dụ:
          oaq rules list
          oaq rules list --json

oaq-rules-show = Xem toàn bộ luật của một biến thể
    .usage = oaq rules show LUẬT [TÙY CHỌN]
    .examples =
        Ví dụ:
          oaq rules show online
          oaq rules show "quan-non quan-value=5"
          oaq rules show "standard dan=4" --toml > my-variant.toml

oaq-rules-check = Kiểm tra các tệp luật
    .usage = oaq rules check TỆP...
    .examples =
        Ví dụ:
          oaq rules check my-variant.toml
          oaq rules check rules/*.toml

        Mã kết thúc: 0 mọi tệp đều đúng, 1 có tệp sai, 2 có tệp không đọc được.

oaq-rules-diff = Cho biết hai biến thể khác nhau ở những mục nào
    .usage = oaq rules diff LUẬT LUẬT
    .examples =
        Ví dụ:
          oaq rules diff standard mandarin
          oaq rules diff online ./my-variant.toml


## Trợ giúp: đối số và tùy chọn. Khi một cái sai, lời này cũng cho biết lẽ ra
## phải là gì.

arg-lang = Ngôn ngữ: { $codes }
arg-rules = Luật: tên một biến thể, đường dẫn một tệp luật, hoặc một trong hai kèm thay đổi ("standard dan=4")
arg-start = Thế cờ bắt đầu, trong dấu nháy
arg-position = Một thế cờ trong dấu nháy, hoặc - để đọc các thế cờ từ đầu vào chuẩn, mỗi dòng một thế; không có thì là lúc bắt đầu ván
arg-one-position = Thế cờ trong dấu nháy, hoặc - để đọc thế cờ từ đầu vào chuẩn; không ghi thì từ đầu ván
arg-who = Ai chơi bên { $player }: human (người), greedy (máy, cứ ăn được là ăn), random (đi ngẫu nhiên), level:1 đến level:6 (trình độ của máy), search:1s (máy, nghĩ một giây; cũng có search:depth=8, search:nodes=100k) hay ugi:LỆNH (một chương trình khác); không ghi là người
arg-style = Cách vẽ bàn chơi: unicode, ascii, compact (một dòng) hoặc large (dân là dấu chấm)
arg-plain = Các dòng chữ thay cho bàn chơi vẽ, dành cho trình đọc màn hình
arg-names = Tên người chơi: "Tí, Tèo"
arg-resume = Chơi tiếp ván đã lưu: ván sau cùng, hoặc số mà "đã lưu" cho xem
arg-autosave = Sau mỗi nước lưu ván vào tệp này
arg-no-autosave = Không lưu ván sau mỗi nước
arg-keep-going = Khi đọc từ ống dẫn, gặp dòng sai vẫn đi tiếp
arg-json = Ghi JSON cho chương trình khác
arg-toml = Ghi thành tệp luật
arg-seat = Hàng của ai ở phía dưới: A, B, C hoặc D
arg-svg = Ghi bàn chơi thành hình SVG vào tệp này, hoặc - là ra đầu ra chuẩn; chỉ một thế cờ
arg-move = Nước đi, như 3P hoặc "3 phải"
arg-depth = Sâu mấy nước, từ 1 đến 30
arg-divide = Đếm riêng số lá sau mỗi nước đầu tiên
arg-threads = Số luồng cùng đếm, từ 1 trở lên; không ghi thì dùng mọi bộ xử lý
arg-bench-depth = Sâu mấy nước, từ 1 đến 30; không ghi thì là 14
arg-bench-hash = Số mebibyte cho bảng, từ 0 đến 4096; không ghi thì là 16
arg-bench-threads = Số luồng cùng tìm, từ 1 đến 256; không ghi thì là 1
arg-files = Các tệp luật
arg-first = Một biến thể, đường dẫn một tệp luật, hoặc một trong hai kèm thay đổi
arg-second = Biến thể để so sánh
arg-help = Xem trợ giúp này
arg-version = Xem phiên bản
## Trợ giúp: chữ đứng thay cho một giá trị

value-name-lang = NGÔN-NGỮ
value-name-rules = LUẬT
value-name-position = THẾ-CỜ
value-name-who = NGƯỜI-CHƠI
value-name-names = TÊN
value-name-resume = SỐ
value-name-autosave = TỆP
value-name-style = KIỂU
value-name-seat = NGƯỜI-CHƠI
value-name-svg = TỆP
value-name-move = NƯỚC-ĐI
value-name-depth = ĐỘ-SÂU
value-name-threads = SỐ
value-name-files = TỆP
value-name-command = LỆNH

## Lỗi và cảnh báo

error = lỗi: { $message }
warning = cảnh báo: { $message }
note = lưu ý: { $message }
did-you-mean = Có phải ý bạn là `{ $suggestion }`?
place-column = cột { $column }
place-line-column = dòng { $line }, cột { $column }
at-place = { $place }: { $message }
cannot-read = Không đọc được { $path }: { $reason }.
cannot-write = Không ghi được { $path }: { $reason }.
cannot-print = Không ghi được kết quả: { $reason }.
cannot-read-input = Không đọc được đầu vào chuẩn: { $reason }.
not-utf8 = tệp không phải văn bản UTF-8
not-a-file = đó không phải là một tệp thông thường
unknown-language = Không có ngôn ngữ `{ $name }`: hãy chọn { $codes }.
unknown-player-kind = Không có ai tên `{ $name }` để chơi: hãy chọn human (người), greedy, random, level:1 đến level:6, search:1s (máy) hoặc ugi:LỆNH (một chương trình khác).
no-position-line = Đầu vào chuẩn không có thế cờ nào.
one-position-only = Ở đây chỉ đọc được một thế cờ.

## Lỗi: dòng lệnh

usage-command = Không có lệnh `{ $name }`.
usage-argument = Ở đây không dùng được `{ $name }`.
usage-quotes = Thế cờ, nước đi hay luật có dấu cách thì phải đặt trong dấu nháy.
usage-behind = Tùy chọn phải đứng sau lệnh của nó: oaq { $command } { $option } …
usage-no-value = `{ $name }` cần một giá trị.
usage-value = `{ $value }` không hợp với `{ $name }`. { $expected }.
usage-missing = Thiếu `{ $name }`.
usage-no-command = Thiếu một lệnh: { $commands }.
usage-conflict = `{ $name }` và `{ $other }` không dùng cùng nhau được.
usage-twice = `{ $name }` được ghi hai lần.
usage-other = Không hiểu được các đối số này.

## Lỗi: thế cờ, nước đi và luật viết thành chữ

parse-too-long = Văn bản dài hơn { $most } byte.
parse-expected = Ở đây phải là { $expected }, nhưng lại gặp { $found }.
parse-found-nothing = chỗ trống
parse-found-space = dấu cách
parse-found-text = `{ $text }`
parse-too-large = Số quá lớn; nhiều nhất là { $most }.
parse-ring = Ở đây phải có { $wanted } phần nối bằng `/`: mỗi người trong { $players } người chơi có một hàng { $squares } ô và một ô quan; nhưng lại gặp { $parts } phần.
parse-missing-direction = Thiếu chiều rải: R hoặc P là phải, L hoặc T là trái.
parse-quan-square = Ô số { $number } của vòng là ô quan; phải đi từ một ô dân.
parse-wrong-player = Đang là lượt của { $mover }, không phải của { $named }.
expected-dan = một số từ 0 đến { $most }
expected-quan = quân trong một ô quan, như `Q`, `Q3` hoặc `3`
expected-mover = người đến lượt, từ A đến { $last }
expected-fixed-direction = dấu cách, hoặc chiều cố định R hay L
expected-store = dân và quan đã ăn, như `12` hoặc `7QQ`
expected-debt = một khoản nợ như `A>B:3` hoặc `A>*:2`, hoặc `-` nếu không có
expected-plies = một số nước đi
expected-move = một nước đi như `3P`
expected-square = số của một ô, từ 1 đến { $most }
expected-ring-square = số của một ô trong vòng, từ 1 đến { $most }
expected-direction = P hay R (phải), T hay L (trái)
expected-captured = số quân ăn được, như `6`, `1Q` hoặc `Q`
expected-rules-id = một biến thể, như `standard`
expected-override = một thay đổi như `quan-value=5`
expected-end = chỗ kết thúc
unknown-rules = Không có luật nào tên là `{ $name }`.
see-rules-list = `{ $command }` liệt kê tất cả.

## Những gì được bỏ qua

note-spacing = thừa dấu cách
note-missing-fields = chỉ có { $present } phần; các phần còn lại lấy giá trị thường lệ
note-leading-zeros = có số 0 ở đầu một số
note-letter-case = lẫn chữ hoa và chữ thường
note-needless-zero = thừa số 0
note-needless-sign = thừa dấu
note-missing-zero = thiếu số 0
note-empty-debt = một khoản nợ không có dân nào, bỏ qua
note-unsorted-debts = các khoản nợ không đúng thứ tự
note-decomposed = chữ và dấu viết rời
note-wrong-capture = thật ra nước này ăn { $pieces }
note-missing-rules-id = không ghi biến thể nào nên đây là thay đổi của `standard`
note-wrong-refill = hàng này không phải vừa được rải lại

## Lỗi: tệp luật

file-too-long = Tệp dài { $bytes } byte; tệp luật dài nhất là { $most } byte.
file-too-nested = Tệp có quá nhiều dấu chấm và dấu ngoặc.
file-syntax = Đây không phải TOML: { $message }
file-unknown-key = Tệp luật không có mục `{ $path }`.
file-expected-keys = Ở đây có thể là: { $keys }.
file-missing = { $path ->
    [id] Thiếu `id`: một từ để gọi biến thể, như "quan-non".
    [names] Thiếu `names`: tên của biến thể bằng vi, en hoặc pt.
   *[other] Thiếu `{ $path }`.
}
file-wrong-type = `{ $path }` phải là { $kind ->
    [id] một từ trong dấu nháy
    [list] một danh sách văn bản
    [languages] một bảng văn bản theo ngôn ngữ: vi, en, pt
    [table] một bảng
   *[text] một văn bản trong dấu nháy
}.
file-empty = `{ $path }` trống.
file-control-character = `{ $path }` chứa một ký tự điều khiển.
file-bad-id = `{ $id }` không dùng làm id được: chỉ dùng a đến z, 0 đến 9 và dấu gạch nối, bắt đầu bằng chữ cái, nhiều nhất 40 ký tự.
file-unknown-status = `status` là `{ $word }`, nhưng phải là `attested` hoặc `house`.
file-no-source = `status` là `attested`, nhưng `sources` không ghi nguồn nào.
file-taken = Id `{ $id }` đã có trong { $from }.
file-taken-shipped = Id `{ $id }` là của một biến thể có sẵn trong oaq.
file-unknown-base = Không có biến thể `{ $id }` để mở rộng.
file-refused-base = Biến thể `{ $id }` mà tệp này mở rộng cũng có lỗi.
file-cycle = Các biến thể mở rộng lẫn nhau thành vòng: { $ids }.
file-too-deep = Hơn { $most } biến thể mở rộng nối tiếp nhau.
file-left-out = Biến thể này bị bỏ qua.
file-left-out-brief = { $path }: có { $errors } lỗi nên biến thể này bị bỏ qua; `oaq rules check` cho biết thêm.
more-errors = … và { $more } lỗi nữa.
file-sound = { $path }: { $name } ({ $id }), không có lỗi.

## Những gì các lệnh in ra

status-attested = có nguồn
status-house = luật riêng
own-variant = từ { $path }
source = Nguồn: { $source }
changes = Thay đổi ở đây: { $rules }
standard-value = luật chuẩn: { $value }
differs-note = * khác luật chuẩn
no-difference = { $first } và { $second } không khác nhau ở mục nào.
head-move = nước đi
head-captured = ăn được
head-next = thế cờ tiếp theo
head-depth = độ sâu
head-leaves = số lá
head-seconds = giây
head-speed = lá/giây
bench-nodes = số nút
bench-speed = nút/giây
bench-best = hay nhất
bench-score = điểm
bench-rules = luật
bench-total = tổng
bench-fingerprint = Dấu vân tay: { $nodes } nút ở độ sâu { $depth }.
position-over = Hết ván vì { $reason }. { $result }
captured-nothing = -
captured-nothing-spoken = 0 dân
perft-threads = { $threads } luồng
picture-written = Đã ghi { $path }.
