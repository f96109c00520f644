### Từ ngữ của trò chơi.

## Các ô. $kind là "dan" hoặc "quan", $label là nhãn như A3 hay QA.

square-name = { $kind ->
    [quan] ô quan { $label }
   *[dan] { $label }
}
square-from = { $kind ->
    [quan] từ ô quan { $label }
   *[dan] từ ô { $label }
}
square-into = { $kind ->
    [quan] vào ô quan { $label }
   *[dan] vào ô { $label }
}
square-at = { $kind ->
    [quan] ở ô quan { $label }
   *[dan] ở ô { $label }
}

## Chiều rải, nhìn từ phía người đi.

direction-right = sang phải
direction-left = sang trái

## Người chơi

player-named = { $name } ({ $letter })
bank = ngân hàng

## Liệt kê

list-comma = { $first }, { $last }
list-and = { $first } và { $last }
list-or = { $first } hoặc { $last }
list-clauses = { $first }; { $last }

## Quân. Không bao giờ cùng bằng 0.

pieces = { $quan ->
    [0] { $dan } dân
   *[other] { $dan ->
        [0] { $quan } quan
       *[other] { $quan } quan và { $dan } dân
    }
}
pieces-worth = { $pieces }, tính { $points } điểm

## Vì sao hết lượt

stop-quan-ahead = phía trước là ô quan có quân
stop-two-empty = phía trước là hai ô trống liền nhau
stop-captured = không còn ăn tiếp được nữa
stop-gap-is-quan = ô trống trước ô bị ăn lại là ô quan
stop-immature-quan = ô quan còn là quan non
stop-quan-ban = đầu ván chưa được ăn ô quan
stop-pick-up-limit = đã bốc tiếp một nghìn lần

## Vì sao hết ván

end-all-quan-captured = một người đã ăn hết quan
end-quan-squares-empty = các ô quan đều đã trống
end-quan-pieces-captured = trên bàn chơi không còn quan nào
end-board-empty = bàn chơi không còn quân nào
end-shortage = có hàng hết dân mà không rải lại được
end-shortage-loss = có người hết dân mà không rải lại được nên thua
end-repetition = một thế cờ đã lặp lại quá nhiều lần
end-quiet-plies = đã quá nhiều nước liền không ai ăn được quân
end-max-plies = đã đến giới hạn số nước đi

## Luật: các mục

key-players = Số người chơi
key-squares = Số ô dân của mỗi người
key-dan = Số dân trong mỗi ô dân lúc đầu
key-quan-pieces = Số quan trong mỗi ô quan lúc đầu
key-quan-dan = Số dân trong mỗi ô quan lúc đầu
key-quan-value = Một quan tính bằng mấy dân
key-direction = Chiều rải
key-quan-ahead = Khi phía trước là ô quan có quân
key-gap = Ô trống trước ô bị ăn
key-chain-gap = Ô trống giữa các lần ăn tiếp
key-immature-quan-below = Quan non: không được ăn ô quan có dưới
key-immature-quan-counts = Quan non: tính những gì
key-quan-ban-turns = Số lượt đầu chưa được ăn ô quan
key-all-quan-wins = Ăn hết quan là thắng ngay
key-shortage = Khi không đủ dân để rải lại
key-end = Hết ván khi
key-rows = Dân còn lại ở các hàng
key-quan-leftover = Dân còn lại trong các ô quan
key-limits-repetition = Một thế cờ xuất hiện mấy lần thì hết ván
key-limits-quiet-plies = Mấy nước liền không ăn quân thì hết ván
key-limits-max-plies = Mấy nước thì hết ván

## Luật: các giá trị

value-yes = có
value-no = không
value-off = tắt
value-direction-free = tùy chọn mỗi lượt
value-direction-counter-clockwise = luôn sang phải (ngược chiều kim đồng hồ)
value-direction-clockwise = luôn sang trái (theo chiều kim đồng hồ)
value-direction-fixed-by-first-move = mọi người cùng một chiều, do nước đầu tiên định
value-quan-ahead-stop = hết lượt
value-quan-ahead-take-one = lấy một dân trong đó rải tiếp
value-gap-any = ô nào cũng được
value-gap-dan-only = ô nào cũng được, trừ ô quan
value-chain-gap-any = ô nào cũng được
value-chain-gap-dan-only = ô nào cũng được, trừ ô quan
value-immature-quan-counts-dan-with-piece = số dân, khi trong ô còn quan
value-immature-quan-counts-dan = số dân, dù trong ô còn quan hay không
value-immature-quan-counts-value = số dân cộng với giá trị của quan
value-shortage-borrow = vay số dân còn thiếu
value-shortage-exchange = đổi một quan lấy dân, còn thiếu thì vay
value-shortage-negative = số dân đã ăn thành âm
value-shortage-partial = rải được mấy ô thì rải
value-shortage-end = hết ván
value-shortage-lose = hết ván, người không đủ dân thua
value-shortage-skip = mất lượt
value-end-quan-squares-empty = các ô quan đều trống
value-end-quan-pieces-captured = trên bàn chơi không còn quan nào
value-end-board-empty = bàn chơi không còn quân nào
value-end-shortage = có hàng không rải lại được
value-rows-owner = của ai người ấy thu
value-rows-split = chia đều
value-quan-leftover-split = chia đều
value-quan-leftover-captor = thuộc về người đã ăn quan ở ô đó
value-quan-leftover-last-mover = thuộc về người đi nước cuối
value-quan-leftover-discard = không tính cho ai
