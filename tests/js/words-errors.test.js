/** Whatever can be refused is refused in words, as soon as it can be. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { change } from '../../www/cli/answers.js';
import { EXIT } from '../../www/cli/exit-codes.js';
import { wordsOf } from '../../www/i18n/index.js';
import {
  EngineError,
  Judge,
  Session,
  catalogue,
  loadEngine,
} from '../../www/core/engine/session.js';
import { inputFault } from '../../www/i18n/judge-error.js';
import {
  DICTIONARIES,
  EN,
  ERRORS,
  fieldsOf,
  frontCodes,
  idOf,
  isFound,
  messagesOf,
  words,
} from './dictionaries.js';
import './families.js';

/** @import { Refusal } from '../../www/cli/exit-codes.js' */

before(async () => {
  const wasm = new URL('../../www/wasm/searchlight_bg.wasm', import.meta.url);
  await loadEngine(readFileSync(wasm));
});

const MESSAGES = messagesOf(EN);

/**
 * The values that a pattern names.
 * @param {unknown} pattern
 * @returns {string[]}
 */
function variablesOf(pattern) {
  if (typeof pattern !== 'object' || pattern === null) return [];
  const { type, name } = /** @type {{ type?: string, name?: string }} */ (pattern);
  return type === 'var' && name ? [name] : Object.values(pattern).flatMap(variablesOf);
}

for (const [path, name, prefix] of ERRORS) {
  test(`every ${name} has words, and they name only what the error holds`, () => {
    // What there is instead of a wrong size the puzzle knows.
    const sizes = Object.keys(catalogue()[0].sizes);
    for (const { code, fields } of fieldsOf(path, name)) {
      const key = `${prefix}${code}`;
      if (name === 'InputFault' && !isFound(code)) continue;
      const pattern = MESSAGES.get(idOf(key));
      assert.ok(pattern !== undefined, `no words for ${key}`);
      const known = [...fields, 'line', ...(code === 'size' ? sizes : [])];
      for (const value of variablesOf(pattern)) {
        assert.ok(known.includes(value), `${code} has no ${value}`);
      }
    }
  });
}

/** Texts that one puzzle or another finds a fault with. */
const WRONG = [
  ...['x', '0', '1', '2\n', '-1', '1\nx', '1\n1', '1\n1 1 1', '0 0\n1', '1 1\n1 1', '6 0', '6 9 9'],
  ...['1\n10 4 11 3', '1\n1000 1000 1 1', '1\n10 4 4 3\n2', '1\n3 3 3\n2', '1\n3 3 0', '2\n3 3 3'],
  ...['100 100\n1', '2 2\n1 1\n1', 'bwwb\nbw', 'b'.repeat(30), '0101\n0101', '1 1 1 1 1 1 1 1'],
  '1 1 2 2 3 3 4 4\n',
];

test('what is wrong with a text has words as soon as its puzzle is shown', () => {
  /** @type {Set<string>} */
  const codes = new Set();
  for (const { id } of catalogue()) {
    for (const text of WRONG) {
      const judge = new Judge(id, text, { maxSteps: 1e4 });
      while (judge.remaining > 0) judge.advance(1e4);
      const { error } = judge;
      judge.free();
      if (!error) continue;
      codes.add(error.fault.code);
      const said = inputFault(words, error);
      assert.match(said, new RegExp(`^line ${error.line}: \\w`), `${id}: ${JSON.stringify(text)}`);
      assert.doesNotMatch(said, /undefined|[{}]/, said);
    }
  }
  assert.ok(codes.size >= 10, `only ${codes.size} kinds of faults were found`);
});

const GOOD = {
  rearrange: '1111\n0000\n1110\n0010\n1010\n0101\n1010\n0101\n',
  solitaire: '4 4 4 5 5 4 6 5\n2 4 3 3 3 6 4 6\n',
};

/** What is wrong behind two good cases, on which line of it, and what is said. */
const FAULTS = /** @type {const} */ ([
  ['rearrange', '11x1', 1, `'0' or '1' in each cell, found 'x' in column 3 of "11x1"`],
  ['rearrange', '11111', 1, `4 cells of '0' or '1', found "11111"`],
  ['rearrange', '1111\n0000', 3, 'a case of 8 lines, 6 missing'],
  ['solitaire', '4 4 4 5 5 4 6 9', 1, '8 numbers from 1 to 8, found "4 4 4'],
  ['solitaire', '4 4 4 5 5 four 6 5', 1, '8 numbers from 1 to 8, found "4 4 4'],
  ['solitaire', '4 4 4 5 5 4 6 5 7 7', 1, '8 numbers from 1 to 8, found "4 4 4'],
  ['solitaire', '4 4 4 4 5 4 6 5', 1, 'of its own, found two at row 4, column 4'],
  ['solitaire', '4 4 4 5 5 4 6 5', 2, 'a case of 2 lines, 1 missing'],
]);

test('what is wrong behind good cases is named with its line, and they are answered', () => {
  for (const [puzzle, text, line, says] of FAULTS) {
    const good = GOOD[puzzle];
    const judge = new Judge(puzzle, `${good}\n${good}${text}`);
    let answers = 0;
    while (judge.remaining > 0) answers += judge.advance(1e6) ? 1 : 0;
    assert.equal(answers, 2, text);
    const said = inputFault(words, judge.error ?? assert.fail(text));
    const at = 2 * (good.split('\n').length - 1) + 1 + line;
    assert.ok(said.startsWith(`line ${at}: `) && said.includes(says), said);
    judge.free();
  }
});

test('every error that the front end makes up has words', () => {
  const codes = frontCodes();
  assert.ok(codes.length >= 5);
  // Words about puzzles of host pages come with these.
  const own = wordsOf('en', DICTIONARIES[0].own);
  const known = (/** @type {string} */ key) => words.has(key) || own.has(key);
  for (const code of codes) assert.ok(known(`error.${code}`), code);
});

test('what a cell’s edit is refused with has words', () => {
  for (const { presets } of catalogue()) {
    for (const { link } of presets) {
      const session = new Session(link);
      for (const cell of [0, 1, 2, 5, session.cells - 1, session.cells]) {
        for (const goal of [false, true]) {
          try {
            session.edited(cell, goal);
          } catch (error) {
            const { code } = /** @type {{ code: string }} */ (error);
            assert.ok(words.has(`error.${code}`), code);
          }
        }
      }
      session.free();
    }
  }
});

test('a size that the command asks for in vain is refused with what is true of the puzzle', () => {
  const [{ id }] = catalogue();
  const size = { rows: 5, columns: 6 };
  const refusedWith = (/** @type {string} */ code, fields = {}) => {
    const resize = () => {
      throw Object.assign(new EngineError(code), { fields });
    };
    const asked = /** @type {any} */ ({ puzzle: id, size, settings: [] });
    try {
      change(/** @type {any} */ ({ catalogue }), /** @type {any} */ ({ resize }), asked);
    } catch (refusal) {
      return /** @type {Refusal} */ (refusal);
    }
    return assert.fail();
  };
  const [outside, fixed] = [refusedWith('size', size), refusedWith('fixedSize')];
  for (const { exitCode } of [outside, fixed]) assert.equal(exitCode, EXIT.usage);
  for (const { language, page } of DICTIONARIES) {
    const own = wordsOf(language, page);
    assert.match(outside.tell(own), /5 × 6/);
    assert.doesNotMatch(fixed.tell(own), /\d|unexpected|undefined|[{}]/);
  }
  assert.match(fixed.tell(words), /the size that its input says/);
});

test('a page that forbids WebAssembly is told what its policy needs, as a policy is written', () => {
  assert.match(words.text('error.csp'), /script-src 'wasm-unsafe-eval'/);
  assert.doesNotMatch(words.text('error.csp'), /[‘’]/);
});
