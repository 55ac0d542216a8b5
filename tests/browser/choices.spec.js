/** Searches that turn back: what a person does with a knight's tour and with a minefield. */
import AxeBuilder from '@axe-core/playwright';
import enApp from '../../www/i18n/en-app.js';
import enChoicesMap from '../../www/i18n/en-choices-map.js';
import enChoices from '../../www/i18n/en-choices.js';
import enExtras from '../../www/i18n/en-extras.js';
import { wordsFor } from '../../www/i18n/index.js';
import { expect, test } from './light.js';

/** @import { Light } from './light.js' */

const words = wordsFor('en', { ...enApp, ...enExtras, ...enChoices, ...enChoicesMap });

/** Published: placements to the first closed tour of 6 x 6 in the lesson's order of moves. */
const PLACEMENTS = 1_134_221;
const CELLS = 36;

/** How many mines the first example has. */
const MINES = 26;

/** @param {Light} light @param {string} key */
const button = ({ root }, key) => root.getByRole('button', { name: words.text(key), exact: true });

/** The counters by their words. @param {Light} light @returns {Promise<Record<string, number>>} */
const countersOf = ({ root }) =>
  root.evaluate((el) =>
    Object.fromEntries(
      [...(el.shadowRoot?.querySelectorAll('dt') ?? [])].map((term) => [
        (term.textContent ?? '').trim(),
        Number(term.nextElementSibling?.textContent?.replace(/\D/g, '')),
      ]),
    ),
  );

/** Waits until the run is computed to its end; the last known step. @param {Light} light */
async function finished({ root, scrub }) {
  await expect(root.getByText(words.text('choices.runOn'))).toHaveCount(0);
  let known = -1;
  await expect
    .poll(async () => {
      const before = known;
      known = Number(await scrub.getAttribute('max'));
      return known > 0 && known === before;
    })
    .toBe(true);
  return known;
}

test('runs the naive search of 6 x 6 to its tour, scrubs and steps back', async ({ open }) => {
  const light = await open('?puzzle=knight');
  const known = await finished(light);
  await light.press('End');
  await light.expectStep(known);
  const last = await countersOf(light);
  expect(last[words.text('counter.placements')]).toBe(PLACEMENTS);
  expect(last[words.text('counter.retreats')]).toBe(PLACEMENTS - (CELLS - 1));
  await expect(
    light.root.getByText(words.text('knight.answer.found', { cells: CELLS })).first(),
  ).toBeVisible();

  const middle = Math.floor(known / 2);
  await light.scrub.fill(String(middle));
  await light.expectStep(middle);
  const there = await countersOf(light);
  await light.press('ArrowLeft');
  await light.press('ArrowLeft');
  await light.expectStep(middle - 2);
  const before = await countersOf(light);
  const deeds = [before, there].map(
    (counters) => counters[words.text('counter.tries')] + counters[words.text('counter.retreats')],
  );
  expect(deeds).toEqual([middle - 2, middle]);
  for (const counters of [before, there]) {
    const [placed, back, depth] = ['placements', 'retreats', 'depth'].map(
      (name) => counters[words.text(`counter.${name}`)],
    );
    expect(placed - back).toBe(depth);
  }
  await light.press('ArrowRight');
  await light.press('ArrowRight');
  await light.expectStep(middle);
  expect(await countersOf(light)).toEqual(there);
});

test('goes from turn to turn, to records and to cuts, and back', async ({ open }) => {
  const light = await open('?puzzle=knight');
  await finished(light);
  await light.goTo(1000);
  for (const name of ['turn', 'cut']) {
    await light.goTo(1000);
    await button(light, `choices.${name}.next`).click();
    const first = await light.step();
    expect(first).toBeGreaterThan(1000);
    await button(light, `choices.${name}.next`).click();
    expect(await light.step()).toBeGreaterThan(first);
    await button(light, `choices.${name}.before`).click();
    await light.expectStep(first);
  }
  await light.goTo(0);
  await button(light, 'choices.record.next').click();
  expect((await countersOf(light))[words.text('counter.deepest')]).toBe(1);
});

test('races naive search against Warnsdorff on 6 x 6', async ({ open }) => {
  const light = await open('?puzzle=knight');
  await finished(light);
  await light.button('race.label').click();
  const lanes = light.root.getByRole('combobox', { name: /lane \d/ });
  await expect(lanes).toHaveCount(2);
  await expect(light.root.getByText(/^Computing/)).toHaveCount(0);
  await expect(lanes.nth(0)).toHaveValue('naive');
  await expect(lanes.nth(1)).toHaveValue('warnsdorff');
  await light.press('End');
  for (const [lane, placements] of [PLACEMENTS, 37].entries()) {
    const region = light.root.getByRole('region', {
      name: words.text('race.lane', { lane: lane + 1 }),
    });
    await expect(region.getByText(words.number(placements), { exact: true })).toBeVisible();
  }
});

test('goes on beyond the hundred millionth step, and comes back', async ({ open }) => {
  const light = await open('#AQQICAAAAAAAAA');
  await light.type('100500000');
  await expect.poll(() => light.step(), { timeout: 20_000 }).toBe(100_500_000);
  const there = await countersOf(light);
  await light.press('Home');
  await light.goTo(100_500_000);
  expect(await countersOf(light)).toEqual(there);
});

test('says at once that an odd board has no closed tour', async ({ open }) => {
  const light = await open('#AQQFBQAAAAAAAA');
  await expect(
    light.root.getByText(words.text('answer.colours', { less: 12, more: 13 })).first(),
  ).toBeVisible();
});

test('keeps what was typed, and the answers before a wrong line', async ({ open }) => {
  const light = await open('?puzzle=knight');
  const text = '6 0 0\n0 0 0\n';
  await light.read(text);
  await expect(light.answers).toHaveCount(1);
  await expect(
    light.dialog.getByText(
      words.text('input.error.number', { line: 2, least: 1, most: 200, found: '0' }),
    ),
  ).toBeVisible();
  await expect(light.text).toHaveValue(text);
});

test('solves a minefield', async ({ open }) => {
  const light = await open('?puzzle=mines');
  await finished(light);
  await light.press('End');
  await expect(
    light.root.getByText(words.text('mines.answer.found', { count: MINES })).first(),
  ).toBeVisible();
});

for (const path of ['?puzzle=knight', '?puzzle=mines']) {
  for (const theme of ['light', 'dark']) {
    test(`axe finds nothing in ${path}, ${theme}`, async ({ open, page }) => {
      await page.emulateMedia({ colorScheme: /** @type {'light' | 'dark'} */ (theme) });
      const light = await open(path);
      await finished(light);
      await light.goTo(40);
      await light.more.click();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations).toEqual([]);
    });
  }
}
