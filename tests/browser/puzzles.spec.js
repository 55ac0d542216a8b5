/** The puzzles of two boards as a person meets them: pasting, editing, choosing, being answered. */
import { expect, test, words } from './light.js';

/**
 * @import { Light } from './light.js'
 * @import { SearchLight } from '../../www/element/search-light.js'
 */

const REARRANGE = '1111\n0000\n1110\n0010\n1010\n0101\n1010\n0101\n';
const SOLITAIRE = '4 4 4 5 5 4 6 5\n2 4 3 3 3 6 4 6\n';

/** The moves of the samples' films. */
const MOVES = { rearrange: 164_736, solitaire: 15_842 };

/** @param {(path?: string) => Promise<Light>} open @param {keyof typeof MOVES} puzzle */
async function start(open, puzzle) {
  const light = await open(`?puzzle=${puzzle}`);
  await light.computed(MOVES[puzzle]);
  return light;
}

/** @param {Light} light @param {string | string[]} preset as its dictionary key */
async function choose(light, preset) {
  await light.openInput();
  await light.dialog.getByRole('button', { name: words.text(preset) }).click();
  await expect(light.dialog).toHaveCount(0);
}

/** Goes to the last step once it is known. @param {Light} light */
async function finish(light) {
  await expect(light.root.getByText(/^Computing the whole space/)).toHaveCount(0);
  await light.press('End');
}

/** @param {Light} light @param {'board.startBoard' | 'board.goalBoard'} board */
const grid = (light, board) => light.root.getByRole('grid', { name: words.text(board) });

/**
 * @param {Light} light
 * @param {'board.startBoard' | 'board.goalBoard'} board
 * @param {number} row
 * @param {number} column
 */
const cell = (light, board, row, column) =>
  grid(light, board)
    .getByRole('row')
    .nth(row - 1)
    .getByRole('gridcell')
    .nth(column - 1);

/** @param {Light} light */
const algorithms = (light) =>
  light.root.getByRole('combobox', { name: words.text('algorithm.label') });

test(
  'reads the sample of rearrange, answers 4, and its film can be scrubbed',
  { tag: '@long' },
  async ({ open }) => {
    const light = await start(open, 'rearrange');
    await light.read(REARRANGE);
    await expect(light.answers).toHaveText([/Case 1, line 1: 4\s/]);
    await light.closeDialog();
    await light.computed(MOVES.rearrange);
    await light.press('End');
    await light.openMore();
    await expect(light.says('answer.found', { count: 4 })).toBeVisible();
    await expect(light.strip.getByRole('listitem')).toHaveCount(5);
    await light.strip.getByRole('button').nth(4).click();
    const step = await light.step();
    expect(step).toBeGreaterThan(0);
    await expect(
      light.root.getByText(/leads to the goal: this is the answer, 4 moves/),
    ).toHaveCount(2);
    await light.press('ArrowLeft');
    await light.expectStep(step - 1);
    await light.openMore();
    await expect(light.says('answer.none')).toBeVisible();
    await light.goTo(100_000);
    await light.press('ArrowLeft');
    await light.expectStep(99_999);
  },
);

test(
  'reads the sample of solitaire, answers YES, and says of a step whose side it is',
  { tag: '@long' },
  async ({ open }) => {
    const light = await start(open, 'solitaire');
    await light.read(`${SOLITAIRE}${SOLITAIRE}`);
    await expect(light.answers).toHaveText([/Case 1, line 1: YES/, /Case 2, line 3: YES/]);
    await light.closeDialog();
    await light.computed(MOVES.solitaire);
    await light.press('End');
    await light.openMore();
    await expect(light.says('answer.found', { count: 7 })).toBeVisible();
    await expect(light.says('answer.within', { limit: 8, judged: 'YES' })).toBeVisible();
    await expect(light.strip.getByRole('listitem')).toHaveCount(8);
    await expect(light.says('board.stateBack', { depth: 3 })).toBeVisible();
    await light.goTo(1);
    await expect(
      light.root.getByText(/moving the piece at row \d, column \d to row \d, column \d leads to/),
    ).toBeVisible();
    await expect(light.says('board.state', { depth: 0 })).toBeVisible();
  },
);

test('edits start and goal by pointer, and a piece too many is refused on the spot', async ({
  open,
}) => {
  const light = await start(open, 'solitaire');
  await light.goTo(500);
  await light.button('board.edit').click();
  const boards = light.root.getByRole('grid');
  await expect(boards).toHaveCount(2);
  const [left, right] = await boards.evaluateAll((found) =>
    found.map((one) => one.getBoundingClientRect()).map(({ x, y, width }) => ({ x, y, width })),
  );
  expect(right.y, 'side by side').toBe(left.y);
  expect(right.x).toBeGreaterThan(left.x + left.width);

  const filled = words.text('solitaire.cell.2');
  await expect(cell(light, 'board.goalBoard', 2, 4)).toHaveAccessibleName(new RegExp(filled));
  const before = await light.state();
  await cell(light, 'board.goalBoard', 8, 8).click();
  const refusal = words.text('error.tooManyPieces', { most: 4 });
  await expect(light.alert).toHaveText(refusal);
  expect(await light.state()).toBe(before);
  await expect(cell(light, 'board.goalBoard', 2, 4)).toHaveAccessibleName(new RegExp(filled));

  await cell(light, 'board.goalBoard', 2, 4).click();
  await expect(light.alert).toHaveText('');
  await light.openMore();
  await expect(light.root.getByText('Impossible: 4 pieces cannot become 3')).toBeVisible();
  await cell(light, 'board.goalBoard', 2, 5).click();
  await expect(cell(light, 'board.goalBoard', 2, 5)).toHaveAccessibleName(new RegExp(filled));
  const piece = new RegExp(`: ${words.text('solitaire.cell.1')}$`);
  await expect(cell(light, 'board.startBoard', 4, 4)).toHaveAccessibleName(piece);
  await cell(light, 'board.startBoard', 4, 4).click();
  await cell(light, 'board.startBoard', 3, 4).click();
  await expect(cell(light, 'board.startBoard', 3, 4)).toHaveAccessibleName(piece);
  await light.button('board.editDone').click();
  await expect(boards).toHaveCount(1);
  await finish(light);
  await light.openMore();
  await expect(light.root.getByText(/^Answer: \d+ moves$/)).toBeVisible();
});

test('leaving the editor takes the refusal along', { tag: '@long' }, async ({ open }) => {
  const light = await start(open, 'solitaire');
  await light.press('e');
  await cell(light, 'board.startBoard', 1, 1).click();
  await expect(light.alert).toHaveText(words.text('error.tooManyPieces', { most: 4 }));
  await light.page.keyboard.press('Escape');
  await expect(light.alert).toHaveCount(0);
});

test('edits start and goal by keyboard alone', { tag: '@long' }, async ({ open, page }) => {
  const light = await start(open, 'rearrange');
  const { keyboard } = page;
  await light.press('e');
  await expect(cell(light, 'board.startBoard', 1, 1)).toBeFocused();
  await keyboard.press('ArrowRight');
  await keyboard.press('Enter');
  await expect(cell(light, 'board.startBoard', 1, 2)).toBeFocused();
  await expect(cell(light, 'board.startBoard', 1, 2)).toHaveAccessibleName(
    new RegExp(`: ${words.text('rearrange.cell.0')}$`),
  );
  await keyboard.press('Tab');
  await expect(cell(light, 'board.goalBoard', 1, 1)).toBeFocused();
  await keyboard.press('Space');
  await expect(cell(light, 'board.goalBoard', 1, 1)).toBeFocused();
  await expect(cell(light, 'board.goalBoard', 1, 1)).toHaveAccessibleName(
    new RegExp(`: ${words.text('rearrange.cell.0')}$`),
  );
  await keyboard.press('Escape');
  await expect(light.root.getByRole('grid')).toHaveCount(1);
  await finish(light);
  await light.openMore();
  await expect(light.root.getByText(/^Answer: \d+ moves$/)).toBeVisible();
});

test(
  'on a phone the two boards stand one above the other, their cells 24 px at least',
  { tag: '@firefox-long' },
  async ({ open, page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const light = await start(open, 'solitaire');
    await light.press('e');
    const [top, bottom] = await light.root
      .getByRole('grid')
      .evaluateAll((found) => found.map((one) => one.getBoundingClientRect().toJSON()));
    expect(bottom.y).toBeGreaterThan(top.bottom);
    for (const { width, height } of [top, bottom]) {
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(8 * 24);
    }
  },
);

// What is said of anything else that is wrong, tests/js/words-errors.test.js knows. The short form has such
// tests of flip (input.spec.js), and of mazes and tiles (mazes.spec.js).
for (const [puzzle, good, wrong, line, says] of /** @type {const} */ ([
  ['rearrange', REARRANGE, '1111\n0000', 3, 'a case of 8 lines, 6 missing'],
  ['solitaire', SOLITAIRE, '4 4 4 5 5 four 6 5', 1, '8 numbers from 1 to 8, found "4 4 4'],
])) {
  test(
    `${puzzle}: what is wrong is named with its line, which is marked`,
    { tag: '@long' },
    async ({ open }) => {
      await isNamed(await start(open, puzzle), good, wrong, line, says);
    },
  );
}

/**
 * @param {Light} light
 * @param {string} good a case
 * @param {string} text what is wrong behind two of them
 * @param {number} line of it, from 1
 * @param {string} says
 */
async function isNamed(light, good, text, line, says) {
  const typed = `${good}\n${good}${text}`;
  await light.read(typed);
  await expect(light.answers, 'the answers before it are kept').toHaveCount(2);
  const at = 2 * (good.split('\n').length - 1) + 1 + line;
  const alert = light.dialog.getByRole('alert');
  await expect(alert).toHaveText(new RegExp(`^\\s*line ${at}: .*${says}`));
  await expect(light.text).toHaveAttribute('aria-invalid', 'true');
  await expect(light.text).toHaveAccessibleDescription(new RegExp(`line ${at}`));
  await expect(light.text).toHaveValue(typed);
  await expect(light.text).toBeFocused();
  const marked = await light.text.evaluate((field) => {
    const { value, selectionStart, selectionEnd } = /** @type {HTMLTextAreaElement} */ (field);
    return value.slice(selectionStart, selectionEnd);
  });
  expect(marked).toBe(typed.split('\n')[at - 1] ?? '');
  await expect(light.answers.first()).toBeInViewport();
  await expect(alert).toBeInViewport();
}

test(
  'a text stays with its puzzle, and a board that no judge has leaves it alone',
  { tag: '@long' },
  async ({ open }) => {
    let light = await start(open, 'rearrange');
    await light.read(REARRANGE);
    await light.closeDialog();
    light = await start(open, 'solitaire');
    await light.openInput();
    await expect(light.text).toHaveValue(SOLITAIRE);
    await expect(light.answers).toHaveCount(0);
    await light.text.fill('4 4');
    await light.enter(light.dialog.getByLabel(words.text('input.rows')), '6');
    await light.dialog.getByRole('button', { name: words.text('input.resize') }).click();
    await expect(light.dialog).toHaveCount(0);
    await expect(light.grid).toHaveAccessibleName(
      words.text('board.grid', { rows: 6, columns: 8 }),
    );
    await light.openInput();
    await expect(light.text).toHaveValue('4 4');
    await expect(light.text).toHaveAccessibleDescription(new RegExp(words.text('input.noText')));
    light = await start(open, 'rearrange');
    await light.openInput();
    await expect(light.text).toHaveValue(REARRANGE);
  },
);

test(
  'runs each algorithm on the same board, and the address keeps it',
  { tag: '@long' },
  async ({ open, page }) => {
    const light = await start(open, 'rearrange');
    for (const [algorithm, known] of /** @type {const} */ ([
      ['bidirectional', 672],
      ['alternating', 236],
      ['bfs', 164_736],
    ])) {
      await algorithms(light).selectOption(algorithm);
      await light.computed(known);
      await expect(algorithms(light)).toHaveAccessibleDescription(
        words.text(`algorithm.${algorithm}.about`),
      );
      await light.press('End');
      await light.openMore();
      await expect(light.says('answer.found', { count: 4 })).toBeVisible();
    }
    await algorithms(light).selectOption('bidirectional');
    await light.computed(672);
    await light.written();
    await page.reload();
    await light.computed(672);
    await expect(algorithms(light)).toHaveValue('bidirectional');
    await light.openInput();
    await light.dialog.getByRole('button', { name: words.text('input.draw') }).click();
    await expect(algorithms(light), 'another board keeps it').toHaveValue('bidirectional');
  },
);

/** Examples, what is answered and what is said of it. */
const ANSWERS = /** @type {const} */ ([
  ['rearrange', 'solved', 'Answer: 0 moves, already solved', 'all in reach is expanded'],
  ['rearrange', 'hardest', 'Answer: 20 moves', 'all in reach is expanded'],
  ['rearrange', 'counts', 'Impossible: 3 pieces cannot become 2', 'no move adds or removes'],
  ['solitaire', 'solved', 'Answer: 0 moves, already solved', 'at most 8: the judges say YES'],
  ['solitaire', 'eight', 'Answer: 8 moves', 'at most 8: the judges say YES'],
  ['solitaire', 'nine', 'Answer: 9 moves', 'more than 8: the judges say NO'],
  ['solitaire', 'hardest', 'Answer: 22 moves', 'more than 8: the judges say NO'],
  ['solitaire', 'tooLong', 'Too long: 4 moves, the shortest has 3', 'at first contact'],
]);

for (const puzzle of /** @type {const} */ (['rearrange', 'solitaire'])) {
  test(`the examples of ${puzzle} are answered`, { tag: '@long' }, async ({ open }) => {
    const light = await start(open, puzzle);
    for (const [, preset, title, note] of ANSWERS.filter(([of]) => of === puzzle)) {
      await choose(light, [`${puzzle}.preset.${preset}`, `preset.${preset}`]);
      await finish(light);
      await expect(light.root.getByText(title, { exact: true }).first()).toBeVisible();
      await expect(light.root.getByText(note).first()).toBeVisible();
    }
  });
}

test(
  'an example or a case is run by the algorithm that is chosen, a lesson by its own',
  { tag: '@long' },
  async ({ open }) => {
    const light = await start(open, 'solitaire');
    await algorithms(light).selectOption('bfs');
    await choose(light, 'preset.solved');
    await light.openMore();
    await expect(light.says('answer.already')).toBeVisible();
    await expect(algorithms(light)).toHaveValue('bfs');
    await light.read(SOLITAIRE);
    await expect(light.answers).toHaveCount(1);
    await light.closeDialog();
    await light.openMore();
    await expect(light.says('answer.already')).toHaveCount(0);
    await expect(algorithms(light)).toHaveValue('bfs');
    await choose(light, 'solitaire.preset.tooLong');
    await expect(algorithms(light)).toHaveValue('alternating');
    const lesson = await light.state();
    await light.openInput();
    const watch = words.text('input.watchCase', { number: 1 });
    await light.dialog.getByRole('button', { name: watch }).click();
    await expect.poll(() => light.state()).not.toBe(lesson);
    await expect(algorithms(light)).toHaveValue('alternating');
  },
);

test(
  'stopping at first contact is said to be luck where it is',
  { tag: '@long' },
  async ({ open }) => {
    const light = await start(open, 'solitaire');
    await choose(light, 'solitaire.preset.eight');
    await algorithms(light).selectOption('alternating');
    await finish(light);
    await light.openMore();
    await expect(light.says('answer.found', { count: 8 })).toBeVisible();
    await expect(light.says('answer.shortest')).toBeVisible();
  },
);

test(
  'draws a start so far from the goal, by a form that stands still',
  { tag: '@long' },
  async ({ open, devtools }) => {
    // A slow machine is still surveying the space when the form is there.
    const cdp = await devtools();
    const slower = (/** @type {number} */ rate) =>
      cdp.send('Emulation.setCPUThrottlingRate', { rate });
    await slower(6);
    const light = await start(open, 'solitaire');
    await light.openInput();
    const draw = light.dialog.getByRole('button', { name: words.text('input.draw') });
    await expect(draw).toBeDisabled();
    const before = await draw.boundingBox();
    await slower(1);
    await expect(draw).toBeEnabled({ timeout: 30_000 });
    expect(await draw.boundingBox()).toEqual(before);
    await expect(light.dialog.getByText(words.text('input.randomGoal'))).toBeVisible();
    await light.dialog.getByLabel(words.text('input.difficulty')).selectOption('9');
    await draw.click();
    await expect(light.dialog).toHaveCount(0);
    await finish(light);
    await light.openMore();
    await expect(light.says('answer.found', { count: 9 })).toBeVisible();
    await expect(light.says('answer.beyond', { limit: 8, judged: 'NO' })).toBeVisible();
    await light.press('e');
    const goal = new RegExp(`: ${words.text('solitaire.cell.2')}$`);
    await expect(cell(light, 'board.goalBoard', 4, 6)).toHaveAccessibleName(goal);
  },
);
