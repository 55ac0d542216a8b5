/** Lesson: two searches that stop at the first contact can miss the shortest path. */

/** @type {import('./types.js').Lesson} */
export const lesson = {
  id: 'contact',
  stops: [
    { id: 'idea', chapter: 'trap', puzzle: 'solitaire', preset: 'tooLong', at: 0, view: 'board' },
    {
      id: 'turns',
      puzzle: 'solitaire',
      preset: 'tooLong',
      at: 26,
      view: 'both',
      light: 'queue',
      holds: { expanded: 2 },
      question: 'next',
    },
    {
      id: 'meet',
      puzzle: 'solitaire',
      preset: 'tooLong',
      at: 'answer',
      light: 'meeting',
      holds: { expanded: 11 },
    },
    {
      id: 'shorter',
      chapter: 'truth',
      puzzle: 'solitaire',
      preset: 'tooLong',
      algorithm: 'bfs',
      at: 'answer',
      light: 'star',
      holds: { targetDepth: 3 },
    },
    {
      id: 'unfinished',
      puzzle: 'solitaire',
      preset: 'tooLong',
      at: 'answer',
      view: 'map',
    },
    {
      id: 'levels',
      chapter: 'cure',
      puzzle: 'solitaire',
      preset: 'tooLong',
      algorithm: 'bidirectional',
      at: 'answer',
      view: 'both',
      light: 'meeting',
      holds: { discovered: 93 },
    },
    {
      id: 'whole',
      puzzle: 'solitaire',
      preset: 'tooLong',
      algorithm: 'bidirectional',
      at: 'end',
      view: 'map',
    },
  ],
  exercises: [
    { id: 'own', puzzle: 'solitaire', preset: 'tooLong', algorithm: 'alternating' },
    { id: 'never', puzzle: 'flip', preset: 'hardest', algorithm: 'alternating' },
    {
      id: 'race',
      puzzle: 'solitaire',
      preset: 'eight',
      algorithm: 'alternating',
      check: { least: 'discovered', among: ['bidirectional', 'alternating'] },
    },
  ],
};
