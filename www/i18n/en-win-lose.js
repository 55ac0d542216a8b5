/**
 * English for the family of games of two players and its puzzles; it comes with the family.
 * @type {import('./index.js').Dictionary}
 */
export default {
  'algorithm.first': 'The lesson’s first table',
  'algorithm.first.about':
    'Cell by cell: a cell wins as soon as one successor is found where the opponent loses. It tells who wins, but no distances.',
  'algorithm.full': 'The full table',
  'algorithm.full.about':
    'Cell by cell, every successor: the winner plays as short as possible, the loser as long, so each cell also tells how long the game lasts.',
  'algorithm.waves': 'Retrograde analysis',
  'algorithm.waves.about':
    'From the end: a queue begins with the terminal positions, and each position taken out settles its predecessors. The cells are filled in order of their plies.',

  'setting.takes': 'Counters a move',
  'setting.takes.hint': '1-3, or 1,3,4',

  'winLose.size.step': 'probe',
  'winLose.size.item': 'cell',
  'winLose.size.stage': 'row, wave',
  'winLose.rate.step': '{rate} probes/s',
  'winLose.rate.item': '{rate} cells/s',
  'winLose.rate.stage': '{rate} rows or waves/s',
  'winLose.unit.step': 'Probe',
  'winLose.unit.item': 'Cell',
  'winLose.unit.stage': 'Row or wave',
  'winLose.goTo.step': 'Go to probe',
  'winLose.goTo.item': 'Go to cell',
  'winLose.goTo.stage': 'Go to row or wave',
  'winLose.at.step': 'probe {unit} of {known}',
  'winLose.at.item': 'cell {unit} of {known}',
  'winLose.at.stage': 'row or wave {unit} of {known}',
  'winLose.amount.step': { one: '{count} probe', other: '{count} probes' },
  'winLose.amount.item': { one: '{count} cell', other: '{count} cells' },
  'winLose.amount.stage': { one: '{count} row or wave', other: '{count} rows or waves' },
  'winLose.keys.step': 'one probe back, forward',
  'winLose.keys.item': 'one cell back, forward',
  'winLose.keys.stage': 'one row or wave back, forward',
  'winLose.race.computing': 'Computing all lanes: {count} probes so far',
  'winLose.race.start': 'The race begins: all {lanes} lanes stand before their first probe.',

  'counter.filled': 'filled',
  'counter.winning': 'winning',
  'counter.losing': 'losing',
  'counter.longest': 'longest win',

  'map.why': 'why',
  'map.play': 'play',
  'map.spread': 'distances',
  'winLose.map.why': 'Why a cell wins or loses: its moves one by one, with what the opponent gets',
  'winLose.map.play': 'A game on the table',
  'winLose.map.spread': 'How long games last: the positions counted by plies',
  'winLose.reach': '{filled} of {cells} filled',
  'winLose.computing': 'Computing the full table …',
  'winLose.legend.wins': 'W wins, number = own moves left',
  'winLose.legend.loses': 'L loses, number = plies left',
  'winLose.legend.open': 'not filled',
  'winLose.legend.plain.wins': 'W wins',
  'winLose.legend.plain.loses': 'L loses',
  'winLose.legend.plain.open': 'not filled',
  'winLose.letter.W': 'W',
  'winLose.letter.Wn': 'W{moves}',
  'winLose.letter.L': 'L',
  'winLose.value.terminal': 'loses: a terminal position, without a move',
  'winLose.value.wins': {
    one: 'wins with {count} own move',
    other: 'wins with {count} own moves, {plies} plies',
  },
  'winLose.value.loses': 'loses, after {plies} plies',

  'winLose.start.first':
    'The table is empty. It is filled so that every successor is known before it is looked at; one where the opponent loses is enough.',
  'winLose.start.full':
    'The table is empty. It is filled so that every successor is known before it is looked at; all are, for the distances.',
  'winLose.start.waves':
    'The table is empty. The queue begins with the terminal positions: who cannot move has lost. Each position taken out settles its predecessors.',
  'winLose.forward.nothing': 'From {here} there is no move, a terminal position: so {here} loses.',
  'winLose.forward.lost.winsPlain':
    'From {here} one can go to {there}, where the opponent loses: so {here} wins.',
  'winLose.forward.lost.wins': {
    one: 'From {here} one can go to {there}, where the opponent loses: so {here} wins with {count} own move.',
    other:
      'From {here} one can go to {there}, where the opponent loses: so {here} wins with {count} own moves.',
  },
  'winLose.forward.lost.goesOn':
    'From {here} one can go to {there}, where the opponent loses: so {here} wins; look for a shorter way.',
  'winLose.forward.shorter.wins': {
    one: 'From {here} one can also go to {there}, where the opponent loses sooner: so {here} wins with {count} own move.',
    other:
      'From {here} one can also go to {there}, where the opponent loses sooner: so {here} wins with {count} own moves.',
  },
  'winLose.forward.shorter.goesOn':
    'From {here} one can also go to {there}, where the opponent loses sooner: this is the best so far; look for a shorter way.',
  'winLose.forward.notShorter.wins': {
    one: 'From {here} one can also go to {there}, where the opponent loses, but no sooner: so {here} wins with {count} own move.',
    other:
      'From {here} one can also go to {there}, where the opponent loses, but no sooner: so {here} wins with {count} own moves.',
  },
  'winLose.forward.notShorter.goesOn':
    'From {here} one can also go to {there}, where the opponent loses, but no sooner: look for a shorter way.',
  'winLose.forward.won.losesPlain':
    'From {here} one can go to {there}, where the opponent wins, and no other move is left: so {here} loses.',
  'winLose.forward.won.loses':
    'From {here} one can go to {there}, where the opponent wins, and no other move is left: so {here} loses, after {plies} plies.',
  'winLose.forward.won.goesOn':
    'From {here} one can go to {there}, but there the opponent wins: look for something better.',
  'winLose.forward.worse.wins': {
    one: 'From {here} one can also go to {there}, but there the opponent wins, and no other move is left: {here} wins with {count} own move.',
    other:
      'From {here} one can also go to {there}, but there the opponent wins, and no other move is left: {here} wins with {count} own moves.',
  },
  'winLose.forward.worse.goesOn':
    'From {here} one can also go to {there}, but there the opponent wins: a better move is known.',
  'winLose.backward.nothing': 'No move leads to {here}: it settles nothing.',
  'winLose.backward.settled': 'From {there} one can go to {here}, but {there} is filled already.',
  'winLose.backward.reaches': {
    one: 'From {there} one can go to {here}, where the opponent loses: so {there} wins with {count} own move.',
    other:
      'From {there} one can go to {here}, where the opponent loses: so {there} wins with {count} own moves.',
  },
  'winLose.backward.oneLess': {
    one: 'From {there} one can go to {here}, but there the opponent wins: {count} other move is left to {there}.',
    other:
      'From {there} one can go to {here}, but there the opponent wins: {count} other moves are left to {there}.',
  },
  'winLose.backward.noneLeft':
    'From {there} the last move that was left goes to {here}, where the opponent wins: so {there} loses, after {plies} plies.',
  'winLose.last.nothing':
    'No move leads to {here}, and the queue is empty: the table is full, {winning} cells win and {losing} lose.',
  'winLose.last.terminal':
    'From the last cell, {here}, there is no move: it loses. The table is full: {winning} win, {losing} lose.',
  'winLose.last.settled':
    'From {there} one can go to {here}, but {there} is filled already, and the queue is empty: {winning} cells win and {losing} lose.',
  'winLose.last.wins': {
    one: 'The last cell, {here}, wins with {count} own move. The table is full: {winning} win, {losing} lose.',
    other:
      'The last cell, {here}, wins with {count} own moves. The table is full: {winning} win, {losing} lose.',
  },
  'winLose.last.winsPlain':
    'The last cell, {here}, wins by going to {there}. The table is full: {winning} win, {losing} lose.',
  'winLose.last.loses':
    'The last cell, {here}, loses, after {plies} plies. The table is full: {winning} win, {losing} lose.',
  'winLose.last.losesPlain':
    'The last cell, {here}, loses. The table is full: {winning} win, {losing} lose.',

  'winLose.why.forward': 'Being filled: {here}',
  'winLose.why.backward': 'Taken from the queue: {here}',
  'winLose.why.seen.forward': 'successor {number} of {of}',
  'winLose.why.seen.backward': 'predecessor {number} of {of}',
  'winLose.why.none.forward': 'a terminal position, without a move',
  'winLose.why.none.backward': 'no move leads here',
  'winLose.why.start': 'Before the first probe',
  'winLose.why.point': 'Point at a filled cell of the table, or choose it, to see its moves.',
  'winLose.why.notYet': 'Not filled yet: {here}',
  'winLose.why.cell': 'Looked at: {here}',
  'winLose.why.winning': {
    one: '{count} of {of} moves wins: it leads to where the opponent loses.',
    other: '{count} of {of} moves win: they lead to where the opponent loses.',
  },
  'winLose.why.noneWins': 'Every move leads to where the opponent wins.',
  'winLose.why.terminal': 'There is no move: who is to move has lost.',
  'winLose.why.unpin': 'Back to the step',
  'winLose.why.list': 'Moves, in the order in which they are looked at',
  'winLose.why.more': { one: '{count} more is not listed', other: '{count} more are not listed' },
  'winLose.row.to': '{move}: {place}',
  'winLose.row.from': '{place}: {move}',
  'winLose.row.seen': 'Looked at:',
  'winLose.row.now': 'Now:',
  'winLose.row.ahead': 'Still ahead:',
  'winLose.row.spared': 'Not needed:',
  'winLose.row.known': 'Move:',
  'winLose.row.mark.also': '✓ wins, too',
  'winLose.row.mark.decides': '◆ decides: a win',
  'winLose.row.mark.holds': '◇ best so far',
  'winLose.row.mark.shortest': '◆ shortest win',
  'winLose.row.mark.resists': '◇ holds out longest',
  'winLose.row.mark.decided': '◆ decided',
  'winLose.opponent.wins': 'opponent wins',
  'winLose.opponent.loses': 'opponent loses, {plies} plies',
  'winLose.opponent.stuck': 'opponent loses: no move',
  'winLose.opponent.losesPlain': 'opponent loses',
  'winLose.who.wins': 'wins',
  'winLose.who.loses': 'loses, {plies} plies',
  'winLose.who.stuck': 'loses: no move',
  'winLose.who.open': 'not filled',
  'winLose.line': 'Best line, move by move',
  'winLose.line.more': { one: 'and {count} more move', other: 'and {count} more moves' },

  'winLose.play.opponent': 'Against',
  'winLose.play.opponent.person': 'a person',
  'winLose.play.opponent.engine': 'the engine',
  'winLose.play.first': 'Begins',
  'winLose.play.first.person': 'me',
  'winLose.play.first.engine': 'the engine',
  'winLose.play.new': 'New game',
  'winLose.play.undo': 'Take back',
  'winLose.play.hint': 'Hint',
  'winLose.play.hint.wins': 'A winning move: {move}.',
  'winLose.play.hint.none': 'No move wins against good play. The longest resistance: {move}.',
  'winLose.play.turn': '{player} is to move at {here}.',
  'winLose.play.yours': 'You are {player} and to move at {here}.',
  'winLose.play.answered': 'The engine’s move: {move}. You are {player} and to move at {here}.',
  'winLose.play.over.you': {
    one: 'You win after {count} move: the engine has none at {here}.',
    other: 'You win after {count} moves: the engine has none at {here}.',
  },
  'winLose.play.over.engine': {
    one: 'The engine wins after {count} move: you have none at {here}.',
    other: 'The engine wins after {count} moves: you have none at {here}.',
  },
  'winLose.play.over.person': {
    one: '{winner} wins after {count} move: there is none at {here}.',
    other: '{winner} wins after {count} moves: there is none at {here}.',
  },
  'winLose.play.legal': { one: '{count} legal move', other: '{count} legal moves' },
  'winLose.play.onBoard': {
    one: '{count} more on the board',
    other: '{count} more on the board',
  },
  'winLose.play.moves': 'Moves so far',
  'winLose.play.effect.kept': '✓ kept the win',
  'winLose.play.effect.gave': '✗ gave the win away',
  'winLose.play.effect.lost': '– was lost anyway',
  'winLose.play.why.you': 'Why did I lose?',
  'winLose.play.why.person': 'Why did {player} lose?',
  'winLose.play.mistake.you':
    'You gave the win away with move {number}, at {here}: {made}. A winning move was: {better}.',
  'winLose.play.mistake.person':
    '{player} gave the win away with move {number}, at {here}: {made}. A winning move was: {better}.',
  'winLose.play.lost.you':
    'You were lost from the first move: every move leads to where the engine wins.',
  'winLose.play.lost.person':
    '{player} was lost from the first move: every move leads to where the other one wins.',
  'winLose.play.stuck.you':
    'You were to begin at {here}, where there is no move: who cannot move loses.',
  'winLose.play.stuck.person':
    '{player} was to begin at {here}, where there is no move: who cannot move loses.',

  'winLose.spread.hidden': 'Hidden while the game is on.',
  'winLose.spread.later':
    'The distances are shown when the table is full, so that its end is not told before.',
  'winLose.spread.end': 'Fill the table',
  'winLose.spread': 'Positions by how long the game lasts',
  'winLose.spread.log': 'log scale',
  'winLose.spread.value': 'value',
  'winLose.spread.plies': 'plies',
  'winLose.spread.positions': 'positions',
  'winLose.spread.longer': 'more than {plies}',
  'winLose.spread.here': '◀ {here}',
  'winLose.longest': 'Longest wins',
  'winLose.longest.win': {
    one: '{here}: {count} own move',
    other: '{here}: {count} own moves, {plies} plies',
  },
  'winLose.longest.play': 'Play from here',
  'winLose.longest.playFrom': 'Play from {here}',

  'winLose.answer.none': 'Start {start}: not decided yet',
  'winLose.answer.playing': 'Who wins from here?',
  'winLose.answer.playing.why': 'the table shows it again when the game is over',
  'winLose.answer.none.first': 'its cell is not filled yet',
  'winLose.answer.none.full': 'its cell is not filled yet',
  'winLose.answer.none.waves': 'no wave has come to it yet',
  'winLose.answer.wins': {
    one: 'Start {start}: A wins with {count} own move, {plies} ply',
    other: 'Start {start}: A wins with {count} own moves, {plies} plies',
  },
  'winLose.answer.loses': 'Start {start}: A loses, after {plies} plies',
  'winLose.answer.terminal': 'Start {start}: A loses, there is no move',
  'winLose.answer.plies': 'when the winner plays as short and the loser as long as possible',
  'winLose.answer.plain.wins': 'Start {start}: A wins',
  'winLose.answer.plain.loses': 'Start {start}: A loses',
  'winLose.answer.plain': 'this first table tells no distances, the full table does',
  'winLose.outcome.wins': {
    one: 'A wins with {count} own move',
    other: 'A wins with {count} own moves',
  },
  'winLose.outcome.loses': 'A loses, after {plies} plies',
  'winLose.outcome.winsPlain': 'A wins',
  'winLose.outcome.losesPlain': 'A loses',
  'winLose.certificate':
    'Claim: {winning} cells win, each by a move that is named, to where the opponent loses. {losing} cells lose: every move leads from them to a cell that wins. And each game lasts as long as the cell says.',
  'winLose.certificate.plain':
    'Claim: {winning} cells win, each by a move that is named, to where the opponent loses. {losing} cells lose: every move leads from them to a cell that wins.',
  'winLose.certificate.checked':
    '✓ Checked without the search: each move that is named is legal, and the value of each cell follows from those of all its moves.',

  'input.error.number':
    'line {line}: expected a whole number from {least} to {most}, found "{found}"',
  'input.error.tests': 'line {line}: expected the number of tests, at most {most}, found "{found}"',
  'input.error.fewTests':
    'line {line}: expected as many tests as the first line says, {expected}; the text ends after {found}',
  'input.error.moreTests': 'line {line}: expected the end after test {expected}, found "{found}"',
  'input.error.outside':
    'line {line}: expected a start on the table of {rows} rows and {columns} columns, found row {row}, column {column}',

  'tab.name': 'Tab game',
  'tab.rules':
    'A move takes the piece to another column, and as many rows up as that column’s number; beyond the top row it cannot go. Two players alternate, A first; who cannot move loses.',
  'tab.text':
    'A line with the number of tests, then a line a test: rows, columns, and row and column of the start, from 1, rows from the bottom.',
  'tab.chance': 'The start is a cell drawn by the seed.',
  'tab.position': 'row {row}, column {column}',
  'tab.move': 'column {column}, up {up}',
  'tab.preset.sample': 'Sample of the judges',
  'tab.preset.lost': 'Sample of the judges, lost',
  'tab.preset.lesson': 'Lesson: 12 × 12',
  'tab.preset.waves': '12 × 12 from the end',
  'tab.preset.original': '200 × 50, as large as the judges’',
  'tab.preset.large': '1,000 × 250',

  'subtract.name': 'Subtraction game',
  'subtract.rules':
    'A move takes counters from one heap, as many as one of the numbers allowed. Two players alternate, A first; who cannot move loses.',
  'subtract.text':
    'A line with the number of tests, then a line a test: the counters of both heaps, 0 for no second one, and the most that a move takes.',
  'subtract.chance': 'The heaps are drawn by the seed.',
  'subtract.position': '({a}, {b})',
  'subtract.position.one': 'heap {a}',
  'subtract.move.first': 'take {count} from the first heap',
  'subtract.move.second': 'take {count} from the second heap',
  'subtract.move.one': 'take {count}',
  'subtract.preset.one': '21, take 1 to 3',
  'subtract.preset.set': 'One heap, take 1, 3 or 4',
  'subtract.preset.two': '7 and 10, take 1 to 3',
  'subtract.preset.large': '500 and 500, take 1 to 5',
};
