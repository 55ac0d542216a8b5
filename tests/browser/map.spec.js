/** The map at any size: nearer and farther, looking at states, and what can be done with one. */
import { SAMPLE_STATE, expect, test } from './light.js';

/** @import { Light } from './light.js' */

/** A two-sided search on a board of pieces, and the number of its moves. */
const TWO_SIDED = { state: 'AQIEBH8BgP4BAAA', moves: 134_160 };

/** A point of the map, as shares of its width and height. @param {Light} light */
async function pointOf(light, across = 0.5, down = 0.5) {
  const box = await light.map.boundingBox();
  if (!box) throw new Error('the map has no place');
  return { x: box.x + across * box.width, y: box.y + down * box.height };
}

/** The first line on the card of a state: which it is. @param {Light} light */
const card = (light) => light.map.locator('.inspector p').first();

test.beforeEach(async ({ light }) => {
  await light.goTo(30_000);
});

test(
  'the wheel comes nearer to what the pointer is on, and farther',
  { tag: '@firefox' },
  async ({ light, page }) => {
    const whole = await light.mapPicture();
    const { x, y } = await pointOf(light, 0.6, 0.4);
    await page.mouse.move(x, y);
    await expect(card(light)).toBeVisible();
    const state = await card(light).textContent();
    await page.mouse.wheel(0, -400);
    await expect.poll(() => light.mapPicture()).not.toBe(whole);
    await page.mouse.move(x + 1, y);
    await page.mouse.move(x, y);
    await expect(card(light)).toHaveText(state ?? '');
    for (let i = 0; i < 3; i++) await page.mouse.wheel(0, 400);
    await page.mouse.move(0, 0);
    await expect.poll(() => light.mapPicture()).toBe(whole);
  },
);

test(
  'near the map is dragged, and a drag is no click',
  { tag: '@firefox-long' },
  async ({ light, page }) => {
    await light.openMore();
    await light.button('map.nearer').click();
    await light.button('map.nearer').click();
    // Until the drawer is gone, it is what the pointer is on.
    await light.closeMore();
    const { x, y } = await pointOf(light);
    await page.mouse.move(x, y);
    const state = await card(light).textContent();
    const before = await light.mapPicture();
    await page.mouse.down();
    await page.mouse.move(x + 40, y + 20, { steps: 4 });
    // A button that is released before the browser has told of the movement is a click.
    await expect.poll(() => light.mapPicture()).not.toBe(before);
    await page.mouse.up();
    await light.expectStep(30_000);
    await page.mouse.move(x + 41, y + 20);
    await expect(card(light)).toHaveText(state ?? '');
    await page.mouse.click(x + 41, y + 20);
    await expect.poll(() => light.step()).not.toBe(30_000);
  },
);

test(
  'keys come nearer, move what is shown, and show all of it again',
  { tag: '@long' },
  async ({ light, page }) => {
    const whole = await light.mapPicture();
    await light.map.focus();
    await page.keyboard.press('z');
    await page.keyboard.press('z');
    await expect.poll(() => light.mapPicture()).not.toBe(whole);
    const near = await light.mapPicture();
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(() => light.mapPicture()).not.toBe(near);
    await light.expectStep(30_000);
    await page.keyboard.press('x');
    await page.keyboard.press('0');
    await expect.poll(() => light.mapPicture()).toBe(whole);
    // Where all of it is shown there is nothing to move: the key is the player's.
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(() => light.step()).toBeGreaterThan(30_000);
  },
);

test('a state that is chosen by keyboard can be made the start', async ({ light, page }) => {
  await light.map.focus();
  await page.keyboard.press('ArrowLeft');
  const state = (await card(light).textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(light.button('map.toStart')).toBeVisible();
  await expect(light.button('map.toGoal')).toHaveCount(0);
  await expect.poll(() => light.step()).not.toBe(30_000);
  await light.goTo(500);
  await light.button('map.toStep').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => light.step()).not.toBe(500);
  await light.button('map.toStart').press('Enter');
  await light.computed();
  await expect(light.button('map.toStart')).toHaveCount(0);
  await light.map.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  const [rank] = state.split(' · ');
  await expect(card(light)).toContainText(`${rank} `);
  expect(await light.state()).not.toBe(SAMPLE_STATE);
});

test(
  'a click goes to the step and chooses the state until it is let go',
  { tag: '@long' },
  async ({ light, page }) => {
    const { x, y } = await pointOf(light, 0.55, 0.45);
    await page.mouse.click(x, y);
    await expect.poll(() => light.step()).not.toBe(30_000);
    await page.mouse.move(0, 0);
    await expect(light.button('map.toStart')).toBeVisible();
    await light.map.focus();
    await page.keyboard.press('Escape');
    await expect(light.button('map.toStart')).toHaveCount(0);
    await page.mouse.click(x, y);
    await light.button('map.close').click();
    await expect(light.button('map.toStart')).toHaveCount(0);
    await expect(light.map).toBeFocused();
  },
);

test.describe('a search from both sides', () => {
  test.beforeEach(async ({ light }) => {
    await light.root.evaluate((el, state) => {
      /** @type {any} */ (el).setState(state);
    }, TWO_SIDED.state);
    await light.computed(TWO_SIDED.moves);
  });

  test('shows what each side found, and how far from its own end', async ({ light, page }) => {
    const left = await pointOf(light, 0.25, 0.55);
    const right = await pointOf(light, 0.75, 0.55);
    await page.mouse.move(left.x + 40, left.y);
    await expect(card(light)).toHaveText(/depth \d+$/);
    await page.mouse.move(right.x + 40, right.y);
    await expect(card(light)).toHaveText(/from the goal$/);
  });

  test(
    'is walked from one side to the other by keyboard',
    { tag: '@long' },
    async ({ light, page }) => {
      await light.map.focus();
      for (let i = 0; i < 11; i++) await page.keyboard.press('ArrowUp');
      await expect(card(light)).toHaveText(/10 from the goal$/);
      await page.keyboard.press('ArrowUp');
      await expect(card(light)).toHaveText(/depth 10$/);
    },
  );

  test(
    'has a goal that can be changed to another state',
    { tag: '@long' },
    async ({ light, page }) => {
      const before = await light.state();
      const { x, y } = await pointOf(light, 0.25, 0.7);
      await page.mouse.click(x, y);
      await light.button('map.toGoal').click();
      await expect.poll(() => light.state()).not.toBe(before);
      await expect(light.map.locator('.waiting')).toHaveCount(0);
      await expect(light.alert).toHaveCount(0);
    },
  );
});
