/** Constraint puzzles on the page: what is crossed out, which variable is next and why, and the cut. */
import { expect, test } from './light.js';

/** Eight queens by forward checking, at the step of the cut. */
const CUT = './#ARUACAEBQA';
/** The same search after its third queen, where row 6 has one cell left. */
const FORCED = './#ARUACAEBAw';

test('the screen says which row has no cell left, and that the queen is taken back', async ({
  open,
}) => {
  const light = await open(CUT);
  await expect(light.scrub).toHaveAttribute('max', '142');
  const rows = light.page.locator('.values-left li');
  await expect(rows).toHaveCount(8);
  await expect(rows.nth(3)).toHaveText('queen 4');
  await expect(rows.nth(4)).toHaveClass('none');
  await expect(rows.nth(4)).toHaveText('0 left: taken back');
  for (const row of [5, 6, 7]) await expect(rows.nth(row)).toHaveText('2 cells left');
  await expect(light.page.locator('.title').first()).toHaveText('row 5 has no cell left');
  await expect(
    light.page.getByText('Queen 4 crosses out the last 2 free cells of row 5').first(),
  ).toBeVisible();
  const crossed = light.page.locator('[role="gridcell"][data-cell="34"]');
  await expect(crossed).toHaveAttribute('aria-label', /crossed out by queen 4/);
});

test('the screen says why a row is next', async ({ open }) => {
  const light = await open(FORCED);
  const rows = light.page.locator('.values-left li');
  await expect(rows.nth(5)).toHaveClass('next');
  await expect(rows.nth(5)).toHaveText('1 cell left');
  await expect(
    light.page.getByText('Row 6 is next: it has only one cell left', { exact: false }).first(),
  ).toBeVisible();
});

test('the next row and the values can be ordered in other ways', async ({ open }) => {
  const light = await open(CUT);
  await light.page.locator('select[name="variables"]').selectOption('given');
  await expect(light.scrub).toHaveAttribute('max', '168');
  await light.page.locator('select[name="values"]').selectOption('least-constraining');
  await expect(light.page.locator('select[name="values"]')).toHaveValue('least-constraining');
});

test(
  'the header cuts no name, however long the names of the orders are',
  { tag: '@long' },
  async ({ open }) => {
    const light = await open('./?lang=vi#ARUACAEBQA');
    await light.page.setViewportSize({ width: 1280, height: 800 });
    for (const [name, value] of [
      ['variables', 'most-constraining'],
      ['values', 'least-constraining'],
    ]) {
      await light.page.locator(`select[name="${name}"]`).selectOption(value);
      await expect(light.page.locator(`select[name="${name}"]`)).toHaveValue(value);
    }
    const fields = light.root.locator('.top .what select.field');
    await fields.first().selectOption('arcs');
    await expect(fields.first()).toHaveValue('arcs');
    await expect
      .poll(() =>
        fields.evaluateAll((all) =>
          all.map((field) => {
            const select = /** @type {HTMLSelectElement} */ (field);
            const shown = select.offsetWidth;
            select.style.flex = 'none';
            const whole = select.offsetWidth;
            select.style.flex = '';
            return whole - shown;
          }),
        ),
      )
      .toEqual([0, 0, 0]);
  },
);
