/**
 * Exported picture of a race.
 * @import { Ctx } from '../../canvas/types.js'
 * @import { RaceScene } from './race-scene.js'
 * @import { Size } from './picture.js'
 */
import { LINE } from './plan.js';
import { DISPLAY, planRace } from './race-plan.js';
import { ground, paintMap, paintPart, writer } from './brush.js';

/**
 * Draws a race.
 * @param {Ctx} ctx scaled to px
 * @param {Size} size
 * @param {RaceScene} scene
 * @param {Ctx} layer context of an extra canvas for maps
 */
export function paintRace(ctx, { width, height, scale }, scene, layer) {
  const { theme, lanes } = scene;
  // Title, counters, and result.
  const told = lanes[0].told.length + 2;
  const plan = planRace({ width, height, lanes: lanes.length, told });
  const { px, headline, caption } = plan;
  ground(ctx, { width, height }, theme);
  const write = writer(ctx, theme, px);
  const { display, note } = scene.headline;
  write(display, headline, { size: DISPLAY, weight: 600, down: DISPLAY });
  const under = DISPLAY * LINE.over + 1;
  write(note, headline, { size: 0.85, colour: theme.ink2, down: under });
  for (const [index, { map, words }] of plan.lanes.entries()) {
    const lane = lanes[index];
    paintMap(ctx, lane.paint, map, { scale, layer });
    write(lane.title, words, { weight: 600, down: 1.2 });
    for (const [line, text] of lane.told.entries()) {
      write(text, words, { colour: theme.ink2, down: 1.2 + (line + 1) * LINE.legend });
    }
    write(lane.cameTo, words, { weight: 600, down: 1.2 + (told - 1) * LINE.legend });
  }
  paintPart(ctx, scene.paintBars, plan.bars, scale);
  write(scene.at, caption, { size: 0.85, colour: theme.ink2, down: 0.85 });
  write(scene.sentence, caption, { weight: 500, down: LINE.at + 1, lines: caption.lines });
}
