/** What `<search-light>` does when the wasm or a part of the script comes late, wrong or not at all. */
import { SILENCE_MS } from '../../www/core/net/download.js';
import { wordsOf } from '../../www/i18n/index.js';
import { LANGUAGES } from '../../www/i18n/languages.js';
import { DICTIONARIES } from '../js/dictionaries.js';
import { holdBack, openHost } from './hosts.js';
import { Light, errorCodes, expect, requestsOf, test, words } from './light.js';

const told = wordsOf('en', DICTIONARIES[0].page, DICTIONARIES[0].find);

/** @typedef {(route: import('@playwright/test').Route) => Promise<void>} Answer */

/**
 * A wasm that came, but not as it was sent.
 * @param {(body: Buffer) => Buffer} change
 * @returns {Answer}
 */
const changed = (change) => async (route) => {
  const body = await (await route.fetch()).body();
  await route.fulfill({ status: 200, contentType: 'application/wasm', body: change(body) });
};

/** What may happen to a file, and what is said of a wasm. @type {[string, Answer, 'download' | 'mismatch'][]} */
const FAULTS = [
  ['is missing', (route) => route.fulfill({ status: 404, body: 'no' }), 'mismatch'],
  ['is refused by the server', (route) => route.fulfill({ status: 500, body: 'no' }), 'download'],
  ['is refused by the network', (route) => route.abort(), 'download'],
  [
    'is a page instead',
    (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<p>Login</p>' }),
    'mismatch',
  ],
];

/** What only the wasm is looked at for. @type {typeof FAULTS} */
const WASM_FAULTS = [
  ['is cut off', changed((body) => body.subarray(0, 50_000)), 'mismatch'],
  [
    'has one bit flipped',
    changed((body) => {
      // In the midst of the code: it compiles, and most often even runs.
      body[body.length >> 1] ^= 1;
      return body;
    }),
    'mismatch',
  ],
];

/** The faults that are tried in the short form, too. @type {Record<string, string[]>} */
const IN_SHORT = { 'has one bit flipped': ['@firefox-long'] };

for (const [fault, answer, code] of [...FAULTS, ...WASM_FAULTS]) {
  test(
    `row 12: a wasm that ${fault} is told in a sentence, and Try again works`,
    { tag: IN_SHORT[fault] ?? '@long' },
    async ({ page }) => {
      const codes = await errorCodes(page);
      await page.route(/\.wasm/, answer);
      await page.goto('hosts/plain.html');
      const light = new Light(page);
      await expect(light.alert).toContainText(words.text(`error.${code}`));
      await expect(page.locator('#fallback')).toBeVisible();
      expect(await codes()).toEqual([code]);
      await expect(light.button('element.reload')).toHaveCount(code === 'mismatch' ? 1 : 0);
      await page.unroute(/\.wasm/);
      await light.button('element.retry').click();
      await light.computed();
      await expect(light.alert).toHaveCount(0);
      await light.goTo(10);
    },
  );
}

test(
  'row 12: a server that never answers is given up after a while without a byte, and Try again works',
  { tag: '@firefox-long' },
  async ({ page }) => {
    const codes = await errorCodes(page);
    // The clock stands still, so that no second passes unasked on a slow machine.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.route(/\.wasm/, () => new Promise(() => {}));
    const asked = page.waitForRequest(/\.wasm/);
    await page.goto('hosts/plain.html');
    await asked;
    const light = new Light(page);
    await expect(light.says('element.loading')).toBeAttached();
    await page.clock.fastForward(SILENCE_MS - 1000);
    expect(await codes()).toEqual([]);
    await page.clock.fastForward(1000);
    await page.clock.resume();
    await expect(light.alert).toContainText(words.text('error.download'));
    expect(await codes()).toEqual(['download']);
    await page.unroute(/\.wasm/);
    await light.button('element.retry').click();
    await light.computed();
  },
);

test('a page whose scripts do not fit its wasm is reloaded with new ones', async ({ page }) => {
  await page.route(/\.wasm/, (route) => route.fulfill({ status: 404, body: 'no' }));
  await page.goto('hosts/plain.html');
  const light = new Light(page);
  await light.button('element.reload').waitFor();
  await page.unroute(/\.wasm/);
  const fetched = requestsOf(page, /searchlight\.js/);
  await light.button('element.reload').click();
  await light.computed();
  expect(fetched, 'past the cache, and by the page').toHaveLength(2);
});

test('a damaged copy in a cache is fetched once more past it', async ({ page }) => {
  let first = true;
  await page.route(/\.wasm/, (route) => {
    if (!first) return route.continue();
    first = false;
    return changed((body) => body.fill(0, 5000, 5010))(route);
  });
  const light = await openHost(page);
  await expect(light.alert).toHaveCount(0);
});

test('a wasm that does not come is waited for, and that is said', async ({ page }) => {
  const codes = await errorCodes(page);
  const arrive = await holdBack(page, /\.wasm/);
  await page.goto('hosts/plain.html');
  const light = new Light(page);
  await expect(light.says('element.loading')).toBeAttached();
  await light.frames();
  await expect(light.says('element.loading')).toBeAttached();
  expect(await codes()).toEqual([]);
  arrive();
  await light.computed();
  await expect(light.says('element.loading')).toHaveCount(0);
});

test('a map whose drawing does not come is told; the film goes on, and Try again draws it', async ({
  page,
}) => {
  const codes = await errorCodes(page);
  const DRAWING = /searchlight-lazy-map-parts/;
  await page.route(DRAWING, (route) => route.fulfill({ status: 404, body: 'no' }));
  await page.goto('hosts/plain.html');
  const light = new Light(page);
  await expect(light.alert).toContainText(words.text('error.map'));
  expect(await codes()).toEqual(['map']);
  await light.press('ArrowRight');
  await light.expectStep(1);
  const empty = await light.mapPicture();
  await page.unroute(DRAWING);
  await light.button('element.retry').click();
  await light.computed();
  await expect(light.alert).toHaveCount(0);
  expect(await light.mapPicture()).not.toBe(empty);
});

test('row 29: words answered by a start page are an error with a way on, and no key is on screen', async ({
  page,
}) => {
  const codes = await errorCodes(page);
  const startPage = { status: 200, contentType: 'text/html', body: '<h1>Start</h1>' };
  await page.route(/\.ftl/, (route) => route.fulfill(startPage));
  await page.goto('hosts/plain.html');
  const light = new Light(page);
  const { missing, retry } = LANGUAGES.en;
  const again = light.alert.getByRole('button', { name: retry, exact: true });
  await again.waitFor();
  await expect(light.alert).toContainText(missing);
  await expect(light.alert).toBeInViewport({ ratio: 1 });
  expect(await codes()).toEqual(['words']);
  await expect(light.root).not.toContainText(/\w\.\w/);
  await page.unroute(/\.ftl/);
  await again.click();
  await light.computed();
  await expect(light.alert).toHaveCount(0);
});

test(
  'the page has its words for a search that does not come and for an unknown puzzle',
  { tag: '@long' },
  async ({ page }) => {
    const said = /** @type {string[]} */ ([]);
    page.on('console', (message) => said.push(message.text()));
    const light = new Light(page);
    await page.route(/\.wasm/, (route) => route.fulfill({ status: 500, body: 'no' }));
    await page.goto('./');
    await expect(light.alert).toContainText(words.text('error.download'));
    await page.unroute(/\.wasm/);
    await page.goto('?puzzle=flipp');
    await expect(light.alert).toContainText('flipp');
    await light.frames();
    expect(said.filter((text) => text.startsWith('Words for'))).toEqual([]);
  },
);

const EXTRAS = /searchlight-extras/;

for (const [fault, answer] of FAULTS.filter(([name]) => name !== 'is refused by the server')) {
  test(
    `extras: a module that ${fault} costs no film; who asks is told, and Try again works`,
    { tag: fault === 'is a page instead' ? '@firefox-long' : '@long' },
    async ({ page, errors }) => {
      const codes = await errorCodes(page);
      // What Vite tells a window of a failed import: pages that hear of it load themselves anew.
      await page.addInitScript(() =>
        addEventListener('vite:preloadError', () => reportError(new Error('the page was told'))),
      );
      await page.route(EXTRAS, answer);
      const light = await openHost(page);
      await light.goTo(10);
      await expect(light.alert).toHaveCount(0);
      await light.more.click();
      await expect(light.alert).toContainText(words.text('error.extras'));
      await light.press('ArrowRight');
      await light.expectStep(11);
      await light.button('element.retry').click();
      await expect.poll(codes).toEqual(['extras', 'extras']);
      await page.unroute(EXTRAS);
      await light.button('element.retry').click();
      await expect(light.drawer).toBeVisible();
      await expect(light.alert.filter({ hasText: words.text('error.extras') })).toHaveCount(0);
      await light.choosePreset('one');
      // Some browsers call that an error of the page.
      errors.splice(0, errors.length, ...errors.filter((error) => !/extras.* MIME/.test(error)));
    },
  );
}

test(
  'extras: a server that never answers is given up, and Try again asks it anew',
  { tag: ['@long', '@firefox-long'] },
  async ({ page }) => {
    const codes = await errorCodes(page);
    await page.clock.install();
    await page.route(EXTRAS, () => new Promise(() => {}));
    const asked = page.waitForRequest(EXTRAS);
    await page.goto('hosts/plain.html');
    await page.clock.runFor(3000);
    await asked;
    const light = new Light(page);
    await light.more.click();
    await page.clock.fastForward(SILENCE_MS);
    await expect(light.alert).toContainText(words.text('error.extras'));
    expect(await codes()).toEqual(['extras']);
    await page.unroute(EXTRAS);
    await page.clock.resume();
    await light.button('element.retry').click();
    await expect(light.drawer).toBeVisible();
    await expect(light.alert).toHaveCount(0);
  },
);

test(
  'a dialog and a panel asked for before the extras are there open when they come',
  { tag: '@firefox-long' },
  async ({ page }) => {
    const arrive = await holdBack(page, EXTRAS);
    const light = await openHost(page);
    await light.more.click();
    await light.press('?');
    await light.press('ArrowRight');
    await light.expectStep(1);
    await expect(light.dialog).toHaveCount(0);
    arrive();
    await expect(light.dialog).toContainText(words.text('keys.playPause'));
    await light.closeDialog();
    await expect(light.says('more.expansion')).toBeVisible();
  },
);

test(
  'a key and a word that were asked before the extras are there have their answer when they come',
  { tag: '@long' },
  async ({ page }) => {
    const arrive = await holdBack(page, EXTRAS);
    const light = await openHost(page);
    await light.button('legend.frontier').focus();
    arrive();
    await expect(light.root.getByRole('tooltip')).toHaveText(words.text('legend.frontier.title'));
    // Held back before the page is loaded anew; and keys are heard once there is a board.
    const again = await holdBack(page, EXTRAS);
    await page.reload();
    await light.computed();
    await light.press('f');
    await expect(light.drawer).toHaveCount(0);
    again();
    await expect(
      light.drawer.getByRole('combobox', { name: told.text('find.what') }),
    ).toBeFocused();
  },
);

test(
  'all is fetched by itself, and one copy of it, whatever the address',
  { tag: '@firefox-long' },
  async ({ page }) => {
    /** @type {string[]} */
    const warnings = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await page.route(/plain\.html/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('searchlight.js', 'searchlight.js?version=2');
      await route.fulfill({ response, body });
    });
    const requests = requestsOf(page, /\/embed\//);
    const light = await openHost(page);
    await expect.poll(() => requests.length).toBe(37);
    await light.choosePreset('one');
    const names = requests.map((url) => url.replace(/.*\//, '').replace(/-[\w-]{8}\./, '.'));
    expect(names.sort()).toEqual([
      'backtracking.en.ftl',
      'en.ftl',
      'extras.en.ftl',
      'find.en.ftl',
      'games.en.ftl',
      'predictions.en.ftl',
      'searchlight-answer-path.js',
      'searchlight-backtracking.js',
      'searchlight-beam-path.js',
      'searchlight-bounds.js',
      'searchlight-data-url.js',
      'searchlight-dialog-head.js',
      'searchlight-extras.js',
      'searchlight-find-panel.js',
      'searchlight-find.js',
      'searchlight-games.js',
      'searchlight-geometry.js',
      'searchlight-guard.js',
      'searchlight-lane-results.js',
      'searchlight-lazy-map-parts.js',
      'searchlight-lazy-panels.js',
      'searchlight-main.js',
      'searchlight-near.js',
      'searchlight-own-puzzle.js',
      'searchlight-prediction-session.js',
      'searchlight-question-plan.js',
      'searchlight-question-text.js',
      'searchlight-questions.js',
      'searchlight-rolldown-runtime.js',
      'searchlight-search-steps.js',
      'searchlight-trees.js',
      'searchlight-turn-style.js',
      'searchlight.js?version=2',
      'state-space-more.en.ftl',
      'state-space.en.ftl',
      'state_space_basic_bg.wasm',
      'trees.en.ftl',
    ]);
    expect(warnings).toEqual([]);
  },
);

test(
  'what needs extras that do not come is told, and what is dismissed does not come later',
  { tag: '@long' },
  async ({ page }) => {
    const codes = await errorCodes(page);
    await page.route(EXTRAS, (route) => route.abort());
    const light = await openHost(page);
    const race = light.radio('header.race');
    for (const ask of [() => light.press('?'), () => light.choose('race')]) {
      await ask();
      await expect(light.alert).toContainText(words.text('error.extras'));
      await light.button('element.dismiss').click();
    }
    await expect(race).not.toBeChecked();
    await light.choose('race');
    await expect(race).toBeChecked();
    await light.choose('explore');
    await expect(race).not.toBeChecked();
    await expect.poll(codes).toContain('extras');
    await page.unroute(EXTRAS);
    await light.more.click();
    await expect(light.says('more.expansion')).toBeVisible();
    await expect(light.dialog).toHaveCount(0);
    await expect(light.root.locator('.lane')).toHaveCount(0);
  },
);

test(
  'a race asked for before the extras are there begins on what is shown when they come',
  { tag: '@long' },
  async ({ page }) => {
    const arrive = await holdBack(page, EXTRAS);
    const light = await openHost(page);
    await light.choose('race');
    await light.press('e');
    await light.cell(1, 1).click();
    await light.press('Escape');
    await expect(light.radio('header.race')).toBeChecked();
    arrive();
    await expect(light.root.locator('.lane')).toHaveCount(2);
  },
);

test(
  'row 12: a wasm of the wrong type works all the same',
  { tag: '@firefox' },
  async ({ page }) => {
    await page.route(/\.wasm/, async (route) => {
      const body = await (await route.fetch()).body();
      await route.fulfill({ status: 200, contentType: 'text/plain', body });
    });
    await page.goto('hosts/plain.html');
    await new Light(page).computed();
  },
);

for (const how of ['nothing', 'an exception'])
  test(
    `a browser that gives ${how} instead of a canvas is told of, and drawing can be tried again`,
    { tag: how === 'nothing' ? [] : '@long' },
    async ({ page }) => {
      await page.addInitScript((isThrown) => {
        const { getContext } = HTMLCanvasElement.prototype;
        Object.assign(globalThis, { isBlocked: true });
        Object.assign(HTMLCanvasElement.prototype, {
          getContext(/** @type {any[]} */ ...args) {
            const { isBlocked } = /** @type {any} */ (globalThis);
            if (isBlocked && isThrown) throw new Error('blocked');
            return isBlocked ? null : getContext.apply(this, /** @type {any} */ (args));
          },
        });
      }, how !== 'nothing');
      await errorCodes(page).catch(() => []);
      for (const puzzle of ['flip', 'tiles', 'maze', 'knight', 'tab']) {
        await page.goto(`?puzzle=${puzzle}`);
        const light = new Light(page);
        await expect(light.alert).toContainText(words.text('error.canvas'));
        await page.evaluate(() => Object.assign(globalThis, { isBlocked: false }));
        await light.button('element.retry').click();
        await expect(light.alert).toHaveCount(0);
        await light.press('ArrowRight');
        await light.expectStep(1);
      }
    },
  );
