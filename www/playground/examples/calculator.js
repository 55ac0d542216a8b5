// A calculator with two keys that still work. How do you get from 1 to 100?
definePuzzle('calculator', {
  name: 'Broken calculator',
  start: 1,
  goal: (number) => number === 100,
  moves: (number) => ({
    'times 2': number < 200 ? number * 2 : undefined,
    'minus 3': number > 3 ? number - 3 : undefined,
  }),
});
