### Vietnamese: puzzles that the host page has defined. Fetched with the wasm that runs them. For each such
### puzzle these messages are learned again, with the puzzle's id in place of `own`.

-own-state = trạng thái
-own-states = trạng thái
-own-board = bài
-own-boards = bài

own-inShort = Một câu đố của trang này.
own-rules = Chính trang này định nghĩa câu đố: mã của trang cho biết mỗi trạng thái có những nước đi nào và thế nào là đích.
own-text = Câu đố của trang không có dạng văn bản.
own-preset-start = Từ trạng thái đầu
own-heuristic-about = Ước lượng của trang: còn bao xa tới đích.
own-move = “{ $named }”
own-map-graph-move = { $named }
own-tile = { $code }
own-back-new = Từ đích: { state-space-move } dẫn tới đây từ một { -state } **mới với phía này**: nó vào hàng đợi, cách đích { $depth } nước.
own-back-duplicate = Từ đích: { state-space-move } dẫn tới đây từ một { -state } **phía này đã biết**, cách đích { $depth } nước: không phải làm gì.
own-back-meeting = Từ đích: { state-space-move } dẫn tới đây từ một { -state } mà phía kia đã biết: **hai phía gặp nhau ở đây**.
own-answer-stateLimit = Chưa khám phá tiếp: không có đích trong { $limit } trạng thái đầu tiên
own-certificate-none-stateLimit = Không có chứng chỉ: còn những trạng thái chưa khám phá, nên chưa chứng minh được gì.

## Faults of such a puzzle. $asked is one of the puzzle's functions or the name of a heuristic.

own-asked =
    { $asked ->
        [moves] các nước đi
        [goal] có phải đích không
        [draw] hình vẽ
        [key] khóa
        [start] khóa
       *[other] heuristic “{ $asked }”
    }
own-wanted =
    { $wanted ->
        [boolean] true hoặc false
        [estimate] số nguyên từ 0 đến 1.000.000
        [rows] các hàng chữ, luôn nhiều và dài như của trạng thái đầu, tối đa 400 ô và 255 chữ khác nhau
        [json] trạng thái gồm văn bản, số, true, false, null, danh sách và đối tượng đơn giản
        [key] văn bản hoặc số
        [cost] chi phí là số nguyên từ 1 đến 1.000.000
        [label] nhãn dài 1 đến 60 ký tự trên một dòng
        [move] nước đi có trường “to”
       *[moves] đối tượng từ nhãn tới trạng thái, hoặc danh sách nước đi
    }
error-ownThrew = Câu đố “{ $id }”: mã báo lỗi “{ $reason }” khi được hỏi về { $state } ({ own-asked }).
error-ownExpected = Câu đố “{ $id }”: được hỏi về { $state } ({ own-asked }), mã trả về { $found }. Cần: { own-wanted }.
error-ownChance = Câu đố “{ $id }”: được hỏi hai lần về { $state } ({ own-asked }), mã cho hai câu trả lời khác nhau. Một trạng thái phải luôn có cùng câu trả lời, không được phụ thuộc ngẫu nhiên hay các lần gọi trước.
error-ownTooManyMoves = Câu đố “{ $id }”: trạng thái { $state } có hơn { $limit } nước đi, hoặc danh sách nước đi không bao giờ hết.
error-ownTooManyLabels = Câu đố “{ $id }”: có hơn { $limit } nhãn nước đi khác nhau, tính đến { $state }. Nhãn nói nước đi làm gì, không nói dẫn tới trạng thái nào.
error-ownCosts = Câu đố “{ $id }”: có chi phí và hơn { $limit } trạng thái. Chỉ một phần trạng thái thì không biết cách nào rẻ nhất: hãy tăng giới hạn hoặc làm câu đố nhỏ hơn.
error-ownStopped = Đã dừng khám phá câu đố “{ $id }”.
error-ownDefinition = Câu đố “{ $id }”: trường “{ $field }” thiếu hoặc sai.

# End of state-space-own in vi.
