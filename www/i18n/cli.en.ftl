### English: what the command says, besides the words that it shares with the page.

## The command.

cli-usage = usage: searchlight [link | picture] <puzzle> [FILE] [--json] [--algorithm NAME] [--max-steps N] [--size RxC] [--set NAME=VALUE] [--lang LANGUAGE]
cli-about = Reads cases of a puzzle from a file, or from standard input, and prints the answers in order.
cli-options = Options
cli-json = --json             answers with their certificates as one JSON document, a line a case
cli-algorithm = --algorithm NAME   instead of the puzzle’s own, which is marked *
cli-maxSteps = --max-steps N      give up on a case after N steps
cli-size = --size RxC         each case on a board of R rows and C columns instead
cli-set = --set NAME=VALUE   a setting of each case, such as tour=open; may be repeated
cli-link = link PUZZLE        prints the state string of the first case, or of the sample, and what to write into a page
cli-step = --step N           of the link: the step to show
cli-stop = --stop "N WORDS"   of the link: a stop at step N and its caption; may be repeated
cli-picture = picture PUZZLE     writes a picture of the first case, or of the sample; needs the package @napi-rs/canvas
cli-output = --output FILE, -o    of the picture: its file, which ends with .svg, .png or .gif; a .gif is the film up to the step
cli-moment = --step N           of the picture: a step, “answer” (the default) or “end”
cli-view = --view PARTS       of the picture: both, board or map
cli-theme = --theme NAME       of the picture: light or dark
cli-width = --width N, --height N   of the picture, in px
# $languages is what can be asked for, such as en, vi
cli-lang = --lang LANGUAGE    of the messages: { $languages }
cli-help = --help             this text
cli-puzzles = Puzzles
cli-puzzle = { $id }: { $name }. { $rules }
cli-format = format: { $format }
cli-sample = sample:
cli-algorithms = algorithms: { $algorithms }
cli-setting = --set { $id }={ $options }
cli-text = TEXT
cli-codes = Exit codes: 0 all cases answered, 2 wrong input, 3 step limit reached, 64 wrong usage, 70 the search failed, 74 input or output failed, 130 Ctrl-C, 143 ended by a signal
cli-unknownPuzzle = there is no puzzle called “{ $id }”, only: { $known }
cli-unknownAlgorithm = this puzzle has no algorithm called “{ $id }”, only: { $known }
cli-noPuzzle = name a puzzle
cli-tooMany = one puzzle and one file at a time, please
cli-badSteps = --max-steps needs a whole number of steps, found “{ $found }”
cli-noSize = the texts of { $id } say how large each case is: --size has no meaning there
cli-badStep = --step needs a whole number up to { $most }, found “{ $found }”
cli-badStop = --stop needs a step and its caption, such as “100 The first hundred”, found “{ $found }”
cli-onlyLink = --stop belongs to “searchlight link”, --step to “searchlight link” and “searchlight picture”
cli-badOutput = a picture needs --output with a file that ends with .svg, .png or .gif, found “{ $found }”
cli-badMoment = --step needs a whole number, “answer” or “end”, found “{ $found }”
cli-badChoice = { $option } needs one of { $known }, found “{ $found }”
cli-badSide = { $option } needs a whole number of px from { $least } to { $most }, found “{ $found }”
cli-onlyPicture = --output, --view, --theme, --width and --height belong to “searchlight picture”
cli-noCanvas = pictures need the package { $name }: run “npm install { $name }”
cli-noCase = the input has no case
cli-badSize = --size needs rows and columns such as 5x6, found “{ $found }”
cli-badSetting = --set needs a name and a value such as tour=open, found “{ $found }”
cli-badValue = “{ $id }” cannot be “{ $value }”, only: { $known }
cli-badText = “{ $id }” cannot be “{ $value }”; a possible value is { $example }
cli-otherSetting = the algorithm { $algorithm } has no setting “{ $id }”, only these have it: { $known }
cli-unknownSetting = this puzzle has no setting called “{ $id }”, only: { $known }
cli-noSettings = this puzzle has no settings, so also none called “{ $id }”
cli-badLanguage = --lang needs one of { $languages }, found “{ $found }”
cli-unknownOption = there is no option “{ $option }”; --help lists all
cli-needsValue = { $option } needs a value, as in { $option }=VALUE
cli-takesNoValue = { $option } takes no value
cli-limit = line { $line }: the step limit of { $steps } was reached before an answer
cli-ownLimit = line { $line }: the search stopped after { $steps } steps before an answer, because many paths lead to the same states; A* (--algorithm { $instead }) looks at each state once
cli-stateLimit = line { $line }: { $limit } states were found before an answer, and no more fit; IDA* (--algorithm { $instead }) keeps only its path
cli-ownPath = the answer of { $algorithm } is the path that it found; a cheaper one may exist
cli-failed = case { $number }: { $reason }
cli-unread = the input could not be read ({ $reason })
cli-unreadFile = “{ $file }” could not be read ({ $reason })
cli-interrupted = interrupted by Ctrl-C
cli-ended = ended by the signal { $signal }
cli-unwritten =
    { $count ->
        [one] the output could not be written ({ $reason }); { $count } answer was written
       *[other] the output could not be written ({ $reason }); { $count } answers were written
    }
cli-unwrittenFile = “{ $file }” could not be written ({ $reason })
cli-notBuilt = searchlight is not built yet: run “npm run build” in its folder first

## Why the system refused to read or write.

cli-system-ENOENT = { $code }: no such file
cli-system-EISDIR = { $code }: a folder, not a file
cli-system-EACCES = { $code }: access is not allowed
cli-system-EPERM = { $code }: access is not allowed
cli-system-EBADF = { $code }: not opened for reading or writing
cli-system-ENOSPC = { $code }: the disk is full
cli-system-EFBIG = { $code }: the file is too large
cli-system-EIO = { $code }: the device failed

## Hints, where a case is answered “Impossible” and would have an answer by another convention.

cli-others = line { $line }: this is one answer of several
cli-otherwise-knight-open = line { $line }: there is no closed tour from there, but an open one; --set tour=open asks for it
cli-otherwise-knight-fromOne = line { $line }: rows and columns count from 0; counted from 1, there would be a tour
cli-otherwise-knight-openFromOne = line { $line }: tours are closed, and rows and columns count from 0; there would be an open tour counted from 1, and --set tour=open asks for open ones
