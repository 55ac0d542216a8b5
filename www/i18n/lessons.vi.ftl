# Lời của các bài học, thuật ngữ như trong glossary.vi.md. Mỗi chú thích nhiều nhất hai câu; các số trong đó là
# số đếm của lần chạy tại chỗ mà chú thích nói tới, theo tên gọi trong `www/lessons/`.

## What the list says under each lesson, and what comes before the cost of one.

lesson-facts = { $puzzles } · { $stops } điểm dừng · { $minutes } phút
lesson-cost = Chi phí về thời gian và bộ nhớ:
# Of a lesson that an author has made: its name where it has none, its last button, and its end.
lesson-make = Soạn bài học
lesson-makeNote = Thêm điểm dừng có lời chú thích và câu hỏi vào một phim.
lesson-own = Bài học
lesson-end = Kết thúc
lesson-ownEnd = Đây là điểm dừng cuối cùng.
lesson-code = Gửi câu trả lời cho giáo viên
lesson-codeNote = Hãy ghi tên, rồi sao chép mã và gửi đi. Mã cho biết bạn đã trả lời thế nào.
lesson-codeCopy = Sao chép mã
lesson-codeCopied = Đã sao chép
lesson-codeName = Tên của bạn
lesson-codeForged = Đây là luyện tập, không phải thi: mã có thể bị làm giả. Tên của bạn chỉ ở trên máy này cho tới khi bạn gửi mã.
lesson-score = Số câu đã trả lời: { $answered }/{ $total }. Đúng: { $right }.

## Bài tập: câu trả lời của học sinh được kiểm tra, và đáp án cho giáo viên.

lesson-check-number = Câu trả lời của bạn
lesson-check-check = Kiểm tra
lesson-check-right = Đúng.
lesson-check-wrong = Chưa đúng.
lesson-check-less = Chưa đúng: số này quá nhỏ.
lesson-check-more = Chưa đúng: số này quá lớn.
lesson-check-unknown = Lần chạy này quá dài, không kiểm tra được ở đây.
lesson-check-show = Chỉ cho tôi
lesson-check-tell = Xem một câu trả lời
lesson-check-yes = Có
lesson-check-no = Không
lesson-check-print = In bài tập
lesson-check-key = In đáp án
lesson-check-title = Bài tập { $number }
lesson-check-answer = Câu trả lời
# Nơi thấy câu trả lời đúng trong phim.
lesson-check-count-frontier = Ở bước { $step } tìm thấy lời giải, và { $value } trạng thái đang chờ trong hàng đợi.
lesson-check-count-discovered = Đến bước { $step } thuật toán đã tìm ra { $value } trạng thái.
lesson-check-count-duplicate = Tính đến bước { $step }, { $value } nước trong số đó dẫn tới trạng thái đã gặp.
lesson-check-count-expanded = Ở bước { $step } tìm thấy lời giải, và { $value } trạng thái đã được mở rộng.
lesson-check-count-depth = Trước khi bước { $step } bị rút lại, đường đi có { $value } nước.
lesson-check-count-tries = Ở bước { $step } tìm thấy lời giải sau { $value } lần thử.
lesson-check-count-entered = Ở bước { $step } việc tìm kiếm kết thúc: đã xem { $value } vị trí.
lesson-check-step = Đó là bước { $step }.
# Một thuật toán và số của nó, trong danh sách.
lesson-check-each = { $name }: { $value }
lesson-check-least = { $name } ít nhất. { $list }.
lesson-check-outcome-yes = Có: ở bước { $step } thuật toán đã tìm được một hành trình.
lesson-check-outcome-no = Không: đến bước { $step } mọi khả năng đã được thử.
lesson-check-winning = Nước tới { $cell } thắng: sau nước đó đối thủ đi đâu cũng thua.

## The state space, and how breadth-first search sweeps it

lesson-sweep-name = Loang khắp không gian
lesson-sweep-about = Không gian trạng thái là gì, và duyệt theo chiều rộng đi qua nó từng mức một như thế nào.
lesson-sweep-chapter-space = Không gian
lesson-sweep-chapter-queue = Hàng đợi
lesson-sweep-chapter-levels = Các mức
lesson-sweep-chapter-answer = Lời giải
lesson-sweep-small-title = Trò chơi bốn quân
lesson-sweep-small-caption = Mỗi nước lật một quân cùng các quân kề nó; đích là bàn cờ một màu. Bản đồ có cả 16 bàn cờ, tức là các trạng thái; mỗi đường nối là một nước.
lesson-sweep-tree-title = Mỗi bàn cờ được tìm ra một lần
lesson-sweep-tree-caption = Cả { $generated } nước đã được thử: đường liền là nước tìm ra một trạng thái. Mỗi cột gồm các trạng thái cùng độ sâu, và chúng được tìm ra lần lượt từng cột.
lesson-sweep-board-title = Một bàn cờ, mười sáu nước
lesson-sweep-board-caption = Mỗi nước lật một quân cùng các quân kề nó; đích là bàn cờ một màu. Mỗi bàn cờ là một trạng thái, và thuật toán bắt đầu từ bàn cờ này.
lesson-sweep-first-title = Mở rộng trạng thái đầu tiên
lesson-sweep-first-caption = Mở rộng một trạng thái là thử mọi nước từ nó. { $generated } nước đầu cho { $frontier } trạng thái mới, xếp hàng chờ đến lượt: đó là hàng đợi.
lesson-sweep-queue-title = Vào trước, ra trước
lesson-sweep-queue-caption = Đã mở rộng { $expanded } trạng thái, còn { $frontier } đang chờ. Trạng thái chờ lâu nhất ra trước, bất kể trông thế nào.
lesson-sweep-level-title = Xong một mức
lesson-sweep-level-caption = Trạng thái xuất phát và các trạng thái cách nó một nước đã được mở rộng. { $frontier } trạng thái đang chờ là biên: cách hai nước, độ sâu 2.
lesson-sweep-rings-title = Mỗi vòng là một mức
lesson-sweep-rings-caption = Một vòng trên bản đồ gồm mọi trạng thái cùng độ sâu. Các trạng thái phía trong biên đã được mở rộng, phía ngoài thì chưa gặp.
lesson-sweep-answer-title = Đã tới đích
lesson-sweep-answer-caption = Bàn cờ một màu đầu tiên ở độ sâu { $targetDepth }. Mọi bàn cờ nông hơn đều đã gặp trước và không bàn nào cùng một màu, nên không có lời giải ngắn hơn.
lesson-sweep-whole-title = Đó là duyệt theo chiều rộng
lesson-sweep-whole-caption = Cả { $discovered } trạng thái tới được đều đã mở rộng, nông trước sâu sau: đó là duyệt theo chiều rộng. Hàng đợi giữ thứ tự ấy, nên mỗi trạng thái được tìm ra bằng một đường ngắn nhất.
lesson-sweep-cost = Mỗi trạng thái được mở rộng một lần, mỗi nước của nó được thử một lần: thời gian O(số trạng thái + số nước), bộ nhớ O(số trạng thái).
lesson-sweep-exercise-near = Chỉ cần một nước. Hãy bấm nút ▶: khi tìm ra đích, có bao nhiêu trạng thái chờ trong hàng đợi?
lesson-sweep-exercise-far = Bàn cờ này cần sáu nước. Hãy đoán trước: khi tìm ra lời giải, thuật toán đã tìm ra bao nhiêu trạng thái?
lesson-sweep-exercise-turn = Từ đây hãy đi từng bước tới nước đầu tiên dẫn về trạng thái đã gặp. Đó là ở bước nào?

## Duplicates, and why the first visit is the shortest

lesson-duplicates-name = Đã gặp rồi
lesson-duplicates-about = Vì sao phần lớn các nước dẫn tới trạng thái đã biết, và lần gặp đầu là theo đường ngắn nhất.
lesson-duplicates-chapter-seen = Trùng
lesson-duplicates-chapter-shortest = Vì sao ngắn nhất
lesson-duplicates-chapter-price = Cái giá
lesson-duplicates-back-title = Về lại chỗ cũ
lesson-duplicates-back-caption = Lật cùng một quân hai lần là trở về trạng thái xuất phát. Thuật toán nhận ra nó, đếm một lần trùng và không lưu gì thêm.
lesson-duplicates-orders-title = Hai thứ tự, một bàn cờ
lesson-duplicates-orders-caption = Lật hai quân theo thứ tự nào cũng ra cùng một bàn cờ. Nó đã vào hàng đợi khi được tìm ra lần đầu, và không vào lần nữa.
lesson-duplicates-half-title = Một nửa số nước
lesson-duplicates-half-caption = Trong { $generated } nước đầu, { $duplicate } nước dẫn tới trạng thái đã gặp. Không ghi nhớ thì phải mở rộng lại chúng, cùng mọi thứ sinh ra từ chúng.
lesson-duplicates-slides-title = Bài khác, chuyện vẫn thế
lesson-duplicates-slides-caption = Ở đây mỗi nước chuyển một quân sang ô trống kề nó. Hai nước không vướng nhau thì đi theo thứ tự nào cũng được; đây là cặp đầu tiên.
lesson-duplicates-order-title = Lần gặp đầu là ngắn nhất
lesson-duplicates-order-caption = Trạng thái ra khỏi hàng đợi theo thứ tự độ sâu. Vì thế lần gặp đầu đến từ trạng thái gần xuất phát nhất, và không lần nào sau đó ngắn hơn.
lesson-duplicates-mostly-title = Ghi nhớ được lợi gì
lesson-duplicates-mostly-caption = { $duplicate } trong { $generated } nước dẫn tới trạng thái đã gặp. Nhờ ghi nhớ, mỗi trạng thái trong { $discovered } trạng thái chỉ được mở rộng một lần.
lesson-duplicates-cost = Với b nước từ mỗi trạng thái, có bᵈ dãy d nước. Nhờ bảng ghi trạng thái đã gặp, mỗi nước từ mỗi trạng thái chỉ được thử một lần.
lesson-duplicates-exercise-next = Đây là lần trùng đầu tiên. Trong mười sáu nước kế tiếp có bao nhiêu lần trùng? Hãy đi từng bước và đếm.
lesson-duplicates-exercise-hardest = Hãy cho phim chạy tới hết. Độ sâu nào có nhiều trạng thái nhất, và vì sao không phải độ sâu cuối cùng?
lesson-duplicates-exercise-jumps = Trong Solitaire một lần nhảy có thể thay cho hai nước đi thường. Hãy tìm một trạng thái tới được bằng hai nước và cũng bằng ba nước.
lesson-duplicates-answer-hardest = Độ sâu 10, với 1.674 trạng thái. Gần cuối hầu như nước nào cũng dẫn tới trạng thái đã gặp, nên độ sâu cuối chỉ có 6.
lesson-duplicates-answer-jumps = Nhảy qua quân bên cạnh cho cùng trạng thái với hai bước thường: quân bên cạnh bước sang ô phía sau, rồi quân kia bước vào chỗ của nó. Thêm một nước nữa thì thành hai nước và ba nước.

## Impossible

lesson-impossible-name = Chứng minh là không thể
lesson-impossible-about = Làm sao chứng minh rằng không có lời giải, và khi nào thì khỏi cần tìm.
lesson-impossible-chapter-search = Tìm kiếm
lesson-impossible-chapter-proof = Chứng minh
lesson-impossible-chapter-unsearched = Không cần tìm
lesson-impossible-board-title = Trông như mọi bàn cờ khác
lesson-impossible-board-caption = Không dãy nước nào đưa mọi quân của bàn cờ này về cùng một màu. Làm sao có thể chắc chắn điều đó?
lesson-impossible-grow-title = Tới giờ chưa thấy đích
lesson-impossible-grow-caption = { $expanded } trạng thái đã được mở rộng, { $frontier } trạng thái đang chờ. Chừng nào còn trạng thái chờ thì vẫn có thể gặp lời giải.
lesson-impossible-shrink-title = Biên nhỏ lại
lesson-impossible-shrink-caption = Ngày càng nhiều nước dẫn tới trạng thái đã gặp. Trong hàng đợi chỉ còn { $frontier } trạng thái.
lesson-impossible-dry-title = Hàng đợi đã rỗng
lesson-impossible-dry-caption = Cả { $discovered } trạng thái tới được đều đã được mở rộng, không trạng thái nào là đích. Không còn gì để thử: bàn cờ này không có lời giải.
lesson-impossible-closed-title = Tập đóng là một chứng minh
lesson-impossible-closed-caption = Mọi nước từ mọi trạng thái trong tập này đều ở lại trong tập, và không bàn cờ nào cùng một màu. Ai cũng kiểm chứng được.
lesson-impossible-islands-title = Mười sáu đảo
lesson-impossible-islands-caption = 65.536 bàn cờ chia thành mười sáu đảo { $discovered } bàn, không nước nào nối hai đảo. Hai đích ở cùng một đảo, nên 15 trong 16 bàn cờ không có lời giải.
lesson-impossible-pieces-title = Đếm trước khi tìm
lesson-impossible-pieces-caption = Chuyển quân không thêm hay bớt quân. Hai trạng thái này có số quân khác nhau, nên biết kết quả trước cả bước đầu tiên.
lesson-impossible-colours-title = Màu ô cũng cho biết
lesson-impossible-colours-caption = Mỗi nước, quân mã sang ô khác màu, nên hành trình khép kín qua hai màu với số ô bằng nhau. Bàn cờ này có 13 ô màu này và 12 ô màu kia.
lesson-impossible-cost = Chứng minh bằng tìm kiếm: thời gian và bộ nhớ O(số trạng thái + số nước). Có một bất biến, tức tính chất mà không nước nào đổi, thì nhìn bàn cờ một lần là đủ.
lesson-impossible-exercise-edit = Hãy tự tay đổi màu từng quân một của bàn cờ này tới khi nó có lời giải. Bạn cần đổi bao nhiêu quân?
lesson-impossible-exercise-claim = Hãy cho quay lui chạy trên bàn cờ này. Nó cần bao nhiêu bước mới biết được điều mà cách tô màu cho thấy ngay?
lesson-impossible-exercise-count = Hãy sửa đích để hai trạng thái có cùng số quân. Khi đó có phải lúc nào cũng có lời giải không?
lesson-impossible-answer-edit = Một quân là đủ nếu đúng quân: có hai quân như vậy. Chúng thay đổi điều mà không nước nào thay đổi, và trang cho biết ngay bàn cờ có lời giải hay không.
lesson-impossible-answer-claim = 7.926.904 bước: quay lui thử mọi cách, còn tô màu chỉ đếm số ô của hai màu một lần.
lesson-impossible-answer-count = Có. Các quân đều giống nhau và đi qua các ô trống, nên trạng thái nào có cùng số quân cũng tới được.

## One program, three lists

lesson-lists-name = Một chương trình, ba danh sách
lesson-lists-about = Một chương trình trở thành ba cách tìm kiếm ra sao, khi danh sách là hàng đợi, ngăn xếp hay hàng đợi ưu tiên.
lesson-lists-chapter-queue = Hàng đợi
lesson-lists-chapter-stack = Ngăn xếp
lesson-lists-chapter-priority = Hàng đợi ưu tiên
lesson-lists-chapter-other = Câu đố khác
lesson-lists-start-title = Một chương trình, một danh sách
lesson-lists-start-caption = Đi vào một ô tốn 1, hoặc số ghi trên ô. Chương trình lấy một ô khỏi danh sách, thử các nước từ đó, rồi đưa mỗi ô mới vào danh sách.
lesson-lists-queue-title = Vào trước, ra trước
lesson-lists-queue-caption = Đã mở rộng { $expanded } ô, còn { $frontier } ô chờ trong hàng đợi. Ô chờ lâu nhất ra trước: đó là duyệt theo chiều rộng.
lesson-lists-fewest-title = Ít nước nhất
lesson-lists-fewest-caption = Hàng đợi cho các ô ra theo số nước, nên không đường nào ít hơn { $targetDepth } nước. Nhưng nó không hề nhìn chi phí: đường này tốn 40.
lesson-lists-stack-title = Vào sau, ra trước
lesson-lists-stack-caption = Vẫn chương trình ấy, nhưng danh sách là ngăn xếp: ô vào sau cùng ra trước. Sau { $expanded } ô, thuật toán chưa lùi lần nào.
lesson-lists-long-title = Tới nơi, nhưng vòng vèo
lesson-lists-long-caption = Tìm kiếm theo chiều sâu cứ đi tiếp chừng nào còn đi được. Nó tới ngôi sao sau 24 nước, qua cả 25 ô, với chi phí { $targetDepth }.
lesson-lists-least-title = Rẻ nhất ra trước
lesson-lists-least-caption = Giờ danh sách là hàng đợi ưu tiên: ô có g nhỏ nhất ra trước, với g là chi phí của đường tới ô đó. Các ô ghi số 9 phải chờ.
lesson-lists-cheapest-title = Chi phí nhỏ nhất
lesson-lists-cheapest-caption = Đường này tốn { $targetDepth }. Ngôi sao ra khỏi danh sách trước mọi ô còn chờ, nên không ô nào trong đó rẻ hơn, và đường qua chúng cũng vậy.
lesson-lists-tiles-title = Trượt ô số
lesson-lists-tiles-caption = Vẫn chương trình ấy trượt các ô số vào chỗ trống. Với hàng đợi, nó tìm ra lời giải ngắn nhất, { $targetDepth } nước, khi đã gặp { $discovered } trạng thái.
lesson-lists-equal-title = Khi mọi nước tốn như nhau
lesson-lists-equal-caption = Ở đây mỗi nước tốn 1, nên g nhỏ nhất nghĩa là ít nước nhất. Hàng đợi ưu tiên làm đúng việc của hàng đợi, và lời giải lại có { $targetDepth } nước.
lesson-lists-deep-title = { $targetDepth } nước
lesson-lists-deep-caption = Với ngăn xếp, lời giải có { $targetDepth } nước, trong khi { $shortest } nước là đủ. Nó vẫn là lời giải đúng: chương trình đâu có đòi lời giải ngắn.
lesson-lists-cost = Với mỗi phần tử, hàng đợi và ngăn xếp tốn O(1), hàng đợi ưu tiên có n phần tử tốn O(log n). Dù danh sách là gì, mỗi trạng thái được mở rộng một lần.
lesson-lists-exercise-guards = Trong mê cung này, ba danh sách tìm ra đường có cùng chi phí. Danh sách nào mở rộng ít ô nhất, và có phải lúc nào cũng thế không?
lesson-lists-exercise-luck = Ở đây tìm kiếm theo chiều sâu gặp may: nó tìm ra đường ngắn nhất. Hãy biến một ô thành tường sao cho đường của nó dài hơn mức cần thiết.
lesson-lists-exercise-goal = Ở đây mỗi nước tốn 1, thế mà chi phí đều mở rộng nhiều trạng thái hơn duyệt theo chiều rộng. Mỗi cách nhận ra đích vào lúc nào?
lesson-lists-answer-luck = Chặn một ô trên đường mà duyệt theo chiều sâu đã tìm ra. Nó đi sang ô trống kế tiếp theo thứ tự cố định và vòng một đoạn dài.
lesson-lists-answer-goal = Duyệt theo chiều rộng nhận ra đích ngay khi tìm ra, còn chi phí đều chỉ khi mở rộng: trước đó vẫn có thể có đường rẻ hơn.

## What a heuristic buys

lesson-heuristics-name = Heuristic được lợi gì
lesson-heuristics-about = Ước lượng phần còn lại dẫn đường cho tìm kiếm ra sao, và khi nào lời giải vẫn là ngắn nhất.
lesson-heuristics-chapter-estimate = Ước lượng
lesson-heuristics-chapter-closer = Sát hơn
lesson-heuristics-chapter-haste = Vội vàng
lesson-heuristics-chapter-wrong = Heuristic sai
lesson-heuristics-blind-title = Về mọi phía
lesson-heuristics-blind-caption = Chi phí đều chỉ biết g, số nước đã đi. Nó mở rộng { $expanded } trạng thái trước khi đích, cách xuất phát { $targetDepth } nước, ra khỏi danh sách.
lesson-heuristics-guess-title = Còn ít nhất sáu nước
lesson-heuristics-guess-caption = Sáu ô số chưa đúng chỗ, và mỗi nước đưa nhiều nhất một ô về chỗ. Vậy sáu là ước lượng không thể quá lớn: một heuristic, gọi tắt là h.
lesson-heuristics-sum-title = f = g + h
lesson-heuristics-sum-caption = A* lấy khỏi danh sách trạng thái có f nhỏ nhất. f là g, số nước đã đi, cộng h, ước lượng số nước còn lại: với bàn cờ bên trái, 1 + 6 = 7.
lesson-heuristics-misplaced-title = { $expanded } trạng thái
lesson-heuristics-misplaced-caption = Với số ô sai chỗ, A* mở rộng { $expanded } trạng thái chứ không phải { $blind }. Lời giải của nó cũng có { $targetDepth } nước.
lesson-heuristics-manhattan-title = Một ước lượng tốt hơn
lesson-heuristics-manhattan-caption = Khoảng cách Manhattan cộng số hàng và số cột mà mỗi ô số cách chỗ của nó. Mỗi nước đưa một ô gần thêm một ô, nên ước lượng này cũng không bao giờ quá lớn.
lesson-heuristics-admissible-title = Vì sao không có lời giải ngắn hơn
lesson-heuristics-admissible-caption = Đích sắp ra, với f = 19, và không trạng thái nào đang chờ có f nhỏ hơn. Vì h không bao giờ quá lớn, đường qua chúng không thể ngắn hơn.
lesson-heuristics-beam-title = Một tia sáng về phía đích
lesson-heuristics-beam-caption = Giờ chỉ mở rộng { $expanded } trạng thái. Ước lượng càng sát sự thật, thuật toán càng bỏ qua được nhiều phần của không gian.
lesson-heuristics-conflict-title = Sát hơn nữa
lesson-heuristics-conflict-caption = Hai ô số ở đúng hàng mà phải vượt qua nhau thì cần thêm hai nước. Với xung đột tuyến tính, { $expanded } trạng thái là đủ, nhưng mỗi ước lượng tính lâu hơn.
lesson-heuristics-greedy-title = Chỉ nhìn ước lượng
lesson-heuristics-greedy-caption = Tham lam lấy h nhỏ nhất và quên g. Nó chỉ mở rộng { $expanded } trạng thái, còn lời giải có tới { $targetDepth } nước.
lesson-heuristics-weighted-title = Hơi vội một chút
lesson-heuristics-weighted-caption = A* có trọng số lấy g + 2 · h nhỏ nhất và mở rộng { $expanded } trạng thái. Lời giải có thể dài gấp đôi mức ngắn nhất; ở đây có { $targetDepth } nước, ít nhất.
lesson-heuristics-wrong-title = Quá lớn
lesson-heuristics-wrong-caption = Giờ h là hai lần khoảng cách Manhattan. Nó nói rằng còn 14 nước, nhưng chín nước là đủ.
lesson-heuristics-lost-title = Mất đường ngắn nhất
lesson-heuristics-lost-caption = Đích sắp ra, sau 11 nước. Đường ngắn nhất, chín nước, đi qua một trạng thái đang chờ với f = 1 + 16 = 17, nên không đến lượt nó.
lesson-heuristics-again-title = Mở rộng quá sớm
lesson-heuristics-again-caption = Nước này tốn 1 mà ước lượng giảm hai, từ 10 xuống 8. Ước lượng như vậy không nhất quán: một trạng thái đã mở rộng lại có đường ngắn hơn, và phải mở rộng lần nữa.
lesson-heuristics-cost = Mọi trạng thái tìm ra đều ở trong bộ nhớ. Mở rộng một trạng thái tốn một ước lượng cho mỗi nước, và O(log n) với danh sách n phần tử.
lesson-heuristics-exercise-hardest = Đây là một trong hai bàn cờ khó nhất. Hãy đoán A* mở rộng bao nhiêu trạng thái với mỗi heuristic, rồi chọn từng cái trong trình đơn.
lesson-heuristics-exercise-worst = Dấu bên cạnh heuristic cho biết ước lượng quá lớn ở bao nhiêu trạng thái. Hãy mở trạng thái tệ nhất: nó cần bao nhiêu nước?
lesson-heuristics-exercise-weight = Với trọng số 3, lời giải có 21 nước. Với những trọng số nào thì nó có 19 nước?
lesson-heuristics-answer-worst = Nó cần 22 nước, còn ước lượng nói 44: mọi khoảng cách được tính hai lần.
lesson-heuristics-answer-weight = Với 1 và 2. Từ 3 trở đi, tìm kiếm theo ước lượng hơn là theo số nước đã đi, và bỏ lỡ đường ngắn nhất.

## Two sides

lesson-two-sides-name = Tìm từ hai đầu
lesson-two-sides-about = Vì sao hai lần tìm nhỏ gặp nhau đỡ tốn công hơn nhiều so với một lần tìm lớn.
lesson-two-sides-chapter-one = Một phía
lesson-two-sides-chapter-two = Hai phía
lesson-two-sides-chapter-gain = Phần lợi
lesson-two-sides-ask-title = Bốn quân, hai trạng thái
lesson-two-sides-ask-caption = Mỗi nước đưa một quân sang ô trống kề nó hoặc nhảy qua một quân kề. Bốn quân phải vào bốn ô có viền với ít nước nhất.
lesson-two-sides-growth-title = Mức sau lớn hơn mức trước
lesson-two-sides-growth-caption = Bốn mức đầu có 1, 16, 134, 715 trạng thái; mức kế tiếp có { $frontier }. Công tìm kiếm dồn vào những mức sâu.
lesson-two-sides-plain-title = Tới đích từ một phía
lesson-two-sides-plain-caption = Tìm từ một phía, khi tới đích đã gặp { $discovered } trạng thái. Hầu hết chúng không nằm trên đường tới đích.
lesson-two-sides-ends-title = Tìm từ đích nữa
lesson-two-sides-ends-caption = Phía thứ hai bắt đầu từ đích và đi ngược. Mỗi phía đã mở rộng trạng thái đầu của mình, cả hai đã tìm ra { $discovered } trạng thái.
lesson-two-sides-smaller-title = Biên nhỏ hơn đi trước
lesson-two-sides-smaller-caption = Mỗi lượt đi trọn một mức, phía có ít trạng thái chờ hơn đi trước. Nhờ vậy cả hai đều nhỏ: tới giờ mới { $discovered } trạng thái.
lesson-two-sides-contact-title = Gặp nhau
lesson-two-sides-contact-caption = Một nước đi ngược tới trạng thái mà phía kia đã biết. Ba nước từ trạng thái xuất phát và bốn nước từ đích, cộng lại là bảy.
lesson-two-sides-proof-title = Ít hơn mười lăm lần
lesson-two-sides-proof-caption = Làm nốt mức này để không sót đường ngắn hơn: { $discovered } trạng thái thay vì { $whole }. Hình này có tỉ lệ riêng; hình sau theo tỉ lệ lần tìm đầu.
lesson-two-sides-scale-title = Cùng một tỉ lệ
lesson-two-sides-scale-caption = Trên bản đồ của lần tìm đầu, { $discovered } trạng thái chỉ là chấm này. Lần ấy phải tìm ra { $whole } trạng thái mới tới đích.
lesson-two-sides-cost = Mỗi trạng thái có b nước và đích cách d nước: khoảng 2 · √(bᵈ) trạng thái thay vì bᵈ.
lesson-two-sides-exercise-eight = Cặp này cần tám nước. Hãy đoán hai phía tìm ra bao nhiêu trạng thái, rồi cho chạy.
lesson-two-sides-exercise-nine = Chín nước là quá nhiều so với câu hỏi của đề. Ở bước nào thì chắc chắn câu trả lời là NO?
lesson-two-sides-exercise-flip = Ở Lật cờ, tìm hai phía lợi ít hơn. Hãy cho nó đua với tìm một phía và giải thích vì sao.
lesson-two-sides-answer-nine = Ở bước 23.650. Khi đó mỗi phía đã duyệt xong bốn độ sâu mà hai phía chưa gặp nhau, nên mọi đường còn lại có ít nhất chín nước.
lesson-two-sides-answer-flip = Mọi trạng thái chỉ cách nhau vài nước, nên các độ sâu ở giữa chứa gần hết: chia đôi độ sâu chẳng tiết kiệm bao nhiêu.

## First contact

lesson-contact-name = Bẫy của lần gặp đầu tiên
lesson-contact-about = Hai phía thay nhau từng trạng thái một có thể gặp nhau quá sớm, trên một đường quá dài.
lesson-contact-chapter-trap = Cái bẫy
lesson-contact-chapter-truth = Sự thật
lesson-contact-chapter-cure = Cách chữa
lesson-contact-idea-title = Tìm hai phía theo cách đơn giản hơn
lesson-contact-idea-caption = Hai phía thay nhau, mỗi lần mở rộng một trạng thái, và dừng ngay khi gặp nhau. Nghe có vẻ đúng.
lesson-contact-turns-title = Mỗi phía một trạng thái
lesson-contact-turns-caption = Mỗi phía đã mở rộng một trạng thái, cả thảy { $expanded }. Giờ lại tới phía xuất phát, rồi phía đích, cứ thế thay nhau.
lesson-contact-meet-title = Gặp nhau: bốn nước
lesson-contact-meet-caption = Sau { $expanded } trạng thái, một nước dẫn tới trạng thái mà phía kia đã biết. Đường đi có bốn nước, và thuật toán dừng lại.
lesson-contact-shorter-title = Ba nước là đủ
lesson-contact-shorter-caption = Duyệt theo chiều rộng từ một phía thấy đích ở độ sâu { $targetDepth }. Cách tìm hai phía vừa rồi đã sai.
lesson-contact-unfinished-title = Mức còn dở dang
lesson-contact-unfinished-caption = Khi gặp nhau, cả hai phía đều đang giữa một mức. Một trạng thái còn chờ ở đó lẽ ra đã dẫn tới đường ngắn hơn.
lesson-contact-levels-title = Trọn từng mức
lesson-contact-levels-caption = Nếu mỗi phía mở rộng trọn một mức rồi mới tới phía kia, lần gặp đầu nằm trên đường ngắn nhất. Ở đây: sau { $discovered } trạng thái, ba nước.
lesson-contact-whole-title = Vì sao chắc chắn
lesson-contact-whole-caption = Chừng nào hai phía chưa gặp nhau, mọi đường đều dài hơn tổng hai độ sâu đã xong. Vậy đường tìm được ở mức kế tiếp là ngắn nhất.
lesson-contact-cost = Làm trọn các mức tốn thêm nhiều nhất một mức; không làm thì lời giải có thể sai.
lesson-contact-exercise-own = Hãy dời một quân của đích rồi thử lại vài lần. Lần gặp đầu đúng bao nhiêu lần, dù không có gì bảo đảm?
lesson-contact-exercise-never = Ở Lật cờ, cái bẫy này không bao giờ sập. Mọi đường đi giữa hai bàn cờ của nó có chung điều gì?
lesson-contact-exercise-race = Hãy cho hai cách tìm hai phía đua trên cặp này. Cách nào tìm ra ít trạng thái hơn, và lời giải của nó có đúng không?
lesson-contact-answer-own = Thường là đúng: trong 240 cách dời một quân, có 226 cách nó vẫn đúng. Nhưng chỉ cách tìm duyệt hết cả mức mới bảo đảm.
lesson-contact-answer-never = Tất cả đều có số nước chẵn, hoặc đều lẻ. Lần gặp đầu chỉ dài hơn nhiều nhất một nước, mà không đường nào có độ dài đó.

## Backtracking

lesson-backtracking-name = Thử, sai, quay lui
lesson-backtracking-about = Quay lui duyệt cả một cây với bộ nhớ của chỉ một đường đi, và vì sao các lựa chọn đầu mãi không đổi.
lesson-backtracking-chapter-path = Đường đi
lesson-backtracking-chapter-tree = Cây
lesson-backtracking-chapter-drowned = Thêm hai hàng
lesson-backtracking-start-title = Mã đi tuần
lesson-backtracking-start-caption = Quân mã qua mỗi ô đúng một lần, và từ ô cuối phải nhảy về được ô đầu. Ở mỗi ô, thuật toán thử các nước theo một thứ tự cố định.
lesson-backtracking-dead-title = Ngõ cụt
lesson-backtracking-dead-caption = Đã đi suôn sẻ { $placements } nước. Từ đây mọi nước đều dẫn tới ô đã qua.
lesson-backtracking-back-title = Rút lại một nước
lesson-backtracking-back-caption = Thuật toán chỉ rút lại nước cuối cùng rồi thử nước kế tiếp ở đó. Phần còn lại của đường đi giữ nguyên.
lesson-backtracking-record-title = Chỉ thiếu chút nữa
lesson-backtracking-record-caption = Sau { $placements } lần đặt, đã đi được { $deepest } trong 35 nước. Chỉ còn thiếu đúng một ô.
lesson-backtracking-inner-title = Các lựa chọn đầu mãi không đổi
lesson-backtracking-inner-caption = Sau { $placements } lần đặt, mười nước đầu vẫn là mười nước của lần thử đầu tiên. Nếu sai ở đó thì mãi sau cùng mới sửa được.
lesson-backtracking-answer-title = Cuối cùng cũng có hành trình
lesson-backtracking-answer-caption = Sau { $placements } lần đặt mới có hành trình khép kín đầu tiên. Mười nước đầu vẫn là những nước được thử trước nhất: thuật toán đã gặp may.
lesson-backtracking-eight-title = Tám nhân tám
lesson-backtracking-eight-caption = Sau { $placements } lần đặt trên bàn cờ 8 × 8, 38 nước đầu vẫn chưa đổi. Không ai chờ nổi tới khi thuật toán chạy xong.
lesson-backtracking-cost = Có b lựa chọn ở mỗi ô trong n ô: thời gian tới bⁿ, bộ nhớ chỉ là đường đi, O(n).
lesson-backtracking-exercise-other = Cùng bàn cờ ấy nhưng thử các nước theo thứ tự khác thì lâu gấp nghìn lần. Hãy cho mỗi cách chạy một lát: chúng bắt đầu khác nhau ở đâu?
lesson-backtracking-exercise-five = Trên 5 × 5 không có hành trình khép kín, nhưng có hành trình mở. Lần lùi đầu tiên xảy ra ở độ sâu nào?
lesson-backtracking-exercise-fall = Ở đây thuật toán đã lùi quá nửa độ sâu của nó. Hãy đi ngược từng bước để biết lựa chọn nào là thủ phạm.
lesson-backtracking-answer-other = Ngay ở nước đầu tiên: hai thứ tự thử hai ô khác nhau. Từ đó hai tìm kiếm ở hai phần khác nhau của cây, và một phần đầy ngõ cụt.
lesson-backtracking-answer-fall = Lựa chọn sau 16 nước: tìm kiếm lùi về đó và thử cái khác. Mọi thứ sau nó đều đã thử mà vô ích.

## Warnsdorff's rule

lesson-warnsdorff-name = Quy tắc Warnsdorff
lesson-warnsdorff-about = Một quy tắc hay biến hàng triệu lần thử thành vài chục ra sao, và vì sao nó không bảo đảm gì.
lesson-warnsdorff-chapter-rule = Quy tắc
lesson-warnsdorff-chapter-gain = Phần lợi
lesson-warnsdorff-chapter-limits = Giới hạn
lesson-warnsdorff-counts-title = Đếm các lối đi tiếp
lesson-warnsdorff-counts-caption = Mỗi ô mà quân mã có thể tới cho biết từ đó có bao nhiêu lối đi tiếp. Quy tắc: tới ô có ít lối nhất.
lesson-warnsdorff-corner-title = Ô hẻo lánh trước
lesson-warnsdorff-corner-caption = Ô có ít lối vào ra thì về sau khó tới. Quy tắc tới đó khi còn có thể, vì thế nó bám theo mép bàn cờ.
lesson-warnsdorff-cut-title = Nhìn trước
lesson-warnsdorff-cut-caption = Sau { $depth } nước, quanh ô đầu không còn ô trống để về, nên không thể khép kín. Thuật toán bỏ nút này ngay.
lesson-warnsdorff-tour-title = { $placements } lần đặt
lesson-warnsdorff-tour-caption = Hành trình có { $depth } nước, và chỉ { $retreats } nước phải rút lại. Không có quy tắc thì chưa ai chờ được tới cùng.
lesson-warnsdorff-six-title = Cùng một bàn cờ, hai lần
lesson-warnsdorff-six-caption = Trên 6 × 6, quy tắc cần { $placements } lần đặt. Không có quy tắc thì cần { $naive } lần.
lesson-warnsdorff-unlucky-title = Không bảo đảm
lesson-warnsdorff-unlucky-caption = Từ ô này của bàn cờ 10 × 10, { $placements } lần đặt vẫn chưa cho hành trình khép kín. Quy tắc chỉ đoán, và đoán sai lúc đầu thì sau cùng mới sửa được.
lesson-warnsdorff-built-title = Hoặc dựng luôn
lesson-warnsdorff-built-caption = Có thể ghép các hành trình nhỏ thành một hành trình lớn. Ở đây cả { $placements } lần đặt đều đúng ngay, vì không phải tìm gì cả.
lesson-warnsdorff-cost = Sắp thứ tự các ứng viên tốn nhiều nhất tám phép đếm mỗi nút; xấu nhất vẫn là bⁿ, với b lựa chọn ở mỗi ô trong n ô.
lesson-warnsdorff-exercise-elsewhere = Hãy bắt đầu từ một ô khác của bàn cờ này. Hành trình khép kín có thể bắt đầu ở bất cứ ô nào: bạn sẽ tận dụng điều đó ra sao?
lesson-warnsdorff-exercise-cuts = Cùng ô đầu ấy, nhưng cắt nhánh mạnh hơn. Phép cắt nào ra tay trước tiên?
lesson-warnsdorff-exercise-narrow = Trên 3 × 10 có hành trình khép kín không? Hãy đoán rồi cho chạy.
lesson-warnsdorff-answer-elsewhere = Hành trình khép kín là một vòng: tìm từ một ô mà quy tắc chạy tốt, rồi xoay vòng để nó bắt đầu ở ô của bạn.
lesson-warnsdorff-answer-cuts = “Ô đầu bị cô lập”, ở bước 61: cạnh ô đầu không còn ô trống nào, nên không đường nào về được.

## Iterative deepening and IDA*

lesson-deeper-name = Sâu dần từng vòng
lesson-deeper-about = Thuật toán chỉ nhớ một đường đi mà vẫn tìm ra lời giải ngắn nhất, nhờ làm lại từ đầu với giới hạn lớn hơn.
lesson-deeper-chapter-rounds = Hết vòng này tới vòng khác
lesson-deeper-chapter-estimate = Có ước lượng
lesson-deeper-chapter-fifteen = Mười lăm ô số
lesson-deeper-path-title = Chỉ một đường đi
lesson-deeper-path-caption = Thuật toán này đi theo chiều sâu và chỉ nhớ các trạng thái trên đường đi. Ở vòng này, đường đi có nhiều nhất ba nước, và đây là ba nước ấy.
lesson-deeper-beyond-title = Vượt giới hạn
lesson-deeper-beyond-caption = Nước thứ tư sẽ vượt giới hạn, nên không được đi. Thuật toán rút lại nước cuối cùng và thử nước kế tiếp ở đó.
lesson-deeper-again-title = Xong một vòng
lesson-deeper-again-caption = Mọi đường ba nước đã được thử, và không đường nào tới đích. Thuật toán làm lại từ xuất phát, với giới hạn lớn hơn.
lesson-deeper-factor-title = Chỉ gấp mấy lần
lesson-deeper-factor-caption = Tất cả các vòng cộng lại đã thử { $tries } nước, riêng vòng cuối 141.816 nước. Vòng sau lớn hơn vòng trước, nên làm lại các vòng nhỏ chẳng tốn bao nhiêu.
lesson-deeper-answer-title = Lời giải ngắn nhất
lesson-deeper-answer-caption = Đích cách 19 nước, và không giới hạn nhỏ hơn nào tới được đó: không có lời giải ngắn hơn. Trong bộ nhớ chưa bao giờ có quá { $deepest } trạng thái.
lesson-deeper-memory-title = Bộ nhớ được lợi gì
lesson-deeper-memory-caption = Duyệt theo chiều rộng chỉ thử { $generated } nước, vì nó nhận ra các trạng thái đã gặp. Muốn vậy, nó phải giữ cả { $discovered } trạng thái trong bộ nhớ.
lesson-deeper-bound-title = Giới hạn đầu tiên
lesson-deeper-bound-caption = IDA* là đào sâu dần với f = g + h, và giới hạn là của f. Theo khoảng cách Manhattan, còn ít nhất chín nước, nên giới hạn đầu tiên là 9.
lesson-deeper-least-title = Giới hạn tăng bao nhiêu
lesson-deeper-least-caption = Vòng với giới hạn 11 đã xong. Trong vòng, thuật toán đã ghi lại f nhỏ nhất vượt giới hạn: không lời giải nào rẻ hơn số đó.
lesson-deeper-found-title = { $tries } lần thử
lesson-deeper-found-caption = Sau sáu vòng và { $tries } lần thử, IDA* có lời giải 19 nước. Đào sâu dần đã thử số nước gấp hơn hai trăm lần.
lesson-deeper-fifteen-title = Mười lăm ô số
lesson-deeper-fifteen-caption = Từ đây tới được 10.461.394.944.000 trạng thái. Chừng ấy quá nhiều cho một bảng, nên ở đây trang này không có duyệt theo chiều rộng.
lesson-deeper-full-title = A* phải giữ những gì
lesson-deeper-full-caption = A* tìm ra lời giải { $targetDepth } nước, ngắn nhất. Khi đó nó giữ { $discovered } trạng thái trong bộ nhớ, vì đường khác có thể dẫn tới bất kì trạng thái nào trong đó.
lesson-deeper-korf-title = Một đường đi là đủ
lesson-deeper-korf-caption = IDA* sinh 540.860 trạng thái, đúng bằng số mà Korf công bố hồi 1985. Lời giải cũng ngắn như vậy, và nó chỉ giữ { $deepest } trạng thái trên đường đi.
lesson-deeper-cost = Mỗi trạng thái có b nước và đích cách d nước: thời gian O(bᵈ), bộ nhớ O(d). Tất cả các vòng cộng lại tốn khoảng b / (b − 1) lần vòng cuối.
lesson-deeper-exercise-hardest = Bàn cờ này cần 31 nước. Từ vòng này sang vòng sau, giới hạn tăng bao nhiêu, và vì sao không bao giờ tăng một?
lesson-deeper-exercise-limit = Ở đây đường đi có thể dài 40 nước, và chỉ có một vòng. Lời giải có 35 nước chứ không phải 19: vì sao?
lesson-deeper-exercise-conflict = Vẫn bàn cờ ấy, với xung đột tuyến tính. Hãy đoán IDA* cần bao nhiêu lần thử: với khoảng cách Manhattan là 540.867 lần.
lesson-deeper-answer-hardest = Tăng hai. Mỗi nước thêm một vào số nước đã đi và đổi khoảng cách Manhattan đi một, nên f giữ nguyên hoặc tăng hai.
lesson-deeper-answer-limit = Tìm kiếm giới hạn độ sâu lấy đường đầu tiên vừa với giới hạn, không tìm đường ngắn nhất.

## Constraint propagation

lesson-constraints-name = Để các số quyết định
lesson-constraints-about = Vì sao lần theo những gì các số bắt buộc thì thuật toán hầu như không phải đoán.
lesson-constraints-chapter-guess = Đoán
lesson-constraints-chapter-follow = Suy ra
lesson-constraints-chapter-gain = Phần lợi
lesson-constraints-field-title = Sáu mươi tư ô
lesson-constraints-field-caption = Mỗi số đếm mìn ở ô của nó và quanh nó. Thuật toán có thể đi từng hàng, thử mỗi ô là trống rồi là mìn.
lesson-constraints-late-title = Sai mà lâu mới biết
lesson-constraints-late-caption = Đã định { $depth } ô, và ô kế tiếp không thể trống cũng không thể là mìn. Có lựa chọn trước đó đã sai, mà tới giờ mới biết.
lesson-constraints-rows-title = Từng hàng một
lesson-constraints-rows-caption = Phải { $placements } lần đặt mới tìm được cách xếp mìn khớp với các số, và dọc đường { $refused } giá trị bị loại.
lesson-constraints-last-title = Ô cuối không cần chọn
lesson-constraints-last-caption = Khi quanh một số chỉ còn một ô chưa định, số ấy quyết định ô đó. Cây vẫn như cũ, nhưng chỉ { $refused } giá trị bị loại thay vì { $before }.
lesson-constraints-pair-title = Hai số cạnh nhau
lesson-constraints-pair-caption = Hai số cạnh nhau đếm gần như cùng các ô. Hiệu của chúng quyết định một ô trước khi phải đoán bất cứ điều gì.
lesson-constraints-choice-title = Lựa chọn thật sự đầu tiên
lesson-constraints-choice-caption = Tới đây ô nào cũng do các số quyết định. Lựa chọn thứ { $depth } là lần đoán đầu tiên, ở cạnh một số còn ít ô chưa định.
lesson-constraints-cut-title = Đoán sai bị phát hiện
lesson-constraints-cut-caption = Vài lần đoán sau, ở độ sâu { $depth } ô, không còn gì khớp nữa. Lần đoán cuối bị rút lại, cùng mọi điều suy ra từ nó.
lesson-constraints-done-title = Ít hơn chín lần
lesson-constraints-done-caption = { $placements } lần đặt thay vì { $rows }. Chọn ô bị ràng buộc chặt nhất trước thì chỗ sai lộ ra khi còn ít việc phải làm lại.
lesson-constraints-none-title = Không cách xếp nào khớp
lesson-constraints-none-caption = Các số này mâu thuẫn với nhau. Thuật toán biết điều đó sau { $placements } lần đặt mà không phải đoán lần nào.
lesson-constraints-cost = Mỗi quyết định được lần theo các tổng có mặt nó: mỗi nút thêm ít việc, còn số nút giảm theo hàm mũ khi các số ràng buộc chặt.
lesson-constraints-exercise-small = Bãi mìn này giải được mà không phải đoán. Hãy dự đoán từng ô trước khi đi bước kế tiếp.
lesson-constraints-exercise-unique = Bãi mìn này có đúng một lời giải. Làm thế nào để chắc chắn điều đó?
lesson-constraints-exercise-several = Hãy sửa một số để không cách xếp nào khớp. Mỗi thuật toán nhận ra sau bao lâu?
lesson-constraints-answer-small = Tìm con số đã đủ mìn, hoặc cần mìn ở mọi ô chưa mở quanh nó: nó bắt buộc ô tiếp theo.
lesson-constraints-answer-unique = Cho tìm kiếm chạy tiếp sau lời giải đầu tiên. Nếu nó kết thúc mà không có lời giải nào nữa thì đó là lời giải duy nhất.
lesson-constraints-answer-several = “Ràng buộc chặt trước” nhận ra sớm nhất, thường ngay trước bước đầu tiên, vì nó bắt đầu từ các con số. Các cách khác chỉ nhận ra khi đến chỗ con số đó.

## Crossing out

lesson-crossing-name = Gạch bỏ trước khi chọn
lesson-crossing-about = Vì sao thuật toán gạch bỏ các ô thì thấy lỗi sớm hơn nhiều hàng.
lesson-crossing-chapter-late = Thấy muộn
lesson-crossing-chapter-cross = Gạch bỏ
lesson-crossing-chapter-gain = Cái lợi
lesson-crossing-board-title = Mỗi hàng một quân hậu
lesson-crossing-board-caption = Không quân hậu nào được ăn quân khác. Thuật toán thử các ô của một hàng từ trái sang phải, rồi sang hàng kế tiếp.
lesson-crossing-stuck-title = Ô nào cũng bị loại
lesson-crossing-stuck-caption = { $depth } quân hậu đã đứng, và mọi ô của hàng 6 đều bị ăn. Sau { $tries } lần thử thuật toán mới biết, và rút lại quân hậu cuối.
lesson-crossing-crosses-title = Gạch thay vì thử
lesson-crossing-crosses-caption = Quân hậu đầu gạch bỏ ngay 14 ô của các hàng khác. Không ô nào trong đó còn phải thử.
lesson-crossing-cut-title = Một hàng hết ô
lesson-crossing-cut-caption = Hậu 4 gạch bỏ ô cuối của hàng 6: thấy sau { $tries } lần thử, không phải sau { $plain }. Nó được rút lại trước khi xét hàng khác.
lesson-crossing-fewest-title = Ít ô nhất đi trước
lesson-crossing-fewest-caption = Các hàng không cần theo thứ tự. Kế tiếp là hàng còn ít ô nhất: nếu hỏng, nó hỏng sớm.
lesson-crossing-plain-title = Không gạch bỏ
lesson-crossing-plain-caption = Quay lui thuần tìm ra lời giải đầu sau { $tries } lần thử. Chỉ { $placements } lần trong đó đặt được quân hậu.
lesson-crossing-forward-title = Có gạch bỏ
lesson-crossing-forward-caption = Kiểm tra trước tìm ra cùng lời giải đó sau { $tries } lần thử thay vì { $plain }. Không lần nào bị loại.
lesson-crossing-arcs-title = Nhìn xa thêm một hàng
lesson-crossing-arcs-caption = Nhất quán cung còn gạch bỏ ô khiến một hàng khác hết ô. { $placements } lần đặt là đủ, và mỗi lần tốn công hơn.
lesson-crossing-cost = Mỗi lựa chọn xét mọi giá trị còn lại của các láng giềng: mỗi lựa chọn tốn công hơn, nhưng ít lựa chọn hơn nhiều.
lesson-crossing-exercise-small = Giải bàn này trên giấy, gạch chéo mỗi ô bị quân hậu ăn. Thuật toán thử bao nhiêu ô mà bạn không hề xét tới?
lesson-crossing-exercise-rings = Tìm một dấu chéo trong vòng tròn. Không quân hậu nào ăn ô đó: vì sao không quân hậu nào đứng đó được?
lesson-crossing-exercise-sudoku = Sudoku này được điền mà không phải đoán lần nào. Vì sao ô còn một chữ số thì không cần đoán?
lesson-crossing-answer-small = 18 ô: quay lui đơn giản thử 26 ô, và 18 ô trong đó bị hậu ăn. Trên giấy bạn đã gạch tất cả.
lesson-crossing-answer-rings = Nếu đặt hậu ở đó thì một hàng khác sẽ không còn ô trống. Không nước ăn nào nói điều đó, chỉ các giá trị còn lại.
lesson-crossing-answer-sudoku = Mọi chữ số khác đã bị gạch, nên ở đó không thể có lời giải khác.

## Games

lesson-games-name = Thắng hay thua, tính ngược từ cuối
lesson-games-about = Một bảng cho biết ai thắng ở từng vị trí như thế nào, và dựa vào nó mà chơi ra sao.
lesson-games-chapter-table = Cái bảng
lesson-games-chapter-backwards = Đi ngược
lesson-games-chapter-play = Cách chơi
lesson-games-rules-title = Một quân leo lên
lesson-games-rules-caption = Chọn một cột khác: quân sang đó, rồi lên số hàng bằng số của cột. Ai không đi được thì thua.
lesson-games-top-title = Hết nước là thua
lesson-games-top-caption = Từ hàng trên cùng không còn nước nào. Vì thế cả { $losing } ô ở đó đều là ô thua với người đến lượt.
lesson-games-win-title = Một ô thua là đủ
lesson-games-win-caption = Từ ô này có một nước dẫn tới ô thua, mà ở đó đến lượt đối thủ. Vậy ô này thắng.
lesson-games-lose-title = Toàn ô thắng
lesson-games-lose-caption = Nước nào từ đây cũng trao cho đối thủ một ô thắng. Vậy ô này thua, và nếu cả hai chơi tốt thì ván kéo dài { $decided } lượt.
lesson-games-start-title = Lời giải
lesson-games-start-caption = Ô xuất phát thắng nhờ một nước tới ô thua. Ván kéo dài { $decided } lượt: người thắng đi hai nước, người thua đi một.
lesson-games-waves-title = Từ cuối lên
lesson-games-waves-caption = Phân tích ngược bắt đầu từ các ô thua và hỏi từ đâu tới được chúng: { $winning } ô thắng ngay. Sau đó, ô nào không còn nước tốt hơn thì thua.
lesson-games-heap-title = Một đống sỏi
lesson-games-heap-caption = Bốc một, hai hoặc ba viên; ai không bốc được thì thua. Từ bốn, nước nào cũng để đối thủ còn một, hai hoặc ba, nên bốn là thua.
lesson-games-four-title = Một quy luật
lesson-games-four-caption = Cứ thêm bốn viên lại gặp một đống thua. Ai để lại được bội của bốn thì thắng, và chỉ cần biết có thế.
lesson-games-two-title = Hai đống
lesson-games-two-caption = Với hai đống, { $losing } trong { $filled } vị trí thua: hai đống chia cho bốn cùng số dư. Ở vị trí khác, người đến lượt làm cho hai số dư bằng nhau.
lesson-games-cost = Mỗi nước được xét một lần: thời gian O(số vị trí + số nước), bộ nhớ O(số vị trí).
lesson-games-exercise-play = Từ đây hãy chơi với máy. Nước đầu tiên nào thắng?
lesson-games-exercise-set = Bây giờ được bốc một, ba hoặc bốn viên. Hãy tìm quy luật của các đống thua.
lesson-games-exercise-large = Trên bàn cờ gốc với 10.000 vị trí: ô thắng lâu nhất cần bao nhiêu lượt, và nằm ở đâu?
lesson-games-answer-set = 0 và 2, rồi cứ thêm bảy: 7, 9, 14, 16 … Từ mỗi đống đó, mọi nước đều dẫn tới đống thắng.
lesson-games-answer-large = 17 lượt của cả hai người, trong đó 9 lượt của người thắng, từ hàng 15, cột 32. Danh sách các ván thắng dài nhất cho thấy điều đó khi bảng đã đầy.

## Presenting: a button beside the lesson's own, and what the list of keys says.

lesson-present = Trình bày
lesson-keys-notes = hiện hoặc ẩn ghi chú cho giáo viên
lesson-keys-hands = cho cả lớp giơ tay biểu quyết, hoặc hỏi riêng một người đọc
lesson-keys-raise = khi hỏi cả lớp: thêm một phiếu cho lựa chọn ấy, với Shift thì bớt một phiếu

## alphabeta

lesson-alphabeta-name = Vì sao không cần xem chỗ đó
lesson-alphabeta-about = Minimax tìm giá trị của ván cờ thế nào, và vì sao alpha-beta được bỏ qua phần lớn.
lesson-alphabeta-chapter-minimax = Xem mọi chỗ
lesson-alphabeta-chapter-window = Đã chắc được điều gì
lesson-alphabeta-chapter-order = Nước tốt trước
lesson-alphabeta-rules-title = Tính đến hết ván
lesson-alphabeta-rules-caption = Tới lượt X. Minimax đi mọi nước, mọi nước đáp, cứ thế đến hết ván: X chắc được gì?
lesson-alphabeta-end-title = Một ván đã xong
lesson-alphabeta-end-caption = Ở đây X có đủ hàng thẳng, nên theo luật X thắng. Giá trị này được đưa về nước trước.
lesson-alphabeta-guess-title = Nước đáp kia
lesson-alphabeta-guess-caption = Giờ O đi vào ô kia, X chỉ còn ô cuối. Ở đây X được gì?
lesson-alphabeta-least-title = O chọn điều nhỏ nhất
lesson-alphabeta-least-caption = Ở đây tới lượt O: có nước để X thắng, có nước đưa tới hòa. O chọn hòa, vì đó là điều nhỏ nhất cho X.
lesson-alphabeta-whole-title = Giá trị của bàn cờ
lesson-alphabeta-whole-caption = Sau { $entered } vị trí thì biết giá trị: X thắng, nhờ duy nhất nước đầu ở góc dưới bên phải.
lesson-alphabeta-sure-title = Alpha: X chắc hòa
lesson-alphabeta-sure-caption = Nước đầu cho X hòa. Từ giờ X chỉ cần nước cho nhiều hơn: đó là ý nghĩa của alpha.
lesson-alphabeta-asks-title = Có phải xem phần còn lại không?
lesson-alphabeta-asks-caption = X đã vào giữa, và giá trị nước đáp đầu tiên của O sắp được đưa về. Sau đó có cần xem các nước đáp khác của O không?
lesson-alphabeta-cut-title = Không cần xem chỗ đó
lesson-alphabeta-cut-caption = Ở đây O khiến X thua được, mà X có hòa ở chỗ khác. Vậy X sẽ không tới đây, dù { $cut } nước đáp kia đáng giá gì.
lesson-alphabeta-fewer-title = Cùng giá trị, ít việc hơn
lesson-alphabeta-fewer-caption = Alpha-beta xem { $entered } vị trí thay vì { $all } mà tìm ra cùng giá trị: phần bị cắt không đổi được nó.
lesson-alphabeta-order-title = Nước tốt nhất trước
lesson-alphabeta-order-caption = Nước tốt nhất đi trước thì { $entered } vị trí là đủ. Càng sớm chắc được nhiều, càng cắt được nhiều.
lesson-alphabeta-empty-title = Cả trò chơi
lesson-alphabeta-empty-caption = Từ bàn trống alpha-beta xem { $entered } vị trí và chứng minh: nếu cả hai đi tốt nhất thì hòa.
lesson-alphabeta-cost = Minimax xem bᵈ vị trí với b nước và độ sâu d; alpha-beta với nước tốt nhất trước chỉ xem khoảng căn bậc hai số đó.
lesson-alphabeta-exercise-fork = X giữ hai góc đối nhau và tới lượt O. Những nước nào của O giữ được hòa?
lesson-alphabeta-exercise-count = Từ đây minimax xem bao nhiêu vị trí? Rồi hãy thử alpha-beta.
lesson-alphabeta-exercise-limit = Ở đây tìm kiếm chỉ xem trước vài nước rồi ước lượng. Giá trị của nó có đúng không?
lesson-alphabeta-answer-fork = Các nước ở cạnh. Nếu đi vào góc, X tạo nước đôi và thắng.
lesson-alphabeta-answer-limit = Không. Tìm kiếm dừng sau hai nước và ước lượng rằng thế của O xấu. Không có giới hạn thì giá trị là hòa.

# End of lessons in vi.
