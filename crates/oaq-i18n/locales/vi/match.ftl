# Động cơ chạy riêng, thi đấu, và các ván ngẫu nhiên

## Ai chơi

unknown-level = Không có trình độ `{ $name }`: level:1 (bé tập chơi) đến level:6 (hết sức máy), hoặc child, beginner, casual, experienced, expert, full.
level-needs-no-time = Chỉ trình độ cao nhất mới định được thời gian nghĩ: level:6:500ms.

## Động cơ gặp trục trặc

ugi-no-command = Sau `ugi:` là lệnh khởi động một động cơ: ugi:oaq ugi. Dấu nháy đã mở thì phải đóng.
ugi-not-started = Không khởi động được `{ $program }`: { $reason }
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
