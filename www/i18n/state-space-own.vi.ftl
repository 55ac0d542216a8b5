### Vietnamese: puzzles that the host page has defined. Fetched with the wasm that runs them. For each such
### puzzle these messages are learned again, with the puzzle's id in place of `own`.

-own-state = trạng thái
-own-board = bài

own-inShort = Một câu đố của trang này.
own-rules = Chính trang này định nghĩa câu đố: mã của trang cho biết mỗi trạng thái có những nước đi nào và thế nào là đích.
own-game-inShort = Một trò chơi của trang này.
own-game-rules = Chính trang này định nghĩa trò chơi: mã của trang cho biết mỗi người chơi có những nước đi nào và ai thắng. Ai không đi được thì thua.
own-play-yours = Bạn là { $player } và tới lượt bạn. Hãy chọn một nước trong danh sách; máy đáp lại bằng nước tốt nhất.
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

error-ownMissing =
    { $near ->
        [none] Trang này không định nghĩa câu đố “{ $id }”. Nó chỉ mở được ở trang có mã định nghĩa nó.
       *[other] Trang này không định nghĩa câu đố “{ $id }”. Có phải bạn muốn viết “{ $near }”?
    }
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
error-ownDefinition =
    { $field ->
        [id] Câu đố “{ $id }”: tên này không dùng được. Cần: một chữ thường, rồi tối đa 39 chữ thường, chữ số và dấu gạch nối.
        [name] Câu đố “{ $id }”: trường “name” thiếu hoặc sai. Cần: một chuỗi chữ.
        [start] Câu đố “{ $id }”: thiếu trường “start”. Cần: trạng thái đầu.
        [limit] Câu đố “{ $id }”: trường “limit” sai. Cần: số nguyên từ 1 đến 1.048.576.
        [players] Câu đố “{ $id }”: trường “players” sai. Cần: danh sách hai tên khác nhau, mỗi tên tối đa 20 ký tự, không tên nào là “draw”.
        [heuristics] Câu đố “{ $id }”: trường “heuristics” sai. Cần: tối đa ba hàm, tên gồm chữ thường và dấu gạch nối; trò chơi thì không có.
        [estimate] Câu đố “{ $id }”: trường “estimate” sai. Cần: một hàm, trong trò chơi có “players”; câu đố thì dùng “heuristics”.
       *[other] Câu đố “{ $id }”: trường “{ $field }” thiếu hoặc sai. Cần: một hàm.
    }
error-ownMisspelt = Câu đố “{ $id }”: không có trường nào tên “{ $field }”. Có phải bạn muốn viết “{ $near }”?
error-ownResult = Trò chơi “{ $id }”: { $asked }({ $state }) trả về { $found }. Cần: false khi ván còn tiếp tục, nếu không thì “{ $first }”, “{ $second }” hoặc “draw”; true nếu người vừa đi đã thắng.
error-ownTwice = Trò chơi “{ $id }”: { $asked }({ $state }) trả về hai nước cùng nhãn { $found }. Cần: mỗi nước một nhãn riêng.
error-ownGameCost = Trò chơi “{ $id }”: { $asked }({ $state }) trả về một nước có chi phí { $found }. Cần: trò chơi không có chi phí.
error-ownGameEstimate = Trò chơi “{ $id }”: { $asked }({ $state }) trả về { $found }. Cần: số nguyên từ −99 đến 99.
error-ownGameLimit = Trò chơi “{ $id }”: có hơn { $limit } trạng thái. Một phần trạng thái không cho biết ai thắng: hãy tăng giới hạn, hoặc làm trò chơi nhỏ hơn.
error-ownEndless = Trò chơi “{ $id }”: có thể trở lại trạng thái { $state }, nên có thể không bao giờ kết thúc. Cần: trò chơi không có trạng thái nào lặp lại.
error-ownLong = Trò chơi “{ $id }”: có thể kéo dài hơn { $limit } nước. Hãy làm trò chơi nhỏ hơn.

# End of state-space-own in vi.
