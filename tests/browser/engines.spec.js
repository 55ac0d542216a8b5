/** Puzzles and searches are in several wasm modules, and a page fetches only those that it shows. */
import { PUZZLES } from '../../www/wasm/catalogue.js';
import { bytesOf, lettersOf } from '../../www/core/links/state-string.js';
import { holdBack, openHost } from './hosts.js';
import { algorithmOf, raceBegun } from './racing.js';
import { Light, SAMPLE_STATE, expect, requestsOf, test, words } from './light.js';

/** The state string of a puzzle's first example. @param {string} puzzle */
const stateOf = (puzzle) => {
  const [first] = PUZZLES.find(({ id }) => id === puzzle)?.presets ?? [];
  return lettersOf(Uint8Array.from(first.link));
};

/** The modules that were asked for. @param {string[]} requests */
const modulesIn = (requests) => [
  ...new Set(requests.map((address) => /(\w+)_bg/.exec(address)?.[1])),
];

/**
 * The state string of the sample by another algorithm, whose options are 0.
 * @param {number} code
 * @param {number} [step] one byte
 */
const stateBy = (code, step = 0) =>
  lettersOf(Uint8Array.from([...bytesOf(SAMPLE_STATE).slice(0, -3), code, 0, step]));

/** The code of A* in links. */
const A_STAR = 6;

for (const [name, address] of /** @type {const} */ ([
  ['puzzle', '?puzzle=tab'],
  ['link', `#${stateOf('tab')}`],
])) {
  const tag = name === 'link' ? [] : '@long';
  test(
    `a page with a game as its ${name} fetches the wasm of games alone, until another puzzle is chosen`,
    { tag },
    async ({ page }) => {
      const requests = requestsOf(page, /\.wasm/);
      await page.goto(address);
      const light = new Light(page);
      await page
        .locator('search-light')
        .evaluate((element) => /** @type {any} */ (element).whenReady());
      expect(modulesIn(requests)).toEqual(['games']);
      await light.button('header.puzzles', { puzzle: words.text('tab.name') }).click();
      await light.dialog
        .getByRole('button', { name: words.text('knight.name'), exact: true })
        .click();
      await expect
        .poll(async () => (await light.state()).slice(0, 3))
        .toBe(stateOf('knight').slice(0, 3));
      expect(modulesIn(requests)).toContain('backtracking');
    },
  );
}

test('an element takes a state of another family, and refuses a broken one, once its wasm has come', async ({
  page,
}) => {
  const requests = requestsOf(page, /\.wasm/);
  const light = await openHost(page);
  expect(modulesIn(requests)).toEqual(['state_space_basic']);
  const cut = stateOf('mines').slice(0, -2);
  const answer = await page.locator('search-light').evaluate(
    (element, state) =>
      /** @type {any} */ (element).setState(state).then(
        () => 'shown',
        (/** @type {any} */ error) => error.code,
      ),
    cut,
  );
  expect(answer).toBe('truncated');
  expect(modulesIn(requests)).toEqual(['state_space_basic', 'backtracking']);
  await page
    .locator('search-light')
    .evaluate((element, state) => /** @type {any} */ (element).setState(state), stateOf('tab'));
  expect((await light.state()).slice(0, 3)).toBe(stateOf('tab').slice(0, 3));
  expect(modulesIn(requests)).toEqual(['state_space_basic', 'backtracking', 'games']);
});

/** The module with every search of state spaces. */
const WHOLE = /state_space_bg/;

/** The menu of algorithms. @param {Light} light */
const menuOf = (light) =>
  light.root.getByRole('combobox', { name: words.text('algorithm.label'), exact: true });

/** The algorithms of the puzzle that is shown first. */
const ALGORITHMS = PUZZLES[0].algorithms;

test('the first board fetches the small wasm alone, and another search the whole one, once', async ({
  page,
}) => {
  const requests = requestsOf(page, /\.wasm/);
  const light = await openHost(page);
  expect(modulesIn(requests)).toEqual(['state_space_basic']);
  const menu = menuOf(light);
  const offered = await menu
    .locator('option')
    .evaluateAll((options) =>
      options.map((option) => /** @type {HTMLOptionElement} */ (option).value),
    );
  expect(offered).toEqual(ALGORITHMS);
  const arrive = await holdBack(page, WHOLE);
  await menu.selectOption('astar');
  // The chosen name stays while the board of the search before is still shown.
  await light.frames(2);
  await expect(menu).toHaveValue('astar');
  expect(await light.state()).toBe(SAMPLE_STATE);
  arrive();
  await expect.poll(() => light.state()).toBe(stateBy(A_STAR));
  for (const algorithm of ['dfs', 'bfs', 'astar']) {
    await menu.selectOption(algorithm);
    await expect(menu).toHaveValue(algorithm);
  }
  expect(modulesIn(requests)).toEqual(['state_space_basic', 'state_space']);
  expect(requests.filter((address) => WHOLE.test(address))).toHaveLength(1);
});

for (const [name, address] of /** @type {const} */ ([
  ['a link to A*', stateBy(A_STAR)],
  ['a race with A*', `${SAMPLE_STATE}.step.answer.astar`],
])) {
  const tag = name === 'a link to A*' ? [] : '@long';
  test(`${name} fetches the whole wasm alone`, { tag }, async ({ page }) => {
    const requests = requestsOf(page, /\.wasm/);
    await page.goto(`#${address}`);
    const light = new Light(page);
    await expect.poll(() => light.state()).toBe(address);
    expect(modulesIn(requests)).toEqual(['state_space']);
  });
}

test('an element whose algorithm is A* fetches the whole wasm alone', async ({ page }) => {
  const requests = requestsOf(page, /\.wasm/);
  await page.route(/plain\.html/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace('<search-light>', '<search-light algorithm="astar">');
    await route.fulfill({ response, body });
  });
  await page.goto('hosts/plain.html');
  const light = new Light(page);
  await expect.poll(() => light.state()).toBe(stateBy(A_STAR));
  expect(modulesIn(requests)).toEqual(['state_space']);
});

test('a search whose wasm does not come leaves menu and board, and comes when it is tried again', async ({
  page,
}) => {
  await page.route(WHOLE, (route) => route.abort());
  const light = await openHost(page);
  const menu = menuOf(light);
  await menu.selectOption('astar');
  await expect(light.alert).toContainText(words.text('error.family'));
  await expect(menu).toHaveValue('bfs');
  await expect(menu.locator('option')).toHaveCount(ALGORITHMS.length);
  expect(await light.state()).toBe(SAMPLE_STATE);
  await menu.selectOption('bidirectional');
  await expect(light.alert).toHaveCount(0);
  await menu.selectOption('astar');
  await expect(light.alert).toContainText(words.text('error.family'));
  await page.unroute(WHOLE);
  await light.button('element.retry').click();
  await expect.poll(() => light.state()).toBe(stateBy(A_STAR));
  await expect(light.alert).toHaveCount(0);
});

test(
  'a lane of a race gets its search when its wasm has come, and keeps the old one until then',
  { tag: '@long' },
  async ({ page }) => {
    const light = await openHost(page);
    await page.route(WHOLE, (route) => route.abort());
    await light.choose('race');
    await raceBegun(light);
    const lane = await algorithmOf(light, 2);
    await lane.selectOption('astar');
    await expect(light.alert).toContainText(words.text('error.family'));
    await expect(lane).toHaveValue('bidirectional');
    await page.unroute(WHOLE);
    await light.button('element.retry').click();
    await expect(lane).toHaveValue('astar');
    expect(await light.state()).toMatch(/\.astar$/);
  },
);

test(
  'a host sets a state and goes to a stop of another search before its wasm is there',
  { tag: '@long' },
  async ({ page }) => {
    const light = await openHost(page);
    const set = (/** @type {string} */ state) =>
      light.root.evaluate((element, to) => /** @type {any} */ (element).setState(to), state);
    await light.root.evaluate((element) => {
      const host = /** @type {any} */ (element);
      host.stops = [{ at: 3, algorithm: 'astar' }];
      return host.goToStop(0);
    });
    await expect.poll(() => light.state()).toBe(stateBy(A_STAR, 3));
    await set(SAMPLE_STATE);
    expect(await light.state()).toBe(SAMPLE_STATE);
  },
);
