/** Races and the page around them: the address, the history, links, and what a host hears. */
import { IS_LONG } from '../long.js';
import { entriesOf } from './history.js';
import { holdBack } from './hosts.js';
import { Light, expect, test, words } from './light.js';
import { ONE_SIDED, TWO_SIDED, fragment, lanesOf, raceBegun, raced } from './racing.js';

/** What is fetched after the first board. */
const EXTRAS = /extras/;

raced('the address is the race', async ({ race, page, context }) => {
  await race.press('ArrowRight');
  await race.press('ArrowRight');
  await race.written();
  const state = fragment(page);
  expect(state).toMatch(/^[\w-]+\.item\.answer\.bidirectional$/);
  await page.reload();
  await raceBegun(race);
  await race.expectStep(2);
  expect(await race.state()).toBe(state);
  // Somebody else's page.
  if (IS_LONG) {
    const other = await context.newPage();
    await other.goto(page.url());
    const scrub = other.getByRole('slider', { name: words.text('transport.scrub') });
    await expect(scrub).toHaveValue('2');
    await raceBegun(new Light(other));
  }
  // The place was one of the race; the run behind it begins at its start.
  await race.press('Escape');
  await race.expectStep(0);
});

raced(
  'back leaves the race, forward returns to it, Escape leaves it too',
  { tag: ['@long', '@firefox-long'] },
  async ({ race, page }) => {
    await page.evaluate(() => history.back());
    await expect(lanesOf(race)).toHaveCount(0);
    await expect(race.grid).toBeVisible();
    await page.evaluate(() => history.forward());
    await raceBegun(race);
    await race.press('Escape');
    await expect(lanesOf(race)).toHaveCount(0);
    expect(fragment(page)).not.toContain('.');
  },
);

test(
  'what a link says of a race that there is not is told, and nothing is shown of it',
  { tag: '@long' },
  async ({ open, page }) => {
    const light = await open();
    await light.computed();
    const state = await light.state();
    await light.goTo(100);
    for (const [suffix, said] of [
      ['.step.never', words.text('error.raceLink')],
      ['.step.answer.fastest', words.text('error.unknownAlgorithm', { id: 'fastest' })],
    ]) {
      const hash = `${state}${suffix}`;
      const isShown = await light.root.evaluate((el, wrong) => {
        const race = /** @type {import('../../www/element/search-light.js').SearchLight} */ (el);
        return race.setState(wrong).then(
          () => true,
          () => false,
        );
      }, hash);
      expect(isShown).toBe(false);
      await expect(light.alert).toContainText(said);
      await light.expectStep(100);
      await light.button('element.dismiss').click();
      await page.evaluate((wrong) => (location.hash = wrong), hash);
      await expect(light.alert).toContainText(said);
      await expect(light.grid).toBeVisible();
      await light.expectStep(100);
      await light.button('element.dismiss').click();
    }
  },
);

test(
  'a link that counts computing time opens in steps, and one notice says so',
  { tag: '@long' },
  async ({ open, page }) => {
    const light = await open();
    await light.computed();
    const state = `${await light.state()}.time.answer.bidirectional`;
    const errors = await light.root.evaluate((el, timed) => {
      const heard = /** @type {Event[]} */ ([]);
      Object.assign(globalThis, { heard });
      el.addEventListener('error', (event) => heard.push(event));
      /** @type {import('../../www/element/search-light.js').SearchLight} */ (el).setState(timed);
      return heard.length;
    }, state);
    expect(errors).toBe(0);
    await raceBegun(light);
    const said = light.root.getByText(words.text('race.untimed'));
    await expect(said).toBeVisible();
    await expect(light.radio('state-space.size.step')).toBeChecked();
    await light.expectStep(0);
    await light.button('element.dismiss').click();
    await expect(said).toHaveCount(0);
    await light.press('ArrowRight');
    expect(await light.state()).toMatch(/\.step\.answer\.bidirectional$/);
    expect(await page.evaluate(() => /** @type {any} */ (globalThis).heard.length)).toBe(0);
  },
);

raced(
  'a host hears the race’s steps, and how many it has',
  { tag: '@long' },
  async ({ race, page }) => {
    await race.press('Escape');
    await page.evaluate(() => {
      const heard = /** @type {{ step: number, known: number }[]} */ ([]);
      Object.assign(globalThis, { heard });
      document.querySelector('search-light')?.addEventListener('stepchange', (event) => {
        heard.push(/** @type {CustomEvent} */ (event).detail);
      });
    });
    const heard = () => page.evaluate(() => /** @type {any} */ (globalThis).heard.at(-1));
    await race.choose('race');
    await raceBegun(race);
    await expect.poll(async () => (await heard())?.step).toBe(0);
    await race.press('ArrowRight');
    await expect.poll(heard).toEqual({ step: 1, known: ONE_SIDED.boards });
    await race.press('Home');
    await expect.poll(async () => (await heard()).step).toBe(0);
    await race.press('Escape');
    await expect.poll(heard).toEqual({ step: 0, known: TWO_SIDED.generated });
  },
);

for (const start of ['', '#AQMICAAAABgIEAAAAAgkIAAAAAABAAA']) {
  test(
    `a race begun before its code is there can be left and returned to, from an address ${start ? 'with' : 'without'} a state`,
    { tag: ['@long', '@firefox-long'] },
    async ({ open, page }) => {
      const arrive = await holdBack(page, EXTRAS);
      const light = await open(`?puzzle=solitaire${start}`);
      await light.choose('race');
      const entries = await entriesOf(page);
      arrive();
      await raceBegun(light);
      expect(fragment(page)).toMatch(/\.item\.answer\.bidirectional$/);
      expect(await entries()).toBe(1);
      await page.evaluate(() => history.back());
      await expect(lanesOf(light)).toHaveCount(0);
      await expect(light.grid).toBeVisible();
      await page.evaluate(() => history.forward());
      await raceBegun(light);
    },
  );
}
