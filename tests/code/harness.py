"""Runs the programs that the page shows: a line `#: name` stands for the lines of that program."""

import json
import sys
from collections import deque
from heapq import heappop, heappush
from itertools import count
from math import inf

sys.setrecursionlimit(10_000)
FREE, MINE = 0, 1


# The flip game of 4 x 4: a board is 16 bits.
def cross(cell):
    row, column = divmod(cell, 4)
    near = [(row, column), (row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return sum(1 << (4 * r + c) for r, c in near if 0 <= r < 4 and 0 <= c < 4)


CROSSES = [cross(cell) for cell in range(16)]


def turns(board):
    return [board ^ one for one in CROSSES]


def bfs(start, moves, is_goal):
    #: bfs
    return answer, depth


def bidirectional(start, goals, moves):
    #: bidirectional
    at = min(met)
    assert depth[0][at] + depth[1][at] == 4
    return sum(len(side) for side in depth)


def alternating(start, goals, moves):
    #: alternating


# A knight's tour: all from a corner.
def tour(program, size, closed):
    steps = [(-2, 1), (-1, 2), (1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1)]

    def near(cell):
        row, column = divmod(cell, size)
        there = [(row + down, column + right) for down, right in steps]
        return [size * r + c for r, c in there if 0 <= r < size and 0 <= c < size]

    moves = [near(cell) for cell in range(size * size)]
    path, visited = [0], [True] + [False] * (size * size - 1)

    def is_tour(path):
        return not closed or path[0] in moves[path[-1]]

    def is_free(cell):
        return cell not in path

    def onward(cell):
        return sum(is_free(to) for to in moves[cell])

    def start_is_cut_off():
        return closed and onward(path[0]) == 0

    def has_dead_end():
        return False

    def is_apart():
        return False

    def is_cut():
        return start_is_cut_off()

    def sorted_moves():
        return sorted(filter(is_free, moves[path[-1]]), key=onward)

    if program == "naive":
        #: naive
        found = search()
    elif program == "warnsdorff":
        #: warnsdorff
        found = search()
    elif program == "cuts":
        #: cuts
        found = search()
    else:
        #: construction
        found = search(None)
    assert found and len(set(path)) == size * size
    return path


# Queens on a board of this side: a variable a row, a value a column.
def queens(program, side):
    values = range(side)
    chosen, domains = [None] * side, [list(values) for _ in range(side)]

    def fits(row, column, other, with_column):
        return column != with_column and abs(column - with_column) != abs(row - other)

    def is_complete():
        return None not in chosen

    def next_variable():
        return chosen.index(None)

    def fewest_left():
        return min((row for row in values if chosen[row] is None), key=lambda row: len(domains[row]))

    def conflicts(variable, value):
        rows = (row for row in values if chosen[row] is not None)
        return not all(fits(variable, value, row, chosen[row]) for row in rows)

    def copy(lists):
        return [list(one) for one in lists]

    def assign(variable, value):
        chosen[variable], domains[variable] = value, [value]

    def take_back(variable, before=None):
        chosen[variable] = None
        domains[:] = before or domains

    def revise(row, other):
        there = domains[other]
        left = [one for one in domains[row] if any(fits(row, one, other, with_one) for with_one in there)]
        is_changed, domains[row] = left != domains[row], left
        return is_changed

    def cross_out(variable):
        for row in values:
            if chosen[row] is None:
                revise(row, variable)

    def revise_all(_):
        pairs = [(row, other) for row in values for other in values if row != other]
        while any([revise(*pair) for pair in pairs]):
            pass

    def has_empty():
        return [] in domains

    if program == "plain":
        #: plain
    elif program == "forward":
        #: forward
    else:
        #: arcs
    assert search()
    return chosen


# A field whose numbers count the mines on their own cell, too.
def fields(program, numbers, columns, wanted):
    rows = len(numbers) // columns
    field, answers = [None] * len(numbers), []

    def around(cell):
        row, column = divmod(cell, columns)
        near = [(row + down, column + right) for down in (-1, 0, 1) for right in (-1, 0, 1)]
        return [columns * r + c for r, c in near if 0 <= r < rows and 0 <= c < columns]

    def holds(number):
        values = [field[cell] for cell in around(number)]
        mines = values.count(MINE)
        return mines <= numbers[number] <= mines + values.count(None)

    def fits(cell=None, value=None):
        if cell is None:
            return all(holds(number) for number in range(len(numbers)))
        field[cell] = value
        ok = all(holds(number) for number in around(cell))
        field[cell] = None
        return ok

    def last_value(cell):
        last = [number for number in around(cell) if around(number)[-1] == cell]
        if not last:
            return ()
        mines = sum(field[near] or 0 for near in around(last[0]))
        return (FREE,) if mines >= numbers[last[0]] else (MINE,)

    def forced_cell():
        return None

    def most_constrained():
        return next((cell for cell, value in enumerate(field) if value is None), None)

    def keep(found):
        answers.append(found[:])
        return len(answers) == wanted

    def values(cell):
        return (FREE, MINE)

    def choose(cell, value):
        field[cell] = value

    def take_back(cell):
        field[cell] = None

    if program == "rowMajor":
        #: rowMajor
        search(0)
    elif program == "forced":
        #: forced
        search(0)
    else:
        #: constrained
        search()
    return answers


# A game: positions by number, the moves of each to lower ones.
def first(cells, moves):
    #: first
    return wins


def full(cells, moves):
    #: full
    return plies


def waves(cells, moves, predecessors):
    #: waves
    return [plies[cell] for cell in range(cells)]


# A state space as a graph with costs and estimates.
def order(graph, program, W, limit):
    start, goals, estimates = graph["start"], set(graph["goals"]), graph["estimates"]
    # The states that were expanded or, of a search that keeps only the path, looked at.
    seen, path, generated = [], [start], 0

    def h(state):
        return estimates[state]

    def edges(state):
        seen.append(state)
        return graph["moves"][state]

    def onward(path):
        nonlocal generated
        # Tiles leave out the move straight back; the other puzzles all moves back to the path.
        before = path if W > 1 else path[-2:-1]
        ways = [(to, cost) for to, cost in graph["moves"][path[-1]] if to not in before]
        generated += len(ways)
        return ways

    def is_goal(state):
        if program in ("limited", "deepening", "idastar"):
            seen.append(state)
        return state in goals

    answer = None
    if program in ("dfs", "greedy"):

        def moves(state):
            return [to for to, _ in edges(state)]

        if program == "dfs":
            #: dfs
        else:
            #: greedy
    elif program in ("uniform", "astar", "weighted"):
        moves = edges
        if program == "uniform":
            #: uniform
        elif program == "astar":
            #: astar
        else:
            #: weighted
    elif program == "idastar":
        moves, beyond = onward, []
        #: idastar
    else:

        def moves(path):
            return [to for to, _ in onward(path)]

        if program == "limited":
            #: limited
        else:
            #: deepening
    # A search that keeps only the path stops with its first answer on the path.
    counts = [-1 if answer is None else answer, int(path[-1] in goals), generated]
    return [counts, seen]


given = json.load(sys.stdin)
flip, goals = given["flip"], [0, 0xFFFF]
answer, depth = bfs(flip, turns, lambda board: board in goals)
line = [lambda at: [at + 1], lambda at: [at - 1]]
game = given["game"]
before = [[c for c in range(len(game)) if at in game[c]] for at in range(len(game))]
table = (len(game), lambda cell: game[cell])
results = {
    "bfs": [depth[answer], len(depth)],
    "bidirectional": bidirectional(flip, goals, [turns, turns]),
    "alternating": alternating(0, [9], line),
    **{name: tour(name, 5, False) for name in ("naive", "warnsdorff", "cuts", "construction")},
    **{
        name: fields(name, given["numbers"], given["columns"], -1)
        for name in ("rowMajor", "forced", "constrained")
    },
    **{name: queens(name, 8) for name in ("plain", "forward", "arcs")},
    "first": first(*table),
    "full": full(*table),
    "waves": waves(*table, lambda cell: before[cell]),
    "runs": [order(graph, *run) for graph in given["graphs"] for run in graph["runs"]],
}
print(json.dumps(results))
