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
];
