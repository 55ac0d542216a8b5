# 在一次运行中可以查找什么。`query-…` 是列表中的一行；`field-…` 在数字旁边。

find-what = 查找什么
find-choose = 选择要查找的内容
find-hits = 找到的步
find-looking = 正在查找：到第 { $step } 步找到 { $count } 个
find-found = { $step } 步中找到 { $count } 个
find-enough = { $step } 步中的前 { $count } 个
find-more = 继续查找
find-stop = 播放到这里时暂停
find-query-level = 开始扩展某一深度
find-query-duplicate = 某个{ -state }的重复
find-query-holds = 某格为此值的新局面
find-query-near = 离目标不远的{ -state }
find-query-answer = 答案
find-query-depth = 首次到达某个深度
find-query-record = 最深纪录
find-query-deadEnd = 达到某个长度的死路
find-query-cut = 剪枝
find-query-placed = 选定某个格子
find-query-filled = 填入某个格子
find-query-plies = 总步数为此数的格子
find-query-wave = 某一组格子填满
find-query-newKey = f 的新高
find-query-newLow = 估计的新低
find-query-wayBack = 退回
find-query-improved = 到已知{ -state }的更小代价
find-query-repeated = 再次压入栈的{ -state }
find-query-stale = 跳过旧条目
find-query-reexpanded = 再次扩展的{ -state }
find-query-round = 各轮
find-query-treeCut = 剪掉走法
find-query-treeMove = 起点的一种走法有了值
find-field-depth = 深度
find-field-state = { -state }
find-field-moves = 到目标的步数不超过
find-field-row = 行
find-field-column = 列
find-field-code = 棋子编号
find-field-value = 取值
find-field-length = 至少撤销的选择数
find-field-plies = 总步数
find-field-number = 序号

# End of find in zh.
