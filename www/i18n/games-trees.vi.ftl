### Tiếng Việt: lời của các trò chơi có cả bảng lẫn cây.

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
wythoff-inShort = Bốc từ một đống, hoặc bốc bằng nhau từ cả hai. Ai hết sỏi thì thua.
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

# End of games-trees in vi.
