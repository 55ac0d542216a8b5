/**
 * How long the built page takes from a click or a key to the picture of what it changes into: a lesson, a
 * question, the reason of its answer, a program; in Chromium. Prints one JSON object, or null where there
 * is no Chromium. A process of its own: `node page-changes.mjs`.
 */
import { CHROMIUM, openPage } from './chromium.mjs';
import { quantiles } from './readings.mjs';
import { lessonBoardRatio, serve } from './slow-page.mjs';

/** @import { Browser, Page } from 'playwright-core' */

const ROUNDS = 5;
const VIEWPORT = { width: 1280, height: 800 };
/** After so long a page that is left alone has done what it had to. */
const IDLE_MS = 1500;
/** The stop of the first lesson that asks what leaves the queue. */
const ASKING_STOP = 2;

/**
 * What is changed into.
 * @typedef {object} Change
 * @property {string} path where it begins
 * @property {(page: Page) => Promise<unknown>} [before] what is done before
 * @property {string} act what is done, in the page, with `light` and `root`
 * @property {string} seen tells in the page whether it is there
 */

/** @type {Record<string, Change>} */
const CHANGES = {
  lesson: {
    path: '',
    before: async (page) => {
      await page.getByRole('radio', { name: 'Lesson' }).click({ force: true });
      await page.locator('.lessons .button').first().waitFor();
    },
    act: `root.querySelector('.lessons .button').click()`,
    seen: `root.querySelector('.chapters')`,
  },
  stop: {
    path: '?lesson=sweep',
    before: (page) => page.locator('.chapters').waitFor(),
    act: `root.querySelectorAll('.dot')[1].click()`,
    seen: `root.querySelectorAll('.dot')[1].matches('[aria-current="step"]')`,
  },
  predicting: {
    path: '',
    act: `light.setAttribute('predict', 'next 5')`,
    seen: `root.querySelector('.predict') || !/of 65/.test(root.querySelector('.counter').textContent)`,
  },
  question: {
    path: '?lesson=sweep',
    before: (page) => page.locator('.chapters').waitFor(),
    act: `root.querySelectorAll('.dot')[${ASKING_STOP}].click()`,
    seen: `root.querySelector('.prediction')`,
  },
  answer: {
    path: '?lesson=sweep',
    before: async (page) => {
      await page.locator('.dot').nth(ASKING_STOP).click();
      await page.locator('.prediction').first().waitFor();
    },
    act: `root.querySelector('.prediction').click()`,
    seen: `root.querySelector('.prediction.right')`,
  },
  code: {
    path: '#AQEEBJi7AgAAEA',
    act: `light.setAttribute('code', 'rust')`,
    seen: `root.querySelector('.listing .lit')`,
  },
};

console.log(JSON.stringify(CHROMIUM ? await measure(CHROMIUM) : null));

/** @param {string} chromium */
async function measure(chromium) {
  const { browser } = await openPage(chromium);
  const { server, address } = await serve();
  try {
    /** @type {Record<string, ReturnType<typeof quantiles>>} */
    const changes = {};
    for (const [id, change] of Object.entries(CHANGES)) {
      const times = [];
      for (let round = 0; round < ROUNDS; round++) {
        times.push(await changeMs(browser, address, change));
      }
      changes[id] = quantiles(times);
    }
    return { changes, lessonBoard: await lessonBoardRatio(browser) };
  } finally {
    server.close();
    await browser.close();
  }
}

/**
 * From doing it to the second frame behind the one in which it is there: then it is on the screen. Each
 * time on a page that has never done it.
 * @param {Browser} browser
 * @param {string} address
 * @param {Change} change
 */
async function changeMs(browser, address, { path, before, act, seen }) {
  const page = await browser.newPage({ viewport: VIEWPORT });
  await page.goto(`${address}${path}`);
  await page.locator('search-light [role="grid"]').first().waitFor();
  await page.waitForTimeout(IDLE_MS);
  await before?.(page);
  const ms = await page.evaluate(
    ([does, tells]) =>
      new Promise((done) => {
        const light = document.querySelector('search-light');
        const bound = (/** @type {string} */ text) =>
          new Function('light', 'root', `return (${text})`).bind(null, light, light?.shadowRoot);
        const [doIt, isThere] = [bound(does), bound(tells)];
        const began = performance.now();
        const look = () => {
          if (isThere()) requestAnimationFrame(() => done(performance.now() - began));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
        doIt();
      }),
    [act, seen],
  );
  await page.close();
  return Number(ms);
}
