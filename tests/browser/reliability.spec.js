/**
 * What an element survives, a test a row of the list of faults; rows that need no page are in
 * `tests/js`. With SEARCHLIGHT_LONG=1 each takes as long as its row says.
 */
import { addressOf } from './games.js';
import { openHost } from './hosts.js';
import { Light, MOVES, errorCodes, expect, requestsOf, test, words } from './light.js';
import { rigCore } from './traps.js';
import { IS_LONG, some } from '../long.js';

/**
 * @import { CDPSession, Page } from '@playwright/test'
 * @import { SearchLight } from '../../www/element/search-light.js'
 * @import { Rig } from './traps.js'
 */

/** Frames in 100 ms. */
const SOON = 6;

/** Puts so many more elements into the page. @param {Page} page @param {number} count */
function addElements(page, count) {
  return page.evaluate((more) => {
    for (let added = 0; added < more; added++) {
      document.body.append(document.createElement('search-light'));
    }
  }, count);
}

test('row 7: a trap in one of three elements is told at once, the others go on, and Try again returns to its step', async ({
  page,
}) => {
  await rigCore(page);
  const codes = await errorCodes(page);
  await page.goto('hosts/plain.html');
  // Side by side all three are in sight: nobody works out of it.
  await page.addStyleTag({
    content: 'body { display: flex } search-light { flex: 1; min-width: 0 }',
  });
  await addElements(page, 2);
  const [broken, resting, playing] = [0, 1, 2].map(
    (index) => new Light(page, page.locator('search-light').nth(index)),
  );
  for (const light of [broken, resting, playing]) await light.computed();
  await resting.goTo(500);
  await broken.goTo(1234);
  await playing.root.evaluate((el) => /** @type {SearchLight} */ (el).play());
  await expect.poll(() => playing.step()).toBeGreaterThan(0);
  const frames = await broken.root.evaluate(async (el) => {
    let passed = 0;
    let told = -1;
    el.addEventListener('error', () => (told = passed));
    const { rig } = /** @type {{ rig: Rig }} */ (/** @type {unknown} */ (globalThis));
    // The one that plays asks for frames, too, and on a busy machine its turn may come first.
    /** @type {SearchLight} */ (el).getState();
    rig.only = rig.last;
    rig.breaks = 'session_frame';
    /** @type {SearchLight} */ (el).seek(1235);
    for (; told < 0 && passed < 60; passed++) await new Promise(requestAnimationFrame);
    return told;
  });
  expect(frames).toBeGreaterThanOrEqual(0);
  expect(frames).toBeLessThanOrEqual(SOON);
  await expect(broken.alert).toContainText(words.text('error.trap'));
  const seen = await playing.step();
  await expect.poll(() => playing.step()).toBeGreaterThan(seen);
  await playing.root.evaluate((el) => /** @type {SearchLight} */ (el).pause());
  await resting.press('ArrowRight');
  await resting.expectStep(501);
  expect(await codes()).toEqual(['trap']);
  await broken.button('element.retry').click();
  await expect(broken.alert).toHaveCount(0);
  await broken.expectStep(1235);
  await broken.press('ArrowLeft');
  await broken.expectStep(1234);
});

/**
 * What the page's own tasks take of the processor, the longest first, ms. The clock would count as well
 * how long other programs kept the page waiting; what that comes to, the bench measures.
 * @param {Buffer} trace of the category `toplevel`
 */
function tasksOf(trace) {
  /** @typedef {{ name: string, ph: string, pid: number, tid: number, tdur?: number, args: { name?: string } }} TraceEvent */
  const { traceEvents } = /** @type {{ traceEvents: TraceEvent[] }} */ (JSON.parse(String(trace)));
  const main = traceEvents.find(({ args }) => args?.name === 'CrRendererMain');
  const own = traceEvents.filter(({ pid, tid }) => pid === main?.pid && tid === main?.tid);
  const tasks = own.filter(({ name, ph }) => ph === 'X' && name.endsWith('RunTask'));
  return tasks.map(({ tdur = 0 }) => tdur / 1000).sort((one, other) => other - one);
}

test('row 14: Play clicked during load plays, and Pause stops it at once, whatever is computed', async ({
  page,
  browser,
  open,
}) => {
  test.slow(IS_LONG);
  if (IS_LONG) await browser.startTracing(page, { categories: ['toplevel'] });
  // A search that nobody sees the end of.
  const light = await open(await addressOf('knight', 'drowning', { algorithm: 'naive' }));
  await light.button('transport.play').click();
  await expect.poll(() => light.step()).toBeGreaterThan(1);
  const before = await light.step();
  await light.root.evaluate((el) => Object.assign(el, { speed: 1e9 }));
  // As fast as it goes: every frame computes.
  await light.frames(IS_LONG ? 3600 : 30);
  await light.button('transport.pause').click();
  await light.frames(SOON);
  const step = await light.step();
  expect(step).toBeGreaterThan(before);
  await light.frames(SOON);
  expect(await light.step()).toBe(step);
  // Even what the processor counts depends on what else it does: a minute of it is asked alone.
  if (!IS_LONG) return;
  const tasks = tasksOf(await browser.stopTracing());
  // Each of these frames took one.
  expect(tasks.length).toBeGreaterThan(3600);
  expect(tasks.filter((ms) => ms > 50)).toEqual([]);
});

/**
 * The bytes of all that the page holds, but for what is the engine's to keep: the machine code that it makes of a
 * function once it has run often, which grows for as long as a test repeats itself, and the texts of scripts,
 * which come once and late.
 * @param {CDPSession} cdp
 */
async function heapBytes(cdp) {
  /** @type {string[]} */
  const chunks = [];
  const keep = (/** @type {{ chunk: string }} */ { chunk }) => chunks.push(chunk);
  cdp.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  cdp.off('HeapProfiler.addHeapSnapshotChunk', keep);
  const { snapshot, nodes, strings } = JSON.parse(chunks.join(''));
  /** @type {string[]} */
  const fields = snapshot.meta.node_fields;
  const [type, name, size] = ['type', 'name', 'self_size'].map((field) => fields.indexOf(field));
  const code = snapshot.meta.node_types[type].indexOf('code');
  const scripts = strings.indexOf('system / ExternalStringData');
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length) {
    if (nodes[node + type] === code || nodes[node + name] === scripts) continue;
    bytes += nodes[node + size];
  }
  return bytes;
}

test('row 17: put in and taken out again and again, elements leave nothing behind', async ({
  page,
  devtools,
}) => {
  test.slow(IS_LONG);
  await page.addInitScript(() => {
    // A page that is never idle.
    globalThis.requestIdleCallback = (work, { timeout } = {}) =>
      window.setTimeout(work, timeout, { didTimeout: true, timeRemaining: () => 0 });
  });
  const light = await openHost(page);
  await light.goTo(4321);
  const cdp = await devtools();
  const held = async () => {
    for (let turn = 0; turn < 3; turn++) {
      await light.frames(2);
      await cdp.send('HeapProfiler.collectGarbage');
    }
    return cdp.send('Memory.getDOMCounters');
  };
  const rounds = async (/** @type {number} */ count) => {
    await page.evaluate(async (times) => {
      for (let time = 0; time < times; time++) {
        const el = document.createElement('search-light');
        const ready = new Promise((resolve) => el.addEventListener('ready', resolve));
        document.body.prepend(el);
        await ready;
        el.remove();
        // What it held is given back in a task of its own.
        await new Promise((resolve) => setTimeout(resolve));
      }
    }, count);
  };
  // What is loaded late and compiled comes with the first rounds.
  await rounds(5);
  const [before, bytesBefore] = [await held(), await heapBytes(cdp)];
  await rounds(IS_LONG ? 1000 : 12);
  // One element has hundreds of nodes and a dozen listeners; what is on its way holds some for a while.
  await expect.poll(async () => (await held()).nodes - before.nodes).toBeLessThan(200);
  const after = await held();
  expect(after.jsEventListeners - before.jsEventListeners).toBeLessThan(10);
  expect((await heapBytes(cdp)) - bytesBefore).toBeLessThan(2 ** 20);
  await light.expectStep(4321);
});

test('row 18: of fifty elements on a page only those in sight work, with one wasm for all', async ({
  page,
}) => {
  const wasm = requestsOf(page, /\.wasm/);
  await page.addInitScript(() => {
    const compiled = { count: 0 };
    Object.assign(globalThis, { compiled });
    const { compileStreaming } = WebAssembly;
    WebAssembly.compileStreaming = (source) => {
      compiled.count += 1;
      return compileStreaming(source);
    };
  });
  await page.setViewportSize({ width: 640, height: 700 });
  await page.goto('hosts/plain.html');
  const first = new Light(page);
  await first.computed();
  // The browser decides how high they are; all but the first lie far below.
  await page.evaluate(() => {
    const far = document.createElement('div');
    far.style.height = '5000px';
    document.body.append(far);
  });
  await addElements(page, 49);
  const all = page.locator('search-light');
  await expect(all).toHaveCount(50);
  const { asked, played } = await all.evaluateAll(async (elements) => {
    const found = /** @type {SearchLight[]} */ (elements);
    await Promise.all(found.map((el) => el.whenReady()));
    found[0].speed = 200;
    await Promise.all(found.map((el) => el.play()));
    const turns = found.map(() => 0);
    found.forEach((el, index) => {
      const turn = el.frame.bind(el);
      el.frame = (nowMs) => {
        turns[index] += 1;
        return turn(nowMs);
      };
    });
    // Whoever is out of sight is told so, and of each chunk that comes late; then it asks for no turn.
    for (let frame = 0, quiet = 0; frame < 900 && quiet < 60; frame++, quiet++) {
      if (turns.slice(1).some(Boolean)) quiet = 0;
      turns.fill(0);
      await new Promise(requestAnimationFrame);
    }
    turns.fill(0);
    const before = found[0].getState();
    for (let frame = 0; frame < 40; frame++) await new Promise(requestAnimationFrame);
    return { asked: turns, played: before !== found[0].getState() };
  });
  expect(asked[0]).toBeGreaterThan(20);
  expect(played).toBe(true);
  expect(asked.slice(1)).toEqual(Array(49).fill(0));
  expect(wasm).toHaveLength(1);
  const compiled = await page.evaluate(
    () =>
      /** @type {{ compiled: { count: number } }} */ (/** @type {unknown} */ (globalThis)).compiled
        .count,
  );
  expect(compiled).toBe(1);
});

test(
  'row 19: a page that is left and returned to comes back as it was, out of the browser’s cache',
  { tag: ['@long', '@window'] },
  async ({ playwright, launchOptions, baseURL }) => {
    // Playwright turns that cache off for its own browsers.
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    try {
      const context = await browser.newContext({ baseURL });
      const page = await context.newPage();
      // Whoever drives the browser loses sight of what comes out of that cache, so it tells another tab.
      await page.addInitScript(() => {
        addEventListener('pageshow', async ({ persisted }) => {
          const el = /** @type {SearchLight | null} */ (document.querySelector('search-light'));
          if (!persisted || !el) return;
          const before = el.getState();
          el.stepForward('step');
          localStorage.setItem('returned', JSON.stringify([before, el.getState()]));
        });
      });
      const light = await openHost(page);
      await light.goTo(777);
      const left = await light.state();
      const other = await context.newPage();
      await other.goto('hosts/hosts.css');
      await page.goto('hosts/hosts.css');
      await page.evaluate(() => void setTimeout(() => history.back()));
      const returned = () => other.evaluate(() => localStorage.getItem('returned'));
      await expect.poll(returned).not.toBe(null);
      const [before, after] = JSON.parse((await returned()) ?? '[]');
      expect(before).toBe(left);
      expect(after).not.toBe(left);
    } finally {
      await browser.close();
    }
  },
);

test('row 20: through sizes from 0 x 0 to 8,000 x 8,000, a lost context and screens of any density pictures come back crisp, of 16 million pixels at most', async ({
  page,
  devtools,
}) => {
  const light = await openHost(page);
  const board = light.grid.locator('xpath=..').locator('canvas');
  const cdp = await devtools();
  const density = async (/** @type {number} */ deviceScaleFactor) => {
    const screen = { width: 1280, height: 800, mobile: false, deviceScaleFactor };
    await cdp.send('Emulation.setDeviceMetricsOverride', screen);
    // An emulated screen is looked at only when something else is asked of it, too.
    await page.emulateMedia({ contrast: 'more' });
    await page.emulateMedia({ contrast: 'no-preference' });
  };
  const timeline = light.scrub.locator('xpath=..').locator('canvas');
  const canvases = [board, light.map.locator('canvas').first(), timeline];
  const sizes = () =>
    Promise.all(
      canvases.map((canvas) =>
        canvas.evaluate((el) => {
          const { width, height, clientWidth } = /** @type {HTMLCanvasElement} */ (el);
          return { pixels: width * height, wide: width, css: clientWidth };
        }),
      ),
    );
  const resize = (/** @type {number} */ width, /** @type {number} */ height) =>
    light.root.evaluate(
      (el, [w, h]) => {
        Object.assign(/** @type {HTMLElement} */ (el).style, {
          display: 'block',
          width: `${w}px`,
          height: `${h}px`,
        });
      },
      [width, height],
    );
  await resize(1000, 700);
  await light.frames(5);
  const picture = () => board.evaluate((el) => /** @type {HTMLCanvasElement} */ (el).toDataURL());
  const drawn = await picture();
  await resize(0, 0);
  await light.frames(3);
  await resize(8000, 8000);
  await density(4);
  // The largest would have more than that: it is coarser than the screen.
  const most = async () => Math.max(...(await sizes()).map(({ pixels }) => pixels));
  await expect.poll(most).toBeGreaterThan(15.9e6);
  expect(await most()).toBeLessThanOrEqual(16.1e6);
  await density(1);
  // Three and more between two frames.
  await light.root.evaluate(
    async (el, count) => {
      const { style } = /** @type {HTMLElement} */ (el);
      for (let size = 0; size < count; size++) {
        style.width = `${400 + ((size * 37) % 800)}px`;
        if (size % 4 === 0) await new Promise(requestAnimationFrame);
      }
    },
    IS_LONG ? 2000 : 60,
  );
  await resize(1000, 700);
  await expect.poll(picture).toBe(drawn);
  // What lost its context comes back blank.
  await board.evaluate((el) => {
    const canvas = /** @type {HTMLCanvasElement} */ (el);
    canvas.getContext('2d')?.reset();
    canvas.dispatchEvent(new Event('contextrestored'));
  });
  await expect.poll(picture).toBe(drawn);
  for (const deviceScaleFactor of [2, 3, 1]) {
    await density(deviceScaleFactor);
    const densities = async () => (await sizes()).map(({ wide, css }) => Math.round(wide / css));
    await expect.poll(densities).toEqual(canvases.map(() => deviceScaleFactor));
  }
  await light.goTo(MOVES);
});

test('row 20: every canvas, however small, and every bitmap behind one comes back after a lost context', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const drawnOn = /** @type {Set<HTMLCanvasElement>} */ (new Set());
    Object.assign(globalThis, { drawnOn });
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = /** @type {any} */ (
      /** @this {HTMLCanvasElement} @param {any[]} asked */
      function (...asked) {
        drawnOn.add(this);
        return Reflect.apply(getContext, this, asked);
      }
    );
  });
  const light = await openHost(page);
  await light.openMore();
  for (const puzzle of some(['flip', 'knight', 'tab'], 2)) {
    await light.root.evaluate(async (el, id) => {
      const film = /** @type {SearchLight} */ (el);
      film.puzzle = id;
      await film.seek(40);
    }, puzzle);
    const pictures = () =>
      light.root.evaluate((el) =>
        [...(el.shadowRoot?.querySelectorAll('canvas') ?? [])].map((canvas) => canvas.toDataURL()),
      );
    // Fine lines come after the areas.
    let before = await pictures();
    await expect
      .poll(async () => {
        const last = before;
        await light.frames(10);
        before = await pictures();
        return before.join() === last.join();
      })
      .toBe(true);
    expect(before.length).toBeGreaterThan(2);
    await page.evaluate(() => {
      const { drawnOn } = /** @type {{ drawnOn: Set<HTMLCanvasElement> }} */ (
        /** @type {unknown} */ (globalThis)
      );
      for (const canvas of drawnOn) canvas.getContext('2d')?.reset();
      for (const canvas of drawnOn) canvas.dispatchEvent(new Event('contextrestored'));
    });
    const blank = async () => {
      const now = await pictures();
      return before.flatMap((picture, index) => (picture === now[index] ? [] : [index]));
    };
    await expect.poll(blank, { message: puzzle }).toEqual([]);
  }
});
