/**
 * English for the backtracking family and its puzzles; it comes with the family.
 * @type {import('./index.js').Dictionary}
 */
export default {
  'algorithm.naive': 'Backtracking',
  'algorithm.naive.about':
    'Tries the moves in a fixed order and goes back when none is left: simple, and soon lost in deep choices.',
  'algorithm.warnsdorff': 'Warnsdorff’s rule',
  'algorithm.warnsdorff.about':
    'First to the cell with the fewest ways on, because it will be the hardest to reach later. No guarantee: it may still have to go back.',
  'algorithm.cuts': 'Warnsdorff with cuts',
  'algorithm.cuts.about':
    'The same order, and gives up at once where a free cell can no longer be passed through or the free cells fall apart.',
  'algorithm.construction': 'Construction',
  'algorithm.construction.about':
    'Joins tours of small boards into one of the whole board: every first choice is right. Boards other than squares of an even side from 6 are searched as Warnsdorff with cuts does.',
  'algorithm.rowMajor': 'Cell by cell',
  'algorithm.rowMajor.about':
    'Row by row, free before mine, and goes back when a number has too many mines or can no longer get enough.',
  'algorithm.forced': 'Cell by cell, forced',
  'algorithm.forced.about':
    'The same order, but the number up-left of a cell decides it: only the first row and column are choices.',
  'algorithm.constrained': 'Most constrained first',
  'algorithm.constrained.about':
    'First all that follows from the numbers, then a cell beside the number that leaves the least to choose.',

  'setting.tour': 'Tour',
  'setting.tour.closed': 'closed: back to the start',
  'setting.tour.open': 'open: may end anywhere',
  'setting.order': 'Order of moves',
  'setting.order.lesson': 'of the lesson',
  'setting.order.other': 'the other common one',
  'setting.order.hint': 'or a digit from 1 to 8 for each of the eight moves, every digit once',
  'setting.cutStart': 'Give up when the start is cut off',
  'setting.cutStart.on': 'on',
  'setting.cutStart.off': 'off',
  'setting.cutDeadEnds': 'Give up at dead ends',
  'setting.cutDeadEnds.on': 'on',
  'setting.cutDeadEnds.off': 'off',
  'setting.cutConnected': 'Give up when free cells fall apart',
  'setting.cutConnected.on': 'on',
  'setting.cutConnected.off': 'off',
  'setting.find': 'Look for',
  'setting.find.first': 'the first answer',
  'setting.find.all': 'all answers',

  'backtracking.size.step': 'step',
  'backtracking.size.item': 'move',
  'backtracking.size.stage': 'turn',
  'backtracking.rate.step': '{rate} steps/s',
  'backtracking.rate.item': '{rate} moves/s',
  'backtracking.rate.stage': '{rate} turns/s',
  'backtracking.unit.step': 'Step',
  'backtracking.unit.item': 'Move',
  'backtracking.unit.stage': 'Turn',
  'backtracking.goTo.step': 'Go to step',
  'backtracking.goTo.item': 'Go to move',
  'backtracking.goTo.stage': 'Go to turn',
  'backtracking.at.step': 'step {unit} of {known}',
  'backtracking.at.item': 'move {unit} of {known}',
  'backtracking.at.stage': 'turn {unit} of {known}',
  'backtracking.amount.step': { one: '{count} step', other: '{count} steps' },
  'backtracking.amount.item': { one: '{count} move', other: '{count} moves' },
  'backtracking.amount.stage': { one: '{count} turn', other: '{count} turns' },
  'backtracking.keys.step': 'one step back, forward',
  'backtracking.keys.item': 'one move back, forward',
  'backtracking.keys.stage': 'one turn back, forward',

  'backtracking.race.computing': 'Computing all lanes: {count} steps so far',
  'backtracking.race.start': 'The race begins: all {lanes} lanes stand before their first step.',
  'backtracking.race.tooLong': 'An answer with {count} choices',
  'backtracking.keys.zoom': 'bar: nearer, farther, all of it',
  'backtracking.keys.jumps': 'to the next turn, record depth, cut, answer; with Shift back',

  'backtracking.runOn': 'Run on',
  'backtracking.runOnTitle':
    'The search is computed this far by itself, and further while it is played at its end. Compute it on and on',
  'backtracking.stop': 'Stop',
  'backtracking.stopTitle': 'Compute no further than this',
  'backtracking.depth': 'depth {depth} of {depths}',
  'backtracking.reach': 'deepest {deepest} of {depths}',
  'backtracking.tried': '{tried} of {count} tried',
  'backtracking.complete': 'everything is chosen ★',
  'backtracking.nothing': 'nothing to choose here',
  'backtracking.place': 'row {row}, column {column}',
  'backtracking.more': { one: '{count} more in the file', other: '{count} more in the file' },
  'backtracking.answers': { one: '{count} answer so far', other: '{count} answers so far' },
  'backtracking.answer.found': 'Found',
  'backtracking.exhausted': {
    one: 'after {steps} step, every choice was tried to its end',
    other: 'after {steps} steps, every choice was tried to its end',
  },
  'backtracking.atOnce': 'seen before the first step: {why}',
  'backtracking.checked.refutation': '✓ Checked without the search: it was counted again.',
  'backtracking.jumps.turn': 'Turns',
  'backtracking.turn': 'turn',
  'backtracking.turn.before': 'Previous turn back',
  'backtracking.turn.next': 'Next turn back',
  'backtracking.turn.noneBefore': 'The search has not turned back before this step.',
  'backtracking.turn.none': 'The search does not turn back any more behind this step.',
  'backtracking.turn.noneYet':
    'As far as the run is known, it does not turn back behind this step.',
  'backtracking.jumps.record': 'Record depths',
  'backtracking.record': 'record',
  'backtracking.record.before': 'Previous record depth',
  'backtracking.record.next': 'Next record depth',
  'backtracking.record.noneBefore': 'There is no record depth before this step.',
  'backtracking.record.none': 'The search gets no deeper behind this step.',
  'backtracking.record.noneYet': 'As far as the run is known, it gets no deeper behind this step.',
  'backtracking.jumps.cut': 'Cuts',
  'backtracking.cut': 'cut',
  'backtracking.cut.before': 'Previous cut',
  'backtracking.cut.next': 'Next cut',
  'backtracking.cut.noneBefore': 'Nothing was cut off before this step.',
  'backtracking.cut.none': 'Nothing is cut off behind this step.',
  'backtracking.cut.noneYet': 'As far as the run is known, nothing is cut off behind this step.',
  'backtracking.jumps.answer': 'Answers',
  'backtracking.answer': 'answer',
  'backtracking.answer.before': 'Previous answer',
  'backtracking.answer.next': 'Next answer',
  'backtracking.answer.noneBefore': 'There is no answer before this step.',
  'backtracking.answer.none': 'There is no answer behind this step.',
  'backtracking.answer.noneYet': 'As far as the run is known, there is no answer behind this step.',
  'backtracking.zoom': 'Part of the run',
  'backtracking.nearer': 'A shorter part of the run',
  'backtracking.farther': 'A longer part of the run',
  'backtracking.whole': 'whole run',
  'backtracking.chance': 'Wanted',
  'backtracking.map.rings':
    'Map of the search, one ring a depth, the root inside. Left and right move between the candidates of a depth, up and down between depths, Enter goes to where a candidate was tried.',
  'backtracking.map.tree': 'The path of the search, one row a depth',
  'backtracking.go': 'click or Enter: go to where it was tried',
  'backtracking.looked.pending': 'Depth {depth}, candidate {number} of {of}: still to try',
  'backtracking.looked.path': 'Depth {depth}, candidate {number} of {of}: on the path',
  'backtracking.looked.failed': 'Depth {depth}, candidate {number} of {of}: tried, failed',
  'backtracking.looked.refused': 'Depth {depth}, candidate {number} of {of}: refused',
  'backtracking.looked.cut': 'Depth {depth}, candidate {number} of {of}: cut off',
  'map.tree': 'tree',
  'more.candidates': 'Candidates',
  'more.tree': 'Path and siblings',

  'counter.tries': 'tries',
  'counter.placements': 'placed',
  'counter.retreats': 'taken back',
  'counter.deepest': 'deepest',
  'counter.prunes': 'cuts',

  'answer.stillRunning': 'the search goes on',
  'answer.counted': { one: '{count} answer', other: '{count} answers' },
  'answer.counted.least': { one: 'At least {count} answer', other: 'At least {count} answers' },
  'answer.counted.leastWhy': 'so many are enough: the search stops here',
  'answer.colours': 'Impossible: {less} cells of one colour, {more} of the other',
  'answer.coloursWhy':
    'each move leads to the other colour, so a closed tour visits as many of the one as of the other',
  'answer.startColour': 'Impossible: the start has the colour of {less} cells, not of {more}',
  'answer.startColourWhy':
    'each move leads to the other colour, so a tour begins and ends on the colour that has one cell more',
  'answer.schwenk': 'Impossible: no closed tour on {rows} × {columns}',
  'answer.schwenkWhy':
    'Schwenk’s theorem: none where the smaller side is 1, 2 or 4, nor on 3 × 4, 3 × 6 and 3 × 8',
  'answer.numberTooLarge': 'Impossible: a number is larger than {most}',
  'answer.numberTooLargeWhy':
    'the number at row {row}, column {column} counts only {most} cells, itself and those around it',
  'certificate.colours':
    'Claim: there is no closed tour. The board has {less} cells of one colour and {more} of the other, and each move leads to the other colour.',
  'certificate.startColour':
    'Claim: there is no tour from this start. The board has {less} cells of its colour and {more} of the other, and a tour begins on the colour that has more.',
  'certificate.schwenk':
    'Claim: there is no closed tour on {rows} × {columns} cells, by Schwenk’s theorem (1991).',
  'certificate.numberTooLarge':
    'Claim: no mines fit. The number at row {row}, column {column} counts {most} cells and asks for more mines.',
  'certificate.counted': {
    one: 'Claim: {count} answer. The search went through every choice to its end, {steps} steps; the run itself is the proof.',
    other:
      'Claim: {count} answers. The search went through every choice to its end, {steps} steps; the run itself is the proof.',
  },
  'certificate.counted.least': {
    one: 'Claim: at least {count} answer. The search stopped at that number, after {steps} steps; the run itself is the proof.',
    other:
      'Claim: at least {count} answers. The search stopped at that number, after {steps} steps; the run itself is the proof.',
  },
  'certificate.atOnce':
    'Claim: there is none. The rules of the algorithm see it before the first choice; the run itself is the proof.',
  'certificate.exhausted':
    'Claim: there is none. The search went through every choice to its end, {steps} steps; the run itself is the proof.',

  'knight.editHint': 'Click the cell where the knight starts, or use the arrow keys and Enter.',
  'knight.marks':
    'Marks on the board: numbers say the order of the visits, the later the deeper the colour, and the green frame is the start. An orange square is a free cell to go to, with the number of ways on from there; the one with the dark frame is next, a broken and struck one was tried. A frame around a visited cell is a move that the rule will refuse or, broken, has refused.',
  'knight.name': 'Knight’s tour',
  'knight.rules':
    'By knight’s moves to every cell, each visited once. Goal: a closed tour, which ends a knight’s move from its start.',
  'knight.text':
    'Three integers a case: the side of the board (at most 200), then row and column of the start, from 0; line breaks between them do not matter.',
  'knight.cell.free': 'free',
  'knight.cell.start': 'the start, visited first',
  'knight.cell.here': 'the knight, visit {number} of {cells}',
  'knight.cell.hereAtStart': 'the knight, at its start',
  'knight.cell.visited': 'visit {number} of {cells}',
  'knight.cell.candidate': {
    one: 'free, choice {place} of {choices}, {count} way on from there',
    other: 'free, choice {place} of {choices}, {count} ways on from there',
  },
  'knight.cell.tried': {
    one: 'free, choice {place} of {choices}, tried, {count} way on from there',
    other: 'free, choice {place} of {choices}, tried, {count} ways on from there',
  },
  'knight.start': {
    one: 'The search begins: the knight stands on row {row}, column {column}, {count} way on.',
    other: 'The search begins: the knight stands on row {row}, column {column}, {count} ways on.',
  },
  'knight.start.answer': 'One cell only: it is visited, and that is the tour.',
  'knight.start.impossible': 'There is no such tour, and it is known without a search.',
  'knight.place': {
    one: 'The knight goes from row {fromRow}, column {fromColumn} to row {row}, column {column}, cell {number} of {cells}: {count} way on from here.',
    other:
      'The knight goes from row {fromRow}, column {fromColumn} to row {row}, column {column}, cell {number} of {cells}: {count} ways on from here.',
  },
  'knight.place.stuck':
    'The knight goes from row {fromRow}, column {fromColumn} to row {row}, column {column}, cell {number} of {cells}: no free cell can be reached from here, a dead end.',
  'knight.place.answer':
    'The knight goes from row {fromRow}, column {fromColumn} to row {row}, column {column}, the last of {cells} cells, a move from the start: the tour is closed.',
  'knight.place.answer.open':
    'The knight goes from row {fromRow}, column {fromColumn} to row {row}, column {column}, the last of {cells} cells: this is a tour.',
  'knight.cut.unclosed':
    'The knight reaches row {row}, column {column}, the last of {cells} cells, but no move leads from here back to the start: not a closed tour.',
  'knight.cut.startCutOff':
    'The knight reaches row {row}, column {column}, cell {number} of {cells}, and no free cell is left next to the start: nothing could lead home, so this is given up.',
  'knight.cut.deadEnd':
    'The knight reaches row {row}, column {column}, cell {number} of {cells}, and row {witnessRow}, column {witnessColumn} could be entered but not left again: this is given up.',
  'knight.cut.apart':
    'The knight reaches row {row}, column {column}, cell {number} of {cells}, and the free cells fall apart at row {witnessRow}, column {witnessColumn}: they cannot all be visited, so this is given up.',
  'knight.refuse.occupied':
    'The knight cannot go from row {fromRow}, column {fromColumn} to row {row}, column {column}: it has been there, on visit {number}.',
  'knight.retreat':
    'Nothing is left to try from row {fromRow}, column {fromColumn}: the knight goes back to row {row}, column {column}, cell {number} of {cells}.',
  'knight.last.impossible':
    'Nothing is left to try from the start, row {row}, column {column}, either: there is no such tour.',
  'knight.choice.0': 'r{row} c{column}',
  'knight.chosen.1': 'r{row} c{column}',
  'knight.score': { one: '{count} way on', other: '{count} ways on' },
  'knight.chance': 'The knight starts on a cell drawn by the seed.',
  'knight.reason.occupied': 'visited before',
  'knight.reason.unclosed': 'no way back to the start',
  'knight.reason.startCutOff': 'start cut off',
  'knight.reason.deadEnd': 'dead end',
  'knight.reason.apart': 'free cells fall apart',
  'knight.answer.none': 'No tour yet',
  'knight.answer.found': 'A closed tour of {cells} cells',
  'knight.answer.found.open': 'A tour of {cells} cells',
  'knight.answer.impossible': 'Impossible: no such tour',
  'knight.certificate':
    'Claim: these {cells} cells are a closed tour, each visited once, each a knight’s move from the one before, and the last from the first.',
  'knight.certificate.open':
    'Claim: these {cells} cells are a tour, each visited once, each a knight’s move from the one before.',
  'knight.certificate.checked':
    '✓ Checked without the search: each of the {cells} cells once, by knight’s moves only.',
  'knight.certificate.list': 'The tour, cell by cell',
  'knight.preset.lesson': 'Lesson: 6 × 6',
  'knight.preset.other': '6 × 6, another order: it drowns',
  'knight.preset.parity': '5 × 5: a proof by colours',
  'knight.preset.drowning': '8 × 8 without a rule: it drowns',
  'knight.preset.warnsdorff': '8 × 8 with Warnsdorff’s rule',
  'knight.preset.unlucky': '10 × 10 where Warnsdorff’s rule fails',
  'knight.preset.large': '50 × 50, constructed',
  'knight.preset.narrow': '3 × 10: the smallest closed tour of three rows',
  'knight.preset.open': '5 × 5, open',

  'mines.name': 'Minesweeper configuration',
  'mines.rules':
    'Each number counts the mines on its own cell and the up to eight around it. Goal: mines that fit every number.',
  'mines.text':
    'A line with the numbers of rows and columns, then a line a row with a number from 0 to 9 for each cell.',
  'mines.startBoard': 'Numbers',
  'mines.goalBoard': 'Mines that they follow',
  'mines.marks':
    'Marks on the board: a disc is a mine, a dot a free cell; a blue frame says that it was a choice, hatching that a mine was forced. A small figure in a corner is what the number still needs, a tick that it has all. The orange cell is next.',
  'mines.editHint': 'Click or type numbers; click to place or remove mines.',
  'mines.editHint.anew': 'Click or type numbers. Placing a mine makes all numbers anew.',
  'mines.layout.0': 'not known',
  'mines.layout.1': 'free',
  'mines.layout.2': 'mine',
  'mines.cell.0': 'number {number}, open',
  'mines.cell.1': 'number {number}, free by choice',
  'mines.cell.2': 'number {number}, mine by choice',
  'mines.cell.3': 'number {number}, free because nothing else fits',
  'mines.cell.4': 'number {number}, mine because nothing else fits',
  'mines.cell.needs': {
    one: '{content}, {count} mine still needed',
    other: '{content}, {count} mines still needed',
  },
  'mines.cell.next': '{content}, next to be chosen',
  'mines.start': 'The search begins: no cell is chosen.',
  'mines.start.impossible': 'No mines fit, and it is known without a search.',
  'mines.place.1': 'Row {row}, column {column} is taken to be free: a choice.',
  'mines.place.2': 'A mine is put on row {row}, column {column}: a choice.',
  'mines.place.3': 'Row {row}, column {column} is free: a mine would not fit the numbers.',
  'mines.place.4': 'Row {row}, column {column} is a mine: the numbers leave nothing else.',
  'mines.place.answer':
    'With row {row}, column {column} every cell is chosen, and every number has its mines: this is an answer.',
  'mines.cut.nothingFits':
    'After row {row}, column {column} nothing fits any more at row {witnessRow}, column {witnessColumn}: this is given up.',
  'mines.refuse.number.0':
    'Row {row}, column {column} cannot be free: the {number} at row {witnessRow}, column {witnessColumn} could not get enough mines.',
  'mines.refuse.number.1':
    'Row {row}, column {column} cannot be a mine: the {number} at row {witnessRow}, column {witnessColumn} would have too many.',
  'mines.retreat.0': 'Row {row}, column {column} is no longer taken to be free.',
  'mines.retreat.1': 'The mine on row {row}, column {column} is taken back.',
  'mines.last.impossible': 'Everything has been tried, and no mines fit all the numbers.',
  'mines.last.counted': {
    one: 'Everything has been tried: {count} answer.',
    other: 'Everything has been tried: {count} answers.',
  },
  'mines.choice.0': 'r{row} c{column} free',
  'mines.choice.1': 'r{row} c{column} mine',
  'mines.chosen.1': 'r{row} c{column} ·',
  'mines.chosen.2': 'r{row} c{column} ●',
  'mines.chosen.3': 'r{row} c{column} ·',
  'mines.chosen.4': 'r{row} c{column} ●',
  'mines.score': { one: '{count} cell open there', other: '{count} cells open there' },
  'mines.chance': 'A field of this size is drawn; one cell in five has a mine.',
  'mines.chance.any': 'any field',
  'mines.chance.unique': 'exactly one answer',
  'mines.reason.number': 'does not fit a number',
  'mines.reason.nothingFits': 'nothing fits a cell',
  'mines.answer.none': 'No answer yet',
  'mines.answer.found': {
    one: 'Answer: {count} mine fits every number',
    other: 'Answer: {count} mines fit every number',
  },
  'mines.answer.impossible': 'Impossible: no mines fit',
  'mines.certificate': {
    one: 'Claim: with this {count} mine every number is right.',
    other: 'Claim: with these {count} mines every number is right.',
  },
  'mines.certificate.checked':
    '✓ Checked without the search: each number was compared with the mines it counts.',
  'mines.certificate.list': 'The mines, row by row',
  'mines.preset.forced': 'Small, most cells forced',
  'mines.preset.choices': 'Real choices',
  'mines.preset.impossible': 'Impossible',
  'mines.preset.several': 'Several answers',
  'mines.preset.unique': 'Exactly one answer',
  'mines.preset.large': '30 × 30',

  'input.error.number':
    'line {line}: expected a whole number from {least} to {most}, found "{found}"',
  'input.error.cutShort':
    'line {line}: expected {expected} numbers a case, the text ends after {found}',
};
