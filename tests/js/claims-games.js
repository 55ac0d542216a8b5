/** What the captions on games claim, each proved by the table that is shown. */
import assert from 'node:assert/strict';

/**
 * @import { Claims, Place } from './claims.js'
 * @import { Frame as Filling } from '../../www/families/games/core.js'
 */

/** @param {Place} place @param {number} step */
const at = ({ session }, step) =>
  /** @type {Filling} */ (/** @type {unknown} */ (session.show(step)));

/** Where the moves of a position lead. @param {Place} place @param {number} cell */
const movesFrom = ({ session }, cell) => [...session.ask((core) => core.neighbours(cell, false))];

/** Of every position how long the game lasts. @param {Place} place */
const pliesOf = (place) => [...at(place, place.session.advance(0)).table.plies];

/** Who is to move there loses. @param {number} plies */
const loses = (plies) => plies % 2 === 0;

/** The positions, row by row. @param {Place} place */
function positions({ session }) {
  const { rows, columns } = session.description;
  return Array.from({ length: rows * columns }, (_, cell) => cell);
}

/** @type {Record<string, Claims>} */
export const CLAIMS = {
  games: {
    rules(place) {
      const { rows, columns } = place.session.description;
      const plies = pliesOf(place);
      for (const cell of positions(place)) {
        const [row, column] = [Math.floor(cell / columns), cell % columns];
        const climbs = Array.from({ length: columns }, (_, to) => to)
          .filter((to) => to !== column && row - (to + 1) >= 0)
          .map((to) => (row - (to + 1)) * columns + to);
        assert.deepEqual(movesFrom(place, cell).sort(), climbs.sort(), `cell ${cell}`);
        if (climbs.length === 0) assert.ok(loses(plies[cell]));
      }
      assert.ok(rows > 1);
      return [];
    },
    top(place) {
      const { columns } = place.session.description;
      assert.equal(at(place, place.step).losing, columns);
      for (let cell = 0; cell < columns; cell++) assert.deepEqual(movesFrom(place, cell), []);
      return [];
    },
    win(place) {
      const plies = pliesOf(place);
      const { cell } = at(place, place.step);
      assert.ok(movesFrom(place, cell).some((next) => loses(plies[next])));
      assert.ok(!loses(plies[cell]));
      return [];
    },
    lose(place) {
      const plies = pliesOf(place);
      const { cell, decided } = at(place, place.step);
      const next = movesFrom(place, cell);
      assert.ok(next.length > 0 && next.every((one) => !loses(plies[one])));
      assert.deepEqual([plies[cell], cell], [decided, place.session.description.start]);
      return [];
    },
    start(place) {
      const plies = pliesOf(place);
      const { cell, decided } = at(place, place.step);
      assert.equal(cell, place.session.description.start);
      assert.ok(movesFrom(place, cell).some((next) => loses(plies[next])));
      assert.deepEqual([Math.ceil(decided / 2), Math.floor(decided / 2)], [2, 1]);
      return [];
    },
    waves(place) {
      const plies = pliesOf(place);
      const { winning } = at(place, place.step);
      assert.equal(plies.filter((count) => count === 1).length, winning);
      for (const cell of positions(place)) {
        const reaches = movesFrom(place, cell).some((next) => movesFrom(place, next).length === 0);
        assert.equal(plies[cell] === 1, reaches, `cell ${cell}`);
        if (plies[cell] === 2) {
          assert.ok(movesFrom(place, cell).every((next) => plies[next] === 1));
        }
      }
      return [];
    },
    heap(place) {
      const plies = pliesOf(place);
      assert.ok(loses(plies[0]));
      const { cell } = at(place, place.step);
      const left = movesFrom(place, cell).sort();
      assert.deepEqual(left, [1, 2, 3]);
      assert.ok(loses(plies[cell]) && left.every((one) => !loses(plies[one])));
      return [...left, cell];
    },
    four(place) {
      for (const [heap, plies] of pliesOf(place).entries()) {
        assert.equal(loses(plies), heap % 4 === 0, `${heap} counters`);
      }
      return [4];
    },
    two(place) {
      const { columns } = place.session.description;
      const plies = pliesOf(place);
      const rest = (/** @type {number} */ cell) => [Math.floor(cell / columns), cell % columns].map((heap) => heap % 4); // prettier-ignore
      for (const cell of positions(place)) {
        const [one, other] = rest(cell);
        assert.equal(loses(plies[cell]), one === other, `cell ${cell}`);
      }
      return [4];
    },
  },
};
