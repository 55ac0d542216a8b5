# Lời của các chương trình: mỗi dòng mã giả đều ngắn, nói điều mà dòng tương ứng bằng Rust và
# Python làm. `value-…` là các giá trị bên dưới chương trình.

## values

code-value-queue = biên
code-value-known = đã biết
code-value-depth = độ sâu
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
