/**
 * Lesson: a set of states that no move leaves proves that there is no answer, and some boards need
 * no search.
 */

/** @type {import('./types.js').Lesson} */
export const lesson = {
  id: 'impossible',
  stops: [
    {
      id: 'board',
      chapter: 'search',
      puzzle: 'flip',
      preset: 'impossible',
      at: 0,
      view: 'board',
    },
    {
      id: 'grow',
      puzzle: 'flip',
      preset: 'impossible',
      at: 11_152,
      view: 'both',
      light: 'frontier',
      holds: { expanded: 697, frontier: 1387 },
    },
    {
      id: 'shrink',
      puzzle: 'flip',
      preset: 'impossible',
      at: 56_384,
      light: 'frontier',
      holds: { frontier: 540 },
      question: 'level',
    },
    {
      id: 'dry',
      chapter: 'proof',
      puzzle: 'flip',
      preset: 'impossible',
      at: 'end',
      light: 'legend',
      holds: { discovered: 4096 },
    },
    { id: 'closed', puzzle: 'flip', preset: 'impossible', at: 'end', view: 'map' },
    {
      id: 'islands',
      puzzle: 'flip',
      preset: 'impossible',
      at: 'end',
      view: 'map',
      light: 'island',
      holds: { discovered: 4096 },
    },
    {
      id: 'pieces',
      chapter: 'unsearched',
      puzzle: 'rearrange',
      preset: 'counts',
      at: 0,
      view: 'both',
      light: 'board',
    },
    { id: 'colours', puzzle: 'knight', preset: 'parity', at: 0, view: 'board' },
  ],
  exercises: [
    { id: 'edit', puzzle: 'flip', preset: 'impossible' },
    { id: 'claim', puzzle: 'knight', preset: 'parity' },
    { id: 'count', puzzle: 'rearrange', preset: 'counts' },
  ],
};
