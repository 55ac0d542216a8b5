import { definePuzzle } from '../embed/searchlight.js';

definePuzzle('jugs', {
  name: 'Two jugs',
  start: [0, 0],
  goal: ([, b]) => b === 4,
  moves([a, b]) {
    const pour = Math.min(a, 5 - b);
    const back = Math.min(b, 3 - a);
    return {
      'fill 3': [3, b],
      'fill 5': [a, 5],
      'empty 3': [0, b],
      'empty 5': [a, 0],
      'pour 3 into 5': [a - pour, b + pour],
      'pour 5 into 3': [a + back, b - back],
    };
  },
  draw({ jug }, [a, b]) {
    jug(3, a);
    jug(5, b);
  },
  describe: ([a, b]) => `${a} and ${b} litres`,
});

/** Letters that change places with their neighbours. */
definePuzzle('letters', {
  name: 'Sorting by swaps',
  start: 'GHEBDACF',
  goal: (row) => row === 'ABCDEFGH',
  moves(row) {
    const moves = {};
    for (let at = 0; at < row.length - 1; at++) {
      const swapped = row.slice(0, at) + row[at + 1] + row[at] + row.slice(at + 2);
      moves[`swap ${row[at]} and ${row[at + 1]}`] = swapped;
    }
    return moves;
  },
  heuristics: {
    inversions(row) {
      let count = 0;
      for (let one = 0; one < row.length; one++) {
        for (let other = one + 1; other < row.length; other++)
          count += Number(row[one] > row[other]);
      }
      return count;
    },
  },
  draw: (_, row) => [row.slice(0, 4), row.slice(4)],
});
