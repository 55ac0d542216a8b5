/**
 * Colours of a map's pixels: a table from shade and texture to a pixel value. A shade is a role
 * together with a strength (newer states are stronger) or a depth.
 * @import { MapView, Theme } from '../../../canvas/types.js'
 * @import { Role } from './role-colours.js'
 */
import { rgbOf } from '../../../canvas/colour.js';
import { shades } from '../../../canvas/marks.js';
import { nearColours } from './near-colours.js';
import { areaColour } from './role-colours.js';
import { OUTSIDE, TEXTURES, readTexture } from './texture.js';

/** Number of strengths of a role's colour. */
export const STRENGTHS = 64;

/** Opacity of the white hatching over the colours of the depths. */
const HATCH_ALPHA = 0.5;
const WHITE = [255, 255, 255];
/** Share of a depth's colour in the hollow part of a cell, inside its outline. */
const HOLLOW = 0.4;

/** @typedef {number[]} Rgb red, green and blue, each 0..=255 */
/** @typedef {ReturnType<typeof readTexture>} Read */

/**
 * Colours for painting. The colour of a pixel stands at index `shade * TEXTURES + texture`. The
 * first shade is "unseen"; then come those of the frontier, then those of expanded states.
 * @typedef {object} Colours
 * @property {Uint32Array} pixels
 * @property {number} perRole number of shades of the frontier, and of expanded states
 * @property {boolean} byDepth whether a role has a shade for each depth; if not, it has one for
 *   each strength
 */

/**
 * Cache of colours, by their inputs other than the theme.
 * @type {WeakMap<Theme, Map<string, Colours>>}
 */
const made = new WeakMap();

/**
 * Returns the colours of cells. Returns the same object for the same inputs.
 * @param {Theme} theme
 * @param {Pick<MapView, 'colour' | 'hides'>} view
 * @param {number} depths number of levels on the colour scale
 * @returns {Colours}
 */
export function coloursOf(theme, { colour, hides = false }, depths) {
  const own = made.get(theme) ?? new Map();
  made.set(theme, own);
  const key = `${colour} ${hides} ${colour === 'depth' ? depths : ''}`;
  const colours =
    own.get(key) ??
    (colour === 'near' ? makeNear(theme) : makeColours(theme, colour === 'depth', hides, depths));
  own.set(key, colours);
  return colours;
}

/**
 * @param {Theme} theme
 * @param {boolean} byDepth
 * @param {boolean} hides whether states that are not discovered are transparent
 * @param {number} depths
 * @returns {Colours}
 */
function makeColours(theme, byDepth, hides, depths) {
  const { ground, dark, waitingEdge, waitingGain, settledGain } = shades(theme);
  const perRole = byDepth ? depths : STRENGTHS;
  const pixels = new Uint32Array((1 + 2 * perRole) * TEXTURES);
  const goal = rgbOf(theme.goal);
  /** @type {(role: Role, depth: number) => Rgb} */
  const area = (role, depth) =>
    rgbOf(areaColour(role, byDepth ? 'depth' : 'role', depth / Math.max(1, depths - 1), theme));
  const air = rgbOf(ground);
  if (!hides) {
    const unseen = area('unseen', 0);
    fillShade(pixels, 0, { ground: air, blend: null }, () => unseen);
  }
  const gains = byDepth ? [null, null] : [rgbOf(waitingGain), rgbOf(settledGain)];
  const [still, done] = [area('frontier', 0), area('expanded', 0)];
  for (let index = 0; index < perRole; index++) {
    const waiting = byDepth ? area('frontier', index) : still;
    const settled = byDepth ? area('expanded', index) : done;
    // Large cells are hollow, small ones are hatched.
    const hollow = byDepth ? between(air, waiting, HOLLOW) : waiting;
    const outline = byDepth ? waiting : rgbOf(waitingEdge);
    const hatching = byDepth ? between(waiting, WHITE, HATCH_ALPHA) : outline;
    const strength = index / Math.max(1, perRole - 1);
    const [waits, settles] = gains.map((gain) => ({
      ground: air,
      blend: gain && { gain, strength, dark },
    }));
    fillShade(pixels, 1 + index, waits, ({ line, isLarge, isGoal }) =>
      isLarge ? between(hollow, outline, line) : between(isGoal ? goal : waiting, hatching, line),
    );
    fillShade(pixels, 1 + perRole + index, settles, ({ isGoal }) => (isGoal ? goal : settled));
  }
  return { pixels, perRole, byDepth };
}

/**
 * Creates the colours of states by their distance to a goal.
 * @param {Theme} theme
 * @returns {Colours}
 */
function makeNear(theme) {
  const { near, far, lost, lostEdge, unseen } = nearColours(theme);
  const pixels = new Uint32Array((1 + 2 * STRENGTHS) * TEXTURES);
  const [ground, goal] = [shades(theme).ground, theme.goal].map(rgbOf);
  const look = { ground, blend: null };
  const [from, to, out, edge, plain] = [far, near, lost, lostEdge, unseen].map(rgbOf);
  fillShade(pixels, 0, look, () => plain);
  for (let index = 0; index < STRENGTHS; index++) {
    const area = between(from, to, index / (STRENGTHS - 1));
    fillShade(pixels, 1 + index, look, ({ line }) => between(out, edge, line));
    fillShade(pixels, 1 + STRENGTHS + index, look, ({ isGoal }) => (isGoal ? goal : area));
  }
  return { pixels, perRole: STRENGTHS, byDepth: false };
}

/**
 * Blending towards the colour `gain`. `strength` is 0..=1; 1 is the full blend.
 * @typedef {{ gain: Rgb, strength: number, dark: boolean }} Blend
 */

/**
 * Sets the colours of a shade for all textures.
 * @param {Uint32Array} pixels
 * @param {number} shade
 * @param {{ ground: Rgb, blend: Blend | null }} look colour of the gaps, and blending of the rest
 * @param {(texture: Omit<Read, 'gap'>) => Rgb} area returns the colour between the gaps
 */
function fillShade(pixels, shade, { ground, blend }, area) {
  const bytes = new Uint8ClampedArray(pixels.buffer, 4 * shade * TEXTURES, 4 * TEXTURES);
  for (const { read, textures } of BY_GAP) {
    const own = area(read);
    for (const { gap, texture } of textures) {
      for (let part = 0; part < 3; part++) {
        const value = own[part] + gap * (ground[part] - own[part]);
        bytes[4 * texture + part] = blend ? blended(value, part, blend) : value;
      }
      bytes[4 * texture + 3] = 255;
    }
  }
  // Make pixels outside all cells transparent.
  bytes[4 * OUTSIDE + 3] = 0;
}

/** Textures that differ only in their gap, for each gap. */
const BY_GAP = groupedByGap();

function groupedByGap() {
  /** @type {Map<string, { read: Read, textures: { gap: number, texture: number }[] }>} */
  const groups = new Map();
  for (let texture = 0; texture < TEXTURES; texture++) {
    const read = readTexture(texture);
    const key = `${[read.line, read.isLarge, read.isGoal]}`;
    const group = groups.get(key) ?? { read, textures: [] };
    group.textures.push({ gap: read.gap, texture });
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** @type {(from: Rgb, to: Rgb, share: number) => Rgb} */
const between = (from, to, share) => from.map((value, at) => value + share * (to[at] - value));

/**
 * Returns a component of a colour after blending: towards light in a dark theme (colour dodge),
 * towards black in a light theme (colour burn).
 * @param {number} value 0..=255
 * @param {number} part 0 for red, 1 for green, 2 for blue
 * @param {Blend} blend
 * @returns {number} can lie outside 0..=255
 */
function blended(value, part, { gain, strength, dark }) {
  const full = gain[part] / 255;
  if (dark) return value / (1 - strength * full);
  return 255 - (255 - value) / (1 - strength * (1 - full));
}
