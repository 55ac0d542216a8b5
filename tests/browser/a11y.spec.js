/** What people get who do not point or do not see; what axe finds is in axe.spec.js. */
import { expect, test, words } from './light.js';
import { IS_LONG } from '../long.js';

test(
  'what there is to press, also in the drawer and in a dialog, is 24 px large at least',
  { tag: '@firefox-long' },
  async ({ light, page }) => {
    for (const width of IS_LONG ? [1280, 390, 320] : [390]) {
      await page.setViewportSize({ width, height: 800 });
      const openings = {
        page: async () => {},
        drawer: () => light.openMore(),
        dialog: () => light.openInput(),
      };
      for (const [where, open] of Object.entries(openings)) {
        await open();
        const small = await light.root.evaluate((el) => {
          const controls = el.shadowRoot?.querySelectorAll(
            'button, select, input, textarea, summary, [role=gridcell]',
          );
          return [...(controls ?? [])].flatMap((control) => {
            // A radio button is as large as the label around it.
            const area = control.closest('label')?.querySelector('input[type=radio]')
              ? control.closest('label')
              : control;
            const { width: w, height: h } = /** @type {Element} */ (area).getBoundingClientRect();
            if (w === 0 || (w >= 24 && h >= 24)) return [];
            return [
              `${control.localName} ${control.getAttribute('aria-label') ?? control.textContent?.trim()} ${w} x ${h}`,
            ];
          });
        });
        expect(small, `${where}, ${width} px wide`).toEqual([]);
      }
      await light.closeDialog();
      await light.closeMore();
    }
  },
);

test('row 26: at a high speed the status line speaks, and ends with the last word; the board is a grid of named cells', async ({
  light,
}) => {
  const status = light.root.getByRole('status').last();
  await status.evaluate((line) => {
    const heard = /** @type {string[]} */ ([]);
    Object.assign(globalThis, { heard });
    new MutationObserver(() => heard.push(line.textContent ?? '')).observe(line, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  await light.openTempo();
  // A thousand moves a second: a sentence a level, and five levels within twenty seconds.
  await light.speed.fill('60');
  await light.press('Space');
  const times = () => light.page.evaluate(() => /** @type {any} */ (globalThis).heard.length);
  await expect.poll(times, { timeout: 20_000 }).toBeGreaterThan(2);
  await light.press('Space');
  // The sentence and the status line say the same.
  await expect
    .poll(async () => {
      const said = /** @type {string} */ (await status.textContent()).trim();
      return light.root.getByText(said, { exact: true }).count();
    })
    .toBeGreaterThanOrEqual(2);

  await test.step('the board is a grid of named cells', async () => {
    await light.press('Home');
    await expect(light.grid).toHaveAccessibleName(
      words.text('board.grid', { rows: 4, columns: 4 }),
    );
    await expect(light.cell(2, 3)).toHaveAccessibleName(
      words.text('board.cell', { row: 2, column: 3, content: words.text('flip.cell.0') }),
    );
    const tabStops = light.grid.locator('[tabindex="0"]');
    await expect(tabStops).toHaveCount(1);
  });
});
