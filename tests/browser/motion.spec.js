/** The movement from a step to the next, as a person sees it. */
import { expect, test } from './light.js';

/**
 * Makes a step, and tells what was seen on its way and what stands at its end.
 * @param {import('@playwright/test').Page} page
 * @param {'stepForward' | 'seek'} how
 * @param {number} step
 */
const made = (page, how, step) =>
  page.evaluate(
    async (asked) => {
      const element = /** @type {any} */ (document.querySelector('search-light'));
      const find = (/** @type {string} */ path) => element.shadowRoot.querySelector(path);
      if (asked.how === 'seek') element.seek(asked.step);
      else element.stepForward();
      let moved = 0;
      // A slow machine draws the movement later; a step that is sought has none.
      const [until, late] = [700, 20_000].map((ms) => performance.now() + ms);
      while (performance.now() < (find('.traveller') ? late : until)) {
        await new Promise(requestAnimationFrame);
        if (find('.traveller')) moved += 1;
      }
      const pictures = ['.given canvas', '.map canvas', '.strip-of-queue'].map((path) => {
        const drawn = find(path);
        return drawn.toDataURL?.() ?? drawn.textContent;
      });
      return { moved, rests: !find('.traveller'), pictures };
    },
    { how, step },
  );

test('a step forward moves and comes to rest as the step that is sought', async ({
  light,
  page,
}) => {
  await light.goTo(32);
  const stepped = await made(page, 'stepForward', 33);
  expect(stepped.moved).toBeGreaterThan(1);
  expect(stepped.rests).toBe(true);
  await light.goTo(2000);
  const sought = await made(page, 'seek', 33);
  expect(sought.moved).toBe(0);
  expect(sought.pictures).toEqual(stepped.pictures);
});

/** Plays the last steps to the answer, and tells how much of the ending its frames saw come. */
const played = (/** @type {import('@playwright/test').Page} */ page) =>
  page.evaluate(async () => {
    const element = /** @type {any} */ (document.querySelector('search-light'));
    const headline = () => element.shadowRoot.querySelector('.ending .number');
    element.seek(2253);
    const answered = new Promise((go) => element.addEventListener('answer', go, { once: true }));
    element.play();
    await answered;
    let before = 0;
    const until = performance.now() + 20_000;
    while (!headline() && performance.now() < until) {
      before += 1;
      await new Promise(requestAnimationFrame);
    }
    return { before, says: headline()?.textContent };
  });

test(
  'an answer that is played to comes by and by, once, and one that is sought is there',
  { tag: '@long' },
  async ({ light, page }) => {
    await light.computed();
    const first = await played(page);
    expect(first.says).toBe('4');
    expect(first.before).toBeGreaterThan(2);
    const second = await played(page);
    expect(second.before).toBeLessThan(first.before);
    await light.goTo(0);
    await light.goTo(2255);
    await expect(light.button('ending.play')).toBeVisible();
  },
);

test(
  'the film begins close to the start, and leaves the map to who has moved it',
  { tag: '@long' },
  async ({ light, page }) => {
    await light.computed();
    const whole = light.root.locator('.whole button');
    await expect(whole).toHaveCount(0);
    await light.press('Space');
    await expect(whole).toBeVisible();
    await whole.click();
    await expect.poll(() => light.step()).toBeGreaterThan(2);
    await expect(whole).toHaveCount(0);
    await light.press('Space');
    await light.press('Home');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await light.press('Space');
    await expect.poll(() => light.step()).toBeGreaterThan(1);
    await expect(whole).toHaveCount(0);
  },
);

test('with reduced motion a step is there at once', { tag: '@long' }, async ({ light, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await light.goTo(32);
  expect(await made(page, 'stepForward', 33)).toMatchObject({ moved: 0, rests: true });
});
