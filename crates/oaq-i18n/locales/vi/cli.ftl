### Lời của dòng lệnh.

## Đầu đề trợ giúp

help-usage = Cách dùng
help-commands = Lệnh
help-arguments = Đối số
help-options = Tùy chọn
help-examples = Ví dụ

## Thông báo

error = lỗi: { $message }
warning = cảnh báo: { $message }
note = lưu ý: { $message }
cannot-read = Không đọc được { $path }: { $reason }.
cannot-write = Không ghi được { $path }: { $reason }.
unknown-rules = Không có luật nào tên là `{ $name }`.
unknown-language = Không có ngôn ngữ `{ $name }`: hãy chọn { $languages }.

## Lời quanh một lỗi

place-line = dòng { $line }
place-column = cột { $column }
place-line-column = dòng { $line }, cột { $column }
at-place = { $place }: { $message }
did-you-mean = Có phải ý bạn là `{ $suggestion }`?
parse-expected = Ở đây phải là { $expected }, nhưng lại gặp { $found }.
parse-found-nothing = chỗ trống
parse-found-text = `{ $text }`
