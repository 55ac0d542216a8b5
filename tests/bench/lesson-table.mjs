/**
 * The full table of the Tab game as a lesson writes it: a list of rows, and for each cell a loop
 * over its moves.
 * @param {number} rows
 * @param {number} columns
 * @returns {number[][]} the plies by row from the bottom and column, both from 1
 */
export function fillTable(rows, columns) {
  const plies = Array.from({ length: rows + 1 }, () => Array(columns + 1).fill(0));
  for (let i = rows; i >= 1; i--) {
    for (let j = 1; j <= columns; j++) {
      let [shortest, longest] = [Infinity, 0];
      for (let k = 1; k <= columns && i + k <= rows; k++) {
        if (k === j) continue;
        const after = plies[i + k][k];
        if (after % 2 === 0) shortest = Math.min(shortest, after + 1);
        else longest = Math.max(longest, after + 1);
      }
      plies[i][j] = shortest < Infinity ? shortest : longest;
    }
  }
  return plies;
}
