### 预测：在某一步之前提出的问题、选项，以及答案的理由。

## 每个问题都有的部分。

predict-group = 第 { $number } 题，共 { $total } 题
predict-right = **答对了。**
predict-wrong = **不对。**
predict-choice-right = { $choice }，正确
predict-choice-wrong = { $choice }，你的选择，不对
predict-goOn = 继续
predict-skip = 跳过
predict-leave = 不再预测
predict-score = { $answered } 题中答对 { $right } 题
# 两句相连：回答和理由，说明和问题。
predict-both = { $first }{ $second }
predict-cell = 第 { $row } 行第 { $column } 列

## 状态空间：队列，新局面还是重复，有多少。

predict-next-asks = 哪个{ -state }**下一个出队**？
predict-next-asks-back = 轮到目标一侧：它的队列里哪个{ -state }**下一个出队**？
predict-next-asks-dfs = 下一个**离开栈**的是哪个{ -state }？
predict-next-asks-uniform = 哪个{ -state }的 **g 最小**，轮到它？
predict-next-asks-greedy = 哪个{ -state }的 **h 最小**，轮到它？
predict-next-asks-astar = 哪个{ -state }的 **f 最小**，轮到它？
predict-next-asks-weighted = 哪个{ -state }的 **f 最小**，轮到它？
predict-next-because-dfs = 轮到栈顶：最后入栈的{ -state }。
predict-next-because-uniform = 在等待的{ -state }中它的 g 最小：{ $label }；相同时，先进入的先轮到。
predict-next-because-greedy = 在等待的{ -state }中它的 h 最小：{ $label }；相同时，最后进入的先轮到。
predict-next-because-astar = 在等待的{ -state }中它的 f 最小：{ $label }；相同时看 h，再看谁最后进入。
predict-next-because-weighted = 在等待的{ -state }中它的 f 最小：{ $label }；相同时看 h，再看谁最后进入。
predict-new-because-order = 以前没有走到过它：它进入列表。
predict-dead-asks-move = 刚走了路径的第 { $number } 步。找到答案之前，这一步会**退回**吗？
predict-next-choice = { -state } { $state }
predict-next-right = 队列最左边的先出队：它从第 { $joined } 步起就在等，等得最久。
predict-next-wrong = 队列最左边的先出队：它从第 { $joined } 步起就在等，你选的到第 { $other } 步才入队。
predict-new-asks = 下一步走到这个{ -state }。它是**新{ -state }**，还是**重复**？
predict-new-1 = 新{ -state }
predict-new-0 = 重复
predict-new-because-1 = 以前没有走到过它：入队，深度 { $depth }。
predict-new-because-0 = 它在第 { $joined } 步已经发现过，不再入队。
predict-new-because-start = 搜索就是从它开始的，不再入队。
predict-level-asks = 接下来扩展深度 { $before } 的全部{ -state }。会得到多少个**新**{ -state }？
predict-level-because = 它们的 { $moves } 次转移中有 { $duplicate } 次得到已知{ -state }，所以新{ -state }有 { $fresh } 个。
predict-f-asks = 下一步到达这个{ -state }。它的 **f** 是多少？
predict-f-because = 路径的代价加上估计：{ $label }。

## 可能撤销的选择。

predict-dead-asks = 刚选了第 { $row } 行第 { $column } 列。找到解之前，这个选择会**被撤销**吗？
predict-dead-1 = 会被撤销
predict-dead-0 = 会保留
predict-dead-because-1 = 再过 { $count } 步，它后面的可能就全部试完，仍然无解，所以撤销。
predict-dead-because-0 = 再过 { $count } 步找到一个解，这个选择就在其中。
predict-bound-asks = 这一轮的界限是 { $before }：下一轮的**界限是多少**？
predict-bound-because = 越过 { $before } 的值中，{ $bound } 最小：它就是下一个界限。
predict-candidate-asks = **出路最少**的格先试。是哪一格？
predict-candidate-right = 从那里只有 { $count } 条出路，比其他格都少。
predict-candidate-wrong = 规则选出路最少的格：第 { $row } 行第 { $column } 列有 { $ways } 条，你选的格有 { $other } 条。
predict-forced-asks-1 = 第 { $row } 行第 { $column } 列**一定有雷**。由哪个数字推出？
predict-forced-asks-0 = 第 { $row } 行第 { $column } 列**一定无雷**。由哪个数字推出？
predict-forced-choice = 第 { $row } 行第 { $column } 列的 { $number }
predict-forced-because-1 = 第 { $row } 行第 { $column } 列的 { $number } 所数的未定格必须全部有雷。
predict-forced-because-0 = 第 { $row } 行第 { $column } 列的 { $number } 的雷已经全部找到。

## Constraint searches: which variable is next, and what a choice crosses out.

predict-variable-asks = **下一个**是哪一格？剩余值最少的那一格；相同时取第一个。
predict-variable-asks-queens = **下一个**是哪一行？剩余格最少的那一行；相同时取第一行。
predict-variable-choice-queens = 第 { $row } 行
predict-variable-because = 第 { $row } 行第 { $column } 列剩 { $count } 个值，没有哪格更少。
predict-variable-because-queens = 第 { $row } 行剩 { $count } 格，没有哪行更少。
predict-variable-asks-colouring = **下一个**是哪个区域？剩余颜色最少的那个；相同时取第一个。
predict-variable-because-colouring = 它剩 { $count } 种颜色，没有区域更少。
predict-crossed-asks-colouring = 深色框的区域用下一种颜色。有多少个相邻区域**失去**这种颜色？
predict-crossed-because-colouring = 有 { $count } 个未着色的相邻区域原来还能用它。
predict-variable-choice-colouring = 第 { $row } 行第 { $column } 列的区域
predict-crossed-asks = 下一个定值的是第 { $row } 行第 { $column } 列。它会**划掉**其他格的多少个值？
predict-crossed-asks-queens = 下一个皇后放在第 { $row } 行第 { $column } 列。它会**划掉**其他行的多少个空格？
predict-crossed-because = 其他格中有 { $count } 个还在的值与它冲突。
predict-crossed-because-queens = 在还没有皇后的行中，有 { $count } 个空格与它同列或同斜线。

## 博弈：谁胜，多少步。

predict-value-asks = { $here }：轮到走的一方**必胜**还是**必败**？
predict-value-1 = 必胜
predict-value-0 = 必败
predict-value-because-1 = 有一种走法到达对手必败的局面。
predict-value-because-0 = 每种走法都到达对手必胜的局面。
predict-plies-asks = { $here }：双方都走得最好，对局还有**多少步**？
predict-plies-choice = { $count } 步
predict-plies-because-1 = 胜方求快：最快的走法到达还有 { $before } 步的局面，加上这一步。
predict-plies-because-0 = 败方求慢：最久的走法到达还有 { $before } 步的局面，加上这一步。
predict-cut-asks = 接下来有一个值传回来。其余 { $count } 种走法会**被剪掉**吗？
predict-cut-1 = 剪掉
predict-cut-0 = 不剪
predict-cut-because-1 = α 碰到了 β：一方在别处已经有至少一样好的结果。
predict-cut-because-0 = α 仍小于 β：别的走法也许会改变值。
predict-worth-asks = { $move }：双方都**走得最好**时，{ $first } 能得到什么？
predict-worth-because = 它的走法都看过了：{ $first } 的结果是{ $result }。

## 关于起始局面：最少几步，哪个第一步好。

predict-typed = 你的答案
predict-check = 检查
predict-fewest-asks = 从起始{ -state }到目标，**最短的走法**有几步？
predict-fewest-asks-cost = 从起始{ -state }到目标，**最便宜的路**代价是多少？
predict-fewest-because = { $least } 步可以到达目标，没有更短的走法。
predict-fewest-because-less = { $given } 步到不了目标：最短的走法有 { $least } 步。
predict-fewest-because-more = 还有更短的走法：{ $least } 步就够了。
predict-fewest-because-cost = 最便宜的路代价是 { $least }，没有更便宜的路。
predict-fewest-because-cost-less = 没有一条路的代价低到 { $given }：最便宜的路代价是 { $least }。
predict-fewest-because-cost-more = 还有更便宜的路：代价是 { $least }。
predict-first-asks = 从起始{ -state }走一步，可以到达下面每一个。哪一步**是最短走法的开头**？
predict-first-asks-cost = 从起始{ -state }走一步，可以到达下面每一个。哪一步**是最便宜的路的开头**？
predict-first-right =
    { $left ->
        [0] 它就是目标。
       *[other] 从那里还剩 { $left } 步，是最少的。
    }
predict-first-wrong = 从你选的那里还剩 { $other } 步，从正确的那里还剩 { $left } 步。
predict-first-lost = 从你选的那里到不了目标，从正确的那里还剩 { $left } 步。
predict-first-right-cost = 从那里剩下的路代价是 { $left }，没有哪个第一步能让整条路更便宜。
predict-first-wrong-cost = 从你选的那里剩下的路代价是 { $other }，从正确的那里是 { $left }。
predict-first-lost-cost = 从你选的那里到不了目标，从正确的那里剩下的路代价是 { $left }。

## 结束时。

predict-summary = { $total } 题中你答对了 **{ $right }** 题。
predict-summary-none = 这次搜索没有可问的。
predict-result = 你的预测
predict-done = 完成
predict-again = 再来一次
predict-copy = 复制结果
predict-copied = 已复制
predict-byHand = 这里无法复制。
predict-told = { $puzzle }，{ $algorithm }：{ $total } 题中答对 { $right } 题
predict-told-right = { $number }. 对：{ $question }
predict-told-wrong = { $number }. 不对：{ $question }

## 在“更多”里。

predict-panel = 播放会在一些步之前停下，问接下来发生什么。后面的内容会隐藏。
predict-begin = 考考我
predict-kind = 问什么
predict-kind-all = 全部
predict-kind-next = 谁出队
predict-kind-new = 新{ -state }还是重复
predict-kind-level = 一个深度有多少{ -state }
predict-kind-f = f 的值
predict-kind-dead = 死路
predict-kind-bound = 下一轮的界限
predict-kind-candidate = 下一个候选
predict-kind-forced = 由哪个数字推出
predict-kind-variable = 下一个变量
predict-kind-crossed = 选择划掉什么
predict-kind-value = 胜还是败
predict-kind-plies = 多少步
predict-kind-cut = 其余是否剪掉
predict-kind-worth = 局面的值
predict-kind-fewest = 最少几步到达目标
predict-kind-first = 好的第一步
predict-count = 题数

# End of predictions in zh.
