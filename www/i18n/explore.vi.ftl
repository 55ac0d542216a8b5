# Khám phá cả không gian: khó nhất, theo khoảng cách, bản đồ, các mức, và độ tăng.

explore-title = { $puzzle }: khám phá mọi { -state }
explore-parts = Khám phá điều gì
explore-part-hardest = Khó nhất
explore-part-distance = Theo khoảng cách
explore-part-map = Bản đồ
explore-part-levels = Số lượng từng mức
explore-part-growth = Độ tăng

explore-large = Có quá nhiều { -state } để liệt kê, nên ở đây không có danh sách, bản đồ và bảng. “Độ tăng” cho xem các cỡ nhỏ hơn.
explore-finding = Đang liệt kê các { -state }: đến nay { $count } nước.
explore-measuring = Đang tính khoảng cách tới đích.
explore-reading = Đang tính các số của mọi { -state }.
explore-memory = Không đủ bộ nhớ để liệt kê mọi { -state }.

## Danh sách. Mục có đuôi -cost dành cho nước đi có chi phí.

explore-hardest-about = { $count } { -state } xa nhất cách đích { $distance } nước. Chọn một để bắt đầu từ đó.
explore-hardest-about-cost = { $count } { -state } xa nhất cách đích một chi phí { $distance }. Chọn một để bắt đầu từ đó.
explore-none = Không { -state } nào tới được đích.
explore-away =
    { $distance ->
        [0] đích
       *[other] { $distance } nước
    }
explore-away-cost =
    { $distance ->
        [0] đích
       *[other] chi phí { $distance }
    }
explore-away-lost = không giải được
explore-start = Bắt đầu từ { -state } { $number }: { $away }
explore-more = Xem thêm
explore-wanted = Số nước tới đích
explore-wanted-cost = Chi phí tới đích
explore-wanted-lost = { $count } { -state } không giải được
explore-drawn =
    { $count ->
        [0] Không { -state } nào có khoảng cách này.
       *[other] { $count } { -state } có khoảng cách này.
    } { $shown ->
        [0] { "" }
        [1] { "" }
       *[other] Đây là { $shown } trong số đó, chọn bằng hạt giống { $seed }:
    }
explore-others = Cho xem { -board } khác

## Bản đồ.

explore-colour = Màu cho biết
explore-colour-distance = Số nước tới đích
explore-colour-distance-cost = Chi phí tới đích
explore-colour-solvable = Có giải được không
explore-colour-estimate = Ước lượng: { $name }
explore-feature-black = Số quân đen
explore-feature-pegs = Số chốt còn lại
explore-feature-lights = Số đèn đang sáng
explore-feature-water = Nước trong cả hai bình
explore-feature-across = Số hành khách ở bờ bên kia
explore-feature-home = Số đĩa lớn nhất đã ở cọc đích
explore-feature-column = Cột của chiếc xe
explore-feature-row = Hàng của khối lớn
explore-map-label = Bản đồ mọi { -state } tới được từ xuất phát. Phím mũi tên đi từ { -state } này sang { -state } khác, Enter bắt đầu từ đó.
explore-map-reads = Vòng = số nước từ xuất phát. Ngôi sao là đích. Chỉ vào một { -state } để đọc các số của nó.
explore-map-reads-plain = Ngôi sao là đích. Chỉ vào một { -state } để đọc các số của nó.
explore-legend = Chú giải: bấm một dòng để chỉ thấy các { -state } của nó
explore-band = { $from } đến { $to }
explore-band-one = { $from }
explore-band-solvable = giải được
explore-band-lost = không giải được
explore-band-count = { $count } { -state }
explore-state =
    { $depth ->
        [0] Xuất phát
       *[other] Cách xuất phát { $depth } nước
    }, { $distance ->
        [0] là đích
       *[other] còn { $distance } nước tới đích
    }
explore-state-cost =
    { $depth ->
        [0] Xuất phát
       *[other] Cách xuất phát { $depth } nước
    }, { $distance ->
        [0] là đích
       *[other] còn chi phí { $distance } tới đích
    }
explore-state-lost =
    { $depth ->
        [0] Xuất phát
       *[other] Cách xuất phát { $depth } nước
    }, không giải được
explore-value = { $name }: { $value }
explore-open = Bắt đầu từ đây

## Bảng số lượng từng mức.

explore-levels-cut = Bảng chỉ hiện { $count } mức đầu trong { $all } mức; bản sao có đủ tất cả.
explore-levels-about = Có bao nhiêu { -state } cách xuất phát, và cách đích gần nhất, chừng ấy nước.
explore-levels-about-cost = Có bao nhiêu { -state } cách xuất phát chừng ấy nước, và cách đích gần nhất chừng ấy chi phí.
explore-level = Khoảng cách
explore-level-start = Từ xuất phát
explore-level-goal = Tới đích
explore-level-lost = không giải được
explore-level-sum = tất cả
explore-copy = Sao chép bảng
explore-copied = Đã sao chép
explore-byHand = Không sao chép được ở đây.

## Độ tăng theo cỡ.

explore-growth-about = Mỗi cỡ được duyệt theo chiều rộng đến hết, ngay trong trình duyệt này. Công thức đếm mọi { -state } của một cỡ: { $formula }. Từ một xuất phát có thể tới được ít hơn.
# n là gì, theo bài toán.
explore-n = n là cỡ.
flip-explore-n = n là số quân.
lightsout-explore-n = n là số đèn.
tiles-explore-n = n là số ô, kể cả ô trống.
rearrange-explore-n = n là số ô; bốn ô có quân.
solitaire-explore-n = n là số ô; bốn ô có quân.
maze-explore-n = n là cạnh của một mê cung không có tường.
jugs-explore-n = n là tổng dung tích của hai bình.
hanoi-explore-n = n là số đĩa.
pancakes-explore-n = n là số bánh.
pegs-explore-n = n là số lỗ của một tam giác.
river-explore-n = n là số nhà truyền giáo, cũng là số kẻ ăn thịt người.
explore-growth-none = Bài toán này chỉ có một cỡ, nên không có gì để so.
explore-growth-begin = Đo các cỡ
explore-growth-again = Đo lại
explore-growth-stop = Dừng
explore-growth-busy =
    { $count ->
        [0] Đang đo cỡ đầu tiên trong { $all } cỡ.
       *[other] Đã đo { $count } trong { $all } cỡ.
    }
explore-growth-stopped = Đã dừng: đã đo { $count } trong { $all } cỡ.
explore-growth-done = Đã đo cả { $all } cỡ.
explore-growth-states = Số trạng thái
explore-growth-steps = Số bước
explore-growth-time = Thời gian (ms)
explore-growth-size = Cỡ n
explore-growth-formula = Theo công thức
explore-growth-measured = đo được (nét liền, chấm tròn)
explore-growth-curve = công thức { $formula } (nét đứt)
explore-growth-scaled = Trong biểu đồ số bước và thời gian, đường của công thức được dời để gặp cỡ lớn nhất.
explore-growth-axis = Trục đứng là thang logarit: mỗi vạch gấp mười vạch dưới nó.
explore-growth-chart = { $name }: từ { $first } ở cỡ { $least } đến { $last } ở cỡ { $most }.
explore-ms = { NUMBER($ms, maximumFractionDigits: 1) }

# End of explore in vi.
