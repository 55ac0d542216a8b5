# Phòng trưng bày: mọi bài toán, xếp theo điều chúng dạy.

gallery-title = { $count } bài toán
gallery-find = Tìm bài toán hoặc từ khóa
gallery-filters = Chỉ hiện bài toán cho
gallery-filter-every = mọi cách tìm
gallery-filter-bfs = theo chiều rộng
gallery-filter-astar = A*
gallery-filter-dfs = theo chiều sâu
gallery-filter-backtracking = quay lui
gallery-filter-games = trò chơi
gallery-own = Tự làm câu đố của bạn
gallery-found =
    { $count ->
        [0] Không có bài toán nào phù hợp. Hãy thử từ khác hoặc “mọi cách tìm”.
       *[other] { $count } bài toán
    }

## Các nhóm, và vài lời về mỗi nhóm.

gallery-rings = Đường ngắn nhất, từng vòng một
gallery-rings-about = chỉ cần một hàng đợi
gallery-estimate = Ước lượng tốt
gallery-estimate-about = khi A* nhanh hơn
gallery-choices = Chọn, rồi quay lui
gallery-choices-about = chọn chỗ ít cách nhất trước
gallery-games = Trò chơi: ai thắng
gallery-games-about = suy luận từ cuối

# Cạnh tên nhóm trên điện thoại: các bài toán nằm trên một hàng cuộn ngang.
gallery-swipe =
    { $count ->
        [1] { $count } bài toán
        [2] { $count } bài toán
       *[other] vuốt để xem { $count } bài toán →
    }

## Độ lớn của bài toán: ví dụ đầu tiên, và số nước mà bàn khó nhất cùng cỡ cần.

gallery-states = { $states } { -state }, khó nhất { $hardest } nước
gallery-size-state-space = quá nhiều { -state } để đếm
gallery-size-backtracking = { $rows } × { $columns } ô
gallery-size-games = { $cells } thế
gallery-size-trees = { $rows } × { $columns } ô

# $count là số cách tìm khác
gallery-searches =
    { $count ->
        [0] { $algorithm }
       *[other] { $algorithm } +{ $count }
    }

## Bàn cờ mà mọi người nhận được trong cùng một ngày.

gallery-day = { CAPITAL(-board) } hôm nay
gallery-dayOf = { $puzzle }: { -board } hôm nay

# End of gallery in vi.
