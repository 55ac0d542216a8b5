/**
 * Projects of other people: an empty folder with the packed package installed, served, and shown in
 * a browser.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { createReadStream, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, extname, join } from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser } from '../../tools/browsers.mjs';
import { emptyFolder, pack } from './package.js';

/** @import { TestContext } from 'node:test' */

/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
};

/** Colour codes would break up an address in the output, and tools must not send statistics. */
const ENV = {
  ...process.env,
  ...{
    NO_COLOR: '1',
    FORCE_COLOR: '0',
    NEXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
  },
};

/** Runs a command of a project. @param {string} folder @param {string[]} command */
export const run = (folder, [program, ...args]) =>
  execFileSync(program, args, { cwd: folder, encoding: 'utf8', timeout: 600_000, env: ENV });

/**
 * Makes a folder with these files, and with the packed package and others installed, as the README says.
 * @param {TestContext} context
 * @param {Record<string, string>} files
 * @param {string[]} packages
 */
export function project(context, files, packages) {
  const folder = emptyFolder(context);
  const all = { 'package.json': '{ "private": true, "type": "module" }', ...files };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const options = ['--no-audit', '--no-fund', '--loglevel', 'error'];
  try {
    run(folder, ['npm', 'install', ...options, pack(folder), ...packages]);
  } catch (error) {
    throw new Error(`npm could not install ${packages.join(', ')}: is the registry in reach?`, {
      cause: error,
    });
  }
  return folder;
}

/** Serves a folder of files. @param {TestContext} context @param {string} folder */
export async function serve(context, folder) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const path = join(folder, pathname, pathname.endsWith('/') ? 'index.html' : '');
    if (!existsSync(path) || !statSync(path).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('Content-Type', TYPES[extname(path)] ?? 'text/plain');
    createReadStream(path).pipe(response);
  });
  await new Promise((ready) => {
    server.listen(0, '127.0.0.1', () => ready(undefined));
  });
  context.after(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return `http://127.0.0.1:${address.port}/`;
}

/**
 * Starts a project's own server.
 * @param {TestContext} context
 * @param {string} folder
 * @param {string[]} args of Node
 * @returns {Promise<string>} the address that the server prints
 */
export function start(context, folder, args) {
  const server = spawn(process.execPath, args, { cwd: folder, env: ENV });
  const ended = new Promise((end) => server.once('exit', end));
  context.after(() => {
    server.kill();
    return ended;
  });
  return new Promise((found, fail) => {
    let said = '';
    const hear = (/** @type {unknown} */ part) => {
      said += String(part);
      const [local] = /http:\/\/(127\.0\.0\.1|localhost):[1-9]\d*/.exec(said) ?? [];
      if (local) found(`${local}/`);
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
    server.on('exit', () => fail(new Error(said)));
  });
}

/**
 * Opens a page and waits for its search or for a given text.
 * @param {string} address
 * @param {string} [text]
 */
export async function shows(address, text) {
  const browser = await chromium.launch({
    executablePath: findBrowser('chromium') ?? undefined,
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage();
    const faults = /** @type {string[]} */ ([]);
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.goto(address);
    if (text) {
      await page.getByText(text, { exact: true }).waitFor({ timeout: 60_000 });
    } else {
      const film = page.locator('search-light');
      await film.getByRole('grid').waitFor({ timeout: 60_000 });
      const state = await film.evaluate((el) => /** @type {any} */ (el).getState?.() ?? '');
      assert.notEqual(state, '');
    }
    assert.deepEqual(faults, []);
  } finally {
    await browser.close();
  }
}
