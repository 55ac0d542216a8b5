# 探索整个状态空间：最难的、指定距离的、地图、各层大小、随规模的增长。

explore-title = { $puzzle }：探索全部{ -state }
explore-parts = 探索内容
explore-part-hardest = 最难
explore-part-distance = 按距离
explore-part-map = 地图
explore-part-levels = 各层大小
explore-part-growth = 增长

explore-large = { -state }太多，无法全部列出，所以这里没有列表、地图和表格。“增长”中可以看较小的规模。
explore-finding = 正在列出{ -state }：已走 { $count } 次转移。
explore-measuring = 正在计算到目标的距离。
explore-reading = 正在计算各{ -state }的数值。
explore-memory = 内存不足，无法列出全部{ -state }。

## 列表。以 -cost 结尾的消息用于走法有代价的谜题。

explore-hardest-about = 最远的 { $count } 个{ -state }离目标 { $distance } 步。选一个作为起点。
explore-hardest-about-cost = 最远的 { $count } 个{ -state }到目标的代价是 { $distance }。选一个作为起点。
explore-none = 没有{ -state }能到达目标。
explore-away =
    { $distance ->
        [0] 目标
       *[other] { $distance } 步
    }
explore-away-cost =
    { $distance ->
        [0] 目标
       *[other] 代价 { $distance }
    }
explore-away-lost = 无解
explore-start = 从第 { $number } 个{ -state }开始：{ $away }
explore-more = 显示更多
explore-wanted = 到目标的步数
explore-wanted-cost = 到目标的代价
explore-wanted-lost = { $count } 个无解的{ -state }
explore-drawn =
    { $count ->
        [0] 没有这个距离的{ -state }。
       *[other] 有 { $count } 个{ -state }是这个距离。
    }{ $shown ->
        [0] { "" }
        [1] { "" }
       *[other] 下面是其中 { $shown } 个，由种子 { $seed } 选出：
    }
explore-others = 换一批

## 地图。

explore-colour = 颜色表示
explore-colour-distance = 到目标的步数
explore-colour-distance-cost = 到目标的代价
explore-colour-solvable = 是否有解
explore-colour-estimate = 估计：{ $name }
explore-feature-black = 黑棋数
explore-feature-pegs = 剩下的棋子数
explore-feature-lights = 亮着的灯数
explore-feature-water = 两个水壶的总水量
explore-feature-across = 已过河的乘客数
explore-feature-home = 已在目标柱上的最大圆盘数
explore-feature-column = 汽车所在的列
explore-feature-row = 大方块所在的行
explore-map-label = 起点可达的全部{ -state }的地图。方向键在{ -state }之间移动，Enter 从该处开始。
explore-map-reads = 圈 = 离起点的步数。星是目标。指向一个{ -state }可读它的数值。
explore-map-reads-plain = 星是目标。指向一个{ -state }可读它的数值。
explore-legend = 图例：按一行，只看该行的{ -state }
explore-band = { $from } 到 { $to }
explore-band-one = { $from }
explore-band-solvable = 有解
explore-band-lost = 无解
explore-band-count = { $count } 个{ -state }
explore-state =
    { $depth ->
        [0] 起点
       *[other] 离起点 { $depth } 步
    }，{ $distance ->
        [0] 是目标
       *[other] 到目标还有 { $distance } 步
    }
explore-state-cost =
    { $depth ->
        [0] 起点
       *[other] 离起点 { $depth } 步
    }，{ $distance ->
        [0] 是目标
       *[other] 到目标的代价是 { $distance }
    }
explore-state-lost =
    { $depth ->
        [0] 起点
       *[other] 离起点 { $depth } 步
    }，无解
explore-value = { $name }：{ $value }
explore-open = 从这里开始

## 各层大小的表格。

explore-levels-cut = 表中只显示 { $all } 层中的前 { $count } 层；复制的文本里有全部。
explore-levels-about = 离起点、离最近目标各有这么多步的{ -state }数目。
explore-levels-about-cost = 离起点有这么多步、到最近目标有这么大代价的{ -state }数目。
explore-level = 距离
explore-level-start = 从起点
explore-level-goal = 到目标
explore-level-lost = 无解
explore-level-sum = 全部
explore-copy = 复制表格
explore-copied = 已复制
explore-byHand = 这里无法复制。

## 随规模的增长。

explore-growth-about = 每种规模都在本浏览器中用广度优先搜索搜完。公式给出一种规模的全部{ -state }数：{ $formula }。从一个起点可达的可能更少。
# 各谜题中的 n。
explore-n = n 是规模。
flip-explore-n = n 是棋子数。
lightsout-explore-n = n 是灯数。
tiles-explore-n = n 是格子数，含空格。
rearrange-explore-n = n 是格子数，其中四格有棋子。
solitaire-explore-n = n 是格子数，其中四格有棋子。
maze-explore-n = n 是无墙迷宫的边长。
jugs-explore-n = n 是两个水壶容量之和。
hanoi-explore-n = n 是圆盘数。
pancakes-explore-n = n 是煎饼数。
pegs-explore-n = n 是三角形的孔数。
river-explore-n = n 是传教士的人数，也是食人者的人数。
explore-growth-none = 这个谜题只有一种规模，没有可比的。
explore-growth-begin = 测量各种规模
explore-growth-again = 再测一次
explore-growth-stop = 停止
explore-growth-busy =
    { $count ->
        [0] 正在测量 { $all } 种规模中的第一种。
       *[other] { $all } 种规模已测完 { $count } 种。
    }
explore-growth-stopped = 已停止：{ $all } 种规模测完了 { $count } 种。
explore-growth-done = { $all } 种规模全部测完。
explore-growth-states = 状态数
explore-growth-steps = 步数
explore-growth-time = 时间（毫秒）
explore-growth-size = 规模 n
explore-growth-formula = 按公式
explore-growth-measured = 测得（实线、圆点）
explore-growth-curve = 公式 { $formula }（虚线）
explore-growth-scaled = 在步数和时间的图中，公式曲线移到与最大规模相接。
explore-growth-axis = 纵轴是对数刻度：每条线是下一条的十倍。
explore-growth-chart = { $name }：从规模 { $least } 的 { $first } 到规模 { $most } 的 { $last }。
explore-ms = { NUMBER($ms, maximumFractionDigits: 1) }

# End of explore in zh.
