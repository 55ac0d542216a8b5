/**
 * Races for newcomers, shown in the list of puzzles. Each is a state string at the end of a race,
 * so that the result is seen first. "Play" begins from the start.
 */

/**
 * Races with the keys of their words.
 * @type {readonly { name: string, about: string, puzzle: string, state: string }[]}
 */
export const RACES = [
  // The board of the 8-puzzle that is farthest from the goal: 31 moves.
  {
    name: 'puzzles.race.six',
    about: 'puzzles.race.six.about',
    puzzle: 'tiles',
    state: 'AQgDA2gnRQMBIUNlhwAAAISJCw.item.answer.astar~misplaced.dfs.astar.weighted.greedy',
  },
  // The first answer after 981, 168 and 142 steps.
  {
    name: 'puzzles.race.ahead',
    about: 'puzzles.race.ahead.about',
    puzzle: 'queens',
    state: 'ARUACAAA1Qc.step.answer.forward~given.forward',
  },
  // The value of the board after 1,881 and 475 steps.
  {
    name: 'puzzles.race.cuts',
    about: 'puzzles.race.cuts.about',
    puzzle: 'tictactoe',
    state: 'ARm0MwMA2Q4.step.answer.alphabeta',
  },
];
