/** Races: runs side by side, in lockstep, with one player for all. */
import { createHash } from 'node:crypto';
import { addressOf } from './games.js';
import { STILL, expect, sideways, test, words } from './light.js';
import { ONE_SIDED, TWO_SIDED, algorithmOf, laneOf, lanesOf, raceBegun, raced } from './racing.js';

/** @import { Light } from './light.js' */

raced(
  'the published sample ends with the published numbers, plays, and counts in levels, too',
  async ({ race }) => {
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
    const amount = (/** @type {number} */ count) =>
      words.text('state-space.amount.step', { count });
    const won = { lane: 2, amount: amount(15_842), most: amount(455_412), ratio: 28.7 };
    await expect(race.says('race.won', won)).toBeVisible();

    await test.step('one lane stops at its end, the other goes on', async () => {
      await race.scrub.fill('20000');
      await expect(laneOf(race, 1).getByText('20,000', { exact: true })).toBeVisible();
      await expect(laneOf(race, 1).getByText(words.text('answer.none'))).toBeVisible();
      await expect(laneOf(race, 2).getByText('15,842', { exact: true })).toBeVisible();
      const done = { lane: 2, amount: amount(15_842), count: 1 };
      await expect(race.says('race.first', done)).toBeVisible();
      await expect(laneOf(race, 2).getByText(words.text('race.done', done))).toBeVisible();
    });

    await test.step('it plays on, and a person may stop it', async () => {
      await race.press('Home');
      await race.button('transport.play').click();
      await expect.poll(() => race.step()).toBeGreaterThan(2);
      await race.press('Space');
      const step = await race.step();
      await race.press('ArrowRight');
      await race.expectStep(step + 1);
      await race.press('Home');
      await race.expectStep(0);
    });

    await test.step('it counts in levels', async () => {
      await race.press('End');
      await race.radio('state-space.size.stage').check({ force: true });
      await race.expectStep(7);
      await race.press('Home');
      await race.press('ArrowRight');
      await expect(laneOf(race, 1).getByText('17', { exact: true })).toBeVisible();
      const says = words.text('state-space.at.stage', { unit: 1, known: 7 });
      await expect(race.scrub).toHaveAttribute('aria-valuetext', says);
      await expect(race.root.getByTitle(words.text('state-space.goTo.stage'))).toBeVisible();
    });
  },
);

raced('a race goes on to the end of the whole space', { tag: '@long' }, async ({ race }) => {
  await race.radio('race.until.whole').check({ force: true });
  await expect(race.scrub).toHaveAttribute('max', '8823040');
});

raced(
  'lanes are added, changed and removed, and fit a phone with controls of 24 px',
  async ({ race, page }) => {
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

    await test.step('a race fits a phone, and what there is to press is 24 px large', async () => {
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
  },
);

raced(
  'an answer that is too long is called so and does not win',
  { tag: '@long' },
  async ({ race }) => {
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
  },
);

test('another board is raced by the same algorithms', { tag: '@long' }, async ({ light }) => {
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
    { tag: ['@long', '@firefox-long'] },
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

raced(
  'turning a race on and off leaves nothing of it behind',
  { tag: '@long' },
  async ({ race, devtools }) => {
    const cdp = await devtools();
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
  },
);
