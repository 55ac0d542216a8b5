/**
 * Reads the colour roles as colours that a canvas understands.
 *
 * A canvas does not know `var()` or `light-dark()`, so each role is set on a probe element and its
 * computed colour read back.
 * @import { Theme } from './types.js'
 */
import { cividis } from './colour.js';

/** Each role of a canvas and its custom property. */
const ROLES = {
  card: '--card',
  sunk: '--sunk',
  line: '--line',
  ink: '--ink',
  ink2: '--ink-2',
  accent: '--accent',
  board: '--board',
  boardLine: '--board-line',
  pieceDark: '--piece-dark',
  pieceLight: '--piece-light',
  unseen: '--unseen',
  expanded: '--expanded',
  frontier: '--frontier',
  current: '--current',
  goal: '--goal',
  path: '--path',
};

/**
 * @param {HTMLElement} probe an element that is laid out and shows nothing
 * @returns {Theme}
 */
export function readTheme(probe) {
  const computed = getComputedStyle(probe);
  const colours = Object.entries(ROLES).map(([role, property]) => {
    probe.style.color = `var(${property})`;
    return [role, computed.color];
  });
  return { ...Object.fromEntries(colours), font: computed.fontFamily, depth: cividis };
}
