/** Find in the run: hits, their boards and marks, and break points. */
import { violations } from './axe.js';
import { holdBack } from './hosts.js';
import { expect, requestsOf, test, words } from './light.js';
import { DICTIONARIES } from '../js/dictionaries.js';
import { wordsOf } from '../../www/i18n/index.js';

/** @import { Light } from './light.js' */

const told = wordsOf('en', DICTIONARIES[0].page, DICTIONARIES[0].find);

/** @param {Light} light */
const hits = (light) => light.drawer.getByRole('list', { name: told.text('find.hits') });

/** @param {Light} light @param {string} id */
async function look(light, id) {
  await light.openMore();
  const menu = light.drawer.getByRole('combobox', { name: told.text('find.what') });
  await menu.selectOption(told.text(`find.query.${id}`));
}

test('what is found is a list of links to steps, typing on looks anew, and marks stand on the timeline', async ({
  light,
  page,
}) => {
  await light.goTo(300);
  await light.openMore();
  const timeline = () =>
    light.root
      .locator('.scrub canvas')
      .evaluate((el) => /** @type {HTMLCanvasElement} */ (el).toDataURL());
  const unmarked = await timeline();
  await look(light, 'duplicate');
  await expect(hits(light).getByRole('link')).toHaveCount(15);
  await expect.poll(timeline).not.toBe(unmarked);
  const first = hits(light).getByRole('link').first();
  await expect(first).toHaveAttribute('href', /^#AQEEBJi7/);
  await expect(first.locator('canvas')).toBeVisible();
  await look(light, 'level');
  await expect(hits(light).getByRole('link')).toHaveText([/17$/]);
  const field = light.drawer.getByRole('spinbutton', { name: told.text('find.field.depth') });
  await field.fill('4');
  await expect(hits(light).getByRole('link')).not.toHaveText([/17$/]);
  await hits(light).getByRole('link').click();
  expect((await light.counters(['depth'])).depth).toBe(4);
  await expect(hits(light).getByRole('link')).toHaveAttribute('aria-current', 'step');
  await field.fill('99');
  await expect(hits(light).getByRole('link')).toHaveCount(0);
  await light.goTo(300);
  await expect.poll(timeline).toBe(unmarked);
  expect(await violations(page)).toEqual([]);
});

test(
  'what a cell holds, what is near the goal, answers and dead ends are found, too',
  { tag: '@long' },
  async ({ open }) => {
    const fill = (
      /** @type {Light} */ light,
      /** @type {string} */ id,
      /** @type {string} */ value,
    ) => light.drawer.getByRole('spinbutton', { name: told.text(`find.field.${id}`) }).fill(value);
    const spaces = await open();
    await spaces.computed();
    await look(spaces, 'holds');
    await fill(spaces, 'row', '2');
    await fill(spaces, 'column', '3');
    await fill(spaces, 'code', '1');
    const first = hits(spaces).getByRole('link').first();
    await first.click();
    await spaces.closeMore();
    expect(await spaces.step()).toBeGreaterThan(0);
    await look(spaces, 'near');
    await fill(spaces, 'moves', '0');
    await expect(hits(spaces).getByRole('link')).toHaveCount(2);
    await look(spaces, 'answer');
    await expect(hits(spaces).getByRole('link').first()).toHaveText(/2,255$/);
    const knight = await open('?puzzle=knight');
    await expect(knight.scrub).toHaveAttribute('max', /^\d{5,}$/);
    await look(knight, 'deadEnd');
    await fill(knight, 'length', '5');
    await hits(knight).getByRole('link').first().click();
    const turn = await knight.step();
    const depthAt = async (/** @type {number} */ step) => {
      await knight.goTo(step);
      return (await knight.counters(['depth'])).depth;
    };
    const before = await depthAt(turn - 1);
    expect(await depthAt(turn + 4)).toBeLessThanOrEqual(before - 1);
    await look(knight, 'placed');
    await fill(knight, 'row', '2');
    await fill(knight, 'column', '3');
    await expect(hits(knight).getByRole('link').first()).toBeVisible();
  },
);

test('F opens the drawer where steps are looked for', async ({ light }) => {
  await light.computed();
  await light.press('f');
  const menu = light.drawer.getByRole('combobox', { name: told.text('find.what') });
  await expect(menu).toBeFocused();
});

test('playing rests at a break point, which the link keeps until it is taken away', async ({
  light,
  page,
}) => {
  await light.goTo(40);
  await light.openMore();
  const stop = light.drawer.getByRole('button', { name: told.text('find.stop') });
  await stop.click();
  await expect(stop).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/~/);
  await page.reload();
  await light.goTo(38);
  await light.focus();
  await page.keyboard.press('Space');
  await light.expectStep(40);
  await expect(light.button('transport.play')).toBeVisible();
  await light.openMore();
  await stop.click();
  await expect(stop).toHaveAttribute('aria-pressed', 'false');
  await expect(page).not.toHaveURL(/~/);
});

test(
  'records of backtracking and the cells of a table are found, too',
  { tag: '@long' },
  async ({ open }) => {
    const light = await open('?puzzle=knight');
    await expect(light.scrub).toHaveAttribute('max', /^\d{5,}$/);
    await look(light, 'record');
    await expect(hits(light).getByRole('link')).toHaveCount(35);
    const table = await open('?puzzle=tab');
    await expect(table.scrub).toHaveAttribute('max', /^\d{2,}$/);
    await look(table, 'filled');
    await expect(hits(table).getByRole('link')).toHaveCount(1);
    await expect(table.alert).toHaveCount(0);
    await expect(table.drawer).toContainText(words.text('more.find'));
  },
);

for (const [what, chunk, error] of /** @type {const} */ ([
  ['what finds steps', /assets\/find[.-]/, 'error.find'],
  ['what asks questions', /assets\/prediction-session/, 'error.predictions'],
])) {
  test(
    `${what} is asked for once where it does not come, and again by a person only`,
    { tag: '@long' },
    async ({ open, page }) => {
      await page.route(chunk, (route) => route.abort());
      const light = await open();
      await light.computed();
      await light.openMore();
      await expect(light.alert).toContainText(words.text(error));
      const requests = requestsOf(page, chunk);
      await light.frames(30);
      expect(requests).toEqual([]);
      await page.unroute(chunk);
      await light.button('element.retry').click();
      await expect(light.alert).toHaveCount(0);
      await expect.poll(() => requests.length).toBeGreaterThan(0);
    },
  );
}

test(
  'what comes late into the drawer moves nothing that is about to be pressed',
  { tag: '@long' },
  async ({ open, page }) => {
    const arrive = await holdBack(page, /assets\/(find|predictions|questions)/);
    const light = await open();
    await light.computed();
    await light.openMore();
    const layout = light.radio('map.levels').locator('xpath=..');
    const before = await layout.boundingBox();
    arrive();
    await expect(
      light.drawer.getByRole('combobox', { name: told.text('find.what') }),
    ).toBeVisible();
    expect(await layout.boundingBox()).toEqual(before);
  },
);
