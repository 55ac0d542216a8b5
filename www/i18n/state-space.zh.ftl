### 简体中文：搜索状态空间时说的话，以及这类谜题的话。用词见 glossary.zh.md。

## The queue under the board.

board-stateBack = 距目标 { $depth } 步的{ -state }
board-goalItself = 目标{ -state }本身
queue-title = 队列
queue-hint = 先进先出
queue-more = 未列出
queue-nextOut = 先出队
queue-depth = 深度 { $depth }
queue-forward = 正向
queue-backward = 反向
queue-state = { -state } { $state }，深度 { $depth }：转到发现它的一步

## 不按广度优先的搜索的待扩展列表：栈，或按一个数排序的列表。

legend-path = 步走到这里
legend-reach = 比目标便宜

## The algorithms: a name for menus, and a sentence about each.

algorithm-bfs = 广度优先搜索
algorithm-bfs-about = 从{ -start }出发，一个深度接一个深度地扩展，直到可达的{ -state }全部扩展完。
algorithm-dfs = 深度优先搜索
algorithm-dfs-about = 最后发现的{ -state }最先扩展：列表是栈。很快就走得很深，但答案可能很长。
algorithm-uniform = 一致代价搜索
algorithm-uniform-about = 已知路径代价最小的{ -state }最先扩展（Dijkstra 算法）。答案的代价一定最小。
algorithm-greedy = 贪心最佳优先
algorithm-greedy-about = 看起来离目标最近的{ -state }最先扩展。往往很快，但答案的代价不一定最小。
algorithm-astar = A*
algorithm-astar-about = 总代价看起来最小的路径上的{ -state }最先扩展：已花的代价加上估计。只要从不高估，答案的代价就一定最小。
algorithm-weighted = 加权 A*
algorithm-weighted-about = 同 A*，但估计要乘以权重。往往更快；只要估计从不过大，答案的代价最多是最小代价的那么多倍。
algorithm-limited = 深度受限搜索
algorithm-limited-about = 深度优先，最多走固定的步数：内存里只有一条路径。更深的{ -state }找不到。许多路径通向同一{ -state }时，比 A* 慢得多。
algorithm-deepening = 迭代加深
algorithm-deepening-about = 深度优先，界限依次为 0、1、2……：每轮从头开始，内存里只有一条路径。答案一定最短。许多路径通向同一{ -state }时，比 A* 慢得多。
algorithm-idastar = IDA*
algorithm-idastar-about = 按已花的代价加估计来迭代加深：每轮用可能含有答案的最小界限，内存里只有一条路径。许多路径通向同一{ -state }时，可能比 A* 慢得多。
algorithm-bidirectional = 双向搜索
algorithm-bidirectional-about = 从{ -start }和目标同时搜索，每次把边界较小的一侧扩展一整个深度，直到两侧相遇：得到的答案一定最短。
algorithm-alternating = 双向，相遇即停
algorithm-alternating-about = 一个反例：两侧轮流各扩展一个{ -state }，一碰面就停。得到的答案可能偏长。

## Counters: short, a number stands above.

counter-expanded = 已扩展
counter-generated = 生成
counter-duplicate = 重复
counter-frontier = 边界
counter-discovered = 已发现

## What all searches of a state space say.

state-space-start-new = 搜索从这个{ -state }开始：队列里只有它。
state-space-start-sides = 两个搜索同时开始：一个队列里是起点，另一个里是所有目标。
state-space-start-meeting = { -start }已经是目标：一步也不用走。
state-space-start-impossible = 从这个{ -start }到不了目标，不用搜索就能断定。
state-space-answer-cost = 这条路径的代价是 { $cost }。
state-space-levelDone = 两侧相遇的这一深度到此扩展完毕：{ $count } 步的答案就是最短的。
state-space-fast-move = **深度 { $depth }** 的{ -state }依次扩展；新的{ -state }以深度 { $next } 入队。
state-space-fast-back = 从目标出发：**深度 { $depth }** 的{ -state }依次扩展；新的{ -state }以深度 { $next } 入队。
state-space-of = 共 { $known } 次转移
state-space-size-step = 转移
state-space-size-item = { -item }
state-space-size-stage = 深度
state-space-rate-step = { $rate } 次转移/秒
state-space-rate-item = { $rate } 个{ -item }/秒
state-space-rate-stage = { $rate } 个深度/秒
state-space-unit-step = 转移
state-space-unit-item = { -item }
state-space-unit-stage = 深度
state-space-goTo-step = 转到第几次转移
state-space-goTo-item = 转到第几个{ -item }
state-space-goTo-stage = 转到深度
state-space-at-step = 第 { $unit } 次转移，共 { $known } 次
state-space-at-item = 第 { $unit } 个{ -item }，共 { $known } 个
state-space-at-stage = 深度 { $unit }，共 { $known }
state-space-amount-step = { $count } 次转移
state-space-amount-item = { $count } 个{ -item }
state-space-amount-stage = { $count } 个深度

## Searches in another order. $label is what the order goes by, such as “g 4 + h 7 = f 11”: g is the cost
## of the path, h the estimate of the rest.

# Two sentences, one behind the other.
state-space-both = { $first }{ $second }

## The answer of a search in another order, and its certificate.

answer-found-cost = 答案：{ $count } 步，代价 { $cost }

## The map of the search.

map-visits = 已发现 { $reached } / { $states }
map-reach = 可达 { $reached } / { $states }
map-forward = 正向
map-backward = 反向
map-depth = 深度
map-reads-rings = 环是深度，块是{ -state }
map-reads-levels = 列是深度，块是{ -state }
map-reads-all = 按编号排列，块是{ -state }
map-reads-board = 棋盘就是地图，格是状态
map-reads-graph = 列是深度，点是{ -state }
map-layout = 地图的画法
map-rings = 环形
map-levels = 分列
map-all = 全部
map-board = 棋盘
map-graph = 全图
map-graph-all = 全部 { $states } 个状态，全部 { $moves } 次转移
map-graph-move =
    { $cells ->
        [one] 第 { $row } 行第 { $column } 列
       *[two] 从第 { $fromRow } 行第 { $fromColumn } 列到第 { $row } 行第 { $column } 列
    }
map-byDepth = 按深度
map-label = 搜索地图。左右键在同一深度的{ -state }间移动，上下键换深度，Enter 转到发现该{ -state }的一步。Z、X 放大、缩小，0 显示全部。
map-label-graph = 空间的全图。左右键沿着走法移到前一层或后一层的{ -state }，上下键在同一深度的{ -state }间移动，Enter 转到发现该{ -state }的一步。Z、X 放大、缩小，0 显示全部。
map-computing = 正在计算整个空间：已有 { $count } 次转移
map-nearer = 放大
map-farther = 缩小
map-whole = 整张地图
map-state = { -state } { $state } · 深度 { $depth }
map-foundAt = 第 { $count } 次转移时发现
map-notYet = 要到第 { $step } 次转移才发现
map-startState = { -state } { $state } · { -start }
map-goalState = { -state } { $state } · 目标
map-fromGoal = { -state } { $state } · 距目标 { $depth } 步
map-unfound = { -state } { $state } · 这一侧没有发现
map-unreachable = { -state } { $state } · 从这个{ -start }不可达
map-go = 点击或按 Enter：转到那一步
map-toStep = 转到那一步
map-toStart = 设为起始
map-toGoal = 设为目标
map-close = 关闭这张卡片

## The legend of the map: short, a count may follow.

legend-unseen = 未发现
legend-frontier = 边界
legend-expanded = 已扩展
legend-depths = 深度 0 到 { $depth }
legend-moves = { $count } 步
legend-goal = 到最近目标

## What a step of a search has done, in all puzzles: see the English file for the form of a move.

state-space-move =
    { $cells ->
        [one] 走第 { $row } 行第 { $column } 列
       *[two] 从第 { $fromRow } 行第 { $fromColumn } 列走到第 { $row } 行第 { $column } 列
    }
state-space-start-answer = { -start }已经是目标：一步也不用走。搜索仍会走遍可达的{ -state }。
state-space-gives = { state-space-move }，到达
state-space-played = 解答的**第 { $move } 步**，共 { $moves } 步：{ state-space-move }。
state-space-cell-0 = 空
state-space-tile = { $code }
state-space-move-new = { state-space-move }，到达**新{ -state }**：入队，深度 { $depth }。
state-space-move-duplicate = { state-space-move }，到达的{ -state }已在深度 { $depth } 发现过：**重复**，不入队。
state-space-move-answer = { state-space-move }，到达目标：**找到答案**，从{ -start }走 { $count } 步。
state-space-move-goal = { state-space-move }，又到达一个目标，深度 { $depth }，但**答案已经有了**。
state-space-move-meeting = { state-space-move }，到达的{ -state }另一侧已经发现：**两侧在此相遇**。
state-space-back-new = 反向：{ state-space-move }，到达**这一侧的新{ -state }**：入队，距目标 { $depth } 步。
state-space-back-duplicate = 反向：{ state-space-move }，到达的{ -state }这一侧已经发现过，距目标 { $depth } 步：**重复**，不入队。
state-space-back-meeting = 反向：{ state-space-move }，到达的{ -state }另一侧已经发现：**两侧在此相遇**。
state-space-last-found = { state-space-move }，**没有新{ -state }**，队列也空了：可达的{ -state }全部扩展完。
state-space-last-impossible = { state-space-move }，**没有新{ -state }**，队列也空了：到不了目标。

## Flip Game.

flip-inShort = 翻一枚棋子，连同相邻的棋子。目标：全部同色。
flip-rules = 每步翻一枚棋子，连同它上下左右的棋子。目标：用最少的步数使全部棋子同色。
flip-move = 翻转第 { $row } 行第 { $column } 列的棋子
flip-cell-0 = 白
flip-cell-1 = 黑
flip-preset-one = 只差一步
flip-preset-hardest = 最难：6 步
flip-preset-small = 小棋盘：4 枚棋子
flip-preset-impossible = 无解

## Rearranging pieces (CHESSCBG).

rearrange-inShort = 把棋子移到相邻空格。目标：占满标出的格子。
rearrange-rules = 每步把一枚棋子移到上下左右相邻的空格。目标：用最少的步数让标出的格子都有棋子。
rearrange-move = 把棋子从第 { $fromRow } 行第 { $fromColumn } 列移到第 { $row } 行第 { $column } 列
rearrange-cell-0 = 空
rearrange-cell-1 = 棋子
rearrange-cell-2 = 空，待占
rearrange-cell-3 = 棋子，已到位
rearrange-start-impossible = 起始局面与目标的棋子数不同：不用搜索。
rearrange-preset-hardest = 最难：20 步
rearrange-preset-counts = 棋子数不同

## Solitaire.

solitaire-inShort = 移一格或跳过一子。8 步内能占满标出的格子吗？
solitaire-rules = 每步把一枚棋子移到相邻空格，或跳过一枚棋子到它后面的空格。问：最多 8 步，棋子能否占满标出的格子？
solitaire-move = 把棋子从第 { $fromRow } 行第 { $fromColumn } 列移到第 { $row } 行第 { $column } 列
solitaire-cell-0 = 空
solitaire-cell-1 = 棋子
solitaire-cell-2 = 空，待占
solitaire-cell-3 = 棋子，已到位
solitaire-start-impossible = 起始局面与目标的棋子数不同：不用搜索。
solitaire-preset-eight = 恰好 8 步
solitaire-preset-nine = 恰好 9 步
solitaire-preset-hardest = 离样例最远：22 步
solitaire-preset-tooLong = 停得太早：4 步，而非 3 步

# End of state-space in zh.
