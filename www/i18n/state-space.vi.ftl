### Tiếng Việt: lời của các tìm kiếm trong không gian trạng thái và của các bài thuộc loại này. Thuật ngữ

## The queue under the board.

board-stateBack = cách đích { $depth } nước
board-goalItself = chính { -state } đích
queue-title = Hàng đợi
queue-hint = vào trước ra trước
queue-more = nữa
queue-nextOut = kế tiếp
queue-depth = sâu { $depth }
queue-forward = từ xuất phát
queue-backward = từ đích
queue-state = { CAPITAL(-state) } { $state }, độ sâu { $depth }: tới bước tìm ra nó

## Danh sách chờ của các tìm kiếm không theo chiều rộng: ngăn xếp, hoặc danh sách xếp theo một số.

legend-path = nước tới đây
legend-reach = rẻ hơn đích

## The algorithms: a name for menus, and a sentence about each.

algorithm-bfs = Duyệt theo chiều rộng
algorithm-bfs-about = BFS: loang từ { -start }, hết độ sâu này đến độ sâu khác, tới khi mở rộng hết mọi { -state } tới được.
algorithm-dfs = Tìm kiếm theo chiều sâu
algorithm-dfs-about = { CAPITAL(-state) } tìm ra sau cùng được mở rộng trước: danh sách là ngăn xếp. Đi sâu rất nhanh, nhưng lời giải có thể rất dài.
algorithm-uniform = Chi phí đều
algorithm-uniform-about = { CAPITAL(-state) } có đường đã biết rẻ nhất được mở rộng trước (thuật toán Dijkstra). Lời giải là rẻ nhất.
algorithm-greedy = Tham lam
algorithm-greedy-about = { CAPITAL(-state) } có vẻ gần đích nhất được mở rộng trước. Thường nhanh, nhưng lời giải có thể không rẻ nhất.
algorithm-astar = A*
algorithm-astar-about = { CAPITAL(-state) } trên đường có vẻ rẻ nhất về tổng được mở rộng trước: chi phí đã đi cộng ước lượng. Nếu ước lượng không bao giờ quá lớn thì lời giải là rẻ nhất.
algorithm-weighted = A* có trọng số
algorithm-weighted-about = Như A*, nhưng ước lượng được tính nhiều lần. Thường nhanh hơn; nếu ước lượng không bao giờ quá lớn, lời giải tốn không quá bấy nhiêu lần lời giải rẻ nhất.
algorithm-limited = Tìm kiếm giới hạn độ sâu
algorithm-limited-about = Theo chiều sâu tới một số nước cố định: bộ nhớ chỉ giữ đường đi. Những gì sâu hơn không được tìm ra. Khi nhiều đường dẫn tới cùng một { -state }, nó lâu hơn A* rất nhiều.
algorithm-deepening = Đào sâu dần
algorithm-deepening-about = Theo chiều sâu với giới hạn 0, 1, 2, …: mỗi vòng làm lại từ đầu, bộ nhớ chỉ giữ đường đi. Lời giải là ngắn nhất. Khi nhiều đường dẫn tới cùng một { -state }, nó lâu hơn A* rất nhiều.
algorithm-idastar = IDA*
algorithm-idastar-about = Đào sâu dần theo chi phí đã đi cộng ước lượng: mỗi vòng dùng giới hạn nhỏ nhất còn có thể có lời giải, bộ nhớ chỉ giữ đường đi. Khi nhiều đường dẫn tới cùng một { -state }, nó có thể lâu hơn A* rất nhiều.
algorithm-bidirectional = Tìm kiếm hai phía
algorithm-bidirectional-about = Loang từ { -start } và từ đích, mỗi lần trọn một độ sâu của phía có biên nhỏ hơn, tới khi hai phía gặp nhau: lời giải là ngắn nhất.
algorithm-alternating = Hai phía, dừng sớm
algorithm-alternating-about = Một bài học: mỗi phía lần lượt một { -state }, chạm nhau là dừng. Lời giải có thể chưa ngắn nhất.

## Counters: short, a number stands above.

counter-expanded = đã mở rộng
counter-generated = đã sinh
counter-duplicate = gặp lại
counter-frontier = biên
counter-discovered = đã gặp

## What all searches of a state space say.

state-space-start-new = Bắt đầu tìm kiếm từ { -state } này: hàng đợi chỉ có nó.
state-space-start-sides = { CAPITAL(-start) } chờ trong một hàng đợi, mọi đích chờ trong hàng đợi kia.
state-space-start-meeting = { CAPITAL(-start) } đã là đích: không cần nước nào.
state-space-start-impossible = Từ { -start } này không tới được đích nào, biết được mà không cần tìm.
state-space-answer-cost = Đường này tốn { $cost }.
state-space-levelDone = Nước này kết thúc độ sâu mà hai phía gặp nhau: lời giải { $count } nước là ngắn nhất.
state-space-fast-move = Các { -state } **ở độ sâu { $depth }** lần lượt được mở rộng; { -state } mới vào hàng đợi ở độ sâu { $next }.
state-space-fast-back = Từ đích: các { -state } **ở độ sâu { $depth }** lần lượt được mở rộng; { -state } mới vào hàng đợi ở độ sâu { $next }.
state-space-of = / { $known } nước
state-space-size-step = nước
state-space-size-item = { -state }
state-space-size-stage = độ sâu
state-space-rate-step = { $rate } nước/s
state-space-rate-item = { $rate } { -state }/s
state-space-rate-stage = { $rate } độ sâu/s
state-space-unit-step = Nước
state-space-unit-item = { CAPITAL(-state) }
state-space-unit-stage = Độ sâu
state-space-goTo-step = Tới nước
state-space-goTo-item = Tới { -state }
state-space-goTo-stage = Tới độ sâu
state-space-at-step = nước { $unit }/{ $known }
state-space-at-item = { -state } { $unit }/{ $known }
state-space-at-stage = độ sâu { $unit }/{ $known }
state-space-amount-step = { $count } nước
state-space-amount-item = { $count } { -state }
state-space-amount-stage = { $count } độ sâu

## Searches in another order. $label is what the order goes by, such as “g 4 + h 7 = f 11”: g is the cost
## of the path, h the estimate of the rest.

# Two sentences, one behind the other.
state-space-both = { $first } { $second }

## The answer of a search in another order, and its certificate.

answer-found-cost = Lời giải: { $count } nước, chi phí { $cost }

## The map of the search.

map-visits = đã gặp { $reached }/{ $states }
map-reach = tới được { $reached }/{ $states }
map-forward = từ xuất phát
map-backward = từ đích
map-depth = độ sâu
map-reads-rings = vòng = độ sâu, một ô = một { -state }
map-reads-levels = cột = độ sâu, một ô = một { -state }
map-reads-all = mọi { -state } theo số hiệu, một ô = một { -state }
map-reads-board = bàn là bản đồ, một ô = một trạng thái
map-reads-graph = cột = độ sâu, một nút = một { -state }
map-layout = Cách vẽ bản đồ
map-rings = vòng
map-levels = cột
map-all = tất cả
map-board = bàn
map-graph = đồ thị
map-graph-all = cả { $states } trạng thái, cả { $moves } nước
map-graph-move =
    { $cells ->
        [one] hàng { $row }, cột { $column }
       *[two] hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column }
    }
map-byDepth = theo độ sâu
map-label = Bản đồ tìm kiếm. Phím trái, phải đi giữa các { -state } cùng độ sâu; lên, xuống đổi độ sâu; Enter tới bước tìm ra { -state }. Z và X đưa bản đồ gần và xa, 0 hiện tất cả.
map-label-graph = Đồ thị của không gian. Phím trái, phải theo các nước tới { -state } ở độ sâu trước hoặc sau; lên, xuống đi giữa các { -state } cùng độ sâu; Enter tới bước tìm ra { -state }. Z và X đưa đồ thị gần và xa, 0 hiện tất cả.
map-computing = Đang tính cả không gian: đã { $count } nước
map-nearer = Gần hơn
map-farther = Xa hơn
map-whole = Cả bản đồ
map-state = { CAPITAL(-state) } { $state } · độ sâu { $depth }
map-foundAt = tìm ra ở bước { $count }
map-notYet = sẽ tìm ra ở bước { $step }
map-startState = { CAPITAL(-state) } { $state } · xuất phát
map-goalState = { CAPITAL(-state) } { $state } · đích
map-fromGoal = { CAPITAL(-state) } { $state } · cách đích { $depth }
map-unfound = { CAPITAL(-state) } { $state } · phía này không tìm ra
map-unreachable = { CAPITAL(-state) } { $state } · không tới được từ đây
map-go = bấm hoặc Enter: tới bước đó
map-toStep = Tới đó
map-toStart = Xuất phát ở đây
map-toGoal = Lấy làm đích
map-close = Đóng thẻ này

## The legend of the map: short, a count may follow.

legend-unseen = chưa gặp
legend-frontier = biên
legend-expanded = đã mở rộng
legend-depths = độ sâu 0 đến { $depth }
legend-moves = { $count } nước
legend-goal = tới đích

## What a step of a search has done, in all puzzles: see the English file for the form of a move.

state-space-move =
    { $cells ->
        [one] nước ở hàng { $row }, cột { $column }
       *[two] nước từ hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column }
    }
state-space-start-answer = { CAPITAL(-start) } đã là đích: không cần nước nào. Thuật toán vẫn loang hết mọi { -state } tới được.
state-space-gives = { state-space-move } dẫn tới
state-space-played = **Nước { $move }/{ $moves }** của lời giải: { state-space-move }.
state-space-cell-0 = trống
state-space-tile = { $code }
state-space-move-new = { CAPITAL(state-space-move) } dẫn tới một { -state } **chưa gặp**: nó vào hàng đợi ở độ sâu { $depth }.
state-space-move-duplicate = { CAPITAL(state-space-move) } dẫn tới một { -state } **đã gặp**, ở độ sâu { $depth }: không phải làm gì.
state-space-move-answer = { CAPITAL(state-space-move) } dẫn tới đích: **đây là lời giải**, gồm { $count } nước.
state-space-move-goal = { CAPITAL(state-space-move) } lại dẫn tới một đích, ở độ sâu { $depth }, nhưng **đã có lời giải**.
state-space-move-meeting = { CAPITAL(state-space-move) } dẫn tới một { -state } mà phía kia đã biết: **hai phía gặp nhau ở đây**.
state-space-back-new = Từ đích: { state-space-move } dẫn tới một { -state } **mới với phía này**: nó vào hàng đợi, cách đích { $depth } nước.
state-space-back-duplicate = Từ đích: { state-space-move } dẫn tới một { -state } **phía này đã biết**, cách đích { $depth } nước: không phải làm gì.
state-space-back-meeting = Từ đích: { state-space-move } dẫn tới một { -state } mà phía kia đã biết: **hai phía gặp nhau ở đây**.
state-space-last-found = { CAPITAL(state-space-move) } **không cho gì mới**, và hàng đợi đã rỗng: mọi { -state } tới được đã được mở rộng.
state-space-last-impossible = { CAPITAL(state-space-move) } **không cho gì mới**, và hàng đợi đã rỗng: không tới được đích nào.

## Flip Game.

flip-inShort = Lật một quân và các quân kề. Đích: cùng một màu.
flip-rules = Mỗi nước lật một quân cùng các quân kề trên, dưới, trái, phải. Đích: mọi quân cùng màu, với ít nước nhất.
flip-move = lật quân ở hàng { $row }, cột { $column }
flip-cell-0 = trắng
flip-cell-1 = đen
flip-preset-one = Chỉ cách một lần lật
flip-preset-hardest = Khó nhất: sáu nước
flip-preset-small = Nhỏ: bốn quân
flip-preset-impossible = Không thể

## Rearranging pieces (CHESSCBG).

rearrange-inShort = Chuyển quân sang ô kề. Đích: kín các ô đánh dấu.
rearrange-rules = Mỗi nước chuyển một quân sang ô trống kề trên, dưới, trái hoặc phải. Đích: ô được đánh dấu nào cũng có quân, với ít nước nhất.
rearrange-move = chuyển quân ở hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column }
rearrange-cell-0 = trống
rearrange-cell-1 = quân
rearrange-cell-2 = trống, cần có quân
rearrange-cell-3 = quân, đúng chỗ
rearrange-start-impossible = Trạng thái xuất phát và đích có số quân khác nhau: không cần tìm.
rearrange-preset-hardest = Khó nhất: 20 nước
rearrange-preset-counts = Số quân khác nhau

## Solitaire.

solitaire-inShort = Đi hoặc nhảy. Tới các ô đánh dấu trong 8 nước?
solitaire-rules = Mỗi nước đưa một quân sang ô trống kề, hoặc nhảy qua một quân tới ô trống ngay sau nó. Hỏi: có tới được các ô đánh dấu trong nhiều nhất 8 nước không?
solitaire-move = đưa quân ở hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column }
solitaire-cell-0 = trống
solitaire-cell-1 = quân
solitaire-cell-2 = trống, cần có quân
solitaire-cell-3 = quân, đúng chỗ
solitaire-start-impossible = Trạng thái xuất phát và đích có số quân khác nhau: không cần tìm.
solitaire-preset-eight = Đúng 8 nước
solitaire-preset-nine = Đúng 9 nước
solitaire-preset-hardest = Xa ví dụ nhất: 22 nước
solitaire-preset-tooLong = Dừng quá sớm: 4 nước, không phải 3

# End of state-space in vi.
