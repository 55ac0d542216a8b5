/** The built page as a phone on a slow network gets it, from a server that compresses. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ROOT } from '../../tools/wasm.mjs';
import { quantiles, spread } from './readings.mjs';

/** @import { Browser, Page } from 'playwright-core' */
/** @import { AddressInfo } from 'node:net' */

/** 1.6 Mb/s and 150 ms there and back, as Lighthouse has a phone. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
};
/** How many times slower the processor is. */
const SLOWED = 4;
const ROUNDS = 7;
/** A link of the lesson on two sides at its second stop, and one of the same board and step. */
const LESSON = '?lesson=two-sides#';
const STATE = 'AQMICAAAABgIEAAAgQAAAAAAAIEAAAA';

/** @type {Record<string, string>} */
const TYPES = {
  ...{ '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' },
  ...{ '.wasm': 'application/wasm', '.svg': 'image/svg+xml', '.ftl': 'text/plain' },
};

/** How long after the address was asked for the first board is on screen. @param {Browser} browser */
export async function slowBoardMs(browser) {
  const { server, address } = await serve();
  try {
    const times = [];
    for (let round = 0; round < ROUNDS; round++) times.push(await boardMs(browser, address));
    return quantiles(times);
  } finally {
    server.close();
  }
}

/**
 * The same of a lesson's link and of a link to the same board in turn: how many times as long a lesson's
 * takes, round by round.
 * @param {Browser} browser
 */
export async function lessonBoardRatio(browser) {
  const { server, address } = await serve();
  try {
    const ratios = [];
    for (let round = 0; round < ROUNDS; round++) {
      const plain = await boardMs(browser, `${address}#${STATE}`);
      ratios.push((await boardMs(browser, `${address}${LESSON}${STATE}`)) / plain);
    }
    return spread(ratios);
  } finally {
    server.close();
  }
}

/** Serves the built page, each file compressed once. */
export async function serve() {
  /** @type {Map<string, Buffer>} */
  const files = new Map();
  const read = (/** @type {string} */ path) => {
    const body = files.get(path) ?? brotliCompressSync(readFileSync(join(ROOT, 'dist', path)));
    files.set(path, body);
    return body;
  };
  const server = createServer(({ url }, response) => {
    const { pathname } = new URL(url ?? '/', 'http://local');
    const path = pathname === '/' ? '/index.html' : pathname;
    try {
      const body = read(path);
      const type = TYPES[extname(path)] ?? 'application/octet-stream';
      response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'br' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(null)));
  const { port } = /** @type {AddressInfo} */ (server.address());
  return { server, address: `http://127.0.0.1:${port}/` };
}

/**
 * In a context of its own, so that nothing is there from the time before.
 * @param {Browser} browser
 * @param {string} address
 */
async function boardMs(browser, address) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', NETWORK);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.addInitScript(() => {
    // The event does not bubble: on its way down the document hears it. The page tells by itself: one
    // that is asked in every frame whether it is there has so much less time for that.
    const seen = () =>
      requestAnimationFrame(() => requestAnimationFrame(() => console.log(performance.now())));
    document.addEventListener('ready', seen, true);
  });
  const told = page.waitForEvent('console');
  await page.goto(address, { waitUntil: 'commit' });
  const ms = Number((await told).text());
  await page.close();
  return ms;
}
