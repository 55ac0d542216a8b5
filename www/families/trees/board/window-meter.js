/**
 * Meter of the window between alpha and beta: the values that can still matter at the position of
 * the step. Alpha, what the first player is sure of, points at the scale from above; beta, what the
 * second player allows, from below. Values outside of the window are hatched. From one step to the
 * next, both slide on the scale.
 * @import { Viewer } from '../types.js'
 * @import { Ctx } from '../../../canvas/types.js'
 * @import { Name } from '../worth.js'
 */
import { html, nothing } from 'lit/html.js';
import { mix } from '../../../canvas/colour.js';
import { Pen } from '../../../canvas/pen.js';
import { surfaceOn } from '../../../canvas/surface.js';
import { eased } from '../../../core/playback/step-tween.js';
import { cssVars } from '../../../ui/kit/css-vars.js';
import { painted } from '../../../ui/kit/paint-directive.js';
import { term } from '../../../ui/kit/term.js';
import { paintValue } from '../map/value-marks.js';
import { sourceOf } from '../core.js';
import { moveName, playersOf, resultOf } from '../values.js';
import { WIN } from '../worth.js';

/** Values on the meter with the keys of their names. */
const VALUES = /** @type {const} */ ([
  [-WIN, 'loss'],
  [0, 'draw'],
  [WIN, 'win'],
]);

/**
 * Returns the values that a search can give, with their names. At a depth limit, all values between a
 * loss and a win share a part.
 * @param {Pick<Viewer['run']['frame'], 'hasDraws' | 'scale'>} frame
 */
function valuesOf({ hasDraws, scale: { isLimited, hasEstimates } }) {
  const between = hasEstimates ? 'estimate' : 'undecided';
  return VALUES.filter(([value]) => hasDraws || isLimited || value !== 0).map(
    ([value, name]) => /** @type {const} */ ([value, isLimited && value === 0 ? between : name]),
  );
}
/** Bar of the meter, in CSS px. */
const BAR = { top: 18, height: 26 };
/** Minimum width of a part of the bar that is named, in CSS px. */
const NAMED_FROM_PX = 104;
/** Share of the scale from which the text of a marker stands before it. */
const BEFORE_FROM = 0.6;

/** @typedef {{ alpha: number | null, beta: number | null }} Bounds */

/**
 * Place of a bound on the scale, 0 to 1. A bound that is not known yet stands at its end of the
 * scale.
 * @param {number | null} value
 * @param {0 | 1} end
 * @param {number} [parts] number of values on the scale
 */
export function scaleOf(value, end, parts = VALUES.length) {
  if (value === null) return end;
  const part = 1 / parts;
  return part / 2 + ((value + WIN) / (2 * WIN)) * (1 - part);
}

/** The bounds of the step shown and of the step before it, between which the markers slide. */
export class SlidingBounds {
  /** @type {{ of: unknown, step: number, bounds: Bounds }} */
  #now = { of: null, step: -1, bounds: { alpha: null, beta: null } };
  /** @type {Bounds} */
  #before = { alpha: null, beta: null };

  /**
   * Returns the places of both markers on the scale.
   * @param {unknown} of run
   * @param {number} step
   * @param {Bounds & { parts?: number }} bounds of this step, and number of values on the scale
   * @param {number} share progress of the step's animation, 0 to 1
   */
  at(of, step, { parts, ...bounds }, share) {
    const last = this.#now;
    if (last.of !== of || last.step !== step) {
      this.#before = last.of === of && step === last.step + 1 ? last.bounds : bounds;
      this.#now = { of, step, bounds };
    }
    const between = (/** @type {number} */ from, /** @type {number} */ to) =>
      from + (to - from) * eased(share);
    return {
      alpha: between(scaleOf(this.#before.alpha, 0, parts), scaleOf(bounds.alpha, 0, parts)),
      beta: between(scaleOf(this.#before.beta, 1, parts), scaleOf(bounds.beta, 1, parts)),
    };
  }
}

/**
 * Renders the meter of the position at the cursor; for minimax, which has no window, the best value
 * so far.
 * @param {Viewer} viewer
 * @param {SlidingBounds} sliding
 */
export function windowMeter(viewer, sliding) {
  const { run, words, tween } = viewer;
  const { alpha, beta } = run.frame.from;
  const { first, second } = playersOf(viewer);
  if (run.session.description.algorithm === 'minimax') return bestSoFar(viewer);
  const says = (/** @type {string} */ name, /** @type {number | null} */ value) =>
    words.text(value === null ? `trees.window.${name}.none` : `trees.window.${name}`, {
      ...{ first, second },
      result: value === null ? '' : resultOf(words, value, run.frame.scale),
    });
  const { length } = valuesOf(run.frame);
  const at = sliding.at(run.session, run.frame.step, { alpha, beta, parts: length }, tween.share);
  const side = (/** @type {number} */ place) => (place > BEFORE_FROM ? 'before' : 'after');
  return html`<div class="tree-window">
    <p class="hopes">${words.text('trees.window', { first })}</p>
    <div class="scale">
      <p class="alpha ${side(at.alpha)}" ${cssVars({ at: at.alpha })}>
        ${term(says('alpha', alpha), 'alpha')}
      </p>
      <canvas
        aria-hidden="true"
        ${painted((canvas) =>
          surfaceOn(canvas, () => viewer.refresh())?.paint((ctx, box) =>
            paintMeter(viewer, ctx, box, at),
          ),
        )}
      ></canvas>
      <p class="beta ${side(at.beta)}" ${cssVars({ at: at.beta })}>
        ${term(says('beta', beta), 'beta')}
      </p>
    </div>
    <p class="note sources">${sources(viewer)}</p>
  </div>`;
}

/** Renders the moves that alpha and beta come from. @param {Viewer} viewer */
function sources(viewer) {
  const { run, words } = viewer;
  return /** @type {const} */ (['alpha', 'beta']).map((name) => {
    const source = sourceOf(run.frame, name);
    if (!source) return nothing;
    const { by, depth } = source;
    const values = { move: moveName(viewer, by), number: depth + 1 };
    return html`<span>${words.text(`trees.source.${name}`, values)}</span>`;
  });
}

/** Renders the best value so far for the player to move. @param {Viewer} viewer */
function bestSoFar(viewer) {
  const { run, words } = viewer;
  const { best } = run.frame.from;
  const { first, second } = playersOf(viewer);
  const player = run.frame.line.length > 1 && run.frame.depth % 2 === 0 ? second : first;
  const result = best === null ? '' : resultOf(words, best, run.frame.scale);
  const key = best === null ? 'trees.best.none' : 'trees.best';
  return html`<p class="note tree-window">${term(words.text(key, { player, result }), 'best')}</p>`;
}

/**
 * Draws the meter.
 * @param {Viewer} viewer
 * @param {Ctx} ctx
 * @param {{ width: number }} box
 * @param {{ alpha: number, beta: number }} at places of the markers on the scale
 */
function paintMeter({ run, words, theme }, ctx, { width }, at) {
  const pen = new Pen(ctx, theme);
  const { alpha, beta } = run.frame.from;
  const { first } = playersOf({ run, words });
  const values = valuesOf(run.frame);
  const wide = width / values.length;
  values.forEach(([value, name], index) => {
    const area = { x: index * wide + 1, y: BAR.top, width: wide - 2, height: BAR.height };
    // All estimates share one part, which is out where none of them is left.
    const isShared = run.frame.scale.isLimited && value === 0;
    const [least, most] = isShared ? [1 - WIN, WIN - 1] : [value, value];
    const isClosed = isShared && alpha !== null && beta !== null && alpha >= beta;
    const isOut = isClosed || (alpha !== null && most <= alpha) || (beta !== null && least >= beta);
    const shape = () => {
      ctx.beginPath();
      ctx.roundRect(area.x, area.y, area.width, area.height, 5);
    };
    ctx.save();
    shape();
    pen.fill(theme.sunk);
    ctx.clip();
    if (isOut)
      pen.hatch(area, mix(theme.sunk, theme.ink2, 0.42), { pitch: 6, width: 1.4, phase: 0 });
    ctx.restore();
    shape();
    pen.stroke(isOut ? mix(theme.sunk, theme.ink2, 0.4) : theme.ink2, isOut ? 1 : 1.6);
    paintName(pen, area, name, words.text(`trees.legend.${name}`, { first }));
  });
  const known = { alpha: alpha !== null, beta: beta !== null };
  const inset = (/** @type {number} */ x) => Math.min(width - 9, Math.max(9, x));
  marker(pen, { x: inset(at.alpha * width), y: BAR.top - 2 }, { down: -1, isKnown: known.alpha });
  marker(
    pen,
    { x: inset(at.beta * width), y: BAR.top + BAR.height + 2 },
    { down: 1, isKnown: known.beta },
  );
}

/**
 * Draws the mark of a value and, where there is room, its name.
 * @param {Pen} pen
 * @param {{ x: number, y: number, width: number, height: number }} area
 * @param {Name} name
 * @param {string} says
 */
function paintName(pen, area, name, says) {
  const { ctx, theme } = pen;
  const middle = { x: area.x + area.width / 2, y: area.y + area.height / 2 };
  const px = Math.min(13 * theme.type, 15);
  pen.font(px, 600);
  const wide = ctx.measureText(says).width;
  if (area.width < NAMED_FROM_PX || wide + 40 > area.width) {
    paintValue(pen, middle, 8.5, { name, bound: 'exact' });
    return;
  }
  const left = middle.x - (wide + 24) / 2;
  // Words must stand on plain ground: the hatching would run through them.
  ctx.beginPath();
  ctx.roundRect(left - 5, area.y + 3, wide + 34, area.height - 6, 4);
  pen.fill(theme.sunk);
  paintValue(pen, { x: left + 8.5, y: middle.y }, 8.5, { name, bound: 'exact' });
  ctx.textAlign = 'left';
  ctx.textBaseline = 'middle';
  ctx.fillStyle = theme.ink;
  pen.font(px, 600);
  ctx.fillText(says, left + 24, middle.y + 0.5);
}

/**
 * Draws a marker: a triangle that points at the bar, hollow while its bound is not known.
 * @param {Pen} pen
 * @param {{ x: number, y: number }} point
 * @param {{ down: 1 | -1, isKnown: boolean }} how `down` is -1 for alpha, above the bar
 */
function marker(pen, { x, y }, { down, isKnown }) {
  const { theme } = pen;
  const colour = down < 0 ? theme.win : theme.lose;
  pen.trace([{ x, y }, { x: x - 7, y: y + down * 11 }, { x: x + 7, y: y + down * 11 }]); // prettier-ignore
  pen.ctx.closePath();
  if (isKnown) pen.fill(colour);
  pen.stroke(colour, 1.5);
}
