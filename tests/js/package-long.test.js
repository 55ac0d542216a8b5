/**
 * The packed package installed into empty folders, as strangers do, and its search shown in a browser:
 * by Vite (developing and built), webpack, esbuild and React, and as a plain folder. It takes minutes
 * and a registry, so it is a part of `npm run test:long`.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { dirname, extname, join } from 'node:path';
import { test } from 'node:test';
import { chromium } from 'playwright-core';
import { findBrowser } from '../../tools/browsers.mjs';
import { emptyFolder, pack } from './package.js';
import { IS_LONG } from '../long.js';

const skip = IS_LONG ? false : 'long: npm run test:long';

const HTML = (/** @type {string} */ script) =>
  `<!doctype html><html lang="en"><title>A stranger's page</title><body><div id="root"><search-light puzzle="solitaire" step="50"></search-light></div><script type="module" src="${script}"></script></body></html>`;

/** @type {Record<string, string>} */
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.wasm': 'application/wasm' };

/**
 * A folder with these files, and with the package and others installed.
 * @param {import('node:test').TestContext} context
 * @param {Record<string, string>} files
 * @param {string[]} packages
 */
function project(context, files, packages = []) {
  const folder = emptyFolder(context);
  const all = { 'package.json': '{ "private": true, "type": "module" }', ...files };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const options = ['--no-audit', '--no-fund', '--loglevel', 'error'];
  run(folder, 'npm', ['install', ...options, pack(folder), ...packages]);
  return folder;
}

/** @param {string} folder @param {string} command @param {string[]} args */
const run = (folder, command, args) =>
  execFileSync(command, args, { cwd: folder, encoding: 'utf8', timeout: 300_000 });

/** @param {import('node:test').TestContext} context @param {string} folder */
async function serve(context, folder) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const path = join(folder, pathname === '/' ? 'index.html' : pathname);
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
  context.after(() => server.close());
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return `http://127.0.0.1:${address.port}/`;
}

/** Shows a page and waits for its search at the step that it asks for. @param {string} address */
async function shows(address) {
  const browser = await chromium.launch({
    executablePath: findBrowser('chromium') ?? undefined,
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage();
    const faults = /** @type {string[]} */ ([]);
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.goto(address);
    await page.locator('search-light').getByRole('grid').waitFor({ timeout: 60_000 });
    const state = await page
      .locator('search-light')
      .evaluate((el) => /** @type {any} */ (el).getState?.() ?? '');
    assert.deepEqual([faults, state !== ''], [[], true]);
  } finally {
    await browser.close();
  }
}

for (const version of ['8', '7']) {
  test(`Vite ${version} shows the element, developing and built`, { skip }, async (context) => {
    const config = `export default { optimizeDeps: { exclude: ['searchlight'] }, server: { host: '127.0.0.1' } }`;
    const files = {
      'index.html': HTML('/main.js'),
      'main.js': `import 'searchlight';`,
      'vite.config.js': config,
    };
    const folder = project(context, files, [`vite@${version}`]);
    const vite = join(folder, 'node_modules/vite/bin/vite.js');
    const server = spawn(process.execPath, [vite, '--port', '0'], {
      cwd: folder,
      // Colours would stand within the address.
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
    });
    context.after(() => server.kill());
    const address = await new Promise((found, fail) => {
      let said = '';
      server.stdout.on('data', (part) => {
        said += String(part);
        const [local] = /http:\/\/127\.0\.0\.1:\d+\//.exec(said) ?? [];
        if (local) found(local);
      });
      server.on('exit', () => fail(new Error(said)));
    });
    await shows(address);
    server.kill();
    run(folder, process.execPath, [vite, 'build']);
    await shows(await serve(context, join(folder, 'dist')));
  });
}

test('webpack 5 shows the element', { skip }, async (context) => {
  const files = { 'src/index.js': `import 'searchlight';` };
  const folder = project(context, files, ['webpack@5', 'webpack-cli']);
  const said = run(folder, 'npx', ['webpack', '--mode', 'production']);
  assert.doesNotMatch(said, /Critical dependency/, 'it can follow every import');
  writeFileSync(join(folder, 'dist/index.html'), HTML('main.js'));
  await shows(await serve(context, join(folder, 'dist')));
});

test('esbuild shows the element, with its files beside the bundle', { skip }, async (context) => {
  const folder = project(context, { 'main.js': `import 'searchlight';` }, ['esbuild']);
  const args = ['main.js', '--bundle', '--format=esm', '--splitting', '--outdir=out'];
  run(folder, 'npx', ['esbuild', ...args]);
  const embed = join(folder, 'node_modules/searchlight/dist/embed');
  for (const name of readdirSync(embed).filter((file) => /\.(wasm|ftl)$/.test(file)))
    cpSync(join(embed, name), join(folder, 'out', name));
  writeFileSync(join(folder, 'out/index.html'), HTML('main.js'));
  await shows(await serve(context, join(folder, 'out')));
});

test('React 19 shows the element, and its types fit', { skip }, async (context) => {
  const files = {
    'index.html': HTML('/main.tsx'),
    'main.tsx': `import type {} from 'searchlight/react';
      import { createRoot } from 'react-dom/client';
      import 'searchlight';
      const root = document.getElementById('root')!;
      root.replaceChildren();
      createRoot(root).render(
        <search-light puzzle="solitaire" step={50} stops={[{ step: 5, caption: 'five' }]} onstepchange={(event) => console.log(event.detail)} />,
      );
      document.querySelector('search-light')?.seek(3);
      // @ts-expect-error a step is a number
      export const wrong = <search-light step="many" />;`,
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        ...{ strict: true, noEmit: true, jsx: 'react-jsx', skipLibCheck: true },
        ...{ module: 'esnext', moduleResolution: 'bundler', target: 'es2022' },
      },
      include: ['main.tsx'],
    }),
  };
  const packages = ['react@19', 'react-dom@19', '@types/react@19', '@types/react-dom@19'];
  const folder = project(context, files, [...packages, 'typescript', 'vite@8']);
  run(folder, 'npx', ['tsc']);
  run(folder, 'npx', ['vite', 'build']);
  await shows(await serve(context, join(folder, 'dist')));
});

test('a plain folder shows the element, and Node opens sessions', { skip }, async (context) => {
  const folder = project(context, {
    'index.html': HTML('node_modules/searchlight/dist/embed/searchlight.js'),
    'run.js': `import 'searchlight';
      import { Session, catalogue, loadEngine } from 'searchlight/core';
      await loadEngine();
      const session = new Session(catalogue()[0].presets[0].link);
      while (!session.outcome) session.advance(1e6);
      console.log(session.outcome.code);`,
  });
  assert.equal(run(folder, process.execPath, ['run.js']).trim(), 'found');
  await shows(await serve(context, folder));
});
