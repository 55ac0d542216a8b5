/** The machine beside a maze at every size: one cell and its neighbours, and the open list as piles. */
import { violations } from './axe.js';
import { runOf } from './facts.js';
import { expect, test, words } from './light.js';

/** A maze of 8 x 10 by A*, before its first step. */
const STATE = 'AQkICgCgETERgBIAEDCAABCAEgAQMBAAEIETMBAAE4IRABAwABEAEAIQMAARABEwETAAsBYwEQYAAA';
const COLUMNS = 10;

/** @import { Light } from './light.js' */

/** Opens the maze; returns the steps of each kind of move, from the core. @param {Light} light */
async function openMaze(light) {
  const session = await runOf(STATE);
  const last = session.advance(0);
  /** @type {Map<string, number>} */
  const steps = new Map();
  for (let step = 1; step <= last; step += 1) {
    session.show(step);
    const event = session.event();
    if (event.kind === 'move' && step > 40 && !steps.has(event.verdict)) {
      steps.set(event.verdict, step);
    }
  }
  await light.page.goto(`./#${STATE}`);
  await light.computed(last);
  return { session, steps };
}

/** What a neighbour is called. @param {import('../../www/wasm/searchlight.js').StepEvent} event */
function nameOf(event) {
  if (event.kind !== 'move') throw new TypeError('no move');
  const { to, toDepth: g, numbers } = event;
  const { h = 0, f = 0 } = numbers?.target ?? {};
  return {
    row: Math.floor(to / COLUMNS) + 1,
    column: (to % COLUMNS) + 1,
    key: words.text('state-space.label.astar', { g, h, f, weight: 1 }),
    price: numbers?.cost ?? 0,
  };
}

for (const [width, height] of [
  [1280, 800],
  [1024, 768],
  [640, 508],
  [390, 844],
]) {
  const tag = width === 390 ? [] : '@long';
  test(
    `${width} x ${height}: the neighbours of a cell are told with their numbers, lie on its picture, and go to their steps`,
    { tag },
    async ({ light, page }) => {
      await page.setViewportSize({ width, height });
      const { session, steps } = await openMaze(light);
      const list = light.root.getByRole('list', { name: words.text('near.list') });
      for (const [verdict, word] of /** @type {const} */ ([
        ['new', 'near.new'],
        ['improved', 'near.improved'],
      ])) {
        const step = Number(steps.get(verdict));
        await light.goTo(step);
        session.show(step);
        const event = session.event();
        const says = words.text('near.says.key.price', {
          ...nameOf(event),
          word: words.text(word),
        });
        const current = list.getByRole('button', { name: words.text('near.goTo', { says, step }) });
        await expect(current).toHaveAttribute('aria-current', 'step');
        const { moves } = session.item();
        await expect(list.getByRole('button')).toHaveCount(moves.length);
        // Each button lies on the picture, and none on another.
        const picture = await light.root.locator('.machine .board').boundingBox();
        const boxes = await list
          .getByRole('button')
          .evaluateAll((buttons) => buttons.map((one) => one.getBoundingClientRect().toJSON()));
        expect(picture?.width).toBeGreaterThan(110);
        for (const [index, { x, y, right, bottom }] of boxes.entries()) {
          expect(x).toBeGreaterThanOrEqual(Number(picture?.x) - 1);
          expect(bottom).toBeLessThanOrEqual(Number(picture?.y) + Number(picture?.height) + 1);
          const others = boxes.slice(index + 1);
          const covers = others.filter(
            (other) => other.x < right && other.right > x && other.y < bottom && other.bottom > y,
          );
          expect(covers).toEqual([]);
        }
      }
      // A button goes to the step of its move.
      const other = list.getByRole('button').first();
      const name = String(await other.getAttribute('aria-label'));
      await other.click();
      await expect(list.locator('[aria-current="step"]')).toHaveCount(1);
      const at = Number(/\d+$/.exec(name.replaceAll(',', ''))?.[0]);
      await light.expectStep(at);
      // The piles hold what waits.
      const piles = light.root.getByRole('list', { name: words.text('queue.open') });
      session.show(at);
      const open = session.ask((core) => core.openList(4096));
      const counts = (await piles.getByRole('listitem').allTextContents()).map((text) =>
        words.read(/: ([\d,]+) /.exec(text)?.[1] ?? ''),
      );
      const all = counts.reduce((sum, count) => sum + count, 0);
      expect(all).toBe(Number(open?.length) - Number(open?.skipped));
      expect(await violations(page)).toEqual([]);
      session.free();
    },
  );
}

test('the board itself is shown while it is edited, alone, and with the answer', async ({
  light,
  page,
}) => {
  const { session, steps } = await openMaze(light);
  await light.goTo(Number(steps.get('new')));
  const list = light.root.getByRole('list', { name: words.text('near.list') });
  await expect(list).toBeVisible();
  await expect(light.grid.getByRole('gridcell')).toHaveCount(9);
  await light.button('board.edit').click();
  await expect(list).toHaveCount(0);
  await expect(light.grid.getByRole('gridcell')).toHaveCount(80);
  await light.button('board.edit').click();
  await expect(list).toBeVisible();
  // The keyboard reads on beyond the neighbours.
  await light.grid.getByRole('gridcell').and(light.root.locator('[tabindex="0"]')).focus();
  for (let right = 0; right < COLUMNS; right += 1) await page.keyboard.press('ArrowRight');
  await expect(light.root.locator('[role="gridcell"]:focus')).toHaveAttribute(
    'aria-colindex',
    String(COLUMNS),
  );
  let answered = 1;
  while (!session.show(answered).answered) answered += 1;
  await light.goTo(answered);
  await expect(list).toHaveCount(0);
  session.free();
});

test('a picture shows the same cells as the page, and the whole board where it stands alone', async ({
  light,
  page,
}) => {
  const { session, steps } = await openMaze(light);
  const step = Number(steps.get('improved'));
  await light.goTo(step);
  const drawn = (/** @type {object} */ options) =>
    page.locator('search-light').evaluate(async (element, more) => {
      const size = { width: 1000, height: 600 };
      const blob = await /** @type {any} */ (element).toBlob('image/svg+xml', { ...size, ...more });
      return /** @type {Blob} */ (blob).text();
    }, options);
  session.show(step);
  const { moves } = session.item();
  const both = await drawn({ view: 'both' });
  expect(both).toContain(words.text('near.improved'));
  expect(both.match(/>\+\d</g)).toHaveLength(moves.length);
  expect(await drawn({ view: 'board' })).not.toContain(words.text('near.improved'));
  session.free();
});
