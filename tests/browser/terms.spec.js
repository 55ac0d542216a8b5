/** Every term of the page opens a sentence about itself: to who points at it, comes by keyboard, or taps. */
import { IS_LONG, some } from '../long.js';
import { isSentence } from '../js/dictionaries.js';
import { expect, test, words } from './light.js';
import { raceBegun } from './racing.js';

/** @import { Light } from './light.js' */

test.use({ hasTouch: true });

/**
 * What is no term: sentences, names of places, what is on the board, controls that do something, and
 * numbers.
 */
const OTHER = [
  ...['.hidden', '.tip', '.top', '.sentence', '.intro', '.so', '.foot', '.candidates li'],
  ...['.headline', '.lane .head', '.lane p', '.lane dd', '.leaders', '.ending', '.popover'],
  ...['button', 'option'],
].join();

/** The words on the stage and under it that stand for nothing that explains them. @param {Light} light */
const unexplained = (light) =>
  light.root.evaluate((el, other) => {
    const texts = document.createTreeWalker(el.shadowRoot ?? el, NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode;
      const isWord = /\p{L}/u.test(textContent ?? '');
      const isSeen = isWord && parentElement?.closest('.stage, .caption, .deck');
      if (!isSeen || !parentElement?.checkVisibility()) continue;
      if (!parentElement.closest(`[data-term], ${other}`)) found.push(textContent?.trim());
    }
    return found;
  }, OTHER);

/**
 * Keeps what is written on canvases from now on.
 * @param {Light['page']} page
 */
const keepWriting = (page) =>
  page.addInitScript(() => {
    const written = new Set();
    Object.assign(globalThis, { written });
    for (const { prototype } of [CanvasRenderingContext2D, OffscreenCanvasRenderingContext2D]) {
      const { fillText } = prototype;
      prototype.fillText = function (/** @type {string} */ text, ...place) {
        written.add(text);
        return Reflect.apply(fillText, this, [text, ...place]);
      };
    }
  });

/** The words of a text without its numbers. @param {string} text */
const bare = (text) => text.replace(/[^\p{L} ]/gu, '').replace(/ +/g, ' ').trim(); // prettier-ignore

/**
 * The words on canvases that are not in sight as a term, too.
 * @param {Light} light
 */
async function onCanvasOnly({ page, root }) {
  const written = await page.evaluate(() => [.../** @type {any} */ (globalThis).written]);
  const terms = await root.locator('[data-term]').filter({ visible: true }).allInnerTexts();
  const told = terms.join('\n').toLowerCase();
  const names = new Set(written.map(bare).filter((name) => name && !told.includes(name)));
  return [...names].sort();
}

/**
 * What is written beside a canvas opens a sentence to who points at it.
 * @param {Light} light
 * @param {string} selector
 * @param {{ x: number, y: number }} position
 * @param {string} key
 */
async function pointAt({ page, root }, selector, position, key) {
  await root.locator(selector).hover({ position });
  await expect(root.getByRole('tooltip')).toHaveText(words.text(key));
  await page.mouse.move(0, 0);
  await expect(root.getByRole('tooltip')).toHaveCount(0);
}

/**
 * Every term, in the short form every third, opens its sentence under the pointer and closes it again; one
 * that stands twice is walked once. Some of them, in the long form all, open it by focus and by a tap, too.
 * @param {Light} light
 */
async function walk(light) {
  const { page } = light;
  const tip = light.root.getByRole('tooltip');
  const rendered = light.root.locator('[data-term]:not(canvas)').filter({ visible: true });
  const names = new Set(
    await rendered.evaluateAll((all) =>
      all.map((one) => /** @type {HTMLElement} */ (one).dataset.term ?? ''),
    ),
  );
  for (const [index, name] of some([...names], 3).entries()) {
    const term = rendered.and(light.root.locator(`[data-term="${name}"]`)).first();
    const control = (await term.locator('input').count()) > 0 ? term.locator('input') : term;
    await term.hover();
    await tip.waitFor();
    const says = (await tip.textContent())?.trim() ?? '';
    expect(isSentence(says), `${name}: ${says}`).toBe(true);
    const box = await tip.boundingBox();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    expect(box && box.x >= 0 && box.y >= 0, `${name} is in sight`).toBe(true);
    expect(box && box.x + box.width <= width && box.y + box.height <= height, name).toBe(true);
    await page.mouse.move(0, 0);
    await tip.waitFor({ state: 'detached' });
    if (!IS_LONG && index % 3 > 0) continue;

    // Who presses keys is shown where the focus is.
    await page.keyboard.press('Tab');
    await control.focus();
    await tip.filter({ hasText: says }).waitFor();
    expect(await control.getAttribute('aria-describedby')).toBe('tip');
    await page.keyboard.press('Escape');
    await tip.waitFor({ state: 'detached' });
    await control.blur();

    const choices = term.locator('xpath=ancestor::fieldset//input');
    const chosen = await choices.evaluateAll((all) =>
      all.findIndex((one) => one.matches(':checked')),
    );
    await term.tap();
    // What a tap opens says it itself.
    await light.root.getByText(says).filter({ visible: true }).first().waitFor();
    if (chosen >= 0) await choices.nth(chosen).dispatchEvent('click');
    // Beside all that is there.
    await page.touchscreen.tap(4, 350);
    await tip.waitFor({ state: 'detached' });
  }
  return names;
}

/** What stands over the timeline, and beside the table, as no term says it. */
for (const [puzzle, step, family, over, beside] of /** @type {const} */ ([
  ['flip', 300, 'state-space', [], []],
  ['solitaire', 100, 'state-space', [], []],
  ['knight', 300, 'backtracking', ['depth'], []],
  ['mines', 100, 'backtracking', ['answer', 'depth'], []],
  ['tab', 60, 'games', [], []],
  ['subtract', 60, 'games', ['heap from'], ['counters more']],
])) {
  const tag = puzzle === 'knight' ? [] : '@long';
  test(`every term of ${puzzle} opens a sentence about itself`, { tag }, async ({ open, page }) => {
    await keepWriting(page);
    const light = await open(`?puzzle=${puzzle}`);
    await light.button('leaders.dismiss').click();
    await light.root.evaluate((el, to) => /** @type {any} */ (el).seek(to), step);
    await light.frames();
    expect(await unexplained(light)).toEqual([]);
    expect(await onCanvasOnly(light)).toEqual([...over, ...beside].sort());
    await pointAt(light, '.scrub', { x: 9, y: -9 }, `${family}.term.steps`);
    if (family === 'games') {
      await pointAt(light, '.hero canvas', { x: 3, y: 9 }, 'games.term.table');
    }
    const names = await walk(light);
    expect(names.size).toBeGreaterThan(8);
  });
}

test('every term of a race opens a sentence about itself', { tag: '@long' }, async ({ open }) => {
  const light = await open('?puzzle=solitaire');
  await light.choose('race');
  await raceBegun(light);
  expect(await unexplained(light)).toEqual([]);
  expect((await walk(light)).size).toBeGreaterThan(5);
});

test(
  'the counters behind “More” and the terms on a phone open theirs',
  { tag: '@long' },
  async ({ light, page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await light.root.evaluate((el) => /** @type {any} */ (el).seek(300));
    await light.frames();
    expect(await unexplained(light)).toEqual([]);
    await walk(light);
    await page.setViewportSize({ width: 1280, height: 800 });
    await light.openMore();
    const word = light.drawer.getByRole('button', { name: words.text('counter.generated') });
    await word.focus();
    await expect(light.root.getByRole('tooltip')).toHaveText(words.text('counter.generated.title'));
  },
);
