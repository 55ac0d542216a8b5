/** The stage of searches in other orders than breadth-first: the list of the boards that wait, and the numbers. */
import { IS_LONG } from '../long.js';
import { expect, test, words } from './light.js';

/** The published sample by each search, before its first step, and its number of moves. */
const RUNS = [
  { order: 'dfs', link: 'AQEEBJi7AgMAAA', list: 'stack', moves: 65_538 },
  { order: 'uniform', link: 'AQEEBJi7AgQAAA', list: 'open', moves: 65_538 },
  { order: 'greedy', link: 'AQEEBJi7AgUAAA', list: 'open', moves: 65_536 },
  { order: 'astar', link: 'AQEEBJi7AgYAAA', list: 'open', moves: 65_538 },
  { order: 'weighted', link: 'AQEEBJi7AgcQAA', list: 'open', moves: 65_538 },
];

for (const { order, link, list, moves } of RUNS) {
  // The short form has a list that goes by a sum; another test has the stack.
  const tag = order === 'astar' ? [] : '@long';
  const title = `${order}: the boards shown and the numbers beside them are all that wait, the next one first`;
  test(title, { tag }, async ({ open, page }) => {
    const light = await open(`#${link}`);
    await light.computed(moves);
    const strip = light.root.getByRole('list', { name: words.text(`queue.${list}`) });
    const boards = strip.getByRole('button', { name: /^Board / });
    for (const [width, height] of [
      [1280, 800],
      [1024, 768],
      [390, 664],
    ]) {
      await page.setViewportSize({ width, height });
      // What a narrow strip leaves out is most with many boards.
      for (const states of IS_LONG || width > 1100 ? [1, 2, 20] : [20]) {
        // The last move of a state: what was expanded has left the list.
        await light.goTo(states * 16);
        const { frontier, expanded } = await light.counters();
        expect(expanded).toBe(states);
        const hidden = strip.locator('.more b').filter({ visible: true });
        await expect(async () => {
          const shown = await boards.filter({ visible: true }).count();
          const counts = (await hidden.allTextContents()).map(words.read);
          const all = counts.reduce((sum, count) => sum + count, shown);
          // In a narrow strip the boards behind the new one are not counted.
          if (width > 1100) expect(all).toBe(frontier);
          else expect(all).toBeLessThanOrEqual(frontier);
        }).toPass();
        const first = await boards.first().getAttribute('aria-label');
        expect(first).toMatch(/^Board [\d,]+, (depth|[ghf]) /);
      }
    }
  });
}

test('the figures below the board add up, and the chevrons on the tiles are h', async ({
  open,
  page,
}) => {
  const light = await open('#AQgDAzIUBWcIIUNlhwAGAGM');
  await light.computed(483_841);
  for (const step of [40, 400, 900]) {
    await light.goTo(step);
    const figures = light.root.locator('.figures b');
    await expect(async () => {
      const [g, h, f] = (await figures.allTextContents()).map(words.read);
      const label = words.text('state-space.label.astar', { g, h, f, weight: 1 });
      await expect(light.root.locator('.heading .in-full')).toHaveText(label);
      expect(g + h).toBe(f);
    }).toPass();
    await expect(light.root.locator('.heading .brief')).toBeVisible();
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(light.root.locator('.heading .in-full')).toBeVisible();
  await expect(light.root.locator('.figures')).toBeHidden();
});

test('a stage is what the order of the search goes by, and a board has its numbers, explained beside them', async ({
  open,
  page,
}) => {
  const { root } = await open('#AQEEBJi7AgMAAA');
  const sizes = root.locator('.sizes');
  await expect(sizes.getByText(words.text('size.back')).first()).toBeVisible();
  await page.goto('about:blank');
  const light = await open('#AQEEBJi7AgYAAA');
  await light.computed(65_538);
  await expect(sizes.getByText(words.text('size.f')).first()).toBeVisible();
  await light.goTo(30);
  const sum = root.locator('.figure.of-f .term');
  await expect(sum).toHaveText(words.text('state-space.figure.all'));
  await expect(root.locator('.came')).toContainText('g 2 + h 2 = f 4');
  await sum.hover();
  await expect(root.getByText(words.text('state-space.term.f'))).toBeVisible();
});

test(
  'numbers of six digits fit the stage: labels of the stack, counts on a phone, the answer in the legend',
  { tag: '@long' },
  async ({ open, page }) => {
    // The sample of sliding tiles by depth-first search: 21,233 moves to the goal.
    const light = await open('#AQgDAzIUBWcIIUNlhwADAAA');
    await light.computed(483_841);
    await light.goTo(241_464);
    const queue = light.root.locator('.queues');
    const boxes = async (/** @type {string} */ selector) =>
      (
        await queue
          .locator(selector)
          .filter({ visible: true, hasText: /./ })
          .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()))
      ).sort((one, other) => one.left - other.left);
    for (const [width, height] of [
      [1280, 800],
      [1024, 768],
    ]) {
      await page.setViewportSize({ width, height });
      await expect(async () => {
        const labels = await boxes('.head .tick');
        // Depths differ from board to board there: only the next one has its label.
        expect(labels).toHaveLength(1);
      }).toPass();
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(async () => {
      const [[count], [title], [strip]] = await Promise.all(
        ['.more b', '.queue-head strong', '.strip-of-queue'].map(boxes),
      );
      expect(count.right).toBeLessThanOrEqual(strip.right);
      expect(title.left - strip.left).toBeLessThan(4);
      const boards = await queue
        .locator('.head canvas')
        .filter({ visible: true })
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
      expect(Math.max(...boards)).toBeLessThanOrEqual(count.left);
    }).toPass();
    await light.goTo(483_841);
    const moves = light.root.locator('.legend dd', { hasText: '21,233' });
    for (const width of [390, 1024]) {
      await page.setViewportSize({ width, height: 768 });
      await expect(async () => {
        const { right } = await moves.evaluate((part) => {
          const range = document.createRange();
          range.selectNodeContents(part);
          return range.getBoundingClientRect().toJSON();
        });
        expect(right).toBeLessThan(width - 8);
      }).toPass();
    }
  },
);

/** The sample of mazes by searches that find its cheapest path by luck: 12 moves, cost 13. */
const BY_LUCK = [
  {
    algorithm: 'dfs',
    link: 'AQkHCAAAEAQQABCgABGwEAARACAUABEAEAESARIAHQMAAA',
    moves: 101,
    answer: 36,
  },
  {
    algorithm: 'greedy',
    link: 'AQkHCAAAEAQQABCgABGwEAARACAUABEAEAESARIAHQUAAA',
    moves: 100,
    answer: 33,
  },
];

for (const { algorithm, link, moves, answer } of BY_LUCK) {
  const tag = algorithm === 'dfs' ? [] : '@long';
  test(
    `${algorithm} on a maze counts costs, and says once whether a cheaper path exists`,
    { tag },
    async ({ open }) => {
      const light = await open(`#${link}`);
      await light.computed(moves);
      await light.goTo(20);
      const { root } = light;
      if (algorithm === 'dfs') {
        const next = root.locator('.strip-of-queue .next .tick');
        await expect(next).toHaveText(/^next, g \d+$/);
        await expect(root.getByText(/depth \d/).filter({ visible: true })).toHaveCount(0);
      }
      await light.goTo(answer);
      const ending = root.locator('.ending');
      await expect(ending.locator('.number')).toHaveText('13');
      await expect(ending.locator('.unit')).toHaveText(words.text('ending.cost'));
      await expect(ending.getByText(words.text('answer.cheapestByChance'))).toBeVisible();
      await expect(root.getByText(/cheaper (one|path) may exist/)).toHaveCount(0);
      await expect(root.getByText(words.text('board.after', { count: 12 }))).toBeVisible();
    },
  );
}

test(
  'the header writes the names of algorithm and heuristic in full at 1280 px',
  { tag: '@long' },
  async ({ open, page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    // Breadth-first search, A*, weighted A* and greedy search, with their numbers of menus.
    for (const [link, count] of /** @type {[string, number][]} */ ([
      ['AQEEBJi7AgAAAA', 1],
      ['AQgDAzIUBWcIIUNlhwAGAGM', 2],
      ['AQgDAzIUBWcIIUNlhwAHEGM', 3],
      ['AQgDAzIUBWcIIUNlhwAFAAA', 2],
    ])) {
      const light = await open(`#${link}`);
      const menus = light.root.locator('.what select');
      await expect(menus).toHaveCount(count);
      // The mark of a checked heuristic takes room, too.
      if (count > 1) await light.root.locator('.checked').waitFor();
      const cut = await menus.evaluateAll((selects) =>
        /** @type {HTMLSelectElement[]} */ (selects)
          .filter((select) => {
            const free = /** @type {HTMLSelectElement} */ (select.cloneNode(true));
            free.selectedIndex = select.selectedIndex;
            free.style.cssText = 'flex: none; max-width: none; position: absolute';
            select.after(free);
            const { offsetWidth } = free;
            free.remove();
            return offsetWidth > select.offsetWidth;
          })
          .map((select) => select.selectedOptions[0].text),
      );
      expect(cut, link).toEqual([]);
    }
  },
);

/** Sliding tiles by depth-first search, at a step that puts a new board on the stack. */
const STACKED = { link: 'AQgDAzIUBWcIIUNlhwADAAA', step: 3009, moves: 483_841 };

for (const { lang, name } of [
  { lang: 'en', name: 'The stack' },
  { lang: 'vi', name: undefined },
  { lang: 'zh', name: undefined },
]) {
  const tag = lang === 'en' ? [] : '@long';
  test(
    `${lang}: the stack is a column beside the board, its top on top; on a phone it is a row`,
    { tag },
    async ({ light, page }) => {
      await page.goto(`./#${STACKED.link}`);
      await light.computed(STACKED.moves);
      await light.goTo(STACKED.step);
      const strip = light.root.locator('.strip-of-queue');
      await light.root.evaluate((el, to) => Object.assign(el, { lang: to }), lang);
      await expect(light.root.locator('.frame')).toHaveAttribute('lang', lang);
      if (name) await expect(strip).toHaveAttribute('aria-label', name);
      const boxOf = (/** @type {string} */ selector) =>
        light.root
          .locator(selector)
          .first()
          .evaluate((part) => part.getBoundingClientRect().toJSON());
      const boards = strip.locator('button.thumb').filter({ visible: true });
      const places = () =>
        boards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
      for (const [width, height] of [
        [1280, 800],
        [1024, 768],
        [900, 640],
      ]) {
        await page.setViewportSize({ width, height });
        await expect(async () => {
          const own = await places();
          expect(own.length).toBeGreaterThanOrEqual(4);
          own.slice(1).forEach((box, at) => {
            expect(box.top).toBeGreaterThanOrEqual(own[at].bottom - 1);
            expect(box.left).toBeCloseTo(own[at].left, 0);
          });
          const [list, board, map, machine] = await Promise.all(
            ['.strip-of-queue', '.machine .board', '.hero', '.machine'].map(boxOf),
          );
          expect(list.left).toBeGreaterThan(board.right);
          expect(list.right).toBeLessThanOrEqual(map.left);
          expect(list.bottom).toBeLessThanOrEqual(machine.bottom + 1);
          expect(own.at(-1).bottom).toBeLessThanOrEqual(list.bottom);
          // The arrow from the result ends at the board on top.
          const way = await boxOf('.joins .shaft');
          expect(way.right).toBeLessThanOrEqual(own[0].left);
          expect(way.top).toBeGreaterThan(own[0].top);
          expect(way.top).toBeLessThan(own[0].bottom + 8);
          // No name is cut.
          const cut = await light.root
            .locator('.queue-head > *')
            .filter({ visible: true })
            .evaluateAll((parts) =>
              parts
                .filter((part) => part.scrollWidth > part.clientWidth + 1)
                .map((part) => part.textContent),
            );
          expect(cut).toEqual([]);
        }).toPass();
      }
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(async () => {
        const own = await places();
        expect(own.length).toBeGreaterThanOrEqual(3);
        own.slice(1).forEach((box, at) => expect(box.left).toBeGreaterThan(own[at].left));
      }).toPass();
    },
  );
}

test('a board of the stack is reached by keyboard, and leads to the step that found it', async ({
  light,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`./#${STACKED.link}`);
  await light.computed(STACKED.moves);
  await light.goTo(STACKED.step);
  const boards = light.root
    .getByRole('list', { name: words.text('queue.stack') })
    .getByRole('button', { name: /^Board / });
  await boards.first().focus();
  await page.keyboard.press('Tab');
  // Terms about the labels may stand between two boards.
  await expect(async () => {
    if (!(await boards.nth(1).evaluate((part) => part.matches(':focus'))))
      await page.keyboard.press('Tab');
    await expect(boards.nth(1)).toBeFocused({ timeout: 200 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect.poll(() => light.step()).toBeLessThan(STACKED.step);
});

test('in full screen the words beside a stack cover neither board nor arrow, and none is cut', async ({
  open,
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const light = await open('#AQgDAzIUBWcIIUNlhwADAAA');
  await light.computed(483_841);
  await light.button('element.fullScreen').click();
  await page.waitForFunction(() => document.fullscreenElement);
  const boxOf = (/** @type {string} */ selector) =>
    light.root.locator(selector).evaluate((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return range.getBoundingClientRect().toJSON();
    });
  await light.goTo(0);
  await expect(async () => {
    const [board, label] = await Promise.all(['.scene .board', '.next .tick'].map(boxOf));
    expect(label.left).toBeGreaterThan(board.right);
  }).toPass();
  await light.goTo(241_464);
  const skipped = light.root.locator('.queue-head .skipped');
  await expect(skipped).toHaveText('12,033 outdated');
  // Nothing around it cuts it.
  expect(
    await skipped.evaluate((part) => {
      const { overflow } = getComputedStyle(/** @type {Element} */ (part.parentElement));
      return overflow === 'visible' || part.scrollWidth <= part.clientWidth;
    }),
  ).toBe(true);
  const [path, enough] = await light.root
    .locator('.figure b')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()));
  expect(enough.left - path.right).toBeGreaterThan(16);
});
