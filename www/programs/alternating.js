/**
 * Program: two searches in turns, which stop at the first contact and can therefore miss the
 * shortest path.
 */

/** @type {import('./types.js').Program} */
export const program = {
  values: ['side', 'queue', 'known', 'depth', 'state', 'next'],
  pseudo: [
    [0, 'start', 'start'],
    [0, 'while'],
    [1, 'dequeue', 'dequeue'],
    [1, 'move', 'move'],
    [2, 'known'],
    [3, 'duplicate', 'duplicate'],
    [2, 'new', 'new'],
    [2, 'other'],
    [3, 'meeting', 'meeting'],
    [1, 'turn', 'turn'],
  ],
  rust: [
    ['let mut known = [HashSet::from([start]), goals];', 'start'],
    ['let mut queues = known.clone().map(VecDeque::from_iter);'],
    ['let mut one = 0;'],
    ['loop {'],
    ['    let state = queues[one].pop_front()?;', 'dequeue'],
    ['    for to in moves[one](state) {', 'move'],
    ['        if !known[one].insert(to) { continue; }', 'duplicate'],
    ['        queues[one].push_back(to);', 'new'],
    ['        if known[1 - one].contains(&to) { return Some(to); }', 'meeting'],
    ['    }'],
    ['    one = 1 - one;', 'turn'],
    ['}'],
  ],
  python: [
    ['known = [{start}, set(goals)]'],
    ['queues, one = [deque(side) for side in known], 0', 'start'],
    ['while all(queues):'],
    ['    state = queues[one].popleft()', 'dequeue'],
    ['    for next in moves[one](state):', 'move'],
    ['        if next in known[one]:'],
    ['            continue', 'duplicate'],
    ['        known[one].add(next)'],
    ['        queues[one].append(next)', 'new'],
    ['        if next in known[1 - one]:'],
    ['            return next', 'meeting'],
    ['    one = 1 - one', 'turn'],
  ],
  cpp: [
    ['set<State> known[2] = {{start}, goals};'],
    ['queue<State> open[2]; open[0].push(start);'],
    ['for (State goal : goals) open[1].push(goal);', 'start'],
    ['for (int one = 0; !open[one].empty(); one = 1 - one) {', 'turn'],
    ['    State state = open[one].front(); open[one].pop();', 'dequeue'],
    ['    for (State to : moves[one](state)) {', 'move'],
    ['        if (!known[one].insert(to).second) continue;', 'duplicate'],
    ['        open[one].push(to);', 'new'],
    ['        if (known[1 - one].count(to)) return to;', 'meeting'],
    ['    }'],
    ['}'],
  ],
};
