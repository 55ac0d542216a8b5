/** Lesson: duplicates, and why the first visit of a state is by a shortest path. */

/** @type {import('./types.js').Lesson} */
export const lesson = {
  id: 'duplicates',
  stops: [
    {
      id: 'back',
      chapter: 'seen',
      puzzle: 'flip',
      preset: 'sample',
      at: 'duplicate 1',
      view: 'both',
      light: 'result',
    },
    {
      id: 'orders',
      puzzle: 'flip',
      preset: 'sample',
      at: 33,
      light: 'result',
    },
    {
      id: 'half',
      puzzle: 'flip',
      preset: 'sample',
      at: 272,
      holds: { generated: 272, duplicate: 136 },
      question: 'new',
    },
    {
      id: 'slides',
      chapter: 'shortest',
      puzzle: 'rearrange',
      preset: 'sample',
      at: 26,
      light: 'result',
    },
    {
      id: 'order',
      puzzle: 'rearrange',
      preset: 'sample',
      at: 1263,
      view: 'both',
      light: 'frontier',
      question: 'new',
    },
    {
      id: 'mostly',
      chapter: 'price',
      puzzle: 'rearrange',
      preset: 'sample',
      at: 'end',
      holds: { generated: 164_736, duplicate: 151_867, discovered: 12_870 },
    },
  ],
  exercises: [
    {
      id: 'next',
      puzzle: 'flip',
      preset: 'sample',
      step: 17,
      check: { count: 'duplicate', at: 33, from: 17 },
    },
    { id: 'hardest', puzzle: 'rearrange', preset: 'hardest' },
    { id: 'jumps', puzzle: 'solitaire', preset: 'sample', step: 17 },
  ],
};
