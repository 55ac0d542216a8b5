/** What names the parts of the picture: lines on the page's stage, a list on phones, words that explain themselves. */
import { expect, test, words } from './light.js';

/** @import { Light } from './light.js' */

/** The names of the parts. @param {Light} light */
const names = (light) =>
  light.root.getByRole('list', { name: words.text('leaders.title') }).getByRole('listitem');

/** Where what must not move stands. @param {Light} light */
const boxes = (light) =>
  light.root.evaluate((el) =>
    ['.board', '.map', '.legend dl', '.caption', '.transport'].map((selector) => {
      const box = el.shadowRoot?.querySelector(selector)?.getBoundingClientRect();
      return [selector, box?.x, box?.y, box?.width, box?.height];
    }),
  );

test('a first visit names the parts of the picture until they are put away', async ({
  light,
  page,
}) => {
  await expect(names(light).first()).toContainText(words.text('map.part.start'));
  await light.root.evaluate((el) => /** @type {any} */ (el).seek(300));
  await expect(names(light).filter({ hasText: words.text('map.part.beam') })).toBeVisible();
  const before = await boxes(light);
  await light.button('leaders.dismiss').click();
  await expect(names(light).first()).toBeHidden();
  expect(await boxes(light), 'nothing on the stage moves').toEqual(before);
  await page.reload();
  await expect(light.says('legend.expanded')).toBeVisible();
  await light.openMore();
  await light.closeMore();
  await expect(names(light).first()).toBeHidden();
  await page.keyboard.press('w');
  await expect(names(light).first()).toBeVisible();
  await page.keyboard.press('w');
  await expect(names(light).first()).toBeHidden();
});

test(
  'the lines end on the picture and lie beside the sentence and the controls',
  { tag: '@long' },
  async ({ light }) => {
    await light.root.evaluate((el) => /** @type {any} */ (el).seek(300));
    await expect(names(light).first()).toBeVisible();
    const { drawn, canvas, hero } = await light.root.evaluate((el) => {
      const box = (/** @type {Element | null | undefined} */ of) => {
        const { left, top, right, bottom } = of?.getBoundingClientRect() ?? new DOMRect();
        return { left, top, right, bottom };
      };
      const all = [...(el.shadowRoot?.querySelectorAll('.leaders :is(circle, li, button)') ?? [])];
      return {
        drawn: all.map((part) => ({ name: part.localName, ...box(part) })),
        canvas: box(el.shadowRoot?.querySelector('.hero canvas')),
        hero: box(el.shadowRoot?.querySelector('.hero')),
      };
    });
    expect(drawn.filter(({ name }) => name === 'circle').length).toBeGreaterThan(1);
    for (const { name, left, top, right, bottom } of drawn) {
      const area = name === 'circle' ? canvas : hero;
      expect(left).toBeGreaterThanOrEqual(area.left - 4);
      expect(right).toBeLessThanOrEqual(area.right + 4);
      expect(top).toBeGreaterThanOrEqual(area.top - 4);
      expect(bottom).toBeLessThanOrEqual(area.bottom + 4);
    }
  },
);

test(
  'a film is not pointed at, and “More” asks for the names again',
  { tag: '@long' },
  async ({ light }) => {
    await light.button('leaders.dismiss').click();
    await light.openMore();
    await light.drawer.getByRole('button', { name: words.text('leaders.title') }).click();
    await expect(names(light).first()).toBeVisible();
    await light.button('transport.play').click();
    await expect(names(light).first()).toBeHidden();
  },
);

test(
  'a lesson speaks for itself: nothing is pointed at on a first visit',
  { tag: '@long' },
  async ({ open }) => {
    const light = await open('?lesson=sweep');
    await light.button('lesson.goOn').waitFor();
    await light.button('stops.next').click();
    await light.button('stops.next').click();
    await light.frames();
    await expect(light.root.locator('.leaders')).toHaveCount(0);
  },
);

test('on a phone the parts are a list behind “More”', { tag: '@long' }, async ({ light, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await light.root.evaluate((el) => /** @type {any} */ (el).seek(300));
  await expect(names(light).first()).toBeHidden();
  await light.openMore();
  const parts = light.drawer.getByRole('group', { name: words.text('leaders.title') });
  await expect(parts).toContainText(words.text('map.part.frontier'));
});

test('a word of the legend says a sentence about itself to who points at it or comes by keyboard', async ({
  light,
}) => {
  const word = light.button('legend.frontier');
  const sentence = light.root.getByText(words.text('legend.frontier.title'));
  await expect(sentence).toBeHidden();
  const before = await boxes(light);
  await word.focus();
  await expect(sentence).toBeVisible();
  expect(await boxes(light), 'the sentence takes no room').toEqual(before);
  await word.press('Escape');
  await expect(sentence).toBeHidden();
  await word.hover();
  await expect(sentence).toBeVisible();
});
