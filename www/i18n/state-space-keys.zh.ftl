### Chinese: the puzzles whose states are keys. Fetched with the wasm that has them.

## Heuristics of these puzzles: a name for menus, and a sentence about each.

heuristic-chasing = 追灯
heuristic-chasing-about = 精确的次数：第一行怎么按决定了其余各行，所以把第一行的按法都试一遍。
heuristic-gap = 间断
heuristic-gap-about = 有多少张下面不是大小相邻的一张：每翻一次最多消除一处。
heuristic-block = 大块的距离
heuristic-block-about = 大块到目标的行数和列数：每步最多近一格。
heuristic-blocking = 挡路的车
heuristic-blocking-about = 要出去的车一步，每辆挡路的车一步。

## Two jugs.

-jugs-state = 状态
-jugs-start = 起始状态
-jugs-puzzle = 题目
-jugs-board = 题目

jugs-inShort = 灌满、倒空或倒入另一壶。目标：一壶里有所要的升数。
jugs-rules = 水壶没有刻度。每一步灌满一壶、倒空一壶，或把一壶倒进另一壶，直到一壶空或另一壶满。目标：用最少的步数使一壶里有所要的升数。
jugs-text = 每行一例：两个壶的容量和所要的升数，都是 1 到 100。
jugs-move =
    { $kind ->
        [fill] 灌满 { $jug } 壶
        [empty] 倒空 { $jug } 壶
       *[pour] 把 { $jug } 壶倒进 { $other } 壶
    }
jugs-map-graph-move =
    { $kind ->
        [fill] 灌满 { $jug }
        [empty] 倒空 { $jug }
       *[pour] { $jug } 倒进 { $other }
    }
jugs-back-new = 反向：{ state-space-move }可到这里，而之前的{ -state }是**这一侧的新{ -state }**：入队，距目标 { $depth } 步。
jugs-back-duplicate = 反向：{ state-space-move }可到这里，而之前的{ -state }这一侧已经发现过，距目标 { $depth } 步：**重复**，不入队。
jugs-back-meeting = 反向：{ state-space-move }可到这里，而之前的{ -state }另一侧已经发现：**两侧在此相遇**。
jugs-tile = { $code } 升
jugs-preset-eight = 容量 8 和 5：量出 6
jugs-preset-long = 容量 37 和 100：路很长
jugs-preset-impossible = 容量 4 和 6：量不出 3

## River crossing.

-river-state = 状态
-river-start = 起始状态
-river-puzzle = 题目
-river-board = 题目

river-inShort = 都送过河。狼吃羊，羊吃白菜；食人者更多时会吃传教士。
river-rules = 每一步是船过一次河。狼和羊、羊和白菜不能单独留在一起；有传教士的岸上，食人者不能更多。目标：用最少的次数让所有人到对岸。
river-text = 每行一例：单词 wolf 表示狼、羊和白菜；或者传教士的人数（食人者同样多）和船上的座位数，都是 1 到 50。
river-men = { $men } 名传教士
river-others = { $others } 名食人者
river-move =
    { $who ->
        [nobody] 独自划船过河
        [wolf] 带狼过河
        [goat] 带羊过河
        [cabbage] 带白菜过河
        [men] 送 { river-men }过河
        [others] 送 { river-others }过河
       *[both] 送 { river-men }和 { river-others }过河
    }
river-map-graph-move =
    { $who ->
        [nobody] 独自
        [wolf] 狼
        [goat] 羊
        [cabbage] 白菜
        [men] { river-men }
        [others] { river-others }
       *[both] { river-men }、{ river-others }
    }
river-cell-0 = 没有谁
river-tile-3-1 = 船
river-tile-3-2 = { $count } 名传教士
river-tile-3-3 = { $count } 名食人者
river-tile-4-1 = 农夫
river-tile-4-2 = 狼
river-tile-4-3 = 羊
river-tile-4-4 = 白菜
river-preset-wolf = 狼、羊和白菜
river-preset-three = 三个传教士，三个食人者
river-preset-four = 各四人：不可能
river-preset-large = 各二十人，四个座位

## Tower of Hanoi.

-hanoi-state = 状态
-hanoi-start = 起始状态
-hanoi-puzzle = 题目
-hanoi-board = 题目

hanoi-shortName = 汉诺塔
hanoi-inShort = 把塔移到最后一根柱子，大盘不能压小盘。
hanoi-rules = 每一步把一根柱子最上面的盘移到另一根，不能放在更小的盘上。目标：用最少的步数把所有盘移到最后一根柱子。
hanoi-text = 每行一例：柱子数 3 或 4，和盘数；三根柱子最多 10 个盘，四根最多 8 个。
hanoi-move = 把 { $disc } 号盘从 { $peg } 柱移到 { $other } 柱
hanoi-map-graph-move = { $disc }：{ $peg } → { $other }
hanoi-cell-0 = 空
hanoi-tile = { $code } 号盘
hanoi-preset-four = 三根柱子，4 个盘
hanoi-preset-seven = 三根柱子，7 个盘
hanoi-preset-reve = 四根柱子，6 个盘

## Peg solitaire.

pegs-shortName = 孔明棋
pegs-inShort = 跳过棋子并拿走它。目标：只剩一子。
pegs-rules = 一枚棋子跳过相邻的棋子，落到后面的空洞里，被跳过的棋子拿走。目标：只剩一枚。
pegs-text = 每行一行：x 表示棋子，. 表示空洞，- 表示没有洞。各行有 1、2、3…… 个字母的棋盘是三角形。棋盘之间空一行。
pegs-move = 从第 { $fromRow } 行第 { $fromColumn } 列跳到第 { $row } 行第 { $column } 列
pegs-back-new = 反向：{ state-space-move }可到这里，而之前的{ -state }是**这一侧的新{ -state }**：入队，距目标 { $depth } 步。
pegs-back-duplicate = 反向：{ state-space-move }可到这里，而之前的{ -state }这一侧已经发现过，距目标 { $depth } 步：**重复**，不入队。
pegs-back-meeting = 反向：{ state-space-move }可到这里，而之前的{ -state }另一侧已经发现：**两侧在此相遇**。
pegs-cell-0 = 空洞
pegs-cell-1 = 棋子
pegs-cell-2 = 没有洞
pegs-preset-corner = 三角形，角上空
pegs-preset-edge = 三角形，角旁空
pegs-preset-middle = 三角形，中间空
pegs-preset-cross = 小十字
pegs-preset-english = 英式棋盘，没有地图

## Rush Hour.

rushhour-inShort = 让车沿自己的方向滑动。目标：A 车到右边。
rushhour-rules = 每一步让一辆车沿自己的行或列滑过空格。目标：用最少的步数让 A 车到右边。
rushhour-text = 每个棋盘 36 个字母，写成一行或六行：A 是要出去的车，其他大写字母是别的车，. 或 o 是空格。
rushhour-cells = { $far } 格
rushhour-move =
    { $direction ->
        [up] 把 { $car } 车向上移 { rushhour-cells }
        [down] 把 { $car } 车向下移 { rushhour-cells }
        [left] 把 { $car } 车向左移 { rushhour-cells }
       *[right] 把 { $car } 车向右移 { rushhour-cells }
    }
rushhour-map-graph-move =
    { $direction ->
        [up] { $car } ↑ { $far }
        [down] { $car } ↓ { $far }
        [left] { $car } ← { $far }
       *[right] { $car } → { $far }
    }
rushhour-cell-0 = 空
rushhour-tile = { $letter } 车
rushhour-preset-first = 入门局面
rushhour-preset-hardest = 最难：51 步
rushhour-preset-closed = 出不去

## Klotski.

klotski-inShort = 滑动方块。目标：大块到下边中间。
klotski-rules = 每一步让一块滑过空格，可以走多远、拐多少弯都行。目标：用最少的步数把大块移到下边中间。
klotski-text = 五行，每行四个字母：同一块的各格用同一个字母，. 是空格。
klotski-block =
    { $block ->
        [small] 第 { $fromRow } 行第 { $fromColumn } 列的小块
        [high] 第 { $fromRow } 行第 { $fromColumn } 列的竖块
        [wide] 第 { $fromRow } 行第 { $fromColumn } 列的横块
       *[large] 大块
    }
klotski-move =
    { $way ->
        [up] 把{ klotski-block }向上滑到第 { $place } 行
        [down] 把{ klotski-block }向下滑到第 { $place } 行
        [left] 把{ klotski-block }向左滑到第 { $place } 列
        [right] 把{ klotski-block }向右滑到第 { $place } 列
       *[around] 把{ klotski-block }绕过拐角滑到第 { $place } 列
    }
klotski-cell-1 = 小块
klotski-cell-2 = 竖块
klotski-cell-3 = 竖块
klotski-cell-4 = 横块
klotski-cell-5 = 横块
klotski-cell-6 = 大块
klotski-cell-7 = 大块
klotski-cell-8 = 大块
klotski-cell-9 = 大块
klotski-preset-classic = 横刀立马：81 步
klotski-preset-wide = 四个横块
klotski-preset-near = 快到了

## Pancakes.

-pancakes-state = 状态
-pancakes-start = 起始状态
-pancakes-puzzle = 题目
-pancakes-board = 题目

pancakes-inShort = 翻转上面一叠。目标：从小到大，最大的在下面。
pancakes-rules = 每一步把上面若干张一起翻过来。目标：用最少的次数排好，最大的在最下面。
pancakes-text = 每行一叠：从上到下的直径，都是 1 到 100，最多 30 张，大小各不相同。
pancakes-move = 把最上面 { $flipped } 张翻过来
pancakes-map-graph-move = 翻 { $flipped } 张
pancakes-tile = { $code } 号煎饼
pancakes-preset-seven = 七张
pancakes-preset-twelve = 十二张

## Lights Out.

-lightsout-board = 灯板

lightsout-inShort = 按一盏灯：它和相邻的灯都变。目标：全灭。
lightsout-rules = 每按一次，这盏灯和它上下左右的灯都由亮变灭或由灭变亮。目标：用最少的次数让灯全灭。
lightsout-play-hint = 提示：按**第 { $row } 行第 { $column } 列**的灯。
lightsout-text = 每行一行，1 表示亮，0 表示灭；棋盘之间空一行。
lightsout-move = 按第 { $row } 行第 { $column } 列的灯
lightsout-cell-0 = 灭
lightsout-cell-1 = 亮
lightsout-preset-three = 3 × 3
lightsout-preset-four = 4 × 4
lightsout-preset-five = 5 × 5，没有地图
lightsout-preset-impossible = 灭不掉

# End of state-space-keys in zh.
