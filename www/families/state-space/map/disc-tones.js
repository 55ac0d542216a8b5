/**
 * Colours of a disc of the whole space: those of undiscovered (unlit) and discovered (lit) states,
 * and of pixels that show several states.
 * @import { Theme } from '../../../canvas/types.js'
 * @import { DiscColours } from './disc-lights.js'
 */
import { oncePer } from '../../../core/util/memo-key.js';
import { mix, pixelOf, rgbOf } from '../../../canvas/colour.js';
import { shades } from '../../../canvas/marks.js';
import { AGES, ROLES, SHADES, SHARES, colourAt } from './disc-lights.js';

/** Colours of unlit and lit states on a disc. */
export const tones = oncePer((/** @type {Theme} */ theme) => {
  const { ground, dark } = shades(theme);
  const strong = (/** @type {string} */ colour) =>
    dark ? mix(colour, '#000', 0.16) : mix(colour, '#fff', 0.16);
  /** Newer states are lighter in a dark theme, and darker in a light one. */
  const ages = (/** @type {string} */ colour) =>
    Array.from({ length: AGES }, (_, age) => {
      const share = age / (AGES - 1);
      return dark
        ? mix(mix(colour, ground, 0.28), mix(colour, '#fff', 0.08), share)
        : mix(mix(colour, '#fff', 0.26), mix(colour, '#000', 0.06), share);
    });
  return {
    unseen: mix(theme.unseen, ground, dark ? 0.42 : 0.4),
    expanded: dark ? mix(theme.expanded, '#fff', 0.12) : theme.expanded,
    waiting: dark ? theme.frontier : mix(theme.frontier, theme.frontierInk, 0.5),
    backward: strong(theme.backward),
    ages: [ages(theme.expanded), ages(theme.backward)],
  };
});

/** Theme whose unseen states are as dim as on a disc, for other pictures of the same map. */
export const dimmed = oncePer((/** @type {Theme} */ theme) => ({
  ...theme,
  unseen: tones(theme).unseen,
}));

/** @type {(theme: Theme) => Map<number, DiscColours>} */
const palettes = oncePer(() => new Map());

/** @param {string} colour of CSS */
const pixel = (colour) => pixelOf(rgbOf(colour));

/**
 * Returns the colours of a disc's pixels.
 * @param {Theme} theme
 * @param {number} exponent how fast a pixel brightens with the share of its states that are lit:
 *   the larger, the faster
 * @returns {DiscColours}
 */
export function paletteOf(theme, exponent) {
  const known = palettes(theme).get(exponent);
  if (known) return known;
  const { unseen, waiting, backward, ages } = tones(theme);
  const { dark, ground } = shades(theme);
  const made = new Uint32Array(ROLES * SHADES * (SHARES + 1));
  /** @type {(role: number, shade: number, colour: string, strength?: number) => void} */
  const fill = (role, shade, colour, strength = 1) => {
    for (let share = 0; share <= SHARES; share++) {
      const light = strength * (1 - (1 - share / SHARES) ** exponent);
      made[colourAt(role, shade) + share] = pixel(mix(unseen, colour, light));
    }
  };
  for (const [role, colour] of [
    [0, unseen],
    [2, waiting],
    [4, mix(backward, waiting, 0.5)],
  ]) {
    fill(Number(role), 0, String(colour));
    fill(Number(role), 1, String(colour), 0.55);
  }
  for (const [side, own] of ages.entries()) {
    for (const [age, colour] of own.entries()) {
      fill(1 + 2 * side, 2 * age, colour);
      fill(1 + 2 * side, 2 * age + 1, mix(colour, ground, dark ? 0.055 : 0.05));
    }
  }
  palettes(theme).set(exponent, made);
  return made;
}
