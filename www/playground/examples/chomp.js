// Players bite a piece and all below and right of it. The upper left piece is bitter.
const eaten = (row, kept) => row.slice(0, kept).padEnd(row.length, '.');

definePuzzle('chomp', {
  name: 'Chomp',
  players: ['Ann', 'Ben'],
  start: ['Xooo', 'oooo', 'oooo'],

  // Who has only the bitter piece left cannot move, and has lost.
  goal: () => false,
  moves(bar) {
    const moves = {};
    bar.forEach((row, down) => {
      [...row].forEach((piece, right) => {
        if (piece !== 'o') return;
        const after = (one, at) => (at < down ? one : eaten(one, right));
        moves[`row ${down + 1}, column ${right + 1}`] = bar.map(after);
      });
    });
    return moves;
  },
  draw: (_, bar) => bar,
});
