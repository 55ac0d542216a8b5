/**
 * Meter of the window between alpha and beta: the values that can still matter at the position of
 * the step. What the first player is sure of comes from above, what the second player allows from
 * below; values outside are hatched.
 * @import { Viewer } from '../types.js'
 * @import { Ctx, Point } from '../../../canvas/types.js'
 */
import { html } from 'lit/html.js';
import { mix } from '../../../canvas/colour.js';
import { Pen } from '../../../canvas/pen.js';
import { picture } from '../../../ui/kit/cached-picture.js';
import { term } from '../../../ui/kit/term.js';
import { paintValue } from '../map/value-marks.js';
import { playersOf, resultOf, WIN } from '../values.js';

/** Values on the meter, and its size in CSS px. */
const VALUES = [-WIN, 0, WIN];
const SIZE = { width: 300, height: 52 };
const BAR = { top: 14, height: 24 };

/** Renders the meter of the position at the cursor. @param {Viewer} viewer */
export function windowMeter(viewer) {
  const { run, words, theme } = viewer;
  const { alpha, beta } = run.frame.from;
  const { first, second } = playersOf(viewer);
  const says = (/** @type {string} */ name, /** @type {number | null} */ value) =>
    words.text(value === null ? `trees.window.${name}.none` : `trees.window.${name}`, {
      ...{ first, second },
      result: value === null ? '' : resultOf(words, value),
    });
  const isMinimax = run.session.description.algorithm === 'minimax';
  const paint = (/** @type {Ctx} */ ctx) => paintMeter(new Pen(ctx, theme), alpha, beta);
  const best = run.frame.from.best;
  if (isMinimax) {
    const mover = run.frame.line.length > 1 && run.frame.depth % 2 === 0 ? second : first;
    return html`<p class="note tree-window">
      ${term(
        words.text(best === null ? 'trees.best.none' : 'trees.best', {
          player: mover,
          result: best === null ? '' : resultOf(words, best),
        }),
        'best',
      )}
    </p>`;
  }
  return html`<div class="tree-window">
    <p class="alpha">${term(says('alpha', alpha), 'alpha')}</p>
    <canvas aria-hidden="true" ${picture({ of: [theme, alpha, beta], ...SIZE, paint })}></canvas>
    <p class="beta">${term(says('beta', beta), 'beta')}</p>
  </div>`;
}

/**
 * Draws the meter.
 * @param {Pen} pen
 * @param {number | null} alpha
 * @param {number | null} beta
 */
function paintMeter(pen, alpha, beta) {
  const { ctx, theme } = pen;
  const { width } = SIZE;
  const wide = width / VALUES.length;
  VALUES.forEach((value, index) => {
    const area = { x: index * wide + 1, y: BAR.top, width: wide - 2, height: BAR.height };
    const isOut = (alpha !== null && value <= alpha) || (beta !== null && value >= beta);
    ctx.save();
    ctx.beginPath();
    ctx.roundRect(area.x, area.y, area.width, area.height, 5);
    pen.fill(theme.sunk);
    ctx.clip();
    const line = mix(theme.sunk, theme.ink2, 0.42);
    if (isOut) pen.hatch(area, line, { pitch: 6, width: 1.4, phase: 0 });
    ctx.restore();
    ctx.beginPath();
    ctx.roundRect(area.x, area.y, area.width, area.height, 5);
    pen.stroke(isOut ? mix(theme.sunk, theme.ink2, 0.4) : theme.ink2, isOut ? 1 : 1.6);
    const middle = { x: area.x + area.width / 2, y: area.y + area.height / 2 };
    paintValue(pen, middle, 8.5, { value, bound: 'exact' });
  });
  const placeOf = (/** @type {number} */ value) =>
    ((value + WIN) / (2 * WIN)) * (width - wide) + wide / 2;
  if (alpha !== null)
    marker(
      pen,
      { x: placeOf(alpha) - 4, y: BAR.top - 2 },
      { down: -1, colour: theme.win, letter: 'α' },
    );
  if (beta !== null)
    marker(
      pen,
      { x: placeOf(beta) + 4, y: BAR.top + BAR.height + 2 },
      { down: 1, colour: theme.lose, letter: 'β' },
    );
}

/**
 * Draws a triangle that points at the bar, with its letter.
 * @param {Pen} pen
 * @param {Point} point
 * @param {{ down: 1 | -1, colour: string, letter: string }} how `down` is -1 for a triangle above
 *   the bar
 */
function marker(pen, { x, y }, { down, colour, letter }) {
  pen.trace([{ x, y }, { x: x - 7, y: y + down * 10 }, { x: x + 7, y: y + down * 10 }]); // prettier-ignore
  pen.ctx.closePath();
  pen.fill(colour);
  const at = { x: x + 14, y: y + down * 5 };
  pen.text(letter, at, { px: 13, colour: pen.theme.ink, weight: 700 });
}
