### Chinese: puzzles that the host page has defined. Fetched with the wasm that runs them. For each such
### puzzle these messages are learned again, with the puzzle's id in place of `own`.

-own-state = 状态
-own-start = 起始状态
-own-puzzle = 题目
-own-board = 题目

own-inShort = 本页自己的谜题。
own-rules = 这个谜题由本页定义：页面的脚本给出每个状态有哪些走法，以及什么是目标。
own-game-inShort = 这个页面的对局。
own-game-rules = 这个对局由页面自己定义：它的脚本说明每位玩家有哪些走法、谁赢。不能走的一方输。
own-play-yours = 你是 { $player }，轮到你。从列表中选一步；电脑用最好的一步应对。
own-text = 本页的谜题没有文字形式。
own-preset-start = 从起始状态开始
own-heuristic-about = 本页的估计：离目标还有多远。
own-move = “{ $named }”
own-map-graph-move = { $named }
own-tile = { $code }
own-back-new = 反向：{ state-space-move }可到这里，而之前的{ -state }是**这一侧的新{ -state }**：入队，距目标 { $depth } 步。
own-back-duplicate = 反向：{ state-space-move }可到这里，而之前的{ -state }这一侧已经发现过，距目标 { $depth } 步：**重复**，不入队。
own-back-meeting = 反向：{ state-space-move }可到这里，而之前的{ -state }另一侧已经发现：**两侧在此相遇**。
own-exploring = 正在探索谜题“{ $id }”：已发现 { $found } 个状态，其中 { $expanded } 个已展开。
own-stop = 停止
own-answer-stateLimit = 未继续探索：前 { $limit } 个状态中没有目标
own-certificate-none-stateLimit = 没有证书：还有未探索的状态，所以什么也没有证明。

## Faults of such a puzzle. $asked is the name of one of its functions, or of a heuristic.

error-ownMissing =
    { $near ->
        [none] 这个页面没有定义谜题“{ $id }”。只有脚本定义了它的页面才能打开。
       *[other] 这个页面没有定义谜题“{ $id }”。您是不是想写“{ $near }”？
    }
error-ownChanged = 谜题“{ $id }”在制作此链接之后有了改动，所以无法打开此链接。
error-ownThrew = 谜题“{ $id }”：{ $asked }({ $state }) 出错：{ $reason }
error-ownBoolean = 谜题“{ $id }”：{ $asked }({ $state }) 返回了 { $found }。应为：true 或 false。
error-ownEstimate = 谜题“{ $id }”：{ $asked }({ $state }) 返回了 { $found }。应为：0 到 1,000,000 的整数。
error-ownRows = 谜题“{ $id }”：{ $asked }({ $state }) 返回了 { $found }。应为：若干行字符，行数和长度与起始状态相同，最多 400 格、255 种字符。
error-ownJson = 谜题“{ $id }”：{ $asked }({ $state }) 返回了 { $found }。应为：由文字、数、true、false、null、列表和普通对象组成的状态。
error-ownKey = 谜题“{ $id }”：{ $asked }({ $state }) 返回了 { $found }。应为：文字或数。
error-ownCost = 谜题“{ $id }”：{ $asked }({ $state }) 返回了 { $found }。应为：1 到 1,000,000 的整数作为代价。
error-ownLabel = 谜题“{ $id }”：{ $asked }({ $state }) 返回了 { $found }。应为：一行之内 1 到 60 个字符的名称。
error-ownMove = 谜题“{ $id }”：{ $asked }({ $state }) 返回了 { $found }。应为：带有“to”字段的走法。
error-ownMoves = 谜题“{ $id }”：{ $asked }({ $state }) 返回了 { $found }。应为：从名称到状态的对象，或走法的列表。
error-ownChance = 谜题“{ $id }”：调用两次 { $asked }({ $state })，得到了不同的回答。同一状态的回答必须始终相同，不能依赖随机或之前的调用。
error-ownTooManyMoves = 谜题“{ $id }”：状态 { $state } 的走法超过 { $limit } 种，或走法的列表没有尽头。
error-ownTooManyInAll = 谜题“{ $id }”：{ $found } 个状态中的前 { $expanded } 个，走法的总数已超过 { $limit } 种。请缩小谜题，或降低状态数的上限。
error-ownTooManyLabels = 谜题“{ $id }”：到 { $state } 为止，走法的名称超过 { $limit } 种。名称说明做什么，而不是到达哪个状态。
error-ownCosts = 谜题“{ $id }”：它有代价，并且状态超过 { $limit } 个。只看一部分状态无法知道什么最便宜：请提高上限，或把谜题改小。
error-ownStopped = 已停止探索谜题“{ $id }”。
error-ownDefinition =
    { $field ->
        [id] 谜题“{ $id }”：这个名字不能用。应为：一个小写字母，后接至多 39 个小写字母、数字和连字符。
        [name] 谜题“{ $id }”：字段“name”缺失或有误。应为：一段文字。
        [start] 谜题“{ $id }”：缺少字段“start”。应为：第一个状态。
        [limit] 谜题“{ $id }”：字段“limit”有误。应为：1 到 1,048,576 的整数。
        [players] 谜题“{ $id }”：字段“players”有误。应为：两个不同名字的列表，每个至多 20 个字符，都不能是“draw”。
        [heuristics] 谜题“{ $id }”：字段“heuristics”有误。应为：至多三个函数，名字由小写字母和连字符组成；对局不能有。
        [estimate] 谜题“{ $id }”：字段“estimate”有误。应为：一个函数，用于有“players”的对局；谜题请用“heuristics”。
       *[other] 谜题“{ $id }”：字段“{ $field }”缺失或有误。应为：一个函数。
    }
error-ownMisspelt = 谜题“{ $id }”：没有叫“{ $field }”的字段。您是不是想写“{ $near }”？
error-ownResult = 对局“{ $id }”：{ $asked }({ $state }) 返回了 { $found }。应为：对局继续时为 false，否则为“{ $first }”、“{ $second }”或“draw”；刚走的一方赢时为 true。
error-ownTwice = 对局“{ $id }”：{ $asked }({ $state }) 返回了两个标签同为 { $found } 的走法。应为：每个走法有自己的标签。
error-ownGameCost = 对局“{ $id }”：{ $asked }({ $state }) 返回的走法有代价 { $found }。应为：对局没有代价。
error-ownGameEstimate = 对局“{ $id }”：{ $asked }({ $state }) 返回了 { $found }。应为：-99 到 99 的整数。
error-ownGameLimit = 对局“{ $id }”：状态多于 { $limit } 个。只有一部分状态，说不出谁赢：请提高上限，或把对局改小。
error-ownEndless = 对局“{ $id }”：可以回到状态 { $state }，所以未必会结束。应为：没有状态重复出现的对局。
error-ownLong = 对局“{ $id }”：可能超过 { $limit } 步。请把对局改小。

# End of state-space-own in zh.
