# Lời của các chương trình: mỗi dòng mã giả đều ngắn, nói điều mà dòng tương ứng bằng Rust,
# Python và C++ làm. `value-…` là các giá trị bên dưới chương trình.

## values

code-value-queue = biên
code-value-known = đã biết
code-value-depth = độ sâu
code-value-g = chi phí g
code-value-h = ước lượng h
code-value-f = f
code-value-state = trạng thái
code-value-next = kế tiếp
code-value-before = trước nó
code-value-side = phía
code-value-path = độ dài đường đi
code-value-cell = ô
code-value-value = giá trị
code-value-try = ứng viên thứ
code-value-ways = số ứng viên
code-value-retreats = số lần lùi
code-value-filled = ô đã điền
code-value-plies = số lượt
code-value-left = nước còn lại
code-side-start = xuất phát
code-side-goal = đích
code-at = h{ $row } c{ $column }

## bfs

code-bfs-start = trạng thái xuất phát vào hàng đợi, sâu 0
code-bfs-enqueue = nếu trạng thái xuất phát là đích: đó là lời giải
code-bfs-while = trong khi hàng đợi còn phần tử:
code-bfs-dequeue = lấy trạng thái ở đầu hàng đợi
code-bfs-move = với mỗi nước đi, tới trạng thái kế:
code-bfs-known = nếu trạng thái kế đã biết:
code-bfs-duplicate = đã gặp: sang nước đi sau
code-bfs-depth = độ sâu của nó thêm một
code-bfs-new = cho nó vào cuối hàng đợi
code-bfs-goal = nếu nó là đích, và là đích đầu tiên:
code-bfs-answer = đó là lời giải

## bidirectional

code-bidirectional-start = mức đầu mỗi phía: xuất phát; các đích
code-bidirectional-met = hai phía chưa gặp nhau
code-bidirectional-while = khi cả hai mức còn và chưa gặp nhau:
code-bidirectional-side = chọn phía có mức nhỏ hơn
code-bidirectional-level = mức kế của phía đó còn rỗng
code-bidirectional-dequeue = với mỗi trạng thái của mức:
code-bidirectional-move = với mỗi nước đi, tới trạng thái kế:
code-bidirectional-known = nếu phía này đã biết nó:
code-bidirectional-duplicate = đã gặp: sang nước đi sau
code-bidirectional-new = cho nó vào mức kế
code-bidirectional-other = nếu phía kia đã biết nó:
code-bidirectional-meeting = hai phía gặp nhau ở đây

## alternating

code-alternating-start = hàng đợi mỗi phía: xuất phát; các đích
code-alternating-while = trong khi hai hàng đợi còn phần tử:
code-alternating-dequeue = lấy một trạng thái của phía này
code-alternating-move = với mỗi nước đi, tới trạng thái kế:
code-alternating-known = nếu phía này đã biết nó:
code-alternating-duplicate = đã gặp: sang nước đi sau
code-alternating-new = cho nó vào cuối hàng đợi này
code-alternating-other = nếu phía kia đã biết nó:
code-alternating-meeting = dừng ở đây, có thể quá sớm
code-alternating-turn = đến lượt phía kia

## dfs

code-dfs-start = đặt trạng thái xuất phát vào ngăn xếp
code-dfs-while = trong khi ngăn xếp còn phần tử:
code-dfs-dequeue = lấy trạng thái ở đỉnh ngăn xếp
code-dfs-expanded = nếu nó đã được mở rộng:
code-dfs-stale = bỏ qua mục này
code-dfs-goal = nếu nó là đích, và là đích đầu tiên:
code-dfs-answer = đó là lời giải
code-dfs-move = với mỗi nước đi, từ cuối lên, tới trạng thái kế:
code-dfs-known = nếu trạng thái kế đã được mở rộng:
code-dfs-duplicate = sang nước đi sau
code-dfs-new = đặt nó lên đỉnh ngăn xếp

## uniform

code-uniform-start = xuất phát vào hàng đợi ưu tiên, chi phí 0
code-uniform-while = trong khi hàng đợi còn phần tử:
code-uniform-dequeue = lấy cái rẻ nhất (bằng nhau: cũ nhất trước)
code-uniform-dearer = nếu nay đã biết đường rẻ hơn tới nó:
code-uniform-stale = { code-dfs-stale }
code-uniform-goal = { code-dfs-goal }
code-uniform-answer = { code-dfs-answer }
code-uniform-move = với mỗi nước đi, tới trạng thái kế:
code-uniform-known = nếu đã biết đường tới đó không đắt hơn:
code-uniform-duplicate = { code-dfs-duplicate }
code-uniform-cost = chi phí của nó = chi phí đến đây + nước đi
code-uniform-new = cho nó vào hàng đợi với chi phí ấy

## greedy

code-greedy-start = xuất phát vào hàng đợi ưu tiên
code-greedy-first = nếu trạng thái xuất phát là đích: đó là lời giải
code-greedy-while = trong khi hàng đợi còn phần tử:
code-greedy-dequeue = lấy ước lượng h nhỏ nhất (bằng nhau: mới nhất)
code-greedy-move = với mỗi nước đi, tới trạng thái kế:
code-greedy-known = nếu trạng thái kế đã biết:
code-greedy-duplicate = { code-dfs-duplicate }
code-greedy-new = cho nó vào hàng đợi với ước lượng h
code-greedy-goal = { code-dfs-goal }
code-greedy-answer = { code-dfs-answer }

## astar

code-astar-start = xuất phát vào hàng đợi ưu tiên, g = 0
code-astar-while = trong khi hàng đợi còn phần tử:
code-astar-dequeue = lấy f = g + h nhỏ nhất (rồi h nhỏ, mới nhất)
code-astar-dearer = { code-uniform-dearer }
code-astar-stale = { code-dfs-stale }
code-astar-goal = { code-dfs-goal }
code-astar-answer = { code-dfs-answer }
code-astar-move = { code-uniform-move }
code-astar-known = { code-uniform-known }
code-astar-duplicate = { code-dfs-duplicate }
code-astar-cost = g của nó = g ở đây + chi phí nước đi
code-astar-new = cho nó vào hàng đợi với f = g + h

## weighted

code-weighted-start = { code-astar-start }
code-weighted-while = { code-astar-while }
code-weighted-dequeue = lấy f = g + W·h nhỏ nhất (rồi h nhỏ, mới nhất)
code-weighted-dearer = { code-uniform-dearer }
code-weighted-stale = { code-dfs-stale }
code-weighted-goal = { code-dfs-goal }
code-weighted-answer = { code-dfs-answer }
code-weighted-move = { code-uniform-move }
code-weighted-known = { code-uniform-known }
code-weighted-duplicate = { code-dfs-duplicate }
code-weighted-cost = { code-astar-cost }
code-weighted-new = cho nó vào hàng đợi với f = g + W·h

## limited

code-limited-start = tìm(), từ trạng thái cuối của đường đi:
code-limited-full = nếu nó là đích:
code-limited-answer = đường đi là lời giải: dừng
code-limited-try = với mỗi nước đi không quay lại:
code-limited-beyond = nếu đường đi đã đủ số nước cho phép:
code-limited-refuse = sang nước đi sau
code-limited-place = đi tới đó: đường đi dài thêm
code-limited-deeper = tìm() từ đó: nếu có lời giải thì dừng
code-limited-retreat = rút lại nước đi
code-limited-round = một lần tìm(), từ trạng thái xuất phát

## deepening

code-deepening-start = { code-limited-start }
code-deepening-full = { code-limited-full }
code-deepening-answer = { code-limited-answer }
code-deepening-try = { code-limited-try }
code-deepening-beyond = nếu số nước của đường đi đã bằng giới hạn:
code-deepening-refuse = { code-limited-refuse }
code-deepening-place = { code-limited-place }
code-deepening-deeper = { code-limited-deeper }
code-deepening-retreat = { code-limited-retreat }
code-deepening-rounds = với giới hạn 0, 1, 2, … tới khi có lời giải:
code-deepening-round = tìm(), từ trạng thái xuất phát

## idastar

code-idastar-start = { code-limited-start }
code-idastar-full = { code-limited-full }
code-idastar-answer = { code-limited-answer }
code-idastar-try = { code-limited-try }
code-idastar-beyond = nếu f = g + chi phí + h vượt ngưỡng:
code-idastar-refuse = nhớ f, rồi sang nước đi sau
code-idastar-place = { code-limited-place }
code-idastar-deeper = { code-limited-deeper }
code-idastar-retreat = { code-limited-retreat }
code-idastar-rounds = theo từng vòng, tới khi có lời giải:
code-idastar-bound = ngưỡng: đầu là h xuất phát, sau là f nhỏ nhất
code-idastar-round = { code-deepening-round }

## naive

code-naive-start = tìm(), từ ô cuối của đường đi:
code-naive-full = nếu đã đi qua mọi ô:
code-naive-answer = có là hành trình không? trả lời, trở về
code-naive-try = với mỗi nước đi, tới một ô:
code-naive-taken = nếu ô đã đi qua:
code-naive-refuse = sang nước đi sau
code-naive-place = đi tới đó: đường đi dài thêm
code-naive-deeper = nếu tìm() từ đó ra hành trình:
code-naive-found = đã tìm ra
code-naive-retreat = rút lại nước đi
code-naive-none = hết nước đi: không tìm ra

## warnsdorff

code-warnsdorff-start = { code-naive-start }
code-warnsdorff-full = { code-naive-full }
code-warnsdorff-answer = { code-naive-answer }
code-warnsdorff-cut = nếu cạnh ô xuất phát hết ô trống:
code-warnsdorff-back = không thể khép lại: trở về
code-warnsdorff-sort = xếp nước đi: ít lối đi tiếp nhất trước
code-warnsdorff-try = với mỗi nước, tới một ô trống:
code-warnsdorff-place = { code-naive-place }
code-warnsdorff-deeper = nếu tìm() từ đó ra hành trình: đã tìm ra
code-warnsdorff-retreat = { code-naive-retreat }
code-warnsdorff-none = { code-naive-none }

## cuts

code-cuts-start = { code-naive-start }
code-cuts-full = { code-naive-full }
code-cuts-answer = { code-naive-answer }
code-cuts-start-cut = nếu cạnh ô xuất phát hết ô trống: trở về
code-cuts-dead-end = nếu có ô trống chỉ còn một lối: trở về
code-cuts-apart = nếu các ô trống bị tách rời: trở về
code-cuts-sort = { code-warnsdorff-sort }
code-cuts-try = { code-warnsdorff-try }
code-cuts-place = { code-naive-place }
code-cuts-deeper = { code-warnsdorff-deeper }
code-cuts-retreat = { code-naive-retreat }
code-cuts-none = { code-naive-none }

## construction

code-construction-start = { code-naive-start }
code-construction-full = { code-naive-full }
code-construction-answer = { code-naive-answer }
code-construction-cut = nếu thấy không còn hành trình nào:
code-construction-back = trở về
code-construction-ways = hành trình đã dựng cho biết ô kế
code-construction-sort = nếu không dựng được: ít lối nhất trước
code-construction-try = với mỗi nước ấy, tới một ô:
code-construction-place = { code-naive-place }
code-construction-deeper = { code-warnsdorff-deeper }
code-construction-retreat = { code-naive-retreat }
code-construction-none = { code-naive-none }

## rowMajor

code-rowMajor-start = tìm(ô), theo từng hàng:
code-rowMajor-full = nếu đã chọn xong ô cuối:
code-rowMajor-answer = ghi lại bảng: một lời giải
code-rowMajor-enough = đủ lời giải thì dừng
code-rowMajor-try = với mỗi giá trị, trống trước, mìn sau:
code-rowMajor-wrong = nếu có số không cho phép:
code-rowMajor-refuse = sang giá trị sau
code-rowMajor-place = gán giá trị cho ô
code-rowMajor-deeper = tìm(ô kế): nếu đã đủ thì dừng
code-rowMajor-retreat = rút lại giá trị
code-rowMajor-none = hết giá trị: trở về

## forced

code-forced-start = { code-rowMajor-start }
code-forced-full = { code-rowMajor-full }
code-forced-answer = { code-rowMajor-answer }
code-forced-forced = ô cuối của một số: chỉ còn một giá trị
code-forced-free = ô khác: trống trước, mìn sau
code-forced-try = với mỗi giá trị ấy:
code-forced-wrong = { code-rowMajor-wrong }
code-forced-refuse = { code-rowMajor-refuse }
code-forced-place = { code-rowMajor-place }
code-forced-deeper = { code-rowMajor-deeper }
code-forced-retreat = { code-rowMajor-retreat }
code-forced-none = { code-rowMajor-none }

## constrained

code-constrained-start = tìm():
code-constrained-forced = chọn ô chỉ còn một giá trị
code-constrained-tightest = không có: ô của số bị ràng buộc chặt nhất
code-constrained-full = nếu không còn ô nào:
code-constrained-answer = { code-rowMajor-answer }
code-constrained-try = với mỗi giá trị, cái dễ đúng trước:
code-constrained-place = gán và suy ra hệ quả
code-constrained-broken = có số nào không thỏa nữa? không đi tiếp
code-constrained-deeper = nếu không, tìm(): đã đủ thì dừng
code-constrained-retreat = rút lại giá trị và các hệ quả
code-constrained-none = { code-rowMajor-none }

## plain

code-plain-start = search(), với các giá trị đã chọn:
code-plain-full = nếu biến nào cũng có giá trị:
code-plain-answer = đó là lời giải
code-plain-variable = lấy biến kế tiếp
code-plain-try = với mỗi giá trị của nó:
code-plain-conflict = nếu xung đột với lựa chọn trước:
code-plain-refuse = sang giá trị kế tiếp
code-plain-place = chọn giá trị đó
code-plain-deeper = nếu search() thấy lời giải: xong
code-plain-retreat = rút lại lựa chọn
code-plain-none = hết giá trị: không tìm thấy

## forward

code-forward-start = { code-plain-start }
code-forward-full = { code-plain-full }
code-forward-answer = { code-plain-answer }
code-forward-variable = lấy biến còn ít giá trị nhất
code-forward-try = với mỗi giá trị nó còn:
code-forward-before = nhớ mọi giá trị còn lại
code-forward-place = chọn giá trị đó
code-forward-cross = gạch bỏ những gì xung đột với nó
code-forward-deeper = nếu không biến nào hết và search() thấy: xong
code-forward-retreat = rút lại, cùng các dấu gạch
code-forward-none = { code-plain-none }

## arcs

code-arcs-start = { code-plain-start }
code-arcs-full = { code-plain-full }
code-arcs-answer = { code-plain-answer }
code-arcs-variable = { code-forward-variable }
code-arcs-try = { code-forward-try }
code-arcs-before = { code-forward-before }
code-arcs-place = { code-forward-place }
code-arcs-cross = gạch bỏ mọi giá trị mất chỗ dựa
code-arcs-deeper = { code-forward-deeper }
code-arcs-retreat = { code-forward-retreat }
code-arcs-none = { code-plain-none }

## first

code-first-start = bảng còn rỗng
code-first-cell = với mỗi ô, theo thứ tự:
code-first-loses = khi chưa biết gì hơn, ô là thua
code-first-probe = với mỗi vị trí kế tiếp của ô:
code-first-wins = nếu ở đó đối thủ thắng:
code-first-won = xét vị trí sau
code-first-lost = đối thủ thua ở đó: ô thắng
code-first-break = khỏi xét các vị trí còn lại
code-first-put = ghi ô vào bảng

## full

code-full-start = { code-first-start }
code-full-cell = { code-first-cell }
code-full-none = chưa có cách thắng, chưa có cách thua
code-full-probe = { code-first-probe }
code-full-won = đối thủ thắng: giữ cách lâu nhất
code-full-lost = đối thủ thua: cách thắng đầu tiên
code-full-sooner = đối thủ lại thua: giữ cách thắng sớm hơn
code-full-win = có cách thắng: sớm nhất cộng một lượt
code-full-loss = không có: thua lâu nhất cộng một lượt
code-full-put = { code-first-put }

## waves

code-waves-count = đếm số nước đi của mỗi ô
code-waves-start = cho các ô hết nước vào hàng đợi: 0 lượt
code-waves-while = trong khi hàng đợi còn phần tử:
code-waves-cell = lấy ô ở đầu hàng đợi
code-waves-probe = với mỗi ô đi tới được nó:
code-waves-known = nếu ô đó đã có giá trị:
code-waves-settled = sang ô sau
code-waves-one-less = bớt một nước có thể cứu nó
code-waves-decided = đối thủ thua ở đây, hoặc hết nước cứu?
code-waves-put = thì nó dài hơn ở đây một lượt
code-waves-enqueue = và nó vào hàng đợi

# End of code in vi.
