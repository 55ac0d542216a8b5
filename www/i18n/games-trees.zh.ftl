### 中文：既有表又有树的谜题的文字。

## 巧克力游戏。

chomp-inShort = 轮流咬巧克力。只剩毒块的一方输。
chomp-rules = 每步咬掉一块，以及它下方和右方的所有块。左上角的一块有毒。双方轮流咬，A 先咬；轮到时只剩毒块的一方输。
chomp-text = 一行写测试组数，然后每组一行：巧克力的行数和列数；如果已经咬过，再写每一行的长度。答案是轮到走的一方 win 或 loss。
chomp-random = 种子决定还剩多少巧克力。
chomp-position = 剩 { $bar }
chomp-move = 咬第 { $row } 行第 { $column } 列
chomp-treeMove = 第 { $row } 行第 { $column } 列
chomp-short = { $bar }
chomp-note = { $cells } 个局面：咬剩的各种情形
chomp-rows = 局面
chomp-columns = 再加
chomp-preset-tree = 2 × 3，用树
chomp-preset-lost = 4-2-2：必败
chomp-preset-five = 4 × 5
chomp-preset-large = 7 × 7
chomp-cell-0 = 已咬掉
chomp-cell-1 = 巧克力
chomp-cell-2 = 毒块
chomp-editHint = 点一块从那里咬，点咬掉的块把它放回。方向键加回车也一样。
chomp-touchHint = 轻点一块从那里咬，轻点咬掉的块把它放回。
chomp-goes = { $player } 咬这里：
chomp-cell-now = { $content } 现在咬这里
chomp-cell-ahead = { $content }，还没试过咬这里
chomp-step-entered = { $mover } 可以咬{ $move }。{ $other } 怎么应？
chomp-step-over-win = { $mover } 咬{ $move }，只剩毒块：**{ $first } 赢**。
chomp-step-over-loss = { $mover } 咬{ $move }，只剩毒块：**{ $second } 赢**。
chomp-step-estimated = { $mover } 咬{ $move }。搜索不再往下看，**估计** { $first } 得 { $value }。
chomp-step-returned-best = 如果 { $mover } 咬{ $move }，{ $first } 得**{ $result }**：目前对 { $mover } 最好。
chomp-step-returned-same = 如果 { $mover } 咬{ $move }，{ $first } 得**{ $result }**：对 { $mover } 不比前面的走法好。
chomp-play-moved-kept = { $mover } 咬{ $move }，**保住了胜局**。轮到 { $player }。
chomp-play-moved-gave = { $mover } 咬{ $move }，**丢掉了胜局**。轮到 { $player }。
chomp-play-moved-lost = { $mover } 咬{ $move }，**和其他走法一样会输**。轮到 { $player }。
chomp-play-yours = 你是 { $player }，轮到你走。选一块，或选列表里的一步；搜索会用它最好的一步应对。

## 威佐夫博弈。

wythoff-shortName = 威佐夫
wythoff-inShort = 从一堆取，或从两堆取同样多。取不了的一方输。
wythoff-rules = 每步从两堆中的一堆取任意多颗，或从两堆取同样多颗。双方轮流取，A 先取；轮到时两堆都空的一方输。在表上，后向上走、向左走，或斜着走。
wythoff-text = 每组一行：两堆的石子数，各不超过 1,000,000,000。先手赢答 1，否则答 0。表放不下的石子数用公式回答。
wythoff-random = 各堆由种子随机生成。
wythoff-position = （{ $a }，{ $b }）
wythoff-move-first = 从第一堆取 { $count } 颗
wythoff-move-second = 从第二堆取 { $count } 颗
wythoff-move-both = 从两堆各取 { $count } 颗
wythoff-treeMove = （{ $a }，{ $b }）
wythoff-short = ({ $a }, { $b })
wythoff-note = { $rows } × { $columns }，每格是两堆的一种情形
wythoff-rows = 第一堆
wythoff-columns = 第二堆
wythoff-preset-sample = 题目样例：8 和 4
wythoff-preset-tree = 2 和 3，用树
wythoff-preset-lost = 4 和 7：必败
wythoff-preset-pattern = 20 和 20：规律
wythoff-preset-large = 300 和 300
wythoff-cell-0 = 空
wythoff-cell-1 = 后
wythoff-editHint = 点开局的格子，或用方向键加回车。
wythoff-touchHint = 轻点开局的格子。
wythoff-play-yours = 你是 { $player }，轮到你走。给后选一格，或选列表里的一步；搜索会用它最好的一步应对。

## 这些谜题的设置和错误。

input-error-tooManyPositions = 第 { $line } 行：巧克力的局面最多 { $limit } 个，{ $rows } × { $columns } 块超过了
input-error-lengths = 第 { $line } 行：大小之后应什么都没有，或写全 { $rows } 行的长度；实为多出 { $found } 个数
input-error-stairs = 第 { $line } 行：第 { $row } 行最多 { $most } 块，因为每行都不比上一行长；实为 { $found }
error-byFormula = 表中每堆最多 { $limit } 颗，所以这一局用公式回答：{ $wins ->
        [0] { $first } 和 { $second }，先手输。
       *[other] { $first } 和 { $second }，先手赢，留下 { $left } 和 { $right }。
    }
error-largeTree = 这一局的树超过 { $limit } 个局面。请选表，或选小一些的局。

# End of games-trees in zh.
