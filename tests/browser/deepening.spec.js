/** Searches that keep only the path, of puzzles with a state space. */
import { expect, test, words } from './light.js';

/** The Flip Game's sample by IDA*, and that of mazes. */
const FLIP = 'AQEEBJi7AgkAAA';
const MAZE = 'AQkHCAAAEAQQABCgABGwEAARACAUABEAEAESARIAHQkAAA';

for (const [name, link, steps, moves] of /** @type {const} */ ([
  ['flip', FLIP, 1242, 4],
  ['maze', MAZE, 129, 12],
])) {
  // The short form has the shorter answer.
  const tag = name === 'maze' ? '@long' : [];
  test(`the answer of IDA* is played on the board: ${name}`, { tag }, async ({ open }) => {
    const light = await open(`#${link}`);
    await light.goTo(steps);
    await expect(light.button('ending.play')).toBeVisible();
    const board = light.root.locator('.board canvas').first();
    const picture = () =>
      board.evaluate((canvas) => /** @type {HTMLCanvasElement} */ (canvas).toDataURL());
    const goal = await picture();
    await light.button('ending.play').click();
    // Between the start and the goal the board shows other states.
    await expect.poll(picture).not.toBe(goal);
    await expect(light.root.locator('.ending')).toContainText(words.text('ending.of', { moves }));
    await expect(light.button('ending.play')).toBeVisible({ timeout: 20_000 });
    await expect.poll(picture).toBe(goal);
  });
}

test('the heuristic of IDA* is checked on every board', async ({ open }) => {
  const light = await open(`#${FLIP}`);
  const mark = light.root.locator('.checked').filter({ visible: true });
  await expect(mark).toContainText(words.text('heuristic.good'));
  await light.root
    .getByRole('combobox', { name: words.text('algorithm.label'), exact: true })
    .selectOption('limited');
  await expect(light.root.locator('.guides [name="limit"]')).toHaveValue('20');
  await expect(mark).toHaveCount(0);
});
