### Những gì người dùng đặt sẵn một lần. Tên mục và các từ của mục (style,
### unicode, auto) giống nhau ở mọi ngôn ngữ.

## Trợ giúp: mỗi lệnh làm gì

oaq-config = Xem và ghi các mục cài đặt
    .usage = oaq config LỆNH
    .examples =
        Ví dụ:
          oaq config show
          oaq config init
          EDITOR=nano oaq config edit

        Nơi đầu tiên có nói gì thì được theo: tùy chọn, biến OAQ_…, tệp cài đặt,
        rồi hệ thống hoặc giá trị mặc định. OAQ_CONFIG chỉ một tệp khác.

oaq-config-path = Cho biết tệp cài đặt ở đâu
    .usage = oaq config path
    .examples =
        Ví dụ:
          oaq config path
          OAQ_CONFIG=other.toml oaq config path

oaq-config-show = Xem mọi mục cài đặt và mỗi mục lấy từ đâu
    .usage = oaq config show [TÙY CHỌN]
    .examples =
        Ví dụ:
          oaq config show
          OAQ_STYLE=large oaq config show --json

oaq-config-init = Ghi một tệp cài đặt có giải thích từng mục
    .usage = oaq config init
    .examples =
        Tệp đã có thì giữ nguyên; khi ấy mã thoát là 1.

        Ví dụ:
          oaq config init
          OAQ_CONFIG=cua-toi.toml oaq --lang vi config init

oaq-config-edit = Mở tệp cài đặt trong trình soạn thảo, rồi kiểm tra
    .usage = oaq config edit
    .examples =
        Trình soạn thảo là cái mà VISUAL nêu tên, không có thì EDITOR. Mã thoát
        là 1 nếu trong tệp có gì sai.

        Ví dụ:
          oaq config edit
          VISUAL="code --wait" oaq config edit

oaq-completions = Ghi ra đoạn mã giúp shell tự điền dòng lệnh
    .usage = oaq completions SHELL
    .examples =
        Các shell: bash, zsh, fish, elvish, powershell.

        Ví dụ:
          oaq completions bash > ~/.local/share/bash-completion/completions/oaq
          oaq completions zsh > ~/.zfunc/_oaq
          oaq completions fish > ~/.config/fish/completions/oaq.fish

oaq-man = Xem sách hướng dẫn, hoặc ghi các trang của nó vào một thư mục
    .usage = oaq man [LỆNH...] [TÙY CHỌN]
    .examples =
        Ví dụ:
          oaq man record show | man -l -
          oaq --lang vi man -o man6

## Mỗi mục để làm gì. Mục nào cũng là tùy chọn của dòng lệnh thì lời giải thích
## nằm ở chỗ các tùy chọn.

setting-glyphs = Ký tự dùng để vẽ bàn
setting-colour = Có dùng màu hay không; auto: có, khi hiện trên màn hình và không đặt NO_COLOR
setting-theme = Bộ màu của bàn vẽ trong cửa sổ dòng lệnh
setting-animate = Nước rải được chiếu từng bước nhanh chậm thế nào
setting-autosave = Ván chơi ở cửa sổ dòng lệnh có được tự lưu sau mỗi nước hay không
setting-saves = Thư mục chứa các ván tự lưu
setting-hash = Số mebibyte cho bảng nhớ khi máy tính toán
setting-threads = Số luồng cùng tính toán
setting-level = Máy mạnh cỡ nào khi mở ván mới ở chế độ toàn màn hình
setting-tui-theme = Bộ màu của chế độ toàn màn hình; auto: tùy cửa sổ dòng lệnh
setting-tui-glyphs = Ký tự của chế độ toàn màn hình; auto: giống glyphs
setting-tui-speed = Nước rải chiếu trên toàn màn hình nhanh chậm thế nào
setting-tui-mouse = Có dùng chuột hay không

## Có thể ghi gì ở đó

config-number = một số từ { $least } đến { $most }
config-number-or-auto = một số từ { $least } đến { $most }, hoặc `auto`
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

## Đối số và tùy chọn

arg-colour = Màu: auto, always (luôn có) hoặc never (không bao giờ)
arg-board-theme = Bộ màu của bàn vẽ: none, soft, bright hoặc paper
arg-saves = Thư mục chứa các ván tự lưu
arg-game-hash = Mỗi bên máy tính nước được dùng bao nhiêu MiB bộ nhớ, từ 0 đến 32768; không ghi là 32
arg-script = Lấy các dòng từ tệp này
arg-shell = Shell: bash, zsh, fish, elvish hoặc powershell
arg-page = Lệnh cần xem trang hướng dẫn, như "record show"; không ghi là cả oaq
arg-man-folder = Ghi trang này và trang của các lệnh con vào thư mục này
value-name-colour = KHI-NÀO
value-name-folder = THƯ-MỤC
value-name-shell = SHELL

## Sách hướng dẫn

man-name = TÊN
man-synopsis = CÁCH DÙNG
man-examples = VÍ DỤ VÀ GHI CHÚ
man-written = Đã ghi { $pages } trang vào { $path }.
