/**
 * Program: table of a game that only stores the winner, so that the first losing successor is
 * enough.
 */

/** @type {import('./types.js').Program} */
export const program = {
  values: ['filled', 'cell', 'next', 'try', 'ways'],
  pseudo: [
    [0, 'start', 'start'],
    [0, 'cell', 'cell'],
    [1, 'loses'],
    [1, 'probe', 'probe'],
    [2, 'wins'],
    [3, 'won', 'won'],
    [2, 'lost', 'lost'],
    [2, 'break'],
    [1, 'put', 'nothing put'],
  ],
  rust: [
    ['let mut wins = Vec::new();', 'start'],
    ['for cell in 0..cells {', 'cell'],
    ['    let mut win = false;'],
    ['    for next in moves(cell) {', 'probe'],
    ['        if wins[next] { continue; }', 'won'],
    ['        win = true;', 'lost'],
    ['        break;'],
    ['    }'],
    ['    wins.push(win);', 'nothing put'],
    ['}'],
  ],
  python: [
    ['wins = []', 'start'],
    ['for cell in range(cells):', 'cell'],
    ['    win = False'],
    ['    for next in moves(cell):', 'probe'],
    ['        if wins[next]:'],
    ['            continue', 'won'],
    ['        win = True', 'lost'],
    ['        break'],
    ['    wins.append(win)', 'nothing put'],
  ],
  cpp: [
    ['vector<bool> wins;', 'start'],
    ['for (int cell = 0; cell < cells; cell++) {', 'cell'],
    ['    bool win = false;'],
    ['    for (int next : moves(cell)) {', 'probe'],
    ['        if (wins[next]) continue;', 'won'],
    ['        win = true;', 'lost'],
    ['        break;'],
    ['    }'],
    ['    wins.push_back(win);', 'nothing put'],
    ['}'],
  ],
};
