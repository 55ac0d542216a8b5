# The gallery: all puzzles, grouped by what they teach.

gallery-title =
    { $count ->
        [one] { $count } puzzle
       *[other] { $count } puzzles
    }
gallery-find = Find a puzzle or a word
gallery-filters = Show the puzzles for
gallery-filter-every = every search
gallery-filter-bfs = breadth-first
gallery-filter-astar = A*
gallery-filter-dfs = depth-first
gallery-filter-backtracking = backtracking
gallery-filter-games = games
gallery-own = Make your own puzzle
gallery-found =
    { $count ->
        [0] No puzzle fits. Try another word or “every search”.
        [one] { $count } puzzle
       *[other] { $count } puzzles
    }

## The groups, and a few words about each.

gallery-rings = The shortest way, ring by ring
gallery-rings-about = a queue is enough
gallery-estimate = A good estimate
gallery-estimate-about = where A* wins
gallery-choices = Choosing, and going back
gallery-choices-about = fewest ways first
gallery-games = Games: who wins
gallery-games-about = reason from the end

# Beside the name of a group on a phone, where its puzzles are one row that scrolls sideways.
gallery-swipe =
    { $count ->
        [one] { $count } puzzle
        [2] { $count } puzzles
       *[other] swipe through { $count } puzzles →
    }

## How large a puzzle is: its first example, and the moves that the hardest board of that size needs.

gallery-states =
    { $states ->
        [one] { $states } { -state }
       *[other] { $states } { -states }
    }, the hardest { $hardest ->
        [one] { $hardest } move
       *[other] { $hardest } moves
    }
gallery-size-state-space = too many { -states } to count
gallery-size-backtracking = { $rows } × { $columns } cells
gallery-size-games = { $cells } positions
gallery-size-trees = { $rows } × { $columns } cells

# $count is the number of further searches
gallery-searches =
    { $count ->
        [0] { $algorithm }
       *[other] { $algorithm } +{ $count }
    }

## The board that everybody gets on the same date.

gallery-day = { CAPITAL(-board) } of the day
gallery-dayOf = { $puzzle }: { -board } of the day

# End of gallery in en.
