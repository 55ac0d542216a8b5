### Tiếng Việt: lời của lệnh, ngoài những lời dùng chung với trang. Thuật ngữ như trong glossary.vi.md.

## The command.

cli-usage = cách dùng: searchlight [link | picture] <bài> [TỆP] [--json] [--algorithm TÊN] [--max-steps N] [--size RxC] [--set TÊN=TRỊ] [--lang NGÔN-NGỮ]
cli-about = Đọc các test của một bài toán từ tệp hoặc từ đầu vào chuẩn và in kết quả theo thứ tự.
cli-options = Tùy chọn
cli-json = --json             kết quả kèm bằng chứng trong một tài liệu JSON, mỗi test một dòng
cli-algorithm = --algorithm TÊN    thay cho thuật toán riêng của bài, được đánh dấu *
cli-maxSteps = --max-steps N      bỏ một test sau N bước
cli-size = --size RxC         mỗi test trên bàn cờ R hàng, C cột
cli-set = --set TÊN=TRỊ      một tùy chọn của mỗi test, như tour=open; dùng nhiều lần được
cli-link = link BÀI           in chuỗi trạng thái của test đầu tiên, hay của ví dụ, và đoạn để đưa vào trang
cli-step = --step N           của link: bước được hiện
cli-stop = --stop "N LỜI"     của link: một điểm dừng ở bước N và chú thích của nó; dùng nhiều lần được
cli-picture = picture BÀI        ghi hình của test đầu tiên, hay của ví dụ; cần gói @napi-rs/canvas
cli-output = --output TỆP, -o     của hình: tệp của nó, kết thúc bằng .svg, .png hoặc .gif; .gif là phim đến bước đó
cli-moment = --step N           của hình: một bước, “answer” (mặc định) hoặc “end”
cli-view = --view PHẦN        của hình: both, board hoặc map
cli-theme = --theme TÊN        của hình: light hoặc dark
cli-width = --width N, --height N   của hình, tính bằng px
# $languages is what can be asked for, such as en, vi
cli-lang = --lang NGÔN-NGỮ    của các thông báo: { $languages }
cli-help = --help             bản hướng dẫn này
cli-puzzles = Các bài toán
cli-puzzle = { $id }: { $name }. { $rules }
cli-format = khuôn dạng: { $format }
cli-sample = ví dụ:
cli-algorithms = thuật toán: { $algorithms }
cli-setting = --set { $id }={ $options }
cli-text = CHỮ
cli-codes = Mã thoát: 0 giải xong mọi test, 2 dữ liệu vào sai, 3 hết giới hạn số bước, 64 dùng sai, 70 tìm kiếm gặp lỗi, 74 lỗi đọc hoặc ghi, 130 Ctrl-C, 143 bị kết thúc bằng tín hiệu
cli-unknownPuzzle = không có bài toán tên “{ $id }”, chỉ có: { $known }
cli-unknownAlgorithm = bài toán này không có thuật toán tên “{ $id }”, chỉ có: { $known }
cli-noPuzzle = hãy nêu tên bài toán
cli-tooMany = mỗi lần chỉ một bài toán và một tệp
cli-badSteps = --max-steps cần một số nguyên, nhưng gặp “{ $found }”
cli-noSize = dữ liệu của { $id } đã nói cỡ của từng test: --size không có nghĩa ở đây
cli-badStep = --step cần một số nguyên nhiều nhất { $most }, nhưng gặp “{ $found }”
cli-badStop = --stop cần một bước và lời chú thích, ví dụ “100 Một trăm bước đầu”, nhưng gặp “{ $found }”
cli-onlyLink = --stop thuộc về “searchlight link”, --step thuộc về “searchlight link” và “searchlight picture”
cli-badOutput = hình cần --output với tệp kết thúc bằng .svg, .png hoặc .gif, nhưng gặp “{ $found }”
cli-badMoment = --step cần một số nguyên, “answer” hoặc “end”, nhưng gặp “{ $found }”
cli-badChoice = { $option } cần một trong { $known }, nhưng gặp “{ $found }”
cli-badSide = { $option } cần một số nguyên px từ { $least } đến { $most }, nhưng gặp “{ $found }”
cli-onlyPicture = --output, --view, --theme, --width và --height thuộc về “searchlight picture”
cli-noCanvas = hình cần gói { $name }: hãy chạy “npm install { $name }”
cli-noCase = dữ liệu vào không có test nào
cli-badSize = --size cần số hàng và số cột như 5x6, nhưng gặp “{ $found }”
cli-badSetting = --set cần tên và giá trị như tour=open, nhưng gặp “{ $found }”
cli-badValue = “{ $id }” không thể là “{ $value }”, chỉ có: { $known }
cli-badText = “{ $id }” không thể là “{ $value }”; một giá trị dùng được là { $example }
cli-otherSetting = thuật toán { $algorithm } không có tùy chọn “{ $id }”, chỉ những thuật toán này có: { $known }
cli-unknownSetting = bài toán này không có tùy chọn tên “{ $id }”, chỉ có: { $known }
cli-noSettings = bài toán này không có tùy chọn nào, nên cũng không có “{ $id }”
cli-badLanguage = --lang cần một trong { $languages }, nhưng gặp “{ $found }”
cli-unknownOption = không có tùy chọn “{ $option }”; --help liệt kê mọi tùy chọn
cli-needsValue = { $option } cần một giá trị, như { $option }=TRỊ
cli-takesNoValue = { $option } không nhận giá trị
cli-limit = dòng { $line }: hết giới hạn { $steps } bước mà chưa có lời giải
cli-ownLimit = dòng { $line }: tìm kiếm dừng sau { $steps } bước mà chưa có lời giải, vì nhiều đường dẫn tới cùng những trạng thái; A* (--algorithm { $instead }) chỉ xét mỗi trạng thái một lần
cli-stateLimit = dòng { $line }: đã tìm ra { $limit } trạng thái mà chưa có lời giải, và không giữ thêm được nữa; IDA* (--algorithm { $instead }) chỉ giữ đường đi của nó
cli-ownPath = lời giải của { $algorithm } là đường đi mà nó tìm được; có thể có đường rẻ hơn
cli-failed = test { $number }: { $reason }
cli-unread = không đọc được dữ liệu vào ({ $reason })
cli-unreadFile = không đọc được “{ $file }” ({ $reason })
cli-interrupted = bị ngắt bằng Ctrl-C
cli-ended = bị kết thúc bằng tín hiệu { $signal }
cli-unwritten = không ghi được kết quả ({ $reason }); đã ghi { $count } kết quả
cli-unwrittenFile = không ghi được “{ $file }” ({ $reason })
cli-notBuilt = searchlight chưa được dựng: trước hết hãy chạy “npm run build” trong thư mục của nó

## Lý do hệ thống không cho đọc hoặc ghi.

cli-system-ENOENT = { $code }: không có tệp này
cli-system-EISDIR = { $code }: là thư mục, không phải tệp
cli-system-EACCES = { $code }: không có quyền
cli-system-EPERM = { $code }: không có quyền
cli-system-EBADF = { $code }: chưa được mở để đọc hoặc ghi
cli-system-ENOSPC = { $code }: đĩa đã đầy
cli-system-EFBIG = { $code }: tệp quá lớn
cli-system-EIO = { $code }: thiết bị gặp lỗi

## Gợi ý, khi test có kết quả “Impossible” mà theo quy ước khác thì có lời giải.

cli-others = dòng { $line }: đây là một trong nhiều lời giải
cli-otherwise-knight-open = dòng { $line }: không có hành trình khép kín từ ô đó, nhưng có hành trình mở; dùng --set tour=open để tìm
cli-otherwise-knight-fromOne = dòng { $line }: hàng và cột đếm từ 0; nếu đếm từ 1 thì có hành trình
cli-otherwise-knight-openFromOne = dòng { $line }: hành trình phải khép kín, hàng và cột đếm từ 0; có hành trình mở nếu đếm từ 1, dùng --set tour=open để tìm hành trình mở
