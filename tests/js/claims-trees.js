/** What the lesson on alpha-beta search claims, each proved by the run that is shown. */
import assert from 'node:assert/strict';
import { sessionOf } from './lesson-runs.js';

/**
 * @import { Claims, Place } from './claims.js'
 * @import { Frame } from '../../www/families/trees/core.js'
 */

/** Values for the player who moves first. */
const [WIN, DRAW, LOSS] = [100, 0, -100];

/** @param {Pick<Place, 'session'>} place @param {number} step */
const at = ({ session }, step) =>
  /** @type {Frame} */ (/** @type {unknown} */ (session.show(step)));

/** The moves of a position. @param {Pick<Place, 'session'>} place @param {number} position */
const movesOf = ({ session }, position) => session.ask((core) => core.treeMoves(position));

/** The moves of the start. @param {Pick<Place, 'session'>} place */
const first = (place) =>
  movesOf(
    place,
    place.session.ask((core) => core.treeStart()),
  );

/** The value of the start, by the values of its moves. @param {Pick<Place, 'session'>} place */
const valueOf = (place) => Math.max(...first(place).map(({ value }) => value));

/** @type {Record<string, Claims>} */
export const CLAIMS = {
  alphabeta: {
    rules(place) {
      const { board } = at(place, 0);
      const counts = [1, 2].map((code) => board.filter((own) => own === code).length);
      assert.equal(counts[0], counts[1], 'X is to move');
      return [];
    },
    end(place) {
      const { kind, value, after } = at(place, place.step);
      assert.deepEqual([kind, value], ['over', WIN]);
      const lines = [
        [0, 1, 2],
        [3, 4, 5],
        [6, 7, 8],
        [0, 3, 6],
        [1, 4, 7],
        [2, 5, 8],
        [0, 4, 8],
        [2, 4, 6],
      ];
      assert.ok(lines.some((line) => line.every((cell) => after[cell] === 1)));
      const back = at(place, place.step + 1);
      assert.deepEqual([back.kind, back.value], ['returned', WIN]);
      return [];
    },
    guess(place) {
      const { kind, depth, to, from } = at(place, place.step);
      assert.deepEqual([kind, depth % 2], ['entered', 0], 'O has moved');
      assert.equal(movesOf(place, to.position).length, 1, 'only the last cell is left');
      assert.deepEqual(
        from.moves.map(({ state }) => state),
        ['valued', 'open'],
      );
      return [];
    },
    least(place) {
      const { kind, depth, from, improves } = at(place, place.step);
      assert.deepEqual([kind, depth % 2, improves], ['returned', 0, true]);
      assert.deepEqual(from.moves.map(({ value }) => value).sort(), [DRAW, WIN]);
      assert.equal(from.best, DRAW);
      return [];
    },
    whole(place) {
      assert.equal(at(place, place.step).value, WIN);
      const winning = first(place).filter(({ value }) => value === WIN);
      assert.deepEqual(
        winning.map(({ move }) => move),
        [8],
        'the corner at the bottom right',
      );
      return [];
    },
    sure(place) {
      const { kind, depth, value, from } = at(place, place.step);
      assert.deepEqual([kind, depth, value, from.alpha], ['returned', 1, DRAW, DRAW]);
      assert.equal(from.moves.filter(({ state }) => state === 'valued').length, 1);
      return [];
    },
    asks(place) {
      const { line } = at(place, place.step);
      assert.equal(line[1].by, 4, 'the centre');
      const next = at(place, place.step + 1);
      assert.deepEqual([next.depth, next.by], [2, next.from.moves[0].by], 'the first answer');
      assert.ok(next.from.moves.length > 1);
      return [];
    },
    cut(place) {
      const { kind, depth, value, from, cut } = at(place, place.step);
      assert.deepEqual([kind, depth, value], ['cut', 2, LOSS]);
      assert.deepEqual([from.alpha, from.beta], [DRAW, LOSS]);
      assert.equal(from.moves.filter(({ state }) => state === 'cut').length, cut);
      return [];
    },
    fewer(place) {
      assert.equal(at(place, place.step).value, valueOf(place));
      return [];
    },
    order(place) {
      const given = sessionOf({ puzzle: 'tictactoe', preset: 'sample' });
      const all = at({ session: given }, given.advance(0));
      const { entered, value, spared } = at(place, place.step);
      assert.ok(entered < all.entered && spared > all.spared);
      assert.equal(value, all.value);
      return [];
    },
    empty(place) {
      assert.ok(at(place, 0).board.every((code) => code === 0));
      assert.equal(at(place, place.step).value, DRAW);
      assert.equal(valueOf(place), DRAW);
      return [];
    },
  },
};

/** What the exercises claim. @type {Record<string, Record<string, (place: Pick<Place, 'session' | 'step'>) => number[]>>} */
export const EXERCISES = {
  alphabeta: {
    fork(place) {
      const { board } = at(place, 0);
      assert.deepEqual([board[0], board[8]], [1, 1], 'opposite corners');
      const moves = first(place);
      const draws = moves.filter(({ value }) => value === DRAW).map(({ move }) => move);
      assert.deepEqual(draws, [1, 3, 5, 7], 'the edges');
      assert.ok(moves.length > draws.length);
      // In Vietnamese these are two opposite corners.
      return [2];
    },
    count(place) {
      const other = sessionOf({ puzzle: 'tictactoe', preset: 'centre', algorithm: 'alphabeta' });
      const [all, fewer] = [place.session, other].map(
        (session) => at({ session }, session.advance(0)).entered,
      );
      assert.ok(fewer < all);
      return [];
    },
    limit({ session }) {
      const { outcome } = session;
      assert.ok(outcome?.code === 'valued' && outcome.estimated);
      return [];
    },
  },
};

/** What is claimed about the cost: with the best move first, about the square root is looked at. */
export function cost() {
  const [all, best] = ['minimax', 'alphabeta'].map((algorithm) => {
    const settings = algorithm === 'alphabeta' ? 'order=best' : undefined;
    const session = sessionOf({ puzzle: 'tictactoe', preset: 'empty', algorithm, settings });
    return at({ session }, session.advance(0)).entered;
  });
  // Games end early and moves get fewer, so the bound of Knuth and Moore is met only roughly.
  assert.ok(best > Math.sqrt(all) && best < 4 * Math.sqrt(all), `${best} of ${all}`);
  // In Vietnamese the square root is a root of degree two.
  return [2];
}
