/** Whether what a film shows stands still while it plays. */

/** @import { SearchLight } from '../../www/element.js' */
/** @import { Light } from './light.js' */

/**
 * The boxes of parts of the element at its steps, each set of them once: one where nothing moves.
 * The answer is left out, which has a picture of its own.
 * @param {Light} light
 * @param {{ parts: string[], steps: number, every: number, needed?: string }} what `needed` names a
 *   part that has to be there at each step
 */
export function placesOf(light, what) {
  return light.root.evaluate(async (el, { parts, steps, every, needed }) => {
    const search = /** @type {SearchLight} */ (el);
    const root = /** @type {ShadowRoot} */ (search.shadowRoot);
    const boxes = () =>
      parts.map((part) => {
        const box = root.querySelector(part)?.getBoundingClientRect();
        return box && [box.x, box.y + scrollY, box.width, box.height].map(Math.round);
      });
    const isAnswer = () => {
      const shown = root.querySelector('[type="range"]');
      return String(search.answer?.step) === /** @type {HTMLInputElement} */ (shown).value;
    };
    const seen = new Set();
    for (let step = 0; step <= steps; step += every) {
      search.seek(step);
      await new Promise(requestAnimationFrame);
      await search.updateComplete;
      if (!isAnswer()) seen.add(JSON.stringify(boxes()));
      if (needed && !root.querySelector(needed)) seen.add(`no ${needed} at ${step}`);
    }
    return [...seen];
  }, what);
}
