# Phòng trưng bày: mọi câu đố, xếp theo điều chúng dạy.

gallery-find = Tìm câu đố hoặc từ
gallery-filters = Chỉ hiện câu đố cho
gallery-filter-every = mọi cách tìm
gallery-filter-bfs = theo chiều rộng
gallery-filter-astar = A*
gallery-filter-dfs = theo chiều sâu
gallery-filter-backtracking = quay lui
gallery-filter-games = trò chơi
gallery-found =
    { $count ->
        [0] Không có câu đố nào phù hợp. Hãy thử từ khác hoặc “mọi cách tìm”.
       *[other] { $count } câu đố
    }

## Các nhóm, và vài lời về mỗi nhóm.

gallery-rings = Đường ngắn nhất, từng vòng một
gallery-rings-about = chỉ cần một hàng đợi
gallery-estimate = Ước lượng tốt
gallery-estimate-about = nơi A* thắng
gallery-choices = Chọn, rồi quay lui
gallery-choices-about = chọn chỗ ít cách nhất trước
gallery-games = Trò chơi: ai thắng
gallery-games-about = suy luận từ cuối

## Độ lớn của câu đố: ví dụ đầu tiên.

gallery-states = { $states } trạng thái, xa nhất { $farthest } nước
gallery-size-state-space = quá nhiều trạng thái để đếm
gallery-size-backtracking = { $rows } × { $columns } ô
gallery-size-games = { $cells } thế

# $count là số cách tìm khác
gallery-searches =
    { $count ->
        [0] { $algorithm }
       *[other] { $algorithm } và { $count } cách khác
    }

## Bảng mà mọi người nhận được trong cùng một ngày.

gallery-day = Bảng của ngày
gallery-dayOf = { $puzzle }: bảng của ngày

# End of gallery in vi.
