/**
 * Reads the colour roles as colours that a canvas understands.
 *
 * A canvas does not know `var()` or `light-dark()`, so each role is set on a probe element and its
 * computed colour read back.
 * @import { Theme } from './types.js'
 */
import { cividis } from './colour.js';

/** The custom properties that a theme has, there in camel case. */
const ROLES = [
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

/**
 * @param {HTMLElement} probe an element that is laid out and shows nothing
 * @returns {Theme}
 */
export function readTheme(probe) {
  const computed = getComputedStyle(probe);
  const colours = ROLES.map((role) => {
    probe.style.color = `var(--${role})`;
    return [role.replace(/-(.)/, (_, letter) => letter.toUpperCase()), computed.color];
  });
  return { ...Object.fromEntries(colours), font: computed.fontFamily, depth: cividis };
}
