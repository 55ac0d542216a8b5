/** Backtracking beside the core: the film, its bar, its tree and its settings. */
import { readFileSync } from 'node:fs';
import { Session, catalogue, loadEngine } from '../../www/core/engine/session.js';
import { countOf } from '../../www/core/engine/family-core.js';
import { lettersOf } from '../../www/core/links/state-string.js';
import { landmarkFrom } from '../../www/families/backtracking/core.js';
import { Landmark } from '../../www/wasm/searchlight.js';
import '../js/families.js';
import { expect, test, words } from './light.js';

/**
 * @import { Light } from './light.js'
 * @import { SearchLight } from '../../www/element/search-light.js'
 */

const COUNTERS = /** @type {const} */ (['tries', 'placements', 'retreats', 'deepest', 'depth']);

/** Published: so many cells are entered before the lesson's order finds the tour of 6 x 6. */
const PLACEMENTS = 1_134_221;

test.beforeAll(async () => {
  await loadEngine(readFileSync(new URL('../../www/wasm/searchlight_bg.wasm', import.meta.url)));
});

/** An example without a page. @param {string} puzzle @param {string} preset */
function sessionOf(puzzle, preset) {
  const kind = catalogue().find(({ id }) => id === puzzle);
  const link = kind?.presets.find(({ id }) => id === preset)?.link;
  return new Session(/** @type {Uint8Array} */ (link));
}

/** The lesson's board, computed. */
function lesson() {
  const session = sessionOf('knight', 'lesson');
  while (!session.outcome) session.advance(1e8);
  return session;
}

/** @param {(path?: string) => Promise<Light>} open @param {string} puzzle @param {string} preset */
async function start(open, puzzle, preset) {
  const session = sessionOf(puzzle, preset);
  const state = lettersOf(session.link(0));
  session.free();
  const light = await open(`./#${state}`);
  await expect(light.scrub).toBeVisible();
  return light;
}

/** Where the choice of the step shown is. @param {Light} light @param {Session} session */
async function placeAt(light, session) {
  const cell = countOf(session.show(await light.step()), 'cell');
  const { columns } = session.description;
  return { row: Math.floor(cell / columns) + 1, column: (cell % columns) + 1 };
}

/** The last known step. @param {Light} light */
const known = async (light) => Number(await light.scrub.getAttribute('max'));

test(
  'naive 6 x 6 runs to its tour; any step is what the core says, and the bar shows a part',
  { tag: '@firefox-long' },
  async ({ open }) => {
    const session = lesson();
    const end = session.locate(Number.MAX_SAFE_INTEGER, 0, 0);
    expect(session.show(end).placements).toBe(PLACEMENTS);
    const light = await start(open, 'knight', 'lesson');
    await expect(light.scrub).toHaveAttribute('max', String(end));
    await light.press('End');
    await expect(light.says('knight.answer.found', { cells: 36 })).toBeVisible();
    const told = await light.counters(COUNTERS);
    expect([told.placements, told.depth]).toEqual([PLACEMENTS, 35]);

    const middle = Math.floor(end / 2);
    await light.scrub.fill(String(middle));
    await light.expectStep(middle);
    for (const step of [middle, middle - 1, middle - 2]) {
      const frame = session.show(step);
      const counters = Object.fromEntries(COUNTERS.map((name) => [name, frame[name]]));
      await expect.poll(() => light.counters(COUNTERS)).toEqual(counters);
      await light.button('transport.back').click();
    }
    session.free();

    await test.step('the bar shows a part of the run, and follows the cursor out of it', async () => {
      await light.goTo(2_000_000);
      const range = async () => [Number(await light.scrub.getAttribute('min')), await known(light)];
      await light.press('z');
      const [from, to] = await range();
      expect(to - from).toBeLessThan(end / 3);
      expect(from).toBeLessThan(2_000_000);
      expect(to).toBeGreaterThan(2_000_000);
      await light.press('End');
      await expect.poll(range).toEqual([end - (to - from), end]);
      await light.press('0');
      await expect.poll(range).toEqual([0, end]);
    });
  },
);

test(
  'turns, record depths and cuts are gone to by button and by key, and nowhere where there is none',
  { tag: '@long' },
  async ({ open }) => {
    const session = lesson();
    const light = await start(open, 'knight', 'lesson');
    await expect(light.scrub).toHaveAttribute('max', /\d{5,}/);
    await light.openMore();
    for (const [name, landmark, key] of /** @type {const} */ ([
      ['turn', Landmark.TurnBack, 't'],
      ['record', Landmark.Record, 'd'],
      ['cut', Landmark.Prune, 'c'],
    ])) {
      await light.goTo(1000);
      const next = landmarkFrom(session, 1000, landmark, 1);
      await light.button(`backtracking.jump.${name}.next`).click();
      await light.expectStep(next);
      await light.press(key);
      await light.expectStep(landmarkFrom(session, next, landmark, 1));
      await light.press(`Shift+${key.toUpperCase()}`);
      await light.expectStep(next);
      await light.button(`backtracking.jump.${name}.before`).click();
      // The start is none of them: there it stays where it is.
      await light.expectStep(landmarkFrom(session, next, landmark, -1) || next);
    }
    session.free();

    await test.step('where there is no other record, the step stays and that is said', async () => {
      await expect(light.scrub).toHaveAttribute('max', /\d{7}/);
      await light.press('Home');
      await light.press('d');
      const first = await light.step();
      expect(first).toBeGreaterThan(0);
      await light.press('Shift+D');
      await expect(light.says('backtracking.jump.record.noneBefore')).toBeVisible();
      await light.expectStep(first);
      await light.press('End');
      await expect(light.button('backtracking.jump.record.next')).toBeDisabled();
      const end = await light.step();
      await light.press('d');
      await expect(light.says('backtracking.jump.record.none')).toBeVisible();
      await light.expectStep(end);
    });
  },
);

test(
  'a finished candidate of the tree leads to where it was tried',
  { tag: '@long' },
  async ({ open }) => {
    const light = await start(open, 'knight', 'lesson');
    await expect(light.scrub).toHaveAttribute('max', /\d{7}/);
    await light.goTo(200_000);
    await light.openMore();
    await light.radio('map.tree').check({ force: true });
    const tried = light.root.getByRole('button', { name: /tried and failed after/ });
    const [, depth] =
      /Depth (\d+)/.exec((await tried.first().getAttribute('aria-label')) ?? '') ?? [];
    await tried.first().click();
    await expect.poll(() => light.step()).toBeLessThan(200_000);
    const session = lesson();
    const frame = session.show(await light.step());
    expect([frame.kind, frame.depth]).toEqual(['place', Number(depth) + 1]);
    session.free();
  },
);

for (const [width, height] of [
  [1280, 900],
  [390, 844],
]) {
  // One size tells the browsers apart.
  const tag = width === 390 ? ['@long', '@firefox-long'] : '@long';
  test(
    `rows take no more room than rings, ${width} x ${height}`,
    { tag },
    async ({ open, page }) => {
      await page.setViewportSize({ width, height });
      const light = await start(open, 'knight', 'lesson');
      await expect(light.scrub).toHaveAttribute('max', /\d{7}/);
      await light.scrub.fill('200000');
      const map = light.root.locator('.map');
      const before = await map.boundingBox();
      await light.openMore();
      await light.radio('map.tree').check({ force: true });
      const here = map.locator('.tree [aria-current]');
      await expect(here).toBeInViewport();
      expect(await map.boundingBox()).toEqual(before);
      const inMap = await here.evaluate((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        const box = /** @type {Element} */ (row.closest('.map')).getBoundingClientRect();
        // Scrolling counts in whole pixels.
        return top >= box.top - 1 && bottom <= box.bottom + 1;
      });
      expect(inMap).toBe(true);
    },
  );
}

test('a long run is computed so far by itself, further when asked, and stops', async ({ open }) => {
  const light = await start(open, 'knight', 'drowning');
  // A hundred million steps take a busy machine a while.
  await expect(light.button('backtracking.runOn')).toBeVisible({ timeout: 20_000 });
  const before = await known(light);
  expect(before).toBeGreaterThanOrEqual(1e8);
  await light.frames();
  expect(await known(light)).toBe(before);
  await light.button('backtracking.runOn').click();
  await expect.poll(() => known(light)).toBeGreaterThan(before);
  await light.button('backtracking.stop').click();
  const after = await known(light);
  await light.frames();
  expect(await known(light)).toBe(after);
  // A step beyond is run to; that can be stopped, too.
  await light.type('90000000000');
  await expect(light.says('backtracking.stop')).toBeVisible();
  await light.button('backtracking.stop').click();
  await expect(light.button('backtracking.runOn')).toBeVisible();
  expect(await light.step()).toBe(await known(light));
});

test(
  'a setting makes another run at once, and the address keeps it',
  { tag: '@long' },
  async ({ open, page }) => {
    const light = await start(open, 'knight', 'lesson');
    await light.openInput();
    await light.dialog.getByLabel(words.text('setting.tour')).selectOption('open');
    await light.closeDialog();
    await light.toEnd();
    await expect(light.says('knight.answer.found.open', { cells: 36 })).toBeVisible();
    await light.written();
    await page.reload();
    await light.toEnd();
    await expect(light.says('knight.answer.found.open', { cells: 36 })).toBeVisible();
    await light.openInput();
    const order = light.dialog.getByLabel(words.text('setting.order'), { exact: false }).first();
    await light.enter(order, 'nonsense');
    await page.keyboard.press('Tab');
    const says = words.text('error.setting', { id: 'order' });
    await expect(light.alert.filter({ hasText: says })).toBeVisible();
  },
);

test('a mine is put on the board, and the numbers follow; a digit sets a number', async ({
  open,
}) => {
  const light = await start(open, 'mines', 'forced');
  await light.button('board.edit').click();
  const cell = (/** @type {string} */ board, /** @type {number} */ column) =>
    light.root
      .getByRole('grid', { name: words.text(board) })
      .getByRole('row')
      .first()
      .getByRole('gridcell')
      .nth(column);
  await cell('mines.goalBoard', 0).click();
  await expect(cell('mines.startBoard', 1)).toHaveAccessibleName(/number 1/);
  await cell('mines.goalBoard', 2).click();
  await expect(cell('mines.startBoard', 1)).toHaveAccessibleName(/number 2/);

  await test.step('a digit that is typed on a number sets it', async () => {
    const number = cell('mines.startBoard', 0);
    await number.focus();
    for (const digit of ['7', '0', '0', '9']) {
      await light.page.keyboard.press(digit);
      await expect(number).toHaveAccessibleName(new RegExp(`number ${digit}`));
    }
    await expect(light.says('mines.editHint.anew')).toBeVisible();
  });
});

test('answers are gone to where all are looked for', async ({ open }) => {
  const session = sessionOf('mines', 'several');
  const all = new Session(session.withSetting('find', 'all'));
  while (!all.outcome) all.advance(1e6);
  const light = await open(`./#${lettersOf(all.link(0))}`);
  await light.openMore();
  let last = 0;
  for (let answer = 1; answer <= 2; answer++) {
    await light.button('backtracking.jump.answer.next').click();
    await expect(light.says('mines.place.answer', await placeAt(light, all))).toBeVisible();
    const step = await light.step();
    expect(all.show(step).answers).toBe(answer);
    expect(step).toBeGreaterThan(last);
    last = step;
  }
  session.free();
  all.free();
});

test(
  'an input that is set while a long search runs is shown at once',
  { tag: '@long' },
  async ({ open }) => {
    const light = await start(open, 'knight', 'drowning');
    await light.root.evaluate((el) => el.setAttribute('input', '7 0 0'));
    await light.frames(10);
    expect(await light.grid.getAttribute('aria-rowcount')).toBe('7');
  },
);

test('readers find a part of a large board around the cell that they are on', async ({ open }) => {
  const light = await start(open, 'knight', 'large');
  await expect(light.grid).toHaveAttribute('aria-rowcount', '50');
  await expect(light.grid.getByRole('gridcell')).toHaveCount(400);
  const cell = light.grid.locator('[data-cell="0"]');
  await cell.focus();
  for (let down = 0; down < 15; down++) await light.page.keyboard.press('ArrowDown');
  await expect(light.grid.locator('[data-cell="750"]')).toBeFocused();
  await expect(light.grid.getByRole('row').first()).toHaveAttribute('aria-rowindex', '6');
  await expect(light.grid.getByRole('gridcell')).toHaveCount(400);
});

for (const width of [1280, 390]) {
  test(
    `the cells of an answer do not run into the numbers beside them at ${width} px`,
    { tag: width === 390 ? ['@long', '@firefox-long'] : '@long' },
    async ({ open, page }) => {
      await page.setViewportSize({ width, height: 844 });
      const light = await start(open, 'knight', 'warnsdorff');
      await light.toEnd();
      await light.more.click();
      const list = light.root.getByRole('list', { name: words.text('knight.certificate.list') });
      await expect(list.getByRole('listitem')).toHaveCount(64);
      const { boxes, numberPx } = await list.evaluate((ol) => {
        const number = document.createElement('span');
        number.textContent = '64.';
        ol.firstElementChild?.append(number);
        const { width: px } = number.getBoundingClientRect();
        number.remove();
        const texts = [...ol.children].map((item) => {
          const text = document.createRange();
          text.selectNodeContents(item);
          const { left, right, top, bottom } = text.getBoundingClientRect();
          return { left, right, top, bottom };
        });
        return { boxes: texts, numberPx: px };
      });
      for (const [index, one] of boxes.entries()) {
        // The number stands before the text.
        const others = boxes
          .slice(index + 1)
          .filter(
            ({ left, right, top, bottom }) =>
              left - numberPx < one.right &&
              one.left - numberPx < right &&
              top < one.bottom - 1 &&
              one.top < bottom - 1,
          );
        expect(others, `over cell ${index + 1}`).toEqual([]);
      }
    },
  );
}
