/** Win and lose, worked out backwards, and how to play by the table. */

/** @type {import('./types.js').Lesson} */
export const lesson = {
  id: 'games',
  stops: [
    { id: 'rules', chapter: 'table', puzzle: 'tab', preset: 'sample', at: 0, view: 'board' },
    {
      id: 'top',
      puzzle: 'tab',
      preset: 'sample',
      at: 4,
      view: 'both',
      holds: { filled: 4, losing: 4 },
    },
    {
      id: 'win',
      puzzle: 'tab',
      preset: 'sample',
      at: 'winning 1',
      holds: { winning: 1, decided: 1 },
    },
    {
      id: 'lose',
      puzzle: 'tab',
      preset: 'lost',
      at: 'answer',
      holds: { decided: 2 },
      question: 'value',
    },
    {
      id: 'start',
      puzzle: 'tab',
      preset: 'sample',
      at: 'answer',
      holds: { decided: 3 },
    },
    {
      id: 'waves',
      chapter: 'backwards',
      puzzle: 'tab',
      preset: 'sample',
      algorithm: 'waves',
      at: 15,
      view: 'map',
      holds: { filled: 18, winning: 13, losing: 5 },
    },
    {
      id: 'heap',
      chapter: 'play',
      puzzle: 'subtract',
      preset: 'one',
      at: 10,
      view: 'both',
      holds: { decided: 2, losing: 2 },
      question: 'value',
    },
    {
      id: 'four',
      puzzle: 'subtract',
      preset: 'one',
      at: 'end',
      view: 'map',
      holds: { filled: 24, losing: 6 },
    },
    {
      id: 'two',
      puzzle: 'subtract',
      preset: 'two',
      at: 'end',
      holds: { filled: 88, losing: 22 },
    },
  ],
  exercises: [
    { id: 'play', puzzle: 'tab', preset: 'sample' },
    { id: 'set', puzzle: 'subtract', preset: 'set' },
    { id: 'large', puzzle: 'tab', preset: 'original' },
  ],
};
