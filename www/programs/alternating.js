/**
 * Program: two searches in turns that stop at the first contact, which may miss the shortest path.
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
};
