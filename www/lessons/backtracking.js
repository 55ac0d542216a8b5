/** Lesson: backtracking, dead ends, and why the first choices never change. */

/** @type {import('./types.js').Lesson} */
export const lesson = {
  id: 'backtracking',
  stops: [
    { id: 'start', chapter: 'path', puzzle: 'knight', preset: 'lesson', at: 0, view: 'board' },
    {
      id: 'dead',
      puzzle: 'knight',
      preset: 'lesson',
      at: 36,
      view: 'both',
      light: 'board',
      holds: { placements: 21 },
    },
    {
      id: 'back',
      puzzle: 'knight',
      preset: 'lesson',
      at: 37,
      light: 'board',
    },
    {
      id: 'record',
      chapter: 'tree',
      puzzle: 'knight',
      preset: 'lesson',
      at: 'deepest 34',
      light: 'board',
      holds: { deepest: 34, placements: 5420 },
      question: 'dead',
    },
    {
      id: 'inner',
      puzzle: 'knight',
      preset: 'lesson',
      at: 3_000_000,
      view: 'map',
      light: 'wedge',
      holds: { placements: 593_741 },
    },
    {
      id: 'answer',
      puzzle: 'knight',
      preset: 'lesson',
      at: 'answer',
      view: 'both',
      holds: { placements: 1_134_221 },
    },
    {
      id: 'eight',
      chapter: 'drowned',
      puzzle: 'knight',
      preset: 'drowning',
      at: 2_000_000,
      light: 'wedge',
      holds: { placements: 337_006 },
    },
  ],
  exercises: [
    { id: 'other', puzzle: 'knight', preset: 'other' },
    {
      id: 'five',
      puzzle: 'knight',
      preset: 'open',
      algorithm: 'naive',
      check: { count: 'depth', at: 'retreats 1', back: 1 },
    },
    { id: 'fall', puzzle: 'knight', preset: 'lesson', step: 4088 },
  ],
};
