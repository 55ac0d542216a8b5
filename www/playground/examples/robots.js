// Two robots in a narrow aisle must change places.
// There is one bay to wait in. B is full: it costs 3.
const MAP = [
  '#########',
  '#.......#',
  '####.####',
  '#########',
];
const WIDTH = MAP[0].length;
const WAYS = { up: -WIDTH, left: -1, right: 1, down: WIDTH };
const LEFT = WIDTH + 1;
const RIGHT = WIDTH + 7;
const isFree = (cell) => MAP.join('')[cell] === '.';

definePuzzle('robots', {
  name: 'Two robots, one aisle',
  start: { a: LEFT, b: RIGHT },
  goal: ({ a, b }) => a === RIGHT && b === LEFT,
  moves({ a, b }) {
    const moves = [];
    for (const [way, by] of Object.entries(WAYS)) {
      const [x, y] = [a + by, b + by];
      if (isFree(x) && x !== b) moves.push({ to: { a: x, b }, label: `A ${way}` });
      if (isFree(y) && y !== a) moves.push({ to: { a, b: y }, label: `B ${way}`, cost: 3 });
    }
    return moves;
  },
  draw: (_, { a, b }) => {
    const cells = [...MAP.join('')];
    cells[a] = 'a';
    cells[b] = 'B';
    return MAP.map((_row, row) => cells.slice(row * WIDTH, (row + 1) * WIDTH).join(''));
  },
});
