/**
 * Contents of an exported step, drawn by the code that also draws the page.
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
 * `main` and `beside` draw into a box whose upper left corner is the origin. A `shape` means a
 * board, whose box has the board's proportions.
 * @typedef {{ paint: (ctx: Ctx, box: LayoutBox) => void, shape: { rows: number, columns: number } | null }} Part
 *
 * @typedef {object} Scene
 * @property {Theme} theme
 * @property {Part} main
 * @property {Part | null} beside
 * @property {BoardStrip | null} [strip] strip below everything else, if requested
 * @property {readonly string[]} stripPlaces names by which stops highlight the strip
 * @property {string} [question] kind of the question shown beside the picture
 * @property {{ over: string, title: string }} heading
 * @property {{ paint: (ctx: Ctx, px: number) => void, says: string, count: string }[]} legend
 * @property {string} sentence empty if the sentence and the step are shown elsewhere
 * @property {string} at current step, in words
 * @property {() => readonly FamilyPart[]} parts parts of the main picture, as last drawn
 * @property {number} [px] font size, in px
 * @property {string} [light] name of a part to highlight with a ring
 * @property {(part: FamilyPart) => void} [onLit] called if the highlighted part is in the picture
 */

/**
 * Returns the scene of the current step.
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
    // A table places itself in its box.
    shape: isTable ? null : { rows, columns },
  };
  const draw = family.paintMap?.bind(family);
  const main = draw && view !== 'board' ? { paint: draw, shape: null } : board;
  return {
    theme,
    main,
    beside: view === 'both' && main !== board ? board : null,
    strip: view === 'map' ? null : (family.strip?.() ?? null),
    stripPlaces: Object.keys(family.places ?? {}),
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
 * Draws another step, or in a race another unit. The page returns to its own step within the same
 * task, so that the user never sees the other one.
 * @template T
 * @param {Viewer} viewer
 * @param {number} step
 * @param {View} view
 * @param {(scene: Scene | RaceScene) => T} draw
 * @returns {T}
 * @throws {EngineError} `exportGone` if the run has been released or has failed
 */
export function atStep(viewer, step, view, draw) {
  if (!viewer.whole) throw new EngineError('exportGone');
  const { played } = viewer;
  const { player } = played;
  const scene = () => (viewer.race ? raceScene(viewer) : sceneOf(viewer, view));
  const shown = player.cursor;
  const { share } = viewer.tween;
  player.cursor = step;
  // A picture shows the step at rest, even if the page is still animating towards the step.
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
