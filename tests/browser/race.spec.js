/** Races: runs side by side, in lockstep, with one player for all. */
import { createHash } from 'node:crypto';
import { addressOf } from './games.js';
import { entriesOf } from './history.js';
import { holdBack } from './hosts.js';
import { Light, STILL, expect, sideways, test, words } from './light.js';

/** @import { Page } from '@playwright/test' */

/** The published numbers: states discovered and moves generated when each lane is done. */
const ONE_SIDED = { discovered: 66_104, generated: 455_412 };
const TWO_SIDED = { discovered: 4427, generated: 15_842 };

/** @param {Light} light @param {number} lane */
const laneOf = ({ root }, lane) =>
  root.getByRole('group', { name: words.text('race.lane', { lane }) });

/** @param {Light} light */
const lanesOf = ({ root }) => root.getByRole('combobox', { name: /lane \d/ });

/** @param {Light} light @param {number} lane */
const algorithmOf = ({ root }, lane) =>
  root.getByRole('combobox', { name: words.text('race.algorithm', { lane }) });

/** Waits until all lanes are computed. @param {Light} light @param {number} [lanes] */
async function raceBegun(light, lanes = 2) {
  await expect(lanesOf(light)).toHaveCount(lanes);
  await expect(light.root.getByText(/^Computing/)).toHaveCount(0);
}

/** A race on the sample of the puzzle whose numbers are published. */
const raced = test.extend(
  /** @type {import('@playwright/test').Fixtures<{ race: Light }, {}, { open: (path?: string) => Promise<Light> }>} */ ({
    race: async ({ open }, use) => {
      const light = await open('?puzzle=solitaire');
      await light.choose('race');
      await raceBegun(light);
      await use(light);
    },
  }),
);

/** @param {Page} page */
const fragment = (page) => new URL(page.url()).hash.slice(1);

raced('the published sample ends with the published numbers', async ({ race }) => {
  await expect(race.says('state-space.race.start', { lanes: 2 })).toBeVisible();
  // Where a lane has counted nothing there is nothing to compare.
  await expect(laneOf(race, 1).getByText('×')).toHaveCount(1);
  await race.press('ArrowRight');
  await expect(laneOf(race, 1).getByText('×')).toHaveCount(2);
  await race.press('End');
  await race.expectStep(ONE_SIDED.generated);
  for (const [lane, counts] of [ONE_SIDED, TWO_SIDED].entries()) {
    for (const count of Object.values(counts)) {
      await expect(
        laneOf(race, lane + 1).getByText(words.number(count), { exact: true }),
      ).toBeVisible();
    }
    await expect(
      laneOf(race, lane + 1).getByText(words.text('answer.found', { count: 7 })),
    ).toBeVisible();
  }
  for (const ratio of [14.9, 28.7]) {
    await expect(
      laneOf(race, 1).getByText(words.text('race.ratio', { ratio }), { exact: true }),
    ).toBeVisible();
  }
  await expect(
    laneOf(race, 2).getByText(words.text('race.ratio', { ratio: 1 }), { exact: true }),
  ).toHaveCount(2);
  const amount = (/** @type {number} */ count) => words.text('state-space.amount.step', { count });
  const won = { lane: 2, amount: amount(15_842), most: amount(455_412), ratio: 28.7 };
  await expect(race.says('race.won', won)).toBeVisible();
});

raced('one lane stops at its end, the other goes on', async ({ race }) => {
  await race.scrub.fill('20000');
  await expect(laneOf(race, 1).getByText('20,000', { exact: true })).toBeVisible();
  await expect(laneOf(race, 1).getByText(words.text('answer.none'))).toBeVisible();
  await expect(laneOf(race, 2).getByText('15,842', { exact: true })).toBeVisible();
  const amount = words.text('state-space.amount.step', { count: 15_842 });
  await expect(race.says('race.first', { lane: 2, amount, count: 1 })).toBeVisible();
  await expect(laneOf(race, 2).getByText(words.text('race.done', { amount }))).toBeVisible();
});

raced('it plays to its end, and a person may stop it', async ({ race }) => {
  await race.button('transport.play').click();
  await expect.poll(() => race.step()).toBeGreaterThan(2);
  await race.press('Space');
  const step = await race.step();
  await race.press('ArrowRight');
  await race.expectStep(step + 1);
  await race.press('Home');
  await race.expectStep(0);
});

raced('counts in levels, and to the end of the whole space', async ({ race }) => {
  await race.press('End');
  await race.radio('state-space.size.stage').check({ force: true });
  await race.expectStep(7);
  await race.press('Home');
  await race.press('ArrowRight');
  await expect(laneOf(race, 1).getByText('17', { exact: true })).toBeVisible();
  const says = words.text('state-space.at.stage', { unit: 1, known: 7 });
  await expect(race.scrub).toHaveAttribute('aria-valuetext', says);
  await expect(race.root.getByTitle(words.text('state-space.goTo.stage'))).toBeVisible();
  await race.radio('state-space.size.step').check({ force: true });
  await race.radio('race.until.whole').check({ force: true });
  await expect(race.scrub).toHaveAttribute('max', '8823040');
});

raced('lanes are added, changed and removed', async ({ race }) => {
  const add = race.button('race.add');
  await expect(race.button('race.remove', { lane: 1 })).toHaveCount(0);
  await add.click();
  await expect(algorithmOf(race, 3)).toHaveValue('alternating');
  await add.click();
  await raceBegun(race, 4);
  await expect(add).toBeDisabled();
  await algorithmOf(race, 4).selectOption('bidirectional');
  await race.button('race.remove', { lane: 1 }).click();
  await race.button('race.remove', { lane: 2 }).click();
  await raceBegun(race);
  await expect(algorithmOf(race, 1)).toHaveValue('bidirectional');
  await expect(algorithmOf(race, 2)).toHaveValue('bidirectional');
  await race.press('End');
  const amount = words.text('state-space.amount.step', { count: 15_842 });
  await expect(race.says('race.even', { lanes: 2, amount })).toBeVisible();
});

raced('an answer that is too long is called so and does not win', async ({ race }) => {
  await race.button('race.add').click();
  await raceBegun(race, 3);
  await race.press('End');
  const lesson = laneOf(race, 3);
  await expect(lesson).toContainText(words.text('state-space.race.tooLong', { count: 8 }));
  await expect(race.root.getByText(/^Lane 2 wins/).first()).toBeVisible();
  // Without the plain lane no other takes longer than the winner.
  await race.button('race.remove', { lane: 1 }).click();
  await raceBegun(race);
  await race.press('End');
  const amount = words.text('state-space.amount.step', { count: TWO_SIDED.generated });
  await expect(race.says('race.shortest', { lane: 1, amount })).toBeVisible();
});

raced('the address is the race', async ({ race, page, context }) => {
  await race.radio('state-space.size.item').check({ force: true });
  await race.press('ArrowRight');
  await race.press('ArrowRight');
  await race.written();
  const state = fragment(page);
  expect(state).toMatch(/^[\w-]+\.item\.answer\.bidirectional$/);
  await page.reload();
  await raceBegun(race);
  await race.expectStep(2);
  expect(await race.state()).toBe(state);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('slider', { name: words.text('transport.scrub') })).toHaveValue('2');
  await raceBegun(new Light(other));
  // The place was one of the race; the run behind it begins at its start.
  await race.press('Escape');
  await race.expectStep(0);
});

raced(
  'back leaves the race, forward returns to it, Escape leaves it too',
  { tag: '@firefox-long' },
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

test('another board is raced by the same algorithms', async ({ light }) => {
  await light.choose('race');
  await light.button('race.add').click();
  await raceBegun(light, 3);
  await algorithmOf(light, 1).selectOption('bidirectional');
  const before = await light.state();
  await light.openInput();
  const hardest = words.text('flip.preset.hardest');
  await light.dialog.getByRole('button', { name: hardest }).click();
  await expect(light.dialog).toHaveCount(0);
  await raceBegun(light, 3);
  await light.expectStep(0);
  await expect(algorithmOf(light, 1)).toHaveValue('bidirectional');
  await expect(algorithmOf(light, 3)).toHaveValue('alternating');
  const state = await light.state();
  expect(state).toMatch(/\.step\.answer\.bidirectional\.alternating$/);
  expect(state).not.toBe(before);
});

test('what a link says of a race that there is not is told, and nothing is shown of it', async ({
  open,
  page,
}) => {
  const light = await open();
  await light.computed();
  const state = await light.state();
  await light.goTo(100);
  for (const [suffix, said] of [
    ['.step.answer', words.text('error.raceLink')],
    ['.step.answer.fastest', words.text('error.unknownAlgorithm', { id: 'fastest' })],
  ]) {
    const hash = `${state}${suffix}`;
    const isShown = await light.root.evaluate((el, wrong) => {
      const race = /** @type {import('../../www/element.js').SearchLight} */ (el);
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
});

test('a link that counts computing time opens in steps, and one notice says so', async ({
  open,
  page,
}) => {
  const light = await open();
  await light.computed();
  const state = `${await light.state()}.time.answer.bidirectional`;
  const errors = await light.root.evaluate((el, timed) => {
    const heard = /** @type {Event[]} */ ([]);
    Object.assign(globalThis, { heard });
    el.addEventListener('error', (event) => heard.push(event));
    /** @type {import('../../www/element.js').SearchLight} */ (el).setState(timed);
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
});

raced('a host hears the race’s steps, and how many it has', async ({ race, page }) => {
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
  await expect.poll(heard).toEqual({ step: 1, known: ONE_SIDED.generated });
  await race.press('Home');
  await expect.poll(async () => (await heard()).step).toBe(0);
  await race.press('Escape');
  await expect.poll(heard).toEqual({ step: 0, known: TWO_SIDED.generated });
});

raced('a race fits a phone, and what there is to press is 24 px large', async ({ race, page }) => {
  await race.button('race.add').click();
  await raceBegun(race, 3);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => sideways(race)).toEqual(STILL);
  const controls = await race.root.locator('.stage :is(select, button)').all();
  expect(controls.length).toBeGreaterThan(4);
  for (const control of controls) {
    const box = await control.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  }
});

/**
 * The lane's picture is another one at another step, and the same again at the same.
 * @param {Light} light
 * @param {number} lane
 */
async function isFollowed(light, lane) {
  const canvas = laneOf(light, lane).locator('canvas');
  const picture = async () => {
    const url = await canvas.evaluate((el) => /** @type {HTMLCanvasElement} */ (el).toDataURL());
    return createHash('sha1').update(url).digest('hex');
  };
  await light.scrub.fill('5');
  await light.frames();
  const fifth = await picture();
  await light.press('Home');
  await expect.poll(picture, `lane ${lane} at another step`).not.toBe(fifth);
  await light.scrub.fill('5');
  await expect.poll(picture, `lane ${lane} at the same step`).toBe(fifth);
}

for (const [puzzle, preset, other, lanes] of /** @type {const} */ ([
  ['flip', 'sample', 'flip.preset.hardest', 2],
  ['mines', 'several', 'mines.preset.impossible', 3],
  ['tab', 'sample', 'tab.preset.lesson', 2],
])) {
  test(
    `each lane of ${puzzle} is drawn on after its algorithm, the lanes before it or the board change`,
    { tag: puzzle === 'mines' ? '@firefox' : '@long' },
    async ({ open }) => {
      const light = await open(await addressOf(puzzle, preset));
      await light.choose('race');
      await raceBegun(light, lanes);
      const second = await algorithmOf(light, 2).inputValue();
      await algorithmOf(light, 1).selectOption(second);
      await isFollowed(light, 1);
      await light.button('race.add').click();
      await light.button('race.remove', { lane: 1 }).click();
      await raceBegun(light, lanes);
      for (let lane = 1; lane <= lanes; lane++) await isFollowed(light, lane);
      await light.openInput();
      const board = words.text([other, `preset.${other.split('.')[2]}`]);
      await light.dialog.getByRole('button', { name: board, exact: true }).click();
      await expect(light.dialog).toHaveCount(0);
      await raceBegun(light, lanes);
      for (let lane = 1; lane <= lanes; lane++) await isFollowed(light, lane);
    },
  );
}

/** What is fetched after the first board. */
const EXTRAS = /extras/;

for (const start of ['', '#AQMICAAAABgIEAAAAAgkIAAAAAABAAA']) {
  test(
    `a race begun before its code is there can be left and returned to, from an address ${start ? 'with' : 'without'} a state`,
    { tag: start ? '@firefox-long' : '@long' },
    async ({ open, page }) => {
      const arrive = await holdBack(page, EXTRAS);
      const light = await open(`?puzzle=solitaire${start}`);
      await light.choose('race');
      const entries = await entriesOf(page);
      arrive();
      await raceBegun(light);
      expect(fragment(page)).toMatch(/\.step\.answer\.bidirectional$/);
      expect(await entries()).toBe(1);
      await page.evaluate(() => history.back());
      await expect(lanesOf(light)).toHaveCount(0);
      await expect(light.grid).toBeVisible();
      await page.evaluate(() => history.forward());
      await raceBegun(light);
    },
  );
}

raced('turning a race on and off leaves nothing of it behind', async ({ race, page }) => {
  const cdp = await page.context().newCDPSession(page);
  const nodes = async () => {
    await race.frames(2);
    await cdp.send('HeapProfiler.collectGarbage');
    return (await cdp.send('Memory.getDOMCounters')).nodes;
  };
  const offAndOn = async (/** @type {number} */ times) => {
    for (let time = 0; time < times; time++) {
      await race.choose('explore');
      await expect(lanesOf(race)).toHaveCount(0);
      await race.choose('race');
      await expect(lanesOf(race)).toHaveCount(2);
    }
    return nodes();
  };
  const before = await offAndOn(2);
  // A race has hundreds of nodes; a few that wait for the next collection are none of it.
  expect((await offAndOn(6)) - before).toBeLessThan(300);
});
