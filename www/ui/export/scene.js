/**
 * What there is to see of a step: the parts of a picture, drawn by the code that draws the page.
 * @import { View } from './options.js'
 * @import { RaceScene } from './race-scene.js'
 * @import { Viewer } from '../viewer/viewer.js'
 * @import { BoardStrip, Part as FamilyPart } from '../kit/family-view.js'
 * @import { Ctx, LayoutBox, Theme } from '../../canvas/types.js'
 */
import { EngineError } from '../../core/engine/session.js';
import { stepWords } from '../viewer/caption.js';
import { raceScene } from './race-scene.js';

/**
 * `main` and `beside` draw into a box whose corner is the origin; a `shape` is a board, whose box has
 * its proportions.
 * @typedef {{ paint: (ctx: Ctx, box: LayoutBox) => void, shape: { rows: number, columns: number } | null }} Part
 *
 * @typedef {object} Scene
 * @property {Theme} theme
 * @property {Part} main
 * @property {Part | null} beside
 * @property {BoardStrip | null} [strip] what stands under all of it, where it is asked for
 * @property {string} [question] the kind of the question that is asked beside the picture
 * @property {{ over: string, title: string }} heading
 * @property {{ paint: (ctx: Ctx, px: number) => void, says: string, count: string }[]} legend
 * @property {string} sentence empty where it stands elsewhere, and with it the step
 * @property {string} at which step it is
 * @property {() => readonly FamilyPart[]} parts of the main picture, where they have been drawn
 * @property {number} [px] of the letters
 * @property {string} [light] the name of a part to put a ring around
 * @property {(part: FamilyPart) => void} [onLit] called where that part is there
 */

/**
 * @param {Viewer} viewer
 * @param {View} view
 * @returns {Scene}
 */
function sceneOf(viewer, view) {
  const { family, run, words, theme } = viewer;
  const { rows, columns } = run.session.description;
  const isTable = family.hero === 'board';
  /** @type {Part} */
  const board = {
    paint: (ctx, box) => family.board.paint(ctx, box, 0),
    // A table finds its own place in its box.
    shape: isTable ? null : { rows, columns },
  };
  const draw = family.paintMap?.bind(family);
  const main = draw && view !== 'board' ? { paint: draw, shape: null } : board;
  return {
    theme,
    main,
    beside: view === 'both' && main !== board ? board : null,
    strip: view === 'map' ? null : (family.strip?.() ?? null),
    heading: family.board.heading(),
    legend: family.map.legend().map(({ says, count }, line) => ({
      says,
      paint: (ctx, px) => family.paintMark(ctx, line, px),
      count: typeof count === 'number' ? words.number(count) : (count ?? ''),
    })),
    sentence: viewer.sentence,
    at: stepWords(viewer).at,
    parts: () => family.parts(true),
  };
}

/**
 * Draws a step, in a race a unit, while the page goes on showing its own: both happen within one task,
 * so nobody sees the other one on the page.
 * @template T
 * @param {Viewer} viewer
 * @param {number} step
 * @param {View} view
 * @param {(scene: Scene | RaceScene) => T} draw
 * @returns {T}
 * @throws {EngineError} `exportGone` where there is no run any more
 */
export function atStep(viewer, step, view, draw) {
  if (!viewer.whole) throw new EngineError('exportGone');
  const { played } = viewer;
  const { player } = played;
  const scene = () => (viewer.race ? raceScene(viewer) : sceneOf(viewer, view));
  const shown = player.cursor;
  const { share } = viewer.tween;
  player.cursor = step;
  // A picture shows the step at rest, also while the page is still moving to it.
  viewer.tween.share = 1;
  try {
    played.show();
    return draw(scene());
  } finally {
    player.cursor = shown;
    viewer.tween.share = share;
    played.show();
  }
}
