/** How often a frame crosses the boundary to the core, and when computing begins. */
import { readFileSync } from 'node:fs';
import { Light, expect, test } from './light.js';

/** The largest board, at the start: 4 x 5, all black but one. */
const LARGEST = 'AQEFBPGHJAAAAA';
const LARGEST_MOVES = 20 * 2 ** 20;
/** So many frames are counted while it plays. */
const FRAMES = 100;

/** The names of the boundary's methods by what the wasm calls them. */
function boundary() {
  const glue = readFileSync(new URL('../../www/wasm/searchlight.js', import.meta.url), 'utf8');
  const session = glue.slice(glue.indexOf('class Session'));
  const methods = [...session.matchAll(/^ {4}(\w+)\([^)]*\) \{\n([^]*?)^ {4}\}/gm)];
  const called = methods.map(([, method, body]) => [/\bwasm\.(\w+)\(/.exec(body)?.[1], method]);
  return Object.fromEntries(called.filter(([name]) => name));
}

/**
 * The number of crossings of a frame. Apart from it are the boards of the list, which are asked for ten
 * times a second at most (a list goes in, boards come out), and a second slice of computing, which
 * came after the frame and before its end was noted.
 * @param {readonly string[]} frame
 */
function crossingsOf(frame) {
  const slices = frame.filter((name) => name === 'advance').length;
  return frame.length - (frame.includes('boards') ? 2 : 0) - Math.max(0, slices - 1);
}

test('a frame crosses the boundary four times at most, and a step allocates nothing', async ({
  page,
}) => {
  const names = boundary();
  expect(Object.values(names)).toEqual(expect.arrayContaining(['frame', 'event', 'locate']));
  await page.addInitScript((methods) => {
    const state = { calls: /** @type {string[][]} */ ([]), bytes: () => 0 };
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
    // What comes between two frames, such as work for an idle page, is not the frame's.
    const { port1: ending, port2: ended } = new MessageChannel();
    ended.onmessage = () => state.calls.push([]);
    const next = requestAnimationFrame.bind(globalThis);
    globalThis.requestAnimationFrame = (callback) =>
      next((nowMs) => {
        state.calls.push([]);
        callback(nowMs);
        ending.postMessage(null);
      });
  }, names);
  const light = new Light(page);
  await page.goto(`./#${LARGEST}`);
  await light.playFit();
  await light.computed(LARGEST_MOVES);
  /** @type {string[][]} */
  const calls = await page.evaluate(() => /** @type {any} */ (globalThis).state.calls);
  const computing = calls.filter((frame) => frame.includes('advance'));
  console.log(
    `${computing.length} frames computed; calls in each: ${computing.map((frame) => frame.length)}`,
  );
  expect(computing.length).toBeGreaterThan(5);
  expect(computing.filter((frame) => crossingsOf(frame) > 4)).toEqual([]);

  await page.goto('./');
  await light.computed();
  await light.playFit();
  await expect.poll(() => light.step()).toBeGreaterThan(0);
  const measured = await page.evaluate(async (frames) => {
    const { state } = /** @type {any} */ (globalThis);
    const bytes = state.bytes();
    state.calls.length = 0;
    while (state.calls.length <= frames) await new Promise((done) => setTimeout(done));
    return { calls: state.calls.slice(0, -1), grown: state.bytes() - bytes };
  }, FRAMES);
  await light.press('Space');
  const playing = /** @type {string[][]} */ (measured.calls);
  const most = playing.reduce((all, frame) => (frame.length > all.length ? frame : all), []);
  expect(most.length).toBeGreaterThan(0);
  expect(most).toEqual(expect.arrayContaining(['frame']));
  expect(playing.filter((frame) => crossingsOf(frame) > 4)).toEqual([]);
  expect(measured.grown).toBe(0);
});

test('computing waits until the first board is on screen', async ({ page }) => {
  await page.addInitScript(() => {
    const look = () => {
      const element = /** @type {any} */ (document.querySelector('search-light'));
      /** @type {HTMLCanvasElement | null | undefined} */
      const canvas = element?.shadowRoot?.querySelector('.board canvas');
      const pixels = canvas?.width && canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height); // prettier-ignore
      if (!pixels || !pixels.data.some(Boolean)) requestAnimationFrame(look);
      else Object.assign(globalThis, { knownAtFirst: element.known });
    };
    requestAnimationFrame(look);
  });
  const light = new Light(page);
  await page.goto(`./#${LARGEST}`);
  await light.computed(LARGEST_MOVES);
  expect(await page.evaluate(() => /** @type {any} */ (globalThis).knownAtFirst)).toBe(0);
});
