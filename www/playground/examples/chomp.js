// A bite takes a piece, and all below and right of it.
const eaten = (row, kept) =>
  row.slice(0, kept).padEnd(row.length, '.');

definePuzzle('chomp', {
  name: 'Chomp',
  players: ['Ann', 'Ben'],
  start: ['Xooo', 'oooo', 'oooo'],

  // X is bitter: who has nothing else to bite loses.
  goal: () => false,
  moves(bar) {
    const moves = {};
    bar.forEach((row, down) => {
      [...row].forEach((piece, right) => {
        if (piece !== 'o') return;
        const label = `row ${down + 1}, column ${right + 1}`;
        moves[label] = bar.map((one, at) =>
          at < down ? one : eaten(one, right),
        );
      });
    });
    return moves;
  },
  draw: (_, bar) => bar,
});
