### Kể lại một lượt đi bằng lời.

## Một câu: các vế nối bằng list-clauses, hết bằng dấu chấm.

short-turn = { $player } rải { $dan } dân { $from } { $direction }{ $relays ->
    [0] {""}
   *[other] , bốc tiếp { $relays } lần
}, { $catch }
short-nothing = không ăn được gì
short-capture = ăn { $pieces } { $at }
short-captures = ăn { $pieces } ở { $squares } ô
short-skip = { $player } mất lượt
short-exchange = { $player } đưa { $with } 1 quan, đổi lấy { $dan } dân
short-borrow = { $player } vay { $creditor } { $dan } dân
short-borrow-bank = { $player } vay ngân hàng { $dan } dân
short-refill = { $player } rải lại { $dan } dân vào hàng trống
short-over = hết ván vì { $reason }: { $points }

## Dân rơi vào đâu. $into lấy từ square-into; các nhãn lấy từ square-name.

path-one = { $into }
path-list = lần lượt vào { $squares }
path-range = mỗi ô một dân từ { $first } đến { $last }
path-laps = mỗi ô một dân, đi { $laps } vòng quanh bàn chơi{ $rest ->
    [0] {""}
   *[other] {" "}rồi đi tiếp
}, dân cuối cùng { $into }

## Từng bước

pick = { $player } bốc { $dan } dân { $from }, rải { $direction }, { $path }.
relay = Ô kế tiếp ({ $square }) có dân: { $player } bốc tiếp { $dan } dân, rải { $path }.
take-one = Ô kế tiếp ({ $square }) có dân: { $player } lấy một dân trong đó rải tiếp { $path }.
capture = Ô kế tiếp ({ $gap }) trống nên { $player } ăn ô liền sau ({ $square }): { $pieces }.
capture-more = Ô sau đó ({ $gap }) cũng trống nên { $player } ăn tiếp ô liền sau ({ $square }): { $pieces }.

## Vì sao hết lượt

turn-quan-ahead = Kế tiếp là { $square } đang có quân nên hết lượt.
turn-two-empty = Hai ô kế tiếp ({ $gap } và { $square }) đều trống nên hết lượt mà không ăn được gì.
turn-captured = Ô liền sau ô vừa ăn ({ $square }) có quân nên hết lượt.
turn-captured-two-empty = Hai ô liền sau ô vừa ăn ({ $gap } và { $square }) đều trống nên hết lượt.
turn-gap-is-quan = Kế tiếp là { $square } đang trống, nhưng luật này không cho ăn qua ô quan trống nên hết lượt.
turn-immature-dan = Sau ô trống ({ $gap }) là { $square } { $count ->
    [0] không có dân nào
   *[other] mới có { $count } dân
}, phải đủ { $below } dân mới được ăn (quan non) nên hết lượt.
turn-immature-value = Sau ô trống ({ $gap }) là { $square } mới được { $count } điểm, phải đủ { $below } điểm mới được ăn (quan non) nên hết lượt.
turn-quan-ban = Sau ô trống ({ $gap }) là { $square }, nhưng { $turns ->
    [1] ở lượt đầu tiên
   *[other] trong { $turns } lượt đầu
} của mỗi người chưa được ăn ô quan nên hết lượt.
turn-pick-up-limit = Đã bốc tiếp một nghìn lần nên lượt này dừng lại, không ăn được gì.

## Giữa hai lượt

row-empty = Hàng của { $player } đã hết dân.
skip = Hàng của { $player } đã hết dân mà { $player } không đủ { $squares } dân đã ăn để rải lại nên mất lượt.
exchange = { $player } đưa { $with } 1 quan, đổi lấy { $dan } dân.
borrow = { $player } vay { $creditor } { $dan } dân.
borrow-bank = { $player } vay ngân hàng { $dan } dân.
refill = { $player } rải lại { $squares ->
    [1] 1 dân vào ô duy nhất
   *[other] { $squares } dân, mỗi ô một dân
}, { $left ->
    [0] hết sạch dân đã ăn
   *[other] còn lại { $left } dân đã ăn
}.
refill-below = { $player } rải lại { $squares ->
    [1] 1 dân vào ô duy nhất
   *[other] { $squares } dân, mỗi ô một dân
}, thành ra âm { $below } dân.
refill-part = { $player } chỉ có { $squares } dân đã ăn nên chỉ rải lại { $squares ->
    [1] ô đầu tiên
   *[other] { $squares } ô đầu, mỗi ô một dân
}.

## Hết ván

over = Hết ván: { $reason }.
tally = { $player } { $count }
tally-nobody = dư { $count } không thuộc về ai
collect-rows-owner = Dân còn lại ở các hàng, của ai người ấy thu: { $shares }.
collect-rows-split = Dân còn lại ở các hàng được chia đều: { $shares }.
collect-rows-nobody = Dân còn lại ở các hàng không tính cho ai: { $dan }.
collect-quan-split = Dân còn lại trong các ô quan được chia đều: { $shares }.
collect-quan-captor = Dân còn lại trong ô quan thuộc về người đã ăn quan ở ô đó: { $shares }.
collect-quan-last-mover = Dân còn lại trong các ô quan thuộc về người đi nước cuối: { $shares }.
collect-quan-nobody = Dân còn lại trong các ô quan không tính cho ai: { $dan }.
score = { $player }: { $terms } = { $points } điểm.
score-captured = { $dan } (dân đã ăn)
score-quan = + { $points } ({ $quan } quan)
score-owed = − { $dan } (nợ { $creditor })
score-owed-bank = − { $dan } (nợ ngân hàng)
score-lent = + { $dan } (cho { $debtor } vay)
score-row = + { $dan } (còn ở hàng nhà)
score-rows = + { $dan } (phần chia từ các hàng)
score-quan-squares = + { $dan } (từ các ô quan)

## Ai thắng

result-beat = { $winner } thắng { $loser }, { $high } điểm so với { $low }.
result-draw = { $players } hòa nhau, mỗi người { $points } điểm.
result-win = { $winner } thắng với { $points } điểm; { $others }.
result-share = { $winners } cùng thắng, mỗi người { $points } điểm; { $others }.
result-shortage-loss = { $winners } { $count ->
    [1] thắng
   *[other] cùng thắng
}: ai hết dân mà không rải lại được thì thua. Điểm: { $points }.
result-all-quan = { $winner } thắng vì đã ăn hết quan. Điểm: { $points }.
