// One letter changes at a time.
// Each step must be a word of the list.
const WORDS = `
  cat cot cog dog dot cut bat bet bit but hat
  hot hut hog log lot let lit bog big dig pig
  pit pot put pat rat rot rut rug bug bag tag
`.trim().split(/\s+/);

const difference = (one, other) =>
  [...one].filter((letter, at) => letter !== other[at]).length;

definePuzzle('ladder', {
  name: 'From rug to cat',
  start: 'rug',
  goal: (word) => word === 'cat',
  moves: (word) =>
    WORDS.filter((other) => difference(word, other) === 1)
      .map((other) => ({ to: other, label: `to ${other}` })),
  heuristics: {
    letters: (word) => difference(word, 'cat'),
  },
  draw({ tile }, word) {
    [...word].forEach((letter, at) =>
      tile({ x: 22 + 28 * at, y: 50, width: 24, height: 34, label: letter }));
  },
  describe: (word) => word,
});
