/** What a person does with the page, from the first paste to the answer. */
import { IS_LONG } from '../long.js';
import { MOVES, SAMPLE, expect, inPuzzle, test, words } from './light.js';
import { answerStep } from './facts.js';

test('pastes the published sample, reads 4, watches it and plays', async ({ light }) => {
  await light.choosePreset('solved');
  await light.openInput();
  await light.read(SAMPLE);
  await expect(light.answers).toHaveCount(1);
  await expect(light.answers.first()).toContainText(
    words.text('input.case', { number: 1, line: 1, answer: '4' }),
  );
  await light.answers.first().getByRole('button').click();
  await expect(light.dialog).toHaveCount(0);
  await light.computed();
  await light.expectStep(0);
  await light.openMore();
  await expect(light.says('answer.none')).toBeVisible();

  await light.button('transport.play').click();
  await expect.poll(() => light.step()).toBeGreaterThan(1);
  await light.button('transport.pause').click();
  await expect(light.button('transport.play')).toBeVisible();
  const step = await light.step();
  await light.frames();
  await light.expectStep(step);

  await light.press('End');
  await light.expectStep(MOVES);
  await light.openMore();
  await expect(light.says('answer.found', { count: 4 })).toBeVisible();
  await expect(light.button('transport.forward')).toBeDisabled();
});

test('plays, pauses and steps by the keys', { tag: '@firefox-long' }, async ({ light }) => {
  await light.goTo(20_000);
  await light.press('ArrowLeft');
  await light.expectStep(19_999);
  await light.press('ArrowRight');
  await light.expectStep(20_000);
  await light.press('Shift+ArrowRight');
  const item = await light.step();
  expect(item).toBeGreaterThan(20_000);
  expect(item).toBeLessThanOrEqual(20_016);
  await light.press('Shift+ArrowLeft');
  expect(await light.step()).toBeLessThanOrEqual(20_000);
  await light.press('PageDown');
  const stage = await light.step();
  expect(stage).toBeGreaterThan(20_016);
  await light.press('PageUp');
  expect(await light.step()).toBeLessThan(stage);
  await light.press('Home');
  await light.expectStep(0);
  await light.press('End');
  await light.expectStep(MOVES);
  await light.press('Home');
  await light.press('Space');
  await expect(light.button('transport.pause')).toBeVisible();
  await expect.poll(() => light.step()).toBeGreaterThan(0);
  await light.press('Space');
  await expect(light.button('transport.play')).toBeVisible();
  const step = await light.step();
  await light.press('ArrowLeft');
  await light.expectStep(step - 1);
  await light.frames();
  await light.expectStep(step - 1);
});

test('steps back exactly one, however often, and in moves, states and levels', async ({
  light,
}) => {
  await light.goTo(9);
  for (let step = 8; step >= 5; step--) {
    await light.button('transport.back').click();
    await light.expectStep(step);
  }
  await light.button('transport.forward').click();
  await light.expectStep(6);
  await light.goTo(1);
  await light.button('transport.back').click();
  await light.expectStep(0);
  await expect(light.button('transport.back')).toBeDisabled();
  // The button that is of no use any more does not keep the keys.
  await light.page.keyboard.press('ArrowRight');
  await light.expectStep(1);
  await light.goTo(MOVES - 1);
  await light.button('transport.forward').click();
  await expect(light.button('transport.forward')).toBeDisabled();
  await light.page.keyboard.press('ArrowLeft');
  await light.expectStep(MOVES - 1);

  await test.step('in moves, states and levels', async () => {
    await light.goTo(100);
    await light.radio('state-space.size.item').check({ force: true });
    await light.button('transport.forward').click();
    // Each state has 16 moves: boundaries are the multiples of 16.
    await light.expectStep(112);
    await light.button('transport.back').click();
    await light.expectStep(96);
    await light.radio('state-space.size.stage').check({ force: true });
    await light.goTo(0);
    const levels = [];
    for (let level = 0; level < 5; level++) {
      await light.button('transport.forward').click();
      levels.push(await light.step());
    }
    // One start, sixteen boards around it: the first two levels take 16 and 16 x 16 moves.
    expect(levels.slice(0, 2)).toEqual([16, 16 + 256]);
    expect([...levels].sort((a, b) => a - b)).toEqual(levels);
    await light.radio('state-space.size.step').check({ force: true });
    await light.button('transport.back').click();
    await light.expectStep(levels[4] - 1);
  });
});

test(
  'scrubs by clicking on the bar and by its keys, and goes to a step by number: beyond the end is the end',
  { tag: '@firefox-long' },
  async ({ light, page }) => {
    const box = await light.scrub.boundingBox();
    if (!box) throw new Error('the bar has no place');
    const clickHalf = () => page.mouse.click(box.x + box.width * 0.5, box.y + box.height / 2);
    // The axis is the film's time: what comes early has more room.
    await clickHalf();
    const directed = await light.step();
    expect(directed).toBeGreaterThan(0);
    expect(directed).toBeLessThan(MOVES * 0.25);
    await light.playSteadily();
    await clickHalf();
    const half = await light.step();
    expect(Math.abs(half - MOVES / 2)).toBeLessThan(MOVES * 0.03);
    await page.keyboard.press('ArrowRight');
    await light.expectStep(half + 1);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await light.expectStep(half - 1);
    await page.keyboard.press('End');
    await light.expectStep(MOVES);
    await page.mouse.move(box.x + box.width * 0.25, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.75, box.y + box.height / 2, { steps: 5 });
    await page.mouse.up();
    expect(Math.abs((await light.step()) - MOVES * 0.75)).toBeLessThan(MOVES * 0.03);

    await test.step('a step is gone to by number', async () => {
      await light.goTo(12_345);
      await expect(light.stepField).toHaveValue('12,345');
      await light.type('34,567');
      await light.expectStep(34_567);
      for (const wrong of ['', 'abc', '-5', '12.5', '9'.repeat(400)]) {
        await light.type(wrong);
        await light.expectStep(34_567);
        if (wrong) await expect(light.alert).toContainText(`“${wrong.slice(0, 40)}” is not`);
      }
      await light.type('999999999');
      await light.expectStep(MOVES);
      await expect(light.alert).toHaveCount(0);
    });
  },
);

test(
  'sees the answer exactly from its step on, and its frames go there',
  { tag: '@long' },
  async ({ light }) => {
    const found = await answerStep();
    await light.goTo(found - 1);
    await expect(light.strip).toHaveCount(0);
    await light.openMore();
    await expect(light.says('answer.none')).toBeVisible();
    await light.press('ArrowRight');
    await light.openMore();
    await expect(light.says('answer.found', { count: 4 })).toBeVisible();
    await expect(light.strip.getByRole('button')).toHaveCount(5);
    await expect(light.path.getByRole('button')).toHaveCount(5);
    await light.press('ArrowLeft');
    await expect(light.strip).toHaveCount(0);
    await expect(light.path).toHaveCount(0);
    await light.press('End');
    const frame = (/** @type {number} */ move) =>
      light.strip.getByRole('button', { name: words.text('answer.frame', { move, moves: 4 }) });
    await frame(4).click();
    await light.expectStep(found);
    await expect(frame(4)).toHaveAttribute('aria-current', 'true');
    await frame(0).click();
    await light.expectStep(0);
  },
);

test('sees why a board is impossible: the closed set and the components', async ({ light }) => {
  await light.choosePreset('impossible');
  await light.openMore();
  await expect(light.says('answer.none')).toBeVisible();
  await light.press('End');
  await light.openMore();
  await expect(light.says('answer.impossible')).toBeVisible();
  await expect(light.says('answer.closedSet', { count: 4096 })).toBeVisible();
  await expect(light.says('answer.islands', { count: 15 })).toBeVisible();
  await expect(light.says('certificate.closedSet', { count: 4096 })).toBeVisible();
  await expect(light.says('certificate.islands', { states: 65_536, count: 16 })).toBeVisible();
  await expect(light.says('certificate.checked.closedSet')).toBeVisible();
});

test('reads what a step did and what came of it, looks at the queue and goes to where one of its states was found', async ({
  light,
}) => {
  await light.goTo(16_167);
  await expect(
    light.root
      .getByText(
        inPuzzle('flip').text('state-space.move.duplicate', { row: 2, column: 3, depth: 5 }),
      )
      .first(),
  ).toBeVisible();
  await expect(light.says('board.state', { depth: 4 })).toBeVisible();
  expect(await light.counters()).toMatchObject({
    expanded: 1010,
    generated: 16_167,
    duplicate: 13_290,
    frontier: 1868,
  });
  await light.goTo(1);
  await expect(
    light.root
      .getByText(inPuzzle('flip').text('state-space.move.new', { row: 1, column: 1, depth: 1 }))
      .first(),
  ).toBeVisible();

  await test.step('the queue goes to where one of its states was found', async () => {
    // The last move of a state: what was expanded has left the queue.
    await light.goTo(312 * 16);
    const queue = light.root.getByRole('list', { name: words.text('queue.title') });
    // What is written under them explains itself.
    const boards = queue.getByRole('button', { name: /^Board / });
    const { frontier } = await light.counters();
    await expect(boards).toHaveCount(7);
    await expect(queue).toContainText(words.number(frontier - 7));
    await boards.nth(3).click();
    expect(await light.step()).toBeLessThan(312 * 16);
    await expect(queue.locator('.joined')).toHaveCount(1);
    await light.press('End');
    await expect(boards).toHaveCount(0);
    await expect(queue).not.toContainText(words.text('queue.more'));
  });
});

test('chooses how fast it plays', { tag: '@long' }, async ({ light }) => {
  const says = async (/** @type {string} */ size, /** @type {string} */ rate) => {
    await light.openTempo();
    await expect(light.speed).toHaveAttribute(
      'aria-valuetext',
      words.text(`state-space.rate.${size}`, { rate }),
    );
  };
  for (const [size, rate] of [
    ['stage', '1'],
    ['item', '4'],
    ['step', '4'],
  ]) {
    await light.radio(`state-space.size.${size}`).check({ force: true });
    await says(size, rate);
  }
  const before = await light.speed.getAttribute('aria-valuetext');
  await light.press('+');
  await light.openTempo();
  await expect(light.speed).not.toHaveAttribute('aria-valuetext', before ?? '');
  await light.press('-');
  await light.openTempo();
  await expect(light.speed).toHaveAttribute('aria-valuetext', before ?? '');
  await light.openTempo();
  await light.speed.focus();
  await light.page.keyboard.press('End');
  await light.press('Space');
  await light.expectStep(MOVES);
  await expect(light.button('transport.play')).toBeVisible();
  await light.playFit();
  await expect.poll(() => light.step()).toBeGreaterThan(0);
  await expect.poll(() => light.step()).toBeLessThan(MOVES);
  await light.press('Space');
});

test(
  'looks at single states of the map, and goes where they were found',
  { tag: '@long' },
  async ({ light, page }) => {
    // So wide that the rings lie in the middle.
    await page.setViewportSize({ width: 1600, height: 800 });
    await light.goTo(30_000);
    const box = await light.map.boundingBox();
    if (!box) throw new Error('the map has no place');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await expect(light.map.getByText(words.text('map.go'))).toBeVisible();
    await page.mouse.click(x, y);
    await light.expectStep(0);
    await page.mouse.move(box.x + 2, box.y + 2);
    await expect(light.map.getByText(words.text('map.go'))).toHaveCount(0);
    await light.map.focus();
    await page.keyboard.press('ArrowUp');
    await expect(light.map.getByText(words.text('map.go'))).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(() => light.step()).toBeGreaterThan(0);
    expect(await light.step()).toBeLessThanOrEqual(16);
  },
);

test(
  'switches between the layouts of the map, and its colours',
  { tag: '@long' },
  async ({ light }) => {
    await light.goTo(30_000);
    const pictures = new Set([await light.mapPicture()]);
    await light.openMore();
    for (const layout of ['map.levels', 'map.all', 'map.rings']) {
      await light.radio(layout).check({ force: true });
      await expect(light.radio(layout)).toBeChecked();
      pictures.add(await light.mapPicture());
    }
    expect(pictures.size).toBe(3);
    await light.button('map.byDepth').click();
    await expect(light.button('map.byDepth')).toHaveAttribute('aria-pressed', 'true');
    await expect(light.says('legend.depths', { depth: 7 })).toBeVisible();
    pictures.add(await light.mapPicture());
    expect(pictures.size).toBe(4);
  },
);

test(
  'opens the list of keys by ?, and closes it by its button',
  { tag: '@long' },
  async ({ light }) => {
    await light.press('?');
    await expect(light.dialog).toBeVisible();
    await expect(light.dialog).toContainText(words.text('keys.playPause'));
    await light.dialog.getByRole('button', { name: words.text('input.close') }).click();
    await expect(light.dialog).toHaveCount(0);
  },
);

test(
  'switches the theme, and a reload keeps it',
  { tag: '@firefox-long' },
  async ({ light, page }) => {
    const theme = (/** @type {string} */ name) =>
      page.getByRole('button', {
        name: words.text('app.theme', { theme: words.text(`app.theme.${name}`) }),
      });
    const page0 = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light0 = await page0();
    await light.openMore();
    await theme('auto').click();
    await theme('light').click();
    await expect(theme('dark')).toBeVisible();
    expect(await page0()).not.toBe(light0);
    await page.reload();
    await light.openMore();
    await expect(theme('dark')).toBeVisible();
    expect(await page0()).not.toBe(light0);
    await expect(light.root).toHaveAttribute('theme', 'dark');
    // Strong contrast is one of them.
    await theme('dark').click();
    if (IS_LONG) {
      await page.reload();
      await light.openMore();
    }
    await expect(theme('contrast')).toBeVisible();
    await expect(light.root.locator('.room')).toHaveClass(/contrast/);
  },
);
