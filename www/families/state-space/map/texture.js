/**
 * Texture of the cells of a map, as one byte for each pixel: how much of the pixel is covered by a
 * gap, how much by an outline or hatching, and two flags. It depends only on the camera. The
 * colours of a texture depend on the role of the cell.
 */

/**
 * Greatest share in steps. The three lowest bits hold the share of the outline or hatching, the
 * next three that of the gap.
 */
export const STEPS = 7;
const GAP_BIT = 3;
/** Flag of cells that are drawn one by one. */
export const LARGE = 1 << 6;
/** Flag of the goals' cells. */
export const GOAL = 1 << 7;
/** Texture of a pixel that lies outside all cells. */
export const OUTSIDE = 255;
/**
 * Texture of a pixel in the gap between large cells. With the flag `GOAL` it would equal `OUTSIDE`,
 * so the flag is off.
 */
export const GAP = OUTSIDE & ~GOAL;
/** Number of textures. */
export const TEXTURES = 256;

/**
 * Minimum size of cells that are drawn one by one, in CSS px. Smaller frontier cells are drawn as a
 * hatched area.
 */
export const CELLS_FROM_PX = 4;

/** Distance between two lines of the hatching, and half the width of a line, in CSS px. */
const HATCH_PX = 4;
const HATCH_HALF_PX = 0.75;
const HATCH_STEP = HATCH_PX * Math.SQRT2;

/** Returns the width of the gap between cells, in CSS px. @param {number} cellPx */
export const gapPx = (cellPx) => Math.min(2, Math.max(0.75, cellPx / 8));

/** Returns the width of a cell's outline, in CSS px. @param {number} cellPx */
export const outlinePx = (cellPx) => Math.min(2, Math.max(0.75, cellPx / 7));

/**
 * Returns the share of a pixel that a line covers.
 * @param {number} distance from the line's middle to the pixel's, in CSS px
 * @param {number} half half the line's width, in CSS px
 * @param {number} px side of the pixel, in CSS px
 */
export function coverage(distance, half, px) {
  const share = 0.5 + (half - distance) / px;
  return share <= 0 ? 0 : Math.min(1, share, (2 * half) / px);
}

/**
 * Returns the share of a pixel that lies at most `width` away from the edge of its cell.
 * @param {number} distance from the edge to the pixel's middle, in CSS px
 * @param {number} width in CSS px
 * @param {number} px side of the pixel, in CSS px
 */
export const outlined = (distance, width, px) =>
  Math.min(1, Math.max(0, 0.5 + (width - distance) / px));

/**
 * Returns the share of a pixel that two crossing lines cover.
 * @param {number} one share that the first line covers
 * @param {number} other share that the second line covers
 */
export const either = (one, other) => one + other - one * other;

/**
 * Returns the share of a pixel that the hatching covers.
 * @param {number} along distance of the pixel from the hatching's origin, as x + y in CSS px
 * @param {number} px side of the pixel, in CSS px
 */
export function hatching(along, px) {
  const beyond = along - HATCH_STEP * Math.floor(along / HATCH_STEP);
  const aside = Math.min(beyond, HATCH_STEP - beyond) / Math.SQRT2;
  return coverage(aside, HATCH_HALF_PX, px);
}

/**
 * Returns the texture of a pixel.
 * @param {number} gap share covered by a gap or by the border of a ring, 0..=1
 * @param {number} line share covered by the outline or hatching, 0..=1
 * @param {number} flags
 */
export function textureOf(gap, line, flags) {
  const share = ((STEPS * gap + 0.5) << GAP_BIT) & (STEPS << GAP_BIT);
  return share | (STEPS * line + 0.5) | flags;
}

/**
 * Returns the parts of a texture.
 * @param {number} texture
 * @returns {{ gap: number, line: number, isLarge: boolean, isGoal: boolean }} shares 0..=1
 */
export const readTexture = (texture) => ({
  gap: ((texture >> GAP_BIT) & STEPS) / STEPS,
  line: (texture & STEPS) / STEPS,
  isLarge: (texture & LARGE) > 0,
  isGoal: (texture & GOAL) > 0,
});
