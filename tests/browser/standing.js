/** Checks that the parts of a film keep their places while it plays, and that they are visible. */

/** @import { SearchLight } from '../../www/element/search-light.js' */
/** @import { Light } from './light.js' */

/** Groups of the first screen, from top to bottom: each group lies above the next. */
const GROUPS = [['.machine', '.hero'], ['.sentence'], ['.scrub'], ['.play']];
/** The groups if the timeline and the buttons share a bar. */
export const BAR = [['.machine', '.hero'], ['.sentence'], ['.deck']];

/**
 * Returns the distinct sets of boxes of the element's parts over its steps: one set if nothing
 * moves. Leaves out the step of the answer, which has its own layout.
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

/**
 * Returns the parts that are cut off or overlap at steps of the element. The result is empty if the
 * stage, the whole sentence, the timeline and Play are visible without scrolling, and beside a
 * table also the proof: the move of the step and its consequence.
 * @param {Light} light
 * @param {number[]} steps
 * @param {string[][]} [groups]
 */
export function cutOffAt(light, steps, groups = GROUPS) {
  return light.root.evaluate(
    async (el, { steps: looked, groups: parts }) => {
      const search = /** @type {SearchLight} */ (el);
      const root = /** @type {ShadowRoot} */ (search.shadowRoot);
      /** @type {string[]} */
      const found = [];
      for (const step of looked) {
        search.seek(step);
        await new Promise(requestAnimationFrame);
        await search.updateComplete;
        let above = 0;
        for (const group of parts) {
          const boxes = group.map((part) => {
            return /** @type {Element} */ (root.querySelector(part)).getBoundingClientRect();
          });
          const over = above - Math.min(...boxes.map(({ top }) => top));
          if (over > 1) found.push(`${group} lies ${over} px too high at ${step}`);
          above = Math.max(...boxes.map(({ bottom }) => bottom));
        }
        if (above > innerHeight) found.push(`Play ends at ${above} at ${step}`);
        const sentence = /** @type {Element} */ (root.querySelector('.sentence'));
        const { scrollHeight, clientHeight } = sentence;
        if (scrollHeight > clientHeight + 1) found.push(`cut: ${sentence.textContent}`);
        const panel = root.querySelector('.panel.why')?.getBoundingClientRect();
        for (const part of root.querySelectorAll(
          '.why :is(li[aria-current], .so:not(:empty) strong)',
        )) {
          const { top, bottom, height } = part.getBoundingClientRect();
          const isCut = !panel || height < 12 || top < panel.top - 1 || bottom > panel.bottom + 1;
          if (isCut) found.push(`cut: ${part.textContent} at ${step}`);
        }
      }
      return found;
    },
    { steps, groups },
  );
}
