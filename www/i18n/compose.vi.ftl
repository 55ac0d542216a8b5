### Soạn bài học của riêng mình: bảng bên cạnh phim.

## Bảng soạn.

compose-title = Soạn bài học
compose-mode = Chế độ
compose-mode-make = Soạn
compose-mode-film = Phim
compose-mode-preview = Xem thử
compose-close = Đóng
compose-name = Tên bài học
compose-unnamed = Bài học của tôi
compose-add = Thêm điểm dừng ở đây
compose-none = Hãy đi tới bước của phim mà bạn muốn giải thích rồi bấm “Thêm điểm dừng ở đây”. Người học thấy phim, lời chú thích và câu hỏi của bạn.
compose-languages = Ngôn ngữ
compose-languagesNote = Viết lời của bài học này bằng những ngôn ngữ khác. Người đọc thấy ngôn ngữ của mình, nếu không có thì thấy ngôn ngữ đầu tiên.
compose-firstLanguage = Ngôn ngữ đầu tiên
compose-ownLanguage = Lời đầu tiên viết bằng
compose-addLanguage = Thêm ngôn ngữ, chẳng hạn fr
compose-removeLanguage = Bỏ { $language }
compose-badLanguage = Đây không phải mã ngôn ngữ. Hãy viết hai chữ cái như fr, hoặc chọn trong danh sách.
compose-languageAdded = Bây giờ bạn viết bằng { $language }. Lời của ngôn ngữ đầu tiên hiện mờ trong ô trống.
compose-languageRemoved = Đã bỏ ngôn ngữ. “Hoàn tác” sẽ khôi phục.
compose-stops = Các điểm dừng của bài học
compose-untitled = Điểm dừng chưa có tiêu đề
compose-step = bước { $step }
compose-step-answer = đáp án
compose-step-end = cuối phim
compose-elsewhere = bàn khác
compose-lights = chỉ vào: { $part }
compose-asks = có câu hỏi

## Một điểm dừng.

compose-editor = Điểm dừng { $number }
compose-of = Điểm dừng { $number }/{ $total }
compose-titleField = Tiêu đề
compose-caption = Lời chú thích
compose-captionNote = **đậm** *nhấn mạnh* `mã` [liên kết](https://…)
compose-note = Ghi chú cho giáo viên
compose-light = Chỉ vào
compose-light-none = không
compose-light-board = bàn
compose-light-result = kết quả
compose-light-legend = chú giải
compose-light-reason = lý do
compose-light-queue = danh sách chờ
compose-light-figures = các con số
compose-view = Hiện
compose-view-both = bàn và bản đồ
compose-view-board = bàn
compose-view-map = bản đồ
compose-pause = Phim tạm dừng ở đây
compose-more = Cách hiện, tạm dừng và ghi chú
compose-up = Lên trên
compose-down = Xuống dưới
compose-place = Đặt vào bước này
compose-remove = Xóa
compose-done = Xong

## Câu hỏi của điểm dừng.

compose-question = Câu hỏi
compose-question-none = không có
compose-question-own = câu hỏi của tôi
compose-kindNote = Chính phép tìm kiếm đưa ra các lựa chọn và biết đáp án.
# $answer là một số hoặc vài chữ.
compose-kindRight = Đáp án: { $answer }. Chính phép tìm kiếm đưa ra các lựa chọn.
compose-cannotAsk = Không thể hỏi câu này ở bước này. Hãy chọn bước khác hoặc câu hỏi khác.
compose-asksField = Bạn hỏi gì
compose-choices = Các lựa chọn. Hãy đánh dấu lựa chọn đúng.
compose-choice = Lựa chọn { $letter }
compose-right = Lựa chọn { $letter } đúng
compose-addChoice = Thêm lựa chọn
compose-removeChoice = Xóa lựa chọn { $letter }
compose-fewChoices = Câu hỏi cần ít nhất hai lựa chọn.
compose-why = Vì sao đúng

## Dùng bài học.

compose-undo = Hoàn tác
compose-redo = Làm lại
compose-clear = Mới
compose-open = Mở
compose-save = Lưu
compose-markup = Mã HTML
compose-markupNote = Hãy dán vào trang của bạn.
compose-link = Chia sẻ liên kết
compose-size = { $length }/{ $limit } ký tự
compose-tooLong = Bài học có { $length } ký tự, mà một liên kết chứa được { $limit }. Hãy dùng mã HTML hoặc lưu thành tệp.
compose-scorm = Lưu thành gói SCORM 1.2 để Moodle và Canvas chấm điểm
compose-packaged = Đã lưu gói. Hãy tải lên khóa học của bạn.
compose-noPackage = Không tạo được gói: không tải được tệp của trang. Hãy thử lại.
compose-copy = Sao chép
compose-copied = Đã sao chép.
compose-byHand = Trang này không tự sao chép được: văn bản đã được chọn, hãy sao chép bằng bàn phím.
compose-kept = Được giữ trong trình duyệt này khi bạn soạn.
compose-badFile = Tệp này không có bài học nào.
compose-opened = Đã mở tệp.
compose-added = Đã thêm điểm dừng { $number }.
compose-removed = Đã xóa điểm dừng { $number }. Hoàn tác để lấy lại.
compose-moved = Bây giờ đây là điểm dừng { $number }.
compose-cleared = Bài học đang trống. Hoàn tác để lấy lại bài cũ.

## Mã của người học.

compose-codes = Kiểm tra câu trả lời
compose-codesNote = Hãy dán các mã mà người học đã gửi. Chúng chỉ ở trong trang này. Đây là luyện tập, không phải thi: mã có thể bị làm giả.
compose-codesDamaged = { $count } mã bị hỏng.
compose-learner = Tên
compose-lesson = Bài học
compose-right-count = Đúng
compose-answers = Các câu trả lời
compose-nameless = không tên
compose-score = { $right }/{ $total }
compose-answer-right = Điểm dừng { $number }: đúng
compose-answer-wrong = Điểm dừng { $number }: chưa đúng

## Bài về nhà: mỗi học sinh một phiếu.

compose-homework = Bài về nhà
compose-homework-note = Mỗi học sinh nhận một bàn cờ khác của câu đố này, cách đích bằng bàn cờ bạn đang thấy nếu biết được khoảng cách. Cùng một số bộ phiếu thì lại ra đúng những phiếu đó. Câu hỏi là những loại được đánh dấu bên dưới, không phải câu hỏi trong bài học của bạn.
compose-homework-noQuestions = Đoạn phim này không có câu hỏi nào. Hãy chọn thuật toán khác.
compose-homework-name = Tên bài về nhà
compose-homework-title = Bài về nhà
compose-homework-count = Số học sinh
# Một số mà mọi bàn cờ đều suy ra từ đó.
compose-homework-seed = Số của bộ phiếu
compose-homework-each = Số câu hỏi mỗi loại
compose-homework-kinds = Câu hỏi
compose-homework-question = Phiếu { $sheet }, câu { $question }
compose-homework-link = Sao chép liên kết cho lớp
compose-homework-links = Liệt kê liên kết từng phiếu
compose-homework-print = In các phiếu
compose-homework-key = In đáp án
compose-homework-saveSheets = Lưu các phiếu
compose-homework-saveKey = Lưu đáp án
# Trên một bảng: mỗi phiếu một hàng.
compose-homework-keyTitle = Đáp án của mọi phiếu
compose-homework-sheet = Phiếu
compose-homework-progress = Số phiếu đã làm
compose-homework-made = Đã làm xong { $count } phiếu.
compose-homework-few =
    { $count ->
        [0] Câu đố này không có bàn cờ ngẫu nhiên. Hãy chọn câu đố khác.
       *[other] Câu đố này chỉ có { $count } bàn cờ như vậy, nên có { $count } phiếu.
    }
# $reason là cả một câu.
compose-homework-failed = Không tạo được các phiếu. { $reason }
compose-homework-practice = Đây là luyện tập, không phải bài thi: mã có thể bị làm giả, và đoạn phim có thể cho thấy câu trả lời. Học sinh mở liên kết, gõ số thứ tự của mình trong danh sách lớp, và cuối bài gửi mã cho bạn. Tên chỉ nằm trên máy của các em và trong trang này.
compose-answer-checked = đã đối chiếu với phiếu
compose-answer-forged = mã nói khác với phiếu

## Điều học sinh thấy khi mở liên kết bài về nhà.

sheet-number = Số thứ tự của bạn trong danh sách lớp (1 đến { $most })
sheet-open = Mở phiếu của tôi
sheet-making = Đang tạo bàn cờ của bạn …
sheet-none = Không có phiếu mang số này. Hãy hỏi giáo viên.
sheet-damaged = Liên kết bài về nhà này bị hỏng. Hãy xin lại giáo viên.
sheet-practice = Đây là luyện tập, không phải bài thi. Cuối bài bạn nhận một mã cho giáo viên; tên của bạn ở lại máy này cho đến khi bạn gửi mã.

# End of compose in vi.
