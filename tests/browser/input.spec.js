/** Choosing a board: judges' text, chance, size, and editing on the board itself. */
import { SAMPLE, expect, test, words } from './light.js';
import { IS_LONG } from '../long.js';

const SOLVED = 'bbbb\nbbbb\nbbbb\nbbbb\n';
const WRONG = 'bwwb\nbxwb\nbwwb\nbwww\n';

/** The discs on the board, row by row, as a reader hears them. @param {import('./light.js').Light} light */
async function discs(light) {
  const labels = await light.grid
    .getByRole('gridcell')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
  const black = words.text('flip.cell.1');
  return labels.map((label) => (label.endsWith(black) ? 'b' : 'w')).join('');
}

test('answers several cases; a wrong line is named, and all before it is kept', async ({
  light,
  page,
}) => {
  await light.goTo(100);
  await light.read(`${SAMPLE}\n${SOLVED}\n${WRONG}`);
  await expect(light.answers).toHaveCount(2);
  await expect(light.answers.nth(0)).toContainText(/: 4/);
  await expect(light.answers.nth(1)).toContainText(/line 6: 0/);
  const letters = `'b' or 'w'`;
  const wrong = { line: 12, letter: 'x', column: 2, letters, found: 'bxwb' };
  const fault = words.text('input.error.letter', wrong);
  await expect(light.dialog.getByRole('alert')).toHaveText(fault);
  await expect(light.text).toHaveAttribute('aria-invalid', 'true');
  await expect(light.text).toHaveAccessibleDescription(new RegExp('line 12'));
  await expect(light.text).toHaveValue(`${SAMPLE}\n${SOLVED}\n${WRONG}`);

  // Nothing but an error: the run stays, and the text, too.
  await light.closeDialog();
  await light.goTo(77);
  const state = await light.state();
  await light.read(WRONG);
  await expect(light.dialog.getByRole('alert')).toContainText('line 2');
  await expect(light.text).toHaveValue(WRONG);
  await light.closeDialog();
  expect(await light.state()).toBe(state);
  await light.expectStep(77);

  await page.reload();
  await light.computed();
  await light.openInput();
  await expect(light.text).toHaveValue(WRONG);
  await light.read(SAMPLE);
  await expect(light.text).toHaveAttribute('aria-invalid', 'false');
  await expect(light.dialog.getByRole('alert')).toHaveText('');
});

test('reads what is no board at all', { tag: '@long' }, async ({ light }) => {
  await light.read(' \n\n');
  await expect(light.dialog.getByRole('alert')).toHaveText(words.text('input.noCases'));
  for (const text of ['<img src=x onerror=alert(1)>', '\u202e\0💥', 'b'.repeat(5000)]) {
    await light.read(text);
    await expect(light.dialog.getByRole('alert')).toContainText(/line 1\b/);
  }
  await light.read('bwwb\r\nbbwb\r\nbwwb\r\nbwww');
  await expect(light.answers.first()).toContainText(/: 4/);
});

test('lists 200 of many answers, and copies all', { tag: '@long' }, async ({ light, page }) => {
  await page.evaluate(() => {
    const writeText = (/** @type {string} */ text) => Object.assign(globalThis, { copied: text });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  });
  await light.read(SAMPLE.repeat(210));
  await expect(light.answers).toHaveCount(201);
  await expect(light.answers.last()).toHaveText(words.text('input.moreCases', { count: 10 }));
  await light.dialog.getByRole('button', { name: words.text('input.copy') }).click();
  await expect(light.dialog.getByText(words.text('input.copied'))).toBeVisible();
  const copied = await page.evaluate(() => /** @type {any} */ (globalThis).copied);
  expect(copied.trim().split('\n')).toEqual(Array.from({ length: 210 }, () => '4'));
});

test('draws random boards whose answer has the chosen number of moves', async ({ light }) => {
  const select = () => light.dialog.getByLabel(words.text('input.difficulty'));
  await light.openInput();
  await select().selectOption('6');
  await light.dialog.getByRole('button', { name: words.text('input.draw') }).click();
  await expect(light.dialog).toHaveCount(0);
  await light.computed();
  await light.press('End');
  await light.openMore();
  await expect(light.says('answer.found', { count: 6 })).toBeVisible();
  const first = await light.state();
  await light.openInput();
  await light.dialog.getByRole('button', { name: words.text('input.draw') }).click();
  await expect.poll(() => light.state()).not.toBe(first);
  // One without an answer is drawn alike.
  if (!IS_LONG) return;
  await light.openInput();
  await select().selectOption('-1');
  await light.dialog.getByRole('button', { name: words.text('input.draw') }).click();
  await light.computed();
  await light.press('End');
  await light.openMore();
  await expect(light.says('answer.impossible')).toBeVisible();
});

test('a seed draws the same board again', { tag: '@long' }, async ({ light }) => {
  const states = [];
  for (let time = 0; time < 2; time++) {
    await light.openInput();
    await light.enter(light.dialog.getByLabel(words.text('input.seed')), '4711');
    await light.dialog.getByRole('button', { name: words.text('input.draw') }).click();
    await light.computed();
    await light.expectStep(0);
    states.push(await light.state());
    await light.choosePreset('one');
  }
  expect(states[0]).toBe(states[1]);
});

/** @param {import('./light.js').Light} light @param {number} rows @param {number} columns */
async function resize(light, rows, columns) {
  await light.openInput();
  await light.enter(light.dialog.getByLabel(words.text('input.rows')), String(rows));
  await light.enter(light.dialog.getByLabel(words.text('input.columns')), String(columns));
  await light.dialog.getByRole('button', { name: words.text('input.resize') }).click();
}

test(
  'least moves that are wanted stay so, though a small space has fewer',
  { tag: '@long' },
  async ({ light }) => {
    const select = light.dialog.getByLabel(words.text('input.difficulty'));
    await light.openInput();
    await select.selectOption('6');
    for (const [rows, columns, moves] of [
      [1, 2, '0'],
      [4, 4, '6'],
    ]) {
      await light.closeDialog();
      await resize(light, Number(rows), Number(columns));
      await light.openInput();
      await expect(select).toHaveValue(String(moves));
    }
  },
);

test(
  'changes the size to 3 x 4 and 2 x 5, and is told of one that there is not',
  { tag: '@long' },
  async ({ light }) => {
    await resize(light, 3, 4);
    await expect(light.grid).toHaveAccessibleName(
      words.text('board.grid', { rows: 3, columns: 4 }),
    );
    await expect(light.grid.getByRole('gridcell')).toHaveCount(12);
    await expect(light.scrub).toHaveAttribute('max', /^[1-9]\d+$/);

    await resize(light, 2, 5);
    await expect(light.grid.getByRole('gridcell')).toHaveCount(10);
    await light.toEnd();
    await expect(light.root.getByText(/^Answer: \d+ moves?$/)).toBeVisible();

    const state = await light.state();
    for (const [rows, columns] of [
      [30, 30],
      [0, 4],
      [1e9, 1e9],
    ]) {
      await resize(light, rows, columns);
      await expect(light.root.getByText(words.text('error.title')).first()).toBeAttached();
      await light.closeDialog();
      await expect(light.alert).toContainText(/1 to 20 rows, 1 to 20 columns and at most 20 cells/);
      await light.button('element.dismiss').click();
      expect(await light.state()).toBe(state);
    }
  },
);

test('edits the board by pointer', { tag: '@long' }, async ({ light }) => {
  const before = await discs(light);
  expect(before).toBe(SAMPLE.replace(/\s/g, ''));
  await light.button('board.edit').click();
  await light.cell(2, 3).click();
  const flipped = (/** @type {number} */ at) =>
    [...before].map((disc, cell) => (cell === at ? (disc === 'b' ? 'w' : 'b') : disc)).join('');
  await expect.poll(() => discs(light)).toBe(flipped(6));
  await light.computed();
  await light.cell(2, 3).click();
  await expect.poll(() => discs(light)).toBe(before);
  await light.button('board.editDone').click();
  await light.cell(1, 1).click();
  expect(await discs(light)).toBe(before);
});

test(
  'edits the board by keyboard, and the search starts again at once',
  { tag: '@long' },
  async ({ light, page }) => {
    await light.goTo(500);
    await light.press('e');
    await light.expectStep(0);
    await light.cell(1, 1).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(light.cell(3, 2)).toBeFocused();
    const before = await discs(light);
    await page.keyboard.press('Enter');
    await expect.poll(() => discs(light)).not.toBe(before);
    await expect(light.cell(3, 2)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(light.cell(3, 1)).toBeFocused();
    await page.keyboard.press('Space');
    const edited = await discs(light);
    expect([...edited].filter((disc, cell) => disc !== before[cell])).toHaveLength(2);
    await page.keyboard.press('Escape');
    await expect(light.button('board.edit')).toHaveAttribute('aria-pressed', 'false');
    await light.computed();
    await light.press('ArrowRight');
    await light.expectStep(1);
  },
);

test(
  'the whole way by keyboard alone: choose, edit, run, step back, leave',
  { tag: '@firefox-long' },
  async ({ light, page }) => {
    const { keyboard } = page;
    const focused = () =>
      page.evaluate(() => {
        const active = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement;
        const label = active?.getAttribute('aria-label') ?? active?.textContent ?? '';
        return label.replace(/\s+/g, ' ').trim();
      });
    /** @param {string} name */
    const tabTo = async (name) => {
      for (let tabs = 0; tabs < 60; tabs++) {
        if ((await focused()) === name) return;
        await keyboard.press('Tab');
      }
      throw new Error(`no way to ${name} by Tab`);
    };
    await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement)?.blur());
    await tabTo(words.text('more.label'));
    await keyboard.press('Enter');
    await tabTo(words.text('board.choose'));
    await keyboard.press('Enter');
    await expect(light.dialog).toBeVisible();
    await tabTo(words.text('flip.preset.one'));
    const outline = await page.evaluate(() => {
      const active = document.activeElement?.shadowRoot?.activeElement;
      const { outlineStyle, boxShadow } = getComputedStyle(/** @type {Element} */ (active));
      return `${outlineStyle} ${boxShadow}`;
    });
    expect(outline, 'the focus can be seen').not.toBe('none none');
    await keyboard.press('Enter');
    await expect(light.dialog).toHaveCount(0);
    await expect(light.button('board.choose'), 'the focus comes back').toBeFocused();
    await light.computed();
    await tabTo(words.text('transport.play'));
    await keyboard.press('Space');
    await expect.poll(() => light.step()).toBeGreaterThan(1);
    await keyboard.press('Space');
    await expect(light.button('transport.play')).toBeVisible();
    const step = await light.step();
    await keyboard.press('ArrowLeft');
    await light.expectStep(step - 1);
    // Out of the element at its end, and no trap on the way.
    let left = false;
    for (let tabs = 0; tabs < 40 && !left; tabs++) {
      await keyboard.press('Tab');
      left = await page.evaluate(() => document.activeElement?.localName !== 'search-light');
    }
    expect(left).toBe(true);
  },
);

test(
  'a million pasted lines are read, and the field shows how they begin',
  { tag: '@long' },
  async ({ light }) => {
    await light.openInput();
    await light.text.fill('');
    const lines = 1e6;
    await light.text.evaluate((el, count) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'bwww\n'.repeat(count));
      const options = { clipboardData, bubbles: true, cancelable: true };
      el.dispatchEvent(new ClipboardEvent('paste', options));
    }, lines);
    await expect(light.says('input.longText', { count: 5 * lines })).toBeVisible();
    expect((await light.text.inputValue()).length).toBeLessThan(1e5);
    await light.dialog.getByRole('button', { name: words.text('input.read') }).click();
    const cases = words.number(lines / 4);
    await expect(light.dialog.getByText(new RegExp(`of ${cases} cases answered`))).toBeVisible();
    // All rows that there will be.
    await expect(light.answers).toHaveCount(201);
    await light.dialog.getByRole('button', { name: words.text('input.clear') }).click();
    await expect(light.text).toHaveValue('');
    await expect(light.text).toBeEditable();
  },
);
