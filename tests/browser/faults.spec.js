/** What `<search-light>` does when the wasm or the extras come late, wrong or not at all. */
import { Light, errorCodes, expect, requestsOf, test, words } from './light.js';

/** Whatever its status, an answer that is none is missing. @type {[string, (route: import('@playwright/test').Route) => Promise<void>][]} */
const FAULTS = [
  ['is missing', (route) => route.fulfill({ status: 404, body: 'no' })],
  ['is refused by the network', (route) => route.abort()],
  [
    'is cut off',
    async (route) => {
      const response = await route.fetch();
      const body = (await response.body()).subarray(0, 50_000);
      await route.fulfill({ status: 200, contentType: 'application/wasm', body });
    },
  ],
  [
    'is a page instead',
    (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<p>Login</p>' }),
  ],
];

for (const [fault, answer] of FAULTS) {
  test(
    `a wasm that ${fault} is told in a sentence, and Try again works`,
    { tag: fault === 'is cut off' ? '@firefox' : [] },
    async ({ page }) => {
      const codes = await errorCodes(page);
      await page.route(/\.wasm/, answer);
      await page.goto('hosts/plain.html');
      const light = new Light(page);
      await expect(light.alert).toContainText(words.text('error.download'));
      await expect(page.locator('#fallback')).toBeVisible();
      expect(await codes()).toEqual(['download']);
      await page.unroute(/\.wasm/);
      await light.button('element.retry').click();
      await light.computed();
      await expect(light.alert).toHaveCount(0);
      await light.goTo(10);
    },
  );
}

test('a wasm that does not come is waited for, and that is said', async ({ page }) => {
  const codes = await errorCodes(page);
  let arrive = () => {};
  const arrival = new Promise((/** @type {(value: void) => void} */ go) => (arrive = go));
  await page.route(/\.wasm/, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto('hosts/plain.html');
  const light = new Light(page);
  await expect(light.says('element.loading')).toBeVisible();
  await light.frames();
  await expect(light.says('element.loading')).toBeVisible();
  expect(await codes()).toEqual([]);
  arrive();
  await light.computed();
  await expect(light.says('element.loading')).toHaveCount(0);
});

const EXTRAS = /searchlight-extras/;

for (const [fault, answer] of FAULTS.filter(([name]) => name !== 'is cut off')) {
  test(
    `extras: a module that ${fault} costs no film; who asks is told, and Try again works`,
    { tag: fault === 'is a page instead' ? '@firefox' : [] },
    async ({ page, errors, browserName }) => {
      const codes = await errorCodes(page);
      await page.route(EXTRAS, answer);
      await page.goto('hosts/plain.html');
      const light = new Light(page);
      await light.computed();
      await light.goTo(10);
      await expect(light.alert).toHaveCount(0);
      await light.more.click();
      await expect(light.alert).toContainText(words.text('error.extras'));
      await light.press('ArrowRight');
      await light.expectStep(11);
      await light.button('element.retry').click();
      await expect.poll(codes).toEqual(['extras', 'extras']);
      await page.unroute(EXTRAS);
      if (browserName === 'firefox') {
        // It keeps a failed import for good, as the standard has it.
        await page.reload();
        await light.computed();
      } else await light.button('element.retry').click();
      await expect(light.drawer).toBeVisible();
      await expect(light.alert.filter({ hasText: words.text('error.extras') })).toHaveCount(0);
      await light.choosePreset('one');
      // Some browsers call that an error of the page.
      errors.splice(0, errors.length, ...errors.filter((error) => !/extras.* MIME/.test(error)));
    },
  );
}

test(
  'a dialog and a panel asked for before the extras are there open when they come',
  { tag: '@firefox' },
  async ({ page }) => {
    let arrive = () => {};
    const arrival = new Promise((/** @type {(value: void) => void} */ go) => (arrive = go));
    await page.route(EXTRAS, async (route) => {
      await arrival;
      await route.continue();
    });
    await page.goto('hosts/plain.html');
    const light = new Light(page);
    await light.computed();
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
  'all is fetched by itself, and one copy of it, whatever the address',
  { tag: '@firefox' },
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
    await page.goto('hosts/plain.html');
    const light = new Light(page);
    await light.computed();
    await expect.poll(() => requests.length).toBe(8);
    await light.choosePreset('one');
    expect(requests.map((url) => url.replace(/.*\//, '')).sort()).toEqual([
      'en.ftl',
      'searchlight-backtracking.js',
      'searchlight-drawer.js',
      'searchlight-extras.js',
      'searchlight-games.js',
      'searchlight-main.js',
      'searchlight.js?version=2',
      'searchlight_bg.wasm',
    ]);
    expect(warnings).toEqual([]);
  },
);

test('what needs extras that do not come is told, and what is dismissed does not come later', async ({
  page,
}) => {
  const codes = await errorCodes(page);
  await page.route(EXTRAS, (route) => route.abort());
  await page.goto('hosts/plain.html');
  const light = new Light(page);
  await light.computed();
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
});

test('a race asked for before the extras are there begins on what is shown when they come', async ({
  page,
}) => {
  let arrive = () => {};
  const arrival = new Promise((/** @type {(value: void) => void} */ go) => (arrive = go));
  await page.route(EXTRAS, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto('hosts/plain.html');
  const light = new Light(page);
  await light.computed();
  await light.choose('race');
  await light.press('e');
  await light.cell(1, 1).click();
  await light.press('Escape');
  await expect(light.radio('header.race')).toBeChecked();
  arrive();
  await expect(light.root.locator('.lane')).toHaveCount(2);
});

test('a wasm of the wrong type works all the same', { tag: '@firefox' }, async ({ page }) => {
  await page.route(/\.wasm/, async (route) => {
    const body = await (await route.fetch()).body();
    await route.fulfill({ status: 200, contentType: 'text/plain', body });
  });
  await page.goto('hosts/plain.html');
  await new Light(page).computed();
});
