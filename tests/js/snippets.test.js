/** What an author pastes into a page, and what frames and hosts say to each other. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { evaluate } from '@mdx-js/mdx';
import {
  elementSnippet,
  frameSnippet,
  markdownSnippet,
  mdxSnippet,
  pictureSnippet,
} from '../../www/core/links/snippets.js';
import { heightMessages, message, readMessage } from '../../www/frame/messages.js';

const PLACE = {
  script: 'https://a.example/embed/searchlight.js',
  style: 'https://a.example/embed/searchlight.css',
  isModule: true,
  frame: 'https://a.example/embed/embed.html',
};

const SHOWN = {
  link: 'https://a.example/#AQEEBJi7AgAAAA',
  state: 'AQEEBJi7AgAAAA',
  title: 'Flip Game: the search as a film',
  controls: 'full',
  theme: 'auto',
};

test('a snippet says only what differs from what is there anyway', () => {
  assert.equal(
    elementSnippet(SHOWN, PLACE),
    `<script type="module" src="https://a.example/embed/searchlight.js"></script>
<link rel="stylesheet" href="https://a.example/embed/searchlight.css">

<search-light input="AQEEBJi7AgAAAA">
  <a href="https://a.example/#AQEEBJi7AgAAAA">Flip Game: the search as a film</a>
</search-light>`,
  );
  const other = { ...SHOWN, controls: 'mini', theme: 'dark' };
  assert.match(elementSnippet(other, PLACE), / input="\w+" controls="mini" theme="dark">/);
  assert.match(frameSnippet(SHOWN, PLACE), /^<iframe src="[^"?]+embed\.html#AQEEBJi7AgAAAA" /);
  assert.match(frameSnippet(other, PLACE), /embed\.html\?controls=mini&amp;theme=dark#AQ/);
  const chosen = { ...SHOWN, lesson: 'sweep', predict: 'new 5', code: 'python' };
  assert.match(elementSnippet(chosen, PLACE), / lesson="sweep" predict="new 5" code="python">/);
  assert.match(
    frameSnippet(chosen, PLACE),
    /\?lesson=sweep&amp;predict=new%205&amp;code=python#AQ/,
  );
  // An element takes the language of its page; a frame cannot, and speaks English where none is said.
  assert.match(frameSnippet({ ...SHOWN, lang: 'zh' }, PLACE), /embed\.html\?lang=zh#AQ/);
  assert.match(frameSnippet({ ...SHOWN, lang: 'en' }, PLACE), /embed\.html#AQ/);
  const classic = elementSnippet(SHOWN, { ...PLACE, isModule: false });
  assert.match(
    classic,
    /^<script src="[^"]+"><\/script>\n\n<search-light/,
    'a classic one is waited for',
  );
});

test('a snippet with a picture shows it as the poster, and alone it is a link that needs no script', async () => {
  const picture = { file: 'flip-20.png', width: 640, height: 360 };
  const shown = { ...SHOWN, picture };
  const image =
    '<img src="flip-20.png" width="640" height="360" alt="Flip Game: the search as a film" />';
  const link = `<a slot="poster" href="https://a.example/#AQEEBJi7AgAAAA">${image}</a>`;
  assert.match(elementSnippet(shown, PLACE), / input="\w+">\n {2}<a slot="poster"/);
  assert.ok(elementSnippet(shown, PLACE).includes(`  ${link}\n</search-light>`));
  assert.ok(isOneBlock(markdownSnippet(shown, PLACE)));
  assert.equal(pictureSnippet(shown), link.replace(' slot="poster"', ''));
  assert.equal(frameSnippet(shown, PLACE), frameSnippet(SHOWN, PLACE));
  const tags = await tagsOf(mdxSnippet(shown, PLACE));
  assert.deepEqual([tags[1].tag, tags[2].tag], ['a', 'img']);
  const evil = { ...shown, title: '">x', picture: { ...picture, file: '"onerror="x' } };
  assert.doesNotMatch(pictureSnippet(evil), /"onerror|">x/);
});

test('text from outside stays text in a snippet', () => {
  const evil = `"><img src=x onerror=alert(1)>&\n`;
  const shown = { ...SHOWN, title: evil, link: evil, theme: evil, controls: evil };
  for (const make of [elementSnippet, frameSnippet, markdownSnippet]) {
    const snippet = make(shown, { ...PLACE, script: evil, frame: evil });
    assert.doesNotMatch(snippet, /<img/);
    const tags = snippet.match(/<[^>]*>/g) ?? [];
    for (const tag of tags) assert.match(tag, /^<\/?[\w-]+( [\w-]+="[^"<>]*")*>$/);
  }
});

/**
 * Whether Markdown hands a text on as it is: an HTML block that begins with a tag it knows, and goes
 * on to the next blank line (CommonMark 0.31, 4.6, the sixth kind).
 * @param {string} text
 */
const isOneBlock = (text) => /^<(div|iframe)\b/.test(text) && !/\n\s*\n/.test(text);

test('the snippet for Markdown is one block of HTML, and so is that of the README', () => {
  assert.ok(isOneBlock(markdownSnippet(SHOWN, PLACE)));
  assert.ok(isOneBlock(frameSnippet(SHOWN, PLACE)));
  assert.ok(!isOneBlock(elementSnippet(SHOWN, PLACE)), 'what the test is there to tell apart');
  const readme = read('README.md');
  const [, snippet] = /```html\n(<div>[^]*?)```/.exec(readme) ?? [];
  assert.ok(isOneBlock(snippet.trim()));
  assert.match(snippet, /<link rel="stylesheet" href="embed\/searchlight\.css">/);
  assert.doesNotMatch(readme.replace(/```text[^]*?```/g, ''), /^\s*>/m, 'a quotation');
});

/** @param {string} path of a file of the project */
const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** @typedef {{ tag: string, [attribute: string]: unknown }} Tag */

/** Tags of a compiled MDX text, outermost first, each with its attributes. @param {string} text */
async function tagsOf(text) {
  /** @type {Tag[]} */
  const tags = [];
  const jsx = (/** @type {any} */ tag, /** @type {object} */ attributes) => {
    if (typeof tag === 'function') return tag(attributes);
    tags.unshift({ tag, ...attributes });
    return tags[0];
  };
  const { default: content } = await evaluate(text, { jsx, jsxs: jsx, Fragment: () => null });
  content({});
  return tags;
}

test('the snippet for MDX compiles to the script, the sheet and the element, whatever is in its words', async () => {
  const title = 'A {film} of *one* <b> & `two` [three] \\ _four_ "five"';
  const shown = { ...SHOWN, title, controls: 'mini' };
  const tags = await tagsOf(mdxSnippet(shown, PLACE));
  const [element, link, sheet, script] = tags;
  assert.equal(tags.length, 4, JSON.stringify(tags));
  assert.deepEqual(
    [script.tag, script.src, script.async, sheet.tag, sheet.href],
    ['script', PLACE.script, true, 'link', PLACE.style],
  );
  assert.deepEqual([link.tag, link.href, link.children], ['a', SHOWN.link, title]);
  assert.deepEqual(
    [element.tag, element.input, element.controls],
    ['search-light', SHOWN.state, 'mini'],
  );
});

test('every text in MDX that the documents have compiles and holds the element', async () => {
  const guides = ['docs', 'docs/vi', 'docs/zh'].map((folder) => `${folder}/embedding.md`);
  const fences = guides.map((path) => {
    const [, text] = /```mdx\n([^]*?)```/.exec(read(path)) ?? [];
    return text;
  });
  for (const text of [...fences, read('www/authors/recipes/page.mdx')]) {
    const tags = (await tagsOf(text)).map(({ tag }) => tag);
    for (const tag of ['search-light', 'link', 'script']) assert.ok(tags.includes(tag), text);
  }
});

const ask = (/** @type {object} */ asks) => ({ type: 'searchlight', version: 1, ...asks });

test('a message is read to the letter or not at all', () => {
  /** @type {[object, string | number | null][]} */
  const right = [
    [{ action: 'theme', theme: 'dark' }, 'dark'],
    [{ action: 'seek', step: 9000 }, 9000],
    [
      { action: 'show', state: 'AQEEBJi7AgAAAA.step.answer.bidirectional' },
      'AQEEBJi7AgAAAA.step.answer.bidirectional',
    ],
    [{ action: 'play' }, null],
    [{ action: 'pause' }, null],
  ];
  for (const [asks, value] of right) assert.equal(readMessage(ask(asks))?.value, value);
  const theme = { action: 'theme', theme: 'dark' };
  const wrong = [
    ...[null, undefined, 7, 'theme', [], {}, () => 1],
    ...[theme, { ...ask(theme), version: '1' }, { ...ask(theme), type: 'h5p' }],
    Object.create(ask(theme)),
    ...[
      { action: 'seek', step: 1.5 },
      { action: 'seek', step: 1e300 },
      { action: 'seek', step: [1] },
    ],
    ...[{ action: 'play', step: 1 }, { action: 'constructor' }, { action: ['play'] }],
  ].map((data) =>
    data && typeof data === 'object' && 'action' in data && data !== theme ? ask(data) : data,
  );
  for (const data of wrong) assert.equal(readMessage(data), null, JSON.stringify(data));
});

test('a height is told in each dialect', () => {
  const [own, h5p, embedly, lti] = heightMessages(480, 'https://a.example/embed.html');
  assert.deepEqual(own, message('height', { height: 480 }));
  assert.deepEqual(h5p, { context: 'h5p', action: 'resize', clientHeight: 480, scrollHeight: 480 });
  assert.deepEqual(JSON.parse(String(embedly)), {
    ...{ context: 'iframe.resize', src: 'https://a.example/embed.html', height: 480 },
  });
  assert.deepEqual(JSON.parse(String(lti)), { subject: 'lti.frameResize', height: 480 });
});

test('beside the recipes that need the package stand the commands that install it', () => {
  const { name, version } = JSON.parse(read('package.json'));
  const install = new RegExp(`^npm pack .*\\nnpm install \\./${name}-${version}\\.tgz .*$`, 'm');
  const guides = ['docs/embedding.md', 'docs/vi/embedding.md', 'docs/zh/embedding.md'];
  for (const path of [...guides, 'www/authors/recipes/install.sh'])
    assert.match(read(path), install, path);
  const sections = read('www/authors/recipes.html').split('<h2>');
  for (const tool of ['VitePress', 'Next', 'Astro'])
    assert.match(sections.find((part) => part.startsWith(tool)) ?? '', /install\.sh/, tool);
});
