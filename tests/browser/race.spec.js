/** Races: runs side by side, in lockstep, with one player for all. */
import { createHash } from 'node:crypto';
import { addressOf } from './games.js';
import { STILL, expect, sideways, test, words } from './light.js';
import { ONE_SIDED, TWO_SIDED, addLane, algorithmOf, laneOf, lanesOf, raceBegun, raced, removeLane } from './racing.js'; // prettier-ignore

/** @import { Light } from './light.js' */

raced(
  'the published sample ends with the published numbers, plays, and goes by rings, too',
  async ({ race }) => {
    await expect(race.says('state-space.race.start', { lanes: 2 })).toBeVisible();
    await race.press('End');
    await race.expectStep(ONE_SIDED.boards);
    for (const [lane, { expanded }] of [ONE_SIDED, TWO_SIDED].entries()) {
      const own = laneOf(race, lane + 1);
      await expect(own.getByText(words.number(expanded), { exact: true })).toBeVisible();
      await expect(own.getByText(words.text('state-space.race.moves', { count: 7 }))).toBeVisible();
      await expect(own.getByText(words.text('state-space.race.worth.always'))).toBeVisible();
    }
    await expect(laneOf(race, 1).getByText(words.text('race.measure'))).toBeVisible();
    await expect(laneOf(race, 2).getByText(words.text('race.fewer', { ratio: 29.1, counted: 'expanded' }))).toBeVisible(); // prettier-ignore
    await expect(race.root.locator('.sentence')).toContainText('29.1 times fewer boards');
    await test.step('“More” has the other counters of each lane', async () => {
      await race.openMore();
      for (const { discovered, generated } of [ONE_SIDED, TWO_SIDED]) {
        for (const count of [discovered, generated]) {
          await expect(race.drawer.getByRole('cell', { name: words.number(count), exact: true })).toBeVisible(); // prettier-ignore
        }
      }
      await race.more.click();
    });

    await test.step('one lane stops at its end, the other goes on', async () => {
      await race.scrub.fill('20000');
      const [one, two] = [laneOf(race, 1), laneOf(race, 2)];
      await expect(one.getByText('20,000', { exact: true })).toBeVisible();
      await expect(one.getByText(words.text('race.goes'))).toBeVisible();
      await expect(two.getByText('1,013', { exact: true })).toBeVisible();
      const amount = words.text('state-space.race.amount.item', { count: TWO_SIDED.boards });
      await expect(race.says('race.first', { lane: 2, amount, count: 1 })).toBeVisible();
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

    await test.step('its buttons go by rings, and it counts boards all the same', async () => {
      await race.radio('state-space.race.size.stage').check({ force: true });
      await race.button('transport.forward').click();
      await race.button('transport.forward').click();
      await expect.poll(() => race.step()).toBeGreaterThan(10);
      const [unit, known] = [await race.step(), ONE_SIDED.boards];
      const says = words.text('state-space.race.at.item', { unit, known });
      await expect(race.scrub).toHaveAttribute('aria-valuetext', says);
      await expect(race.root.getByTitle(words.text('state-space.race.goTo.item'))).toBeVisible();
    });
  },
);

raced('a race goes on to the end of the whole space', { tag: '@long' }, async ({ race }) => {
  await race.openMore();
  await race.radio('race.until.whole').check({ force: true });
  await expect.poll(async () => Number(await race.scrub.getAttribute('max'))).toBeGreaterThan(500_000); // prettier-ignore
});

test('lanes are added, changed, moved and removed by keyboard and pointer, up to six', async ({
  open,
  page,
}) => {
  const race = await open();
  await race.choose('race');
  await raceBegun(race);
  for (let lanes = 3; lanes <= 6; lanes++) {
    await addLane(race);
    await raceBegun(race, lanes);
  }
  const adding = race.root.locator('.race-tools .adding');
  // The button goes with the last free lane, and the focus is where it was opened.
  await expect(adding.locator('.popover')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(adding.getByText(words.text('race.full', { most: 6 }))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(adding.locator('.popover')).toBeHidden();
  await raceBegun(race, 6);
  await (await algorithmOf(race, 4)).selectOption('bidirectional');
  await expect(laneOf(race, 4)).toContainText(words.text('state-space.race.name.bidirectional'));
  while ((await lanesOf(race).count()) > 3) await removeLane(race, 4);
  await raceBegun(race, 3);

  await test.step('a lane moves by keyboard alone', async () => {
    const name = async () => (await laneOf(race, 1).locator('.name').textContent()) ?? '';
    const before = await laneOf(race, 2).locator('.name').textContent();
    await laneOf(race, 2).locator('summary').focus();
    await page.keyboard.press('Enter');
    const earlier = race.button('race.earlier.of', { lane: 2 });
    await earlier.focus();
    await page.keyboard.press('Enter');
    await expect.poll(name).toBe(before);
    await expect(laneOf(race, 1).locator('.popover')).toBeHidden();
  });

  await test.step('lanes are sorted', async () => {
    const sort = race.root.getByRole('combobox', { name: words.text('race.sort') });
    await sort.selectOption({ label: words.text('state-space.race.sort.count') });
    await race.press('End');
    const counts = race.root.locator('.lane .count');
    const numbers = (await counts.allTextContents()).map((text) =>
      Number(text.replaceAll(',', '')),
    );
    expect(numbers).toEqual([...numbers].sort((one, other) => other - one));
  });

  await test.step('a race fits a phone, and what there is to press is 24 px large', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => sideways(race)).toEqual(STILL);
    const controls = await race.root.locator('.stage :is(summary, button)').all();
    expect(controls.length).toBeGreaterThan(2);
    for (const control of controls) {
      if (!(await control.isVisible())) continue;
      const box = await control.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    }
  });
});

/** Six searches of the hardest board of the 8-puzzle, at their end. */
const SIX = 'AQgDA2gnRQMBIUNlhwAAAISJCw.item.answer.astar~misplaced.dfs.astar.weighted.greedy';

test(
  'a link names six searches with their heuristics, and each lane says what its answer is worth',
  { tag: '@long' },
  async ({ open, page }) => {
    const light = await open(`#${SIX}`);
    await raceBegun(light, 6);
    const told = [
      ['181,380', 'race.measure', 'always'],
      ['121,529', 'expanded: 1.5 × fewer', 'always'],
      ['78,325', 'expanded: 2.3 × fewer', 'dfs'],
      ['6,728', 'expanded: 27 × fewer', 'always'],
      ['392', 'expanded: 463 × fewer', 'luck'],
      ['66', 'expanded: 2,748 × fewer', 'none'],
    ];
    for (const [index, [count, ratio, worth]] of told.entries()) {
      const lane = laneOf(light, index + 1);
      await expect(lane.locator('.count')).toHaveText(count);
      await expect(lane.locator('.ratio')).toHaveText(index === 0 ? words.text(ratio) : ratio);
      await expect(lane).toContainText(words.text(`state-space.race.worth.${worth}`));
    }
    await expect(laneOf(light, 2)).toContainText(words.text('heuristic.misplaced'));
    await expect(light.root.locator('.sentence')).toContainText('27 times fewer boards');
    expect(await light.state()).toBe(SIX);

    await test.step('the keys and the timeline go along one axis', async () => {
      const box = await light.root.locator('.scrub').boundingBox();
      if (!box) throw new Error('no timeline');
      // The axis is logarithmic: at its middle are the boards whose number has half of the digits.
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await expect.poll(() => light.step()).toBeGreaterThan(380);
      expect(await light.step()).toBeLessThan(480);
      await expect(laneOf(light, 6)).toContainText('45 moves');
      await expect(laneOf(light, 1)).toContainText(words.text('race.goes'));
      const step = await light.step();
      await light.press('ArrowRight');
      await expect.poll(() => light.step()).toBeGreaterThan(step);
      await light.press('Home');
      await light.expectStep(0);
      await light.press('End');
      await light.expectStep(181_380);
    });

    await test.step('heuristic and weight of a lane are changed, and the address follows', async () => {
      await algorithmOf(light, 5);
      const fields = laneOf(light, 5).locator('.popover select');
      await fields.nth(1).selectOption('linear-conflict');
      await expect(laneOf(light, 5)).toContainText('Linear conflict × 2');
      await algorithmOf(light, 5);
      await fields.nth(2).selectOption('3');
      await expect(laneOf(light, 5)).toContainText('× 3');
      await expect
        .poll(() => light.state())
        .toContain('.astar~misplaced.dfs.astar.weighted~linear-conflict~3.greedy');
      await light.written();
      expect(new URL(page.url()).hash).toContain('~linear-conflict~3');
    });
  },
);

test(
  'the header shows the boards that a race begins and ends with, and a phone has large discs',
  { tag: '@long' },
  async ({ open, page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const light = await open(`#${SIX}`);
    const ends = light.root.getByRole('img', { name: words.text('race.ends') });
    await expect(ends.locator('canvas')).toHaveCount(2);
    const boxesOf = (/** @type {string} */ selector) =>
      light.root
        .locator(selector)
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()));
    await expect(async () => {
      const [[own], [rules], [modes]] = await Promise.all(
        ['.race-ends', '.top > .rules', '.modes.wide'].map(boxesOf),
      );
      expect(own.left).toBeGreaterThanOrEqual(rules.right);
      expect(own.right).toBeLessThanOrEqual(modes.left);
    }).toPass();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(ends).toBeHidden();
    await expect(async () => {
      const discs = await boxesOf('.lane .map');
      expect(discs).toHaveLength(6);
      for (const { width, height } of discs) expect(Math.min(width, height)).toBeGreaterThan(128);
      const [sentence] = await boxesOf('.sentence');
      expect(Math.max(...discs.map(({ bottom }) => bottom))).toBeLessThan(sentence.top);
    }).toPass();
  },
);

test('the list of puzzles begins a race of six in one click', async ({ open, page }) => {
  const light = await open();
  await page.getByRole('button', { name: /^Puzzle: / }).click();
  await light.dialog.getByRole('button', { name: words.text('puzzles.race.six') }).click();
  await expect(light.dialog).toHaveCount(0);
  // What becomes of it is shown with its link.
  await expect(lanesOf(light)).toHaveCount(6);
  await expect.poll(() => light.state()).toBe(SIX);
});

raced('an answer that is too long is called so', { tag: '@long' }, async ({ race }) => {
  await addLane(race);
  await (await algorithmOf(race, 3)).selectOption('alternating');
  await raceBegun(race, 3);
  await race.press('End');
  const lesson = laneOf(race, 3);
  await expect(lesson).toContainText(words.text('state-space.race.moves', { count: 8 }));
  await expect(lesson).toContainText(words.text('state-space.race.worth.none'));
});

test('another board is raced by the same searches', { tag: '@long' }, async ({ light }) => {
  await light.choose('race');
  await addLane(light);
  await raceBegun(light, 3);
  await (await algorithmOf(light, 3)).selectOption('alternating');
  await (await algorithmOf(light, 1)).selectOption('bidirectional');
  await raceBegun(light, 3);
  const before = await light.state();
  await light.openInput();
  const hardest = words.text('flip.preset.hardest');
  await light.dialog.getByRole('button', { name: hardest }).click();
  await expect(light.dialog).toHaveCount(0);
  await raceBegun(light, 3);
  await light.expectStep(0);
  const state = await light.state();
  expect(state).toMatch(/\.item\.answer\.bidirectional\.alternating$/);
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
      const second = await (await algorithmOf(light, 2)).inputValue();
      await (await algorithmOf(light, 1)).selectOption(second);
      await isFollowed(light, 1);
      await addLane(light);
      await removeLane(light, 1);
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

for (const lang of ['vi', 'zh']) {
  test(
    `a race of six fits the window and a phone in ${lang}, and its sentence has the numbers of the run`,
    { tag: '@long' },
    async ({ open, page }) => {
      const light = await open(`?lang=${lang}#${SIX}`);
      const sentence = light.root.locator('.sentence');
      await expect(sentence).toContainText('27');
      await expect(sentence).toContainText('45');
      for (const [width, height] of [
        [1280, 800],
        [1024, 768],
        [390, 844],
      ]) {
        // prettier-ignore
        await page.setViewportSize({ width, height });
        await expect.poll(() => sideways(light), `${width} px`).toEqual(STILL);
        const cut = await sentence.evaluate((el) => el.scrollHeight > el.clientHeight + 2);
        expect(cut, `the sentence at ${width} px`).toBe(false);
      }
    },
  );
}
