/** Mazes and sliding tiles as a person meets them: painting, typing, pasting, the board as the map. */
import { some } from '../long.js';
import { runOf } from './facts.js';
import { expect, test, words } from './light.js';
import { raceBegun } from './racing.js';

/** @import { Light } from './light.js' */

const MAZE = '7 8\n#.#####.\n#.a#..r.\n#..#x...\n..#..#.#\n#...##..\n.#......\n........\n';

/** @param {(path?: string) => Promise<Light>} open @param {string} text */
async function openMaze(open, text = MAZE) {
  const light = await open('?puzzle=maze&algorithm=bfs');
  await light.read(text);
  await expect(light.answers.first()).toBeVisible();
  await light.closeDialog();
  return light;
}

/** The judges' text of the board that is shown. @param {Light} light */
async function textOf(light) {
  const session = await runOf(await light.state());
  const { text } = session.description;
  session.free();
  return text;
}

/**
 * The middle of a cell on the map, which has the board's picture at its full size.
 * @param {Light} light
 * @param {number} row from 1
 * @param {number} column from 1
 * @param {{ rows: number, columns: number }} shape
 */
async function onMap(light, row, column, { rows, columns }) {
  const { x, y, width, height } = await light.map
    .locator('canvas')
    .evaluate((one) => one.getBoundingClientRect().toJSON());
  const px = Math.min(56, Math.floor(Math.min((width - 16) / columns, (height - 16) / rows)));
  return {
    x: x + width / 2 + (column - 0.5 - columns / 2) * px,
    y: y + height / 2 + (row - 0.5 - rows / 2) * px,
  };
}

test('walls are painted on the map and on the board, costs by keys', async ({ open, page }) => {
  const light = await openMaze(open);
  const shape = { rows: 7, columns: 8 };
  await light.button('board.edit').click();
  const from = await onMap(light, 7, 1, shape);
  const to = await onMap(light, 7, 4, shape);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  // One long move: the cells between are painted, too.
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
  await expect.poll(() => textOf(light)).toBe(MAZE.replace('........\n', '####....\n'));
  // A stroke that begins on a wall erases.
  await light.cell(7, 1).hover();
  await page.mouse.down();
  await light.cell(7, 2).hover();
  await page.mouse.up();
  await expect.poll(() => textOf(light)).toBe(MAZE.replace('........\n', '..##....\n'));
  // A click changes one cell: a wall becomes free.
  const wall = await onMap(light, 7, 3, shape);
  await page.mouse.click(wall.x, wall.y);
  await expect.poll(() => textOf(light)).toBe(MAZE.replace('........\n', '...#....\n'));
  await light.cell(7, 4).focus();
  await page.keyboard.press('7');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('#');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('r');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('a');
  const edited = MAZE.replace('#.a#', '#..#').replace('........\n', '...7#xra\n');
  await expect.poll(() => textOf(light)).toBe(edited);
  await expect(light.cell(7, 4)).toHaveAccessibleName(
    new RegExp(words.text('maze.tile', { code: 7 })),
  );
  // The start can be no wall: it is said, and nothing changes.
  await page.keyboard.press('#');
  await expect(light.alert).toHaveText(words.text('error.fixedCell', { cell: 55 }));
  expect(await textOf(light)).toBe(edited);
});

test(
  'a large maze is edited by keys beyond the part that is drawn',
  { tag: '@long' },
  async ({ open, page }) => {
    const row = `${'.'.repeat(40)}\n`;
    const light = await openMaze(
      open,
      `30 40\na${row.slice(1)}${row.repeat(28)}${row.slice(0, 39)}r\n`,
    );
    await light.button('board.edit').click();
    await expect(light.grid.getByRole('gridcell').first()).toBeFocused();
    await expect(light.grid).toHaveAttribute('aria-rowcount', '30');
    for (let right = 0; right < 20; right += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('9');
    const name = words.text('board.cell', {
      row: 1,
      column: 21,
      content: words.text('maze.tile', { code: 9 }),
    });
    await expect(light.root.getByRole('gridcell', { name, exact: true })).toBeFocused();
    expect(await textOf(light)).toContain(`30 40\na${'.'.repeat(19)}9`);
  },
);

test(
  'what is wrong with a maze or tiles is told with its line, and the text stays',
  { tag: '@long' },
  async ({ open }) => {
    for (const [puzzle, faults] of /** @type {[string, [string, RegExp][]][]} */ ([
      [
        'maze',
        [
          ['2 3\n...\n..r\n', /line 3: .*'a'/],
          ['2 3\na..\n...\n', /line 3: .*'r'/],
          ['2 3\na0.\n..r\n', /line 2: .*'0' in column 2/],
          ['2 3\na.?\n..r\n', /line 2: .*'\?' in column 3/],
          ['1 3\nara\n', /line 2: .*“a”.*column 3/],
        ],
      ],
      [
        'tiles',
        [
          ['1 2 3 4 5 6 7 x x\n', /line 1: .*“x”.*column 9/],
          ['1 2 3 4 5 6 7 7 x\n', /line 1: .*“7”.*column 8/],
        ],
      ],
    ])) {
      const light = await open(`?puzzle=${puzzle}`);
      // tests/js/cli-tiles.test.js has each of them.
      for (const [wrong, says] of some(faults, 4)) {
        await light.read(wrong);
        await expect(light.dialog.getByRole('alert')).toHaveText(says);
        await expect(light.text).toHaveValue(wrong);
      }
    }
  },
);

test('tiles are typed and swapped; a board out of reach is an answer', async ({ open, page }) => {
  const light = await open('?puzzle=tiles&algorithm=bfs');
  await light.read('1 2 3 4 5 6 7 8 x\n');
  await expect(light.answers).toHaveCount(1);
  await light.closeDialog();
  await light.button('board.edit').click();
  const start = light.root.getByRole('grid', { name: words.text('board.startBoard') });
  const goal = light.root.getByRole('grid', { name: words.text('board.goalBoard') });
  await start.getByRole('gridcell').nth(7).click();
  await expect.poll(() => textOf(light)).toBe('1 2 3 4 5 6 7 x 8\n');
  await start.getByRole('gridcell').nth(0).focus();
  await page.keyboard.press('2');
  await expect.poll(() => textOf(light)).toBe('2 1 3 4 5 6 7 x 8\n');
  await expect(light.says('board.noAnswer')).toBeVisible();
  await goal.getByRole('gridcell').nth(0).click();
  await expect.poll(() => textOf(light)).toBe(null);
  await light.button('board.editDone').click();
});

/** All that is written, named or explained in an element. @param {Light} light */
async function writtenIn(light) {
  const texts = await light.root.evaluate((el) =>
    [.../** @type {ShadowRoot} */ (el.shadowRoot).querySelectorAll('*')].flatMap((one) => [
      // The names of puzzles are those of a menu of all puzzles.
      ...(one.matches('style, script')
        ? []
        : [...one.childNodes]
            .filter((node) => node.nodeType === Node.TEXT_NODE)
            .map((node) => node.textContent ?? '')),
      ...['aria-label', 'title', 'placeholder', 'alt'].map((name) => one.getAttribute(name) ?? ''),
      one.getAttribute('aria-description') ?? '',
    ]),
  );
  return texts.map((text) => text.trim()).filter(Boolean);
}

test('a maze has cells and no boards, also in the drawer, in a question and in a race', async ({
  open,
}) => {
  const light = await open('?puzzle=maze');
  const { root } = light;
  const ready = () => root.evaluate((el) => /** @type {any} */ (el).whenReady());
  await ready();
  /** @type {string[]} */
  const said = [];
  for (const algorithm of some(['astar', 'bfs', 'bidirectional'], 3)) {
    await root.evaluate((el, id) => el.setAttribute('algorithm', id), algorithm);
    await ready();
    await root.evaluate((el) => /** @type {any} */ (el).seek(9));
    said.push(...(await writtenIn(light)));
  }
  await light.openMore();
  said.push(...(await writtenIn(light)));
  await light.closeMore();
  await light.choose('race');
  await raceBegun(light);
  said.push(...(await writtenIn(light)));
  await open('?puzzle=maze&predict=next');
  await light.button('transport.play').click();
  await expect(root.locator('.sentence')).toHaveText(/Which cell/);
  said.push(...(await writtenIn(light)));
  expect([...new Set(said)].filter((text) => /\bboards?\b/i.test(text))).toEqual([]);
  expect(said.length).toBeGreaterThan(150);
});

test(
  'an algorithm in the address is read in any letter case, and an unknown one is told',
  { tag: '@long' },
  async ({ open, page }) => {
    const algorithm = (/** @type {Light} */ { root }) =>
      root.evaluate(async (el) => {
        await /** @type {any} */ (el).whenReady();
        return el.shadowRoot?.querySelector('select')?.value;
      });
    expect(await algorithm(await open('?puzzle=maze&Algorithm=Astar'))).toBe('astar');
    const warned = page.waitForEvent('console', (message) => /Allowed: bfs, /.test(message.text()));
    const light = await open('?puzzle=maze&algorithm=none');
    await expect(light.alert).toContainText('none');
    expect((await warned).type()).toBe('warning');
    expect(await algorithm(light)).toBe('uniform');
  },
);

test('the result of a search for the fewest moves says what its path costs, too', async ({
  open,
}) => {
  const light = await open('?puzzle=maze&algorithm=bfs');
  await light.computed(100);
  await light.press('End');
  await light.openMore();
  await expect(light.says('answer.found.cost', { count: 12, cost: 13 })).toBeVisible();
});
