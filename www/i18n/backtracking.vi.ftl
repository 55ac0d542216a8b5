### Tiếng Việt: lời của các tìm kiếm quay lui và của các bài thuộc loại này. Thuật ngữ như trong glossary.vi.md.

## What all backtracking searches say.

backtracking-of = / { $known } bước
backtracking-fast = Thuật toán chọn tiếp, và rút lại khi không còn gì để chọn: sâu nhất tới giờ là **{ $deepest }**.
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
backtracking-race-computing = Đang tính mọi làn: đã { $count } bước
backtracking-race-start = Cuộc đua bắt đầu: mọi làn đứng trước bước đầu tiên.
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
backtracking-title-asked = hàng hay ô nào kế tiếp?
backtracking-strip = độ sâu { $depth }
backtracking-strip-answer = lời giải
backtracking-reach = sâu nhất { $deepest }/{ $depths }
backtracking-tried = đã thử { $tried }/{ $count }
backtracking-complete = đã chọn xong tất cả ★
backtracking-nothing = ở đây không có gì để chọn
backtracking-rowColumn = hàng { $row }, cột { $column }
backtracking-more = còn { $count } trong tệp được lưu
backtracking-answers = tới giờ có { $count } lời giải
backtracking-outcome-found = Đã tìm ra
backtracking-exhausted = sau { $steps } bước, mọi lựa chọn đã được thử tới cùng
backtracking-atOnce = thấy trước bước đầu tiên: { $why }
backtracking-checked-refutation = ✓ Đã kiểm chứng độc lập: đã đếm lại.
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
map-tree = cây
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

## Các thuật ngữ trên sân khấu: mỗi thuật ngữ một câu mở ra bên cạnh.

backtracking-term-depth = Độ sâu là số lựa chọn đang có trên đường đi; lời giải cần đủ số thứ hai.
backtracking-term-start = Tìm kiếm bắt đầu với đường đi rỗng và đưa ra từng lựa chọn một.
backtracking-term-place = Có bấy nhiêu ứng viên cho lựa chọn kế tiếp; chúng được thử lần lượt tới khi một ứng viên dẫn tới lời giải.
backtracking-term-forced = Lựa chọn là bắt buộc khi luật chỉ còn để lại một ứng viên.
backtracking-term-stuck = Ở ngõ cụt không còn gì để chọn, nên lựa chọn cuối bị rút lại.
backtracking-term-refuse = Ứng viên phạm luật bị loại ngay.
backtracking-term-cut = Một lựa chọn bị cắt nhánh khi chắc chắn không lời giải nào theo sau nó.
backtracking-term-retreat = Mọi thứ có thể theo sau lựa chọn này đều thất bại: rút lại và thử ứng viên kế tiếp.
backtracking-term-answer = Một lời giải: mọi thứ đã được chọn và không phạm luật nào.
backtracking-term-candidates = Ứng viên là những gì có thể chọn tiếp, theo thứ tự được thử.
backtracking-term-behind = Bên trái tia sáng, phía sau nó, là những gì đã thử hoặc bị loại.
backtracking-term-ahead = Bên phải tia sáng, phía trước nó, là những gì còn phải thử: phần việc còn lại.
backtracking-term-ring = Mỗi lựa chọn trên đường đi một vòng, vòng đầu ở trong cùng.
backtracking-term-arc = Mỗi ứng viên của một lựa chọn một cung; vẻ ngoài của cung cho biết ứng viên ấy đã ra sao.
backtracking-term-wedge = Hình quạt sáng cho thấy đường đi: những gì đã chọn và chưa rút lại.
backtracking-term-rings = Tìm kiếm dưới dạng các vòng, mỗi độ sâu một vòng.
backtracking-term-tree = Đường đi dưới dạng cây: mỗi độ sâu một hàng với các ứng viên.
backtracking-term-steps = Mỗi bước của phim thử một ứng viên hoặc rút lại một lựa chọn. Dòng thời gian cho thấy độ sâu của đường đi ở từng bước; ngôi sao đánh dấu lời giải.
backtracking-term-step = Thử một ứng viên hoặc rút lại một lựa chọn.
backtracking-term-item = Đưa ra hoặc rút lại một lựa chọn; bỏ qua những gì bị loại.
backtracking-term-stage = Đến chỗ tìm kiếm quay lui hoặc lại đi tới.

## The algorithms: a name for menus, and a sentence about each.

algorithm-naive = Quay lui
algorithm-naive-about = Thử các nước theo thứ tự cố định, hết nước thì quay lui: đơn giản, nhưng dễ sa lầy ở những lựa chọn sâu.
algorithm-warnsdorff = Quy tắc Warnsdorff
algorithm-warnsdorff-about = Tới ô còn ít lối đi tiếp nhất trước, vì về sau ô đó khó tới nhất. Không bảo đảm: vẫn có thể phải quay lui.
algorithm-cuts = Warnsdorff có cắt nhánh
algorithm-cuts-about = Cùng thứ tự ấy, và bỏ ngay khi có ô trống không thể đi xuyên qua nữa hoặc các ô trống bị tách rời.
algorithm-construction = Dựng trực tiếp
algorithm-construction-about = Ghép hành trình của các bàn nhỏ thành hành trình của cả bàn: lựa chọn đầu luôn đúng. Cần bàn vuông cạnh chẵn từ 6 trở lên; bàn khác thì dùng Warnsdorff có cắt nhánh.
algorithm-rowMajor = Từng ô một
algorithm-rowMajor-about = Theo từng hàng, thử trống trước mìn, và quay lui khi một số có quá nhiều mìn hoặc không thể đủ mìn nữa.
algorithm-forced = Từng ô, có suy ra
algorithm-forced-about = Cùng thứ tự ấy, nhưng số ở phía trên bên trái quyết định ô: chỉ hàng đầu và cột đầu là phải chọn.
algorithm-constrained = Ràng buộc chặt trước
algorithm-constrained-about = Trước hết điền mọi ô suy ra được từ các số, rồi tới ô cạnh số còn ít khả năng nhất.

## Counters: short, a number stands above.

counter-tries = lần thử
counter-tries-title = Ứng viên đã được thử.
counter-placements = đã đặt
counter-placements-title = Lần thử không phạm luật.
counter-retreats = rút lại
counter-retreats-title = Lựa chọn không dẫn tới đâu và bị rút lại.
counter-deepest = sâu nhất
counter-deepest-title = Đường đi dài nhất tới lúc này.
counter-prunes = cắt nhánh
counter-prunes-title = Lựa chọn bị bỏ vì không thể có lời giải nào theo sau.

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
backtracking-marks = Dấu trên bàn cờ: khung cam là ứng viên, khung có viền đậm là ứng viên kế tiếp, khung đứt bị gạch là ứng viên đã thử.
backtracking-randomHint = Bàn cờ được sinh theo hạt giống.
backtracking-answer-none = Chưa có lời giải
backtracking-answer-found = Lời giải: { $count } lựa chọn
backtracking-others-some = Còn có lời giải khác nữa.
backtracking-others-none = Đây là lời giải duy nhất.
backtracking-answer-impossible = Không thể: không có lời giải
backtracking-certificate = Khẳng định: { $count } lựa chọn này theo đúng mọi luật.
backtracking-certificate-checked = ✓ Đã kiểm chứng độc lập, chỉ bằng luật.
backtracking-certificate-list = Các lựa chọn, theo thứ tự

## The states of candidates around the path.

depths-behind = sau tia sáng
depths-behind-what = đã thử, bị loại
depths-ahead = trước tia sáng
depths-ahead-what = chưa thử
depths-cut = cắt
depths-counted-placed = trên đường
depths-counted-pending = chưa thử
depths-counted-failed = thử, thất bại
depths-counted-refused = bị loại
depths-counted-crossed = bị gạch bỏ
depths-counted-placed-title = Các lựa chọn đã làm và chưa rút lại, mỗi độ sâu một lựa chọn.
depths-counted-pending-title = Ứng viên dọc đường đi chưa được thử: phần việc còn lại.
depths-counted-failed-title = Ứng viên dọc đường đi không dẫn tới đâu và đã bị rút lại; cung đứt là những cái bị cắt nhánh.
depths-counted-refused-title = Ứng viên dọc đường đi phạm luật ngay khi được thử.
depths-counted-crossed-title = Những giá trị không còn đứng được cạnh những gì đã cho và đã chọn: tìm kiếm không thử chúng.
depths-pending = chưa thử
depths-placed = trên đường đi
depths-failed = đã thử, thất bại
depths-refused = bị loại
depths-pruned = bị cắt nhánh

## The candidates around the path.

tree-label = Đường đi từ lúc xuất phát tới đây, mỗi độ sâu một hàng: đã thử trước, lựa chọn trên đường đi, chưa thử. Phím trái, phải đi dọc một hàng; lên, xuống đổi hàng; Enter tới chỗ ứng viên được thử.
tree-above = còn { $count } lựa chọn phía trên
tree-row = Độ sâu { $depth }: { $choice } trên đường đi. Trong { $of } ứng viên, { $failed } thất bại, { $refused } bị loại, { $cut } bị cắt nhánh, { $pending } chưa thử.
tree-here = Độ sâu { $depth }, ở đây: trong { $of } ứng viên, { $failed } thất bại, { $refused } bị loại, { $cut } bị cắt nhánh, { $pending } chưa thử.
tree-failed = Độ sâu { $depth }, ứng viên { $number }/{ $of }: đã thử và thất bại sau { $count } bước. Tới chỗ nó được thử
tree-pruned = Độ sâu { $depth }, ứng viên { $number }/{ $of }: bị cắt nhánh sau { $count } bước. Tới chỗ nó được thử

## Searches with a bound: iterative deepening and IDA*. A round is a search down to one bound; f is the cost of
## the path and the estimate together.

deepening-start = Tìm theo chiều sâu, nhưng không vượt một giới hạn. Giới hạn đầu tiên là { $bound }.
deepening-start-impossible = Từ trạng thái xuất phát này không tới được đích nào, biết được mà không cần tìm.
deepening-first = Vòng 1 bắt đầu: không đường nào được **vượt { $bound }**.
deepening-round = Vòng { $number } làm lại từ đầu: giới hạn **tăng từ { $before } lên { $bound }** nước.
deepening-roundEstimate = Vòng { $number } làm lại từ đầu: giới hạn **tăng từ { $before } lên { $bound }**, f nhỏ nhất đã vượt nó.
deepening-place = { CAPITAL($move) } vẫn **trong giới hạn**: độ sâu { $g }, nhiều nhất { $bound }.
deepening-placeEstimate = { CAPITAL($move) } vẫn **trong giới hạn**: g { $g } + h { $h } = f { $f }, nhiều nhất { $bound }.
deepening-stuck = { CAPITAL($move) } vẫn trong giới hạn: độ sâu { $g }. Mọi nước từ đây đều **vượt giới hạn**.
deepening-stuckEstimate = { CAPITAL($move) } vẫn trong giới hạn: g { $g } + h { $h } = f { $f }. Mọi nước từ đây đều **vượt giới hạn**.
deepening-refuse = { CAPITAL($move) } sẽ **vượt giới hạn**: độ sâu { $f }, mà giới hạn là { $bound }.
deepening-refuseEstimate = { CAPITAL($move) } sẽ **vượt giới hạn**: f { $f }, mà giới hạn là { $bound }.
deepening-retreat = Mọi nước từ đó đã được thử trong giới hạn: việc { $move } được **rút lại**.
deepening-over = Vòng { $number } xong mà không có lời giải: giới hạn tiếp theo là **{ $next }**.
deepening-overEstimate = Vòng { $number } xong mà không có lời giải. f nhỏ nhất vượt giới hạn là **{ $next }**: đó là giới hạn tiếp theo.
deepening-last-impossible = Vòng cuối đã xong, và không gì vượt giới hạn của nó: **không tới được đích nào**.
deepening-last-tooDeep = Đã tìm xong: không đích nào trong vòng { $limit } nước, và **những đường dài hơn đã bị cắt**.
deepening-tooDeepEstimate = Đã tìm xong: không lời giải nào có chi phí từ { $limit } trở xuống, và **những đường đắt hơn đã bị cắt**.
deepening-last-found = Vòng cuối đã xong: **đã có lời giải**.
deepening-answer =
    { $moves ->
        [0] Trạng thái xuất phát đã là đích: **không cần nước nào**.
       *[other] Tới đích sau { $moves } nước: **đây là lời giải**. Không giới hạn nhỏ hơn nào có lời giải, nên không có gì rẻ hơn.
    }
deepening-answerShortest =
    { $moves ->
        [0] Trạng thái xuất phát đã là đích: **không cần nước nào**.
       *[other] Tới đích sau { $moves } nước: **đây là lời giải**. Không giới hạn nhỏ hơn nào có lời giải, nên không đường nào ngắn hơn.
    }
deepening-answerUnsure = Tới đích sau { $moves } nước: **đây là lời giải**. Hàm ước lượng có thể quá lớn, nên có thể còn đường rẻ hơn.
deepening-answerWithin = Tới đích sau { $moves } nước: **đây là lời giải**. Nó nằm trong giới hạn, nhưng có thể còn đường rẻ hơn.
deepening-fast = Các nước trong giới hạn **{ $bound }** được đi rồi rút lại, theo chiều sâu.
deepening-standing = Vòng { $round }: nhiều nhất { $bound }
deepening-standing-between = Giữa hai vòng
deepening-bound = giới hạn { $bound }
deepening-counted-placed = nước trên đường đi
deepening-counted-failed = đã thử, thất bại
deepening-counted-refused = vượt giới hạn
deepening-counted-placed-title = Các nước của đường đi hiện tại, mỗi độ sâu một nước.
deepening-counted-failed-title = Các nước dọc đường đi mà từ đó không đích nào nằm trong giới hạn, và các vòng trước.
deepening-counted-refused-title = Các nước dọc đường đi sẽ vượt giới hạn của vòng này.
deepening-score = f { $count }
deepening-answer-found = Lời giải: { $count } nước
deepening-certificate = Khẳng định: { $count } nước dẫn từ đầu tới một đích.
deepening-certificate-checked = ✓ Đã kiểm chứng độc lập: mỗi nước đều đúng luật, và nước cuối tới đích.
deepening-answer-limitReached = Dừng sau { $steps } bước: nhiều đường dẫn tới cùng một chỗ. A* chỉ xét mỗi chỗ một lần
deepening-answer-tooDeepCost = Không có lời giải với chi phí từ { $limit } trở xuống
deepening-certificate-tooDeepCost = Khẳng định: không đường nào tới đích có chi phí từ { $limit } trở xuống. Có thể có đường đắt hơn.
deepening-certificate-cheapest = Khẳng định: không đường nào từ đầu tới đích có chi phí dưới { $cost }.
deepening-certificate-shortest = Khẳng định: không đường nào từ đầu tới đích có ít hơn { $count } nước.
deepening-certificate-checked-cheapest = ✓ Đã kiểm chứng độc lập: mỗi nước đều đúng luật, và chỉ riêng ước lượng ở chỗ xuất phát đã bằng chi phí này.
deepening-certificate-checked-rounds = ✓ Đã kiểm chứng độc lập: thử lại { $count } vòng trước đó ({ $tried } nước). Không vòng nào có lời giải, và không đường nào vượt giới hạn cuối cùng mà có giá trị nhỏ hơn lời giải.
backtracking-reason-rule = trái luật
backtracking-reason-beyond = vượt giới hạn

## The knight’s tour.

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
knight-counted-placed = trên đường
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
knight-touchHint = Chạm vào ô nơi quân mã bắt đầu.
knight-marks = Dấu trên bàn cờ: số là thứ tự đi qua, càng về sau màu càng đậm, khung lục là ô xuất phát. Ô cam là ô trống có thể tới, ghi số lối đi tiếp từ đó; ô có viền đậm là ô kế tiếp, ô khung đứt bị gạch là ô đã thử. Khung quanh ô đã qua là nước mà luật sẽ loại hoặc, nếu khung đứt, đã loại.
knight-inShort = Quân mã qua mọi ô, rồi về lại ô đầu.
knight-rules = Quân mã đi qua mọi ô, mỗi ô đúng một lần. Đích: hành trình khép kín, ô cuối cách ô đầu một nước mã.
knight-text = Mỗi test gồm ba số nguyên: cạnh bàn cờ (nhiều nhất 200), rồi hàng và cột của ô xuất phát, tính từ 0; xuống dòng chỗ nào cũng được.
knight-cell-free = trống
knight-cell-start = ô xuất phát, đi qua đầu tiên
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
knight-certificate-checked = ✓ Đã kiểm chứng độc lập: { $cells } ô, mỗi ô một lần, toàn bằng nước mã.
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

mines-shortName = Dò mìn
mines-inShort = Mỗi số đếm mìn quanh nó. Đích: khớp mọi số.
mines-rules = Mỗi số đếm mìn ở ô của nó và các ô quanh nó, nhiều nhất tám ô. Đích: xếp mìn khớp với mọi số.
mines-text = Một dòng gồm số hàng và số cột, rồi mỗi hàng một dòng gồm các số từ 0 đến 9, mỗi ô một số.
mines-startBoard = Các số
mines-goalBoard = Mìn quyết định các số
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
mines-touchHint = Chạm vào số, hoặc kéo qua các số; chạm để đặt hay bỏ mìn.
mines-editHint-anew = Bấm hoặc gõ số. Đặt mìn thì mọi số được tính lại.
mines-touchHint-anew = Chạm vào số, hoặc kéo qua các số. Đặt mìn thì mọi số được tính lại.
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
mines-fast = Mỗi ô do các số hoặc một lựa chọn quyết định, và được rút lại khi không khớp: nhiều nhất tới giờ là **{ $deepest }** ô.
mines-start = Bắt đầu tìm kiếm: chưa chọn ô nào.
mines-start-impossible = Không xếp được mìn, biết được mà không cần tìm.
mines-place-1 = Cho hàng { $row }, cột { $column } là trống: **một lựa chọn**.
mines-place-2 = Đặt mìn ở hàng { $row }, cột { $column }: **một lựa chọn**.
mines-place-3 = Hàng { $row }, cột { $column } **trống**: số { $by } ở hàng { $byRow }, cột { $byColumn } không còn mìn cho nó.
mines-place-3-2 = Hàng { $row }, cột { $column } **trống**: số { $by } ở hàng { $byRow }, cột { $byColumn } và số { $also } ở hàng { $alsoRow }, cột { $alsoColumn } không còn mìn cho nó.
mines-place-4 = Hàng { $row }, cột { $column } **là mìn**: số { $by } ở hàng { $byRow }, cột { $byColumn } cần nó.
mines-place-4-2 = Hàng { $row }, cột { $column } **là mìn**: số { $by } ở hàng { $byRow }, cột { $byColumn } và số { $also } ở hàng { $alsoRow }, cột { $alsoColumn } cần nó.
mines-place-answer = Với hàng { $row }, cột { $column } mọi ô đã chọn xong, và số nào cũng đủ mìn: **đây là lời giải**.
mines-cut-nothingFits = Sau hàng { $row }, cột { $column }, không giá trị nào khớp được nữa ở hàng { $witnessRow }, cột { $witnessColumn }: **cắt nhánh này**.
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
mines-reason-nothingFits = có ô hết giá trị
mines-answer-none = Chưa có lời giải
mines-answer-found = Lời giải: { $count } quả mìn khớp mọi số
mines-answer-impossible = Không thể: không xếp được mìn
mines-certificate = Khẳng định: với { $count } quả mìn này mọi số đều đúng.
mines-certificate-checked = ✓ Đã kiểm chứng độc lập: mỗi số đã được so với số mìn nó đếm.
mines-certificate-list = Các quả mìn, từng hàng
mines-preset-forced = Nhỏ, phần lớn ô bắt buộc
mines-preset-choices = Phải chọn thật
mines-preset-impossible = Không thể
mines-preset-several = Nhiều lời giải
mines-preset-unique = Đúng một lời giải
mines-preset-large = 30 × 30

# End of backtracking in vi.
