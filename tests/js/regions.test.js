/** Where the labels of a map's regions stand. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Session, catalogue, loadEngine } from '../../www/core/engine/session.js';
import { regionsOf } from '../../www/families/backtracking/puzzles/colouring/regions.js';
import './families.js';

await loadEngine(readFileSync(new URL('../../www/wasm/searchlight_bg.wasm', import.meta.url)));

/** The map of letters, as descriptions have it. @param {string} text */
function mapOf(text) {
  const rows = text.trim().split('\n');
  const letters = rows.join('');
  const order = [...new Set(letters.replace(/\./g, ''))];
  const givenNumbers = Uint8Array.from(letters, (letter) => order.indexOf(letter) + 1);
  return { description: /** @type {any} */ ({ givenNumbers, text }), columns: rows[0].length };
}

/**
 * Asserts that a label of one cell's size lies in its region.
 * @param {any} description
 * @param {number} columns
 */
function assertInside(description, columns) {
  for (const { letter, cells, middle } of regionsOf(description, { columns })) {
    for (const row of [Math.floor(middle.row), Math.ceil(middle.row)]) {
      for (const column of [Math.floor(middle.column), Math.ceil(middle.column)]) {
        assert.ok(column < columns && cells.includes(row * columns + column), `${letter}: ${middle.row}, ${middle.column}`); // prettier-ignore
      }
    }
  }
}

test('the label of each region of every example lies inside the region', () => {
  const kind = catalogue().find(({ id }) => id === 'colouring') ?? assert.fail('no maps');
  for (const { link } of kind.presets) {
    const session = new Session(link);
    assertInside(session.description, session.description.columns);
    session.free();
  }
});

test('regions with bays have their labels beside the bays', () => {
  for (const text of ['VEE\nVVE', 'AAA\nABA\nAAA', 'AB\nBB', 'AAB\nAAB', 'ABBBB\nAAAAA']) {
    const { description, columns } = mapOf(text);
    assertInside(description, columns);
  }
  const { description, columns } = mapOf('VEE\nVVE');
  const [corner] = regionsOf(description, { columns });
  assert.deepEqual(corner.middle, { row: 1, column: 0.5 });
});
