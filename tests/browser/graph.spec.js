/** The graph of a small space on the page: pointer and keys, the legend, sizes, and the lesson. */
import { expect, spoken, test, words } from './light.js';

/** The Flip Game of 2 x 2 with a black row above a white one, by search, at its first step. */
const STATES = { bfs: 'AQECAgwAAAA', bidirectional: 'AQECAgwBAAA', dfs: 'AQECAgwDAAA', astar: 'AQECAgwGAAA' }; // prettier-ignore
const MOVES = 64;

const ALL = words.text('map.graph.all', { states: 16, moves: MOVES });

/** @param {import('./light.js').Light} light */
const graph = (light) => light.root.getByLabel(spoken('map.label.graph'));

/** Layouts whose keys go up and down between depths. @param {import('./light.js').Light} light */
const disc = (light) => light.root.getByLabel(spoken('map.label'));

test('arrow keys follow moves on the graph of a small space, and Enter and the pointer go to a step', async ({
  open,
  page,
}) => {
  const light = await open(`#${STATES.bfs}`);
  await light.computed(MOVES);
  await expect(light.root.locator('.legend')).toContainText(ALL);
  const card = graph(light).locator('.inspector p').first();
  await graph(light).focus();
  const depths = [];
  for (const key of [
    'ArrowLeft',
    'ArrowRight',
    'ArrowDown',
    'ArrowRight',
    'ArrowRight',
    'ArrowLeft',
  ]) {
    // prettier-ignore
    await page.keyboard.press(key);
    await light.frames(1);
    depths.push(/\d+$/.exec((await card.textContent()) ?? '')?.[0] ?? '');
  }
  expect(depths).toEqual(['', '1', '1', '2', '3', '2']);
  const board = await card.textContent();
  await page.keyboard.press('Enter');
  const found = await light.step();
  expect(found).toBeGreaterThan(4);
  expect(found).toBeLessThanOrEqual(20);
  // The pointer finds the same board.
  await page.keyboard.press('Escape');
  await light.goTo(0);
  const box = (await graph(light).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  // The third of five columns.
  const x = box.x + box.width / 2;
  for (let y = 60; y < box.height; y += 25) {
    await page.mouse.move(x, box.y + y);
    await light.frames(1);
    if ((await card.count()) > 0 && (await card.textContent()) === board) break;
  }
  await expect(card).toHaveText(board ?? '');
  await page.mouse.down();
  await page.mouse.up();
  await light.expectStep(found);
});

for (const [algorithm, state] of Object.entries(STATES)) {
  const tag = algorithm === 'bidirectional' ? [] : '@long';
  test(
    `${algorithm}: the legend counts all boards of the graph, and its height never changes`,
    { tag },
    async ({ open }) => {
      const light = await open(`#${state}`);
      await light.toEnd();
      const known = await light.step();
      const heights = new Set();
      for (const step of [0, 3, 9, known]) {
        await light.goTo(step);
        const counts = await light.root
          .locator('.legend dd')
          .evaluateAll((all) => all.slice(0, 3).map((one) => Number(one.textContent)));
        const [expanded, waiting, unseen] = counts;
        // Both sides may have found the same board.
        if (algorithm === 'bidirectional') expect(expanded + waiting + unseen).toBeGreaterThan(15);
        else expect(expanded + waiting + unseen, `step ${step}`).toBe(16);
        heights.add((await graph(light).boundingBox())?.height);
      }
      expect(heights.size).toBe(1);
    },
  );
}

test(
  'embedded the graph takes the whole stage, on a phone it stands over the board, and the disc can be chosen',
  { tag: '@long' },
  async ({ open, page }) => {
    await page.setViewportSize({ width: 640, height: 508 });
    const light = await open(`#${STATES.bfs}`);
    await light.computed(MOVES);
    await expect(light.root.locator('.machine')).toBeHidden();
    expect((await graph(light).boundingBox())?.width).toBeGreaterThan(560);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(light.root.locator('.machine')).toBeVisible();
    await expect(graph(light)).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(graph(light)).toBeVisible();
    await light.openMore();
    await light.radio('map.rings').check({ force: true });
    await light.closeMore();
    await expect(disc(light)).toBeVisible();
    await expect(graph(light)).toBeHidden();
  },
);
