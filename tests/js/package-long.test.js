/**
 * The packed package installed into empty folders, as strangers do, and its search shown in a browser.
 * Each row of the table is a host. It takes minutes and a registry, so it is a part of
 * `npm run test:long`.
 */
import assert from 'node:assert/strict';
import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { IS_LONG } from '../long.js';
import { ROOT } from './sources.js';
import { project, run, serve, shows, start } from './strangers.js';

const skip = IS_LONG ? false : 'long: npm run test:long';

/**
 * @typedef {object} Host
 * @property {string[]} packages besides the package itself
 * @property {Record<string, string>} files by path
 * @property {string[][]} [builds] commands to run
 * @property {(folder: string) => void} [prepare] runs before these
 * @property {(folder: string) => void} [finish] runs after these
 * @property {string} [folder] holds what is built, for any server
 * @property {string[]} [server] what Node runs to serve the project, in place of the folder or besides
 * @property {string[]} [pages] addresses of pages with a search; the first page alone if left out
 * @property {Record<string, string>} [texts] what stands in other pages
 */

const HTML = (/** @type {string} */ script, root = '') =>
  `<!doctype html><html lang="en"><title>A stranger's page</title><body><div id="root">${root}</div><script type="module" src="${script}"></script></body></html>`;

const FILM = '<search-light puzzle="solitaire" step="50"></search-light>';

/** What the documents say. @param {string} name of a recipe */
const recipe = (name) => readFileSync(new URL(`www/authors/recipes/${name}`, ROOT), 'utf8');

/** Puts the folder of the embed among the files that a host hands on. @param {string} folder */
const withEmbed = (folder) =>
  cpSync(join(folder, 'node_modules/searchlight/dist/embed'), join(folder, 'public/embed'), {
    recursive: true,
  });

const VITE = {
  'index.html': HTML('/main.js', FILM),
  'main.js': `import 'searchlight';`,
  'vite.config.js': `export default { optimizeDeps: { exclude: ['searchlight'] }, server: { host: '127.0.0.1' } };`,
};

const REACT = ['react@19', 'react-dom@19'];

const NEXT = {
  packages: ['next@16', ...REACT],
  files: {
    'app/layout.jsx': `export default function Layout({ children }) {
        return <html lang="en"><body>{children}</body></html>;
      }`,
    'app/film.jsx': recipe('next.jsx'),
    'app/page.jsx': `import Film from './film';
      export default function Page() { return <Film puzzle="knight" step={40} />; }`,
    'app/answer/page.jsx': recipe('next-core.jsx'),
  },
  server: ['node_modules/next/dist/bin/next', 'start', '--hostname', '127.0.0.1', '--port', '0'],
  texts: { answer: 'found' },
};

/** A program of React on a server: what it renders comes to life in the browser. */
const HYDRATED = {
  'app.jsx': `import 'searchlight';
    export const App = () => <search-light puzzle="solitaire" step={50} stops={[{ step: 5, caption: 'five' }]} />;`,
  'main.jsx': `import { hydrateRoot } from 'react-dom/client';
    import { App } from './app.jsx';
    hydrateRoot(document.getElementById('root'), <App />);`,
  'server.jsx': `import { renderToString } from 'react-dom/server';
    import { App } from './app.jsx';
    export const html = renderToString(<App />);`,
  'index.html': HTML('/main.jsx', '<!-- app -->'),
  'fill.js': `import { readFileSync, writeFileSync } from 'node:fs';
    import { html } from './out/server.js';
    if (!html.includes('<search-light')) throw new Error(html);
    const page = readFileSync('dist/index.html', 'utf8');
    writeFileSync('dist/index.html', page.replace('<!-- app -->', html));`,
};

/** @type {Record<string, Host>} */
const HOSTS = {
  ...Object.fromEntries(
    ['8', '7'].map((version) => [
      `Vite ${version}, developing and built,`,
      {
        packages: [`vite@${version}`],
        files: VITE,
        builds: [['npx', 'vite', 'build']],
        folder: 'dist',
        server: ['node_modules/vite/bin/vite.js', '--port', '0'],
      },
    ]),
  ),
  'webpack 5': {
    packages: ['webpack@5', 'webpack-cli'],
    files: { 'src/index.js': `import 'searchlight';` },
    // A warning, as of an import that it cannot follow, counts as a fault.
    builds: [['npx', 'webpack', '--mode', 'production', '--fail-on-warnings', '--no-performance']],
    finish: (folder) => writeFileSync(join(folder, 'dist/index.html'), HTML('main.js', FILM)),
    folder: 'dist',
  },
  'esbuild, with the files beside the bundle,': {
    packages: ['esbuild'],
    files: { 'main.js': `import 'searchlight';`, 'out/index.html': HTML('main.js', FILM) },
    builds: [
      ['npx', 'esbuild', 'main.js', '--bundle', '--format=esm', '--splitting', '--outdir=out'],
    ],
    finish: (folder) => {
      const embed = join(folder, 'node_modules/searchlight/dist/embed');
      for (const name of readdirSync(embed).filter((file) => /\.(wasm|ftl)$/.test(file)))
        cpSync(join(embed, name), join(folder, 'out', name));
    },
    folder: 'out',
  },
  'React 19, to whose types the element’s fit,': {
    packages: [...REACT, '@types/react@19', '@types/react-dom@19', 'typescript', 'vite@8'],
    files: {
      'index.html': HTML('/main.tsx'),
      'main.tsx': `import type {} from 'searchlight/react';
        import { createRoot } from 'react-dom/client';
        import 'searchlight';
        createRoot(document.getElementById('root')!).render(
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
    },
    builds: [
      ['npx', 'tsc'],
      ['npx', 'vite', 'build'],
    ],
    folder: 'dist',
  },
  'React 19, rendered on a server and hydrated,': {
    packages: [...REACT, 'vite@8', '@vitejs/plugin-react'],
    files: {
      ...HYDRATED,
      'vite.config.js': `import react from '@vitejs/plugin-react';
        export default { plugins: [react()] };`,
    },
    builds: [
      ['npx', 'vite', 'build'],
      ['npx', 'vite', 'build', '--ssr', 'server.jsx', '--outDir', 'out'],
      [process.execPath, 'fill.js'],
    ],
    folder: 'dist',
  },
  'Vue 3': {
    packages: ['vue@3', 'vite@8', '@vitejs/plugin-vue'],
    files: {
      'index.html': HTML('/main.js'),
      'main.js': `import 'searchlight';
        import { createApp } from 'vue';
        import App from './App.vue';
        createApp(App).mount('#root');`,
      'App.vue': `<script setup>
        import { ref } from 'vue';
        const step = ref(50);
        </script>
        <template><search-light puzzle="solitaire" :step="step" /></template>`,
      'vite.config.js': `import vue from '@vitejs/plugin-vue';
        const isCustomElement = (tag) => tag === 'search-light';
        export default { plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] };`,
    },
    builds: [['npx', 'vite', 'build']],
    folder: 'dist',
  },
  'Svelte 5': {
    packages: ['svelte@5', 'vite@8', '@sveltejs/vite-plugin-svelte'],
    files: {
      'index.html': HTML('/main.js'),
      'main.js': `import 'searchlight';
        import { mount } from 'svelte';
        import App from './App.svelte';
        mount(App, { target: document.getElementById('root') });`,
      'App.svelte': `<script>let step = $state(50);</script>
        <search-light puzzle="solitaire" {step}></search-light>`,
      'vite.config.js': `import { svelte } from '@sveltejs/vite-plugin-svelte';
        export default { plugins: [svelte()] };`,
    },
    builds: [['npx', 'vite', 'build']],
    folder: 'dist',
  },
  'MDX in a page of React': {
    packages: [...REACT, 'vite@8', '@mdx-js/rollup@3'],
    files: {
      'index.html': HTML('/main.js'),
      'main.js': `import { createElement } from 'react';
        import { createRoot } from 'react-dom/client';
        import Page from './page.mdx';
        createRoot(document.getElementById('root')).render(createElement(Page));`,
      'page.mdx': recipe('page.mdx'),
      'vite.config.js': `import mdx from '@mdx-js/rollup';
        export default { plugins: [mdx()] };`,
    },
    prepare: withEmbed,
    builds: [['npx', 'vite', 'build']],
    folder: 'dist',
  },
  'Astro, also in MDX,': {
    // The newest that runs in Node 20.
    packages: ['astro@5', '@astrojs/mdx@4'],
    files: {
      'astro.config.mjs': `import mdx from '@astrojs/mdx';
        export default { integrations: [mdx()] };`,
      'src/components/Film.astro': recipe('film.astro'),
      'src/pages/index.astro': `---
import Film from '../components/Film.astro';
---
<html lang="en"><body><Film puzzle="knight" step="40" /></body></html>`,
      'src/pages/film.mdx': `import Film from '../components/Film.astro';\n\n<Film puzzle="knight" step="40" />`,
      'src/pages/tags.mdx': recipe('page.mdx'),
    },
    prepare: withEmbed,
    builds: [['npx', 'astro', 'build']],
    folder: 'dist',
    pages: ['', 'film/', 'tags/'],
  },
  VitePress: {
    packages: ['vitepress@1'],
    files: {
      '.vitepress/config.js': recipe('vitepress-config.js'),
      '.vitepress/theme/index.js': recipe('vitepress-theme.js'),
      'index.md': `# A film\n\n${FILM}\n`,
    },
    builds: [['npx', 'vitepress', 'build']],
    folder: '.vitepress/dist',
  },
  'Next 16 with Turbopack': { ...NEXT, builds: [['npx', 'next', 'build']] },
  'Next 16 with webpack': { ...NEXT, builds: [['npx', 'next', 'build', '--webpack']] },
};

for (const [name, host] of Object.entries(HOSTS)) {
  test(`${name} shows the element`, { skip }, async (context) => {
    const { packages, files, builds = [], folder: built, server, pages = [''] } = host;
    const folder = project(context, files, packages);
    host.prepare?.(folder);
    for (const command of builds) run(folder, command);
    host.finish?.(folder);
    const addresses = [
      ...(built ? [await serve(context, join(folder, built))] : []),
      ...(server ? [await start(context, folder, server)] : []),
    ];
    for (const address of addresses) {
      for (const page of pages) await shows(address + page);
      for (const [page, text] of Object.entries(host.texts ?? {}))
        await shows(address + page, text);
    }
  });
}

test('a plain folder shows the element, and Node opens sessions', { skip }, async (context) => {
  const files = {
    'index.html': HTML('node_modules/searchlight/dist/embed/searchlight.js', FILM),
    'run.js': `import 'searchlight';
      import { Session, catalogue, loadEngine } from 'searchlight/core';
      await loadEngine();
      const session = new Session(catalogue()[0].presets[0].link);
      while (!session.outcome) session.advance(1e6);
      console.log(session.outcome.code);`,
  };
  const folder = project(context, files, []);
  assert.equal(run(folder, [process.execPath, 'run.js']).trim(), 'found');
  await shows(await serve(context, folder));
});
