# 题库：全部谜题，按所教的内容分组。

gallery-title = { $count } 个谜题
gallery-find = 查找谜题或词语
gallery-filters = 只显示适合的谜题
gallery-filter-every = 全部搜索
gallery-filter-bfs = 广度优先
gallery-filter-astar = A*
gallery-filter-dfs = 深度优先
gallery-filter-backtracking = 回溯
gallery-filter-games = 博弈
gallery-own = 制作你自己的谜题
gallery-found =
    { $count ->
        [0] 没有符合的谜题。换个词，或选“全部搜索”。
       *[other] { $count } 个谜题
    }

## 各组及其简短说明。

gallery-rings = 一圈一圈找最短路
gallery-rings-about = 一个队列就够了
gallery-estimate = 好的估计
gallery-estimate-about = A* 在这里占优
gallery-choices = 选择，再退回
gallery-choices-about = 先选出路最少的
gallery-games = 博弈：谁能赢
gallery-games-about = 从终局往回推

# 在手机上写在组名旁：这一组谜题排成一行，横向滚动。
gallery-swipe =
    { $count ->
        [1] { $count } 个谜题
        [2] { $count } 个谜题
       *[other] 滑动查看 { $count } 个谜题 →
    }

## 谜题的大小：第一个例子，以及同样大小中最难的局面所需的步数。

gallery-states = { $states } 个{ -state }，最难的要 { $hardest } 步
gallery-size-state-space = { -state }太多，无法计数
gallery-size-backtracking = { $rows } × { $columns } 格
gallery-size-games = { $cells } 个局面
gallery-size-trees = { $rows } × { $columns } 格

# $count 是其余搜索的数目
gallery-searches =
    { $count ->
        [0] { $algorithm }
       *[other] { $algorithm } +{ $count }
    }

## 同一天所有人得到的同一局面。

gallery-day = 今日一题
gallery-dayOf = { $puzzle }：今日一题

# End of gallery in zh.
