// Two robots meet in a narrow aisle of a warehouse. They must change places,
// and there is only one bay to wait in. A full robot, B, costs 3 a step.
const MAP = ['#########', '#.......#', '####.####', '#########'];
const WIDTH = MAP[0].length;
const WAYS = { up: -WIDTH, left: -1, right: 1, down: WIDTH };
const isFree = (cell) => MAP.join('')[cell] === '.';

definePuzzle('robots', {
  name: 'Two robots, one aisle',
  start: { a: WIDTH + 1, b: WIDTH + 7 },
  goal: ({ a, b }) => a === WIDTH + 7 && b === WIDTH + 1,
  moves({ a, b }) {
    const moves = [];
    for (const [way, by] of Object.entries(WAYS)) {
      if (isFree(a + by) && a + by !== b) {
        moves.push({ to: { a: a + by, b }, label: `A ${way}` });
      }
      if (isFree(b + by) && b + by !== a) {
        moves.push({ to: { a, b: b + by }, label: `B ${way}`, cost: 3 });
      }
    }
    return moves;
  },
  draw: (_, { a, b }) =>
    MAP.map((line, row) =>
      [...line]
        .map((mark, column) => ({ [a]: 'a', [b]: 'B' })[row * WIDTH + column] ?? mark)
        .join(''),
    ),
});
