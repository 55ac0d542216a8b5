/**
 * Counts and times. Counts are exact; times are printed, and their bounds only catch what is
 * grossly wrong, because a test machine is shared.
 */
import { readFileSync } from 'node:fs';
import { Light, expect, test, words } from './light.js';

/** The largest board, at the start: 4 x 5, all black but one. */
const LARGEST = 'AQEFBPGHJAAAAA';
const LARGEST_MOVES = 20 * 2 ** 20;
/** The largest map, at the start: four pieces on 8 x 8, 635,376 states. */
const FULL_MAP = 'AQMICAAAABgIEAAAgQAAAAAAAIEAAAA';
const FULL_MAP_MOVES = 8_823_040;
const PLAY_MS = 3000;

/** Another program's turn counts as ours on the clock; not three times in a row. */
test.describe.configure({ mode: 'default', retries: 2 });

/** The names of the boundary's methods by what the wasm calls them. */
function boundary() {
  const glue = readFileSync(new URL('../../www/wasm/searchlight.js', import.meta.url), 'utf8');
  const session = glue.slice(glue.indexOf('class Session'));
  const methods = [...session.matchAll(/^ {4}(\w+)\([^)]*\) \{\n([^]*?)^ {4}\}/gm)];
  const called = methods.map(([, method, body]) => [/\bwasm\.(\w+)\(/.exec(body)?.[1], method]);
  return Object.fromEntries(called.filter(([name]) => name));
}

test('a frame crosses the boundary four times at most, and a step allocates nothing', async ({
  page,
}) => {
  const names = boundary();
  expect(Object.values(names)).toEqual(expect.arrayContaining(['frame', 'event', 'locate']));
  await page.addInitScript((methods) => {
    const state = { frame: 0, calls: /** @type {string[][]} */ ([]), bytes: () => 0 };
    Object.assign(globalThis, { state });
    /** @param {WebAssembly.Instance} instance */
    const wrap = (instance) => {
      /** @type {Record<string, any>} */
      const exports = {};
      for (const [name, value] of Object.entries(instance.exports)) {
        const method = typeof value === 'function' && methods[name];
        exports[name] = method
          ? (/** @type {any[]} */ ...args) => {
              state.calls.at(-1)?.push(method);
              return /** @type {Function} */ (value)(...args);
            }
          : value;
      }
      state.bytes = () => exports.memory.buffer.byteLength;
      return { exports };
    };
    // However the page makes its instance, it gets one that counts.
    const { Instance, instantiate, instantiateStreaming } = WebAssembly;
    Object.assign(WebAssembly, {
      Instance: class {
        constructor(/** @type {[any, any]} */ ...args) {
          Object.assign(this, wrap(new Instance(...args)));
        }
      },
      instantiate: async (/** @type {[any, any]} */ ...args) => {
        const made = /** @type {any} */ (await instantiate(...args));
        return made.exports ? wrap(made) : { ...made, instance: wrap(made.instance) };
      },
      instantiateStreaming: async (/** @type {[any, any]} */ ...args) => {
        const { module, instance } = await instantiateStreaming(...args);
        return { module, instance: wrap(instance) };
      },
    });
    const next = requestAnimationFrame.bind(globalThis);
    globalThis.requestAnimationFrame = (callback) =>
      next((nowMs) => {
        state.calls.push([]);
        callback(nowMs);
      });
  }, names);
  const light = new Light(page);
  await page.goto(`./#${LARGEST}`);
  await light.fit.click();
  await light.computed(LARGEST_MOVES);
  /** @type {string[][]} */
  const calls = await page.evaluate(() => /** @type {any} */ (globalThis).state.calls);
  const computing = calls.filter((frame) => frame.includes('advance'));
  console.log(
    `${computing.length} frames computed; calls in each: ${computing.map((frame) => frame.length)}`,
  );
  expect(computing.length).toBeGreaterThan(5);
  expect(computing.filter(({ length }) => length > 4)).toEqual([]);

  await page.goto('./');
  await light.computed();
  await light.fit.click();
  await page.waitForTimeout(500);
  const measured = await page.evaluate(async () => {
    const { state } = /** @type {any} */ (globalThis);
    const bytes = state.bytes();
    state.calls.length = 0;
    await new Promise((done) => setTimeout(done, 2000));
    return { calls: state.calls.slice(0, -1), grown: state.bytes() - bytes };
  });
  await light.press('Space');
  const playing = /** @type {string[][]} */ (measured.calls);
  const most = playing.reduce((all, frame) => (frame.length > all.length ? frame : all), []);
  console.log(`${playing.length} frames, the busiest called ${most.join(', ')}`);
  expect(playing.length).toBeGreaterThan(20);
  expect(most.length).toBeGreaterThan(0);
  expect(most).toEqual(expect.arrayContaining(['frame']));
  expect(playing.filter(({ length }) => length > 4)).toEqual([]);
  expect(measured.grown).toBe(0);
});

for (const { name, address, known, layout, width, height } of [
  {
    ...{ name: 'the first example', address: './', known: undefined },
    ...{ layout: 'map.rings', width: 1280, height: 720 },
  },
  ...[
    { layout: 'map.rings', width: 1280, height: 800 },
    { layout: 'map.levels', width: 1280, height: 800 },
    { layout: 'map.all', width: 1280, height: 800 },
    { layout: 'map.rings', width: 1920, height: 1080 },
  ].map((view) => ({
    ...view,
    name: `635,376 states as ${words.text(view.layout)} on ${view.width} x ${view.height}`,
    address: `./#${FULL_MAP}`,
    known: FULL_MAP_MOVES,
  })),
]) {
  test(`playing ${name} in 20 s: script a frame, and no long task`, async ({
    page,
    browserName,
  }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => {
      const scriptMs = /** @type {number[]} */ ([]);
      const tasksMs = /** @type {number[]} */ ([]);
      Object.assign(globalThis, { scriptMs, tasksMs });
      if (PerformanceObserver.supportedEntryTypes.includes('longtask')) {
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) tasksMs.push(duration);
        }).observe({ type: 'longtask', buffered: true });
      }
      const next = requestAnimationFrame.bind(globalThis);
      globalThis.requestAnimationFrame = (callback) =>
        next((nowMs) => {
          const beganMs = performance.now();
          callback(nowMs);
          // The element renders in microtasks after its turn: measure behind them.
          let rounds = 30;
          const later = () => {
            if (rounds-- > 0) queueMicrotask(later);
            else scriptMs.push(performance.now() - beganMs);
          };
          later();
        });
    });
    await page.goto(address);
    const light = new Light(page);
    await light.computed(known);
    await light.radio(layout).check({ force: true });
    await light.fit.click();
    await page.waitForTimeout(700);
    await page.evaluate(() => {
      const all = /** @type {any} */ (globalThis);
      all.scriptMs.length = 0;
      all.tasksMs.length = 0;
    });
    await page.waitForTimeout(PLAY_MS);
    const { scriptMs, tasksMs } = await page.evaluate(() => {
      const all = /** @type {{ scriptMs: number[], tasksMs: number[] }} */ (
        /** @type {unknown} */ (globalThis)
      );
      return { scriptMs: all.scriptMs.sort((a, b) => a - b), tasksMs: all.tasksMs };
    });
    const median = scriptMs[scriptMs.length >> 1];
    const p95 = scriptMs[Math.floor(scriptMs.length * 0.95)];
    console.log(
      `${browserName}, ${name}: ${scriptMs.length} frames in ${PLAY_MS} ms, script a frame: median ${median.toFixed(1)} ms, 95 % ${p95.toFixed(1)} ms; longest task ${Math.max(0, ...tasksMs).toFixed(0)} ms`,
    );
    expect(scriptMs.length).toBeGreaterThan(30);
    expect(median).toBeLessThan(12);
    expect(Math.max(0, ...tasksMs)).toBeLessThan(200);
  });
}

for (const { name, address, known } of [
  { name: 'the first example', address: './', known: undefined },
  { name: 'the largest board', address: `./#${LARGEST}`, known: LARGEST_MOVES },
  { name: 'the largest map', address: `./#${FULL_MAP}`, known: FULL_MAP_MOVES },
]) {
  test(`loading ${name}: no task keeps the processor for 50 ms`, async ({
    page,
    browser,
    browserName,
  }) => {
    test.skip(browserName !== 'chromium', 'only Chromium tells the processor time of tasks');
    // The first page of all makes a browser read fonts and compile its own scripts.
    await page.goto('./');
    await new Light(page).computed();
    await page.goto('about:blank');
    await browser.startTracing(page, { categories: ['toplevel'] });
    const beganMs = performance.now();
    await page.goto(address);
    await new Light(page).computed(known);
    const tookMs = performance.now() - beganMs;
    await page.waitForTimeout(1500);
    const longest = longestTask(await browser.stopTracing());
    console.log(
      `${name} known after ${tookMs.toFixed(0)} ms; longest task ${longest.cpuMs.toFixed(0)} ms of processor time, ${longest.wallMs.toFixed(0)} ms on the clock`,
    );
    expect(longest.cpuMs).toBeGreaterThan(1);
    expect(longest.cpuMs).toBeLessThan(50);
  });
}

/**
 * The longest tasks of the thread that runs pages, by either measure.
 * @param {Buffer} trace
 */
function longestTask(trace) {
  /** @type {{ name: string, pid: number, tid: number, dur?: number, tdur?: number, args: any }[]} */
  const events = JSON.parse(trace.toString()).traceEvents;
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = events.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && main.has(`${pid} ${tid}`),
  );
  return {
    cpuMs: Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000,
    wallMs: Math.max(0, ...tasks.map(({ dur = 0 }) => dur)) / 1000,
  };
}

test('the first board is on screen soon after the page has loaded', async ({
  page,
  browserName,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('ready', () => {
      requestAnimationFrame(() =>
        requestAnimationFrame(() => Object.assign(globalThis, { boardMs: performance.now() })),
      );
    });
  });
  await page.goto('./');
  await page.waitForFunction(() => 'boardMs' in globalThis);
  const afterMs = await page.evaluate(() => {
    const [{ loadEventEnd }] = /** @type {PerformanceNavigationTiming[]} */ (
      performance.getEntriesByType('navigation')
    );
    return /** @type {any} */ (globalThis).boardMs - loadEventEnd;
  });
  console.log(`${browserName}: first board ${afterMs.toFixed(0)} ms after the load event`);
  expect(afterMs).toBeLessThan(1500);
});
