### Tiếng Việt: lời của các hộp thoại, ngăn kéo, cuộc đua và phần xuất tệp. Thuật ngữ như trong glossary.vi.md.

## The gallery of puzzles.

puzzles-title = Các bài toán
puzzles-gallery = Xem tất cả bài toán
puzzles-choose = Chọn bàn cờ của { $puzzle }
puzzles-races = Các cuộc đua
puzzles-race-six = Sáu tìm kiếm, một bản đồ
puzzles-race-six-about = { $puzzle }: cùng một trạng thái, tìm theo sáu cách
puzzles-race-ahead = Nhìn trước hay không
puzzles-race-ahead-about = { $puzzle }: quay lui thuần và kiểm tra trước
puzzles-race-cuts = Xem hết hay cắt bớt
puzzles-race-cuts-about = { $puzzle }: minimax và alpha-beta

## The choice of a program.

code-off = Tắt

## Boards that puzzles of several families offer.

preset-sample = Ví dụ của đề
preset-solved = Đã giải xong

## What there is to see, on a first visit.

leaders-title = Hình này là gì?
leaders-dismiss = Đã hiểu

## The sections behind “More”.

more-close = Đóng
more-explore = Khám phá mọi { -state }
more-tab-board = { CAPITAL(-board) }
more-tab-program = Chương trình
more-tab-find = Tìm
more-tab-export = Xuất tệp
more-tab-settings = Cài đặt
more-code = Mã chạy theo từng bước
more-find = Tìm trong lần chạy
more-counters = Mọi bộ đếm
more-map = Cách vẽ bản đồ
more-hideFutureTitle = Dòng thời gian, biểu đồ và số đếm chỉ kể tới bước đang hiện
more-chart = Biểu đồ biên
more-expansion = Mở rộng
more-certificate = Kiểm chứng
more-predict = Dự đoán
more-jumps = Tới một chỗ, và xem một đoạn
more-tree = Đường đi và ứng viên
more-export = Xuất tệp

## What can be taken away: files that are made here. $type is what was asked for.

export-size = Cỡ
export-shown = như đang hiện
export-picture = Ảnh (PNG)
export-drawing = Hình vẽ (SVG)
export-film = Phim (GIF)
export-table = Bộ đếm (CSV)
export-stops = Mỗi điểm dừng một ảnh
export-sheet = Tờ các điểm dừng để in
export-from = Từ bước
export-to = đến bước
export-frames = Số ảnh
export-seconds = Số giây
export-progress = Tiến độ làm tệp
unsaved-title = Nếu không có tệp nào được lưu
unsaved-why = Trang chứa khung này có thể cấm tải xuống: sandbox của khung cần allow-downloads. Tệp đã làm ra ở đây, hãy lưu hoặc sao chép bằng trình đơn của nó.

## Races: several algorithms on one board.

race-until = Các làn chạy tới đâu
race-until-answer = tới lời giải
race-until-answer-title = Mỗi làn dừng ở lời giải của nó.
race-until-whole = cả không gian
race-until-whole-title = Mỗi làn đi tiếp cho đến khi tìm hết những gì nó tới được.
race-add = Thêm tìm kiếm
race-add-title = Từ hai đến sáu tìm kiếm chạy trên cùng một trạng thái, mỗi tìm kiếm một heuristic.
race-add-do = Thêm
race-full = Cuộc đua có nhiều nhất { $most } làn.
race-search = Tìm kiếm
race-lane = Làn { $lane }: { $name }
race-change = Đổi làn { $lane }: { $name }
race-algorithm = Thuật toán của làn { $lane }
race-earlier = Lên trước
race-earlier-of = Đưa làn { $lane } lên trước một chỗ
race-later = Ra sau
race-later-of = Đưa làn { $lane } ra sau một chỗ
race-remove = Bỏ
race-remove-of = Bỏ làn { $lane }
race-sort = Xếp theo
race-sort-title = Thứ tự của các làn trên trang. Số của mỗi làn không đổi.
race-sort-lanes = làn
race-sort-count = số đếm
race-sort-answer = lời giải
race-guides = { $first }; { $second }
race-measure = mốc so sánh
race-fewer = { $counted }: ít hơn { $ratio } lần
race-more = { $counted }: nhiều hơn { $ratio } lần
race-same = số bằng nhau
race-goes = còn đang tìm
race-done = xong: { $amount }
race-open = Còn { $count } làn đang chạy. Đến giờ: { $amount }.
race-noEnd = Chưa làn nào tới cuối. Đến giờ: { $amount }.

## The dialog behind “Share”: links, and what an author pastes into a page.

share-title = Chia sẻ
share-link = Liên kết
share-step = Liên kết tới bước { $step }
share-compose = Soạn bài học
share-composeNote = Thêm điểm dừng có lời chú thích và câu hỏi vào phim này.
share-embed = Nhúng vào trang của bạn
share-start = Bắt đầu
share-start-step = ở bước này
share-start-start = từ đầu
share-controls = Điều khiển
share-controls-full = tất cả
share-controls-mini = ít
share-controls-none = không có
share-theme = Màu sắc
share-theme-auto = theo trang
share-theme-light = sáng
share-theme-dark = tối
share-theme-contrast = tương phản cao
share-form = Dưới dạng
share-form-element = một phần tử
share-form-frame = một khung, nơi không cho phép mã lệnh
share-form-markdown = Markdown
share-form-mdx = MDX
share-form-picture = hình kèm liên kết, cho nguồn tin, thư và trang mã nguồn
share-picture = Hình
share-picture-without = không
share-picture-with = trong nguồn tin, khi in và cho đến khi phim tải xong
share-savePicture = Lưu { $file }
share-pictureNote = Đặt hình cạnh trang của bạn, hoặc ghi địa chỉ của hình vào src.
share-snippet = Dán đoạn này
share-preview = Xem trước
share-copy = Sao chép
# Says of a button “Copy” what it copies, for screen readers.
share-copyWhat = Sao chép: { $what }
share-copied = Đã sao chép
share-byHand = Trang này không được phép tự sao chép: đoạn chữ đã được chọn, hãy sao chép bằng bàn phím.

## The list of keys.

keys-open = Phím tắt
keys-title = Phím tắt
keys-playPause = phát, tạm dừng
keys-stops = lùi, tới một điểm dừng
keys-ends = bước đầu, bước cuối đã biết
keys-speed = chậm hơn, nhanh hơn
keys-edit = sửa { -board }
keys-cells = đi giữa các ô của { -board }
keys-change = đổi ô
keys-blank = khi toàn màn hình: tắt hình, rồi hiện lại
keys-seeing = gọi tên các phần của hình
keys-code = hiện hoặc ẩn chương trình
keys-find = tìm trong lần chạy
keys-help = danh sách này
keys-leave = đóng cái đang mở
keys-name-space = Phím cách
keys-name-arrows = ← →
keys-name-shiftArrows = Shift + ← →
keys-name-page = Page Up, Page Down
keys-name-ends = Home, End
keys-name-speed = − +
keys-name-edit = E
keys-name-cells = ← → ↑ ↓
keys-name-change = Enter, phím cách
keys-name-zoom = Z X 0
keys-name-pan = Shift + ← → ↑ ↓
keys-name-jumps = T, D, C, A
keys-name-blank = . B
keys-name-seeing = W
keys-name-code = P
keys-name-find = F
keys-name-help = ?
keys-name-leave = Esc

## The dialog in which a board is chosen.

input-title = Chọn { -board }
input-close = Đóng
input-presets = Ví dụ
input-random = Ngẫu nhiên
input-difficulty = Số nước cần
input-difficultyCount = { $moves } ({ $count } { -board })
input-difficultyNone = không thể ({ $count } { -board })
input-seed = Hạt giống
input-draw = Sinh
input-surveying = Đang xem cả không gian: đã { $count } nước …
input-randomPlain = { CAPITAL(-board) } được sinh ngẫu nhiên; ở đây không chọn được số nước cần.
input-randomGoal = Giữ nguyên đích; trạng thái xuất phát được sinh cách đích chừng ấy nước.
input-randomAny = { CAPITAL(-board) } được sinh cách đích gần nhất chừng ấy nước.
input-noText = Dữ liệu của đề không tả được bàn cờ đang hiện: dưới đây là dữ liệu của bàn cờ khác.
input-settings = Tùy chọn
input-size = Cỡ { -board }
input-rows = Số hàng
input-columns = Số cột
input-resize = Đổi cỡ
input-text = Dữ liệu vào của đề
input-longText = Dữ liệu có { $count } ký tự, quá dài để sửa ở đây: ô nhập hiện phần đầu; “Đọc và giải” đọc tất cả.
input-clear = Xóa hết
input-read = Đọc và giải
input-answers = Kết quả
input-answersNone = Kết quả hiện ở đây, mỗi test một dòng.
input-copy = Sao chép tất cả
input-copied = Đã sao chép
input-copyFailed = Hãy chọn kết quả và tự sao chép
input-case = Test { $number }, dòng { $line }: { $answer }
input-watch = xem
input-watchCase = Xem test { $number }
input-progress = đã giải { $done }/{ $cases } test
input-noCases = Dữ liệu này không có { -board } nào.
input-moreCases = còn { $count } test không liệt kê

## Settings of a puzzle or of its algorithms, and their options.

setting-tour = Hành trình
setting-tour-closed = khép kín: về lại ô đầu
setting-tour-open = mở: kết thúc ở đâu cũng được
setting-order = Thứ tự nước đi
setting-order-lesson = như trong bài học
setting-order-other = một thứ tự thường gặp khác
setting-order-hint = hoặc các chữ số từ 1 đến 8, mỗi chữ số một lần, ứng với tám nước đi
setting-cutStart = Bỏ khi ô đầu bị cô lập
setting-cutStart-on = có
setting-cutStart-off = không
setting-cutDeadEnds = Bỏ khi gặp ngõ cụt
setting-cutDeadEnds-on = có
setting-cutDeadEnds-off = không
setting-cutConnected = Bỏ khi các ô trống tách rời
setting-cutConnected-on = có
setting-cutConnected-off = không
setting-find = Tìm
setting-find-first = lời giải đầu tiên
setting-find-all = mọi lời giải
setting-colours = Số màu
setting-colours-2 = hai
setting-colours-3 = ba
setting-colours-4 = bốn
setting-takes = Số sỏi được bốc mỗi nước
setting-takes-hint = ví dụ 1-3 hoặc 1,3,4
setting-heaps = Số sỏi của mỗi đống
setting-heaps-hint = ví dụ 3,4,5
setting-bar = Số hàng và cột của thanh
setting-bar-hint = ví dụ 3x4
setting-ways = Các ô kề
setting-ways-four = bốn: trên, dưới, trái, phải
setting-ways-eight = tám: cả đường chéo
setting-goal = Đích
setting-goal-hint = các ô lần lượt từng hàng, cách nhau bằng dấu phẩy, 0 là chỗ trống
setting-discs = Số đĩa
setting-discs-hint = nhiều nhất 10, hoặc 8 với bốn cọc
setting-pegs = Số cọc
setting-pegs-hint = 3 hoặc 4
setting-seats = Số chỗ trên thuyền
setting-seats-hint = từ 1 đến 50
setting-each = Số nhà truyền giáo, và bấy nhiêu kẻ ăn thịt người
setting-each-hint = từ 1 đến 50
setting-wanted = Số lít cần
setting-wanted-hint = từ 1 đến 100
setting-second = Bình B
setting-second-hint = từ 1 đến 100
setting-first = Bình A
setting-first-hint = từ 1 đến 100

## The certificate, in the drawer.

certificate-notYet = Trước khi có lời giải thì chưa có gì để chứng minh.
certificate-already = Khẳng định: { -start } đã là đích, nên không cần nước nào.
certificate-shortest-bfs = Không có đường nào ngắn hơn, đó là nhờ thứ tự duyệt: các { -state } được gặp hết độ sâu này đến độ sâu khác.
certificate-shortest-bidirectional = Không có đường nào ngắn hơn, đó là nhờ thứ tự duyệt: mỗi phía xong trọn một độ sâu rồi mới đem so.
certificate-shortest-alternating = Có thể có đường ngắn hơn: cách tìm này dừng ở chỗ hai phía chạm nhau đầu tiên, giữa một độ sâu.
certificate-islands = { $states } { -state } chia thành { $count } đảo (thành phần liên thông), không nước nào nối chúng.
certificate-save = JSON
certificate-saveTitle = Lưu bằng chứng dưới dạng JSON
certificate-copy = Sao chép
certificate-copied = Đã sao chép
certificate-copyFailed = Trang này không được sao chép

# End of extras in vi.
