/** What an author writes into the element: judges' text, and stops as a list. */
import { stopOf } from '../core/stops.js';

/**
 * The text of `<script type="text/plain" slot="input">`; empty without one.
 * @param {Element} element
 */
export function slottedInput(element) {
  const [script] = childrenIn(element, 'input');
  return script?.textContent ?? '';
}

/**
 * The stops of `<ol slot="stops">`; null without a list.
 * @param {Element} element
 */
export function slottedStops(element) {
  const [list] = childrenIn(element, 'stops');
  return list ? [...list.querySelectorAll(':scope > li')].map(stopIn) : null;
}

/** @param {Element} item */
function stopIn(item) {
  const { step, view, pause, state, algorithm, light, title } = /** @type {HTMLElement} */ (item)
    .dataset;
  const isPause = pause !== undefined && pause !== 'false';
  const caption = (item.textContent ?? '').replace(/\s+/g, ' ');
  return stopOf({ step, view, pause: isPause, state, algorithm, light, title, caption });
}

/**
 * @param {Element} element
 * @param {string} slot
 */
const childrenIn = (element, slot) => [...element.children].filter((child) => child.slot === slot);

/**
 * Tells when something that was written into an element changes.
 * @param {Element} element
 * @param {() => void} tell
 * @param {AbortSignal} signal ends it
 */
export function onSlotted(element, tell, signal) {
  const observer = new MutationObserver(tell);
  observer.observe(element, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['slot', 'data-step', 'data-view', 'data-pause', 'data-state', 'data-algorithm', 'data-light', 'data-title'], // prettier-ignore
  });
  signal.addEventListener('abort', () => observer.disconnect());
}
