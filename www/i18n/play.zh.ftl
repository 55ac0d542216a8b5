# 自己玩的一局：由用户走，页面说明离目标还有多远。句中的 `state-space-move` 是刚走的一步。
# 以 -cost 结尾的消息用于有代价的步。

play-over = 你的第 { $move } 步
play-made =
    { $count ->
        [0] 还没有走
       *[other] 走了 { $count } 步
    }
play-enough =
    { $count ->
        [0] 起点已经解开
       *[other] { $count } 步就够
    }
play-enough-cost = 代价 { $enough } 就够
play-made-enough = 走了 { $moves } 步，{ $count } 步就够
play-made-cost = 已用代价 { $spent }，{ $enough } 就够
play-own = 自己走的步数

## 刚走的一步做了什么。

play-how = 请走一步
flip-play-how = 请点一枚棋子
rearrange-play-how = 请拖动一枚棋子
solitaire-play-how = 请拖动一枚棋子
tiles-play-how = 请点空位旁的滑块
maze-play-how = 请点你旁边的一格
jugs-play-how = 点一个壶来灌满或倒空，或把它拖到另一个壶上来倒水
river-play-how = 请点要过河的
hanoi-play-how = 请拖动一根柱子最上面的盘
pegs-play-how = 请拖动一枚棋子跳过另一枚
rushhour-play-how = 请拖动一辆车
klotski-play-how = 请拖动一个方块
pancakes-play-how = 点一张饼，把它和上面的都翻过来
lightsout-play-how = 请点一盏灯
play-start = 轮到你了：{ play-how }。**{ $count } 步**就够。
play-start-cost = 轮到你了：{ play-how }。代价 **{ $left }** 就够。
play-nearer = { state-space-move }，**近了 { $moves } 步**。从这里起**再走 { $count } 步**就够。
play-nearer-cost = { state-space-move }，**近了 { $by }**。从这里起代价 **{ $left }** 就够。
play-away = { state-space-move }，**远了 { $moves } 步**。从这里起**再走 { $count } 步**就够。
play-away-cost = { state-space-move }，**远了 { $by }**。从这里起代价 **{ $left }** 就够。
play-still = { state-space-move }，没有变近，也没有变远。从这里起**再走 { $count } 步**就够。
play-still-cost = { state-space-move }，没有变近，也没有变远。从这里起代价 **{ $left }** 就够。
play-lost = { state-space-move }：谜题**再也解不开了**。请退回 { $count } 步。
play-impossible = 从这个起点到不了目标。请换一个起点。
play-solved = 走了 { $count } 步，**解开了**。
play-solved-start = 起点**已经是目标**。请换一个起点。
play-solved-best = 走了 { $count } 步，**解开了**：没有更短的走法。
play-solved-best-cost = 代价 { $spent }，**解开了**：没有更省的走法。
play-solved-longer = 走了 { $moves } 步，**解开了**；{ $count } 步就够。退回几步再试试。
play-solved-longer-cost = 代价 { $spent }，**解开了**；{ $enough } 就够。退回几步再试试。
play-blind-start = 轮到你了：{ play-how }。距离**已隐藏**。
play-blind-made = 刚走的一步：{ state-space-move }。距离**已隐藏**。
play-measuring = 轮到你了：{ play-how }。正在计算距离。
play-measuring-made = 刚走的一步：{ state-space-move }。正在计算距离。
play-large = 轮到你了：{ play-how }。这个空间太大，不知道离目标多远。
play-large-made = 刚走的一步：{ state-space-move }。这个空间太大，不知道离目标多远。
play-large-estimate = 轮到你了：{ play-how }。这个空间太大，不知道离目标多远；启发式估计 **{ $estimate }**。
play-large-estimate-made = 刚走的一步：{ state-space-move }。这里不知道离目标多远；启发式估计 **{ $estimate }**。
play-hint = 提示：第 { $row } 行第 { $column } 列的**{ $content }**。
play-hint-move = 提示：**{ state-space-move }**。

## 离目标的距离和走过的路。

play-meter = 离目标还有 { $count } 步；起点是 { $start } 步。
play-meter-cost = 离目标还要代价 { $left }；起点是 { $start }。
play-meter-goal = 目标
play-meter-start = 起点：{ $start }
play-meter-unit = 步
play-meter-unit-cost = 代价
play-meter-lost = 从这里再也解不开。
play-meter-estimate = 启发式估计至少还要
play-meter-large = { -state }太多，不知道距离。
play-meter-blind = 距离已隐藏。
play-meter-measuring = 正在计算距离。
play-way = 你的路
play-way-about = 每条：那时还有多远
play-way-plain = { $count } 步
play-way-label = 你的路：{ $nearer } 步变近，{ $away } 步变远，{ $still } 步不变。
play-legend-nearer = 变近
play-legend-away = 变远
play-legend-still = 不变
play-legend-made = 走了
play-legend-goal-moves = 离目标还有
play-legend-goal-cost = 还要的代价
play-legend-hopeless = 到不了目标
play-near = 离目标近
play-far = 远
play-reads = 一环 = 离起点的步数，一格 = 一个{ -state }。
play-reads-board = 地图的一格 = 一个{ -state }。
play-rings = 地图画到第 { $shown } 环，共 { $all } 环。你的路走近边缘时，地图会扩大。
play-map-coming = 正在计算地图。
play-large-map = 这个空间太大，画不出地图。

## 控件。

play-hint-do = 提示
play-undo = 退回一步
play-redo = 重走一步
play-goOn = 让搜索从这里继续
play-goOn-brief = 继续搜索
play-another = 换个起点
play-sight = 距离
play-sight-shown = 显示距离
play-sight-blind = 不看距离
play-list = 所有走法（{ $count }）
play-move = { state-space-move }
play-cell-moves = { $cell }，可以走
play-cell-target = { $cell }，棋子可以到这里

## 按键。

play-keys-name-steer = 方向键
play-keys-steer = 朝那个方向走
play-keys-name-focus = 棋盘上的方向键
play-keys-focus = 移到别的格
play-keys-name-press = 回车或空格
play-keys-press = 走这一格的一步，或选中棋子
play-keys-name-undo = 退格键或 Ctrl+Z
play-keys-undo = 退回一步
play-keys-name-redo = Y 或 Ctrl+Y
play-keys-redo = 重走一步
play-keys-name-hint = H
play-keys-hint = 给出提示
play-keys-name-leave = Esc
play-keys-leave = 放下棋子，或离开
play-keys-name-help = ?
play-keys-help = 显示这个列表

## 当一回队列：由用户来做广度优先搜索的工作。标签里的 `state-space-move` 是搜索发现该状态的那一步。

play-queue-begin = 当一回队列
play-queue-turn = 第 { $turn } 轮，共 { $turns } 轮
play-queue-title-next = 下一个出队的是哪个{ -state }？
play-queue-title-moves = 哪些走法得到新的{ -state }？
play-queue-title-told = 各走法的结果
play-queue-title-done = 队列空了
play-queue-start = 由您来做广度优先搜索的工作。起点在队列里等着：**请让它出队**。
play-queue-choose = 在下面或地图上**选择下一个出队的{ -state }**。
play-queue-first = **对**：它最先入队。现在**标出每个得到新{ -state }的走法**。
play-queue-first-none = **对**：它最先入队。从它出发没有走法。
play-queue-shown = 这一个最先入队。现在**标出每个得到新{ -state }的走法**。
play-queue-shown-none = 这一个最先入队。从它出发没有走法。
play-queue-later = **还不到**：它在队列中排第 { $place }。先入队的先出队。
play-queue-expanded = **不对**：它已经出队了，不会出队两次。
play-queue-unseen = **不对**：还没有走法得到它，所以它不在队列里。
play-queue-checked =
    这一轮答对 **{ $all } 个中的 { $right } 个**。{ $count ->
        [0] 没有新的{ -state }入队。
       *[other] { $count } 个新的{ -state }加到队尾。
    }
play-queue-done = 队列**空**了：{ $turns } 个{ -state }都已出队。**{ $all } 个回答中对了 { $right } 个**。
play-queue-check = 检查
play-queue-goOn = 继续
play-queue-reveal = 告诉我
play-queue-again = 重新开始
play-queue-leave = 回到棋盘
play-queue-waiting = 队列中的（不按顺序）
play-queue-moves = 得到新{ -state }的走法
play-queue-state = 深度 { $depth } 的{ -state }，由{ state-space-move }发现
play-queue-state-start = 起点
play-queue-map = 已发现部分的地图：在列表中选择下一个出队的{ -state }，或在这里点它。
play-queue-right = 对
play-queue-wrong = 错
play-queue-target-new = 新的
play-queue-target-waiting = 已在队列中
play-queue-target-expanded = 已出队
play-queue-target-itself = 没有变化
play-queue-score = 答对
play-queue-of = { $right } / { $all }
play-queue-legend-expanded = 已出队
play-queue-legend-waiting = 在队列中

# End of play in zh.
