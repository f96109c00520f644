### Lời của ván chơi từng dòng.

greeting = Ô ăn quan, trò chơi dân gian Việt Nam.
greeting-rules = Luật: { $rules }.
greeting-hint = Gõ số của một ô, hoặc một nước đi như 3P (ô 3 sang phải). Gõ ? để xem trợ giúp, q để thoát.
goodbye = Tạm biệt!

## Lời nhắc

to-move = Đến lượt { $player }
prompt-move = { $player }, ô 1 đến { $squares }?
prompt-direction = Phải hay trái (P/T)?
not-a-direction = Gõ P để rải sang phải, T để rải sang trái.

## Trong ván

nothing-to-undo = Không có nước nào để đi lại.
nothing-to-redo = Không có nước nào để đi tiếp.
