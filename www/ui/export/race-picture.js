/**
 * Poster of a race: the stage without its timeline and controls.
 * @import { Rect } from '../../canvas/types.js'
 * @import { Scene } from '../viewer/scene.js'
 * @import { Easel } from './easel.js'
 */
import { Pen } from '../../canvas/pen.js';
import { planRace } from './race-plan.js';

/** @typedef {NonNullable<Scene['race']>['lanes'][number]} ShownLane */

/**
 * Returns the distance by which the light of a round lane reaches beyond its box, in px. `side` is
 * the side of the box.
 */
const roundPx = (/** @type {number} */ side) => (side < 150 ? 8 : 20);

/** Font size of the sentence, in px of a poster of 1280 x 720. */
const SENTENCE_PX = 23;

/**
 * Width of the room for a lane's number, radius of its circle, and font size, in px of a poster of
 * 1280 x 720.
 */
const NUMBER = { width: 27, r: 9, px: 12 };
const STAR = { width: 22, r: 8 };

/**
 * Draws the scene of a race.
 * @param {Easel} easel
 * @param {{ width: number, height: number }} size
 * @param {Scene} scene
 * @param {string} sentence empty for none
 */
export function paintRace(easel, { width, height }, scene, sentence) {
  const { lanes, title } = /** @type {NonNullable<Scene['race']>} */ (scene.race);
  const plan = planRace({ width, height, lanes: lanes.length, isTold: sentence !== '' });
  easel.px = plan.px;
  easel.write(title, plan.title, { size: 17, weight: 600, down: 24 });
  for (const [index, { map, words }] of plan.lanes.entries()) {
    const { paint, isRound, told } = lanes[index];
    easel.map(paint, isRound ? around(map, roundPx(map.width)) : map);
    paintWords(easel, told, words, plan.isBeside);
  }
  easel.px = SENTENCE_PX * plan.px;
  if (sentence) easel.write(sentence, plan.caption, { down: 1.05, lines: 2, least: 0.6 });
}

/** @type {(rect: Rect, by: number) => Rect} */
const around = ({ x, y, width, height }, by) => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/**
 * Writes the texts of a lane.
 * @param {Easel} easel
 * @param {ShownLane['told']} told
 * @param {{ x: number, y: number, width: number }} place
 * @param {boolean} isBeside whether the words stand beside the picture
 */
function paintWords(easel, told, place, isBeside) {
  const { theme, px } = easel;
  const { rule, count, counted, ratio, isMeasure, answer } = told;
  const quiet = { size: 13.5, colour: theme.ink2, least: 9 };
  paintName(easel, told, place);
  const down = isBeside ? { count: 76, answer: 152 } : { count: 46, answer: 70 };
  const wide = easel.write(count, place, { size: isBeside ? 29 : 22, weight: 600, down: down.count }); // prettier-ignore
  if (isBeside) {
    easel.write(rule, place, { ...quiet, down: 40 });
    easel.write(counted, place, { ...quiet, down: 97 });
    const colour = isMeasure ? theme.ink2 : theme.forwardInk;
    easel.write(ratio, place, { ...quiet, weight: 600, colour, down: 117 });
  } else {
    const rest = indented(place, wide + 8 * px);
    easel.write([counted, ratio].filter(Boolean).join(' · '), rest, { ...quiet, down: down.count });
  }
  if (!answer) return;
  const { says, worth, isBest } = answer;
  const colour = isBest ? theme.goalInk : theme.ink;
  if (isBest !== null) paintStar(easel, place, down.answer, isBest);
  const line = isBest === null ? place : indented(place, STAR.width * px);
  easel.write(says, line, { size: 16, weight: 600, down: down.answer, colour, least: 10 });
  if (isBeside) easel.write(worth, place, { ...quiet, down: 173 });
}

/** @type {(place: { x: number, y: number, width: number }, by: number) => { x: number, y: number, width: number }} */
const indented = ({ x, y, width }, by) => ({ x: x + by, y, width: width - by });

/**
 * Writes the number of a lane in a circle, and its name.
 * @param {Easel} easel
 * @param {ShownLane['told']} told
 * @param {{ x: number, y: number, width: number }} place
 */
function paintName(easel, { number, name }, place) {
  const { theme, px } = easel;
  const side = 2 * NUMBER.r * px;
  const box = { x: place.x, y: place.y + 4 * px, width: side, height: side };
  easel.part((ctx) => {
    const pen = new Pen(ctx, theme);
    const middle = { x: side / 2, y: side / 2 };
    pen.circle(middle, NUMBER.r * px);
    pen.stroke(theme.ink2, px);
    pen.text(number, middle, { px: NUMBER.px * px, weight: 600, colour: theme.ink });
    ctx.textAlign = 'left';
    ctx.textBaseline = 'alphabetic';
  }, box);
  const rest = indented(place, NUMBER.width * px);
  easel.write(name, rest, { size: 17, weight: 600, down: 19, least: 11 });
}

/**
 * Draws the star of an answer. The star is filled if no answer is better.
 * @param {Easel} easel
 * @param {{ x: number, y: number }} place
 * @param {number} down distance of the baseline from the top, in px of a poster of 1280 x 720
 * @param {boolean} isBest
 */
function paintStar(easel, { x, y }, down, isBest) {
  const { theme, px } = easel;
  const side = 2 * STAR.r * px;
  easel.part(
    (ctx) => {
      const pen = new Pen(ctx, theme);
      pen.star({ x: side / 2, y: side / 2 }, STAR.r * px);
      if (isBest) pen.fill(theme.goal);
      else pen.stroke(theme.ink2, 1.25 * px);
    },
    { x, y: y + (down - 5) * px - side / 2, width: side, height: side },
  );
}
