### 简体中文：各种博弈说的话。用词见 glossary.zh.md。

## What all games say.

games-of = 共 { $known } 次查看
games-fast = 一格接一格地填：从一格能走到哪些格，就由那些格定它的胜败。
games-size-step = 查看
games-size-item = 格
games-size-stage = 组
games-rate-step = { $rate } 次查看/秒
games-rate-item = { $rate } 格/秒
games-rate-stage = { $rate } 组/秒
games-unit-step = 查看
games-unit-item = 格
games-unit-stage = 组
games-goTo-step = 转到第几次查看
games-goTo-item = 转到第几格
games-goTo-stage = 转到第几组
games-at-step = 第 { $unit } 次查看，共 { $known } 次
games-at-item = 第 { $unit } 格，共 { $known } 格
games-at-stage = 第 { $unit } 组，共 { $known } 组
games-amount-step = { $count } 次查看
games-amount-item = { $count } 格
games-amount-stage = { $count } 组
games-keys-step = 后退、前进一次查看
games-keys-item = 后退、前进一格
games-keys-stage = 后退、前进一组
games-race-computing = 正在计算各赛道：已有 { $count } 次查看
games-race-start = 竞速开始：各赛道都还没有开始查看。
map-why = 理由
map-play = 对弈
map-spread = 步数分布
games-map-why = 这一格为何必胜或必败，逐步说明
games-map-play = 在表上下一盘
games-map-spread = 各局面按一盘棋的长短分布
games-reach = 已填 { $filled } / { $cells }
games-computing = 正在计算完整的表……
games-heading-start = 开始查看之前
games-heading-empty = 空表
games-heading-forward = 正在填
games-heading-backward = 刚出队
games-heading-cell = 正在看
games-heading-turn-you = 你是 { $player }，轮到你走，现在是
games-heading-turn-person = 轮到 { $player } 走，现在是
games-heading-over = 对局结束
games-heading-wins-you = 你赢了
games-heading-wins-engine = 电脑赢了
games-heading-wins-person = { $winner } 赢了
games-proof-turn = 轮到我走。能把对手送到哪里？
games-proof-cell = 从这里能走到哪里？
games-proof-from-loses = 轮到谁在这里走，谁就输。从哪里能走到这里？
games-proof-from-wins = 轮到谁在这里走，谁就赢。从哪里能走到这里？
games-proof-wins = 所以{ $here }必胜
games-proof-loses = 所以{ $here }必败
games-proof-open = { $here }还未确定
games-proof-settled = { $here }已经填好
games-proof-nothing = 由此推不出什么
games-proof-oneLoses = 有一步使对手必败，就够了。
games-proof-oneLoses-goesOn = 有一步使对手必败，就够了。也许另一步赢得更快。
games-proof-allWin = 每一步都走到对手必胜的地方。
games-proof-terminal = 无路可走：轮到走的一方已经输了。
games-proof-left = 还有 { $count } 种走法，也许能使对手必败。
games-proof-settled-why = 它的值不变。
games-proof-nothing-why = 没有一步能走到这里。
games-proof-value = { $because }它{ $value }。
games-part-now = 亮着的格
games-part-now-note-forward = 正在填
games-part-now-note-backward = 由它推出别的格
games-part-wins = 必胜格
games-part-wins-note = 轮到走的一方赢
games-part-loses = 必败格
games-part-loses-note = 轮到走的一方输
games-part-start = 小旗
games-part-start-note = 开局的位置
games-legend-wins = 必胜
games-legend-loses = 必败
games-legend-open = 未填
games-legend-wins-title = 轮到走的一方必胜：有一步能走到必败的格。
games-legend-loses-title = 轮到走的一方必败：无路可走，或者每一步都走到必胜的格。
games-legend-open-title = 搜索还不知道胜败的格子。
games-legend-plies = 数字 = 到终局的总步数
games-letter-W = 胜
games-letter-L = 败
games-value-terminal = 必败：已是终局，无路可走
games-value-wins = 必胜，自己走 { $count } 步，双方共 { $plies } 步
games-value-loses = 必败，双方共 { $plies } 步
games-start-first = 表是空的。按填表的顺序，查看后继时它总已填好；只要有一个后继使对手必败，就必胜。
games-start-full = 表是空的。按填表的顺序，查看后继时它总已填好；为了知道要走几步，全部后继都要查看。
games-start-waves = 表是空的。终局局面先入队：走不了的一方输。每个出队的局面决定它的前驱。
games-forward-nothing = { $here }无路可走，是终局：所以{ $here }**必败**。
games-forward-lost-winsPlain = { $here }可以走到{ $there }，那里对手**必败**：所以{ $here }**必胜**。
games-forward-lost-wins = { $here }可以走到{ $there }，那里对手**必败**：所以{ $here }**必胜**，自己走 { $count } 步。
games-forward-lost-goesOn = { $here }可以走到{ $there }，那里对手**必败**：所以{ $here }**必胜**；再找找更快的走法。
games-forward-shorter-wins = { $here }还可以走到{ $there }，那里对手**输得更快**：所以{ $here }**必胜**，自己走 { $count } 步。
games-forward-shorter-goesOn = { $here }还可以走到{ $there }，那里对手**输得更快**：这是目前最好的走法；再找找更快的。
games-forward-notShorter-wins = { $here }还可以走到{ $there }，那里对手也**必败**，但不更快：所以{ $here }**必胜**，自己走 { $count } 步。
games-forward-notShorter-goesOn = { $here }还可以走到{ $there }，那里对手也**必败**，但不更快：再找找更快的走法。
games-forward-won-losesPlain = { $here }可以走到{ $there }，那里对手**必胜**，而且没有别的走法了：所以{ $here }**必败**。
games-forward-won-loses = { $here }可以走到{ $there }，那里对手**必胜**，而且没有别的走法了：所以{ $here }**必败**，双方共 { $plies } 步。
games-forward-won-goesOn = { $here }可以走到{ $there }，但那里对手**必胜**：再找更好的走法。
games-forward-worse-wins = 走到{ $there }会让对手**必胜**。先前已有更好的走法，也没有别的可看了：轮到在{ $here }走的一方**必胜**，自己走 { $count } 步。
games-forward-worse-goesOn = { $here }还可以走到{ $there }，但那里对手**必胜**：已有更好的走法。
games-backward-nothing = 没有一步能走到{ $here }：由它推不出什么。
games-backward-settled = { $there }可以走到{ $here }，但{ $there }已经填好。
games-backward-reaches = { $there }可以走到{ $here }，那里对手**必败**：所以{ $there }**必胜**，自己走 { $count } 步。
games-backward-oneLess = { $there }可以走到{ $here }，但那里对手**必胜**：{ $there }还有 { $count } 种别的走法。
games-backward-noneLeft = { $there }的最后一种走法走到{ $here }，那里对手**必胜**：所以{ $there }**必败**，双方共 { $plies } 步。
games-last-nothing = 没有一步能走到{ $here }，队列也空了：表已填满，{ $winning } 格必胜，{ $losing } 格必败。
games-last-terminal = 最后一格是{ $here }：无路可走，**必败**。表已填满：{ $winning } 格必胜，{ $losing } 格必败。
games-last-settled = { $there }可以走到{ $here }，但{ $there }已经填好，队列也空了：{ $winning } 格必胜，{ $losing } 格必败。
games-last-wins = 最后一格是{ $here }：**必胜**，自己走 { $count } 步。表已填满：{ $winning } 格必胜，{ $losing } 格必败。
games-last-winsPlain = 最后一格是{ $here }：走到{ $there }，**必胜**。表已填满：{ $winning } 格必胜，{ $losing } 格必败。
games-last-loses = 最后一格是{ $here }：**必败**，双方共 { $plies } 步。表已填满：{ $winning } 格必胜，{ $losing } 格必败。
games-last-losesPlain = 最后一格是{ $here }：**必败**。表已填满：{ $winning } 格必胜，{ $losing } 格必败。
games-why-point = 指向或选中表中已填的一格，就能看到它的走法。
games-why-notYet = 未填：{ $here }
games-why-unpin = 回到当前步
games-why-list = 各种走法，按查看的先后
games-why-more = 还有 { $count } 种未列出
games-row-to = { $move }：{ $place }
games-row-seen = 已查看：
games-row-now = 当前：
games-row-ahead = 待查看：
games-row-spared = 不必查看：
games-row-known = 走法：
games-row-ahead-note = 表中已有，还没查看
games-row-spared-note = 不必查看
games-row-plies = 再走 { $count } 步终局
games-row-stuck = 到那里无路可走
games-row-mark-also = ✓ 也能赢
games-row-mark-decides = ◆ 定胜负：必胜
games-row-mark-holds = ◇ 目前最好
games-row-mark-shortest = ◆ 赢得最快
games-row-mark-resists = ◇ 拖得最久
games-row-mark-decided = ◆ 已定
games-opponent-wins = 对手必胜
games-opponent-loses = 对手必败
games-who-wins = 必胜
games-who-loses = 必败
games-who-open = 未填
games-line = 最佳走法，逐步列出
games-line-more = 还有 { $count } 步
games-play-opponent = 对手
games-play-opponent-person = 人
games-play-opponent-engine = 电脑
games-play-first = 先手
games-play-first-person = 我
games-play-first-engine = 电脑
games-play-new = 新对局
games-play-undo = 悔棋
games-play-hint = 提示
games-play-hint-wins = 能赢的一步：{ $move }。
games-play-hint-none = 对手应对得当，怎么走都赢不了。拖得最久的一步：{ $move }。
games-play-turn = 轮到 { $player } 走，现在是{ $here }。
games-play-yours = 你是 { $player }，轮到你走，现在是{ $here }。
games-play-answered = 电脑走：{ $move }。你是 { $player }，轮到你走，现在是{ $here }。
games-play-over-you = 走了 { $count } 步，你赢了：到{ $here }，电脑无路可走。
games-play-over-engine = 走了 { $count } 步，电脑赢了：到{ $here }，你无路可走。
games-play-over-person = 走了 { $count } 步，{ $winner } 赢了：到{ $here }，对方无路可走。
games-play-legal = { $count } 种合法走法
games-play-onBoard = 棋盘上还有 { $count } 种
games-play-moves = 已走的棋
games-play-effect-kept = ✓ 保住胜势
games-play-effect-gave = ✗ 送掉胜势
games-play-effect-lost = – 本来就必败
games-play-why-you = 我为什么输了？
games-play-why-person = { $player } 为什么输了？
games-play-mistake-you = 你在第 { $number } 步送掉了胜势（当时是{ $here }）：{ $made }。能赢的一步是：{ $better }。
games-play-mistake-person = { $player } 在第 { $number } 步送掉了胜势（当时是{ $here }）：{ $made }。能赢的一步是：{ $better }。
games-play-lost-you = 你从第一步起就必败：怎么走都走到电脑必胜的地方。
games-play-lost-person = { $player } 从第一步起就必败：怎么走都走到对方必胜的地方。
games-play-stuck-you = 你先走，而{ $here }无路可走：走不了的一方输。
games-play-stuck-person = { $player } 先走，而{ $here }无路可走：走不了的一方输。
games-spread-later = 表填满后才显示步数分布，免得提前泄露结局。
games-spread-end = 填满整张表
games-spread-of = { $done } / { $count }
games-timeline-plies = 总步数
games-spread = 各局面按一盘棋的长短分布
games-spread-log = 对数刻度
games-spread-value = 胜败
games-spread-plies = 总步数
games-spread-positions = 局面数
games-spread-longer = 超过 { $plies }
games-spread-here = ◀ { $here }
games-spread-hidden = 对局时隐藏。
games-longest = 最长的胜局
games-longest-win = { $here }：自己走 { $count } 步，双方共 { $plies } 步
games-longest-play = 从这里开局
games-longest-playFrom = 从{ $here }开局
games-answer-none = 开局{ $start }：胜败未定
games-answer-playing = 从这里谁必胜？
games-answer-playing-why = 对局结束后表中会再显示
games-answer-none-first = 它的格还没有填
games-answer-none-full = 它的格还没有填
games-answer-none-waves = 倒推还没有到它
games-answer-wins = 开局{ $start }：A 必胜，自己走 { $count } 步，双方共 { $plies } 步
games-answer-loses = 开局{ $start }：A 必败，双方共 { $plies } 步
games-answer-terminal = 开局{ $start }：A 必败，无路可走
games-answer-plies = 赢家尽快赢，输家尽量拖
games-answer-plain-wins = 开局{ $start }：A 必胜
games-answer-plain-loses = 开局{ $start }：A 必败
games-answer-plain = 第一张表不告诉步数，完整的表才告诉
games-ending-wins = A 必胜
games-ending-loses = A 必败
games-ending-wins-how = 先走，自己走 { $count } 步
games-ending-loses-how = 先走，双方共 { $plies } 步
games-ending-terminal-how = 先走，无路可走
games-outcome-wins = A 必胜，自己走 { $count } 步
games-outcome-loses = A 必败，双方共 { $plies } 步
games-outcome-winsPlain = A 必胜
games-outcome-losesPlain = A 必败
games-certificate = 结论：{ $winning } 格必胜，每格都指明一步，走到对手必败的地方。{ $losing } 格必败：每一步都走到必胜的格。每盘棋的长短也与格中所写相同。
games-certificate-plain = 结论：{ $winning } 格必胜，每格都指明一步，走到对手必败的地方。{ $losing } 格必败：每一步都走到必胜的格。
games-certificate-checked = ✓ 已独立验证，不靠搜索：指明的每一步都合法，每格的值都由它全部走法的值得出。
games-board = 表
games-editHint = 点击开局的格子，或用方向键和 Enter。
games-touchHint = 点按开局的格子。
games-cell-wins = 必胜，自己 { $count } 步，共 { $plies } 步
games-cell-loses = 必败，共 { $count } 步
games-cell-over = 无路可走：必败
games-cell-win = 必胜
games-cell-lose = 必败
games-cell-empty = 未填
games-cell-hidden = 对局时隐藏
games-cell-at = { $place }：{ $content }
games-cell-at-start = { $place }，开局位置：{ $content }
games-cell-now = { $place }，当前步的格：{ $content }
games-cell-now-start = { $place }，开局位置，也是当前步的格：{ $content }
games-cell-piece = { $place }，棋局在此：{ $content }
games-cell-piece-start = { $place }，开局位置，棋局在此：{ $content }
games-cell-target = { $place }，可以走到：{ $content }
games-cell-target-start = { $place }，开局位置，可以走到：{ $content }
games-cell-kept = { $told }；已固定，按 Enter 松开
games-foot-start = 开局：{ $place }
games-foot-cell = { $place }
games-foot-open = 胜败未定
games-foot-won = { $moves } 种走法中 { $count } 种能赢
games-foot-won-line = { $moves } 种走法中 { $count } 种能赢；最佳：{ $line }
games-foot-line = { $line } → { $next }
games-foot-line-more = ……
games-foot-lost = 怎么走都输
games-foot-lost-line = 怎么走都输；最久：{ $line }

## 画面上的术语：每个术语一句，在旁边打开。

games-term-cell = 一格是博弈的一个局面；它的值表示轮到走的一方是否必胜。
games-term-table = 表中每个局面占一格。
games-term-plies = 双方都走得最好时，这盘棋还要走几步；双方的步都算在内。
games-term-why = 这一格为何必胜或必败，逐步说明。
games-term-play = 在表上下一盘，对手是电脑或人，可以要提示。
games-term-spread = 各种总步数的局面各有多少个。
games-term-grundy = 局面的格伦迪数是从 0 起没有任何后继具有的最小的数。它是 0，当且仅当轮到走的一方输。在几个游戏的和里，这个局面相当于尼姆中这么大的一堆。
games-term-sum = 每步只改一堆，所以各堆是几个游戏的和：把它们的数写成二进制，作异或，就得到局面的数。上面有奇数个 1 的位，下面就是 1。
games-term-card = 每种走法一张卡：走到哪里，谁在那里必胜。◆ 表示它定胜负，◇ 表示它是目前最好的。
games-term-steps = 影片的一步查看一格的一种走法。时间轴上有全部的步，按行分段，倒推时按轮分段；小旗是起点。
games-term-step = 一次查看：看一格的一种走法。
games-term-item = 查看一格的走法，直到知道它的值。
games-term-stage = 一起填的格子：表的一行；倒推时，是总步数相同的所有格。

## 格伦迪数：按后继的数来数后继的面板。

map-grundy = 格伦迪数
games-map-grundy = 由后继的数求局面的格伦迪数
games-grundy-point = 指向或选中表中已填的一格，就能看到它的格伦迪数。
games-grundy-asks = { $here } 能到哪些数？格伦迪数是缺少的最小的数。
games-grundy-list = { $here } 的后继有哪些数
games-grundy-number = 数
games-grundy-followers = 后继
games-grundy-before =
    { $last ->
        [0] 0 也有。
       *[other] 0 到 { $last } 也都有。
    }
games-grundy-missing = 没有后继是它：缺少的最小的数
games-grundy-more = 另有 { $count } 个
games-grundy-larger = 更大的数，不算在内：{ $numbers }
games-grundy-and = { $list }、{ $next }
games-grundy-soFar = 到目前为止，缺少的最小的数是 { $least }
games-grundy-left = 还有 { $count } 个后继没看。
games-grundy-so = 格伦迪数是 { $number }
games-grundy-so-wins = 它不是 0：有一步能走到 0，所以轮到走的一方赢。
games-grundy-so-loses = 没有一步能走到 0：轮到走的一方输。
games-grundy-so-terminal = 无路可走，所以缺 0：轮到走的一方已经输了。
games-grundy-sum = 按堆计算
games-grundy-part = 第 { $number } 堆
games-grundy-xor = 异或

## The algorithms: a name for menus, and a sentence about each.

algorithm-first = 课上第一张表
algorithm-first-about = 逐格填：只要找到一个使对手必败的后继，该格就必胜。它告诉谁赢，但不告诉要走几步。
algorithm-full = 完整的表
algorithm-full-about = 逐格填，查看全部后继：赢家尽快赢，输家尽量拖，所以每格还告诉这盘棋要走多久。
algorithm-waves = 倒推分析
algorithm-waves-about = 从终局往回推：终局局面先入队，每个出队的局面决定它的前驱。各格按总步数从小到大填入。
algorithm-minimax = 极小极大搜索
algorithm-minimax-about = 每一局都走到终局。一方取最大的值，另一方取最小的值。
algorithm-alphabeta = α-β 搜索
algorithm-alphabeta-about = 极小极大搜索，但跳过改变不了值的走法：一方在别处已有更好的把握。

## Counters: short, a number stands above.

counter-filled = 已填
counter-filled-title = 已知胜败的格子。
counter-winning = 必胜
counter-winning-title = 轮到走的一方必胜的格子。
counter-losing = 必败
counter-losing-title = 轮到走的一方必败的格子。
counter-longest = 最长的胜局
counter-longest-title = 赢一盘自己最多要走几步。

## What is said of a game that has no words of its own for it.

games-position = 第 { $row } 行第 { $column } 列
games-move = 到第 { $row } 行第 { $column } 列
games-short = ({ $row }, { $column })
games-note = { $rows } × { $columns } 个局面
games-rows = 行
games-columns = 列
games-randomHint = 起点由种子随机生成。

## The Tab game.

tab-inShort = 换到另一列，列号是几就上几行。走不了的一方输。
tab-rules = 每步把棋子移到另一列，列号是几就向上几行，不能越过最上一行。双方轮流走，A 先走；走不了的一方输。
tab-text = 一行写测试组数，然后每组一行：行数、列数，起点的行和列，从 1 数起，行从下往上数。
tab-random = 起点由种子随机生成。
tab-position = 第 { $row } 行第 { $column } 列
tab-move = 到第 { $column } 列，上 { $up } 行
tab-preset-lost = 题目样例，必败
tab-preset-lesson = 课上：12 × 12
tab-preset-waves = 12 × 12，倒推
tab-preset-original = 200 × 50，与题目上限一样大
tab-preset-large = 1,000 × 250
tab-note = { $rows } × { $columns }，行从下往上数
tab-rows = 行
tab-columns = 列
tab-short = ({ $row }, { $column })

## The subtraction game.

subtract-shortName = 取石子
subtract-inShort = 从一堆中取石子。走不了的一方输。
subtract-rules = 每步从一堆中取石子，取的数目须是允许的数之一。双方轮流取，A 先取；走不了的一方输。
subtract-text = 一行写测试组数，然后每组一行：两堆的石子数（没有第二堆写 0），以及每次最多取几颗。
subtract-random = 各堆由种子随机生成。
subtract-position = （{ $a }，{ $b }）
subtract-position-one = 剩 { $a } 颗
subtract-move-first = 从第一堆取 { $count } 颗
subtract-move-second = 从第二堆取 { $count } 颗
subtract-move-one = 取 { $count } 颗
subtract-preset-one = 21 颗，每次取 1 到 3 颗
subtract-preset-set = 一堆，每次取 1、3 或 4 颗
subtract-preset-two = 7 颗和 10 颗，每次取 1 到 3 颗
subtract-preset-large = 500 颗和 500 颗，每次取 1 到 5 颗
subtract-note = { $rows } × { $columns }，每格是两堆的一种情形
subtract-rows = 第一堆
subtract-columns = 第二堆
subtract-short = ({ $a }, { $b })
subtract-note-one = { $cells } 种石子数，从 0 起
subtract-rows-one = 石子数
subtract-columns-one = 再加
subtract-short-one = { $a }

## 尼姆。

nim-inShort = 从一堆中取石子。走不了的一方输。
nim-rules = 每步从一堆中取一颗或多颗石子。双方轮流取，A 先取；走不了的一方输。
nim-text = 每组数据一行：堆数，然后是各堆的石子数。轮到走的一方赢，答案是 Yes，否则是 No。
nim-random = 各堆由种子随机生成。
nim-position = （{ $heaps }）
nim-short = ({ $heaps })
nim-move = 从第 { $heap } 堆取 { $count } 颗
nim-rows =
    { $firsts ->
        [0] 各堆：
        [1] 第 1 堆：
        [2] 第 1、2 堆：
       *[other] 第 1 到 { $firsts } 堆：
    }
nim-columns =
    { $single ->
        [1] 第 { $next } 堆：
       *[other] 第 { $next } 到 { $heaps } 堆：
    }
nim-note = { $rows } × { $columns }，每个局面一格
nim-preset-three = 3、4、5
nim-preset-lost = 1、2、3：必败
nim-preset-tree = 1、2、2，按树搜索
nim-preset-rows = 1、3、5、7
nim-preset-two = 12 和 9
nim-preset-large = 400 和 480
nim-treeMove = 第 { $heap } 堆剩 { $left } 颗
nim-trees-play-yours = 你是 { $player }，轮到你。选一颗石子：它和它后面的都取走。也可从列表中选一步；电脑用最好的一步应对。
nim-trees-term-position = 正在试走法的局面。一步取走一颗和它后面所有的石子。石子上的记号表示这一步的值；打斜线的石子是被剪掉的走法。
nim-cell-0 = 没有石子
nim-cell-1 = 石子
nim-editHint = 点一个位置：这一堆到那里为止；已经到那里为止的，就少一颗。方向键加回车也一样。
nim-touchHint = 轻点一个位置：这一堆到那里为止；已经到那里为止的，就少一颗。

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

# End of games in zh.
