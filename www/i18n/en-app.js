/**
 * English for the page around the element; the element's words are in en.js.
 * @type {import('./index.js').Dictionary}
 */
export default {
  'flip.short': 'Flip',
  'knight.name': 'Knight’s tour',
  'knight.short': 'Knight',
  'mines.name': 'Minesweeper configuration',
  'mines.short': 'Mines',
  'tab.name': 'Tab game',
  'tab.short': 'Tab',
  'subtract.name': 'Subtraction game',
  'subtract.short': 'Subtract',
  'app.puzzles': 'Puzzles',
  'app.share': 'Share',
  'app.shared': 'Link copied',
  'app.shareFailed': 'Copy the address of this page: it holds this very step',
  'app.theme': 'Theme: {theme}',
  'app.theme.auto': 'automatic',
  'app.theme.light': 'light',
  'app.theme.dark': 'dark',
};
