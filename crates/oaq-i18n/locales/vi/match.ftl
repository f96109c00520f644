# Chương trình chơi riêng, trận đấu, và các ván ngẫu nhiên

## Ai chơi

unknown-level = Không có trình độ `{ $name }`: level:1 (bé tập chơi) đến level:6 (hết sức máy), hoặc child, beginner, casual, experienced, expert, full.
level-needs-no-time = Chỉ trình độ cao nhất mới định được thời gian nghĩ: level:6:500ms.

## Chương trình gặp trục trặc

ugi-no-command = Sau `ugi:` là lệnh khởi động một chương trình: ugi:oaq ugi. Dấu nháy đã mở thì phải đóng.
ugi-not-started = Không khởi động được `{ $program }`: { $reason }.
ugi-unknown-option = { $engine } không có tùy chọn `{ $name }`.
ugi-silent = { $engine } không trả lời `{ $asked }` trong { $time }.
ugi-exited = { $engine } đã thoát với mã { $code }.
ugi-killed = { $engine } bị ngắt bởi tín hiệu { $signal }.
ugi-ended = { $engine } đã đóng đầu ra.
ugi-said = { $message } Lời cuối của nó: { $said }
ugi-late = { $engine } mất { $took } cho một nước mà chỉ có { $allowed }.
ugi-no-move-in-time = { $engine } không đi nước nào trong { $allowed }.
ugi-no-move = { $engine } không đưa ra nước đi nào.
ugi-illegal = { $engine } đi `{ $move }`, không phải nước hợp lệ.
ugi-stopped = { $engine } đã bị dừng.
ugi-seat-left = { $message } Từ giờ bên { $player } do người ngồi trước máy đi; `người chơi { $letter }=greedy` giao chỗ cho người khác.

## Trợ giúp

oaq-match = Cho các bên đấu với nhau nhiều ván
    .usage = oaq match NGƯỜI-CHƠI NGƯỜI-CHƠI [...] [TÙY-CHỌN]
    .examples =
        NGƯỜI-CHƠI là greedy, random, level:1 đến level:6, search:1s (cũng có
        search:depth=8 và search:nodes=100k), hoặc ugi:LỆNH, một chương trình nói
        UGI. Mỗi khai cuộc được chơi lại với chỗ ngồi đổi cho nhau. Chương trình bị
        sập, bị treo hay đi sai luật thì thua ván đó, và trận đấu vẫn tiếp tục.
        Ctrl-C kết thúc với những gì đã có.

        Ví dụ:
          oaq match level:2 level:1 --games 40
          oaq match search:depth=6 greedy --openings 2 --games 200 -o games.oaq
          oaq match "ugi:./engine --fast" search:1s --tc 60+0.5 --concurrency 2
          oaq match search:nodes=20k search:nodes=10k --games 2000 --openings 3
              --sprt elo0=0,elo1=20
          oaq match greedy random random --rules three-player

oaq-random = Tạo các ván hay thế cờ ngẫu nhiên
    .usage = oaq random [--games N | --positions N] [TÙY-CHỌN]
    .examples =
        Các ván đi ngẫu nhiên đến hết, hoặc các thế cờ trong những ván như thế, để
        thử nghiệm và huấn luyện. Cùng một hạt giống thì ra cùng các ván, và lấy
        nhiều hơn thì vẫn bắt đầu bằng chính các ván ấy. docs/ugi.md mô tả khuôn dạng.

        Ví dụ:
          oaq random --games 100 --seed 7 > games.oaq
          oaq random --positions 1000 --plies 10..30 | oaq moves -
          oaq random --positions 1000 --json --rules "tonkin limits.repetition=0"

arg-match-who = Ai chơi, đủ số người mà luật đòi hỏi
arg-match-games = Nhiều nhất bao nhiêu ván; không ghi thì mỗi khai cuộc một lần ở mỗi chỗ ngồi
arg-match-openings = Các ván bắt đầu từ đâu: tệp ván đấu, tệp thế cờ hay dãy nước đi, hoặc mọi dãy có chừng ấy nước (0 đến 4); không ghi thì là mọi nước đầu tiên
arg-concurrency = Bao nhiêu ván chơi cùng lúc, từ 1 đến 256; không ghi thì là 1
arg-seed = Hạt giống của mọi ngẫu nhiên, một con số; không ghi thì là 1
arg-tc = Đồng hồ: thời gian cho cả ván và phần thêm sau mỗi nước, 60+0.5
arg-move-time = Các chương trình nghĩ bao lâu cho mỗi nước: thời gian, depth=8 hoặc nodes=100k; không ghi thì 1s
arg-sprt = Kết thúc ngay khi rõ chênh lệch Elo nào đúng: elo0=0,elo1=10,alpha=0.05,beta=0.05
arg-match-hash = Số mebibyte cho bảng của mỗi bên có tính trước, từ 0 đến 4096; không ghi thì là 16
arg-engine-option = Tùy chọn của các chương trình, hoặc của bên có chữ cái ấy: hash=64, B:level=3
arg-timeout = Chương trình được im lặng bao lâu khi không có giới hạn thời gian; không ghi thì 60s
arg-games-output = Ghi thêm các ván vào tệp này, dạng ván đấu hoặc (.jsonl) các dòng JSON
arg-random-games = Bao nhiêu ván; không ghi thì một ván
arg-random-positions = Bao nhiêu thế cờ, mỗi dòng một thế
arg-random-plies = Sau bao nhiêu nước: một số hoặc một khoảng, 10..30; không ghi thì các ván đi đến hết, và các thế cờ lấy trong 0..30
arg-random-output = Ghi vào tệp này (.jsonl là các dòng JSON) thay vì ra đầu ra chuẩn
value-name-match-openings = TỆP|SỐ
value-name-tc = THỜI-GIAN+THỜI-GIAN
value-name-sprt = PHÉP-THỬ
value-name-engine-option = TÊN=GIÁ-TRỊ
value-name-random-plies = TỪ..ĐẾN

## Trận đấu: có gì sai

match-human = Người không chơi được trong một trận đấu của máy.
match-players = Luật này có { $players } người chơi nên phải nêu { $players } bên; ở đây có { $found }.
match-sprt-two = Phép thử này chỉ dành cho trận đấu hai bên.
match-too-many-plies = Khai cuộc dài hơn { $most } nước thì quá nhiều: hãy ghi chúng vào một tệp.
match-result-on-output = Kết quả được in ra đầu ra chuẩn, nên các ván cần một tệp để ghi.
match-no-opening = Không có khai cuộc nào từ đó còn chơi tiếp được.
match-opening-over = Hết khai cuộc này thì ván cũng đã hết.
match-other-rules = Ván này theo luật `{ $rules }`, còn trận đấu theo `{ $match }`.
match-file-too-large = tệp lớn hơn { $most } MiB.
match-option-for-nobody = Tùy chọn `{ $name }` là của chương trình, mà ở đây không có chương trình nào.
match-no-rules = Không báo được cho { $engine } chơi theo luật nào; nó chỉ nhận các thế cờ.
random-no-position = Hầu như không ván nào còn tiếp sau { $plies } nước.

## Trận đấu: kết quả

match-head-player = bên
match-head-games = ván
match-head-wins = thắng
match-head-draws = hòa
match-head-losses = thua
match-head-points = điểm
match-head-share = tỉ lệ
match-head-margin = hơn kém
match-head-time = mỗi nước
match-shares = Điểm là phần thắng được chia; ± là khoảng tin cậy 95 % tính theo các vòng mà ai cũng ngồi mỗi chỗ một lần. Có hơn hai bên thì không tính Elo.
match-elo = Elo của { $player }: { $elo }, 95 % nằm giữa { $low } và { $high } ({ $pairs } cặp ván, mô hình năm kết cục); mạnh hơn với xác suất { $los } %.
match-elo-alike = Elo của { $player }: { $elo } ({ $pairs } cặp ván, đều kết thúc như nhau nên không biết được sai số).
match-sprt = Phép thử Elo { $elo0 } với { $elo1 }: log tỉ số hợp lý { $ratio } trong khoảng { $low } đến { $high }, { $verdict ->
    [h0] chấp nhận { $elo0 } trở xuống.
    [h1] chấp nhận { $elo1 } trở lên.
   *[open] chưa ngã ngũ.
}
match-repeated = { $games } ván giống hệt một ván khác từng nước một nên không cho biết gì thêm; hãy dùng nhiều khai cuộc hơn: --openings 2.
match-forfeits = { $games } ván thua vì không có nước đi:
match-forfeit = ván { $game }, { $player }: { $reason }
match-interrupted = Đã ngắt sau { $games } trong { $all } ván.
