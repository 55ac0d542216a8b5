/** Searches in any order: their menus, and the check of a heuristic. */
import { expect, test, words } from './light.js';

/** A board of sliding tiles, by A*. */
const TILES = 'AQgDAzIUBWcIIUNlhwAGAAA';

test('the heuristic is chosen by keyboard, and a wrong one shows the worst board', async ({
  open,
}) => {
  const light = await open(`#${TILES}`);
  const menu = light.root.getByRole('combobox', {
    name: words.text('heuristic.label'),
    exact: true,
  });
  const mark = (/** @type {string} */ result) => words.text(`heuristic.${result}`);
  await expect(light.root.locator('.checked').filter({ visible: true })).toContainText(
    mark('good'),
  );
  await menu.focus();
  await menu.press('End');
  await expect(menu).toHaveValue('manhattan-twice');
  const worst = light.root.getByRole('button', { name: mark('wrong') });
  await worst.click();
  await expect(light.stepField).not.toHaveValue('0');
  await expect(menu).toHaveValue('manhattan-twice');
  const algorithm = light.root.getByRole('combobox', {
    name: words.text('algorithm.label'),
    exact: true,
  });
  await algorithm.selectOption('greedy');
  await expect(algorithm).toHaveValue('greedy');
  await expect(menu, 'another algorithm keeps the heuristic').toHaveValue('manhattan-twice');
});

test('the weight of the estimates changes the numbers of a board', async ({ open }) => {
  const light = await open(`#${TILES}`);
  const algorithm = light.root.getByRole('combobox', {
    name: words.text('algorithm.label'),
    exact: true,
  });
  await algorithm.selectOption('weighted');
  const weight = light.root.getByRole('combobox', {
    name: words.text('heuristic.weight'),
    exact: true,
  });
  await expect(weight).toHaveValue('2');
  await weight.selectOption('5');
  await expect(
    light.root
      .getByText(/g\s0 \+\s5\s×\sh/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expect(weight).toHaveValue('5');
});

test(
  'on a phone the drawer has the menu of the heuristic, and what its check has found',
  { tag: '@long' },
  async ({ open, page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const light = await open(`#${TILES}`);
    const algorithm = light.root.locator('.top .algorithm');
    await expect(algorithm).toBeVisible();
    await expect(algorithm).toHaveValue('astar');
    await light.openTab('board');
    const menu = light.drawer.getByRole('combobox', { name: words.text('heuristic.label') });
    await menu.selectOption('manhattan-twice');
    await light.openTab('board');
    const says = words.text('heuristic.manhattan-twice.about');
    await expect(light.drawer.getByText(says)).toBeVisible();
    await expect(
      light.drawer.getByRole('button', { name: words.text('heuristic.show') }),
    ).toBeVisible();
  },
);

test(
  'with the weight in it the header keeps its fields apart, and the logo its picture',
  { tag: '@long' },
  async ({ open, page }) => {
    const light = await open(`#${TILES}`);
    await light.root
      .getByRole('combobox', { name: words.text('algorithm.label'), exact: true })
      .selectOption('weighted');
    const weight = light.root.locator('.guides [name="weight"]');
    await expect(weight).toHaveValue('2');
    for (const [width, height] of [
      [1280, 800],
      [1024, 768],
      [800, 700],
    ]) {
      await page.setViewportSize({ width, height });
      const parts = [
        // Below 958 px the fields need the logo's room.
        ...(width < 958 ? [] : [page.locator('h1 svg')]),
        light.root.locator('.what > .menu'),
        light.root.locator('.what .algorithm'),
        light.root.locator('.guides [name="heuristic"]'),
        weight,
        light.root.locator('.guides .checked'),
        light.root.locator('.modes').filter({ visible: true }),
      ];
      await expect(async () => {
        let end = 0;
        for (const part of parts) {
          const box = await part.boundingBox();
          expect(box?.x).toBeGreaterThanOrEqual(end + 4);
          expect(box?.width).toBeGreaterThan(20);
          end = (box?.x ?? 0) + (box?.width ?? 0);
        }
        expect(end).toBeLessThanOrEqual(width);
      }).toPass();
    }
  },
);

test('rounds are named by their bounds, and moves beyond the bound are counted as such', async ({
  open,
}) => {
  // The sample of sliding tiles by IDA*.
  const light = await open('#AQgDAzIUBWcIIUNlhwAJAAA');
  await light.computed(2160);
  await expect(light.root.locator('ol.candidates li')).toHaveText(
    words.text('deepening.bound', { bound: 9 }),
  );
  const counted = (/** @type {string} */ state) =>
    light.root
      .locator('.legend dl > div', { hasText: words.text(`deepening.counted.${state}`) })
      .locator('dd');
  // The answer: 19 moves.
  await light.goTo(2160);
  await expect(counted('placed')).toHaveText('19');
  // A move goes beyond the bound.
  await light.goTo(540);
  await expect(async () => {
    expect(Number(await counted('refused').textContent())).toBeGreaterThanOrEqual(1);
  }).toPass({ timeout: 9000 });
});

test('the drawing of a maze has its numbers as text, without what a strict policy blocks', async ({
  open,
  page,
}) => {
  const blocked = /** @type {string[]} */ ([]);
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) blocked.push(message.text());
  });
  const light = await open('?puzzle=maze');
  await light.computed(101);
  const drawnOf = (/** @type {object} */ options) =>
    page.evaluate(async (view) => {
      const film = /** @type {any} */ (document.querySelector('search-light'));
      return (await film.toBlob('image/svg+xml', view)).text();
    }, options);
  // The board with its costs is drawn where it stands alone, and the neighbours of a cell beside a map.
  for (const [options, number] of /** @type {const} */ ([
    [{ view: 'board' }, /<text [^>]*>2</],
    [{}, /<text [^>]*>g = 0</],
  ])) {
    const drawn = await drawnOf(options);
    expect(drawn).toMatch(number);
    // The halo of a number is drawn below the number.
    expect(drawn).toMatch(/<text[^>]*stroke=[^>]*>/);
    expect(drawn).not.toMatch(/<text [^>]*(style=|undefined)/);
  }
  expect(blocked).toEqual([]);
});
