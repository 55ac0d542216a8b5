/** What an author pastes into a page, and what frames and hosts say to each other. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ROOM, elementSnippet, frameSnippet, markdownSnippet } from '../../www/core/snippets.js';
import { heightMessages, message, readMessage } from '../../www/frame/messages.js';

const PLACE = {
  script: 'https://a.example/embed/searchlight.js',
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
${ROOM}

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
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const [, snippet] = /```html\n(<div>[^]*?)```/.exec(readme) ?? [];
  assert.ok(isOneBlock(snippet.trim()));
  assert.ok(snippet.includes(ROOM));
  assert.doesNotMatch(readme.replace(/```text[^]*?```/g, ''), /^\s*>/m, 'a quotation');
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
