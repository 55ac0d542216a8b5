/** The stage stands still and is in sight: nothing changes its place or size while the film plays. */
import { readFileSync } from 'node:fs';
import { catalogue, loadEngine } from '../../www/core/engine/session.js';
import { expect, test } from './light.js';
import { IS_LONG, some } from '../long.js';
import { show } from './looks.js';
import { BAR, cutOffAt, placesOf } from './standing.js';

/** @import { SearchLight } from '../../www/element/search-light.js' */
/** @import { Light } from './light.js' */

await loadEngine(readFileSync(new URL('../../www/wasm/searchlight_bg.wasm', import.meta.url)));

/** One puzzle of each family stands for all of it in the short form. */
const SHOWN = catalogue().filter(
  ({ family }, index, all) => IS_LONG || all.findIndex((one) => one.family === family) === index,
);
const STEPS = 200;
/** Of so many steps one is looked at. */
const EVERY = IS_LONG ? 5 : 40;
const SIZES = [
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 390, height: 664 },
];
const TABLET = { width: 768, height: 1024 };
const SMALLEST = { width: 320, height: 640 };
/** The first steps, and where a sentence is long. */
const LOOKED = IS_LONG ? Array.from({ length: 200 }, (_, step) => step) : [0, 1, 17, 32, 56, 120];

/** Phones held across: a large one and a small one. */
const ACROSS = [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
];

for (const [index, { id }] of SHOWN.entries()) {
  const tag = ['flip', 'tab'].includes(id) ? [] : '@long';
  test(
    `${id}: the board and the map keep their places over ${STEPS} steps, and all is in sight`,
    { tag },
    async ({ open, page }) => {
      test.slow();
      const light = await open(`?puzzle=${id}`);
      await expect(light.scrub).toHaveAttribute('max', /^[1-9]/);
      // In the short form each on one of the screens, and on the smallest.
      const sizes = IS_LONG ? SIZES : [SIZES[index % SIZES.length]];
      for (const size of [...sizes, SMALLEST]) {
        await page.setViewportSize(size);
        await light.frames(5);
        const name = `${size.width} x ${size.height}`;
        expect(await cutOffAt(light, LOOKED), name).toEqual([]);
        if (size === SMALLEST) continue;
        const parts = ['[role="grid"]', '.map'];
        const places = await placesOf(light, { parts, steps: STEPS, every: EVERY });
        expect(places, name).toHaveLength(1);
        expect(places[0]).not.toContain('null');
      }
      // The board and the map of a game stand otherwise.
      if (IS_LONG || index % 2 === 0) {
        await test.step('also on a phone held across, with each reason in full', () =>
          across(light));
      }
      if (IS_LONG || index === 0) {
        await test.step('the map with its legend has about 60 % of the width', () => wide(light));
      }
      if (id === 'flip' || id === 'knight') {
        await test.step('a tablet in portrait has the map over its machine', () => tablet(light));
      }
    },
  );
}

/** @param {Light} light */
async function wide(light) {
  for (const size of [SIZES[0], SIZES[1], { width: 1920, height: 1080 }]) {
    await light.page.setViewportSize(size);
    await light.frames(3);
    const [map, whole] = await light.root.evaluate((el) =>
      ['.hero', '.deck'].map(
        (part) => el.shadowRoot?.querySelector(part)?.getBoundingClientRect().width ?? 0,
      ),
    );
    expect(Math.abs(map / whole - 0.6), `${size.width} px`).toBeLessThan(0.03);
  }
}

/** @param {Light} light */
async function across(light) {
  for (const size of ACROSS) {
    await light.page.setViewportSize(size);
    await light.frames(5);
    const name = `${size.width} x ${size.height}`;
    expect(await cutOffAt(light, LOOKED, BAR), name).toEqual([]);
    const seen = await light.root.evaluate((el) => {
      const find = (/** @type {string} */ part) =>
        /** @type {Element} */ (el.shadowRoot?.querySelector(part));
      const boxOf = (/** @type {string} */ part) => find(part).getBoundingClientRect();
      const { width, height } = boxOf('.board');
      return {
        over: document.documentElement.scrollHeight - innerHeight,
        // A board may be narrow, and a graph whose nodes show the boards stands in its place.
        board: width > 0 ? Math.max(width, height) : Infinity,
        map: Math.min(boxOf('.hero').width, boxOf('.hero').height),
      };
    });
    expect(seen, name).toMatchObject({ over: 0 });
    expect(await scrolledAt(light, LOOKED), name).toEqual([]);
    expect(Math.min(seen.board, seen.map), name).toBeGreaterThan(120);
  }
}

/**
 * Returns the steps at which a list of moves scrolls though it is short enough to be seen whole.
 * Ten moves and more do not fit: their list scrolls to the move of the step.
 * @param {Light} light
 * @param {number[]} steps
 */
function scrolledAt(light, steps) {
  return light.root.evaluate(async (el, looked) => {
    const search = /** @type {SearchLight} */ (el);
    const scrolled = [];
    for (const step of looked) {
      search.seek(step);
      await new Promise(requestAnimationFrame);
      await search.updateComplete;
      const lists = [...(search.shadowRoot?.querySelectorAll('.listed') ?? [])];
      const over = lists.filter(
        (list) =>
          list.querySelectorAll('.cards > *').length < 10 &&
          (list.scrollHeight > list.clientHeight + 1 || list.scrollWidth > list.clientWidth + 1),
      );
      if (over.length > 0) scrolled.push(step);
    }
    return scrolled;
  }, steps);
}

/** Both are in sight there and keep their places. @param {Light} light */
async function tablet(light) {
  await light.page.setViewportSize(TABLET);
  await light.frames(5);
  await expect(light.button('transport.play')).toBeInViewport({ ratio: 1 });
  const places = await placesOf(light, { parts: ['.map', '[role="grid"]'], steps: 40, every: 8 });
  expect(places).toHaveLength(1);
  const [map, board] = JSON.parse(places[0]);
  expect(map[1] + map[3]).toBeLessThan(board[1]);
  expect(Math.min(map[2], map[3])).toBeGreaterThan(420);
}

test('the result of a move in a game tree covers neither its board nor its window', async ({
  open,
  page,
}) => {
  const light = await open('?puzzle=tictactoe');
  await expect(light.scrub).toHaveAttribute('max', /^[1-9]/);
  for (const size of [
    ...ACROSS,
    TABLET,
    { width: 1000, height: 560 },
    { width: 480, height: 360 },
  ]) {
    await page.setViewportSize(size);
    const name = `${size.width} x ${size.height}`;
    for (const step of [1, 199]) {
      await light.root.evaluate((el, to) => /** @type {SearchLight} */ (el).seek(to), step);
      await light.frames(5);
      const over = await light.root.evaluate((el) => {
        const root = /** @type {ShadowRoot} */ (el.shadowRoot);
        const boxes = ['.board', '.result > *', '.tree-window', '.sentence'].map((part) =>
          [...root.querySelectorAll(part)]
            .map((one) => one.getBoundingClientRect())
            .filter(({ width }) => width > 0),
        );
        const meets = (/** @type {DOMRect} */ one, /** @type {DOMRect} */ other) =>
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
        return boxes.flatMap((group, index) => {
          const others = boxes.slice(index + 1).flat();
          return others.filter((other) => group.some((one) => meets(one, other)));
        }).length;
      });
      expect(over, `${name}, step ${step}`).toBe(0);
    }
  }
});

test(
  'what each puzzle ends with is in sight on a phone',
  { tag: '@long' },
  async ({ open, page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    const light = await open();
    for (const { id } of some(catalogue(), 3)) {
      await show(light, { puzzle: id });
      const step = await light.root.evaluate(async (el) => {
        const search = /** @type {SearchLight} */ (el);
        await search.seek(Infinity);
        return search.answer?.step ?? -1;
      });
      expect(await cutOffAt(light, [step]), id).toEqual([]);
      await expect(light.root.locator('.finale')).toBeInViewport({ ratio: 1 });
    }
  },
);

test(
  'what an ending says, however long, stays over its buttons and under its board',
  { tag: '@firefox-long' },
  async ({ open, page }) => {
    const light = await open();
    for (const [puzzle, input] of [
      ['knight', '5 0 0'],
      ['rearrange', '1111/0000/1110/0010/1010/0101/1010/0100'],
      ['flip', 'wwww/wwww/wwww/wwwb'],
    ]) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await show(light, { puzzle, input });
      const answer = await light.root.evaluate(async (el) => {
        const search = /** @type {SearchLight} */ (el);
        await search.seek(Infinity);
        return search.answer?.step ?? -1;
      });
      expect(answer).toBeGreaterThan(-1);
      for (const [width, height] of [
        [1280, 800],
        [1024, 768],
        [1440, 900],
      ]) {
        await page.setViewportSize({ width, height });
        await light.frames(5);
        const gaps = await light.root.evaluate((el) => {
          const root = /** @type {ShadowRoot} */ (el.shadowRoot);
          const boxes = ['.board', '.ending', '.finale .row'].map((part) =>
            /** @type {Element} */ (root.querySelector(part)).getBoundingClientRect(),
          );
          const [board, ending, buttons] = boxes;
          const lastLine = Math.max(
            ...[...root.querySelectorAll('.ending > *')].map(
              (line) => line.getBoundingClientRect().bottom,
            ),
          );
          return {
            under: ending.top - board.bottom,
            over: buttons.top - lastLine,
            size: board.height,
          };
        });
        const name = `${puzzle} at ${width} x ${height}: ${JSON.stringify(gaps)}`;
        expect(gaps.under, name).toBeGreaterThan(0);
        expect(gaps.over, name).toBeGreaterThan(0);
        expect(gaps.size, name).toBeGreaterThan(120);
      }
    }
  },
);
