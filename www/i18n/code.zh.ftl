# 各程序的文字：伪代码每行都要短，说明对应的 Rust 和 Python 行做什么。`value-…` 是程序下方的
# 各个值。

## values

code-value-queue = 边界
code-value-known = 已知局面
code-value-depth = 深度
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
