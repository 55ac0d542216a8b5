/** The panel that explores all boards of a space: each of its parts, by pointer, keys and on a phone. */
import { readFileSync } from 'node:fs';
import { wordsOf } from '../../www/i18n/index.js';
import { wordsOfPuzzle } from '../../www/i18n/puzzle-words.js';
import { violations } from './axe.js';
import { expect, inPuzzle, test, words as page } from './light.js';

/** @import { Light } from './light.js' */
/** @import { Values } from '../../www/i18n/index.js' */

const EXPLORE = readFileSync(new URL('../../www/i18n/explore.en.ftl', import.meta.url), 'utf8');

/**
 * A text of the panel, as the puzzle says it.
 * @param {string} puzzle
 * @param {string} key
 * @param {Values} [values]
 */
function said(puzzle, key, values) {
  const family = 'state-space';
  return wordsOfPuzzle(wordsOf('en', EXPLORE), { puzzle, family }, page).text(key, values);
}

/** Opens the panel from “More”. @param {Light} light @param {string} puzzle */
async function explore(light, puzzle) {
  await light.openTab('board');
  const name = inPuzzle(puzzle).text('more.explore');
  await light.root.getByRole('button', { name, exact: true }).click();
  await expect(light.dialog.locator('.explored')).toBeVisible();
}

/** Shows a part of the panel. @param {Light} light @param {string} part */
async function show(light, part) {
  const name = said('tiles', `explore.part.${part}`);
  await light.dialog.getByRole('radio', { name, exact: true }).check({ force: true });
}

/** @param {Light} light */
const boards = (light) => light.dialog.locator('.boards').getByRole('button');

/** @param {Light} light @param {string} puzzle @param {string} key @param {Values} [values] */
const press = (light, puzzle, key, values) =>
  light.dialog.getByRole('button', { name: said(puzzle, key, values), exact: true }).click();

test('the hardest boards are listed by their distance, and a press starts from one', async ({
  open,
  page: tab,
}) => {
  /** @type {string[]} */
  const fetched = [];
  tab.on('request', (request) => {
    if (request.url().includes('explore')) fetched.push(request.url());
  });
  const light = await open('?puzzle=tiles');
  // Only the panel fetches the panel.
  expect(fetched).toEqual([]);
  await explore(light, 'tiles');
  const about = said('tiles', 'explore.hardest.about', { count: 2, distance: 31 });
  await expect(light.dialog.getByText(about)).toBeVisible();
  await expect(boards(light)).toHaveCount(24);
  expect(fetched).not.toEqual([]);
  expect(await violations(tab)).toEqual([]);
  await press(light, 'tiles', 'explore.more');
  await expect(boards(light)).toHaveCount(48);
  const before = await light.state();
  const away = said('tiles', 'explore.away', { distance: 31 });
  await press(light, 'tiles', 'explore.start', { number: 2, away });
  await expect(light.dialog).toHaveCount(0);
  await expect.poll(() => light.state()).not.toBe(before);
});

test(
  'a number chooses boards of that distance, and a seed chooses others',
  { tag: '@long' },
  async ({ open }) => {
    const light = await open('?puzzle=pegs');
    await explore(light, 'pegs');
    await show(light, 'distance');
    const field = light.dialog.getByRole('spinbutton');
    await field.fill('13');
    await expect(boards(light)).toHaveCount(1);
    await field.fill('6');
    await expect(boards(light)).toHaveCount(12);
    const drawn = { count: 158, shown: 12 };
    const status = light.dialog.getByRole('status');
    await expect(status).toHaveText(said('pegs', 'explore.drawn', { ...drawn, seed: 1 }));
    await press(light, 'pegs', 'explore.others');
    await expect(status).toHaveText(said('pegs', 'explore.drawn', { ...drawn, seed: 2 }));
    await press(light, 'pegs', 'explore.wanted.lost', { count: 2247 });
    const lost = said('pegs', 'explore.away.lost');
    await expect(boards(light).filter({ hasText: lost })).toHaveCount(12);
    await field.fill('');
    await expect(boards(light)).toHaveCount(0);
  },
);

test('the map is read by keys, its legend shows one band, and Enter starts from a board', async ({
  open,
  page: tab,
}) => {
  const light = await open('?puzzle=pegs');
  await explore(light, 'pegs');
  await show(light, 'map');
  const map = light.dialog.getByRole('application');
  await map.focus();
  await tab.keyboard.press('ArrowRight');
  const looked = light.dialog.locator('.state-read');
  await expect(looked).toContainText(said('pegs', 'explore.state', { depth: 0, distance: 13 }));
  await tab.keyboard.press('ArrowUp');
  await expect(looked).toContainText(said('pegs', 'explore.state', { depth: 1, distance: 12 }));
  const pegs = said('pegs', 'explore.feature.pegs');
  await expect(looked).toContainText(said('pegs', 'explore.value', { name: pegs, value: 13 }));
  await light.dialog.getByRole('combobox').selectOption({ label: pegs });
  const bands = light.dialog.locator('.bands').getByRole('button');
  // From 1 to 14 pegs in bands of two.
  await expect(bands).toHaveCount(7);
  await bands.first().click();
  await expect(bands.first()).toHaveAttribute('aria-pressed', 'true');
  const solvable = said('pegs', 'explore.colour.solvable');
  await light.dialog.getByRole('combobox').selectOption({ label: solvable });
  await expect(bands).toHaveText([
    new RegExp(`${said('pegs', 'explore.band.solvable')}.*769`, 's'),
    new RegExp(`${said('pegs', 'explore.band.lost')}.*2,247`, 's'),
  ]);
  expect(await violations(tab)).toEqual([]);
  await map.focus();
  await tab.keyboard.press('z');
  await expect(map).toHaveClass(/zoomed/);
  await light.dialog.getByRole('button', { name: page.text('map.whole') }).click();
  await expect(map).not.toHaveClass(/zoomed/);
  await map.focus();
  await tab.keyboard.press('Enter');
  await expect(light.dialog).toHaveCount(0);
});

test('the sizes of all levels stand in a table, which is copied with tabs', async ({
  open,
  page: tab,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const light = await open('?puzzle=jugs');
  await explore(light, 'jugs');
  await show(light, 'levels');
  const rows = light.dialog.getByRole('table').locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(8);
  const sizes = await rows.locator('td:nth-child(2)').allTextContents();
  expect(sizes.map((text) => text.trim())).toEqual(['1', '2', '3', '2', '2', '2', '2', '2']);
  expect(await violations(tab)).toEqual([]);
  await press(light, 'jugs', 'explore.copy');
  await expect(light.dialog.getByText(said('jugs', 'explore.copied'))).toBeVisible();
  const copied = await tab.evaluate(() => navigator.clipboard.readText());
  const heads = ['explore.level', 'explore.level.start', 'explore.level.goal'];
  const lines = copied.trimEnd().split('\n');
  expect(lines[0].split('\t')).toEqual(heads.map((key) => said('jugs', key)));
  expect(lines.slice(1).map((line) => line.split('\t')[1])).toEqual(sizes.map((one) => one.trim()));
});

test('all sizes are measured, with charts that are told in words and a table', async ({
  open,
  page: tab,
}) => {
  const light = await open('?puzzle=jugs');
  await explore(light, 'jugs');
  await show(light, 'growth');
  await press(light, 'jugs', 'explore.growth.begin');
  const status = light.dialog.getByRole('status').first();
  await expect(status).toHaveText(said('jugs', 'explore.growth.done', { all: 8 }));
  const name = said('jugs', 'explore.growth.states');
  const told = { name, first: '6', last: '178', least: 3, most: 89 };
  const chart = said('jugs', 'explore.growth.chart', told);
  await expect(light.dialog.getByRole('img', { name: chart })).toBeVisible();
  await expect(light.dialog.getByRole('table').locator('tbody').getByRole('row')).toHaveCount(8);
  expect(await violations(tab)).toEqual([]);
});

test('a space that is too large says so in each part, and has its smaller sizes', async ({
  open,
}) => {
  const light = await open('#AQgEBDIEUYdpyu37IUNlh6nL7Q8JAAc');
  await explore(light, 'tiles');
  const large = light.dialog.getByText(said('tiles', 'explore.large'));
  await expect(large).toBeVisible();
  await press(light, 'tiles', 'explore.growth.begin');
  const status = light.dialog.getByRole('status').first();
  await expect(status).toHaveText(said('tiles', 'explore.growth.done', { all: 4 }));
  for (const part of ['hardest', 'distance', 'map', 'levels']) {
    await show(light, part);
    await expect(large).toBeVisible();
  }
});

test('the measurement of sizes can be stopped', { tag: '@long' }, async ({ open, page: tab }) => {
  const light = await open('?puzzle=flip');
  await explore(light, 'flip');
  await show(light, 'growth');
  // A slow machine: otherwise all sizes are measured before the button is found.
  await tab.evaluate(() => {
    globalThis.requestAnimationFrame = (frame) =>
      Number(setTimeout(() => frame(performance.now()), 400));
  });
  await press(light, 'flip', 'explore.growth.begin');
  await press(light, 'flip', 'explore.growth.stop');
  const stopped = [0, 1, 2, 3, 4, 5].map((count) =>
    said('flip', 'explore.growth.stopped', { count, all: 6 }),
  );
  const status = light.dialog.getByRole('status').first();
  await expect
    .poll(() => status.textContent().then((text) => text?.trim()))
    .toMatch(new RegExp(stopped.join('|')));
  await expect(
    light.dialog.getByRole('button', { name: said('flip', 'explore.growth.again') }),
  ).toBeVisible();
});

test(
  'on a phone nothing but tables scrolls sideways',
  { tag: '@long' },
  async ({ open, page: tab }) => {
    await tab.setViewportSize({ width: 390, height: 844 });
    const light = await open('?puzzle=flip');
    await explore(light, 'flip');
    for (const part of ['hardest', 'distance', 'map', 'levels', 'growth']) {
      await show(light, part);
      if (part === 'growth') await press(light, 'flip', 'explore.growth.begin');
      const wide = () => light.dialog.evaluate((el) => el.scrollWidth - el.clientWidth);
      expect(await wide()).toBe(0);
      const inner = light.dialog.locator('.explored');
      expect(await inner.evaluate((el) => el.scrollWidth - el.clientWidth)).toBe(0);
      expect(await violations(tab)).toEqual([]);
    }
  },
);
