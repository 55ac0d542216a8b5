/** The gallery by keyboard and on a phone, and the hard boards. */
import { readFileSync } from 'node:fs';
import { catalogue, loadEngine } from '../../www/core/engine/session.js';
import { SHELVES } from '../../www/wasm/shelves.js';
import { wordsOf } from '../../www/i18n/index.js';
import { DICTIONARIES } from '../js/dictionaries.js';
import { violations } from './axe.js';
import { expect, inPuzzle, test, words } from './light.js';

/** @import { Light } from './light.js' */

await loadEngine(readFileSync(new URL('../../www/wasm/searchlight_bg.wasm', import.meta.url)));

const told = wordsOf('en', DICTIONARIES[0].page, DICTIONARIES[0].gallery);

/** @param {Light} light */
const tiles = (light) => light.dialog.locator('.tile');

/** @param {Light} light @param {string} puzzle */
const tile = (light, puzzle) => {
  const name = words.text([`${puzzle}.shortName`, `${puzzle}.name`]);
  return tiles(light).filter({ has: light.page.getByText(name, { exact: true }) });
};

/** @param {Light} light */
const field = (light) => light.dialog.getByRole('searchbox', { name: told.text('gallery.find') });

test('the gallery is found, searched, filtered and left by keyboard', async ({ open, page }) => {
  /** @type {string[]} */
  const fetched = [];
  page.on('request', (request) => {
    if (request.url().includes('gallery')) fetched.push(request.url());
  });
  const light = await open();
  await light.button('header.puzzles', { puzzle: words.text('flip.name') }).click();
  // Only the gallery fetches the gallery.
  expect(fetched).toEqual([]);
  await light.dialog.getByRole('button', { name: words.text('puzzles.gallery') }).click();
  await expect(tiles(light)).toHaveCount(catalogue().length);
  expect(fetched).not.toEqual([]);
  // Every tile is a true board.
  await expect(tiles(light).locator('canvas')).toHaveCount(catalogue().length);
  expect(await violations(page)).toEqual([]);
  // Without touch, the search field has the focus at once.
  await expect(field(light)).toBeFocused();
  await page.keyboard.type('knight');
  await expect(tiles(light)).toHaveCount(1);
  await expect(light.dialog.getByRole('status')).toHaveText(
    told.text('gallery.found', { count: 1 }),
  );
  await field(light).fill('no such puzzle');
  await expect(tiles(light)).toHaveCount(0);
  await expect(light.dialog.getByText(told.text('gallery.found', { count: 0 }))).toBeVisible();
  await field(light).fill('');
  await light.dialog.getByRole('radio', { name: told.text('gallery.filter.games') }).focus();
  await page.keyboard.press('Space');
  const games = catalogue().filter(({ family }) => ['games', 'trees'].includes(family));
  await expect(tiles(light)).toHaveCount(games.length);
  // The arrow keys go through the tiles, and Enter opens one.
  await field(light).focus();
  await page.keyboard.press('ArrowDown');
  await expect(tile(light, games[0].id).locator('button').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(light)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(tile(light, games[1].id).locator('button').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(light.dialog).toHaveCount(0);
  await expect(light.root).toHaveAttribute('puzzle', games[1].id);
});

test(
  'on a phone the address opens the gallery, and rows show a part of the next board',
  { tag: '@long' },
  async ({ open, page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const light = await open('?gallery');
    await expect(tiles(light).locator('canvas')).toHaveCount(catalogue().length);
    expect(new URL(page.url()).search).toBe('');
    const boxes = await Promise.all(
      (await tiles(light).all()).slice(0, 3).map((one) => one.boundingBox()),
    );
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
    const last = /** @type {{ x: number, width: number }} */ (boxes[2]);
    expect(last.x).toBeLessThan(390 - 24);
    expect(last.x + last.width).toBeGreaterThan(390);
    const { length } = catalogue().filter(({ id }) => SHELVES[id].teaches === 'rings');
    await expect(
      light.dialog.getByText(told.text('gallery.swipe', { count: length })),
    ).toBeVisible();
    // Only the rows scroll sideways.
    const wide = await light.dialog.evaluate((el) => el.scrollWidth - el.clientWidth);
    expect(wide).toBe(0);
    expect(await violations(page)).toEqual([]);
    await tile(light, 'rearrange').locator('button').first().click();
    await expect(light.root).toHaveAttribute('puzzle', 'rearrange');
  },
);

test('the board of the day and a hard board are other boards of the puzzle', async ({
  open,
  page,
}) => {
  await page.clock.setFixedTime(new Date(2026, 10, 26, 12));
  const light = await open('?gallery');
  const first = await light.state();
  const day = told.text('gallery.dayOf', { puzzle: words.text('flip.name') });
  await light.dialog.getByRole('button', { name: day }).click();
  await expect(light.dialog).toHaveCount(0);
  await expect.poll(() => light.state()).not.toBe(first);
  const ofDay = await light.state();
  // The header calls the board so, by any search, and no other board.
  const says = light.root.getByText(inPuzzle('flip').text('header.day'));
  await expect(says).toBeVisible();
  await light.root.evaluate((el) => {
    /** @type {HTMLElement & { algorithm: string }} */ (el).algorithm = 'dfs';
  });
  await expect.poll(() => light.state()).not.toBe(ofDay);
  await expect(says).toBeVisible();
  await light.button('header.hard').click();
  await expect(says).toHaveCount(0);
  // Anybody with the same date gets the same board.
  const again = await open('?gallery');
  await again.dialog.getByRole('button', { name: day }).click();
  await expect.poll(() => again.state()).toBe(ofDay);
});

test(
  'arrow keys go down to the next group, and Escape leaves the gallery',
  { tag: '@long' },
  async ({ open, page }) => {
    const light = await open('?gallery');
    await expect(field(light)).toBeFocused();
    const groups = light.dialog.getByRole('region');
    await expect(groups).toHaveCount(4);
    const first = (/** @type {number} */ group) =>
      groups.nth(group).locator('.tile').first().locator('button').first();
    await page.keyboard.press('ArrowDown');
    await expect(first(0)).toBeFocused();
    await expect(first(0)).toHaveAttribute('aria-current', 'true');
    for (let steps = 0; steps < catalogue().length; steps += 1) {
      if (await first(1).evaluate((el) => el.matches(':focus'))) break;
      await page.keyboard.press('ArrowDown');
    }
    await expect(first(1)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(light.dialog).toHaveCount(0);
    await expect(light.root).toHaveAttribute('puzzle', 'flip');
  },
);

for (const [width, height] of [
  [1280, 800],
  [1024, 768],
  [844, 390],
  [390, 844],
  [320, 640],
]) {
  const tag = width === 320 ? [] : '@long';
  test(
    `nothing is cut or covered in the gallery at ${width} x ${height}, in any language`,
    { tag },
    async ({ open, page }) => {
      await page.setViewportSize({ width, height });
      for (const lang of ['en', 'vi', 'zh']) {
        const light = await open(`?gallery&lang=${lang}`);
        await expect(tiles(light).locator('canvas')).toHaveCount(catalogue().length);
        const faults = await light.dialog.evaluate((dialog) => {
          const found = [];
          const cut = '.pills label, .tile .facts > *, .tile .day, .shelf h2, .finder .field';
          for (const el of dialog.querySelectorAll(cut)) {
            if (el.scrollWidth > el.clientWidth + 1 && getComputedStyle(el).display !== 'inline') {
              found.push(`cut: ${el.textContent}`);
            }
          }
          // The button of a tile ends below its picture and texts.
          for (const one of dialog.querySelectorAll('.tile:has(.day)')) {
            const [day, facts, picture, whole] = ['.day', '.facts', '.picture', '.button'].map(
              (part) => /** @type {Element} */ (one.querySelector(part)).getBoundingClientRect(),
            );
            const lies =
              day.top < picture.bottom || (day.right > facts.left && day.top < facts.top);
            if (lies || day.bottom > whole.bottom) found.push(`covered: ${one.textContent}`);
          }
          const finder = /** @type {Element} */ (dialog.querySelector('.finder'));
          const shelf = /** @type {Element} */ (dialog.querySelector('.shelf'));
          const low = Math.max(
            ...[...finder.querySelectorAll('label')].map((el) => el.getBoundingClientRect().bottom),
          );
          if (shelf.getBoundingClientRect().top < low) found.push('the filters cover a group');
          if (dialog.scrollWidth > dialog.clientWidth) found.push('the dialog scrolls sideways');
          return found;
        });
        expect(faults, lang).toEqual([]);
      }
    },
  );
}

test('in forced colours the filter and the puzzle shown are marked', async ({ open, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const light = await open('?gallery');
  await expect(tiles(light).locator('canvas')).toHaveCount(catalogue().length);
  const borders = await light.dialog.evaluate((dialog) =>
    ['true', 'false'].map((current) => {
      const entry = dialog.querySelector(`.tile > [aria-current='${current}']`);
      return getComputedStyle(/** @type {Element} */ (entry)).borderTopStyle;
    }),
  );
  expect(borders).toEqual(['double', 'solid']);
  const edges = await light.dialog.evaluate((dialog) =>
    [':has(:checked)', ':not(:has(:checked))'].map((kind) => {
      const label = dialog.querySelector(`.pills label${kind}`);
      return getComputedStyle(/** @type {Element} */ (label)).borderTopWidth;
    }),
  );
  expect(edges).toEqual(['3px', '1px']);
});
