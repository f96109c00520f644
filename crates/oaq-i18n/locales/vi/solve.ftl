### What `oaq solve` says.

## Help

oaq-solve = Chứng minh một thế cờ hơn kém bao nhiêu điểm
    .usage = oaq solve [THẾ-CỜ] [TÙY CHỌN]
    .examples =
        Chứng minh mức chênh lớn nhất người sắp đi chắc chắn đạt được khi hết ván, và
        mức nhỏ nhất bên kia giữ được; khi hai mức bằng nhau thì đó là giá trị của
        thế cờ. Chỉ cho hai người, và chỉ khi phần còn lại không tùy vào số quân đã
        ăn. Giải từ đầu ván mất nhiều phút và dùng hết bộ nhớ được cho; Ctrl-C và
        --time để lại kết quả tốt nhất đã có.

        Ví dụ:
          oaq solve --position "0,2,0,1,0/3/0,0,1,0,2/0 A 25Q/16Q"
          oaq solve --rules quan-non --memory 8192
          oaq solve --openings --time 1h --json
          oaq solve --cycles --rules "quan-non squares=3 dan=3"
          oaq solve --plans --rules "standard squares=3 dan=3"

arg-openings = Giải thế cờ sau từng nước đầu; mức chênh tính cho người đi nước ấy
arg-memory = Các bảng dùng bao nhiêu MiB, không ghi thì 2048
arg-solve-threads = 1 hoặc 2 luồng; với 1 luồng lần nào cũng chạy y như nhau
arg-time = Dừng sau chừng ấy thời gian: số giây, hoặc số kèm m hay h
arg-horizon = Kế hoạch dài tối đa bao nhiêu nước, 1 đến 120
arg-cycles = Giải cả phần còn bỏ ngỏ vì hai bên có thể đi vòng mãi; tốn gấp đôi bộ nhớ
arg-plans = Xem thêm hai mức có còn đúng khi áp dụng giới hạn lặp thế và độ dài ván không
arg-cap = Bàn có tối đa bao nhiêu dân; không ghi thì hơn lúc đầu 4 lần rải lại
value-name-memory = MIB
value-name-solve-threads = SỐ
value-name-horizon = SỐ-NƯỚC
value-name-cap = DÂN

## What it says

solve-head-horizon = số nước
solve-head-lower = ít nhất
solve-head-upper = nhiều nhất
solve-head-nodes = số thế
solve-none = chưa có
solve-status = { $horizon } nước: ít nhất { $lower }, nhiều nhất { $upper }
solve-status-plans = đang viết ra các kế hoạch …
solve-draw = Hai bên đi đúng thì hòa.
solve-wins = Đi đúng thì { $player } thắng { $margin } điểm.
solve-wins-between = Đi đúng thì { $player } thắng, hơn từ { $least } đến { $most } điểm.
solve-wins-at-least = Đi đúng thì { $player } thắng, hơn ít nhất { $least } điểm.
solve-open = Chưa ngã ngũ. Mức chênh { $player } chắc chắn đạt được: { $lower }. Mức chênh cao nhất bên kia để { $player } đạt được: { $upper }.
solve-never = không mức nào
solve-undecided = Đi đúng thì không bên nào ép được phần thắng. Mức chênh { $player } chắc chắn đạt được: { $lower }. Mức chênh cao nhất bên kia để { $player } đạt được: { $upper }.
solve-final = Ván dài bao nhiêu thì hai mức này cũng không khít hơn được: ai muốn hơn chỉ có thể đi vòng quanh mãi.
solve-line = Nước đi đúng: { $moves }
solve-meaning = Chứng minh không tính giới hạn lặp thế và độ dài ván, với kế hoạch dài tối đa { $horizon } nước và không quá { $cap } dân cùng lúc trên bàn.
solve-plan-kept = Mức { $which ->
    [lower] ít nhất
   *[upper] nhiều nhất
} { $margin } vẫn đúng khi áp dụng giới hạn lặp thế và độ dài ván: kế hoạch dài tối đa { $plies } nước; số nước liền không ăn: nhiều nhất { $quiet }.
solve-plan-open = Chưa chứng minh được mức { $which ->
    [lower] ít nhất
   *[upper] nhiều nhất
} { $margin } còn đúng khi áp dụng giới hạn lặp thế và độ dài ván.
solve-refused-players = Chỉ giải được ván hai người; ván này có { $players } người.
solve-refused-stores = Với { $key } = { $value }, phần còn lại của ván còn tùy vào số quân đã ăn, mà bộ giải chỉ biết bàn cờ.
solve-refused-memory = Để phân biệt mọi thế của bàn này, các bảng cần ít nhất { $mib } MiB (--memory { $mib }).
solve-refused-no-memory = Hệ thống không cấp nổi ngần ấy bộ nhớ. Hãy thử --memory nhỏ hơn.
solve-refused-too-many = Bàn này có nhiều thế hơn mức bộ giải phân biệt được.
solve-refused-too-large = Bộ giải chỉ nhận bàn tối đa 7 ô dân mỗi bên, 3 quan trong một ô và 255 dân, và không nhiều dân hơn --cap.
