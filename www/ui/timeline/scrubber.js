/**
 * Timeline below the stage: a profile of the run with a slider over it. The keyboard and screen
 * readers use the slider, which counts steps; pointer events use the timeline's own axis.
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { html } from 'lit/html.js';
import { shareAt } from '../../core/playback/timeline-axis.js';
import { surfaceOn } from '../../canvas/surface.js';
import { Pen } from '../../canvas/pen.js';
import { paintMarks, paintOutside } from '../../canvas/timeline.js';
import { painted } from '../kit/paint-directive.js';

/** Height of the canvas above the bar, in CSS px; labels and marks are drawn there. */
const OVER_PX = 20;

/** Height below the bars of a race, in CSS px, for the labels of their axis. */
const UNDER_PX = 20;

/** Minimum height of a canvas with labels below the bars, in CSS px. */
const LABELLED_FROM_PX = 70;

/** Distance from an end of the bar within which a touch counts as the end, in CSS px. */
const FINGER_PX = 10;

/** Distance from a stop or the star within which a press goes there, in CSS px. */
const NEAR_PX = 7;

/** Renders the timeline. @param {Viewer} viewer */
export function scrub(viewer) {
  const { race, family, words } = viewer;
  const { bounds } = viewer.played.player;
  const { range } = viewer;
  const [from, to] = [Math.max(range.from, bounds.from), Math.min(range.to, bounds.to)];
  return html`<div
    class="scrub"
    part="timeline"
    @wheel=${(/** @type {WheelEvent} */ event) => race || family.timeline.wheel?.(event)}
    @pointerdown=${(/** @type {PointerEvent} */ event) => take(viewer, event)}
    @pointermove=${(/** @type {PointerEvent} */ event) => drag(viewer, event)}
    @pointerup=${(/** @type {PointerEvent} */ event) => lift(viewer, event)}
    @pointercancel=${(/** @type {PointerEvent} */ event) => fingers.delete(barOf(event))}
  >
    <canvas aria-hidden="true" ${painted((canvas) => paint(viewer, canvas))}></canvas>
    <span data-term=${race ? 'race.bars' : 'steps'} tabindex="-1"></span>
    <input
      type="range"
      step="1"
      .min=${String(from)}
      .max=${String(to)}
      .value=${String(viewer.played.player.cursor)}
      aria-label=${words.text('transport.scrub')}
      aria-valuetext=${viewer.scene.step.at}
      @input=${(/** @type {Event} */ { target }) =>
        viewer.seek(Number(/** @type {HTMLInputElement} */ (target).value))}
    />
  </div>`;
}

/** Distance that a touch must move before it counts as a drag, in CSS px. */
const SLACK_PX = 8;

/**
 * Pending touch on each bar, with the position where it began. A touch can become a scroll of the
 * page, so it seeks only after a sideways movement, or when it is lifted without a movement.
 * @type {WeakMap<EventTarget, { id: number, x: number }>}
 */
const fingers = new WeakMap();

/** @param {PointerEvent} event */
const barOf = ({ currentTarget }) => /** @type {HTMLElement} */ (currentTarget);

/**
 * Handles `pointerdown`. Waits for the direction of a touch; other pointers seek at once.
 * @param {Viewer} viewer
 * @param {PointerEvent} event
 */
function take(viewer, event) {
  if (event.button !== 0) return;
  const { pointerId: id, clientX: x } = event;
  if (event.pointerType === 'touch') fingers.set(barOf(event), { id, x });
  else grip(viewer, event);
}

/**
 * Captures the pointer, focuses the slider and seeks.
 * @param {Viewer} viewer
 * @param {PointerEvent} event
 */
function grip(viewer, event) {
  const bar = barOf(event);
  bar.setPointerCapture(event.pointerId);
  bar.querySelector('input')?.focus();
  // Keep the browser from moving the focus to an ancestor of the bar.
  event.preventDefault();
  const { left, width } = bar.getBoundingClientRect();
  const { answer } = viewer.played.player;
  const marks = stopsOn(viewer, width).map(({ step }) => step);
  if (answer !== null && !viewer.hidesFuture) marks.push(answer);
  const near = marks.find(
    (step) => Math.abs(left + width * viewer.axis.at(step) - event.clientX) <= NEAR_PX,
  );
  if (near === undefined) goTo(viewer, event);
  else viewer.seek(near);
}

/**
 * Handles `pointermove`: seeks while the pointer is captured.
 * @param {Viewer} viewer
 * @param {PointerEvent} event
 */
function drag(viewer, event) {
  const bar = barOf(event);
  const finger = fingers.get(bar);
  if (finger?.id === event.pointerId) {
    if (Math.abs(event.clientX - finger.x) < SLACK_PX) return;
    fingers.delete(bar);
    grip(viewer, event);
  } else if (bar.hasPointerCapture(event.pointerId)) goTo(viewer, event);
}

/**
 * Handles `pointerup`. Seeks after a tap.
 * @param {Viewer} viewer
 * @param {PointerEvent} event
 */
function lift(viewer, event) {
  const bar = barOf(event);
  const isTap = fingers.get(bar)?.id === event.pointerId;
  if (isTap) {
    fingers.delete(bar);
    bar.querySelector('input')?.focus();
  }
  // Seek to the last position, too: a touch can be lifted beyond its last `pointermove` event.
  if (isTap || (event.pointerType === 'touch' && bar.hasPointerCapture(event.pointerId))) {
    goTo(viewer, event);
  }
}

/**
 * Seeks to the step at the pointer.
 * @param {Viewer} viewer
 * @param {PointerEvent} event
 */
function goTo(viewer, { currentTarget, clientX, pointerType }) {
  const { left, width } = /** @type {HTMLElement} */ (currentTarget).getBoundingClientRect();
  const reach = pointerType === 'touch' ? FINGER_PX : 1;
  viewer.seek(viewer.axis.stepAt(shareAt(clientX - left, width, reach)));
}

/**
 * Paints the timeline with search hits and marks of stops.
 * @param {Viewer} viewer
 * @param {HTMLCanvasElement} canvas
 */
function paint(viewer, canvas) {
  const { scene, race, theme, axis } = viewer;
  surfaceOn(canvas, () => viewer.refresh())?.paint((ctx, { width, height, scale }) => {
    const hasLabels = race && height >= LABELLED_FROM_PX;
    const box = { width, height: height - OVER_PX - (hasLabels ? UNDER_PX : 0) };
    const pen = new Pen(ctx, theme, scale);
    ctx.translate(0, OVER_PX);
    scene.timeline(pen, box);
    const { from, to } = viewer.played.player.bounds;
    if (from > 0 || to < viewer.range.to) paintOutside(pen, box, [axis.at(from), axis.at(to)]);
    const hits = (race ? [] : (viewer.finding?.hits ?? [])).filter((step) => isOn(viewer, step));
    const { shown } = viewer.stops;
    const stops = stopsOn(viewer, width).map(({ x, index }) => ({
      x,
      index,
      isShown: index === shown,
    }));
    (viewer.paintStops ?? paintMarks)(pen, stops, hits.map((step) => width * axis.at(step))); // prettier-ignore
  });
}

/**
 * Returns whether the bar contains a step.
 * @param {Viewer} viewer
 * @param {number} step
 */
const isOn = ({ range: { from, to } }, step) => step >= from && step <= to;

/**
 * Returns the stops on the bar, with their positions in CSS px.
 * @param {Viewer} viewer
 * @param {number} width of the bar, in CSS px
 */
function stopsOn(viewer, width) {
  const seen = viewer.stops.here.filter(({ step }) => isOn(viewer, step));
  return seen.map(({ index, step }) => ({ index, step, x: width * viewer.axis.at(step) }));
}
