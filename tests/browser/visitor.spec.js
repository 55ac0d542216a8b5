/** What a curious visitor meets on a phone and on a laptop. */
import { wordsOf } from '../../www/i18n/index.js';
import { DICTIONARIES } from '../js/dictionaries.js';
import { expect, test, words } from './light.js';
import { algorithmOf } from './racing.js';

/** @import { Light } from './light.js' */

const [english] = DICTIONARIES;
const found = wordsOf('en', english.page, english.find);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  /** @param {Light} light @param {string} name */
  const tab = (light, name) =>
    light.drawer.getByRole('tab', { name: words.text(`more.tab.${name}`) });

  test('the first sight says what the page is, until something is played', async ({
    light,
    page,
  }) => {
    const intro = light.root.getByText(words.text('header.intro'));
    await expect(intro).toBeInViewport({ ratio: 1 });
    await light.button('transport.play').tap();
    await expect(intro).toHaveCount(0);
    await expect(light.says('flip.inShort')).toBeVisible();
    await page.reload();
    await light.button('transport.play').waitFor();
    await expect(intro).toHaveCount(0);
  });

  test('the drawer has tabs, closes after a choice and is closed on the next visit', async ({
    light,
    page,
  }) => {
    await test.step('by keyboard', async () => {
      await light.more.press('Enter');
      await expect(tab(light, 'board')).toHaveAttribute('aria-selected', 'true');
      await tab(light, 'board').press('ArrowRight');
      await expect(tab(light, 'program')).toBeFocused();
      await expect(light.radio('code.off')).toBeAttached();
      await tab(light, 'program').press('End');
      await expect(tab(light, 'settings')).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('button', { name: /^Theme/ })).toBeVisible();
      await expect(light.button('board.choose')).toBeHidden();
    });
    await test.step('its close button stays, however far it is scrolled', async () => {
      await tab(light, 'board').tap();
      await light.drawer.evaluate((el) => el.scrollTo(0, el.scrollHeight));
      await expect(light.button('more.close')).toBeInViewport({ ratio: 1 });
    });
    await test.step('a step that is found is in sight', async () => {
      await tab(light, 'find').tap();
      const menu = light.drawer.getByRole('combobox', { name: found.text('find.what') });
      await menu.selectOption(found.text('find.query.duplicate'));
      const hits = light.drawer.getByRole('list', { name: found.text('find.hits') });
      await hits.getByRole('link').first().tap();
      await expect(light.drawer).toHaveCount(0);
      expect(await light.step()).toBeGreaterThan(0);
    });
    await light.more.tap();
    await page.reload();
    await light.button('transport.play').waitFor();
    await expect(light.drawer).toHaveCount(0);
  });

  test('a race can be shared and themed, and tells its algorithms apart', async ({
    light,
    page,
  }) => {
    await light.choose('race');
    await expect(light.root.locator('.lane')).toHaveCount(2);
    for (const lane of [1, 2]) {
      const menu = await algorithmOf(light, lane);
      await menu.selectOption(lane === 1 ? 'bidirectional' : 'alternating');
    }
    const names = light.root.locator('.lane .name');
    await expect(names).toHaveText([
      words.text('state-space.race.name.bidirectional'),
      words.text('state-space.race.name.alternating'),
    ]);
    const cut = await names.evaluateAll((all) =>
      all.map((one) => one.scrollWidth > one.clientWidth && one.clientWidth > 0),
    );
    expect(cut).toEqual([false, false]);
    await light.openMore();
    await tab(light, 'export').tap();
    await expect(light.button('share.open')).toBeVisible();
    await tab(light, 'settings').tap();
    await expect(page.getByRole('button', { name: /^Theme/ })).toBeVisible();
  });

  test('a sentence about a word leaves with what it opens, covers no control and goes by itself', async ({
    light,
    page,
  }) => {
    const tip = light.root.getByRole('tooltip');
    const says = words.text('transport.tempo.directedTitle');
    await light.tempo.tap();
    await expect(light.root.getByText(says).filter({ visible: true })).toHaveCount(1);
    await expect(tip).toHaveCount(0);
    await page.keyboard.press('Escape');
    await light.press('End');
    const bar = await light.root.locator('.scrub').boundingBox();
    if (!bar) throw new Error('no place');
    await page.touchscreen.tap(bar.x + 150, bar.y - 8);
    await expect(tip).toBeVisible();
    const covered = await tip.evaluate((el) => {
      const own = el.getBoundingClientRect();
      const all = /** @type {Element} */ (el.closest('.frame')).querySelectorAll('button, select');
      return [...all]
        .filter((one) => one.checkVisibility())
        .filter((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          const isBeside = right <= own.left || left >= own.right;
          return !isBeside && bottom > own.top && top < own.bottom;
        })
        .map((one) => one.textContent?.trim());
    });
    expect(covered).toEqual([]);
    await tip.evaluate((el) => el.getAnimations().forEach((animation) => animation.finish()));
    await expect(tip).toHaveCount(0);
  });

  test('a finger paints cells, and reaches the end of the timeline', async ({
    light,
    devtools,
  }) => {
    const fingers = await devtools();
    const drag = async (/** @type {{ x: number, y: number }[]} */ points) => {
      for (const [at, point] of points.entries()) {
        const type = at === 0 ? 'touchStart' : 'touchMove';
        await fingers.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: [{ ...point, id: 0 }],
        });
        await light.frames(1);
      }
      await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const middle = async (/** @type {import('@playwright/test').Locator} */ part) => {
      const box = await part.boundingBox();
      if (!box) throw new Error('no place');
      return { x: box.x + box.width / 2, y: box.y + box.height / 2, right: box.x + box.width };
    };
    await light.button('board.edit').tap();
    await expect(light.says('board.touchHint')).toBeVisible();
    await expect(light.says('board.editHint')).toBeHidden();
    const row = [1, 2, 3, 4].map((column) => light.cell(2, column));
    const says = () => Promise.all(row.map((cell) => cell.getAttribute('aria-label')));
    await drag(await Promise.all(row.map(middle)));
    await expect.poll(async () => new Set((await says()).map((one) => one?.split(': ')[1])).size).toBe(1); // prettier-ignore
    await light.button('board.editDone').first().tap();
    await light.computed();
    const { x, y, right } = await middle(light.root.locator('.scrub'));
    await drag([x, x + 40, right - 6].map((at) => ({ x: at, y })));
    await light.expectStep(Number(await light.scrub.getAttribute('max')));
  });
});

test(
  'the pencil is there without a pointer, and a board drawn without an answer says so',
  { tag: '@long' },
  async ({ light, page }) => {
    await page.mouse.move(4, 4);
    await expect(light.button('board.edit')).toHaveCSS('opacity', '1');
    await light.openInput();
    const difficulty = light.dialog.getByLabel(words.text('input.difficulty'));
    await difficulty.selectOption({ label: await impossible(light) });
    await light.dialog.getByRole('button', { name: words.text('input.draw') }).click();
    await expect(light.says('board.noAnswer')).toBeVisible();
    await light.button('element.dismiss').click();
    await expect(light.says('board.noAnswer')).toBeHidden();
  },
);

test('a board that is edited until it has no answer says so, also on a phone', async ({
  light,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await light.button('board.edit').click();
  await light.cell(1, 1).click();
  await expect(light.says('board.noAnswer')).toBeInViewport();
  await light.cell(1, 1).click();
  await expect(light.says('board.noAnswer')).toBeHidden();
});

/** The choice of boards without an answer. @param {Light} light */
async function impossible(light) {
  const option = light.dialog.locator('option', { hasText: /^\s*impossible/ });
  await option.waitFor({ state: 'attached' });
  return ((await option.textContent()) ?? '').trim();
}
