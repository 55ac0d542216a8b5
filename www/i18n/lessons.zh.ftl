# The words of the lessons. A caption has at most two sentences; the numbers in it are counts of the
# run at the place that it tells about, by the names that `www/lessons/` gives them.
# 用词见 glossary.zh.md。

## What the list says under each lesson, and what comes before the cost of one.

lesson-facts = { $puzzles } · { $stops } 站 · { $minutes } 分钟
lesson-cost = 时间和内存的代价：
lesson-score = 已答 { $answered } 题（共 { $total } 题），答对 { $right } 题。

## The state space, and how breadth-first search sweeps it

lesson-sweep-name = 逐层走遍空间
lesson-sweep-about = 什么是状态空间，广度优先搜索怎样一层一层地走遍它。
lesson-sweep-chapter-space = 空间
lesson-sweep-chapter-queue = 队列
lesson-sweep-chapter-levels = 层
lesson-sweep-chapter-answer = 答案
lesson-sweep-board-title = 一个局面，16 种走法
lesson-sweep-board-caption = 每步翻一枚棋子，连同相邻的棋子，目标是全部同色。每个局面是一个状态，每走一步就是一次转移；搜索从这个状态开始。
lesson-sweep-first-title = 第一个状态扩展完
lesson-sweep-first-caption = 扩展一个状态，就是把它的走法全部试一遍。起始局面的 { $generated } 种走法得到 { $frontier } 个新局面，它们排队等待扩展：这就是队列。
lesson-sweep-queue-title = 先进先出
lesson-sweep-queue-caption = 已扩展 { $expanded } 个局面，还有 { $frontier } 个在等。等得最久的那个先出队，不管它是什么样子。
lesson-sweep-level-title = 一层扩展完
lesson-sweep-level-caption = 起始局面和离它一步的局面都已扩展。现在等待的 { $frontier } 个局面叫做边界，需要两步：深度为 2。
lesson-sweep-rings-title = 一环就是一层
lesson-sweep-rings-caption = 地图上的一环，就是深度相同的全部局面。边界以内的已经扩展，以外的还没有发现。
lesson-sweep-answer-title = 找到目标
lesson-sweep-answer-caption = 在深度 { $targetDepth } 发现了一个全部同色的局面。更浅的局面都已先发现，没有一个全部同色，所以没有更短的答案。
lesson-sweep-whole-title = 可达的全部局面
lesson-sweep-whole-caption = { $discovered } · 16 = 65,536 次转移得到的都是已发现的局面。恰好局面总数也是 2¹⁶ = 65,536：其余的都不可达。
lesson-sweep-cost = 每个状态扩展一次，它的每种走法试一次：时间 O(状态数 + 转移数)，空间 O(状态数)。
lesson-sweep-exercise-near = 这个局面只差一步。播放看看：发现目标时，队列里有多少个局面在等？
lesson-sweep-exercise-far = 这个局面需要 6 步。先猜一猜：搜索找到答案时，已经见过整个空间的多大一部分？
lesson-sweep-exercise-turn = 从这里按“前进”，一步一步地看，找出第一次走到见过的局面的那一步。那是哪个局面？

## Duplicates, and why the first visit is the shortest

lesson-duplicates-name = 已经见过
lesson-duplicates-about = 为什么走到的状态大多已经见过，为什么第一次到达走的就是最短路径。
lesson-duplicates-chapter-seen = 重复
lesson-duplicates-chapter-shortest = 为什么最短
lesson-duplicates-chapter-price = 代价
lesson-duplicates-back-title = 回到来处
lesson-duplicates-back-caption = 把同一枚棋子翻转两次，就回到起始局面。搜索认出了它，计一次重复，别的什么也不留。
lesson-duplicates-orders-title = 两种次序，同一局面
lesson-duplicates-orders-caption = 两枚棋子，先翻哪枚得到的都是同一个局面。它第一次被发现时已经入队，不再入队。
lesson-duplicates-half-title = 一半是重复
lesson-duplicates-half-caption = 前 { $generated } 次转移中，有 { $duplicate } 次得到见过的局面。不作记录的搜索会把它们全部重新扩展，连同之后的一切。
lesson-duplicates-slides-title = 换个谜题，还是一样
lesson-duplicates-slides-caption = 这里是把棋子移到相邻的空格。两次互不相干的移动先做哪次都行，这就是最先遇到的一对。
lesson-duplicates-order-title = 第一次到达就是最短
lesson-duplicates-order-caption = 状态按深度从小到大出队。所以第一次到达某个状态，总是从离起点最近的地方来的，后来的不会更短。
lesson-duplicates-mostly-title = 记录的价值
lesson-duplicates-mostly-caption = { $generated } 次转移中，有 { $duplicate } 次得到见过的状态。因为有记录，{ $discovered } 个状态各只扩展了一次。
lesson-duplicates-cost = 每个状态有 b 种走法时，走 d 步的序列有 bᵈ 个。用一张表记下每个状态，每个状态的每种走法就只试一次。
lesson-duplicates-exercise-next = 这里是第一次重复。接下来的 16 次转移中有几次重复？按“前进”，数一数。
lesson-duplicates-exercise-hardest = 把这个局面播放到底。哪个深度发现的状态最多，为什么不是最后一个深度？
lesson-duplicates-exercise-jumps = 在跳棋里，跳一次可以顶移动两次。找一个两步能到、三步也能到的状态。

## Impossible

lesson-impossible-name = 证明无解
lesson-impossible-about = 搜索怎样证明没有答案，什么时候连搜索都不用。
lesson-impossible-chapter-search = 搜索
lesson-impossible-chapter-proof = 证明
lesson-impossible-chapter-unsearched = 不用搜索
lesson-impossible-board-title = 看起来和别的局面一样
lesson-impossible-board-caption = 无论怎么走，这个局面都不会全部同色。怎样才能确信这一点？
lesson-impossible-grow-title = 还没有遇到目标
lesson-impossible-grow-caption = 已扩展 { $expanded } 个局面，还有 { $frontier } 个在等。只要还有一个在等，答案就仍可能出现。
lesson-impossible-shrink-title = 边界在缩小
lesson-impossible-shrink-caption = 走到的局面越来越多是见过的。队列中只剩 { $frontier } 个局面。
lesson-impossible-dry-title = 队列空了
lesson-impossible-dry-caption = 可达的 { $discovered } 个局面全部扩展完，其中没有目标。再没有什么可试，所以这个局面无解。
lesson-impossible-closed-title = 封闭集合就是证明
lesson-impossible-closed-caption = 这个集合中每个局面怎么走都还在集合内，其中没有全部同色的局面。谁都可以核对这份清单，不必相信得出它的搜索。
lesson-impossible-islands-title = 16 个连通块
lesson-impossible-islands-caption = 65,536 个局面分成 16 个连通块，每块 { $discovered } 个，互不相通。两个目标在同一块里，所以每 16 个局面中有 15 个无解。
lesson-impossible-pieces-title = 先数一数，再搜索
lesson-impossible-pieces-caption = 移动不会增减棋子。两个局面的棋子数不同，所以第一步之前就知道答案。
lesson-impossible-colours-title = 染色也能证明
lesson-impossible-colours-caption = 马每跳一步，所在格子的颜色就换一次，所以闭合巡游经过的两色格子一样多。这个棋盘一种颜色有 13 格，另一种有 12 格。
lesson-impossible-cost = 用搜索证明，时间和空间都是 O(状态数 + 转移数)；如果有一个怎么走都不变的量，看一眼局面就够了。
lesson-impossible-exercise-edit = 手动把棋子单独翻面，一次一枚，直到局面有解。你翻了几枚？
lesson-impossible-exercise-claim = 在这个棋盘上播放不用规则的回溯。染色一眼就能看出的结论，它要多久才能得到？
lesson-impossible-exercise-count = 修改目标，使两个局面的棋子数相同。这样就一定有解吗？

## Two sides

lesson-two-sides-name = 从两头搜索
lesson-two-sides-about = 为什么两个相遇的小搜索，远比一个大搜索省力。
lesson-two-sides-chapter-one = 单向
lesson-two-sides-chapter-two = 双向
lesson-two-sides-chapter-gain = 收获
lesson-two-sides-ask-title = 四枚棋子，两个局面
lesson-two-sides-ask-caption = 棋子可以移到相邻的空格，或跳过一枚相邻的棋子。要用最少的步数让四枚棋子走到带框的四格。
lesson-two-sides-growth-title = 一层比一层大
lesson-two-sides-growth-caption = 前四层有 1、16、134 和 715 个局面，下一层有 { $frontier } 个。搜索的代价主要在深的层。
lesson-two-sides-plain-title = 单向搜索找到目标
lesson-two-sides-plain-caption = 只从起点搜索，遇到目标时已发现 { $discovered } 个局面。它们几乎都与通往目标的路径无关。
lesson-two-sides-ends-title = 也从目标搜索
lesson-two-sides-ends-caption = 另一侧从目标开始，倒着走。两侧各扩展了自己的第一个局面，一共发现 { $discovered } 个。
lesson-two-sides-smaller-title = 边界较小的一侧先走
lesson-two-sides-smaller-caption = 每次扩展一整层，由等待的局面较少的一侧先来。这样两侧都不会太大：目前共 { $discovered } 个局面。
lesson-two-sides-contact-title = 相遇
lesson-two-sides-contact-caption = 反向走一步，到了另一侧已经发现的局面。它距起点 3 步，距目标 4 步，合起来是 7 步。
lesson-two-sides-proof-title = 约为十五分之一
lesson-two-sides-proof-caption = 搜索把这一层扩展完，确保没有更短的：共 { $discovered } 个局面，而不是 { $whole } 个。这两个圆有自己的比例，下一张图用第一次搜索的比例。
lesson-two-sides-scale-title = 同一比例
lesson-two-sides-scale-caption = 在第一次搜索的地图上，{ $discovered } 个局面只是这么一点。那次搜索发现了 { $whole } 个局面才到达目标。
lesson-two-sides-cost = 每个状态有 b 种走法，目标在 d 步之外：约 2 · √(bᵈ) 个状态，而不是 bᵈ 个。
lesson-two-sides-exercise-eight = 这一对局面需要 8 步。先猜双向搜索会发现多少个局面，再播放。
lesson-two-sides-exercise-nine = 题目问的是 8 步以内，而这里要 9 步。到第几步就能断定答案是 NO？
lesson-two-sides-exercise-flip = 在翻转棋上，双向搜索省得少。让它与单向搜索竞速，再说说为什么。

## First contact

lesson-contact-name = 相遇即停的陷阱
lesson-contact-about = 两侧轮流各扩展一个状态，可能相遇太早，得到偏长的路径。
lesson-contact-chapter-trap = 陷阱
lesson-contact-chapter-truth = 真相
lesson-contact-chapter-cure = 补救
lesson-contact-idea-title = 更简单的双向搜索
lesson-contact-idea-caption = 两侧轮流，每次只扩展一个局面，一相遇就停。听起来没有问题。
lesson-contact-turns-title = 每侧一个局面
lesson-contact-turns-caption = 两侧各扩展了一个局面，共 { $expanded } 个。现在又轮到正向一侧，然后是反向一侧，如此轮流。
lesson-contact-meet-title = 相遇了：4 步
lesson-contact-meet-caption = 扩展 { $expanded } 个局面后，有一步走到了另一侧已经发现的局面。这条路径有 4 步，搜索就此停止。
lesson-contact-shorter-title = 3 步就够
lesson-contact-shorter-caption = 只从起点出发的广度优先搜索在深度 { $targetDepth } 找到目标。刚才的双向搜索错了。
lesson-contact-unfinished-title = 那一层没有扩展完
lesson-contact-unfinished-caption = 相遇时，两侧都正在一层的中间。那里还在等待的某个局面，本可以通往更短的路径。
lesson-contact-levels-title = 整层扩展
lesson-contact-levels-caption = 如果一侧扩展完整层才轮到另一侧，第一次相遇就在一条最短路径上。这里发现 { $discovered } 个局面时相遇，路径有 3 步。
lesson-contact-whole-title = 为什么一定对
lesson-contact-whole-caption = 只要两侧还没相遇，每条路径都比两侧已完成的深度之和更长。所以在下一层中找到的路径，一定最短。
lesson-contact-cost = 把层扩展完，最多多花一层；不扩展完，答案就可能错。
lesson-contact-exercise-own = 移动目标中的一枚棋子，再试一次。虽然没有保证，第一次相遇有多少次恰好是对的？
lesson-contact-exercise-never = 在翻转棋上，这个陷阱从不出现。它的两个局面之间的所有路径有什么共同点？
lesson-contact-exercise-race = 在这一对局面上，让两种双向搜索竞速。哪一种发现的局面更少，它的答案对吗？

## Backtracking

lesson-backtracking-name = 试探、失败、回退
lesson-backtracking-about = 回溯怎样只用一条路径的内存搜索一棵树，为什么最初的选择迟迟不变。
lesson-backtracking-chapter-path = 路径
lesson-backtracking-chapter-tree = 树
lesson-backtracking-chapter-drowned = 更大的棋盘
lesson-backtracking-start-title = 马踏棋盘
lesson-backtracking-start-caption = 马走遍每一格，每格恰好一次，最后还要能跳回起点。在每一格，搜索都按固定顺序逐个试走法。
lesson-backtracking-dead-title = 死路
lesson-backtracking-dead-caption = 顺利走了 { $placements } 步。从这里怎么走，到的都是走过的格子。
lesson-backtracking-back-title = 回退一步
lesson-backtracking-back-caption = 搜索只撤销最后一步，再试那里的下一种走法。路径的其余部分不变。
lesson-backtracking-record-title = 只差一点
lesson-backtracking-record-caption = 前进 { $placements } 次后，走成了 35 步中的 { $deepest } 步。只差最后一格。
lesson-backtracking-inner-title = 最初的选择迟迟不变
lesson-backtracking-inner-caption = 前进 { $placements } 次后，前 10 步仍是最先试的那些。错若出在那里，要到最后才会改正。
lesson-backtracking-answer-title = 终于找到巡游
lesson-backtracking-answer-caption = 前进 { $placements } 次后，找到第一条闭合巡游。它的前 10 步仍是最先试的那些：搜索碰巧选对了。
lesson-backtracking-eight-title = 8 × 8
lesson-backtracking-eight-caption = 在 8 × 8 的棋盘上前进 { $placements } 次后，前 38 步没有变过。谁也等不到这次搜索结束。
lesson-backtracking-cost = n 个格子各有 b 种选择：时间最多 bⁿ，空间只要一条路径，O(n)。
lesson-backtracking-exercise-other = 同样的棋盘，换一种走法顺序，要花一千倍的时间。两种都播放一会儿：它们从哪里开始不同？
lesson-backtracking-exercise-five = 5 × 5 的棋盘上没有闭合巡游，却有开放的。搜索第一次折返时有多深？
lesson-backtracking-exercise-fall = 到这里，搜索已经退回一半以上的深度。按“后退”，找出错在哪个选择。

## Warnsdorff's rule

lesson-warnsdorff-name = Warnsdorff 规则
lesson-warnsdorff-about = 一条好规则怎样把几百万次尝试变成几十次，为什么它什么也不保证。
lesson-warnsdorff-chapter-rule = 规则
lesson-warnsdorff-chapter-gain = 收获
lesson-warnsdorff-chapter-limits = 局限
lesson-warnsdorff-counts-title = 数出路
lesson-warnsdorff-counts-caption = 马可以去的每一格，都写着从那里有几条出路。规则：去出路最少的格子。
lesson-warnsdorff-corner-title = 先去偏僻的格子
lesson-warnsdorff-corner-caption = 能跳到的格子越少，以后就越难到达。规则趁还能去时先去那里，所以总贴着棋盘的边走。
lesson-warnsdorff-cut-title = 往前看
lesson-warnsdorff-cut-caption = 走了 { $depth } 步，起点旁边已没有空格，巡游不可能闭合。搜索立即放弃这个结点。
lesson-warnsdorff-tour-title = 前进 { $placements } 次
lesson-warnsdorff-tour-caption = 这条巡游有 { $depth } 步，只回退了 { $retreats } 次。不用规则，这次搜索久得谁也等不到它结束。
lesson-warnsdorff-six-title = 同一棋盘，两次搜索
lesson-warnsdorff-six-caption = 在 6 × 6 的棋盘上，用规则只要前进 { $placements } 次。不用规则，搜索前进了 { $naive } 次。
lesson-warnsdorff-unlucky-title = 没有保证
lesson-warnsdorff-unlucky-caption = 从 10 × 10 棋盘的这一格出发，前进了 { $placements } 次，仍没有闭合巡游。规则只是猜，起点附近的错要到最后才会改正。
lesson-warnsdorff-built-title = 或者构造
lesson-warnsdorff-built-caption = 小巡游可以拼成大巡游。这里 { $placements } 次前进全都一次选对，因为根本不用搜索。
lesson-warnsdorff-cost = 给候选排序，每个结点最多数八次出路；n 个格子各有 b 种选择，最坏情况仍是 bⁿ。
lesson-warnsdorff-exercise-elsewhere = 从这个棋盘的另一格出发。闭合巡游可以从任意一格开始：怎样利用这一点？
lesson-warnsdorff-exercise-cuts = 同一个起点，更强的剪枝。其中哪一种最先起作用？
lesson-warnsdorff-exercise-narrow = 3 × 10 的棋盘上有闭合巡游吗？先猜，再播放。

## Constraint propagation

lesson-constraints-name = 让数字来定
lesson-constraints-about = 为什么跟着数字推下去的搜索，几乎不用猜。
lesson-constraints-chapter-guess = 猜
lesson-constraints-chapter-follow = 推
lesson-constraints-chapter-gain = 收获
lesson-constraints-field-title = 64 格
lesson-constraints-field-caption = 每个数字是它自己那格和周围的雷数。搜索可以一行一行地试，每格先试无雷，再试有雷。
lesson-constraints-late-title = 错误发现得晚
lesson-constraints-late-caption = 已定 { $depth } 格，下一格无雷、有雷都不行。前面有一个选择错了，搜索到现在才知道。
lesson-constraints-rows-title = 一行一行地试
lesson-constraints-rows-caption = 前进 { $placements } 次，才找到符合全部数字的布雷，途中有 { $refused } 次不可行。
lesson-constraints-last-title = 最后一格不用选
lesson-constraints-last-caption = 一个数字周围只剩一格未定时，这格就由它推出。树还是那棵树，但不可行的只有 { $refused } 次，而不是 { $before } 次。
lesson-constraints-pair-title = 两个相邻的数字
lesson-constraints-pair-caption = 相邻的数字统计的格子大多相同。还没猜任何一格，它们的差就推出了一格。
lesson-constraints-choice-title = 第一次真正的选择
lesson-constraints-choice-caption = 在此之前，每一格都由数字推出。第 { $depth } 格是第一次猜，猜在未定格很少的数字旁边。
lesson-constraints-cut-title = 猜错被发现
lesson-constraints-cut-caption = 又猜了几次，定到第 { $depth } 格时，已经怎么定都不行。最后一次猜测连同由它推出的一切，都要撤销。
lesson-constraints-done-title = 只要九分之一
lesson-constraints-done-caption = 前进 { $placements } 次，而不是 { $rows } 次。先选约束最紧的格子，错误还小就会被发现。
lesson-constraints-none-title = 无法布雷
lesson-constraints-none-caption = 这些数字互相矛盾。搜索前进 { $placements } 次就发现了，一次也没有猜。
lesson-constraints-cost = 每定一格，就沿着含有它的各个和推下去：每个结点多做一点，而数字约束紧时，结点数按指数减少。
lesson-constraints-exercise-small = 这个雷区不用猜就能解开。每走一步之前，先预测那一格。
lesson-constraints-exercise-unique = 这个雷区恰好有一个解。怎样才能确定这一点？
lesson-constraints-exercise-several = 改一个数字，使这个雷区无解。各个算法要多久才发现？

## Games

lesson-games-name = 胜败倒着推
lesson-games-about = 一张表怎样说出每个局面谁赢，又怎样照着它走。
lesson-games-chapter-table = 表
lesson-games-chapter-backwards = 倒推
lesson-games-chapter-play = 怎样走
lesson-games-rules-title = 棋子往上走
lesson-games-rules-caption = 选另一列：棋子移到那里，列号是几就上几行。走不了的一方输。
lesson-games-top-title = 走不了的一方输
lesson-games-top-caption = 在最上一行，一步也走不了。所以那里的 { $losing } 格，轮到谁走谁必败。
lesson-games-win-title = 有一个必败后继就够
lesson-games-win-caption = 从这一格有一步通往必败的格子，而到了那里轮到对手走。所以这一格必胜。
lesson-games-lose-title = 后继全都必胜
lesson-games-lose-caption = 从这里怎么走，留给对手的都是必胜的格子。所以这一格必败，双方都走得最好时，总步数为 { $decided }。
lesson-games-start-title = 答案
lesson-games-start-caption = 起点必胜，只要走到一个必败的格子。总步数为 { $decided }：赢家走两步，输家走一步。
lesson-games-waves-title = 从终局往回推
lesson-games-waves-caption = 倒推分析从必败的格子开始，问谁能走到它们：{ $winning } 格立刻必胜。接着，再没有更好走法的格子必败。
lesson-games-heap-title = 一堆石子
lesson-games-heap-caption = 每次取 1、2 或 3 颗，取不了的一方输。剩 4 颗时怎么取，留给对手的都是 1、2 或 3 颗，全都必胜，所以 4 颗必败。
lesson-games-four-title = 规律
lesson-games-four-caption = 石子数为 4 的倍数就必败。谁能给对手留下 4 的倍数谁就赢，知道这些就够了。
lesson-games-two-title = 两堆
lesson-games-two-caption = 有两堆时，{ $filled } 种局面中有 { $losing } 种必败：两堆除以 4 的余数相同。在其他局面，轮到走的一方把余数变得相同。
lesson-games-cost = 每一步只查看一次：时间 O(局面数 + 走法数)，空间 O(局面数)。
lesson-games-exercise-play = 从这里与电脑对弈。第一步怎么走才赢？
lesson-games-exercise-set = 现在每次可取 1、3 或 4 颗。找出必败的石子数的规律。
lesson-games-exercise-large = 原题的棋盘有 10,000 个局面：最长的胜局要走多少步，在哪一格？

## Presenting: a button beside the lesson's own, and what the list of keys says.

lesson-present = 演示
lesson-keys-notes = 显示或隐藏教师备注
lesson-keys-hands = 让全班举手表决，或只问一位读者
lesson-keys-raise = 全班表决时：给该选项加一票，按住 Shift 减一票

# End of lessons in zh.
