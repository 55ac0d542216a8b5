/** Which game is looked at: judges' text, the start on the board, size, settings, chance. */
import { Play, Table, heapGame, ownMoves, tabGame, told, wins } from './games.js';
import { expect, requestsOf, test, words } from './light.js';

/** @import { Light } from './light.js' */

const sample = tabGame(10, 4);

/** @param {(path?: string) => Promise<Light>} open @param {string} [puzzle] */
async function start(open, puzzle = 'tab') {
  const light = await open(`?puzzle=${puzzle}`);
  const table = new Table(light);
  await table.known();
  return { light, table };
}

/** @param {number} number of the case @param {number} line @param {number} answer */
const answered = (number, line, answer) =>
  words.text('input.case', { number, line, answer: String(answer) });

test('answers each test of a text, and shows the one that is chosen', async ({ open }) => {
  const { light, table } = await start(open);
  const tests = [
    [4, 3, 2],
    [5, 3, 0],
    [1, 4, 3],
    [10, 1, 0],
  ];
  await light.read(`4\n${tests.map(([row, column]) => `10 4 ${row} ${column}\n`).join('')}`);
  await expect(light.answers).toHaveCount(4);
  for (const [index, [, , answer]] of tests.entries()) {
    await expect(light.answers.nth(index)).toContainText(answered(index + 1, index + 2, answer));
  }
  const watch = words.text('input.watchCase', { number: 3 });
  await light.dialog.getByRole('button', { name: watch }).click();
  await expect(light.dialog).toHaveCount(0);
  await light.toEnd();
  const values = { start: sample.name(39), count: 3, plies: 5 };
  await expect(table.answer).toHaveText(words.text('games.answer.wins', values));
});

/** What is wrong with a text, how many tests before it are answered, and what is said of it. */
const WRONG = /** @type {const} */ ([
  ['outside the table', '3\n10 4 4 3\n10 4 5 3\n10 4 11 3\n', 2, 4, /found row 11, column 3\s*$/],
  ['no numbers', '2\n10 4 4 3\n10 4 five 3\n', 1, 3, /4 numbers from 1 to 1,000, found "10 4 five/],
  ['too many cells', '2\n10 4 4 3\n1000 1000 1 1\n', 1, 3, /250,000/],
  ['too few tests', '3\n10 4 4 3\n10 4 5 3\n', 2, 4, /as many tests as .*, 3; .* after 2\s*$/],
  ['too many tests', '1\n10 4 4 3\n10 4 5 3\n', 1, 3, /after test 1, found "10 4 5 3"\s*$/],
  ['no number of tests', 'x\n10 4 4 3\n', 0, 1, /found "x"/],
]);

test(
  'what is wrong with a text is told with its line, and what is before is kept',
  { tag: '@long' },
  async ({ open }) => {
    const { light } = await start(open);
    for (const [wrong, text, kept, line, says] of WRONG) {
      await light.read(text);
      const alert = light.dialog.getByRole('alert');
      await expect(alert, wrong).toHaveText(says);
      await expect(alert, wrong).toHaveText(new RegExp(`^\\s*line ${line}: `));
      await expect(light.answers, wrong).toHaveCount(kept);
      if (kept > 0) await expect(light.answers.first()).toContainText(answered(1, 2, 2));
      await expect(light.text).toHaveValue(text);
      await expect(light.text).toHaveAttribute('aria-invalid', 'true');
    }
  },
);

test(
  'the start is edited on the board, by pointer and by keyboard',
  { tag: '@long' },
  async ({ open, page }) => {
    const { light, table } = await start(open);
    const begins = async (/** @type {number} */ cell) => {
      await light.openMore();
      await expect(light.says('games.answer.none', { start: sample.name(cell) })).toBeVisible();
      await light.closeMore();
    };
    await light.goTo(50);
    await light.button('board.edit').click();
    await expect(light.says('games.editHint')).toBeVisible();
    await table.cell(22).click();
    await light.button('board.editDone').click();
    await light.expectStep(0);
    await begins(22);
    await light.press('e');
    await expect(table.cell(22)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await begins(19);
    await light.toEnd();
    await light.openMore();
    const plies = sample.plies[19];
    const key = `games.answer.${wins(plies) ? 'wins' : plies > 0 ? 'loses' : 'terminal'}`;
    const values = { start: sample.name(19), plies, count: ownMoves(plies) };
    await expect(table.answer).toHaveText(words.text(key, values));
    // The game begins there, too.
    const play = new Play(light);
    await play.show('play');
    await expect(light.root.getByText(sample.name(19)).first()).toBeVisible();
    await light.written();
    await page.reload();
    await light.toEnd();
    await light.openMore();
    await expect(table.answer).toHaveText(words.text(key, values));
  },
);

test('the table has another size when that is asked for', { tag: '@long' }, async ({ open }) => {
  const { light, table } = await start(open);
  const resize = async (/** @type {number} */ rows, /** @type {number} */ columns) => {
    await light.openInput();
    await light.enter(light.dialog.getByLabel(words.text('input.rows')), String(rows));
    await light.enter(light.dialog.getByLabel(words.text('input.columns')), String(columns));
    await light.dialog.getByRole('button', { name: words.text('input.resize') }).click();
  };
  await resize(7, 9);
  await expect(light.grid).toHaveAttribute('aria-rowcount', '7');
  await expect(light.grid).toHaveAttribute('aria-colcount', '9');
  await table.known();
  await light.toEnd();
  await table.expectContents(tabGame(7, 9).plies.map(told));
  const state = await light.state();
  await resize(1001, 2);
  await light.closeDialog();
  await expect(light.alert).toContainText(/1 to 1,000 rows/);
  expect(await light.state()).toBe(state);
});

test('what can be taken from a heap is a setting', { tag: '@long' }, async ({ open, page }) => {
  const { light, table } = await start(open, 'subtract');
  await light.openInput();
  const takes = light.dialog.getByLabel(words.text('setting.takes'), { exact: false }).first();
  await light.enter(takes, '1,3,4');
  await page.keyboard.press('Enter');
  await light.closeDialog();
  // Who wins repeats after seven counters: so long are the rows.
  await expect(light.grid).toHaveAttribute('aria-colcount', '7');
  await light.toEnd();
  await table.expectContents(heapGame(28, 7, [1, 3, 4]).plies.map(told));
});

test('a family is fetched once, whoever asks for it', { tag: '@long' }, async ({ open, page }) => {
  const requests = requestsOf(page, /\/games-[^/]*\.js$/);
  const light = await open();
  await light.computed();
  const shows = (/** @type {string} */ puzzle) =>
    light.root.evaluate((el, id) => el.setAttribute('puzzle', id), puzzle);
  for (const puzzle of ['tab', 'flip', 'subtract', 'knight', 'tab']) {
    await shows(puzzle);
    const name = words.text([`${puzzle}.shortName`, `${puzzle}.name`]);
    await expect(light.root.getByText(name, { exact: true }).first()).toBeVisible();
  }
  await expect(light.radio('map.play')).toBeAttached();
  expect(requests).toHaveLength(1);
});
