### Tiếng Việt: lời của trang và của phần tử. Thứ tự và các mục như trong en.ftl.
###
### Thuật ngữ, mỗi khái niệm một từ:
###   search tìm kiếm (ai tìm: thuật toán) · breadth-first search duyệt theo chiều rộng (BFS), loang
###   state, board (as a state) trạng thái · board bàn cờ · move nước (đi) · step bước
###   start trạng thái xuất phát (nhãn: xuất phát) · goal đích · answer lời giải · judges’ text dữ liệu vào của đề · case test
###   queue hàng đợi · frontier biên · level mức · depth độ sâu · expand mở rộng · generate sinh
###   visited, found đã gặp, tìm ra · duplicate trùng · in reach tới được · island đảo (thành phần liên thông)
###   closed set tập đóng · two-sided hai phía · impossible không thể · claim khẳng định
###   check kiểm chứng · certificate bằng chứng · seed hạt giống · race đua · lane làn · tempo nhịp
###   backtracking quay lui · candidate ứng viên · choice lựa chọn · path đường đi · dead end ngõ cụt
###   cut cắt nhánh · refused bị loại · taken back rút lại · turn (back) lần lùi · forced bắt buộc
###   knight’s tour mã đi tuần, hành trình · closed khép kín · way on lối đi tiếp · mine mìn
###   cell ô · piece, disc quân · win thắng · lose thua · table bảng · probe lần xét · wave đợt
###   position vị trí · terminal position vị trí kết thúc · successor vị trí kế tiếp · ply lượt
###   own move nước của mình · retrograde analysis phân tích ngược · dynamic programming quy hoạch động
###   heap đống · counter viên sỏi · ring vòng · arc cung · wedge hình quạt · beam tia sáng

## The page around the element.

app-title = { $puzzle } · { $algorithm } · Searchlight
app-title-puzzle = { $puzzle } · Searchlight
app-theme = Giao diện: { $theme }
app-theme-auto = tự động
app-theme-light = sáng
app-theme-dark = tối
app-language = Ngôn ngữ
app-authors = Dành cho tác giả

## The element as a whole.

element-label = { $puzzle }: thước phim tìm kiếm
element-loading = Đang tải …
element-running = Đang tính tới bước { $step }: { $percent } %
# On the button of an element that waits for a person before it loads.
element-begin = Xem tìm kiếm
element-retry = Thử lại
element-kept = Kết quả tốt gần nhất vẫn còn trên màn hình.
element-fallenBack = Ví dụ đầu tiên được hiện thay vào đó.
element-reload = Tải lại trang
element-dismiss = Bỏ qua
element-fullScreen = Toàn màn hình
element-leaveFullScreen = Thoát toàn màn hình

## The line over the stage: the puzzle, “by”, the algorithm; and the gallery of puzzles.

header-puzzles = Bài toán: { $puzzle }. Chọn bài khác
header-by = bằng
header-modes = Chế độ
header-explore = Khám phá
header-lesson = Bài học
header-race = Đua

puzzles-title = Các bài toán
puzzles-choose = Chọn bàn cờ của { $puzzle }

## Lessons. Their own words stand in lessons.en.ftl.

lessons-title = Các bài học
# the line over the board
lesson-chapter = Chương { $number }/{ $total }: { $chapter }
# plays to the next stop of the lesson
lesson-goOn = Tiếp tục
lesson-leave = Thoát
lesson-exercises = Bài tập
lesson-openExercise = Mở bàn cờ này
lesson-another = Bài khác

## Chương trình của thuật toán. Lời riêng của nó ở code.vi.ftl.

code-label = Chương trình
code-close = Ẩn chương trình
code-off = Tắt
code-pseudo = Mã giả
code-rust = Rust
code-python = Python
code-none = Ở đây chưa có chương trình của thuật toán này.

## The answer on the stage. $moves is how many moves it has.

ending-answer = Lời giải
ending-move = Nước
ending-of = / { $moves }
ending-play = Xem lời giải
ending-stop = Dừng
ending-playing = Đang xem **lời giải**: nước { $move }/{ $moves }.
ending-on = Loang tiếp cả không gian
ending-edit = Sửa bàn cờ
ending-another = Bàn cờ khác
ending-game = Đấu với máy
ending-moves = nước

## The two parts of the stage.

pane-board = Bàn cờ
pane-map = Bản đồ

## The board. $state is the number of a state, $depth a number of moves.

board-title = Bàn cờ
board-state = số { $state } · sâu { $depth }
board-stateBack = số { $state } · cách đích { $depth }
board-edit = Sửa bàn cờ
board-editDone = Xong
board-editHint = Bấm vào ô, hoặc dùng phím mũi tên và Enter.
board-grid = Bàn cờ, { $rows } hàng, { $columns } cột
board-cell = hàng { $row }, cột { $column }: { $content }
board-choose = Chọn bàn cờ
board-startBoard = Xuất phát
board-goalBoard = Đích
board-expanding = Đang mở rộng trạng thái
board-onPath = Trên đường tới lời giải
board-atGoal = Đã ở đích
board-waiting = Trạng thái xuất phát chờ trong hàng đợi
board-new = mới
board-new-then = vào hàng đợi
board-duplicate = đã gặp
board-duplicate-then = ở độ sâu { $depth }
board-goal = tới đích ★
board-goal-then = ở độ sâu { $depth }
board-meeting = hai phía gặp nhau ★
board-meeting-then = sâu { $depth } nước
board-noMove = chưa đi nước nào

## The queue under the board.

queue-title = Hàng đợi
queue-hint = vào trước ra trước
queue-more = nữa
queue-nextOut = kế tiếp
queue-depth = sâu { $depth }
queue-forward = từ xuất phát
queue-backward = từ đích
queue-state = Trạng thái { $state }, độ sâu { $depth }: tới bước tìm ra nó

## The algorithms: a name for menus, and a sentence about each.

algorithm-label = Thuật toán
algorithm-bfs = Duyệt theo chiều rộng
algorithm-bfs-about = BFS: loang từ trạng thái xuất phát, hết mức này đến mức khác, tới khi mọi trạng thái tới được đều đã mở rộng.
algorithm-bidirectional = Tìm kiếm hai phía
algorithm-bidirectional-about = Loang từ trạng thái xuất phát và từ đích, mỗi lần trọn một mức của phía có biên nhỏ hơn, tới khi hai phía gặp nhau: lời giải là ngắn nhất.
algorithm-alternating = Hai phía, dừng sớm
algorithm-alternating-about = Một bài học: mỗi phía lần lượt một trạng thái, chạm nhau là dừng. Lời giải có thể chưa ngắn nhất.
algorithm-naive = Quay lui
algorithm-naive-about = Thử các nước theo thứ tự cố định, hết nước thì quay lui: đơn giản, nhưng dễ sa lầy ở những lựa chọn sâu.
algorithm-warnsdorff = Quy tắc Warnsdorff
algorithm-warnsdorff-about = Tới ô còn ít lối đi tiếp nhất trước, vì về sau ô đó khó tới nhất. Không bảo đảm: vẫn có thể phải quay lui.
algorithm-cuts = Warnsdorff có cắt nhánh
algorithm-cuts-about = Cùng thứ tự ấy, và bỏ ngay khi có ô trống không thể đi xuyên qua nữa hoặc các ô trống bị tách rời.
algorithm-construction = Dựng trực tiếp
algorithm-construction-about = Ghép hành trình của các bàn nhỏ thành hành trình của cả bàn: lựa chọn đầu luôn đúng. Cần bàn vuông cạnh chẵn từ 6 trở lên; các bàn khác được tìm bằng Warnsdorff có cắt nhánh.
algorithm-rowMajor = Từng ô một
algorithm-rowMajor-about = Theo từng hàng, thử trống trước mìn, và quay lui khi một số có quá nhiều mìn hoặc không thể đủ mìn nữa.
algorithm-forced = Từng ô, có suy ra
algorithm-forced-about = Cùng thứ tự ấy, nhưng số ở phía trên bên trái quyết định ô: chỉ hàng đầu và cột đầu là phải chọn.
algorithm-constrained = Ràng buộc chặt trước
algorithm-constrained-about = Trước hết điền mọi ô suy ra được từ các số, rồi tới ô cạnh số còn ít khả năng nhất.
algorithm-first = Bảng đầu tiên
algorithm-first-about = Quy hoạch động từng ô: ô thắng ngay khi thấy một vị trí kế tiếp mà đối thủ thua. Bảng cho biết ai thắng, không cho biết bao lâu.
algorithm-full = Bảng đầy đủ
algorithm-full-about = Quy hoạch động từng ô, xét mọi vị trí kế tiếp: người thắng đi nhanh nhất, người thua kéo dài nhất, nên mỗi ô còn cho biết ván cờ dài bao lâu.
algorithm-waves = Phân tích ngược
algorithm-waves-about = Đi từ cuối: hàng đợi bắt đầu với các vị trí kết thúc, mỗi vị trí lấy ra quyết định các vị trí dẫn tới nó. Các ô được điền theo thứ tự số lượt.

## What all searches of a state space say.

state-space-start-new = Bắt đầu tìm kiếm từ bàn cờ này, trạng thái số { $state }: hàng đợi chỉ có nó.
state-space-start-meeting = Trạng thái { $state } đã là đích: không cần nước nào.
state-space-start-impossible = Từ trạng thái { $state } không tới được đích nào, biết được mà không cần tìm.
preset-sample = Ví dụ của đề
preset-solved = Đã giải xong
state-space-levelDone = Nước này kết thúc mức mà hai phía gặp nhau: lời giải { $count } nước là ngắn nhất.
state-space-of = / { $known } nước
state-space-teaches = Tìm trong không gian trạng thái
state-space-size-step = nước
state-space-size-item = trạng thái
state-space-size-stage = mức
state-space-rate-step = { $rate } nước/s
state-space-rate-item = { $rate } trạng thái/s
state-space-rate-stage = { $rate } mức/s
state-space-unit-step = Nước
state-space-unit-item = Trạng thái
state-space-unit-stage = Mức
state-space-goTo-step = Tới nước
state-space-goTo-item = Tới trạng thái
state-space-goTo-stage = Tới mức
state-space-at-step = nước { $unit }/{ $known }
state-space-at-item = trạng thái { $unit }/{ $known }
state-space-at-stage = mức { $unit }/{ $known }
state-space-amount-step = { $count } nước
state-space-amount-item = { $count } trạng thái
state-space-amount-stage = { $count } mức
state-space-race-tooLong = Quá dài: { $count } nước
state-space-race-headline-open = Ai cần ít trạng thái hơn?
state-space-race-headline-even = Số trạng thái bằng nhau
state-space-race-headline-fewer = Ít trạng thái hơn { $factor } lần
state-space-race-scale = Mọi làn vẽ cùng tỉ lệ: diện tích bằng nhau là số trạng thái bằng nhau.
state-space-race-boards = { $count } trạng thái
state-space-race-enlarged = vẽ phóng to
state-space-race-computing = Đang tính mọi làn: đã { $count } nước
state-space-race-start = Cuộc đua bắt đầu: mọi làn đứng trước nước đầu tiên.
state-space-keys-step = lùi, tiến một nước
state-space-keys-item = lùi, tiến một trạng thái
state-space-keys-stage = lùi, tiến một mức
state-space-keys-zoom = bản đồ: gần hơn, xa hơn, hiện tất cả
state-space-keys-pan = dời bản đồ

## The map of the search.

map-visits = đã gặp { $reached }/{ $states }
map-reach = tới được { $reached }/{ $states }
map-forward = từ xuất phát
map-backward = từ đích
map-depth = độ sâu
map-reads-rings = vòng = độ sâu, một ô = một trạng thái
map-reads-levels = cột = độ sâu, một ô = một trạng thái
map-reads-all = mọi trạng thái theo số hiệu, một ô = một trạng thái
map-part-beam = tia sáng
map-part-beam-levels = ô được đánh dấu
map-part-beam-all = ô được đánh dấu
map-part-beam-note = đang được mở rộng
map-part-start = xuất phát
map-part-start-note = trạng thái đầu tiên
map-part-frontier = biên
map-part-frontier-note = đã tìm ra, đang chờ
map-part-level = một vòng
map-part-level-levels = một cột
map-part-level-note = các trạng thái cùng độ sâu
map-part-star = ngôi sao
map-part-star-note = đích: lời giải
map-part-meeting = đường nối
map-part-meeting-note = hai phía gặp nhau ở đây
map-layout = Cách vẽ bản đồ
map-rings = vòng
map-levels = mức
map-all = tất cả
map-byDepth = theo độ sâu
map-label = Bản đồ tìm kiếm. Phím trái, phải đi dọc một mức; lên, xuống đổi mức; Enter tới bước tìm ra trạng thái. Z và X đưa bản đồ gần và xa, 0 hiện tất cả.
map-computing = Đang tính cả không gian: đã { $count } nước
map-nearer = Gần hơn
map-farther = Xa hơn
map-whole = Cả bản đồ
map-state = Trạng thái { $state } · độ sâu { $depth }
map-foundAt = tìm ra ở bước { $count }
map-notYet = sẽ tìm ra ở bước { $step }
map-startState = Trạng thái { $state } · xuất phát
map-goalState = Trạng thái { $state } · đích
map-fromGoal = Trạng thái { $state } · cách đích { $depth }
map-unfound = Trạng thái { $state } · phía này không tìm ra
map-unreachable = Trạng thái { $state } · không tới được từ đây
map-go = bấm hoặc Enter: tới bước đó
map-toStep = Tới đó
map-toStart = Xuất phát ở đây
map-toGoal = Lấy làm đích
map-close = Đóng trạng thái này
map-tree = cây
map-why = vì sao
map-play = chơi
map-spread = độ dài

## The legend of the map: short, a count may follow.

legend-unseen = chưa gặp
legend-frontier = ở hàng đợi
legend-expanded = đã mở rộng
legend-unseen-title = Trạng thái tới được mà chưa nước nào dẫn tới.
legend-frontier-title = Biên: các trạng thái đã tìm ra, đang chờ được mở rộng.
legend-expanded-title = Trạng thái đã được thử hết các nước đi.
legend-depths-title = Độ sâu là số nước trên đường đi mà trạng thái được tìm ra.
legend-depths = độ sâu 0 đến { $depth }
legend-moves = { $count } nước
legend-goal = tới đích
legend-goal-title = Số nước của lời giải: đường màu lục trên bản đồ.

## What there is to see: names of the parts of the picture, each with what it stands for.

leaders-title = Hình này là gì?
leaders-dismiss = Đã hiểu

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
transport-tempo-directedTitle = Chậm ở chỗ cần hiểu, nhanh ở chỗ chỉ lớn thêm. Dừng ở lời giải.
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

## Counters: short, a number stands above.

counter-expanded = đã mở rộng
counter-expanded-title = Trạng thái đã được thử hết các nước đi.
counter-generated = đã sinh
counter-generated-title = Trạng thái mà các nước dẫn tới, mỗi lần đều đếm.
counter-duplicate = trùng
counter-duplicate-title = Nước dẫn tới trạng thái đã biết.
counter-frontier = biên
counter-frontier-title = Trạng thái đã tìm ra, đang chờ trong hàng đợi.
counter-discovered = đã gặp
counter-discovered-title = Số trạng thái khác nhau đã tìm ra.
counter-depth = độ sâu
counter-depth-title = Số nước, hay số lựa chọn, kể từ trạng thái xuất phát.
counter-tries = lần thử
counter-tries-title = Ứng viên đã được thử.
counter-placements = đã đặt
counter-placements-title = Lần thử không phạm luật.
counter-retreats = **rút lại**
counter-retreats-title = Lựa chọn không dẫn tới đâu và bị rút lại.
counter-deepest = sâu nhất
counter-deepest-title = Đường đi dài nhất tới lúc này.
counter-prunes = cắt nhánh
counter-prunes-title = Lựa chọn bị bỏ vì không thể có lời giải nào theo sau.
counter-filled = đã điền
counter-filled-title = Ô đã biết giá trị.
counter-winning = thắng
counter-winning-title = Ô mà người đến lượt thắng.
counter-losing = thua
counter-losing-title = Ô mà người đến lượt thua.
counter-longest = thắng lâu nhất
counter-longest-title = Số nước của mình nhiều nhất mà một ván thắng cần.

## The sections behind “More”.

more-label = Thêm
more-close = Đóng
more-code = Mã chạy theo từng bước
more-find = Tìm trong lần chạy
more-counters = Mọi bộ đếm
more-map = Cách vẽ bản đồ
more-hideFuture = Ẩn phần sắp tới
more-hideFutureTitle = Dòng thời gian, biểu đồ và số đếm chỉ kể tới bước đang hiện
more-chart = Biểu đồ biên
more-expansion = Mở rộng
more-certificate = Kiểm chứng
more-candidates = Ứng viên
more-predict = Dự đoán
more-jumps = Tới chỗ, và xem một đoạn
more-tree = Đường đi và ứng viên
more-export = Xuất tệp

## What can be taken away: files that are made here. $type is what was asked for.

export-size = Cỡ
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
export-progress = Tệp đã làm được bao nhiêu
export-cancel = Hủy
export-saved = Đã lưu
export-cancelled = Đã hủy

## Races: several algorithms on one board.

race-until = Các làn chạy tới đâu
race-until-answer = tới lời giải
race-until-whole = cả không gian
race-add = Thêm làn
race-remove = Bỏ làn { $lane }
race-lane = Làn { $lane }
race-algorithm = Thuật toán của làn { $lane }
race-ratio = { $ratio } ×
race-untimed = Liên kết này đếm thời gian tính, vốn khác nhau tùy máy, nên cuộc đua không đếm thời gian nữa. Ở đây các làn đếm bước, từ đầu.
race-done = xong: { $amount }
race-noEnd = Chưa làn nào tới cuối. Đã tính: { $amount }.
race-level = { $leaders } làn ngang nhau. Đã đi: { $amount }. Còn tới cuối: { $rest }.
race-ahead = Làn { $lane } dẫn trước. Đã đi: { $amount }. Còn tới cuối: { $rest }.
race-first = Làn { $lane } thắng: { $amount }. Còn { $count } làn chạy tiếp.
race-firstTie = { $leaders } làn cùng thắng: { $amount }. Còn { $count } làn chạy tiếp.
race-won = Làn { $lane } thắng: { $amount }. Làn cuối: { $most }. Tỉ số: { $ratio }.
race-wonTie = { $leaders } làn cùng thắng: { $amount }. Làn cuối: { $most }. Tỉ số: { $ratio }.
race-shortest = Làn { $lane } thắng nhờ lời giải ngắn nhất duy nhất: { $amount }.
race-shortestTie = { $leaders } làn cùng thắng nhờ có lời giải ngắn nhất: { $amount }.
race-even = Mọi làn tốn như nhau: { $amount }.

## The dialog behind “Share”: links, and what an author pastes into a page.

share-open = Chia sẻ
share-title = Chia sẻ
share-link = Liên kết
share-step = Liên kết tới bước { $step }
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
share-form = Dưới dạng
share-form-element = một phần tử
share-form-frame = một khung, nơi không cho phép mã lệnh
share-form-markdown = Markdown
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
keys-edit = sửa bàn cờ
keys-cells = đi giữa các ô của bàn cờ
keys-change = đổi ô
keys-blank = khi toàn màn hình: tắt hình, rồi hiện lại
keys-seeing = gọi tên các phần của hình
keys-code = hiện hoặc ẩn chương trình
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
keys-name-help = ?
keys-name-leave = Esc

## What went wrong. The place of the fault and what was expected are values.

error-title = Không thực hiện được.
error-noWebAssembly = Trình duyệt này không chạy được WebAssembly, mà phần tìm kiếm cần nó.
error-csp = Trang này cấm WebAssembly. Chính sách bảo mật nội dung (CSP) của trang cần script-src 'wasm-unsafe-eval'.
error-download = Không tải được phần tìm kiếm.
error-mismatch = Tệp nhận được không hợp với trang này: nó bị hỏng trên đường truyền, hoặc trang web vừa được cập nhật.
error-words = Không tải được lời của ngôn ngữ này.
error-extras = Không tải được phần vừa yêu cầu. Nếu thử lại không được, hãy tải lại trang.
error-map = Không tải được phần vẽ bản đồ. Nếu thử lại không được, hãy tải lại trang.
error-family = Không tải được phần mà bài toán này cần. Nếu thử lại không được, hãy tải lại trang.
error-trap = Tìm kiếm dừng đột ngột.
error-input = { $reason }
error-stale = Phải bắt đầu tìm kiếm lại từ đầu.
error-unknown = Có lỗi không ngờ tới.
error-tooLarge = Bàn cờ này có { $states } trạng thái; ở đây tìm được nhiều nhất { $limit }.
error-tooManyMoves = Bàn cờ này có tới { $moves } nước đi; ở đây tìm được nhiều nhất { $limit }.
error-outOfMemory = Không đủ bộ nhớ cho bảng { $states } trạng thái.
error-unknownAlgorithm = Không có thuật toán tên “{ $id }”.
error-noPredecessors = Thuật toán “{ $id }” đi ngược các nước, việc không làm được trên bàn cờ này.
error-unknownPuzzle = Không có bài toán tên “{ $id }”.
error-unknownLesson = Không có bài học nào tên “{ $id }”.
error-lesson = Không tải được bài học.
error-predictions = Không tải được các câu hỏi.
error-program = Không tải được chương trình.
error-find = Không tải được phần tìm trong lần chạy.
error-linkLength = Không đọc được liên kết này: dài hơn { $limit } ký tự.
error-linkLetters = Không đọc được liên kết này: có ký tự không thuộc liên kết nào.
error-version = Không đọc được liên kết này: nó do phiên bản { $version } tạo ra, ở đây chưa biết.
error-truncated = Không đọc được liên kết này: bị cắt cụt.
error-tooLong = Không đọc được liên kết này: còn thừa ở cuối.
error-puzzle = Không đọc được liên kết này: không bài toán nào có mã { $puzzle }.
error-algorithm = Không đọc được liên kết này: không thuật toán nào có mã { $algorithm }.
error-raceLink = Không đọc được liên kết này: phần nói về cuộc đua không hiểu được.
error-linkStops = Không đọc được liên kết này: phần nói về các điểm dừng không hiểu được.
error-stopsLength = Một liên kết chứa nhiều nhất { $limit } ký tự, với các điểm dừng này nó có { $length }. Hãy bớt điểm dừng hoặc viết chú thích ngắn hơn.
error-number = Có một số ở đây, hoặc trong liên kết, không được phép.
error-tooManyPieces = Nhiều nhất { $most } quân.
error-outsideBoard = Bàn cờ này không có ô đó.
error-fixedCell = Ở đây không đổi được gì.
error-missing = Không có bàn cờ như vậy.
error-buffer = Có lỗi không ngờ tới.
error-exportType = Không làm được tệp loại “{ $type }”.
error-exportRace = Cuộc đua không có tờ các điểm dừng: hãy rời cuộc đua trước.
error-exportGone = Không có lần chạy nào để xuất, hoặc nó vừa thay đổi.
error-exportSize = Trình duyệt này không làm được ảnh cỡ đó.
error-size = Ở đây không có bàn cờ { $rows } × { $columns } ô: chỉ từ 1 đến { $mostRows } hàng, 1 đến { $mostColumns } cột và nhiều nhất { $mostCells } ô.
error-setting = Ở đây không có tùy chọn tên “{ $id }”, hoặc nó không có giá trị đó.

## The dialog in which a board is chosen.

input-error-cells = dòng { $line }: cần { $expected } ô gồm { $letters }, nhưng gặp "{ $found }"
input-error-joined = dòng { $line }: cần một hàng của bàn cờ, nhưng có nhiều hàng cách nhau bằng dấu cách, "{ $found }"; mỗi hàng cần một dòng riêng
input-error-incomplete = dòng { $line }: cần test gồm { $rows } dòng, thiếu { $missing }
input-error-tooManyCells = dòng { $line }: mỗi bàn cờ nhiều nhất { $limit } ô, nhưng gặp { $cells }
input-error-numbers = dòng { $line }: cần { $expected } số từ { $least } đến { $most }, nhưng gặp "{ $found }"
input-error-once = dòng { $line }: cần mỗi ký tự { $letters } đúng một lần, nhưng gặp "{ $found }"
input-error-sameCell = dòng { $line }: mỗi quân phải ở một ô riêng, nhưng có hai quân ở hàng { $row }, cột { $column }
input-title = Chọn bàn cờ
input-close = Đóng
input-presets = Ví dụ
input-random = Ngẫu nhiên
input-difficulty = Số nước cần
input-difficultyCount = { $moves } ({ $count } trạng thái)
input-difficultyNone = không thể ({ $count } trạng thái)
input-seed = Hạt giống
input-draw = Sinh
input-surveying = Đang xem cả không gian: đã { $count } nước …
input-randomPlain = Bàn cờ được sinh ngẫu nhiên; ở đây không chọn được số nước cần.
input-randomGoal = Giữ nguyên đích; trạng thái xuất phát được sinh cách đích chừng ấy nước.
input-randomAny = Bàn cờ được sinh cách đích gần nhất chừng ấy nước.
input-noText = Dữ liệu vào của đề không tả được bàn cờ đang hiện, nên đây là dữ liệu của bàn cờ khác.
input-settings = Tùy chọn
input-size = Cỡ bàn cờ
input-rows = Số hàng
input-columns = Số cột
input-resize = Đổi cỡ
input-text = Dữ liệu vào của đề
input-longText = Dữ liệu này có { $count } ký tự, quá dài để sửa ở đây. Ô nhập hiện phần đầu; “Đọc và giải” đọc tất cả.
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
input-noCases = Dữ liệu này không có bàn cờ nào.
input-moreCases = còn { $count } test không liệt kê
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
answer-tooLongWhy = dừng ngay khi chạm nhau, chưa xong các mức
answer-pieceCounts = Không thể: { $count } quân không thành { $goal } được
answer-pieceCountsWhy = không nước nào thêm hay bớt quân
# of a property that only the puzzle knows, and has no words for
answer-own = Không thể
answer-ownWhy = trạng thái xuất phát và đích khác nhau ở một tính chất mà không nước nào thay đổi
answer-found = Lời giải: { $count } nước
answer-already = Lời giải: 0 nước, đã ở đích
answer-impossible = Không thể
answer-closedSet = tập đóng { $count } trạng thái, không có đích
answer-closedGoals = tập đóng { $count } trạng thái quanh đích, không có trạng thái xuất phát
answer-islands = { $count } đảo khác
answer-limitReached = Dừng ở giới hạn số bước
answer-tooDeep = Không có lời giải trong { $limit } nước
answer-frame = Nước { $move }/{ $moves }: tới bước tìm ra trạng thái này
answer-strip = Lời giải, từng trạng thái
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

## The diagram of levels.

chart-none = Không có mức nào để hiện: tìm kiếm kết thúc trước nước đầu tiên.
chart-slider = Mức: tới chỗ bắt đầu mở rộng nó
chart-says = Mức { $level } bắt đầu sau bước { $step }, biên có { $frontier }. Mới tìm ra: { $fresh }.
chart-forward-says = Từ xuất phát, mức { $level } bắt đầu sau bước { $step }, biên cả hai phía có { $frontier }. Mới tìm ra: { $fresh }.
chart-backward-says = Từ đích, mức { $level } bắt đầu sau bước { $step }, biên cả hai phía có { $frontier }. Mới tìm ra: { $fresh }.
chart-fresh = mới tìm ra
chart-forward = mới, từ xuất phát
chart-backward = mới, từ đích
chart-frontier = biên
chart-log = thang logarit
chart-table = Các mức theo thứ tự mở rộng
chart-level = mức
chart-side = phía
chart-step = bắt đầu sau bước
chart-queue = biên lúc đó
chart-new = mới tìm ra

## The state that is being expanded.

expansion-none = Trước nước đầu tiên chưa có trạng thái nào được mở rộng.
expansion-fast = Các nước được liệt kê khi phim chậm lại hoặc đứng yên.
expansion-says = Đang mở rộng trạng thái { $state } ở độ sâu { $depth }: nước { $made }/{ $moves }.
expansion-backward = Từ đích, đang mở rộng trạng thái { $state } ở độ sâu { $depth }: nước { $made }/{ $moves }.
expansion-moves = Các nước từ trạng thái này
expansion-made = { $mark }: trạng thái { $state }, độ sâu { $depth }. Tới bước { $step }
expansion-toCome = Sắp tới, { $mark }: trạng thái { $state }, độ sâu { $depth }. Tới bước { $step }
expansion-mark-new = + mới
expansion-mark-duplicate = = trùng
expansion-mark-goal = ★ đích
expansion-mark-meeting = ★ gặp nhau

## The certificate of an answer, and what was checked.

certificate-notYet = Trước khi có lời giải thì chưa có gì để chứng minh.
certificate-already = Khẳng định: trạng thái xuất phát đã là đích, nên không cần nước nào.
certificate-path = Khẳng định: { $count } nước dẫn từ trạng thái xuất phát tới một đích.
certificate-closedSet = Khẳng định: không tới được đích nào. Trạng thái xuất phát và mọi trạng thái tới được từ đó gồm { $count } trạng thái: không nước nào ra khỏi tập này, và trong tập không có đích.
certificate-closedGoals = Khẳng định: không tới được đích nào. Các đích và mọi trạng thái dẫn tới đích gồm { $count } trạng thái: không nước nào ra khỏi tập này, và trạng thái xuất phát không ở trong tập.
certificate-tooDeep = Khẳng định: không tới được đích nào trong { $limit } nước trở xuống. Có thể có đường đi dài hơn.
certificate-pieceCounts = Khẳng định: không tới được đích nào. Lúc đầu có { $start } quân, ở đích có { $goal } quân, mà không nước nào đổi số quân.
certificate-own = Khẳng định: không tới được đích nào. Một tính chất mà không nước nào thay đổi loại trừ điều đó: { $property }.
certificate-checking = Đang kiểm chứng …
certificate-checked-path = ✓ Đã kiểm chứng độc lập với thuật toán tìm kiếm: cả { $count } nước đều đúng luật, và độ dài là { $count }.
certificate-checked-closedSet = ✓ Đã kiểm chứng độc lập với thuật toán tìm kiếm: mọi nước của mọi trạng thái trong tập đều ở lại trong tập, và không trạng thái nào là đích.
certificate-checked-closedGoals = ✓ Đã kiểm chứng độc lập với thuật toán tìm kiếm: mọi nước của mọi trạng thái trong tập đều ở lại trong tập, mọi đích ở trong tập còn trạng thái xuất phát thì không.
certificate-checked-tooDeep = ✓ Đã kiểm chứng độc lập với thuật toán tìm kiếm: các trạng thái gần trạng thái xuất phát và gần đích, xét từng mức, không có trạng thái chung.
certificate-checked-pieceCounts = ✓ Đã kiểm chứng độc lập với thuật toán tìm kiếm: đã đếm lại số quân.
certificate-checked-own = ✓ Đã kiểm chứng độc lập với thuật toán tìm kiếm: đã hỏi lại bài toán về tính chất này.
certificate-failed = ✗ KIỂM CHỨNG THẤT BẠI: xin báo lại bàn cờ này
certificate-shortest-bfs = Không có đường nào ngắn hơn, đó là nhờ thứ tự duyệt: các trạng thái được gặp hết mức này đến mức khác.
certificate-shortest-bidirectional = Không có đường nào ngắn hơn, đó là nhờ thứ tự duyệt: mỗi phía xong trọn một mức rồi mới đem so.
certificate-shortest-alternating = Có thể có đường ngắn hơn: cách tìm này dừng ở chỗ hai phía chạm nhau đầu tiên, giữa một mức.
certificate-islands = { $states } trạng thái chia thành { $count } đảo (thành phần liên thông), không nước nào nối chúng.
certificate-none-limitReached = Không có bằng chứng: tìm kiếm dừng ở giới hạn số bước, trước khi có lời giải.
certificate-strip = Đường đi, từng hình
certificate-save = JSON
certificate-saveTitle = Lưu bằng chứng dưới dạng JSON
certificate-copy = Sao chép
certificate-copied = Đã sao chép
certificate-copyFailed = Trang này không được sao chép
certificate-colours = Khẳng định: không có hành trình khép kín. Bàn cờ có { $less } ô màu này và { $more } ô màu kia, mà mỗi nước đều sang ô khác màu.
certificate-startColour = Khẳng định: không có hành trình từ ô xuất phát này. Bàn cờ có { $less } ô cùng màu với nó và { $more } ô màu kia, mà hành trình phải bắt đầu ở màu nhiều hơn.
certificate-schwenk = Khẳng định: không có hành trình khép kín trên { $rows } × { $columns } ô, theo định lý Schwenk (1991).
certificate-numberTooLarge = Khẳng định: không xếp được mìn. Số ở hàng { $row }, cột { $column } đếm { $most } ô mà đòi nhiều mìn hơn.
certificate-counted = Khẳng định: { $count } lời giải. Mọi lựa chọn đã được đi tới cùng, { $steps } bước; chính lần chạy này là bằng chứng.
certificate-counted-least = Khẳng định: ít nhất { $count } lời giải. Tìm kiếm dừng ở con số đó, sau { $steps } bước; chính lần chạy này là bằng chứng.
certificate-atOnce = Khẳng định: không có lời giải. Các quy tắc của thuật toán cho thấy điều đó trước lựa chọn đầu tiên; chính lần chạy này là bằng chứng.
certificate-exhausted = Khẳng định: không có lời giải. Mọi lựa chọn đã được đi tới cùng, { $steps } bước; chính lần chạy này là bằng chứng.

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
setting-takes = Số sỏi được bốc mỗi nước
setting-takes-hint = ví dụ 1-3 hoặc 1,3,4

## What all backtracking searches say.

backtracking-of = / { $known } bước
backtracking-teaches = Chọn, rồi quay lui
backtracking-size-step = bước
backtracking-size-item = nước
backtracking-size-stage = lần lùi
backtracking-rate-step = { $rate } bước/s
backtracking-rate-item = { $rate } nước/s
backtracking-rate-stage = { $rate } lần lùi/s
backtracking-unit-step = Bước
backtracking-unit-item = Nước
backtracking-unit-stage = Lần lùi
backtracking-goTo-step = Tới bước
backtracking-goTo-item = Tới nước
backtracking-goTo-stage = Tới lần lùi
backtracking-at-step = bước { $unit }/{ $known }
backtracking-at-item = nước { $unit }/{ $known }
backtracking-at-stage = lần lùi { $unit }/{ $known }
backtracking-amount-step = { $count } bước
backtracking-amount-item = { $count } nước
backtracking-amount-stage = { $count } lần lùi
backtracking-keys-step = lùi, tiến một bước
backtracking-keys-item = lùi, tiến một nước
backtracking-keys-stage = về, tới một lần lùi
backtracking-race-headline-open = Ai cần ít nước hơn?
backtracking-race-headline-even = Số nước bằng nhau
backtracking-race-headline-fewer = Ít nước hơn { $factor } lần
backtracking-race-computing = Đang tính mọi làn: đã { $count } bước
backtracking-race-start = Cuộc đua bắt đầu: mọi làn đứng trước bước đầu tiên.
backtracking-race-tooLong = Lời giải gồm { $count } lựa chọn
backtracking-keys-zoom = dải: gần hơn, xa hơn, hiện tất cả
backtracking-keys-jumps = tới lần lùi, kỷ lục độ sâu, lần cắt nhánh, lời giải kế tiếp; thêm Shift là về trước
backtracking-runOn = Tính tiếp
backtracking-runOnTitle = Tìm kiếm tự chạy tới đây, và chỉ đi xa hơn khi bạn phát tới cuối. Bấm để tính tiếp
backtracking-stop = Dừng
backtracking-stopTitle = Dừng tính ở đây
backtracking-standing = Lựa chọn { $number }/{ $count }
backtracking-title-start = bắt đầu tìm kiếm
backtracking-title-place = { $count } ứng viên
backtracking-title-forced = bắt buộc
backtracking-title-stuck = ngõ cụt
backtracking-title-refuse = bị loại: { $reason }
backtracking-title-cut = cắt nhánh: { $reason }
backtracking-title-retreat = rút lại một lựa chọn
backtracking-title-answer = một lời giải
backtracking-strip = độ sâu { $depth }
backtracking-strip-answer = lời giải
backtracking-reach = sâu nhất { $deepest }/{ $depths }
backtracking-tried = đã thử { $tried }/{ $count }
backtracking-complete = đã chọn xong tất cả ★
backtracking-nothing = ở đây không có gì để chọn
backtracking-rowColumn = hàng { $row }, cột { $column }
backtracking-more = còn { $count } trong tệp được lưu
backtracking-answers = tới giờ có { $count } lời giải
backtracking-answer-found = Đã tìm ra
backtracking-exhausted = sau { $steps } bước, mọi lựa chọn đã được thử tới cùng
backtracking-atOnce = thấy trước bước đầu tiên: { $why }
backtracking-checked-refutation = ✓ Đã kiểm chứng độc lập với thuật toán tìm kiếm: đã đếm lại.
backtracking-jump-turn-group = Các lần lùi
backtracking-jump-turn = lần lùi
backtracking-jump-turn-before = Lần lùi trước
backtracking-jump-turn-next = Lần lùi sau
backtracking-jump-turn-noneBefore = Trước bước này chưa lùi lần nào.
backtracking-jump-turn-none = Sau bước này không lùi lần nào nữa.
backtracking-jump-turn-noneYet = Trong phần đã biết, sau bước này không lùi lần nào.
backtracking-jump-record-group = Kỷ lục độ sâu
backtracking-jump-record = kỷ lục
backtracking-jump-record-before = Kỷ lục độ sâu trước
backtracking-jump-record-next = Kỷ lục độ sâu sau
backtracking-jump-record-noneBefore = Trước bước này chưa có kỷ lục độ sâu nào.
backtracking-jump-record-none = Sau bước này không xuống sâu hơn nữa.
backtracking-jump-record-noneYet = Trong phần đã biết, sau bước này không xuống sâu hơn.
backtracking-jump-cut-group = Các lần cắt nhánh
backtracking-jump-cut = cắt nhánh
backtracking-jump-cut-before = Lần cắt nhánh trước
backtracking-jump-cut-next = Lần cắt nhánh sau
backtracking-jump-cut-noneBefore = Trước bước này chưa cắt nhánh nào.
backtracking-jump-cut-none = Sau bước này không cắt nhánh nào nữa.
backtracking-jump-cut-noneYet = Trong phần đã biết, sau bước này không cắt nhánh nào.
backtracking-jump-answer-group = Các lời giải
backtracking-jump-answer = lời giải
backtracking-jump-answer-before = Lời giải trước
backtracking-jump-answer-next = Lời giải sau
backtracking-jump-answer-noneBefore = Trước bước này chưa có lời giải nào.
backtracking-jump-answer-none = Sau bước này không có lời giải nào nữa.
backtracking-jump-answer-noneYet = Trong phần đã biết, sau bước này không có lời giải nào.
backtracking-zoom = Một đoạn của lần chạy
backtracking-nearer = Đoạn ngắn hơn
backtracking-farther = Đoạn dài hơn
backtracking-whole = cả lần chạy
backtracking-random = Loại bàn cờ
backtracking-map-rings = Bản đồ tìm kiếm, mỗi độ sâu một vòng, gốc ở trong cùng. Phím trái, phải đi giữa các ứng viên cùng độ sâu; lên, xuống đổi độ sâu; Enter tới chỗ ứng viên được thử.
backtracking-map-tree = Đường đi của thuật toán, mỗi độ sâu một hàng
backtracking-go = bấm hoặc Enter: tới chỗ nó được thử
backtracking-looked-pending = Độ sâu { $depth }, ứng viên { $number }/{ $of }: chưa thử
backtracking-looked-placed = Độ sâu { $depth }, ứng viên { $number }/{ $of }: trên đường đi
backtracking-looked-failed = Độ sâu { $depth }, ứng viên { $number }/{ $of }: đã thử, thất bại
backtracking-looked-refused = Độ sâu { $depth }, ứng viên { $number }/{ $of }: bị loại
backtracking-looked-pruned = Độ sâu { $depth }, ứng viên { $number }/{ $of }: bị cắt nhánh
backtracking-part-ring = một vòng
backtracking-part-ring-note = một độ sâu
backtracking-part-arc = một cung
backtracking-part-arc-note = một ứng viên
backtracking-part-wedge = hình quạt
backtracking-part-wedge-note = đường đi lúc này
backtracking-part-strip = dải phía dưới
backtracking-part-strip-note = độ sâu ở từng bước
backtracking-note-ring = vòng: một độ sâu
backtracking-note-arc = cung: một ứng viên
backtracking-note-wedge = hình quạt: đường đi

## What is said of a backtracking puzzle that has no words of its own for it. $code is what the board
## shows on the cell.

backtracking-start = Bắt đầu tìm kiếm: chưa chọn gì.
backtracking-start-answer = Không phải chọn gì: đây đã là lời giải.
backtracking-start-impossible = Không có lời giải, biết được mà không cần tìm.
backtracking-place = Chọn hàng { $row }, cột { $column }, lựa chọn thứ { $number }.
backtracking-place-stuck = Chọn hàng { $row }, cột { $column }, lựa chọn thứ { $number }. Sau nó không chọn tiếp được gì: **ngõ cụt**.
backtracking-place-answer = Với hàng { $row }, cột { $column } mọi thứ đã chọn xong: **đây là lời giải**.
backtracking-cut = Sau hàng { $row }, cột { $column } không thể có lời giải ({ $reason }): cắt nhánh này.
backtracking-refuse = **Không chọn được** hàng { $row }, cột { $column }: { $reason }.
backtracking-retreat = Sau hàng { $row }, cột { $column } không còn gì để thử: **rút lại** lựa chọn này.
backtracking-last-impossible = Đã thử hết, không có lời giải.
backtracking-last-counted = Đã thử hết: { $count } lời giải.
backtracking-cell-free = trống
backtracking-cell-next = trống, sắp được thử
backtracking-cell-chosen = được chọn, lựa chọn thứ { $number }
backtracking-cell-code = { $code }, lựa chọn thứ { $number }
backtracking-layout = { $code }
backtracking-choice = h{ $row } c{ $column }
backtracking-choice-code = h{ $row } c{ $column }: { $code }
backtracking-score = { $count }
backtracking-reason = { $name }
backtracking-marks = Dấu trên bàn cờ: khung cam là ứng viên, khung có viền đậm là ứng viên kế tiếp, khung đứt bị gạch là ứng viên đã thử.
backtracking-randomHint = Bàn cờ được sinh theo hạt giống.
backtracking-answer-none = Chưa có lời giải
backtracking-answer-complete = Lời giải: { $count } lựa chọn
backtracking-answer-impossible = Không thể: không có lời giải
backtracking-certificate = Khẳng định: { $count } lựa chọn này giữ đúng mọi luật.
backtracking-certificate-checked = ✓ Đã kiểm chứng độc lập với thuật toán tìm kiếm, chỉ bằng luật.
backtracking-certificate-list = Các lựa chọn, theo thứ tự

## The states of candidates around the path.

depths-behind = sau tia sáng
depths-behind-what = đã thử, bị loại
depths-ahead = trước tia sáng
depths-ahead-what = chưa thử
depths-counted-placed = trên đường
depths-counted-pending = chưa thử
depths-counted-failed = thử, thất bại
depths-counted-refused = bị loại
depths-counted-placed-title = Các lựa chọn đã làm và chưa rút lại, mỗi độ sâu một lựa chọn.
depths-counted-pending-title = Ứng viên dọc đường đi chưa được thử: phần việc còn lại.
depths-counted-failed-title = Ứng viên dọc đường đi không dẫn tới đâu và đã rút lại; trong đó { $cut } bị cắt nhánh: các cung đứt.
depths-counted-refused-title = Ứng viên dọc đường đi phạm luật ngay khi được thử.
depths-pending = chưa thử
depths-placed = trên đường đi
depths-failed = đã thử, thất bại
depths-refused = bị loại
depths-pruned = bị cắt nhánh

## The candidates around the path.

tree-label = Đường đi từ lúc xuất phát tới đây, mỗi độ sâu một hàng: đã thử trước, lựa chọn trên đường đi, chưa thử. Phím trái, phải đi dọc một hàng; lên, xuống đổi hàng; Enter tới chỗ ứng viên đó được thử.
tree-above = còn { $count } lựa chọn phía trên
tree-row = Độ sâu { $depth }: { $choice } trên đường đi. Trong { $of } ứng viên, { $failed } thất bại, { $refused } bị loại, { $cut } bị cắt nhánh, { $pending } chưa thử.
tree-here = Độ sâu { $depth }, ở đây: trong { $of } ứng viên, { $failed } thất bại, { $refused } bị loại, { $cut } bị cắt nhánh, { $pending } chưa thử.
tree-failed = Độ sâu { $depth }, ứng viên { $number }/{ $of }: đã thử và thất bại sau { $count } bước. Tới chỗ nó được thử
tree-pruned = Độ sâu { $depth }, ứng viên { $number }/{ $of }: bị cắt nhánh sau { $count } bước. Tới chỗ nó được thử

## What all games say.

games-of = / { $known } lần xét
games-teaches = Trò chơi: từ đâu ai thắng
games-size-step = lần xét
games-size-item = ô
games-size-stage = hàng hay đợt
games-rate-step = { $rate } lần xét/s
games-rate-item = { $rate } ô/s
games-rate-stage = { $rate } hàng hay đợt/s
games-unit-step = Lần xét
games-unit-item = Ô
games-unit-stage = Hàng hay đợt
games-goTo-step = Tới lần xét
games-goTo-item = Tới ô
games-goTo-stage = Tới hàng hay đợt
games-at-step = lần xét { $unit }/{ $known }
games-at-item = ô { $unit }/{ $known }
games-at-stage = hàng hay đợt { $unit }/{ $known }
games-amount-step = { $count } lần xét
games-amount-item = { $count } ô
games-amount-stage = { $count } hàng hay đợt
games-keys-step = lùi, tiến một lần xét
games-keys-item = lùi, tiến một ô
games-keys-stage = lùi, tiến một hàng hay đợt
games-race-headline-open = Ai cần ít ô hơn?
games-race-headline-even = Số ô bằng nhau
games-race-headline-fewer = Ít ô hơn { $factor } lần
games-race-computing = Đang tính mọi làn: đã { $count } lần xét
games-race-start = Cuộc đua bắt đầu: mọi làn đứng trước lần xét đầu tiên.
games-map-why = Vì sao một ô thắng hay thua: từng nước của nó, và đối thủ được gì
games-map-play = Một ván cờ trên bảng
games-map-spread = Ván cờ dài bao lâu: số vị trí theo số lượt
games-reach = đã điền { $filled }/{ $cells }
games-computing = Đang tính bảng đầy đủ …
games-heading-start = Trước lần xét đầu tiên
games-heading-empty = Bảng trống
games-heading-forward = Đang điền
games-heading-backward = Lấy khỏi hàng đợi
games-heading-cell = Đang xem
games-heading-turn-you = Bạn là { $player }, tới lượt bạn ở
games-heading-turn-person = Tới lượt { $player } ở
games-heading-over = Ván cờ đã xong
games-heading-wins-you = Bạn thắng
games-heading-wins-engine = Máy thắng
games-heading-wins-person = { $winner } thắng
games-proof-turn = Tới lượt tôi ở đây. Tôi đẩy được đối thủ tới đâu?
games-proof-cell = Từ đây đi được tới đâu?
games-proof-from-loses = Người đến lượt ở đây thua. Ai đi được tới đây?
games-proof-from-wins = Người đến lượt ở đây thắng. Ai đi được tới đây?
games-proof-wins = Vậy { $here } thắng
games-proof-loses = Vậy { $here } thua
games-proof-open = { $here } chưa rõ
games-proof-settled = { $here } đã điền rồi
games-proof-nothing = Không suy ra được gì
games-proof-oneLoses = Chỉ cần một nước đẩy đối thủ vào thế thua.
games-proof-oneLoses-goesOn = Chỉ cần một nước đẩy đối thủ vào thế thua. Nước khác có thể thắng nhanh hơn.
games-proof-allWin = Nước nào cũng dẫn tới chỗ đối thủ thắng.
games-proof-terminal = Không có nước nào: người đến lượt đã thua.
games-proof-left = Còn { $count } nước có thể đẩy đối thủ vào thế thua.
games-proof-settled-why = Giá trị của nó giữ nguyên.
games-proof-nothing-why = Không nước nào dẫn tới đây.
games-proof-value = { $because } Ô này { $value }.
games-part-now = ô sáng
games-part-now-note-forward = đang được điền
games-part-now-note-backward = đang quyết định ô khác
games-part-wins = ô thắng
games-part-wins-note = người đến lượt thắng
games-part-loses = ô thua
games-part-loses-note = người đến lượt thua
games-part-start = lá cờ
games-part-start-note = nơi ván cờ bắt đầu
games-legend-wins = thắng
games-legend-loses = thua
games-legend-open = chưa điền
games-legend-wins-title = Người đến lượt ở đó thắng: có một nước dẫn tới ô thua.
games-legend-loses-title = Người đến lượt ở đó thua: không có nước nào, hoặc nước nào cũng dẫn tới ô thắng.
games-legend-open-title = Ô chưa biết giá trị.
games-legend-plies = số = số lượt tới khi hết ván
games-letter-W = W
games-letter-L = L
games-value-terminal = thua: vị trí kết thúc, không có nước nào
games-value-wins = thắng với { $count } nước của mình, { $plies } lượt
games-value-loses = thua, sau { $plies } lượt
games-start-first = Bảng trống. Bảng được điền sao cho mọi vị trí kế tiếp đều đã biết trước khi xét tới; chỉ cần một vị trí kế tiếp mà đối thủ thua là thắng.
games-start-full = Bảng trống. Bảng được điền sao cho mọi vị trí kế tiếp đều đã biết trước khi xét tới; xét hết các vị trí đó để biết ván cờ dài bao lâu.
games-start-waves = Bảng trống. Hàng đợi bắt đầu với các vị trí kết thúc: ai không đi được thì thua. Mỗi vị trí lấy ra quyết định các vị trí dẫn tới nó.
games-forward-nothing = Từ { $here } không có nước nào, đó là vị trí kết thúc: vậy { $here } **thua**.
games-forward-lost-winsPlain = Từ { $here } đi được tới { $there }, ở đó đối thủ **thua**: vậy { $here } **thắng**.
games-forward-lost-wins = Từ { $here } đi được tới { $there }, ở đó đối thủ **thua**: vậy { $here } **thắng** với { $count } nước của mình.
games-forward-lost-goesOn = Từ { $here } đi được tới { $there }, ở đó đối thủ **thua**: vậy { $here } **thắng**; tìm tiếp cách nhanh hơn.
games-forward-shorter-wins = Từ { $here } còn đi được tới { $there }, ở đó đối thủ **thua** nhanh hơn: vậy { $here } **thắng** với { $count } nước của mình.
games-forward-shorter-goesOn = Từ { $here } còn đi được tới { $there }, ở đó đối thủ **thua** nhanh hơn: tới giờ đây là cách tốt nhất; tìm tiếp cách nhanh hơn.
games-forward-notShorter-wins = Từ { $here } còn đi được tới { $there }, ở đó đối thủ **thua**, nhưng không nhanh hơn: vậy { $here } **thắng** với { $count } nước của mình.
games-forward-notShorter-goesOn = Từ { $here } còn đi được tới { $there }, ở đó đối thủ **thua**, nhưng không nhanh hơn: tìm tiếp cách nhanh hơn.
games-forward-won-losesPlain = Từ { $here } đi được tới { $there }, ở đó đối thủ **thắng**, mà không còn nước nào khác: vậy { $here } **thua**.
games-forward-won-loses = Từ { $here } đi được tới { $there }, ở đó đối thủ **thắng**, mà không còn nước nào khác: vậy { $here } **thua**, sau { $plies } lượt.
games-forward-won-goesOn = Từ { $here } đi được tới { $there }, nhưng ở đó đối thủ **thắng**: tìm nước tốt hơn.
games-forward-worse-wins = Từ { $here } còn đi được tới { $there }, nhưng ở đó đối thủ **thắng**, mà không còn nước nào khác: { $here } **thắng** với { $count } nước của mình.
games-forward-worse-goesOn = Từ { $here } còn đi được tới { $there }, nhưng ở đó đối thủ **thắng**: đã biết nước tốt hơn.
games-backward-nothing = Không nước nào dẫn tới { $here }: nó không quyết định ô nào.
games-backward-settled = Từ { $there } đi được tới { $here }, nhưng { $there } đã điền rồi.
games-backward-reaches = Từ { $there } đi được tới { $here }, ở đó đối thủ **thua**: vậy { $there } **thắng** với { $count } nước của mình.
games-backward-oneLess = Từ { $there } đi được tới { $here }, nhưng ở đó đối thủ **thắng**: { $there } còn { $count } nước khác.
games-backward-noneLeft = Từ { $there } nước cuối cùng còn lại dẫn tới { $here }, ở đó đối thủ **thắng**: vậy { $there } **thua**, sau { $plies } lượt.
games-last-nothing = Không nước nào dẫn tới { $here }, và hàng đợi đã rỗng: bảng đã đầy, { $winning } ô thắng và { $losing } ô thua.
games-last-terminal = Từ ô cuối cùng, { $here }, không có nước nào: ô này **thua**. Bảng đã đầy: { $winning } thắng, { $losing } thua.
games-last-settled = Từ { $there } đi được tới { $here }, nhưng { $there } đã điền rồi, và hàng đợi đã rỗng: { $winning } ô thắng và { $losing } ô thua.
games-last-wins = Ô cuối cùng, { $here }, **thắng** với { $count } nước của mình. Bảng đã đầy: { $winning } thắng, { $losing } thua.
games-last-winsPlain = Ô cuối cùng, { $here }, **thắng** nhờ đi tới { $there }. Bảng đã đầy: { $winning } thắng, { $losing } thua.
games-last-loses = Ô cuối cùng, { $here }, **thua**, sau { $plies } lượt. Bảng đã đầy: { $winning } thắng, { $losing } thua.
games-last-losesPlain = Ô cuối cùng, { $here }, **thua**. Bảng đã đầy: { $winning } thắng, { $losing } thua.
games-why-point = Trỏ vào một ô đã điền, hoặc chọn nó, để xem các nước của nó.
games-why-notYet = Chưa điền: { $here }
games-why-unpin = Về lại bước này
games-why-list = Các nước, theo thứ tự được xét
games-why-more = còn { $count } không liệt kê
games-row-to = { $move }: { $place }
games-row-seen = Đã xét:
games-row-now = Bây giờ:
games-row-ahead = Sắp xét:
games-row-spared = Khỏi xét:
games-row-known = Nước:
games-row-ahead-note = có trong bảng, chưa đọc
games-row-spared-note = không cần đọc
games-row-plies = còn { $count } lượt
games-row-stuck = ở đó hết nước đi
games-row-mark-also = ✓ cũng thắng
games-row-mark-decides = ◆ quyết định: thắng
games-row-mark-holds = ◇ tốt nhất tới giờ
games-row-mark-shortest = ◆ thắng nhanh nhất
games-row-mark-resists = ◇ cầm cự lâu nhất
games-row-mark-decided = ◆ đã quyết định
games-opponent-wins = đối thủ thắng
games-opponent-loses = đối thủ thua
games-who-wins = thắng
games-who-loses = thua
games-who-open = chưa điền
games-line = Cách đi tốt nhất, từng nước
games-line-more = và { $count } nước nữa
games-play-opponent = Đấu với
games-play-opponent-person = người
games-play-opponent-engine = máy
games-play-first = Đi trước
games-play-first-person = tôi
games-play-first-engine = máy
games-play-new = Ván mới
games-play-undo = Đi lại
games-play-hint = Gợi ý
games-play-hint-wins = Một nước thắng: { $move }.
games-play-hint-none = Nếu đối thủ đi đúng thì không nước nào thắng. Nước này cầm cự lâu nhất: { $move }.
games-play-turn = Tới lượt { $player } ở { $here }.
games-play-yours = Bạn là { $player }, tới lượt bạn ở { $here }.
games-play-answered = Máy đi: { $move }. Bạn là { $player }, tới lượt bạn ở { $here }.
games-play-over-you = Bạn thắng sau { $count } nước: máy không còn nước nào ở { $here }.
games-play-over-engine = Máy thắng sau { $count } nước: bạn không còn nước nào ở { $here }.
games-play-over-person = { $winner } thắng sau { $count } nước: ở { $here } không còn nước nào.
games-play-legal = { $count } nước hợp lệ
games-play-onBoard = còn { $count } trên bàn cờ
games-play-moves = Các nước đã đi
games-play-effect-kept = ✓ giữ thế thắng
games-play-effect-gave = ✗ đánh mất thế thắng
games-play-effect-lost = – đằng nào cũng thua
games-play-why-you = Vì sao tôi thua?
games-play-why-person = Vì sao { $player } thua?
games-play-mistake-you = Bạn đánh mất thế thắng ở nước { $number }, tại { $here }: { $made }. Một nước thắng là: { $better }.
games-play-mistake-person = { $player } đánh mất thế thắng ở nước { $number }, tại { $here }: { $made }. Một nước thắng là: { $better }.
games-play-lost-you = Bạn thua từ nước đầu tiên: nước nào cũng dẫn tới chỗ máy thắng.
games-play-lost-person = { $player } thua từ nước đầu tiên: nước nào cũng dẫn tới chỗ người kia thắng.
games-play-stuck-you = Bạn phải bắt đầu ở { $here }, nơi không có nước nào: ai không đi được thì thua.
games-play-stuck-person = { $player } phải bắt đầu ở { $here }, nơi không có nước nào: ai không đi được thì thua.
games-spread-later = Phân bố độ dài hiện khi bảng đã đầy, để không lộ trước kết cục.
games-spread-end = Điền hết bảng
games-spread-of = { $done }/{ $count }
games-timeline-plies = lượt
games-spread = Số vị trí theo độ dài ván cờ
games-spread-log = thang logarit
games-spread-value = giá trị
games-spread-plies = lượt
games-spread-positions = vị trí
games-spread-longer = hơn { $plies }
games-spread-here = ◀ { $here }
games-spread-hidden = Được ẩn khi ván cờ đang diễn ra.
games-longest = Thắng lâu nhất
games-longest-win = { $here }: { $count } nước của mình, { $plies } lượt
games-longest-play = Chơi từ đây
games-longest-playFrom = Chơi từ { $here }
games-answer-none = Xuất phát { $start }: chưa rõ
games-answer-playing = Từ đây ai thắng?
games-answer-playing-why = bảng hiện lại khi ván cờ kết thúc
games-answer-none-first = ô của nó chưa điền
games-answer-none-full = ô của nó chưa điền
games-answer-none-waves = chưa đợt nào tới nó
games-answer-wins = Xuất phát { $start }: A thắng với { $count } nước của mình, { $plies } lượt
games-answer-loses = Xuất phát { $start }: A thua, sau { $plies } lượt
games-answer-terminal = Xuất phát { $start }: A thua, không có nước nào
games-answer-plies = khi người thắng đi nhanh nhất và người thua kéo dài nhất
games-answer-plain-wins = Xuất phát { $start }: A thắng
games-answer-plain-loses = Xuất phát { $start }: A thua
games-answer-plain = bảng đầu tiên không cho biết bao lâu, bảng đầy đủ thì có
games-ending-wins = A thắng
games-ending-loses = A thua
games-ending-wins-how = với { $count } nước
games-ending-loses-how = sau { $plies } lượt
games-ending-terminal-how = không có nước nào
games-outcome-wins = A thắng với { $count } nước của mình
games-outcome-loses = A thua, sau { $plies } lượt
games-outcome-winsPlain = A thắng
games-outcome-losesPlain = A thua
games-certificate = Khẳng định: { $winning } ô thắng, mỗi ô nhờ một nước được nêu tên, dẫn tới chỗ đối thủ thua. { $losing } ô thua: nước nào từ đó cũng dẫn tới ô thắng. Và mỗi ván dài đúng như ô ghi.
games-certificate-plain = Khẳng định: { $winning } ô thắng, mỗi ô nhờ một nước được nêu tên, dẫn tới chỗ đối thủ thua. { $losing } ô thua: nước nào từ đó cũng dẫn tới ô thắng.
games-certificate-checked = ✓ Đã kiểm chứng độc lập với thuật toán tìm kiếm: mỗi nước được nêu tên đều hợp lệ, và giá trị mỗi ô suy ra từ giá trị ở mọi nước của nó.
games-board = Bảng
games-editHint = Bấm vào ô nơi ván cờ bắt đầu, hoặc dùng phím mũi tên và Enter.
games-cell-wins = thắng với { $count } nước, { $plies } lượt
games-cell-loses = thua sau { $count } lượt
games-cell-over = không có nước nào: thua
games-cell-win = thắng
games-cell-lose = thua
games-cell-empty = chưa điền
games-cell-hidden = được ẩn khi ván cờ đang diễn ra
games-cell-at = { $place }: { $content }
games-cell-at-start = { $place }, ô xuất phát: { $content }
games-cell-now = { $place }, ô của bước này: { $content }
games-cell-now-start = { $place }, ô xuất phát và ô của bước này: { $content }
games-cell-piece = { $place }, ván cờ đang ở đây: { $content }
games-cell-piece-start = { $place }, ô xuất phát, ván cờ đang ở đây: { $content }
games-cell-target = { $place }, đi được tới đây: { $content }
games-cell-target-start = { $place }, ô xuất phát, đi được tới đây: { $content }
games-cell-kept = { $told }; đang được giữ lại, Enter để thả
games-foot-start = Xuất phát: { $place }
games-foot-cell = { $place }
games-foot-open = chưa rõ
games-foot-won = { $count }/{ $moves } nước thắng
games-foot-won-line = { $count }/{ $moves } nước thắng; tốt nhất: { $line }
games-foot-line = { $line } → { $next }
games-foot-line-more = …
games-foot-lost = không nước nào thắng
games-foot-lost-line = không nước nào thắng; lâu nhất: { $line }

## What is said of a state-space puzzle that has no words of its own for it. A move leads from one
## cell to another.

state-space-start-answer = Trạng thái { $state } đã là đích: không cần nước nào. Thuật toán vẫn loang hết mọi trạng thái tới được.
state-space-gives = nước ở hàng { $row }, cột { $column } cho
state-space-cell-0 = trống
state-space-tile = { $code }
state-space-move-new = Nước ở hàng { $row }, cột { $column } cho một trạng thái **chưa gặp**: nó vào hàng đợi ở độ sâu { $depth }.
state-space-move-duplicate = Nước ở hàng { $row }, cột { $column } cho một trạng thái **đã gặp**, ở độ sâu { $depth }: không phải làm gì.
state-space-move-answer = Nước ở hàng { $row }, cột { $column } tới đích: **đây là lời giải**, gồm { $count } nước.
state-space-move-goal = Nước ở hàng { $row }, cột { $column } lại tới một đích, ở độ sâu { $depth }, nhưng **đã có lời giải**.
state-space-move-meeting = Nước ở hàng { $row }, cột { $column } cho một trạng thái mà phía kia đã biết: **hai phía gặp nhau ở đây**.
state-space-back-new = Từ đích: nước ở hàng { $row }, cột { $column } cho một trạng thái **mới với phía này**: nó vào hàng đợi, cách đích { $depth }.
state-space-back-duplicate = Từ đích: nước ở hàng { $row }, cột { $column } cho một trạng thái **phía này đã biết**, cách đích { $depth }: không phải làm gì.
state-space-back-meeting = Từ đích: nước ở hàng { $row }, cột { $column } cho một trạng thái mà phía kia đã biết: **hai phía gặp nhau ở đây**.
state-space-last-found = Nước ở hàng { $row }, cột { $column } **không cho gì mới**, và hàng đợi đã rỗng: mọi trạng thái tới được đều đã mở rộng.
state-space-last-impossible = Nước ở hàng { $row }, cột { $column } **không cho gì mới**, và hàng đợi đã rỗng: không tới được đích nào.

## Flip Game.

flip-name = Lật cờ
flip-inShort = Lật một quân và các quân kề. Đích: cùng một màu.
flip-rules = Mỗi nước lật một quân cùng các quân kề trên, dưới, trái, phải. Đích: mọi quân cùng màu, với ít nước nhất.
flip-gives = lật hàng { $row }, cột { $column } được
flip-cell-0 = trắng
flip-cell-1 = đen
flip-start-answer = Trạng thái { $state } đã một màu: không cần nước nào. Thuật toán vẫn loang hết mọi trạng thái tới được.
flip-move-new = Lật hàng { $row }, cột { $column } được một trạng thái **chưa gặp**: nó vào hàng đợi ở độ sâu { $depth }.
flip-move-duplicate = Lật hàng { $row }, cột { $column } được một trạng thái **đã gặp**, ở độ sâu { $depth }: không phải làm gì.
flip-move-answer = Lật hàng { $row }, cột { $column } thì bàn cờ một màu: **đây là lời giải**, gồm { $count } nước.
flip-move-goal = Lật hàng { $row }, cột { $column } thì bàn cờ lại một màu, ở độ sâu { $depth }: một đích nữa, nhưng **đã có lời giải**.
flip-start-meeting = Trạng thái { $state } đã một màu: không cần nước nào, và cả hai phía bắt đầu từ nó.
flip-move-meeting = Lật hàng { $row }, cột { $column } được một trạng thái mà phía từ đích đã biết: **hai phía gặp nhau ở đây**.
flip-back-new = Từ đích: lật hàng { $row }, cột { $column } được một trạng thái **mới với phía này**: nó vào hàng đợi, cách đích { $depth }.
flip-back-duplicate = Từ đích: lật hàng { $row }, cột { $column } được một trạng thái **phía này đã biết**, cách đích { $depth }: không phải làm gì.
flip-back-meeting = Từ đích: lật hàng { $row }, cột { $column } được một trạng thái mà phía từ xuất phát đã biết: **hai phía gặp nhau ở đây**.
flip-last-found = Lật hàng { $row }, cột { $column } **không được gì mới** và hàng đợi đã rỗng: mọi trạng thái tới được đều đã mở rộng.
flip-last-impossible = Lật hàng { $row }, cột { $column } **không được gì mới** và hàng đợi đã rỗng: không tới được bàn cờ một màu.
flip-text = Mỗi hàng một dòng, b là đen, w là trắng; giữa hai bàn cờ là một dòng trống.
flip-preset-one = Chỉ cách một lần lật
flip-preset-hardest = Khó nhất: sáu nước
flip-preset-impossible = Không thể

## The knight’s tour.

knight-name = Mã đi tuần
knight-standing = Đứng ở ô { $number }/{ $count }
knight-title-place = { $count } lối đi tiếp
knight-title-retreat = rút lại một nước
knight-title-answer = một hành trình
knight-strip-answer = hành trình
knight-nothing = không còn ô nào tới được
knight-complete = mọi ô đã đi qua
knight-inReach-all = { $count } ô tới được, đều trống
knight-inReach-some = { $count } ô tới được, { $free } ô trống
knight-inReach-none = { $count } ô tới được, đều đã đi qua
knight-counted-refused = loại: đã qua
knight-part-ring-note = một ô của hành trình
knight-part-arc-note = một ô có thể tới
knight-note-ring = vòng: một ô đi qua
knight-note-arc = cung: ô có thể tới
knight-looked-pending = Ô { $depth }, lối { $number }/{ $of }: chưa thử
knight-looked-placed = Ô { $depth }, lối { $number }/{ $of }: trên đường đi
knight-looked-failed = Ô { $depth }, lối { $number }/{ $of }: đã thử, thất bại
knight-looked-refused = Ô { $depth }, lối { $number }/{ $of }: bị loại
knight-looked-pruned = Ô { $depth }, lối { $number }/{ $of }: bị cắt nhánh
knight-editHint = Bấm vào ô nơi quân mã bắt đầu, hoặc dùng phím mũi tên và Enter.
knight-marks = Dấu trên bàn cờ: số là thứ tự đi qua, càng về sau màu càng đậm, khung lục là ô xuất phát. Ô cam là ô trống có thể tới, ghi số lối đi tiếp từ đó; ô có viền đậm là ô kế tiếp, ô khung đứt bị gạch là ô đã thử. Khung quanh ô đã qua là nước mà luật sẽ loại hoặc, nếu khung đứt, đã loại.
knight-inShort = Quân mã qua mọi ô, rồi về lại ô đầu.
knight-rules = Quân mã đi qua mọi ô, mỗi ô đúng một lần. Đích: hành trình khép kín, ô cuối cách ô đầu một nước mã.
knight-text = Mỗi test ba số nguyên: cạnh bàn cờ (nhiều nhất 200), rồi hàng và cột của ô xuất phát, tính từ 0; xuống dòng chỗ nào cũng được.
knight-cell-free = trống
knight-cell-start = ô xuất phát, qua đầu tiên
knight-cell-here = quân mã, lượt qua { $number }/{ $cells }
knight-cell-hereAtStart = quân mã, ở ô xuất phát
knight-cell-visited = lượt qua { $number }/{ $cells }
knight-cell-candidate = trống, lựa chọn { $place }/{ $choices }, từ đó có { $count } lối đi tiếp
knight-cell-tried = trống, lựa chọn { $place }/{ $choices }, đã thử, từ đó có { $count } lối đi tiếp
knight-start = Bắt đầu tìm kiếm: quân mã đứng ở hàng { $row }, cột { $column }, có { $count } lối đi tiếp.
knight-start-answer = Chỉ có một ô: đã qua, và đó là hành trình.
knight-start-impossible = Không có hành trình như vậy, biết được mà không cần tìm.
knight-place = Quân mã từ hàng { $fromRow }, cột { $fromColumn } tới hàng { $row }, cột { $column }, ô { $number }/{ $cells }: từ đây có { $count } lối đi tiếp.
knight-place-stuck = Quân mã từ hàng { $fromRow }, cột { $fromColumn } tới hàng { $row }, cột { $column }, ô { $number }/{ $cells }: từ đây không tới được ô trống nào, **ngõ cụt**.
knight-place-answer = Quân mã từ hàng { $fromRow }, cột { $fromColumn } tới hàng { $row }, cột { $column }, ô cuối trong { $cells } ô, cách ô đầu một nước: **hành trình khép kín**.
knight-place-answer-open = Quân mã từ hàng { $fromRow }, cột { $fromColumn } tới hàng { $row }, cột { $column }, ô cuối trong { $cells } ô: **đây là một hành trình**.
knight-cut-unclosed = Quân mã tới hàng { $row }, cột { $column }, ô cuối trong { $cells } ô, nhưng từ đây không có nước về ô đầu: **hành trình không khép kín**.
knight-cut-startCutOff = Quân mã tới hàng { $row }, cột { $column }, ô { $number }/{ $cells }, và cạnh ô đầu không còn ô trống nào: không còn lối về, nên **cắt nhánh này**.
knight-cut-deadEnd = Quân mã tới hàng { $row }, cột { $column }, ô { $number }/{ $cells }, và hàng { $witnessRow }, cột { $witnessColumn } vào được mà không ra được: **cắt nhánh này**.
knight-cut-apart = Quân mã tới hàng { $row }, cột { $column }, ô { $number }/{ $cells }, và các ô trống tách rời ở hàng { $witnessRow }, cột { $witnessColumn }: không thể qua hết, nên **cắt nhánh này**.
knight-refuse-occupied = Quân mã không thể từ hàng { $fromRow }, cột { $fromColumn } tới hàng { $row }, cột { $column }: **đã qua ô đó**, ở lượt { $number }.
knight-retreat = Từ hàng { $fromRow }, cột { $fromColumn } không còn gì để thử: quân mã **lùi về** hàng { $row }, cột { $column }, ô { $number }/{ $cells }.
knight-last-impossible = Từ ô xuất phát, hàng { $row }, cột { $column }, cũng không còn gì để thử: **không có hành trình như vậy**.
knight-choice-0 = h{ $row } c{ $column }
knight-chosen-1 = h{ $row } c{ $column }
knight-score = { $count } lối đi tiếp
knight-random = Quân mã bắt đầu ở ô được sinh theo hạt giống.
knight-reason-occupied = đã qua
knight-reason-unclosed = không về được ô đầu
knight-reason-startCutOff = ô đầu bị cô lập
knight-reason-deadEnd = ngõ cụt
knight-reason-apart = ô trống tách rời
knight-answer-none = Chưa có hành trình
knight-answer-found = Hành trình khép kín { $cells } ô
knight-answer-found-open = Hành trình qua { $cells } ô
knight-answer-impossible = Không thể: không có hành trình như vậy
knight-certificate = Khẳng định: { $cells } ô này là hành trình khép kín, mỗi ô qua một lần, mỗi ô cách ô trước một nước mã, và ô cuối cách ô đầu một nước mã.
knight-certificate-open = Khẳng định: { $cells } ô này là một hành trình, mỗi ô qua một lần, mỗi ô cách ô trước một nước mã.
knight-certificate-checked = ✓ Đã kiểm chứng độc lập với thuật toán tìm kiếm: { $cells } ô, mỗi ô một lần, toàn bằng nước mã.
knight-certificate-list = Hành trình, từng ô
knight-preset-lesson = Bài học: 6 × 6
knight-preset-other = 6 × 6, thứ tự nước khác: sa lầy
knight-preset-parity = 5 × 5: chứng minh bằng tô màu
knight-preset-drowning = 8 × 8 không có quy tắc: sa lầy
knight-preset-warnsdorff = 8 × 8 theo quy tắc Warnsdorff
knight-preset-unlucky = 10 × 10, quy tắc Warnsdorff thất bại
knight-preset-large = 50 × 50, dựng trực tiếp
knight-preset-narrow = 3 × 10: hành trình khép kín nhỏ nhất có ba hàng
knight-preset-open = 5 × 5, mở

## A Minesweeper configuration.

mines-name = Dò mìn
mines-inShort = Mỗi số đếm mìn quanh nó. Đích: khớp mọi số.
mines-rules = Mỗi số đếm mìn ở ô của nó và các ô quanh nó, nhiều nhất tám ô. Đích: xếp mìn khớp với mọi số.
mines-text = Một dòng gồm số hàng và số cột, rồi mỗi hàng một dòng gồm các số từ 0 đến 9, mỗi ô một số.
mines-startBoard = Các số
mines-goalBoard = Mìn mà các số theo
mines-marks = Dấu trên bàn cờ: đĩa tròn là mìn, chấm là ô trống; khung xanh nghĩa là đã chọn, gạch chéo là mìn bắt buộc. Số nhỏ ở góc là số mìn còn thiếu, dấu tích là đã đủ. Ô cam là ô kế tiếp.
mines-standing = đã định { $number }/{ $count } ô
mines-title-place = một lựa chọn
mines-title-forced = bị các số bắt buộc
mines-title-answer = mọi số đều khớp
mines-inReach-all = ô kế tiếp có { $count } giá trị, đã thử { $tried }
mines-counted-placed = ô đã định
mines-part-ring-note = một ô phải định
mines-part-arc-note = mìn hay trống
mines-note-ring = vòng: một ô
mines-note-arc = cung: mìn hay trống
mines-editHint = Bấm hoặc gõ số; bấm để đặt hay bỏ mìn.
mines-editHint-anew = Bấm hoặc gõ số. Đặt mìn thì mọi số được tính lại.
mines-layout-0 = chưa biết
mines-layout-1 = trống
mines-layout-2 = mìn
mines-cell-0 = số { $number }, chưa định
mines-cell-1 = số { $number }, chọn là trống
mines-cell-2 = số { $number }, chọn là mìn
mines-cell-3 = số { $number }, trống vì không thể khác
mines-cell-4 = số { $number }, mìn vì không thể khác
mines-cell-needs = { $content }, còn thiếu { $count } quả mìn
mines-cell-next = { $content }, sắp được chọn
mines-start = Bắt đầu tìm kiếm: chưa chọn ô nào.
mines-start-impossible = Không xếp được mìn, biết được mà không cần tìm.
mines-place-1 = Cho hàng { $row }, cột { $column } là trống: **một lựa chọn**.
mines-place-2 = Đặt mìn ở hàng { $row }, cột { $column }: **một lựa chọn**.
# the number $by at row $byRow, column $byColumn forces it, or two together: the second is $also
mines-place-3 = Hàng { $row }, cột { $column } **trống**: số { $by } ở hàng { $byRow }, cột { $byColumn } không còn mìn cho nó.
mines-place-3-2 = Hàng { $row }, cột { $column } **trống**: số { $by } ở hàng { $byRow }, cột { $byColumn } và số { $also } ở hàng { $alsoRow }, cột { $alsoColumn } không còn mìn cho nó.
mines-place-4 = Hàng { $row }, cột { $column } **là mìn**: số { $by } ở hàng { $byRow }, cột { $byColumn } cần nó.
mines-place-4-2 = Hàng { $row }, cột { $column } **là mìn**: số { $by } ở hàng { $byRow }, cột { $byColumn } và số { $also } ở hàng { $alsoRow }, cột { $alsoColumn } cần nó.
mines-place-answer = Với hàng { $row }, cột { $column } mọi ô đã chọn xong, và số nào cũng đủ mìn: **đây là lời giải**.
mines-cut-nothingFits = Sau hàng { $row }, cột { $column } không gì khớp được nữa ở hàng { $witnessRow }, cột { $witnessColumn }: **cắt nhánh này**.
mines-refuse-number-0 = Hàng { $row }, cột { $column } **không thể trống**: số { $number } ở hàng { $witnessRow }, cột { $witnessColumn } sẽ không đủ mìn.
mines-refuse-number-1 = Hàng { $row }, cột { $column } **không thể là mìn**: số { $number } ở hàng { $witnessRow }, cột { $witnessColumn } sẽ thừa mìn.
mines-retreat-0 = Không cho hàng { $row }, cột { $column } là trống nữa.
mines-retreat-1 = **Rút lại** mìn ở hàng { $row }, cột { $column }.
mines-last-impossible = Đã thử hết, **không cách xếp mìn nào khớp mọi số**.
mines-last-counted = Đã thử hết: { $count } lời giải.
mines-choice-0 = h{ $row } c{ $column } trống
mines-choice-1 = h{ $row } c{ $column } mìn
mines-chosen-1 = h{ $row } c{ $column } ·
mines-chosen-2 = h{ $row } c{ $column } ●
mines-chosen-3 = h{ $row } c{ $column } ·
mines-chosen-4 = h{ $row } c{ $column } ●
mines-score = ở đó còn { $count } ô chưa định
mines-random = Sinh một bãi mìn cỡ này; cứ năm ô có một mìn.
mines-random-any = bất kỳ
mines-random-unique = đúng một lời giải
mines-reason-number = không khớp một số
mines-reason-nothingFits = có ô không gì khớp
mines-answer-none = Chưa có lời giải
mines-answer-found = Lời giải: { $count } quả mìn khớp mọi số
mines-answer-impossible = Không thể: không xếp được mìn
mines-certificate = Khẳng định: với { $count } quả mìn này mọi số đều đúng.
mines-certificate-checked = ✓ Đã kiểm chứng độc lập với thuật toán tìm kiếm: mỗi số đã được so với số mìn nó đếm.
mines-certificate-list = Các mìn, từng hàng
mines-preset-forced = Nhỏ, phần lớn ô bắt buộc
mines-preset-choices = Phải chọn thật
mines-preset-impossible = Không thể
mines-preset-several = Nhiều lời giải
mines-preset-unique = Đúng một lời giải
mines-preset-large = 30 × 30

## What is said of a game that has no words of its own for it.

games-position = hàng { $row }, cột { $column }
games-move = tới hàng { $row }, cột { $column }
games-short = ({ $row }, { $column })
games-note = { $rows } × { $columns } vị trí
games-rows = hàng
games-columns = cột
games-randomHint = Vị trí xuất phát được sinh theo hạt giống.

## The Tab game.

tab-name = Cờ bảng
tab-inShort = Sang cột k, lên k hàng. Ai không đi được thì thua.
tab-rules = Mỗi nước đưa quân sang cột khác, và lên số hàng bằng số của cột đó; không được vượt hàng trên cùng. Hai người lần lượt đi, A trước; ai không đi được thì thua.
tab-text = Một dòng gồm số test, rồi mỗi test một dòng: số hàng, số cột, hàng và cột của ô xuất phát, tính từ 1, hàng tính từ dưới lên.
tab-random = Xuất phát ở ô được sinh theo hạt giống.
tab-position = hàng { $row }, cột { $column }
tab-move = sang cột { $column }, lên { $up }
tab-preset-lost = Ví dụ của đề, thua
tab-preset-lesson = Bài học: 12 × 12
tab-preset-waves = 12 × 12, đi từ cuối
tab-preset-original = 200 × 50, lớn như của đề
tab-preset-large = 1.000 × 250
tab-note = { $rows } × { $columns }, hàng tính từ dưới
tab-rows = hàng
tab-columns = cột
tab-short = ({ $row }, { $column })

## The subtraction game.

subtract-name = Bốc sỏi
subtract-inShort = Bốc sỏi từ một đống. Ai không bốc được thì thua.
subtract-rules = Mỗi nước bốc sỏi từ một đống, số viên là một trong các số được phép. Hai người lần lượt đi, A trước; ai không bốc được thì thua.
subtract-text = Một dòng gồm số test, rồi mỗi test một dòng: số sỏi của hai đống, 0 nếu không có đống thứ hai, và số sỏi nhiều nhất mỗi nước.
subtract-random = Các đống sỏi được sinh theo hạt giống.
subtract-position = ({ $a }, { $b })
subtract-position-one = đống { $a }
subtract-move-first = bốc { $count } ở đống thứ nhất
subtract-move-second = bốc { $count } ở đống thứ hai
subtract-move-one = bốc { $count }
subtract-preset-one = 21 viên, bốc 1 đến 3
subtract-preset-set = Một đống, bốc 1, 3 hoặc 4
subtract-preset-two = 7 và 10 viên, bốc 1 đến 3
subtract-preset-large = 500 và 500 viên, bốc 1 đến 5
subtract-note = { $rows } × { $columns }, mỗi cặp đống một ô
subtract-rows = đống thứ nhất
subtract-columns = đống thứ hai
subtract-short = ({ $a }, { $b })
subtract-note-one = { $cells } đống, từ 0
subtract-rows-one = đống từ
subtract-columns-one = thêm sỏi
subtract-short-one = { $a }

## Rearranging pieces (CHESSCBG).

rearrange-name = Bàn cờ thế
rearrange-inShort = Chuyển quân sang ô kề. Đích: kín ô đánh dấu.
rearrange-rules = Mỗi nước chuyển một quân sang ô trống kề trên, dưới, trái hoặc phải. Đích: ô được đánh dấu nào cũng có quân, với ít nước nhất.
rearrange-gives = chuyển hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } được
rearrange-cell-0 = trống
rearrange-cell-1 = quân
rearrange-cell-2 = trống, cần có quân
rearrange-cell-3 = quân, đúng chỗ
rearrange-start-impossible = Trạng thái { $state } và đích có số quân khác nhau: không cần tìm.
rearrange-move-new = Chuyển quân ở hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } được một trạng thái **chưa gặp**: nó vào hàng đợi ở độ sâu { $depth }.
rearrange-move-duplicate = Chuyển quân ở hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } được một trạng thái **đã gặp**, ở độ sâu { $depth }: không phải làm gì.
rearrange-move-answer = Chuyển quân ở hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } thì tới đích: **đây là lời giải**, gồm { $count } nước.
rearrange-move-meeting = Chuyển quân ở hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } được một trạng thái mà phía kia đã biết: **hai phía gặp nhau ở đây**.
rearrange-back-new = Từ đích: chuyển quân ở hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } được một trạng thái **mới với phía này**: nó vào hàng đợi, cách đích { $depth }.
rearrange-back-duplicate = Từ đích: chuyển quân ở hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } được một trạng thái **phía này đã biết**, cách đích { $depth }: không phải làm gì.
rearrange-back-meeting = Từ đích: chuyển quân ở hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } được một trạng thái mà phía kia đã biết: **hai phía gặp nhau ở đây**.
rearrange-last-found = Chuyển quân ở hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } **không được gì mới**, và hàng đợi đã rỗng: mọi trạng thái tới được đều đã mở rộng.
rearrange-last-impossible = Chuyển quân ở hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } **không được gì mới** và hàng đợi đã rỗng: không tới được đích.
rearrange-text = Tám dòng, mỗi dòng bốn ký tự, 1 là có quân và 0 là không: bốn dòng của trạng thái xuất phát, rồi bốn dòng của đích.
rearrange-preset-hardest = Khó nhất: 20 nước
rearrange-preset-counts = Số quân khác nhau

## Solitaire.

solitaire-name = Solitaire
solitaire-inShort = Đi hoặc nhảy. Tới các ô đánh dấu trong 8 nước?
solitaire-rules = Mỗi nước đưa một quân sang ô trống kề, hoặc nhảy qua một quân tới ô trống ngay sau nó. Hỏi: có tới được các ô đánh dấu trong nhiều nhất 8 nước không?
solitaire-gives = đi từ hàng { $fromRow }, cột { $fromColumn } tới hàng { $row }, cột { $column } được
solitaire-cell-0 = trống
solitaire-cell-1 = quân
solitaire-cell-2 = trống, cần có quân
solitaire-cell-3 = quân, đúng chỗ
solitaire-start-impossible = Trạng thái { $state } và đích có số quân khác nhau: không cần tìm.
solitaire-move-new = Đi quân ở hàng { $fromRow }, cột { $fromColumn } tới hàng { $row }, cột { $column } được một trạng thái **chưa gặp**: nó vào hàng đợi ở độ sâu { $depth }.
solitaire-move-duplicate = Đi quân ở hàng { $fromRow }, cột { $fromColumn } tới hàng { $row }, cột { $column } được một trạng thái **đã gặp**, ở độ sâu { $depth }: không phải làm gì.
solitaire-move-answer = Đi quân ở hàng { $fromRow }, cột { $fromColumn } tới hàng { $row }, cột { $column } thì tới đích: **đây là lời giải**, gồm { $count } nước.
solitaire-move-meeting = Đi quân ở hàng { $fromRow }, cột { $fromColumn } tới hàng { $row }, cột { $column } được một trạng thái mà phía kia đã biết: **hai phía gặp nhau ở đây**.
solitaire-back-new = Từ đích: đi quân ở hàng { $fromRow }, cột { $fromColumn } tới hàng { $row }, cột { $column } được một trạng thái **mới với phía này**: nó vào hàng đợi, cách đích { $depth }.
solitaire-back-duplicate = Từ đích: đi quân ở hàng { $fromRow }, cột { $fromColumn } tới hàng { $row }, cột { $column } được một trạng thái **phía này đã biết**, cách đích { $depth }: không phải làm gì.
solitaire-back-meeting = Từ đích: đi quân ở hàng { $fromRow }, cột { $fromColumn } tới hàng { $row }, cột { $column } được một trạng thái mà phía kia đã biết: **hai phía gặp nhau ở đây**.
solitaire-last-found = Đi quân ở hàng { $fromRow }, cột { $fromColumn } tới hàng { $row }, cột { $column } **không được gì mới**, và hàng đợi đã rỗng: mọi trạng thái tới được đều đã mở rộng.
solitaire-last-impossible = Đi quân ở hàng { $fromRow }, cột { $fromColumn } tới hàng { $row }, cột { $column } **không được gì mới** và hàng đợi đã rỗng: không tới được đích.
solitaire-text = Hai dòng, mỗi dòng tám số, cho trạng thái xuất phát và đích: hàng và cột của từng quân trong bốn quân, tính từ 1.
solitaire-preset-eight = Đúng 8 nước
solitaire-preset-nine = Đúng 9 nước
solitaire-preset-hardest = Xa ví dụ nhất: 22 nước
solitaire-preset-tooLong = Dừng quá sớm: 4 nước, không phải 3
