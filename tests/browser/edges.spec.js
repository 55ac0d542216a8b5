/** What goes wrong only at the edges: in quick succession, half-way, or asked for in vain. */
import { expect, test, words } from './light.js';

/** A good link to the null puzzle, which no menu shows. */
const TEMPLATE = 'AQAIAgcAAAAA';

test(
  'going back right after a step leaves the address of the board before alone',
  { tag: ['@long', '@firefox-long'] },
  async ({ light, page }) => {
    await light.choosePreset('one');
    const one = await light.state();
    await light.choosePreset('impossible');
    await light.press('ArrowRight');
    await light.press('ArrowRight');
    await page.evaluate(() => history.back());
    await expect.poll(() => light.state()).toBe(one);
    // Whatever waits to be written is written now.
    await page.evaluate(() => dispatchEvent(new Event('pagehide')));
    expect(new URL(page.url()).hash.slice(1)).toBe(one);
  },
);

test(
  'a link to a puzzle that is not here is refused, and the run stays',
  { tag: '@long' },
  async ({ light, page }) => {
    await light.press('ArrowRight');
    await page.evaluate((state) => (location.hash = state), TEMPLATE);
    await expect(light.alert).toContainText(words.text('error.puzzle', { puzzle: 0 }));
    await light.expectStep(1);
    await light.button('element.dismiss').click();
    await light.press('ArrowRight');
    await light.expectStep(2);
  },
);

test('editing begins on a cell and from the start, ends with seeking, and left unchanged returns to the step before', async ({
  light,
}) => {
  await test.step('editing begins on a cell, so that the arrow keys move between cells', async () => {
    const before = await light.state();
    await light.press('e');
    await expect(light.cell(1, 1)).toBeFocused();
    await light.page.keyboard.press('ArrowRight');
    await light.page.keyboard.press('Enter');
    expect(await light.state()).not.toBe(before);
    await expect(light.cell(1, 2)).toBeFocused();
    await light.press('Escape');
  });
  await light.goTo(1234);
  await light.press('e');
  await light.expectStep(0);
  await light.press('Escape');
  await light.expectStep(1234);
  await light.press('e');
  await light.scrub.focus();
  await light.page.keyboard.press('End');
  const shown = await light.state();
  await light.cell(1, 1).click();
  expect(await light.state()).toBe(shown);

  await test.step('an edit that changes the board goes on from its start, and editing goes on', async () => {
    await light.press('Escape');
    await light.goTo(500);
    await light.press('e');
    await light.cell(1, 1).click();
    await light.cell(2, 2).click();
    await expect(light.button('board.edit')).toHaveAttribute('aria-pressed', 'true');
    await light.press('Escape');
    await light.expectStep(0);
  });
});

test(
  'whatever brings another run or step ends editing',
  { tag: '@long' },
  async ({ light, page }) => {
    const edit = light.button('board.edit');
    await light.choosePreset('one');
    await light.goTo(500);
    await light.press('e');
    await expect(edit).toHaveAttribute('aria-pressed', 'true');
    await page.evaluate(() => history.back());
    await expect(edit).toHaveAttribute('aria-pressed', 'false');
    await light.computed();
    await light.goTo(500);
    await light.press('e');
    await light.root
      .getByRole('combobox', { name: words.text('algorithm.label') })
      .selectOption('alternating');
    await expect(edit).toHaveAttribute('aria-pressed', 'false');
    await light.press('Escape');
    await light.expectStep(0);
    for (const call of ['seek', 'stepForward', 'play']) {
      await light.press('e');
      await expect(edit).toHaveAttribute('aria-pressed', 'true');
      await light.root.evaluate((el, name) => /** @type {any} */ (el)[name](), call);
      await expect(edit).toHaveAttribute('aria-pressed', 'false');
    }
  },
);
