/** The memo: results are computed again only when an input changes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Memo, oncePer } from '../../www/core/util/memo-key.js';

test('a result is computed again when an input changes, or when it was forgotten', () => {
  const memo = new Memo();
  let count = 0;
  const of = (/** @type {unknown[]} */ ...deps) => memo.of(deps, () => (count += 1));
  assert.deepEqual([of('a', 1), of('a', 1), of('a', 2), of('a', 2), of('a')], [1, 1, 2, 2, 3]);
  memo.forget();
  assert.equal(of('a'), 4);
});

test('a result is computed once for each object', () => {
  let count = 0;
  const of = oncePer((/** @type {{ by: number }} */ { by }) => (count += by));
  const [one, other] = [{ by: 1 }, { by: 10 }];
  assert.deepEqual([of(one), of(one), of(other), of(one)], [1, 1, 11, 1]);
});
