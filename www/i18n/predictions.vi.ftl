### Dự đoán: điều được hỏi trước một bước, các lựa chọn, và lý do của câu trả lời.

## Quanh mỗi câu hỏi.

predict-group = Câu { $number }/{ $total }
predict-right = **Đúng.**
predict-wrong = **Chưa đúng.**
predict-choice-right = { $choice }, đúng
predict-choice-wrong = { $choice }, bạn chọn, chưa đúng
predict-goOn = Tiếp tục
predict-skip = Bỏ qua
predict-leave = Thôi dự đoán
predict-score = Đúng { $right }/{ $answered } câu
# Hai câu nối nhau: trả lời và lý do, chú thích và câu hỏi.
predict-both = { $first } { $second }
predict-cell = hàng { $row }, cột { $column }

## Không gian trạng thái: hàng đợi, mới hay trùng, bao nhiêu.

predict-next-asks = { CAPITAL(-state) } nào **ra khỏi hàng đợi tiếp theo**?
predict-next-asks-back = Đến lượt phía đích: { -state } nào **ra khỏi hàng đợi của phía ấy**?
predict-next-asks-dfs = { CAPITAL(-state) } nào **rời ngăn xếp tiếp theo**?
predict-next-asks-uniform = { CAPITAL(-state) } nào có **g nhỏ nhất** và đến lượt?
predict-next-asks-greedy = { CAPITAL(-state) } nào có **h nhỏ nhất** và đến lượt?
predict-next-asks-astar = { CAPITAL(-state) } nào có **f nhỏ nhất** và đến lượt?
predict-next-asks-weighted = { CAPITAL(-state) } nào có **f nhỏ nhất** và đến lượt?
predict-next-because-dfs = Đỉnh ngăn xếp đến lượt: { -state } vào sau cùng.
predict-next-because-uniform = Nó có g nhỏ nhất trong số đang chờ, { $label }; bằng nhau thì { -state } vào trước.
predict-next-because-greedy = Nó có h nhỏ nhất trong số đang chờ, { $label }; bằng nhau thì { -state } vào sau cùng.
predict-next-because-astar = Nó có f nhỏ nhất trong số đang chờ, { $label }; bằng nhau thì h nhỏ nhất, rồi { -state } vào sau cùng.
predict-next-because-weighted = Nó có f nhỏ nhất trong số đang chờ, { $label }; bằng nhau thì h nhỏ nhất, rồi { -state } vào sau cùng.
predict-new-because-order = Trước đó chưa nước nào dẫn tới nó: nó vào danh sách.
predict-dead-asks-move = Nước { $number } của đường đi vừa được đi. Nó có bị **rút lại** trước khi tìm ra lời giải không?
predict-next-choice = { -state } { $state }
predict-next-right = { CAPITAL(-state) } ở đầu bên trái của hàng đợi ra trước: nó chờ lâu nhất, từ bước { $joined }.
predict-next-wrong = { CAPITAL(-state) } ở đầu bên trái của hàng đợi ra trước: nó chờ từ bước { $joined }, còn { -state } bạn chọn tới bước { $other } mới vào.
predict-new-asks = Nước kế tiếp dẫn tới { -state } này. Nó **chưa gặp** hay **đã gặp**?
predict-new-1 = Chưa gặp
predict-new-0 = Đã gặp
predict-new-because-1 = Chưa nước nào trước đó dẫn tới nó: nó vào hàng đợi ở độ sâu { $depth }.
predict-new-because-0 = Nó đã được tìm ra ở bước { $joined }, nên không vào hàng đợi lần nữa.
predict-new-because-start = Thuật toán bắt đầu từ chính nó, nên nó không vào hàng đợi lần nữa.
predict-level-asks = Mở rộng hết độ sâu { $before } thì được bao nhiêu { -state } **mới**?
predict-level-because = Trong { $moves } nước, { $duplicate } nước dẫn tới { -state } đã biết, nên có { $fresh } { -state } mới.
predict-f-asks = Nước kế tiếp dẫn tới { -state } này. **f** của nó là bao nhiêu?
predict-f-because = Chi phí đường đi cộng ước lượng: { $label }.

## Lựa chọn có thể bị rút lại.

predict-dead-asks = Vừa chọn hàng { $row }, cột { $column }. Trước khi có lời giải, nó có **bị rút lại** không?
predict-dead-1 = Bị rút lại
predict-dead-0 = Được giữ
predict-dead-because-1 = Sau { $count } bước nữa, mọi khả năng phía sau đã thử hết mà không có lời giải: nó bị rút lại.
predict-dead-because-0 = Sau { $count } bước nữa, thuật toán gặp lời giải, và lựa chọn này nằm trong đó.
predict-bound-asks = Giới hạn vừa rồi là { $before }: vòng kế tiếp có **giới hạn nào**?
predict-bound-because = Trong các giá trị đã vượt { $before }, { $bound } là nhỏ nhất: đó là giới hạn kế tiếp.
predict-candidate-asks = Ô có **ít lối đi tiếp nhất** được thử trước. Đó là ô nào?
predict-candidate-right = Từ đó chỉ có { $count } lối đi tiếp, ít hơn mọi ô khác.
predict-candidate-wrong = Quy tắc chọn ô ít lối đi tiếp nhất: từ hàng { $row }, cột { $column } có { $ways } lối, từ ô bạn chọn có { $other }.
predict-forced-asks-1 = Hàng { $row }, cột { $column } **chắc chắn là mìn**. Số nào cho biết điều đó?
predict-forced-asks-0 = Hàng { $row }, cột { $column } **chắc chắn trống**. Số nào cho biết điều đó?
predict-forced-choice = số { $number } ở hàng { $row }, cột { $column }
predict-forced-because-1 = Số { $number } ở hàng { $row }, cột { $column } cần mìn ở mọi ô chưa định mà nó đếm.
predict-forced-because-0 = Số { $number } ở hàng { $row }, cột { $column } đã đủ mìn.

## Constraint searches: which variable is next, and what a choice crosses out.

predict-variable-asks = Ô nào **kế tiếp**? Đó là ô còn ít giá trị nhất; bằng nhau thì lấy ô đầu.
predict-variable-asks-queens = Hàng nào **kế tiếp**? Đó là hàng còn ít ô nhất; bằng nhau thì lấy hàng đầu.
predict-variable-choice-queens = hàng { $row }
predict-variable-because = Hàng { $row }, cột { $column } còn { $count } giá trị, không ô nào còn ít hơn.
predict-variable-because-queens = Hàng { $row } còn { $count } ô, không hàng nào còn ít hơn.
predict-variable-asks-colouring = Vùng nào **kế tiếp**? Đó là vùng còn ít màu nhất; bằng nhau thì lấy vùng đầu.
predict-variable-because-colouring = Nó còn { $count } màu, không vùng nào còn ít hơn.
predict-crossed-asks-colouring = Vùng có khung đậm nhận màu kế tiếp. Bao nhiêu láng giềng **mất** màu đó?
predict-crossed-because-colouring = Có { $count } láng giềng chưa tô vẫn còn màu đó.
predict-variable-choice-colouring = vùng ở hàng { $row }, cột { $column }
predict-crossed-asks = Hàng { $row }, cột { $column } sắp nhận giá trị. Nó **gạch bỏ** bao nhiêu giá trị của các ô khác?
predict-crossed-asks-queens = Quân hậu kế tiếp vào hàng { $row }, cột { $column }. Nó **gạch bỏ** bao nhiêu ô trống của các hàng khác?
predict-crossed-because = Có { $count } giá trị của các ô khác xung đột với nó và vẫn còn đó.
predict-crossed-because-queens = Trong các hàng chưa có hậu, { $count } ô trống nằm cùng cột hoặc cùng đường chéo với nó.

## Trò chơi: ai thắng, và bao lâu.

predict-value-asks = { $here }: người đến lượt **thắng** hay **thua**?
predict-value-1 = Thắng
predict-value-0 = Thua
predict-value-because-1 = Có một nước dẫn tới vị trí mà đối thủ thua.
predict-value-because-0 = Nước nào cũng dẫn tới vị trí mà đối thủ thắng.
predict-plies-asks = { $here }: nếu cả hai chơi tốt nhất thì ván cờ kéo dài **bao nhiêu lượt**?
predict-plies-choice = { $count } lượt
predict-plies-because-1 = Người thắng muốn nhanh: nước thắng sớm nhất dẫn tới vị trí còn { $before } lượt, cộng thêm chính nước ấy.
predict-plies-because-0 = Người thua muốn kéo dài: nước lâu nhất dẫn tới vị trí còn { $before } lượt, cộng thêm chính nước ấy.
predict-cut-asks = Sắp có một giá trị được đưa về. Khi đó { $count } nước còn lại có **bị cắt** không?
predict-cut-1 = Bị cắt
predict-cut-0 = Không bị cắt
predict-cut-because-1 = Alpha đã chạm beta: một người đã có kết quả ít nhất tốt bằng ở chỗ khác.
predict-cut-because-0 = Alpha vẫn nhỏ hơn beta: nước khác có thể đổi giá trị.
predict-worth-asks = { $move }: nếu cả hai **đi tốt nhất**, { $first } được gì?
predict-worth-because = Đã xem các nước của nó: { $first } được { $result }.

## Về trạng thái đầu tiên: ít nhất bao nhiêu nước đi, và nước đầu tiên nào tốt.

predict-typed = Câu trả lời của bạn
predict-check = Kiểm tra
predict-fewest-asks = **Đường ngắn nhất** từ { -state } đầu tiên tới đích có bao nhiêu nước đi?
predict-fewest-asks-cost = **Đường rẻ nhất** từ { -state } đầu tiên tới đích tốn bao nhiêu?
predict-fewest-because = { $least } nước đi tới được đích, và không đường nào ít hơn.
predict-fewest-because-less = Với { $given } nước thì chưa tới đích: đường ngắn nhất có { $least } nước đi.
predict-fewest-because-more = Có đường ngắn hơn: chỉ cần { $least } nước đi.
predict-fewest-because-cost = Đường rẻ nhất tốn { $least }, và không đường nào rẻ hơn.
predict-fewest-because-cost-less = Không đường nào rẻ đến mức { $given }: đường rẻ nhất tốn { $least }.
predict-fewest-because-cost-more = Có đường rẻ hơn: chỉ tốn { $least }.
predict-first-asks = Từ { -state } đầu tiên, một nước đi dẫn tới mỗi { -state } này. Nước nào **mở đầu một đường ngắn nhất** tới đích?
predict-first-asks-cost = Từ { -state } đầu tiên, một nước đi dẫn tới mỗi { -state } này. Nước nào **mở đầu một đường rẻ nhất** tới đích?
predict-first-right =
    { $left ->
        [0] Đó chính là đích.
       *[other] Từ đó còn { $left } nước đi, ít nhất trong tất cả.
    }
predict-first-wrong = Từ lựa chọn của bạn còn { $other } nước đi, từ nước đúng còn { $left }.
predict-first-lost = Từ lựa chọn của bạn không tới được đích, từ nước đúng thì còn { $left } nước đi.
predict-first-right-cost = Từ đó phần còn lại tốn { $left }, và không nước đầu nào cho cả đường rẻ hơn.
predict-first-wrong-cost = Từ lựa chọn của bạn phần còn lại tốn { $other }, từ nước đúng tốn { $left }.
predict-first-lost-cost = Từ lựa chọn của bạn không tới được đích, từ nước đúng phần còn lại tốn { $left }.

## Khi kết thúc.

predict-summary = Bạn dự đoán đúng **{ $right }/{ $total }** câu.
predict-summary-none = Lần chạy này không có gì để hỏi.
predict-result = Các dự đoán của bạn
predict-done = Xong
predict-again = Làm lại
predict-copy = Sao chép kết quả
predict-copied = Đã sao chép
predict-byHand = Ở đây không sao chép được.
predict-told = { $puzzle }, { $algorithm }: dự đoán đúng { $right }/{ $total } câu
predict-told-right = { $number }. Đúng: { $question }
predict-told-wrong = { $number }. Chưa đúng: { $question }

## Sau nút "Thêm".

predict-panel = Trước một số bước, phim dừng lại và hỏi điều gì sắp xảy ra. Phần sắp tới được ẩn đi.
predict-begin = Hỏi tôi
predict-kind = Về
predict-kind-all = mọi thứ
predict-kind-next = { -state } ra khỏi hàng đợi
predict-kind-new = chưa gặp hay đã gặp
predict-kind-level = số { -state } ở một độ sâu
predict-kind-f = giá trị của f
predict-kind-dead = ngõ cụt
predict-kind-bound = giới hạn của vòng kế tiếp
predict-kind-candidate = ứng viên kế tiếp
predict-kind-forced = số nào quyết định
predict-kind-variable = biến nào kế tiếp
predict-kind-crossed = lựa chọn gạch bỏ những gì
predict-kind-value = thắng hay thua
predict-kind-plies = bao nhiêu lượt
predict-kind-cut = phần còn lại có bị cắt không
predict-kind-worth = giá trị của vị trí
predict-kind-fewest = ít nhất bao nhiêu nước đi tới đích
predict-kind-first = nước đi đầu tiên tốt
predict-count = Số câu hỏi

# End of predictions in vi.
