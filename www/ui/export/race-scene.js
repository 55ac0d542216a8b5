/**
 * Contents of an exported race, drawn by the code that also draws the page.
 * @import { Ctx, LayoutBox, Theme } from '../../canvas/types.js'
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { Pen } from '../../canvas/pen.js';
import { countOf } from '../../core/engine/family-core.js';
import { stepWords } from '../viewer/caption.js';
import { cameTo, headline, tally } from '../race/lane-results.js';

/**
 * @typedef {object} RaceScene
 * @property {Theme} theme
 * @property {{ display: string, note: string }} headline
 * @property {{ paint: (ctx: Ctx, box: LayoutBox) => void, title: string, told: string[],
 *   cameTo: string }[]} lanes
 * @property {(ctx: Ctx, box: LayoutBox) => void} paintBars
 * @property {string} sentence
 * @property {string} at current unit, in words
 */

/**
 * Returns the contents.
 * @param {Viewer} viewer shows a race
 * @returns {RaceScene}
 */
export function raceScene(viewer) {
  const { family, theme, words, extras } = viewer;
  const race = /** @type {NonNullable<Viewer['race']>} */ (viewer.race);
  const { lanes } = race;
  return {
    theme,
    headline: headline(viewer, race),
    lanes: lanes.map((lane, index) => ({
      paint: (ctx, box) => family.drawLane(ctx, box, lane, lanes),
      title: `${words.number(index + 1)}  ${words.text(`algorithm.${lane.algorithm}`)}`,
      told: [
        ...lane.family.tallies.map((name) => {
          const { says, count, ratio } = tally(words, race, lane, name);
          return `${count} ${says} ${ratio}`;
        }),
        ...lane.family.told.map(
          (name) => `${words.number(countOf(lane.frame, name))} ${words.text(`counter.${name}`)}`,
        ),
      ],
      cameTo: cameTo(viewer, race, lane).says,
    })),
    paintBars: (ctx, box) => extras?.race.paintTimeline(new Pen(ctx, theme), box),
    sentence: viewer.sentence,
    at: stepWords(viewer).at,
  };
}
