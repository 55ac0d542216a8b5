/**
 * What the built page takes to load and to draw while it plays, in Chromium; prints one JSON
 * object, or null where there is no Chromium. A process of its own: `node page-frames.mjs`. With names
 * of what is played (`node page-frames.mjs race raceSharp`) only these.
 */
import { CHROMIUM, newPage, openPage, siteAt } from './chromium.mjs';
import { words } from '../js/dictionaries.js';
import { gifMs } from './gif-page.mjs';
import { quantiles } from './readings.mjs';
import { slowBoardMs } from './slow-page.mjs';
import { articleTasks, longest, traced, tracedTasks } from './tasks.mjs';

/** @import { Browser, Page } from 'playwright-core' */

/** As many frames are left out before as many are measured. */
const FRAMES = { before: 40, measured: 180 };
/** After so long a page that is left alone has done what it had to. */
const IDLE_MS = 1500;
const LARGE_MAP = { link: 'AQMICAAAABgIEAAAgQAAAAAAAIEAAAA', moves: 8_823_040 };
/**
 * What is loaded: the first example, the largest board, also by depth-first search, whose end has
 * millions of entries to skip, the largest map, and the largest maze.
 */
const RUNS = {
  first: { link: '', moves: 65_536 },
  board: { link: 'AQEFBPGHJAAAAA', moves: 20 * 2 ** 20 },
  deep: { link: 'AQEEBYCAIAMAAA', moves: 20 * 2 ** 20 + 2 },
  map: LARGE_MAP,
  maze: { link: 'AQnIAcgBAgcGAAA', moves: 39_997 },
};
const LARGE = { width: 1280, height: 800 };
/** The lesson's naive search of 6 x 6, and the Tab game's table of 200 x 50. */
const KNIGHT = { link: 'AQQGBgAAAAAAAA', moves: 5_759_506 };
const TABLE = { link: 'AQbIATLeTQAAAA', moves: 427_576 };
/** Six searches of 181,440 states each. */
const RACE = {
  link: 'AQgDA2gnRQMBIUNlhwAAAAA.item.answer.astar~misplaced.dfs.astar.weighted.greedy',
  moves: 181_380,
  viewport: LARGE,
};
/** A* on the 8-puzzle to the end of its space, and minimax on an empty board of 3 x 3. */
const ORDERED = { link: 'AQgDAzIUBWcIIUNlhwAGAAA', moves: 483_841 };
const TREE = { link: 'ARkAAwAA', moves: 1_099_891 };
/** What is played, how, in which layout, and how large and how sharp the window is. */
const PLAYED = {
  first: { ...RUNS.first, viewport: { width: 1280, height: 720 } },
  rings: { ...LARGE_MAP, viewport: LARGE },
  levels: { ...LARGE_MAP, layout: 'map.levels', viewport: LARGE },
  all: { ...LARGE_MAP, layout: 'map.all', viewport: LARGE },
  directed: { ...LARGE_MAP, how: 'directed', viewport: LARGE },
  moving: { ...RUNS.first, how: 'moving', viewport: LARGE },
  knightMoving: { ...KNIGHT, how: 'moving', viewport: LARGE },
  scrubbed: { ...RUNS.first, how: 'scrubbed', viewport: LARGE },
  knight: { ...KNIGHT, viewport: LARGE },
  knightScrubbed: { ...KNIGHT, how: 'scrubbed', viewport: LARGE },
  table: { ...TABLE, viewport: LARGE },
  tableScrubbed: { ...TABLE, how: 'scrubbed', viewport: LARGE },
  wide: { ...LARGE_MAP, viewport: { width: 1920, height: 1080 } },
  race: RACE,
  raceSharp: { ...RACE, scale: 2 },
  raceScrubbed: { ...RACE, scale: 2, how: 'scrubbed' },
  ordered: { ...ORDERED, viewport: LARGE },
  orderedScrubbed: { ...ORDERED, how: 'scrubbed', viewport: LARGE },
  tree: { ...TREE, viewport: LARGE },
  treeScrubbed: { ...TREE, how: 'scrubbed', viewport: LARGE },
};

/** @typedef {{ link: string, moves: number }} Run */

const wanted = process.argv.slice(2);
console.log(JSON.stringify(CHROMIUM ? await measure(CHROMIUM) : null));

/** @param {string} chromium */
async function measure(chromium) {
  const { browser, page } = await openPage(chromium);
  try {
    // The first page of all makes a browser read fonts and compile its own scripts.
    await load(page, RUNS.first);
    if (wanted.length > 0) {
      const named = Object.entries(PLAYED).filter(([name]) => wanted.includes(name));
      return {
        playing: await each(Object.fromEntries(named), (run) => playedFrames(browser, run)),
      };
    }
    const boardMs = await firstBoardMs(page);
    const slowMs = await slowBoardMs(browser);
    const filmMs = await gifMs(page);
    const loading = await each(RUNS, (run) => longestTasks(browser, page, run));
    const article = await articleTasks(browser, page);
    const playing = await each(PLAYED, (run) => playedFrames(browser, run));
    return { boardMs, slowMs, filmMs, loading, article, playing };
  } finally {
    await browser.close();
  }
}

/**
 * The same object with what comes of each value, one after the other.
 * @template T, U
 * @param {Record<string, T>} object
 * @param {(value: T) => Promise<U>} work
 */
async function each(object, work) {
  /** @type {Record<string, U>} */
  const results = {};
  for (const [key, value] of Object.entries(object)) results[key] = await work(value);
  return results;
}

/**
 * Opens a run and waits until all of it is known.
 * @param {Page} page
 * @param {Run} run
 */
async function load(page, { link, moves }) {
  await page.goto('about:blank');
  await page.goto(siteAt(link));
  const scrub = page.getByRole('slider', { name: words.text('transport.scrub') });
  await scrub.and(page.locator(`[max="${moves}"]`)).waitFor();
}

/** How long after the load event the first board is on screen. @param {Page} page */
async function firstBoardMs(page) {
  await page.addInitScript(() => {
    const shown = () =>
      requestAnimationFrame(() =>
        requestAnimationFrame(() => Object.assign(globalThis, { boardMs: performance.now() })),
      );
    // It does not bubble, so it is heard on its way down.
    document.addEventListener('ready', shown, { capture: true });
  });
  const times = [];
  for (let time = 0; time < 7; time++) {
    await load(page, RUNS.first);
    await page.waitForFunction(() => 'boardMs' in globalThis);
    times.push(
      await page.evaluate(() => {
        const [{ loadEventEnd }] = /** @type {PerformanceNavigationTiming[]} */ (
          performance.getEntriesByType('navigation')
        );
        return /** @type {any} */ (globalThis).boardMs - loadEventEnd;
      }),
    );
  }
  return quantiles(times);
}

/**
 * The longest task of the thread that runs pages, from the address until all is known and drawn.
 * @param {Browser} browser
 * @param {Page} page
 * @param {Run} run
 */
async function longestTasks(browser, page, run) {
  await page.goto('about:blank');
  const tasks = await tracedTasks(browser, page, async () => {
    await load(page, run);
    await new Promise((done) => setTimeout(done, IDLE_MS));
  });
  return longest(tasks);
}

/**
 * The script of each frame while a run plays in 20 s, as a film is directed from a third of it on,
 * step by step so slowly that every frame moves something, or while it is scrubbed; and the longest
 * task.
 * @param {Browser} browser
 * @param {Run & { layout?: string, how?: string, scale?: number,
 *   viewport: { width: number, height: number } }} run `scale` is the number of device pixels per px
 */
async function playedFrames(browser, { layout, how = 'fit', scale = 1, viewport, ...run }) {
  const page = await newPage(browser, viewport, scale);
  await page.addInitScript(countFrames);
  await load(page, run);
  const named = (/** @type {string} */ key) => ({ name: words.text(key), exact: true });
  if (layout) {
    await page.getByRole('button', named('more.label')).click();
    await page.getByRole('radio', named(layout)).check({ force: true });
    await page.getByRole('button', named('more.label')).click();
  }
  if (how === 'scrubbed') await page.evaluate(jumpAbout, run.moves);
  else if (how === 'directed') await page.evaluate(direct, Math.floor(run.moves / 3));
  else if (how === 'moving') await page.evaluate(move, Math.floor(run.moves / 3));
  else {
    await page.locator('.tempo > summary').click();
    await page.getByRole('button', named('transport.fit')).click();
  }
  await frames(page, FRAMES.before);
  await page.evaluate(() => Object.assign(globalThis, { scriptMs: [] }));
  const { tasks, callbacks } = await traced(browser, page, () => frames(page, FRAMES.measured));
  const scriptMs = await page.evaluate(() => /** @type {any} */ (globalThis).scriptMs);
  await page.close();
  return {
    scriptMs: quantiles(scriptMs),
    processorMs: quantiles(callbacks.map(({ processorMs }) => processorMs)),
    longestTask: longest(tasks),
  };
}

/** Runs in the page: another step each frame. @param {number} moves */
function jumpAbout(moves) {
  const light = /** @type {any} */ (document.querySelector('search-light'));
  let step = 0;
  const next = () => {
    step = (step + 0.618 * moves) % moves;
    light.seek(Math.floor(step));
  };
  Object.assign(globalThis, { afterFrame: next });
  next();
}

/** Runs in the page: plays from a step on. @param {number} step */
function direct(step) {
  const light = /** @type {any} */ (document.querySelector('search-light'));
  light.seek(step);
  light.play();
}

/** Runs in the page: plays two steps a second, each of which takes half a second to move. @param {number} step */
function move(step) {
  const light = /** @type {any} */ (document.querySelector('search-light'));
  light.speed = 2;
  light.seek(step);
  light.play();
}

/** Runs in the page before all else. */
function countFrames() {
  Object.assign(globalThis, { scriptMs: [] });
  const state = /** @type {{ scriptMs: number[], afterFrame?: () => void }} */ (
    /** @type {unknown} */ (globalThis)
  );
  const next = requestAnimationFrame.bind(globalThis);
  globalThis.requestAnimationFrame = (callback) =>
    next((nowMs) => {
      const beganMs = performance.now();
      callback(nowMs);
      // The element renders in microtasks after its turn: measure behind them.
      let rounds = 30;
      const later = () => {
        if (rounds-- > 0) queueMicrotask(later);
        else {
          state.scriptMs.push(performance.now() - beganMs);
          state.afterFrame?.();
        }
      };
      later();
    });
}

/** Waits for so many frames. @param {Page} page @param {number} count */
async function frames(page, count) {
  await page.waitForFunction(
    (most) => /** @type {any} */ (globalThis).scriptMs.length >= most,
    count,
  );
}
