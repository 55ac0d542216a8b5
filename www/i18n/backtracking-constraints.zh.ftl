### Chinese: the constraint puzzles. Fetched with the wasm that has them.

## The algorithms: a name for menus, and a sentence about each.

algorithm-plain = 朴素回溯
algorithm-plain-about = 逐个尝试每个值，与先前的选择冲突就不可行。完全不往前看。
algorithm-forward = 前向检查
algorithm-forward-about = 每个选择都划掉与它冲突的值。哪个变量没有值了，就立刻撤销这个选择。
algorithm-arcs = 弧一致（AC-3）
algorithm-arcs-about = 搜索前和每次选择后，划掉在另一个变量中找不到相容值的每个值，反复进行，直到不再变化。

## The settings of these algorithms: a label, the values, and a sentence about each value.

guide-variables = 下一个变量
guide-variables-given = 按顺序
guide-variables-given-about = 下一个变量是第一个还没有值的变量。
guide-variables-fewest-values = 剩余最少
guide-variables-fewest-values-about = 下一个变量是剩余值最少的变量，因为它若失败，会最早失败。相同时取第一个。
guide-variables-most-constraining = 约束最多
guide-variables-most-constraining-about = 下一个变量是与未赋值变量之间约束最多的变量。相同时取第一个。
guide-values = 值
guide-values-given = 按顺序
guide-values-given-about = 变量的值从头到尾依次尝试。
guide-values-least-constraining = 约束最少
guide-values-least-constraining-about = 先试划掉其他变量的值最少的那个值。相同时取第一个。

## Queens.

queens-inShort = 放皇后，使它们互不攻击。
queens-rules = 每行一个皇后，任意两个不在同一列，也不在同一条斜线上。
queens-text = 每个棋盘一行，写边长，从 1 到 12。写 0 的一行表示输入结束。答案是解的个数。
queens-standing = 第 { $number } 个皇后，共 { $count } 个
queens-title-place = 第 { $nextRow } 行剩 { $count } 格
queens-title-forced = 第 { $nextRow } 行只剩一格
queens-title-retreat = 撤销一个皇后
queens-title-answer = 一个解
queens-title-cut = { $reason }
queens-number = 皇后 { $number }
queens-left =
    { $count ->
        [0] 剩 0 格：撤销
       *[other] 剩 { $count } 格
    }
queens-complete = 每行都有皇后 ★
queens-nothing = 这里没有可试的格
queens-inReach-all = 下一个皇后有 { $count } 格可放，已试 { $tried } 格
queens-counted-placed = 已放的皇后
queens-counted-refused = 被攻击
queens-part-ring-note = 一个皇后
queens-part-arc-note = 该行的一格
queens-note-ring = 环：一个皇后
queens-note-arc = 弧：该行的一格
queens-looked-pending = 皇后 { $depth }，第 { $number } 格，共 { $of } 格：待试
queens-looked-placed = 皇后 { $depth }，第 { $number } 格，共 { $of } 格：在路径上
queens-looked-failed = 皇后 { $depth }，第 { $number } 格，共 { $of } 格：试过，失败
queens-looked-refused = 皇后 { $depth }，第 { $number } 格，共 { $of } 格：被攻击
queens-looked-pruned = 皇后 { $depth }，第 { $number } 格，共 { $of } 格：剪枝
queens-marks = 棋盘上的标记：王冠是皇后，数字是放置的次序。叉是被皇后划掉的格；若只被最后一个皇后划掉，则为粗琥珀色。带圈的叉由弧一致划掉。圆点是剩下的格，深色框是下一个要试的格。
queens-cell-queen = 皇后 { $number }
queens-cell-crossed =
    { $number ->
        [0] 搜索前被划掉
       *[other] 被皇后 { $number } 划掉
    }
queens-cell-free = 空格
queens-cell-next = 空格，下一个要试
queens-fast = 皇后逐个放下，某行没有格了就撤销：目前最多放了 **{ $deepest }** 个。
queens-start = 搜索开始：棋盘上还没有皇后。第 { $nextRow } 行最先。
queens-start-impossible = 没有解，不用搜索就能断定。
queens-place = 皇后 { $number } 放在第 { $row } 行第 { $column } 列。下一个是第 { $nextRow } 行。
queens-place-plain = 皇后 { $number } 放在第 { $row } 行第 { $column } 列：先前的皇后都攻击不到它。下一个是第 { $nextRow } 行。
queens-place-given = 第 { $row } 行第 { $column } 列的皇后 { $number } 划掉 { $crossed } 格。下一个是第 { $nextRow } 行，因为各行**按顺序**来。
queens-place-fewest-values = 第 { $row } 行第 { $column } 列的皇后 { $number } 划掉 { $crossed } 格。下一个是第 { $nextRow } 行：它剩 { $left } 格，没有哪行**剩得更少**。
queens-place-most-constraining = 第 { $row } 行第 { $column } 列的皇后 { $number } 划掉 { $crossed } 格。下一个是第 { $nextRow } 行：各行的约束**一样多**，所以取第一行。
queens-place-forced = 第 { $row } 行第 { $column } 列的皇后 { $number } 划掉 { $crossed } 格。下一个是第 { $nextRow } 行：它**只剩一格**，别无选择。
queens-place-answer = 皇后 { $number } 放在第 { $row } 行第 { $column } 列后，每行都有皇后，互不攻击：**找到一个解**。
queens-cut-noValue = 皇后 { $number } 划掉了第 { $witnessRow } 行最后的 { $lost } 个空格。不管其他行怎样，**那里都放不下皇后**：现在就撤销它，不必等到几行之后。
queens-cut-arcs = 放下皇后 { $number } 后，第 { $witnessRow } 行的每一格都与某个皇后冲突，或与另一行剩下的所有格冲突：**那里放不下皇后**，所以撤销它。
queens-refuse-attacked = 第 { $row } 行第 { $column } 列**受到攻击**：皇后 { $witnessNumber } 在第 { $witnessRow } 行第 { $witnessColumn } 列。
queens-retreat = 第 { $row } 行第 { $column } 列之后已无可试：**撤销**皇后 { $number }，它划掉的格也恢复。
queens-last-impossible = 全部试过，**没有解**。
queens-last-counted = 全部试过：共 { $count } 个解。
queens-score = 划掉 { $count } 个
queens-reason-attacked = 被皇后攻击
queens-reason-noValue = 有一行没有格了
queens-because-noValue = 第 { $witnessRow } 行没有格了
queens-answer-none = 还没有解
queens-answer-found = 一个解：{ $count } 个皇后
queens-answer-impossible = 不可能：没有解
queens-certificate = 结论：这 { $count } 个皇后互不攻击。
queens-certificate-checked = ✓ 不用搜索，已验证：逐对比较了皇后。
queens-certificate-list = 皇后，逐行列出
queens-preset-eight = 八皇后
queens-preset-plain = 八皇后，不划掉
queens-preset-small = 四皇后
queens-preset-arcs = 六皇后，弧一致
queens-preset-count = 六皇后，全部解
queens-preset-large = 十二皇后

# End of backtracking-constraints in zh.
