/** What becomes of calls to an element that is taken out, moved, or could not load. */
import { IS_LONG } from '../long.js';
import { openHost } from './hosts.js';
import { Light, errorCodes, expect, test, words } from './light.js';

/** @import { SearchLight } from '../../www/element/search-light.js' */

test('row 32: calls to an element that is removed, put back, moved and adopted, before, between and after, are all kept', async ({
  page,
}) => {
  test.slow(IS_LONG);
  const light = await openHost(page);
  const missed = await light.root.evaluate(
    async (node, rounds) => {
      const el = /** @type {SearchLight} */ (node);
      const [first, second] = [document.body, document.createElement('div')];
      document.body.append(second);
      const elsewhere = document.implementation.createHTMLDocument('').body;
      const lost = /** @type {string[]} */ ([]);
      let seed = 1;
      const random = (/** @type {number} */ below) => {
        seed = (seed * 48271) % 0x7fffffff;
        return seed % below;
      };
      const states = /** @type {[string, number][]} */ ([]);
      for (const puzzle of ['flip', 'knight']) {
        el.puzzle = puzzle;
        for (const step of [3, 8]) {
          await el.seek(step);
          states.push([el.getState(), step]);
        }
      }
      for (let round = 0; round < rounds; round++) {
        const [from] = states[0];
        await el.setState(from);
        let step = states[0][1];
        let board = from;
        const did = [];
        const calls = /** @type {Promise<void>[]} */ ([]);
        for (let turn = 0; turn < 7; turn++) {
          const [name, act] = /** @type {[string, () => unknown][]} */ ([
            ['seek', () => calls.push(el.seek((step = random(50))))],
            ['stepForward', () => (calls.push(el.stepForward()), (step += 1))],
            ['stepBack', () => (calls.push(el.stepBack()), (step = Math.max(0, step - 1)))],
            ['setState', () => calls.push(el.setState(([board, step] = states[random(4)])[0]))],
            ['remove', () => el.remove()],
            ['append', () => first.append(el)],
            ['move', () => second.append(el)],
            ['adopt', () => elsewhere.append(el)],
            ['task', () => new Promise((go) => setTimeout(go))],
            ['frame', () => new Promise(requestAnimationFrame)],
          ])[random(10)];
          did.push(name);
          const done = act();
          if (name === 'task' || name === 'frame') await done;
        }
        first.append(el);
        const codes = await Promise.all(
          [...calls, el.whenReady()].map((call) =>
            call.then(
              () => '',
              (error) => String(error.code),
            ),
          ),
        );
        const isHere = el.getState().slice(0, 5) === board.slice(0, 5) && el.currentStep === step;
        if (!isHere || codes.some(Boolean))
          lost.push(`${did}: ${el.currentStep}, not ${step} ${codes}`);
      }
      return lost;
    },
    IS_LONG ? 200 : 10,
  );
  expect(missed).toEqual([]);
});

test(
  'row 32: a lesson that arrives while the element is out begins when it is put back',
  { tag: '@long' },
  async ({ page }) => {
    const light = await openHost(page);
    const stops = await light.root.evaluate(async (node) => {
      const el = /** @type {SearchLight} */ (node);
      el.lesson = 'games';
      el.remove();
      // The lesson's module arrives meanwhile.
      await customElements.whenDefined('search-light');
      for (let frame = 0; frame < 60; frame++) await new Promise(requestAnimationFrame);
      document.body.append(el);
      await el.whenReady();
      await el.seek(5);
      return el.stops.length;
    });
    expect(stops).toBeGreaterThan(3);
  },
);

test('row 32: a promise waits for the lesson that was asked for', async ({ page }) => {
  const light = await openHost(page);
  const shown = await light.root.evaluate(async (node) => {
    const el = /** @type {SearchLight} */ (node);
    el.lesson = 'games';
    await el.whenReady();
    const { stops, puzzle } = el;
    await el.seek(5);
    return { stops: stops.length, puzzle, step: el.currentStep };
  });
  expect(shown.stops).toBeGreaterThan(3);
  expect(shown.puzzle).toBe('tab');
  expect(shown.step).toBe(5);
});

test('row 32: another run that begins while a step is told of is drawn, and nothing of the run before', async ({
  page,
}) => {
  const codes = await errorCodes(page);
  const light = await openHost(page);
  const puzzles = await light.root.evaluate(async (node) => {
    const el = /** @type {SearchLight} */ (node);
    const states = /** @type {string[]} */ ([]);
    for (const puzzle of ['flip', 'knight', 'tab']) {
      el.puzzle = puzzle;
      await el.seek(8);
      states.push(el.getState());
    }
    const shown = /** @type {string[]} */ ([]);
    for (const next of states) {
      const begun = new Promise((done) => {
        el.addEventListener('stepchange', () => done(el.setState(next)), { once: true });
      });
      await Promise.all([el.stepForward(), begun]);
      await el.whenReady();
      shown.push(el.puzzle);
    }
    return shown;
  });
  expect(puzzles).toEqual(['flip', 'knight', 'tab']);
  await light.frames(5);
  expect(await codes()).toEqual([]);
});

test('row 33: calls after a failed load reject with its code, and work after “Try again”', async ({
  page,
}) => {
  const codes = await errorCodes(page);
  await page.route(/\.wasm/, (route) => route.fulfill({ status: 500, body: 'no' }));
  await page.goto('hosts/plain.html');
  const light = new Light(page);
  await expect(light.alert).toContainText(words.text('error.download'));
  const asked = () =>
    light.root.evaluate(async (node) => {
      const el = /** @type {SearchLight} */ (node);
      const state = 'AQEEBJi7AgAAAA';
      const calls = {
        play: el.play(),
        pause: el.pause(),
        setState: el.setState(state),
        seek: el.seek(40),
        stepForward: el.stepForward(),
        goToStop: el.goToStop(0),
        toBlob: el.toBlob('text/csv', { from: 0, to: 1 }),
        restart: el.restart(),
        whenReady: el.whenReady(),
      };
      const ends = Object.entries(calls).map(async ([name, call]) => [
        name,
        await call.then(
          () => 'kept',
          (error) => String(error.code),
        ),
      ]);
      return Object.fromEntries(await Promise.all(ends));
    });
  const all = (/** @type {string} */ end) =>
    Object.fromEntries(
      [
        'play',
        'pause',
        'setState',
        'seek',
        'stepForward',
        'goToStop',
        'toBlob',
        'restart',
        'whenReady',
      ].map((name) => [name, end]),
    );
  expect(await asked()).toEqual(all('download'));
  expect(await codes()).toEqual(['download']);
  await page.unroute(/\.wasm/);
  await light.button('element.retry').click();
  await light.computed();
  expect(await asked()).toEqual(all('kept'));
  await light.expectStep(0);
});

test('a page whose frames tell no time, plays', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => {
    const ask = globalThis.requestAnimationFrame.bind(globalThis);
    globalThis.requestAnimationFrame = (act) =>
      ask(() => /** @type {() => void} */ (/** @type {unknown} */ (act))());
  });
  const light = await openHost(page);
  await light.press('Space');
  await expect.poll(() => light.step()).toBeGreaterThan(1);
});
