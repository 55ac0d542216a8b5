### Chinese: searches of a state space in another order than breadth-first, and all that comes with the drawer,
### the terms, the dialogs and races. Fetched with the wasm that runs these searches, or with the extras.

## The queue under the board.

race-ends = 从起始{ -state }到目标{ -state }
race-ring = 环：距离
race-frontier-title = 已经发现、还没有扩展完的{ -state }：等待中的{ -state }，以及正在扩展的那个{ -state }。
board-leaves = 一个目标离开列表
board-improved = 路径更优
board-reopened = 重新打开
board-repeated = 已在等待

## 画面上的术语：每个术语一句，在旁边打开。

state-space-term-expanding = 正在逐一试这个{ -state }的走法；编号表示它是第几个出队的{ -state }。
state-space-term-queue = 发现的{ -state }在队列里排队；最先入队的最先出队，然后试它的走法。
state-space-term-head = 队首：这个{ -state }等得最久，下一个就扩展它。
state-space-term-waiting = 最早和最新的{ -state }之间，还有这么多{ -state }在等。
state-space-term-side = 一个搜索从起点正向走，另一个从目标反向走；两侧各有自己的队列。
state-space-term-improved = 找到了一条代价更小的路径，通到正在等待的{ -state }：它再次进入列表，旧的条目离开时跳过。
state-space-term-reopened = 找到了一条代价更小的路径，通到已扩展的{ -state }：它的走法要再试一遍，因为后面的{ -state }也可能更便宜。
state-space-term-repeated = 这个{ -state }已经在栈里等待。它再次压入栈顶，哪个条目先离开就扩展哪个。
state-space-term-new = 第一次走到这个{ -state }，所以它入队。
state-space-term-duplicate = 这个{ -state }早已发现过，那时的路径不比现在长，所以它不再入队。
state-space-term-goal = 目标就是题目要求到达的{ -state }。
state-space-term-meeting = 两侧都发现了这个{ -state }：从起点来的路径和从目标来的路径在这里接上。
state-space-term-map = 每个可达的{ -state }在地图上占一块；看它的样子，就知道它是未发现、在边界上，还是已扩展。
state-space-term-rings = 每个深度一环，起点在正中。
state-space-term-levels = 每个深度一列，起点在最左。
state-space-term-all = 按编号排列的全部{ -state }，不可达的也在内。
state-space-term-steps = 影片的一步就是一次转移。时间轴上有全部的步：每个深度一段，高度是队列的长度，星号是答案。
state-space-term-step = 试一次转移。
state-space-term-item = 试完一个{ -state }的全部走法。
state-space-term-stage = 同一深度的{ -state }：全部扩展完。

## 不按广度优先的搜索的待扩展列表：栈，或按一个数排序的列表。

queue-stack = 栈
queue-open = 优先队列
queue-hint-stack = 后进先出
queue-hint-g = g 最小的先出
queue-hint-h = h 最小的先出
queue-hint-f = f 最小的先出
queue-key-g = g { $value }
queue-key-h = h { $value }
queue-key-f = f { $value }
queue-nextKey = 先出，{ $key }
queue-stateBy = { -state } { $state }，{ $key }：转到发现它的一步
queue-before = 排在它前
queue-later = 以后
queue-after = 在后
queue-skipped = { $count } 个旧项
board-waiting-stack = { -start }在栈里等待
board-waiting-open = { -start }在优先队列里等待
state-space-by-g = g = { $value } 的{ -state }
state-space-by-f = f = { $value } 的{ -state }
state-space-by-h = h = { $value } 的{ -state }
board-stack-then = 放到栈顶
state-space-figure-g = g：已走步数
state-space-figure-path = 步，这条路
state-space-figure-enough = 步就够了
state-space-figure-rest = h：至少还要
state-space-figure-restGuess = h：估计还要
state-space-figure-all = f：总共至少
state-space-figure-allGuess = f：总共估计
maze-figure-path = 这条路的代价
maze-figure-g = g：已花代价
state-space-term-stack = 发现的{ -state }在栈里等待；最后放进去的最先取出，然后试它的走法。
state-space-term-open = 发现的{ -state }在优先队列里等待；数最小的最先取出，然后试它的走法。
state-space-term-expanding-stack = 正在逐一试这个{ -state }的走法；编号表示它是第几个出栈的{ -state }。
state-space-term-expanding-open = 正在逐一试这个{ -state }的走法；编号表示它是第几个离开优先队列的{ -state }。
state-space-term-head-stack = 栈顶：这个{ -state }最后进来，下一个就扩展它。
state-space-term-head-open = 优先队列的头：没有{ -state }的数比它更小，下一个就扩展它。
state-space-term-g = g：搜索到达这个{ -state }所走路径的代价。
state-space-term-h = h：启发函数对到目标还差多少的估计。
state-space-term-f = f = g + h：到这里为止的代价（g），加上到目标还差多少的估计（h）。带权时，h 要乘上这个权。
state-space-term-before = 新{ -state }之前，还有这么多数更大的{ -state }要离开列表。
state-space-term-later = 还有这么多数更大的{ -state }以后离开列表。
state-space-term-after = 在列表里，还有这么多{ -state }排在新{ -state }之后。
state-space-term-stale = 后来找到了到这个{ -state }的更好路径：旧项离开列表时会被跳过。
counter-g = g
counter-g-title = 到正在扩展的{ -state }的路径代价。
counter-reexpanded = 再次扩展
counter-reexpanded-title = 对已扩展过的{ -state }的再次扩展：后来找到了代价更小的路径。
counter-improved = 改进
counter-improved-title = 找到代价更小的路径的次数。
counter-stale = 旧项
counter-stale-title = 离开列表时被跳过的项：它们的{ -state }后来又进了一次列表。
map-stateAway = { -state } { $state } · 真实距离 { $depth }
map-reachedAt = 走了 { $depth } 步到达
map-reads-rings-by = 环是真实距离，块是{ -state }
map-reads-levels-by = 列是真实距离，块是{ -state }
map-reads-graph-by = 列是真实距离，点是{ -state }
map-byDepth-by = 按距离
map-level-by = 距离相同的{ -state }
map-depth-by = 步数
legend-path-title = 搜索到达正在扩展的{ -state }所走的路：地图上白色或黑色的线。
legend-reach-title = 走到那里的代价比答案小的格子。一致代价搜索会先扩展所有这些格子；虚线是它们的边界。
# 空间太大，不能广度优先搜索：环是搜索找到的代价 g。
map-stateFound = { -state } { $state } · 已找到的最好路径：g { $depth }
map-reads-rings-found = 环是已找到的最好路径的 g，块是{ -state }
map-reads-levels-found = 列是已找到的最好路径的 g，块是{ -state }
map-deep = { -state }太多，画不下全图。所有解一样长，所以只提供深度优先搜索。
map-byDepth-found = 按 g
map-level-found = g 相同的{ -state }
map-depth-found = g
legend-goal-by = 找到的目标
queue-back = 退回深度 { $key }
queue-back-g = 退回 g { $key }
size-back = 回退
size-g = g 的值
size-h = 更低的 h
size-f = f 的值
state-space-term-stage-back = 直到下一次回退：搜索离开再也走不出新{ -state }的{ -state }，从更早的{ -state }接着走。
state-space-term-stage-g = 直到扩展一个代价 g 比以前都大的{ -state }。
state-space-term-stage-h = 直到扩展一个估计 h 比以前都低的{ -state }。
state-space-term-stage-f = 直到扩展一个 f 比以前都大的{ -state }。
legend-stack-title = 已经发现、还没有扩展完的{ -state }：栈里的{ -state }，以及正在扩展的那个{ -state }。
legend-open-title = 已经发现、还没有扩展完的{ -state }：优先队列里的{ -state }，以及正在扩展的那个{ -state }。
chart-by-says = { $name } 在第 { $step } 次转移之后开始，当时边界有 { $frontier } 个{ -state }。新发现：{ $fresh }。
chart-by-slider = 阶段：转到它开始的地方
chart-by-level = 阶段
chart-by-table = 各阶段，按开始的先后
chart-by-many = 这次搜索有 { $count } 个阶段，画不成图。
expansion-by-says = 正在扩展{ -state } { $state }（{ $key }）：第 { $made } 个走法，共 { $moves } 个。
expansion-by-made = { $mark }：{ -state } { $state }，{ $key }。转到第 { $step } 次转移
expansion-by-toCome = 稍后，{ $mark }：{ -state } { $state }，{ $key }。转到第 { $step } 次转移
expansion-mark-improved = ↓ 更好
expansion-mark-reopened = ↺ 再次
expansion-mark-repeated = ↑ 栈顶

## Heuristics: a name for menus, and a sentence about each.

heuristic-label = 启发函数
heuristic-limit = 路径最多的步数
heuristic-limit-about = 路径不超过这么多步，可取 0 到 80。更深的{ -state }找不到。
heuristic-within = 最多 { $limit }
heuristic-weight = 估计的权重
heuristic-weight-about = 估计要乘的倍数。倍数越大，搜索越直奔目标，答案的代价也可能越大。
heuristic-times = { $weight } × h
heuristic-fifths = 五分之一
heuristic-fifths-about = 较少的那种颜色的棋子数除以五：每步最多翻五枚，所以至少还要这么多步。
heuristic-matching = 匹配
heuristic-matching-about = 假如棋子互不挡路，把棋子移到标出的格子最少要几步。
heuristic-misplaced = 错位数
heuristic-misplaced-about = 有几个数字块不在自己的位置：每个至少要走一步。
heuristic-manhattan = 曼哈顿距离
heuristic-manhattan-about = 每个数字块离自己位置的行数与列数之和：每步只让一块靠近一格。
heuristic-linear-conflict = 线性冲突
heuristic-linear-conflict-about = 曼哈顿距离，再为每个必须离开本行或本列让路的数字块加两步。
heuristic-manhattan-twice = 曼哈顿 × 2（错误）
heuristic-manhattan-twice-about = 曼哈顿距离的两倍，故意取错：它可能高估，那时答案的代价不一定最小。
heuristic-nearest = 无墙距离
heuristic-nearest-about = 假如没有墙，到最近目标的步数，乘以格子的最小代价。

## What the check of a heuristic on every board has found.

heuristic-show = 看那个{ -state }
heuristic-checking = 正在检验启发函数
heuristic-checking-mark = h …
heuristic-checking-about = 把每个估计与该{ -state }到最近目标的真实代价相比。
heuristic-good = h 从不高估
heuristic-good-mark = h ✓
heuristic-good-about = 检验了全部 { $states } 个{ -state }：没有估计大于真实代价，所以 A* 和 IDA* 的答案代价最小。每走一步，h 的减少都不超过这一步的代价，所以 A* 不会把{ -state }扩展两次。
heuristic-uneven = h 从不高估
heuristic-uneven-mark = h ✓
heuristic-uneven-about = 检验了全部 { $states } 个{ -state }：没有估计大于真实代价，所以 A* 和 IDA* 的答案代价最小。有一步使 h 从 { $before } 降到 { $after }，超过这一步的代价，所以 A* 可能把{ -state }扩展两次。
heuristic-wrong = h 可能高估
heuristic-wrong-mark = h ✗
heuristic-wrong-about = 检验了全部 { $states } 个{ -state }：有 { $count } 个{ -state }的估计太大，所以答案的代价不一定最小。最差的估计是 { $estimate }，真实代价是 { $cost }。

## Counters: short, a number stands above.

counter-expanded-title = 走法已经试过的{ -state }。
counter-generated-title = 转移得到的{ -state }，每得到一次就计一次。
counter-duplicate-title = 得到已知{ -state }的转移。
counter-frontier-title = 已经发现、还没有扩展完的{ -state }：队列中的{ -state }，以及正在扩展的那个{ -state }。
counter-discovered-title = 迄今发现的不同{ -state }。

## What all searches of a state space say.

state-space-rate-stage-order = { $rate } 个阶段/秒
state-space-race-differ = 各赛道找的不一样：步数最少、代价最小，或任意一个答案。
state-space-race-priced = { $count } 步，代价 { $cost }
state-space-race-count = 个{ -state }已扩展
state-space-race-of = 共 { $known } 个{ -state }
state-space-race-size-item = { -state }
state-space-race-size-stage = 环
state-space-race-unit-item = { -state }
state-space-race-goTo-item = 转到{ -state }
state-space-race-at-item = { -state } { $unit }，共 { $known }
state-space-race-amount-item = { $count } 个{ -state }
state-space-race-sort-count = { -state }数
state-space-race-sort-answer = 路径
state-space-race-name-bfs = 广度优先
state-space-race-name-dfs = 深度优先
state-space-race-name-greedy = 贪心
state-space-race-name-bidirectional = 双向
state-space-race-name-alternating = 双向，相遇即停
state-space-race-says-bfs = 广度优先搜索
state-space-race-says-dfs = 深度优先搜索
state-space-race-says-uniform = 一致代价搜索
state-space-race-says-greedy = 贪心搜索
state-space-race-says-weighted = 加权 A*
state-space-race-says-bidirectional = 双向搜索
state-space-race-says-alternating = 相遇即停的双向搜索
state-space-race-rule-bfs = 一环接一环
state-space-race-rule-dfs = 最新的{ -state }优先
state-space-race-rule-uniform = 代价最小的路径优先
state-space-race-rule-greedy = 只看{ $heuristic }
state-space-race-rule-astar = { $long }
state-space-race-rule-weighted = { $heuristic } × { $weight }
state-space-race-rule-bidirectional = 从两端出发
state-space-race-rule-alternating = 一相遇就停
state-space-race-guide-manhattan = 曼哈顿距离
state-space-race-guide-misplaced = 错位数
state-space-race-moves = { $count } 步
state-space-race-worth-always = 必定最短
state-space-race-worth-moves = 必定步数最少
state-space-race-worth-cost = 必定代价最小
state-space-race-worth-cheap = 代价最小，靠运气
state-space-race-worth-luck = 最短，靠运气
state-space-race-worth-within = 最多是最短的 { $times } 倍
state-space-race-worth-none = 没有保证
state-space-race-worth-dfs = 全凭运气
state-space-race-result-both =
    { $guided ->
        [yes] 启发函数好，{ $exact } 点亮的{ -state }就比{ $measure }**少 { $ratio } 倍**，它的 { $moves } 步同样可靠。{ $fast }只点亮 { $count } 个，代价是**走 { $long } 步**。
       *[no] { $exact } 点亮的{ -state }比{ $measure }**少 { $ratio } 倍**，它的 { $moves } 步同样可靠。{ $fast }只点亮 { $count } 个，代价是**走 { $long } 步**。
    }
state-space-race-result-exact =
    { $guided ->
        [yes] 启发函数好，{ $exact } 点亮的{ -state }就比{ $measure }**少 { $ratio } 倍**，它的 { $moves } 步同样可靠。
       *[no] { $exact } 点亮的{ -state }比{ $measure }**少 { $ratio } 倍**，它的 { $moves } 步同样可靠。
    }
state-space-race-result-fast = { $fast }只点亮 **{ $count } 个{ -state }**，而不是 { $all } 个，代价是**走 { $long } 步**，而不是 { $moves } 步。
state-space-race-boards = { $count } 个{ -state }
state-space-race-enlarged = 已放大
state-space-race-computing = 正在计算各赛道：已有 { $count } 次转移
state-space-race-start = 竞速开始：各赛道都还没有走第一步。
state-space-keys-step = 后退、前进一次转移
state-space-keys-item = 后退、前进一个{ -item }
state-space-keys-stage-order = 后退、前进一个阶段
state-space-keys-stage = 后退、前进一个深度
state-space-keys-zoom = 地图：放大、缩小、显示全部
state-space-keys-pan = 移动地图

## Searches in another order. $label is what the order goes by, such as “g 4 + h 7 = f 11”: g is the cost
## of the path, h the estimate of the rest.

state-space-label-dfs = g { $g }
state-space-label-uniform = g { $g }
state-space-label-greedy = h { $h }
# No-break spaces: a sum breaks only before + and =.
state-space-label-astar = g { $g } + h { $h } = f { $f }
state-space-label-weighted = g { $g } + { $weight } × h { $h } = f { $f }
state-space-order-start = 搜索从这个{ -state }开始：优先队列里只有它，{ $label }。
state-space-order-start-stack = 搜索从这个{ -state }开始：栈里只有它。
# Why a board is next: said before its first move.
state-space-order-taken-dfs = 这个{ -state }在**栈顶**，轮到它。
state-space-order-taken-uniform = 在等待的{ -state }中，它的 **g 最小**：{ $g }，轮到它。
state-space-order-taken-greedy = 在等待的{ -state }中，它的 **h 最小**：{ $h }，轮到它。
state-space-order-taken-astar = 在等待的{ -state }中，它的 **f 最小**：{ $label }，轮到它。
state-space-order-taken-weighted = 在等待的{ -state }中，它的 **f 最小**：{ $label }，轮到它。
state-space-order-skipped = 先**跳过** { $count } 个旧条目：已经找到代价更小的路径。
state-space-order-skipped-stack = 先**跳过** { $count } 个旧条目：它们的{ -state }已经扩展过。
state-space-order-removal-dfs = 栈顶是一个目标：**找到答案**。路径的代价是 { $g }；这种搜索不再找代价更小的路径。
state-space-order-removal-uniform = 一个目标的 g 最小，为 { $g }，离开优先队列：**找到答案**，没有代价更小的路径。
state-space-order-removal-astar = 一个目标的 f 最小，为 { $f }，离开优先队列：**找到答案**，没有代价更小的路径。
state-space-order-removal-weighted = 一个目标离开优先队列：**找到答案**。代价是 { $g }，最多是最小代价的 { $weight } 倍。
state-space-order-removal-unsure = 一个目标离开优先队列：**找到答案**。代价是 { $g }。启发函数可能高估，所以光凭这种次序不能证明没有代价更小的路径。
state-space-order-removal-again = 又一个目标离开列表，路径的代价是 { $g }，但**答案已经有了**。
state-space-fast-dfs = 总是轮到**最新**的{ -state }：一路走深，没有新{ -state }时退回。现在路径的代价是 **{ $g }**。
state-space-fast-uniform = 总是轮到 **g 最小**的{ -state }：现在是 **{ $label }**。
state-space-fast-greedy = 总是轮到 **h 最小**的{ -state }：现在是 **{ $label }**。
state-space-fast-astar = 总是轮到 **f 最小**的{ -state }：现在是 **{ $label }**。
state-space-fast-weighted = 总是轮到 **f 最小**的{ -state }：现在是 **{ $label }**。
state-space-order-new = { state-space-move }，到达**新{ -state }**：以 { $label } 进入优先队列。
state-space-order-new-stack = { state-space-move }，到达**新{ -state }**：以 { $label } 压入栈顶。
state-space-order-duplicate = { state-space-move }，到达的{ -state }**发现过**，那时 g { $known }，这条路径 g { $through }：**重复**，不必处理。
state-space-order-duplicate-first = { state-space-move }，到达的{ -state }**发现过**：不必处理，这种搜索只保留最先找到的路径。
state-space-order-duplicate-stack = { state-space-move }，到达的{ -state }**已经扩展过**：不必处理。
state-space-order-improved = { state-space-move }，由**代价更小的路径**到达一个正在等待的{ -state }：它以 { $label } 再次进入优先队列，旧的条目到时跳过。
state-space-order-reopened = { state-space-move }，由**代价更小的路径**到达一个已扩展的{ -state }：**重新打开**，以 { $label } 再等一次。
state-space-order-repeated = { state-space-move }，到达的{ -state }**还在栈的深处等待**：再次压入栈顶，旧的条目到时跳过。
state-space-order-answer = { state-space-move }，到达目标：**找到答案**。这条路径的代价是 { $through }；这种搜索不再找代价更小的路径。
state-space-order-goal = { state-space-move }，又到达一个目标，路径的代价是 { $through }，但**答案已经有了**。
state-space-order-last-found = { state-space-move }，**没有新{ -state }**，也没有{ -state }在等待：可达的{ -state }全部扩展完。
state-space-order-last-impossible = { state-space-move }，**没有新{ -state }**，也没有{ -state }在等待：到不了目标。

## The answer of a search in another order, and its certificate.

ending-cost = 总代价
board-after = 走了 { $count } 步
answer-tooLong-cost = 不是代价最小的：代价 { $cost }，最小只要 { $fewest }
answer-tooLongWhy-dfs = 栈先往深处走，并保留最先找到的路径
answer-tooLongWhy-greedy = 这种次序只看余下的部分，不看路径已花的代价
answer-tooLongWhy-astar = 启发函数在某些{ -state }上高估
answer-tooLongWhy-weighted = 估计乘以了权重
answer-cheapest = 没有代价更小的答案
answer-cheapestByChance = 没有代价更小的答案，但这种次序并不保证这一点
answer-notSure = 也许还有代价更小的路径
certificate-cheapest = 结论：这 { $count } 步的代价是 { $cost }，没有代价更小的路径可到目标。
certificate-cheapest-weighted = 结论：这 { $count } 步的代价是 { $cost }，任何到目标的路径代价都不小于 { $bound }。
certificate-checked-cheapest = ✓ 已独立验证，不靠搜索：每步都合乎规则，代价相符。每个扩展过的{ -state }有一个标号，即到它的路径的代价；没有走法使标号变小，也没有走出这些{ -state }的走法能得到代价更小的答案。
certificate-shortest-uniform = 没有代价更小的路径，这由次序保证：等待的{ -state }的代价都不小于离开列表的目标。
certificate-shortest-astar = 只要估计从不偏大，次序就保证没有代价更小的路径：等待的{ -state }总共至少要花这么多。
certificate-shortest-weighted = 权重越大，结论越弱：权重为 1 时，结论就是没有代价更小的路径。
certificate-shortest-greedy = 这种次序不能证明没有代价更小的路径：它只看余下的部分。
certificate-shortest-dfs = 这种次序不能证明没有代价更小的路径：这种搜索保留最先找到的路径。

## The map of the search.

map-part-beam = 光束
map-part-beam-levels = 标出的{ -state }
map-part-beam-all = 标出的{ -state }
map-part-beam-board = 标出的格子
map-part-beam-graph = 标出的{ -state }
map-part-beam-note = 正在扩展
map-part-start = 起点
map-part-start-note = { -start }
map-part-frontier = 边界
map-part-frontier-note = 已发现，未扩展完
map-part-level = 一环
map-part-level-levels = 一列
map-part-level-graph = 一列
map-part-level-note = 深度相同的{ -state }
map-part-star = 星
map-part-star-note = 目标，即答案
map-part-meeting = 连线
map-part-meeting-note = 两侧在此相遇
map-part-island = 一个连通块
map-part-island-note = 从这里到不了

## The legend of the map: short, a count may follow.

legend-unseen-title = 可达、但还没有发现的{ -state }。
legend-frontier-title = 已经发现、还没有扩展完的{ -state }：队列中的{ -state }，以及正在扩展的那个{ -state }。
legend-expanded-title = 走法都已试过的{ -state }。
legend-depths-title = 深度是发现该{ -state }的那条路径的步数。
legend-goal-title = 答案的步数，即地图上绿色的路径。

## The diagram of levels.

chart-none = 没有可显示的深度：搜索还没走第一步就结束了。
chart-slider = 深度：转到它开始扩展的地方
chart-says = 深度 { $level } 从第 { $step } 次转移之后开始，边界有 { $frontier } 个。新发现：{ $fresh } 个。
chart-forward-says = 正向深度 { $level } 从第 { $step } 次转移之后开始，两侧边界共 { $frontier } 个。新发现：{ $fresh } 个。
chart-backward-says = 反向深度 { $level } 从第 { $step } 次转移之后开始，两侧边界共 { $frontier } 个。新发现：{ $fresh } 个。
chart-fresh = 新发现
chart-forward = 正向新发现
chart-backward = 反向新发现
chart-frontier = 边界
chart-log = 对数刻度
chart-table = 各深度，按扩展的先后
chart-level = 深度
chart-side = 侧
chart-step = 始于第几次转移后
chart-queue = 当时的边界
chart-new = 新发现

## The state that is being expanded.

expansion-none = 搜索还没走第一步，没有正在扩展的{ -item }。
expansion-fast = 放慢或停下时，这里列出各种走法。
expansion-says = 正在扩展深度 { $depth } 的{ -state } { $state }：第 { $made } 种走法，共 { $moves } 种。
expansion-backward = 反向：正在扩展距目标 { $depth } 步的{ -state } { $state }，第 { $made } 种走法，共 { $moves } 种。
expansion-moves = 这个{ -state }的走法
expansion-made = { $mark }：{ -state } { $state }，深度 { $depth }。转到第 { $step } 次转移
expansion-toCome = 未到，{ $mark }：{ -state } { $state }，深度 { $depth }。转到第 { $step } 次转移
expansion-mark-new = + 新
expansion-mark-duplicate = = 重复
expansion-mark-goal = ★ 目标
expansion-mark-meeting = ★ 相遇

## Flip Game.

flip-text = 每行棋子占一行，b 表示黑，w 表示白；局面之间空一行。

## Rearranging pieces (CHESSCBG).

rearrange-text = 八行，每行四个字符，1 是棋子，0 是空：前四行是起始局面，后四行是目标。

## Solitaire.

solitaire-text = 两行，每行八个数，分别是起始局面和目标：四枚棋子各自的行和列，从 1 数起。

## 数字滑块。

tiles-text = 3 × 3：每个局面一行，写数字 1 到 8，x 是空位。4 × 4：先写局面数，再为每个局面写四行，每行四个数，0 是空位。

## 迷宫。

maze-text = 先写行数和列数，再写各行：# 是墙，. 是空地，x 是守卫（花费 2），1 到 9 是其他花费，a 是起点，每个 r 是一个星形。

## 迷宫：状态是格子，棋盘是迷宫。这些话代替通用的话。

maze-term-map = 地图上有每个可达的格子；看它的样子，就知道它是未发现、在边界上，还是已扩展。
maze-map-reads-rings-by = 环是真实距离，块是格子
maze-map-reads-levels-by = 列是真实距离，块是格子
maze-race-add-title = 两到六种搜索在同一个迷宫里运行，各用自己的启发函数。
maze-map-part-start-note = 搜索从这里开始

## 棋盘即地图时的舞台：正在扩展的格子及其相邻格子。

near-improved = 更便宜
near-reopened = 更便宜，重开
near-repeated = 已在等待
near-dearer = 不更便宜
near-by-f = f = { $value }
near-by-g = g = { $value }
near-by-h = h = { $value }
near-sum = { $g } + { $h }
near-sum-weighted = { $g } + { $weight } × { $h }
near-formula = f = g + h
near-formula-weighted = f = g + { $weight } × h
near-pile = { $key }：{ $count } 个格子

## 数字滑块。

tiles-inShort = 把滑块移进空位。目标：按次序排好。
tiles-rules = 每步把空位旁的一枚滑块移进空位。目标：用最少的步数排成目标局面。
tiles-move =
    { $direction ->
        [up] 把 { $tile } 号滑块向上移
        [down] 把 { $tile } 号滑块向下移
        [left] 把 { $tile } 号滑块向左移
       *[right] 把 { $tile } 号滑块向右移
    }
tiles-cell-0 = 空位
tiles-editHint = 点击一格，空位就换到那里；也可以键入滑块的数字（A 到 F 是 10 到 15）。
tiles-touchHint = 点一格，空位就换到那里。
tiles-preset-hardest = 最难的两个之一：31 步
tiles-preset-impossible = 两枚滑块互换：无解
tiles-preset-fifteen = 15 枚滑块
tiles-preset-tooLong = 曼哈顿 × 2 走得太长：11 步，而非 9 步
tiles-preset-korf = 15 枚滑块，Korf 的第 79 题：42 步

## 迷宫。

-maze-state = 格子
-maze-item = 格子
-maze-start = 起点
-maze-puzzle = 迷宫
-maze-board = 迷宫
maze-inShort = 一格一格走。目标：走到星形，花费最少。
maze-rules = 每步走进相邻的一个不是墙的格子，花费是那一格的花费：1，或格上的数字。目标：从起点到最近的星形，花费最少。
maze-move = 从第 { $fromRow } 行第 { $fromColumn } 列走到第 { $row } 行第 { $column } 列
maze-candidate = 到第 { $row } 行第 { $column } 列
maze-cell-0 = 墙
maze-cell-1 = 空地，花费 1
maze-cell-2 = 守卫，花费 2
maze-cell-10 = 行走者
maze-cell-11 = 星形
maze-tile = 花费 { $code }
maze-editHint = 拖动来画墙或擦墙。按键：1 到 9 是花费，# 是墙，A 是起点，R 是星形；回车改一格。
maze-touchHint = 用手指画墙或擦墙；点一下改一格。
maze-preset-guards = 近路上有两个守卫
maze-preset-costs = 步数少的反而贵
maze-preset-closed = 无路可走

## 迷宫：状态是格子，棋盘是迷宫。这些话代替通用的话。

maze-map-reads-rings = 环是深度，块是格子
maze-map-reads-levels = 列是深度，块是格子
maze-map-reads-all = 按编号排列，块是格子
maze-map-reads-board = 迷宫就是地图
maze-map-board = 迷宫
maze-map-graph-all = 全部 { $states } 个格子，全部 { $moves } 次移动
maze-error-outsideBoard = 迷宫里没有这个格子。
maze-input-error-missing = 第 { $line } 行：迷宫里应有 { $letters }，但没有

## 棋盘即地图时的舞台：正在扩展的格子及其相邻格子。

near-here = 当前
near-toCome = 未试
near-new = 新
near-goal = 目标 ★
near-meeting = 相遇 ★
near-waits = 已在等待
near-expanded = 已扩展
near-seen = 见过
near-price = +{ $price }
near-list = 正在扩展的格子及其相邻格子
near-says = 第 { $row } 行第 { $column } 列：{ $word }
near-says-key = 第 { $row } 行第 { $column } 列：{ $word }，{ $key }
near-says-price = 第 { $row } 行第 { $column } 列：{ $word }，这一步的代价为 { $price }
near-says-key-price = 第 { $row } 行第 { $column } 列：{ $word }，{ $key }，这一步的代价为 { $price }
near-goTo = { $says }。转到第 { $step } 步

# End of state-space-more in zh.
