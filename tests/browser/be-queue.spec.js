/** The user does the work of the queue: by pointer and by keys, told at once, with a score. */
import { readFileSync } from 'node:fs';
import { wordsOf } from '../../www/i18n/index.js';
import { wordsOfPuzzle } from '../../www/i18n/puzzle-words.js';
import { violations } from './axe.js';
import { expect, test, words as page } from './light.js';

/** @import { Light } from './light.js' */
/** @import { Values } from '../../www/i18n/index.js' */

const PLAY = readFileSync(new URL('../../www/i18n/play.en.ftl', import.meta.url), 'utf8');
const JUGS = wordsOfPuzzle(wordsOf('en', PLAY), { puzzle: 'jugs', family: 'state-space' }, page);

/** @param {string} key @param {Values} [values] */
const said = (key, values) => JUGS.text(`play.queue.${key}`, values);

/** @param {Light} light @param {string} key @param {Values} [values] */
const named = (light, key, values) =>
  light.root.getByRole('button', { name: said(key, values), exact: true });

/** @param {Light} light */
const status = (light) => light.root.getByRole('status').first();

/** Begins on two jugs of 3 and 5 litres. @param {(path: string) => Promise<Light>} open */
async function begin(open) {
  const light = await open('?puzzle=jugs&mode=play');
  const fill = JUGS.text('play.move', { kind: 'fill', jug: 'A', other: 'B' });
  await light.root.getByText(JUGS.text('play.list', { count: 2 }), { exact: true }).click();
  await light.root.getByRole('button', { name: fill, exact: true }).click();
  await named(light, 'begin').click();
  await expect(status(light)).toHaveText(said('start'));
  return light;
}

test('the user lets states leave and marks new ones by pointer, and is told what was right', async ({
  open,
  page: tab,
}) => {
  const light = await begin(open);
  expect(await violations(tab)).toEqual([]);
  await named(light, 'state.start').click();
  await expect(status(light)).toHaveText(said('first'));
  const moves = light.root.locator('.queue-moves').getByRole('button');
  await expect(moves).toHaveCount(2);
  await moves.first().click();
  await expect(moves.first()).toHaveAttribute('aria-pressed', 'true');
  expect(await violations(tab)).toEqual([]);
  await named(light, 'check').click();
  await expect(status(light)).toHaveText(said('checked', { right: 1, all: 2, count: 2 }));
  const judged = light.root.locator('.judged');
  await expect(judged.nth(0)).toContainText(`${said('right')}: ${said('target.new')}`);
  await expect(judged.nth(1)).toContainText(`${said('wrong')}: ${said('target.new')}`);
  expect(await violations(tab)).toEqual([]);
  await named(light, 'goOn').click();
  await expect(status(light)).toHaveText(said('choose'));
  // The jug of 5 was filled after the jug of 3.
  await named(light, 'state', { depth: 1, kind: 'fill', jug: 'B', other: 'A' }).click();
  await expect(status(light)).toHaveText(said('later', { place: 2 }));
  await named(light, 'state', { depth: 1, kind: 'fill', jug: 'A', other: 'B' }).click();
  await expect(status(light)).toHaveText(said('first'));
  await expect(light.root.locator('.legend')).toContainText(said('of', { right: 3, all: 5 }));
  await named(light, 'leave').click();
  await expect(named(light, 'begin')).toBeVisible();
  // The game by hand goes on where it was left.
  await expect(light.root.locator('.counter')).toContainText(JUGS.text('play.own', { count: 1 }));
});

test('keys alone empty the queue; the search’s own choices do not count', async ({
  open,
  page: tab,
}) => {
  const light = await begin(open);
  // The focus of a button that is gone goes to what comes next.
  await named(light, 'state.start').focus();
  await tab.keyboard.press('Enter');
  await expect(light.root.locator('.queue-moves').getByRole('button').first()).toBeFocused();
  await named(light, 'again').click();
  await named(light, 'reveal').focus();
  for (let turn = 1; turn <= 16; turn++) {
    // The same button shows, checks and goes on, so the focus stays.
    for (const key of ['reveal', 'check', 'goOn']) {
      await expect(named(light, key)).toBeFocused();
      await tab.keyboard.press('Enter');
    }
  }
  await expect(named(light, 'again')).toHaveCount(2);
  await expect(status(light)).toHaveText(/^The queue is empty/);
  await tab.keyboard.press('Escape');
  await expect(named(light, 'begin')).toBeVisible();
});

test('a tap on the map lets the start leave; large spaces do not offer it', async ({ open }) => {
  const light = await begin(open);
  const map = light.root.getByRole('img', { name: said('map') });
  const { width, height } = /** @type {{ width: number, height: number }} */ (
    await map.boundingBox()
  );
  // The start is in the middle of the first row or column of the graph.
  const isTurned = height > 0.8 * width;
  const middle = { x: width / 2, y: height / 2 };
  await expect(async () => {
    for (let far = 10; far < 140; far += 10) {
      await map.click({ position: isTurned ? { ...middle, y: far } : { ...middle, x: far } });
    }
    await expect(status(light)).toHaveText(said('first'), { timeout: 500 });
  }).toPass();
  const other = await open('?puzzle=tiles&mode=play');
  await expect(other.root.locator('.hand')).toBeVisible();
  await expect(named(other, 'begin')).toHaveCount(0);
});
