# The words of the lessons. A caption has at most two sentences; the numbers in it are counts of the
# run at the place that it tells about, by the names that `www/lessons/` gives them.
# 用词见 glossary.zh.md。

## What the list says under each lesson, and what comes before the cost of one.

lesson-facts = { $puzzles } · { $stops } 站 · { $minutes } 分钟
lesson-cost = 时间和内存的代价：
# Of a lesson that an author has made: its name where it has none, its last button, and its end.
lesson-make = 制作课程
lesson-makeNote = 给影片添加带说明和问题的各站。
lesson-own = 课程
lesson-end = 结束
lesson-ownEnd = 这是最后一站。
lesson-code = 把你的回答发给老师
lesson-codeNote = 写上名字，再复制代码发出去。代码说明你选了哪些答案。
lesson-codeCopy = 复制代码
lesson-codeCopied = 已复制
lesson-codeName = 你的名字
lesson-codeForged = 这是练习，不是考试：代码可以伪造。在你发出代码之前，名字只留在这台设备上。
lesson-score = 已答 { $answered } 题（共 { $total } 题），答对 { $right } 题。

## 练习：检查学生的回答，以及给老师的答案。

lesson-check-number = 你的答案
lesson-check-check = 检查
lesson-check-right = 对。
lesson-check-wrong = 不对。
lesson-check-less = 不对：太小了。
lesson-check-more = 不对：太大了。
lesson-check-unknown = 这次运行太长，无法在这里检查。
lesson-check-show = 给我看
lesson-check-tell = 看一个答案
lesson-check-yes = 是
lesson-check-no = 否
lesson-check-print = 打印练习
lesson-check-key = 打印答案
lesson-check-title = 练习 { $number }
lesson-check-answer = 答案
# 在影片的哪里能看到正确答案。
lesson-check-count-frontier = 第 { $step } 步找到解答，这时有 { $value } 个局面在队列里等待。
lesson-check-count-discovered = 到第 { $step } 步，搜索已发现 { $value } 个状态。
lesson-check-count-duplicate = 到第 { $step } 步为止，其中 { $value } 步走到了重复的局面。
lesson-check-count-expanded = 第 { $step } 步找到解答，这时已扩展 { $value } 个状态。
lesson-check-count-depth = 在第 { $step } 步之后回退之前，路径有 { $value } 步。
lesson-check-count-tries = 第 { $step } 步找到解答，共尝试 { $value } 次。
lesson-check-count-entered = 第 { $step } 步搜索结束：一共看了 { $value } 个局面。
lesson-check-step = 是第 { $step } 步。
# 列表里的一个算法和它的数。
lesson-check-each = { $name }：{ $value }
lesson-check-least = { $name }最少。{ $list }。
lesson-check-outcome-yes = 是：第 { $step } 步找到了一条。
lesson-check-outcome-no = 否：到第 { $step } 步，所有可能都试过了。
lesson-check-winning = 走到{ $cell }必胜：之后对手怎么走都输。

## The state space, and how breadth-first search sweeps it

lesson-sweep-name = 逐层走遍空间
lesson-sweep-about = 什么是状态空间，广度优先搜索怎样一层一层地走遍它。
lesson-sweep-chapter-space = 空间
lesson-sweep-chapter-queue = 队列
lesson-sweep-chapter-levels = 层
lesson-sweep-chapter-answer = 答案
lesson-sweep-small-title = 四枚棋子的小游戏
lesson-sweep-small-caption = 每步翻一枚棋子，连同相邻的棋子，目标是全部同色。地图画出全部 16 个局面，也就是状态；每条线是一步。
lesson-sweep-tree-title = 每个局面只发现一次
lesson-sweep-tree-caption = 全部 { $generated } 次转移都试过了：实线是发现一个局面的那一步。一列就是深度相同的局面，搜索一列接一列地发现它们。
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
lesson-sweep-whole-title = 这就是广度优先搜索
lesson-sweep-whole-caption = 可达的 { $discovered } 个局面全部扩展完，深度小的在先：这就是广度优先搜索。队列保证这个次序，所以每个局面都由一条最短路径找到。
lesson-sweep-cost = 每个状态扩展一次，它的每种走法试一次：时间 O(状态数 + 转移数)，空间 O(状态数)。
lesson-sweep-exercise-near = 这个局面只差一步。播放看看：发现目标时，队列里有多少个局面在等？
lesson-sweep-exercise-far = 这个局面需要 6 步。先猜一猜：找到答案时，搜索已经发现了多少个局面？
lesson-sweep-exercise-turn = 从这里按“前进”，一步一步地看，找出第一次走到见过的局面的那一步。那是第几步？

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
lesson-duplicates-answer-hardest = 深度 10，有 1,674 个局面。快到最后时，几乎每一步都走到重复的局面，所以最后一个深度只有 6 个。
lesson-duplicates-answer-jumps = 跳过相邻的一枚棋子，等于移动两次：相邻的那枚先走到后面的空格，这枚再走到它原来的格子。再走一步，就是两步和三步到同一个状态。

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
lesson-impossible-exercise-claim = 在这个棋盘上播放不用规则的回溯。染色一眼就能看出的结论，它要多少步才能得到？
lesson-impossible-exercise-count = 修改目标，使两个局面的棋子数相同。这样就一定有解吗？
lesson-impossible-answer-edit = 选对了，1 枚就够：这样的棋子有 2 枚。它们改变了任何走法都改变不了的量，页面会马上说明局面是否可解。
lesson-impossible-answer-claim = 7,926,904 步：回溯要试遍所有走法，而染色只需数一次两种颜色的格子。
lesson-impossible-answer-count = 是的。棋子都一样，又能走过空格，所以棋子数相同的每个局面都走得到。

## One program, three lists

lesson-lists-name = 一个程序，三种表
lesson-lists-about = 同一个程序，表换成队列、栈或优先队列，就成了三种搜索。
lesson-lists-chapter-queue = 队列
lesson-lists-chapter-stack = 栈
lesson-lists-chapter-priority = 优先队列
lesson-lists-chapter-other = 换个谜题
lesson-lists-start-title = 一个程序，一张表
lesson-lists-start-caption = 走进一格花费 1，或格上的数字。程序从表中取出一格，试从那里的每种走法，把新的格子放进表中。
lesson-lists-queue-title = 先进先出
lesson-lists-queue-caption = 已扩展 { $expanded } 格，还有 { $frontier } 格在队列里等。等得最久的先出队：这就是广度优先搜索。
lesson-lists-fewest-title = 步数最少
lesson-lists-fewest-caption = 队列按步数依次给出格子，所以没有比这 { $targetDepth } 步更短的路径。但它从不看花费：这条路径花费 40。
lesson-lists-stack-title = 后进先出
lesson-lists-stack-caption = 还是这个程序，表换成栈：最后放进去的先出来。扩展了 { $expanded } 格，搜索还没有折返过。
lesson-lists-long-title = 到了，却绕了大圈
lesson-lists-long-caption = 深度优先搜索能往前就一直往前。它走了 24 步，经过全部 25 格才到星形，花费 { $targetDepth }。
lesson-lists-least-title = 最便宜的先来
lesson-lists-least-caption = 现在表是优先队列：g 最小的先出来，g 是走到那一格的路径的花费。写着 9 的格子只好等着。
lesson-lists-cheapest-title = 花费最少
lesson-lists-cheapest-caption = 这条路径花费 { $targetDepth }。星形比还在等的格子先出来，所以它们都不比它便宜，经过它们的路径也不会更便宜。
lesson-lists-tiles-title = 滑块
lesson-lists-tiles-caption = 同样的程序把数字块滑进空格。用队列找到最短的答案，共 { $targetDepth } 步，这时已发现 { $discovered } 个局面。
lesson-lists-equal-title = 每步花费都一样
lesson-lists-equal-caption = 这里每步花费 1，g 最小就是步数最少。优先队列做的就是队列的事，答案又是 { $targetDepth } 步。
lesson-lists-deep-title = { $targetDepth } 步
lesson-lists-deep-caption = 用栈，答案有 { $targetDepth } 步，其实 { $shortest } 步就够。它仍是正确的答案：程序并没有要求短。
lesson-lists-cost = 每一项，队列和栈用 O(1)，有 n 项的优先队列用 O(log n)。不管用哪种表，每个状态只扩展一次。
lesson-lists-exercise-guards = 在这个迷宫里，三种表找到的路径花费相同。这里哪种表扩展的格子最少？总是它最少吗？
lesson-lists-exercise-luck = 在这里，深度优先搜索碰巧找到了最短的路径。把一格变成墙，使它的路径比必要的更长。
lesson-lists-exercise-goal = 这里每步花费 1，一致代价搜索扩展的局面却比广度优先搜索多。它们各在什么时候看出一个局面就是目标？
lesson-lists-answer-luck = 把深度优先搜索找到的路径上的一格堵住。它按固定顺序走向下一个空格，绕一大圈。
lesson-lists-answer-goal = 广度优先搜索在发现目标时就知道；一致代价搜索要到扩展目标时才确定：在那之前可能还有更便宜的路。

## What a heuristic buys

lesson-heuristics-name = 启发函数换来什么
lesson-heuristics-about = 对剩下步数的估计怎样引导搜索，什么时候答案仍是最短的。
lesson-heuristics-chapter-estimate = 估计
lesson-heuristics-chapter-closer = 更接近真实
lesson-heuristics-chapter-haste = 心急
lesson-heuristics-chapter-wrong = 错误的启发函数
lesson-heuristics-blind-title = 朝各个方向
lesson-heuristics-blind-caption = 一致代价搜索只知道 g，即已走的步数。扩展了 { $expanded } 个局面之后，离起点 { $targetDepth } 步的目标才出来。
lesson-heuristics-guess-title = 至少还要六步
lesson-heuristics-guess-caption = 有六个数字块不在自己的位置，而每步最多让一块归位。所以六是不会过大的估计：这就是启发函数，简写为 h。
lesson-heuristics-sum-title = f = g + h
lesson-heuristics-sum-caption = A* 从表中取出 f 最小的局面。f 等于已走的步数 g，加上对剩下步数的估计 h：左边的局面是 1 + 6 = 7。
lesson-heuristics-misplaced-title = { $expanded } 个局面
lesson-heuristics-misplaced-caption = 用错位数作估计，A* 扩展 { $expanded } 个局面，而不是 { $blind } 个。答案也是 { $targetDepth } 步。
lesson-heuristics-manhattan-title = 更好的估计
lesson-heuristics-manhattan-caption = 曼哈顿距离把每个数字块离自己位置的行数和列数加起来。每步只让一块靠近一格，所以它也不会过大。
lesson-heuristics-admissible-title = 为什么没有更短的
lesson-heuristics-admissible-caption = 下一个出来的就是目标，f = 19，还在等的局面没有更小的 f。h 从不过大，所以经过它们的路径不会更短。
lesson-heuristics-beam-title = 一束光照向目标
lesson-heuristics-beam-caption = 现在只扩展 { $expanded } 个局面。估计越接近真实，搜索可以不管的部分就越大。
lesson-heuristics-conflict-title = 更近一步
lesson-heuristics-conflict-caption = 两块都在自己的行里，却要互相让过，就得多走两步。用上线性冲突，{ $expanded } 个局面就够，但每次估计算得更久。
lesson-heuristics-greedy-title = 只看估计
lesson-heuristics-greedy-caption = 贪心搜索取 h 最小的，不管 g。它只扩展 { $expanded } 个局面，答案却有 { $targetDepth } 步。
lesson-heuristics-weighted-title = 有一点急
lesson-heuristics-weighted-caption = 加权 A* 取 g + 2 · h 最小的，扩展 { $expanded } 个局面。答案最多可达最短的两倍，这里是 { $targetDepth } 步，正好最短。
lesson-heuristics-wrong-title = 过大
lesson-heuristics-wrong-caption = 现在 h 是曼哈顿距离的两倍。它说还要 14 步，其实九步就够。
lesson-heuristics-lost-title = 丢了最短路径
lesson-heuristics-lost-caption = 下一个出来的就是目标，走了 11 步。九步的最短路径要经过一个还在等的局面，它的 f 是 1 + 16 = 17，轮不到它。
lesson-heuristics-again-title = 扩展得太早
lesson-heuristics-again-caption = 这一步花费 1，估计却从 10 降到 8。这样的估计不一致：已扩展的局面又有了更短的路径，要再扩展一次。
lesson-heuristics-cost = 发现的每个局面都留在内存中。扩展一个局面，每种走法要估计一次，表有 n 项时再加 O(log n)。
lesson-heuristics-exercise-hardest = 这是最难的两个局面之一。先猜用每种启发函数时 A* 扩展多少个局面，再在菜单中试一试。
lesson-heuristics-exercise-worst = 启发函数旁的标记说明它在多少个局面上估计过大。打开其中最差的一个：它需要几步？
lesson-heuristics-exercise-weight = 权为 3 时，答案有 21 步。权是多少时，答案是 19 步？
lesson-heuristics-answer-worst = 它需要 22 步，而估计值是 44：每段距离都算了两遍。
lesson-heuristics-answer-weight = 1 和 2。从 3 起，搜索更看重估计值，而不是已走的步数，于是错过了最短的走法。

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
lesson-two-sides-answer-nine = 第 23,650 步。这时两侧各搜完了 4 个深度，还没有相遇，剩下的走法至少要 9 步。
lesson-two-sides-answer-flip = 所有局面彼此只差几步，中间的几个深度几乎包含全部局面：深度减半省不了多少。

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
lesson-contact-answer-own = 常常是对的：移动一枚棋子有 240 种方式，其中 226 种仍然对。但只有搜完整个深度才有保证。
lesson-contact-answer-never = 它们的步数全是偶数，或者全是奇数。第一次相遇最多多 1 步，而没有一条路径是那样长的。

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
lesson-backtracking-answer-other = 从第一步起：两种顺序试的格子不同。从那里起，两个搜索走进树的不同部分，其中一个死路极多。
lesson-backtracking-answer-fall = 走了 16 步之后的那个选择：搜索退回到那里，改试另一个。它之后的一切都白试了。

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
lesson-warnsdorff-answer-elsewhere = 闭合的巡游是一个圈：从规则好用的一格开始找，再把圈转一下，让它从你的格子出发。
lesson-warnsdorff-answer-cuts = “起点被堵死”，在第 61 步：起点旁边没有空格了，回不去。

## Iterative deepening and IDA*

lesson-deeper-name = 一轮一轮，越走越深
lesson-deeper-about = 只记住一条路径的搜索，怎样靠放大界限、从头再来，找到最短的答案。
lesson-deeper-chapter-rounds = 一轮又一轮
lesson-deeper-chapter-estimate = 加上估计
lesson-deeper-chapter-fifteen = 15 枚滑块
lesson-deeper-path-title = 只记住路径
lesson-deeper-path-caption = 这种搜索深度优先，只记住路径上的局面。这一轮的路径最多三步，现在正好走满三步。
lesson-deeper-beyond-title = 越界
lesson-deeper-beyond-caption = 第四步会越过界限，所以不走。搜索退回最后一步，再试那里的下一种走法。
lesson-deeper-again-title = 一轮结束
lesson-deeper-again-caption = 三步的路径全都试过，没有一条通往目标。搜索放大界限，从起点重新开始。
lesson-deeper-factor-title = 只差几倍
lesson-deeper-factor-caption = 所有轮次一共试了 { $tries } 次，其中 141,816 次在最后一轮。每一轮都比前一轮大，所以重做小的几轮花不了多少。
lesson-deeper-answer-title = 最短的答案
lesson-deeper-answer-caption = 目标在 19 步之外，更小的界限都走不到那里，所以没有更短的答案。内存中从来没有超过 { $deepest } 个局面。
lesson-deeper-memory-title = 内存换来什么
lesson-deeper-memory-caption = 广度优先搜索只试 { $generated } 次，因为它认得见过的局面。为此它要把 { $discovered } 个局面都留在内存中。
lesson-deeper-bound-title = 第一个界限
lesson-deeper-bound-caption = IDA* 是用 f = g + h 的迭代加深，界限限制的是 f。按曼哈顿距离至少还要九步，所以第一个界限是 9。
lesson-deeper-least-title = 界限升到多少
lesson-deeper-least-caption = 界限为 11 的一轮结束了。这一轮中，搜索记下了越界的最小 f：没有比它更便宜的答案。
lesson-deeper-found-title = 试了 { $tries } 次
lesson-deeper-found-caption = IDA* 用了六轮，试了 { $tries } 次，找到 19 步的答案。迭代加深试的次数是它的两百多倍。
lesson-deeper-fifteen-title = 15 枚滑块
lesson-deeper-fifteen-caption = 从这里可以到达 10,461,394,944,000 个局面。这么多局面用一张表装不下，所以本页在这里不提供广度优先搜索。
lesson-deeper-full-title = A* 要留下什么
lesson-deeper-full-caption = A* 找到 { $targetDepth } 步的答案，是最短的。这时它的内存中有 { $discovered } 个局面，因为另一条路径可能走到其中任何一个。
lesson-deeper-korf-title = 一条路径就够
lesson-deeper-korf-caption = IDA* 生成 540,860 个局面，与 Korf 在 1985 年发表的数目相同。答案一样短，而它只留下路径上的 { $deepest } 个局面。
lesson-deeper-cost = 每个状态有 b 种走法，目标在 d 步之外：时间 O(bᵈ)，空间 O(d)。所有轮次合起来约为最后一轮的 b / (b − 1) 倍。
lesson-deeper-exercise-hardest = 这个局面需要 31 步。界限每一轮升多少，为什么从不只升一？
lesson-deeper-exercise-limit = 这里路径最多可有 40 步，而且只有一轮。答案有 35 步，而不是 19 步：为什么？
lesson-deeper-exercise-conflict = 同一个局面，改用线性冲突。猜猜 IDA* 现在要试多少次：用曼哈顿距离时是 540,867 次。
lesson-deeper-answer-hardest = 增加二。每一步使已走的步数加一、曼哈顿距离变一，所以 f 不变或增加二。
lesson-deeper-answer-limit = 深度受限搜索取第一条不超过限制的走法，并不找最短的。

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
lesson-constraints-answer-small = 找一个雷数已满的数字，或者周围未开的格子全是雷的数字：它推出下一格。
lesson-constraints-answer-unique = 让搜索在第一个解之后继续。如果直到结束都没有另一个解，它就是唯一的。
lesson-constraints-answer-several = “约束最紧者优先”最早发现，多半在第一步之前，因为它从数字开始。其他算法要走到那个数字才发现。

## Crossing out

lesson-crossing-name = 先划掉，再选择
lesson-crossing-about = 为什么会划掉格子的搜索能提前几行发现错误。
lesson-crossing-chapter-late = 发现得晚
lesson-crossing-chapter-cross = 划掉
lesson-crossing-chapter-gain = 收益
lesson-crossing-board-title = 每行一个皇后
lesson-crossing-board-caption = 皇后不能互相攻击。搜索从左到右逐格尝试每一行，再到下一行。
lesson-crossing-stuck-title = 每格都不可行
lesson-crossing-stuck-caption = 已放 { $depth } 个皇后，第 6 行的每一格都被攻击。搜索试了 { $tries } 次才知道，并撤销最后一个皇后。
lesson-crossing-crosses-title = 划掉，不再尝试
lesson-crossing-crosses-caption = 第一个皇后立刻划掉其他行的 14 格。这些格都不必再试。
lesson-crossing-cut-title = 没有格的一行
lesson-crossing-cut-caption = 皇后 4 划掉了第 6 行的最后一格：试 { $tries } 次就发现，而不是 { $plain } 次。不看别的行就撤销它。
lesson-crossing-fewest-title = 先选剩得最少的
lesson-crossing-fewest-caption = 各行不必按顺序来。下一个是剩余格最少的行：若会失败，就早失败。
lesson-crossing-plain-title = 不划掉
lesson-crossing-plain-caption = 朴素回溯试了 { $tries } 次才找到第一个解。其中只有 { $placements } 次放下了皇后。
lesson-crossing-forward-title = 划掉
lesson-crossing-forward-caption = 前向检查试 { $tries } 次就找到同一个解，而不是 { $plain } 次。没有一次是不可行的。
lesson-crossing-arcs-title = 再多看一行
lesson-crossing-arcs-caption = 弧一致还会划掉使另一行无格可放的格。放 { $placements } 次就够了，不过每次更费功夫。
lesson-crossing-cost = 每个选择都要查看相邻变量剩下的所有值：每次选择更费功夫，但选择少得多。
lesson-crossing-exercise-small = 在纸上解这个棋盘，把皇后攻击的每一格划掉。有多少格搜索试过，而你根本没看？
lesson-crossing-exercise-rings = 找一个带圈的叉。没有皇后攻击那一格：为什么那里放不了皇后？
lesson-crossing-exercise-sudoku = 这个数独一次也不用猜就能填完。为什么只剩一个数字的格不用猜？
lesson-crossing-answer-small = 18 格：普通回溯试了 26 格，其中 18 格被攻击，它们在你的纸上都划掉了。
lesson-crossing-answer-rings = 皇后若在那里，另一行就没有空格了。这不是被攻击看出来的，而是从剩下的值看出来的。
lesson-crossing-answer-sudoku = 其他数字都已划掉，那里不可能有别的解。

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
lesson-games-answer-set = 0 和 2，再每次加 7：7、9、14、16……从它们出发的每一步都到必胜的堆。
lesson-games-answer-large = 双方共 17 步，其中 9 步是胜方的，从第 15 行第 32 列开始。表填满后，最长胜局的列表里就有。

## Presenting: a button beside the lesson's own, and what the list of keys says.

lesson-present = 演示
lesson-keys-notes = 显示或隐藏教师备注
lesson-keys-hands = 让全班举手表决，或只问一位读者
lesson-keys-raise = 全班表决时：给该选项加一票，按住 Shift 减一票

## alphabeta

lesson-alphabeta-name = 为什么不必看那里
lesson-alphabeta-about = 极小极大搜索怎样求出一局的值，α-β 搜索又为什么可以跳过大部分。
lesson-alphabeta-chapter-minimax = 处处都看
lesson-alphabeta-chapter-window = 已有把握
lesson-alphabeta-chapter-order = 好棋先走
lesson-alphabeta-rules-title = 一直看到终局
lesson-alphabeta-rules-caption = 轮到 X。极小极大搜索把每一步、每个应对都走到终局：X 有把握得到什么？
lesson-alphabeta-end-title = 一局结束
lesson-alphabeta-end-caption = 这里 X 连成了线，按规则 X 赢。这个值传回上一步。
lesson-alphabeta-guess-title = 另外的应对
lesson-alphabeta-guess-caption = 现在 O 走另外那格，X 只剩最后的空格。X 在这里得到什么？
lesson-alphabeta-least-title = O 取最小
lesson-alphabeta-least-caption = 这里轮到 O：有的应对让 X 赢，有的成和棋。O 选和棋，因为这对 X 最小。
lesson-alphabeta-whole-title = 这个局面的值
lesson-alphabeta-whole-caption = 看了 { $entered } 个局面以后知道了值：X 赢，而且只有走右下角才赢。
lesson-alphabeta-sure-title = α：X 有把握和棋
lesson-alphabeta-sure-caption = 首先看的走法让 X 得到和棋。从现在起 X 只要更好的走法：这就是 α 的意思。
lesson-alphabeta-asks-title = 其余还要看吗？
lesson-alphabeta-asks-caption = X 走了中心，O 首先看的应对就要有值了。之后还要看 O 的其他应对吗？
lesson-alphabeta-cut-title = 不必看那里
lesson-alphabeta-cut-caption = 在这里 O 能让 X 输，而 X 在别处有和棋。所以 X 不会走到这里，不管其余 { $cut } 种应对值多少。
lesson-alphabeta-fewer-title = 值不变，活更少
lesson-alphabeta-fewer-caption = α-β 搜索看了 { $entered } 个局面，不是 { $all } 个，值却一样：剪掉的改变不了它。
lesson-alphabeta-order-title = 最好的先走
lesson-alphabeta-order-caption = 最好的走法先看，{ $entered } 个局面就够了。越早有大把握，剪掉的就越多。
lesson-alphabeta-empty-title = 整个游戏
lesson-alphabeta-empty-caption = 从空棋盘开始，α-β 搜索看 { $entered } 个局面就证明了：双方都走得最好时是和棋。
lesson-alphabeta-cost = b 种走法、深度 d 时，极小极大搜索看 bᵈ 个局面；最好的走法先看时，α-β 搜索约看它的平方根。
lesson-alphabeta-exercise-fork = X 占了对角，轮到 O。O 走哪里能保住和棋？
lesson-alphabeta-exercise-count = 从这里开始，极小极大搜索看多少个局面？再试试 α-β 搜索。
lesson-alphabeta-exercise-limit = 这里的搜索只往前看几步，然后估计。它的值是真的吗？
lesson-alphabeta-answer-fork = 走边上的格子。如果走角，X 形成双杀而获胜。
lesson-alphabeta-answer-limit = 不是。搜索看 2 步就停下，估计局面对 O 不利。没有限制时，值是和棋。

# End of lessons in zh.
