/** The gallery by keyboard and on a phone, and the hard boards. */
import { readFileSync } from 'node:fs';
import { catalogue, loadEngine } from '../../www/core/engine/session.js';
import { wordsOf } from '../../www/i18n/index.js';
import { DICTIONARIES } from '../js/dictionaries.js';
import { violations } from './axe.js';
import { expect, test, words } from './light.js';

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
  const light = await open();
  await light.button('header.puzzles', { puzzle: words.text('flip.name') }).click();
  await light.dialog.getByRole('button', { name: words.text('puzzles.gallery') }).click();
  await expect(tiles(light)).toHaveCount(catalogue().length);
  // Every tile is a true board.
  await expect(tiles(light).locator('canvas')).toHaveCount(catalogue().length);
  expect(await violations(page)).toEqual([]);
  await field(light).fill('knight');
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
  const games = catalogue().filter(({ family }) => family === 'games');
  await expect(tiles(light)).toHaveCount(games.length);
  // The arrow keys go through the tiles, and Enter opens one.
  await field(light).focus();
  await page.keyboard.press('ArrowDown');
  await expect(tile(light, games[0].id).locator('button').first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tile(light, games[1].id).locator('button').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(light.dialog).toHaveCount(0);
  await expect(light.root).toHaveAttribute('puzzle', games[1].id);
});

test('on a phone the address opens the gallery, and rows show a part of the next board', async ({
  open,
  page,
}) => {
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
  // Only the rows scroll sideways.
  const wide = await light.dialog.evaluate((el) => el.scrollWidth - el.clientWidth);
  expect(wide).toBe(0);
  expect(await violations(page)).toEqual([]);
  await tile(light, 'rearrange').locator('button').first().click();
  await expect(light.root).toHaveAttribute('puzzle', 'rearrange');
});

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
  await light.button('header.hard').click();
  await expect.poll(() => light.state()).not.toBe(ofDay);
  // Anybody with the same date gets the same board.
  const again = await open('?gallery');
  await again.dialog.getByRole('button', { name: day }).click();
  await expect.poll(() => again.state()).toBe(ofDay);
});
