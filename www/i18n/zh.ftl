### 简体中文：页面和组件说的话。
###
### 消息名可以以谜题的 id 或一类谜题的名字开头（backtracking、games、state-space）：这时只用于该谜题
### 或该类谜题，谜题自己的优先。数值按本语言的习惯书写。
###
### 用词表（一义一词）：
###   search 搜索 · step 步（第 N 步） · move 转移（搜索中试的一步）、步（解答中走的一步）
###   board, state 局面、状态 · start 起始局面、起点 · goal 目标 · depth 深度 · level 层
###   queue 队列 · join the queue 入队 · next out 下一个出队 · frontier 边界（队列中待扩展的局面）
###   found, discovered 发现 · expanded 扩展 · generated 生成 · duplicate 重复
###   reachable 可达 · state space 状态空间 · island 连通块 · closed set 封闭集合
###   breadth-first search 广度优先搜索 · two-sided search 双向搜索（正向、反向；side 侧；meet 相遇）
###   backtracking 回溯 · candidate 候选 · placement 前进 · retreat 回退 · item 进退 · turn 折返
###   refused 不可行 · cut 剪枝 · dead end 死路 · way on 出路 · record depth 最深纪录
###   knight’s tour 马踏棋盘（路线称巡游，闭合或开放） · minesweeper 扫雷（有雷、无雷；forced 推出）
###   game 博弈 · wins, loses 必胜、必败 · plies 总步数（双方共走） · probe 查看 · wave 轮
###   predecessor 前驱 · successor 后继 · retrograde analysis 倒推分析 · the engine 电脑
###   certificate 证明 · claim 结论 · race 竞速 · lane 赛道 · judges’ text 题目输入 · case 一组数据
###   stop 停留点（计数时称站） · caption 说明 · lesson 课（总称课程） · chapter 节 · exercise 练习
### 句中两个 ** 之间的字加重显示：每句只加重要害处。汉字与数字、字母之间空一格；标点用中文标点，标点旁不空格；坐标写作“第 3 行第 2 列”。

## The page around the element.

app-title = { $puzzle } · { $algorithm } · Searchlight
app-title-puzzle = { $puzzle } · Searchlight
app-theme = 主题：{ $theme }
app-theme-auto = 自动
app-theme-light = 浅色
app-theme-dark = 深色
app-language = 语言
app-authors = 给作者

## The element as a whole.

element-label = { $puzzle }：搜索过程演示
element-loading = 正在载入搜索……
element-running = 正在算到第 { $step } 步：{ $percent }%
# On the button of an element that waits for a person before it loads.
element-begin = 显示搜索
element-retry = 重试
element-kept = 屏幕上仍是上一次正常的搜索。
element-fallenBack = 现在显示的是第一个例子。
element-reload = 重新加载页面
element-dismiss = 关闭
element-fullScreen = 全屏
element-leaveFullScreen = 退出全屏

## The line over the stage: the puzzle, “by”, the algorithm; and the gallery of puzzles.

header-puzzles = 谜题：{ $puzzle }。换一个
header-by = 用
header-modes = 做什么
header-explore = 探索
header-lesson = 课程
header-race = 竞速

puzzles-title = 谜题
puzzles-choose = 选择{ $puzzle }的局面

## Lessons. Their own words stand in lessons.en.ftl.

lessons-title = 课程
# the line over the board
lesson-chapter = 第 { $number } 节，共 { $total } 节：{ $chapter }
# plays to the next stop of the lesson
lesson-goOn = 继续
lesson-leave = 退出课程
lesson-exercises = 练习
lesson-openExercise = 打开这个局面
lesson-another = 换一课

## 算法的程序；它自己的文字在 code.zh.ftl 里。

code-label = 程序
code-close = 隐藏程序
code-off = 关闭
code-pseudo = 伪代码
code-rust = Rust
code-python = Python
code-none = 这个算法在这里还没有程序。

## The answer on the stage. $moves is how many moves it has.

ending-answer = 答案
ending-move = 当前步
ending-of = 共 { $moves } 步
ending-play = 播放解答
ending-stop = 停止
ending-playing = 正在播放**解答**：第 { $move } 步，共 { $moves } 步。
ending-on = 继续搜完整个空间
ending-edit = 编辑局面
ending-another = 换个局面
ending-game = 与电脑对弈
ending-moves = 步

## The two parts of the stage.

pane-board = 局面
pane-map = 地图

## The board. $state is the number of a state, $depth a number of moves.

board-title = 局面
board-state = 局面 { $state } · 深度 { $depth }
board-stateBack = 局面 { $state } · 距目标 { $depth } 步
board-edit = 编辑局面
board-editDone = 完成
board-editHint = 点击格子，或用方向键和 Enter。
board-grid = 棋盘，{ $rows } 行 { $columns } 列
board-cell = 第 { $row } 行第 { $column } 列：{ $content }
board-choose = 选择局面
board-startBoard = 起始
board-goalBoard = 目标
board-expanding = 正在扩展
board-onPath = 通往答案的途中
board-atGoal = 到达目标
board-waiting = 起始局面在队列中等待
board-new = 新局面
board-new-then = 入队
board-duplicate = 重复
board-duplicate-then = 在深度 { $depth } 发现
board-goal = 目标 ★
board-goal-then = 深度 { $depth }
board-meeting = 两侧相遇 ★
board-meeting-then = 深度 { $depth }
board-noMove = 还没有转移

## The queue under the board.

queue-title = 队列
queue-hint = 先进先出
queue-more = 个省略
queue-nextOut = 先出队
queue-depth = 深度 { $depth }
queue-forward = 正向
queue-backward = 反向
queue-state = 局面 { $state }，深度 { $depth }：转到发现它的一步

## The algorithms: a name for menus, and a sentence about each.

algorithm-label = 算法
algorithm-bfs = 广度优先搜索
algorithm-bfs-about = 从起始局面出发，一层一层扩展，直到可达的局面全部扩展完。
algorithm-bidirectional = 双向搜索
algorithm-bidirectional-about = 从起始局面和目标同时搜索，每次把边界较小的一侧扩展一整层，直到两侧相遇：得到的答案一定最短。
algorithm-alternating = 双向，相遇即停
algorithm-alternating-about = 一个反例：两侧轮流各扩展一个局面，一碰面就停。得到的答案可能偏长。
algorithm-naive = 回溯
algorithm-naive-about = 按固定顺序逐个试，无路可走就回退：写起来简单，但很快就会陷在深处。
algorithm-warnsdorff = Warnsdorff 规则
algorithm-warnsdorff-about = 先去出路最少的格子，因为它以后最难到达。这个规则不保证成功，有时仍要回退。
algorithm-cuts = Warnsdorff 加剪枝
algorithm-cuts-about = 顺序相同；一旦有空格只能进不能出，或空格被隔成几块，立即放弃。
algorithm-construction = 构造法
algorithm-construction-about = 把小棋盘的巡游拼成整个棋盘的巡游：每一步第一次就选对。棋盘须为正方形，边长是不小于 6 的偶数；其他棋盘改用 Warnsdorff 加剪枝。
algorithm-rowMajor = 逐格
algorithm-rowMajor-about = 一行一行地定，先试无雷再试有雷；某个数字周围雷太多或已不可能够，就回退。
algorithm-forced = 逐格，推出
algorithm-forced-about = 顺序相同，但每格由左上方的数字推出：只有第一行和第一列需要选择。
algorithm-constrained = 约束最紧者优先
algorithm-constrained-about = 先做完数字能推出的一切，再在选择余地最小的数字旁边选一格。
algorithm-first = 课上第一张表
algorithm-first-about = 逐格填：只要找到一个使对手必败的后继，该格就必胜。它告诉谁赢，但不告诉要走几步。
algorithm-full = 完整的表
algorithm-full-about = 逐格填，查看全部后继：赢家尽快赢，输家尽量拖，所以每格还告诉这盘棋要走多久。
algorithm-waves = 倒推分析
algorithm-waves-about = 从终局往回推：终局局面先入队，每个出队的局面决定它的前驱。各格按总步数从小到大填入。

## What all searches of a state space say.

state-space-start-new = 搜索从这个局面（编号 { $state }）开始：队列里只有它。
state-space-start-meeting = 局面 { $state } 已经是目标：一步也不用走。
state-space-start-impossible = 从局面 { $state } 到不了目标，不用搜索就能断定。
preset-sample = 题目样例
preset-solved = 已经是目标
state-space-levelDone = 两侧相遇的这一层到此扩展完毕：{ $count } 步的答案就是最短的。
state-space-of = 共 { $known } 次转移
state-space-teaches = 搜索状态空间
state-space-size-step = 转移
state-space-size-item = 状态
state-space-size-stage = 层
state-space-rate-step = { $rate } 次转移/秒
state-space-rate-item = { $rate } 个状态/秒
state-space-rate-stage = { $rate } 层/秒
state-space-unit-step = 转移
state-space-unit-item = 状态
state-space-unit-stage = 层
state-space-goTo-step = 转到第几次转移
state-space-goTo-item = 转到第几个状态
state-space-goTo-stage = 转到第几层
state-space-at-step = 第 { $unit } 次转移，共 { $known } 次
state-space-at-item = 第 { $unit } 个状态，共 { $known } 个
state-space-at-stage = 第 { $unit } 层，共 { $known } 层
state-space-amount-step = { $count } 次转移
state-space-amount-item = { $count } 个状态
state-space-amount-stage = { $count } 层
state-space-race-tooLong = 偏长：{ $count } 步
state-space-race-headline-open = 谁发现的局面更少？
state-space-race-headline-even = 局面数相同
state-space-race-headline-fewer = 局面数相差 { $factor } 倍
state-space-race-scale = 各赛道比例相同：面积相等，局面数就相等。
state-space-race-boards = { $count } 个局面
state-space-race-enlarged = 已放大
state-space-race-computing = 正在计算各赛道：已有 { $count } 次转移
state-space-race-start = 竞速开始：各赛道都还没有做第一次转移。
state-space-keys-step = 后退、前进一次转移
state-space-keys-item = 后退、前进一个状态
state-space-keys-stage = 后退、前进一层
state-space-keys-zoom = 地图：放大、缩小、显示全部
state-space-keys-pan = 移动地图

## The map of the search.

map-visits = 已发现 { $reached } / { $states }
map-reach = 可达 { $reached } / { $states }
map-forward = 正向
map-backward = 反向
map-depth = 深度
map-reads-rings = 环 = 深度，块 = 局面
map-reads-levels = 列 = 深度，块 = 局面
map-reads-all = 按编号排列，块 = 局面
map-part-beam = 光束
map-part-beam-levels = 标出的局面
map-part-beam-all = 标出的局面
map-part-beam-note = 正在扩展
map-part-start = 起点
map-part-start-note = 起始局面
map-part-frontier = 边界
map-part-frontier-note = 已发现，待扩展
map-part-level = 一环
map-part-level-levels = 一列
map-part-level-note = 深度相同的局面
map-part-star = 星
map-part-star-note = 目标，即答案
map-part-meeting = 连线
map-part-meeting-note = 两侧在此相遇
map-layout = 地图的画法
map-rings = 环形
map-levels = 分层
map-all = 全部
map-byDepth = 按深度
map-label = 搜索地图。左右键在同层移动，上下键换层，Enter 转到发现该状态的一步。Z、X 放大、缩小，0 显示全部。
map-computing = 正在计算整个空间：已有 { $count } 次转移
map-nearer = 放大
map-farther = 缩小
map-whole = 整张地图
map-state = 局面 { $state } · 深度 { $depth }
map-foundAt = 第 { $count } 次转移时发现
map-notYet = 要到第 { $step } 次转移才发现
map-startState = 局面 { $state } · 起始局面
map-goalState = 局面 { $state } · 目标
map-fromGoal = 局面 { $state } · 距目标 { $depth } 步
map-unfound = 局面 { $state } · 这一侧没有发现
map-unreachable = 局面 { $state } · 从这个起始局面不可达
map-go = 点击或按 Enter：转到那一步
map-toStep = 转到那一步
map-toStart = 设为起始
map-toGoal = 设为目标
map-close = 关闭这个局面
map-tree = 树
map-why = 理由
map-play = 对弈
map-spread = 步数分布

## The legend of the map: short, a count may follow.

legend-unseen = 未发现
legend-frontier = 在队列中
legend-expanded = 已扩展
legend-unseen-title = 可达、但还没有转移到过的局面。
legend-frontier-title = 边界：已经发现、等待扩展的局面。
legend-expanded-title = 各个转移已经逐一试过的局面。
legend-depths-title = 深度是发现该局面的那条路径的步数。
legend-depths = 深度 0 到 { $depth }
legend-moves = { $count } 步
legend-goal = 到最近目标
legend-goal-title = 答案的步数，即地图上绿色的路径。

## What there is to see: names of the parts of the picture, each with what it stands for.

leaders-title = 看懂这张图
leaders-dismiss = 明白了

## The buttons under the map.

stops-previous = 上一个停留点
stops-next = 下一个停留点
transport-label = 播放器
transport-step = 步
transport-of = 共 { $known }
transport-tempo = 节奏
transport-tempoIs = 节奏：{ $tempo }
transport-tempo-directed = 有详有略
transport-tempo-steady = 匀速
transport-tempo-directedTitle = 值得看的地方慢，单纯增长的地方快。到答案处停下。
transport-tempo-steadyTitle = 从头到尾速度不变。
transport-goTo = 转到第几步
transport-back = 后退
transport-play = 播放
transport-pause = 暂停
transport-forward = 前进
transport-scrub = 当前步
transport-scrubValue = 第 { $step } 步，共 { $known } 步
transport-scrubSoFar = 第 { $step } 步
transport-size = 步长
transport-speed = 速度
transport-fit = 20 秒放完
transport-fitTitle = 用 20 秒放完已知部分

## Counters: short, a number stands above.

counter-expanded = 已扩展
counter-expanded-title = 各个转移已经试过的局面。
counter-generated = 生成
counter-generated-title = 转移得到的局面，每次都计数。
counter-duplicate = 重复
counter-duplicate-title = 得到已知局面的转移。
counter-frontier = 边界
counter-frontier-title = 已经发现、在队列中等待的局面。
counter-discovered = 已发现
counter-discovered-title = 迄今发现的不同局面。
counter-depth = 深度
counter-depth-title = 从起点算起走了几步，或做了几次选择。
counter-tries = 尝试
counter-tries-title = 试过的候选。
counter-placements = 前进
counter-placements-title = 合乎规则的尝试。
counter-retreats = 回退
counter-retreats-title = 走不通而撤销的选择。
counter-deepest = 最深
counter-deepest-title = 迄今最长的路径。
counter-prunes = 剪枝
counter-prunes-title = 因为之后不可能有解而放弃的选择。
counter-filled = 已填
counter-filled-title = 已知胜败的格子。
counter-winning = 必胜
counter-winning-title = 轮到走的一方必胜的格子。
counter-losing = 必败
counter-losing-title = 轮到走的一方必败的格子。
counter-longest = 最长的胜局
counter-longest-title = 赢一盘自己最多要走几步。

## The sections behind “More”.

more-label = 更多
more-close = 关闭
more-code = 同步显示代码
more-find = 在运行中查找
more-counters = 全部计数
more-map = 地图的画法
more-hideFuture = 隐藏后面的内容
more-hideFutureTitle = 时间轴、图表和计数只显示到当前步为止的内容
more-chart = 边界大小
more-expansion = 扩展
more-certificate = 证明
more-candidates = 候选
more-predict = 预测
more-jumps = 跳转与片段
more-tree = 路径与兄弟结点
more-export = 导出

## What can be taken away: files that are made here. $type is what was asked for.

export-size = 大小
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
export-cancel = 取消
export-saved = 已保存
export-cancelled = 已取消

## Races: several algorithms on one board.

race-until = 各赛道跑到哪里
race-until-answer = 到答案为止
race-until-whole = 整个空间
race-add = 加一条赛道
race-remove = 去掉赛道 { $lane }
race-lane = 赛道 { $lane }
race-algorithm = 赛道 { $lane } 的算法
race-ratio = { $ratio } 倍
race-untimed = 这个链接按计算时间计数，而时间因机器而异，所以竞速不再计时。这里各赛道从头按步计数。
race-done = 完成：{ $amount }
race-noEnd = 还没有赛道到达终点。已算出：{ $amount }。
race-level = { $leaders } 条赛道并列。目前：{ $amount }。到终点还有：{ $rest }。
race-ahead = 赛道 { $lane } 领先。目前：{ $amount }。到终点还有：{ $rest }。
race-first = 赛道 { $lane } 获胜：{ $amount }。还有 { $count } 条赛道在跑。
race-firstTie = { $leaders } 条赛道并列第一：{ $amount }。还有 { $count } 条赛道在跑。
race-won = 赛道 { $lane } 获胜：{ $amount }。最后一条赛道：{ $most }。比值：{ $ratio }。
race-wonTie = { $leaders } 条赛道并列第一：{ $amount }。最后一条赛道：{ $most }。比值：{ $ratio }。
race-shortest = 赛道 { $lane } 获胜，只有它的答案最短：{ $amount }。
race-shortestTie = { $leaders } 条赛道并列第一，只有它们的答案最短：{ $amount }。
race-even = 各赛道用的一样多：{ $amount }。

## The dialog behind “Share”: links, and what an author pastes into a page.

share-open = 分享
share-title = 分享
share-link = 链接
share-step = 第 { $step } 步的链接
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
share-form = 形式
share-form-element = 元素
share-form-frame = 框架（不允许脚本的地方）
share-form-markdown = Markdown
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
keys-edit = 编辑局面
keys-cells = 在棋盘的格子间移动
keys-change = 改变格子
keys-blank = 全屏时：熄屏，再按恢复
keys-seeing = 标出图上各部分的名称
keys-code = 显示或隐藏程序
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
keys-name-help = ?
keys-name-leave = Esc

## What went wrong. The place of the fault and what was expected are values.

error-title = 出错了。
error-noWebAssembly = 这个浏览器不能运行 WebAssembly，而搜索离不开它。
error-csp = 本页禁止了 WebAssembly。内容安全策略中的 script-src 需要加上 'wasm-unsafe-eval'。
error-download = 搜索程序载入失败。
error-mismatch = 收到的文件与本页不符：可能在传输中损坏，或者网站刚刚更新。
error-words = 这种语言的文字载入失败。
error-extras = 所需的部分载入失败。如果重试无效，请重新载入本页。
error-map = 绘制地图的部分载入失败。如果重试无效，请重新载入本页。
error-family = 这个谜题所需的部分载入失败。如果重试无效，请重新载入本页。
error-trap = 搜索意外中止。
error-input = { $reason }
error-stale = 搜索须重新开始。
error-unknown = 发生了意外错误。
error-tooLarge = 这个局面有 { $states } 个状态，这里最多能搜索 { $limit } 个。
error-tooManyMoves = 这个局面最多有 { $moves } 次转移，这里最多能搜索 { $limit } 次。
error-outOfMemory = 内存放不下 { $states } 个状态的表。
error-unknownAlgorithm = 没有名为“{ $id }”的算法。
error-noPredecessors = 算法“{ $id }”要反向走，而这个局面做不到。
error-unknownPuzzle = 没有名为“{ $id }”的谜题。
error-unknownLesson = 没有名为“{ $id }”的课。
error-lesson = 课程载入失败。
error-predictions = 无法载入问题。
error-program = 程序载入失败。
error-find = 查找功能载入失败。
error-linkLength = 无法读取这个链接：它超过 { $limit } 个字符。
error-linkLetters = 无法读取这个链接：其中有链接里不会出现的字符。
error-version = 无法读取这个链接：它由版本 { $version } 生成，这里不认识。
error-truncated = 无法读取这个链接：它不完整。
error-tooLong = 无法读取这个链接：末尾有多余的内容。
error-puzzle = 无法读取这个链接：没有代号为 { $puzzle } 的谜题。
error-algorithm = 无法读取这个链接：没有代号为 { $algorithm } 的算法。
error-raceLink = 无法读取这个链接：其中关于竞速的部分看不懂。
error-linkStops = 无法读取这个链接：其中关于停留点的部分看不懂。
error-stopsLength = 一个链接最多 { $limit } 个字符，加上这些停留点有 { $length } 个。请减少停留点或缩短说明。
error-number = 这里或链接中有一个数不合要求。
error-tooManyPieces = 棋子最多 { $most } 枚。
error-outsideBoard = 棋盘上没有这个格子。
error-fixedCell = 这里不能改动。
error-missing = 没有这个局面。
error-buffer = 发生了意外错误。
error-exportType = 无法导出“{ $type }”这种文件。
error-exportRace = 竞速没有停留点的打印页：请先退出竞速。
error-exportGone = 没有可导出的搜索，或者它已经变了。
error-exportSize = 这个浏览器做不出这么大的图片。
error-size = 这里没有 { $rows } × { $columns } 的棋盘：行数为 1 到 { $mostRows }，列数为 1 到 { $mostColumns }，最多 { $mostCells } 格。
error-setting = 这里没有名为“{ $id }”的设置，或者它没有这个值。

## The dialog in which a board is chosen.

input-error-cells = 第 { $line } 行：应为 { $expected } 个格子，每格是 { $letters }，实为“{ $found }”
input-error-joined = 第 { $line } 行：应为棋盘的一行，却有几行用空格连在一起，“{ $found }”；每行须单独成行
input-error-incomplete = 第 { $line } 行：每组应有 { $rows } 行，还缺 { $missing } 行
input-error-tooManyCells = 第 { $line } 行：每个棋盘最多 { $limit } 格，实有 { $cells } 格
input-error-numbers = 第 { $line } 行：应为 { $expected } 个 { $least } 到 { $most } 的数，实为“{ $found }”
input-error-once = 第 { $line } 行：{ $letters } 应各出现恰好一次，实为“{ $found }”
input-error-sameCell = 第 { $line } 行：每枚棋子应各占一格，但第 { $row } 行第 { $column } 列有两枚
input-title = 选择局面
input-close = 关闭
input-presets = 例子
input-random = 随机局面
input-difficulty = 所需步数
input-difficultyCount = { $moves } 步（{ $count } 个局面）
input-difficultyNone = 无解（{ $count } 个局面）
input-seed = 随机种子
input-draw = 随机生成
input-surveying = 正在查看整个空间：已有 { $count } 次转移……
input-randomPlain = 局面随机生成；这里不能指定所需步数。
input-randomGoal = 目标不变；随机取一个恰好相距这么多步的起始局面。
input-randomAny = 随机取一个距最近目标恰好这么多步的局面。
input-noText = 题目输入描述不了当前局面，所以这段文本是另一个局面的。
input-settings = 设置
input-size = 棋盘大小
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
input-noCases = 这段文本中没有局面。
input-moreCases = 还有 { $count } 组未列出
input-error-number = 第 { $line } 行：应为 { $least } 到 { $most } 的整数，实为“{ $found }”
input-error-cutShort = 第 { $line } 行：每组应有 { $expected } 个数，文本到第 { $found } 个就结束了
input-error-tests = 第 { $line } 行：应为测试组数，最多 { $most }，实为“{ $found }”
input-error-fewTests = 第 { $line } 行：第一行说有 { $expected } 组测试，文本到第 { $found } 组就结束了
input-error-moreTests = 第 { $line } 行：第 { $expected } 组测试之后应当结束，实为“{ $found }”
input-error-outside = 第 { $line } 行：起点应在 { $rows } 行 { $columns } 列的表内，实为第 { $row } 行第 { $column } 列

## The answer.

answer-none = 还没有答案
answer-noneHint = 搜索还没有遇到目标
answer-within = 不超过 { $limit } 步：题目要求输出 { $judged }
answer-beyond = 超过 { $limit } 步：题目要求输出 { $judged }
answer-shortest = 恰好是最短的，但提前停止并不保证这一点
answer-tooLong = 偏长：{ $count } 步，最短只要 { $fewest } 步
answer-tooLongWhy = 它一相遇就停，没有扩展完整层
answer-pieceCounts = 无解：{ $count } 枚棋子变不成 { $goal } 枚
answer-pieceCountsWhy = 移动不会增减棋子
# of a property that only the puzzle knows, and has no words for
answer-own = 无解
answer-ownWhy = 起始局面和目标有一个移动改变不了的性质不同
answer-found = 答案：{ $count } 步
answer-already = 答案：0 步，已经是目标
answer-impossible = 无解
answer-closedSet = 封闭集合有 { $count } 个局面，其中没有目标
answer-closedGoals = 目标所在的封闭集合有 { $count } 个局面，其中没有起始局面
answer-islands = 另有 { $count } 个连通块
answer-limitReached = 到步数上限，已停止
answer-tooDeep = { $limit } 步以内没有答案
answer-frame = 第 { $move } 步，共 { $moves } 步：转到发现这个局面的一步
answer-strip = 解答，逐个局面
answer-stillRunning = 搜索仍在继续
answer-counted = { $count } 个解
answer-counted-least = 至少 { $count } 个解
answer-counted-leastWhy = 这么多就够了：搜索到此为止
answer-colours = 无解：一种颜色有 { $less } 格，另一种有 { $more } 格
answer-coloursWhy = 每一步都换颜色，所以闭合巡游经过的两色格子一样多
answer-startColour = 无解：起点的颜色只有 { $less } 格，不是有 { $more } 格的那种
answer-startColourWhy = 每一步都换颜色，所以巡游的首尾都在多一格的颜色上
answer-schwenk = 无解：{ $rows } × { $columns } 上没有闭合巡游
answer-schwenkWhy = Schwenk 定理：短边为 1、2 或 4 时没有，3 × 4、3 × 6 和 3 × 8 也没有
answer-numberTooLarge = 无解：有一个数大于 { $most }
answer-numberTooLargeWhy = 第 { $row } 行第 { $column } 列的数只统计 { $most } 格：它自己和周围的格子

## The diagram of levels.

chart-none = 没有可显示的层：搜索还没做第一次转移就结束了。
chart-slider = 层：转到它开始扩展的地方
chart-says = 第 { $level } 层从第 { $step } 次转移之后开始，边界有 { $frontier } 个。新发现：{ $fresh } 个。
chart-forward-says = 正向第 { $level } 层从第 { $step } 次转移之后开始，两侧边界共 { $frontier } 个。新发现：{ $fresh } 个。
chart-backward-says = 反向第 { $level } 层从第 { $step } 次转移之后开始，两侧边界共 { $frontier } 个。新发现：{ $fresh } 个。
chart-fresh = 新发现
chart-forward = 正向新发现
chart-backward = 反向新发现
chart-frontier = 边界
chart-log = 对数刻度
chart-table = 各层，按扩展的先后
chart-level = 层
chart-side = 侧
chart-step = 始于第几次转移后
chart-queue = 当时的边界
chart-new = 新发现

## The state that is being expanded.

expansion-none = 第一次转移之前，没有正在扩展的状态。
expansion-fast = 放慢或停下时，这里列出各个转移。
expansion-says = 正在扩展深度 { $depth } 的局面 { $state }：第 { $made } 次转移，共 { $moves } 次。
expansion-backward = 反向：正在扩展距目标 { $depth } 步的局面 { $state }，第 { $made } 次转移，共 { $moves } 次。
expansion-moves = 这个局面的转移
expansion-made = { $mark }：局面 { $state }，深度 { $depth }。转到第 { $step } 次转移
expansion-toCome = 未到，{ $mark }：局面 { $state }，深度 { $depth }。转到第 { $step } 次转移
expansion-mark-new = + 新
expansion-mark-duplicate = = 重复
expansion-mark-goal = ★ 目标
expansion-mark-meeting = ★ 相遇

## The certificate of an answer, and what was checked.

certificate-notYet = 有了答案才有东西可证。
certificate-already = 结论：起始局面就是目标，一步也不用走。
certificate-path = 结论：从起始局面走 { $count } 步可到目标。
certificate-closedSet = 结论：到不了目标。起始局面和从它可达的共 { $count } 个局面：没有一步能走出这个集合，其中也没有目标。
certificate-closedGoals = 结论：到不了目标。目标和能走到目标的共 { $count } 个局面：没有一步能走出这个集合，起始局面也不在其中。
certificate-tooDeep = 结论：{ $limit } 步以内到不了目标。更长的路径也许存在。
certificate-pieceCounts = 结论：到不了目标。起始局面有 { $start } 枚棋子，目标有 { $goal } 枚，而移动不会增减棋子。
certificate-own = 结论：到不了目标。一个移动改变不了的性质排除了它：{ $property }。
certificate-checking = 正在验证……
certificate-checked-path = ✓ 已脱离搜索独立验证：{ $count } 步都合乎规则，长度为 { $count }。
certificate-checked-closedSet = ✓ 已脱离搜索独立验证：集合中每个局面的每一步都留在集合内，其中没有目标。
certificate-checked-closedGoals = ✓ 已脱离搜索独立验证：集合中每个局面的每一步都留在集合内，目标全在其中，起始局面不在。
certificate-checked-tooDeep = ✓ 已脱离搜索独立验证：从起始局面和从目标逐层数出的局面没有重合。
certificate-checked-pieceCounts = ✓ 已脱离搜索独立验证：棋子重新数过。
certificate-checked-own = ✓ 已脱离搜索独立验证：已向题目重新确认这一性质。
certificate-failed = ✗ 验证失败：请报告这个局面
certificate-shortest-bfs = 没有更短的路径，这由搜索次序保证：局面是一层一层遇到的。
certificate-shortest-bidirectional = 没有更短的路径，这由搜索次序保证：每侧扩展完整层后才比较。
certificate-shortest-alternating = 也许有更短的路径：这种搜索在两侧初次相遇时就停，一层只做了一半。
certificate-islands = { $states } 个局面分成 { $count } 个连通块，互不相通。
certificate-none-limitReached = 没有证明：搜索未得答案就到了步数上限。
certificate-strip = 路径，逐帧显示
certificate-save = JSON
certificate-saveTitle = 把证明保存为 JSON
certificate-copy = 复制
certificate-copied = 已复制
certificate-copyFailed = 本页不允许复制
certificate-colours = 结论：没有闭合巡游。棋盘上一种颜色有 { $less } 格，另一种有 { $more } 格，而每一步都换颜色。
certificate-startColour = 结论：从这个起点没有巡游。与起点同色的有 { $less } 格，另一色有 { $more } 格，而巡游须从格子多的颜色出发。
certificate-schwenk = 结论：根据 Schwenk 定理（1991），{ $rows } × { $columns } 的棋盘没有闭合巡游。
certificate-numberTooLarge = 结论：无法布雷。第 { $row } 行第 { $column } 列的数只统计 { $most } 格，要求的雷却更多。
certificate-counted = 结论：共 { $count } 个解。搜索把每种选择都试到了底，用了 { $steps } 步；搜索过程本身就是证明。
certificate-counted-least = 结论：至少 { $count } 个解。搜索找到这么多就停了，用了 { $steps } 步；搜索过程本身就是证明。
certificate-atOnce = 结论：无解。算法的规则在第一次选择之前就能断定；搜索过程本身就是证明。
certificate-exhausted = 结论：无解。搜索把每种选择都试到了底，用了 { $steps } 步；搜索过程本身就是证明。

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
setting-takes = 每次可取的石子数
setting-takes-hint = 例如 1-3 或 1,3,4

## What all backtracking searches say.

backtracking-of = 共 { $known } 步
backtracking-teaches = 试探与回退
backtracking-size-step = 步
backtracking-size-item = 进退
backtracking-size-stage = 折返
backtracking-rate-step = { $rate } 步/秒
backtracking-rate-item = { $rate } 次进退/秒
backtracking-rate-stage = { $rate } 次折返/秒
backtracking-unit-step = 步
backtracking-unit-item = 进退
backtracking-unit-stage = 折返
backtracking-goTo-step = 转到第几步
backtracking-goTo-item = 转到第几次进退
backtracking-goTo-stage = 转到第几次折返
backtracking-at-step = 第 { $unit } 步，共 { $known } 步
backtracking-at-item = 第 { $unit } 次进退，共 { $known } 次
backtracking-at-stage = 第 { $unit } 次折返，共 { $known } 次
backtracking-amount-step = { $count } 步
backtracking-amount-item = { $count } 次进退
backtracking-amount-stage = { $count } 次折返
backtracking-keys-step = 后退、前进一步
backtracking-keys-item = 后退、前进一次进退
backtracking-keys-stage = 后退、前进一次折返
backtracking-race-headline-open = 谁前进的次数更少？
backtracking-race-headline-even = 前进次数相同
backtracking-race-headline-fewer = 前进次数相差 { $factor } 倍
backtracking-race-computing = 正在计算各赛道：已有 { $count } 步
backtracking-race-start = 竞速开始：各赛道都还没有走第一步。
backtracking-race-tooLong = 得到有 { $count } 个选择的解
backtracking-keys-zoom = 时间轴：放大、缩小、显示全部
backtracking-keys-jumps = 到下一次折返、最深纪录、剪枝、解；加 Shift 则往回
backtracking-runOn = 继续算
backtracking-runOnTitle = 搜索自动算到这里；之后只有播放到末尾时才继续。点这里让它一直算下去
backtracking-stop = 停止
backtracking-stopTitle = 算到这里为止
backtracking-standing = 第 { $number } 个选择，共 { $count } 个
backtracking-title-start = 搜索开始
backtracking-title-place = { $count } 个候选
backtracking-title-forced = 推出
backtracking-title-stuck = 死路
backtracking-title-refuse = 不可行：{ $reason }
backtracking-title-cut = 剪枝：{ $reason }
backtracking-title-retreat = 撤销一个选择
backtracking-title-answer = 一个解
backtracking-strip = 深度 { $depth }
backtracking-strip-answer = 解
backtracking-reach = 最深 { $deepest } / { $depths }
backtracking-tried = { $count } 个中已试 { $tried } 个
backtracking-complete = 全部选定 ★
backtracking-nothing = 这里无可选择
backtracking-rowColumn = 第 { $row } 行第 { $column } 列
backtracking-more = 另有 { $count } 项在保存的文件中
backtracking-answers = 目前 { $count } 个解
backtracking-answer-found = 已找到
backtracking-exhausted = 用了 { $steps } 步，每种选择都试到了底
backtracking-atOnce = 第一步之前就能断定：{ $why }
backtracking-checked-refutation = ✓ 已脱离搜索独立验证：重新数过。
backtracking-jump-turn-group = 折返
backtracking-jump-turn = 折返
backtracking-jump-turn-before = 上一次折返
backtracking-jump-turn-next = 下一次折返
backtracking-jump-turn-noneBefore = 这一步之前，搜索还没有折返过。
backtracking-jump-turn-none = 这一步之后，搜索不再折返。
backtracking-jump-turn-noneYet = 就已算出的部分，这一步之后没有折返。
backtracking-jump-record-group = 最深纪录
backtracking-jump-record = 纪录
backtracking-jump-record-before = 上一个最深纪录
backtracking-jump-record-next = 下一个最深纪录
backtracking-jump-record-noneBefore = 这一步之前没有最深纪录。
backtracking-jump-record-none = 这一步之后，搜索不再更深。
backtracking-jump-record-noneYet = 就已算出的部分，这一步之后没有更深。
backtracking-jump-cut-group = 剪枝
backtracking-jump-cut = 剪枝
backtracking-jump-cut-before = 上一次剪枝
backtracking-jump-cut-next = 下一次剪枝
backtracking-jump-cut-noneBefore = 这一步之前没有剪枝。
backtracking-jump-cut-none = 这一步之后不再剪枝。
backtracking-jump-cut-noneYet = 就已算出的部分，这一步之后没有剪枝。
backtracking-jump-answer-group = 解
backtracking-jump-answer = 解
backtracking-jump-answer-before = 上一个解
backtracking-jump-answer-next = 下一个解
backtracking-jump-answer-noneBefore = 这一步之前没有解。
backtracking-jump-answer-none = 这一步之后没有解。
backtracking-jump-answer-noneYet = 就已算出的部分，这一步之后没有解。
backtracking-zoom = 显示的片段
backtracking-nearer = 显示更短的片段
backtracking-farther = 显示更长的片段
backtracking-whole = 全程
backtracking-random = 局面类型
backtracking-map-rings = 搜索地图，每个深度一环，根在最里面。左右键在同一深度的候选间移动，上下键换深度，Enter 转到尝试该候选的一步。
backtracking-map-tree = 搜索路径，每个深度一行
backtracking-go = 点击或按 Enter：转到尝试它的一步
backtracking-looked-pending = 深度 { $depth }，第 { $number } 个候选，共 { $of } 个：待试
backtracking-looked-placed = 深度 { $depth }，第 { $number } 个候选，共 { $of } 个：在路径上
backtracking-looked-failed = 深度 { $depth }，第 { $number } 个候选，共 { $of } 个：试过，失败
backtracking-looked-refused = 深度 { $depth }，第 { $number } 个候选，共 { $of } 个：不可行
backtracking-looked-pruned = 深度 { $depth }，第 { $number } 个候选，共 { $of } 个：已剪枝
backtracking-part-ring = 一环
backtracking-part-ring-note = 一个深度
backtracking-part-arc = 一段弧
backtracking-part-arc-note = 一个候选
backtracking-part-wedge = 扇形
backtracking-part-wedge-note = 当前路径
backtracking-part-strip = 下方的条带
backtracking-part-strip-note = 每一步的深度
backtracking-note-ring = 环：一个深度
backtracking-note-arc = 弧：一个候选
backtracking-note-wedge = 扇形：当前路径

## What is said of a backtracking puzzle that has no words of its own for it. $code is what the board
## shows on the cell.

backtracking-start = 搜索开始：还没有任何选择。
backtracking-start-answer = 没有要选择的：这已经是一个解。
backtracking-start-impossible = 无解，不用搜索就能断定。
backtracking-place = 选定第 { $row } 行第 { $column } 列，这是第 { $number } 个选择。
backtracking-place-stuck = 选定第 { $row } 行第 { $column } 列，这是第 { $number } 个选择。之后无可选择：**死路**。
backtracking-place-answer = 选定第 { $row } 行第 { $column } 列后全部选定：**找到一个解**。
backtracking-cut = 选定第 { $row } 行第 { $column } 列后不可能有解（{ $reason }）：剪枝，放弃这个选择。
backtracking-refuse = 第 { $row } 行第 { $column } 列**不可行**：{ $reason }。
backtracking-retreat = 第 { $row } 行第 { $column } 列之后已无可试：回退，**撤销这个选择**。
backtracking-last-impossible = 全部试过，无解。
backtracking-last-counted = 全部试过：共 { $count } 个解。
backtracking-cell-free = 空
backtracking-cell-next = 空，下一个要试
backtracking-cell-chosen = 已选，第 { $number } 个选择
backtracking-cell-code = { $code }，第 { $number } 个选择
backtracking-layout = { $code }
backtracking-choice = ({ $row }, { $column })
backtracking-choice-code = ({ $row }, { $column })：{ $code }
backtracking-score = { $count }
backtracking-reason = { $name }
backtracking-marks = 棋盘上的标记：橙色框是候选，深色框的是下一个，虚线并划掉的已经试过。
backtracking-randomHint = 局面由种子随机生成。
backtracking-answer-none = 还没有解
backtracking-answer-complete = 一个解：{ $count } 个选择
backtracking-answer-impossible = 无解
backtracking-certificate = 结论：这 { $count } 个选择合乎全部规则。
backtracking-certificate-checked = ✓ 已脱离搜索独立验证，只依据规则。
backtracking-certificate-list = 各个选择，按先后

## The states of candidates around the path.

depths-behind = 光束扫过
depths-behind-what = 试过或不可行
depths-ahead = 光束未到
depths-ahead-what = 待试
depths-counted-placed = 在路径上
depths-counted-pending = 待试
depths-counted-failed = 试过，失败
depths-counted-refused = 不可行
depths-counted-placed-title = 迄今做出、尚未撤销的选择，每个深度一个。
depths-counted-pending-title = 路径沿途还没有试的候选：剩下的工作。
depths-counted-failed-title = 路径沿途走不通而撤销的候选；其中 { $cut } 个是剪枝：断开的弧。
depths-counted-refused-title = 路径沿途一试就违反规则的候选。
depths-pending = 待试
depths-placed = 在路径上
depths-failed = 试过，失败
depths-refused = 不可行
depths-pruned = 已剪枝

## The candidates around the path.

tree-label = 从起点到当前的路径，每个深度一行：先是试过的，然后是路径上的选择，最后是待试的。左右键在行内移动，上下键换行，Enter 转到尝试该候选的一步。
tree-above = 上面还有 { $count } 个选择
tree-row = 深度 { $depth }：{ $choice } 在路径上。{ $of } 个候选中，{ $failed } 个失败，{ $refused } 个不可行，{ $cut } 个已剪枝，{ $pending } 个待试。
tree-here = 深度 { $depth }，当前位置：{ $of } 个候选中，{ $failed } 个失败，{ $refused } 个不可行，{ $cut } 个已剪枝，{ $pending } 个待试。
tree-failed = 深度 { $depth }，第 { $number } 个候选，共 { $of } 个：试过，{ $count } 步后失败。转到尝试它的一步
tree-pruned = 深度 { $depth }，第 { $number } 个候选，共 { $of } 个：{ $count } 步后剪枝。转到尝试它的一步

## What all games say.

games-of = 共 { $known } 次查看
games-teaches = 博弈：从哪里必胜
games-size-step = 查看
games-size-item = 格
games-size-stage = 行或轮
games-rate-step = { $rate } 次查看/秒
games-rate-item = { $rate } 格/秒
games-rate-stage = { $rate } 行或轮/秒
games-unit-step = 查看
games-unit-item = 格
games-unit-stage = 行或轮
games-goTo-step = 转到第几次查看
games-goTo-item = 转到第几格
games-goTo-stage = 转到第几行或轮
games-at-step = 第 { $unit } 次查看，共 { $known } 次
games-at-item = 第 { $unit } 格，共 { $known } 格
games-at-stage = 第 { $unit } 行或轮，共 { $known }
games-amount-step = { $count } 次查看
games-amount-item = { $count } 格
games-amount-stage = { $count } 行或轮
games-keys-step = 后退、前进一次查看
games-keys-item = 后退、前进一格
games-keys-stage = 后退、前进一行或一轮
games-race-headline-open = 谁填的格更少？
games-race-headline-even = 格数相同
games-race-headline-fewer = 格数相差 { $factor } 倍
games-race-computing = 正在计算各赛道：已有 { $count } 次查看
games-race-start = 竞速开始：各赛道都还没有做第一次查看。
games-map-why = 一格为什么必胜或必败：逐个看它的走法，以及对手会得到什么
games-map-play = 在表上下一盘
games-map-spread = 一盘棋有多长：按总步数统计各局面
games-reach = 已填 { $filled } / { $cells }
games-computing = 正在计算完整的表……
games-heading-start = 第一次查看之前
games-heading-empty = 空表
games-heading-forward = 正在填
games-heading-backward = 刚出队
games-heading-cell = 正在看
games-heading-turn-you = 你是 { $player }，轮到你走，现在是
games-heading-turn-person = 轮到 { $player } 走，现在是
games-heading-over = 对局结束
games-heading-wins-you = 你赢了
games-heading-wins-engine = 电脑赢了
games-heading-wins-person = { $winner } 赢了
games-proof-turn = 轮到我走。能把对手送到哪里？
games-proof-cell = 从这里能走到哪里？
games-proof-from-loses = 轮到谁在这里走，谁就输。从哪里能走到这里？
games-proof-from-wins = 轮到谁在这里走，谁就赢。从哪里能走到这里？
games-proof-wins = 所以{ $here }必胜
games-proof-loses = 所以{ $here }必败
games-proof-open = { $here }还未确定
games-proof-settled = { $here }已经填好
games-proof-nothing = 由此推不出什么
games-proof-oneLoses = 有一步使对手必败，就够了。
games-proof-oneLoses-goesOn = 有一步使对手必败，就够了。也许另一步赢得更快。
games-proof-allWin = 每一步都走到对手必胜的地方。
games-proof-terminal = 无路可走：轮到走的一方已经输了。
games-proof-left = 还有 { $count } 种走法，也许能使对手必败。
games-proof-settled-why = 它的值不变。
games-proof-nothing-why = 没有一步能走到这里。
games-proof-value = { $because }它{ $value }。
games-part-now = 亮着的格
games-part-now-note-forward = 正在填
games-part-now-note-backward = 由它推出别的格
games-part-wins = 必胜格
games-part-wins-note = 轮到走的一方赢
games-part-loses = 必败格
games-part-loses-note = 轮到走的一方输
games-part-start = 小旗
games-part-start-note = 开局的位置
games-legend-wins = 必胜
games-legend-loses = 必败
games-legend-open = 未填
games-legend-wins-title = 轮到走的一方必胜：有一步能走到必败的格。
games-legend-loses-title = 轮到走的一方必败：无路可走，或者每一步都走到必胜的格。
games-legend-open-title = 搜索还不知道胜败的格子。
games-legend-plies = 数字 = 到终局的总步数
games-letter-W = 胜
games-letter-L = 败
games-value-terminal = 必败：已是终局，无路可走
games-value-wins = 必胜，自己走 { $count } 步，双方共 { $plies } 步
games-value-loses = 必败，双方共 { $plies } 步
games-start-first = 表是空的。按填表的顺序，查看后继时它总已填好；只要有一个后继使对手必败，就必胜。
games-start-full = 表是空的。按填表的顺序，查看后继时它总已填好；为了知道要走几步，全部后继都要查看。
games-start-waves = 表是空的。终局局面先入队：走不了的一方输。每个出队的局面决定它的前驱。
games-forward-nothing = { $here }无路可走，是终局：所以{ $here }**必败**。
games-forward-lost-winsPlain = { $here }可以走到{ $there }，那里对手**必败**：所以{ $here }**必胜**。
games-forward-lost-wins = { $here }可以走到{ $there }，那里对手**必败**：所以{ $here }**必胜**，自己走 { $count } 步。
games-forward-lost-goesOn = { $here }可以走到{ $there }，那里对手**必败**：所以{ $here }**必胜**；再找找更快的走法。
games-forward-shorter-wins = { $here }还可以走到{ $there }，那里对手**输得更快**：所以{ $here }**必胜**，自己走 { $count } 步。
games-forward-shorter-goesOn = { $here }还可以走到{ $there }，那里对手**输得更快**：这是目前最好的走法；再找找更快的。
games-forward-notShorter-wins = { $here }还可以走到{ $there }，那里对手也**必败**，但不更快：所以{ $here }**必胜**，自己走 { $count } 步。
games-forward-notShorter-goesOn = { $here }还可以走到{ $there }，那里对手也**必败**，但不更快：再找找更快的走法。
games-forward-won-losesPlain = { $here }可以走到{ $there }，那里对手**必胜**，而且没有别的走法了：所以{ $here }**必败**。
games-forward-won-loses = { $here }可以走到{ $there }，那里对手**必胜**，而且没有别的走法了：所以{ $here }**必败**，双方共 { $plies } 步。
games-forward-won-goesOn = { $here }可以走到{ $there }，但那里对手**必胜**：再找更好的走法。
games-forward-worse-wins = { $here }还可以走到{ $there }，但那里对手**必胜**，而且没有别的走法了：{ $here }**必胜**，自己走 { $count } 步。
games-forward-worse-goesOn = { $here }还可以走到{ $there }，但那里对手**必胜**：已有更好的走法。
games-backward-nothing = 没有一步能走到{ $here }：由它推不出什么。
games-backward-settled = { $there }可以走到{ $here }，但{ $there }已经填好。
games-backward-reaches = { $there }可以走到{ $here }，那里对手**必败**：所以{ $there }**必胜**，自己走 { $count } 步。
games-backward-oneLess = { $there }可以走到{ $here }，但那里对手**必胜**：{ $there }还有 { $count } 种别的走法。
games-backward-noneLeft = { $there }的最后一种走法走到{ $here }，那里对手**必胜**：所以{ $there }**必败**，双方共 { $plies } 步。
games-last-nothing = 没有一步能走到{ $here }，队列也空了：表已填满，{ $winning } 格必胜，{ $losing } 格必败。
games-last-terminal = 最后一格是{ $here }：无路可走，**必败**。表已填满：{ $winning } 格必胜，{ $losing } 格必败。
games-last-settled = { $there }可以走到{ $here }，但{ $there }已经填好，队列也空了：{ $winning } 格必胜，{ $losing } 格必败。
games-last-wins = 最后一格是{ $here }：**必胜**，自己走 { $count } 步。表已填满：{ $winning } 格必胜，{ $losing } 格必败。
games-last-winsPlain = 最后一格是{ $here }：走到{ $there }，**必胜**。表已填满：{ $winning } 格必胜，{ $losing } 格必败。
games-last-loses = 最后一格是{ $here }：**必败**，双方共 { $plies } 步。表已填满：{ $winning } 格必胜，{ $losing } 格必败。
games-last-losesPlain = 最后一格是{ $here }：**必败**。表已填满：{ $winning } 格必胜，{ $losing } 格必败。
games-why-point = 指向或选中表中已填的一格，就能看到它的走法。
games-why-notYet = 未填：{ $here }
games-why-unpin = 回到当前步
games-why-list = 各种走法，按查看的先后
games-why-more = 还有 { $count } 种未列出
games-row-to = { $move }：{ $place }
games-row-seen = 已查看：
games-row-now = 当前：
games-row-ahead = 待查看：
games-row-spared = 不必查看：
games-row-known = 走法：
games-row-ahead-note = 表中已有，还没查看
games-row-spared-note = 不必查看
games-row-plies = 再走 { $count } 步终局
games-row-stuck = 到那里无路可走
games-row-mark-also = ✓ 也能赢
games-row-mark-decides = ◆ 定胜负：必胜
games-row-mark-holds = ◇ 目前最好
games-row-mark-shortest = ◆ 赢得最快
games-row-mark-resists = ◇ 拖得最久
games-row-mark-decided = ◆ 已定
games-opponent-wins = 对手必胜
games-opponent-loses = 对手必败
games-who-wins = 必胜
games-who-loses = 必败
games-who-open = 未填
games-line = 最佳走法，逐步列出
games-line-more = 还有 { $count } 步
games-play-opponent = 对手
games-play-opponent-person = 人
games-play-opponent-engine = 电脑
games-play-first = 先手
games-play-first-person = 我
games-play-first-engine = 电脑
games-play-new = 新对局
games-play-undo = 悔棋
games-play-hint = 提示
games-play-hint-wins = 能赢的一步：{ $move }。
games-play-hint-none = 对手应对得当，怎么走都赢不了。拖得最久的一步：{ $move }。
games-play-turn = 轮到 { $player } 走，现在是{ $here }。
games-play-yours = 你是 { $player }，轮到你走，现在是{ $here }。
games-play-answered = 电脑走：{ $move }。你是 { $player }，轮到你走，现在是{ $here }。
games-play-over-you = 走了 { $count } 步，你赢了：到{ $here }，电脑无路可走。
games-play-over-engine = 走了 { $count } 步，电脑赢了：到{ $here }，你无路可走。
games-play-over-person = 走了 { $count } 步，{ $winner } 赢了：到{ $here }，对方无路可走。
games-play-legal = { $count } 种合法走法
games-play-onBoard = 棋盘上还有 { $count } 种
games-play-moves = 已走的棋
games-play-effect-kept = ✓ 保住胜势
games-play-effect-gave = ✗ 送掉胜势
games-play-effect-lost = – 本来就必败
games-play-why-you = 我为什么输了？
games-play-why-person = { $player } 为什么输了？
games-play-mistake-you = 你在第 { $number } 步送掉了胜势（当时是{ $here }）：{ $made }。能赢的一步是：{ $better }。
games-play-mistake-person = { $player } 在第 { $number } 步送掉了胜势（当时是{ $here }）：{ $made }。能赢的一步是：{ $better }。
games-play-lost-you = 你从第一步起就必败：怎么走都走到电脑必胜的地方。
games-play-lost-person = { $player } 从第一步起就必败：怎么走都走到对方必胜的地方。
games-play-stuck-you = 你先走，而{ $here }无路可走：走不了的一方输。
games-play-stuck-person = { $player } 先走，而{ $here }无路可走：走不了的一方输。
games-spread-later = 表填满后才显示步数分布，免得提前泄露结局。
games-spread-end = 填满整张表
games-spread-of = { $done } / { $count }
games-timeline-plies = 总步数
games-spread = 各局面按一盘棋的长短分布
games-spread-log = 对数刻度
games-spread-value = 胜败
games-spread-plies = 总步数
games-spread-positions = 局面数
games-spread-longer = 超过 { $plies }
games-spread-here = ◀ { $here }
games-spread-hidden = 对局时隐藏。
games-longest = 最长的胜局
games-longest-win = { $here }：自己走 { $count } 步，双方共 { $plies } 步
games-longest-play = 从这里开局
games-longest-playFrom = 从{ $here }开局
games-answer-none = 开局{ $start }：胜败未定
games-answer-playing = 从这里谁必胜？
games-answer-playing-why = 对局结束后表中会再显示
games-answer-none-first = 它的格还没有填
games-answer-none-full = 它的格还没有填
games-answer-none-waves = 倒推还没有到它
games-answer-wins = 开局{ $start }：A 必胜，自己走 { $count } 步，双方共 { $plies } 步
games-answer-loses = 开局{ $start }：A 必败，双方共 { $plies } 步
games-answer-terminal = 开局{ $start }：A 必败，无路可走
games-answer-plies = 赢家尽快赢，输家尽量拖
games-answer-plain-wins = 开局{ $start }：A 必胜
games-answer-plain-loses = 开局{ $start }：A 必败
games-answer-plain = 第一张表不告诉步数，完整的表才告诉
games-ending-wins = A 必胜
games-ending-loses = A 必败
games-ending-wins-how = 自己走 { $count } 步
games-ending-loses-how = 双方共 { $plies } 步
games-ending-terminal-how = 无路可走
games-outcome-wins = A 必胜，自己走 { $count } 步
games-outcome-loses = A 必败，双方共 { $plies } 步
games-outcome-winsPlain = A 必胜
games-outcome-losesPlain = A 必败
games-certificate = 结论：{ $winning } 格必胜，每格都指明一步，走到对手必败的地方。{ $losing } 格必败：每一步都走到必胜的格。每盘棋的长短也与格中所写相同。
games-certificate-plain = 结论：{ $winning } 格必胜，每格都指明一步，走到对手必败的地方。{ $losing } 格必败：每一步都走到必胜的格。
games-certificate-checked = ✓ 已脱离搜索独立验证：指明的每一步都合法，每格的值都由它全部走法的值得出。
games-board = 表
games-editHint = 点击开局的格子，或用方向键和 Enter。
games-cell-wins = 必胜，自己 { $count } 步，共 { $plies } 步
games-cell-loses = 必败，共 { $count } 步
games-cell-over = 无路可走：必败
games-cell-win = 必胜
games-cell-lose = 必败
games-cell-empty = 未填
games-cell-hidden = 对局时隐藏
games-cell-at = { $place }：{ $content }
games-cell-at-start = { $place }，开局位置：{ $content }
games-cell-now = { $place }，当前步的格：{ $content }
games-cell-now-start = { $place }，开局位置，也是当前步的格：{ $content }
games-cell-piece = { $place }，棋局在此：{ $content }
games-cell-piece-start = { $place }，开局位置，棋局在此：{ $content }
games-cell-target = { $place }，可以走到：{ $content }
games-cell-target-start = { $place }，开局位置，可以走到：{ $content }
games-cell-kept = { $told }；已固定，按 Enter 松开
games-foot-start = 开局：{ $place }
games-foot-cell = { $place }
games-foot-open = 胜败未定
games-foot-won = { $moves } 种走法中 { $count } 种能赢
games-foot-won-line = { $moves } 种走法中 { $count } 种能赢；最佳：{ $line }
games-foot-line = { $line } → { $next }
games-foot-line-more = ……
games-foot-lost = 怎么走都输
games-foot-lost-line = 怎么走都输；最久：{ $line }

## What is said of a state-space puzzle that has no words of its own for it. A move leads from one
## cell to another.

state-space-start-answer = 局面 { $state } 已经是目标：一步也不用走。搜索仍会走遍可达的局面。
state-space-gives = 走第 { $row } 行第 { $column } 列，得到
state-space-cell-0 = 空
state-space-tile = { $code }
state-space-move-new = 走第 { $row } 行第 { $column } 列，得到**新局面**：入队，深度 { $depth }。
state-space-move-duplicate = 走第 { $row } 行第 { $column } 列，得到的局面已在深度 { $depth } 发现过：**重复**，不入队。
state-space-move-answer = 走第 { $row } 行第 { $column } 列，得到目标：**找到答案**，从起始局面走 { $count } 步。
state-space-move-goal = 走第 { $row } 行第 { $column } 列，又得到一个目标，深度 { $depth }，但**答案已经有了**。
state-space-move-meeting = 走第 { $row } 行第 { $column } 列，得到的局面另一侧已经发现：**两侧在此相遇**。
state-space-back-new = 反向：走第 { $row } 行第 { $column } 列，得到**这一侧的新局面**：入队，距目标 { $depth } 步。
state-space-back-duplicate = 反向：走第 { $row } 行第 { $column } 列，得到的局面这一侧已经发现过，距目标 { $depth } 步：**重复**，不入队。
state-space-back-meeting = 反向：走第 { $row } 行第 { $column } 列，得到的局面另一侧已经发现：**两侧在此相遇**。
state-space-last-found = 走第 { $row } 行第 { $column } 列，**没有得到新局面**，队列也空了：可达的局面全部扩展完。
state-space-last-impossible = 走第 { $row } 行第 { $column } 列，**没有得到新局面**，队列也空了：到不了目标。

## Flip Game.

flip-name = 翻转棋
flip-inShort = 每步翻转一枚棋子和它的邻居。目标：全部同色。
flip-rules = 每步翻转一枚棋子和它上下左右的棋子。目标：用最少的步数使全部棋子同色。
flip-gives = 翻转第 { $row } 行第 { $column } 列，得到
flip-cell-0 = 白
flip-cell-1 = 黑
flip-start-answer = 局面 { $state } 已经全部同色：一步也不用走。搜索仍会走遍可达的局面。
flip-move-new = 翻转第 { $row } 行第 { $column } 列，得到**新局面**：入队，深度 { $depth }。
flip-move-duplicate = 翻转第 { $row } 行第 { $column } 列，得到的局面已在深度 { $depth } 发现过：**重复**，不入队。
flip-move-answer = 翻转第 { $row } 行第 { $column } 列，全部同色：**找到答案**，从起始局面走 { $count } 步。
flip-move-goal = 翻转第 { $row } 行第 { $column } 列，又一次全部同色，深度 { $depth }：也是目标，但**答案已经有了**。
flip-start-meeting = 局面 { $state } 已经全部同色：一步也不用走，两侧都从它开始。
flip-move-meeting = 翻转第 { $row } 行第 { $column } 列，得到的局面反向一侧已经发现：**两侧在此相遇**。
flip-back-new = 反向：翻转第 { $row } 行第 { $column } 列，得到**这一侧的新局面**：入队，距目标 { $depth } 步。
flip-back-duplicate = 反向：翻转第 { $row } 行第 { $column } 列，得到的局面这一侧已经发现过，距目标 { $depth } 步：**重复**，不入队。
flip-back-meeting = 反向：翻转第 { $row } 行第 { $column } 列，得到的局面正向一侧已经发现：**两侧在此相遇**。
flip-last-found = 翻转第 { $row } 行第 { $column } 列，**没有得到新局面**，队列也空了：可达的局面全部扩展完。
flip-last-impossible = 翻转第 { $row } 行第 { $column } 列，**没有得到新局面**，队列也空了：到不了同色的局面。
flip-text = 每行棋子占一行，b 表示黑，w 表示白；局面之间空一行。
flip-preset-one = 只差一步
flip-preset-hardest = 最难：6 步
flip-preset-impossible = 无解

## The knight’s tour.

knight-name = 马踏棋盘
knight-standing = 站在第 { $number } 格，共 { $count } 格
knight-title-place = { $count } 条出路
knight-title-retreat = 回退一步
knight-title-answer = 一条巡游
knight-strip-answer = 巡游
knight-nothing = 没有可去的格子了
knight-complete = 每格都走过
knight-inReach-all = 可跳到 { $count } 格，都是空格
knight-inReach-some = 可跳到 { $count } 格，其中 { $free } 格空
knight-inReach-none = 可跳到 { $count } 格，都走过了
knight-counted-refused = 已走过
knight-part-ring-note = 巡游的一格
knight-part-arc-note = 可以跳到的一格
knight-note-ring = 环：巡游的一格
knight-note-arc = 弧：可以跳到的格
knight-looked-pending = 第 { $depth } 格，第 { $number } 条出路，共 { $of } 条：待试
knight-looked-placed = 第 { $depth } 格，第 { $number } 条出路，共 { $of } 条：在路径上
knight-looked-failed = 第 { $depth } 格，第 { $number } 条出路，共 { $of } 条：试过，失败
knight-looked-refused = 第 { $depth } 格，第 { $number } 条出路，共 { $of } 条：不可行
knight-looked-pruned = 第 { $depth } 格，第 { $number } 条出路，共 { $of } 条：已剪枝
knight-editHint = 点击马的起点，或用方向键和 Enter。
knight-marks = 棋盘上的标记：数字是走到的先后，越晚颜色越深，绿框是起点。橙色格是可去的空格，写着从那里出发的出路数；深色框的是下一个，虚线并划掉的已经试过。走过的格子若有框，说明这一步会因规则而不可行；虚线框说明已经试过，不可行。
knight-inShort = 按马的走法走遍每一格，再回到起点。
knight-rules = 按马的走法走遍每一格，每格恰好一次。目标：闭合巡游，即从终点再跳一步就回到起点。
knight-text = 每组三个整数：棋盘边长（最多 200），起点的行和列，从 0 数起；数之间可以换行。
knight-cell-free = 空
knight-cell-start = 起点，第 1 格
knight-cell-here = 马在这里，第 { $number } 格，共 { $cells } 格
knight-cell-hereAtStart = 马在起点
knight-cell-visited = 第 { $number } 格，共 { $cells } 格
knight-cell-candidate = 空，第 { $place } 个候选，共 { $choices } 个，从那里有 { $count } 条出路
knight-cell-tried = 空，第 { $place } 个候选，共 { $choices } 个，已试，从那里有 { $count } 条出路
knight-start = 搜索开始：马站在第 { $row } 行第 { $column } 列，有 { $count } 条出路。
knight-start-answer = 只有一格：它已走到，这就是巡游。
knight-start-impossible = 没有这样的巡游，不用搜索就能断定。
knight-place = 马从第 { $fromRow } 行第 { $fromColumn } 列跳到第 { $row } 行第 { $column } 列（{ $cells } 格中的第 { $number } 格）：从这里有 { $count } 条出路。
knight-place-stuck = 马从第 { $fromRow } 行第 { $fromColumn } 列跳到第 { $row } 行第 { $column } 列（{ $cells } 格中的第 { $number } 格）：从这里**没有空格可去**，是死路。
knight-place-answer = 马从第 { $fromRow } 行第 { $fromColumn } 列跳到第 { $row } 行第 { $column } 列，{ $cells } 格全部走完，再跳一步就回到起点：**巡游闭合**。
knight-place-answer-open = 马从第 { $fromRow } 行第 { $fromColumn } 列跳到第 { $row } 行第 { $column } 列，{ $cells } 格全部走完：**找到一条巡游**。
knight-cut-unclosed = 马走到第 { $row } 行第 { $column } 列，{ $cells } 格全部走完，但从这里跳不回起点：**不是闭合巡游**。
knight-cut-startCutOff = 马走到第 { $row } 行第 { $column } 列（{ $cells } 格中的第 { $number } 格），起点旁边已没有空格：再也回不去，所以**剪枝**。
knight-cut-deadEnd = 马走到第 { $row } 行第 { $column } 列（{ $cells } 格中的第 { $number } 格），而第 { $witnessRow } 行第 { $witnessColumn } 列只能进、不能出：所以**剪枝**。
knight-cut-apart = 马走到第 { $row } 行第 { $column } 列（{ $cells } 格中的第 { $number } 格），空格在第 { $witnessRow } 行第 { $witnessColumn } 列处断开：不可能全部走到，所以**剪枝**。
knight-refuse-occupied = 马不能从第 { $fromRow } 行第 { $fromColumn } 列跳到第 { $row } 行第 { $column } 列：**那里已走过**，是第 { $number } 格。
knight-retreat = 从第 { $fromRow } 行第 { $fromColumn } 列已无可试：马**退回**第 { $row } 行第 { $column } 列（{ $cells } 格中的第 { $number } 格）。
knight-last-impossible = 从起点第 { $row } 行第 { $column } 列也已无可试：**没有这样的巡游**。
knight-choice-0 = ({ $row }, { $column })
knight-chosen-1 = ({ $row }, { $column })
knight-score = { $count } 条出路
knight-random = 马的起点由种子随机生成。
knight-reason-occupied = 已走过
knight-reason-unclosed = 跳不回起点
knight-reason-startCutOff = 起点被堵死
knight-reason-deadEnd = 死路
knight-reason-apart = 空格不连通
knight-answer-none = 还没有巡游
knight-answer-found = { $cells } 格的闭合巡游
knight-answer-found-open = { $cells } 格的巡游
knight-answer-impossible = 无解：没有这样的巡游
knight-certificate = 结论：这 { $cells } 格构成闭合巡游，每格恰好一次，相邻两格都是马的一步，末格到首格也是。
knight-certificate-open = 结论：这 { $cells } 格构成巡游，每格恰好一次，相邻两格都是马的一步。
knight-certificate-checked = ✓ 已脱离搜索独立验证：{ $cells } 格各走一次，每步都是马的走法。
knight-certificate-list = 巡游，逐格列出
knight-preset-lesson = 课上：6 × 6
knight-preset-other = 6 × 6，换一种走法顺序：迷路
knight-preset-parity = 5 × 5：用染色证明
knight-preset-drowning = 8 × 8，不用规则：迷路
knight-preset-warnsdorff = 8 × 8，用 Warnsdorff 规则
knight-preset-unlucky = 10 × 10，Warnsdorff 规则失灵
knight-preset-large = 50 × 50，构造
knight-preset-narrow = 3 × 10：三行棋盘中最小的闭合巡游
knight-preset-open = 5 × 5，开放

## A Minesweeper configuration.

mines-name = 扫雷布局
mines-inShort = 数字是它周围的雷数。目标：布雷，符合全部数字。
mines-rules = 数字是它自己那格和周围最多八格的雷数之和。目标：布雷，使全部数字都符合。
mines-text = 一行写行数和列数，然后每行写各格的数，从 0 到 9。
mines-startBoard = 数字
mines-goalBoard = 数字所依据的雷
mines-marks = 棋盘上的标记：圆是雷，点是无雷；蓝框表示是选择的，斜线表示是推出的。角上的小数字是这个数还缺的雷，对勾表示已经够了。橙色格是下一个。
mines-standing = 已定 { $number } 格，共 { $count } 格
mines-title-place = 选择
mines-title-forced = 由数字推出
mines-title-answer = 全部数字都符合
mines-inReach-all = 下一格 { $count } 种可能，已试 { $tried } 种
mines-counted-placed = 已定的格
mines-part-ring-note = 要定的一格
mines-part-arc-note = 有雷或无雷
mines-note-ring = 环：一格
mines-note-arc = 弧：有雷或无雷
mines-editHint = 点击或输入数字；点击可放雷、去雷。
mines-editHint-anew = 点击或输入数字。放雷后全部数字重新计算。
mines-layout-0 = 未知
mines-layout-1 = 无雷
mines-layout-2 = 有雷
mines-cell-0 = 数字 { $number }，未定
mines-cell-1 = 数字 { $number }，选择无雷
mines-cell-2 = 数字 { $number }，选择有雷
mines-cell-3 = 数字 { $number }，推出无雷
mines-cell-4 = 数字 { $number }，推出有雷
mines-cell-needs = { $content }，还缺 { $count } 个雷
mines-cell-next = { $content }，下一个要定
mines-start = 搜索开始：还没有定任何一格。
mines-start-impossible = 无法布雷，不用搜索就能断定。
mines-place-1 = **选择**：假设第 { $row } 行第 { $column } 列无雷。
mines-place-2 = **选择**：在第 { $row } 行第 { $column } 列放一个雷。
# the number $by at row $byRow, column $byColumn forces it, or two together: the second is $also
mines-place-3 = 推出：第 { $row } 行第 { $column } 列**无雷**，因为第 { $byRow } 行第 { $byColumn } 列的 { $by } 容不下它有雷。
mines-place-3-2 = 推出：第 { $row } 行第 { $column } 列**无雷**，因为第 { $byRow } 行第 { $byColumn } 列的 { $by } 和第 { $alsoRow } 行第 { $alsoColumn } 列的 { $also } 合起来容不下它有雷。
mines-place-4 = 推出：第 { $row } 行第 { $column } 列**有雷**，因为第 { $byRow } 行第 { $byColumn } 列的 { $by } 少不了它。
mines-place-4-2 = 推出：第 { $row } 行第 { $column } 列**有雷**，因为第 { $byRow } 行第 { $byColumn } 列的 { $by } 和第 { $alsoRow } 行第 { $alsoColumn } 列的 { $also } 合起来少不了它。
mines-place-answer = 定下第 { $row } 行第 { $column } 列，每格都已定，每个数字都符合：**找到一个解**。
mines-cut-nothingFits = 定下第 { $row } 行第 { $column } 列后，第 { $witnessRow } 行第 { $witnessColumn } 列有雷、无雷都不行：**剪枝**，放弃这个选择。
mines-refuse-number-0 = 第 { $row } 行第 { $column } 列**不能无雷**：否则第 { $witnessRow } 行第 { $witnessColumn } 列的 { $number } 凑不够雷。
mines-refuse-number-1 = 第 { $row } 行第 { $column } 列**不能有雷**：否则第 { $witnessRow } 行第 { $witnessColumn } 列的 { $number } 周围雷太多。
mines-retreat-0 = 回退：不再假设第 { $row } 行第 { $column } 列无雷。
mines-retreat-1 = **回退**：取走第 { $row } 行第 { $column } 列的雷。
mines-last-impossible = 全部试过，**没有布雷能符合全部数字**。
mines-last-counted = 全部试过：共 { $count } 个解。
mines-choice-0 = ({ $row }, { $column }) 无雷
mines-choice-1 = ({ $row }, { $column }) 有雷
mines-chosen-1 = ({ $row }, { $column }) ·
mines-chosen-2 = ({ $row }, { $column }) ●
mines-chosen-3 = ({ $row }, { $column }) ·
mines-chosen-4 = ({ $row }, { $column }) ●
mines-score = 那里还有 { $count } 格未定
mines-random = 按这个大小随机生成雷区，每五格有一个雷。
mines-random-any = 任意雷区
mines-random-unique = 恰好一个解
mines-reason-number = 不符合某个数字
mines-reason-nothingFits = 某格怎么定都不行
mines-answer-none = 还没有解
mines-answer-found = 答案：{ $count } 个雷，符合全部数字
mines-answer-impossible = 无解：无法布雷
mines-certificate = 结论：放这 { $count } 个雷，每个数字都正确。
mines-certificate-checked = ✓ 已脱离搜索独立验证：每个数字都与它统计的雷核对过。
mines-certificate-list = 各个雷，逐行列出
mines-preset-forced = 小，多数格可推出
mines-preset-choices = 确实要选择
mines-preset-impossible = 无解
mines-preset-several = 多个解
mines-preset-unique = 恰好一个解
mines-preset-large = 30 × 30

## What is said of a game that has no words of its own for it.

games-position = 第 { $row } 行第 { $column } 列
games-move = 到第 { $row } 行第 { $column } 列
games-short = ({ $row }, { $column })
games-note = { $rows } × { $columns } 个局面
games-rows = 行
games-columns = 列
games-randomHint = 起点由种子随机生成。

## The Tab game.

tab-name = 表格棋
tab-inShort = 换到另一列，列号是几就上几行。走不了的一方输。
tab-rules = 每步把棋子移到另一列，列号是几就向上几行，不能越过最上一行。双方轮流走，A 先走；走不了的一方输。
tab-text = 一行写测试组数，然后每组一行：行数、列数，起点的行和列，从 1 数起，行从下往上数。
tab-random = 起点由种子随机生成。
tab-position = 第 { $row } 行第 { $column } 列
tab-move = 到第 { $column } 列，上 { $up } 行
tab-preset-lost = 题目样例，必败
tab-preset-lesson = 课上：12 × 12
tab-preset-waves = 12 × 12，倒推
tab-preset-original = 200 × 50，与题目上限一样大
tab-preset-large = 1,000 × 250
tab-note = { $rows } × { $columns }，行从下往上数
tab-rows = 行
tab-columns = 列
tab-short = ({ $row }, { $column })

## The subtraction game.

subtract-name = 取石子
subtract-inShort = 从一堆中取石子。走不了的一方输。
subtract-rules = 每步从一堆中取石子，取的数目须是允许的数之一。双方轮流取，A 先取；走不了的一方输。
subtract-text = 一行写测试组数，然后每组一行：两堆的石子数（没有第二堆写 0），以及每次最多取几颗。
subtract-random = 各堆由种子随机生成。
subtract-position = （{ $a }，{ $b }）
subtract-position-one = 剩 { $a } 颗
subtract-move-first = 从第一堆取 { $count } 颗
subtract-move-second = 从第二堆取 { $count } 颗
subtract-move-one = 取 { $count } 颗
subtract-preset-one = 21 颗，每次取 1 到 3 颗
subtract-preset-set = 一堆，每次取 1、3 或 4 颗
subtract-preset-two = 7 颗和 10 颗，每次取 1 到 3 颗
subtract-preset-large = 500 颗和 500 颗，每次取 1 到 5 颗
subtract-note = { $rows } × { $columns }，每格是两堆的一种情形
subtract-rows = 第一堆
subtract-columns = 第二堆
subtract-short = ({ $a }, { $b })
subtract-note-one = { $cells } 种石子数，从 0 起
subtract-rows-one = 石子数
subtract-columns-one = 再加
subtract-short-one = { $a }

## Rearranging pieces (CHESSCBG).

rearrange-name = 棋子重排
rearrange-inShort = 把棋子移到相邻空格。目标：占满标出的格子。
rearrange-rules = 每步把一枚棋子移到上下左右相邻的空格。目标：用最少的步数让标出的格子都有棋子。
rearrange-gives = 从第 { $fromRow } 行第 { $fromColumn } 列移到第 { $row } 行第 { $column } 列，得到
rearrange-cell-0 = 空
rearrange-cell-1 = 棋子
rearrange-cell-2 = 空，待占
rearrange-cell-3 = 棋子，已到位
rearrange-start-impossible = 局面 { $state } 与目标的棋子数不同：不用搜索。
rearrange-move-new = 把棋子从第 { $fromRow } 行第 { $fromColumn } 列移到第 { $row } 行第 { $column } 列，得到**新局面**：入队，深度 { $depth }。
rearrange-move-duplicate = 把棋子从第 { $fromRow } 行第 { $fromColumn } 列移到第 { $row } 行第 { $column } 列，得到的局面已在深度 { $depth } 发现过：**重复**，不入队。
rearrange-move-answer = 把棋子从第 { $fromRow } 行第 { $fromColumn } 列移到第 { $row } 行第 { $column } 列，得到目标：**找到答案**，从起始局面走 { $count } 步。
rearrange-move-meeting = 把棋子从第 { $fromRow } 行第 { $fromColumn } 列移到第 { $row } 行第 { $column } 列，得到的局面另一侧已经发现：**两侧在此相遇**。
rearrange-back-new = 反向：把棋子从第 { $fromRow } 行第 { $fromColumn } 列移到第 { $row } 行第 { $column } 列，得到**这一侧的新局面**：入队，距目标 { $depth } 步。
rearrange-back-duplicate = 反向：把棋子从第 { $fromRow } 行第 { $fromColumn } 列移到第 { $row } 行第 { $column } 列，得到的局面这一侧已经发现过，距目标 { $depth } 步：**重复**，不入队。
rearrange-back-meeting = 反向：把棋子从第 { $fromRow } 行第 { $fromColumn } 列移到第 { $row } 行第 { $column } 列，得到的局面另一侧已经发现：**两侧在此相遇**。
rearrange-last-found = 把棋子从第 { $fromRow } 行第 { $fromColumn } 列移到第 { $row } 行第 { $column } 列，**没有得到新局面**，队列也空了：可达的局面全部扩展完。
rearrange-last-impossible = 把棋子从第 { $fromRow } 行第 { $fromColumn } 列移到第 { $row } 行第 { $column } 列，**没有得到新局面**，队列也空了：到不了目标。
rearrange-text = 八行，每行四个字符，1 是棋子，0 是空：前四行是起始局面，后四行是目标。
rearrange-preset-hardest = 最难：20 步
rearrange-preset-counts = 棋子数不同

## Solitaire.

solitaire-name = 跳棋
solitaire-inShort = 移一格或跳过一子。8 步内能占满标出的格子吗？
solitaire-rules = 每步把一枚棋子移到相邻空格，或跳过一枚棋子到它后面的空格。问：最多 8 步，棋子能否占满标出的格子？
solitaire-gives = 从第 { $fromRow } 行第 { $fromColumn } 列走到第 { $row } 行第 { $column } 列，得到
solitaire-cell-0 = 空
solitaire-cell-1 = 棋子
solitaire-cell-2 = 空，待占
solitaire-cell-3 = 棋子，已到位
solitaire-start-impossible = 局面 { $state } 与目标的棋子数不同：不用搜索。
solitaire-move-new = 棋子从第 { $fromRow } 行第 { $fromColumn } 列走到第 { $row } 行第 { $column } 列，得到**新局面**：入队，深度 { $depth }。
solitaire-move-duplicate = 棋子从第 { $fromRow } 行第 { $fromColumn } 列走到第 { $row } 行第 { $column } 列，得到的局面已在深度 { $depth } 发现过：**重复**，不入队。
solitaire-move-answer = 棋子从第 { $fromRow } 行第 { $fromColumn } 列走到第 { $row } 行第 { $column } 列，得到目标：**找到答案**，从起始局面走 { $count } 步。
solitaire-move-meeting = 棋子从第 { $fromRow } 行第 { $fromColumn } 列走到第 { $row } 行第 { $column } 列，得到的局面另一侧已经发现：**两侧在此相遇**。
solitaire-back-new = 反向：棋子从第 { $fromRow } 行第 { $fromColumn } 列走到第 { $row } 行第 { $column } 列，得到**这一侧的新局面**：入队，距目标 { $depth } 步。
solitaire-back-duplicate = 反向：棋子从第 { $fromRow } 行第 { $fromColumn } 列走到第 { $row } 行第 { $column } 列，得到的局面这一侧已经发现过，距目标 { $depth } 步：**重复**，不入队。
solitaire-back-meeting = 反向：棋子从第 { $fromRow } 行第 { $fromColumn } 列走到第 { $row } 行第 { $column } 列，得到的局面另一侧已经发现：**两侧在此相遇**。
solitaire-last-found = 棋子从第 { $fromRow } 行第 { $fromColumn } 列走到第 { $row } 行第 { $column } 列，**没有得到新局面**，队列也空了：可达的局面全部扩展完。
solitaire-last-impossible = 棋子从第 { $fromRow } 行第 { $fromColumn } 列走到第 { $row } 行第 { $column } 列，**没有得到新局面**，队列也空了：到不了目标。
solitaire-text = 两行，每行八个数，分别是起始局面和目标：四枚棋子各自的行和列，从 1 数起。
solitaire-preset-eight = 恰好 8 步
solitaire-preset-nine = 恰好 9 步
solitaire-preset-hardest = 离样例最远：22 步
solitaire-preset-tooLong = 停得太早：4 步，而非 3 步
