### 简体中文：博弈树说的话。用词见 glossary.zh.md。

## What all game trees say.

trees-of = 共 { $known } 步
trees-fast = 一局接一局走到终局，值再一层层传回起点。
trees-size-step = 步
trees-size-item = 一局
trees-size-stage = 首步
trees-rate-step = { $rate } 步/秒
trees-rate-item = { $rate } 局/秒
trees-rate-stage = { $rate } 个首步/秒
trees-unit-step = 步
trees-unit-item = 局
trees-unit-stage = 首步
trees-goTo-step = 转到第几步
trees-goTo-item = 转到第几局
trees-goTo-stage = 转到第几个首步
trees-at-step = 第 { $unit } 步，共 { $known } 步
trees-at-item = 第 { $unit } 局，共 { $known } 局
trees-at-stage = 第 { $unit } 个首步，共 { $known } 个
trees-amount-step = { $count } 步
trees-amount-item = { $count } 局
trees-amount-stage = { $count } 个首步
trees-keys-step = 后退、前进一步
trees-keys-item = 后退、前进一局
trees-keys-stage = 后退、前进一个首步
trees-race-computing = 正在计算各赛道：已有 { $count } 步
trees-race-start = 竞速开始：各赛道都还没有走第一步。
trees-map-tree = 博弈树的地图：每一环是往前看的一步。方向键在扇形之间移动，回车转到该扇形的那一步。
trees-reach-whole = 地图显示整棵树：往前看 { $count } 步
trees-reach-part = 地图显示往前看 { $count } 步；太窄的扇形省略了
trees-result-win = 赢
trees-result-draw = 和棋
trees-result-loss = 输
trees-result-estimate = 约 { $value }
trees-result-undecided = 胜负未定
trees-result-atLeast = 至少{ $result }
trees-result-atMost = 至多{ $result }
trees-result-open = 还不知道
trees-player-1 = A
trees-player-2 = B
trees-move = 第 { $number } 种走法
trees-standing =
    { $count ->
        [0] 起点，轮到 { $player }
       *[other] 往前看 { $count } 步，轮到 { $player }
    }
trees-title-start = 第一步之前
trees-title-entered = 往下看一步
trees-title-over = 一局结束
trees-title-estimated = 到了深度限制
trees-title-returned = 值传回来
trees-title-cut = 其余剪掉
trees-title-ended = 值已知道
trees-goes = { $player } 走后：
trees-forFirst = 这是 { $first } 的结果，双方都走得最好
trees-withBest = 双方都走得最好
trees-cutMoves = 剪掉 { $count } 种走法
trees-window = { $first } 在这里还能指望什么
trees-window-alpha = α：{ $first } 已有把握{ $result }
trees-window-alpha-none = α：{ $first } 还没有任何把握
trees-window-beta = β：{ $second } 至多让 { $first } 得到{ $result }
trees-window-beta-none = β：{ $second } 还什么都拦不住
trees-source-alpha = α 来自第 { $number } 步：{ $move }
trees-source-beta = β 来自第 { $number } 步：{ $move }
trees-best = { $player } 目前最好的结果：{ $result }
trees-best-none = { $player } 还没有可比的值
trees-line-start = 起点
trees-line-about = 从起点走来：{ $line }
trees-line-best = 最好的走法，逐步
trees-legend-win = { $first } 赢
trees-legend-draw = 和棋
trees-legend-loss = { $first } 输
trees-legend-estimate = 估计
trees-legend-undecided = 胜负未定
trees-legend-bound = 只知界限
trees-legend-cut = 跳过
trees-legend-ahead = 还没有看
trees-legend-kept = 步没有失误
trees-legend-given = 步失误
trees-legend-win-title = 双方都走得最好时 { $first } 赢的局面。
trees-legend-draw-title = 双方都走得最好时谁也不赢的局面。
trees-legend-loss-title = 双方都走得最好时 { $first } 输的局面。
trees-legend-estimate-title = 到了深度限制的局面：值是估计的，没有再搜。
trees-legend-undecided-title = 就看到的深度来说既没有赢也没有输的局面：搜索停在深度限制。
trees-legend-bound-title = 只知道界限的局面，因为有些走法被剪掉了。
trees-legend-cut-title = 被剪掉的走法之后的局面：搜索全部跳过，因为它们改变不了起点的值。剪掉一种走法可以跳过许多局面。
trees-legend-ahead-title = 搜索还没有走到的局面。
trees-legend-kept-title = 你的这些走法没有改变结果：赢、和，或怎么走都输。
trees-legend-kept-noDraw-title = 你的这些走法没有改变结果：赢，或怎么走都输。
trees-legend-given-title = 你的这些走法丢了必胜或和棋。
trees-legend-given-noDraw-title = 你的这些走法丢掉了胜局。
trees-note-ring = 一环 = 往前一步
trees-note-wedge = 一个扇形 = 一种走法
trees-part-ring = 一环
trees-part-ring-note = 往前一步
trees-part-now = 亮的扇形
trees-part-now-note = 正在看
trees-part-cut = 打斜线的扇形
trees-part-cut-note = 跳过：通往那里的一步被剪掉了
trees-looked-ahead = 还没有看
trees-looked-open = 正在看
trees-looked-valued = { $first }：{ $result }
trees-looked-cut = 跳过：通往这里的一步被剪掉了
trees-looked-go = 点击或回车：转到它的那一步
trees-cell = 代码 { $code }
trees-cell-now = { $content } 正走这里
trees-cell-ahead = { $content }，还没有试
trees-cell-open = { $content }，正在看
trees-cell-valued = { $content }；走这里得到{ $result }
trees-cell-cut = { $content }；走这里被剪掉
trees-cell-target = { $content }；对局中可以走这里
trees-step-start-minimax = 轮到 { $first }。每一步、每个应对，一直走到**终局**；然后值一层层传回来。
trees-step-start-alphabeta = 轮到 { $first }。走法一直走到终局；但**改变不了**这个局面的值的，不必看。
trees-step-entered = { $mover } 可以走{ $move }。{ $other } 能怎样应对？
trees-step-over-win = { $mover } 走{ $move }，一局结束：**{ $first } 赢**。
trees-step-over-draw = { $mover } 走{ $move }，一局结束：**和棋**。
trees-step-over-loss = { $mover } 走{ $move }，一局结束：**{ $second } 赢**。
trees-step-estimated-estimate = { $mover } 走{ $move }。搜索不再往下看：**估计** { $first } 得 { $value }。
trees-step-estimated-undecided = { $mover } 走{ $move }。搜索**不再往下看**：还没有人赢，所以算作**胜负未定**。
trees-step-returned-best = { $mover } 走{ $move }，{ $first } 的结果是**{ $result }**：对 { $mover } 是目前最好的。
trees-step-returned-same = { $mover } 走{ $move }，{ $first } 的结果是**{ $result }**：对 { $mover } 不比前面的走法好。
trees-step-cut-second = { $first } 在第 { $number } 步走{ $other }已有把握{ $alpha }（α）。在这里 { $second } 能让 { $first } 至多{ $beta }（β），所以 { $first } 不会走到这里：其余 { $count } 种走法**不必看**。
trees-step-cut-first = { $second } 在第 { $number } 步走{ $other }已能让 { $first } 至多{ $beta }（β）。在这里 { $first } 有把握{ $alpha }（α），所以 { $second } 不会让局面走到这里：其余 { $count } 种走法**不必看**。
trees-step-ended-win = 要紧的都看过了：双方都走得最好时，**{ $first } 赢**。
trees-step-ended-draw = 要紧的都看过了：双方都走得最好时，是**和棋**。
trees-step-ended-loss = 要紧的都看过了：双方都走得最好时，**{ $second } 赢**。
trees-step-ended-estimate = 就看到的深度来说，这个局面对 { $first } 约值 **{ $value }**。
trees-step-ended-undecided = 就看到的深度来说，双方都不能必胜：这个局面**胜负未定**。
trees-answer-none = 还不知道 { $first } 能得到什么
trees-answer-win = 轮到 { $first }，{ $first } 赢
trees-answer-draw = 双方都走得最好时和棋
trees-answer-loss = 轮到 { $first }，{ $first } 输：{ $second } 赢
trees-answer-estimate = 就看到的深度，{ $first } 约得 { $value }
trees-answer-undecided = 就看到的深度，胜负未定
trees-answer-looked = 看了 { $count } 个局面
trees-ending-win = { $first } 赢
trees-ending-draw = 和棋
trees-ending-loss = { $second } 赢
trees-ending-estimate = 约 { $value }
trees-ending-undecided = 胜负未定
trees-ending-game = 与搜索对局
trees-ending-how = 双方都走得最好时
trees-certificate-win = 结论：{ $first } 赢。对 { $first } 可能遇到的每个局面都有一步应对；每一局都以 { $first } 赢告终。
trees-certificate-draw = 结论：双方都走得最好时和棋。谁也拦不住对方得到和棋。
trees-certificate-loss = 结论：{ $second } 赢。对 { $first } 的每一步都有应对；每一局都以 { $second } 赢告终。
trees-certificate-estimate = 结论：按深度限制处的估计，这个局面对 { $first } 约值 { $value }。
trees-certificate-undecided = 结论：把深度限制处的局面算作胜负未定，双方都不能必胜。
trees-certificate-checked = ✓ 不用搜索验证过：每个局面的界限都由它各种走法的界限推出。
trees-map-play = 与搜索对局：双方、走法，以及每一步的好坏
trees-computing = 正在计算……
trees-play-opponent = 对手
trees-play-opponent-person = 人
trees-play-opponent-engine = 电脑
trees-play-first = 先走
trees-play-first-person = 我
trees-play-first-engine = 电脑
trees-play-new = 新的一局
trees-play-undo = 悔棋
trees-play-hint = 提示
trees-play-hint-wins = 能赢的一步：{ $move }。
trees-play-hint-holds = 对方走得好，就没有能赢的走法。这一步保住和棋：{ $move }。
trees-play-hint-none = 对方走得好，就怎么走都输。这一步撑得最久：{ $move }。
trees-play-heading =
    { $count ->
        [0] 与搜索对局，还没有走
       *[other] 与搜索对局，已走 { $count } 步
    }
trees-play-heading-you = 你是 { $player }：轮到你
trees-play-heading-person = 轮到 { $player }
trees-play-heading-over = 对局结束
trees-play-heading-draw = 和棋
trees-play-heading-wins-you = 你赢了
trees-play-heading-wins-engine = 电脑赢了
trees-play-heading-wins-person = { $winner } 赢了
trees-play-yours = 你是 { $player }，轮到你。选一个空格，或从列表中选一步；电脑用最好的一步应对。
trees-play-turn = 轮到 { $player }。
trees-play-opened = 电脑先走：{ $move }。你是 { $player }，轮到你。
trees-play-answered-kept = 你走{ $made }，**保住必胜**。电脑应：{ $move }。你是 { $player }，轮到你。
trees-play-answered-gave = 你走{ $made }，**丢了必胜**。电脑应：{ $move }。你是 { $player }，轮到你。
trees-play-answered-held = 你走{ $made }，**保住和棋**。电脑应：{ $move }。你是 { $player }，轮到你。
trees-play-answered-lostDraw = 你走{ $made }，**会输：换一步可以和棋**。电脑应：{ $move }。你是 { $player }，轮到你。
trees-play-answered-lost = 你走{ $made }，**和其他走法一样会输**。电脑应：{ $move }。你是 { $player }，轮到你。
trees-play-moved-kept = { $mover } 走{ $move }，**保住必胜**。轮到 { $player }。
trees-play-moved-gave = { $mover } 走{ $move }，**丢了必胜**。轮到 { $player }。
trees-play-moved-held = { $mover } 走{ $move }，**保住和棋**。轮到 { $player }。
trees-play-moved-lostDraw = { $mover } 走{ $move }，**会输：换一步可以和棋**。轮到 { $player }。
trees-play-moved-lost = { $mover } 走{ $move }，**和其他走法一样会输**。轮到 { $player }。
trees-play-over-draw =
    { $count ->
        [0] 没有棋可走：**和棋**。
       *[other] { $count } 步后结束：**和棋**。
    }
trees-play-over-you =
    { $count ->
        [0] 没有棋可走：**你赢了**。
       *[other] { $count } 步后**你赢了**。
    }
trees-play-over-engine =
    { $count ->
        [0] 没有棋可走：**电脑赢了**。
       *[other] { $count } 步后**电脑赢了**。列表说明是哪一步丢了这一局。
    }
trees-play-over-person =
    { $count ->
        [0] 没有棋可走：**{ $winner } 赢了**。
       *[other] { $count } 步后**{ $winner } 赢了**。
    }
trees-play-legal = 有 { $count } 种走法可选
trees-play-onBoard = 盘面上还有 { $count } 种
trees-play-moves = 走过的棋
trees-play-effect-kept = ✓ 保住必胜
trees-play-effect-gave = ✗ 丢了必胜
trees-play-effect-held = – 保住和棋
trees-play-effect-lostDraw = ✗ 丢了和棋
trees-play-effect-lost = – 怎么走都输
trees-row-mark-shortest = ◆ 赢得最快
trees-row-mark-holds = ◇ 保住和棋
trees-row-mark-resists = ◇ 撑得最久
trees-randomHint = 种子决定局面。

## The terms of the stage: a sentence about each, which opens beside it.

trees-term-position = 正在试走法的局面。空格上的记号表示走那里的值；打斜线的格是被剪掉的走法。
trees-term-ply = 从起点到这个局面，双方共走了几步。
trees-term-value = 双方都走得最好时，先走的一方从这里能得到什么。
trees-term-alpha = α：先走的一方靠已经看过的走法有把握得到的。地图上那一步标有 α。不超过 α 的值打了斜线：没有帮助。
trees-term-beta = β：后走的一方靠已经看过的走法至多允许的。地图上那一步标有 β。不低于 β 的值打了斜线：后走的一方会拦住。
trees-term-best = 轮到走的一方目前最好的值：先走的取最大，后走的取最小。
trees-term-ring = 每一环是往前看的一步：起点的走法紧靠中心。
trees-term-wedge = 每个扇形是一个局面，宽度是它在全部终局里占的份额。
trees-term-map = 博弈树的地图：看过什么，值是多少，因剪掉走法而跳过了什么。
trees-term-play = 与搜索对局：你每走一步，它都说明这一步的好坏，再用最好的一步应对。
trees-term-start = 什么都还没有看。
trees-term-entered = 搜索沿一步走下去，看它的应对。
trees-term-over = 一局结束：值由规则决定。
trees-term-estimated = 到了深度限制：搜索不再往下看，值是估计的，或者胜负未定。
trees-term-returned = 要紧的走法都看过了：最好的值传回上一步。
trees-term-cut = α 碰到了 β：其余走法改变不了起点的值。
trees-term-ended = 搜索结束。
trees-term-steps = 影片的一步进入一个局面，或把值传回。时间轴按时间显示起点的走法；色块是值的颜色。
trees-term-step = 进入一个局面，或一个值传回。
trees-term-item = 一局，一直走到终局。
trees-term-stage = 起点的一种走法，直到知道它的值。

## The settings of the searches: a name for menus, and a sentence about each.

guide-order = 走法的次序
guide-order-about = 试走法的次序。最好的走法先试，α-β 剪得最多。
guide-order-given = 给定次序
guide-order-best = 最好先走
guide-plies = 往前看多远
guide-plies-about = 走这么多步之后搜索不再往下看：局面得到估计值，或算作胜负未定。
guide-plies-all = 到终局
guide-plies-1 = 往前 1 步
guide-plies-2 = 往前 2 步
guide-plies-3 = 往前 3 步
guide-plies-4 = 往前 4 步
guide-plies-5 = 往前 5 步
guide-plies-6 = 往前 6 步
guide-plies-7 = 往前 7 步
guide-plies-8 = 往前 8 步
guide-plies-9 = 往前 9 步

## Counters: short, a number stands above.

counter-entered = 局面
counter-entered-title = 看过的局面；另一条线上同样的棋盘再算一次。
counter-leaves = 终局
counter-leaves-title = 终局，或到了深度限制的局面。
counter-spared = 剪掉的走法
counter-spared-title = 被剪掉的走法。其后的局面全部跳过；地图的图例数的是这些局面。

## Tic-tac-toe.

tictactoe-inShort = X 和 O 轮流走。三子连成一线就赢。
tictactoe-rules = X 和 O 轮流在空格里放一个记号，X 先走。横、竖或斜三个连成一线就赢；棋盘满了还没有，就是和棋。
tictactoe-text = 每组数据三行，每行三格：X、O，空格用句点。双方一样多时轮到 X。答案是轮到走的一方 win、draw 或 loss。
tictactoe-random = 种子决定局面。
tictactoe-move = 第 { $row } 行第 { $column } 列
tictactoe-cell-0 = 空
tictactoe-cell-1 = X
tictactoe-cell-2 = O
tictactoe-editHint = 点空格走下一步，点上一方的记号把它收回。方向键加回车也一样。
tictactoe-touchHint = 轻点空格走下一步，轻点上一方的记号把它收回。
tictactoe-preset-sample = 还剩五格
tictactoe-preset-fork = 占两角：只有一种应法
tictactoe-preset-three = 还剩六格
tictactoe-preset-centre = X 占中心
tictactoe-preset-empty = 空棋盘

## 尼姆。

## Errors in a text, which is read before a run is shown.

input-error-turns = 第 { $line } 行：{ $first } 应与 { $second } 一样多，或多一个，因为 { $first } 先走；实为 { $firsts } 个 { $first }、{ $seconds } 个 { $second }
input-error-heaps = 第 { $line } 行：堆数之后应是 { $expected } 堆的石子数，从 0 到 { $most }，却是“{ $found }”
input-error-wonBefore = 第 { $line } 行：{ $winner } 赢了以后不应再走，实际又走了

# End of trees in zh.
