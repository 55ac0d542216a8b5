/**
 * Opens the built page in WebKitGTK, the nearest to Safari that runs on Linux, and looks whether
 * the published sample's answer appears: `npm run test:webkit`.
 */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { preview } from 'vite';
import { findCommand } from '../../tools/browsers.mjs';
import { WebDriver } from './webdriver.mjs';

/** Flip's published sample is what the page opens with; its answer shows at the end of the search. */
const ANSWER = /\b4 moves\b/;
const END_KEY = '\uE010';
const TIMEOUT_MS = 20_000;

/** All that can be read in the page, shadow trees included. */
const READ_ALL = `
  const read = (node) =>
    node.nodeType === Node.TEXT_NODE
      ? node.data
      : [...(node.shadowRoot ?? node).childNodes]
          .filter((child) => !['STYLE', 'SCRIPT'].includes(child.nodeName))
          .map(read)
          .join(' ');
  return read(document.body).replace(/\\s+/g, ' ');`;

/** The keys work while the focus is in the element. */
const FOCUS = `
  const element = document.querySelector('search-light');
  (element.shadowRoot.querySelector('[tabindex]') ?? element).focus();`;

const lacking = ['WebKitWebDriver', 'xvfb-run'].filter((command) => !findCommand(command));
if (lacking.length > 0) {
  console.error(
    `searchlight: ${lacking.join(' and ')} is not here: on Debian or Ubuntu install it with \`apt-get install webkit2gtk-driver xvfb xauth\`.`,
  );
  process.exitCode = 1;
} else {
  await testPage();
}

async function testPage() {
  const site = await preview({ preview: { port: 0 }, logLevel: 'warn' });
  const port = await freePort();
  const command = ['-a', 'WebKitWebDriver', `--port=${port}`];
  // In a group of its own, so that the display and the browser end with the driver.
  const driver = spawn('xvfb-run', command, { detached: true, stdio: 'ignore' });
  const browser = new WebDriver(`http://127.0.0.1:${port}/`);
  try {
    await until('the driver answers', () => answers(browser.address + 'status'));
    await browser.open({});
    await browser.goTo(site.resolvedUrls?.local[0] ?? '');
    await until('<search-light> is there', () =>
      browser.run(`return document.querySelector('search-light')?.shadowRoot !== null`),
    );
    const startedMs = performance.now();
    await until(`the page says ${ANSWER}`, async () => {
      await browser.run(FOCUS);
      await browser.press(END_KEY);
      return ANSWER.test(String(await browser.run(READ_ALL)));
    });
    const agent = String(await browser.run('return navigator.userAgent'));
    const tookMs = Math.round(performance.now() - startedMs);
    console.log(`ok: the sample's answer appears after ${tookMs} ms in ${agent}`);
  } catch (error) {
    console.error(`not ok: ${error instanceof Error ? error.message : error}`);
    console.error(`the page says: ${await browser.run(READ_ALL).catch(() => 'nothing')}`);
    process.exitCode = 1;
  } finally {
    await browser.close().catch(() => {});
    if (driver.pid) process.kill(-driver.pid);
    await site.close();
  }
}

/**
 * @param {string} what  said in the error when it does not come true
 * @param {() => Promise<unknown>} isTrue
 */
async function until(what, isTrue) {
  const startedMs = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - startedMs > TIMEOUT_MS) throw new Error(`waited in vain until ${what}`);
    await wait(100);
  }
}

/** @param {string} url */
function answers(url) {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  );
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(address && typeof address === 'object' ? address.port : 0));
    });
  });
}
