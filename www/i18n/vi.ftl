### Tiếng Việt: lời của trang và của phần tử. Thứ tự và các mục như trong en.ftl.
### Thuật ngữ như trong glossary.vi.md.

## Nouns of the puzzle that is shown.

-state = trạng thái
-start = trạng thái xuất phát
-board = bàn cờ

## The page around the element.

app-title = { $puzzle } · { $algorithm } · Searchlight
app-title-puzzle = { $puzzle } · Searchlight
app-theme = Giao diện: { $theme }
app-theme-auto = tự động
app-theme-light = sáng
app-theme-dark = tối
app-theme-contrast = tương phản cao
app-language = Ngôn ngữ
app-authors = Dành cho tác giả
app-offline = Dùng được khi không có mạng. Trình duyệt có thể cài trang này như một ứng dụng.

## The element as a whole.

element-label = { $puzzle }: thước phim tìm kiếm
element-loading = Đang tải …
element-running = Đang tính tới bước { $step }: { $percent } %
element-begin = Xem thuật toán chạy
element-retry = Thử lại
element-kept = Màn hình vẫn giữ lần chạy trước đó.
element-fallenBack = Đang hiện ví dụ đầu tiên.
element-reload = Tải lại trang
element-dismiss = Bỏ qua
element-fullScreen = Toàn màn hình
element-leaveFullScreen = Thoát toàn màn hình

## The line over the stage: the puzzle, “by”, the algorithm.

header-puzzles = Bài toán: { $puzzle }. Chọn bài khác
header-hard = { CAPITAL(-board) } khó mới
header-day = { CAPITAL(-board) } hôm nay.
header-by = bằng
header-modes = Chế độ
header-explore = Khám phá
header-play = Chơi
header-lesson = Bài học
header-race = Đua
header-intro = Xem thuật toán giải câu đố: nhấn Phát.

## The puzzles, and what a family of them teaches: all else that they say stands in files of
## their families.

state-space-teaches = Tìm trong không gian trạng thái
backtracking-teaches = Chọn, rồi quay lui
games-teaches = Trò chơi: ở đâu thì ai thắng
trees-teaches = Cây trò chơi: tính trước
flip-name = Lật cờ
knight-name = Mã đi tuần
mines-name = Dò mìn
queens-name = Quân hậu
sudoku-name = Sudoku
colouring-name = Tô màu bản đồ
tab-name = Cờ bảng
subtract-name = Bốc sỏi
nim-name = Nim
chomp-name = Chomp
wythoff-name = Trò chơi Wythoff
tictactoe-name = Cờ ca-rô 3 × 3
rearrange-name = Bàn cờ thế
solitaire-name = Solitaire
tiles-name = Trượt ô số
maze-name = Mê cung
lightsout-name = Tắt đèn
pancakes-name = Xếp bánh
klotski-name = Klotski
rushhour-name = Giờ cao điểm
pegs-name = Cờ nhảy một mình
hanoi-name = Tháp Hà Nội
river-name = Qua sông
jugs-name = Hai bình nước

## Lessons. Their own words stand in lessons.en.ftl.

lessons-title = Các bài học
lesson-chapter = Chương { $number }/{ $total }: { $chapter }
lesson-goOn = Tiếp tục
lesson-leave = Thoát
lesson-exercises = Bài tập
lesson-openExercise = Mở bàn cờ này
lesson-exercise = Bài tập
lesson-backToExercises = Về các bài tập
lesson-another = Bài khác

## Chương trình của thuật toán. Lời riêng của nó ở code.vi.ftl.

code-label = Chương trình
code-close = Ẩn chương trình
code-pseudo = Mã giả
code-rust = Rust
code-python = Python
code-cpp = C++
code-none = Ở đây chưa có chương trình của thuật toán này.

## The answer on the stage. $moves is how many moves it has.

ending-answer = Lời giải
ending-move = Nước
ending-of = / { $moves }
ending-play = Xem lời giải
ending-stop = Dừng
ending-playing = Đang xem **lời giải**: nước { $move }/{ $moves }.
ending-on = Tìm tiếp tới hết
ending-edit = Sửa { -board }
ending-another = { CAPITAL(-board) } khác
ending-game = Đấu với máy
ending-moves = nước

## The two parts of the stage.

pane-board = { CAPITAL(-board) }
pane-map = Bản đồ

## The board. $place is the place of a state in the order in which the queue gives them out, $depth a number of moves.

board-title = { CAPITAL(-board) }
board-state = { -state } ở độ sâu { $depth }
board-edit = Sửa { -board }
board-editDone = Xong
board-editHint = Bấm vào ô, hoặc dùng phím mũi tên và Enter.
board-touchHint = Chạm vào ô, hoặc kéo ngón tay qua các ô.
board-grid = { CAPITAL(-board) }, { $rows } hàng, { $columns } cột
board-cell = hàng { $row }, cột { $column }: { $content }
board-choose = Chọn { -board }
board-noAnswer = { CAPITAL(-board) } này không có lời giải. Nhấn Phát để xem vì sao.
board-startBoard = Xuất phát
board-goalBoard = Đích
board-expanding = Đang mở rộng: thứ { $place }
board-onPath = Trên đường tới lời giải
board-atGoal = Đã ở đích
board-waiting = Xuất phát chờ trong hàng đợi
board-new = mới
board-new-then = vào hàng đợi
board-duplicate = đã gặp
board-duplicate-then = ở độ sâu { $depth }
board-goal = tới đích ★
board-goal-then = ở độ sâu { $depth }
board-meeting = hai phía gặp nhau ★
board-meeting-then = sâu { $depth } nước
board-noMove = chưa đi nước nào

## The menu of algorithms. Each is named in the file of its family.

algorithm-label = Thuật toán

## The buttons under the map.

stops-previous = Điểm dừng trước
stops-next = Điểm dừng sau
transport-label = Trình phát
transport-step = Bước
transport-of = / { $known }
transport-tempo = Nhịp
transport-tempoIs = Nhịp: { $tempo }
transport-tempo-directed = Linh hoạt
transport-tempo-steady = Đều
transport-tempo-directedTitle = Chậm ở chỗ cần hiểu, nhanh ở chỗ lặp lại. Dừng ở lời giải.
transport-tempo-steadyTitle = Số bước mỗi giây như nhau từ đầu đến cuối.
transport-goTo = Tới bước
transport-back = Lùi
transport-play = Phát
transport-pause = Tạm dừng
transport-forward = Tiến
transport-scrub = Bước đang hiện
transport-scrubValue = bước { $step }/{ $known }
transport-scrubSoFar = bước { $step }
transport-size = Cỡ bước
transport-speed = Tốc độ
transport-fit = hết trong 20 s
transport-fitTitle = Phát hết phần đã biết trong 20 giây

## The counter that two families have. The others stand in the files of the families.

counter-depth = độ sâu
counter-depth-title = Số nước, hay số lựa chọn, kể từ { -start }.

## The sections behind “More”.

more-label = Thêm
more-hideFuture = Ẩn phần sắp tới
more-candidates = Ứng viên

## What can be taken away: files that are made here. $type is what was asked for.

export-cancel = Hủy
export-saved = Đã lưu
export-cancelled = Đã hủy

## Races: several algorithms on one board.

race-untimed = Liên kết này đếm thời gian tính, vốn khác nhau tùy máy; ở đây các làn đếm bước, từ đầu.
race-bars = Mỗi làn có một thanh trên dòng thời gian, tìm càng lâu thì thanh càng dài; vạch xuyên qua là chỗ các làn đang đứng.
race-level = { $leaders } làn ngang nhau. Đã đi: { $amount }. Còn tới cuối: { $rest }.
race-ahead = Làn { $lane } dẫn trước. Đã đi: { $amount }. Còn tới cuối: { $rest }.
race-first = Làn { $lane } thắng: { $amount }. Còn { $count } làn chạy tiếp.
race-firstTie = { $leaders } làn cùng thắng: { $amount }. Còn { $count } làn chạy tiếp.
race-won = Làn { $lane } thắng: { $amount }, ít hơn { $ratio } lần so với làn cuối: { $most }.
race-wonTie = { $leaders } làn cùng thắng: { $amount }, ít hơn { $ratio } lần so với làn cuối: { $most }.
race-shortest = Làn { $lane } thắng vì là làn duy nhất có lời giải ngắn nhất: { $amount }.
race-shortestTie = { $leaders } làn cùng thắng vì có lời giải ngắn nhất: { $amount }.
race-best = Làn { $lane } thắng vì là làn duy nhất có lời giải tốt nhất: { $amount }.
race-bestTie = { $leaders } làn cùng thắng vì có lời giải tốt nhất: { $amount }.
race-even = Mọi làn tốn như nhau: { $amount }.

## The dialog behind “Share”: links, and what an author pastes into a page.

share-open = Chia sẻ

## What went wrong. The place of the fault and what was expected are values.

error-title = Không thực hiện được.
error-noWebAssembly = Trình duyệt này không chạy được WebAssembly, mà phép tìm kiếm cần nó.
error-csp = Trang này cấm WebAssembly. Chính sách bảo mật nội dung (CSP) của trang cần script-src 'wasm-unsafe-eval'.
error-download = Không tải được phần tìm kiếm.
error-mismatch = Tệp nhận được không hợp với trang này: nó bị hỏng trên đường truyền, hoặc trang web vừa được cập nhật.
error-words = Không tải được lời của ngôn ngữ này. Nếu thử lại không được, hãy tải lại trang.
error-extras = Không tải được phần vừa yêu cầu. Nếu thử lại không được, hãy tải lại trang.
error-map = Không tải được phần vẽ bản đồ. Nếu thử lại không được, hãy tải lại trang.
error-canvas = Trình duyệt này không cho trang vẽ hình: một thiết lập riêng tư hoặc tiện ích đang chặn canvas. Hãy cho phép ở trang này rồi thử lại.
error-family = Không tải được phần mà bài toán hoặc thuật toán này cần. Nếu thử lại không được, hãy tải lại trang.
error-trap = Tìm kiếm dừng đột ngột.
error-memory = Không đủ bộ nhớ.
error-input = { $reason }
error-stale = Phải bắt đầu tìm kiếm lại từ đầu.
error-unknown = Có lỗi ngoài dự kiến.
error-tooLarge = { CAPITAL(-board) } này có { $states } { -state }; ở đây tìm được nhiều nhất { $limit }.
error-beyondLimit = Bàn cờ này có ít nhất { $states } trạng thái, và tìm kiếm này có thể phải giữ nhiều hơn { $limit } trạng thái, là số giữ được ở đây. { $instead ->
        [dfs] Hãy chọn tìm kiếm theo chiều sâu: nó chỉ cần một ít trong số đó.
       *[other] Hãy chọn IDA* ({ $instead }): nó chỉ giữ đường đi của nó.
    }
error-tooManyMoves = Bàn cờ này có tới { $moves } nước đi; ở đây tìm được nhiều nhất { $limit }.
error-outOfMemory = Không đủ bộ nhớ cho bảng { $entries } mục.
error-unknownAlgorithm = Không có thuật toán tên “{ $id }”.
error-noPredecessors = Thuật toán “{ $id }” phải đi ngược các nước, mà trên bàn cờ này không làm được.
error-unknownPuzzle = Không có bài toán tên “{ $id }”.
error-unknownLesson = Không có bài học nào tên “{ $id }”.
error-lesson = Không tải được bài học.
error-predictions = Không tải được các câu hỏi.
error-program = Không tải được chương trình.
error-find = Không tải được phần tìm trong lần chạy.
error-play = Không tải được phần tự chơi.
error-linkLength = Không đọc được liên kết này: dài hơn { $limit } ký tự.
error-linkCase = Không đọc được liên kết này: ký tự đã bị đổi trên đường đi, có lẽ tất cả thành chữ hoa hoặc chữ thường. Hãy sao chép lại.
error-linkLetters = Đây không phải liên kết tới bàn cờ, hoặc một số ký tự đã bị đổi hay bị mất trên đường đi. Hãy sao chép lại.
error-version = Không đọc được liên kết này: nó ghi phiên bản { $version }, ở đây chưa biết. Nó đến từ một trang mới hơn, hoặc đã bị đổi trên đường đi.
error-truncated = Liên kết này không đủ: thiếu ký tự, nhiều khả năng là ở cuối. Hãy sao chép lại.
error-tooLong = Không đọc được liên kết này: thừa ký tự ở cuối.
error-puzzle = Không đọc được liên kết này: không bài toán nào có mã { $puzzle }. Nó đến từ một trang mới hơn, hoặc đã bị đổi trên đường đi.
error-algorithm = Không đọc được liên kết này: không thuật toán nào có mã { $algorithm }. Nó đến từ một trang mới hơn, hoặc đã bị đổi trên đường đi.
error-raceLink = Không đọc được liên kết này: phần nói về cuộc đua không hiểu được.
error-playLink = Không đọc được liên kết này: các nước đi của ván chơi trong đó bị hỏng.
error-linkStops = Không đọc được liên kết này: phần nói về các điểm dừng không hiểu được.
error-stopsLength = Một liên kết chứa nhiều nhất { $limit } ký tự, với các điểm dừng này nó có { $length }. Hãy bớt điểm dừng hoặc viết chú thích ngắn hơn.
error-notNumber = “{ $found }” không phải là số nguyên dùng được ở đây.
error-number = Một con số ở đây, hoặc trong liên kết, không hợp lệ.
error-tooManyPieces = Nhiều nhất { $most } quân.
error-outsideBoard = Bàn cờ này không có ô đó.
error-fixedCell = Ở đây không đổi được gì.
error-missing = Không có bàn cờ như vậy.
error-buffer = Có lỗi ngoài dự kiến.
error-exportType = Không làm được tệp loại “{ $type }”.
error-exportRace = Cuộc đua không có tờ các điểm dừng: hãy rời cuộc đua trước.
error-exportGone = Không có lần chạy nào để xuất, hoặc nó vừa thay đổi.
error-exportSize = Trình duyệt này không làm được ảnh cỡ đó.
error-size = Ở đây không có { -board } { $rows } × { $columns } ô: chỉ từ 1 đến { $mostRows } hàng, 1 đến { $mostColumns } cột và nhiều nhất { $mostCells } ô.
error-fixedSize = Kích thước { -board } của bài này do dữ liệu vào quyết định, không chọn khác được.
error-setting = Ở đây không có tùy chọn tên “{ $id }”, hoặc nó không có giá trị đó.

## The dialog in which a board is chosen.

input-error-cells = dòng { $line }: cần { $expected } ô gồm { $letters }, nhưng gặp "{ $found }"
input-error-letter = dòng { $line }: mỗi ô cần là { $letters }, nhưng gặp '{ $letter }' ở cột { $column } của "{ $found }"
input-error-joined = dòng { $line }: cần một hàng của bàn cờ, nhưng có nhiều hàng cách nhau bằng dấu cách, "{ $found }"; mỗi hàng cần một dòng riêng
input-error-incomplete = dòng { $line }: cần test gồm { $rows } dòng, thiếu { $missing }
input-error-tooManyCells = dòng { $line }: mỗi { -board } nhiều nhất { $limit } ô, nhưng gặp { $cells }
input-error-size = dòng { $line }: mỗi { -board } nhiều nhất { $high } hàng và { $wide } cột, nhưng gặp { $rows } × { $columns }
input-error-longLine = dòng { $line }: mỗi dòng nhiều nhất { $limit } byte, dòng này dài hơn
input-error-numbers = dòng { $line }: cần { $expected } số từ { $least } đến { $most }, nhưng gặp "{ $found }"
input-error-once = dòng { $line }: cần mỗi ký tự { $letters } đúng một lần, nhưng gặp "{ $found }"
input-error-twice = dòng { $line }: “{ $found }” ở cột { $column } đã có ở trước, và chỉ được có một lần
input-error-missing = dòng { $line }: bàn phải có { $letters }, nhưng không có
input-error-piece = dòng { $line }: phải có quân “{ $letter }” với hình dạng mà bài cho phép
input-error-noBlock = dòng { $line }: bàn phải có một quân { $rows } × { $columns } ô, nhưng không có
input-error-sameCell = dòng { $line }: mỗi quân phải ở một ô riêng, nhưng có hai quân ở hàng { $row }, cột { $column }
input-error-number = dòng { $line }: cần số nguyên từ { $least } đến { $most }, nhưng gặp "{ $found }"
input-error-cutShort = dòng { $line }: mỗi test cần { $expected } số, dữ liệu hết sau { $found }
input-error-tests = dòng { $line }: cần số test, nhiều nhất { $most }, nhưng gặp "{ $found }"
input-error-fewTests = dòng { $line }: cần đủ số test như dòng đầu nói, { $expected }; dữ liệu hết sau { $found }
input-error-moreTests = dòng { $line }: dữ liệu phải hết sau test { $expected }, nhưng gặp "{ $found }"
input-error-outside = dòng { $line }: ô xuất phát phải nằm trong bảng { $rows } hàng, { $columns } cột, nhưng gặp hàng { $row }, cột { $column }

## The answer.

answer-none = Chưa có lời giải
answer-noneHint = chưa gặp đích nào
answer-within = nhiều nhất { $limit }: máy chấm trả lời { $judged }
answer-beyond = hơn { $limit }: máy chấm trả lời { $judged }
answer-shortest = ngắn nhất, dù việc dừng sớm không bảo đảm điều đó
answer-tooLong = Quá dài: { $count } nước, ngắn nhất là { $fewest }
answer-tooLongWhy = dừng ngay khi chạm nhau, chưa xong các độ sâu
answer-pieceCounts = Không thể: { $count } quân không thành { $goal } được
answer-pieceCountsWhy = không nước nào thêm hay bớt quân
answer-own = Không thể
answer-ownWhy = một tính chất mà không nước nào thay đổi loại trừ điều đó
answer-found = Lời giải: { $count } nước
answer-already = Lời giải: 0 nước, đã ở đích
answer-impossible = Không thể
answer-closedSet = tập đóng { $count } { -state }, không có đích
answer-closedGoals = tập đóng { $count } { -state } quanh đích, không có { -start }
answer-islands = { $count } đảo khác
answer-limitReached = Dừng ở giới hạn số bước
answer-stateLimit = Đã dừng: không giữ thêm được trạng thái nào. IDA* chỉ giữ đường đi của nó
answer-tooDeep = Không có lời giải trong { $limit } nước
answer-frame = Nước { $move }/{ $moves }: tới bước tìm ra { -state } này
answer-strip = Lời giải, từng { -state }
answer-stillRunning = vẫn đang tìm tiếp
answer-counted = { $count } lời giải
answer-counted-least = Ít nhất { $count } lời giải
answer-counted-leastWhy = chừng ấy là đủ: dừng tìm ở đây
answer-colours = Không thể: { $less } ô màu này, { $more } ô màu kia
answer-coloursWhy = mỗi nước sang ô khác màu, nên hành trình khép kín qua hai màu bằng nhau
answer-startColour = Không thể: ô xuất phát có màu của { $less } ô, không phải của { $more } ô
answer-startColourWhy = mỗi nước sang ô khác màu, nên hành trình bắt đầu và kết thúc ở màu nhiều hơn một ô
answer-schwenk = Không thể: không có hành trình khép kín trên { $rows } × { $columns }
answer-schwenkWhy = định lý Schwenk: không có khi cạnh nhỏ là 1, 2 hoặc 4, cũng không có trên 3 × 4, 3 × 6 và 3 × 8
answer-numberTooLarge = Không thể: có số lớn hơn { $most }
answer-numberTooLargeWhy = số ở hàng { $row }, cột { $column } chỉ đếm { $most } ô, gồm nó và các ô quanh nó

## The certificate of an answer, and what was checked.

certificate-path = Khẳng định: { $count } nước dẫn từ { -start } tới một đích.
certificate-closedSet = Khẳng định: không tới được đích nào. { CAPITAL(-start) } và mọi { -state } tới được từ đó gồm { $count } { -state }: không nước nào ra khỏi tập này, và trong tập không có đích.
certificate-closedGoals = Khẳng định: không tới được đích nào. Các đích và mọi { -state } dẫn tới đích gồm { $count } { -state }: không nước nào ra khỏi tập này, và { -start } không ở trong tập.
certificate-tooDeep = Khẳng định: không tới được đích nào trong { $limit } nước trở xuống. Có thể có đường đi dài hơn.
certificate-pieceCounts = Khẳng định: không tới được đích nào. Lúc đầu có { $start } quân, ở đích có { $goal } quân, mà không nước nào đổi số quân.
certificate-own = Khẳng định: không có lời giải. Một tính chất mà không nước nào thay đổi loại trừ điều đó.
certificate-checked-path = ✓ Đã kiểm chứng độc lập: cả { $count } nước đều đúng luật, và độ dài là { $count }.
certificate-checked-closedSet = ✓ Đã kiểm chứng độc lập: mọi nước của mọi { -state } trong tập đều ở lại trong tập, và không { -state } nào là đích.
certificate-checked-closedGoals = ✓ Đã kiểm chứng độc lập: không nước nào ra khỏi tập, mọi đích ở trong tập, { -start } thì không.
certificate-checked-tooDeep = ✓ Đã kiểm chứng độc lập: các { -state } gần { -start } và gần đích, xét từng độ sâu, không có { -state } chung.
certificate-checked-pieceCounts = ✓ Đã kiểm chứng độc lập: đã đếm lại số quân.
certificate-checked-own = ✓ Đã kiểm chứng độc lập: đã hỏi lại bài toán về tính chất này.
certificate-checking = Đang kiểm chứng …
certificate-failed = ✗ KIỂM CHỨNG THẤT BẠI: xin báo lại { -board } này
certificate-strip = Đường đi, từng hình
certificate-none-limitReached = Không có bằng chứng: tìm kiếm dừng ở giới hạn số bước, trước khi có lời giải.
certificate-none-stateLimit = Không có bằng chứng: tìm kiếm dừng khi không giữ thêm được trạng thái nào, trước khi có lời giải.
certificate-colours = Khẳng định: không có hành trình khép kín. Bàn cờ có { $less } ô màu này và { $more } ô màu kia, mà mỗi nước đều sang ô khác màu.
certificate-startColour = Khẳng định: không có hành trình từ ô xuất phát này. Bàn cờ có { $less } ô cùng màu với nó và { $more } ô màu kia, mà hành trình phải bắt đầu ở màu nhiều hơn.
certificate-schwenk = Khẳng định: không có hành trình khép kín trên { $rows } × { $columns } ô, theo định lý Schwenk (1991).
certificate-numberTooLarge = Khẳng định: không xếp được mìn. Số ở hàng { $row }, cột { $column } đếm { $most } ô mà đòi nhiều mìn hơn.
certificate-counted = Khẳng định: { $count } lời giải. Mọi lựa chọn đã được đi tới cùng, { $steps } bước; chính lần chạy này là bằng chứng.
certificate-counted-least = Khẳng định: ít nhất { $count } lời giải. Tìm kiếm dừng ở con số đó, sau { $steps } bước; chính lần chạy này là bằng chứng.
certificate-atOnce = Khẳng định: không có lời giải, theo quy tắc của thuật toán thì rõ ngay trước lựa chọn đầu tiên; chính lần chạy này là bằng chứng.
certificate-exhausted = Khẳng định: không có lời giải. Mọi lựa chọn đã được đi tới cùng, { $steps } bước; chính lần chạy này là bằng chứng.

# End of page in vi.
