# Ván tự chơi: người dùng đi các nước, trang cho biết còn cách đích bao xa. Trong câu,
# `state-space-move` là nước vừa đi. Tin kết thúc bằng -cost dành cho nước đi có chi phí.

play-over = Nước thứ { $move } của bạn
play-made =
    { $count ->
        [0] Chưa đi nước nào
       *[other] Đã đi { $count } nước
    }
play-enough =
    { $count ->
        [0] Đã giải xong từ đầu
       *[other] { $count } nước là đủ
    }
play-enough-cost = Chi phí { $enough } là đủ
play-made-enough = Đã đi { $moves } nước, { $count } nước là đủ
play-made-cost = Chi phí đến đây { $spent }, { $enough } là đủ
play-own = nước bạn đã đi

## Nước vừa đi đã làm gì.

play-how = hãy đi một nước
flip-play-how = hãy chạm một quân
rearrange-play-how = hãy kéo một quân
solitaire-play-how = hãy kéo một quân
tiles-play-how = hãy chạm một ô số cạnh chỗ trống
maze-play-how = hãy chạm một ô cạnh bạn
jugs-play-how = hãy chạm một bình để đong đầy hay đổ hết, hoặc kéo nó sang bình kia để rót
river-play-how = hãy chạm ai sẽ qua sông
hanoi-play-how = hãy kéo đĩa trên cùng của một cọc
pegs-play-how = hãy kéo một chốt qua chốt khác
rushhour-play-how = hãy kéo một xe
klotski-play-how = hãy kéo một khối
pancakes-play-how = hãy chạm một bánh để lật nó và mọi bánh ở trên
lightsout-play-how = hãy chạm một đèn
play-start = Đến lượt bạn: { play-how }. **{ $count } nước** là đủ.
play-start-cost = Đến lượt bạn: { play-how }. Chi phí **{ $left }** là đủ.
play-nearer = { CAPITAL(state-space-move) } thì **gần hơn { $moves }**. Từ đây **{ $count } nước nữa** là đủ.
play-nearer-cost = { CAPITAL(state-space-move) } thì **gần hơn { $by }**. Từ đây chi phí **{ $left }** là đủ.
play-away = { CAPITAL(state-space-move) } thì **xa hơn { $moves }**. Từ đây **{ $count } nước nữa** là đủ.
play-away-cost = { CAPITAL(state-space-move) } thì **xa hơn { $by }**. Từ đây chi phí **{ $left }** là đủ.
play-still = { CAPITAL(state-space-move) } thì không gần hơn cũng không xa hơn. Từ đây **{ $count } nước nữa** là đủ.
play-still-cost = { CAPITAL(state-space-move) } thì không gần hơn cũng không xa hơn. Từ đây chi phí **{ $left }** là đủ.
play-lost = { CAPITAL(state-space-move) }: câu đố **không còn giải được nữa**. Hãy lấy lại { $count } nước.
play-impossible = Không có cách nào đi từ đây tới đích. Hãy chọn trạng thái xuất phát khác.
play-solved = Bạn **đã giải xong** sau { $count } nước.
play-solved-start = Trạng thái xuất phát **đã là đích**. Hãy chọn trạng thái khác.
play-solved-best = Bạn **đã giải xong** sau { $count } nước: không cách nào ngắn hơn.
play-solved-best-cost = Bạn **đã giải xong** với chi phí { $spent }: không cách nào rẻ hơn.
play-solved-longer = Bạn **đã giải xong** sau { $moves } nước; { $count } nước là đủ. Lấy lại vài nước để thử lại.
play-solved-longer-cost = Bạn **đã giải xong** với chi phí { $spent }; { $enough } là đủ. Lấy lại vài nước để thử lại.
play-blind-start = Đến lượt bạn: { play-how }. Khoảng cách đang **bị ẩn**.
play-blind-made = Nước vừa đi: { state-space-move }. Khoảng cách đang **bị ẩn**.
play-measuring = Đến lượt bạn: { play-how }. Đang tính khoảng cách.
play-measuring-made = Nước vừa đi: { state-space-move }. Đang tính khoảng cách.
play-large = Đến lượt bạn: { play-how }. Không gian này quá lớn để biết đích còn bao xa.
play-large-made = Nước vừa đi: { state-space-move }. Không gian này quá lớn để biết đích còn bao xa.
play-large-estimate = Đến lượt bạn: { play-how }. Không gian này quá lớn để biết đích còn bao xa; heuristic ước lượng **{ $estimate }**.
play-large-estimate-made = Nước vừa đi: { state-space-move }. Ở đây không biết đích còn bao xa; heuristic ước lượng **{ $estimate }**.
play-hint = Gợi ý: **{ $content }** ở hàng { $row }, cột { $column }.
play-hint-move = Gợi ý: **{ state-space-move }**.

## Khoảng cách tới đích, và đường đi.

play-meter = Còn { $count } nước tới đích; từ xuất phát là { $start }.
play-meter-cost = Còn chi phí { $left } tới đích; từ xuất phát là { $start }.
play-meter-goal = đích
play-meter-start = xuất phát: { $start }
play-meter-unit = nước
play-meter-unit-cost = chi phí
play-meter-lost = Từ đây không còn giải được nữa.
play-meter-estimate = còn ít nhất, theo heuristic
play-meter-large = Quá nhiều { -state } để biết khoảng cách.
play-meter-blind = Khoảng cách đang bị ẩn.
play-meter-measuring = Đang tính khoảng cách.
play-way = Đường bạn đi
play-way-about = mỗi cột: còn bao xa
play-way-plain = { $count } nước
play-way-label = Đường bạn đi: { $nearer } nước gần hơn, { $away } nước xa hơn, { $still } nước không đổi.
play-legend-nearer = gần hơn
play-legend-away = xa hơn
play-legend-still = không đổi
play-legend-made = nước đã đi
play-legend-goal-moves = còn tới đích
play-legend-goal-cost = chi phí còn lại
play-legend-hopeless = không còn đường tới đích
play-near = gần đích
play-far = xa
play-reads = Vòng = số nước từ xuất phát, mỗi ô một { -state }.
play-reads-board = Mỗi ô của bản đồ một { -state }.
play-rings = Bản đồ hiện các vòng tới { $shown } trên { $all }. Nó rộng thêm khi đường của bạn tới gần mép.
play-map-coming = Đang tính bản đồ.
play-large-map = Không gian này quá lớn để vẽ bản đồ.

## Điều khiển.

play-hint-do = Gợi ý
play-undo = Lấy lại nước
play-redo = Đi lại nước đó
play-goOn = Cho thuật toán chạy tiếp từ đây
play-goOn-brief = Tìm tiếp
play-another = Xuất phát khác
play-sight = Khoảng cách
play-sight-shown = hiện khoảng cách
play-sight-blind = chơi mù
play-list = Mọi nước ({ $count })
play-move = { CAPITAL(state-space-move) }
play-cell-moves = { $cell }, đi được
play-cell-target = { $cell }, quân tới được đây

## Phím.

play-keys-name-steer = Phím mũi tên
play-keys-steer = đi nước theo hướng đó
play-keys-name-focus = Phím mũi tên trên bàn cờ
play-keys-focus = sang ô khác
play-keys-name-press = Enter hoặc phím cách
play-keys-press = đi nước của ô, hoặc chọn quân ở đó
play-keys-name-undo = Backspace hoặc Ctrl+Z
play-keys-undo = lấy lại nước vừa đi
play-keys-name-redo = Y hoặc Ctrl+Y
play-keys-redo = đi lại nước đó
play-keys-name-hint = H
play-keys-hint = cho gợi ý
play-keys-name-leave = Esc
play-keys-leave = bỏ chọn quân, hoặc thôi chơi
play-keys-name-help = ?
play-keys-help = hiện danh sách này

## Làm hàng đợi: người dùng làm việc của duyệt theo chiều rộng. Trong nhãn, `state-space-move` là nước
## mà nhờ đó thuật toán tìm ra trạng thái.

play-queue-begin = Làm hàng đợi
play-queue-turn = Lần { $turn } trong { $turns }
play-queue-title-next = { CAPITAL(-state) } nào rời hàng đợi tiếp theo?
play-queue-title-moves = Nước nào dẫn tới { -state } mới?
play-queue-title-told = Các nước đã dẫn tới đâu
play-queue-title-done = Hàng đợi đã rỗng
play-queue-start = Bạn làm việc của duyệt theo chiều rộng. Xuất phát đang chờ trong hàng đợi: **hãy cho nó ra**.
play-queue-choose = **Hãy chọn { -state } rời hàng đợi tiếp theo**, trong dải hoặc trên bản đồ.
play-queue-first = **Đúng**: nó vào hàng đợi trước tất cả. Bây giờ **hãy đánh dấu mỗi nước dẫn tới { -state } mới**.
play-queue-first-none = **Đúng**: nó vào hàng đợi trước tất cả. Từ nó không còn nước nào.
play-queue-shown = Đây là { -state } vào hàng đợi trước tất cả. Bây giờ **hãy đánh dấu mỗi nước dẫn tới { -state } mới**.
play-queue-shown-none = Đây là { -state } vào hàng đợi trước tất cả. Từ nó không còn nước nào.
play-queue-later = **Chưa**: nó đứng thứ { $place } trong hàng đợi. Vào trước thì ra trước.
play-queue-expanded = **Không**: nó đã rời hàng đợi, và không { -state } nào ra hai lần.
play-queue-unseen = **Không**: chưa nước nào dẫn tới đó, nên nó không có trong hàng đợi.
play-queue-checked =
    Đúng ở đây: **{ $right } trong { $all }**. { $count ->
        [0] Không có { -state } mới nào vào hàng đợi.
       *[other] { $count } { -state } mới vào cuối hàng đợi.
    }
play-queue-done = Hàng đợi đã **rỗng**: cả { $turns } { -state } đã ra. Trả lời đúng: **{ $right } trong { $all }**.
play-queue-check = Kiểm tra
play-queue-goOn = Tiếp tục
play-queue-reveal = Chỉ cho tôi
play-queue-again = Làm lại
play-queue-leave = Trở về { -board }
play-queue-waiting = Trong hàng đợi, không theo thứ tự
play-queue-moves = Các nước tới { -state } mới
play-queue-state = { -state } ở độ sâu { $depth }, tìm ra nhờ { state-space-move }
play-queue-state-start = xuất phát
play-queue-map = Bản đồ những gì đã tìm ra: hãy chọn { -state } ra tiếp theo trong dải, hoặc chạm vào nó ở đây.
play-queue-right = đúng
play-queue-wrong = sai
play-queue-target-new = mới
play-queue-target-waiting = đã có trong hàng đợi
play-queue-target-expanded = đã rời hàng đợi
play-queue-target-itself = không dẫn đi đâu
play-queue-score = câu trả lời đúng
play-queue-of = { $right } trong { $all }
play-queue-legend-expanded = đã rời hàng đợi
play-queue-legend-waiting = trong hàng đợi

# End of play in vi.
