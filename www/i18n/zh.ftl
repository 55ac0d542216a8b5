### 简体中文：页面和组件说的话。
###
### 消息名可以以谜题的 id 或一类谜题的名字开头（backtracking、games、state-space）：这时只用于该谜题
### 或该类谜题，谜题自己的优先。数值按本语言的习惯书写。
### 用词见 glossary.zh.md。

## Nouns of the puzzle that is shown.

-state = 局面
-item = 状态
-start = 起始局面
# 编辑、选择的对象。
-puzzle = 局面
-board = 棋盘

## The page around the element.

app-title = { $puzzle } · { $algorithm } · Searchlight
app-title-puzzle = { $puzzle } · Searchlight
app-theme = 主题：{ $theme }
app-theme-auto = 自动
app-theme-light = 浅色
app-theme-dark = 深色
app-theme-contrast = 高对比度
app-language = 语言
app-authors = 给作者
app-offline = 可离线使用。浏览器可将本页安装为应用。

## The element as a whole.

element-label = { $puzzle }：搜索过程演示
element-loading = 正在载入搜索……
element-running = 正在算到第 { $step } 步：{ $percent }%
element-begin = 显示搜索
element-retry = 重试
element-kept = 屏幕上仍是上一次正常的搜索。
element-fallenBack = 现在显示的是第一个例子。
element-reload = 重新加载页面
element-dismiss = 关闭
element-fullScreen = 全屏
element-leaveFullScreen = 退出全屏

## The line over the stage: the puzzle, “by”, the algorithm.

header-puzzles = 谜题：{ $puzzle }。换一个
header-hard = 新的难题
header-day = 今日一题。
header-by = 用
header-modes = 做什么
header-explore = 探索
header-play = 玩
header-lesson = 课程
header-race = 竞速
header-intro = 看搜索怎样解谜题：请按播放。

## The puzzles, and what a family of them teaches: all else that they say stands in files of
## their families.

state-space-teaches = 搜索状态空间
backtracking-teaches = 试探与回退
games-teaches = 博弈：从哪里必胜
trees-teaches = 博弈树：往前看
flip-name = 翻转棋
knight-name = 马踏棋盘
mines-name = 扫雷布局
queens-name = 皇后
sudoku-name = 数独
colouring-name = 地图着色
tab-name = 表格棋
subtract-name = 取石子
nim-name = 尼姆
chomp-name = 巧克力游戏
wythoff-name = 威佐夫博弈
tictactoe-name = 井字棋
rearrange-name = 棋子重排
solitaire-name = 跳棋
tiles-name = 数字滑块
maze-name = 迷宫
lightsout-name = 熄灯
pancakes-name = 翻煎饼
klotski-name = 华容道
rushhour-name = 交通堵塞
pegs-name = 孔明棋
hanoi-name = 汉诺塔
river-name = 过河
jugs-name = 两个水壶

## Lessons. Their own words stand in lessons.en.ftl.

lessons-title = 课程
lesson-chapter = 第 { $number } 节，共 { $total } 节：{ $chapter }
lesson-goOn = 继续
lesson-leave = 退出课程
lesson-exercises = 练习
lesson-openExercise = 打开这个局面
lesson-exercise = 练习
lesson-backToExercises = 回到练习
lesson-another = 换一课

## 算法的程序；它自己的文字在 code.zh.ftl 里。

code-label = 程序
code-close = 隐藏程序
code-pseudo = 伪代码
code-rust = Rust
code-python = Python
code-cpp = C++
code-none = 这个算法在这里还没有程序。

## The answer on the stage. $moves is how many moves it has.

ending-answer = 答案
ending-move = 当前步
ending-of = 共 { $moves } 步
ending-play = 播放解答
ending-stop = 停止
ending-playing = 正在播放**解答**：第 { $move } 步，共 { $moves } 步。
ending-on = 继续搜索到底
ending-edit = 编辑{ -puzzle }
ending-another = 换个{ -puzzle }
ending-game = 与电脑对弈
ending-moves = 步

## The two parts of the stage.

pane-board = { -puzzle }
pane-map = 地图

## The board. $place is the place of a state in the order in which the queue gives them out, $depth a number of moves.

board-title = { -puzzle }
board-state = 深度 { $depth } 的{ -state }
board-edit = 编辑{ -puzzle }
board-editDone = 完成
board-editHint = 点击格子，或用方向键和 Enter。
board-touchHint = 点按格子，或用手指划过格子。
board-grid = { -board }，{ $rows } 行 { $columns } 列
board-cell = 第 { $row } 行第 { $column } 列：{ $content }
board-choose = 选择{ -puzzle }
board-noAnswer = 这个{ -puzzle }无解。按播放，看搜索怎样得出结论。
board-startBoard = 起始
board-goalBoard = 目标
board-expanding = 正在扩展：第 { $place } 个
board-onPath = 通往答案的途中
board-atGoal = 到达目标
board-waiting = { -start }在队列中等待
board-new = 新{ -state }
board-new-then = 入队
board-duplicate = 重复
board-duplicate-then = 在深度 { $depth } 发现
board-goal = 目标 ★
board-goal-then = 深度 { $depth }
board-meeting = 两侧相遇 ★
board-meeting-then = 深度 { $depth }
board-noMove = 还没有走

## The menu of algorithms. Each is named in the file of its family.

algorithm-label = 算法

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

## The counter that two families have. The others stand in the files of the families.

counter-depth = 深度
counter-depth-title = 从起点算起走了几步，或做了几次选择。

## The sections behind “More”.

more-label = 更多
more-hideFuture = 隐藏后面的内容
more-candidates = 候选

## What can be taken away: files that are made here. $type is what was asked for.

export-cancel = 取消
export-saved = 已保存
export-cancelled = 已取消

## Races: several algorithms on one board.

race-untimed = 这个链接按计算时间计数，而时间因机器而异，所以竞速不再计时。这里各赛道从头按步计数。
race-bars = 时间轴上每条赛道有一条横条，长度为其搜索的长短；贯穿的竖线是各赛道所在之处。
race-level = { $leaders } 条赛道并列。目前：{ $amount }。到终点还有：{ $rest }。
race-ahead = 赛道 { $lane } 领先。目前：{ $amount }。到终点还有：{ $rest }。
race-first = 赛道 { $lane } 获胜：{ $amount }。还有 { $count } 条赛道在跑。
race-firstTie = { $leaders } 条赛道并列第一：{ $amount }。还有 { $count } 条赛道在跑。
race-won = 赛道 { $lane } 获胜：{ $amount }，比最后一条赛道（{ $most }）少 { $ratio } 倍。
race-wonTie = { $leaders } 条赛道并列第一：{ $amount }，比最后一条赛道（{ $most }）少 { $ratio } 倍。
race-shortest = 赛道 { $lane } 获胜，只有它的答案最短：{ $amount }。
race-shortestTie = { $leaders } 条赛道并列第一，只有它们的答案最短：{ $amount }。
race-best = 赛道 { $lane } 获胜，只有它的答案最好：{ $amount }。
race-bestTie = { $leaders } 条赛道并列第一，只有它们的答案最好：{ $amount }。
race-even = 各赛道用的一样多：{ $amount }。

## The dialog behind “Share”: links, and what an author pastes into a page.

share-open = 分享

## What went wrong. The place of the fault and what was expected are values.

error-title = 出错了。
error-noWebAssembly = 这个浏览器不能运行 WebAssembly，而搜索离不开它。
error-csp = 本页禁止了 WebAssembly。内容安全策略中的 script-src 需要加上 'wasm-unsafe-eval'。
error-download = 搜索程序载入失败。
error-mismatch = 收到的文件与本页不符：可能在传输中损坏，或者网站刚刚更新。
error-words = 这种语言的文字载入失败。如果重试无效，请重新载入本页。
error-extras = 所需的部分载入失败。如果重试无效，请重新载入本页。
error-map = 绘制地图的部分载入失败。如果重试无效，请重新载入本页。
error-canvas = 浏览器不允许本页绘图：隐私设置或某个扩展屏蔽了画布（canvas）。请为本页放行，然后重试。
error-family = 这个谜题或算法所需的部分载入失败。如果重试无效，请重新载入本页。
error-trap = 搜索意外中止。
error-memory = 内存不足。
error-input = { $reason }
error-stale = 搜索须重新开始。
error-unknown = 发生了意外错误。
error-tooLarge = 这个{ -puzzle }有 { $states } 个{ -item }，这里最多能搜索 { $limit } 个。
error-beyondLimit = 这个局面至少有 { $states } 个状态，这种搜索可能要保存的状态超过这里能放下的 { $limit } 个。{ $instead ->
        [dfs] 请选深度优先搜索，它只需要其中很少一部分。
       *[other] 请选 IDA*（{ $instead }），它只保存自己的路径。
    }
error-tooManyMoves = 这个局面最多有 { $moves } 次转移，这里最多能搜索 { $limit } 次。
error-outOfMemory = 内存放不下有 { $entries } 项的表。
error-unknownAlgorithm = 没有名为“{ $id }”的算法。
error-noPredecessors = 算法“{ $id }”要反向走，而这个局面做不到。
error-unknownPuzzle = 没有名为“{ $id }”的谜题。
error-unknownLesson = 没有名为“{ $id }”的课。
error-lesson = 课程载入失败。
error-predictions = 无法载入问题。
error-program = 程序载入失败。
error-find = 查找功能载入失败。
error-play = 自己玩的部分载入失败。
error-linkLength = 无法读取这个链接：它超过 { $limit } 个字符。
error-linkCase = 无法读取这个链接：其中的字符在途中被改动了，可能全变成了大写或小写。请重新复制。
error-linkLetters = 这不是指向局面的链接，或其中有些字符在途中被改动或丢失了。请重新复制。
error-version = 无法读取这个链接：它写的是版本 { $version }，这里不认识。它来自更新的页面，或在途中被改动了。
error-truncated = 这个链接不完整：缺少字符，很可能在末尾。请重新复制。
error-tooLong = 无法读取这个链接：末尾有多余的内容。
error-puzzle = 无法读取这个链接：没有代号为 { $puzzle } 的谜题。它来自更新的页面，或在途中被改动了。
error-algorithm = 无法读取这个链接：没有代号为 { $algorithm } 的算法。它来自更新的页面，或在途中被改动了。
error-raceLink = 无法读取这个链接：其中关于竞速的部分看不懂。
error-playLink = 无法读取这个链接：其中一局的走法已损坏。
error-linkStops = 无法读取这个链接：其中关于停留点的部分看不懂。
error-stopsLength = 一个链接最多 { $limit } 个字符，加上这些停留点有 { $length } 个。请减少停留点或缩短说明。
error-notNumber = “{ $found }”不是这里能用的整数。
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
error-size = 这里没有 { $rows } × { $columns } 的{ -board }：行数为 1 到 { $mostRows }，列数为 1 到 { $mostColumns }，最多 { $mostCells } 格。
error-fixedSize = 这道题的{ -board }大小由输入决定，不能另选。
error-setting = 这里没有名为“{ $id }”的设置，或者它没有这个值。

## The dialog in which a board is chosen.

input-error-cells = 第 { $line } 行：应为 { $expected } 个格子，每格是 { $letters }，实为“{ $found }”
input-error-letter = 第 { $line } 行：每格应为 { $letters }，“{ $found }”的第 { $column } 列却是 '{ $letter }'
input-error-joined = 第 { $line } 行：应为棋盘的一行，却有几行用空格连在一起，“{ $found }”；每行须单独成行
input-error-incomplete = 第 { $line } 行：每组应有 { $rows } 行，还缺 { $missing } 行
input-error-tooManyCells = 第 { $line } 行：每个{ -board }最多 { $limit } 格，实有 { $cells } 格
input-error-size = 第 { $line } 行：每个{ -board }最多 { $high } 行、{ $wide } 列，实为 { $rows } × { $columns }
input-error-longLine = 第 { $line } 行：每行最多 { $limit } 字节，这一行更长
input-error-numbers = 第 { $line } 行：应为 { $expected } 个 { $least } 到 { $most } 的数，实为“{ $found }”
input-error-once = 第 { $line } 行：{ $letters } 应各出现恰好一次，实为“{ $found }”
input-error-twice = 第 { $line } 行：第 { $column } 列的“{ $found }”前面已经有了，只能出现一次
input-error-missing = 第 { $line } 行：棋盘上应有 { $letters }，但没有
input-error-piece = 第 { $line } 行：应有形状合适的棋子“{ $letter }”
input-error-noBlock = 第 { $line } 行：棋盘上应有占 { $rows } × { $columns } 格的棋子，但没有
input-error-sameCell = 第 { $line } 行：每枚棋子应各占一格，但第 { $row } 行第 { $column } 列有两枚
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
answer-tooLongWhy = 它一相遇就停，没有扩展完整个深度
answer-pieceCounts = 无解：{ $count } 枚棋子变不成 { $goal } 枚
answer-pieceCountsWhy = 移动不会增减棋子
answer-own = 无解
answer-ownWhy = 一个移动改变不了的性质排除了任何答案
answer-found = 答案：{ $count } 步
answer-already = 答案：0 步，已经是目标
answer-impossible = 无解
answer-closedSet = 封闭集合有 { $count } 个{ -state }，其中没有目标
answer-closedGoals = 目标所在的封闭集合有 { $count } 个{ -state }，其中没有{ -start }
answer-islands = 另有 { $count } 个连通块
answer-limitReached = 到步数上限，已停止
answer-stateLimit = 已停止：放不下更多状态。IDA* 只保存自己的路径
answer-tooDeep = { $limit } 步以内没有答案
answer-frame = 第 { $move } 步，共 { $moves } 步：转到发现这个{ -state }的一步
answer-strip = 解答，逐个{ -state }
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

## The certificate of an answer, and what was checked.

certificate-path = 结论：从{ -start }走 { $count } 步可到目标。
certificate-closedSet = 结论：到不了目标。{ -start }和从它可达的共 { $count } 个{ -state }：怎么走都走不出这个集合，其中也没有目标。
certificate-closedGoals = 结论：到不了目标。目标和能走到目标的共 { $count } 个{ -state }：怎么走都走不出这个集合，{ -start }也不在其中。
certificate-tooDeep = 结论：{ $limit } 步以内到不了目标。更长的路径也许存在。
certificate-pieceCounts = 结论：到不了目标。起始局面有 { $start } 枚棋子，目标有 { $goal } 枚，而移动不会增减棋子。
certificate-own = 结论：无解。一个移动改变不了的性质排除了任何答案。
certificate-checked-path = ✓ 已独立验证，不靠搜索：{ $count } 步都合乎规则，长度为 { $count }。
certificate-checked-closedSet = ✓ 已独立验证，不靠搜索：集合中每个{ -state }怎么走都还在集合内，其中没有目标。
certificate-checked-closedGoals = ✓ 已独立验证，不靠搜索：集合中每个{ -state }怎么走都还在集合内，目标全在其中，{ -start }不在。
certificate-checked-tooDeep = ✓ 已独立验证，不靠搜索：从{ -start }和从目标逐个深度数出的{ -state }没有重合。
certificate-checked-pieceCounts = ✓ 已独立验证，不靠搜索：棋子重新数过。
certificate-checked-own = ✓ 已独立验证，不靠搜索：已向题目重新确认这一性质。
certificate-checking = 正在验证……
certificate-failed = ✗ 验证失败：请报告这个{ -puzzle }
certificate-strip = 路径，逐帧显示
certificate-none-limitReached = 没有证明：搜索未得答案就到了步数上限。
certificate-none-stateLimit = 没有证明：搜索未得答案就放不下更多状态了。
certificate-colours = 结论：没有闭合巡游。棋盘上一种颜色有 { $less } 格，另一种有 { $more } 格，而每一步都换颜色。
certificate-startColour = 结论：从这个起点没有巡游。与起点同色的有 { $less } 格，另一色有 { $more } 格，而巡游须从格子多的颜色出发。
certificate-schwenk = 结论：根据 Schwenk 定理（1991），{ $rows } × { $columns } 的棋盘没有闭合巡游。
certificate-numberTooLarge = 结论：无法布雷。第 { $row } 行第 { $column } 列的数只统计 { $most } 格，要求的雷却更多。
certificate-counted = 结论：共 { $count } 个解。搜索把每种选择都试到了底，用了 { $steps } 步；搜索过程本身就是证明。
certificate-counted-least = 结论：至少 { $count } 个解。搜索找到这么多就停了，用了 { $steps } 步；搜索过程本身就是证明。
certificate-atOnce = 结论：无解。算法的规则在第一次选择之前就能断定；搜索过程本身就是证明。
certificate-exhausted = 结论：无解。搜索把每种选择都试到了底，用了 { $steps } 步；搜索过程本身就是证明。

# End of page in zh.
