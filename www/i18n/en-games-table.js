/**
 * English for the table of a game; it comes with that family.
 * @type {import('./index.js').Dictionary}
 */
export default {
  'tab.note': '{rows} × {columns}, rows from the bottom',
  'tab.rows': 'row',
  'tab.columns': 'column',
  'tab.short': '({row}, {column})',

  'subtract.note': '{rows} × {columns}, a cell for each pair of heaps',
  'subtract.rows': 'first heap',
  'subtract.columns': 'second heap',
  'subtract.short': '({a}, {b})',
  'subtract.note.one': '{cells} heaps, from 0',
  'subtract.rows.one': 'heap',
  'subtract.columns.one': 'plus',
  'subtract.short.one': '{a}',

  'games.board': 'Table',
  'games.editHint': 'Click the cell where the game starts, or use the arrow keys and Enter.',

  'games.cell.wins': {
    one: 'wins with {count} own move',
    other: 'wins with {count} own moves, {plies} plies',
  },
  'games.cell.loses': {
    one: 'loses after {count} ply',
    other: 'loses after {count} plies',
  },
  'games.cell.over': 'no move: loses',
  'games.cell.win': 'wins',
  'games.cell.lose': 'loses',
  'games.cell.empty': 'not filled yet',
  'games.cell.hidden': 'hidden while the game is on',
  'games.cell.at': '{place}: {content}',
  'games.cell.at.start': '{place}, the start: {content}',
  'games.cell.now': '{place}, the cell of this step: {content}',
  'games.cell.now.start': '{place}, the start and the cell of this step: {content}',
  'games.cell.piece': '{place}, here the game stands: {content}',
  'games.cell.piece.start': '{place}, the start, here the game stands: {content}',
  'games.cell.target': '{place}, one can move here: {content}',
  'games.cell.target.start': '{place}, the start, one can move here: {content}',

  'games.cell.kept': '{told}; kept in sight, Enter lets it go',

  'games.foot.start': 'Start: {place}',
  'games.foot.cell': '{place}',
  'games.foot.open': 'not decided yet',
  'games.foot.won': {
    one: '{count} of {moves} moves wins',
    other: '{count} of {moves} moves win',
  },
  'games.foot.won.line': {
    one: '{count} of {moves} moves wins; best: {line}',
    other: '{count} of {moves} moves win; best: {line}',
  },
  'games.foot.line': '{line} → {next}',
  'games.foot.line.more': '…',
  'games.foot.lost': 'no move wins',
  'games.foot.lost.line': 'no move wins; longest: {line}',
};
