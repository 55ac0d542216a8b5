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

  'winLose.board': 'Table',
  'winLose.editHint': 'Click the cell where the game starts, or use the arrow keys and Enter.',

  'winLose.cell.wins': {
    one: 'wins with {count} own move',
    other: 'wins with {count} own moves, {plies} plies',
  },
  'winLose.cell.loses': {
    one: 'loses after {count} ply',
    other: 'loses after {count} plies',
  },
  'winLose.cell.over': 'no move: loses',
  'winLose.cell.win': 'wins',
  'winLose.cell.lose': 'loses',
  'winLose.cell.empty': 'not filled yet',
  'winLose.cell.hidden': 'hidden while the game is on',
  'winLose.cell.at': '{place}: {content}',
  'winLose.cell.at.start': '{place}, the start: {content}',
  'winLose.cell.now': '{place}, the cell of this step: {content}',
  'winLose.cell.now.start': '{place}, the start and the cell of this step: {content}',
  'winLose.cell.piece': '{place}, here the game stands: {content}',
  'winLose.cell.piece.start': '{place}, the start, here the game stands: {content}',
  'winLose.cell.target': '{place}, one can move here: {content}',
  'winLose.cell.target.start': '{place}, the start, one can move here: {content}',

  'winLose.cell.kept': '{told}; kept in sight, Enter lets it go',

  'winLose.foot.start': 'Start: {place}',
  'winLose.foot.cell': '{place}',
  'winLose.foot.open': 'not decided yet',
  'winLose.foot.won': {
    one: '{count} of {moves} moves wins',
    other: '{count} of {moves} moves win',
  },
  'winLose.foot.won.line': {
    one: '{count} of {moves} moves wins; best: {line}',
    other: '{count} of {moves} moves win; best: {line}',
  },
  'winLose.foot.line': '{line} → {next}',
  'winLose.foot.line.more': '…',
  'winLose.foot.lost': 'no move wins',
  'winLose.foot.lost.line': 'no move wins; longest: {line}',
};
