/** The languages: all say the same, with the same values, and the right one is chosen. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { bound, wordsOf } from '../../www/i18n/index.js';
import { LANGUAGES, chooseLanguage, languageOf } from '../../www/i18n/languages.js';
import { run, start } from './command.js';
import { DICTIONARIES, PUZZLES, messagesOf, termsOf, words } from './dictionaries.js';

const [ENGLISH, ...OTHERS] = DICTIONARIES;

/** The texts of a language. @param {typeof ENGLISH} dictionary */
const textsOf = ({ page, cli, lessons, notes, predictions, code, find, play }) => [
  ...[page, cli],
  ...[lessons, notes, predictions, code, find, play],
];

/**
 * The plurals in a pattern, as Fluent reads them.
 * @param {any} pattern
 * @returns {any[]}
 */
function selectsOf(pattern) {
  if (typeof pattern !== 'object' || pattern === null) return [];
  const own = pattern.type === 'select' ? [pattern] : [];
  return [...own, ...Object.values(pattern).flatMap(selectsOf)];
}

/**
 * The values that a message puts into its text where there are many of what it counts: other forms
 * may leave the count out.
 * @param {any} pattern
 * @returns {string[]}
 */
function valuesOf(pattern) {
  if (typeof pattern !== 'object' || pattern === null) return [];
  if (pattern.type === 'var') return [pattern.name];
  if (pattern.type === 'select') return valuesOf(pattern.variants[pattern.star].value);
  return Object.values(pattern).flatMap(valuesOf);
}

/** Values by which a message chooses one of several sentences, and the words that they can be. */
const WORDS_OF_CHOICE = {
  guided: ['yes', 'no'],
  cells: ['one', 'two'],
  direction: ['up', 'down', 'left', 'right'],
  way: ['up', 'down', 'left', 'right', 'around'],
  kind: ['fill', 'empty', 'pour'],
  who: ['nobody', 'wolf', 'goat', 'cabbage', 'men', 'others', 'both'],
  block: ['small', 'high', 'wide', 'large'],
  unit: ['row', 'column', 'box'],
  instead: ['dfs', 'other'],
  wins: [0, 'other'],
};

test('the words that are always there are those of the files', () => {
  for (const { language, page } of DICTIONARIES) {
    const { missing, retry } = LANGUAGES[language];
    const own = wordsOf(language, page);
    assert.equal(own.text('element.retry'), retry);
    assert.ok(own.text('error.words').startsWith(missing), missing);
  }
});

test('every language has the messages of English, in its order, each with the same values', () => {
  assert.equal(ENGLISH.language, 'en');
  for (const other of OTHERS) {
    for (const [index, text] of textsOf(other).entries()) {
      const english = messagesOf(textsOf(ENGLISH)[index]);
      const messages = messagesOf(text);
      assert.deepEqual([...messages.keys()], [...english.keys()], other.language);
      for (const [id, pattern] of messages) {
        const [own, asked] = [pattern, english.get(id)].map((one) => new Set(valuesOf(one)));
        assert.deepEqual(own, asked, `${other.language}: ${id}`);
      }
    }
  }
});

test('a term of a puzzle replaces a term of its language, and every term is held by a message', () => {
  for (const dictionary of DICTIONARIES) {
    const texts = textsOf(dictionary).join('\n');
    const terms = [...termsOf(texts).keys()];
    const owner = new RegExp(`^-(${PUZZLES.join('|')})-`);
    const shared = terms.filter((id) => !owner.test(id));
    const wrong = terms.filter((id) => owner.test(id) && !shared.includes(id.replace(owner, '-')));
    assert.deepEqual(wrong, [], dictionary.language);
    const idle = shared.filter((id) => !new RegExp(`[{(] ?${id}[ )]`).test(texts));
    assert.deepEqual(idle, [], dictionary.language);
  }
});

test('a plural has the forms of its language, and counts by its count', () => {
  for (const dictionary of DICTIONARIES) {
    const { language } = dictionary;
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const text of textsOf(dictionary)) {
      for (const [id, pattern] of messagesOf(text)) {
        for (const { selector, variants, star } of selectsOf(pattern)) {
          // One sentence or another, not a plural.
          const ways = WORDS_OF_CHOICE[/** @type {'guided'} */ (selector.name)];
          if (ways) {
            const either = variants.map((/** @type {any} */ { key }) => key.value);
            assert.deepEqual([either, star], [ways, ways.length - 1], `${language}: ${id}`);
            continue;
          }
          // In a sentence about a choice, `count` is the number of its ways.
          assert.ok(
            [
              'count',
              'moves',
              'men',
              'others',
              'far',
              'crossed',
              'lost',
              'least',
              'left',
              'last',
              'firsts',
              'single',
            ].includes(selector.name),
            id,
          );
          // A number, such as 0, may have a sentence of its own besides the forms.
          const keys = variants
            .map((/** @type {any} */ { key }) => key.value)
            .filter((/** @type {unknown} */ key) => typeof key === 'string');
          assert.deepEqual(keys.sort(), [...forms].sort(), `${language}: ${id}`);
          assert.equal(variants[star].key.value, 'other', `${language}: ${id}`);
        }
      }
    }
  }
  assert.equal(words.text('answer.found', { count: 1 }), 'Answer: 1 move');
  assert.equal(words.text('answer.found', { count: 4 }), 'Answer: 4 moves');
});

test('a large number that a sentence writes out is grouped as its language groups the values', () => {
  for (const dictionary of DICTIONARIES) {
    const { language } = dictionary;
    const grouped = new Intl.NumberFormat(language);
    for (const text of textsOf(dictionary)) {
      const messages = text.split('\n').filter((line) => !line.startsWith('#'));
      const written =
        messages.join('\n').match(/(?<![\d.,])(\d{1,3}([.,]\d{3})+|\d{5,})(?!\d)/g) ?? [];
      for (const number of written) {
        assert.equal(number, grouped.format(Number(number.replace(/\D/g, ''))), language);
      }
    }
  }
  const told = (/** @type {string} */ language) => wordsOf(language, 'told = { $count }').text('told', { count: 65_536 }); // prettier-ignore
  assert.deepEqual(['en', 'vi', 'zh'].map(told), ['65,536', '65.536', '65,536']);
});

test('every message is read, and none stands twice', () => {
  for (const dictionary of DICTIONARIES) {
    for (const text of textsOf(dictionary)) {
      const written = [...text.matchAll(/^([\w-]+) =/gm)].map(([, id]) => id);
      const read = [...termsOf(text).keys(), ...messagesOf(text).keys()];
      assert.deepEqual(written.sort(), read.sort(), dictionary.language);
    }
  }
});

test('no sentence of another language is left in English, and none has a hole', () => {
  const english = wordsOf('en', ...textsOf(ENGLISH));
  for (const other of OTHERS) {
    const own = wordsOf(other.language, ...textsOf(other));
    for (const [id, pattern] of textsOf(other).flatMap((text) => [...messagesOf(text)])) {
      // A message may hold a move.
      const ofMoves = ['row', 'column', 'fromRow', 'fromColumn', 'cells', 'men', 'others', 'far'];
      const names = [...valuesOf(pattern), ...ofMoves];
      const values = Object.fromEntries(names.map((name) => [name, 7]));
      const said = own.text(id, { ...values, count: 7 });
      assert.doesNotMatch(said, /[{}]/, `${other.language}: ${id}`);
      if (!/[a-z]{3}.* .*[a-z]{3}/.test(said) || /Page Up/.test(said)) continue;
      const spoken = english.text(id, { ...values, count: 7 });
      assert.notEqual(said, spoken, `${other.language}: ${id}`);
    }
  }
});

test('on the page no line breaks between a number and the Chinese word that counts by it', () => {
  const text = 'at = 第 { $row } 行，共 20 步，{ $name } or { $row }\nkeys = A 或 B 3';
  const { text: say } = wordsOf('zh', bound(text));
  assert.equal(say('at', { row: 3, name: 'x' }), '第\u00a03\u00a0行，共\u00a020\u00a0步，x or 3');
  assert.equal(say('keys'), 'A 或 B 3');
});

test('the language is the first that has words, whatever its country and script, else English', () => {
  assert.equal(chooseLanguage(['xx', 'en-GB']), 'en');
  for (const tag of ['xx', '', '__proto__', 'EN-us']) assert.equal(chooseLanguage([tag]), 'en');
  assert.equal(chooseLanguage(['', 'fr', 'VI-vn', 'en']), 'vi');
  for (const language of Object.keys(LANGUAGES)) assert.equal(languageOf(language), language);
  for (const tag of ['zh-CN', 'zh-TW', 'zh-Hans-CN', 'zh_CN', 'ZH'])
    assert.equal(languageOf(tag), 'zh');
  assert.equal(languageOf('toString'), null);
});

/** What a wrong line is called by the command. @param {string[]} args @param {Record<string, string>} [locale] */
async function complaint(args, locale) {
  const { child, end } = start(['flip', ...args], { locale });
  child.stdin?.end('bwwx\n');
  return (await end()).err;
}

test('no heading and no sentence names a board by its number, which only tooltips and lists have', () => {
  const told =
    /^(board|state-space|answer|ending|legend|(flip|rearrange|solitaire)-(start|move|back|last|played))/;
  for (const { language, page } of DICTIONARIES) {
    const messages = [...messagesOf(page)].filter(([id]) => told.test(id));
    assert.ok(messages.length > 100);
    const naming = messages.filter(([, pattern]) => /^(state|toState)$/m.test(valuesOf(pattern).join('\n'))); // prettier-ignore
    assert.deepEqual(naming.map(([id]) => id), [], language); // prettier-ignore
  }
});

test('the command speaks the language asked for, else that of the terminal', async () => {
  const [english, vietnamese] = [/expected 'b' or 'w' in each/, /mỗi ô cần là 'b' hoặc 'w'/];
  assert.match(await complaint([]), english);
  assert.match(await complaint([], { LANG: 'vi_VN.UTF-8' }), vietnamese);
  assert.match(await complaint([], { LANG: 'vi_VN.UTF-8', LC_MESSAGES: 'C' }), english);
  assert.match(await complaint([], { LC_MESSAGES: 'en_US', LC_ALL: 'vi' }), vietnamese);
  assert.match(await complaint(['--lang', 'vi-VN'], { LC_ALL: 'en_US.UTF-8' }), vietnamese);
  assert.match(await complaint(['--lang=en'], { LC_ALL: 'vi_VN' }), english);
  const unknown = await run(['flip', '--lang', 'xx']);
  assert.equal(unknown.code, 64);
  assert.match(unknown.err, /--lang needs one of en, vi, zh.*“xx”/);
});

test('the help has every puzzle in every language', async () => {
  for (const { language, page } of DICTIONARIES) {
    const { out, code } = await run(['--help', '--lang', language]);
    assert.equal(code, 0);
    for (const id of ['flip', 'knight', 'tab']) {
      assert.ok(out.includes(wordsOf(language, page).text(`${id}.rules`)), `${language}: ${id}`);
    }
  }
});

test('a frame without an origin has a script for every language', () => {
  const frame = readFileSync(new URL('../../www/frame/frame.js', import.meta.url), 'utf8');
  const [, list = ''] = /SPOKEN = \[(.*)\]/.exec(frame) ?? [];
  const spoken = [...list.matchAll(/\w+/g)].map(([language]) => language);
  assert.deepEqual(['en', ...spoken], Object.keys(LANGUAGES));
});
