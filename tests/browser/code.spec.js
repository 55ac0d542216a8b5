/** The program beside the film: its place, its line, and how it is kept. */
import { violations } from './axe.js';
import { expect, test, words } from './light.js';
import { IS_LONG } from '../long.js';
import { placesOf } from './standing.js';

/**
 * @import { Locator } from '@playwright/test'
 * @import { Light } from './light.js'
 */

/** Of so many steps some are looked at. */
const [STEPS, EVERY] = [200, IS_LONG ? 8 : 25];

/** @param {Light} light */
const panel = (light) =>
  light.root.getByRole('group', { name: words.text('code.label'), exact: true });
/** @param {Locator} part */
const boxOf = (part) =>
  part.evaluate((el) => {
    const { left, right } = el.getBoundingClientRect();
    return { left, right };
  });
/** The line of the step shown. @param {Light} light */
const lit = (light) => light.root.locator('.listing [aria-current="step"]');

test('a link shows the program, whose line follows the steps, and a key hides it', async ({
  open,
  page,
}) => {
  const light = await open('?code=python#AQEEBJi7AgAAEA');
  await expect(lit(light)).toHaveText('queue.append(next)');
  await light.press('ArrowRight');
  await expect(lit(light)).toHaveText('continue');
  await expect(panel(light)).toContainText('state = queue.popleft()');
  await light.root.evaluate((el) => el.setAttribute('code', 'rust'));
  await expect(lit(light)).toHaveText('if depth.contains_key(&next) { continue; }');
  await expect(page).toHaveURL(/\?code=rust#/);
  await light.press('p');
  await expect(panel(light)).toHaveCount(0);
  await expect(page).not.toHaveURL(/code=/);
  await light.press('p');
  await expect(lit(light)).toHaveText('if depth.contains_key(&next) { continue; }');
  await light.root.evaluate((el) => el.setAttribute('code', 'nonsense'));
  await expect(panel(light)).toHaveCount(0);
});

test('the program is shown in C++, too', async ({ open }) => {
  const light = await open('?code=cpp#AQEEBJi7AgAAEA');
  await expect(lit(light)).toHaveText('open.push(next);');
  await light.press('ArrowRight');
  await expect(lit(light)).toHaveText('if (depth.count(next)) continue;');
  await expect(panel(light)).toContainText('C++');
});

test(
  'at 320 px every writing can be chosen with a finger',
  { tag: '@long' },
  async ({ light, page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await light.openTab('program');
    const drawer = await boxOf(light.drawer);
    for (const writing of ['off', 'pseudo', 'rust', 'python', 'cpp']) {
      const { left, right } = await boxOf(light.radio(`code.${writing}`).locator('xpath=..'));
      expect(left >= drawer.left && right <= drawer.right, writing).toBe(true);
    }
  },
);

test('it is off until somebody wants it; the drawer chooses the writing, and on a phone the program stands under the map', async ({
  light,
  page,
}) => {
  await expect(panel(light)).toHaveCount(0);
  await light.openMore();
  await expect(light.drawer.getByRole('radio', { name: words.text('code.off') })).toBeChecked();
  await expect(page).not.toHaveURL(/code=/);
  await light.radio('code.pseudo').check({ force: true });
  await expect(light.drawer).toContainText('put the start into the queue');
  await light.closeMore();
  await expect(panel(light)).toContainText('put the start into the queue');
  await panel(light)
    .getByRole('button', { name: words.text('code.close') })
    .click();
  await expect(panel(light)).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await light.press('ArrowRight');
  await light.openTab('program');
  await light.radio('code.python').locator('xpath=..').click();
  await expect(light.drawer, 'a choice closes what covers the stage').toHaveCount(0);
  await expect(lit(light)).toBeInViewport({ ratio: 1 });
  await expect(light.map).toBeInViewport({ ratio: 1 });
  const cut = await light.root
    .locator('.listing')
    .evaluate((el) =>
      Math.max(...[...el.children].map((line) => line.scrollWidth - line.clientWidth)),
    );
  expect(cut, 'no line is cut').toBe(0);
  await light.openTab('program');
  await light.radio('code.off').locator('xpath=..').click();
  await expect(lit(light)).toHaveCount(0);
});

for (const puzzle of ['solitaire', 'knight', 'tab']) {
  test(
    `with the program of ${puzzle} beside it nothing moves while it plays, and axe finds nothing`,
    { tag: '@long' },
    async ({ open, page }) => {
      const light = await open(`?puzzle=${puzzle}&code=pseudo`);
      await expect(light.scrub).toHaveAttribute('max', /^\d{2,}$/);
      const sizes = [
        { width: 1024, height: 768 },
        { width: 1280, height: 720 },
      ];
      for (const size of IS_LONG ? sizes : sizes.slice(0, 1)) {
        await page.setViewportSize(size);
        await lit(light).waitFor();
        const parts = ['[role="grid"]', '.map', '.code', '.listing', '.code-values'];
        const film = { steps: STEPS, every: EVERY };
        const places = await placesOf(light, { parts, ...film, needed: '.listing .lit' });
        expect(places, `${size.width} x ${size.height}`).toHaveLength(1);
      }
      expect(await violations(page)).toEqual([]);
    },
  );
}

test(
  'beside a program the words over the map of a search that turns back keep clear of the title',
  { tag: '@long' },
  async ({ open, page }) => {
    const light = await open('?puzzle=mines&code=pseudo');
    await lit(light).waitFor();
    for (const width of [1100, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const map = await boxOf(light.root.locator('.hero .map'));
      for (const side of ['behind', 'ahead']) {
        const said = light.root.locator(`.beside-beam.${side} > strong`);
        await expect
          .poll(async () => {
            const { left, right } = await boxOf(said);
            return left >= map.left - 1 && right <= map.right + 1;
          }, `${side} at ${width}`)
          .toBe(true);
      }
    }
  },
);

test(
  'a program that does not come is said so, and comes when it is asked for again',
  { tag: '@long' },
  async ({ open, page }) => {
    const isWords = /code\.en-[\w-]+\.ftl/;
    await page.route(isWords, (route) => route.abort());
    const light = await open('?code=rust');
    await expect(light.alert).toContainText(words.text('error.program'));
    await page.unroute(isWords);
    await light.button('element.retry').click();
    await expect(lit(light)).toBeVisible();
  },
);
