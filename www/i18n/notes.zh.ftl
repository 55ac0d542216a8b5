# 演示课程的人用的文字：每个停留点一条备注（问什么，容易误解什么），一课大约多长，以及它们周围的文字。
# 用词见 glossary.zh.md，并与 lessons.zh.ftl 一致。

## Around the notes.

notes-heading = 教师备注
notes-stop = 第 { $number } 站，共 { $total } 站
notes-next = 下一站：{ $title }
notes-elapsed = 打开此窗口已 { $elapsed }
notes-nextPicture = 下一站的图
notes-last = 这是最后一站。
notes-length = 这一课大约 { $minutes } 分钟。
notes-answer = 答案：{ $choice }
notes-close = 隐藏备注

## A class votes.

hands-group = 举手表决
hands-choice = { $letter }：{ $choice }
hands-more = { $letter } 加一票
hands-fewer = { $letter } 减一票
hands-count = { $letter } 的票数
hands-none = 还没有人举手
hands-total =
    { $count ->
       *[other] 共 { $count } 票
    }
hands-percent = { $percent }%
hands-reveal = 公布答案

## The dialog.

present-title = 演示这一课
present-class = 面向全班
present-notes = 图下显示备注
present-hands = 举手表决
present-contrast = 高对比度
present-handsNote = 到了有问题的停留点，由全班表决：点击、按字母键或直接填数都可以计票，不计成绩。全屏时自动开启。
present-keysNote = 空格键播放到下一站；Page Down 直接到下一站。
present-window = 在单独窗口显示备注
present-windowNote = 窗口里有备注、答案和下一站。先把它移到自己的屏幕上，再在另一块屏幕上全屏。
present-windowRefused = 浏览器在这里不能打开新窗口。
present-paper = 打印
present-sheet = 讲义
present-slides = 幻灯片
present-answers = 附答案和备注
present-name = 姓名
present-print = 打印
present-save = 存成文件
present-progress = 已做好的页数
present-paperNote = 每站一页，A4 或 Letter 纸均可。

## The state space, and how breadth-first search sweeps it

note-sweep-small = 让全班用手指沿着一条线走：翻的是哪枚棋子？线上的小图画出来了。同一步也能走回去，因为再翻一次就复原了。
note-sweep-tree = 问一问：16 个局面，为什么实线是 15 条？除了起始局面，每个局面都恰好由一步发现。其余的走法得到的都是见过的局面。
note-sweep-board = 问一问：一共可能有多少个局面？16 枚棋子各有两面，所以是 65,536 个。像刚才那样画出来就太大了，所以地图用一环代替一列，用一格代替一个局面。
note-sweep-first = 问一问：这 16 种走法中，会不会有两种得到同一个局面？不会，因为每种走法翻的那组棋子都不同。
note-sweep-queue = 先让全班表决，再作解释。很多人会选看起来快要完成的局面，可是队列不看局面，只知道谁先来。
note-sweep-level = 答案可以算出来：翻棋的次序无关紧要，翻两次等于没翻。所以只要数从 16 枚棋子中选 3 枚的选法，共 560 种。
note-sweep-rings = 问一问：为什么环不会一直变大？层越深，走到的局面就有越多是见过的。
note-sweep-answer = 问一问：这里的“最短”保证了什么？没有步数更少的答案，但可能有步数相同的。搜索给出的是最先找到的那个。
note-sweep-whole = 请全班用自己的话说出这种搜索：取出等得最久的局面，试遍它的走法，让新的局面去等。再问一问：用栈代替队列，会有什么不同？

## Duplicates, and why the first visit is the shortest

note-duplicates-back = 问一问：不作记录的搜索现在会做什么？它会再次扩展起始局面，遇到无解的局面就永远不会结束。
note-duplicates-orders = 让两个学生在纸上各按一种次序做一遍。一枚棋子只取决于它被翻了几次，所以翻棋的次序不留痕迹。
note-duplicates-half = 表决之前先问：翻哪两枚棋子得到了正在扩展的局面？如果下一步又翻其中一枚，结果就已经知道了。
note-duplicates-slides = 与翻转棋比较：那里任意两步都可以交换次序。请学生举出这里不能交换的两次移动，例如同一枚棋子的两次移动。
note-duplicates-order = 这是全课的核心：队列并不按深度排序，只保持到达的次序，这就够了。表决之前先问：走的是哪枚棋子，它以前在那里待过吗？
note-duplicates-mostly = 一起算一算比例：每 100 次转移中约有 92 次没有得到新的状态。记录的代价是表中每个状态占一项。

## Impossible

note-impossible-board = 让学生在纸上试一分钟。试不出来什么也证明不了，这正是本课要讲的。
note-impossible-grow = 问一问：什么能让搜索结束？遇到目标，或者队列变空。嫌久而中途停下，什么也没有证明。
note-impossible-shrink = 表决之前先问：队列里的局面从哪里来？只来自得到新局面的那些步。新局面比出队的局面少时，队列就变短。
note-impossible-dry = 证明有两个要点：可达的全都看过，其中没有目标。请学生把两点都说出来。
note-impossible-closed = 问一问：怎样用手核对这份清单？取其中一个局面，试完它的 16 种走法，再在清单里查每个结果。
note-impossible-islands = 那些小圆是另外 15 个连通块。问一问：为什么没有一步能从一块走到另一块？能的话，它们就是同一块了。
note-impossible-pieces = 先让全班数一数。搜索也会得出同样的结论，但要看完所有可达的局面之后。
note-impossible-colours = 问一问：两种颜色的格子一样多就够了吗？不够：4 × 4 的棋盘两色各 8 格，却没有闭合巡游。

## One program, three lists

note-lists-start = 请一个学生用纸条扮演程序，一格一张纸条。问一问：新的纸条该放在哪里？整节课讲的就是这件事。
note-lists-queue = 表决之前，让全班找出哪一格最先进入队列。格子上写着几，队列并不在意。
note-lists-fewest = 问一问 40 是怎么来的：四格写着 9，还有四格花费 1。再问程序错了吗：它数的是步数，我们在意的是花费。
note-lists-stack = 问一问程序改了什么：只改了从哪里取下一格。表决之前先问：哪一格最后进来？
note-lists-long = 问一问：有路的话，栈总能找到吗？在迷宫里能，因为没有一格会扩展两次。至于路有多长，它什么也不保证。
note-lists-least = 表决之前，让全班沿两条路径把花费加起来。写着 9 的格子没有被禁止，只是要等更便宜的都出来。
note-lists-cheapest = 比较三条路径：8 步花费 40，24 步花费 104，14 步花费 14。问一问：它们各是哪个问题的答案？
note-lists-tiles = 问一问：什么代替了格子？是整个局面。程序两样都不认识，它只问有哪些走法，这是不是目标。
note-lists-equal = 问一问为什么扩展的局面比广度优先搜索多：目标要等出来时才看出，而不是刚发现时。
note-lists-deep = 到这一站之前先让全班猜。栈总从最新的局面继续，从不问它离起点有多远。

## What a heuristic buys

note-heuristics-blind = 问一问：哪些局面人根本不会去看，为什么？在一致代价搜索看来，同样距离的局面都一样。
note-heuristics-guess = 一起数：1、2、3、4、6、8 不在自己的位置。空格不算：离目标只差一步时，算上它就成了 2，过大了。
note-heuristics-sum = 表决之前：路径又长了一步，图中可以看出哪些数字块不在自己的位置。把两者加起来。
note-heuristics-misplaced = 大约是十七比一。问一问代价是什么：发现的每个局面都要数一遍数字块。
note-heuristics-manhattan = 一起算一个数字块：几行，几列。表决之前找出最小的 f；f 相同时，h 最小的先出来。
note-heuristics-admissible = 请一个学生说出证明：更短的路径要经过一个还在等的局面。它的 f 会小于 19，早就比目标先出来了。
note-heuristics-beam = 问一问这束光为什么这么宽：许多局面用估计分不出高低，而 f 小于 19 的局面都要扩展。
note-heuristics-conflict = 画一行，其中相邻的两块互换了位置。曼哈顿距离说两步，但其中一块必须离开这一行再回来，这就是四步。
note-heuristics-greedy = 问一问什么时候 41 步也够好：只要有答案就行，而且要快。贪心搜索从不问自己的路径已有多长。
note-heuristics-weighted = 问一问权为 1 会怎样，权很大又会怎样：前者就是 A*，后者差不多是贪心搜索。
note-heuristics-wrong = 一起数：曼哈顿距离是 7。问一问哪条保证被打破了：估计不得大于剩下的步数。
note-heuristics-lost = 在表中找出 f = 17 的局面。问一问它的 f 最多可以是多少：九，因为有一条九步的路径经过它。
note-heuristics-again = 问一问：走一步，一致的估计最多可以降多少？降到这一步的花费为止，也就是 1。曼哈顿距离不会降得更快，所以 A* 没有把哪个局面扩展两次。

## Two sides

note-two-sides-ask = 让学生猜要走几步，并写下来。答案是 7 步。
note-two-sides-growth = 表决之前先问：一层是前一层的几倍？先是 16 倍，再是约 8、5、4 倍。倍数变小，是因为走到的局面越来越多是见过的；下一次约 3 倍。
note-two-sides-plain = 问一问：这些局面中有几个在答案的路径上？8 个，包括起点和目标。
note-two-sides-ends = 问一问：这个谜题的每一步都能退回来吗？移动和跳都能，所以这里倒着走的也是同一类走法。
note-two-sides-smaller = 问一问：为什么局面较少的一侧先走？一层有多少个局面在等，就要扩展多少次。
note-two-sides-contact = 3 加 4 等于 7。问一问：第一次相遇总在最短路径上吗？先不回答，下一课就讲它。
note-two-sides-proof = 很多人以为只省一半，因为每侧大约走一半的路。这里只要十五分之一，因为谁也不必搜索那些大的层。
note-two-sides-scale = 问一问为什么省这么多：两个半径减半的圆，面积比一个大圆小得多。

## First contact

note-contact-idea = 问全班：这样做对吗？先不要纠正任何人，后面几站会给出答案。
note-contact-turns = 表决之前先问：现在轮到哪一侧，那一侧谁等得最久？错误在这里还看不出来。
note-contact-meet = 问一问：4 步是最少的吗？大多数学生会说是，因为广度优先搜索到现在还没有错过。
note-contact-shorter = 同样的局面，同样的走法，答案却不同。问一问：双向搜索停下之前，本应再做什么？
note-contact-unfinished = 强调“等待”两个字：更短的路径本应来自一个已发现但还没有扩展的局面。
note-contact-levels = 问一问：改变的是哪一条规则？不是每侧怎样走，只是什么时候轮到另一侧。
note-contact-whole = 请一个学生复述证明：只要还没有相遇，路径就一定比两侧已完成的层数之和更长。

## Backtracking

note-backtracking-start = 画一个 6 × 6 的棋盘，让学生接着走一分钟。再问他们按什么顺序试走法：程序总是用同一种顺序。
note-backtracking-dead = 问一问：现在怎么办？很多人会从头再来，其实只要撤销一步。
note-backtracking-back = 问一问：要继续下去，搜索必须记住什么？路径，以及路径上每一格试过哪些走法。
note-backtracking-record = 表决之前先问：只差一格，是不是快找到了？不是：错误可能在路径上很靠前的地方。
note-backtracking-inner = 这是本课的核心。问一问：前 10 步里选错一步要付出什么代价？它后面的一切都试完，它才会改变。
note-backtracking-answer = 强调这是运气：第一道练习里，同样的棋盘只因走法的顺序不同，就要花一千倍的时间。
note-backtracking-eight = 让全班猜要多久，先不下结论。下一课在 8 × 8 的棋盘上只前进几十次就找到巡游。

## Warnsdorff's rule

note-warnsdorff-counts = 让全班读出这些数，按规则选一格，再继续播放。两个数相同时，规则什么也没说。
note-warnsdorff-corner = 问一问：能跳到的格子少，为什么危险？那几格一旦用完，就既进不去也出不来。
note-warnsdorff-cut = 问一问：为什么巡游已经不能闭合？最后一步必须从离起点一步的格子跳回，而那些格子都用过了。
note-warnsdorff-tour = 一起读这些数：前进 65 次，减去撤销的 2 次，是 63 步，再走一步回到起点。
note-warnsdorff-six = 两者之比约为三万比一。问一问：只往前看一步的规则能保证正确吗？然后到下一站。
note-warnsdorff-unlucky = 问一问：可以改变什么？换一个起点，因为闭合巡游经过每一格；或者用更强的剪枝。两者都是本课的练习。
note-warnsdorff-built = 问一问：直接构造会失去什么？什么也没有搜索，所以对别的巡游一无所知。

## Iterative deepening and IDA*

note-deeper-path = 问一问：要从这里继续，搜索必须记住什么？路径，以及路径上每个局面试过哪些走法。别的什么也不存。
note-deeper-beyond = 问一问：搜索知道那一步之后是什么吗？不知道，这一轮也不去看。
note-deeper-again = 表决之前：这里界限数的是步数，所以越界的最小值就是多一步。问一问这一轮的局面还剩下什么：什么也不剩，要重新生成。
note-deeper-factor = 让全班做除法：所有轮次合起来还不到最后一轮的两倍半。每一轮至少比前一轮大一半。
note-deeper-answer = 问一问为什么不会有更短的答案：前一轮已经试过全部 18 步的路径。
note-deeper-memory = 比较：内存中 20 个局面、试 348,113 次，或者 30,080 个局面、试 55,893 次。问一问：谜题变大时，哪一样先用完？
note-deeper-bound = 问一问为什么不需要界限更小的轮次：至少还要九步，那样的一轮什么也找不到。
note-deeper-least = 表决之前：走一步，曼哈顿距离加一或减一，g 加一。所以 f 要么不变，要么加二。
note-deeper-found = 问一问这个倍数从哪里来：是六轮，不是 20 轮，而且每一轮中离目标越来越远的步很快就不可行。
note-deeper-fifteen = 问一问这个数从哪里来：16 样东西放在 16 格里有 16! 种放法，其中一半的局面到不了。
note-deeper-full = 问一问 A* 为什么需要这么多局面：另一条路径走到其中一个时要认得出，还要能从任何一个在等的局面继续。
note-deeper-korf = 一起数：42 步加上起点是 43 个局面。问一问代价是什么：同样的局面在每一轮、沿每条路径都要重新生成。

## Constraint propagation

note-constraints-field = 讲清楚：数字也统计它自己那一格，平常的扫雷不是这样。问一问：0 说明什么，9 又会说明什么？
note-constraints-late = 问一问：哪个选择错了？从这里谁也看不出来，所以搜索只好一个一个地撤销。
note-constraints-rows = 问一问：这些数字怎样才能更早用上？定一格之前先看数字，要试的就少。后面几站就是这样做的。
note-constraints-last = 问一问：为什么前进的次数没有变？数字不允许的值以前也会被判为不可行，只是要先试过。
note-constraints-pair = 让学生把两个数字相减，看哪些格子只被其中一个统计。搜索在这里做的也只是这些。
note-constraints-choice = 表决时请一个学生逐个数一数：每个数字还缺几个雷，它周围还有几格未定。
note-constraints-cut = 问一问：为什么撤销的不只是猜测？由它推出的一切也跟着作废。它之前的暂时保留。
note-constraints-done = 问一问：为什么先选可能性少的格子？前面若猜错了，那里最先显露出来。
note-constraints-none = 问一问：“无解”的证明在这里是什么样子？一连串的格子全都被推出，直到某个数字怎么也满足不了。

## Crossing out

note-crossing-board = 先让学生在自己的棋盘上放皇后，再问他们什么时候发现某一行已经不可能了。
note-crossing-stuck = 问是哪个皇后放错了。不一定是最后一个，但搜索只能撤销最后一个。
note-crossing-crosses = 表决前让一名学生沿着列和斜线数一数：只算还没有皇后的行里的格。
note-crossing-cut = 与前一个停留点比较：皇后相同，但搜索根本不必从已经失败的那一行开始。
note-crossing-fewest = 问为什么早失败好：立刻失败的，下面就没有花费。
note-crossing-plain = 问其余的尝试是什么：已经被皇后攻击的格。
note-crossing-forward = 问这里没有计入什么：划掉所花的功夫。这是值得的，因为一次选择比一次划掉更贵。
note-crossing-arcs = 问再往远处看值不值得。错误发现得更早，但每次查看更久。

## Games

note-games-rules = 先在纸上走一局。最常见的错误是按离开的那一列的列号上行，应该按去到的那一列。
note-games-top = 问一问：为什么这里谁也走不了？列号至少是 1，而上面已经没有行了。
note-games-win = 一起大声说出规则：有一步通往必败的格子就够了。别的走法无关紧要。
note-games-lose = 反过来要看所有走法：只有每一步都通往必胜的格子，这一格才必败。很多学生看了第一步就停下。
note-games-start = 一起数步数：赢家、输家、赢家。总步数是奇数，就总是轮到走的一方赢。
note-games-waves = 问一问：第一轮找到的是哪些格子？是有一步通往必败格子的那些。次序和前面不同，值却一样。
note-games-heap = 有石子的话就用真的石子。关于这道题：从 5 颗可以给对手留下 4 颗，而 4 颗必败。
note-games-four = 问一问：7、10、18 颗时怎么取才赢？取 3、2、2 颗，留下 4、8、16 颗。
note-games-two = 让两个学生对局。谁把两个余数变得相同，对手每走一步之后就都能再变得相同，因为任何一步都会使它们不同。

## alphabeta

note-alphabeta-rules = 先在黑板上走几步。问什么叫走得最好：对手也一样走得最好。
note-alphabeta-end = 这里的值不用搜索：规则就给出了。只有终局才有这样的值。
note-alphabeta-guess = 值还没有显示就先问：让学生在心里填上最后的空格。
note-alphabeta-least = 让学生分别扮演 X 和 O，说明自己的走法。所有的值都按 X 来说，所以 O 要最小的。
note-alphabeta-whole = 指着紧靠中心的环：每个首步是那里的扇形。只有蓝色的能赢。
note-alphabeta-sure = 问如果现在就要走，X 会怎么办。X 会要和棋：不会更坏了。
note-alphabeta-asks = 先表决再往下。说要看的人，请说出其他应对能改变什么。
note-alphabeta-cut = 这步的值仍然不知道，但够了：它不会好过输，而 X 已有和棋。
note-alphabeta-fewer = 把打斜线的扇形和极小极大搜索的地图比：同样的树，很多地方却没有看。
note-alphabeta-order = 问次序为什么要紧：好棋马上抬高 α，后面的差棋早早剪掉。
note-alphabeta-empty = 井字棋谁也不能保证赢。问为什么大人还是能赢小孩：他们看得更远。

# End of notes in zh.
