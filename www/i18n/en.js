/**
 * English. Values in braces; an object holds one template for each plural category of `count`.
 * @type {Record<string, import('./index.js').Template>}
 */
export default {
  'element.label': '{puzzle}: the search as a film',
  'element.loading': 'Loading the search …',
  'element.running': 'Running to step {step}: {percent} %',
  'element.retry': 'Try again',
  'element.kept': 'The last good run is still on screen.',
  'element.fallenBack': 'The first example is shown instead.',
  'element.dismiss': 'Dismiss',
  'element.tabs': 'What to show',
  'element.fullScreen': 'Full screen',
  'element.leaveFullScreen': 'Leave full screen',

  'pane.board': 'Board',
  'pane.map': 'Map',

  'board.title': 'Board',
  'board.state': 'board {state} · depth {depth}',
  'board.stateBack': 'board {state} · {depth} from the goal',
  'board.edit': 'Edit the board',
  'board.editDone': 'Done',
  'board.editHint': 'Click cells, or use the arrow keys and Enter.',
  'board.grid': 'Board, {rows} rows, {columns} columns',
  'board.cell': 'row {row}, column {column}: {content}',
  'board.choose': 'Choose a board',
  'board.startBoard': 'Start',
  'board.goalBoard': 'Goal',
  'board.leadsTo': 'leads to',
  'board.leadsToBack': 'leads back to',
  'board.target': 'board {state}',
  'board.new': 'new · depth {depth}',
  'board.duplicate': 'found before · depth {depth}',
  'board.goal': 'goal ★ · depth {depth}',
  'board.meeting': 'the sides meet ★ · depth {depth}',
  'board.noMove': 'no move yet',

  'algorithm.label': 'Algorithm',
  'algorithm.bfs': 'Breadth-first search',
  'algorithm.bfs.about':
    'From the start, level by level, until all that can be reached is expanded.',
  'algorithm.bidirectional': 'Two-sided search',
  'algorithm.bidirectional.about':
    'From the start and the goal, whole levels of the side with the smaller frontier, until the sides meet: the answer is as short as can be.',
  'algorithm.alternating': 'Two-sided, stops early',
  'algorithm.alternating.about':
    'A lesson: single states of each side in turn, stopping at first contact. The answer may be too long.',

  'level.done': {
    one: 'This move ends the level in which the sides met: the answer of {count} move is the shortest.',
    other:
      'This move ends the level in which the sides met: the answer of {count} moves is the shortest.',
  },

  'map.visits': '{reached} of {states} visited',
  'map.reach': '{reached} of {states} reachable',
  'map.forward': 'from the start',
  'map.backward': 'from the goal',
  'map.layout': 'Layout of the map',
  'map.rings': 'rings',
  'map.levels': 'levels',
  'map.all': 'all',
  'map.byDepth': 'by depth',
  'map.label':
    'Map of the search. Left and right move along a level, up and down between levels, Enter goes to the step that found the state. Z and X show the map nearer and farther, 0 all of it.',
  'map.computing': 'Computing the whole space: {count} moves so far',
  'legend.unseen': 'not seen',
  'legend.frontier': 'frontier (queue)',
  'legend.expanded': 'expanded',
  'legend.goal': 'goal ★',
  'legend.depthFrom': 'depth 0',
  'legend.depthTo': 'depth {depth}',

  'transport.label': 'Player',
  'transport.step': 'Step',
  'transport.of': 'of {known}',
  'transport.goTo': 'Go to step',
  'transport.first': 'First step',
  'transport.back': 'Back',
  'transport.play': 'Play',
  'transport.pause': 'Pause',
  'transport.forward': 'Forward',
  'transport.last': 'Last known step',
  'transport.scrub': 'Step shown',
  'transport.scrubValue': 'step {step} of {known}',
  'transport.size': 'Step size',
  'state-space.size.step': 'move',
  'state-space.size.item': 'state',
  'state-space.size.stage': 'level',
  'transport.speed': 'Speed',
  'state-space.rate.step': '{rate} moves/s',
  'state-space.rate.item': '{rate} states/s',
  'state-space.rate.stage': '{rate} levels/s',
  'transport.fit': 'all in 20 s',
  'transport.fitTitle': 'Play the known part in 20 seconds',

  'counter.expanded': 'expanded',
  'counter.generated': 'generated',
  'counter.duplicate': 'duplicate',
  'counter.frontier': 'frontier',
  'counter.discovered': 'visited',
  'counter.depth': 'depth',

  'more.label': 'More',
  'race.label': 'Race',
  'keys.open': 'Keys',

  'error.title': 'That did not work.',
  'error.noWebAssembly': 'This browser cannot run WebAssembly, and the search needs it.',
  'error.csp':
    'This page forbids WebAssembly. Its content security policy needs script-src ’wasm-unsafe-eval’.',
  'error.download': 'The search could not be loaded.',
  'error.extras': 'The part asked for could not be loaded.',
  'error.family': 'The part that this puzzle needs could not be loaded.',
  'error.trap': 'The search stopped unexpectedly.',
  'error.input': '{reason}',
  'error.stale': 'The search has to start anew.',
  'error.unknown': 'Something unexpected went wrong.',
  'error.tooLarge': 'This board has {states} states; at most {limit} can be searched here.',
  'error.tooManyMoves': 'This board has up to {moves} moves; at most {limit} can be searched here.',
  'error.outOfMemory': 'There is not enough memory for a table of {states} states.',
  'error.unknownAlgorithm': 'There is no algorithm called “{id}”.',
  'error.noPredecessors':
    'The algorithm “{id}” walks moves backwards, which cannot be done on this board.',
  'error.unknownPuzzle': 'There is no puzzle called “{id}”.',
  'error.linkLength': 'This link cannot be read: it is longer than {limit} characters.',
  'error.linkLetters': 'This link cannot be read: it holds characters that no link has.',
  'error.version': 'This link cannot be read: it was made by version {version}, not known here.',
  'error.truncated': 'This link cannot be read: it ends too early.',
  'error.tooLong': 'This link cannot be read: something is left over at its end.',
  'error.puzzle': 'This link cannot be read: no puzzle has the code {puzzle}.',
  'error.algorithm': 'This link cannot be read: no algorithm has the code {algorithm}.',
  'error.raceLink': 'This link cannot be read: what it says of a race is not known here.',
  'error.number': 'A number here, or in the link, is not allowed.',
  'error.tooManyPieces': 'There are {most} pieces at most.',
  'error.outsideBoard': 'There is no such cell on this board.',
  'error.fixedCell': 'Nothing can change here.',
  'error.missing': 'There is no such board.',
  'error.buffer': 'Something unexpected went wrong.',
  'input.error.cells': 'line {line}: expected {expected} cells of {letters}, found "{found}"',
  'input.error.incomplete': 'line {line}: expected a case of {rows} lines, {missing} missing',
  'input.error.tooManyCells': 'line {line}: expected at most {limit} cells a board, found {cells}',
  'input.error.numbers':
    'line {line}: expected {expected} numbers from {least} to {most}, found "{found}"',
  'input.error.once': 'line {line}: expected each of {letters} exactly once, found "{found}"',
  'input.error.sameCell':
    'line {line}: expected each piece on a cell of its own, found two at row {row}, column {column}',

  'flip.name': 'Flip Game',
  'flip.rules':
    'A move turns one disc and the discs above, below, left and right of it. Goal: all discs the same colour, in as few moves as possible.',
  'flip.cell.0': 'white',
  'flip.cell.1': 'black',
  'flip.start.new': 'The search begins: board {state} waits in the queue.',
  'flip.start.answer':
    'Board {state} already shows one colour: no move is needed. The search still explores all it can reach.',
  'flip.move.new':
    'Turning row {row}, column {column} gives a board not seen before: it joins the queue at depth {depth}.',
  'flip.move.duplicate':
    'Turning row {row}, column {column} gives a board that was found before, at depth {depth}: nothing to do.',
  'flip.move.answer': {
    one: 'Turning row {row}, column {column} gives one colour: this is the answer, {count} move from the start.',
    other:
      'Turning row {row}, column {column} gives one colour: this is the answer, {count} moves from the start.',
  },
  'flip.move.goal':
    'Turning row {row}, column {column} gives one colour again, at depth {depth}: a goal, but the answer is known.',
  'flip.start.meeting':
    'Board {state} already shows one colour: no move is needed, and both sides begin with it.',
  'flip.move.meeting':
    'Turning row {row}, column {column} gives a board that the side from the goals knows: here the sides meet.',
  'flip.back.new':
    'From the goals: turning row {row}, column {column} gives a board new to this side: it joins the queue, {depth} from a goal.',
  'flip.back.duplicate':
    'From the goals: turning row {row}, column {column} gives a board that this side knows, {depth} from a goal: nothing to do.',
  'flip.back.meeting':
    'From the goals: turning row {row}, column {column} gives a board that the side from the start knows: here the sides meet.',
  'flip.last.found':
    'Turning row {row}, column {column} gives nothing new and the queue is empty: all that can be reached is expanded.',
  'flip.last.impossible':
    'Turning row {row}, column {column} gives nothing new and the queue is empty: no board of one colour can be reached.',

  'rearrange.name': 'Rearrange',
  'rearrange.rules':
    'A move shifts one piece to an empty cell above, below, left or right of it. Goal: a piece on every marked cell, in as few moves as possible.',
  'rearrange.cell.0': 'empty',
  'rearrange.cell.1': 'piece',
  'rearrange.cell.2': 'empty, to be filled',
  'rearrange.cell.3': 'piece, in its place',
  'rearrange.start.new': 'The search begins: board {state} waits in the queue.',
  'rearrange.start.answer':
    'Board {state} is the goal already: no move is needed. The search still explores all it can reach.',
  'rearrange.start.impossible':
    'Board {state} and the goal have different numbers of pieces: no search is needed.',
  'rearrange.start.meeting': 'Board {state} is the goal already: no move is needed.',
  'rearrange.move.new':
    'Shifting the piece at row {fromRow}, column {fromColumn} to row {row}, column {column} gives a board not seen before: it joins the queue at depth {depth}.',
  'rearrange.move.duplicate':
    'Shifting the piece at row {fromRow}, column {fromColumn} to row {row}, column {column} gives a board that was found before, at depth {depth}: nothing to do.',
  'rearrange.move.answer': {
    one: 'Shifting the piece at row {fromRow}, column {fromColumn} to row {row}, column {column} gives the goal: this is the answer, {count} move from the start.',
    other:
      'Shifting the piece at row {fromRow}, column {fromColumn} to row {row}, column {column} gives the goal: this is the answer, {count} moves from the start.',
  },
  'rearrange.move.meeting':
    'Shifting the piece at row {fromRow}, column {fromColumn} to row {row}, column {column} gives a board that the other side knows: here they meet.',
  'rearrange.back.new':
    'From the goal: shifting the piece at row {fromRow}, column {fromColumn} to row {row}, column {column} gives a board new to this side: it joins the queue, {depth} from the goal.',
  'rearrange.back.duplicate':
    'From the goal: shifting the piece at row {fromRow}, column {fromColumn} to row {row}, column {column} gives a board that this side knows, {depth} from the goal: nothing to do.',
  'rearrange.back.meeting':
    'From the goal: shifting the piece at row {fromRow}, column {fromColumn} to row {row}, column {column} gives a board that the other side knows: here they meet.',
  'rearrange.last.found':
    'Shifting the piece at row {fromRow}, column {fromColumn} to row {row}, column {column} gives nothing new, and the queue is empty: all in reach is expanded.',
  'rearrange.last.impossible':
    'Shifting the piece at row {fromRow}, column {fromColumn} to row {row}, column {column} gives nothing new and the queue is empty: the goal cannot be reached.',

  'solitaire.name': 'Solitaire',
  'solitaire.rules':
    'A move shifts a piece to an empty neighbouring cell, or jumps over one piece to the empty cell behind it. Question: can the marked cells be reached in at most 8 moves?',
  'solitaire.cell.0': 'empty',
  'solitaire.cell.1': 'piece',
  'solitaire.cell.2': 'empty, to be filled',
  'solitaire.cell.3': 'piece, in its place',
  'solitaire.start.new': 'The search begins: board {state} waits in the queue.',
  'solitaire.start.answer':
    'Board {state} is the goal already: no move is needed. The search still explores all it can reach.',
  'solitaire.start.impossible':
    'Board {state} and the goal have different numbers of pieces: no search is needed.',
  'solitaire.start.meeting': 'Board {state} is the goal already: no move is needed.',
  'solitaire.move.new':
    'Moving the piece at row {fromRow}, column {fromColumn} to row {row}, column {column} gives a board not seen before: it joins the queue at depth {depth}.',
  'solitaire.move.duplicate':
    'Moving the piece at row {fromRow}, column {fromColumn} to row {row}, column {column} gives a board that was found before, at depth {depth}: nothing to do.',
  'solitaire.move.answer': {
    one: 'Moving the piece at row {fromRow}, column {fromColumn} to row {row}, column {column} gives the goal: this is the answer, {count} move from the start.',
    other:
      'Moving the piece at row {fromRow}, column {fromColumn} to row {row}, column {column} gives the goal: this is the answer, {count} moves from the start.',
  },
  'solitaire.move.meeting':
    'Moving the piece at row {fromRow}, column {fromColumn} to row {row}, column {column} gives a board that the other side knows: here they meet.',
  'solitaire.back.new':
    'From the goal: moving the piece at row {fromRow}, column {fromColumn} to row {row}, column {column} gives a board new to this side: it joins the queue, {depth} from the goal.',
  'solitaire.back.duplicate':
    'From the goal: moving the piece at row {fromRow}, column {fromColumn} to row {row}, column {column} gives a board that this side knows, {depth} from the goal: nothing to do.',
  'solitaire.back.meeting':
    'From the goal: moving the piece at row {fromRow}, column {fromColumn} to row {row}, column {column} gives a board that the other side knows: here they meet.',
  'solitaire.last.found':
    'Moving the piece at row {fromRow}, column {fromColumn} to row {row}, column {column} gives nothing new, and the queue is empty: all in reach is expanded.',
  'solitaire.last.impossible':
    'Moving the piece at row {fromRow}, column {fromColumn} to row {row}, column {column} gives nothing new and the queue is empty: the goal cannot be reached.',
};
