/** Links as messages, mails and chats hand them on: with something stuck to their ends, cut, in one case. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { Session, catalogue, loadEngine } from '../../www/core/engine/session.js';
import { readInput } from '../../www/core/links/parse-input.js';
import { bytesOf, lettersOf } from '../../www/core/links/state-string.js';
import { puzzleOfState, readState } from '../../www/core/links/read-state.js';
import { originOf, sameRun } from '../../www/core/engine/same-run.js';
import { decodeState } from '../../www/core/links/state-parts.js';
import { packStops, stopsOf } from '../../www/core/stops/stop-format.js';
import { wordsOf } from '../../www/i18n/index.js';
import { EXAMPLE_TEXTS } from '../../www/wasm/example-texts.js';
import { DICTIONARIES } from './dictionaries.js';
import { IS_LONG } from '../long.js';

const fileAt = (/** @type {string} */ path) => readFileSync(new URL(path, import.meta.url));

await loadEngine(fileAt('../../www/wasm/searchlight_bg.wasm'));

const PUZZLES = catalogue().map(({ id }) => id);

/** Links of every release; some puzzles are in the tests only. @type {{ link: string, puzzle: string, step: number }[]} */
const RELEASED = JSON.parse(fileAt('../golden/links.json').toString()).filter(
  (/** @type {{ puzzle: string }} */ { puzzle }) => PUZZLES.includes(puzzle),
);

/** What stands behind links in texts, and what services add to addresses. */
const MARKS = [
  '.',
  ')',
  ').',
  ',',
  '"',
  "'",
  ' ',
  ' and',
  '\n',
  '…',
  '\u200b',
  '»',
  '>',
  '*',
  ';',
  '!',
  '?',
  ':',
];
const QUERIES = [
  '&fbclid=IwAR0abc-_1',
  '?utm_source=x&utm_medium=y',
  '#',
  '#top',
  '/',
  '%20',
  '%22',
  '%E2%80%A6',
];
const STUCK = [
  '~~',
  '~',
  '_',
  '__',
  '-',
  '--',
  '.Then',
  '.html',
  '=',
  '==',
  'and',
  'A',
  'AA',
  'AAAA',
  '\0',
];
const TAILS = [...MARKS, ...QUERIES, ...STUCK];

/** Some of the released links where not all are wanted. */
const SOME = IS_LONG ? RELEASED : RELEASED.filter((_, index) => index % 15 === 0);

const english = DICTIONARIES.find(({ language }) => language === 'en') ?? assert.fail();

/** All words for faults of links. Those of a puzzle of a host page come with its words. */
const words = wordsOf('en', `${english.page}\n${english.own}`);

/** @param {string} state */
const codeOf = (state) => {
  try {
    readState(state);
    return '';
  } catch (error) {
    const { code } = /** @type {{ code: string }} */ (error);
    assert.ok(words.has(`error.${code}`), code);
    return code;
  }
};

/**
 * Selects pairs of two lists: all in the long form; in the short form each entry of one list meets
 * every third entry of the other.
 * @param {number} one @param {number} other
 */
const isPaired = (one, other) => IS_LONG || (one + other) % 3 === 0;

/** What may follow a link: races and stops. @param {string} link */
function partsAfter(link) {
  const session = new Session(bytesOf(link));
  const { algorithms } = session.description;
  session.free();
  const last = algorithms[algorithms.length - 1];
  const stops = stopsOf([
    { step: 3, caption: 'Đây [[1]] là ]] 最短', pause: true },
    { at: 'answer', title: 'x' },
  ]);
  const short = packStops(stopsOf([{ step: 9 }]));
  return [
    `.step.answer.${last}`,
    `.step.answer.${algorithms[0]}.${last}`,
    `~${packStops(stops)}`,
    `.item.whole.${last}~${short}`,
  ];
}

test('row 34: every released link opens at its board and step, whatever is stuck to its end', () => {
  for (const { link, step } of RELEASED) {
    for (const tail of TAILS) {
      const read = readState(link + tail);
      const about = `${link} with ${JSON.stringify(tail)}`;
      assert.deepEqual([lettersOf(read.link), read.suffix, read.stops], [link, '', []], about);
    }
    const session = new Session(readState(`${link}).`).link);
    assert.equal(session.description.linkedStep, step);
    session.free();
  }
});

test('row 34: races and stops behind a link are read, whatever is stuck to their end', () => {
  const tails = TAILS.filter((tail) => !/^[A-Za-z.~]|^$/.test(tail) || tail === '.');
  for (const [at, { link }] of SOME.entries()) {
    for (const [which, part] of partsAfter(link).entries()) {
      const { suffix, stops } = readState(link + part);
      assert.ok(suffix || stops.length > 0);
      for (const tail of tails.filter((_, index) => isPaired(at + which, index))) {
        const read = readState(link + part + tail);
        const about = `${link}${part} with ${JSON.stringify(tail)}`;
        assert.deepEqual(
          [lettersOf(read.link), read.suffix, read.stops],
          [link, suffix, stops],
          about,
        );
      }
      assert.deepEqual(readState((link + part).replace('~', '%7E')).stops, stops);
    }
  }
});

test('row 34: a link that was cut anywhere says so, and so does one in lower case', () => {
  for (const { link } of RELEASED) {
    for (let length = 1; length < link.length; length++) {
      for (const tail of ['', '…', '...', '&fbclid=1']) {
        const cut = link.slice(0, length) + tail;
        assert.equal(codeOf(cut), 'truncated', cut);
      }
    }
    assert.equal(codeOf(link.toLowerCase()), 'linkCase');
    assert.equal(codeOf(`${link.toLowerCase()}).`), 'linkCase');
    assert.equal(codeOf(link[0] + link.slice(1).toLowerCase()), 'linkCase');
  }
});

test('row 34: a link in capitals says so, unless it is another link then or the beginning of one', () => {
  const codes = RELEASED.map(({ link }) => codeOf(link.toUpperCase()));
  assert.deepEqual(new Set(codes), new Set(['linkCase', '', 'truncated']));
  assert.ok(codes.filter((code) => code === 'linkCase').length > codes.length / 2);
});

test('row 34: every released link opens at its board, whatever is stuck to its beginning', () => {
  const beginnings = ['(', ' ', '\n', '"', '“', '<', '[', '%20', '%28', '%E2%80%9C', '# ', '...'];
  for (const [at, { link }] of SOME.entries()) {
    const parts = partsAfter(link);
    for (const [which, before] of beginnings.entries()) {
      const about = `${link} after ${JSON.stringify(before)}`;
      assert.equal(lettersOf(readState(`${before}${link})`).link), link, about);
      const said = `${before}The film: https://a.b/c#${before}${link})`;
      for (const input of [`${before}${link})`, said]) {
        const { state } = readInput(input);
        assert.ok(state, about);
        assert.equal(lettersOf(readState(state).link), link, about);
      }
      for (const part of parts.filter((_, index) => isPaired(at + which, index))) {
        assert.deepEqual(readState(before + link + part), readState(link + part));
        assert.deepEqual(decodeState(before + link + part), decodeState(link + part));
      }
    }
  }
});

test('row 34: a race or stops that were cut say so, or the board is shown without them', () => {
  for (const [at, { link }] of SOME.entries()) {
    for (const [which, part] of partsAfter(link).entries()) {
      if (!isPaired(at, which)) continue;
      for (let length = 1; length < part.length; length++) {
        const cut = part.slice(0, length);
        // A cut before the first letter of a part leaves a whole link.
        const isWhole =
          /^(\.[a-z]+\.[a-z]+\.[a-zA-Z]+)?[.~]?$/.test(cut) && codeOf(link + cut) === '';
        if (!isWhole) assert.equal(codeOf(link + cut), 'truncated', link + cut);
      }
    }
  }
});

test('row 34: any text behind a released link leaves its board and step; any text at all is read or refused with a code', () => {
  const tail = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc
      .constantFrom(...TAILS)
      .chain((first) => fc.string({ maxLength: 40 }).map((more) => first + more)),
  );
  fc.assert(
    fc.property(fc.constantFrom(...RELEASED), tail, ({ link }, text) => {
      // These begin what a link can have.
      if (/^(\.[A-Za-z]|~[\w-]|%7E)/i.test(text)) codeOf(link + text);
      else assert.equal(lettersOf(readState(link + text).link), link);
      codeOf(text);
    }),
    { numRuns: IS_LONG ? 50_000 : 1000 },
  );
});

test('row 34: what asks for a run takes such links, too', () => {
  const [{ link }] = RELEASED;
  const there =
    RELEASED.find((other) => other.step > 0 && sameRun(other.link, link)) ?? assert.fail();
  assert.ok(sameRun(`${link}).`, `${there.link}&fbclid=a`));
  assert.equal(originOf(`${there.link},`), link);
  assert.deepEqual(decodeState(`${there.link}).`), decodeState(there.link));
  for (const input of [
    `${there.link}).`,
    `https://a.b/c?d=e#${there.link}&fbclid=x`,
    `${there.link}\u200b`,
  ]) {
    const { state, text } = readInput(input);
    assert.equal(text, '');
    assert.equal(lettersOf(readState(state).link), there.link);
  }
  assert.equal(codeOf(readInput(link.toLowerCase()).state), 'linkCase');
  assert.equal(codeOf(readInput(link.slice(0, 8)).state), 'truncated');
  for (const text of Object.values(EXAMPLE_TEXTS).flatMap((texts) => Object.values(texts))) {
    assert.equal(readInput(text).state, '');
  }
});

/** What mail programs and chats insert into a long word. */
const GAPS = [
  '\n',
  '\r\n',
  ' ',
  '\n> ',
  '=\r\n',
  '\u200b',
  '\u00ad',
  '%20',
  '%0A',
  '%0D%0A',
  '%E2%80%8B',
];

test('row 34: a link that was broken into lines anywhere is read whole', () => {
  for (const [at, { link }] of SOME.entries()) {
    for (let place = 1; place < link.length; place++) {
      for (const gap of GAPS.filter((_, index) => isPaired(at + place, index))) {
        const broken = link.slice(0, place) + gap + link.slice(place);
        assert.equal(lettersOf(readState(broken).link), link, JSON.stringify(broken));
        assert.equal(puzzleOfState(broken), puzzleOfState(link), JSON.stringify(broken));
        if (place < 4 || gap.startsWith('=')) continue;
        const { state } = readInput(`https://a.b/c#${broken}`);
        assert.equal(lettersOf(readState(state).link), link, JSON.stringify(broken));
      }
    }
    for (const part of partsAfter(link)) {
      const state = link + part;
      const whole = readState(state);
      const thrice = state.replace(/(?<=^.{3}|^.{7})/g, '\n');
      assert.deepEqual(readState(thrice), whole, JSON.stringify(thrice));
      for (let place = 2; place < state.length; place++) {
        // Every fifth place, and around what parts the link, the lanes and the stops.
        if (place % 5 !== 2 && !/[.~]/.test(state.slice(place - 1, place + 1))) continue;
        const broken = `${state.slice(0, place)}\n${state.slice(place)}`;
        assert.deepEqual(readState(broken), whole, JSON.stringify(broken));
      }
    }
  }
});

test('row 34: words after a link that was cut do not become a part of it', () => {
  for (const { link } of SOME) {
    for (let length = 4; length < link.length; length++) {
      for (const tail of [' and here is more', '\n\nKind regards,\nA. Author', ' (see above)']) {
        assert.equal(
          codeOf(link.slice(0, length) + tail),
          'truncated',
          link.slice(0, length) + tail,
        );
      }
    }
  }
});

test('row 34: words after a game do not become moves of it', () => {
  for (const { link } of SOME) {
    for (const tail of [' and', '\nKind regards', ' (see above)']) {
      assert.equal(readState(`${link}.play.ab${tail}`).game, '.play.ab', tail);
    }
  }
});

test('row 34: what is said of a link with a changed or lost character is true', () => {
  const codes = new Set();
  for (const { link } of SOME) {
    for (let place = 2; place < link.length; place++) {
      codes.add(codeOf(link.slice(0, place) + link.slice(place + 1)));
      for (const other of 'Aq7_')
        codes.add(codeOf(link.slice(0, place) + other + link.slice(place + 1)));
    }
  }
  // A link has no checksum: a changed one may be whole by chance.
  codes.delete('');
  const text = (/** @type {string} */ code) =>
    words.text(`error.${code}`, { puzzle: 1, algorithm: 1, version: 2 });
  for (const code of codes) assert.match(text(code), /on the way|are missing, most likely/, code);
});
