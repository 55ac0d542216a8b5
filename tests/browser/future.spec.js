/** "Hide what is to come": a switch in the drawer. */
import { addressOf } from './games.js';
import { expect, test, words } from './light.js';

/** @import { Light } from './light.js' */

/** Waits until the run is computed. @param {Light} light @returns its steps */
async function settled(light) {
  let known = -1;
  const isSame = async () => {
    const before = known;
    known = Number(await light.scrub.getAttribute('max'));
    return known > 5 && known === before;
  };
  await expect.poll(isSame, { intervals: [400] }).toBe(true);
  return known;
}

for (const [puzzle, preset, family] of /** @type {const} */ ([
  ['flip', 'sample', 'state-space'],
  ['mines', 'several', 'backtracking'],
  ['tab', 'sample', 'games'],
])) {
  test(
    `with ${puzzle} timeline and counts tell only what has come, also after a reload`,
    { tag: puzzle === 'flip' ? [] : '@long' },
    async ({ open, page }) => {
      const light = await open(await addressOf(puzzle, preset));
      const known = await settled(light);
      await light.goTo(5);
      const bar = light.root.locator('.scrub canvas');
      const picture = () => bar.evaluate((el) => /** @type {HTMLCanvasElement} */ (el).toDataURL());
      const whole = await picture();
      const length = light.root
        .locator('.caption')
        .getByText(words.text(`${family}.of`, { known }));
      await expect(length).toBeVisible();
      await light.openMore();
      const hide = light.button('more.hideFuture');
      await hide.click();
      await expect(hide).toHaveAttribute('aria-pressed', 'true');
      await expect(length).toHaveCount(0);
      await expect.poll(picture).not.toBe(whole);
      // A count that is still to come says so: no word stands alone.
      const counts = await light.root.locator('.legend dd').allTextContents();
      expect(counts).not.toContain('');
      await page.reload();
      await settled(light);
      await light.goTo(5);
      await expect(length).toHaveCount(0);
      await light.openMore();
      await hide.click();
      await expect(length).toBeVisible();
      await expect.poll(picture).toBe(whole);
    },
  );
}
