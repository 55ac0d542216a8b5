/** Pins: an author's own HTML at places of the picture. */
import { Light, expect, requestsOf, test } from './light.js';
import { violations } from './axe.js';

/** @import { SearchLight } from '../../www/element/search-light.js' */

/** @param {import('@playwright/test').Page} page */
async function openPins(page) {
  await page.goto('hosts/pins.html');
  const light = new Light(page);
  await light.computed();
  return light;
}

/** @param {Light} light @param {number} index */
const goToStop = (light, index) =>
  light.root.evaluate((el, to) => /** @type {SearchLight} */ (el).goToStop(to), index);

/** @param {Light} light */
const dots = (light) => light.root.locator('.pins .dot');

/** @param {import('@playwright/test').Locator} part */
async function boxOf(part) {
  const box = await part.boundingBox();
  if (!box) throw new Error('it is not shown');
  return box;
}

/** Middle of an element. @param {import('@playwright/test').Locator} part */
async function middleOf(part) {
  const { x, y, width, height } = await boxOf(part);
  return { x: x + width / 2, y: y + height / 2 };
}

test('a pin stands at its cell, ring, state or part, at its stop only, and is read with its place', async ({
  page,
}) => {
  const light = await openPins(page);
  const note = (/** @type {string} */ text) => page.getByText(text, { exact: true });
  await goToStop(light, 0);
  await expect(page.getByText('This piece')).toBeVisible();
  await expect(note('Three moves away')).toBeVisible();
  // It is of no stop: it stands at all of them.
  await expect(note('Where it begins')).toBeVisible();
  await expect(note('These wait.')).toBeHidden();
  const cell = await middleOf(light.cell(2, 3));
  const dot = await middleOf(dots(light).first());
  expect(Math.hypot(cell.x - dot.x, cell.y - dot.y)).toBeLessThan(2);
  const name = await light.cell(2, 3).getAttribute('aria-label');
  await expect(light.root.getByRole('note').first()).toHaveAttribute('aria-label', String(name));
  // The author's own nodes are left as they are.
  expect(await page.locator('[slot^="pin-"][style]').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await goToStop(light, 1);
  await expect(note('These wait.')).toBeVisible();
  await expect(page.getByText('This piece')).toBeHidden();
  // While it plays on, no stop is shown.
  await light.press('ArrowRight');
  await expect(note('These wait.')).toBeHidden();
  await expect(note('Where it begins')).toBeVisible();
});

test('a pin moves with the camera, is hidden out of view, and follows its attributes', async ({
  page,
}) => {
  const light = await openPins(page);
  await goToStop(light, 1);
  const note = page.getByText('Three moves away');
  await expect(note).toBeVisible();
  const start = page.getByText('Where it begins');
  const before = await boxOf(note);
  const box = await boxOf(light.map);
  await page.mouse.move(box.x + box.width / 2 - 60, box.y + box.height / 2);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -200);
  await expect.poll(async () => (await note.boundingBox())?.x).not.toBe(before.x);
  for (let more = 0; more < 12; more++) await page.mouse.wheel(0, -400);
  await page.keyboard.up('Control');
  await expect(start).toBeHidden();
  await expect(note).toBeHidden();
  // The author moves it to another place: an unknown one is told once.
  const warned = /** @type {string[]} */ ([]);
  page.on('console', (message) => message.type() === 'warning' && warned.push(message.text()));
  await start.evaluate((el) => el.setAttribute('data-at', 'cell 1 1'));
  await expect(start).toBeVisible();
  const cell = await middleOf(light.cell(1, 1));
  const dot = await middleOf(dots(light).first());
  expect(Math.hypot(cell.x - dot.x, cell.y - dot.y)).toBeLessThan(2);
  await start.evaluate((el) => el.setAttribute('data-at', 'the moon'));
  await expect(start).toBeHidden();
  await light.press('ArrowRight');
  const ofMoon = (/** @type {string} */ text) => text.includes('data-at="the moon" is not known');
  await expect.poll(() => warned.filter(ofMoon).length).toBe(1);
  // So is a cell or a state that this board does not have.
  for (const place of ['cell 9 1', 'state 57']) {
    await start.evaluate((el, at) => el.setAttribute('data-at', at), place);
    await light.press('ArrowRight');
    await expect(start).toBeHidden();
    const isOf = (/** @type {string} */ text) => text.includes(`data-at="${place}" is not known`);
    await expect.poll(() => warned.filter(isOf).length).toBe(1);
  }
});

test('links of a pin are reached by keyboard between picture and controls, and give the focus back', async ({
  page,
}) => {
  const light = await openPins(page);
  await goToStop(light, 0);
  const link = page.getByRole('link', { name: 'turns' });
  await expect(link).toBeVisible();
  await light.map.focus();
  const isOnLink = () => link.evaluate((el) => el === document.activeElement);
  for (let tabs = 0; tabs < 12 && !(await isOnLink()); tabs++) await page.keyboard.press('Tab');
  expect(await isOnLink()).toBe(true);
  await expect(light.scrub).not.toBeFocused();
  // Page Down goes on from here, also after the pin is hidden.
  await page.keyboard.press('PageDown');
  await light.expectStep(9000);
  await expect(link).toBeHidden();
  await page.keyboard.press('PageUp');
  await light.expectStep(100);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#turned$/);
});

test('an element without pins does not fetch what draws them', async ({ page }) => {
  const requests = requestsOf(page, /searchlight-pins/);
  await page.goto('hosts/plain.html');
  await new Light(page).computed();
  await page.evaluate(async () => {
    const film = /** @type {SearchLight} */ (document.querySelector('search-light'));
    await film.seek(5);
  });
  expect(requests).toEqual([]);
  await page.evaluate(() => {
    const pin = Object.assign(document.createElement('p'), { slot: 'pin-1', textContent: 'Here' });
    pin.dataset.at = 'cell 1 1';
    document.querySelector('search-light')?.append(pin);
  });
  await expect(page.getByText('Here', { exact: true })).toBeVisible();
  expect(requests).toHaveLength(1);
});

test('each family has pins at cells and rings, and mazes on the map that is their board', async ({
  page,
}) => {
  await page.goto('hosts/plain.html');
  for (const [puzzle, ...places] of [
    ['maze', 'cell 1 1', 'ring 2'],
    ['queens', 'cell 2 2', 'ring 1'],
    ['subtract', 'cell 1 1'],
    ['tictactoe', 'cell 2 2', 'ring 1'],
  ]) {
    await test.step(puzzle, async () => {
      await page.evaluate(async ([id, at]) => {
        const film = /** @type {SearchLight} */ (document.createElement('search-light'));
        Object.assign(film, { puzzle: id, loading: 'eager', controls: 'none' });
        at.forEach((place, index) => {
          const slot = `pin-${index}`;
          const pin = Object.assign(document.createElement('p'), { slot, textContent: place });
          pin.dataset.at = place;
          film.append(pin);
        });
        document.querySelector('search-light')?.replaceWith(film);
        await film.whenReady();
        await film.seek(4);
      }, /** @type {const} */ ([puzzle, places]));
      for (const place of places)
        await expect(page.getByText(place, { exact: true })).toBeVisible();
    });
  }
});
