# Những gì có thể tìm trong một lần chạy. `query-…` là một dòng của danh sách; `field-…` đứng cạnh số.

find-what = tìm gì
find-choose = Chọn điều cần tìm
find-hits = Các bước tìm được
find-looking = Đang tìm: { $count } kết quả tới bước { $step }
find-found = Có { $count } kết quả trong { $step } bước
find-enough = { $count } kết quả đầu trong { $step } bước
find-more = Tìm thêm
find-stop = Dừng ở đây khi phát
find-query-level = bắt đầu mở rộng một độ sâu
find-query-duplicate = các lần gặp lại một { -state }
find-query-holds = trạng thái mới có ô như sau
find-query-near = { -state } gần đích
find-query-answer = các lời giải
find-query-depth = lần đầu tới một độ sâu
find-query-record = các kỷ lục độ sâu
find-query-deadEnd = ngõ cụt dài từ một mức
find-query-cut = các lần cắt nhánh
find-query-placed = một ô được chọn
find-query-filled = một ô được điền
find-query-plies = các ô kéo dài số lượt như sau
find-query-wave = một nhóm ô đã đầy
find-query-newKey = f lớn nhất mới
find-query-newLow = ước lượng nhỏ nhất mới
find-query-wayBack = lần lùi
find-query-improved = đường rẻ hơn tới { -state } đã gặp
find-query-repeated = { -state } lên ngăn xếp lần nữa
find-query-stale = mục cũ bị bỏ qua
find-query-reexpanded = { -state } được mở rộng lại
find-query-round = các vòng
find-query-treeCut = các nước bị cắt
find-query-treeMove = một nước từ xuất phát có giá trị
find-field-depth = độ sâu
find-field-state = { -state }
find-field-moves = số nước tới đích, nhiều nhất
find-field-row = hàng
find-field-column = cột
find-field-code = mã quân
find-field-value = giá trị
find-field-length = số lựa chọn rút lại, ít nhất
find-field-plies = số lượt
find-field-number = số thứ tự

# End of find in vi.
