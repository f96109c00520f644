### Điều gì sai, bằng câu trọn vẹn. Tên mục và giá trị của luật giữ nguyên như
### khi gõ.

## Nước đi không được phép

illegal-game-over = Đã hết ván: { $reason }.
illegal-no-such-square = Không có ô số { $number }; các ô trong hàng được đánh số từ 1 đến { $squares }.
illegal-empty-square = Ô { $square } trống; phải đi từ một ô có dân.
illegal-wrong-direction = Ván này chỉ được rải { $direction }.

## Thế cờ không hợp với luật

setup-rows = Có { $found } hàng, nhưng theo luật có { $expected } người chơi.
setup-quan-squares = Có { $found } ô quan, nhưng theo luật có { $expected } người chơi.
setup-stores = Có { $found } chỗ ghi quân đã ăn, nhưng theo luật có { $expected } người chơi.
setup-squares = Hàng của { $player } có { $found } ô, nhưng theo luật phải có { $expected }.
setup-too-many-dan = Trên bàn và trong tay người chơi có { $dan } dân; nhiều nhất là { $most }.
setup-too-many-quan = Trên bàn và trong tay người chơi có { $quan } quan; nhiều nhất là { $most }.
setup-captor-unused = Có ghi người đã ăn quan ở { $square }, nhưng chỉ luật `quan-leftover=captor` mới nhớ điều đó.
setup-captor-of-quan = Có ghi người đã ăn quan ở { $square }, nhưng ô này vẫn còn quan.
setup-no-such-player = Ván { $players } người này không có người chơi { $player }.
setup-direction-unused = Có ghi chiều rải cố định, nhưng chỉ luật `direction=fixed-by-first-move` mới có.
setup-negative-store = { $player } có { $dan } dân đã ăn, nhưng chỉ luật `shortage=negative` mới cho phép số âm.
setup-store-too-low = { $player } có { $dan } dân đã ăn; ít nhất là { $least }.
setup-empty-debt = Một khoản nợ của { $player } không có dân nào.
setup-debt-too-high = { $player } nợ { $dan } dân; nhiều nhất là { $most }.
setup-debt-to-self = { $player } không thể nợ chính { $player }.
setup-debt-twice = Khoản nợ của { $player } với { $creditor } được ghi hai lần.

## Luật

rule-repetition-one = `limits.repetition` là 1, nhưng thế cờ đầu tiên cũng được tính: hãy dùng 0 (tắt), hoặc từ 2 trở lên.
rule-no-quan = `end` là `quan-pieces-captured`, nhưng `quan-pieces` là 0: không có quan nào để ăn.
rule-shortage-never-ends = `end` là `shortage`, nhưng với `shortage={ $shortage }` thì thiếu dân không bao giờ làm hết ván.
rule-out-of-range = `{ $key }` là { $value }, nhưng phải từ { $min } đến { $max }.
rule-not-integer = `{ $key }` là `{ $value }`, nhưng phải là số nguyên từ { $min } đến { $max }.
rule-not-word = `{ $key }` là `{ $value }`, nhưng phải là { $words }.
rule-no-value = `{ $word }` không có giá trị: hãy viết `mục=giá-trị`.
rule-unknown-key = Luật không có mục `{ $name }`.
rule-twice = `{ $key }` được ghi hai lần.
