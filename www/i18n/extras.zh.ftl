### 简体中文：对话框、抽屉、竞速和导出说的话。用词见 glossary.zh.md。

## The gallery of puzzles.

puzzles-title = 谜题
puzzles-gallery = 全部谜题一览
puzzles-choose = 选择{ $puzzle }的局面
puzzles-races = 竞速
puzzles-race-six = 六种搜索，一张地图
puzzles-race-six-about = { $puzzle }：同一个局面，六种搜法
puzzles-race-ahead = 先看一步，还是不看
puzzles-race-ahead-about = { $puzzle }：朴素回溯对前向检查
puzzles-race-cuts = 全看，还是剪掉
puzzles-race-cuts-about = { $puzzle }：极小极大搜索对 alpha-beta

## The choice of a program.

code-off = 关闭

## Boards that puzzles of several families offer.

preset-sample = 题目样例
preset-solved = 已经是目标

## What there is to see, on a first visit.

leaders-title = 看懂这张图
leaders-dismiss = 明白了

## The sections behind “More”.

more-close = 关闭
more-explore = 探索全部{ -state }
more-tab-board = { -puzzle }
more-tab-program = 程序
more-tab-find = 查找
more-tab-export = 导出
more-tab-settings = 设置
more-code = 同步显示代码
more-find = 在搜索过程中查找
more-counters = 全部计数
more-map = 地图的画法
more-hideFutureTitle = 时间轴、图表和计数只显示到当前步为止的内容
more-chart = 边界大小
more-expansion = 扩展
more-certificate = 证明
more-predict = 预测
more-jumps = 跳转与片段
more-tree = 路径与兄弟结点
more-export = 导出

## What can be taken away: files that are made here. $type is what was asked for.

export-size = 大小
export-shown = 与所见相同
export-picture = 图片（PNG）
export-drawing = 矢量图（SVG）
export-film = 动画（GIF）
export-table = 计数表（CSV）
export-stops = 每个停留点一张图片
export-sheet = 各停留点的打印页
export-from = 从第几步
export-to = 到第几步
export-frames = 张数
export-seconds = 秒数
export-progress = 文件制作进度
unsaved-title = 如果没有保存下来
unsaved-why = 包含此框架的网页可能禁止下载：它的 sandbox 需要 allow-downloads。做好的文件就在这里，可用它的右键菜单保存或复制。

## Races: several algorithms on one board.

race-until = 各赛道跑到哪里
race-until-answer = 到答案为止
race-until-answer-title = 每条赛道到达解答即停。
race-until-whole = 整个空间
race-until-whole-title = 每条赛道继续搜索，直到搜完所有可达的{ -state }。
race-add = 加一个搜索
race-add-title = 两到六种搜索在同一个局面上运行，各用自己的启发函数。
race-add-do = 加入
race-full = 竞速最多 { $most } 条赛道。
race-search = 搜索
race-lane = 赛道 { $lane }：{ $name }
race-change = 更换赛道 { $lane }：{ $name }
race-algorithm = 赛道 { $lane } 的算法
race-earlier = 前移
race-earlier-of = 把赛道 { $lane } 前移一位
race-later = 后移
race-later-of = 把赛道 { $lane } 后移一位
race-remove = 去掉
race-remove-of = 去掉赛道 { $lane }
race-sort = 排序
race-sort-title = 各赛道在页面上的先后次序。赛道的编号不变。
race-sort-lanes = 赛道
race-sort-count = 计数
race-sort-answer = 答案
race-guides = { $first }；{ $second }
race-measure = 比较的基准
race-fewer = { $counted }：少 { $ratio } 倍
race-more = { $counted }：多 { $ratio } 倍
race-same = 数目相同
race-goes = 还在搜索
race-done = 完成：{ $amount }
race-open = 还有 { $count } 条赛道在继续。目前：{ $amount }。
race-noEnd = 还没有赛道到达终点。目前：{ $amount }。

## The dialog behind “Share”: links, and what an author pastes into a page.

share-title = 分享
share-link = 链接
share-step = 第 { $step } 步的链接
share-compose = 制作课程
share-composeNote = 给这部影片加上带说明和问题的停留点。
share-embed = 放进你的页面
share-start = 开始于
share-start-step = 当前这一步
share-start-start = 开头
share-controls = 控件
share-controls-full = 全部
share-controls-mini = 少量
share-controls-none = 无
share-theme = 颜色
share-theme-auto = 随页面
share-theme-light = 浅色
share-theme-dark = 深色
share-theme-contrast = 高对比度
share-form = 形式
share-form-element = 元素
share-form-frame = 框架（不允许脚本的地方）
share-form-markdown = Markdown
share-form-mdx = MDX
share-form-picture = 带链接的图片，用于订阅源、邮件和代码托管网站
share-picture = 图片
share-picture-without = 无
share-picture-with = 用于订阅源、打印，以及影片载入之前
share-savePicture = 保存 { $file }
share-pictureNote = 把图片放在您的网页旁边，或把它的地址写入 src。
share-snippet = 粘贴这段
share-preview = 预览
share-copy = 复制
# Says of a button “Copy” what it copies, for screen readers.
share-copyWhat = 复制：{ $what }
share-copied = 已复制
share-byHand = 本页不能自行复制：文字已选中，请用键盘复制。

## The list of keys.

keys-open = 按键
keys-title = 按键
keys-playPause = 播放、暂停
keys-stops = 上一个、下一个停留点
keys-ends = 第一步、最后已知的一步
keys-speed = 减速、加速
keys-edit = 编辑{ -puzzle }
keys-cells = 在{ -board }的格子间移动
keys-change = 改变格子
keys-blank = 全屏时：熄屏，再按恢复
keys-seeing = 标出图上各部分的名称
keys-code = 显示或隐藏程序
keys-find = 在搜索过程中查找
keys-help = 这张表
keys-leave = 关闭打开的内容
keys-name-space = 空格
keys-name-arrows = ← →
keys-name-shiftArrows = Shift + ← →
keys-name-page = Page Up、Page Down
keys-name-ends = Home、End
keys-name-speed = − +
keys-name-edit = E
keys-name-cells = ← → ↑ ↓
keys-name-change = Enter、空格
keys-name-zoom = Z X 0
keys-name-pan = Shift + ← → ↑ ↓
keys-name-jumps = T、D、C、A
keys-name-blank = . B
keys-name-seeing = W
keys-name-code = P
keys-name-find = F
keys-name-help = ?
keys-name-leave = Esc

## The dialog in which a board is chosen.

input-title = 选择{ -puzzle }
input-close = 关闭
input-presets = 例子
input-random = 随机{ -puzzle }
input-difficulty = 所需步数
input-difficultyCount = { $moves } 步（{ $count } 个{ -puzzle }）
input-difficultyNone = 无解（{ $count } 个{ -puzzle }）
input-seed = 随机种子
input-draw = 随机生成
input-surveying = 正在查看整个空间：已有 { $count } 次转移……
input-randomPlain = { -puzzle }随机生成；这里不能指定所需步数。
input-randomGoal = 目标不变；随机取一个恰好相距这么多步的起始局面。
input-randomAny = 随机取一个距最近目标恰好这么多步的{ -puzzle }。
input-noText = 题目输入描述不了当前局面，所以这段文本是另一个局面的。
input-settings = 设置
input-size = { -board }大小
input-rows = 行数
input-columns = 列数
input-resize = 改变大小
input-text = 题目输入
input-longText = 这段文本有 { $count } 个字符，太长，不能在这里编辑。框中只显示开头；“读取并求解”会读取全部。
input-clear = 清空文本
input-read = 读取并求解
input-answers = 答案
input-answersNone = 答案显示在这里，每组一行。
input-copy = 全部复制
input-copied = 已复制
input-copyFailed = 请手动选中答案并复制
input-case = 第 { $number } 组，第 { $line } 行：{ $answer }
input-watch = 观看
input-watchCase = 观看第 { $number } 组
input-progress = 共 { $cases } 组，已求解 { $done } 组
input-noCases = 这段文本中没有{ -puzzle }。
input-moreCases = 还有 { $count } 组未列出

## Settings of a puzzle or of its algorithms, and their options.

setting-tour = 巡游
setting-tour-closed = 闭合：回到起点
setting-tour-open = 开放：可在任意格结束
setting-order = 走法顺序
setting-order-lesson = 与课上相同
setting-order-other = 另一种常见顺序
setting-order-hint = 或写出数字 1 到 8 的一个排列，每个数字代表一种走法
setting-cutStart = 起点被堵死时放弃
setting-cutStart-on = 开
setting-cutStart-off = 关
setting-cutDeadEnds = 出现死路时放弃
setting-cutDeadEnds-on = 开
setting-cutDeadEnds-off = 关
setting-cutConnected = 空格不连通时放弃
setting-cutConnected-on = 开
setting-cutConnected-off = 关
setting-find = 要找
setting-find-first = 第一个解
setting-find-all = 所有解
setting-colours = 颜色数
setting-colours-2 = 两种
setting-colours-3 = 三种
setting-colours-4 = 四种
setting-takes = 每次可取的石子数
setting-takes-hint = 例如 1-3 或 1,3,4
setting-heaps = 各堆的石子数
setting-heaps-hint = 例如 3,4,5
setting-bar = 巧克力的行数和列数
setting-bar-hint = 例如 3x4
setting-ways = 一格的邻格
setting-ways-four = 四个：上下左右
setting-ways-eight = 八个：也走斜线
setting-goal = 目标
setting-goal-hint = 各格按行写下，用逗号分开，0 是空位
setting-discs = 盘
setting-discs-hint = 最多 10 个；四根柱子时最多 8 个
setting-pegs = 柱子
setting-pegs-hint = 3 或 4
setting-seats = 船上的座位
setting-seats-hint = 1 到 50
setting-each = 传教士人数（食人者同样多）
setting-each-hint = 1 到 50
setting-wanted = 所要的升数
setting-wanted-hint = 1 到 100
setting-second = B 壶
setting-second-hint = 1 到 100
setting-first = A 壶
setting-first-hint = 1 到 100

## The certificate, in the drawer.

certificate-notYet = 有了答案才有东西可证。
certificate-already = 结论：{ -start }就是目标，一步也不用走。
certificate-shortest-bfs = 没有更短的路径，这由搜索次序保证：{ -state }是一个深度接一个深度遇到的。
certificate-shortest-bidirectional = 没有更短的路径，这由搜索次序保证：每侧扩展完整个深度后才比较。
certificate-shortest-alternating = 也许有更短的路径：这种搜索在两侧初次相遇时就停，一个深度只做了一半。
certificate-islands = { $states } 个{ -state }分成 { $count } 个连通块，互不相通。
certificate-save = JSON
certificate-saveTitle = 把证明保存为 JSON
certificate-copy = 复制
certificate-copied = 已复制
certificate-copyFailed = 本页不允许复制

# End of extras in zh.
