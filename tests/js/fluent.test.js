/** How messages are read: their numbers, values and emphasis. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emphasised, unmarked, wordsOf } from '../../www/i18n/index.js';
import { inputFault } from '../../www/i18n/judge-error.js';
import { answered } from './answered.js';
import { DICTIONARIES, EN, isSentence, words } from './dictionaries.js';

test('numbers are grouped, and a value is never read as a template', () => {
  assert.equal(words.text('transport.of', { known: 65536 }), 'of 65,536');
  assert.equal(words.number(1e11), '100,000,000,000');
  assert.equal(
    inputFault(words, {
      line: 3,
      fault: { code: 'cells', expected: 4, letters: 'bw', found: '{line}' },
    }),
    `line 3: expected 4 cells of 'b' or 'w', found "{line}"`,
  );
});

test('a number is read as any language writes it', () => {
  for (const locale of [
    'en',
    'de',
    'fr',
    'vi',
    'zh',
    'ar-EG',
    'de-CH',
    'en-IN',
    'hi',
    'fa',
    'pl',
  ]) {
    const own = wordsOf(locale, EN);
    for (const value of [0, 7, 1234, 65_536, 1_234_567, 1e11]) {
      assert.equal(own.read(own.number(value)), value, `${locale}: ${own.number(value)}`);
      assert.equal(own.read(String(value)), value);
    }
  }
  for (const written of ['65.536', '65,536', '65 536', '65\u202f536', '６５５３６', ' 65536 ']) {
    assert.equal(words.read(written), 65_536, written);
  }
  for (const written of [
    '',
    'x',
    '1.5',
    '-3',
    '1,2',
    '1e3',
    '12,34',
    '1.234,567',
    '9'.repeat(16),
  ]) {
    assert.ok(Number.isNaN(words.read(written)), written);
  }
});

test('number fields read the digits that judges’ input has, and no others', () => {
  let read = 0;
  for (let code = 1; code <= 0x10ffff; code += 1) {
    const sign = String.fromCodePoint(code);
    if (!/\p{N}/u.test(sign)) continue;
    const isRead = answered('knight', `1${sign} 0 0`).fault === '';
    assert.equal(Number.isInteger(words.read(`1${sign}`)), isRead, sign);
    read += Number(isRead);
  }
  assert.equal(read, 20);
});

test('a missing message or value is reported once and shown by its name, and never throws', (context) => {
  const report = context.mock.method(console, 'error', () => {});
  assert.equal(words.text('nothing.here'), 'nothing.here');
  assert.equal(words.text(['nothing.there', 'nothing.here']), 'nothing.here');
  assert.equal(words.text('nothing.here'), 'nothing.here');
  assert.equal(report.mock.callCount(), 2);
  assert.match(words.text('transport.of'), /^of .*known/);
  assert.equal(report.mock.callCount(), 3);
  assert.equal(words.text(['nothing.here', 'transport.play']), 'Play');
  for (const key of ['nothing.here', 'toString', '__proto__', '']) assert.ok(!words.has(key), key);
});

test('what is emphasised is marked for who shows it, and plain for who reads it', () => {
  const own = wordsOf('en', 'said = It is **new** at depth { $depth }.\nquiet = Nothing new.');
  assert.equal(own.text('said', { depth: 3 }), 'It is new at depth 3.');
  const marked = own.marked('said', { depth: 3 });
  assert.deepEqual(emphasised(marked), ['It is ', 'new', ' at depth 3.']);
  assert.equal(unmarked(marked), own.text('said', { depth: 3 }));
  const first = wordsOf('en', 'said = **No queen** can stand here.').marked('said');
  assert.ok(isSentence(first) && isSentence(marked) && !isSentence('row 1'));
  assert.deepEqual(emphasised(own.marked('quiet')), ['Nothing new.']);
});

test('what strangers typed is quoted as it is, and nothing in it steers, turns or hides', () => {
  for (const { language, page, cli } of DICTIONARIES) {
    const { text } = wordsOf(language, page, cli);
    const quoted = (/** @type {string} */ found) => [
      text('input.error.number', { line: 1, least: 1, most: 2, found }),
      text('cli.badSteps', { found }),
      text('error.notNumber', { found }),
    ];
    for (const hidden of [
      ...['\0', '\x1b', '\x7f', '\x85', '\x9b', '\r', '\n', '\t', '\xad', '\u061c', '\u115f'],
      ...['\u200b', '\u200d', '\u200e', '\u202e', '\u2028', '\u2029', '\u2066', '\ufeff', '\ufe0f'],
      ...['\ud83d', '\u{e0041}'],
    ]) {
      const shown = `\\u{${hidden.codePointAt(0)?.toString(16)}}`;
      for (const said of quoted(`a${hidden}b`)) {
        assert.ok(said.includes(`a${shown}b`), `${language}: ${JSON.stringify(said)}`);
        assert.ok(!said.includes(hidden));
      }
    }
    for (const plain of ['ữ', '５', '中文', 'b**w*', '👩‍🚀', '❤️', 'a\u0301', '“\\"']) {
      for (const said of quoted(plain)) assert.ok(said.includes(plain), `${language}: ${said}`);
    }
  }
});
