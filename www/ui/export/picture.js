/**
 * Exported picture of a step: the parts and texts of the scene on one canvas.
 * @import { Ctx, Rect } from '../../canvas/types.js'
 * @import { Scene } from '../viewer/scene.js'
 * @import { ExportOptions, View } from './options.js'
 * @import { Plan } from './plan.js'
 */
import { freeCanvas, makeCanvas } from '../../canvas/marks.js';
import { Easel } from './easel.js';
import { LINE, centred, planPicture } from './plan.js';
import { paintRace } from './race-picture.js';

/** Minimum font scale for a text that is too long for its place. */
const LEAST = 0.6;

/** Ring around a highlighted part, and frame around a highlighted place, in px. */
const RING = { radius: 18, line: 4 };
const FRAME = { away: 6, radius: 10 };

/** @typedef {{ width: number, height: number, scale: number }} Size px, and device pixels to each */

/**
 * Options of a picture. A picture for print (`paper`) is white and has no sentence. All options
 * after `paper` apply only to pictures for print.
 * @typedef {{ view: View } & Pick<ExportOptions, 'paper' | 'letters' | 'strip' | 'question' |
 *   'light' | 'onLit'>} Look
 */

/**
 * Draws a scene.
 * @param {Ctx} ctx context that is scaled to px
 * @param {Size} size
 * @param {Scene} scene
 * @param {Look & { layer?: Ctx }} look `layer` is the context of a separate canvas for maps; by
 *   default a new one
 */
export function paintPicture(ctx, size, scene, { layer, view, ...look }) {
  const own = layer ?? makeCanvas(1, 1);
  const theme = look.paper ? { ...scene.theme, air: '#ffffff' } : scene.theme;
  const easel = new Easel(ctx, size, theme, own);
  if (scene.race) paintRace(easel, size, scene, look.paper ? '' : scene.sentence);
  else paintRun(easel, size, scene, look.paper ? { view, ...look } : { view });
  if (!layer) freeCanvas(own);
}

/**
 * Draws the scene of a run.
 * @param {Easel} easel
 * @param {Size} size
 * @param {Scene} scene
 * @param {Look} look
 */
function paintRun(easel, { width, height }, scene, look) {
  const { view, light = '', question = '' } = look;
  const { legend } = scene;
  const map = view === 'board' ? null : scene.map;
  const alone = map ? null : scene.alone;
  const shape = alone ? alone.shape : scene.shape;
  const board = alone ?? scene.boards[0];
  // Put a board beside the map. A table, or a board without a map, is the main picture itself.
  const beside = map && view === 'both' ? shape : null;
  const strip = look.strip && view !== 'map' ? scene.strip : null;
  const sentence = look.paper ? '' : scene.sentence;
  const plan = planPicture({
    ...{ width, height, beside, strip: strip?.high, px: look.letters },
    ...{ legend: legend.length, isTold: sentence !== '' },
  });
  easel.px = plan.px;
  const main = map || !shape ? plan.main : centred(plan.main, shape);
  if (map || !shape) easel.map(map ?? board.paint, plan.main);
  else easel.part(board.paint, main);
  if (map || !shape) paintLight(easel, plan.main, scene, look);
  if (plan.beside) easel.part(board.paint, plan.beside);
  if (strip) easel.part((on, box) => strip.paint(on, box, plan.px, question), plan.strip);
  paintWords(easel, plan, scene);
  if (sentence) easel.caption(plan.caption, scene.step.at, sentence);
  /** @type {Rect | null} */
  let place = null;
  if (light === 'board') place = plan.beside ?? main;
  else if (light === 'legend' && legend.length > 0) {
    place = { ...plan.legend, height: LINE.legend * plan.px * legend.length };
  } else if (strip && scene.hasPlace(light)) place = plan.strip;
  if (place) paintFrame(easel, place);
}

/** Draws a frame around a highlighted place, like the spotlight on the page. @param {Easel} easel @param {Rect} place */
function paintFrame(easel, { x, y, width, height }) {
  const { away, radius } = FRAME;
  const [wide, high] = [width + 2 * away, height + 2 * away];
  easel.light((on) => on.roundRect(x - away, y - away, wide, high, radius), RING.line);
}

/**
 * Draws a ring around the highlighted part, like the spotlight on the page.
 * @param {Easel} easel
 * @param {Rect} place rectangle of the picture with the part
 * @param {Scene} scene
 * @param {Look} look
 */
function paintLight(easel, { x, y }, scene, { light, onLit }) {
  const part = light ? scene.parts.find(({ name }) => name === light) : null;
  if (!part?.at) return;
  const at = { x: x + part.at.x, y: y + part.at.y };
  onLit?.(part);
  easel.light((on) => on.arc(at.x, at.y, RING.radius, 0, 2 * Math.PI), RING.line);
}

/**
 * Draws heading and legend.
 * @param {Easel} easel
 * @param {Plan} plan
 * @param {Scene} scene
 */
function paintWords(easel, { px, titleLines, heading, legend }, scene) {
  const { ink2: colour } = easel.theme;
  const { over, title } = scene.heading;
  easel.write(over, heading, { size: 0.85, colour, down: 0.9 });
  easel.write(title, heading, {
    ...{ size: 1.15, weight: 600, down: LINE.over + 1.1 },
    ...{ lines: titleLines, least: LEAST },
  });
  for (const [index, { paint, count, says }] of scene.legend.entries()) {
    const y = legend.y + index * LINE.legend * px;
    const mark = { x: legend.x, y: y + 0.15 * px, width: px, height: px };
    easel.part((on) => paint(on, px), mark);
    const place = { x: legend.x + 1.5 * px, y, width: legend.width - 1.5 * px };
    const wide = count ? easel.write(count, place, { weight: 600, down: 1 }) + 0.5 * px : 0;
    const rest = { x: place.x + wide, y, width: place.width - wide };
    easel.write(says, rest, { colour, down: 1, least: LEAST });
  }
}
