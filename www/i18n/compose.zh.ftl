### 制作自己的课程：影片旁边的面板。

## 面板。

compose-title = 制作课程
compose-mode = 视图
compose-mode-make = 制作
compose-mode-film = 影片
compose-mode-preview = 预览
compose-close = 关闭
compose-name = 课程名称
compose-unnamed = 我的课程
compose-add = 在此添加一站
compose-none = 先把影片移到想要讲解的一步，再按“在此添加一站”。学习者会看到影片、你的说明和你的问题。
compose-languages = 语言
compose-languagesNote = 用更多语言写这一课。读者看到自己的语言；没有时看到第一种语言。
compose-firstLanguage = 第一种语言
compose-ownLanguage = 最初的文字用
compose-addLanguage = 添加语言，例如 fr
compose-removeLanguage = 删除{ $language }
compose-badLanguage = 这不是语言代码。请写两个字母，例如 fr，或从列表中选择。
compose-languageAdded = 现在用{ $language }写。空白栏里淡淡显示第一种语言的文字。
compose-languageRemoved = 语言已删除。撤销可以恢复。
compose-stops = 课程的各站
compose-untitled = 没有标题的一站
compose-step = 第 { $step } 步
compose-step-answer = 答案
compose-step-end = 结尾
compose-elsewhere = 另一个局面
compose-lights = 指向：{ $part }
compose-asks = 提问

## 一站。

compose-editor = 第 { $number } 站
compose-of = 第 { $number } 站，共 { $total } 站
compose-titleField = 标题
compose-caption = 说明
compose-captionNote = **加粗** *强调* `代码` [链接](https://…)
compose-note = 给教师的备注
compose-light = 指向
compose-light-none = 无
compose-light-board = 棋盘
compose-light-result = 结果
compose-light-legend = 图例
compose-light-reason = 理由
compose-light-queue = 等待列表
compose-light-figures = 数值
compose-view = 显示
compose-view-both = 棋盘和地图
compose-view-board = 棋盘
compose-view-map = 地图
compose-pause = 播放到这里暂停
compose-more = 显示、暂停和备注
compose-up = 上移
compose-down = 下移
compose-place = 移到这一步
compose-remove = 删除
compose-done = 完成

## 这一站的问题。

compose-question = 问题
compose-question-none = 无
compose-question-own = 我自己的问题
compose-kindNote = 选项由搜索本身给出，它也知道答案。
# $answer 是一个数或几个字。
compose-kindRight = 答案：{ $answer }。选项由搜索本身给出。
compose-cannotAsk = 这一步不能问这个问题。请换一步，或换一个问题。
compose-asksField = 问什么
compose-choices = 选项。请标出正确的一项。
compose-choice = 选项 { $letter }
compose-right = 选项 { $letter } 正确
compose-addChoice = 添加选项
compose-removeChoice = 删除选项 { $letter }
compose-fewChoices = 问题至少要有两个选项。
compose-why = 为什么正确

## 用这份课程做什么。

compose-undo = 撤销
compose-redo = 重做
compose-clear = 新建
compose-open = 打开
compose-save = 保存
compose-markup = 网页代码
compose-markupNote = 请粘贴到你的网页中。
compose-link = 分享链接
compose-size = { $length } / { $limit } 个字符
compose-tooLong = 课程有 { $length } 个字符，而链接最多容纳 { $limit } 个。请使用网页代码，或存为文件。
compose-scorm = 存为 SCORM 1.2 课件包，Moodle 和 Canvas 可以计分
compose-packaged = 课件包已保存。请上传到你的课程。
compose-noPackage = 课件包没有做成：无法取得本页的文件。请重试。
compose-copy = 复制
compose-copied = 已复制。
compose-byHand = 本页不能自动复制：文字已选中，请用键盘复制。
compose-kept = 制作期间保存在此浏览器中。
compose-badFile = 这个文件里没有课程。
compose-opened = 文件已打开。
compose-added = 已添加第 { $number } 站。
compose-removed = 已删除第 { $number } 站。可以撤销。
compose-moved = 现在是第 { $number } 站。
compose-cleared = 课程已清空。可以撤销。

## 学习者的代码。

compose-codes = 核对回答
compose-codesNote = 把学习者发来的代码粘贴到这里。它们只留在本页。这是练习，不是考试：代码可以伪造。
compose-codesDamaged = 有 { $count } 个代码已损坏。
compose-learner = 名字
compose-lesson = 课程
compose-right-count = 答对
compose-answers = 各题回答
compose-nameless = 未署名
compose-score = { $right } / { $total }
compose-answer-right = 第 { $number } 站：正确
compose-answer-wrong = 第 { $number } 站：不正确

## 作业：每个学生一张。

compose-homework = 作业
compose-homework-note = 每个学生得到这个谜题的另一个局面；能算出距离时，它离目标和你现在看到的一样远。同一个作业编号总是生成同样的作业。问题是下面勾选的几种，不是你课程里的问题。
compose-homework-noQuestions = 这部影片没有可提的问题。请换一个算法。
compose-homework-name = 作业名称
compose-homework-title = 作业
compose-homework-count = 学生人数
# 所有局面都由这一个数决定。
compose-homework-seed = 作业编号
compose-homework-each = 每种问题的数量
compose-homework-kinds = 问题
compose-homework-question = 第 { $sheet } 张，第 { $question } 题
compose-homework-link = 复制全班的链接
compose-homework-links = 列出每张的链接
compose-homework-print = 打印作业
compose-homework-key = 打印答案
compose-homework-saveSheets = 保存作业
compose-homework-saveKey = 保存答案
# 表格的标题：每张作业一行。
compose-homework-keyTitle = 所有作业的答案
compose-homework-sheet = 张
compose-homework-progress = 已生成的张数
compose-homework-made = 已生成 { $count } 张。
compose-homework-few =
    { $count ->
        [0] 这个谜题没有随机局面。请换一个谜题。
       *[other] 这个谜题只有 { $count } 个这样的局面，所以有 { $count } 张。
    }
# $reason 是一个完整的句子。
compose-homework-failed = 作业没有做成。{ $reason }
compose-homework-practice = 这是练习，不是考试：代码可以伪造，影片也可能显示答案。学生打开链接，输入自己在名单上的序号，最后把代码发给你。姓名只留在他们的设备和这个页面里。
compose-answer-checked = 已与作业核对
compose-answer-forged = 代码与作业不符

## 学生打开作业链接时看到的。

sheet-number = 你在名单上的序号（1 到 { $most }）
sheet-open = 打开我的作业
sheet-making = 正在生成你的局面……
sheet-none = 没有这个序号的作业。请问老师。
sheet-damaged = 这个作业链接已损坏。请向老师再要一次。
sheet-practice = 这是练习，不是考试。最后你会得到一个给老师的代码；在你发送之前，姓名只留在这台设备上。

# End of compose in zh.
