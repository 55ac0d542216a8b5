/** Game trees on the page: the film of alpha-beta, and a game against the search. */
import { violations } from './axe.js';
import { RACES } from '../../www/races/index.js';
import { expect, test, words } from './light.js';

/** @import { Light } from './light.js' */

/** Tic-tac-toe with five cells left, by alpha-beta; its film has 367 steps. */
const SAMPLE = './#ARm6EwQAAA';
const KNOWN = 367;
/** The step at which the last move of a position is cut. */
const CUT = 127;

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1280, height: 720 };

/** @param {Light} light */
const sentence = (light) => light.root.locator('.sentence');

/** Place of a marker on the scale of values. @param {Light} light @param {'alpha' | 'beta'} name */
const placeOf = (light, name) =>
  light.root
    .locator(`.tree-window .${name}`)
    .evaluate((el) => Number(/** @type {HTMLElement} */ (el).style.getPropertyValue('--at')));

/** Whether the page is wider than its window. @param {Light} light */
const overflows = ({ page }) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

test('the film of alpha-beta plays, seeks, says what is cut and why, and fits a phone', async ({
  open,
  page,
}) => {
  const light = await open(SAMPLE);
  await expect(light.scrub).toHaveAttribute('max', String(KNOWN));

  await test.step('before the first move both markers stand at their ends', async () => {
    expect([await placeOf(light, 'alpha'), await placeOf(light, 'beta')]).toEqual([0, 1]);
  });

  await test.step('at a cut the markers have met, and the sentence says why', async () => {
    await light.goTo(CUT);
    await expect(light.root.locator('.title').first()).toHaveText(words.text('trees.title.cut'));
    await expect(sentence(light)).toContainText('will not come here: the other move needs no look');
    await expect.poll(() => placeOf(light, 'alpha')).toBe(0.5);
    expect(await placeOf(light, 'beta')).toBeLessThan(0.5);
    const cut = light.root.locator('[role="gridcell"][data-cell="8"]');
    await expect(cut).toHaveAttribute('aria-label', /is cut$/);
  });

  await test.step('a wedge of the map leads to its step', async () => {
    const map = light.root.getByRole('application', { name: words.text('trees.map.tree') });
    await map.focus();
    // The first arrow key begins at the wedge of the step.
    for (const key of ['ArrowLeft', 'ArrowLeft', 'Enter']) await page.keyboard.press(key);
    await expect(light.scrub).not.toHaveValue(String(CUT));
  });

  await test.step('it plays', async () => {
    await light.goTo(0);
    await light.press(' ');
    await expect.poll(() => light.step()).toBeGreaterThan(1);
    await light.press(' ');
  });

  await test.step('nothing is cut off on a phone', async () => {
    await light.goTo(CUT);
    await page.setViewportSize(PHONE);
    await expect(sentence(light)).toContainText('needs no look');
    await expect(light.root.locator('.tree-window .beta')).toBeInViewport();
    expect(await overflows(light)).toBe(false);
    expect(await violations(page)).toEqual([]);
  });
});

test('a game against the search: verdicts, answers, a hint, undo, keys alone, a phone', async ({
  open,
  page,
}) => {
  const light = await open(SAMPLE);
  await page.setViewportSize(LAPTOP);
  await light.choose('play');
  const made = light.root
    .getByRole('list', { name: words.text('trees.play.moves') })
    .getByRole('listitem');
  const yours = words.text('trees.play.yours', { player: 'X' });
  await expect(sentence(light)).toHaveText(yours);

  await test.step('a move that gives the win away is told at once, with the answer', async () => {
    await light.cell(1, 3).click();
    await expect(sentence(light)).toContainText('gives the win away. The search answers: row');
    await expect(made).toHaveCount(2);
    await expect(made.first()).toContainText(words.text('trees.play.effect.gave'));
  });

  await test.step('it is taken back', async () => {
    await light.button('trees.play.undo').click();
    await expect(sentence(light)).toHaveText(yours);
    await expect(made).toHaveCount(0);
    await expect(light.button('trees.play.undo')).toBeDisabled();
  });

  await test.step('by arrow keys and Enter on the board', async () => {
    await light.cell(1, 1).focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    await expect(made).toHaveCount(2);
    await expect(light.cell(1, 3)).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await light.button('trees.play.new').click();
  });

  await test.step('who follows the hints wins', async () => {
    const over = light.root.getByText(words.text('trees.play.heading.over'));
    for (let moves = 0; moves < 3 && !(await over.isVisible()); moves++) {
      await light.button('trees.play.hint').click();
      await expect(light.root.locator('.advice')).toHaveText(/^A winning move: /);
      const mark = words.text('trees.row.mark.shortest');
      await light.root.locator('.legal').getByRole('button', { name: mark }).click();
      await light.frames(1);
    }
    await expect(over).toBeVisible();
    await expect(light.root.locator('.title').first()).toHaveText(
      words.text('trees.play.heading.wins.you'),
    );
  });

  await test.step('on a phone, too; the film goes on where it was', async () => {
    await page.setViewportSize(PHONE);
    await light.button('trees.play.new').click();
    await light.cell(2, 2).click();
    await expect(sentence(light)).toContainText('The search answers');
    expect(await overflows(light)).toBe(false);
    await light.choose('explore');
    await expect(light.root.locator('.tree-window')).toBeVisible();
    await page.setViewportSize(LAPTOP);
  });
});

test(
  'the settings of tic-tac-toe are not cut at 1280 px',
  { tag: '@long' },
  async ({ open, page }) => {
    await page.setViewportSize(LAPTOP);
    const light = await open(SAMPLE);
    for (const name of ['order', 'plies']) {
      const field = light.root.locator(`.what select[name="${name}"]`);
      // A copy that may be as wide as its text.
      const missing = () =>
        field.evaluate((el) => {
          const free = /** @type {HTMLElement} */ (el.cloneNode(true));
          free.style.cssText =
            'position: absolute; visibility: hidden; max-width: none; flex: none';
          el.parentElement?.append(free);
          const px = free.offsetWidth - /** @type {HTMLElement} */ (el).offsetWidth;
          free.remove();
          return px;
        });
      await expect.poll(missing, name).toBeLessThanOrEqual(0);
    }
  },
);

test('minimax races alpha-beta from the list of puzzles; lanes are sorted, and the link is kept', async ({
  open,
  page,
}) => {
  const light = await open(SAMPLE);
  await page.getByRole('button', { name: /^Puzzle: / }).click();
  await light.dialog.getByRole('button', { name: words.text('puzzles.race.cuts') }).click();
  await expect(light.dialog).toHaveCount(0);
  const lanes = light.root.locator('.lane');
  await expect(lanes).toHaveCount(2);
  await expect(sentence(light)).toContainText(
    'Lane 2 wins: 475 steps, 4 × fewer than the last lane with 1,881 steps',
  );
  await expect(lanes.first()).toContainText('Minimax');
  await expect(lanes.last()).toContainText('moves cut 99');
  const { state } = RACES.find(({ puzzle }) => puzzle === 'tictactoe') ?? { state: '' };
  await expect.poll(() => light.state()).toBe(state);
  await light.root.getByRole('combobox', { name: words.text('race.sort') }).selectOption('answer');
  await expect(lanes).toHaveCount(2);
  expect(await violations(page)).toEqual([]);
});

test('mode=play in the address opens the game against the search, and leaves with it', async ({
  open,
  page,
}) => {
  const light = await open('./?puzzle=tictactoe&mode=play');
  await expect(light.root.locator('.panel.play')).toBeVisible();
  await expect(light.button('trees.play.hint')).toBeEnabled();
  expect(page.url()).toContain('mode=play');
  await light.choose('explore');
  await expect(light.root.locator('.tree-window')).toBeVisible();
  await expect.poll(() => page.url()).not.toContain('mode=');
});

test(
  'chomp has a table and a tree: each is searched, played and edited, and fits a phone',
  { tag: '@long' },
  async ({ open, page }) => {
    const light = await open('./?puzzle=chomp');
    await expect(light.scrub).toHaveAttribute('max', /^\d{3}$/);
    await light.press('End');
    await expect(light.root.locator('.ending .number')).toHaveText('A wins');
    // The last cell of the table is no position.
    await expect(light.root.locator('[role="gridcell"]')).toHaveCount(34);

    await test.step('the tree of the same bar', async () => {
      await page.getByRole('combobox', { name: 'algorithm' }).selectOption('alphabeta');
      await expect(light.root.locator('.tree-window')).toBeVisible();
      await light.goTo(40);
      await expect(sentence(light)).toContainText(/bites? at row/);
      const legend = light.root.locator('.legend');
      await expect(legend).toContainText('A wins');
      await expect(legend).not.toContainText('draw');
      expect(await violations(page)).toEqual([]);
    });

    await test.step('a game against the search by clicks on the bar', async () => {
      await light.choose('play');
      await light.cell(2, 3).click();
      await expect(sentence(light)).toContainText('Your move, row 2, column 3');
      await page.setViewportSize(PHONE);
      expect(await overflows(light)).toBe(false);
      await page.setViewportSize(LAPTOP);
    });
  },
);

test('heaps beyond the table are answered in the error, with the winning move', async ({
  open,
}) => {
  // 1,000 and 2,000 counters.
  const light = await open('./#ARroB9APAAAA');
  await expect(light.root.getByRole('alert').first()).toContainText(
    'whoever begins with 1,000 and 2,000 wins, by leaving 1,000 and 618',
  );
});
