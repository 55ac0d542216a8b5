/**
 * Reads the theme's colours as colours that a canvas understands.
 *
 * A canvas does not resolve `var()` or `light-dark()`, so the page has a probe element for each
 * colour role, whose computed colour is read. CSS transitions of these elements also report changes
 * of a colour.
 * @import { Theme } from './types.js'
 */
import { cividis, rgbOf } from './colour.js';

/** Custom properties of the theme; the theme object has them in camel case. */
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

/** Normal size of the smallest text, in CSS pixels. */
const TICK_PX = 12;

/**
 * Reads the theme from the probe elements.
 * @param {HTMLElement} probe parent of the probe elements, in the order of ROLES
 * @returns {Theme}
 */
export function readTheme(probe) {
  const colours = ROLES.map((role, index) => [
    role.replace(/-(.)/, (_, letter) => letter.toUpperCase()),
    `rgb(${rgbOf(getComputedStyle(probe.children[index]).backgroundColor).join(', ')})`,
  ]);
  const { fontFamily, fontSize } = getComputedStyle(probe);
  const type = Number.parseFloat(fontSize) / TICK_PX || 1;
  return { ...Object.fromEntries(colours), font: fontFamily, type, depth: cividis };
}
