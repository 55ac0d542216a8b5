/** The address is the run's state: reloading, going back, and links that are none. */
import { entriesOf } from './history.js';
import { holdBack } from './hosts.js';
import { Light, MOVES, SAMPLE_STATE, errorCodes, expect, test, words } from './light.js';
import { IS_LONG } from '../long.js';

/** @param {import('@playwright/test').Page} page */
const fragment = (page) => new URL(page.url()).hash.slice(1);

test('a reload comes back to the same step', { tag: '@firefox' }, async ({ light, page }) => {
  await light.goTo(23_456);
  await page.reload();
  await light.computed();
  await light.expectStep(23_456);
  await light.press('ArrowLeft');
  await light.written();
  await page.reload();
  await light.computed();
  await light.expectStep(23_455);
});

test(
  'the back button returns to the board before, and forward to the next; steps are no entries',
  { tag: '@firefox-long' },
  async ({ light, page }) => {
    const entries = await entriesOf(page);
    for (let step = 0; step < 8; step++) await light.press('ArrowRight');
    await light.press('Home');
    expect(await entries()).toBe(0);
    await light.choosePreset('one');
    expect(await entries()).toBe(1);
    const one = fragment(page);
    await light.choosePreset('impossible');
    const impossible = fragment(page);
    expect(impossible).not.toBe(one);
    await page.evaluate(() => history.back());
    await expect.poll(() => light.state()).toBe(one);
    expect(fragment(page)).toBe(one);
    await page.evaluate(() => history.forward());
    await expect.poll(() => light.state()).toBe(impossible);
    await page.evaluate(() => history.back());
    await expect.poll(() => light.state()).toBe(one);
    await page.evaluate(() => history.back());
    await expect.poll(() => light.state()).toBe(SAMPLE_STATE);
  },
);

test(
  'a link put into the address of an open page is followed',
  { tag: '@firefox-long' },
  async ({ light, page }) => {
    await page.evaluate(() => (location.hash = 'AQEEBJi7AgAA0gk'));
    await light.expectStep(1234);
    // The board of the golden link is another one; its step is the end.
    await page.evaluate(() => (location.hash = 'AQEEBInxAwAAgIAE'));
    await light.expectStep(MOVES);
  },
);

test('a link put into the address of a page that still loads is followed, without an error', async ({
  page,
}) => {
  const codes = await errorCodes(page);
  const arrive = await holdBack(page, /\.wasm/);
  await page.goto('./#AQEEBJi7AgAA0gk');
  const light = new Light(page);
  await expect(light.says('element.loading')).toBeAttached();
  await page.evaluate(() => (location.hash = 'AQEEBInxAwAABA'));
  arrive();
  await light.expectStep(4);
  expect(await light.state()).toBe('AQEEBInxAwAABA');
  expect(await page.evaluate(() => location.hash)).toBe('#AQEEBInxAwAABA');
  await expect(light.alert).toHaveCount(0);
  expect(await codes()).toEqual([]);
});

test(
  'a state that waits to be written does not take the place of a link',
  { tag: ['@long', '@firefox-long'] },
  async ({ light, page }) => {
    await light.press('ArrowRight');
    await light.press('ArrowRight');
    await page.evaluate(() => {
      location.hash = 'AQEEBJi7AgAA0gk';
      // What waits is written now, before the page hears of its new address.
      dispatchEvent(new Event('pagehide'));
    });
    await light.expectStep(1234);
  },
);

test('a link to a step far beyond the end shows the end', { tag: '@long' }, async ({ open }) => {
  const light = await open('#AQEEBICAAgAAgNDbw_QC');
  await light.computed();
  await light.expectStep(MOVES);
});

test(
  'a reload takes up only a later step of the same run',
  { tag: '@long' },
  async ({ light, page }) => {
    await light.goTo(1234);
    await light.written();
    const good = fragment(page);
    // Written before the page reads it, whatever the page itself has left there.
    await page.addInitScript(() => {
      const left = new URL(location.href).searchParams.get('left');
      if (left) sessionStorage.setItem('searchlight.waiting', left);
    });
    await page.goto(`./?left=nonsense#${good}`);
    await page.reload();
    await light.computed();
    await light.expectStep(1234);
    expect(fragment(page)).toBe(good);
    await expect(light.alert).toHaveCount(0);
    const later = 'AQEEBJi7AgAAmAk';
    await page.goto(`./?left=${later}#${good}`);
    await page.reload();
    await light.computed();
    await expect.poll(() => fragment(page)).toBe(later);
    await light.expectStep(1176);
  },
);

/** Links that are none, and what is said of them. @type {[string, string, string][]} */
const BROKEN = [
  ['ends too early', 'AQ', words.text('error.truncated')],
  ['has other letters', '%20b%F0', words.text('error.linkLetters')],
  ['is of an unknown version', 'Bw', words.text('error.version', { version: 7 })],
  ['is nonsense', 'nonsense', words.text('error.linkLetters')],
  ['is far too long', 'A'.repeat(3000), words.text('error.linkLength', { limit: 2048 })],
  ['is in lower case', SAMPLE_STATE.toLowerCase(), words.text('error.linkCase')],
  ['names an unknown puzzle', 'Acg', words.text('error.puzzle', { puzzle: 200 })],
];

test('row 34: a link with something stuck to its end opens in the page and in a frame', async ({
  open,
  page,
}) => {
  const light = await open('?puzzle=flip).#AQEEBJi7AgAA0gk)%E2%80%8B,%22&fbclid=abc');
  await light.expectStep(1234);
  await light.computed();
  await expect(light.alert).toHaveCount(0);
  await light.press('ArrowRight');
  await light.expectStep(1235);
  await light.written();
  expect(fragment(page)).toMatch(/^[\w-]+$/);
  await page.goto('embed/embed.html?view=board).#AQEEBJi7AgAA0gk?utm_source=x');
  await light.expectStep(1234);
  await expect(light.root).toHaveAttribute('view', 'board');
  await expect(light.alert).toHaveCount(0);
});

test(
  'a page that is opened by a link that is none says so, and goes on',
  { tag: '@long' },
  async ({ open }) => {
    const [, state, reason] = BROKEN[0];
    const light = await open(`#${state}`);
    await light.computed();
    await expect(light.alert).toContainText(words.text('error.title'));
    await expect(light.alert).toContainText(reason);
    await light.press('ArrowRight');
    await light.expectStep(1);
  },
);

test('links that are none are told one after the other, and the run stays', async ({
  light,
  page,
}) => {
  await light.goTo(99);
  for (const [name, state, reason] of BROKEN) {
    await page.evaluate((hash) => (location.hash = hash), state);
    await expect(light.alert, name).toContainText(reason);
    await light.expectStep(99);
    await light.button('element.dismiss').click();
    await expect(light.alert).toHaveCount(0);
  }
});

test('a puzzle that there is not is said by name, without a blank page', async ({ open }) => {
  const light = await open('?puzzle=%3Cb%3Echess');
  await expect(light.alert).toContainText(words.text('error.unknownPuzzle', { id: '<b>chess' }));
  const strange = ['%F0', '__proto__', '%00', 'x'.repeat(7000)].map((id) => `puzzle=${id}`);
  const queries = [...strange, 'puzzle=null&puzzle=flip', 'puzzle', '&&=='];
  for (const query of IS_LONG ? queries : queries.slice(0, 1)) {
    await open(`?${query}`);
    await expect(light.alert.or(light.stepField).first()).toBeVisible();
  }
  await open('?puzzle=flip');
  await light.computed();
  await expect(light.alert).toHaveCount(0);
});

test('a puzzle is found whatever the case of its letters; where it is unknown, the first example opens', async ({
  open,
}) => {
  const light = await open('?puzzle=Knight');
  await expect(light.says('knight.name')).toBeVisible();
  await expect(light.alert).toHaveCount(0);
  await open('?puzzle=kn');
  await expect(light.alert).toContainText(words.text('error.unknownPuzzle', { id: 'kn' }));
  await expect(light.alert).toContainText(words.text('element.fallenBack'));
  await expect(light.says('flip.name')).toBeVisible();
  await light.button('element.dismiss').click();
  await light.press('ArrowRight');
  await light.expectStep(1);
  // A state string says everything that the name could have said.
  await open('?puzzle=kn#AQEEBJi7AgAA0gk');
  await light.expectStep(1234);
  await expect(light.alert).toHaveCount(0);
});

test(
  'where a lesson is unknown, the notice says that the first example is shown; a link is not called that',
  { tag: '@long' },
  async ({ open }) => {
    const light = await open('?lesson=nope');
    await expect(light.alert).toContainText(words.text('error.unknownLesson', { id: 'nope' }));
    await expect(light.alert).toContainText(words.text('element.fallenBack'));
    await open('?lesson=nope#AQEEBJi7AgAA0gk');
    await expect(light.alert).toContainText(words.text('error.unknownLesson', { id: 'nope' }));
    await expect(light.alert).toContainText(words.text('element.kept'));
  },
);

test('damaged names in the query are read in the page and in a frame', async ({ open, page }) => {
  const light = await open('?Lesson="SWEEP"?fbclid=1');
  await expect(light.root).toHaveJSProperty('lesson', 'sweep');
  await expect(light.alert).toHaveCount(0);
  await page.goto('embed/embed.html?Puzzle="Knight"&VIEW=board%26fbclid=1');
  await expect(light.root).toHaveAttribute('puzzle', 'knight');
  await expect(light.root).toHaveAttribute('view', 'board');
});

test('each wrong option of the address is warned of once, with what is allowed; what other sites add is not', async ({
  page,
  open,
}) => {
  const warnings = /** @type {string[]} */ ([]);
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  const light = await open('?lang=xx&predict=zzz&step=abc&utm_source=x');
  await light.grid.waitFor();
  const told = () => warnings.filter((text) => !/Service Worker/.test(text)).sort();
  await expect
    .poll(told)
    .toEqual([
      '<search-light>: lang="xx" is not known. Allowed: en, vi, zh.',
      '<search-light>: predict="zzz" is not known. Allowed: all, next, new, level, f, dead, bound, candidate, forced, variable, crossed, value, plies, cut, worth, and a number from 1 to 20.',
      'The page ignores "step" in its address. It takes: puzzle, algorithm, lesson, code, predict, mode, lang, gallery, compose, homework.',
    ]);
});

/** The values of the settings of a weighted search of tiles. */
const TUNED = 'manhattan|misplaced|linear-conflict|manhattan-twice~1|2|3|4|5';

/** Wrong searches of tiles, and what is warned of; empty for a right one. */
const SEARCHES = [
  ['astar~misplaced', ''],
  ['weighted~misplaced~3', ''],
  ['construction', '/Allowed: bfs, dfs, uniform, greedy, astar, /'],
  ['weighted~misplaced~9', `Allowed: weighted, weighted~${TUNED}.`],
  ['astar~foo', `Allowed: astar, astar~${TUNED.replace(/~.*/, '')}.`],
];

for (const [search, warned] of SEARCHES)
  test(
    `the search ${search} is ${warned ? 'warned of once, with what is allowed' : 'opened'}, in the address and as an attribute`,
    { tag: /misplaced$|~9$/.test(search) ? [] : '@long' },
    async ({ page, open }) => {
      const warnings = /** @type {string[]} */ ([]);
      page.on(
        'console',
        (message) => message.type() === 'warning' && warnings.push(message.text()),
      );
      const told = () => warnings.filter((text) => !/Service Worker/.test(text));
      // The words of a warning are fetched when there is one.
      const expectTold = async () => {
        await expect.poll(() => told().length).toBe(warned ? 1 : 0);
        if (warned) expect(told()[0]).toContain(warned.replace(/^\/|\/$/g, ''));
        warnings.length = 0;
      };
      const light = await open(`?puzzle=tiles&algorithm=${search}`);
      await expect(light.alert).toHaveCount(warned ? 1 : 0);
      await light.root.evaluate((el) => /** @type {any} */ (el).whenReady());
      await expectTold();
      await page.goto('?puzzle=tiles');
      await light.root.evaluate((el) => /** @type {any} */ (el).whenReady());
      warnings.length = 0;
      await light.root.evaluate((el, name) => el.setAttribute('algorithm', name), search);
      await expect(light.alert).toHaveCount(warned ? 1 : 0);
      await light.root.evaluate((el) => /** @type {any} */ (el).whenReady());
      await expectTold();
    },
  );

test(
  'heuristic and weight as options of their own, and of a stop, are warned of',
  { tag: '@long' },
  async ({ page, open }) => {
    const warnings = /** @type {string[]} */ ([]);
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    const light = await open('?puzzle=tiles&heuristic=misplaced&weight=2');
    await light.root.evaluate((el) => /** @type {any} */ (el).whenReady());
    const own = 'Write it after the algorithm, as in ?algorithm=weighted~misplaced~2.';
    await expect.poll(() => warnings.filter((text) => text.endsWith(own)).length).toBe(2);
    for (const [algorithm, settings, allowed] of [
      ['foo', '', 'data-algorithm="foo" is not known. Allowed: bfs, dfs, '],
      ['astar', 'heuristic=foo', 'Allowed: heuristic=manhattan|misplaced|linear-conflict|'],
      ['weighted', 'weight=9', 'weight=1|2|3|4|5'],
    ]) {
      warnings.length = 0;
      await light.root.evaluate(
        (el, [name, changes]) => {
          const item = document.createElement('li');
          Object.assign(item.dataset, { step: '1', algorithm: name, settings: changes });
          const list = document.createElement('ol');
          list.slot = 'stops';
          list.append(item);
          el.replaceChildren(list);
        },
        [algorithm, settings],
      );
      await expect.poll(() => warnings.filter((text) => text.includes(allowed)).length).toBe(1);
    }
  },
);
