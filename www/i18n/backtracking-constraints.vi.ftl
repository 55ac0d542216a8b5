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
guide-variables-fewest-values-about = Biến kế tiếp là biến còn ít giá trị nhất, vì nếu hỏng thì nó hỏng sớm nhất. Bằng nhau thì lấy biến đầu.
guide-variables-most-constraining = Ràng buộc nhiều nhất
guide-variables-most-constraining-about = Biến kế tiếp là biến có nhiều ràng buộc nhất với các biến chưa có giá trị. Bằng nhau thì lấy biến đầu.
guide-values = Giá trị
guide-values-given = Theo thứ tự
guide-values-given-about = Các giá trị của một biến được thử từ đầu đến cuối.
guide-values-least-constraining = Ít ràng buộc nhất
guide-values-least-constraining-about = Trước hết là giá trị gạch bỏ ít giá trị của biến khác nhất. Bằng nhau thì lấy giá trị đầu.

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
queens-cell-crossed =
    { $number ->
        [0] bị gạch bỏ trước khi tìm
       *[other] bị hậu { $number } gạch bỏ
    }
queens-cell-free = trống
queens-cell-next = trống, sắp được thử
queens-fast = Các quân hậu được đặt, và được rút lại khi một hàng hết ô: nhiều nhất tới giờ là **{ $deepest }**.
queens-start = Bắt đầu tìm kiếm: bàn cờ chưa có quân hậu nào. Hàng { $nextRow } đi đầu.
queens-start-impossible = Không có lời giải, biết được mà không cần tìm.
queens-place = Hậu { $number } ở hàng { $row }, cột { $column }. Kế tiếp là hàng { $nextRow }.
queens-place-plain = Hậu { $number } ở hàng { $row }, cột { $column }: không quân hậu trước nào ăn nó. Kế tiếp là hàng { $nextRow }.
queens-place-given = Hậu { $number } ở hàng { $row }, cột { $column } gạch bỏ { $crossed } ô. Kế tiếp là hàng { $nextRow }, vì các hàng đi **theo thứ tự**.
queens-place-fewest-values = Hậu { $number } ở hàng { $row }, cột { $column } gạch bỏ { $crossed } ô. Kế tiếp là hàng { $nextRow }: không hàng nào **còn ít ô hơn** { $left } ô của nó.
queens-place-most-constraining = Hậu { $number } ở hàng { $row }, cột { $column } gạch bỏ { $crossed } ô. Kế tiếp là hàng { $nextRow }: các hàng ràng buộc **nhiều như nhau**, nên lấy hàng đầu.
queens-place-forced = Hậu { $number } ở hàng { $row }, cột { $column } gạch bỏ { $crossed } ô. Kế tiếp là hàng { $nextRow }: nó **chỉ còn một ô**, nên lựa chọn là bắt buộc.
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

# End of backtracking-constraints in vi.
