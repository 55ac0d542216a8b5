### 简体中文：命令说的话，与页面共用的除外。用词见 glossary.zh.md。

## The command.

cli-usage = 用法：searchlight [link | picture] <谜题> [文件] [--json] [--algorithm NAME] [--max-steps N] [--size RxC] [--set NAME=VALUE] [--lang LANGUAGE]
cli-about = 从文件或标准输入读取一个谜题的各组数据，按顺序输出答案。
cli-options = 选项
cli-json = --json             把答案连同证明输出为一个 JSON 文档，每组一行
cli-algorithm = --algorithm NAME   不用该谜题的默认算法（标有 *），改用这个
cli-maxSteps = --max-steps N      一组数据超过 N 步就放弃
cli-size = --size RxC         每组都改用 R 行 C 列的棋盘
cli-set = --set NAME=VALUE   每组的一项设置，例如 tour=open；可以多次使用
cli-link = link PUZZLE        输出第一组数据（没有则为样例）的状态串，以及写入网页的代码
cli-step = --step N           用于 link：显示哪一步
cli-stop = --stop "N 说明"    用于 link：第 N 步的停留点及其说明；可以多次使用
cli-picture = picture PUZZLE     写出第一组数据（没有则为样例）的图片；需要软件包 @napi-rs/canvas
cli-output = --output FILE, -o    用于 picture：图片文件，以 .svg、.png 或 .gif 结尾；.gif 是到该步为止的影片
cli-moment = --step N           用于 picture：步号、“answer”（默认）或“end”
cli-view = --view PARTS       用于 picture：both、board 或 map
cli-theme = --theme NAME       用于 picture：light 或 dark
cli-width = --width N, --height N   用于 picture，单位为 px
# $languages is what can be asked for, such as en, vi
cli-lang = --lang LANGUAGE    提示所用的语言：{ $languages }
cli-help = --help             显示这段说明
cli-puzzles = 谜题
cli-puzzle = { $id }：{ $name }。{ $rules }
cli-format = 格式：{ $format }
cli-sample = 样例：
cli-algorithms = 算法：{ $algorithms }
cli-setting = --set { $id }={ $options }
cli-text = TEXT
cli-codes = 退出码：0 各组都有答案，2 输入有误，3 到达步数上限，64 用法有误，70 搜索失败，74 读取输入或写出结果失败，130 Ctrl-C，143 被信号终止
cli-unknownPuzzle = 没有名为“{ $id }”的谜题，只有：{ $known }
cli-unknownAlgorithm = 这个谜题没有名为“{ $id }”的算法，只有：{ $known }
cli-noPuzzle = 请指定一个谜题
cli-tooMany = 一次只能指定一个谜题和一个文件
cli-badSteps = --max-steps 后应为整数步数，实为“{ $found }”
cli-noSize = { $id } 的输入自己写明每组的大小：--size 在这里没有意义
cli-badStep = --step 后应为不超过 { $most } 的整数，实为“{ $found }”
cli-badStop = --stop 后应为步号和说明，例如“100 前一百步”，实为“{ $found }”
cli-onlyLink = --stop 只用于“searchlight link”，--step 只用于“searchlight link”和“searchlight picture”
cli-badOutput = 图片需要 --output 和以 .svg、.png 或 .gif 结尾的文件，实为“{ $found }”
cli-badMoment = --step 后应为整数、“answer”或“end”，实为“{ $found }”
cli-badChoice = { $option } 后应为 { $known } 之一，实为“{ $found }”
cli-badSide = { $option } 后应为 { $least } 到 { $most } 的整数 px，实为“{ $found }”
cli-onlyPicture = --output、--view、--theme、--width 和 --height 只用于“searchlight picture”
cli-noCanvas = 图片需要软件包 { $name }：请运行“npm install { $name }”
cli-noCase = 输入中没有数据
cli-badSize = --size 后应为行数和列数，例如 5x6，实为“{ $found }”
cli-badSetting = --set 后应为名称和值，例如 tour=open，实为“{ $found }”
cli-badValue = “{ $id }”不能是“{ $value }”，只能是：{ $known }
cli-badText = “{ $id }”不能是“{ $value }”；可用的值例如 { $example }
cli-otherSetting = 算法 { $algorithm } 没有设置“{ $id }”，只有这些算法有：{ $known }
cli-unknownSetting = 这个谜题没有名为“{ $id }”的设置，只有：{ $known }
cli-noSettings = 这个谜题没有任何设置，也没有“{ $id }”
cli-badLanguage = --lang 后应为 { $languages } 之一，实为“{ $found }”
cli-unknownOption = 没有选项“{ $option }”；--help 列出全部选项
cli-needsValue = { $option } 需要一个值，例如 { $option }=VALUE
cli-takesNoValue = { $option } 不带值
cli-limit = 第 { $line } 行：未得答案就到了 { $steps } 步的上限
cli-ownLimit = 第 { $line } 行：走了 { $steps } 步仍未得答案，搜索停止，因为许多路径通向相同的状态；A*（--algorithm { $instead }）对每个状态只看一次
cli-stateLimit = 第 { $line } 行：找到 { $limit } 个状态仍未得答案，已放不下更多；IDA*（--algorithm { $instead }）只保存自己的路径
cli-ownPath = { $algorithm } 的答案是它自己找到的路径；也许还有代价更小的
cli-failed = 第 { $number } 组：{ $reason }
cli-unread = 无法读取输入（{ $reason }）
cli-unreadFile = 无法读取“{ $file }”（{ $reason }）
cli-interrupted = 已被 Ctrl-C 中断
cli-ended = 被信号 { $signal } 终止
cli-unwritten = 无法写出结果（{ $reason }）；已写出 { $count } 个答案
cli-unwrittenFile = 无法写出“{ $file }”（{ $reason }）
cli-notBuilt = searchlight 还没有构建：请先在它的目录里运行“npm run build”

## 系统拒绝读写的原因。

cli-system-ENOENT = { $code }：没有这个文件
cli-system-EISDIR = { $code }：这是目录，不是文件
cli-system-EACCES = { $code }：没有权限
cli-system-EPERM = { $code }：没有权限
cli-system-EBADF = { $code }：没有为读写而打开
cli-system-ENOSPC = { $code }：磁盘已满
cli-system-EFBIG = { $code }：文件太大
cli-system-EIO = { $code }：设备出错

## 提示：答案为“Impossible”，而按另一种约定有答案。

cli-others = 第 { $line } 行：这只是多个解中的一个
cli-otherwise-knight-open = 第 { $line } 行：从那里没有闭合巡游，但有开放巡游；用 --set tour=open 来求
cli-otherwise-knight-fromOne = 第 { $line } 行：行和列从 0 数起；若从 1 数起，就有巡游
cli-otherwise-knight-openFromOne = 第 { $line } 行：巡游须闭合，行和列从 0 数起；若从 1 数起，有开放巡游，用 --set tour=open 来求
