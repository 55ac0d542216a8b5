/** How the script of a family arrives: once, or not at all until it is asked for again. */
import { addressOf } from './games.js';
import { SAMPLE_STATE, errorCodes, expect, requestsOf, test, words } from './light.js';

/** @import { SearchLight } from '../../www/element/search-light.js' */

/** The chunk of backtracking, and its words. */
const CHUNK = /\/backtracking-[\w-]+\.js/;
const WORDS = /backtracking\.en-[\w-]+\.ftl/;

/** A state of that family, some way into its film. */
const stateAt500 = async () => (await addressOf('knight', 'lesson', { step: 500 })).split('#')[1];

test(
  'a family is fetched once, whichever states are shown',
  { tag: '@long' },
  async ({ open, page }) => {
    const requests = requestsOf(page, CHUNK);
    const light = await open();
    await light.computed();
    const state = await stateAt500();
    const set = (/** @type {string} */ to) =>
      light.root.evaluate((el, value) => /** @type {SearchLight} */ (el).setState(value), to);
    await set(state);
    await light.expectStep(500);
    await expect(light.root).toHaveAttribute('puzzle', 'knight');
    await set(SAMPLE_STATE);
    await light.computed();
    await set(state);
    await light.expectStep(500);
    expect(requests).toHaveLength(1);
  },
);

for (const [what, part] of /** @type {const} */ ([
  ['script does', CHUNK],
  ['words do', WORDS],
])) {
  test(`a family whose ${what} not come is told, and can be tried again`, async ({
    open,
    page,
  }) => {
    let isMissing = true;
    await page.route(part, (route) => (isMissing ? route.abort() : route.continue()));
    const codes = await errorCodes(page);
    const light = await open();
    await light.computed();
    const state = await stateAt500();
    await light.root.evaluate((el, to) => /** @type {SearchLight} */ (el).setState(to), state);
    await expect(light.alert).toContainText(words.text('error.family'));
    expect(await codes()).toEqual(['family']);
    isMissing = false;
    await light.button('element.retry').click();
    await light.expectStep(500);
    await expect(light.alert).toHaveCount(0);
  });
}

test(
  'a first puzzle whose family does not come can be tried again',
  { tag: '@long' },
  async ({ open, page }) => {
    let refused = 0;
    await page.route(CHUNK, (route) => (refused++ < 1 ? route.abort() : route.continue()));
    const light = await open('?puzzle=mines');
    await expect(light.alert).toContainText(words.text('error.family'));
    await light.button('element.retry').click();
    await expect(light.stepField).toBeVisible();
    await expect(light.says('mines.start')).toBeVisible();
  },
);
