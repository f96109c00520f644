### Những gì người dùng đặt sẵn một lần. Tên mục và các từ của mục (style,
### unicode, auto) giống nhau ở mọi ngôn ngữ.

## Mỗi mục để làm gì. Mục nào cũng là tùy chọn của dòng lệnh thì lời giải thích
## nằm ở chỗ các tùy chọn.

setting-glyphs = Ký tự dùng để vẽ bàn
setting-colour = Có dùng màu hay không; auto: có, khi hiện trên màn hình và không đặt NO_COLOR
setting-theme = Bộ màu
setting-animate = Nước rải được chiếu từng bước nhanh chậm thế nào
setting-autosave = Ván chơi ở cửa sổ dòng lệnh có được tự lưu sau mỗi nước hay không
setting-saves = Thư mục chứa các ván tự lưu
setting-hash = Số mebibyte cho bảng nhớ khi máy tính toán
setting-threads = Số luồng cùng tính toán
setting-level = Máy chơi mạnh cỡ nào khi không nói gì thêm
setting-tui-theme = Bộ màu của chế độ toàn màn hình; auto: giống theme
setting-tui-glyphs = Ký tự của chế độ toàn màn hình; auto: giống glyphs
setting-tui-speed = Nước rải chiếu trên toàn màn hình nhanh chậm thế nào
setting-tui-mouse = Có dùng chuột hay không

## Có thể ghi gì ở đó

config-number = một số từ { $least } đến { $most }, hoặc `auto`
config-text = một dòng chữ
config-text-or-auto = một dòng chữ, hoặc `auto`

## Những gì sai

config-unknown = Không có mục cài đặt nào tên `{ $name }`.
config-value = `{ $found }` không hợp với `{ $key }`: cần { $expected }.
config-keys = `{ $action }` phải là một phím đặt trong ngoặc kép, hoặc một danh sách phím như thế.
config-table = `{ $name }` phải là một bảng, như `[{ $name }]`.
config-too-long = { $path } quá dài, không thể là tệp cài đặt.

## Tệp được ghi khi có yêu cầu

config-head =
    Các mục cài đặt của oaq. Bỏ dấu # ở đầu thì dòng ấy mới có hiệu lực.
    Tùy chọn của dòng lệnh và các biến OAQ_ được xét trước tệp này.
config-keys-head = Phím của chế độ toàn màn hình: tên việc, rồi phím hoặc các phím của nó.
config-explained = { $what } ({ $expected }).

## `oaq config` in ra gì

config-file = Tệp: { $path }
config-no-file = Tệp: { $path } (chưa có)
config-default = mặc định
config-line = dòng { $line }
config-written = Đã ghi { $path }. Chưa có gì thay đổi: bỏ dấu # ở đầu một dòng thì dòng ấy mới có hiệu lực.
config-exists = { $path } đã có sẵn và được giữ nguyên. `oaq config edit` mở nó ra.
config-sound = { $path }: không có lỗi.
config-no-folder = Không tìm được chỗ cho tệp cài đặt. Có thể chỉ một tệp bằng OAQ_CONFIG.
config-no-editor = Cả VISUAL lẫn EDITOR đều không cho biết dùng trình soạn thảo nào. Tệp là { $path }.
config-editor = Trình soạn thảo `{ $editor }` gặp trục trặc: { $reason }.
