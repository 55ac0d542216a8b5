definePuzzle('jugs', {
  name: 'Two jugs',
  start: [0, 0],
  goal: ([a, b]) => b === 4,
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
