/**
 * Exported picture of a step: the parts of a scene and its texts on one canvas.
 * @import { Ctx, Rect, Theme } from '../../canvas/types.js'
 * @import { Plan } from './plan.js'
 * @import { RaceScene } from './race-scene.js'
 * @import { Scene } from './scene.js'
 */
import { makeCanvas } from '../../canvas/marks.js';
import { ground, paintMap, paintPart, writer } from './brush.js';
import { LINE, centred, planPicture } from './plan.js';
import { paintRace } from './race-picture.js';

/** Smallest font scale for texts that are too long for their place. */
const LEAST = 0.6;

/** Ring around a highlighted part, and frame around a highlighted place, in px. */
const RING = { radius: 18, line: 4 };
const FRAME = { away: 6, radius: 10 };

/** @typedef {{ width: number, height: number, scale: number }} Size px, and device pixels to each */

/**
 * Draws a scene.
 * @param {Ctx} ctx scaled to px
 * @param {Size} size
 * @param {Scene | RaceScene} scene
 * @param {Ctx} [layer] context of an extra canvas for maps; created if left out
 */
export function paintPicture(ctx, size, scene, layer = makeCanvas(1, 1)) {
  if ('lanes' in scene) paintRace(ctx, size, scene, layer);
  else paintRun(ctx, size, scene, layer);
}

/**
 * Draws the scene of a run.
 * @param {Ctx} ctx
 * @param {Size} size
 * @param {Scene} scene
 * @param {Ctx} layer
 */
function paintRun(ctx, { width, height, scale }, scene, layer) {
  const { theme, main, beside, legend, sentence } = scene;
  const plan = planPicture({
    ...{ width, height, beside: beside?.shape ?? null },
    ...{ legend: legend.length, isTold: sentence !== '', px: scene.px },
    strip: scene.strip?.high,
  });
  ground(ctx, { width, height }, theme);
  if (main.shape) paintPart(ctx, main.paint, centred(plan.main, main.shape), scale);
  else paintMap(ctx, main.paint, plan.main, { scale, layer });
  if (scene.light && !main.shape) paintLight(ctx, plan.main, scene);
  if (beside && plan.beside) paintPart(ctx, beside.paint, plan.beside, scale);
  const { strip, question = '' } = scene;
  if (strip) {
    paintPart(ctx, (on, box) => strip.paint(on, box, plan.px, question), plan.strip, scale);
  }
  paintWords(ctx, plan, scene);
  const framed = placeOf(plan, scene);
  if (framed) paintFrame(ctx, framed, theme);
}

/**
 * Returns the highlighted place: the board, the legend, or the strip if the family names the place.
 * @param {Plan} plan
 * @param {Scene} scene
 * @returns {Rect | null}
 */
function placeOf(plan, { light = '', main, beside, legend, strip, stripPlaces }) {
  if (light === 'legend') {
    return legend.length > 0
      ? { ...plan.legend, height: LINE.legend * plan.px * legend.length }
      : null;
  }
  if (light === 'board') {
    if (beside) return plan.beside;
    return main.shape ? centred(plan.main, main.shape) : plan.main;
  }
  return strip && stripPlaces.includes(light) ? plan.strip : null;
}

/**
 * Draws a frame around a highlighted place, like the spotlight on the page.
 * @param {Ctx} ctx
 * @param {Rect} place
 * @param {Theme} theme
 */
function paintFrame(ctx, { x, y, width, height }, theme) {
  const { away, radius } = FRAME;
  strokeLight(ctx, theme, () =>
    ctx.roundRect(x - away, y - away, width + 2 * away, height + 2 * away, radius),
  );
}

/**
 * Draws a ring around the highlighted part, like the spotlight on the page.
 * @param {Ctx} ctx
 * @param {Rect} place rectangle of the picture with the part
 * @param {Scene} scene
 */
function paintLight(ctx, { x, y }, { parts, light, onLit, theme }) {
  const part = parts().find(({ name }) => name === light);
  if (!part?.at) return;
  const { x: across, y: down } = part.at;
  onLit?.(part);
  strokeLight(ctx, theme, () => ctx.arc(x + across, y + down, RING.radius, 0, 2 * Math.PI));
}

/**
 * Strokes a path twice: as a halo in the background colour, and as a line.
 * @param {Ctx} ctx
 * @param {Theme} theme
 * @param {() => void} trace adds the path
 */
function strokeLight(ctx, theme, trace) {
  for (const { colour, width } of [
    { colour: theme.air, width: 3 * RING.line },
    { colour: theme.ink, width: RING.line },
  ]) {
    ctx.beginPath();
    trace();
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.stroke();
  }
}

/**
 * Draws heading, legend, and caption.
 * @param {Ctx} ctx
 * @param {Plan} plan
 * @param {Scene} scene
 */
function paintWords(ctx, { px, titleLines, heading, legend, caption }, scene) {
  const { theme } = scene;
  const write = writer(ctx, theme, px);
  write(scene.heading.over, heading, { size: 0.85, colour: theme.ink2, down: 0.9 });
  write(scene.heading.title, heading, {
    ...{ size: 1.15, weight: 600, down: LINE.over + 1.1 },
    ...{ lines: titleLines, least: LEAST },
  });
  scene.legend.forEach((line, index) => {
    const y = legend.y + index * LINE.legend * px;
    ctx.save();
    ctx.translate(legend.x, y + 0.15 * px);
    line.paint(ctx, px);
    ctx.restore();
    const place = { x: legend.x + 1.5 * px, y, width: legend.width - 1.5 * px };
    const wide = line.count ? write(line.count, place, { weight: 600, down: 1 }) + 0.5 * px : 0;
    const rest = { x: place.x + wide, y, width: place.width - wide };
    write(line.says, rest, { colour: theme.ink2, down: 1, least: LEAST });
  });
  if (!scene.sentence) return;
  write(scene.at, caption, { size: 0.85, colour: theme.ink2, down: 0.85 });
  write(scene.sentence, caption, { weight: 500, down: LINE.at + 1, lines: caption.lines });
}
