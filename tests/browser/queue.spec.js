/** The queue under the board. */
import { expect, test, words } from './light.js';

test('the boards shown and the number of those that follow are all that wait', async ({
  light,
  page,
}) => {
  const queue = light.root.getByRole('list', { name: words.text('queue.title') });
  const boards = queue.getByRole('button', { name: /^Board / });
  for (const [width, height, shown] of [
    [1280, 800, 7],
    [1024, 768, 4],
    [390, 664, 4],
  ]) {
    await page.setViewportSize({ width, height });
    // The last move of a state: what was expanded has left the queue.
    for (const state of [1, 2, 312]) {
      await light.goTo(state * 16);
      const { frontier } = await light.counters();
      const some = Math.min(shown, frontier);
      await expect(boards.filter({ visible: true })).toHaveCount(some);
      await expect(queue.locator('.more b').filter({ visible: true })).toHaveText(
        words.number(frontier - some),
      );
    }
  }
});
