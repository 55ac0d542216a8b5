/** What a state space is, and how breadth-first search sweeps it. */

/** @type {import('./types.js').Lesson} */
export const lesson = {
  id: 'sweep',
  stops: [
    { id: 'board', chapter: 'space', puzzle: 'flip', preset: 'sample', at: 0, view: 'board' },
    {
      id: 'first',
      puzzle: 'flip',
      preset: 'sample',
      at: 16,
      view: 'both',
      holds: { generated: 16, duplicate: 0, expanded: 1, frontier: 16 },
    },
    {
      id: 'queue',
      chapter: 'queue',
      puzzle: 'flip',
      preset: 'sample',
      at: 64,
      holds: { expanded: 4, frontier: 55 },
      question: 'next',
    },
    {
      id: 'level',
      chapter: 'levels',
      puzzle: 'flip',
      preset: 'sample',
      at: 272,
      holds: { expanded: 17, frontier: 120 },
      question: 'level',
    },
    {
      id: 'rings',
      puzzle: 'flip',
      preset: 'sample',
      at: 2192,
      view: 'map',
      holds: { expanded: 137, frontier: 560 },
    },
    {
      id: 'answer',
      chapter: 'answer',
      puzzle: 'flip',
      preset: 'sample',
      at: 'answer',
      view: 'both',
      holds: { targetDepth: 4, discovered: 742 },
    },
    {
      id: 'whole',
      puzzle: 'flip',
      preset: 'sample',
      at: 'end',
      view: 'map',
      holds: { discovered: 4096, frontier: 0, depth: 7 },
    },
  ],
  exercises: [
    { id: 'near', puzzle: 'flip', preset: 'one' },
    { id: 'far', puzzle: 'flip', preset: 'hardest' },
    { id: 'turn', puzzle: 'flip', preset: 'sample', step: 16 },
  ],
};
