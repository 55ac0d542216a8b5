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
guide-variables-fewest-values-about = 下一个变量是剩余值最少的变量，因为它若失败，会最早失败。几个变量一样少时，取其中第一个。
guide-variables-most-constraining = 约束最多
guide-variables-most-constraining-about = 下一个变量是与未赋值变量之间约束最多的变量。几个变量一样多时，取其中第一个。
guide-values = 值
guide-values-given = 按顺序
guide-values-given-about = 变量的值从头到尾依次尝试。
guide-values-least-constraining = 约束最少
guide-values-least-constraining-about = 先试划掉其他变量的值最少的那个值。几个值划掉得一样少时，取其中第一个。

## What is wrong with a text or an edit of these puzzles.

error-repeated = 这个数字在该格的行、列或宫中已经有了。
input-error-afterEnd = 第 { $line } 行：表示输入结束的 0 之后不应再有内容，实为“{ $found }”
input-error-repeated =
    { $unit ->
        [row] 第 { $line } 行：每行中每个数字只能出现一次，但 { $digit } 在第 { $row } 行的第 { $firstColumn } 列和第 { $column } 列都有
        [column] 第 { $line } 行：每列中每个数字只能出现一次，但 { $digit } 在第 { $column } 列的第 { $firstRow } 行和第 { $row } 行都有
       *[box] 第 { $line } 行：每宫中每个数字只能出现一次，但 { $digit } 在同一宫的第 { $firstRow } 行第 { $firstColumn } 列和第 { $row } 行第 { $column } 列都有
    }

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
queens-legend-earlier = 被先前的皇后划掉
queens-legend-alone = 只被皇后 { $number } 划掉
queens-legend-left = 仍空
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
queens-cell-crossed = 被皇后 { $number } 划掉
queens-cell-crossedFirst = 搜索前被划掉
queens-cell-free = 空格
queens-cell-next = 空格，下一个要试
queens-fast = 皇后逐个放下，某行没有格了就撤销：目前最多放了 **{ $deepest }** 个。
queens-start = 搜索开始：棋盘上还没有皇后。第 { $nextRow } 行最先。
queens-start-impossible = 没有解，不用搜索就能断定。
queens-place = 皇后 { $number } 放在第 { $row } 行第 { $column } 列。下一个是第 { $nextRow } 行。
queens-place-plain = 皇后 { $number } 放在第 { $row } 行第 { $column } 列：先前的皇后都攻击不到它。下一个是第 { $nextRow } 行。
queens-place-given =
    { $crossed ->
        [0] 第 { $row } 行第 { $column } 列的皇后 { $number } 没有再划掉格子。下一个是第 { $nextRow } 行，因为各行**按顺序**来。
       *[other] 第 { $row } 行第 { $column } 列的皇后 { $number } 划掉 { $crossed } 格。下一个是第 { $nextRow } 行，因为各行**按顺序**来。
    }
queens-place-fewest-values =
    { $crossed ->
        [0] 第 { $row } 行第 { $column } 列的皇后 { $number } 没有再划掉格子。下一个是第 { $nextRow } 行：它剩 { $left } 格，没有哪行**剩得更少**。
       *[other] 第 { $row } 行第 { $column } 列的皇后 { $number } 划掉 { $crossed } 格。下一个是第 { $nextRow } 行：它剩 { $left } 格，没有哪行**剩得更少**。
    }
queens-place-tiedFewest =
    { $crossed ->
        [0] 第 { $row } 行第 { $column } 列的皇后 { $number } 没有再划掉格子。下一个是第 { $nextRow } 行：有 { $tied } 行**剩得最少**，各剩 { $left } 格，取其中第一行。
       *[other] 第 { $row } 行第 { $column } 列的皇后 { $number } 划掉 { $crossed } 格。下一个是第 { $nextRow } 行：有 { $tied } 行**剩得最少**，各剩 { $left } 格，取其中第一行。
    }
queens-place-most-constraining =
    { $crossed ->
        [0] 第 { $row } 行第 { $column } 列的皇后 { $number } 没有再划掉格子。下一个是第 { $nextRow } 行：各行的约束**一样多**，所以取第一行。
       *[other] 第 { $row } 行第 { $column } 列的皇后 { $number } 划掉 { $crossed } 格。下一个是第 { $nextRow } 行：各行的约束**一样多**，所以取第一行。
    }
queens-place-forced =
    { $crossed ->
        [0] 第 { $row } 行第 { $column } 列的皇后 { $number } 没有再划掉格子。下一个是第 { $nextRow } 行：它**只剩一格**，别无选择。
       *[other] 第 { $row } 行第 { $column } 列的皇后 { $number } 划掉 { $crossed } 格。下一个是第 { $nextRow } 行：它**只剩一格**，别无选择。
    }
queens-place-tiedForced =
    { $crossed ->
        [0] 第 { $row } 行第 { $column } 列的皇后 { $number } 没有再划掉格子。下一个是第 { $nextRow } 行：有 { $tied } 行**只剩一格**，取其中第一行，别无选择。
       *[other] 第 { $row } 行第 { $column } 列的皇后 { $number } 划掉 { $crossed } 格。下一个是第 { $nextRow } 行：有 { $tied } 行**只剩一格**，取其中第一行，别无选择。
    }
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

## Sudoku.

sudoku-inShort = 每行、每列、每宫，数字各一次。
sudoku-rules = 从 1 到 9 的每个数字，在每行、每列、每个三乘三的宫中各出现一次。
sudoku-text = 先写棋盘个数，然后每个棋盘九行，每行九个数字，0 或 . 表示空格。一个棋盘也可以写成一行 81 个字符。
sudoku-standing = 已填 { $number } 格，共 { $count } 格
sudoku-title-place = 下一格可填 { $count } 个数字
sudoku-title-forced = 只有一个数字可填
sudoku-title-retreat = 撤销一个数字
sudoku-title-answer = 已解出
sudoku-title-cut = { $reason }
sudoku-complete = 每格都已填 ★
sudoku-nothing = 这里没有可试的数字
sudoku-inReach-all = 下一格可填 { $count } 个数字，已试 { $tried } 个
sudoku-counted-placed = 已填的格
sudoku-part-ring-note = 要填的一格
sudoku-part-arc-note = 它的一个数字
sudoku-note-ring = 环：一格
sudoku-note-arc = 弧：一个数字
sudoku-marks = 棋盘上的标记：大数字是给定的或已选的，小数字是该格剩下的。划掉的琥珀色数字由上一个选择划掉，浅色数字是更早划掉的。深色框的格是下一格。
sudoku-editHint = 点击格子或输入数字；0 表示清空。
sudoku-touchHint = 点按格子可改变数字。
sudoku-cell-given = { $digit }，给定
sudoku-cell-digit = { $digit }，第 { $number } 个选择
sudoku-cell-empty = 空
sudoku-cell-left = 空，剩 { $digits }
sudoku-cell-next = 空，下一格，剩 { $digits }
sudoku-cell-none = 空，没有数字可填
sudoku-fast = 数字逐个填入，某格没有数字了就撤销：目前最多填了 **{ $deepest }** 格。
sudoku-start = 搜索开始：棋盘上只有给定的数字。第 { $nextRow } 行第 { $nextColumn } 列最先。
sudoku-start-answer = 每格都已给定：已经解出。
sudoku-start-impossible = 没有解：给定的数字使某格没有数字可填。
sudoku-place = 第 { $row } 行第 { $column } 列填 { $code }。下一格是第 { $nextRow } 行第 { $nextColumn } 列。
sudoku-place-plain = 第 { $row } 行第 { $column } 列填 { $code }：它所在的行、列、宫中还没有这个数字。下一格是第 { $nextRow } 行第 { $nextColumn } 列。
sudoku-place-given =
    { $crossed ->
        [0] 第 { $row } 行第 { $column } 列的 { $code } 没有再划掉数字。下一格是第 { $nextRow } 行第 { $nextColumn } 列，因为各格**按顺序**来。
       *[other] 第 { $row } 行第 { $column } 列的 { $code } 划掉 { $crossed } 个数字。下一格是第 { $nextRow } 行第 { $nextColumn } 列，因为各格**按顺序**来。
    }
sudoku-place-fewest-values =
    { $crossed ->
        [0] 第 { $row } 行第 { $column } 列的 { $code } 没有再划掉数字。下一格是第 { $nextRow } 行第 { $nextColumn } 列：它剩 { $left } 个，没有哪格**剩得更少**。
       *[other] 第 { $row } 行第 { $column } 列的 { $code } 划掉 { $crossed } 个数字。下一格是第 { $nextRow } 行第 { $nextColumn } 列：它剩 { $left } 个，没有哪格**剩得更少**。
    }
sudoku-place-tiedFewest =
    { $crossed ->
        [0] 第 { $row } 行第 { $column } 列的 { $code } 没有再划掉数字。下一格是第 { $nextRow } 行第 { $nextColumn } 列：有 { $tied } 格**剩得最少**，各剩 { $left } 个，取其中第一格。
       *[other] 第 { $row } 行第 { $column } 列的 { $code } 划掉 { $crossed } 个数字。下一格是第 { $nextRow } 行第 { $nextColumn } 列：有 { $tied } 格**剩得最少**，各剩 { $left } 个，取其中第一格。
    }
sudoku-place-most-constraining =
    { $crossed ->
        [0] 第 { $row } 行第 { $column } 列的 { $code } 没有再划掉数字。下一格是第 { $nextRow } 行第 { $nextColumn } 列：没有哪格能看到**更多空格**。
       *[other] 第 { $row } 行第 { $column } 列的 { $code } 划掉 { $crossed } 个数字。下一格是第 { $nextRow } 行第 { $nextColumn } 列：没有哪格能看到**更多空格**。
    }
sudoku-place-forced =
    { $crossed ->
        [0] 第 { $row } 行第 { $column } 列的 { $code } 没有再划掉数字。下一格是第 { $nextRow } 行第 { $nextColumn } 列：它**只剩一个数字**。
       *[other] 第 { $row } 行第 { $column } 列的 { $code } 划掉 { $crossed } 个数字。下一格是第 { $nextRow } 行第 { $nextColumn } 列：它**只剩一个数字**。
    }
sudoku-place-tiedForced =
    { $crossed ->
        [0] 第 { $row } 行第 { $column } 列的 { $code } 没有再划掉数字。下一格是第 { $nextRow } 行第 { $nextColumn } 列：有 { $tied } 格**只剩一个数字**，取其中第一格。
       *[other] 第 { $row } 行第 { $column } 列的 { $code } 划掉 { $crossed } 个数字。下一格是第 { $nextRow } 行第 { $nextColumn } 列：有 { $tied } 格**只剩一个数字**，取其中第一格。
    }
sudoku-place-answer = 第 { $row } 行第 { $column } 列填 { $code } 后，每格都已填：**已解出**。
sudoku-cut-noValue = 第 { $row } 行第 { $column } 列的 { $code } 划掉了第 { $witnessRow } 行第 { $witnessColumn } 列最后的 { $lost } 个数字。**那里什么都填不下**，所以现在就撤销。
sudoku-cut-arcs = 第 { $row } 行第 { $column } 列填 { $code } 后，第 { $witnessRow } 行第 { $witnessColumn } 列不论填哪个数字都会使另一格无数字可填：**那里什么都填不下**，所以撤销。
sudoku-refuse-taken = { $code } **不能填**在第 { $row } 行第 { $column } 列：第 { $witnessRow } 行第 { $witnessColumn } 列已经有了。
sudoku-retreat = 第 { $row } 行第 { $column } 列的 { $code } 之后已无可试：**撤销**它，它划掉的数字也恢复。
sudoku-last-impossible = 全部试过，**没有解**。
sudoku-last-counted = 全部试过：共 { $count } 个解。
sudoku-choice = ({ $row }, { $column }) 填 { $code }
sudoku-choice-code = ({ $row }, { $column }) 填 { $code }
sudoku-score = 划掉 { $count } 个
sudoku-random = 种子决定数字。
sudoku-random-any = 任意棋盘
sudoku-random-unique = 恰有一个解
sudoku-reason-taken = 行、列或宫中已有
sudoku-reason-noValue = 有一格没有数字可填
sudoku-because-noValue = 第 { $witnessRow } 行第 { $witnessColumn } 列没有数字可填
sudoku-answer-none = 还没有解出
sudoku-answer-found = 已解出：填了 { $count } 格
sudoku-answer-impossible = 不可能：没有解
sudoku-certificate = 结论：填上这 { $count } 个数字，每行、每列、每宫中每个数字各一次。
sudoku-certificate-checked = ✓ 不用搜索，已验证：逐对比较了互相看得到的格。
sudoku-certificate-list = 各格，按填入的次序
sudoku-preset-sample = 题目样例
sudoku-preset-hard = 著名难题
sudoku-preset-several = 多个解

## Colouring a map. $region, $next and $other are letters of the map.

colouring-inShort = 给地图着色：相邻的不同色。
colouring-rules = 每个区域一种颜色，有共同边界的两个区域颜色不同。
colouring-text = 地图每行一行文字，每格一个字母，. 表示海。空行表示一张地图结束。答案中每个字母换成颜色的编号。
colouring-standing = 已着色 { $number } 个区域，共 { $count } 个
colouring-title-place = { $next } 可用 { $count } 种颜色
colouring-title-forced = { $next } 只剩一种颜色
colouring-title-retreat = 撤销一种颜色
colouring-title-answer = 地图已着色
colouring-title-cut = { $reason }
colouring-complete = 每个区域都有颜色 ★
colouring-nothing = 这里没有可试的颜色
colouring-inReach-all = 下一个区域可用 { $count } 种颜色，已试 { $tried } 种
colouring-counted-placed = 已着色的区域
colouring-part-ring-note = 一个区域
colouring-part-arc-note = 它的一种颜色
colouring-note-ring = 环：一个区域
colouring-note-arc = 弧：一种颜色
colouring-marks = 地图上的标记：字母是区域名，下面的圆点是它剩下的颜色。划掉的琥珀色圆点由上一个选择划掉，划掉的灰色圆点是更早划掉的。深色框的区域是下一个。
colouring-colour-1 = 蓝色
colouring-colour-2 = 琥珀色
colouring-colour-3 = 绿色
colouring-colour-4 = 橙色
colouring-cell-sea = 海
colouring-cell-coloured = { $region }，{ $colour }
colouring-cell-plain = { $region }，还没有颜色
colouring-cell-left = { $region }，剩 { $count } 种颜色
colouring-cell-next = { $region }，下一个，剩 { $count } 种颜色
colouring-fast = 区域逐个着色，某个区域没有颜色了就撤销：目前最多着色 **{ $deepest }** 个区域。
colouring-start = 搜索开始：还没有区域有颜色。{ $next } 最先。
colouring-start-impossible = 没有解，不用搜索就能断定。
colouring-place = { $region } 用第 { $code } 色。下一个是 { $next }。
colouring-place-plain = { $region } 用第 { $code } 色：相邻区域都没有用它。下一个是 { $next }。
colouring-place-given =
    { $crossed ->
        [0] { $region } 用第 { $code } 色，没有相邻区域失去这种颜色。下一个是 { $next }，因为各区域**按顺序**来。
       *[other] { $region } 用第 { $code } 色，{ $crossed } 个相邻区域失去这种颜色。下一个是 { $next }，因为各区域**按顺序**来。
    }
colouring-place-fewest-values =
    { $crossed ->
        [0] { $region } 用第 { $code } 色，没有相邻区域失去这种颜色。下一个是 { $next }：它剩 { $left } 种颜色，没有区域**剩得更少**。
       *[other] { $region } 用第 { $code } 色，{ $crossed } 个相邻区域失去这种颜色。下一个是 { $next }：它剩 { $left } 种颜色，没有区域**剩得更少**。
    }
colouring-place-tiedFewest =
    { $crossed ->
        [0] { $region } 用第 { $code } 色，没有相邻区域失去这种颜色。下一个是 { $next }：有 { $tied } 个区域**剩得最少**，各剩 { $left } 种颜色，取其中第一个。
       *[other] { $region } 用第 { $code } 色，{ $crossed } 个相邻区域失去这种颜色。下一个是 { $next }：有 { $tied } 个区域**剩得最少**，各剩 { $left } 种颜色，取其中第一个。
    }
colouring-place-most-constraining =
    { $crossed ->
        [0] { $region } 用第 { $code } 色，没有相邻区域失去这种颜色。下一个是 { $next }：没有区域有**更多未着色的邻居**。
       *[other] { $region } 用第 { $code } 色，{ $crossed } 个相邻区域失去这种颜色。下一个是 { $next }：没有区域有**更多未着色的邻居**。
    }
colouring-place-forced =
    { $crossed ->
        [0] { $region } 用第 { $code } 色，没有相邻区域失去这种颜色。下一个是 { $next }：它**只剩一种颜色**。
       *[other] { $region } 用第 { $code } 色，{ $crossed } 个相邻区域失去这种颜色。下一个是 { $next }：它**只剩一种颜色**。
    }
colouring-place-tiedForced =
    { $crossed ->
        [0] { $region } 用第 { $code } 色，没有相邻区域失去这种颜色。下一个是 { $next }：有 { $tied } 个区域**只剩一种颜色**，取其中第一个。
       *[other] { $region } 用第 { $code } 色，{ $crossed } 个相邻区域失去这种颜色。下一个是 { $next }：有 { $tied } 个区域**只剩一种颜色**，取其中第一个。
    }
colouring-place-answer = { $region } 着色后，每个区域都有颜色，相邻的都不同：**地图已着色**。
colouring-cut-noValue = { $region } 夺走了 { $other } 的最后一种颜色。**它没有颜色可用**，所以现在就撤销。
colouring-cut-arcs = { $region } 用第 { $code } 色后，{ $other } 不论用哪种颜色都会使另一个区域无色可用：**它没有颜色可用**，所以撤销。
colouring-refuse-same = { $region } **不能用**第 { $code } 色：相邻的 { $other } 已用。
colouring-retreat = { $region } 用第 { $code } 色之后已无可试：**撤销**它，相邻区域重新得到这种颜色。
colouring-last-impossible = 全部试过：**这些颜色不够**。
colouring-last-counted = 全部试过：共 { $count } 个解。
colouring-choice = 第 { $code } 色
colouring-choice-code = 第 { $code } 色
colouring-score = 划掉 { $count } 个
colouring-reason-same = 相邻区域已用
colouring-reason-noValue = 有一个区域没有颜色可用
colouring-because-noValue = { $other } 没有颜色可用
colouring-answer-none = 还没有着色
colouring-answer-found = 已着色：{ $count } 个区域
colouring-answer-impossible = 不可能：这些颜色不够
colouring-certificate = 结论：{ $count } 个区域都有颜色，相邻的颜色不同。
colouring-certificate-checked = ✓ 不用搜索，已验证：比较了每条边界的两侧。
colouring-certificate-list = 每个区域的一格，按着色的次序
colouring-preset-australia = 澳大利亚，三色
colouring-preset-all = 澳大利亚，全部解
colouring-preset-wheel = 五瓣轮，四色
colouring-preset-three = 五瓣轮，三色：不可能
colouring-preset-america = 南美洲，四色

# End of backtracking-constraints in zh.
