# Exploring a whole space: the hardest boards, boards of a distance, the map, levels, and growth.

explore-title = { $puzzle }: explore all { -states }
explore-parts = What to explore
explore-part-hardest = Hardest
explore-part-distance = By distance
explore-part-map = Map
explore-part-levels = Level sizes
explore-part-growth = Growth

explore-large = There are too many { -states } to list them all, so there is no list, no map and no table here. “Growth” shows smaller { -boards }.
explore-finding =
    { $count ->
        [one] The { -states } are being listed: { $count } move so far.
       *[other] The { -states } are being listed: { $count } moves so far.
    }
explore-measuring = The distances to the goal are being computed.
explore-reading = The numbers of the { -states } are being computed.
explore-memory = There is not enough memory to list all { -states }.

## Lists of boards. Messages that end in -cost are for moves with costs.

explore-hardest-about =
    The farthest { $count ->
        [one] { -state } is
       *[other] { $count } { -states } are
    } { $distance ->
        [one] { $distance } move
       *[other] { $distance } moves
    } from the goal. Choose one to start from it.
explore-hardest-about-cost =
    The farthest { $count ->
        [one] { -state } is
       *[other] { $count } { -states } are
    } at a cost of { $distance } from the goal. Choose one to start from it.
explore-none = No { -state } can reach a goal.
explore-away =
    { $distance ->
        [0] a goal
        [one] { $distance } move
       *[other] { $distance } moves
    }
explore-away-cost =
    { $distance ->
        [0] a goal
       *[other] cost { $distance }
    }
explore-away-lost = cannot be solved
explore-start = Start from { -state } { $number }: { $away }
explore-more = Show more
explore-wanted = Moves to the goal
explore-wanted-cost = Cost to the goal
explore-wanted-lost =
    { $count ->
        [one] The { $count } { -state } that cannot be solved
       *[other] The { $count } { -states } that cannot be solved
    }
explore-drawn =
    { $count ->
        [0] No { -state } has this distance.
        [one] { $count } { -state } has this distance.
       *[other] { $count } { -states } have this distance.
    } { $shown ->
        [0] { "" }
        [one] { "" }
       *[other] { $shown } of them, chosen by seed { $seed }:
    }
explore-others = Other { -boards }

## The map.

explore-colour = Colours show
explore-colour-distance = Moves to the goal
explore-colour-distance-cost = Cost to the goal
explore-colour-solvable = What can be solved
explore-colour-estimate = Estimate: { $name }
explore-feature-black = Black discs
explore-feature-pegs = Pegs left
explore-feature-lights = Lights that are on
explore-feature-water = Water in both jugs
explore-feature-across = Passengers on the far bank
explore-feature-home = Largest discs on the goal
explore-feature-column = Column of the car
explore-feature-row = Row of the large block
explore-map-label = Map of all { -states } that the start can reach. Arrow keys go from { -state } to { -state }, Enter starts from it.
explore-map-reads = Ring = moves from the start. The star is a goal. Point at a { -state } to read its numbers.
explore-map-reads-plain = The star is a goal. Point at a { -state } to read its numbers.
explore-legend = Legend: press a line to see only its { -states }
explore-band = { $from } to { $to }
explore-band-one = { $from }
explore-band-solvable = can be solved
explore-band-lost = cannot be solved
explore-band-count =
    { $count ->
        [one] { $count } { -state }
       *[other] { $count } { -states }
    }
explore-state =
    { $depth ->
        [0] The start
        [one] { $depth } move from the start
       *[other] { $depth } moves from the start
    }, { $distance ->
        [0] a goal
        [one] { $distance } move to the goal
       *[other] { $distance } moves to the goal
    }
explore-state-cost =
    { $depth ->
        [0] The start
        [one] { $depth } move from the start
       *[other] { $depth } moves from the start
    }, { $distance ->
        [0] a goal
       *[other] cost { $distance } to the goal
    }
explore-state-lost =
    { $depth ->
        [0] The start
        [one] { $depth } move from the start
       *[other] { $depth } moves from the start
    }, cannot be solved
explore-value = { $name }: { $value }
explore-open = Start from here

## The table of level sizes.

explore-levels-cut = The table shows the first { $count } of { $all } levels; the copy has all of them.
explore-levels-about = How many { -states } are this many moves from the start, and from the nearest goal.
explore-levels-about-cost = How many { -states } are this many moves from the start, and at this cost from the nearest goal.
explore-level = Distance
explore-level-start = From the start
explore-level-goal = To the goal
explore-level-lost = cannot be solved
explore-level-sum = all
explore-copy = Copy the table
explore-copied = Copied
explore-byHand = It could not be copied here.

## Growth with size.

explore-growth-about = Each size is searched breadth-first to its end, in this browser. The formula counts all { -states } of a size: { $formula }. A start may reach fewer.
# What n is, by puzzle.
explore-n = n is the size.
flip-explore-n = n is the number of discs.
lightsout-explore-n = n is the number of lights.
tiles-explore-n = n is the number of cells, with the gap.
rearrange-explore-n = n is the number of cells; four of them have pieces.
solitaire-explore-n = n is the number of cells; four of them have pieces.
maze-explore-n = n is the side of a maze without walls.
jugs-explore-n = n is the sum of the sizes of both jugs.
hanoi-explore-n = n is the number of discs.
pancakes-explore-n = n is the number of pancakes.
pegs-explore-n = n is the number of holes of a triangle.
river-explore-n = n is the number of missionaries, and of cannibals.
explore-growth-none = This puzzle comes in one size, so there is nothing to compare.
explore-growth-begin = Measure the sizes
explore-growth-again = Measure again
explore-growth-stop = Stop
explore-growth-busy =
    { $count ->
        [0] Measuring the first of { $all } sizes.
        [one] { $count } of { $all } sizes is measured.
       *[other] { $count } of { $all } sizes are measured.
    }
explore-growth-stopped =
    { $count ->
        [one] Stopped: { $count } of { $all } sizes is measured.
       *[other] Stopped: { $count } of { $all } sizes are measured.
    }
explore-growth-done = All { $all } sizes are measured.
explore-growth-states = States
explore-growth-steps = Steps
explore-growth-time = Time in ms
explore-growth-size = Size n
explore-growth-formula = By the formula
explore-growth-measured = measured (solid line, dots)
explore-growth-curve = formula { $formula } (dashed line)
explore-growth-scaled = In the charts of steps and time, the formula’s curve is moved to meet the largest size.
explore-growth-axis = The vertical axis is logarithmic: each line is ten times the one below.
explore-growth-chart = { $name }: from { $first } at size { $least } to { $last } at size { $most }.
explore-ms = { NUMBER($ms, maximumFractionDigits: 1) }

# End of explore in en.
