/** How long the largest map takes to paint: runs in a browser. */
import { Pen } from '../../www/canvas/pen.js';
import { RingsLayout } from '../../www/families/state-space/map/rings.js';

/** @import { MapView, SpaceMap, Theme } from '../../www/canvas/types.js' */

const FRAMES = 90;
/** The map's panel on a large screen, CSS px. */
const SIDE = 620;
/** Level sizes of the solitaire of four pieces from its hardest start: 635,376 states. */
const LEVELS = [
  ...[1, 16, 134, 715, 2755, 8158, 19405, 38053, 62578, 86911, 102140, 101516, 85264],
  ...[60558, 36114, 18292, 8151, 3162, 1055, 306, 77, 14, 1],
];
const STATES = 635_376;

/** Paints the map with so many states expanded, pixels included. @type {(expanded: number) => number} */
let paint = () => 0;

/**
 * Prepares the map and paints it for the first time.
 * @param {Theme} theme
 * @param {number} scale device pixels per CSS px
 * @param {'role' | 'depth'} colour
 * @returns {number[]} time of each frame until the picture is whole, ms
 */
export function prepare(theme, scale, colour) {
  const map = largestMap();
  const layout = new RingsLayout(map, { width: SIDE, height: SIDE, scale });
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE * scale;
  document.body.replaceChildren(canvas);
  const ctx = canvas.getContext('2d');
  if (!ctx) throw new Error('nothing can be drawn');
  ctx.scale(scale, scale);
  paint = (expanded) => {
    const began = performance.now();
    ctx.clearRect(0, 0, SIDE, SIDE);
    layout.paint(new Pen(ctx, theme, 1), viewAt(map, expanded, colour));
    // Reading a pixel makes the browser draw everything first.
    ctx.getImageData(0, 0, 1, 1);
    return performance.now() - began;
  };
  const first = [];
  do first.push(paint(map.order.length >> 1));
  while (layout.unfinished);
  return first;
}

/** Paints a film of the whole map. @returns {number[]} time of each frame, ms */
export const paintFilm = () =>
  Array.from({ length: FRAMES }, (_, frame) =>
    paint(Math.floor(((frame + 1) * STATES) / (FRAMES + 1))),
  );

/** @returns {SpaceMap} */
function largestMap() {
  const levels = new Uint32Array(LEVELS.length + 1);
  LEVELS.forEach((size, depth) => (levels[depth + 1] = levels[depth] + size));
  const states = levels[LEVELS.length];
  const order = Uint32Array.from({ length: states }, (_, place) => (place * 104_729) % states);
  const numbers = order.map((_, place) => place);
  const none = new Uint32Array();
  const found = { found: numbers, expanded: numbers };
  return { states, order, levels, goals: none, path: none, components: [], ...found };
}

/**
 * The map while a level is expanded: as much of the next one is found.
 * @param {SpaceMap} map
 * @param {number} expanded
 * @param {'role' | 'depth'} colour
 * @returns {MapView}
 */
function viewAt({ levels, order }, expanded, colour) {
  const depth = levels.findLastIndex((first) => first <= expanded);
  const [from, to, beyond = order.length] = levels.subarray(depth, depth + 3);
  const share = (expanded - from) / Math.max(1, to - from);
  const discovered = Math.floor(to + share * (beyond - to));
  const others = { target: -1, hover: -1, answered: false, light: true };
  return { discovered, expanded, current: expanded - 1, colour, ...others };
}
