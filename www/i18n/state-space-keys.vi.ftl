### Vietnamese: the puzzles whose states are keys. Fetched with the wasm that has them.

## Heuristics of these puzzles: a name for menus, and a sentence about each.

heuristic-chasing = Đuổi đèn
heuristic-chasing-about = Số lần bấm chính xác: các lần bấm ở hàng đầu quyết định mọi hàng sau, nên thử mọi cách bấm hàng đầu.
heuristic-gap = Khe
heuristic-gap-about = Số bánh nằm trên một bánh không liền cỡ với nó: mỗi lần lật sửa nhiều nhất một chỗ như vậy.
heuristic-block = Khoảng cách của khối lớn
heuristic-block-about = Số hàng và cột từ khối lớn tới đích: mỗi nước đưa nó gần thêm một ô.
heuristic-blocking = Xe chắn đường
heuristic-blocking-about = Một nước cho xe phải ra, và một nước cho mỗi xe chắn đường nó.

## Two jugs.

-jugs-board = bài

jugs-inShort = Đong đầy, đổ hết hoặc rót sang. Đích: một bình có số lít cần.
jugs-rules = Bình không có vạch. Mỗi nước đong đầy một bình, đổ hết một bình, hoặc rót bình này sang bình kia tới khi một bình cạn hoặc bình kia đầy. Đích: một bình có số lít cần, với ít nước đi nhất.
jugs-text = Mỗi trường hợp một dòng: cỡ của hai bình và số lít cần, mỗi số từ 1 đến 100.
jugs-move =
    { $kind ->
        [fill] đong đầy bình { $jug }
        [empty] đổ hết bình { $jug }
       *[pour] rót bình { $jug } sang bình { $other }
    }
jugs-map-graph-move =
    { $kind ->
        [fill] đầy { $jug }
        [empty] đổ { $jug }
       *[pour] { $jug } sang { $other }
    }
jugs-back-new = Từ đích: { state-space-move } dẫn tới đây từ một { -state } **mới với phía này**: nó vào hàng đợi, cách đích { $depth } nước.
jugs-back-duplicate = Từ đích: { state-space-move } dẫn tới đây từ một { -state } **phía này đã biết**, cách đích { $depth } nước: không phải làm gì.
jugs-back-meeting = Từ đích: { state-space-move } dẫn tới đây từ một { -state } mà phía kia đã biết: **hai phía gặp nhau ở đây**.
jugs-tile = { $code } lít
jugs-preset-eight = Bình 8 và 5: đong 6
jugs-preset-long = Bình 37 và 100: đường dài
jugs-preset-impossible = Bình 4 và 6: không đong được 3

## River crossing.

-river-board = bài

river-inShort = Đưa tất cả qua sông. Sói ăn dê, dê ăn bắp cải; kẻ ăn thịt người đông hơn thì ăn nhà truyền giáo.
river-rules = Mỗi nước là một lần thuyền sang sông. Không để sói ở với dê, dê ở với bắp cải; trên bờ có nhà truyền giáo, kẻ ăn thịt người không được đông hơn. Đích: tất cả sang bờ bên kia, với ít lần sang nhất.
river-text = Mỗi trường hợp một dòng: chữ wolf cho sói, dê và bắp cải; hoặc số nhà truyền giáo, bằng số kẻ ăn thịt người, và số chỗ trên thuyền, mỗi số từ 1 đến 50.
river-men = { $men } nhà truyền giáo
river-others = { $others } kẻ ăn thịt người
river-move =
    { $who ->
        [nobody] chèo thuyền sang một mình
        [wolf] chở sói sang sông
        [goat] chở dê sang sông
        [cabbage] chở bắp cải sang sông
        [men] chở { river-men } sang sông
        [others] chở { river-others } sang sông
       *[both] chở { river-men } và { river-others } sang sông
    }
river-map-graph-move =
    { $who ->
        [nobody] một mình
        [wolf] sói
        [goat] dê
        [cabbage] bắp cải
        [men] { river-men }
        [others] { river-others }
       *[both] { river-men }, { river-others }
    }
river-cell-0 = không có ai
river-tile-3-1 = thuyền
river-tile-3-2 = { $count } nhà truyền giáo
river-tile-3-3 = { $count } kẻ ăn thịt người
river-tile-4-1 = bác nông dân
river-tile-4-2 = sói
river-tile-4-3 = dê
river-tile-4-4 = bắp cải
river-preset-wolf = Sói, dê và bắp cải
river-preset-three = Ba nhà truyền giáo, ba kẻ ăn thịt người
river-preset-four = Mỗi bên bốn người: không thể
river-preset-large = Mỗi bên hai mươi người, bốn chỗ

## Tower of Hanoi.

-hanoi-board = bài

hanoi-shortName = Tháp Hà Nội
hanoi-inShort = Chuyển tháp sang cọc cuối, không đặt đĩa to lên đĩa nhỏ.
hanoi-rules = Mỗi nước chuyển đĩa trên cùng của một cọc sang cọc khác, không đặt lên đĩa nhỏ hơn. Đích: mọi đĩa ở cọc cuối, với ít nước đi nhất.
hanoi-text = Mỗi trường hợp một dòng: số cọc, 3 hoặc 4, và số đĩa, nhiều nhất 10 với ba cọc và 8 với bốn cọc.
hanoi-move = chuyển đĩa { $disc } từ cọc { $peg } sang cọc { $other }
hanoi-map-graph-move = { $disc }: { $peg } → { $other }
hanoi-cell-0 = ô trống
hanoi-tile = đĩa { $code }
hanoi-preset-four = Ba cọc, 4 đĩa
hanoi-preset-seven = Ba cọc, 7 đĩa
hanoi-preset-reve = Bốn cọc, 6 đĩa

## Peg solitaire.

pegs-shortName = Cờ nhảy
pegs-inShort = Nhảy qua chốt và bỏ chốt ấy đi. Đích: còn một chốt.
pegs-rules = Một chốt nhảy qua chốt bên cạnh vào lỗ trống phía sau, và chốt bị nhảy qua được bỏ đi. Đích: còn lại một chốt.
pegs-text = Mỗi hàng một dòng: x là chốt, . là lỗ trống, - là không có lỗ. Bàn có các dòng 1, 2, 3 … chữ là tam giác. Giữa hai bàn có một dòng trống.
pegs-move = nhảy từ hàng { $fromRow }, cột { $fromColumn } tới hàng { $row }, cột { $column }
pegs-back-new = Từ đích: { state-space-move } dẫn tới đây từ một { -state } **mới với phía này**: nó vào hàng đợi, cách đích { $depth } nước.
pegs-back-duplicate = Từ đích: { state-space-move } dẫn tới đây từ một { -state } **phía này đã biết**, cách đích { $depth } nước: không phải làm gì.
pegs-back-meeting = Từ đích: { state-space-move } dẫn tới đây từ một { -state } mà phía kia đã biết: **hai phía gặp nhau ở đây**.
pegs-cell-0 = lỗ trống
pegs-cell-1 = chốt
pegs-cell-2 = không có lỗ
pegs-preset-corner = Tam giác, trống ở góc
pegs-preset-edge = Tam giác, trống cạnh góc
pegs-preset-middle = Tam giác, trống ở giữa
pegs-preset-cross = Chữ thập nhỏ
pegs-preset-english = Bàn kiểu Anh, không có bản đồ

## Rush Hour.

rushhour-inShort = Trượt xe dọc theo hướng của nó. Đích: xe A ở mép phải.
rushhour-rules = Mỗi nước trượt một xe dọc theo hàng hoặc cột của nó, qua các ô trống. Đích: xe A ở mép phải, với ít nước đi nhất.
rushhour-text = Mỗi bàn 36 chữ, trên một hoặc sáu dòng: A là xe phải ra, các chữ hoa khác là xe khác, . hoặc o là ô trống.
rushhour-cells = { $far } ô
rushhour-move =
    { $direction ->
        [up] đẩy xe { $car } lên { rushhour-cells }
        [down] đẩy xe { $car } xuống { rushhour-cells }
        [left] đẩy xe { $car } sang trái { rushhour-cells }
       *[right] đẩy xe { $car } sang phải { rushhour-cells }
    }
rushhour-map-graph-move =
    { $direction ->
        [up] { $car } ↑ { $far }
        [down] { $car } ↓ { $far }
        [left] { $car } ← { $far }
       *[right] { $car } → { $far }
    }
rushhour-cell-0 = ô trống
rushhour-tile = xe { $letter }
rushhour-preset-first = Bàn để bắt đầu
rushhour-preset-hardest = Khó nhất: 51 nước
rushhour-preset-closed = Không có lối ra

## Klotski.

klotski-inShort = Trượt các khối. Đích: khối lớn ở giữa cạnh dưới.
klotski-rules = Mỗi nước trượt một khối qua các ô trống, xa và rẽ bao nhiêu lần cũng được. Đích: khối lớn ở giữa cạnh dưới, với ít nước đi nhất.
klotski-text = Năm dòng, mỗi dòng bốn chữ: mọi ô của một khối cùng một chữ, . là ô trống.
klotski-block =
    { $block ->
        [small] khối nhỏ ở hàng { $fromRow }, cột { $fromColumn }
        [high] khối dọc ở hàng { $fromRow }, cột { $fromColumn }
        [wide] khối ngang ở hàng { $fromRow }, cột { $fromColumn }
       *[large] khối lớn
    }
klotski-move =
    { $way ->
        [up] trượt { klotski-block } lên hàng { $place }
        [down] trượt { klotski-block } xuống hàng { $place }
        [left] trượt { klotski-block } sang trái đến cột { $place }
        [right] trượt { klotski-block } sang phải đến cột { $place }
       *[around] trượt { klotski-block } qua góc đến cột { $place }
    }
klotski-cell-1 = khối nhỏ
klotski-cell-2 = khối dọc
klotski-cell-3 = khối dọc
klotski-cell-4 = khối ngang
klotski-cell-5 = khối ngang
klotski-cell-6 = khối lớn
klotski-cell-7 = khối lớn
klotski-cell-8 = khối lớn
klotski-cell-9 = khối lớn
klotski-preset-classic = Bàn kinh điển: 81 nước
klotski-preset-wide = Bốn khối ngang
klotski-preset-near = Gần tới nơi

## Pancakes.

-pancakes-state = chồng bánh
-pancakes-start = chồng bánh ban đầu
-pancakes-board = chồng bánh

pancakes-inShort = Lật phần trên của chồng bánh. Đích: xếp thứ tự, to nhất ở dưới.
pancakes-rules = Mỗi nước lật một số bánh từ trên xuống. Đích: chồng bánh có thứ tự, bánh to nhất ở dưới cùng, với ít lần lật nhất.
pancakes-text = Mỗi chồng một dòng: các đường kính từ trên xuống, mỗi số từ 1 đến 100, nhiều nhất 30 bánh, không có hai bánh cùng cỡ.
pancakes-move = lật { $flipped } bánh trên cùng
pancakes-map-graph-move = lật { $flipped }
pancakes-tile = bánh { $code }
pancakes-preset-seven = Bảy bánh
pancakes-preset-twelve = Mười hai bánh

## Lights Out.

-lightsout-board = bảng đèn

lightsout-inShort = Bấm một đèn: nó và các đèn kề đổi trạng thái. Đích: tắt hết.
lightsout-rules = Mỗi lần bấm bật hoặc tắt một đèn và các đèn trên, dưới, trái, phải nó. Đích: tắt mọi đèn, với ít lần bấm nhất.
lightsout-play-hint = Gợi ý: bấm đèn ở **hàng { $row }, cột { $column }**.
lightsout-text = Mỗi hàng một dòng, 1 là đèn sáng và 0 là đèn tắt; giữa hai bàn có một dòng trống.
lightsout-move = bấm đèn ở hàng { $row }, cột { $column }
lightsout-cell-0 = tắt
lightsout-cell-1 = sáng
lightsout-preset-three = 3 × 3
lightsout-preset-four = 4 × 4
lightsout-preset-five = 5 × 5, không có bản đồ
lightsout-preset-impossible = Không tắt hết được

# End of state-space-keys in vi.
