# Lời của người trình bày bài học: một ghi chú cho mỗi điểm dừng (nên hỏi gì, hay hiểu nhầm gì), bài học
# kéo dài bao lâu, và các lời quanh đó. Thuật ngữ như trong glossary.vi.md và lessons.vi.ftl.

## Around the notes.

notes-heading = Dành cho giáo viên
notes-stop = Điểm dừng { $number }/{ $total }
notes-next = Tiếp theo: { $title }
notes-elapsed = { $elapsed } từ khi mở cửa sổ này
notes-nextPicture = Hình của điểm dừng kế tiếp
notes-last = Đây là điểm dừng cuối cùng.
notes-length = Bài học kéo dài khoảng { $minutes } phút.
notes-answer = Đáp án: { $choice }
notes-close = Ẩn ghi chú

## A class votes.

hands-group = Giơ tay biểu quyết
hands-choice = { $letter }: { $choice }
hands-more = Thêm một phiếu cho { $letter }
hands-fewer = Bớt một phiếu của { $letter }
hands-count = Số phiếu của { $letter }
hands-none = Chưa ai giơ tay
hands-total =
    { $count ->
       *[other] { $count } phiếu
    }
hands-percent = { $percent }%
hands-reveal = Cho xem đáp án

## The dialog.

present-title = Trình bày bài học này
present-class = Trước lớp
present-notes = Ghi chú dưới hình
present-hands = Giơ tay biểu quyết
present-contrast = Tương phản cao
present-handsNote = Ở điểm dừng có câu hỏi, cả lớp biểu quyết: bấm lựa chọn, gõ chữ cái hay nhập số phiếu; không tính điểm. Khi toàn màn hình thì tự bật.
present-keysNote = Phím cách cho phim chạy tới điểm dừng kế tiếp; Page Down tới đó ngay.
present-window = Ghi chú trong cửa sổ riêng
present-windowNote = Cửa sổ ấy có ghi chú, đáp án và điểm dừng kế tiếp. Hãy chuyển nó sang màn hình của bạn trước khi mở toàn màn hình.
present-windowRefused = Trình duyệt không cho mở cửa sổ mới ở đây.
present-paper = In ra giấy
present-sheet = Phiếu học tập
present-slides = Trang chiếu
present-answers = Kèm đáp án và ghi chú
present-name = Họ và tên
present-print = In
present-save = Lưu thành tệp
present-progress = Số trang đã làm xong
present-paperNote = Mỗi điểm dừng một trang, khổ A4 hoặc Letter.

## The state space, and how breadth-first search sweeps it

note-sweep-small = Cho cả lớp lần theo một đường nối: quân nào đã bị lật? Hình nhỏ trên đường cho biết. Chính nước ấy cũng dẫn ngược về, vì lật lần nữa thì như cũ.
note-sweep-tree = Hãy hỏi vì sao có 15 đường liền cho 16 bàn cờ: mỗi bàn cờ, trừ bàn xuất phát, được tìm ra bằng đúng một nước. Mọi nước khác đều dẫn tới bàn cờ đã gặp.
note-sweep-board = Hãy hỏi có thể có bao nhiêu bàn cờ: 16 quân, mỗi quân hai mặt, là 65.536. Một hình vẽ như vừa rồi sẽ quá lớn, nên bản đồ có một vòng thay cho mỗi cột và một ô cho mỗi bàn cờ.
note-sweep-first = Hãy hỏi liệu hai trong mười sáu nước này có thể cho cùng một bàn cờ không. Không thể, vì mỗi nước lật một nhóm quân khác nhau.
note-sweep-queue = Cho cả lớp biểu quyết trước khi ai đó giải thích. Nhiều em chọn bàn cờ trông như sắp xong, nhưng hàng đợi không nhìn bàn cờ: nó chỉ biết ai đến trước.
note-sweep-level = Đáp án có thể tính được: thứ tự các nước không quan trọng, và một quân lật hai lần thì như cũ. Vậy chỉ cần đếm cách chọn ba trong mười sáu quân, tức là 560.
note-sweep-rings = Hãy hỏi vì sao các vòng không lớn mãi. Mức càng sâu thì tỉ lệ nước dẫn tới trạng thái đã gặp càng lớn.
note-sweep-answer = Hãy hỏi “ngắn nhất” ở đây bảo đảm điều gì: không lời giải nào ít nước hơn, dù có thể có lời giải khác cũng bấy nhiêu nước. Thuật toán cho thấy lời giải nó gặp đầu tiên.
note-sweep-whole = Cho cả lớp tự nói lại cách tìm: lấy trạng thái chờ lâu nhất, thử mọi nước của nó, cho các trạng thái mới vào chờ. Rồi hỏi: thay hàng đợi bằng ngăn xếp thì khác đi điều gì?

## Duplicates, and why the first visit is the shortest

note-duplicates-back = Hãy hỏi nếu không ghi nhớ thì lúc này thuật toán sẽ làm gì: nó lại mở rộng trạng thái xuất phát, và với bàn cờ không có lời giải thì không bao giờ dừng.
note-duplicates-orders = Cho hai em làm cả hai thứ tự trên giấy. Mỗi quân chỉ phụ thuộc số lần nó bị lật, nên thứ tự các nước không để lại dấu vết.
note-duplicates-half = Trước khi biểu quyết, hãy hỏi hai quân nào đã dẫn tới bàn cờ đang được mở rộng. Nếu nước kế tiếp lại lật một trong hai quân ấy thì kết quả đã biết rồi.
note-duplicates-slides = So với Lật cờ, nơi hai nước nào cũng đổi chỗ cho nhau được. Hãy hỏi hai nước nào ở đây thì không: chẳng hạn hai nước của cùng một quân.
note-duplicates-order = Đây là trọng tâm của bài: hàng đợi không sắp xếp theo độ sâu, nó chỉ giữ thứ tự đến, và thế là đủ. Trước khi biểu quyết, hãy hỏi quân nào đi và nó từng đứng đâu.
note-duplicates-mostly = Cùng tính tỉ lệ: khoảng 92 trong 100 nước không dẫn tới điều gì mới. Cái giá của ghi nhớ là mỗi trạng thái một mục trong bảng.

## Impossible

note-impossible-board = Cho các em thử một phút trên giấy. Thử không được thì chưa chứng minh được gì, và bài học nói về chính điều đó.
note-impossible-grow = Hãy hỏi điều gì kết thúc thuật toán: gặp đích, hoặc hàng đợi rỗng. Ai dừng nó vì thấy lâu thì chưa chứng minh được gì.
note-impossible-shrink = Trước khi biểu quyết, hãy hỏi các bàn cờ trong hàng đợi từ đâu ra: chỉ từ những nước dẫn tới bàn cờ mới. Khi chúng ít hơn số bàn cờ rời đi thì hàng đợi ngắn lại.
note-impossible-dry = Chứng minh gồm hai ý: mọi thứ tới được đều đã xét, và trong đó không có đích. Hãy để các em nói cả hai.
note-impossible-closed = Hãy hỏi làm sao kiểm danh sách này bằng tay: lấy một bàn cờ trong đó, đi cả mười sáu nước, và tìm từng kết quả trong danh sách.
note-impossible-islands = Các hình tròn nhỏ là mười lăm đảo còn lại. Hãy hỏi vì sao không nước nào dẫn từ đảo này sang đảo kia: nếu có thì chúng đã là một đảo.
note-impossible-pieces = Cho cả lớp đếm trước. Tìm kiếm cũng cho kết quả ấy, nhưng chỉ sau khi đã gặp mọi trạng thái tới được.
note-impossible-colours = Hãy hỏi hai màu có số ô bằng nhau thì đã đủ chưa. Chưa đủ: bàn cờ 4 × 4 có tám ô mỗi màu mà không có hành trình khép kín.

## One program, three lists

note-lists-start = Cho một em đóng vai chương trình với các mảnh giấy, mỗi ô một mảnh. Hãy hỏi mảnh mới phải đặt vào đâu: cả bài học chỉ nói về điều đó.
note-lists-queue = Trước khi biểu quyết, cho cả lớp tìm xem ô nào vào danh sách trước nhất. Hàng đợi không quan tâm trên ô ghi số gì.
note-lists-fewest = Hãy hỏi 40 từ đâu ra: bốn ô ghi số 9 và bốn ô tốn 1. Rồi hỏi chương trình có sai không: nó đếm số nước, còn ta lại cần chi phí.
note-lists-stack = Hãy hỏi chương trình đã thay đổi gì: chỉ là chỗ lấy ra ô kế tiếp. Trước khi biểu quyết, hãy hỏi ô nào vào sau cùng.
note-lists-long = Hãy hỏi ngăn xếp có luôn tìm ra đường, nếu có đường, hay không: trong mê cung thì có, vì không ô nào được mở rộng hai lần. Nó không bảo đảm gì về độ dài.
note-lists-least = Cho cả lớp cộng chi phí dọc hai đường trước khi biểu quyết. Các ô ghi số 9 không bị cấm, chúng chỉ chờ tới khi mọi thứ rẻ hơn đã ra.
note-lists-cheapest = So sánh ba đường: 8 nước tốn 40, 24 nước tốn 104, 14 nước tốn 14. Hãy hỏi mỗi đường là lời giải cho câu hỏi nào.
note-lists-tiles = Hãy hỏi cái gì thay cho một ô: cả một bàn cờ. Chương trình không biết đó là gì; nó chỉ hỏi có những nước nào, và đây đã là đích chưa.
note-lists-equal = Hãy hỏi vì sao ở đây mở rộng nhiều trạng thái hơn duyệt theo chiều rộng: đích được nhận ra khi nó ra khỏi danh sách, chứ không phải khi vừa tìm ra.
note-lists-deep = Cho cả lớp đoán trước điểm dừng này. Ngăn xếp cứ đi tiếp từ trạng thái mới nhất, và không hề hỏi nó cách xuất phát bao xa.

## What a heuristic buys

note-heuristics-blind = Hãy hỏi có những bàn cờ nào mà con người chẳng buồn nhìn tới, và vì sao. Với chi phí đều, mọi trạng thái ở cùng khoảng cách đều như nhau.
note-heuristics-guess = Cùng đếm: các ô 1, 2, 3, 4, 6 và 8 chưa đúng chỗ. Không tính chỗ trống: khi còn một nước là tới đích, tính cả nó sẽ thành hai, quá lớn.
note-heuristics-sum = Trước khi biểu quyết: đường đi dài thêm một nước, và hình cho thấy ô số nào chưa đúng chỗ. Hãy cộng hai số ấy.
note-heuristics-misplaced = Tỉ lệ khoảng mười bảy trên một. Hãy hỏi phải trả giá gì: với mỗi trạng thái tìm ra, phải đếm các ô số.
note-heuristics-manhattan = Cùng tính cho một ô số: mấy hàng, mấy cột. Trước khi biểu quyết, hãy tìm f nhỏ nhất; nếu bằng nhau thì h nhỏ nhất ra trước.
note-heuristics-admissible = Cho một em nói lại chứng minh: đường ngắn hơn phải đi qua một trạng thái đang chờ. f của nó sẽ nhỏ hơn 19, và nó đã ra trước đích.
note-heuristics-beam = Hãy hỏi vì sao tia sáng rộng như vậy: ước lượng không phân biệt được nhiều trạng thái, và mọi trạng thái có f nhỏ hơn 19 đều phải mở rộng.
note-heuristics-conflict = Vẽ một hàng có hai ô cạnh nhau bị đổi chỗ. Manhattan nói hai nước, nhưng một ô phải rời hàng rồi quay lại, thành bốn nước.
note-heuristics-greedy = Hãy hỏi khi nào 41 nước là chấp nhận được: khi cần có lời giải nào đó, và cần ngay. Tham lam không hề hỏi đường của nó đã dài bao nhiêu.
note-heuristics-weighted = Hãy hỏi trọng số 1 thì sao, và một trọng số rất lớn thì sao: cái đầu chính là A*, cái sau gần như là tham lam.
note-heuristics-wrong = Cùng đếm: khoảng cách Manhattan là 7. Hãy hỏi điều kiện nào đã bị phá: ước lượng không được lớn hơn phần còn lại.
note-heuristics-lost = Tìm trong danh sách trạng thái có f = 17. Hãy hỏi f của nó được phép lớn nhất là bao nhiêu: chín, vì có một đường chín nước đi qua nó.
note-heuristics-again = Hãy hỏi dọc một nước, ước lượng nhất quán được giảm bao nhiêu: bằng chi phí của nước ấy, tức là 1. Khoảng cách Manhattan không giảm nhanh hơn, nên A* không mở rộng trạng thái nào hai lần.

## Two sides

note-two-sides-ask = Cho các em đoán số nước và ghi ra giấy. Đáp án là bảy.
note-two-sides-growth = Trước khi biểu quyết, hãy hỏi mỗi mức gấp mức trước bao nhiêu lần: 16, rồi khoảng 8, 5 và 4. Số lần giảm vì ngày càng nhiều nước dẫn tới trạng thái đã gặp; kế tiếp là khoảng 3.
note-two-sides-plain = Hãy hỏi bao nhiêu trạng thái trong số này nằm trên đường đi của lời giải: tám, kể cả trạng thái xuất phát và đích.
note-two-sides-ends = Hãy hỏi có phải nước nào của trò này cũng rút lại được không. Nước thường và nước nhảy đều được, nên nước đi ngược cũng cùng loại.
note-two-sides-smaller = Hãy hỏi vì sao phía có ít trạng thái hơn đi trước: một mức có bao nhiêu trạng thái chờ thì phải mở rộng bấy nhiêu lần.
note-two-sides-contact = Ba cộng bốn là bảy. Hãy hỏi lần gặp đầu có luôn nằm trên đường ngắn nhất không, rồi để ngỏ: bài kế tiếp nói về điều đó.
note-two-sides-proof = Nhiều em đoán là bớt một nửa công, vì mỗi phía đi khoảng nửa đường. Ở đây chỉ còn một phần mười lăm: các mức lớn chính là những mức không ai phải tìm.
note-two-sides-scale = Hãy hỏi vì sao: hai hình tròn bán kính bằng một nửa nhỏ hơn nhiều so với một hình tròn lớn.

## First contact

note-contact-idea = Hãy hỏi cả lớp cách này có đúng không, và chưa sửa ai vội. Các điểm dừng sau sẽ trả lời.
note-contact-turns = Về câu biểu quyết: bây giờ tới phía nào, và trong phía ấy ai chờ lâu nhất? Chỗ sai chưa lộ ra.
note-contact-meet = Hãy hỏi bốn nước có phải là ít nhất không. Phần lớn các em nói có, vì tới giờ duyệt theo chiều rộng chưa sai lần nào.
note-contact-shorter = Cùng bàn cờ, cùng các nước, mà lời giải khác. Hãy hỏi cách tìm từ hai phía lẽ ra phải làm gì trước khi dừng.
note-contact-unfinished = Hãy nhấn mạnh chữ “chờ”: đường tốt hơn lẽ ra đến từ một trạng thái đã tìm ra nhưng chưa được mở rộng.
note-contact-levels = Hãy hỏi quy tắc nào đã đổi, chỉ một thôi: không phải cách mỗi phía đi, mà là khi nào phía này nhường phía kia.
note-contact-whole = Cho một em nhắc lại chứng minh: khi chưa gặp nhau, mọi đường đi phải dài hơn tổng các mức đã xong của hai phía.

## Backtracking

note-backtracking-start = Hãy vẽ bàn cờ 6 × 6 và cho các em đi tiếp trong một phút. Rồi hỏi các em đã thử các nước theo thứ tự nào: chương trình luôn theo một thứ tự.
note-backtracking-dead = Hãy hỏi giờ phải làm gì. Nhiều em sẽ làm lại từ đầu, nhưng chỉ cần rút lại một nước.
note-backtracking-back = Hãy hỏi thuật toán phải nhớ những gì để đi tiếp: đường đi, và ở mỗi ô trên đó những nước nào đã thử.
note-backtracking-record = Trước khi biểu quyết, hãy hỏi chỉ thiếu một ô có nghĩa là sắp xong không. Không: chỗ sai có thể nằm ở rất gần đầu đường đi.
note-backtracking-inner = Đây là trọng tâm của bài. Hãy hỏi chọn sai ở mười nước đầu thì phải trả giá thế nào: phải thử hết mọi thứ sau nó rồi nó mới được đổi.
note-backtracking-answer = Hãy nhấn mạnh rằng đây là may mắn: trong bài tập đầu tiên, cùng bàn cờ ấy lâu gấp nghìn lần chỉ vì các nước được thử theo thứ tự khác.
note-backtracking-eight = Cho cả lớp đoán sẽ mất bao lâu, và cứ để đó. Bài kế tiếp tìm được hành trình trên 8 × 8 chỉ với vài chục lần đặt.

## Warnsdorff's rule

note-warnsdorff-counts = Cho cả lớp đọc các số và chọn theo quy tắc trước khi phim chạy tiếp. Khi hai số bằng nhau, quy tắc không nói gì.
note-warnsdorff-corner = Hãy hỏi vì sao ô có ít ô kề nước mã là mối nguy: khi các ô kề ấy đã dùng hết thì không còn lối vào hay lối ra.
note-warnsdorff-cut = Hãy hỏi vì sao giờ không hành trình nào khép kín được: nước cuối phải đi từ một ô cách ô đầu một nước, mà các ô ấy đều đã dùng.
note-warnsdorff-tour = Cùng đọc các số: 65 lần đặt trừ 2 lần rút lại là 63 nước, và một nước nữa đưa về ô đầu.
note-warnsdorff-six = Tỉ lệ là khoảng ba vạn trên một. Hãy hỏi một quy tắc chỉ nhìn trước một nước có chắc chắn đúng không, rồi sang điểm dừng kế tiếp.
note-warnsdorff-unlucky = Hãy hỏi có thể đổi gì: ô đầu khác, vì hành trình khép kín qua mọi ô, hoặc cắt nhánh mạnh hơn. Cả hai là bài tập của bài này.
note-warnsdorff-built = Hãy hỏi khi dựng luôn thì mất gì: không tìm gì cả, nên không biết gì về các hành trình khác.

## Iterative deepening and IDA*

note-deeper-path = Hãy hỏi muốn đi tiếp từ đây thì thuật toán phải nhớ gì: đường đi, và ở mỗi trạng thái trên đó đã thử những nước nào. Ngoài ra không lưu gì cả.
note-deeper-beyond = Hãy hỏi thuật toán có biết sau nước ấy là gì không. Nó không biết, và ở vòng này nó không nhìn tới.
note-deeper-again = Trước khi biểu quyết: ở đây giới hạn đếm số nước, nên giá trị nhỏ nhất vượt nó là thêm một. Hãy hỏi vòng này để lại gì: không gì cả, các trạng thái được sinh lại.
note-deeper-factor = Cho cả lớp làm phép chia: tất cả các vòng cộng lại chưa tới hai lần rưỡi vòng cuối. Mỗi vòng lớn hơn vòng trước ít nhất một nửa.
note-deeper-answer = Hãy hỏi vì sao không thể có lời giải ngắn hơn: vòng trước đã thử mọi đường 18 nước.
note-deeper-memory = So sánh: 20 trạng thái trong bộ nhớ và 348.113 lần thử, hay 30.080 trạng thái và 55.893 lần thử. Hãy hỏi khi câu đố lớn lên thì cái nào cạn trước.
note-deeper-bound = Hãy hỏi vì sao không cần vòng nào có giới hạn nhỏ hơn: còn ít nhất chín nước, nên vòng như thế không thể tìm ra gì.
note-deeper-least = Trước khi biểu quyết: một nước làm khoảng cách Manhattan tăng hoặc giảm một, và g tăng một. Vậy f giữ nguyên hoặc tăng hai.
note-deeper-found = Hãy hỏi con số ấy từ đâu ra: sáu vòng chứ không phải 20, và trong mỗi vòng, những nước đi xa đích sớm bị loại.
note-deeper-fifteen = Hãy hỏi con số ấy từ đâu ra: 16 thứ trên 16 ô có 16! cách xếp, và một nửa số đó không tới được.
note-deeper-full = Hãy hỏi A* cần tất cả các trạng thái ấy để làm gì: để nhận ra khi một đường khác dẫn tới chúng, và để đi tiếp từ bất kì trạng thái nào đang chờ.
note-deeper-korf = Cùng đếm: 42 nước và xuất phát là 43 trạng thái. Hãy hỏi phải trả giá gì: cùng những trạng thái ấy được sinh đi sinh lại, ở mỗi vòng và theo mỗi đường.

## Constraint propagation

note-constraints-field = Hãy nói rõ rằng mỗi số đếm cả ô của chính nó; trong trò dò mìn quen thuộc thì không. Hãy hỏi số 0 cho biết gì, và số 9 sẽ cho biết gì.
note-constraints-late = Hãy hỏi lựa chọn nào đã sai. Từ đây không ai biết được, nên thuật toán phải rút lại lần lượt từng lựa chọn.
note-constraints-rows = Hãy hỏi lẽ ra có thể dùng chính các số này sớm hơn ra sao: ai đọc chúng trước khi định một ô thì phải thử ít hơn. Các điểm dừng sau làm như vậy.
note-constraints-last = Hãy hỏi vì sao số lần đặt không đổi: giá trị mà con số cấm thì trước đây cũng bị loại, chỉ là sau khi đã thử.
note-constraints-pair = Cho các em trừ hai số cho nhau và xem những ô nào chỉ một trong hai số đếm. Ở đây thuật toán cũng chỉ làm có thế.
note-constraints-choice = Khi biểu quyết, cho một em đếm với từng số được nêu: nó còn cần bao nhiêu quả mìn, và bao nhiêu ô của nó chưa định.
note-constraints-cut = Hãy hỏi vì sao không chỉ lần đoán bị rút lại: điều suy ra từ nó cũng đổ theo. Những gì có trước nó thì tạm thời giữ nguyên.
note-constraints-done = Hãy hỏi vì sao nên chọn ô còn ít khả năng: nếu một lần đoán trước đó sai thì ở đó lộ ra sớm nhất.
note-constraints-none = Hãy hỏi chứng minh “không có lời giải” ở đây trông thế nào: một chuỗi ô đều bị bắt buộc, tới khi có một số không thể thỏa mãn.

## Crossing out

note-crossing-board = Cho học sinh tự đặt hậu trên bàn của mình trước, rồi hỏi khi nào các em thấy một hàng đã hết cách.
note-crossing-stuck = Hỏi quân hậu nào là lỗi. Không nhất thiết là quân cuối, nhưng thuật toán chỉ rút lại được quân cuối.
note-crossing-crosses = Cho một em đếm dọc theo cột và các đường chéo trước khi biểu quyết: chỉ tính ô của các hàng chưa có hậu.
note-crossing-cut = So với điểm dừng trước: vẫn các quân hậu ấy, nhưng thuật toán không cần bắt đầu với hàng đã hỏng.
note-crossing-fewest = Hỏi vì sao hỏng sớm lại tốt: cái gì hỏng ngay thì không tốn gì ở bên dưới.
note-crossing-plain = Hỏi các lần thử khác là gì: những ô mà một quân hậu đã ăn.
note-crossing-forward = Hỏi điều gì không được đếm ở đây: công gạch bỏ. Nó đáng, vì một lựa chọn tốn hơn một dấu gạch.
note-crossing-arcs = Hỏi nhìn xa thêm nữa có đáng không. Thấy lỗi sớm hơn, nhưng mỗi lần nhìn lâu hơn.

## Games

note-games-rules = Hãy chơi một ván trên giấy trước. Hay nhầm nhất là lên số hàng theo cột vừa rời đi; phải theo số của cột đi tới.
note-games-top = Hãy hỏi vì sao ở đây không ai đi được: số của cột nào cũng ít nhất là một, mà phía trên không còn hàng nào.
note-games-win = Hãy cùng đọc to quy tắc: một nước tới ô thua là đủ. Các nước khác không quan trọng.
note-games-lose = Chiều ngược lại cần mọi nước: chỉ khi nước nào cũng dẫn tới ô thắng thì ô này mới thua. Nhiều em dừng lại sau nước đầu tiên.
note-games-start = Cùng đếm các lượt: người thắng, người thua, người thắng. Số lẻ luôn có nghĩa là người đến lượt thắng.
note-games-waves = Hãy hỏi đợt đầu tìm ra những ô nào: các ô có nước tới một ô thua. Thứ tự khác trước, còn giá trị thì không.
note-games-heap = Nếu có, hãy dùng sỏi thật. Về câu biểu quyết: từ năm viên có thể để lại bốn, mà bốn là thua.
note-games-four = Hãy hỏi nước thắng từ 7, 10 và 18 viên: bốc 3, 2 và 2, để lại 4, 8 và 16.
note-games-two = Cho hai em chơi với nhau. Ai làm hai số dư bằng nhau thì sau mỗi nước đáp lại làm được như thế, vì nước nào cũng khiến chúng khác nhau.

## alphabeta

note-alphabeta-rules = Trước hết hãy đi vài nước trên bảng đen. Hỏi chơi tốt nhất nghĩa là gì: đối thủ cũng chơi như vậy.
note-alphabeta-end = Ở đây không cần tìm kiếm: luật cho giá trị. Chỉ kết cục của ván mới có giá trị như vậy.
note-alphabeta-guess = Hỏi giá trị trước khi phim cho thấy: để học sinh tự điền ô cuối trong đầu.
note-alphabeta-least = Cho học sinh đóng vai X và O và bênh vực nước của mình. Mọi giá trị đều theo cách nhìn của X, nên O muốn nhỏ nhất.
note-alphabeta-whole = Chỉ vào vòng sát tâm: mỗi nước đầu là một hình quạt. Chỉ hình màu xanh là thắng.
note-alphabeta-sure = Hỏi X sẽ làm gì nếu phải đi ngay. X lấy hòa: không thể tệ hơn nữa.
note-alphabeta-asks = Hãy biểu quyết trước khi đi tiếp. Ai nói có thì cho biết các nước đáp khác đổi được gì.
note-alphabeta-cut = Giá trị của nước này vẫn chưa biết, thế là đủ: nó không hơn thua, mà X đã có hòa.
note-alphabeta-fewer = So các hình quạt gạch chéo với bản đồ của minimax: cùng cây ấy, nhưng nhiều chỗ không hề xem.
note-alphabeta-order = Hỏi vì sao thứ tự quan trọng: nước tốt nâng alpha ngay, nước kém phía sau bị cắt sớm.
note-alphabeta-empty = Không ai ép thắng được trò này. Hỏi vì sao người lớn vẫn thắng trẻ con: họ tính xa hơn.

# End of notes in vi.
