const HOME = '12345678.';
const WAYS = { up: -3, left: -1, right: 1, down: 3 };
const row = (cell) => Math.floor(cell / 3);

definePuzzle('eight', {
  name: '8-puzzle',
  start: '8672543.1',
  goal: (board) => board === HOME,

  // The gap moves; the tile that was there goes where the gap was.
  moves(board) {
    const gap = board.indexOf('.');
    const moves = {};
    for (const [way, by] of Object.entries(WAYS)) {
      const to = gap + by;
      if (to < 0 || to > 8) continue;
      if (Math.abs(by) === 1 && row(to) !== row(gap)) continue;
      const cells = [...board];
      cells[gap] = cells[to];
      cells[to] = '.';
      moves[way] = cells.join('');
    }
    return moves;
  },

  heuristics: {
    // How many rows and columns each tile is away from home, in all.
    manhattan(board) {
      let sum = 0;
      for (let cell = 0; cell < 9; cell++) {
        const home = HOME.indexOf(board[cell]);
        if (home === 8) continue;
        sum += Math.abs((cell % 3) - (home % 3));
        sum += Math.abs(row(cell) - row(home));
      }
      return sum;
    },
  },

  draw: (_, board) => [board.slice(0, 3), board.slice(3, 6), board.slice(6)],
});
