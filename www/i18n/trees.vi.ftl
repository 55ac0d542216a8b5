### Tiếng Việt: lời của cây trò chơi. Thuật ngữ như trong glossary.vi.md.

## What all game trees say.

trees-of = / { $known } bước
trees-fast = Từng ván được đi đến hết, rồi giá trị được đưa ngược về chỗ xuất phát.
trees-size-step = bước
trees-size-item = ván
trees-size-stage = nước đầu
trees-rate-step = { $rate } bước/s
trees-rate-item = { $rate } ván/s
trees-rate-stage = { $rate } nước đầu/s
trees-unit-step = Bước
trees-unit-item = Ván
trees-unit-stage = Nước đầu
trees-goTo-step = Tới bước
trees-goTo-item = Tới ván
trees-goTo-stage = Tới nước đầu
trees-at-step = bước { $unit }/{ $known }
trees-at-item = ván { $unit }/{ $known }
trees-at-stage = nước đầu { $unit }/{ $known }
trees-amount-step = { $count } bước
trees-amount-item = { $count } ván
trees-amount-stage = { $count } nước đầu
trees-keys-step = lùi, tiến một bước
trees-keys-item = lùi, tiến một ván
trees-keys-stage = lùi, tiến một nước đầu
trees-race-computing = Đang tính mọi làn: đã { $count } bước
trees-race-start = Cuộc đua bắt đầu: mọi làn đứng trước bước đầu tiên.
trees-map-tree = Bản đồ của cây: mỗi vòng là một nước tính trước. Phím mũi tên đi từ hình quạt này sang hình quạt khác, Enter tới bước của nó.
trees-reach-whole = Bản đồ hiện cả cây: tính trước { $count } nước
trees-reach-part = Bản đồ hiện { $count } nước tính trước; hình quạt quá hẹp được bỏ qua
trees-result-win = thắng
trees-result-draw = hòa
trees-result-loss = thua
trees-result-estimate = khoảng { $value }
trees-result-undecided = thế chưa ngã ngũ
trees-result-atLeast = ít nhất là { $result }
trees-result-atMost = nhiều nhất là { $result }
trees-result-open = chưa biết
trees-player-1 = A
trees-player-2 = B
trees-move = nước { $number }
trees-standing =
    { $count ->
        [0] Lúc xuất phát, tới lượt { $player }
       *[other] Tính trước { $count } nước, tới lượt { $player }
    }
trees-title-start = trước nước đầu tiên
trees-title-entered = xem tiếp một nước
trees-title-over = một ván đã xong
trees-title-estimated = tới giới hạn độ sâu
trees-title-returned = một giá trị được đưa về
trees-title-cut = phần còn lại bị cắt
trees-title-ended = đã biết giá trị
trees-goes = Sau nước của { $player }:
trees-forFirst = cho { $first }, nếu cả hai đi tốt nhất
trees-withBest = nếu cả hai đi tốt nhất
trees-cutMoves = cắt { $count } nước
trees-window = { $first } còn có thể mong gì ở đây
trees-window-alpha = α: { $first } chắc chắn được { $result }
trees-window-alpha-none = α: { $first } chưa chắc chắn gì
trees-window-beta = β: { $second } chỉ cho { $first } { $result }, không hơn
trees-window-beta-none = β: { $second } chưa ngăn được gì
trees-source-alpha = α từ nước { $number }: { $move }
trees-source-beta = β từ nước { $number }: { $move }
trees-best = Tốt nhất tới giờ của { $player }: { $result }
trees-best-none = { $player } chưa có giá trị nào để so
trees-line-start = chỗ xuất phát
trees-line-about = Đường đi từ xuất phát: { $line }
trees-line-best = Nước đi tốt nhất, từng nước
trees-legend-win = { $first } thắng
trees-legend-draw = hòa
trees-legend-loss = { $first } thua
trees-legend-estimate = ước lượng
trees-legend-undecided = chưa ngã ngũ
trees-legend-bound = chỉ biết cận
trees-legend-cut = bỏ qua
trees-legend-ahead = chưa xem
trees-legend-kept = nước không sai
trees-legend-given = nước sai
trees-legend-win-title = Vị trí mà { $first } thắng nếu cả hai đi tốt nhất.
trees-legend-draw-title = Vị trí mà không ai thắng nếu cả hai đi tốt nhất.
trees-legend-loss-title = Vị trí mà { $first } thua nếu cả hai đi tốt nhất.
trees-legend-estimate-title = Vị trí ở giới hạn độ sâu: giá trị được ước lượng, không tìm tiếp.
trees-legend-undecided-title = Vị trí chưa thắng cũng chưa thua trong phạm vi đã xem: tìm kiếm dừng ở giới hạn độ sâu.
trees-legend-bound-title = Vị trí chỉ biết một cận, vì vài nước của nó đã bị cắt.
trees-legend-cut-title = Vị trí nằm sau một nước bị cắt: tìm kiếm bỏ qua tất cả, vì chúng không đổi được giá trị ở chỗ xuất phát. Một nước bị cắt có thể bỏ qua nhiều vị trí.
trees-legend-ahead-title = Vị trí mà tìm kiếm chưa tới.
trees-legend-kept-title = Những nước của bạn giữ nguyên giá trị ván đấu: thắng, hòa, hoặc thua mà không nước nào tránh được.
trees-legend-kept-noDraw-title = Những nước của bạn giữ nguyên giá trị ván đấu: thắng, hoặc thua mà không nước nào tránh được.
trees-legend-given-title = Những nước của bạn làm mất thế thắng hoặc thế hòa.
trees-legend-given-noDraw-title = Những nước của bạn bỏ mất thế thắng.
trees-note-ring = vòng = nước tính trước
trees-note-wedge = hình quạt = một nước
trees-part-ring = một vòng
trees-part-ring-note = tính trước một nước
trees-part-now = hình quạt sáng
trees-part-now-note = đang được xem
trees-part-cut = hình quạt gạch chéo
trees-part-cut-note = bỏ qua: một nước dẫn tới đó đã bị cắt
trees-looked-ahead = chưa xem
trees-looked-open = đang được xem
trees-looked-valued = cho { $first }: { $result }
trees-looked-cut = bỏ qua: một nước dẫn tới đây đã bị cắt
trees-looked-go = Bấm hoặc Enter: tới bước của nó
trees-cell = mã { $code }
trees-cell-now = { $content } đang đi vào đây
trees-cell-ahead = { $content }, chưa thử
trees-cell-open = { $content }, đang được xem
trees-cell-valued = { $content }; đi vào đây được { $result }
trees-cell-cut = { $content }; nước vào đây bị cắt
trees-cell-target = { $content }; ván đấu có thể đi vào đây
trees-step-start-minimax = Tới lượt { $first }. Mọi nước, mọi nước đáp lại, cứ thế được đi **đến hết ván**; rồi giá trị được đưa ngược về.
trees-step-start-alphabeta = Tới lượt { $first }. Các nước được đi đến hết ván, nhưng nước nào **không đổi được** giá trị của bàn này thì không cần xem.
trees-step-entered = { $mover } có thể đi { $move }. { $other } đáp lại được gì?
trees-step-over-win = { $mover } đi { $move }, ván cờ kết thúc: **{ $first } thắng**.
trees-step-over-draw = { $mover } đi { $move }, ván cờ kết thúc: **hòa**.
trees-step-over-loss = { $mover } đi { $move }, ván cờ kết thúc: **{ $second } thắng**.
trees-step-estimated-estimate = { $mover } đi { $move }. Tìm kiếm không xem tiếp: nó **ước lượng** { $value } cho { $first }.
trees-step-estimated-undecided = { $mover } đi { $move }. Tìm kiếm **không xem tiếp**: chưa ai thắng, nên coi là **chưa ngã ngũ**.
trees-step-returned-best = Nếu { $mover } đi { $move }, { $first } được **{ $result }**: tốt nhất cho { $mover } tới giờ.
trees-step-returned-same = Nếu { $mover } đi { $move }, { $first } được **{ $result }**: với { $mover } không hơn một nước trước.
trees-step-cut-second = { $first } đã chắc được { $alpha } với nước { $number } là { $other } (α). Ở đây { $second } giữ được { $first } ở mức { $beta } (β), nên { $first } sẽ không tới đây: { $count } nước còn lại **không cần xem**.
trees-step-cut-first = { $second } đã giữ được { $first } ở mức { $beta } với nước { $number } là { $other } (β). Ở đây { $first } chắc được { $alpha } (α), nên { $second } sẽ không để tới đây: { $count } nước còn lại **không cần xem**.
trees-step-ended-win = Không còn gì đáng xem: nếu cả hai đi tốt nhất, **{ $first } thắng**.
trees-step-ended-draw = Không còn gì đáng xem: nếu cả hai đi tốt nhất, ván cờ **hòa**.
trees-step-ended-loss = Không còn gì đáng xem: nếu cả hai đi tốt nhất, **{ $second } thắng**.
trees-step-ended-estimate = Trong phạm vi đã xem, bàn này đáng khoảng **{ $value }** cho { $first }.
trees-step-ended-undecided = Trong phạm vi đã xem, không ai chắc thắng: bàn này **chưa ngã ngũ**.
trees-answer-none = Chưa biết { $first } đạt được gì
trees-answer-win = { $first } đi trước thì thắng
trees-answer-draw = Nếu cả hai đi tốt nhất thì hòa
trees-answer-loss = { $first } đi trước thì thua: { $second } thắng
trees-answer-estimate = Khoảng { $value } cho { $first }, trong phạm vi đã xem
trees-answer-undecided = Chưa ngã ngũ, trong phạm vi đã xem
trees-answer-looked = đã xem { $count } vị trí
trees-ending-win = { $first } thắng
trees-ending-draw = Hòa
trees-ending-loss = { $second } thắng
trees-ending-estimate = Khoảng { $value }
trees-ending-undecided = Chưa ngã ngũ
trees-ending-game = Đấu với máy tìm kiếm
trees-ending-how = nếu cả hai đi tốt nhất
trees-certificate-win = Khẳng định: { $first } thắng. Với mỗi vị trí { $first } có thể gặp đều có một nước; ván nào cũng kết thúc với { $first } thắng.
trees-certificate-draw = Khẳng định: nếu cả hai đi tốt nhất thì hòa. Không ai bị ngăn được mức đó.
trees-certificate-loss = Khẳng định: { $second } thắng. Với mỗi nước của { $first } đều có nước đáp; ván nào cũng kết thúc với { $second } thắng.
trees-certificate-estimate = Khẳng định: với các ước lượng ở giới hạn độ sâu, bàn này đáng khoảng { $value } cho { $first }.
trees-certificate-undecided = Khẳng định: nếu coi các vị trí ở giới hạn độ sâu là chưa ngã ngũ thì không ai chắc thắng.
trees-certificate-checked = ✓ Đã kiểm chứng không dùng tìm kiếm: cận của mỗi vị trí suy ra từ cận của các nước đi.
trees-map-play = Ván đấu với máy tìm kiếm: người chơi, các nước đi và giá trị của từng nước
trees-computing = Đang tính …
trees-play-opponent = Đấu với
trees-play-opponent-person = người
trees-play-opponent-engine = máy
trees-play-first = Đi trước
trees-play-first-person = tôi
trees-play-first-engine = máy
trees-play-new = Ván mới
trees-play-undo = Đi lại
trees-play-hint = Gợi ý
trees-play-hint-wins = Một nước thắng: { $move }.
trees-play-hint-holds = Nếu đối thủ đi đúng thì không nước nào thắng. Nước này giữ được hòa: { $move }.
trees-play-hint-none = Nếu đối thủ đi đúng thì không nước nào cứu được. Nước này cầm cự lâu nhất: { $move }.
trees-play-heading =
    { $count ->
        [0] Ván đấu với máy, chưa đi nước nào
       *[other] Ván đấu với máy, đã đi { $count } nước
    }
trees-play-heading-you = bạn là { $player }: tới lượt bạn
trees-play-heading-person = tới lượt { $player }
trees-play-heading-over = Ván đấu đã xong
trees-play-heading-draw = hòa
trees-play-heading-wins-you = bạn thắng
trees-play-heading-wins-engine = máy thắng
trees-play-heading-wins-person = { $winner } thắng
trees-play-yours = Bạn là { $player } và tới lượt bạn. Hãy chọn một ô trống, hoặc một nước trong danh sách; máy đáp lại bằng nước tốt nhất.
trees-play-turn = Tới lượt { $player }.
trees-play-opened = Máy đi trước: { $move }. Bạn là { $player }, tới lượt bạn.
trees-play-answered-kept = Nước của bạn, { $made }, **giữ được thế thắng**. Máy đáp: { $move }. Bạn là { $player }, tới lượt bạn.
trees-play-answered-gave = Nước của bạn, { $made }, **đánh mất thế thắng**. Máy đáp: { $move }. Bạn là { $player }, tới lượt bạn.
trees-play-answered-held = Nước của bạn, { $made }, **giữ được hòa**. Máy đáp: { $move }. Bạn là { $player }, tới lượt bạn.
trees-play-answered-lostDraw = Nước của bạn, { $made }, **thua: một nước khác giữ được hòa**. Máy đáp: { $move }. Bạn là { $player }, tới lượt bạn.
trees-play-answered-lost = Nước của bạn, { $made }, **thua như mọi nước khác**. Máy đáp: { $move }. Bạn là { $player }, tới lượt bạn.
trees-play-moved-kept = { $mover } đi { $move }, **giữ được thế thắng**. Tới lượt { $player }.
trees-play-moved-gave = { $mover } đi { $move }, **đánh mất thế thắng**. Tới lượt { $player }.
trees-play-moved-held = { $mover } đi { $move }, **giữ được hòa**. Tới lượt { $player }.
trees-play-moved-lostDraw = { $mover } đi { $move }, **thua: một nước khác giữ được hòa**. Tới lượt { $player }.
trees-play-moved-lost = { $mover } đi { $move }, **thua như mọi nước khác**. Tới lượt { $player }.
trees-play-over-draw =
    { $count ->
        [0] Không có nước nào để đi: **hòa**.
       *[other] Ván đấu kết thúc sau { $count } nước: **hòa**.
    }
trees-play-over-you =
    { $count ->
        [0] Không có nước nào để đi: **bạn thắng**.
       *[other] **Bạn thắng** sau { $count } nước.
    }
trees-play-over-engine =
    { $count ->
        [0] Không có nước nào để đi: **máy thắng**.
       *[other] **Máy thắng** sau { $count } nước. Danh sách cho biết nước nào đã làm hỏng ván.
    }
trees-play-over-person =
    { $count ->
        [0] Không có nước nào để đi: **{ $winner } thắng**.
       *[other] **{ $winner } thắng** sau { $count } nước.
    }
trees-play-legal = { $count } nước để chọn
trees-play-onBoard = còn { $count } trên bàn cờ
trees-play-moves = Các nước đã đi
trees-play-effect-kept = ✓ giữ thế thắng
trees-play-effect-gave = ✗ đánh mất thế thắng
trees-play-effect-held = – giữ được hòa
trees-play-effect-lostDraw = ✗ đánh mất hòa
trees-play-effect-lost = – đằng nào cũng thua
trees-row-mark-shortest = ◆ thắng nhanh nhất
trees-row-mark-holds = ◇ giữ được hòa
trees-row-mark-resists = ◇ cầm cự lâu nhất
trees-randomHint = Hạt giống chọn vị trí.

## The terms of the stage: a sentence about each, which opens beside it.

trees-term-position = Vị trí mà các nước của nó đang được thử. Dấu trên ô trống cho biết nước vào đó đáng giá gì; ô gạch chéo là nước bị cắt.
trees-term-ply = Số nước của cả hai người từ xuất phát tới vị trí này.
trees-term-value = Người đi trước được gì từ đây nếu cả hai đi tốt nhất.
trees-term-alpha = Alpha: điều người đi trước đã chắc có nhờ một nước xem trước đó. Trên bản đồ, nước ấy mang chữ α. Giá trị tới mức alpha được gạch chéo: chúng không giúp thêm.
trees-term-beta = Beta: mức cao nhất người đi sau cho phép nhờ một nước xem trước đó. Trên bản đồ, nước ấy mang chữ β. Giá trị từ mức beta trở lên được gạch chéo: người đi sau sẽ ngăn.
trees-term-best = Giá trị tốt nhất tới giờ cho người đến lượt: lớn nhất với người đi trước, nhỏ nhất với người đi sau.
trees-term-ring = Mỗi vòng là một nước tính trước: các nước từ xuất phát nằm sát tâm.
trees-term-wedge = Mỗi hình quạt là một vị trí, rộng theo phần của nó trong mọi kết cục.
trees-term-map = Bản đồ của cây: những gì đã xem, giá trị của chúng, và những gì được bỏ qua vì một nước bị cắt.
trees-term-play = Ván đấu với máy: sau mỗi nước của bạn, máy cho biết nước đó tốt xấu ra sao rồi đáp lại bằng nước tốt nhất.
trees-term-start = Chưa xem gì.
trees-term-entered = Tìm kiếm đi theo một nước và xem các nước đáp lại.
trees-term-over = Một ván đã xong: giá trị theo luật.
trees-term-estimated = Đã tới giới hạn độ sâu: tìm kiếm không xem tiếp, giá trị được ước lượng hoặc chưa ngã ngũ.
trees-term-returned = Mọi nước đáng kể đã xem: giá trị tốt nhất được đưa về nước trước.
trees-term-cut = Alpha đã chạm beta: các nước còn lại không đổi được giá trị ở xuất phát.
trees-term-ended = Tìm kiếm đã xong.
trees-term-steps = Mỗi bước của phim vào một vị trí hoặc đưa một giá trị về. Thanh cho thấy các nước từ xuất phát theo thời gian; mỗi khối mang màu của giá trị.
trees-term-step = Vào một vị trí, hoặc đưa một giá trị về.
trees-term-item = Một ván, đi đến khi kết thúc.
trees-term-stage = Một nước từ xuất phát, cho đến khi biết giá trị.

## The settings of the searches: a name for menus, and a sentence about each.

guide-order = Thứ tự các nước
guide-order-about = Thứ tự thử các nước. Nước tốt nhất đi trước thì alpha-beta cắt được nhiều nhất.
guide-order-given = có sẵn
guide-order-best = tốt trước
guide-plies = Xem xa tới đâu
guide-plies-about = Sau bấy nhiêu nước, tìm kiếm không xem tiếp: vị trí được ước lượng, hoặc coi là chưa ngã ngũ.
guide-plies-all = đến hết
guide-plies-1 = trước 1 nước
guide-plies-2 = trước 2 nước
guide-plies-3 = trước 3 nước
guide-plies-4 = trước 4 nước
guide-plies-5 = trước 5 nước
guide-plies-6 = trước 6 nước
guide-plies-7 = trước 7 nước
guide-plies-8 = trước 8 nước
guide-plies-9 = trước 9 nước

## Counters: short, a number stands above.

counter-entered = vị trí
counter-entered-title = Vị trí đã xem; cùng một bàn ở ván khác được tính lại.
counter-leaves = kết cục
counter-leaves-title = Kết cục của ván, hoặc vị trí ở giới hạn độ sâu.
counter-spared = nước bị cắt
counter-spared-title = Nước bị cắt. Mọi vị trí theo sau đều được bỏ qua; chú giải của bản đồ đếm các vị trí ấy.

## Tic-tac-toe.

tictactoe-inShort = X và O thay phiên. Ba quân thẳng hàng thì thắng.
tictactoe-rules = X và O thay phiên đặt một quân vào ô trống; X đi trước. Ba quân thẳng hàng ngang, dọc hoặc chéo thì thắng; bàn đầy mà không có thì hòa.
tictactoe-text = Mỗi test gồm ba dòng, mỗi dòng ba ô: X, O, hoặc dấu chấm cho ô trống. Nếu hai bên có số quân bằng nhau thì tới lượt X. Đáp án là win, draw hoặc loss cho người đến lượt.
tictactoe-random = Hạt giống chọn vị trí.
tictactoe-move = hàng { $row }, cột { $column }
tictactoe-cell-0 = trống
tictactoe-cell-1 = X
tictactoe-cell-2 = O
tictactoe-editHint = Bấm ô trống để đi nước tiếp theo, hoặc bấm quân của người vừa đi để rút lại. Phím mũi tên và Enter cũng vậy.
tictactoe-touchHint = Chạm ô trống để đi nước tiếp theo, hoặc chạm quân của người vừa đi để rút lại.
tictactoe-preset-sample = Còn năm ô
tictactoe-preset-fork = Hai góc: chỉ một lối đáp
tictactoe-preset-three = Còn sáu ô
tictactoe-preset-centre = X ở giữa
tictactoe-preset-empty = Bàn trống

## Nim.

## Errors in a text, which is read before a run is shown.

input-error-turns = dòng { $line }: số { $first } phải bằng số { $second } hoặc hơn một, vì { $first } đi trước; nhưng có { $firsts } { $first } và { $seconds } { $second }
input-error-heaps = dòng { $line }: sau số đống cần số sỏi của { $expected } đống, từ 0 đến { $most }; lại gặp “{ $found }”
input-error-wonBefore = dòng { $line }: { $winner } đã thắng thì không được đi tiếp, nhưng vẫn có nước đi

# End of trees in vi.
