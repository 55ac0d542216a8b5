### Vietnamese: searches of a state space in another order than breadth-first, and all that comes with the drawer,
### the terms, the dialogs and races. Fetched with the wasm that runs these searches, or with the extras.

## The queue under the board.

race-ends = Từ { -state } xuất phát đến { -state } đích
race-ring = vòng: khoảng cách
race-frontier-title = { CAPITAL(-state) } đã được tìm ra nhưng chưa mở rộng xong: các { -state } đang chờ, và { -state } đang được thử các nước đi.
board-leaves = một đích rời danh sách
board-improved = đường rẻ hơn
board-reopened = mở lại
board-repeated = đang chờ

## Các thuật ngữ trên sân khấu: mỗi thuật ngữ một câu mở ra bên cạnh.

state-space-term-expanding = Mọi nước đi từ { -state } này được thử lần lượt; số cho biết nó là { -state } thứ mấy rời hàng đợi.
state-space-term-queue = Các { -state } đã tìm ra chờ trong hàng đợi; { -state } cũ nhất rời trước, rồi các nước của nó được thử.
state-space-term-head = Đầu hàng đợi: { -state } này chờ lâu nhất nên được mở rộng tiếp theo.
state-space-term-waiting = Có bấy nhiêu { -state } chờ giữa { -state } cũ nhất và { -state } mới nhất.
state-space-term-side = Một phía tìm tiến từ { -start }, một phía tìm lùi từ đích; mỗi phía có hàng đợi riêng.
state-space-term-improved = Một đường rẻ hơn tới { -state } đang chờ: nó vào danh sách lần nữa, mục cũ của nó bị bỏ qua khi rời danh sách.
state-space-term-reopened = Một đường rẻ hơn tới { -state } đã mở rộng: các nước của nó được thử lại, vì những { -state } sau nó cũng có thể rẻ hơn.
state-space-term-repeated = { CAPITAL(-state) } này đã chờ trong ngăn xếp. Nó lên đỉnh lần nữa; mục nào rời trước thì được mở rộng.
state-space-term-new = Trước đó chưa nước nào dẫn tới { -state } này, nên nó vào hàng đợi.
state-space-term-duplicate = { CAPITAL(-state) } này đã được tìm ra bằng một đường đi không dài hơn, nên không vào hàng đợi lần nữa.
state-space-term-goal = Đích là { -state } mà bài yêu cầu.
state-space-term-meeting = Cả hai phía đều tìm ra { -state } này: đường từ xuất phát và đường từ đích nối nhau ở đây.
state-space-term-map = Bản đồ có một ô cho mỗi { -state } tới được; vẻ ngoài của ô cho biết { -state } ấy đã ra sao.
state-space-term-rings = Mỗi độ sâu một vòng, { -start } ở giữa.
state-space-term-levels = Mỗi độ sâu một cột, { -start } ở bên trái.
state-space-term-all = Mọi { -state } theo số hiệu, cả những { -state } không tới được.
state-space-term-steps = Mỗi bước của phim thử một nước. Dòng thời gian có mọi bước: mỗi độ sâu một đoạn, cao theo độ dài hàng đợi, và ngôi sao ở lời giải.
state-space-term-step = Thử một nước.
state-space-term-item = Mọi nước từ một { -state } được thử.
state-space-term-stage = Mọi { -state } cùng độ sâu: mở rộng tất cả.

## Danh sách chờ của các tìm kiếm không theo chiều rộng: ngăn xếp, hoặc danh sách xếp theo một số.

queue-stack = Ngăn xếp
queue-open = Hàng đợi ưu tiên
queue-hint-stack = vào sau ra trước
queue-hint-g = g nhỏ nhất trước
queue-hint-h = h nhỏ nhất trước
queue-hint-f = f nhỏ nhất trước
queue-key-g = g { $value }
queue-key-h = h { $value }
queue-key-f = f { $value }
queue-nextKey = kế tiếp, { $key }
queue-stateBy = { CAPITAL(-state) } { $state }, { $key }: tới bước tìm ra nó
queue-before = trước nó
queue-later = sau đó
queue-after = phía sau
queue-skipped = { $count } mục cũ
board-waiting-stack = { CAPITAL(-start) } chờ trong ngăn xếp
board-waiting-open = { CAPITAL(-start) } chờ trong hàng đợi ưu tiên
state-space-by-g = { -state } có g = { $value }
state-space-by-f = { -state } có f = { $value }
state-space-by-h = { -state } có h = { $value }
board-stack-then = lên trên cùng
state-space-figure-g = g: nước đã đi
state-space-figure-path = nước trên đường này
state-space-figure-enough = nước là đủ
state-space-figure-rest = h: còn ít nhất
state-space-figure-restGuess = h: còn, ước lượng
state-space-figure-all = f: tổng ít nhất
state-space-figure-allGuess = f: tổng ước lượng
maze-figure-path = chi phí của đường này
maze-figure-g = g: chi phí tới đây
state-space-term-stack = Các { -state } đã tìm ra chờ trong ngăn xếp; { -state } mới nhất rời trước, rồi các nước của nó được thử.
state-space-term-open = Các { -state } đã tìm ra chờ trong hàng đợi ưu tiên; { -state } có số nhỏ nhất rời trước, rồi các nước của nó được thử.
state-space-term-expanding-stack = Mọi nước đi từ { -state } này được thử lần lượt; số cho biết nó là { -state } thứ mấy rời ngăn xếp.
state-space-term-expanding-open = Mọi nước đi từ { -state } này được thử lần lượt; số cho biết nó là { -state } thứ mấy rời hàng đợi ưu tiên.
state-space-term-head-stack = Đỉnh ngăn xếp: { -state } này vào sau cùng nên được mở rộng tiếp theo.
state-space-term-head-open = Đầu hàng đợi ưu tiên: không { -state } nào có số nhỏ hơn, nên nó được mở rộng tiếp theo.
state-space-term-g = g: chi phí của đường đi mà tìm kiếm đã tới { -state } này.
state-space-term-h = h: ước lượng của heuristic về phần còn lại tới đích.
state-space-term-f = f = g + h: chi phí đường đi tới đây (g) cộng ước lượng phần còn lại tới đích (h). Nếu có trọng số, h được nhân lên bấy nhiêu lần.
state-space-term-before = Có bấy nhiêu { -state } với số lớn hơn rời danh sách trước { -state } mới.
state-space-term-later = Có bấy nhiêu { -state } với số lớn hơn rời danh sách sau đó.
state-space-term-after = Có bấy nhiêu { -state } đứng sau { -state } mới trong danh sách.
state-space-term-stale = Về sau đã tìm ra đường tốt hơn tới { -state } ấy: mục cũ bị bỏ qua khi rời danh sách.
counter-g = g
counter-g-title = Chi phí của đường tới { -state } đang được mở rộng.
counter-reexpanded = mở rộng lại
counter-reexpanded-title = Số lần mở rộng lại { -state } đã được mở rộng, vì về sau tìm ra đường rẻ hơn tới nó.
counter-improved = cải thiện
counter-improved-title = Số lần tìm ra đường rẻ hơn tới một { -state }.
counter-stale = mục cũ
counter-stale-title = Mục bị bỏ qua khi rời danh sách, vì { -state } của nó đã vào danh sách lần nữa.
map-stateAway = { CAPITAL(-state) } { $state } · khoảng cách thật { $depth }
map-reachedAt = đã tới sau { $depth } nước
map-reads-rings-by = vòng = khoảng cách thật, một ô = một { -state }
map-reads-levels-by = cột = khoảng cách thật, một ô = một { -state }
map-reads-graph-by = cột = khoảng cách thật, một nút = một { -state }
map-byDepth-by = theo khoảng cách
map-level-by = các { -state } cùng khoảng cách
map-depth-by = xa
legend-path-title = Con đường tìm kiếm đã đi tới { -state } đang mở rộng: nét trắng hay đen trên bản đồ.
legend-reach-title = Các ô có đường đi rẻ hơn lời giải. Tìm kiếm chi phí đều sẽ mở rộng hết các ô này trước; nét chấm là biên của chúng.
# Không gian quá lớn để duyệt theo chiều rộng: vòng là chi phí g mà tìm kiếm đã tìm ra.
map-stateFound ={ CAPITAL(-state) } { $state } · đường tốt nhất đã tìm ra: g { $depth }
map-reads-rings-found = vòng = g của đường tốt nhất đã tìm ra, một ô = một { -state }
map-reads-levels-found = cột = g của đường tốt nhất đã tìm ra, một ô = một { -state }
map-deep = Quá nhiều { -state } để vẽ hết. Mọi lời giải dài như nhau, nên chỉ có tìm kiếm theo chiều sâu.
map-byDepth-found = theo g
map-level-found = các { -state } cùng g
map-depth-found = g
legend-goal-by = đích đã tìm ra
queue-back = lùi về độ sâu { $key }
queue-back-g = lùi về g { $key }
size-back = lần lùi
size-g = giá trị g
size-h = h thấp hơn
size-f = giá trị f
state-space-term-stage-back = Tới lần lùi tiếp theo: tìm kiếm rời { -state } không còn gì mới và đi tiếp từ một { -state } cũ hơn.
state-space-term-stage-g = Tới khi mở rộng một { -state } có chi phí g lớn hơn mọi lần trước.
state-space-term-stage-h = Tới khi mở rộng một { -state } có ước lượng h thấp hơn mọi lần trước.
state-space-term-stage-f = Tới khi mở rộng một { -state } có f lớn hơn mọi lần trước.
legend-stack-title = { CAPITAL(-state) } đã được tìm ra nhưng chưa mở rộng xong: các { -state } trong ngăn xếp, và { -state } đang được thử các nước đi.
legend-open-title = { CAPITAL(-state) } đã được tìm ra nhưng chưa mở rộng xong: các { -state } trong hàng đợi ưu tiên, và { -state } đang được thử các nước đi.
chart-by-says = { $name } bắt đầu sau bước { $step }, biên có { $frontier } { -state }. Mới tìm ra: { $fresh }.
chart-by-slider = Giai đoạn: tới chỗ nó bắt đầu
chart-by-level = giai đoạn
chart-by-table = Các giai đoạn theo thứ tự bắt đầu
chart-by-many = Tìm kiếm này có { $count } giai đoạn, quá nhiều cho một biểu đồ.
expansion-by-says = Đang mở rộng { -state } { $state } ({ $key }): nước { $made }/{ $moves }.
expansion-by-made = { $mark }: { -state } { $state }, { $key }. Tới bước { $step }
expansion-by-toCome = Sắp tới, { $mark }: { -state } { $state }, { $key }. Tới bước { $step }
expansion-mark-improved = ↓ tốt hơn
expansion-mark-reopened = ↺ lần nữa
expansion-mark-repeated = ↑ lên đỉnh

## Heuristics: a name for menus, and a sentence about each.

heuristic-label = Heuristic
heuristic-limit = Số nước nhiều nhất của đường đi
heuristic-limit-about = Không đường nào vượt số nước này, từ 0 đến 80. Những gì sâu hơn không được tìm ra.
heuristic-within = nhiều nhất { $limit }
heuristic-weight = Trọng số của ước lượng
heuristic-weight-about = Ước lượng được tính bao nhiêu lần. Càng nhiều thì càng đi thẳng tới đích, và lời giải càng có thể tốn hơn.
heuristic-times = { $weight } × h
heuristic-fifths = Phần năm
heuristic-fifths-about = Số quân của màu ít hơn, chia cho năm: mỗi nước lật nhiều nhất năm quân nên còn ít nhất bấy nhiêu nước.
heuristic-matching = Ghép cặp
heuristic-matching-about = Số nước ít nhất đưa các quân tới những ô đánh dấu nếu không quân nào cản quân nào.
heuristic-misplaced = Số ô sai chỗ
heuristic-misplaced-about = Bao nhiêu ô số chưa đúng chỗ: mỗi ô cần ít nhất một nước.
heuristic-manhattan = Khoảng cách Manhattan
heuristic-manhattan-about = Tổng số hàng và cột mà mỗi ô số cách chỗ của nó: mỗi nước đưa một ô số gần hơn một ô.
heuristic-linear-conflict = Xung đột tuyến tính
heuristic-linear-conflict-about = Khoảng cách Manhattan, cộng hai nước cho mỗi ô số phải rời hàng hay cột của nó để ô khác đi qua.
heuristic-manhattan-twice = Manhattan × 2 (sai)
heuristic-manhattan-twice-about = Hai lần khoảng cách Manhattan, cố ý sai: nó có thể ước lượng quá cao, khi đó lời giải có thể không rẻ nhất.
heuristic-nearest = Khoảng cách không tường
heuristic-nearest-about = Số nước tới đích gần nhất nếu không có tường, nhân với chi phí của ô rẻ nhất.

## What the check of a heuristic on every board has found.

heuristic-show = Xem { -state } ấy
heuristic-checking = Đang kiểm chứng heuristic
heuristic-checking-mark = h …
heuristic-checking-about = Mỗi ước lượng được so với chi phí đúng từ { -state } ấy tới đích gần nhất.
heuristic-good = h không bao giờ quá lớn
heuristic-good-mark = h ✓
heuristic-good-about = Đã kiểm chứng trên cả { $states } { -state }: không ước lượng nào lớn hơn chi phí đúng, nên lời giải của A* và IDA* là rẻ nhất. Không nước nào làm h giảm nhiều hơn chi phí của nước ấy, nên A* không mở rộng { -state } nào hai lần.
heuristic-uneven = h không bao giờ quá lớn
heuristic-uneven-mark = h ✓
heuristic-uneven-about = Đã kiểm chứng trên cả { $states } { -state }: không ước lượng nào lớn hơn chi phí đúng, nên lời giải của A* và IDA* là rẻ nhất. Có một nước làm h giảm từ { $before } xuống { $after }, nhiều hơn chi phí của nước ấy, nên A* có thể mở rộng một { -state } hai lần.
heuristic-wrong = h có thể quá lớn
heuristic-wrong-mark = h ✗
heuristic-wrong-about = Đã kiểm chứng trên cả { $states } { -state }: ước lượng quá lớn ở { $count } { -state }, nên lời giải có thể không rẻ nhất. Tệ nhất: ước lượng { $estimate }, chi phí đúng { $cost }.

## Counters: short, a number stands above.

counter-expanded-title = { CAPITAL(-state) } đã được thử hết các nước đi.
counter-generated-title = { CAPITAL(-state) } mà các nước dẫn tới, mỗi lần đều đếm.
counter-duplicate-title = Nước dẫn tới { -state } đã gặp.
counter-frontier-title = { CAPITAL(-state) } đã được tìm ra nhưng chưa mở rộng xong: các { -state } trong hàng đợi, và { -state } đang được thử các nước đi.
counter-discovered-title = Số { -state } khác nhau đã tìm ra.

## What all searches of a state space say.

state-space-rate-stage-order = { $rate } chặng/s
state-space-race-differ = Các làn tìm những thứ khác nhau: ít nước nhất, chi phí nhỏ nhất, hay chỉ một lời giải nào đó.
state-space-race-priced = { $count } nước, chi phí { $cost }
state-space-race-count = đã mở rộng
state-space-race-of = trên { $known } { -state }
state-space-race-size-item = { -state }
state-space-race-size-stage = vòng
state-space-race-unit-item = { CAPITAL(-state) }
state-space-race-goTo-item = Tới { -state }
state-space-race-at-item = { -state } { $unit } trên { $known }
state-space-race-amount-item = { $count } { -state }
state-space-race-sort-count = { -state }
state-space-race-sort-answer = đường đi
state-space-race-name-bfs = Chiều rộng
state-space-race-name-dfs = Chiều sâu
state-space-race-name-greedy = Tham lam
state-space-race-name-bidirectional = Hai phía
state-space-race-name-alternating = Hai phía, dừng sớm
state-space-race-says-bfs = duyệt theo chiều rộng
state-space-race-says-dfs = tìm kiếm theo chiều sâu
state-space-race-says-uniform = chi phí đều
state-space-race-says-greedy = tìm kiếm tham lam
state-space-race-says-weighted = A* có trọng số
state-space-race-says-bidirectional = tìm kiếm hai phía
state-space-race-says-alternating = tìm kiếm hai phía dừng sớm
state-space-race-rule-bfs = từng vòng một
state-space-race-rule-dfs = mới nhất trước
state-space-race-rule-uniform = đường rẻ nhất trước
state-space-race-rule-greedy = chỉ theo { $heuristic }
state-space-race-rule-astar = { $long }
state-space-race-rule-weighted = { $heuristic } × { $weight }
state-space-race-rule-bidirectional = từ hai đầu
state-space-race-rule-alternating = dừng khi vừa chạm nhau
state-space-race-guide-manhattan = Manhattan
state-space-race-guide-misplaced = ô sai chỗ
state-space-race-moves = { $count } nước
state-space-race-worth-always = luôn ngắn nhất
state-space-race-worth-moves = luôn ít nước nhất
state-space-race-worth-cost = luôn rẻ nhất
state-space-race-worth-cheap = rẻ nhất, nhờ may
state-space-race-worth-luck = ngắn nhất, nhờ may
state-space-race-worth-within = nhiều nhất { $times } lần ngắn nhất
state-space-race-worth-none = không hứa gì
state-space-race-worth-dfs = tùy may rủi
state-space-race-result-both =
    { $guided ->
        [yes] Với heuristic tốt, { $exact } thắp sáng **ít { -state } hơn { $ratio } lần** so với { $measure }, mà { $moves } nước vẫn chắc chắn như thế. { $fast } chỉ thắp { $count }, và phải trả giá: **{ $long } nước**.
       *[no] { $exact } thắp sáng **ít { -state } hơn { $ratio } lần** so với { $measure }, mà { $moves } nước vẫn chắc chắn như thế. { $fast } chỉ thắp { $count }, và phải trả giá: **{ $long } nước**.
    }
state-space-race-result-exact =
    { $guided ->
        [yes] Với heuristic tốt, { $exact } thắp sáng **ít { -state } hơn { $ratio } lần** so với { $measure }, mà { $moves } nước vẫn chắc chắn như thế.
       *[no] { $exact } thắp sáng **ít { -state } hơn { $ratio } lần** so với { $measure }, mà { $moves } nước vẫn chắc chắn như thế.
    }
state-space-race-result-fast = { $fast } chỉ thắp **{ $count } { -state }** thay vì { $all }, và phải trả giá: **{ $long } nước** thay vì { $moves }.
state-space-race-boards = { $count } { -state }
state-space-race-enlarged = vẽ phóng to
state-space-race-computing = Đang tính mọi làn: đã { $count } nước
state-space-race-start = Cuộc đua bắt đầu: mọi làn đứng trước nước đầu tiên.
state-space-keys-step = lùi, tiến một nước
state-space-keys-item = lùi, tiến một { -state }
state-space-keys-stage-order = lùi, tiến một chặng
state-space-keys-stage = lùi, tiến một độ sâu
state-space-keys-zoom = bản đồ: gần hơn, xa hơn, hiện tất cả
state-space-keys-pan = dời bản đồ

## Searches in another order. $label is what the order goes by, such as “g 4 + h 7 = f 11”: g is the cost
## of the path, h the estimate of the rest.

state-space-label-dfs = g { $g }
state-space-label-uniform = g { $g }
state-space-label-greedy = h { $h }
# No-break spaces: a sum breaks only before + and =.
state-space-label-astar = g { $g } + h { $h } = f { $f }
state-space-label-weighted = g { $g } + { $weight } × h { $h } = f { $f }
state-space-order-start = Bắt đầu tìm kiếm từ { -state } này: hàng đợi ưu tiên chỉ có nó, với { $label }.
state-space-order-start-stack = Bắt đầu tìm kiếm từ { -state } này: ngăn xếp chỉ có nó.
# Why a board is next: said before its first move.
state-space-order-taken-dfs = Đến lượt { -state } này: nó ở **đỉnh ngăn xếp**.
state-space-order-taken-uniform = Đến lượt { -state } này: nó có **g nhỏ nhất**, { $g }.
state-space-order-taken-greedy = Đến lượt { -state } này: nó có **h nhỏ nhất**, { $h }.
state-space-order-taken-astar = Đến lượt { -state } này: nó có **f nhỏ nhất**, { $label }.
state-space-order-taken-weighted = Đến lượt { -state } này: nó có **f nhỏ nhất**, { $label }.
state-space-order-skipped = Trước đó { $count } mục cũ bị **bỏ qua**: đã tìm ra đường rẻ hơn tới { -state } của chúng.
state-space-order-skipped-stack = Trước đó { $count } mục cũ bị **bỏ qua**: { -state } của chúng đã được mở rộng.
state-space-order-removal-dfs = Một đích ở đỉnh ngăn xếp: **đây là lời giải**. Đường đi tốn { $g }; thuật toán này không tìm đường rẻ hơn.
state-space-order-removal-uniform = Một đích có g nhỏ nhất, { $g }, và rời hàng đợi ưu tiên: **đây là lời giải**, không đường nào rẻ hơn.
state-space-order-removal-astar = Một đích có f nhỏ nhất, { $f }, và rời hàng đợi ưu tiên: **đây là lời giải**, không đường nào rẻ hơn.
state-space-order-removal-weighted = Một đích rời hàng đợi ưu tiên: **đây là lời giải**. Nó tốn { $g }, không quá { $weight } × mức nhỏ nhất có thể.
state-space-order-removal-unsure = Một đích rời hàng đợi ưu tiên: **đây là lời giải**. Nó tốn { $g }. Heuristic có thể ước lượng quá cao, nên chỉ riêng thứ tự này chưa chứng minh được rằng không có đường rẻ hơn.
state-space-order-removal-again = Lại một đích rời danh sách: đường đi tốn { $g }, nhưng **đã có lời giải**.
state-space-fast-dfs = { CAPITAL(-state) } **mới nhất** luôn đến lượt trước: đi sâu dần, và lùi lại nơi không có gì mới. Đường đi hiện tốn **{ $g }**.
state-space-fast-uniform = { CAPITAL(-state) } có **g nhỏ nhất** luôn đến lượt trước: hiện là **{ $label }**.
state-space-fast-greedy = { CAPITAL(-state) } có **h nhỏ nhất** luôn đến lượt trước: hiện là **{ $label }**.
state-space-fast-astar = { CAPITAL(-state) } có **f nhỏ nhất** luôn đến lượt trước: hiện là **{ $label }**.
state-space-fast-weighted = { CAPITAL(-state) } có **f nhỏ nhất** luôn đến lượt trước: hiện là **{ $label }**.
state-space-order-new = { CAPITAL(state-space-move) } dẫn tới một { -state } **chưa gặp**: nó vào hàng đợi ưu tiên với { $label }.
state-space-order-new-stack = { CAPITAL(state-space-move) } dẫn tới một { -state } **chưa gặp**: nó lên đỉnh ngăn xếp với { $label }.
state-space-order-duplicate = { CAPITAL(state-space-move) } dẫn tới một { -state } **đã gặp** với g { $known }, còn đường này có g { $through }: không phải làm gì.
state-space-order-duplicate-first = { CAPITAL(state-space-move) } dẫn tới một { -state } **đã gặp**: không phải làm gì, vì thuật toán này giữ đường tìm ra đầu tiên.
state-space-order-duplicate-stack = { CAPITAL(state-space-move) } dẫn tới một { -state } **đã được mở rộng**: không phải làm gì.
state-space-order-improved = { CAPITAL(state-space-move) } dẫn tới một { -state } đang chờ bằng **đường rẻ hơn**: nó chờ lần nữa với { $label }, mục cũ sẽ bị bỏ qua.
state-space-order-reopened = { CAPITAL(state-space-move) } dẫn tới một { -state } đã mở rộng bằng **đường rẻ hơn**: nó được **mở lại** và chờ lần nữa với { $label }.
state-space-order-repeated = { CAPITAL(state-space-move) } dẫn tới một { -state } **đang chờ sâu hơn** trong ngăn xếp: nó lên đỉnh lần nữa, mục cũ sẽ bị bỏ qua.
state-space-order-answer = { CAPITAL(state-space-move) } dẫn tới đích: **đây là lời giải**. Đường đi tốn { $through }; thuật toán này không tìm đường rẻ hơn.
state-space-order-goal = { CAPITAL(state-space-move) } lại dẫn tới một đích, đường đi tốn { $through }, nhưng **đã có lời giải**.
state-space-order-last-found = { CAPITAL(state-space-move) } **không cho gì mới**, và không còn gì chờ: mọi { -state } tới được đã được mở rộng.
state-space-order-last-impossible = { CAPITAL(state-space-move) } **không cho gì mới**, và không còn gì chờ: không tới được đích nào.

## The answer of a search in another order, and its certificate.

ending-cost = tổng chi phí
board-after = sau { $count } nước
answer-tooLong-cost = Không phải rẻ nhất: tốn { $cost }, rẻ nhất là { $fewest }
answer-tooLongWhy-dfs = ngăn xếp đi sâu trước, và giữ đường tìm ra đầu tiên
answer-tooLongWhy-greedy = thứ tự này chỉ xét phần còn lại, không xét đường đi đã tốn bao nhiêu
answer-tooLongWhy-astar = heuristic quá lớn ở một số { -state }
answer-tooLongWhy-weighted = ước lượng được tính nhiều lần
answer-cheapest = không có lời giải rẻ hơn
answer-cheapestByChance = không có lời giải rẻ hơn, dù thứ tự này không bảo đảm điều đó
answer-notSure = có thể có đường rẻ hơn
certificate-cheapest = Khẳng định: { $count } nước này tốn { $cost }, và không đường nào tới đích tốn ít hơn.
certificate-cheapest-weighted = Khẳng định: { $count } nước này tốn { $cost }, và không đường nào tới đích tốn ít hơn { $bound }.
certificate-checked-cheapest = ✓ Đã kiểm chứng độc lập: các nước đều đúng luật và tốn đúng như vậy. Mỗi { -state } đã mở rộng có một nhãn là chi phí đường đi của nó; không nước nào làm nhãn rẻ hơn, và không nước nào ra khỏi các { -state } này có thể dẫn tới lời giải rẻ hơn.
certificate-shortest-uniform = Không có đường nào rẻ hơn, đó là nhờ thứ tự: mọi { -state } đang chờ đều tốn ít nhất bằng đích rời danh sách.
certificate-shortest-astar = Không có đường nào rẻ hơn, đó là nhờ thứ tự, nếu không ước lượng nào quá lớn: mọi { -state } đang chờ đều sẽ tốn ít nhất bấy nhiêu.
certificate-shortest-weighted = Trọng số càng lớn thì khẳng định càng yếu: với trọng số 1, khẳng định là không có đường nào rẻ hơn.
certificate-shortest-greedy = Thứ tự này không chứng minh rằng không có đường rẻ hơn: nó chỉ xét phần còn lại.
certificate-shortest-dfs = Thứ tự này không chứng minh rằng không có đường rẻ hơn: thuật toán giữ đường tìm ra đầu tiên.

## The map of the search.

map-part-beam = tia sáng
map-part-beam-levels = ô được đánh dấu
map-part-beam-all = ô được đánh dấu
map-part-beam-board = ô được đánh dấu
map-part-beam-graph = { -state } được đánh dấu
map-part-beam-note = đang được mở rộng
map-part-start = xuất phát
map-part-start-note = { -state } đầu tiên
map-part-frontier = biên
map-part-frontier-note = đã tìm ra, chưa mở rộng
map-part-level = một vòng
map-part-level-levels = một cột
map-part-level-graph = một cột
map-part-level-note = các { -state } cùng độ sâu
map-part-star = ngôi sao
map-part-star-note = đích: lời giải
map-part-meeting = đường nối
map-part-meeting-note = hai phía gặp nhau
map-part-island = một đảo
map-part-island-note = không tới được từ đây

## The legend of the map: short, a count may follow.

legend-unseen-title = { CAPITAL(-state) } tới được mà chưa nước nào dẫn tới.
legend-frontier-title = { CAPITAL(-state) } đã được tìm ra nhưng chưa mở rộng xong: các { -state } trong hàng đợi, và { -state } đang được thử các nước đi.
legend-expanded-title = { CAPITAL(-state) } đã được thử hết các nước đi.
legend-depths-title = Độ sâu là số nước trên đường đi mà { -state } được tìm ra.
legend-goal-title = Số nước của lời giải: đường màu lục trên bản đồ.

## The diagram of levels.

chart-none = Không có độ sâu nào để hiện: tìm kiếm kết thúc trước nước đầu tiên.
chart-slider = Độ sâu: tới chỗ bắt đầu mở rộng nó
chart-says = Độ sâu { $level } bắt đầu sau bước { $step }, biên có { $frontier }. Mới tìm ra: { $fresh }.
chart-forward-says = Từ xuất phát, độ sâu { $level } bắt đầu sau bước { $step }, biên cả hai phía có { $frontier }. Mới tìm ra: { $fresh }.
chart-backward-says = Từ đích, độ sâu { $level } bắt đầu sau bước { $step }, biên cả hai phía có { $frontier }. Mới tìm ra: { $fresh }.
chart-fresh = mới tìm ra
chart-forward = mới, từ xuất phát
chart-backward = mới, từ đích
chart-frontier = biên
chart-log = thang logarit
chart-table = Các độ sâu theo thứ tự mở rộng
chart-level = độ sâu
chart-side = phía
chart-step = bắt đầu sau bước
chart-queue = biên lúc đó
chart-new = mới tìm ra

## The state that is being expanded.

expansion-none = Trước nước đầu tiên chưa có { -state } nào được mở rộng.
expansion-fast = Các nước được liệt kê khi phim chậm lại hoặc đứng yên.
expansion-says = Đang mở rộng { -state } { $state } ở độ sâu { $depth }: nước { $made }/{ $moves }.
expansion-backward = Từ đích, đang mở rộng { -state } { $state } ở độ sâu { $depth }: nước { $made }/{ $moves }.
expansion-moves = Các nước từ { -state } này
expansion-made = { $mark }: { -state } { $state }, độ sâu { $depth }. Tới bước { $step }
expansion-toCome = Sắp tới, { $mark }: { -state } { $state }, độ sâu { $depth }. Tới bước { $step }
expansion-mark-new = + mới
expansion-mark-duplicate = = đã gặp
expansion-mark-goal = ★ đích
expansion-mark-meeting = ★ gặp nhau

## Flip Game.

flip-text = Mỗi hàng một dòng, b là đen, w là trắng; giữa hai bàn cờ là một dòng trống.

## Rearranging pieces (CHESSCBG).

rearrange-text = Tám dòng, mỗi dòng bốn ký tự, 1 là có quân và 0 là không: bốn dòng của trạng thái xuất phát, rồi bốn dòng của đích.

## Solitaire.

solitaire-text = Hai dòng, mỗi dòng tám số, cho trạng thái xuất phát và đích: hàng và cột của từng quân trong bốn quân, tính từ 1.

## Trượt ô số.

tiles-text = Với 3 × 3, mỗi bàn một dòng: các số 1 đến 8, và x là chỗ trống. Với 4 × 4: số bàn, rồi mỗi bàn bốn dòng, mỗi dòng bốn số, 0 là chỗ trống.

## Mê cung.

maze-text = Số hàng và số cột, rồi các hàng: # là tường, . là ô trống, x là lính gác (chi phí 2), 1 đến 9 là chi phí khác, a là chỗ xuất phát, r là mỗi ngôi sao.

## Mê cung: trạng thái là ô, bàn cờ là mê cung. Các lời này thay cho lời chung.

maze-term-map = Bản đồ có mọi ô tới được; vẻ ngoài của mỗi ô cho biết ô ấy đã ra sao.
maze-map-reads-rings-by = vòng = khoảng cách thật, một mảnh = một ô
maze-map-reads-levels-by = cột = khoảng cách thật, một mảnh = một ô
maze-race-add-title = Từ hai đến sáu tìm kiếm chạy trong cùng một mê cung, mỗi tìm kiếm một heuristic.
maze-map-part-start-note = nơi bắt đầu tìm kiếm

## Sân khấu khi bàn là bản đồ: ô đang mở rộng và các ô bên cạnh.

near-improved = rẻ hơn
near-reopened = rẻ hơn, mở lại
near-repeated = đang chờ
near-dearer = không rẻ hơn
near-by-f = f = { $value }
near-by-g = g = { $value }
near-by-h = h = { $value }
near-sum = { $g } + { $h }
near-sum-weighted = { $g } + { $weight } × { $h }
near-formula = f = g + h
near-formula-weighted = f = g + { $weight } × h
near-pile = { $key }: { $count } ô

## Trượt ô số.

tiles-inShort = Đẩy ô số vào chỗ trống. Đích: đúng thứ tự.
tiles-rules = Mỗi nước đẩy một ô số kề chỗ trống vào chỗ trống. Đích: thứ tự của bàn đích, với ít nước nhất.
tiles-move =
    { $direction ->
        [up] đẩy ô số { $tile } lên trên
        [down] đẩy ô số { $tile } xuống dưới
        [left] đẩy ô số { $tile } sang trái
       *[right] đẩy ô số { $tile } sang phải
    }
tiles-cell-0 = chỗ trống
tiles-editHint = Bấm vào một ô để đưa chỗ trống tới đó, hoặc gõ số của ô (A đến F là 10 đến 15).
tiles-touchHint = Chạm vào một ô để đưa chỗ trống tới đó.
tiles-preset-hardest = Một trong hai bàn khó nhất: 31 nước
tiles-preset-impossible = Đổi chỗ hai ô số: không giải được
tiles-preset-fifteen = 15 ô số
tiles-preset-tooLong = Quá dài với Manhattan × 2: 11 nước, không phải 9
tiles-preset-korf = 15 ô số, bàn 79 của Korf: 42 nước

## Mê cung.

-maze-state = ô
-maze-start = chỗ xuất phát
-maze-board = mê cung
maze-inShort = Đi từ ô sang ô. Đích: đường rẻ nhất tới một ngôi sao.
maze-rules = Mỗi nước đi vào một ô kề không phải tường, với chi phí của ô đó: 1, hoặc số ghi trên ô. Đích: đường rẻ nhất từ chỗ xuất phát tới ngôi sao gần nhất.
maze-move = đi từ hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column }
maze-candidate = sang hàng { $row }, cột { $column }
maze-cell-0 = tường
maze-cell-1 = trống, chi phí 1
maze-cell-2 = lính gác, chi phí 2
maze-cell-10 = người đi
maze-cell-11 = ngôi sao
maze-tile = chi phí { $code }
maze-editHint = Kéo để xây hay xóa tường. Phím: 1 đến 9 là chi phí, # là tường, A là chỗ xuất phát, R là ngôi sao; Enter đổi một ô.
maze-touchHint = Vẽ bằng ngón tay để xây hay xóa tường; chạm để đổi một ô.
maze-preset-guards = Hai lính gác trên đường ngắn
maze-preset-costs = Ít nước hơn mà đắt hơn
maze-preset-closed = Không có đường

## Mê cung: trạng thái là ô, bàn cờ là mê cung. Các lời này thay cho lời chung.

maze-map-reads-rings = vòng = độ sâu, một mảnh = một ô
maze-map-reads-levels = cột = độ sâu, một mảnh = một ô
maze-map-reads-all = mọi ô theo số hiệu, một mảnh = một ô
maze-map-reads-board = mê cung là bản đồ
maze-map-board = mê cung
maze-map-graph-all = cả { $states } ô, cả { $moves } nước
maze-error-outsideBoard = Mê cung này không có ô đó.
maze-input-error-missing = dòng { $line }: mê cung phải có { $letters }, nhưng không có

## Sân khấu khi bàn là bản đồ: ô đang mở rộng và các ô bên cạnh.

near-here = ô này
near-toCome = chưa xét
near-new = mới
near-goal = đích ★
near-meeting = gặp nhau ★
near-waits = đang chờ
near-expanded = đã mở rộng
near-seen = đã thấy
near-price = +{ $price }
near-list = Ô đang mở rộng và các ô bên cạnh
near-says = Hàng { $row }, cột { $column }: { $word }
near-says-key = Hàng { $row }, cột { $column }: { $word }, { $key }
near-says-price = Hàng { $row }, cột { $column }: { $word }, bước này tốn { $price }
near-says-key-price = Hàng { $row }, cột { $column }: { $word }, { $key }, bước này tốn { $price }
near-goTo = { $says }. Đến bước { $step }

# End of state-space-more in vi.
