### Vietnamese: puzzles that the host page has defined. Fetched with the wasm that runs them. For each such
### puzzle these messages are learned again, with the puzzle's id in place of `own`.

-own-state = trạng thái
-own-board = bài

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
own-exploring = Đang khám phá câu đố “{ $id }”: đã tìm thấy { $found } trạng thái, mở rộng { $expanded }.
own-stop = Dừng
own-answer-stateLimit = Chưa khám phá tiếp: không có đích trong { $limit } trạng thái đầu tiên
own-certificate-none-stateLimit = Không có chứng chỉ: còn những trạng thái chưa khám phá, nên chưa chứng minh được gì.

## Faults of such a puzzle. $asked is the name of one of its functions, or of a heuristic.

error-ownMissing = Trang này không định nghĩa câu đố “{ $id }”. Nó chỉ mở được ở trang có mã định nghĩa nó.
error-ownChanged = Câu đố “{ $id }” đã thay đổi sau khi liên kết này được tạo, nên không mở được liên kết.
error-ownThrew = Câu đố “{ $id }”: { $asked }({ $state }) báo lỗi: { $reason }
error-ownBoolean = Câu đố “{ $id }”: { $asked }({ $state }) trả về { $found }. Cần: true hoặc false.
error-ownEstimate = Câu đố “{ $id }”: { $asked }({ $state }) trả về { $found }. Cần: số nguyên từ 0 đến 1.000.000.
error-ownRows = Câu đố “{ $id }”: { $asked }({ $state }) trả về { $found }. Cần: các hàng chữ, nhiều và dài như của trạng thái đầu, tối đa 400 ô và 255 chữ khác nhau.
error-ownJson = Câu đố “{ $id }”: { $asked }({ $state }) trả về { $found }. Cần: trạng thái gồm văn bản, số, true, false, null, danh sách và đối tượng đơn giản.
error-ownKey = Câu đố “{ $id }”: { $asked }({ $state }) trả về { $found }. Cần: văn bản hoặc số.
error-ownCost = Câu đố “{ $id }”: { $asked }({ $state }) trả về { $found }. Cần: chi phí là số nguyên từ 1 đến 1.000.000.
error-ownLabel = Câu đố “{ $id }”: { $asked }({ $state }) trả về { $found }. Cần: nhãn dài 1 đến 60 ký tự trên một dòng.
error-ownMove = Câu đố “{ $id }”: { $asked }({ $state }) trả về { $found }. Cần: nước đi có trường “to”.
error-ownMoves = Câu đố “{ $id }”: { $asked }({ $state }) trả về { $found }. Cần: đối tượng từ nhãn tới trạng thái, hoặc danh sách nước đi.
error-ownChance = Câu đố “{ $id }”: gọi hai lần, { $asked }({ $state }) cho hai câu trả lời khác nhau. Một trạng thái phải luôn có cùng câu trả lời, không được phụ thuộc ngẫu nhiên hay các lần gọi trước.
error-ownTooManyMoves = Câu đố “{ $id }”: trạng thái { $state } có hơn { $limit } nước đi, hoặc danh sách nước đi không bao giờ hết.
error-ownTooManyInAll = Câu đố “{ $id }”: có hơn { $limit } nước đi từ { $expanded } trạng thái đầu tiên trong số { $found }. Hãy thu nhỏ câu đố, hoặc hạ giới hạn số trạng thái.
error-ownTooManyLabels = Câu đố “{ $id }”: có hơn { $limit } nhãn nước đi khác nhau, tính đến { $state }. Nhãn nói nước đi làm gì, không nói dẫn tới trạng thái nào.
error-ownCosts = Câu đố “{ $id }”: có chi phí và hơn { $limit } trạng thái. Chỉ một phần trạng thái thì không biết cách nào rẻ nhất: hãy tăng giới hạn hoặc làm câu đố nhỏ hơn.
error-ownStopped = Đã dừng khám phá câu đố “{ $id }”.
error-ownDefinition = Câu đố “{ $id }”: trường “{ $field }” thiếu hoặc sai.

# End of state-space-own in vi.
