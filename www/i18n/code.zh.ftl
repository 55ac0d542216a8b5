# 各程序的文字：伪代码每行都要短，说明对应的 Rust、Python 和 C++ 行做什么。`value-…` 是程序下方的
# 各个值。

## values

code-value-queue = 边界
code-value-known = 已知局面
code-value-depth = 深度
code-value-g = 代价 g
code-value-h = 估计 h
code-value-f = f
code-value-state = 局面
code-value-next = 后继
code-value-before = 前驱
code-value-side = 哪一侧
code-value-path = 路径长度
code-value-cell = 格子
code-value-value = 取值
code-value-try = 第几个候选
code-value-ways = 候选个数
code-value-retreats = 回退次数
code-value-filled = 已填格数
code-value-plies = 总步数
code-value-left = 剩余走法
code-side-start = 起点
code-side-goal = 目标
code-at = { $row } 行 { $column } 列

## bfs

code-bfs-start = 起点入队，深度为 0
code-bfs-enqueue = 若起点就是目标：它就是答案
code-bfs-while = 当队列非空时：
code-bfs-dequeue = 取出队首局面
code-bfs-move = 对它的每个后继：
code-bfs-known = 若后继已经发现过：
code-bfs-duplicate = 重复，看下一个后继
code-bfs-depth = 它的深度加一
code-bfs-new = 后继入队
code-bfs-goal = 若它是第一个目标：
code-bfs-answer = 它就是答案

## bidirectional

code-bidirectional-start = 两侧的第一层：起点；各目标
code-bidirectional-met = 两侧尚未相遇
code-bidirectional-while = 当两层都非空且未相遇时：
code-bidirectional-side = 选当前层较小的一侧
code-bidirectional-level = 该侧的下一层先置空
code-bidirectional-dequeue = 对这一层的每个局面：
code-bidirectional-move = 对它的每个后继：
code-bidirectional-known = 若本侧已发现过：
code-bidirectional-duplicate = 重复，看下一个
code-bidirectional-new = 放入下一层
code-bidirectional-other = 若另一侧已发现过：
code-bidirectional-meeting = 两侧在此相遇

## alternating

code-alternating-start = 两侧的队列：起点；各目标
code-alternating-while = 当两个队列都非空时：
code-alternating-dequeue = 取出本侧的队首局面
code-alternating-move = 对它的每个后继：
code-alternating-known = 若本侧已发现过：
code-alternating-duplicate = 重复，看下一个
code-alternating-new = 放入本侧队尾
code-alternating-other = 若另一侧已发现过：
code-alternating-meeting = 就此停止，可能太早
code-alternating-turn = 轮到另一侧

## dfs

code-dfs-start = 起点入栈
code-dfs-while = 当栈非空时：
code-dfs-dequeue = 弹出栈顶局面
code-dfs-expanded = 若它已经扩展过：
code-dfs-stale = 跳过这一项
code-dfs-goal = 若它是第一个目标：
code-dfs-answer = 它就是答案
code-dfs-move = 对它的每个后继，从最后一个开始：
code-dfs-known = 若后继已经扩展过：
code-dfs-duplicate = 看下一个后继
code-dfs-new = 后继入栈

## uniform

code-uniform-start = 起点放入优先队列，代价为 0
code-uniform-while = 当队列非空时：
code-uniform-dequeue = 取出代价最小的局面（相同时取最早的）
code-uniform-dearer = 若现在已知更便宜的路到它：
code-uniform-stale = { code-dfs-stale }
code-uniform-goal = { code-dfs-goal }
code-uniform-answer = { code-dfs-answer }
code-uniform-move = 对它的每个后继：
code-uniform-known = 若已知代价不更大的路到后继：
code-uniform-duplicate = { code-dfs-duplicate }
code-uniform-cost = 后继的代价 = 到此的代价 + 这一步的代价
code-uniform-new = 后继按代价放入队列

## greedy

code-greedy-start = 起点放入优先队列
code-greedy-first = 若起点就是目标：它就是答案
code-greedy-while = 当队列非空时：
code-greedy-dequeue = 取出估计 h 最小的局面（相同时取最新的）
code-greedy-move = 对它的每个后继：
code-greedy-known = 若后继已经发现过：
code-greedy-duplicate = { code-dfs-duplicate }
code-greedy-new = 后继按估计 h 放入队列
code-greedy-goal = { code-dfs-goal }
code-greedy-answer = { code-dfs-answer }

## astar

code-astar-start = 起点放入优先队列，g = 0
code-astar-while = 当队列非空时：
code-astar-dequeue = 取出 f = g + h 最小的（再比 h 小、较新）
code-astar-dearer = { code-uniform-dearer }
code-astar-stale = { code-dfs-stale }
code-astar-goal = { code-dfs-goal }
code-astar-answer = { code-dfs-answer }
code-astar-move = { code-uniform-move }
code-astar-known = { code-uniform-known }
code-astar-duplicate = { code-dfs-duplicate }
code-astar-cost = 后继的 g = g + 这一步的代价
code-astar-new = 后继按 f = g + h 放入队列

## weighted

code-weighted-start = { code-astar-start }
code-weighted-while = { code-astar-while }
code-weighted-dequeue = 取出 f = g + W·h 最小的（再比 h 小、较新）
code-weighted-dearer = { code-uniform-dearer }
code-weighted-stale = { code-dfs-stale }
code-weighted-goal = { code-dfs-goal }
code-weighted-answer = { code-dfs-answer }
code-weighted-move = { code-uniform-move }
code-weighted-known = { code-uniform-known }
code-weighted-duplicate = { code-dfs-duplicate }
code-weighted-cost = { code-astar-cost }
code-weighted-new = 后继按 f = g + W·h 放入队列

## limited

code-limited-start = 搜索()，从路径的最后一个局面出发：
code-limited-full = 若它是目标：
code-limited-answer = 这条路径就是答案，停止
code-limited-try = 对每种不走回头路的走法：
code-limited-beyond = 若路径的步数已达上限：
code-limited-refuse = 试下一种走法
code-limited-place = 走到那里，路径变长
code-limited-deeper = 从那里搜索()，若有答案就停止
code-limited-retreat = 撤销这一步
code-limited-round = 从起点搜索() 一次

## deepening

code-deepening-start = { code-limited-start }
code-deepening-full = { code-limited-full }
code-deepening-answer = { code-limited-answer }
code-deepening-try = { code-limited-try }
code-deepening-beyond = { code-limited-beyond }
code-deepening-refuse = { code-limited-refuse }
code-deepening-place = { code-limited-place }
code-deepening-deeper = { code-limited-deeper }
code-deepening-retreat = { code-limited-retreat }
code-deepening-rounds = 上限取 0、1、2……直到有答案：
code-deepening-round = 从起点搜索()

## idastar

code-idastar-start = { code-limited-start }
code-idastar-full = { code-limited-full }
code-idastar-answer = { code-limited-answer }
code-idastar-try = { code-limited-try }
code-idastar-beyond = 若 f = g + 代价 + h 超过界限：
code-idastar-refuse = 记下 f，试下一种走法
code-idastar-place = { code-limited-place }
code-idastar-deeper = { code-limited-deeper }
code-idastar-retreat = { code-limited-retreat }
code-idastar-rounds = 一轮一轮，直到有答案：
code-idastar-bound = 界限：先取起点的 h，再取记下的最小 f
code-idastar-round = { code-deepening-round }

## naive

code-naive-start = 搜索()，从路径的末格出发：
code-naive-full = 若所有格子都走过：
code-naive-answer = 是巡游吗？返回结论
code-naive-try = 对每种走法，到一格：
code-naive-taken = 若该格已走过：
code-naive-refuse = 试下一种走法
code-naive-place = 走到该格，路径变长
code-naive-deeper = 若从那里搜索()成功：
code-naive-found = 找到了
code-naive-retreat = 撤销这一步
code-naive-none = 走法试完：没有找到

## warnsdorff

code-warnsdorff-start = { code-naive-start }
code-warnsdorff-full = { code-naive-full }
code-warnsdorff-answer = { code-naive-answer }
code-warnsdorff-cut = 若起点旁再无空格：
code-warnsdorff-back = 无法回到起点，回退
code-warnsdorff-sort = 走法排序：出路少的在前
code-warnsdorff-try = 依次对每种走法，到一空格：
code-warnsdorff-place = { code-naive-place }
code-warnsdorff-deeper = 若从那里搜索()成功：找到了
code-warnsdorff-retreat = { code-naive-retreat }
code-warnsdorff-none = { code-naive-none }

## cuts

code-cuts-start = { code-naive-start }
code-cuts-full = { code-naive-full }
code-cuts-answer = { code-naive-answer }
code-cuts-start-cut = 若起点旁再无空格：回退
code-cuts-dead-end = 若有空格只能进不能出：回退
code-cuts-apart = 若空格被隔成几块：回退
code-cuts-sort = { code-warnsdorff-sort }
code-cuts-try = { code-warnsdorff-try }
code-cuts-place = { code-naive-place }
code-cuts-deeper = { code-warnsdorff-deeper }
code-cuts-retreat = { code-naive-retreat }
code-cuts-none = { code-naive-none }

## construction

code-construction-start = { code-naive-start }
code-construction-full = { code-naive-full }
code-construction-answer = { code-naive-answer }
code-construction-cut = 若剪枝表明已无巡游：
code-construction-back = 回退
code-construction-ways = 构造好的巡游给出下一格
code-construction-sort = 没有构造时：出路少的在前
code-construction-try = 依次对每种走法，到一格：
code-construction-place = { code-naive-place }
code-construction-deeper = { code-warnsdorff-deeper }
code-construction-retreat = { code-naive-retreat }
code-construction-none = { code-naive-none }

## rowMajor

code-rowMajor-start = 搜索(格)，逐行逐格：
code-rowMajor-full = 若最后一格也已选定：
code-rowMajor-answer = 记下这一局：一个解
code-rowMajor-enough = 解够了就停止
code-rowMajor-try = 依次取值：先无雷，再有雷：
code-rowMajor-wrong = 若某个数字不允许：
code-rowMajor-refuse = 试下一个值
code-rowMajor-place = 给该格取这个值
code-rowMajor-deeper = 搜索(下一格)：够了就停止
code-rowMajor-retreat = 撤销取值
code-rowMajor-none = 值试完：回退

## forced

code-forced-start = { code-rowMajor-start }
code-forced-full = { code-rowMajor-full }
code-forced-answer = { code-rowMajor-answer }
code-forced-forced = 某数字的最后一格：只剩一个值
code-forced-free = 其他格子：先无雷，再有雷
code-forced-try = 依次对这些值：
code-forced-wrong = { code-rowMajor-wrong }
code-forced-refuse = { code-rowMajor-refuse }
code-forced-place = { code-rowMajor-place }
code-forced-deeper = { code-rowMajor-deeper }
code-forced-retreat = { code-rowMajor-retreat }
code-forced-none = { code-rowMajor-none }

## constrained

code-constrained-start = 搜索()：
code-constrained-forced = 选只剩一个值的格子
code-constrained-tightest = 没有：选约束最紧的数字旁的格子
code-constrained-full = 若已没有未定的格子：
code-constrained-answer = { code-rowMajor-answer }
code-constrained-try = 依次取值，可能性大的在前：
code-constrained-place = 取这个值并推出结论
code-constrained-broken = 有数字已无法满足？不再深入
code-constrained-deeper = 否则搜索()：够了就停止
code-constrained-retreat = 撤销取值和结论
code-constrained-none = { code-rowMajor-none }

## plain

code-plain-start = search()，已选定若干值：
code-plain-full = 若每个变量都有值：
code-plain-answer = 这就是解
code-plain-variable = 取下一个变量
code-plain-try = 对它的每个值：
code-plain-conflict = 若与先前的选择冲突：
code-plain-refuse = 试下一个值
code-plain-place = 选定这个值
code-plain-deeper = 若 search() 找到解：找到了
code-plain-retreat = 撤销这个选择
code-plain-none = 没有值可试：找不到

## forward

code-forward-start = { code-plain-start }
code-forward-full = { code-plain-full }
code-forward-answer = { code-plain-answer }
code-forward-variable = 取剩余值最少的变量
code-forward-try = 对它剩下的每个值：
code-forward-before = 记住各处剩下的值
code-forward-place = 选定这个值
code-forward-cross = 划掉与它冲突的值
code-forward-deeper = 若都有值且 search() 找到：找到了
code-forward-retreat = 撤销它，恢复划掉的值
code-forward-none = { code-plain-none }

## arcs

code-arcs-start = { code-plain-start }
code-arcs-full = { code-plain-full }
code-arcs-answer = { code-plain-answer }
code-arcs-variable = { code-forward-variable }
code-arcs-try = { code-forward-try }
code-arcs-before = { code-forward-before }
code-arcs-place = { code-forward-place }
code-arcs-cross = 划掉失去支持的所有值
code-arcs-deeper = { code-forward-deeper }
code-arcs-retreat = { code-forward-retreat }
code-arcs-none = { code-plain-none }

## first

code-first-start = 表为空
code-first-cell = 按顺序对每个格子：
code-first-loses = 暂且认为必败
code-first-probe = 对它的每个后继：
code-first-wins = 若对手在那里必胜：
code-first-won = 看下一个后继
code-first-lost = 对手在那里必败：该格必胜
code-first-break = 其余后继不必再看
code-first-put = 把该格填入表中

## full

code-full-start = { code-first-start }
code-full-cell = { code-first-cell }
code-full-none = 尚无最快的胜、最久的败
code-full-probe = { code-first-probe }
code-full-won = 对手必胜：留下最久的败
code-full-lost = 对手必败：第一种胜
code-full-sooner = 对手又必败：留下更快的胜
code-full-win = 有胜法：最快的加一步
code-full-loss = 没有：最久的败加一步
code-full-put = { code-first-put }

## waves

code-waves-count = 数出每个格子的走法
code-waves-start = 无路可走的格子入队：0 步
code-waves-while = 当队列非空时：
code-waves-cell = 取出队首格子
code-waves-probe = 对它的每个前驱：
code-waves-known = 若前驱已有值：
code-waves-settled = 看下一个前驱
code-waves-one-less = 它少了一条退路
code-waves-decided = 对手在此必败，或已无退路？
code-waves-put = 它的总步数是这里加一
code-waves-enqueue = 并且入队

# End of code in zh.
