/** The pages for authors, as they are built. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { PAGES, authorsPage, dedented } from '../../tools/vite-authors.mjs';
import { catalogue, initSync } from '../../www/wasm/searchlight.js';
import { ROOT } from './sources.js';

initSync({ module: readFileSync(new URL('www/wasm/searchlight_bg.wasm', ROOT)) });

const FOLDER = new URL('www/authors/', ROOT);

/** The text of each snippet of a page. @param {string} page */
const snippets = (page) =>
  [...page.matchAll(/<pre tabindex="0"><code>([^]*?)<\/code><\/pre>/g)].map(([, text]) =>
    text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
  );

/** A text without the blanks that only lay it out. @param {string} text */
const squeezed = (text) => text.replace(/\s+/g, ' ').trim();

test('each example of the pages for authors has its own markup below it, fit for Markdown', () => {
  for (const name of PAGES) {
    const page = authorsPage(name);
    const examples = [...page.matchAll(/<article class="example">([^]*?)<\/article>/g)];
    const told = snippets(page);
    for (const [, markup] of examples) {
      const own = told.find((text) => squeezed(text).endsWith(squeezed(markup)));
      assert.ok(own, `${name}: ${markup}`);
      assert.doesNotMatch(own, /^\s*>\s*$/m, 'a lone > is a quotation');
    }
    if (examples.length > 0)
      assert.match(told[0], /^<script type="module" src="embed\/searchlight\.js">/, name);
    assert.doesNotMatch(page, /<!-- (head|nav|file)/, `${name} lacks something`);
    for (const [, to] of page.matchAll(/href="([\w.-]+\.(?:html|css))"/g))
      assert.ok(existsSync(new URL(to, FOLDER)), `${name} leads to ${to}`);
  }
});

test('an example keeps its place free until it is defined, as what is copied does', () => {
  const page = authorsPage('index.html');
  assert.match(page, /<link rel="stylesheet" href="\.\.\/embed\/searchlight\.css" \/>/);
  assert.match(snippets(page)[0], /^<link rel="stylesheet" href="embed\/searchlight\.css" \/>$/m);
});

test('the gallery has every puzzle', () => {
  const shown = [...authorsPage('index.html').matchAll(/puzzle="(\w+)"/g)].map(([, id]) => id);
  const all = /** @type {{ id: string }[]} */ (catalogue()).map(({ id }) => id);
  assert.deepEqual([...new Set(shown)].sort(), all.sort());
});

test('a snippet is not indented, but its rows of judges\u2019 text are as they were', () => {
  assert.equal(dedented('\n    <a\n      b="1\n2"\n    >\n'), '<a\n  b="1\n2"\n>');
});
