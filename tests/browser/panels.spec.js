/** What is behind "more": the frontier chart, the expansion and the certificate. */
import { readFile } from 'node:fs/promises';
import { catalogue } from '../../www/core/engine/session.js';
import { lettersOf } from '../../www/core/links/state-string.js';
import { answerStep, runOf } from './facts.js';
import { expect, test, words } from './light.js';

/** @import { Light } from './light.js' */

/** How many boards are so many moves away from the sample; each has 16 moves. */
const SIZES = [1, 16, 120, 560, 1387, 1440, 540, 32];
/** The step after which each level of the sample begins. */
const BEGINS = SIZES.map((_, level) => 16 * SIZES.slice(0, level).reduce((a, b) => a + b, 0));
/** How many moves the two-sided search of the solitaire sample takes. */
const TWO_SIDED_MOVES = 15_842;

/** @typedef {'chart' | 'expansion' | 'certificate'} Section */

/** @param {Light} light @param {Section} name */
const section = (light, name) =>
  light.root.getByRole('group', { name: words.text(`more.${name}`), exact: true });

/** @param {Light} light */
const slider = (light) => light.root.getByRole('slider', { name: words.text('chart.slider') });

/** The numbers of the chart as readers have them. @param {Light} light */
const rows = (light) =>
  section(light, 'chart')
    .getByRole('row')
    .evaluateAll((all) =>
      all.slice(1).map((row) => [...row.children].map(({ textContent }) => textContent)),
    );

/** The state string of an example. @param {string} puzzle @param {string} preset */
async function stateOf(puzzle, preset) {
  (await runOf()).free();
  const kind = catalogue().find(({ id }) => id === puzzle);
  const link = kind?.presets.find(({ id }) => id === preset)?.link;
  return lettersOf(/** @type {Uint8Array} */ (link));
}

/** Clicks into the middle of a bar. @param {Light} light @param {number} level */
async function clickLevel(light, level) {
  const { width, height } = /** @type {{ width: number, height: number }} */ (
    await slider(light).boundingBox()
  );
  const x = ((level + 0.5) / SIZES.length) * width;
  await slider(light).click({ position: { x, y: height / 2 } });
}

test('the chart has the levels of the sample, tells one that is pointed at, and goes to its beginning by mouse and by key', async ({
  light,
}) => {
  await light.more.click();
  const number = (/** @type {number} */ value) => words.number(value);
  const told = SIZES.map((size, level) =>
    [level, BEGINS[level], size, SIZES[level + 1] ?? 0].map(number),
  );
  // The panel may still be on its way.
  await expect.poll(() => rows(light)).toEqual(told);

  await test.step('pointing at a level says its numbers without going there', async () => {
    const { width, height } = /** @type {{ width: number, height: number }} */ (
      await slider(light).boundingBox()
    );
    await slider(light).hover({ position: { x: (2.5 / SIZES.length) * width, y: height / 2 } });
    const says = { level: 2, step: BEGINS[2], frontier: SIZES[2], fresh: SIZES[3] };
    await expect(section(light, 'chart').getByText(words.text('chart.says', says))).toBeVisible();
    await light.expectStep(0);
  });

  await test.step('a level begins where it is clicked or gone to by key', async () => {
    await light.root.evaluate((/** @type {HTMLElement} */ el) =>
      el.addEventListener('statechange', () => (el.title = `${el.title}.`)),
    );
    await clickLevel(light, 4);
    await light.expectStep(BEGINS[4]);
    await expect(light.root, 'the host is told once').toHaveAttribute('title', '.');
    const says = { level: 4, step: BEGINS[4], frontier: SIZES[4], fresh: SIZES[5] };
    await expect(slider(light)).toHaveAttribute('aria-valuetext', words.text('chart.says', says));
    // In the midst of a level the same place goes back to its beginning.
    await light.goTo(16_167);
    await clickLevel(light, 4);
    await light.expectStep(BEGINS[4]);
    await slider(light).focus();
    await light.page.keyboard.press('ArrowRight');
    await light.expectStep(BEGINS[5]);
    await light.page.keyboard.press('Home');
    await light.expectStep(0);
  });
});

test(
  'a closed section holds nothing; a reload leaves the sections as they were',
  { tag: '@firefox-long' },
  async ({ light, page }) => {
    await light.more.click();
    await light.button('chart.log').click();
    const summary = section(light, 'expansion').locator('summary');
    await summary.click();
    const none = section(light, 'expansion').getByText(words.text('expansion.none'));
    const chart = section(light, 'chart').locator('canvas');
    await expect(none).toHaveCount(0);
    await expect(chart).toHaveCount(1);
    await page.reload();
    await light.openMore();
    await expect(light.button('chart.log')).toHaveAttribute('aria-pressed', 'true');
    await expect(chart).toHaveCount(1);
    await expect(none).toHaveCount(0);
    await light.computed();
    // Space belongs to what is opened, and plays nothing.
    await summary.focus();
    await page.keyboard.press('Space');
    await expect(none).toHaveCount(1);
    await expect(light.button('transport.play')).toBeVisible();
  },
);

test('lays out the moves of the state being expanded, made and to come', async ({ light }) => {
  await light.more.click();
  await expect(section(light, 'expansion')).toContainText(words.text('expansion.none'));
  const session = await runOf();
  const answer = await answerStep();
  for (const step of [17, answer]) {
    await light.goTo(step);
    session.show(step);
    const { moves, made } = session.item();
    const first = step - made;
    const names = moves.map((move, index) => {
      if (move.kind !== 'move') throw new Error('every entry of the list is a move');
      const mark = words.text(
        `expansion.mark.${move.verdict === 'answer' ? 'goal' : move.verdict}`,
      );
      const key = index < made ? 'expansion.made' : 'expansion.toCome';
      const values = { state: move.to, depth: move.toDepth, mark, step: first + index + 1 };
      return words.text(key, values);
    });
    const buttons = section(light, 'expansion').getByRole('button');
    await expect(buttons).toHaveCount(16);
    await expect(buttons.nth(made - 1)).toHaveAttribute('aria-current', 'step');
    const shown = await buttons.evaluateAll((all) => all.map((one) => one.ariaLabel));
    expect(shown, `step ${step}`).toEqual(names);
    // Each mark is a line within its button, however it is called.
    const cut = await buttons.evaluateAll(
      (all) => all.filter(({ clientHeight, scrollHeight }) => scrollHeight > clientHeight).length,
    );
    expect(cut).toBe(0);
  }
  session.free();
  await light.goTo(16_167);
  await section(light, 'expansion').getByRole('button').nth(11).click();
  await light.expectStep(16_172);
});

test('a film too fast to read lays out no moves', { tag: '@long' }, async ({ light }) => {
  await light.more.click();
  await light.goTo(20);
  await light.playFit();
  await expect(section(light, 'expansion')).toContainText(words.text('expansion.fast'));
  await light.press('Space');
  await expect(section(light, 'expansion').getByRole('button')).toHaveCount(16);
});

test('the certificate that the core made is saved, or copied where nothing may be saved, and its frames lead to their steps', async ({
  light,
  page,
}) => {
  await light.more.click();
  await expect(section(light, 'certificate')).toContainText(words.text('certificate.notYet'));
  await light.press('End');
  const panel = section(light, 'certificate');
  await expect(panel).toContainText(words.text('certificate.path', { count: 4 }));
  await expect(panel).toContainText(words.text('certificate.checked.path', { count: 4 }));
  const saving = page.waitForEvent('download');
  await light.button('certificate.saveTitle').click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('searchlight-flip.json');
  const saved = JSON.parse(await readFile(await download.path(), 'utf8'));
  const session = await runOf();
  expect(saved).toEqual({
    puzzle: 'flip',
    rows: 4,
    columns: 4,
    settings: {},
    text: session.description.text,
    algorithm: 'bfs',
    outcome: { code: 'found', depth: 4 },
    certificate: session.certificate(),
  });

  await test.step('a page that may not save can copy it, and one that may not do that says so', async () => {
    await page.evaluate(() => {
      const writeText = (/** @type {string} */ text) => Object.assign(globalThis, { copied: text });
      Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    });
    const copy = section(light, 'certificate').getByRole('button', {
      name: words.text('certificate.copy'),
    });
    await copy.click();
    await expect(light.says('certificate.copied')).toBeVisible();
    const copied = await page.evaluate(() => /** @type {any} */ (globalThis).copied);
    expect(JSON.parse(copied).certificate).toEqual(session.certificate());
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await copy.click();
    await expect(light.says('certificate.copyFailed')).toBeVisible();
  });

  await test.step('a frame of it goes to the step that found its board', async () => {
    const frames = section(light, 'certificate')
      .getByRole('list', { name: words.text('certificate.strip') })
      .getByRole('button');
    await expect(frames).toHaveCount(5);
    const { path } = session.mapData();
    await frames.nth(2).click();
    await light.expectStep(session.foundAt(path[2]));
  });
  session.free();
});

test('names different numbers of pieces', { tag: '@long' }, async ({ light }) => {
  await light.more.click();
  const panel = section(light, 'certificate');
  const counts = await stateOf('rearrange', 'counts');
  await light.root.evaluate((el, state) => /** @type {any} */ (el).setState(state), counts);
  await light.computed((await runOf(counts)).advance(0));
  await light.press('End');
  const pieces = { start: 3, goal: 2 };
  await expect(panel).toContainText(words.text('certificate.pieceCounts', pieces));
  await expect(panel).toContainText(words.text('certificate.checked.pieceCounts'));
});

test('tells the two sides of the solitaire sample apart', { tag: '@long' }, async ({ open }) => {
  const light = await open('?puzzle=solitaire');
  await light.computed(TWO_SIDED_MOVES);
  await light.more.click();
  const [start, goal] = [words.text('map.forward'), words.text('map.backward')];
  await expect
    .poll(async () => (await rows(light)).length, 'the panel is there')
    .toBeGreaterThan(0);
  const told = await rows(light);
  // Published: 4,427 states, the start and the goal among them.
  const fresh = told.map((row) => Number(row[4]?.replace(',', '')));
  expect(fresh.reduce((a, b) => a + b, 2)).toBe(4427);
  expect(told).toEqual([
    ['0', start, '0', '2', '16'],
    ['0', goal, '16', '17', '16'],
    ['1', start, '32', '32', '134'],
    ['1', goal, '284', '150', '133'],
    ['2', goal, '539', '267', '712'],
    ['2', start, '2,635', '846', '715'],
    ['3', goal, '4,752', '1,427', '2,699'],
  ]);
  await light.goTo(300);
  await expect(section(light, 'expansion')).toContainText(/From the goal/);
  await light.goTo(100);
  await expect(section(light, 'expansion')).not.toContainText(/From the goal/);
  await light.press('End');
  await expect(section(light, 'certificate')).toContainText(
    words.text('certificate.path', { count: 7 }),
  );
});

test(
  'what there is to press behind "more" is 24 px large at least',
  { tag: '@long' },
  async ({ light, page }) => {
    await light.more.click();
    await light.press('End');
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const controls = light.drawer.locator(
        ':is(button, input:not([type=radio]), select, summary, label)',
      );
      const small = await controls.evaluateAll((all) =>
        all.flatMap((control) => {
          const { width: w, height: h } = control.getBoundingClientRect();
          return w === 0 || (w >= 24 && h >= 24)
            ? []
            : [`${control.outerHTML.slice(0, 80)} ${w} x ${h}`];
        }),
      );
      expect(small, `${width} px wide`).toEqual([]);
    }
  },
);
