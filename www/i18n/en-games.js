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

  'games.size.step': 'probe',
  'games.size.item': 'cell',
  'games.size.stage': 'row, wave',
  'games.rate.step': '{rate} probes/s',
  'games.rate.item': '{rate} cells/s',
  'games.rate.stage': '{rate} rows or waves/s',
  'games.unit.step': 'Probe',
  'games.unit.item': 'Cell',
  'games.unit.stage': 'Row or wave',
  'games.goTo.step': 'Go to probe',
  'games.goTo.item': 'Go to cell',
  'games.goTo.stage': 'Go to row or wave',
  'games.at.step': 'probe {unit} of {known}',
  'games.at.item': 'cell {unit} of {known}',
  'games.at.stage': 'row or wave {unit} of {known}',
  'games.amount.step': { one: '{count} probe', other: '{count} probes' },
  'games.amount.item': { one: '{count} cell', other: '{count} cells' },
  'games.amount.stage': { one: '{count} row or wave', other: '{count} rows or waves' },
  'games.keys.step': 'one probe back, forward',
  'games.keys.item': 'one cell back, forward',
  'games.keys.stage': 'one row or wave back, forward',
  'games.race.computing': 'Computing all lanes: {count} probes so far',
  'games.race.start': 'The race begins: all {lanes} lanes stand before their first probe.',

  'counter.filled': 'filled',
  'counter.winning': 'winning',
  'counter.losing': 'losing',
  'counter.longest': 'longest win',

  'map.why': 'why',
  'map.play': 'play',
  'map.spread': 'distances',
  'games.map.why': 'Why a cell wins or loses: its moves one by one, with what the opponent gets',
  'games.map.play': 'A game on the table',
  'games.map.spread': 'How long games last: the positions counted by plies',
  'games.reach': '{filled} of {cells} filled',
  'games.computing': 'Computing the full table …',
  'games.legend.wins': 'W wins, number = own moves left',
  'games.legend.loses': 'L loses, number = plies left',
  'games.legend.open': 'not filled',
  'games.legend.plain.wins': 'W wins',
  'games.legend.plain.loses': 'L loses',
  'games.legend.plain.open': 'not filled',
  'games.letter.W': 'W',
  'games.letter.Wn': 'W{moves}',
  'games.letter.L': 'L',
  'games.value.terminal': 'loses: a terminal position, without a move',
  'games.value.wins': {
    one: 'wins with {count} own move',
    other: 'wins with {count} own moves, {plies} plies',
  },
  'games.value.loses': 'loses, after {plies} plies',

  'games.start.first':
    'The table is empty. It is filled so that every successor is known before it is looked at; one where the opponent loses is enough.',
  'games.start.full':
    'The table is empty. It is filled so that every successor is known before it is looked at; all are, for the distances.',
  'games.start.waves':
    'The queue holds the terminal positions: who cannot move has lost. Each position taken out settles its predecessors.',
  'games.forward.nothing': 'From {here} there is no move, a terminal position: so {here} loses.',
  'games.forward.lost.winsPlain':
    'From {here} one can go to {there}, where the opponent loses: so {here} wins.',
  'games.forward.lost.wins': {
    one: 'From {here} one can go to {there}, where the opponent loses: so {here} wins with {count} own move.',
    other:
      'From {here} one can go to {there}, where the opponent loses: so {here} wins with {count} own moves.',
  },
  'games.forward.lost.goesOn':
    'From {here} one can go to {there}, where the opponent loses: so {here} wins; look for a shorter way.',
  'games.forward.shorter.wins': {
    one: 'From {here} one can also go to {there}, where the opponent loses sooner: so {here} wins with {count} own move.',
    other:
      'From {here} one can also go to {there}, where the opponent loses sooner: so {here} wins with {count} own moves.',
  },
  'games.forward.shorter.goesOn':
    'From {here} one can also go to {there}, where the opponent loses sooner: this is the best so far; look for a shorter way.',
  'games.forward.notShorter.wins': {
    one: 'From {here} one can also go to {there}, where the opponent loses, but no sooner: so {here} wins with {count} own move.',
    other:
      'From {here} one can also go to {there}, where the opponent loses, but no sooner: so {here} wins with {count} own moves.',
  },
  'games.forward.notShorter.goesOn':
    'From {here} one can also go to {there}, where the opponent loses, but no sooner: look for a shorter way.',
  'games.forward.won.losesPlain':
    'From {here} one can go to {there}, where the opponent wins, and no other move is left: so {here} loses.',
  'games.forward.won.loses':
    'From {here} one can go to {there}, where the opponent wins, and no other move is left: so {here} loses, after {plies} plies.',
  'games.forward.won.goesOn':
    'From {here} one can go to {there}, but there the opponent wins: look for something better.',
  'games.forward.worse.wins': {
    one: 'From {here} one can also go to {there}, but there the opponent wins, and no other move is left: {here} wins with {count} own move.',
    other:
      'From {here} one can also go to {there}, but there the opponent wins, and no other move is left: {here} wins with {count} own moves.',
  },
  'games.forward.worse.goesOn':
    'From {here} one can also go to {there}, but there the opponent wins: a better move is known.',
  'games.backward.nothing': 'No move leads to {here}: it settles nothing.',
  'games.backward.settled': 'From {there} one can go to {here}, but {there} is filled already.',
  'games.backward.reaches': {
    one: 'From {there} one can go to {here}, where the opponent loses: so {there} wins with {count} own move.',
    other:
      'From {there} one can go to {here}, where the opponent loses: so {there} wins with {count} own moves.',
  },
  'games.backward.oneLess': {
    one: 'From {there} one can go to {here}, but there the opponent wins: {count} other move is left to {there}.',
    other:
      'From {there} one can go to {here}, but there the opponent wins: {count} other moves are left to {there}.',
  },
  'games.backward.noneLeft':
    'From {there} the last move that was left goes to {here}, where the opponent wins: so {there} loses, after {plies} plies.',
  'games.last.nothing':
    'No move leads to {here}, and the queue is empty: the table is full, {winning} cells win and {losing} lose.',
  'games.last.terminal':
    'From the last cell, {here}, there is no move: it loses. The table is full: {winning} win, {losing} lose.',
  'games.last.settled':
    'From {there} one can go to {here}, but {there} is filled already, and the queue is empty: {winning} cells win and {losing} lose.',
  'games.last.wins': {
    one: 'The last cell, {here}, wins with {count} own move. The table is full: {winning} win, {losing} lose.',
    other:
      'The last cell, {here}, wins with {count} own moves. The table is full: {winning} win, {losing} lose.',
  },
  'games.last.winsPlain':
    'The last cell, {here}, wins by going to {there}. The table is full: {winning} win, {losing} lose.',
  'games.last.loses':
    'The last cell, {here}, loses, after {plies} plies. The table is full: {winning} win, {losing} lose.',
  'games.last.losesPlain':
    'The last cell, {here}, loses. The table is full: {winning} win, {losing} lose.',

  'games.why.forward': 'Being filled: {here}',
  'games.why.backward': 'Taken from the queue: {here}',
  'games.why.seen.forward': 'successor {number} of {of}',
  'games.why.seen.backward': 'predecessor {number} of {of}',
  'games.why.none.forward': 'a terminal position, without a move',
  'games.why.none.backward': 'no move leads here',
  'games.why.start': 'Before the first probe',
  'games.why.point': 'Point at a filled cell of the table, or choose it, to see its moves.',
  'games.why.notYet': 'Not filled yet: {here}',
  'games.why.cell': 'Looked at: {here}',
  'games.why.winning': {
    one: '{count} of {of} moves wins: it leads to where the opponent loses.',
    other: '{count} of {of} moves win: they lead to where the opponent loses.',
  },
  'games.why.noneWins': 'Every move leads to where the opponent wins.',
  'games.why.terminal': 'There is no move: who is to move has lost.',
  'games.why.unpin': 'Back to the step',
  'games.why.list': 'Moves, in the order in which they are looked at',
  'games.why.more': { one: '{count} more is not listed', other: '{count} more are not listed' },
  'games.row.to': '{move}: {place}',
  'games.row.from': '{place}: {move}',
  'games.row.seen': 'Looked at:',
  'games.row.now': 'Now:',
  'games.row.ahead': 'Still ahead:',
  'games.row.spared': 'Not needed:',
  'games.row.known': 'Move:',
  'games.row.mark.also': '✓ wins, too',
  'games.row.mark.decides': '◆ decides: a win',
  'games.row.mark.holds': '◇ best so far',
  'games.row.mark.shortest': '◆ shortest win',
  'games.row.mark.resists': '◇ holds out longest',
  'games.row.mark.decided': '◆ decided',
  'games.opponent.wins': 'opponent wins',
  'games.opponent.loses': 'opponent loses, {plies} plies',
  'games.opponent.stuck': 'opponent loses: no move',
  'games.opponent.losesPlain': 'opponent loses',
  'games.who.wins': 'wins',
  'games.who.loses': 'loses, {plies} plies',
  'games.who.stuck': 'loses: no move',
  'games.who.open': 'not filled',
  'games.line': 'Best line, move by move',
  'games.line.more': { one: 'and {count} more move', other: 'and {count} more moves' },

  'games.play.opponent': 'Against',
  'games.play.opponent.person': 'a person',
  'games.play.opponent.engine': 'the engine',
  'games.play.first': 'Begins',
  'games.play.first.person': 'me',
  'games.play.first.engine': 'the engine',
  'games.play.new': 'New game',
  'games.play.undo': 'Take back',
  'games.play.hint': 'Hint',
  'games.play.hint.wins': 'A winning move: {move}.',
  'games.play.hint.none': 'No move wins against good play. The longest resistance: {move}.',
  'games.play.turn': '{player} is to move at {here}.',
  'games.play.yours': 'You are {player} and to move at {here}.',
  'games.play.answered': 'The engine’s move: {move}. You are {player} and to move at {here}.',
  'games.play.over.you': {
    one: 'You win after {count} move: the engine has none at {here}.',
    other: 'You win after {count} moves: the engine has none at {here}.',
  },
  'games.play.over.engine': {
    one: 'The engine wins after {count} move: you have none at {here}.',
    other: 'The engine wins after {count} moves: you have none at {here}.',
  },
  'games.play.over.person': {
    one: '{winner} wins after {count} move: there is none at {here}.',
    other: '{winner} wins after {count} moves: there is none at {here}.',
  },
  'games.play.legal': { one: '{count} legal move', other: '{count} legal moves' },
  'games.play.onBoard': {
    one: '{count} more on the board',
    other: '{count} more on the board',
  },
  'games.play.moves': 'Moves so far',
  'games.play.effect.kept': '✓ kept the win',
  'games.play.effect.gave': '✗ gave the win away',
  'games.play.effect.lost': '– was lost anyway',
  'games.play.why.you': 'Why did I lose?',
  'games.play.why.person': 'Why did {player} lose?',
  'games.play.mistake.you':
    'You gave the win away with move {number}, at {here}: {made}. A winning move was: {better}.',
  'games.play.mistake.person':
    '{player} gave the win away with move {number}, at {here}: {made}. A winning move was: {better}.',
  'games.play.lost.you':
    'You were lost from the first move: every move leads to where the engine wins.',
  'games.play.lost.person':
    '{player} was lost from the first move: every move leads to where the other one wins.',
  'games.play.stuck.you':
    'You were to begin at {here}, where there is no move: who cannot move loses.',
  'games.play.stuck.person':
    '{player} was to begin at {here}, where there is no move: who cannot move loses.',

  'games.spread.hidden': 'Hidden while the game is on.',
  'games.spread.later':
    'The distances are shown when the table is full, so that its end is not told before.',
  'games.spread.end': 'Fill the table',
  'games.spread': 'Positions by how long the game lasts',
  'games.spread.log': 'log scale',
  'games.spread.value': 'value',
  'games.spread.plies': 'plies',
  'games.spread.positions': 'positions',
  'games.spread.longer': 'more than {plies}',
  'games.spread.here': '◀ {here}',
  'games.longest': 'Longest wins',
  'games.longest.win': {
    one: '{here}: {count} own move',
    other: '{here}: {count} own moves, {plies} plies',
  },
  'games.longest.play': 'Play from here',
  'games.longest.playFrom': 'Play from {here}',

  'games.answer.none': 'Start {start}: not decided yet',
  'games.answer.playing': 'Who wins from here?',
  'games.answer.playing.why': 'the table shows it again when the game is over',
  'games.answer.none.first': 'its cell is not filled yet',
  'games.answer.none.full': 'its cell is not filled yet',
  'games.answer.none.waves': 'no wave has come to it yet',
  'games.answer.wins': {
    one: 'Start {start}: A wins with {count} own move, {plies} ply',
    other: 'Start {start}: A wins with {count} own moves, {plies} plies',
  },
  'games.answer.loses': 'Start {start}: A loses, after {plies} plies',
  'games.answer.terminal': 'Start {start}: A loses, there is no move',
  'games.answer.plies': 'when the winner plays as short and the loser as long as possible',
  'games.answer.plain.wins': 'Start {start}: A wins',
  'games.answer.plain.loses': 'Start {start}: A loses',
  'games.answer.plain': 'this first table tells no distances, the full table does',
  'games.outcome.wins': {
    one: 'A wins with {count} own move',
    other: 'A wins with {count} own moves',
  },
  'games.outcome.loses': 'A loses, after {plies} plies',
  'games.outcome.winsPlain': 'A wins',
  'games.outcome.losesPlain': 'A loses',
  'games.certificate':
    'Claim: {winning} cells win, each by a move that is named, to where the opponent loses. {losing} cells lose: every move leads from them to a cell that wins. And each game lasts as long as the cell says.',
  'games.certificate.plain':
    'Claim: {winning} cells win, each by a move that is named, to where the opponent loses. {losing} cells lose: every move leads from them to a cell that wins.',
  'games.certificate.checked':
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
