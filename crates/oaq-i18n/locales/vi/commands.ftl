### Các lệnh trong ván, như lệnh `giúp` kể: mỗi lệnh làm gì, và các ví dụ, mỗi
### ví dụ là một dòng gõ được, một gạch ngang, rồi dòng ấy để làm gì. Tên các
### lệnh nằm trong chương trình, bằng cả ba ngôn ngữ.

help-intro = Một nước đi là số của ô, từ 1 đến { $squares } tính từ bên trái người đi, và P hay R (phải), T hay L (trái): 3P. Trong những gì máy in ra, R là phải, L là trái. Chỉ gõ số ô cũng được, máy sẽ hỏi chiều rải.
help-outro = Gõ `giúp` rồi tên một lệnh để biết thêm: `giúp { $command }`. Tên lệnh gõ không dấu hay gõ mấy chữ đầu cũng được.
help-written = Cách gõ: { $usage }
help-also = Tên khác: { $names }
help-examples = Ví dụ:

topic-play = Chơi
topic-look = Xem
topic-ask = Hỏi máy
topic-game = Ván chơi
topic-files = Tệp
topic-other = Khác

value-name-seating = BÊN=AI
value-name-count = SỐ
value-name-ply = SỐ-NƯỚC
value-name-square = Ô
value-name-switch = BẬT|TẮT
value-name-setting = MỤC=GIÁ-TRỊ
value-name-theme = MÀU
value-name-tally = SỐ|thôi
value-name-rules-word = danh sách|khóa|xem|dùng|đặt
value-name-position-word = xem|đặt
value-name-level = ĐỘ-KHÓ

help-play = đi một nước; chỉ gõ nước đi cũng được
    .examples =
        rải 3P — ô 3 sang phải
        3P — cũng thế
        3 — ô 3, máy sẽ hỏi chiều rải
help-moves = cho biết mỗi nước đi hợp lệ có kết quả gì
    .examples =
        nước — mọi nước đi được và ăn được gì
help-undo = lấy lại nước vừa đi
    .examples =
        rút lại nước — trở về lượt trước của bạn
help-redo = đi tiếp nước vừa lấy lại
    .examples =
        đi tiếp — bỏ việc rút lại
help-goto = tới một chỗ bất kỳ trong ván
    .examples =
        tới nước 4 — lúc đã đi bốn nước
        tới nước -1 — lùi một nước
        tới nước đầu — về đầu ván
        tới nước cuối — tới nước cuối cùng
help-go = để máy đi nước này
    .examples =
        máy đi — máy nghĩ một giây
        máy đi depth=8 — máy tính trước tám nước
help-resign = bỏ cuộc, chịu thua ván này
    .examples =
        xin thua — người đang đến lượt thua
        xin thua B — bên B thua
help-draw = đề nghị hòa
    .examples =
        xin hòa — các bên cùng thắng nếu đều bằng lòng; máy bằng lòng khi không nghĩ mình sẽ thắng
help-board = vẽ bàn chơi
    .examples =
        bàn — vẽ lại
        bàn ascii — từ nay vẽ bằng ký tự thường; còn có unicode, compact, large, plain
help-flip = quay bàn để người kế tiếp ngồi phía dưới
    .examples =
        xoay bàn — người kế tiếp ngồi phía dưới
help-where = cho biết ván đang đến đâu, hoặc trong một ô có gì
    .examples =
        ở đâu — luật, số nước, lượt của ai, đi được ô nào
        ở đâu B2 — trong ô ấy có gì
        ở đâu QA — trong ô quan ấy có gì
help-last = kể nước cuối và những gì đã thay đổi
    .examples =
        nước cuối — cho ai chưa kịp theo dõi
help-score = cho biết mỗi người ăn được gì, được bao nhiêu điểm
    .examples =
        điểm — như thể hết ván ngay bây giờ
help-describe = tả thế cờ bằng lời, từng ô một
    .examples =
        tả — từ đầu bên trái hàng của bạn, vòng sang phải
help-history = liệt kê các nước đã đi
    .examples =
        biên bản — theo cách ghi ván
help-position = ghi thế cờ thành chữ, hoặc chơi từ một thế
    .examples =
        thế cờ — một dòng để cất giữ
        thế cờ 0,0,1,0,0/0/0,1,0,0,0/2 A 40QQ/6 — ván mới từ thế ấy
help-edit = tự tay xếp một thế cờ
    .examples =
        xếp quân — từng ô một, đến khi xong
help-explain = kể từng bước nước vừa đi hay một nước sắp đi, và máy chọn nước nào
    .examples =
        kể — nước vừa đi
        kể 3P — ô 3 sang phải sẽ ra sao
        kể 3P 5s — máy nghĩ năm giây
help-hint = gợi ý một nước hay và vì sao
    .examples =
        gợi ý — sau một giây
        gợi ý 5s — sau năm giây
help-best = xem bảng các nước hay nhất; dấu = là đã chứng minh
    .examples =
        nước hay — ba nước
        nước hay 5 depth=8 — năm nước, tính trước tám nước
help-eval = cho biết ai đang hơn, hơn bao nhiêu
    .examples =
        đánh giá — sau một giây
        đánh giá 10s — chắc hơn
help-threat = cho biết bên kia sẽ ăn gì nếu bạn được bỏ lượt
    .examples =
        đe dọa — điều cần đề phòng
help-analyze = nhận xét các nước trong ván này
    .examples =
        phân tích — mỗi nước mất gì, nước nào hay hơn
        phân tích 30s — chắc hơn; thời gian tính cho tất cả các nước
help-new = bắt đầu ván mới
    .examples =
        ván mới — cùng luật, cùng người chơi
        ván mới quan-non — theo luật đó
        ván mới standard dan=4 — mỗi ô bốn dân
help-rules = xem luật, hoặc chơi theo luật khác
    .examples =
        luật — luật của ván này: nguồn gốc và chỗ đặc biệt
        luật danh sách — mọi luật chơi được
        luật quan-non — luật ấy
        luật dùng quan-non — ván mới theo luật ấy
        luật đặt dan=4 — ván mới, mỗi ô bốn dân
        luật khóa — mọi thứ đặt được

help-players = xem ai chơi, hoặc để máy chơi
    .examples =
        người chơi — ai chơi bên nào
        người chơi B=search:1s — máy chơi bên B, nghĩ một giây
        người chơi B=greedy — máy cứ ăn được là ăn
        người chơi B=human — có người chơi bên B
help-names = đặt tên người chơi
    .examples =
        tên Tí Tèo — A là Tí, B là Tèo
        tên B=Tèo — chỉ bên B
        tên B=? — bên B không có tên nữa
help-tally = tính chung nhiều ván, thay nhau đi trước
    .examples =
        đấu 3 — đấu ba ván
        đấu — tỉ số hiện nay
        đấu thôi — không tính chung nữa
help-save = ghi ván vào tệp
    .examples =
        lưu van-cua-toi.oaq — vào một tệp mới
        lưu --append cac-van.oaq — vào sau các ván đã có
        lưu --replace van-cua-toi.oaq — đè lên cái đang có
        lưu — vào tệp đã mở hoặc đã ghi lần trước
help-load = chơi tiếp một ván trong tệp
    .examples =
        mở van-cua-toi.oaq — ván duy nhất trong tệp
        mở cac-van.oaq 2 — ván thứ hai
        mở --lenient cac-van.oaq 2 — phần đọc được của ván ấy
help-records = xem các ván trong tệp mà không rời ván này
    .examples =
        xem tệp cac-van.oaq — danh sách các ván
        xem tệp — xem tiếp
        xem tệp cac-van.oaq 2 — ván thứ hai
help-saved = liệt kê các ván được tự động lưu
    .examples =
        đã lưu — có đánh số để `chơi tiếp`
help-resume = chơi tiếp một ván được tự động lưu
    .examples =
        chơi tiếp — ván mới nhất
        chơi tiếp 2 — ván thứ hai trong danh sách mà `đã lưu` cho xem
help-animate = cho xem rải từng dân, đếm theo đồng dao
    .examples =
        xem rải — đang thế nào
        xem rải bật — từ nay cho xem; nhấn phím bất kỳ để bỏ qua
        xem rải chậm — rải chậm; hoặc thường, nhanh, rất nhanh, hay thời gian như 300ms
        xem rải tắt — không xem nữa
help-tutorial = học chơi trong mười bước nhỏ
    .examples =
        học chơi — ván đầu tiên có hướng dẫn; ván này chờ
help-quiz = đố xem một nước đi cho kết quả gì
    .examples =
        đố — hết câu này đến câu khác; ván này chờ
        đố khó — nước dài, ăn liên tiếp, rải lại, hết ván
        đố vừa 7 — lần nào cũng đúng những câu ấy, theo số 7
help-language = đổi ngôn ngữ
    .examples =
        tiếng en — tiếng Anh
        tiếng pt — tiếng Bồ Đào Nha
help-plain = kể thế cờ bằng câu chữ, cho phần mềm đọc màn hình và chữ nổi
    .examples =
        bằng lời — kể bằng câu, hoặc vẽ trở lại
        bằng lời bật — từ nay kể bằng câu
help-theme = chọn màu của bàn chơi
    .examples =
        màu — có những màu nào
        màu rực — màu mạnh
        màu không màu — không có màu
help-config = xem các cài đặt, hoặc đổi một điều trong ván này
    .examples =
        cài đặt — tất cả, và từ đâu mà có
        cài đặt theme — một cài đặt dùng để làm gì
        cài đặt style=ascii — từ nay, trong ván này
help-about = cho biết đây là chương trình gì
    .examples =
        giới thiệu — phiên bản, nguồn, giấy phép
help-help = xem trợ giúp này, hoặc biết thêm về một lệnh
    .examples =
        giúp — tất cả các lệnh
        giúp rút lại — một lệnh
help-quit = rời chương trình
    .examples =
        thoát — ván chưa xong được giữ lại
