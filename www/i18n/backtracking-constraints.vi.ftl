### Vietnamese: the constraint puzzles. Fetched with the wasm that has them.

## The algorithms: a name for menus, and a sentence about each.

algorithm-plain = Quay lui thuần
algorithm-plain-about = Thử lần lượt từng giá trị và loại giá trị xung đột với lựa chọn trước. Không nhìn trước gì cả.
algorithm-forward = Kiểm tra trước
algorithm-forward-about = Mỗi lựa chọn gạch bỏ những giá trị xung đột với nó. Biến nào hết giá trị thì lựa chọn được rút lại ngay.
algorithm-arcs = Nhất quán cung (AC-3)
algorithm-arcs-about = Trước khi tìm và sau mỗi lựa chọn, gạch bỏ mọi giá trị mà một biến khác không còn giá trị nào khớp, lặp lại đến khi không đổi nữa.

## The settings of these algorithms: a label, the values, and a sentence about each value.

guide-variables = Biến kế tiếp
guide-variables-given = Theo thứ tự
guide-variables-given-about = Biến kế tiếp là biến đầu tiên chưa có giá trị.
guide-variables-fewest-values = Ít giá trị nhất
guide-variables-fewest-values-about = Biến kế tiếp là biến còn ít giá trị nhất, vì nếu hỏng thì nó hỏng sớm nhất. Nếu vài biến còn ít như nhau thì lấy biến đầu tiên trong số đó.
guide-variables-most-constraining = Ràng buộc nhiều nhất
guide-variables-most-constraining-about = Biến kế tiếp là biến có nhiều ràng buộc nhất với các biến chưa có giá trị. Nếu vài biến có nhiều như nhau thì lấy biến đầu tiên trong số đó.
guide-values = Giá trị
guide-values-given = Theo thứ tự
guide-values-given-about = Các giá trị của một biến được thử từ đầu đến cuối.
guide-values-least-constraining = Ít ràng buộc nhất
guide-values-least-constraining-about = Trước hết là giá trị gạch bỏ ít giá trị của biến khác nhất. Nếu vài giá trị gạch ít như nhau thì lấy giá trị đầu tiên trong số đó.

## What is wrong with a text or an edit of these puzzles.

error-repeated = Chữ số này đã có trong hàng, cột hoặc khối của ô.
input-error-afterEnd = dòng { $line }: sau số 0 kết thúc dữ liệu không được có gì, nhưng gặp "{ $found }"
input-error-repeated =
    { $unit ->
        [row] dòng { $line }: mỗi chữ số chỉ được một lần trong hàng, nhưng gặp { $digit } ở hàng { $row }, cột { $firstColumn } và cột { $column }
        [column] dòng { $line }: mỗi chữ số chỉ được một lần trong cột, nhưng gặp { $digit } ở cột { $column }, hàng { $firstRow } và hàng { $row }
       *[box] dòng { $line }: mỗi chữ số chỉ được một lần trong khối, nhưng gặp { $digit } ở hàng { $firstRow }, cột { $firstColumn } và ở hàng { $row }, cột { $column } của cùng một khối
    }

## Queens.

queens-inShort = Đặt các quân hậu sao cho không quân nào ăn quân nào.
queens-rules = Mỗi hàng một quân hậu, và không hai quân nào cùng cột hay cùng đường chéo.
queens-text = Mỗi bàn cờ một dòng gồm cạnh của nó, từ 1 đến 12. Dòng có số 0 kết thúc dữ liệu. Kết quả là số lời giải.
queens-standing = { $number }/{ $count } quân hậu
queens-title-place = hàng { $nextRow } còn { $count } ô
queens-title-forced = hàng { $nextRow } chỉ còn một ô
queens-title-retreat = rút lại một quân hậu
queens-title-answer = một lời giải
queens-title-cut = { $reason }
queens-number = hậu { $number }
queens-left =
    { $count ->
        [0] còn 0: rút lại
       *[other] còn { $count } ô
    }
queens-legend-earlier = bị một hậu trước gạch bỏ
queens-legend-alone = chỉ do hậu { $number } gạch bỏ
queens-legend-left = còn trống
queens-complete = hàng nào cũng có hậu ★
queens-nothing = không có ô nào để thử ở đây
queens-inReach-all = { $count } ô cho quân hậu kế tiếp, đã thử { $tried }
queens-counted-placed = quân hậu đã đặt
queens-counted-refused = bị ăn
queens-part-ring-note = một quân hậu
queens-part-arc-note = một ô trong hàng
queens-note-ring = vòng: một quân hậu
queens-note-arc = cung: một ô trong hàng
queens-looked-pending = Hậu { $depth }, ô { $number }/{ $of }: chưa thử
queens-looked-placed = Hậu { $depth }, ô { $number }/{ $of }: trên đường đi
queens-looked-failed = Hậu { $depth }, ô { $number }/{ $of }: đã thử, hỏng
queens-looked-refused = Hậu { $depth }, ô { $number }/{ $of }: bị ăn
queens-looked-pruned = Hậu { $depth }, ô { $number }/{ $of }: bị cắt
queens-marks = Dấu trên bàn cờ: vương miện là quân hậu, số của nó là thứ tự đặt. Dấu chéo là ô đã bị một quân hậu gạch bỏ, đậm màu hổ phách nếu chỉ do quân hậu cuối. Dấu chéo trong vòng tròn do nhất quán cung gạch bỏ. Chấm là ô còn lại, khung đậm là ô sắp thử.
queens-cell-queen = hậu { $number }
queens-cell-crossed = bị hậu { $number } gạch bỏ
queens-cell-crossedFirst = bị gạch bỏ trước khi tìm
queens-cell-free = trống
queens-cell-next = trống, sắp được thử
queens-fast = Các quân hậu được đặt, và được rút lại khi một hàng hết ô: nhiều nhất tới giờ là **{ $deepest }**.
queens-start = Bắt đầu tìm kiếm: bàn cờ chưa có quân hậu nào. Hàng { $nextRow } đi đầu.
queens-start-impossible = Không có lời giải, biết được mà không cần tìm.
queens-place = Hậu { $number } ở hàng { $row }, cột { $column }. Kế tiếp là hàng { $nextRow }.
queens-place-plain = Hậu { $number } ở hàng { $row }, cột { $column }: không quân hậu trước nào ăn nó. Kế tiếp là hàng { $nextRow }.
queens-place-given =
    { $crossed ->
        [0] Hậu { $number } ở hàng { $row }, cột { $column } không gạch thêm ô nào. Kế tiếp là hàng { $nextRow }, vì các hàng đi **theo thứ tự**.
       *[other] Hậu { $number } ở hàng { $row }, cột { $column } gạch bỏ { $crossed } ô. Kế tiếp là hàng { $nextRow }, vì các hàng đi **theo thứ tự**.
    }
queens-place-fewest-values =
    { $crossed ->
        [0] Hậu { $number } ở hàng { $row }, cột { $column } không gạch thêm ô nào. Kế tiếp là hàng { $nextRow }: không hàng nào **còn ít ô hơn** { $left } ô của nó.
       *[other] Hậu { $number } ở hàng { $row }, cột { $column } gạch bỏ { $crossed } ô. Kế tiếp là hàng { $nextRow }: không hàng nào **còn ít ô hơn** { $left } ô của nó.
    }
queens-place-tiedFewest =
    { $crossed ->
        [0] Hậu { $number } ở hàng { $row }, cột { $column } không gạch thêm ô nào. Kế tiếp là hàng { $nextRow }: hàng đầu trong { $tied } hàng **còn ít ô nhất**, mỗi hàng còn { $left }.
       *[other] Hậu { $number } ở hàng { $row }, cột { $column } gạch bỏ { $crossed } ô. Kế tiếp là hàng { $nextRow }: hàng đầu trong { $tied } hàng **còn ít ô nhất**, mỗi hàng còn { $left }.
    }
queens-place-most-constraining =
    { $crossed ->
        [0] Hậu { $number } ở hàng { $row }, cột { $column } không gạch thêm ô nào. Kế tiếp là hàng { $nextRow }: các hàng ràng buộc **nhiều như nhau**, nên lấy hàng đầu.
       *[other] Hậu { $number } ở hàng { $row }, cột { $column } gạch bỏ { $crossed } ô. Kế tiếp là hàng { $nextRow }: các hàng ràng buộc **nhiều như nhau**, nên lấy hàng đầu.
    }
queens-place-forced =
    { $crossed ->
        [0] Hậu { $number } ở hàng { $row }, cột { $column } không gạch thêm ô nào. Kế tiếp là hàng { $nextRow }: nó **chỉ còn một ô**, nên lựa chọn là bắt buộc.
       *[other] Hậu { $number } ở hàng { $row }, cột { $column } gạch bỏ { $crossed } ô. Kế tiếp là hàng { $nextRow }: nó **chỉ còn một ô**, nên lựa chọn là bắt buộc.
    }
queens-place-tiedForced =
    { $crossed ->
        [0] Hậu { $number } ở hàng { $row }, cột { $column } không gạch thêm ô nào. Kế tiếp là hàng { $nextRow }: hàng đầu trong { $tied } hàng **chỉ còn một ô**, nên lựa chọn là bắt buộc.
       *[other] Hậu { $number } ở hàng { $row }, cột { $column } gạch bỏ { $crossed } ô. Kế tiếp là hàng { $nextRow }: hàng đầu trong { $tied } hàng **chỉ còn một ô**, nên lựa chọn là bắt buộc.
    }
queens-place-answer = Với hậu { $number } ở hàng { $row }, cột { $column } hàng nào cũng có hậu, không quân nào ăn quân nào: **một lời giải**.
queens-cut-noValue = Hậu { $number } gạch bỏ { $lost } ô trống cuối cùng của hàng { $witnessRow }. Các hàng khác thế nào đi nữa, **ở đó không đặt được hậu**: rút lại ngay bây giờ, không đợi vài hàng sau.
queens-cut-arcs = Sau hậu { $number }, mọi ô của hàng { $witnessRow } đều xung đột với một quân hậu hoặc với mọi ô còn lại của một hàng khác: **ở đó không đặt được hậu**, nên rút lại.
queens-refuse-attacked = Hàng { $row }, cột { $column } **bị ăn** bởi hậu { $witnessNumber } ở hàng { $witnessRow }, cột { $witnessColumn }.
queens-retreat = Sau hàng { $row }, cột { $column } không còn gì để thử: **rút lại** hậu { $number }, cùng những gì nó đã gạch bỏ.
queens-last-impossible = Đã thử hết, và **không có lời giải**.
queens-last-counted = Đã thử hết: { $count } lời giải.
queens-score = gạch bỏ { $count }
queens-reason-attacked = bị một quân hậu ăn
queens-reason-noValue = một hàng hết ô
queens-because-noValue = hàng { $witnessRow } hết ô
queens-answer-none = Chưa có lời giải
queens-answer-found = Lời giải: { $count } quân hậu
queens-answer-impossible = Không thể: không có lời giải
queens-certificate = Khẳng định: trong { $count } quân hậu này không quân nào ăn quân nào.
queens-certificate-checked = ✓ Đã kiểm chứng không cần tìm kiếm: đã so từng cặp quân hậu.
queens-certificate-list = Các quân hậu, theo hàng
queens-preset-eight = Tám quân hậu
queens-preset-plain = Tám quân hậu, không gạch bỏ
queens-preset-small = Bốn quân hậu
queens-preset-arcs = Sáu quân hậu, nhất quán cung
queens-preset-count = Sáu quân hậu, mọi lời giải
queens-preset-large = Mười hai quân hậu

## Sudoku.

sudoku-inShort = Mỗi số một lần trong hàng, cột, khối.
sudoku-rules = Mỗi chữ số từ 1 đến 9 xuất hiện một lần trong mỗi hàng, mỗi cột và mỗi khối ba nhân ba ô.
sudoku-text = Số bàn cờ, rồi mỗi bàn chín dòng, mỗi dòng chín chữ số, 0 hoặc . là ô trống. Một bàn cũng có thể là một dòng 81 ký tự.
sudoku-standing = đã điền { $number }/{ $count } ô
sudoku-title-place = ô kế tiếp có { $count } chữ số
sudoku-title-forced = chỉ một chữ số hợp
sudoku-title-retreat = rút lại một chữ số
sudoku-title-answer = đã giải xong
sudoku-title-cut = { $reason }
sudoku-complete = ô nào cũng đã điền ★
sudoku-nothing = không có chữ số nào để thử ở đây
sudoku-inReach-all = { $count } chữ số cho ô kế tiếp, đã thử { $tried }
sudoku-counted-placed = ô đã điền
sudoku-part-ring-note = một ô phải điền
sudoku-part-arc-note = một chữ số cho ô
sudoku-note-ring = vòng: một ô
sudoku-note-arc = cung: một chữ số
sudoku-marks = Dấu trên bàn cờ: chữ số lớn là đã cho hoặc đã chọn, chữ số nhỏ là những gì ô còn lại. Chữ số hổ phách bị gạch là do lựa chọn cuối gạch bỏ, chữ số mờ là bị gạch trước đó. Ô có khung đậm là ô kế tiếp.
sudoku-editHint = Bấm vào ô hoặc gõ chữ số; 0 là để trống.
sudoku-touchHint = Chạm vào ô để đổi chữ số.
sudoku-cell-given = { $digit }, đã cho
sudoku-cell-digit = { $digit }, lựa chọn { $number }
sudoku-cell-empty = trống
sudoku-cell-left = trống, còn: { $digits }
sudoku-cell-next = trống, kế tiếp, còn: { $digits }
sudoku-cell-none = trống, hết chữ số
sudoku-fast = Các chữ số được điền, và được rút lại khi một ô hết chữ số: nhiều nhất tới giờ là **{ $deepest }** ô.
sudoku-start = Bắt đầu tìm kiếm: trên bàn chỉ có các chữ số đã cho. Hàng { $nextRow }, cột { $nextColumn } đi đầu.
sudoku-start-answer = Mọi ô đều đã cho: đã giải xong.
sudoku-start-impossible = Không có lời giải: các chữ số đã cho làm một ô hết chữ số.
sudoku-place = Điền { $code } vào hàng { $row }, cột { $column }. Kế tiếp là hàng { $nextRow }, cột { $nextColumn }.
sudoku-place-plain = Điền { $code } vào hàng { $row }, cột { $column }: hàng, cột và khối của ô chưa có nó. Kế tiếp là hàng { $nextRow }, cột { $nextColumn }.
sudoku-place-given =
    { $crossed ->
        [0] { $code } ở hàng { $row }, cột { $column } không gạch thêm chữ số nào. Kế tiếp là hàng { $nextRow }, cột { $nextColumn }, vì các ô đi **theo thứ tự**.
       *[other] { $code } ở hàng { $row }, cột { $column } gạch bỏ { $crossed } chữ số. Kế tiếp là hàng { $nextRow }, cột { $nextColumn }, vì các ô đi **theo thứ tự**.
    }
sudoku-place-fewest-values =
    { $crossed ->
        [0] { $code } ở hàng { $row }, cột { $column } không gạch thêm chữ số nào. Kế tiếp là hàng { $nextRow }, cột { $nextColumn }: không ô nào **còn ít chữ số hơn** { $left } của nó.
       *[other] { $code } ở hàng { $row }, cột { $column } gạch bỏ { $crossed } chữ số. Kế tiếp là hàng { $nextRow }, cột { $nextColumn }: không ô nào **còn ít chữ số hơn** { $left } của nó.
    }
sudoku-place-tiedFewest =
    { $crossed ->
        [0] { $code } ở hàng { $row }, cột { $column } không gạch thêm chữ số nào. Kế tiếp là hàng { $nextRow }, cột { $nextColumn }: ô đầu trong { $tied } ô **còn ít chữ số nhất**, mỗi ô còn { $left }.
       *[other] { $code } ở hàng { $row }, cột { $column } gạch bỏ { $crossed } chữ số. Kế tiếp là hàng { $nextRow }, cột { $nextColumn }: ô đầu trong { $tied } ô **còn ít chữ số nhất**, mỗi ô còn { $left }.
    }
sudoku-place-most-constraining =
    { $crossed ->
        [0] { $code } ở hàng { $row }, cột { $column } không gạch thêm chữ số nào. Kế tiếp là hàng { $nextRow }, cột { $nextColumn }: không ô nào thấy **nhiều ô trống hơn**.
       *[other] { $code } ở hàng { $row }, cột { $column } gạch bỏ { $crossed } chữ số. Kế tiếp là hàng { $nextRow }, cột { $nextColumn }: không ô nào thấy **nhiều ô trống hơn**.
    }
sudoku-place-forced =
    { $crossed ->
        [0] { $code } ở hàng { $row }, cột { $column } không gạch thêm chữ số nào. Kế tiếp là hàng { $nextRow }, cột { $nextColumn }: nó **chỉ còn một chữ số**.
       *[other] { $code } ở hàng { $row }, cột { $column } gạch bỏ { $crossed } chữ số. Kế tiếp là hàng { $nextRow }, cột { $nextColumn }: nó **chỉ còn một chữ số**.
    }
sudoku-place-tiedForced =
    { $crossed ->
        [0] { $code } ở hàng { $row }, cột { $column } không gạch thêm chữ số nào. Kế tiếp là hàng { $nextRow }, cột { $nextColumn }: ô đầu trong { $tied } ô **chỉ còn một chữ số**.
       *[other] { $code } ở hàng { $row }, cột { $column } gạch bỏ { $crossed } chữ số. Kế tiếp là hàng { $nextRow }, cột { $nextColumn }: ô đầu trong { $tied } ô **chỉ còn một chữ số**.
    }
sudoku-place-answer = Với { $code } ở hàng { $row }, cột { $column } mọi ô đã điền: **đã giải xong**.
sudoku-cut-noValue = { $code } ở hàng { $row }, cột { $column } gạch bỏ { $lost } chữ số cuối cùng của hàng { $witnessRow }, cột { $witnessColumn }. **Ở đó không còn gì hợp**, nên rút lại ngay.
sudoku-cut-arcs = Sau { $code } ở hàng { $row }, cột { $column }, chữ số nào cho hàng { $witnessRow }, cột { $witnessColumn } cũng làm một ô khác hết chữ số: **ở đó không còn gì hợp**, nên rút lại.
sudoku-refuse-taken = { $code } **không thể ở** hàng { $row }, cột { $column }: nó đã ở hàng { $witnessRow }, cột { $witnessColumn }.
sudoku-retreat = Sau { $code } ở hàng { $row }, cột { $column } không còn gì để thử: **rút lại** nó, cùng những gì nó đã gạch bỏ.
sudoku-last-impossible = Đã thử hết, và **không có lời giải**.
sudoku-last-counted = Đã thử hết: { $count } lời giải.
sudoku-choice = { $code } ở h{ $row } c{ $column }
sudoku-choice-code = { $code } ở h{ $row } c{ $column }
sudoku-score = gạch bỏ { $count }
sudoku-random = Hạt giống quyết định các chữ số.
sudoku-random-any = bàn bất kỳ
sudoku-random-unique = đúng một lời giải
sudoku-reason-taken = đã có trong hàng, cột hoặc khối
sudoku-reason-noValue = một ô hết chữ số
sudoku-because-noValue = hàng { $witnessRow }, cột { $witnessColumn } hết chữ số
sudoku-answer-none = Chưa giải xong
sudoku-answer-found = Đã giải: điền { $count } ô
sudoku-answer-impossible = Không thể: không có lời giải
sudoku-certificate = Khẳng định: với { $count } chữ số này, mỗi hàng, cột và khối có mỗi chữ số một lần.
sudoku-certificate-checked = ✓ Đã kiểm chứng không cần tìm kiếm: đã so từng cặp ô thấy nhau.
sudoku-certificate-list = Các ô, theo thứ tự đã điền
sudoku-preset-sample = Ví dụ của đề
sudoku-preset-hard = Nổi tiếng là khó
sudoku-preset-several = Nhiều lời giải

## Colouring a map. $region, $next and $other are letters of the map.

colouring-inShort = Tô bản đồ: láng giềng khác màu.
colouring-rules = Mỗi vùng được một màu, và hai vùng có chung biên giới có màu khác nhau.
colouring-text = Mỗi hàng của bản đồ một dòng, mỗi ô một chữ cái, . là biển. Dòng trống kết thúc một bản đồ. Kết quả có số của màu thay cho mỗi chữ cái.
colouring-standing = đã tô { $number }/{ $count } vùng
colouring-title-place = { $next } có { $count } màu
colouring-title-forced = { $next } chỉ còn một màu
colouring-title-retreat = rút lại một màu
colouring-title-answer = đã tô xong bản đồ
colouring-title-cut = { $reason }
colouring-complete = vùng nào cũng có màu ★
colouring-nothing = không có màu nào để thử ở đây
colouring-inReach-all = { $count } màu cho vùng kế tiếp, đã thử { $tried }
colouring-counted-placed = vùng đã tô
colouring-part-ring-note = một vùng
colouring-part-arc-note = một màu cho vùng
colouring-note-ring = vòng: một vùng
colouring-note-arc = cung: một màu
colouring-marks = Dấu trên bản đồ: chữ cái là tên vùng, các chấm bên dưới là những màu còn lại. Chấm hổ phách bị gạch là do lựa chọn cuối gạch bỏ, chấm xám bị gạch là trước đó. Vùng có khung đậm là vùng kế tiếp.
colouring-colour-1 = xanh dương
colouring-colour-2 = hổ phách
colouring-colour-3 = xanh lá
colouring-colour-4 = cam
colouring-cell-sea = biển
colouring-cell-coloured = { $region }, { $colour }
colouring-cell-plain = { $region }, chưa có màu
colouring-cell-left = { $region }, còn { $count } màu
colouring-cell-next = { $region }, kế tiếp, còn { $count } màu
colouring-fast = Các vùng được tô, và màu được rút lại khi một vùng hết màu: nhiều nhất tới giờ là **{ $deepest }** vùng.
colouring-start = Bắt đầu tìm kiếm: chưa vùng nào có màu. { $next } đi đầu.
colouring-start-impossible = Không có lời giải, biết được mà không cần tìm.
colouring-place = { $region } nhận màu { $code }. Kế tiếp là { $next }.
colouring-place-plain = { $region } nhận màu { $code }: không láng giềng nào có màu đó. Kế tiếp là { $next }.
colouring-place-given =
    { $crossed ->
        [0] { $region } nhận màu { $code }, không láng giềng nào mất màu đó. Kế tiếp là { $next }, vì các vùng đi **theo thứ tự**.
       *[other] { $region } nhận màu { $code }, { $crossed } láng giềng mất màu đó. Kế tiếp là { $next }, vì các vùng đi **theo thứ tự**.
    }
colouring-place-fewest-values =
    { $crossed ->
        [0] { $region } nhận màu { $code }, không láng giềng nào mất màu đó. Kế tiếp là { $next }: không vùng nào **còn ít màu hơn** { $left } màu của nó.
       *[other] { $region } nhận màu { $code }, { $crossed } láng giềng mất màu đó. Kế tiếp là { $next }: không vùng nào **còn ít màu hơn** { $left } màu của nó.
    }
colouring-place-tiedFewest =
    { $crossed ->
        [0] { $region } nhận màu { $code }, không láng giềng nào mất màu đó. Kế tiếp là { $next }: vùng đầu trong { $tied } vùng **còn ít màu nhất**, mỗi vùng còn { $left }.
       *[other] { $region } nhận màu { $code }, { $crossed } láng giềng mất màu đó. Kế tiếp là { $next }: vùng đầu trong { $tied } vùng **còn ít màu nhất**, mỗi vùng còn { $left }.
    }
colouring-place-most-constraining =
    { $crossed ->
        [0] { $region } nhận màu { $code }, không láng giềng nào mất màu đó. Kế tiếp là { $next }: không vùng nào có **nhiều láng giềng chưa tô hơn**.
       *[other] { $region } nhận màu { $code }, { $crossed } láng giềng mất màu đó. Kế tiếp là { $next }: không vùng nào có **nhiều láng giềng chưa tô hơn**.
    }
colouring-place-forced =
    { $crossed ->
        [0] { $region } nhận màu { $code }, không láng giềng nào mất màu đó. Kế tiếp là { $next }: nó **chỉ còn một màu**.
       *[other] { $region } nhận màu { $code }, { $crossed } láng giềng mất màu đó. Kế tiếp là { $next }: nó **chỉ còn một màu**.
    }
colouring-place-tiedForced =
    { $crossed ->
        [0] { $region } nhận màu { $code }, không láng giềng nào mất màu đó. Kế tiếp là { $next }: vùng đầu trong { $tied } vùng **chỉ còn một màu**.
       *[other] { $region } nhận màu { $code }, { $crossed } láng giềng mất màu đó. Kế tiếp là { $next }: vùng đầu trong { $tied } vùng **chỉ còn một màu**.
    }
colouring-place-answer = Với { $region } vùng nào cũng có màu, không láng giềng nào trùng màu: **đã tô xong bản đồ**.
colouring-cut-noValue = { $region } lấy mất màu cuối cùng của { $other }. **Nó không còn màu nào**, nên màu này được rút lại ngay.
colouring-cut-arcs = Sau màu { $code } cho { $region }, màu nào cho { $other } cũng làm một vùng khác hết màu: **nó không còn màu nào**, nên màu này được rút lại.
colouring-refuse-same = { $region } **không thể nhận** màu { $code }: láng giềng { $other } đã có màu đó.
colouring-retreat = Sau màu { $code } cho { $region } không còn gì để thử: **rút lại** màu này, các láng giềng có lại nó.
colouring-last-impossible = Đã thử hết: **từng ấy màu không đủ**.
colouring-last-counted = Đã thử hết: { $count } lời giải.
colouring-choice = màu { $code }
colouring-choice-code = màu { $code }
colouring-score = gạch bỏ { $count }
colouring-reason-same = một láng giềng đã có
colouring-reason-noValue = một vùng hết màu
colouring-because-noValue = { $other } hết màu
colouring-answer-none = Chưa tô xong
colouring-answer-found = Đã tô: { $count } vùng
colouring-answer-impossible = Không thể: từng ấy màu không đủ
colouring-certificate = Khẳng định: cả { $count } vùng đều có màu, và láng giềng có màu khác nhau.
colouring-certificate-checked = ✓ Đã kiểm chứng không cần tìm kiếm: đã so hai bên của mỗi biên giới.
colouring-certificate-list = Mỗi vùng một ô, theo thứ tự đã tô
colouring-preset-australia = Úc, ba màu
colouring-preset-all = Úc, mọi lời giải
colouring-preset-wheel = Bánh xe năm vùng, bốn màu
colouring-preset-three = Bánh xe năm vùng, ba màu: không thể
colouring-preset-america = Nam Mỹ, bốn màu

# End of backtracking-constraints in vi.
