/** What the captions on backtracking claim, each proved by the run that is shown. */
import assert from 'node:assert/strict';
import { Mark } from '../../www/wasm/enums.js';
import { sessionOf } from './lesson-runs.js';

/**
 * @import { Claims, Place } from './claims.js'
 * @import { Frame as Path } from '../../www/families/backtracking/core.js'
 */

/** A frame that the next one does not overwrite. @param {Place} place @param {number} step */
const at = ({ session }, step) => {
  const frame = /** @type {Path} */ (/** @type {unknown} */ (session.show(step)));
  return { ...frame, board: [...frame.board], path: [...frame.path], marks: [...frame.marks] };
};

/** @param {Pick<Place, 'session'>} place @param {number} cell */
const placeOf = ({ session }, cell) => {
  const { columns } = session.description;
  return [Math.floor(cell / columns), cell % columns];
};

/** How far a cell is from another in rows and in columns. @param {Pick<Place, 'session'>} place @param {number} one @param {number} other */
const between = (place, one, other) =>
  [0, 1].map((axis) => placeOf(place, other)[axis] - placeOf(place, one)[axis]);

/** The cells that a knight reaches. @param {Pick<Place, 'session'>} place @param {number} cell */
export function hops(place, cell) {
  const { rows, columns } = place.session.description;
  const cells = Array.from({ length: rows * columns }, (_, one) => one);
  return cells.filter((other) => {
    const [down, right] = between(place, cell, other).map(Math.abs);
    return down * right === 2;
  });
}

/** The cells visited, the start first. @param {Place} place @param {number[]} path */
const visited = ({ session }, path) => [Number(session.description.start), ...path];

/** The first attempt: the path at the first dead end. @param {Place} place */
function firstTry(place) {
  let step = 1;
  while (at(place, step + 1).retreats === 0) step += 1;
  return at(place, step).path;
}

/** How many choices at its beginning a path shares with another. @param {number[]} one @param {number[]} other */
const shared = (one, other) => one.findIndex((cell, index) => cell !== other[index]);

/** The order in which the moves are tried is one and the same at every node. @param {Place} place @param {number} steps */
function assertFixedOrder(place, steps) {
  /** @type {Map<string, Set<string>>} */
  const behind = new Map();
  for (let step = 1; step <= steps; step++) {
    const { candidates, path } = at(place, step);
    const from = visited(place, path).at(-1) ?? 0;
    const moves = candidates.map(({ cell }) => between(place, from, cell).toString());
    for (const [index, move] of moves.entries()) {
      const after = behind.get(move) ?? new Set();
      for (const later of moves.slice(index + 1)) after.add(later);
      behind.set(move, after);
    }
  }
  for (const [move, after] of behind) {
    for (const later of after) assert.ok(!behind.get(later)?.has(move), `${move} and ${later}`);
  }
}

/** The retreats from a step on, one after the other. @param {Place} place @param {number} step */
function fallFrom(place, step) {
  let last = step;
  while (at(place, last + 1).kind === 'retreat') last += 1;
  return last;
}

/** The numbers of a field fit its mines: each counts its own cell, too. @param {Place} place @param {number} step */
function assertFits(place, step) {
  const { board, answered } = at(place, step);
  assert.ok(answered);
  const { givenNumbers, rows, columns } = place.session.description;
  const isMine = board.map((code) => code > 0 && code % 2 === 0);
  const cells = Array.from({ length: rows * columns }, (_, cell) => cell);
  for (const [cell, number] of (givenNumbers ?? assert.fail()).entries()) {
    const around = cells.filter((other) =>
      between(place, cell, other).every((way) => Math.abs(way) <= 1),
    );
    assert.equal(around.filter((other) => isMine[other]).length, number, `cell ${cell}`);
  }
}

/** Every placement follows from the numbers. @param {Place} place */
function assertNoGuess(place) {
  for (let step = 1; step <= place.session.advance(0); step++) {
    const { kind, forced } = at(place, step);
    assert.ok(kind !== 'place' || forced, `step ${step}`);
  }
}

/** Whether queens on two cells attack each other. @param {Pick<Place, 'session'>} place @param {number} one @param {number} other */
function attacks(place, one, other) {
  const [down, right] = between(place, one, other).map(Math.abs);
  return down === 0 || right === 0 || down === right;
}

/** There is a queen in each row, and none attacks another. @param {Place} place @param {number[]} path */
function assertNoAttack(place, path) {
  assert.equal(path.length, place.session.description.rows);
  for (const [index, queen] of path.entries()) {
    for (const other of path.slice(index + 1)) assert.ok(!attacks(place, queen, other));
  }
}

/** @type {Record<string, Claims>} */
export const CLAIMS = {
  backtracking: {
    start(place) {
      const answer = at(place, place.session.score(true).answer ?? assert.fail());
      const tour = visited(place, answer.path);
      assert.equal(new Set(tour).size, place.session.cells);
      const closed = [...tour, tour[0]];
      for (const [index, cell] of closed.slice(1).entries()) {
        assert.ok(hops(place, closed[index]).includes(cell));
      }
      assertFixedOrder(place, 2000);
      return [];
    },
    dead(place) {
      const { path } = at(place, place.step);
      const cells = visited(place, path);
      for (const cell of hops(place, path.at(-1) ?? 0)) assert.ok(cells.includes(cell));
      assert.deepEqual(path, firstTry(place));
      return [];
    },
    back(place) {
      const [before, after, next] = [-1, 0, 1].map((by) => at(place, place.step + by));
      assert.deepEqual(after.path, before.path.slice(0, -1));
      const again = fallFrom(place, place.step);
      assert.ok(again === place.step && next.index > 0, 'the next move there is tried');
      return [];
    },
    record(place) {
      const { depth } = at(place, place.step);
      const { cells, description } = place.session;
      assert.equal(cells - visited(place, at(place, place.step).path).length, 1);
      assert.ok(at(place, place.step - 1).deepest < depth);
      return [description.mostChoices];
    },
    inner: (place) => [shared(firstTry(place), at(place, place.step).path)],
    answer(place) {
      assert.equal(at(place, place.step - 1).answers, 0);
      assert.equal(at(place, place.step).answers, 1);
      return [shared(firstTry(place), at(place, place.step).path)];
    },
    eight(place) {
      const { rows, columns } = place.session.description;
      assert.equal(place.session.outcome, null, 'nor in all that was waited for');
      return [rows, columns, shared(firstTry(place), at(place, place.step).path)];
    },
  },
  warnsdorff: {
    counts(place) {
      const { candidates, path } = at(place, place.step);
      const cells = visited(place, path);
      const ways = candidates.map(
        ({ cell }) => hops(place, cell).filter((other) => !cells.includes(other)).length,
      );
      assert.deepEqual(
        candidates.map(({ score }) => score),
        ways,
      );
      assert.equal(ways[0], Math.min(...ways));
      assert.equal(at(place, place.step + 1).cell, candidates[0].cell);
      return [];
    },
    corner(place) {
      // The first half of the tour keeps to the two outer rows and columns but for a few cells.
      const { path } = at(place, place.session.score(true).answer ?? assert.fail());
      const { rows } = place.session.description;
      const inside = path
        .slice(0, path.length / 2)
        .filter((cell) => placeOf(place, cell).every((way) => Math.min(way, rows - 1 - way) > 1));
      assert.ok(inside.length <= 2, `${inside.length}`);
      return [];
    },
    cut(place) {
      const { path } = at(place, place.step);
      const cells = visited(place, path);
      assert.ok(hops(place, cells[0]).every((cell) => cells.includes(cell)));
      assert.equal(at(place, place.step + 1).kind, 'retreat');
      return [];
    },
    tour() {
      const without = sessionOf({ puzzle: 'knight', preset: 'drowning' });
      assert.equal(without.outcome, null, 'nor in all that was waited for');
      return [];
    },
    six({ session }) {
      const { rows, columns } = session.description;
      return [rows, columns];
    },
    unlucky(place) {
      const { rows, columns } = place.session.description;
      const { answers, path } = at(place, place.step);
      assert.equal(answers, 0);
      assert.ok(shared(firstTry(place), path) > 0, 'the first choice is still the same');
      return [rows, columns];
    },
    built(place) {
      const { refusals } = at(place, place.step);
      assert.ok(refusals.every((count) => count === 0));
      return [];
    },
  },
  constraints: {
    field(place) {
      assertFits(place, place.session.score(true).answer ?? assert.fail());
      return [place.session.cells];
    },
    late(place) {
      const kinds = [-1, 0, 1].map((by) => at(place, place.step + by).kind);
      assert.deepEqual(kinds, ['refuse', 'refuse', 'retreat']);
      const [one, other] = [-1, 0].map((by) => at(place, place.step + by));
      assert.ok(one.cell === other.cell && one.value !== other.value);
      return [];
    },
    rows(place) {
      assertFits(place, place.step);
      return [];
    },
    last(place) {
      const rows = sessionOf({ puzzle: 'mines', preset: 'choices', algorithm: 'rowMajor' });
      const other = { ...place, session: rows };
      const end = at(other, rows.score(true).answer ?? assert.fail());
      const own = at(place, place.step);
      assert.deepEqual([own.placements, own.retreats], [end.placements, end.retreats]);
      return [];
    },
    pair(place) {
      const { forced, forcedBy } = at(place, place.step);
      assert.ok(forced);
      const apart = between(place, forcedBy[0], forcedBy[1]).map(Math.abs);
      assert.equal(apart[0] + apart[1], 1);
      return [];
    },
    choice(place) {
      for (let step = 1; step <= place.step; step++) {
        assert.equal(at(place, step).forced, step < place.step, `step ${step}`);
      }
      return [];
    },
    cut(place) {
      const guesses = [];
      for (let step = 1; step <= place.step; step++) {
        const { kind, forced, depth } = at(place, step);
        if (kind === 'place' && !forced) guesses.push(depth);
      }
      assert.ok(guesses.length > 2 && guesses.length < 10, `${guesses.length} guesses`);
      const fallen = at(place, fallFrom(place, place.step));
      assert.equal(fallen.depth, (guesses.at(-1) ?? 0) - 1);
      return [];
    },
    done(place) {
      const { recalls = {} } = place.stop;
      return [Math.round(recalls.rows[2] / at(place, place.step).placements)];
    },
    none(place) {
      assertNoGuess(place);
      assert.equal(place.session.outcome?.code, 'impossible');
      return [];
    },
  },
  crossing: {
    board(place) {
      const { rows } = place.session.description;
      const answer = at(place, place.session.score(true).answer ?? assert.fail());
      assertNoAttack(place, answer.path);
      // The squares of a row are tried from left to right, and rows come in their order.
      for (let step = 1; step <= place.session.advance(0); step++) {
        const { kind, cell, index, depth } = at(place, step);
        const [row, column] = placeOf(place, cell);
        assert.equal(column, index);
        assert.equal(row, kind === 'place' ? depth - 1 : depth);
      }
      return [rows];
    },
    stuck(place) {
      const { path } = at(place, place.step);
      const row = path.length;
      for (let column = 0; column < 8; column++) {
        const tried = at(place, place.step - 7 + column);
        assert.deepEqual([tried.kind, ...placeOf(place, tried.cell)], ['refuse', row, column]);
        assert.ok(path.some((queen) => attacks(place, queen, 8 * row + column)));
      }
      assert.equal(at(place, place.step + 1).kind, 'retreat');
      return [row + 1];
    },
    crosses(place) {
      const { path, marks } = at(place, place.step);
      const cells = Array.from({ length: 64 }, (_, cell) => cell).slice(8);
      const crossed = cells.filter((cell) => marks[cell] >= Mark.Crossed);
      assert.deepEqual(
        crossed,
        cells.filter((cell) => attacks(place, path[0], cell)),
      );
      return [crossed.length];
    },
    cut(place) {
      const plain = sessionOf({ puzzle: 'queens', preset: 'plain', algorithm: 'plain' });
      const { path, witness, reason } = at(place, place.step);
      const [row] = placeOf(place, witness);
      assert.equal(reason, 1);
      for (let column = 0; column < 8; column++) {
        assert.ok(path.some((queen) => attacks(place, queen, 8 * row + column)));
      }
      // The last square was free before.
      const free = Array.from({ length: 8 }, (_, column) => 8 * row + column).filter((cell) =>
        path.slice(0, -1).every((queen) => !attacks(place, queen, cell)),
      );
      assert.equal(free.length, 1);
      const stuck = at({ ...place, session: plain }, 23);
      assert.deepEqual(stuck.path.slice(0, path.length), path);
      assert.equal(stuck.path.length, row);
      assert.equal(at(place, place.step + 1).kind, 'retreat');
      return [path.length, row + 1];
    },
    fewest(place) {
      const { marks, candidates } = at(place, place.step);
      const left = Array.from({ length: 8 }, (_, row) => {
        const own = marks.slice(8 * row, 8 * row + 8);
        return own.includes(Mark.Chosen) ? Infinity : own.filter((mark) => mark === 0).length;
      });
      const [row] = placeOf(place, candidates[0].cell);
      assert.equal(row, left.indexOf(Math.min(...left)));
      assert.notEqual(row, left.findIndex(Number.isFinite), 'not in order');
      return [];
    },
    plain(place) {
      assertNoAttack(place, at(place, place.step).path);
      assert.equal(at(place, place.step).answers, 1);
      return [];
    },
    forward(place) {
      const plain = sessionOf({ puzzle: 'queens', preset: 'plain', algorithm: 'plain' });
      const other = at({ ...place, session: plain }, plain.score(true).answer ?? assert.fail());
      const { path, refused } = at(place, place.step);
      assert.deepEqual([...path].sort(), [...other.path].sort());
      assert.equal(refused, 0);
      return [];
    },
    arcs(place) {
      let further = 0;
      for (let step = 1; step <= place.step; step++) {
        const { path, marks, reason } = at(place, step);
        for (const [cell, mark] of [...marks].entries()) {
          const code = mark - Mark.Crossed;
          // A queen that comes later may attack what is crossed out already.
          if (code < 0 || code % 2 === 0 || code >> 1 !== path.length) continue;
          assert.ok(!path.some((queen) => attacks(place, queen, cell)), 'no queen attacks it');
          further += reason < 0 ? 1 : 0;
        }
      }
      assert.ok(further > 0);
      return [];
    },
  },
};
