/**
 * Orders the nodes of a layered graph within their levels so that few lines cross: each sweep sorts
 * the nodes of a level by the mean row of their neighbours in the level before or after
 * (barycentres; Sugiyama, Tagawa and Toda 1981), then exchanges neighbours while that removes
 * crossings.
 */

/**
 * Maximum number of sweeps, alternately forward and backward, and number of sweeps without
 * improvement after which the sorting ends.
 */
const SWEEPS = 12;
const MOST_VAIN = 2;
/** Number of nodes up to which a second order is tried, which begins with reversed levels. */
const MOST_TWICE = 100;
/** Maximum number of rounds of exchanges in a sweep. */
const MOST_ROUNDS = 8;

/**
 * Layered graph: the first node of each level, then the number of nodes; and the neighbours of each
 * node.
 * @typedef {object} Layered
 * @property {ArrayLike<number>} levels
 * @property {readonly (readonly number[])[]} neighbours
 */

/**
 * Returns the nodes of each level, in an order with few crossings.
 * @param {Layered} graph
 * @returns {number[][]}
 */
export function ordered({ levels, neighbours }) {
  const depths = levels.length - 1;
  const first = Array.from({ length: depths }, (_, depth) =>
    Array.from({ length: levels[depth + 1] - levels[depth] }, (_node, at) => levels[depth] + at),
  );
  const between = betweenLevels(levels, neighbours);
  let best = first;
  let fewest = costOf(first, between);
  const reversed = first.map((level) => level.toReversed());
  for (const begun of neighbours.length > MOST_TWICE ? [first] : [first, reversed]) {
    let vain = 0;
    const rows = begun.map((level) => level.slice());
    const at = rowsOf(rows);
    for (let sweep = 0; sweep < SWEEPS && vain < MOST_VAIN && fewest > 0; sweep++) {
      const isDown = sweep % 2 === 0;
      for (let turn = 1; turn < depths; turn++) {
        const depth = isDown ? turn : depths - 1 - turn;
        sortByBarycentre(rows[depth], isDown ? between.before : between.after, at);
        exchange(rows[depth], between, at);
      }
      // Lines within the first level are only moved by exchanges.
      if (depths > 0) exchange(rows[0], between, at);
      const cost = costOf(rows, between);
      vain = cost < fewest ? 0 : vain + 1;
      if (vain > 0) continue;
      fewest = cost;
      best = rows.map((level) => level.slice());
    }
  }
  return best;
}

/**
 * Neighbours of each node one level before, one level after and in the same level.
 * @typedef {{ before: number[][], after: number[][], beside: number[][] }} Between
 */

/**
 * @param {ArrayLike<number>} levels
 * @param {readonly (readonly number[])[]} neighbours
 * @returns {Between}
 */
function betweenLevels(levels, neighbours) {
  const depthOf = neighbours.map((_, node) => {
    let depth = 0;
    while (levels[depth + 1] <= node) depth++;
    return depth;
  });
  const apart = (/** @type {number} */ by) =>
    neighbours.map((others, node) =>
      others.filter((other) => depthOf[other] - depthOf[node] === by),
    );
  return { before: apart(-1), after: apart(1), beside: apart(0) };
}

/** Returns the row of each node in its level. @param {readonly (readonly number[])[]} rows */
function rowsOf(rows) {
  /** @type {number[]} */
  const at = [];
  for (const level of rows) level.forEach((node, row) => (at[node] = row));
  return at;
}

/**
 * Sorts a level by the mean row of each node's neighbours in another level; nodes without any keep
 * their rows.
 * @param {number[]} level
 * @param {number[][]} others
 * @param {number[]} at row of each node
 */
function sortByBarycentre(level, others, at) {
  const centre = new Map(
    level.map((node) => {
      const rows = others[node].map((other) => at[other]);
      const sum = rows.reduce((all, row) => all + row, 0);
      return [node, rows.length > 0 ? sum / rows.length : -1];
    }),
  );
  const free = level.filter((node) => centre.get(node) !== -1);
  free.sort((a, b) => Number(centre.get(a)) - Number(centre.get(b)) || at[a] - at[b]);
  let next = 0;
  for (const [row, node] of level.entries()) {
    if (centre.get(node) !== -1) level[row] = free[next++];
  }
  level.forEach((node, row) => (at[node] = row));
}

/**
 * Exchanges neighbours of a level while that lowers the cost.
 * @param {number[]} level
 * @param {Between} between
 * @param {number[]} at row of each node
 */
function exchange(level, { before, after, beside }, at) {
  for (let round = 0, isBetter = true; isBetter && round < MOST_ROUNDS; round++) {
    isBetter = false;
    for (let row = 0; row + 1 < level.length; row++) {
      const [upper, lower] = [level[row], level[row + 1]];
      let gain = 0;
      for (const others of [before, after]) {
        gain += crossings(others[upper], others[lower], at);
        gain -= crossings(others[lower], others[upper], at);
      }
      gain += lengths(beside[upper], lower, at, row) + lengths(beside[lower], upper, at, row + 1);
      gain -= lengths(beside[upper], lower, at, row + 1) + lengths(beside[lower], upper, at, row);
      if (gain <= 0) continue;
      [level[row], level[row + 1]] = [lower, upper];
      [at[lower], at[upper]] = [row, row + 1];
      isBetter = true;
    }
  }
}

/**
 * Returns the number of crossings of the lines of two nodes, the first above the second.
 * @param {number[]} upper neighbours of the first node
 * @param {number[]} lower neighbours of the second node
 * @param {number[]} at row of each node
 */
function crossings(upper, lower, at) {
  let count = 0;
  for (const one of upper) for (const other of lower) if (at[one] > at[other]) count++;
  return count;
}

/**
 * Returns the summed length of the lines from a row to nodes of the same level, in rows.
 * @param {number[]} others
 * @param {number} except node that is not counted
 * @param {number[]} at
 * @param {number} row
 */
function lengths(others, except, at, row) {
  let sum = 0;
  for (const other of others) if (other !== except) sum += Math.abs(at[other] - row);
  return sum;
}

/**
 * Returns the cost of an order: crossings between neighbouring levels, and for each line within a
 * level the number of nodes that it passes.
 * @param {readonly (readonly number[])[]} rows
 * @param {Between} between
 */
function costOf(rows, { after, beside }) {
  const at = rowsOf(rows);
  let cost = 0;
  for (const level of rows) {
    for (let row = 0; row < level.length; row++) {
      for (let below = row + 1; below < level.length; below++) {
        cost += crossings(after[level[row]], after[level[below]], at);
      }
      for (const other of beside[level[row]]) if (at[other] > row) cost += at[other] - row - 1;
    }
  }
  return cost;
}

/**
 * Returns the number of crossings between neighbouring levels.
 * @param {Layered} graph
 * @param {readonly (readonly number[])[]} rows nodes of each level, in order
 */
export function crossingsOf({ levels, neighbours }, rows) {
  const { before, after } = betweenLevels(levels, neighbours);
  return costOf(rows, { before, after, beside: neighbours.map(() => []) });
}
