### 简体中文：回溯搜索时说的话，以及这类谜题的话。用词见 glossary.zh.md。

## What all backtracking searches say.

backtracking-of = 共 { $known } 步
backtracking-fast = 不断选择，无可选时收回：目前最深到 **{ $deepest }**。
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
backtracking-race-computing = 正在计算各赛道：已有 { $count } 步
backtracking-race-start = 竞速开始：各赛道都还没有走第一步。
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
backtracking-title-asked = 下一个是哪行或哪格？
backtracking-strip = 深度 { $depth }
backtracking-strip-answer = 解
backtracking-reach = 最深 { $deepest } / { $depths }
backtracking-tried = { $count } 个中已试 { $tried } 个
backtracking-complete = 全部选定 ★
backtracking-nothing = 这里无可选择
backtracking-rowColumn = 第 { $row } 行第 { $column } 列
backtracking-more = 另有 { $count } 项在保存的文件中
backtracking-answers = 目前 { $count } 个解
backtracking-outcome-found = 已找到
backtracking-exhausted = 用了 { $steps } 步，每种选择都试到了底
backtracking-atOnce = 第一步之前就能断定：{ $why }
backtracking-checked-refutation = ✓ 已独立验证，不靠搜索：重新数过。
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
map-tree = 树
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

## 画面上的术语：每个术语一句，在旁边打开。

backtracking-term-depth = 深度就是路径上有几个选择；要成为解，须有第二个数那么多。
backtracking-term-start = 搜索从空路径开始，一个接一个地作选择。
backtracking-term-place = 下一次选择有这么多候选：逐个试，直到有一个通向解。
backtracking-term-forced = 规则只留下一个候选时，选择就由规则推出。
backtracking-term-stuck = 走到死路，没有可选的了，于是撤销最后一个选择。
backtracking-term-refuse = 违反规则的候选，立即判为不可行。
backtracking-term-cut = 确定后面不可能有解时，就剪去这个选择。
backtracking-term-retreat = 这个选择之后的一切都已失败：撤销它，再试下一个候选。
backtracking-term-answer = 解：全部选定，每条规则都满足。
backtracking-term-candidates = 候选是接下来可选的，按尝试的顺序排列。
backtracking-term-behind = 光束左边，是试过的或不可行的候选。
backtracking-term-ahead = 光束右边，是还没有试的候选：剩下的工作。
backtracking-term-ring = 路径上的每个选择一环，最先的在最里面。
backtracking-term-arc = 每个候选一段弧；看弧的样子，就知道这个候选结果如何。
backtracking-term-wedge = 扇形的光照出路径：已经选定、没有撤销的选择。
backtracking-term-rings = 把搜索画成环，每个深度一环。
backtracking-term-tree = 把路径画成树：每个深度一行，列出候选。
backtracking-term-steps = 影片的一步试一个候选，或撤销一个选择。时间轴显示每一步的路径深度，星号是解。
backtracking-term-step = 试一个候选，或撤销一个选择。
backtracking-term-item = 作出或撤销一个选择；略过不可行的。
backtracking-term-stage = 走到搜索折返，或重新前进的地方。

## The algorithms: a name for menus, and a sentence about each.

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

## Counters: short, a number stands above.

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
backtracking-marks = 棋盘上的标记：橙色框是候选，深色框的是下一个，虚线并划掉的已经试过。
backtracking-randomHint = 局面由种子随机生成。
backtracking-answer-none = 还没有解
backtracking-answer-found = 一个解：{ $count } 个选择
backtracking-others-some = 还有别的解。
backtracking-others-none = 这是唯一的解。
backtracking-answer-impossible = 无解
backtracking-certificate = 结论：这 { $count } 个选择合乎全部规则。
backtracking-certificate-checked = ✓ 已独立验证，不靠搜索，只依据规则。
backtracking-certificate-list = 各个选择，按先后

## The states of candidates around the path.

depths-behind = 光束扫过
depths-behind-what = 试过或不可行
depths-ahead = 光束未到
depths-ahead-what = 待试
depths-cut = 剪掉
depths-counted-placed = 在路径上
depths-counted-pending = 待试
depths-counted-failed = 试过，失败
depths-counted-refused = 不可行
depths-counted-crossed = 划掉
depths-counted-placed-title = 迄今做出、尚未撤销的选择，每个深度一个。
depths-counted-pending-title = 路径沿途还没有试的候选：剩下的工作。
depths-counted-failed-title = 沿路径走不通而被收回的候选；断开的弧是被剪枝的。
depths-counted-refused-title = 路径沿途一试就违反规则的候选。
depths-counted-crossed-title = 与已给出和已选的值不相容的值：搜索不会试它们。
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

## Searches with a bound: iterative deepening and IDA*. A round is a search down to one bound; f is the cost of
## the path and the estimate together.

deepening-start = 深度优先，但不越过界限。第一个界限是 { $bound }。
deepening-start-impossible = 从这个起始局面到不了目标，不用搜索就能断定。
deepening-first = 第 1 轮开始：路径**不得超过 { $bound }**。
deepening-round = 第 { $number } 轮从头开始：界限**从 { $before } 升到 { $bound }** 步。
deepening-roundEstimate = 第 { $number } 轮从头开始：界限**从 { $before } 升到 { $bound }**，即上一轮越界的最小 f。
deepening-place = { $move }，**在界限之内**：深度 { $g }，最多 { $bound }。
deepening-placeEstimate = { $move }，**在界限之内**：g { $g } + h { $h } = f { $f }，最多 { $bound }。
deepening-stuck = { $move }，在界限之内：深度 { $g }。从这里走哪一步都会**越界**。
deepening-stuckEstimate = { $move }，在界限之内：g { $g } + h { $h } = f { $f }。从这里走哪一步都会**越界**。
deepening-refuse = { $move }，会**越界**：深度 { $f }，界限是 { $bound }。
deepening-refuseEstimate = { $move }，会**越界**：f { $f }，界限是 { $bound }。
deepening-retreat = 从那里在界限之内的走法都试过了：**退回**{ $move }。
deepening-over = 第 { $number } 轮结束，没有答案：下一个界限是 **{ $next }**。
deepening-overEstimate = 第 { $number } 轮结束，没有答案。越界的最小 f 是 **{ $next }**：它就是下一个界限。
deepening-last-impossible = 最后一轮结束，没有越界的走法：**到不了目标**。
deepening-last-tooDeep = 搜索结束：{ $limit } 步之内没有目标，**更长的路径被截断**。
deepening-tooDeepEstimate = 搜索结束：没有代价不超过 { $limit } 的答案，**代价更大的路径被截断**。
deepening-last-found = 最后一轮结束：**答案已经有了**。
deepening-answer =
    { $moves ->
        [0] 起始局面已经是目标：**一步也不用走**。
       *[other] 走 { $moves } 步到达目标：**找到答案**。更小的界限都没有答案，所以没有代价更小的。
    }
deepening-answerShortest =
    { $moves ->
        [0] 起始局面已经是目标：**一步也不用走**。
       *[other] 走 { $moves } 步到达目标：**找到答案**。更小的界限都没有答案，所以没有更短的路径。
    }
deepening-answerUnsure = 走 { $moves } 步到达目标：**找到答案**。估计可能过大，所以也许还有代价更小的路径。
deepening-answerWithin = 走 { $moves } 步到达目标：**找到答案**。它在上限之内，但可能还有代价更小的路径。
deepening-fast = 在界限 **{ $bound }** 之内走步、退回，深度优先。
deepening-standing = 第 { $round } 轮：最多 { $bound }
deepening-standing-between = 两轮之间
deepening-bound = 界限 { $bound }
deepening-counted-placed = 路径上的走法
deepening-counted-failed = 试过，失败
deepening-counted-refused = 超出界限
deepening-counted-placed-title = 当前路径上的走法，每层一个。
deepening-counted-failed-title = 路径沿途在界限内到不了目标的走法，以及之前的各轮。
deepening-counted-refused-title = 路径沿途会超出本轮界限的走法。
deepening-score = f { $count }
deepening-answer-found = 答案：{ $count } 步
deepening-certificate = 结论：从起点走 { $count } 步可到目标。
deepening-certificate-checked = ✓ 已独立验证，不靠搜索：每步都合乎规则，最后一步到达目标。
deepening-answer-limitReached = 走了 { $steps } 步后停止：许多路径通向同一处。A* 对每处只看一次
deepening-answer-tooDeepCost = 没有代价不超过 { $limit } 的答案
deepening-certificate-tooDeepCost = 结论：没有代价不超过 { $limit } 的路径可到目标。代价更大的路径也许存在。
deepening-certificate-cheapest = 结论：从起点到目标，没有代价小于 { $cost } 的路径。
deepening-certificate-shortest = 结论：从起点到目标，没有少于 { $count } 步的路径。
deepening-certificate-checked-cheapest = ✓ 已独立验证，不靠搜索：每步都合乎规则，起点的估计本身就等于这个代价。
deepening-certificate-checked-rounds = ✓ 已独立验证，不靠搜索：重做了之前的 { $count } 轮（{ $tried } 步）。每一轮都没有答案，超出最后界限的路径的值也都不小于答案。
backtracking-reason-rule = 违反规则
backtracking-reason-beyond = 越界

## The knight’s tour.

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
knight-counted-placed = 在路径上
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
knight-touchHint = 点按马的起点。
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
knight-certificate-checked = ✓ 已独立验证，不靠搜索：{ $cells } 格各走一次，每步都是马的走法。
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

mines-shortName = 扫雷
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
mines-touchHint = 点按数字，或用手指划过；点按可放雷、去雷。
mines-editHint-anew = 点击或输入数字。放雷后全部数字重新计算。
mines-touchHint-anew = 点按数字，或用手指划过。放雷后全部数字重新计算。
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
mines-fast = 每格由数字推出，或由选择定下；选择行不通就收回：目前最多定了 **{ $deepest }** 格。
mines-start = 搜索开始：还没有定任何一格。
mines-start-impossible = 无法布雷，不用搜索就能断定。
mines-place-1 = **选择**：假设第 { $row } 行第 { $column } 列无雷。
mines-place-2 = **选择**：在第 { $row } 行第 { $column } 列放一个雷。
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
mines-certificate-checked = ✓ 已独立验证，不靠搜索：每个数字都与它统计的雷核对过。
mines-certificate-list = 各个雷，逐行列出
mines-preset-forced = 小，多数格可推出
mines-preset-choices = 确实要选择
mines-preset-impossible = 无解
mines-preset-several = 多个解
mines-preset-unique = 恰好一个解
mines-preset-large = 30 × 30

# End of backtracking in zh.
