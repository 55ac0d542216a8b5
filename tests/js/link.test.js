import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { bytesOf, lettersOf } from '../../www/core/links/state-string.js';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const MOST_BYTES = 1536;
const MOST_LETTERS = 2048;

/** @param {string} text */
const codeOf = (text) => {
  try {
    bytesOf(text);
    return '';
  } catch (error) {
    return /** @type {{ code: string }} */ (error).code;
  }
};

test('any bytes come back from their string, which needs no escaping in an address', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: MOST_BYTES }), (bytes) => {
      const text = lettersOf(bytes);
      assert.match(text, /^[A-Za-z0-9_-]*$/);
      assert.equal(encodeURIComponent(text), text);
      assert.deepEqual(bytesOf(text), bytes);
    }),
    { numRuns: 500 },
  );
});

test('each string that can be read is the only one of its bytes', () => {
  const letter = fc.constantFrom(...LETTERS);
  const word = fc.array(letter, { maxLength: 40 }).map((letters) => letters.join(''));
  let read = 0;
  fc.assert(
    fc.property(word, (text) => {
      const code = codeOf(text);
      if (code) return assert.equal(code, 'linkLetters');
      read++;
      return assert.equal(lettersOf(bytesOf(text)), text);
    }),
    { numRuns: 2000 },
  );
  assert.ok(read > 200, `only ${read} of 2,000 strings could be read`);
});

test('any text at all is read or refused with a code', () => {
  const anyText = fc.string({ unit: 'binary', maxLength: 3000 });
  fc.assert(
    fc.property(anyText, (text) => {
      const code = codeOf(text);
      if (text.length > MOST_LETTERS) assert.equal(code, 'linkLength');
      else if (!/^[\w-]*$/.test(text)) assert.equal(code, 'linkLetters');
    }),
    { numRuns: 1000 },
  );
});

test('padding, other alphabets and white space are refused', () => {
  assert.equal(codeOf('AQ'), '');
  for (const text of ['AQ==', 'AQ=', 'AQ%3D', '+/8', ' AQ', 'AQ ', 'A Q', 'AQ\n', 'AQ\0', 'ÄQ']) {
    assert.equal(codeOf(text), 'linkLetters', JSON.stringify(text));
  }
});

test('a tail with bits that mean nothing is refused, and so is a lone letter', () => {
  for (const [good, tails] of [
    ['AQ', 'RSTUVWXYZabcdef'],
    ['AQE', 'FGH'],
  ]) {
    assert.equal(codeOf(good), '');
    for (const tail of tails) assert.equal(codeOf(good.slice(0, -1) + tail), 'linkLetters', tail);
  }
  for (const text of ['A', 'AQEEB']) assert.equal(codeOf(text), 'linkLetters');
});

test('strings over the cap are refused unread, however long', () => {
  assert.equal(codeOf('A'.repeat(MOST_LETTERS)), '');
  for (const length of [MOST_LETTERS + 1, 3000, 1e6]) {
    assert.equal(codeOf('A'.repeat(length)), 'linkLength');
    // Who had read them would tell of a letter that no state string has.
    assert.equal(codeOf('%'.repeat(length)), 'linkLength');
  }
  assert.equal(lettersOf(new Uint8Array(MOST_BYTES)).length, MOST_LETTERS);
});
