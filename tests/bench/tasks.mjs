/** The tasks of the thread that runs pages, as Chromium's own trace tells them. */
import { siteAt } from './chromium.mjs';

/** @import { Browser, Page } from 'playwright-core' */
/** @typedef {{ processorMs: number, clockMs: number }} Task */

/** What keeps a page from answering for longer is felt, ms. */
const FELT_MS = 50;
const EMBEDS = 14;
const PUZZLES = ['flip', 'rearrange', 'solitaire', 'knight', 'mines', 'tab', 'subtract'];
/** Above the first of them, px. */
const FOLD_PX = 3000;
const SCROLL = { byPx: 200, everyMs: 30 };
/** After so long a page that is left alone has done what it had to. */
const REST_MS = 4000;

/**
 * @param {Browser} browser
 * @param {Page} page
 * @param {() => Promise<void>} work
 * @returns {Promise<Task[]>}
 */
export async function tracedTasks(browser, page, work) {
  return (await traced(browser, page, work)).tasks;
}

/**
 * The tasks of the thread that runs pages, and its callbacks of animation frames.
 * @param {Browser} browser
 * @param {Page} page
 * @param {() => Promise<void>} work
 * @returns {Promise<{ tasks: Task[], callbacks: Task[] }>}
 */
export async function traced(browser, page, work) {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  await work();
  const trace = await browser.stopTracing();
  /** @type {{ name: string, pid: number, tid: number, dur?: number, tdur?: number, args: any }[]} */
  const events = JSON.parse(trace.toString()).traceEvents;
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const timesOf = (/** @type {string} */ ending) =>
    events
      .filter(({ name, pid, tid }) => name.endsWith(ending) && main.has(`${pid} ${tid}`))
      .map(({ tdur = 0, dur = 0 }) => ({ processorMs: tdur / 1000, clockMs: dur / 1000 }));
  return { tasks: timesOf('RunTask'), callbacks: timesOf('FireAnimationFrame') };
}

/** @param {Task[]} tasks */
export const longest = (tasks) => ({
  processorMs: Math.max(...tasks.map(({ processorMs }) => processorMs)),
  clockMs: Math.max(...tasks.map(({ clockMs }) => clockMs)),
});

/**
 * An article with searches below the fold: opened, left alone, and scrolled past all of them, which
 * load meanwhile.
 * @param {Browser} browser
 * @param {Page} page
 */
export async function articleTasks(browser, page) {
  await page.goto('about:blank');
  const embeds = Array.from(
    { length: EMBEDS },
    (_, index) => `<p>Words.</p><search-light puzzle="${PUZZLES[index % 7]}"></search-light>`,
  );
  const address = new URL('hosts/article.html', siteAt('')).href;
  await page.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><meta charset="utf-8"><script type="module" src="../embed/searchlight.js"></script><div style="height: ${FOLD_PX}px"></div>${embeds.join('')}`,
    }),
  );
  const resting = await tracedTasks(browser, page, async () => {
    await page.goto(address);
    await page.waitForTimeout(REST_MS);
  });
  const scrolled = await tracedTasks(browser, page, async () => {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < height; y += SCROLL.byPx) {
      await page.evaluate((top) => scrollTo(0, top), y);
      await page.waitForTimeout(SCROLL.everyMs);
    }
    await page.waitForTimeout(REST_MS);
  });
  const shown = await page.evaluate(
    () =>
      [...document.querySelectorAll('search-light')].filter(
        (film) => Reflect.get(film, 'known') > 0,
      ).length,
  );
  if (shown < EMBEDS) throw new Error(`only ${shown} of ${EMBEDS} embeds came`);
  const told = (/** @type {Task[]} */ tasks) => ({
    ...longest(tasks),
    felt: tasks.filter(({ processorMs }) => processorMs > FELT_MS).length,
  });
  return { resting: told(resting), scrolled: told(scrolled) };
}
