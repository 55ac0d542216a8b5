/**
 * Graph layout: from node to node by arrow keys.
 * @import { GraphScene } from './graph-scene.js'
 */

/**
 * Returns the rank of the state to which an arrow key leads: along a line to the depth before or
 * after, or to the next state of the same depth. Returns null for other keys.
 * @param {Pick<GraphScene, 'plan' | 'drawn'>} scene
 * @param {number} rank rank of the present state; -1 for none
 * @param {string} key
 * @param {(rank: number) => boolean} [isShown] whether a state is visible; others are skipped
 * @returns {number | null}
 */
export function walk({ plan, drawn }, rank, key, isShown = () => true) {
  const { isTurned, nodes, rows, centres } = plan;
  const { space } = drawn;
  const [before, after, less, more] = isTurned
    ? ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']
    : ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
  if (![before, after, less, more].includes(key)) return null;
  const node = space.nodeOf(rank);
  if (node < 0) return space.order[0];
  const depth = space.depths[node];
  if (key === less || key === more) {
    const by = key === more ? 1 : -1;
    let row = rows[node] + by;
    while (nodes[depth][row] !== undefined && !isShown(space.order[nodes[depth][row]])) row += by;
    return space.order[nodes[depth][row] ?? node];
  }
  const isBefore = key === before;
  const ahead = space
    .neighbours(node)
    .filter((other) => (isBefore ? space.depths[other] < depth : space.depths[other] > depth))
    .filter((other) => isShown(space.order[other]));
  const apart = (/** @type {number} */ other) =>
    isTurned
      ? Math.abs(centres[other].x - centres[node].x)
      : Math.abs(centres[other].y - centres[node].y);
  ahead.sort(
    (a, b) =>
      Math.abs(space.depths[a] - depth) - Math.abs(space.depths[b] - depth) || apart(a) - apart(b),
  );
  return space.order[ahead[0] ?? node];
}
