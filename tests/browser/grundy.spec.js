/** Nim: the Grundy number of a position beside the table, and its tree. */
import { expect, test } from './light.js';

/** The full table of 3, 4 and 5, at its last step. */
const FULL = './#ARwDAwQFdwAA0QU';
/** The tree of 1, 2 and 2 by alpha-beta, after 32 steps. */
const TREE = './#ARwDAQICEQQAIA';

test('the number of a position is told with its followers and its heaps, and so is that of a follower', async ({
  open,
}) => {
  const light = await open(FULL);
  const { page, root } = light;
  await root.locator('label', { hasText: /^\s*Grundy\s*$/ }).click();
  const panel = root.locator('.panel.grundy');
  await expect(panel.locator('.so strong')).toHaveText('The Grundy number is 2');
  await expect(panel.locator('.mex .least th')).toHaveText('2');
  await expect(panel.locator('.xor tfoot .bits')).toHaveText('010');
  await expect(panel.locator('.xor tbody tr')).toHaveCount(3);
  await panel.getByRole('button', { name: 'take 2 from heap 1: (1, 4, 5)' }).click();
  await page.mouse.move(0, 0);
  await expect(panel.locator('.so strong')).toHaveText('The Grundy number is 0');
  await expect(panel.locator('.xor tfoot .bits')).toHaveText('000');
  await panel.getByRole('button', { name: 'Back to the step' }).click();
  await expect(panel.locator('.so strong')).toHaveText('The Grundy number is 2');
});

test('heaps are a board of stones while their tree is small, and other heaps are typed', async ({
  open,
}) => {
  const light = await open(TREE);
  await expect(light.root.locator('.sentence')).toHaveText(
    'If A plays heap 3 down to none, A gets a win: the best for A so far.',
  );
  const cells = light.page.locator('[role="gridcell"][data-cell]');
  await expect(cells).toHaveCount(6);
});
