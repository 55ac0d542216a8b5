### Tiếng Việt: lời của các tìm kiếm trong không gian trạng thái và của các bài thuộc loại này. Thuật ngữ
### như trong glossary.vi.md.

## The queue under the board.

board-stateBack = cách đích { $depth } nước
board-goalItself = chính trạng thái đích
board-leaves = một đích rời danh sách
board-improved = đường rẻ hơn
board-reopened = mở lại
board-repeated = đang chờ
queue-title = Hàng đợi
queue-hint = vào trước ra trước
queue-more = nữa
queue-nextOut = kế tiếp
queue-depth = sâu { $depth }
queue-forward = từ xuất phát
queue-backward = từ đích
queue-state = Trạng thái { $state }, độ sâu { $depth }: tới bước tìm ra nó

## Các thuật ngữ trên sân khấu: mỗi thuật ngữ một câu mở ra bên cạnh.

state-space-term-expanding = Mọi nước đi từ trạng thái này được thử lần lượt; số cho biết nó là trạng thái thứ mấy rời hàng đợi.
state-space-term-queue = Các trạng thái đã tìm ra chờ trong hàng đợi; trạng thái cũ nhất rời trước, rồi các nước của nó được thử.
state-space-term-head = Đầu hàng đợi: trạng thái này chờ lâu nhất nên được mở rộng tiếp theo.
state-space-term-waiting = Có bấy nhiêu trạng thái chờ giữa trạng thái cũ nhất và trạng thái mới nhất.
state-space-term-side = Một phía tìm tiến từ trạng thái xuất phát, một phía tìm lùi từ đích; mỗi phía có hàng đợi riêng.
state-space-term-improved = Một đường rẻ hơn tới trạng thái đang chờ: nó vào danh sách lần nữa, mục cũ của nó bị bỏ qua khi rời danh sách.
state-space-term-reopened = Một đường rẻ hơn tới trạng thái đã mở rộng: các nước của nó được thử lại, vì những trạng thái sau nó cũng có thể rẻ hơn.
state-space-term-repeated = Trạng thái này đã chờ trong ngăn xếp. Nó lên đỉnh lần nữa; mục nào rời trước thì được mở rộng.
state-space-term-new = Trước đó chưa nước nào dẫn tới trạng thái này, nên nó vào hàng đợi.
state-space-term-duplicate = Trạng thái này đã được tìm ra bằng một đường đi không dài hơn, nên không vào hàng đợi lần nữa.
state-space-term-goal = Đích là trạng thái mà bài yêu cầu.
state-space-term-meeting = Cả hai phía đều tìm ra trạng thái này: đường từ xuất phát và đường từ đích nối nhau ở đây.
state-space-term-map = Bản đồ có một ô cho mỗi trạng thái tới được; vẻ ngoài của ô cho biết trạng thái ấy đã ra sao.
state-space-term-rings = Mỗi độ sâu một vòng, trạng thái xuất phát ở giữa.
state-space-term-levels = Mỗi độ sâu một cột, trạng thái xuất phát ở bên trái.
state-space-term-all = Mọi trạng thái theo số hiệu, cả những trạng thái không tới được.
state-space-term-steps = Mỗi bước của phim thử một nước. Dòng thời gian có mọi bước: mỗi độ sâu một đoạn, cao theo độ dài hàng đợi, và ngôi sao ở lời giải.
state-space-term-step = Thử một nước.
state-space-term-item = Một trạng thái là một bàn cờ: thử mọi nước của nó.
state-space-term-stage = Mọi trạng thái cùng độ sâu: mở rộng tất cả.

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
queue-stateBy = Trạng thái { $state }, { $key }: tới bước tìm ra nó
queue-before = trước nó
queue-later = sau đó
queue-after = phía sau
queue-skipped = { $count } mục cũ
board-waiting-stack = Trạng thái xuất phát chờ trong ngăn xếp
board-waiting-open = Trạng thái xuất phát chờ trong hàng đợi ưu tiên
state-space-by-g = trạng thái có g = { $value }
maze-by-g = ô có g = { $value }
state-space-by-f = trạng thái có f = { $value }
state-space-by-h = trạng thái có h = { $value }
maze-by-f = ô có f = { $value }
maze-by-h = ô có h = { $value }
board-stack-then = lên trên cùng
state-space-figure-g = nước đã đi
state-space-figure-path = nước trên đường này
state-space-figure-enough = nước là đủ
state-space-figure-rest = còn ít nhất
state-space-figure-restGuess = còn, ước lượng
state-space-figure-all = tổng ít nhất
state-space-figure-allGuess = tổng ước lượng
maze-figure-path = chi phí của đường này
maze-figure-g = chi phí tới đây
state-space-term-stack = Các trạng thái đã tìm ra chờ trong ngăn xếp; trạng thái mới nhất rời trước, rồi các nước của nó được thử.
state-space-term-open = Các trạng thái đã tìm ra chờ trong hàng đợi ưu tiên; trạng thái có số nhỏ nhất rời trước, rồi các nước của nó được thử.
state-space-term-expanding-stack = Mọi nước đi từ trạng thái này được thử lần lượt; số cho biết nó là trạng thái thứ mấy rời ngăn xếp.
state-space-term-expanding-open = Mọi nước đi từ trạng thái này được thử lần lượt; số cho biết nó là trạng thái thứ mấy rời hàng đợi ưu tiên.
state-space-term-head-stack = Đỉnh ngăn xếp: trạng thái này vào sau cùng nên được mở rộng tiếp theo.
state-space-term-head-open = Đầu hàng đợi ưu tiên: không trạng thái nào có số nhỏ hơn, nên nó được mở rộng tiếp theo.
state-space-term-g = g: chi phí của đường đi mà tìm kiếm đã tới trạng thái này.
state-space-term-h = h: ước lượng của heuristic về phần còn lại tới đích.
state-space-term-f = f = g + h: chi phí đường đi tới đây (g) cộng ước lượng phần còn lại tới đích (h). Nếu có trọng số, h được nhân lên bấy nhiêu lần.
state-space-term-before = Có bấy nhiêu trạng thái với số lớn hơn rời danh sách trước trạng thái mới.
state-space-term-later = Có bấy nhiêu trạng thái với số lớn hơn rời danh sách sau đó.
state-space-term-after = Có bấy nhiêu trạng thái đứng sau trạng thái mới trong danh sách.
state-space-term-stale = Về sau đã tìm ra đường tốt hơn tới trạng thái ấy: mục cũ bị bỏ qua khi rời danh sách.
counter-g = g
counter-g-title = Chi phí của đường tới trạng thái đang được mở rộng.
counter-reexpanded = mở rộng lại
counter-reexpanded-title = Số lần mở rộng lại trạng thái đã được mở rộng, vì về sau tìm ra đường rẻ hơn tới nó.
counter-improved = cải thiện
counter-improved-title = Số lần tìm ra đường rẻ hơn tới một trạng thái.
counter-stale = mục cũ
counter-stale-title = Mục bị bỏ qua khi rời danh sách, vì trạng thái của nó đã vào danh sách lần nữa.
map-stateAway = Trạng thái { $state } · khoảng cách thật { $depth }
map-reachedAt = đã tới sau { $depth } nước
map-reads-rings-by = vòng = khoảng cách thật, một ô = một trạng thái
map-reads-levels-by = cột = khoảng cách thật, một ô = một trạng thái
map-byDepth-by = theo khoảng cách
map-level-by = các trạng thái cùng khoảng cách
map-depth-by = xa
legend-path = nước tới đây
legend-path-title = Con đường tìm kiếm đã đi tới trạng thái đang mở rộng: nét trắng hay đen trên bản đồ.
# Không gian quá lớn để duyệt theo chiều rộng: vòng là chi phí g mà tìm kiếm đã tìm ra.
map-stateFound = Trạng thái { $state } · đường tốt nhất đã tìm ra: g { $depth }
map-reads-rings-found = vòng = g của đường tốt nhất đã tìm ra, một ô = một trạng thái
map-reads-levels-found = cột = g của đường tốt nhất đã tìm ra, một ô = một trạng thái
map-byDepth-found = theo g
map-level-found = các trạng thái cùng g
map-depth-found = g
legend-goal-by = đích đã tìm ra
queue-back = lùi về độ sâu { $key }
queue-back-g = lùi về g { $key }
size-back = lần lùi
size-g = giá trị g
size-h = h thấp hơn
size-f = giá trị f
state-space-term-stage-back = Tới lần lùi tiếp theo: tìm kiếm rời trạng thái không còn gì mới và đi tiếp từ một trạng thái cũ hơn.
state-space-term-stage-g = Tới khi mở rộng một trạng thái có chi phí g lớn hơn mọi lần trước.
state-space-term-stage-h = Tới khi mở rộng một trạng thái có ước lượng h thấp hơn mọi lần trước.
state-space-term-stage-f = Tới khi mở rộng một trạng thái có f lớn hơn mọi lần trước.
legend-stack-title = Trạng thái đã được tìm ra nhưng chưa mở rộng xong: các trạng thái trong ngăn xếp, và trạng thái đang được thử các nước đi.
legend-open-title = Trạng thái đã được tìm ra nhưng chưa mở rộng xong: các trạng thái trong hàng đợi ưu tiên, và trạng thái đang được thử các nước đi.
chart-by-says = { $name } bắt đầu sau bước { $step }, biên có { $frontier } trạng thái. Mới tìm ra: { $fresh }.
chart-by-slider = Giai đoạn: tới chỗ nó bắt đầu
chart-by-level = giai đoạn
chart-by-table = Các giai đoạn theo thứ tự bắt đầu
chart-by-many = Tìm kiếm này có { $count } giai đoạn, quá nhiều cho một biểu đồ.
expansion-by-says = Đang mở rộng trạng thái { $state } ({ $key }): nước { $made }/{ $moves }.
expansion-by-made = { $mark }: trạng thái { $state }, { $key }. Tới bước { $step }
expansion-by-toCome = Sắp tới, { $mark }: trạng thái { $state }, { $key }. Tới bước { $step }
expansion-mark-improved = ↓ tốt hơn
expansion-mark-reopened = ↺ lần nữa
expansion-mark-repeated = ↑ lên đỉnh

## The algorithms: a name for menus, and a sentence about each.

algorithm-bfs = Duyệt theo chiều rộng
algorithm-bfs-about = BFS: loang từ trạng thái xuất phát, hết độ sâu này đến độ sâu khác, tới khi mở rộng hết mọi trạng thái tới được.
algorithm-dfs = Tìm kiếm theo chiều sâu
algorithm-dfs-about = Trạng thái tìm ra sau cùng được mở rộng trước: danh sách là ngăn xếp. Đi sâu rất nhanh, nhưng lời giải có thể rất dài.
algorithm-uniform = Chi phí đều
algorithm-uniform-about = Trạng thái có đường đã biết rẻ nhất được mở rộng trước (thuật toán Dijkstra). Lời giải là rẻ nhất.
algorithm-greedy = Tham lam
algorithm-greedy-about = Trạng thái có vẻ gần đích nhất được mở rộng trước. Thường nhanh, nhưng lời giải có thể không rẻ nhất.
algorithm-astar = A*
algorithm-astar-about = Trạng thái trên đường có vẻ rẻ nhất về tổng được mở rộng trước: chi phí đã đi cộng ước lượng. Nếu ước lượng không bao giờ quá lớn thì lời giải là rẻ nhất.
algorithm-weighted = A* có trọng số
algorithm-weighted-about = Như A*, nhưng ước lượng được tính nhiều lần. Thường nhanh hơn; nếu ước lượng không bao giờ quá lớn, lời giải tốn không quá bấy nhiêu lần lời giải rẻ nhất.
algorithm-limited = Tìm kiếm giới hạn độ sâu
algorithm-limited-about = Theo chiều sâu tới một số nước cố định: bộ nhớ chỉ giữ đường đi. Những gì sâu hơn không được tìm ra. Khi nhiều đường dẫn tới cùng một trạng thái, nó lâu hơn A* rất nhiều.
algorithm-deepening = Đào sâu dần
algorithm-deepening-about = Theo chiều sâu với giới hạn 0, 1, 2, …: mỗi vòng làm lại từ đầu, bộ nhớ chỉ giữ đường đi. Lời giải là ngắn nhất. Khi nhiều đường dẫn tới cùng một trạng thái, nó lâu hơn A* rất nhiều.
algorithm-idastar = IDA*
algorithm-idastar-about = Đào sâu dần theo chi phí đã đi cộng ước lượng: mỗi vòng dùng giới hạn nhỏ nhất còn có thể có lời giải, bộ nhớ chỉ giữ đường đi. Khi nhiều đường dẫn tới cùng một trạng thái, nó có thể lâu hơn A* rất nhiều.
algorithm-bidirectional = Tìm kiếm hai phía
algorithm-bidirectional-about = Loang từ trạng thái xuất phát và từ đích, mỗi lần trọn một độ sâu của phía có biên nhỏ hơn, tới khi hai phía gặp nhau: lời giải là ngắn nhất.
algorithm-alternating = Hai phía, dừng sớm
algorithm-alternating-about = Một bài học: mỗi phía lần lượt một trạng thái, chạm nhau là dừng. Lời giải có thể chưa ngắn nhất.

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

heuristic-show = Xem trạng thái ấy
heuristic-checking = Đang kiểm chứng heuristic
heuristic-checking-mark = h …
heuristic-checking-about = Mỗi ước lượng được so với chi phí đúng từ trạng thái ấy tới đích gần nhất.
heuristic-good = h không bao giờ quá lớn
heuristic-good-mark = h ✓
heuristic-good-about = Đã kiểm chứng trên cả { $states } trạng thái: không ước lượng nào lớn hơn chi phí đúng, nên lời giải của A* và IDA* là rẻ nhất. Không nước nào làm h giảm nhiều hơn chi phí của nước ấy, nên A* không mở rộng trạng thái nào hai lần.
heuristic-uneven = h không bao giờ quá lớn
heuristic-uneven-mark = h ✓
heuristic-uneven-about = Đã kiểm chứng trên cả { $states } trạng thái: không ước lượng nào lớn hơn chi phí đúng, nên lời giải của A* và IDA* là rẻ nhất. Có một nước làm h giảm từ { $before } xuống { $after }, nhiều hơn chi phí của nước ấy, nên A* có thể mở rộng một trạng thái hai lần.
heuristic-wrong = h có thể quá lớn
heuristic-wrong-mark = h ✗
heuristic-wrong-about = Đã kiểm chứng trên cả { $states } trạng thái: ước lượng quá lớn ở { $count } trạng thái, nên lời giải có thể không rẻ nhất. Tệ nhất: ước lượng { $estimate }, chi phí đúng { $cost }.

## Counters: short, a number stands above.

counter-expanded = đã mở rộng
counter-expanded-title = Trạng thái đã được thử hết các nước đi.
counter-generated = đã sinh
counter-generated-title = Trạng thái mà các nước dẫn tới, mỗi lần đều đếm.
counter-duplicate = gặp lại
counter-duplicate-title = Nước dẫn tới trạng thái đã gặp.
counter-frontier = biên
counter-frontier-title = Trạng thái đã được tìm ra nhưng chưa mở rộng xong: các trạng thái trong hàng đợi, và trạng thái đang được thử các nước đi.
counter-discovered = đã gặp
counter-discovered-title = Số trạng thái khác nhau đã tìm ra.

## What all searches of a state space say.

state-space-start-new = Bắt đầu tìm kiếm từ bàn cờ này: hàng đợi chỉ có nó.
state-space-start-sides = Trạng thái xuất phát chờ trong một hàng đợi, mọi đích chờ trong hàng đợi kia.
state-space-start-meeting = Trạng thái xuất phát đã là đích: không cần nước nào.
state-space-start-impossible = Từ trạng thái xuất phát này không tới được đích nào, biết được mà không cần tìm.
state-space-answer-cost = Đường này tốn { $cost }.
state-space-levelDone = Nước này kết thúc độ sâu mà hai phía gặp nhau: lời giải { $count } nước là ngắn nhất.
state-space-fast-move = Các trạng thái **ở độ sâu { $depth }** lần lượt được mở rộng; trạng thái mới vào hàng đợi ở độ sâu { $next }.
state-space-fast-back = Từ đích: các trạng thái **ở độ sâu { $depth }** lần lượt được mở rộng; trạng thái mới vào hàng đợi ở độ sâu { $next }.
state-space-of = / { $known } nước
state-space-size-step = nước
state-space-size-item = trạng thái
state-space-size-stage = độ sâu
state-space-rate-step = { $rate } nước/s
state-space-rate-item = { $rate } trạng thái/s
state-space-rate-stage-order = { $rate } chặng/s
state-space-rate-stage = { $rate } độ sâu/s
state-space-unit-step = Nước
state-space-unit-item = Trạng thái
state-space-unit-stage = Độ sâu
state-space-goTo-step = Tới nước
state-space-goTo-item = Tới trạng thái
state-space-goTo-stage = Tới độ sâu
state-space-at-step = nước { $unit }/{ $known }
state-space-at-item = trạng thái { $unit }/{ $known }
state-space-at-stage = độ sâu { $unit }/{ $known }
state-space-amount-step = { $count } nước
state-space-amount-item = { $count } trạng thái
state-space-amount-stage = { $count } độ sâu
state-space-race-differ = Các làn tìm những thứ khác nhau: ít nước nhất, chi phí nhỏ nhất, hay chỉ một lời giải nào đó.
state-space-race-priced = { $count } nước, chi phí { $cost }
state-space-race-count = đã mở rộng
state-space-race-of = trên { $known } trạng thái
state-space-race-size-item = trạng thái
state-space-race-size-stage = vòng
state-space-race-unit-item = Trạng thái
state-space-race-goTo-item = Tới trạng thái
state-space-race-at-item = trạng thái { $unit } trên { $known }
state-space-race-amount-item = { $count } trạng thái
state-space-race-sort-count = trạng thái
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
        [yes] Với heuristic tốt, { $exact } thắp sáng **ít trạng thái hơn { $ratio } lần** so với { $measure }, mà { $moves } nước vẫn chắc chắn như thế. { $fast } chỉ thắp { $count }, và phải trả giá: **{ $long } nước**.
       *[no] { $exact } thắp sáng **ít trạng thái hơn { $ratio } lần** so với { $measure }, mà { $moves } nước vẫn chắc chắn như thế. { $fast } chỉ thắp { $count }, và phải trả giá: **{ $long } nước**.
    }
state-space-race-result-exact =
    { $guided ->
        [yes] Với heuristic tốt, { $exact } thắp sáng **ít trạng thái hơn { $ratio } lần** so với { $measure }, mà { $moves } nước vẫn chắc chắn như thế.
       *[no] { $exact } thắp sáng **ít trạng thái hơn { $ratio } lần** so với { $measure }, mà { $moves } nước vẫn chắc chắn như thế.
    }
state-space-race-result-fast = { $fast } chỉ thắp **{ $count } trạng thái** thay vì { $all }, và phải trả giá: **{ $long } nước** thay vì { $moves }.
state-space-race-boards = { $count } trạng thái
state-space-race-enlarged = vẽ phóng to
state-space-race-computing = Đang tính mọi làn: đã { $count } nước
state-space-race-start = Cuộc đua bắt đầu: mọi làn đứng trước nước đầu tiên.
state-space-keys-step = lùi, tiến một nước
state-space-keys-item = lùi, tiến một trạng thái
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
# Two sentences, one behind the other.
state-space-both = { $first } { $second }
state-space-order-start = Bắt đầu tìm kiếm từ bàn cờ này: hàng đợi ưu tiên chỉ có nó, với { $label }.
state-space-order-start-stack = Bắt đầu tìm kiếm từ bàn cờ này: ngăn xếp chỉ có nó.
# Why a board is next: said before its first move.
state-space-order-taken-dfs = Trạng thái này ở **đỉnh ngăn xếp** nên đến lượt nó.
state-space-order-taken-uniform = Trong số đang chờ, trạng thái này có **g nhỏ nhất**, { $g }: đến lượt nó.
state-space-order-taken-greedy = Trong số đang chờ, trạng thái này có **h nhỏ nhất**, { $h }: đến lượt nó.
state-space-order-taken-astar = Trong số đang chờ, trạng thái này có **f nhỏ nhất**, { $label }: đến lượt nó.
state-space-order-taken-weighted = Trong số đang chờ, trạng thái này có **f nhỏ nhất**, { $label }: đến lượt nó.
state-space-order-skipped = Trước đó { $count } mục cũ bị **bỏ qua**: đã tìm ra đường rẻ hơn tới trạng thái của chúng.
state-space-order-skipped-stack = Trước đó { $count } mục cũ bị **bỏ qua**: trạng thái của chúng đã được mở rộng.
state-space-order-removal-dfs = Một đích ở đỉnh ngăn xếp: **đây là lời giải**. Đường đi tốn { $g }; thuật toán này không tìm đường rẻ hơn.
state-space-order-removal-uniform = Một đích có g nhỏ nhất, { $g }, và rời hàng đợi ưu tiên: **đây là lời giải**, không đường nào rẻ hơn.
state-space-order-removal-astar = Một đích có f nhỏ nhất, { $f }, và rời hàng đợi ưu tiên: **đây là lời giải**, không đường nào rẻ hơn.
state-space-order-removal-weighted = Một đích rời hàng đợi ưu tiên: **đây là lời giải**. Nó tốn { $g }, không quá { $weight } × mức nhỏ nhất có thể.
state-space-order-removal-unsure = Một đích rời hàng đợi ưu tiên: **đây là lời giải**. Nó tốn { $g }. Heuristic có thể ước lượng quá cao, nên chỉ riêng thứ tự này chưa chứng minh được rằng không có đường rẻ hơn.
state-space-order-removal-again = Lại một đích rời danh sách: đường đi tốn { $g }, nhưng **đã có lời giải**.
state-space-fast-dfs = Trạng thái **mới nhất** luôn đến lượt trước: đi sâu dần, và lùi lại nơi không có gì mới. Đường đi hiện tốn **{ $g }**.
state-space-fast-uniform = Trạng thái có **g nhỏ nhất** luôn đến lượt trước: hiện là **{ $label }**.
state-space-fast-greedy = Trạng thái có **h nhỏ nhất** luôn đến lượt trước: hiện là **{ $label }**.
state-space-fast-astar = Trạng thái có **f nhỏ nhất** luôn đến lượt trước: hiện là **{ $label }**.
state-space-fast-weighted = Trạng thái có **f nhỏ nhất** luôn đến lượt trước: hiện là **{ $label }**.
state-space-order-new = Nước ở hàng { $row }, cột { $column } cho một trạng thái **chưa gặp**: nó vào hàng đợi ưu tiên với { $label }.
state-space-order-new-stack = Nước ở hàng { $row }, cột { $column } cho một trạng thái **chưa gặp**: nó lên đỉnh ngăn xếp với { $label }.
state-space-order-duplicate = Nước ở hàng { $row }, cột { $column } cho một trạng thái **đã gặp** với g { $known }, còn đường này có g { $through }: không phải làm gì.
state-space-order-duplicate-first = Nước ở hàng { $row }, cột { $column } cho một trạng thái **đã gặp**: không phải làm gì, vì thuật toán này giữ đường tìm ra đầu tiên.
state-space-order-duplicate-stack = Nước ở hàng { $row }, cột { $column } cho một trạng thái **đã được mở rộng**: không phải làm gì.
state-space-order-improved = Nước ở hàng { $row }, cột { $column } cho một trạng thái đang chờ bằng **đường rẻ hơn**: nó vào hàng đợi ưu tiên lần nữa với { $label }, mục cũ của nó sẽ bị bỏ qua.
state-space-order-reopened = Nước ở hàng { $row }, cột { $column } cho một trạng thái đã mở rộng bằng **đường rẻ hơn**: nó được **mở lại** và chờ lần nữa với { $label }.
state-space-order-repeated = Nước ở hàng { $row }, cột { $column } cho một trạng thái **đang chờ sâu hơn** trong ngăn xếp: nó lên đỉnh lần nữa, mục cũ sẽ bị bỏ qua.
state-space-order-answer = Nước ở hàng { $row }, cột { $column } tới đích: **đây là lời giải**. Đường đi tốn { $through }; thuật toán này không tìm đường rẻ hơn.
state-space-order-goal = Nước ở hàng { $row }, cột { $column } lại tới một đích, đường đi tốn { $through }, nhưng **đã có lời giải**.
state-space-order-last-found = Nước ở hàng { $row }, cột { $column } **không cho gì mới**, và không còn gì chờ: mọi trạng thái tới được đã được mở rộng.
state-space-order-last-impossible = Nước ở hàng { $row }, cột { $column } **không cho gì mới**, và không còn gì chờ: không tới được đích nào.
state-space-between-order-new = Nước từ hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } cho một trạng thái **chưa gặp**: nó vào hàng đợi ưu tiên với { $label }.
state-space-between-order-new-stack = Nước từ hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } cho một trạng thái **chưa gặp**: nó lên đỉnh ngăn xếp với { $label }.
state-space-between-order-duplicate = Nước từ hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } cho một trạng thái **đã gặp** với g { $known }, còn đường này có g { $through }: không phải làm gì.
state-space-between-order-duplicate-first = Nước từ hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } cho một trạng thái **đã gặp**: không phải làm gì, vì thuật toán này giữ đường tìm ra đầu tiên.
state-space-between-order-duplicate-stack = Nước từ hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } cho một trạng thái **đã được mở rộng**: không phải làm gì.
state-space-between-order-improved = Nước từ hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } cho một trạng thái đang chờ bằng **đường rẻ hơn**: nó vào hàng đợi ưu tiên lần nữa với { $label }, mục cũ của nó sẽ bị bỏ qua.
state-space-between-order-reopened = Nước từ hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } cho một trạng thái đã mở rộng bằng **đường rẻ hơn**: nó được **mở lại** và chờ lần nữa với { $label }.
state-space-between-order-repeated = Nước từ hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } cho một trạng thái **đang chờ sâu hơn** trong ngăn xếp: nó lên đỉnh lần nữa, mục cũ sẽ bị bỏ qua.
state-space-between-order-answer = Nước từ hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } tới đích: **đây là lời giải**. Đường đi tốn { $through }; thuật toán này không tìm đường rẻ hơn.
state-space-between-order-goal = Nước từ hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } lại tới một đích, đường đi tốn { $through }, nhưng **đã có lời giải**.
state-space-between-order-last-found = Nước từ hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } **không cho gì mới**, và không còn gì chờ: mọi trạng thái tới được đã được mở rộng.
state-space-between-order-last-impossible = Nước từ hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } **không cho gì mới**, và không còn gì chờ: không tới được đích nào.

## The answer of a search in another order, and its certificate.

ending-cost = tổng chi phí
board-after = sau { $count } nước
answer-tooLong-cost = Không phải rẻ nhất: tốn { $cost }, rẻ nhất là { $fewest }
answer-found-cost = Lời giải: { $count } nước, chi phí { $cost }
answer-tooLongWhy-dfs = ngăn xếp đi sâu trước, và giữ đường tìm ra đầu tiên
answer-tooLongWhy-greedy = thứ tự này chỉ xét phần còn lại, không xét đường đi đã tốn bao nhiêu
answer-tooLongWhy-astar = heuristic quá lớn ở một số trạng thái
answer-tooLongWhy-weighted = ước lượng được tính nhiều lần
answer-cheapest = không có lời giải rẻ hơn
answer-cheapestByChance = không có lời giải rẻ hơn, dù thứ tự này không bảo đảm điều đó
answer-notSure = có thể có đường rẻ hơn
certificate-cheapest = Khẳng định: { $count } nước này tốn { $cost }, và không đường nào tới đích tốn ít hơn.
certificate-cheapest-weighted = Khẳng định: { $count } nước này tốn { $cost }, và không đường nào tới đích tốn ít hơn { $bound }.
certificate-checked-cheapest = ✓ Đã kiểm chứng độc lập: các nước đều đúng luật và tốn đúng như vậy. Mỗi trạng thái đã mở rộng có một nhãn là chi phí đường đi của nó; không nước nào làm nhãn rẻ hơn, và không nước nào ra khỏi các trạng thái này có thể dẫn tới lời giải rẻ hơn.
certificate-shortest-uniform = Không có đường nào rẻ hơn, đó là nhờ thứ tự: mọi trạng thái đang chờ đều tốn ít nhất bằng đích rời danh sách.
certificate-shortest-astar = Không có đường nào rẻ hơn, đó là nhờ thứ tự, nếu không ước lượng nào quá lớn: mọi trạng thái đang chờ đều sẽ tốn ít nhất bấy nhiêu.
certificate-shortest-weighted = Trọng số càng lớn thì khẳng định càng yếu: với trọng số 1, khẳng định là không có đường nào rẻ hơn.
certificate-shortest-greedy = Thứ tự này không chứng minh rằng không có đường rẻ hơn: nó chỉ xét phần còn lại.
certificate-shortest-dfs = Thứ tự này không chứng minh rằng không có đường rẻ hơn: thuật toán giữ đường tìm ra đầu tiên.

## The map of the search.

map-visits = đã gặp { $reached }/{ $states }
map-reach = tới được { $reached }/{ $states }
map-forward = từ xuất phát
map-backward = từ đích
map-depth = độ sâu
map-reads-rings = vòng = độ sâu, một ô = một trạng thái
map-reads-levels = cột = độ sâu, một ô = một trạng thái
map-reads-all = mọi trạng thái theo số hiệu, một ô = một trạng thái
map-reads-board = bàn là bản đồ, một ô = một trạng thái
map-part-beam = tia sáng
map-part-beam-levels = ô được đánh dấu
map-part-beam-all = ô được đánh dấu
map-part-beam-board = ô được đánh dấu
map-part-beam-note = đang được mở rộng
map-part-start = xuất phát
map-part-start-note = trạng thái đầu tiên
map-part-frontier = biên
map-part-frontier-note = đã tìm ra, chưa mở rộng
map-part-level = một vòng
map-part-level-levels = một cột
map-part-level-note = các trạng thái cùng độ sâu
map-part-star = ngôi sao
map-part-star-note = đích: lời giải
map-part-meeting = đường nối
map-part-meeting-note = hai phía gặp nhau
map-part-island = một đảo
map-part-island-note = không tới được từ đây
map-layout = Cách vẽ bản đồ
map-rings = vòng
map-levels = cột
map-all = tất cả
map-board = bàn
map-byDepth = theo độ sâu
map-label = Bản đồ tìm kiếm. Phím trái, phải đi giữa các trạng thái cùng độ sâu; lên, xuống đổi độ sâu; Enter tới bước tìm ra trạng thái. Z và X đưa bản đồ gần và xa, 0 hiện tất cả.
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
legend-frontier = biên
legend-expanded = đã mở rộng
legend-unseen-title = Trạng thái tới được mà chưa nước nào dẫn tới.
legend-frontier-title = Trạng thái đã được tìm ra nhưng chưa mở rộng xong: các trạng thái trong hàng đợi, và trạng thái đang được thử các nước đi.
legend-expanded-title = Trạng thái đã được thử hết các nước đi.
legend-depths-title = Độ sâu là số nước trên đường đi mà trạng thái được tìm ra.
legend-depths = độ sâu 0 đến { $depth }
legend-moves = { $count } nước
legend-goal = tới đích
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

expansion-none = Trước nước đầu tiên chưa có trạng thái nào được mở rộng.
expansion-fast = Các nước được liệt kê khi phim chậm lại hoặc đứng yên.
expansion-says = Đang mở rộng trạng thái { $state } ở độ sâu { $depth }: nước { $made }/{ $moves }.
expansion-backward = Từ đích, đang mở rộng trạng thái { $state } ở độ sâu { $depth }: nước { $made }/{ $moves }.
expansion-moves = Các nước từ trạng thái này
expansion-made = { $mark }: trạng thái { $state }, độ sâu { $depth }. Tới bước { $step }
expansion-toCome = Sắp tới, { $mark }: trạng thái { $state }, độ sâu { $depth }. Tới bước { $step }
expansion-mark-new = + mới
expansion-mark-duplicate = = đã gặp
expansion-mark-goal = ★ đích
expansion-mark-meeting = ★ gặp nhau

## What is said of a state-space puzzle that has no words of its own for it. What
## begins with `between` is said of a move from one cell to another.

state-space-start-answer = Trạng thái xuất phát đã là đích: không cần nước nào. Thuật toán vẫn loang hết mọi trạng thái tới được.
state-space-gives = nước ở hàng { $row }, cột { $column } cho
state-space-played = **Nước { $move }/{ $moves }** của lời giải: hàng { $row }, cột { $column }.
state-space-cell-0 = trống
state-space-tile = { $code }
state-space-move-new = Nước ở hàng { $row }, cột { $column } cho một trạng thái **chưa gặp**: nó vào hàng đợi ở độ sâu { $depth }.
state-space-move-duplicate = Nước ở hàng { $row }, cột { $column } cho một trạng thái **đã gặp**, ở độ sâu { $depth }: không phải làm gì.
state-space-move-answer = Nước ở hàng { $row }, cột { $column } tới đích: **đây là lời giải**, gồm { $count } nước.
state-space-move-goal = Nước ở hàng { $row }, cột { $column } lại tới một đích, ở độ sâu { $depth }, nhưng **đã có lời giải**.
state-space-move-meeting = Nước ở hàng { $row }, cột { $column } cho một trạng thái mà phía kia đã biết: **hai phía gặp nhau ở đây**.
state-space-back-new = Từ đích: nước ở hàng { $row }, cột { $column } cho một trạng thái **mới với phía này**: nó vào hàng đợi, cách đích { $depth } nước.
state-space-back-duplicate = Từ đích: nước ở hàng { $row }, cột { $column } cho một trạng thái **phía này đã biết**, cách đích { $depth } nước: không phải làm gì.
state-space-back-meeting = Từ đích: nước ở hàng { $row }, cột { $column } cho một trạng thái mà phía kia đã biết: **hai phía gặp nhau ở đây**.
state-space-last-found = Nước ở hàng { $row }, cột { $column } **không cho gì mới**, và hàng đợi đã rỗng: mọi trạng thái tới được đã được mở rộng.
state-space-last-impossible = Nước ở hàng { $row }, cột { $column } **không cho gì mới**, và hàng đợi đã rỗng: không tới được đích nào.
state-space-between-gives = nước từ hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } cho
state-space-between-played = **Nước { $move }/{ $moves }** của lời giải: từ hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column }.
state-space-between-move-new = Nước từ hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } cho một trạng thái **chưa gặp**: nó vào hàng đợi ở độ sâu { $depth }.
state-space-between-move-duplicate = Nước từ hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } cho một trạng thái **đã gặp**, ở độ sâu { $depth }: không phải làm gì.
state-space-between-move-answer = Nước từ hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } tới đích: **đây là lời giải**, gồm { $count } nước.
state-space-between-move-goal = Nước từ hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } lại tới một đích, ở độ sâu { $depth }, nhưng **đã có lời giải**.
state-space-between-move-meeting = Nước từ hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } cho một trạng thái mà phía kia đã biết: **hai phía gặp nhau ở đây**.
state-space-between-back-new = Từ đích: nước từ hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } cho một trạng thái **mới với phía này**: nó vào hàng đợi, cách đích { $depth } nước.
state-space-between-back-duplicate = Từ đích: nước từ hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } cho một trạng thái **phía này đã biết**, cách đích { $depth } nước: không phải làm gì.
state-space-between-back-meeting = Từ đích: nước từ hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } cho một trạng thái mà phía kia đã biết: **hai phía gặp nhau ở đây**.
state-space-between-last-found = Nước từ hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } **không cho gì mới**, và hàng đợi đã rỗng: mọi trạng thái tới được đã được mở rộng.
state-space-between-last-impossible = Nước từ hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } **không cho gì mới**, và hàng đợi đã rỗng: không tới được đích nào.

## Flip Game.

flip-inShort = Lật một quân và các quân kề. Đích: cùng một màu.
flip-rules = Mỗi nước lật một quân cùng các quân kề trên, dưới, trái, phải. Đích: mọi quân cùng màu, với ít nước nhất.
flip-gives = lật quân ở hàng { $row }, cột { $column } được
flip-played = **Nước { $move }/{ $moves }** của lời giải: lật quân ở hàng { $row }, cột { $column }.
flip-cell-0 = trắng
flip-cell-1 = đen
flip-start-answer = Bàn cờ xuất phát đã cùng một màu: không cần nước nào. Thuật toán vẫn loang hết mọi trạng thái tới được.
flip-move-new = Lật quân ở hàng { $row }, cột { $column } được một trạng thái **chưa gặp**: nó vào hàng đợi ở độ sâu { $depth }.
flip-move-duplicate = Lật quân ở hàng { $row }, cột { $column } được một trạng thái **đã gặp**, ở độ sâu { $depth }: không phải làm gì.
flip-move-answer = Lật quân ở hàng { $row }, cột { $column } thì cả bàn cờ cùng một màu: **đây là lời giải**, gồm { $count } nước.
flip-move-goal = Lật quân ở hàng { $row }, cột { $column } thì cả bàn cờ lại cùng một màu, ở độ sâu { $depth }: một đích nữa, nhưng **đã có lời giải**.
flip-start-meeting = Bàn cờ xuất phát đã cùng một màu: không cần nước nào, và cả hai phía bắt đầu từ nó.
flip-move-meeting = Lật quân ở hàng { $row }, cột { $column } được một trạng thái mà phía kia đã biết: **hai phía gặp nhau ở đây**.
flip-back-new = Từ đích: lật quân ở hàng { $row }, cột { $column } được một trạng thái **mới với phía này**: nó vào hàng đợi, cách đích { $depth } nước.
flip-back-duplicate = Từ đích: lật quân ở hàng { $row }, cột { $column } được một trạng thái **phía này đã biết**, cách đích { $depth } nước: không phải làm gì.
flip-back-meeting = Từ đích: lật quân ở hàng { $row }, cột { $column } được một trạng thái mà phía kia đã biết: **hai phía gặp nhau ở đây**.
flip-last-found = Lật quân ở hàng { $row }, cột { $column } **không cho gì mới**, và hàng đợi đã rỗng: mọi trạng thái tới được đã được mở rộng.
flip-last-impossible = Lật quân ở hàng { $row }, cột { $column } **không cho gì mới**, và hàng đợi đã rỗng: không tới được bàn cờ một màu.
flip-text = Mỗi hàng một dòng, b là đen, w là trắng; giữa hai bàn cờ là một dòng trống.
flip-preset-one = Chỉ cách một lần lật
flip-preset-hardest = Khó nhất: sáu nước
flip-preset-impossible = Không thể

## Rearranging pieces (CHESSCBG).

rearrange-inShort = Chuyển quân sang ô kề. Đích: kín các ô đánh dấu.
rearrange-rules = Mỗi nước chuyển một quân sang ô trống kề trên, dưới, trái hoặc phải. Đích: ô được đánh dấu nào cũng có quân, với ít nước nhất.
rearrange-gives = chuyển hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } được
rearrange-cell-0 = trống
rearrange-cell-1 = quân
rearrange-cell-2 = trống, cần có quân
rearrange-cell-3 = quân, đúng chỗ
rearrange-start-impossible = Trạng thái xuất phát và đích có số quân khác nhau: không cần tìm.
rearrange-move-new = Chuyển quân ở hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } được một trạng thái **chưa gặp**: nó vào hàng đợi ở độ sâu { $depth }.
rearrange-move-duplicate = Chuyển quân ở hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } được một trạng thái **đã gặp**, ở độ sâu { $depth }: không phải làm gì.
rearrange-move-answer = Chuyển quân ở hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } thì tới đích: **đây là lời giải**, gồm { $count } nước.
rearrange-move-meeting = Chuyển quân ở hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } được một trạng thái mà phía kia đã biết: **hai phía gặp nhau ở đây**.
rearrange-back-new = Từ đích: chuyển quân ở hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } được một trạng thái **mới với phía này**: nó vào hàng đợi, cách đích { $depth } nước.
rearrange-back-duplicate = Từ đích: chuyển quân ở hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } được một trạng thái **phía này đã biết**, cách đích { $depth } nước: không phải làm gì.
rearrange-back-meeting = Từ đích: chuyển quân ở hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } được một trạng thái mà phía kia đã biết: **hai phía gặp nhau ở đây**.
rearrange-last-found = Chuyển quân ở hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } **không cho gì mới**, và hàng đợi đã rỗng: mọi trạng thái tới được đã được mở rộng.
rearrange-last-impossible = Chuyển quân ở hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } **không cho gì mới**, và hàng đợi đã rỗng: không tới được đích.
rearrange-text = Tám dòng, mỗi dòng bốn ký tự, 1 là có quân và 0 là không: bốn dòng của trạng thái xuất phát, rồi bốn dòng của đích.
rearrange-preset-hardest = Khó nhất: 20 nước
rearrange-preset-counts = Số quân khác nhau

## Solitaire.

solitaire-inShort = Đi hoặc nhảy. Tới các ô đánh dấu trong 8 nước?
solitaire-rules = Mỗi nước đưa một quân sang ô trống kề, hoặc nhảy qua một quân tới ô trống ngay sau nó. Hỏi: có tới được các ô đánh dấu trong nhiều nhất 8 nước không?
solitaire-gives = đi từ hàng { $fromRow }, cột { $fromColumn } tới hàng { $row }, cột { $column } được
solitaire-cell-0 = trống
solitaire-cell-1 = quân
solitaire-cell-2 = trống, cần có quân
solitaire-cell-3 = quân, đúng chỗ
solitaire-start-impossible = Trạng thái xuất phát và đích có số quân khác nhau: không cần tìm.
solitaire-move-new = Đi quân ở hàng { $fromRow }, cột { $fromColumn } tới hàng { $row }, cột { $column } được một trạng thái **chưa gặp**: nó vào hàng đợi ở độ sâu { $depth }.
solitaire-move-duplicate = Đi quân ở hàng { $fromRow }, cột { $fromColumn } tới hàng { $row }, cột { $column } được một trạng thái **đã gặp**, ở độ sâu { $depth }: không phải làm gì.
solitaire-move-answer = Đi quân ở hàng { $fromRow }, cột { $fromColumn } tới hàng { $row }, cột { $column } thì tới đích: **đây là lời giải**, gồm { $count } nước.
solitaire-move-meeting = Đi quân ở hàng { $fromRow }, cột { $fromColumn } tới hàng { $row }, cột { $column } được một trạng thái mà phía kia đã biết: **hai phía gặp nhau ở đây**.
solitaire-back-new = Từ đích: đi quân ở hàng { $fromRow }, cột { $fromColumn } tới hàng { $row }, cột { $column } được một trạng thái **mới với phía này**: nó vào hàng đợi, cách đích { $depth } nước.
solitaire-back-duplicate = Từ đích: đi quân ở hàng { $fromRow }, cột { $fromColumn } tới hàng { $row }, cột { $column } được một trạng thái **phía này đã biết**, cách đích { $depth } nước: không phải làm gì.
solitaire-back-meeting = Từ đích: đi quân ở hàng { $fromRow }, cột { $fromColumn } tới hàng { $row }, cột { $column } được một trạng thái mà phía kia đã biết: **hai phía gặp nhau ở đây**.
solitaire-last-found = Đi quân ở hàng { $fromRow }, cột { $fromColumn } tới hàng { $row }, cột { $column } **không cho gì mới**, và hàng đợi đã rỗng: mọi trạng thái tới được đã được mở rộng.
solitaire-last-impossible = Đi quân ở hàng { $fromRow }, cột { $fromColumn } tới hàng { $row }, cột { $column } **không cho gì mới**, và hàng đợi đã rỗng: không tới được đích.
solitaire-text = Hai dòng, mỗi dòng tám số, cho trạng thái xuất phát và đích: hàng và cột của từng quân trong bốn quân, tính từ 1.
solitaire-preset-eight = Đúng 8 nước
solitaire-preset-nine = Đúng 9 nước
solitaire-preset-hardest = Xa ví dụ nhất: 22 nước
solitaire-preset-tooLong = Dừng quá sớm: 4 nước, không phải 3

## Trượt ô số.

tiles-inShort = Đẩy ô số vào chỗ trống. Đích: đúng thứ tự.
tiles-rules = Mỗi nước đẩy một ô số kề chỗ trống vào chỗ trống. Đích: thứ tự của bàn đích, với ít nước nhất.
tiles-gives = đẩy hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } được
tiles-cell-0 = chỗ trống
tiles-editHint = Bấm vào một ô để đưa chỗ trống tới đó, hoặc gõ số của ô (A đến F là 10 đến 15).
tiles-touchHint = Chạm vào một ô để đưa chỗ trống tới đó.
tiles-text = Với 3 × 3, mỗi bàn một dòng: các số 1 đến 8, và x là chỗ trống. Với 4 × 4: số bàn, rồi mỗi bàn bốn dòng, mỗi dòng bốn số, 0 là chỗ trống.
tiles-preset-hardest = Một trong hai bàn khó nhất: 31 nước
tiles-preset-impossible = Đổi chỗ hai ô số: không giải được
tiles-preset-fifteen = 15 ô số
tiles-preset-tooLong = Quá dài với Manhattan × 2: 11 nước, không phải 9
tiles-preset-korf = 15 ô số, bàn 79 của Korf: 42 nước

## Mê cung.

maze-inShort = Đi từ ô sang ô. Đích: đường rẻ nhất tới một ngôi sao.
maze-rules = Mỗi nước đi vào một ô kề không phải tường, với chi phí của ô đó: 1, hoặc số ghi trên ô. Đích: đường rẻ nhất từ chỗ xuất phát tới ngôi sao gần nhất.
maze-gives = nước từ hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } tới
maze-start-new = Bắt đầu tìm kiếm từ ô này: hàng đợi chỉ có nó.
maze-start-sides = Chỗ xuất phát chờ trong một hàng đợi, mọi đích chờ trong hàng đợi kia.
maze-start-answer = Chỗ xuất phát đã là đích: không cần nước nào. Thuật toán vẫn loang hết mọi ô tới được.
maze-start-impossible = Từ chỗ xuất phát này không tới được đích nào, biết được mà không cần tìm.
maze-order-start = Bắt đầu tìm kiếm từ ô này: hàng đợi ưu tiên chỉ có nó, với { $label }.
maze-order-start-stack = Bắt đầu tìm kiếm từ ô này: ngăn xếp chỉ có nó.
maze-order-taken-dfs = Ô này ở **đỉnh ngăn xếp** nên đến lượt nó.
maze-order-taken-uniform = Trong số đang chờ, ô này có **g nhỏ nhất**, { $g }: đến lượt nó.
maze-order-taken-greedy = Trong số đang chờ, ô này có **h nhỏ nhất**, { $h }: đến lượt nó.
maze-order-taken-astar = Trong số đang chờ, ô này có **f nhỏ nhất**, { $label }: đến lượt nó.
maze-order-taken-weighted = Trong số đang chờ, ô này có **f nhỏ nhất**, { $label }: đến lượt nó.
maze-order-skipped = Trước đó { $count } mục cũ bị **bỏ qua**: đã tìm ra đường rẻ hơn tới ô của chúng.
maze-order-skipped-stack = Trước đó { $count } mục cũ bị **bỏ qua**: ô của chúng đã được mở rộng.
maze-fast-move = Các ô **ở độ sâu { $depth }** lần lượt được mở rộng; ô mới vào hàng đợi ở độ sâu { $next }.
maze-fast-back = Từ đích: các ô **ở độ sâu { $depth }** lần lượt được mở rộng; ô mới vào hàng đợi ở độ sâu { $next }.
maze-fast-dfs = Ô **mới nhất** luôn đến lượt trước: đi sâu dần, và lùi lại nơi không có gì mới. Đường đi hiện tốn **{ $g }**.
maze-fast-uniform = Ô có **g nhỏ nhất** luôn đến lượt trước: hiện là **{ $label }**.
maze-fast-greedy = Ô có **h nhỏ nhất** luôn đến lượt trước: hiện là **{ $label }**.
maze-fast-astar = Ô có **f nhỏ nhất** luôn đến lượt trước: hiện là **{ $label }**.
maze-fast-weighted = Ô có **f nhỏ nhất** luôn đến lượt trước: hiện là **{ $label }**.
maze-move-new = Nước từ hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } tới một ô **chưa gặp**: nó vào hàng đợi ở độ sâu { $depth }.
maze-move-duplicate = Nước từ hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } tới một ô **đã gặp**, ở độ sâu { $depth }: không phải làm gì.
maze-move-answer = Nước từ hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } tới đích: **đây là lời giải**, gồm { $count } nước.
maze-move-meeting = Nước từ hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } tới một ô mà phía kia đã biết: **hai phía gặp nhau ở đây**.
maze-back-new = Từ đích: nước từ hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } tới một ô **mới với phía này**: nó vào hàng đợi, cách đích { $depth } nước.
maze-back-duplicate = Từ đích: nước từ hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } tới một ô **phía này đã biết**, cách đích { $depth } nước: không phải làm gì.
maze-back-meeting = Từ đích: nước từ hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } tới một ô mà phía kia đã biết: **hai phía gặp nhau ở đây**.
maze-order-new = Nước từ hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } tới một ô **chưa gặp**: nó vào hàng đợi ưu tiên với { $label }.
maze-order-new-stack = Nước từ hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } tới một ô **chưa gặp**: nó lên đỉnh ngăn xếp với { $label }.
maze-order-duplicate = Nước từ hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } tới một ô **đã gặp** với g { $known }, còn đường này có g { $through }: không phải làm gì.
maze-order-duplicate-first = Nước từ hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } tới một ô **đã gặp**: không phải làm gì, vì thuật toán này giữ đường tìm ra đầu tiên.
maze-order-duplicate-stack = Nước từ hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } tới một ô **đã được mở rộng**: không phải làm gì.
maze-order-improved = Nước từ hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } tới một ô đang chờ bằng **đường rẻ hơn**: nó vào hàng đợi ưu tiên lần nữa với { $label }, mục cũ của nó sẽ bị bỏ qua.
maze-order-reopened = Nước từ hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } tới một ô đã mở rộng bằng **đường rẻ hơn**: nó được **mở lại** và chờ lần nữa với { $label }.
maze-order-repeated = Nước từ hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } tới một ô **đang chờ sâu hơn** trong ngăn xếp: nó lên đỉnh lần nữa, mục cũ sẽ bị bỏ qua.
maze-last-found = Nước từ hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } **không cho gì mới**, và hàng đợi đã rỗng: mọi ô tới được đã được mở rộng.
maze-last-impossible = Nước từ hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } **không cho gì mới**, và hàng đợi đã rỗng: không tới được đích nào.
maze-order-last-found = Nước từ hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } **không cho gì mới**, và không còn gì chờ: mọi ô tới được đã được mở rộng.
maze-order-last-impossible = Nước từ hàng { $fromRow }, cột { $fromColumn } sang hàng { $row }, cột { $column } **không cho gì mới**, và không còn gì chờ: không tới được đích nào.
maze-cell-0 = tường
maze-cell-1 = trống, chi phí 1
maze-cell-2 = lính gác, chi phí 2
maze-cell-10 = người đi
maze-cell-11 = ngôi sao
maze-tile = chi phí { $code }
maze-editHint = Kéo để xây hay xóa tường. Phím: 1 đến 9 là chi phí, # là tường, A là chỗ xuất phát, R là ngôi sao; Enter đổi một ô.
maze-touchHint = Vẽ bằng ngón tay để xây hay xóa tường; chạm để đổi một ô.
maze-text = Số hàng và số cột, rồi các hàng: # là tường, . là ô trống, x là lính gác (chi phí 2), 1 đến 9 là chi phí khác, a là chỗ xuất phát, r là mỗi ngôi sao.
maze-preset-guards = Hai lính gác trên đường ngắn
maze-preset-costs = Ít nước hơn mà đắt hơn
maze-preset-closed = Không có đường

## Mê cung: trạng thái là ô, bàn cờ là mê cung. Các lời này thay cho lời chung.

maze-board-stateBack = cách đích { $depth } nước
maze-board-goalItself = chính ô đích
maze-queue-state = Ô { $state }, độ sâu { $depth }: tới bước tìm ra nó
maze-term-expanding = Mọi nước đi từ ô này được thử lần lượt; số cho biết nó là ô thứ mấy rời hàng đợi.
maze-term-queue = Các ô đã tìm ra chờ trong hàng đợi; ô cũ nhất rời trước, rồi các nước của nó được thử.
maze-term-head = Đầu hàng đợi: ô này chờ lâu nhất nên được mở rộng tiếp theo.
maze-term-waiting = Có bấy nhiêu ô chờ giữa ô cũ nhất và ô mới nhất.
maze-term-side = Một phía tìm tiến từ chỗ xuất phát, một phía tìm lùi từ đích; mỗi phía có hàng đợi riêng.
maze-term-improved = Một đường rẻ hơn tới ô đang chờ: nó vào danh sách lần nữa, mục cũ của nó bị bỏ qua khi rời danh sách.
maze-term-reopened = Một đường rẻ hơn tới ô đã mở rộng: các nước của nó được thử lại, vì những ô sau nó cũng có thể rẻ hơn.
maze-term-repeated = Ô này đã chờ trong ngăn xếp. Nó lên đỉnh lần nữa; mục nào rời trước thì được mở rộng.
maze-term-new = Trước đó chưa nước nào dẫn tới ô này, nên nó vào hàng đợi.
maze-term-duplicate = Ô này đã được tìm ra bằng một đường đi không dài hơn, nên không vào hàng đợi lần nữa.
maze-term-goal = Đích là ô mà bài yêu cầu.
maze-term-meeting = Cả hai phía đều tìm ra ô này: đường từ xuất phát và đường từ đích nối nhau ở đây.
maze-term-map = Bản đồ có mọi ô tới được; vẻ ngoài của mỗi ô cho biết ô ấy đã ra sao.
maze-term-rings = Mỗi độ sâu một vòng, chỗ xuất phát ở giữa.
maze-term-levels = Mỗi độ sâu một cột, chỗ xuất phát ở bên trái.
maze-term-all = Mọi ô theo số hiệu, cả những ô không tới được.
maze-term-item = Mọi nước từ một ô được thử.
maze-term-stage = Mọi ô cùng độ sâu: mở rộng tất cả.
maze-queue-stateBy = Ô { $state }, { $key }: tới bước tìm ra nó
maze-board-waiting-stack = Chỗ xuất phát chờ trong ngăn xếp
maze-board-waiting-open = Chỗ xuất phát chờ trong hàng đợi ưu tiên
maze-term-stack = Các ô đã tìm ra chờ trong ngăn xếp; ô mới nhất rời trước, rồi các nước của nó được thử.
maze-term-open = Các ô đã tìm ra chờ trong hàng đợi ưu tiên; ô có số nhỏ nhất rời trước, rồi các nước của nó được thử.
maze-term-expanding-stack = Mọi nước đi từ ô này được thử lần lượt; số cho biết nó là ô thứ mấy rời ngăn xếp.
maze-term-expanding-open = Mọi nước đi từ ô này được thử lần lượt; số cho biết nó là ô thứ mấy rời hàng đợi ưu tiên.
maze-term-head-stack = Đỉnh ngăn xếp: ô này vào sau cùng nên được mở rộng tiếp theo.
maze-term-head-open = Đầu hàng đợi ưu tiên: không ô nào có số nhỏ hơn, nên nó được mở rộng tiếp theo.
maze-term-g = g: chi phí của đường đi mà tìm kiếm đã tới ô này.
maze-term-before = Có bấy nhiêu ô với số lớn hơn rời danh sách trước ô mới.
maze-term-later = Có bấy nhiêu ô với số lớn hơn rời danh sách sau đó.
maze-term-after = Có bấy nhiêu ô đứng sau ô mới trong danh sách.
maze-term-stale = Về sau đã tìm ra đường tốt hơn tới ô ấy: mục cũ bị bỏ qua khi rời danh sách.
maze-counter-g-title = Chi phí của đường tới ô đang được mở rộng.
maze-counter-reexpanded-title = Số lần mở rộng lại ô đã được mở rộng, vì về sau tìm ra đường rẻ hơn tới nó.
maze-counter-improved-title = Số lần tìm ra đường rẻ hơn tới một ô.
maze-counter-stale-title = Mục bị bỏ qua khi rời danh sách, vì ô của nó đã vào danh sách lần nữa.
maze-map-stateAway = Ô { $state } · khoảng cách thật { $depth }
maze-map-reads-rings-by = vòng = khoảng cách thật, một mảnh = một ô
maze-map-reads-levels-by = cột = khoảng cách thật, một mảnh = một ô
maze-map-level-by = các ô cùng khoảng cách
maze-term-stage-back = Tới lần lùi tiếp theo: tìm kiếm rời ô không còn gì mới và đi tiếp từ một ô cũ hơn.
maze-term-stage-g = Tới khi mở rộng một ô có chi phí g lớn hơn mọi lần trước.
maze-term-stage-h = Tới khi mở rộng một ô có ước lượng h thấp hơn mọi lần trước.
maze-term-stage-f = Tới khi mở rộng một ô có f lớn hơn mọi lần trước.
maze-race-add-title = Từ hai đến sáu tìm kiếm chạy trong cùng một mê cung, mỗi tìm kiếm một heuristic.
maze-legend-path-title = Con đường tìm kiếm đã đi tới ô đang mở rộng: nét trắng hay đen trên bản đồ.
maze-legend-stack-title = Ô đã được tìm ra nhưng chưa mở rộng xong: các ô trong ngăn xếp, và ô đang được thử các nước đi.
maze-legend-open-title = Ô đã được tìm ra nhưng chưa mở rộng xong: các ô trong hàng đợi ưu tiên, và ô đang được thử các nước đi.
maze-chart-by-says = { $name } bắt đầu sau bước { $step }, biên có { $frontier } ô. Mới tìm ra: { $fresh }.
maze-expansion-by-says = Đang mở rộng ô { $state } ({ $key }): nước { $made }/{ $moves }.
maze-expansion-by-made = { $mark }: ô { $state }, { $key }. Tới bước { $step }
maze-expansion-by-toCome = Sắp tới, { $mark }: ô { $state }, { $key }. Tới bước { $step }
maze-algorithm-bfs-about = BFS: loang từ chỗ xuất phát, hết độ sâu này đến độ sâu khác, tới khi mở rộng hết mọi ô tới được.
maze-algorithm-dfs-about = Ô tìm ra sau cùng được mở rộng trước: danh sách là ngăn xếp. Đi sâu rất nhanh, nhưng lời giải có thể rất dài.
maze-algorithm-uniform-about = Ô có đường đã biết rẻ nhất được mở rộng trước (thuật toán Dijkstra). Lời giải là rẻ nhất.
maze-algorithm-greedy-about = Ô có vẻ gần đích nhất được mở rộng trước. Thường nhanh, nhưng lời giải có thể không rẻ nhất.
maze-algorithm-astar-about = Ô trên đường có vẻ rẻ nhất về tổng được mở rộng trước: chi phí đã đi cộng ước lượng. Nếu ước lượng không bao giờ quá lớn thì lời giải là rẻ nhất.
maze-algorithm-limited-about = Theo chiều sâu tới một số nước cố định: bộ nhớ chỉ giữ đường đi. Những gì sâu hơn không được tìm ra. Khi nhiều đường dẫn tới cùng một ô, nó lâu hơn A* rất nhiều.
maze-algorithm-deepening-about = Theo chiều sâu với giới hạn 0, 1, 2, …: mỗi vòng làm lại từ đầu, bộ nhớ chỉ giữ đường đi. Lời giải là ngắn nhất. Khi nhiều đường dẫn tới cùng một ô, nó lâu hơn A* rất nhiều.
maze-algorithm-idastar-about = Đào sâu dần theo chi phí đã đi cộng ước lượng: mỗi vòng dùng giới hạn nhỏ nhất còn có thể có lời giải, bộ nhớ chỉ giữ đường đi. Khi nhiều đường dẫn tới cùng một ô, nó có thể lâu hơn A* rất nhiều.
maze-algorithm-bidirectional-about = Loang từ chỗ xuất phát và từ đích, mỗi lần trọn một độ sâu của phía có biên nhỏ hơn, tới khi hai phía gặp nhau: lời giải là ngắn nhất.
maze-algorithm-alternating-about = Một bài học: mỗi phía lần lượt một ô, chạm nhau là dừng. Lời giải có thể chưa ngắn nhất.
maze-heuristic-show = Xem ô ấy
maze-heuristic-checking-about = Mỗi ước lượng được so với chi phí đúng từ ô ấy tới đích gần nhất.
maze-heuristic-good-about = Đã kiểm chứng trên cả { $states } ô: không ước lượng nào lớn hơn chi phí đúng, nên lời giải của A* và IDA* là rẻ nhất. Không nước nào làm h giảm nhiều hơn chi phí của nước ấy, nên A* không mở rộng ô nào hai lần.
maze-heuristic-uneven-about = Đã kiểm chứng trên cả { $states } ô: không ước lượng nào lớn hơn chi phí đúng, nên lời giải của A* và IDA* là rẻ nhất. Có một nước làm h giảm từ { $before } xuống { $after }, nhiều hơn chi phí của nước ấy, nên A* có thể mở rộng một ô hai lần.
maze-heuristic-wrong-about = Đã kiểm chứng trên cả { $states } ô: ước lượng quá lớn ở { $count } ô, nên lời giải có thể không rẻ nhất. Tệ nhất: ước lượng { $estimate }, chi phí đúng { $cost }.
maze-counter-expanded-title = Ô đã được thử hết các nước đi.
maze-counter-generated-title = Ô mà các nước dẫn tới, mỗi lần đều đếm.
maze-counter-duplicate-title = Nước dẫn tới ô đã gặp.
maze-counter-frontier-title = Ô đã được tìm ra nhưng chưa mở rộng xong: các ô trong hàng đợi, và ô đang được thử các nước đi.
maze-counter-discovered-title = Số ô khác nhau đã tìm ra.
maze-start-meeting = Chỗ xuất phát đã là đích: không cần nước nào.
maze-size-item = ô
maze-rate-item = { $rate } ô/s
maze-unit-item = Ô
maze-goTo-item = Tới ô
maze-at-item = ô { $unit }/{ $known }
maze-amount-item = { $count } ô
maze-race-count = đã mở rộng
maze-race-of = trên { $known } ô
maze-race-size-item = ô
maze-race-unit-item = Ô
maze-race-goTo-item = Tới ô
maze-race-at-item = ô { $unit } trên { $known }
maze-race-amount-item = { $count } ô
maze-race-sort-count = ô
maze-race-rule-dfs = ô mới nhất trước
maze-race-result-both =
    { $guided ->
        [yes] Với heuristic tốt, { $exact } thắp sáng **ít ô hơn { $ratio } lần** so với { $measure }, mà { $moves } nước vẫn chắc chắn như thế. { $fast } chỉ thắp { $count }, và phải trả giá: **{ $long } nước**.
       *[no] { $exact } thắp sáng **ít ô hơn { $ratio } lần** so với { $measure }, mà { $moves } nước vẫn chắc chắn như thế. { $fast } chỉ thắp { $count }, và phải trả giá: **{ $long } nước**.
    }
maze-race-result-exact =
    { $guided ->
        [yes] Với heuristic tốt, { $exact } thắp sáng **ít ô hơn { $ratio } lần** so với { $measure }, mà { $moves } nước vẫn chắc chắn như thế.
       *[no] { $exact } thắp sáng **ít ô hơn { $ratio } lần** so với { $measure }, mà { $moves } nước vẫn chắc chắn như thế.
    }
maze-race-result-fast = { $fast } chỉ thắp **{ $count } ô** thay vì { $all }, và phải trả giá: **{ $long } nước** thay vì { $moves }.
maze-race-boards = { $count } ô
maze-keys-item = lùi, tiến một ô
maze-answer-tooLongWhy-astar = heuristic quá lớn ở một số ô
maze-certificate-checked-cheapest = ✓ Đã kiểm chứng độc lập: các nước đều đúng luật và tốn đúng như vậy. Mỗi ô đã mở rộng có một nhãn là chi phí đường đi của nó; không nước nào làm nhãn rẻ hơn, và không nước nào ra khỏi các ô này có thể dẫn tới lời giải rẻ hơn.
maze-certificate-shortest-uniform = Không có đường nào rẻ hơn, đó là nhờ thứ tự: mọi ô đang chờ đều tốn ít nhất bằng đích rời danh sách.
maze-certificate-shortest-astar = Không có đường nào rẻ hơn, đó là nhờ thứ tự, nếu không ước lượng nào quá lớn: mọi ô đang chờ đều sẽ tốn ít nhất bấy nhiêu.
maze-map-reads-rings = vòng = độ sâu, một mảnh = một ô
maze-map-reads-levels = cột = độ sâu, một mảnh = một ô
maze-map-reads-all = mọi ô theo số hiệu, một mảnh = một ô
maze-map-reads-board = mê cung là bản đồ
maze-map-part-beam-levels = ô được đánh dấu
maze-map-part-beam-all = ô được đánh dấu
maze-map-part-start-note = nơi bắt đầu tìm kiếm
maze-map-part-level-note = các ô cùng độ sâu
maze-map-part-island-note = không tới được từ đây
maze-map-board = mê cung
maze-map-label = Bản đồ tìm kiếm. Phím trái, phải đi giữa các ô cùng độ sâu; lên, xuống đổi độ sâu; Enter tới bước tìm ra ô. Z và X đưa bản đồ gần và xa, 0 hiện tất cả.
maze-map-state = Ô { $state } · độ sâu { $depth }
maze-map-startState = Ô { $state } · xuất phát
maze-map-goalState = Ô { $state } · đích
maze-map-fromGoal = Ô { $state } · cách đích { $depth }
maze-map-unfound = Ô { $state } · phía này không tìm ra
maze-map-unreachable = Ô { $state } · không tới được từ đây
maze-map-close = Đóng thẻ này
maze-legend-unseen-title = Ô tới được mà chưa nước nào dẫn tới.
maze-legend-frontier-title = Ô đã được tìm ra nhưng chưa mở rộng xong: các ô trong hàng đợi, và ô đang được thử các nước đi.
maze-legend-expanded-title = Ô đã được thử hết các nước đi.
maze-legend-depths-title = Độ sâu là số nước trên đường đi mà ô được tìm ra.
maze-expansion-none = Trước nước đầu tiên chưa có ô nào được mở rộng.
maze-expansion-says = Đang mở rộng ô { $state } ở độ sâu { $depth }: nước { $made }/{ $moves }.
maze-expansion-backward = Từ đích, đang mở rộng ô { $state } ở độ sâu { $depth }: nước { $made }/{ $moves }.
maze-expansion-moves = Các nước từ ô này
maze-expansion-made = { $mark }: ô { $state }, độ sâu { $depth }. Tới bước { $step }
maze-expansion-toCome = Sắp tới, { $mark }: ô { $state }, độ sâu { $depth }. Tới bước { $step }
maze-ending-edit = Sửa mê cung
maze-ending-another = Mê cung khác
maze-pane-board = Mê cung
maze-board-title = Mê cung
maze-board-state = ô ở độ sâu { $depth }
maze-board-edit = Sửa mê cung
maze-board-grid = Mê cung, { $rows } hàng, { $columns } cột
maze-board-choose = Chọn mê cung
maze-board-noAnswer = Mê cung này không có lời giải. Nhấn Phát để xem vì sao.
maze-board-waiting = Xuất phát chờ trong hàng đợi
maze-board-new = mới
maze-counter-depth-title = Số nước, hay số lựa chọn, kể từ chỗ xuất phát.
maze-error-tooLarge = Mê cung này có { $states } ô; ở đây tìm được nhiều nhất { $limit }.
maze-error-outsideBoard = Mê cung này không có ô đó.
maze-error-size = Ở đây không có mê cung { $rows } × { $columns } ô: chỉ từ 1 đến { $mostRows } hàng, 1 đến { $mostColumns } cột và nhiều nhất { $mostCells } ô.
maze-error-fixedSize = Kích thước mê cung của bài này do dữ liệu vào quyết định, không chọn khác được.
maze-input-error-tooManyCells = dòng { $line }: mỗi mê cung nhiều nhất { $limit } ô, nhưng gặp { $cells }
maze-input-error-size = dòng { $line }: mỗi mê cung nhiều nhất { $high } hàng và { $wide } cột, nhưng gặp { $rows } × { $columns }
maze-input-error-missing = dòng { $line }: mê cung phải có { $letters }, nhưng không có
maze-answer-closedSet = tập đóng { $count } ô, không có đích
maze-answer-closedGoals = tập đóng { $count } ô quanh đích, không có chỗ xuất phát
maze-answer-frame = Nước { $move }/{ $moves }: tới bước tìm ra ô này
maze-answer-strip = Lời giải, từng ô
maze-certificate-already = Khẳng định: chỗ xuất phát đã là đích, nên không cần nước nào.
maze-certificate-path = Khẳng định: { $count } nước dẫn từ chỗ xuất phát tới một đích.
maze-certificate-closedSet = Khẳng định: không tới được đích nào. Chỗ xuất phát và mọi ô tới được từ đó gồm { $count } ô: không nước nào ra khỏi tập này, và trong tập không có đích.
maze-certificate-closedGoals = Khẳng định: không tới được đích nào. Các đích và mọi ô dẫn tới đích gồm { $count } ô: không nước nào ra khỏi tập này, và chỗ xuất phát không ở trong tập.
maze-certificate-checked-closedSet = ✓ Đã kiểm chứng độc lập: mọi nước của mọi ô trong tập đều ở lại trong tập, và không ô nào là đích.
maze-certificate-checked-closedGoals = ✓ Đã kiểm chứng độc lập: không nước nào ra khỏi tập, mọi đích ở trong tập, chỗ xuất phát thì không.
maze-certificate-checked-tooDeep = ✓ Đã kiểm chứng độc lập: các ô gần chỗ xuất phát và gần đích, xét từng độ sâu, không có ô chung.
maze-certificate-failed = ✗ KIỂM CHỨNG THẤT BẠI: xin báo lại mê cung này
maze-certificate-shortest-bfs = Không có đường nào ngắn hơn, đó là nhờ thứ tự duyệt: các ô được gặp hết độ sâu này đến độ sâu khác.
maze-certificate-islands = { $states } ô chia thành { $count } đảo (thành phần liên thông), không nước nào nối chúng.
maze-more-tab-board = Mê cung
maze-race-until-whole-title = Mỗi làn đi tiếp cho đến khi tìm hết những gì nó tới được.
maze-keys-edit = sửa mê cung
maze-keys-cells = đi giữa các ô của mê cung
maze-input-title = Chọn mê cung
maze-input-random = Ngẫu nhiên
maze-input-difficultyCount = { $moves } ({ $count } mê cung)
maze-input-difficultyNone = không thể ({ $count } mê cung)
maze-input-randomPlain = Mê cung được sinh ngẫu nhiên; ở đây không chọn được số nước cần.
maze-input-randomAny = Mê cung được sinh cách đích gần nhất chừng ấy nước.
maze-input-size = Cỡ mê cung
maze-input-text = Dữ liệu vào của đề
maze-input-noCases = Dữ liệu này không có mê cung nào.

## Sân khấu khi bàn là bản đồ: ô đang mở rộng và các ô bên cạnh.

near-here = ô này
near-toCome = chưa xét
near-new = mới
near-goal = đích ★
near-meeting = gặp nhau ★
near-improved = rẻ hơn
near-reopened = rẻ hơn, mở lại
near-repeated = đang chờ
near-dearer = không rẻ hơn
near-waits = đang chờ
near-expanded = đã mở rộng
near-seen = đã thấy
near-by-f = f = { $value }
near-by-g = g = { $value }
near-by-h = h = { $value }
near-sum = { $g } + { $h }
near-sum-weighted = { $g } + { $weight } × { $h }
near-price = +{ $price }
near-formula = f = g + h
near-formula-weighted = f = g + { $weight } × h
near-list = Ô đang mở rộng và các ô bên cạnh
near-says = Hàng { $row }, cột { $column }: { $word }
near-says-key = Hàng { $row }, cột { $column }: { $word }, { $key }
near-says-price = Hàng { $row }, cột { $column }: { $word }, bước này tốn { $price }
near-says-key-price = Hàng { $row }, cột { $column }: { $word }, { $key }, bước này tốn { $price }
near-goTo = { $says }. Đến bước { $step }
near-pile = { $key }: { $count } ô

# End of state-space in vi.
