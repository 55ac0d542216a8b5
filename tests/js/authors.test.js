/** The pages for authors, as they are built. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { PAGES, attributesOfElement, authorsPage, dedented } from '../../tools/vite-authors.mjs';
import { Session, catalogue, loadEngine } from '../../www/entry/core-node.js';
import { ROOT } from './sources.js';

await loadEngine();

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
  const all = catalogue().map(({ id }) => id);
  assert.deepEqual([...new Set(shown)].sort(), all.sort());
});

test('every attribute of the element can be tried, with all values that its type names', async () => {
  const attributes = await attributesOfElement();
  const page = authorsPage('attributes.html', attributes);
  const fields = [...page.matchAll(/ name="([\w-]+)"/g)].map(([, name]) => name);
  const names = attributes.map(({ name }) => name);
  assert.ok(names.length > 20 && names.includes('sync'));
  assert.deepEqual(
    fields.filter((name) => name !== 'viewport'),
    names,
  );
  for (const option of ['steady', 'pancakes', 'contrast', 'interaction', 'answer'])
    assert.ok(page.includes(`<option>${option}</option>`), option);
});

test('a snippet is not indented, but its rows of judges\u2019 text are as they were', () => {
  assert.equal(dedented('\n    <a\n      b="1\n2"\n    >\n'), '<a\n  b="1\n2"\n>');
});

/** @typedef {{ session: Session<any>, step: number, frame: any, answer: number | null }} Place */

/**
 * What the examples tell of a step, and whether that is so.
 * @type {Record<string, (place: Place) => boolean>}
 */
const CLAIMS = {
  'At step 2,255 the search knows the answer: four moves.': ({ step, answer, session }) =>
    step === 2255 &&
    answer === step &&
    session.outcome?.code === 'found' &&
    session.outcome.depth === 4,
  'the start': ({ step }) => step === 0,
  'the second state': ({ frame }) => frame.position === 1 && frame.generated % 16 === 1,
  'the answer': ({ step, answer }) => step === answer,
  'Step 12': ({ step }) => step === 12,
  'One board is known: the start.': ({ frame }) => frame.discovered === 1,
  'All sixteen moves of the start are tried; the first level is complete.': ({ frame, session }) =>
    frame.generated === 16 && session.show(17).position === 1,
  'Level two: every board that two moves reach, and none twice.': ({ frame, session }) =>
    frame.stateDepth === 1 && session.show(frame.generated + 1).stateDepth === 2,
};

/** The attributes of a tag. @param {string} tag */
const attributesOf = (tag) =>
  Object.fromEntries(
    [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );

/**
 * What a page tells of steps: the film, the step and the words.
 * @param {string} page
 * @returns {{ film: Record<string, string>, at: string, words: string }[]}
 */
function tellings(page) {
  const films = [...page.matchAll(/<search-light([^>]*)>([^]*?)<\/search-light>/g)].map(
    ([, tag, inside]) => ({ film: attributesOf(tag), inside }),
  );
  const told = films.flatMap(({ film, inside }) => [
    ...[...inside.matchAll(/<li ([^>]*)>([^]*?)<\/li>/g)].map(([, tag, words]) => ({
      film,
      at: attributesOf(tag)['data-step'],
      words,
    })),
    ...(/\d/.test(inside.replace(/<[^>]*>/g, '')) && film.step
      ? [{ film, at: film.step, words: inside }]
      : []),
  ]);
  const driven = [
    ...page.matchAll(/<a href="#(\w+)" data-step="([^"]*)">([^]*?)<\/a>/g),
    ...page.matchAll(/<a href="#(\w+):([^"]*)">([^]*?)<\/a>/g),
    ...page.matchAll(/<button commandfor="(\w+)" command="--step-([^"]*)">([^]*?)<\/button>/g),
  ].map(([, id, at, words]) => {
    const film = films.find((one) => one.film.id === id)?.film;
    assert.ok(film, `there is no film ${id}`);
    return { film, at, words };
  });
  return [...told, ...driven].map((one) => ({
    ...one,
    words: squeezed(one.words.replace(/<[^>]*>/g, '')),
  }));
}

test('what the examples tell of a step is so in the run', () => {
  const claimed = new Set();
  for (const name of PAGES) {
    for (const { film, at, words } of tellings(authorsPage(name))) {
      const kind = catalogue().find(({ id }) => id === film.puzzle);
      assert.ok(kind, film.puzzle);
      const session = new Session(kind.presets[0].link);
      const run = film.algorithm ? new Session(session.withAlgorithm(film.algorithm)) : session;
      while (run.outcome === null) run.advance(100_000);
      const { answer } = run.score(true);
      const step = at === 'answer' ? Number(answer) : Number(at);
      const claim = CLAIMS[words];
      assert.ok(claim, `${name}: nothing proves “${words}”`);
      const frame = { ...run.show(step) };
      assert.ok(claim({ session: run, step, frame, answer }), `${name}: “${words}” at ${at}`);
      claimed.add(words);
    }
  }
  assert.deepEqual([...claimed].sort(), Object.keys(CLAIMS).sort());
});
