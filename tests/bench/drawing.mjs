/** How long a page's script takes to draw the largest table: runs in a browser. */
import { Session, catalogue, loadEngine } from '../../www/core/engine/session.js';
import { learnFamily } from '../../www/core/engine/family-core.js';
import { waysOf } from '../../www/families/games/table/move-arrows.js';
import { core, startOf } from '../../www/families/games/core.js';
import { nearOf } from '../../www/families/games/neighbours.js';
import { Pen } from '../../www/canvas/pen.js';
import { paintTable } from '../../www/families/games/table/paint-table.js';

/**
 * @import { Theme } from '../../www/canvas/types.js'
 * @import { Frame } from '../../www/families/games/core.js'
 * @import { TableView } from '../../www/families/games/table/table-view.js'
 */

const TIMES = 101;
/** The board's panel on a large screen. */
const BOX = { width: 620, height: 720, scale: 2 };

/**
 * Draws the table at steps here and there, and at its end with all cells coloured anew each time.
 * @param {string} algorithm
 * @param {Theme} theme
 * @returns {Promise<{ seeking: number[], anew: number[] }>} ms
 */
export async function drawTable(algorithm, theme) {
  learnFamily('games', core);
  await loadEngine();
  const preset = catalogue()
    .find(({ id }) => id === 'tab')
    ?.presets.find(({ id }) => id === 'large');
  if (!preset) throw new Error('the catalogue has no large table');
  /** @type {Session<Frame>} */
  const session = new Session(new Session(preset.link).withAlgorithm(algorithm));
  const known = session.advance(Number.MAX_SAFE_INTEGER);
  const ctx = canvas();
  const steps = Array.from({ length: TIMES }, (_, time) => ((time * 0.618034) % 1) * known);
  const seeking = [];
  for (const step of steps.map(Math.floor))
    seeking.push(await paint(ctx, viewAt(session, step), theme));
  const anew = [];
  for (let time = 0; time < TIMES; time++) {
    await paint(ctx, viewAt(session, 0), theme);
    anew.push(await paint(ctx, viewAt(session, known), theme));
  }
  session.free();
  return { seeking, anew };
}

function canvas() {
  const made = document.createElement('canvas');
  made.width = BOX.width * BOX.scale;
  made.height = BOX.height * BOX.scale;
  document.body.append(made);
  const ctx = made.getContext('2d');
  if (!ctx) throw new Error('nothing can be drawn');
  ctx.scale(BOX.scale, BOX.scale);
  return ctx;
}

/**
 * @param {Session<Frame>} session
 * @param {number} step
 * @returns {TableView}
 */
function viewAt(session, step) {
  const { rows, columns } = session.description;
  const start = startOf(session.description);
  const frame = session.show(step);
  const isBack = frame.kind === 'backward';
  return {
    ...{ rows, columns, cells: rows * columns, start },
    ...{ plies: frame.table.plies, ranks: frame.table.ranks, filled: frame.filled },
    ...{ distances: true, letters: ['L', 'W'], wording: ['loses', 'wins'] },
    current: frame.cell,
    pending: isBack ? frame.other : -1,
    ways: waysOf(frame, nearOf(session, frame.cell, isBack)),
    ...{ chosen: -1, line: [], game: null },
    labels: {
      row: (row) => rows - row,
      column: (column) => column + 1,
      ...{ rowName: 'row', columnName: 'column', write: String },
    },
  };
}

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {TableView} view
 * @param {Theme} theme
 * @returns {Promise<number>} ms of script; the browser has put it on the screen then
 */
async function paint(ctx, view, theme) {
  const began = performance.now();
  ctx.clearRect(0, 0, BOX.width, BOX.height);
  paintTable(new Pen(ctx, theme), BOX, view);
  const ms = performance.now() - began;
  await new Promise((shown) => requestAnimationFrame(shown));
  return ms;
}
