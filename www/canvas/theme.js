/**
 * Reads the colour roles as colours that a canvas understands.
 *
 * A canvas does not know `var()` or `light-dark()`, so there is an element for each role, and its
 * computed colour is read. These elements also tell when a colour becomes another.
 * @import { Theme } from './types.js'
 */
import { cividis } from './colour.js';

/** The custom properties that a theme has, there in camel case. */
export const ROLES = [
  'page',
  'air',
  'card',
  'sunk',
  'line',
  'ink',
  'ink-2',
  'accent',
  'board',
  'board-line',
  'piece-dark',
  'piece-light',
  'piece-edge',
  'unseen',
  'expanded',
  'frontier',
  'frontier-ink',
  'current',
  'goal',
  'goal-ink',
  'path',
  'forward',
  'forward-ink',
  'backward',
  'backward-ink',
  'win',
  'lose',
  'glow',
];

/** How large the smallest letters usually are. */
const TICK_PX = 12;

/**
 * @param {HTMLElement} probe holds an element of the colour of each role, in their order
 * @returns {Theme}
 */
export function readTheme(probe) {
  const colours = ROLES.map((role, index) => [
    role.replace(/-(.)/, (_, letter) => letter.toUpperCase()),
    getComputedStyle(probe.children[index]).color,
  ]);
  const { fontFamily, fontSize } = getComputedStyle(probe);
  const type = Number.parseFloat(fontSize) / TICK_PX || 1;
  return { ...Object.fromEntries(colours), font: fontFamily, type, depth: cividis };
}
