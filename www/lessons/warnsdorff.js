/** Lesson: Warnsdorff's rule, what it saves and where it fails. */

/** @type {import('./types.js').Lesson} */
export const lesson = {
  id: 'warnsdorff',
  stops: [
    {
      id: 'counts',
      chapter: 'rule',
      puzzle: 'knight',
      preset: 'warnsdorff',
      at: 1,
      view: 'board',
    },
    {
      id: 'corner',
      puzzle: 'knight',
      preset: 'warnsdorff',
      at: 2,
      view: 'both',
      light: 'board',
      question: 'candidate',
    },
    {
      id: 'cut',
      puzzle: 'knight',
      preset: 'warnsdorff',
      at: 27,
      light: 'board',
      holds: { depth: 27 },
    },
    {
      id: 'tour',
      chapter: 'gain',
      puzzle: 'knight',
      preset: 'warnsdorff',
      at: 'answer',
      holds: { placements: 65, retreats: 2, depth: 63 },
    },
    {
      id: 'six',
      puzzle: 'knight',
      preset: 'lesson',
      algorithm: 'warnsdorff',
      at: 'answer',
      holds: { placements: 37 },
      recalls: { naive: ['backtracking/answer', 'placements', 1_134_221] },
    },
    {
      id: 'unlucky',
      chapter: 'limits',
      puzzle: 'knight',
      preset: 'unlucky',
      at: 2_000_000,
      view: 'map',
      light: 'wedge',
      holds: { placements: 1_000_047 },
    },
    {
      id: 'built',
      puzzle: 'knight',
      preset: 'large',
      at: 'answer',
      view: 'board',
      holds: { placements: 2499 },
    },
  ],
  exercises: [
    { id: 'elsewhere', puzzle: 'knight', preset: 'unlucky' },
    { id: 'cuts', puzzle: 'knight', preset: 'unlucky', algorithm: 'cuts' },
    { id: 'narrow', puzzle: 'knight', preset: 'narrow', check: { outcome: true } },
  ],
};
