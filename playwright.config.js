import { createServer } from 'node:net';
import { defineConfig } from '@playwright/test';
import { IS_LONG } from './tests/long.js';
import { findBrowser } from './tools/browsers.mjs';

const chromium = findBrowser('chromium');
const firefox = findBrowser('firefox');
const shell = chromium && findBrowser('shell');

// Any free port, so that several runs fit on one machine; the workers inherit the first choice.
process.env.SEARCHLIGHT_TEST_PORT ??= String(await freePort());
const baseURL = `http://127.0.0.1:${process.env.SEARCHLIGHT_TEST_PORT}/`;

/** The first line keeps Chromium off the network, the second makes its pictures repeatable. */
const CHROMIUM_ARGS = [
  ...['--disable-quic', '--disable-background-networking', '--disable-component-update'],
  ...['--disable-sync', '--no-first-run'],
  ...['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
  // Chromium's sandbox refuses to start as root, which is what containers run as.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** The long form runs all; the short one, not what varies another test. */
const LEFT_OUT = IS_LONG ? [] : [/@long/];

/** Each browser that is here; Firefox runs what browsers do differently. */
const projects = [
  ...(firefox
    ? [
        {
          name: 'firefox',
          grep: IS_LONG ? /@firefox/ : /@firefox(?!-long)/,
          grepInvert: LEFT_OUT,
          // It takes longer to start than most of its tests to run: it is started once, and Chromium's
          // tests run beside it.
          workers: IS_LONG ? undefined : 1,
          use: {
            // Playwright drives an ordinary Firefox only through this channel.
            browserName: /** @type {const} */ ('firefox'),
            channel: 'moz-firefox',
            launchOptions: { executablePath: firefox },
          },
        },
      ]
    : []),
  // The shell has no window to fill and no settings of its own: what needs them runs in the browser.
  ...(chromium && shell
    ? [
        {
          ...inChromium('window', chromium),
          grep: /@window/,
          grepInvert: LEFT_OUT,
          workers: IS_LONG ? undefined : 1,
        },
        { ...inChromium('chromium', shell), grepInvert: [...LEFT_OUT, /@window/] },
      ]
    : []),
  ...(chromium && !shell ? [{ ...inChromium('chromium', chromium), grepInvert: LEFT_OUT }] : []),
];

export default defineConfig({
  testDir: 'tests/browser',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // Limits, not measurements: a busy machine is several times slower, and a test waits for conditions.
  timeout: 120_000,
  expect: { timeout: 20_000, toPass: { intervals: [20, 50, 100, 100, 200] } },
  // Playwright's own choice is half the cores. Tests also wait, for frames and for what plays in its own time:
  // a test takes about half of a core.
  workers: 4,
  // A build server is busy with other things, too; what passes only then is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  // A new context is a new process, which takes longer to start than most tests to run. And what a
  // page has kept for when it is offline would answer in the place of a test's own routes.
  use: { baseURL, reuseContext: true, serviceWorkers: 'block' },
  projects,
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --strictPort --port ${process.env.SEARCHLIGHT_TEST_PORT}`,
    url: baseURL,
    reuseExistingServer: false,
  },
});

/**
 * @param {string} name
 * @param {string} executablePath
 */
function inChromium(name, executablePath) {
  const launchOptions = { executablePath, args: CHROMIUM_ARGS };
  return { name, use: { browserName: /** @type {const} */ ('chromium'), launchOptions } };
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
