### Tiếng Việt: lời của các trò chơi. Thuật ngữ như trong glossary.vi.md.

## What all games say.

games-of = / { $known } lần xét
games-fast = Từng ô một: giá trị của mỗi ô do các ô đi tới được từ nó quyết định.
games-size-step = lần xét
games-size-item = ô
games-size-stage = nhóm ô
games-rate-step = { $rate } lần xét/s
games-rate-item = { $rate } ô/s
games-rate-stage = { $rate } nhóm ô/s
games-unit-step = Lần xét
games-unit-item = Ô
games-unit-stage = Nhóm ô
games-goTo-step = Tới lần xét
games-goTo-item = Tới ô
games-goTo-stage = Tới nhóm ô
games-at-step = lần xét { $unit }/{ $known }
games-at-item = ô { $unit }/{ $known }
games-at-stage = nhóm ô { $unit }/{ $known }
games-amount-step = { $count } lần xét
games-amount-item = { $count } ô
games-amount-stage = { $count } nhóm ô
games-keys-step = lùi, tiến một lần xét
games-keys-item = lùi, tiến một ô
games-keys-stage = lùi, tiến một nhóm ô
games-race-computing = Đang tính mọi làn: đã { $count } lần xét
games-race-start = Cuộc đua bắt đầu: mọi làn đứng trước lần xét đầu tiên.
map-why = vì sao
map-play = chơi
map-spread = độ dài
games-map-why = Vì sao ô thắng hay thua, xét từng nước
games-map-play = Một ván cờ trên bảng
games-map-spread = Số vị trí theo độ dài ván cờ
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
games-letter-W = T
games-letter-L = B
games-value-terminal = thua: vị trí kết thúc, không có nước nào
games-value-wins = thắng với { $count } nước của mình, { $plies } lượt
games-value-loses = thua, sau { $plies } lượt
games-start-first = Bảng trống. Bảng được điền sao cho mọi vị trí kế tiếp đều đã biết trước khi xét tới; chỉ cần một vị trí kế tiếp mà đối thủ thua là thắng.
games-start-full = Bảng trống. Bảng được điền sao cho mọi vị trí kế tiếp đều đã biết trước khi xét tới; xét hết để biết ván cờ dài bao lâu.
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
games-forward-worse-wins = Đi tới { $there } thì đối thủ **thắng**. Đã biết nước tốt hơn, mà không còn nước nào khác: ai đến lượt ở { $here } **thắng** với { $count } nước của mình.
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
games-spread-later = Hiện khi bảng đã đầy, để không lộ trước kết cục.
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
games-ending-wins-how = đi trước, với { $count } nước
games-ending-loses-how = đi trước, sau { $plies } lượt
games-ending-terminal-how = đi trước mà không có nước nào
games-outcome-wins = A thắng với { $count } nước của mình
games-outcome-loses = A thua, sau { $plies } lượt
games-outcome-winsPlain = A thắng
games-outcome-losesPlain = A thua
games-certificate = Khẳng định: { $winning } ô thắng, mỗi ô nhờ một nước được nêu tên, dẫn tới chỗ đối thủ thua. { $losing } ô thua: nước nào từ đó cũng dẫn tới ô thắng. Và mỗi ván dài đúng như ô ghi.
games-certificate-plain = Khẳng định: { $winning } ô thắng, mỗi ô nhờ một nước được nêu tên, dẫn tới chỗ đối thủ thua. { $losing } ô thua: nước nào từ đó cũng dẫn tới ô thắng.
games-certificate-checked = ✓ Đã kiểm chứng độc lập: mỗi nước được nêu tên đều hợp lệ, và giá trị mỗi ô suy ra từ giá trị ở mọi nước của nó.
games-board = Bảng
games-editHint = Bấm vào ô nơi ván cờ bắt đầu, hoặc dùng phím mũi tên và Enter.
games-touchHint = Chạm vào ô nơi ván cờ bắt đầu.
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

## Các thuật ngữ trên sân khấu: mỗi thuật ngữ một câu mở ra bên cạnh.

games-term-cell = Mỗi ô là một vị trí của trò chơi; giá trị của ô cho biết người đến lượt ở đó có thắng không.
games-term-table = Bảng có một ô cho mỗi vị trí của trò chơi.
games-term-plies = Một lượt là một nước của một trong hai người: số cho biết ván còn bao nhiêu lượt khi cả hai chơi hay nhất.
games-term-why = Vì sao ô thắng hay thua, xét từng nước.
games-term-play = Một ván trên bảng, với máy hoặc với người, có gợi ý.
games-term-spread = Bao nhiêu vị trí kéo dài bao nhiêu lượt.
games-term-grundy = Số Grundy của một vị trí là số nhỏ nhất, tính từ 0, mà không vị trí kế tiếp nào có. Nó bằng 0 đúng khi người đến lượt thua. Trong một tổng các trò chơi, vị trí được tính như một đống nim cỡ ấy.
games-term-sum = Mỗi nước chỉ đổi một đống, nên các đống là một tổng các trò chơi: số của chúng viết theo hệ nhị phân, gộp bằng phép XOR, cho số của vị trí. Một chữ số là 1 khi phía trên nó có một số lẻ chữ số 1.
games-term-card = Mỗi nước một thẻ: nước đi tới đâu và ai thắng ở đó. Dấu ◆ là nước quyết định, ◇ là nước tốt nhất đến lúc này.
games-term-steps = Mỗi bước của phim xét một nước của một ô. Dòng thời gian có mọi bước, chia theo hàng, hoặc khi đi từ cuối thì theo đợt; lá cờ đánh dấu ô xuất phát.
games-term-step = Một lần xét xem một nước của một ô.
games-term-item = Xét các nước của một ô cho đến khi biết giá trị của nó.
games-term-stage = Các ô được điền cùng lúc: một hàng của bảng, hoặc khi đi từ cuối, mọi ô có ván kéo dài như nhau.

## Số Grundy: bảng đếm các vị trí kế tiếp theo số của chúng.

map-grundy = Grundy
games-map-grundy = Số Grundy của một vị trí, từ số của các vị trí kế tiếp
games-grundy-point = Trỏ vào một ô đã điền, hoặc chọn nó, để xem số Grundy của nó.
games-grundy-asks = Từ { $here } tới được những số nào? Số Grundy là số nhỏ nhất còn thiếu.
games-grundy-list = Các số mà vị trí kế tiếp của { $here } có
games-grundy-number = số
games-grundy-followers = vị trí kế tiếp
games-grundy-before =
    { $last ->
        [0] Số 0 cũng có.
       *[other] Các số từ 0 đến { $last } cũng đều có.
    }
games-grundy-missing = không vị trí kế tiếp nào có: số nhỏ nhất còn thiếu
games-grundy-more = và { $count } vị trí nữa
games-grundy-larger = Số lớn hơn, không tính đến: { $numbers }
games-grundy-and = { $list }, { $next }
games-grundy-soFar = Tới giờ, số nhỏ nhất còn thiếu là { $least }
games-grundy-left = Còn { $count } vị trí kế tiếp chưa xét.
games-grundy-so = Số Grundy là { $number }
games-grundy-so-wins = Số này khác 0: có nước dẫn tới số 0, nên người đến lượt thắng.
games-grundy-so-loses = Không nước nào dẫn tới số 0: người đến lượt thua.
games-grundy-so-terminal = Không có nước nào, nên thiếu số 0: người đến lượt đã thua.
games-grundy-sum = Theo từng đống
games-grundy-part = đống { $number }
games-grundy-xor = phép XOR

## The algorithms: a name for menus, and a sentence about each.

algorithm-first = Bảng đầu tiên
algorithm-first-about = Quy hoạch động từng ô: ô thắng ngay khi thấy một vị trí kế tiếp mà đối thủ thua. Bảng cho biết ai thắng, không cho biết bao lâu.
algorithm-full = Bảng đầy đủ
algorithm-full-about = Quy hoạch động từng ô, xét mọi vị trí kế tiếp: người thắng đi nhanh nhất, người thua kéo dài nhất, nên mỗi ô còn cho biết ván cờ dài bao lâu.
algorithm-waves = Phân tích ngược
algorithm-waves-about = Đi từ cuối: hàng đợi bắt đầu với các vị trí kết thúc, mỗi vị trí lấy ra quyết định các vị trí dẫn tới nó. Các ô được điền theo thứ tự số lượt.
algorithm-minimax = Minimax
algorithm-minimax-about = Mọi ván được đi đến hết. Một người chọn giá trị lớn nhất, người kia chọn nhỏ nhất.
algorithm-alphabeta = Tìm kiếm alpha-beta
algorithm-alphabeta-about = Minimax bỏ qua các nước không đổi được giá trị: một người đã chắc được nhiều hơn ở chỗ khác.

## Counters: short, a number stands above.

counter-filled = đã điền
counter-filled-title = Ô đã biết giá trị.
counter-winning = thắng
counter-winning-title = Ô mà người đến lượt thắng.
counter-losing = thua
counter-losing-title = Ô mà người đến lượt thua.
counter-longest = thắng lâu nhất
counter-longest-title = Số nước của mình trong ván thắng lâu nhất.

## What is said of a game that has no words of its own for it.

games-position = hàng { $row }, cột { $column }
games-move = tới hàng { $row }, cột { $column }
games-short = ({ $row }, { $column })
games-note = { $rows } × { $columns } vị trí
games-rows = hàng
games-columns = cột
games-randomHint = Vị trí xuất phát được sinh theo hạt giống.

## The Tab game.

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

subtract-shortName = Bốc sỏi
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

## Nim.

nim-inShort = Bốc sỏi từ một đống. Ai không bốc được thì thua.
nim-rules = Mỗi nước bốc một hoặc nhiều viên từ một đống. Hai người lần lượt đi, A trước; ai không bốc được thì thua.
nim-text = Mỗi test một dòng: số đống, rồi số sỏi của từng đống. Đáp án là Yes nếu người đến lượt thắng, nếu không thì No.
nim-random = Các đống sỏi được sinh theo hạt giống.
nim-position = ({ $heaps })
nim-short = ({ $heaps })
nim-move = bốc { $count } ở đống { $heap }
nim-rows =
    { $firsts ->
        [0] các đống:
        [1] đống 1:
        [2] đống 1 và 2:
       *[other] đống 1 đến { $firsts }:
    }
nim-columns =
    { $single ->
        [1] đống { $next }:
       *[other] đống { $next } đến { $heaps }:
    }
nim-note = { $rows } × { $columns }, mỗi vị trí một ô
nim-preset-three = 3, 4 và 5
nim-preset-lost = 1, 2 và 3: thua
nim-preset-tree = 1, 2 và 2, dạng cây
nim-preset-rows = 1, 3, 5 và 7
nim-preset-two = 12 và 9
nim-preset-large = 400 và 480
nim-treeMove = đống { $heap } còn { $left }
nim-trees-play-yours = Bạn là { $player } và tới lượt bạn. Hãy chọn một viên: viên ấy và mọi viên sau nó được bốc. Hoặc chọn một nước trong danh sách; máy đáp lại bằng nước tốt nhất.
nim-trees-term-position = Vị trí mà các nước của nó đang được thử. Mỗi nước bốc một viên và mọi viên sau nó. Dấu trên viên sỏi cho biết nước ấy đáng giá gì; viên bị gạch chéo là nước bị cắt.
nim-cell-0 = không có sỏi
nim-cell-1 = viên sỏi
nim-editHint = Bấm một chỗ: đống kết thúc ở đó, hoặc ngay trước đó nếu đã kết thúc ở đó. Phím mũi tên và Enter cũng vậy.
nim-touchHint = Chạm một chỗ: đống kết thúc ở đó, hoặc ngay trước đó nếu đã kết thúc ở đó.

## Chomp.

chomp-inShort = Cắn thanh sô-cô-la. Ai chỉ còn ô có độc thì thua.
chomp-rules = Mỗi lần cắn lấy đi một ô của thanh cùng mọi ô ở dưới và bên phải nó. Ô ở góc trên bên trái có độc. Hai người lần lượt cắn, A trước; ai đến lượt mà chỉ còn ô có độc thì thua.
chomp-text = Một dòng gồm số test, rồi mỗi test một dòng: số hàng, số cột của thanh, và nếu thanh đã bị cắn thì thêm độ dài của mọi hàng. Đáp án là win hoặc loss cho người đến lượt.
chomp-random = Hạt giống chọn phần còn lại của thanh.
chomp-position = thanh { $bar }
chomp-move = cắn ở hàng { $row }, cột { $column }
chomp-treeMove = hàng { $row }, cột { $column }
chomp-short = { $bar }
chomp-note = { $cells } vị trí: mọi cách thanh có thể bị cắn
chomp-rows = vị trí
chomp-columns = thêm
chomp-preset-tree = 2 × 3, bằng cây
chomp-preset-lost = 4-2-2: thanh thua
chomp-preset-five = 4 × 5
chomp-preset-large = 7 × 7
chomp-cell-0 = đã bị cắn
chomp-cell-1 = sô-cô-la
chomp-cell-2 = ô có độc
chomp-editHint = Bấm một ô để cắn ở đó, hoặc ô đã bị cắn để đặt lại. Phím mũi tên và Enter cũng vậy.
chomp-touchHint = Chạm một ô để cắn ở đó, hoặc ô đã bị cắn để đặt lại.
chomp-goes = { $player } cắn ở đây:
chomp-cell-now = { $content } đang cắn ở đây
chomp-cell-ahead = { $content }, chưa thử cắn ở đây
chomp-step-entered = { $mover } có thể cắn ở { $move }. { $other } đáp lại được gì?
chomp-step-over-win = { $mover } cắn ở { $move }, chỉ còn ô có độc: **{ $first } thắng**.
chomp-step-over-loss = { $mover } cắn ở { $move }, chỉ còn ô có độc: **{ $second } thắng**.
chomp-step-estimated = { $mover } cắn ở { $move }. Tìm kiếm không nhìn xa hơn: nó **ước lượng** { $value } cho { $first }.
chomp-step-returned-best = Nếu { $mover } cắn ở { $move }, { $first } được **{ $result }**: tốt nhất cho { $mover } đến giờ.
chomp-step-returned-same = Nếu { $mover } cắn ở { $move }, { $first } được **{ $result }**: không tốt hơn cho { $mover } so với nước trước.
chomp-play-moved-kept = { $mover } cắn ở { $move }, **giữ được thế thắng**. Đến lượt { $player }.
chomp-play-moved-gave = { $mover } cắn ở { $move }, **bỏ mất thế thắng**. Đến lượt { $player }.
chomp-play-moved-lost = { $mover } cắn ở { $move }, **thua như mọi nước khác**. Đến lượt { $player }.
chomp-play-yours = Bạn là { $player } và đến lượt. Chọn một ô, hoặc một nước trong danh sách; tìm kiếm đáp bằng nước tốt nhất của nó.

## Trò chơi Wythoff.

wythoff-shortName = Wythoff
wythoff-inShort = Bốc từ một đống, hoặc bằng nhau từ cả hai. Ai hết sỏi thì thua.
wythoff-rules = Mỗi nước bốc bao nhiêu sỏi tùy ý từ một trong hai đống, hoặc bốc cùng một số từ cả hai. Hai người lần lượt bốc, A trước; ai đến lượt mà cả hai đống đã hết thì thua. Trên bảng, quân hậu đi lên, sang trái, hoặc cả hai.
wythoff-text = Mỗi test một dòng: số sỏi của hai đống, mỗi đống không quá 1.000.000.000. Đáp án là 1 nếu người đi trước thắng, không thì 0. Đống quá lớn so với bảng được trả lời bằng công thức.
wythoff-random = Các đống được sinh theo hạt giống.
wythoff-position = ({ $a }, { $b })
wythoff-move-first = bốc { $count } từ đống thứ nhất
wythoff-move-second = bốc { $count } từ đống thứ hai
wythoff-move-both = bốc { $count } từ cả hai đống
wythoff-treeMove = ({ $a }, { $b })
wythoff-short = ({ $a }, { $b })
wythoff-note = { $rows } × { $columns }, mỗi ô là một cặp đống
wythoff-rows = đống thứ nhất
wythoff-columns = đống thứ hai
wythoff-preset-sample = Ví dụ của đề: 8 và 4
wythoff-preset-tree = 2 và 3, bằng cây
wythoff-preset-lost = 4 và 7: thua
wythoff-preset-pattern = 20 và 20: quy luật
wythoff-preset-large = 300 và 300
wythoff-cell-0 = trống
wythoff-cell-1 = quân hậu
wythoff-editHint = Bấm ô mà ván chơi bắt đầu, hoặc dùng phím mũi tên và Enter.
wythoff-touchHint = Chạm ô mà ván chơi bắt đầu.
wythoff-play-yours = Bạn là { $player } và đến lượt. Chọn một ô cho quân hậu, hoặc một nước trong danh sách; tìm kiếm đáp bằng nước tốt nhất của nó.

## Thiết lập và lỗi của các trò chơi này.

input-error-tooManyPositions = dòng { $line }: cần thanh có không quá { $limit } vị trí; { $rows } × { $columns } ô thì có nhiều hơn
input-error-lengths = dòng { $line }: sau kích thước của thanh cần không có gì, hoặc độ dài của cả { $rows } hàng; nhưng có thêm { $found } số
input-error-stairs = dòng { $line }: hàng { $row } có nhiều nhất { $most } ô, vì không hàng nào dài hơn hàng trên nó; nhưng có { $found }
error-byFormula = Bảng có đống không quá { $limit }, nên ván này được trả lời bằng công thức: { $wins ->
        [0] ai đi trước với { $first } và { $second } thì thua.
       *[other] ai đi trước với { $first } và { $second } thì thắng, bằng cách để lại { $left } và { $right }.
    }
error-largeTree = Cây của ván này có hơn { $limit } vị trí. Hãy chọn bảng, hoặc ván nhỏ hơn.

# End of games in vi.
