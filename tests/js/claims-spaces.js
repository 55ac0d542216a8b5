/**
 * What the captions on breadth-first search claim, each proved by the run that is shown: the numbers that
 * a caption tells beside its values, in whatever language, are those that its proof returns.
 */
import assert from 'node:assert/strict';
import { Session } from '../../www/core/engine/session.js';
import { sessionOf } from './lesson-runs.js';

/**
 * @import { Claims, Place } from './claims.js'
 * @typedef {{ state: number, target: number, stateDepth: number, targetDepth: number, fromCell: number,
 *   toCell: number, board: number[], nextBoard: number[], duplicate: number, discovered: number,
 *   expanded: number, frontier: number, side: number, answered: boolean }} Frame
 */

/** @param {Place} place @param {number} step @returns {Frame} */
const at = ({ session }, step) => {
  const frame = /** @type {any} */ (session.show(step));
  return { ...frame, board: [...frame.board], nextBoard: [...frame.nextBoard] };
};

/** Whether a cell of a board holds a piece: the next bit says that one is to be there. @param {number} code */
const isPiece = (code) => code % 2 === 1;

/** Every move of the run up to its end, in order. @param {Place} place @returns {Generator<Frame>} */
function* movesOf(place) {
  const known = place.session.advance(0);
  for (let step = 1; step <= known; step++) yield /** @type {any} */ (place.session.show(step));
}

/** The states of a side in the order of their discovery, and where its levels begin. @param {Place} place @param {number} [side] */
const sideOf = ({ session }, side = 0) => session.mapData().sides[side];

/** How many states each level has. @param {Place} place @param {number} [side] */
const sizesOf = (place, side) => {
  const levels = [...sideOf(place, side).levels];
  return levels.slice(1).map((end, index) => end - levels[index]);
};

/** Whether each board of these states has one colour. @param {Place} place @param {Uint32Array} states */
function uniform({ session }, states) {
  const boards = session.boards(states);
  const cells = boards.length / states.length;
  return Array.from(states, (_, index) => {
    const board = boards.subarray(index * cells, (index + 1) * cells);
    return board.every((code) => code === board[0]);
  });
}

/** The other order of a step whose move led to a known state by two moves: the moves of both, or null. @param {Place} place @param {number} step */
function otherOrder(place, step) {
  const moveOf = (/** @type {Frame} */ { fromCell, toCell }) => `${fromCell} ${toCell}`;
  const foundBy = (/** @type {number} */ state) => at(place, place.session.foundAt(state));
  const last = at(place, step);
  if (last.targetDepth !== 2 || last.stateDepth !== 1) return null;
  const first = foundBy(last.target);
  const orders = [
    [moveOf(foundBy(last.state)), moveOf(last)],
    [moveOf(foundBy(first.state)), moveOf(first)],
  ];
  const isSwapped = orders[0].toString() === orders[1].reverse().toString();
  return isSwapped && orders[0][0] !== orders[0][1] ? orders : null;
}

/** Nothing is kept of a duplicate. @param {Place} place @param {number} step */
function assertForgotten(place, step) {
  const [before, after] = [step - 1, step].map((one) => at(place, one));
  assert.equal(after.duplicate, before.duplicate + 1);
  assert.equal(after.discovered, before.discovered);
}

/** The states that a single move leads to. @param {Place} place @param {number} state */
function nextTo({ session }, state) {
  const moved = new Session(session.startingAt(state));
  moved.advance(200);
  const states = [];
  for (let step = 1; ; step++) {
    const { state: from, target } = /** @type {any} */ (moved.show(step));
    if (from !== state) break;
    states.push(target);
  }
  moved.free();
  return states;
}

/** How many cells of one row or column lie between the two. @param {number} one @param {number} other @param {number} columns */
const apart = (one, other, columns) =>
  Math.abs(Math.floor(one / columns) - Math.floor(other / columns)) +
  Math.abs((one % columns) - (other % columns));

/** Every move of every state leads to one of the set that is searched, and the set is checked. @param {Place} place */
function assertClosed(place) {
  const found = new Set(sideOf(place).order);
  for (const { target } of movesOf(place)) assert.ok(found.has(target));
  assert.equal(at(place, place.session.advance(0)).frontier, 0);
}

/** States are found and expanded in the order of their depths. @param {Place} place */
function assertByDepth(place) {
  let [expanded, found, discovered] = [0, 0, 1];
  for (const move of movesOf(place)) {
    assert.ok(move.stateDepth >= expanded);
    expanded = move.stateDepth;
    if (move.discovered > discovered) {
      assert.ok(move.targetDepth >= found);
      found = move.targetDepth;
    }
    discovered = move.discovered;
  }
}

/** The levels of both sides that were finished before each turn of a side, and who waits. @param {Place} place */
function turnsOf(place) {
  const { stageSteps } = place.session.mapData();
  return Array.from(stageSteps.subarray(0, -1), (step) => {
    const { sides } = /** @type {any} */ (place.session.show(step));
    const waiting = sides.map(
      (/** @type {any} */ { discovered, expanded }) => discovered - expanded,
    );
    return { side: at(place, step + 1).side, waiting, step };
  });
}

/** How many moves the path has that a run found. @param {Place} place */
const movesOnPath = ({ session }) => session.mapData().path.length - 1;

/** @type {Record<string, Claims>} */
export const CLAIMS = {
  sweep: {
    small(place) {
      const { session } = place;
      const { order, moves } = session.ask((core) => core.graph()) ?? assert.fail('no graph');
      assert.deepEqual([...order], [...sideOf(place).order]);
      const { rows, columns } = session.description;
      const cells = [...Array(rows * columns).keys()];
      for (let index = 0; index < moves.length; index += 5) {
        const [from, to, , cell] = moves.subarray(index, index + 5);
        const [before, after] = [from, to].map((node) =>
          session.boards(order.subarray(node, node + 1)),
        );
        for (const one of cells) {
          assert.equal(before[one] !== after[one], apart(one, cell, columns) <= 1);
        }
      }
      return [cells.length, order.length];
    },
    tree(place) {
      assertClosed(place);
      assertByDepth(place);
      const { generated, duplicate, discovered } = /** @type {any} */ (at(place, place.step));
      assert.equal(generated - duplicate, discovered - 1);
      return [];
    },
    board(place) {
      const { start, columns } = place.session.description;
      assert.equal(at(place, 1).state, start);
      for (let step = 1; step <= 16; step++) {
        const { state, fromCell, board, nextBoard } = at(place, step);
        assert.equal(state, start);
        for (const cell of board.keys()) {
          const turns = apart(cell, fromCell, columns) <= 1;
          assert.equal(board[cell] !== nextBoard[cell], turns, `step ${step}, cell ${cell}`);
        }
      }
      assert.notEqual(at(place, 17).state, start);
      const goals = [...sideOf(place).answers].map((index) => sideOf(place).order[index]);
      assert.deepEqual(uniform(place, Uint32Array.from(goals)), [true, true]);
      return [16];
    },
    first(place) {
      assert.equal(at(place, 16).state, place.session.description.start);
      assert.notEqual(at(place, 17).state, place.session.description.start);
      return [];
    },
    queue(place) {
      // Who leaves is who came first, all the way.
      const leaving = [...movesOf(place)].map(({ state }) => state);
      assert.deepEqual([...new Set(leaving)], [...sideOf(place).order]);
      return [];
    },
    level(place) {
      const { expanded, discovered } = at(place, place.step);
      const [first, second, third] = sideOf(place).levels.subarray(1);
      assert.deepEqual([first, second, third], [1, expanded, discovered]);
      return [2];
    },
    rings(place) {
      const { levels } = sideOf(place);
      const { expanded, discovered } = at(place, place.step);
      assert.deepEqual([levels[3], levels[4]], [expanded, discovered]);
      return [];
    },
    answer(place) {
      const { order, levels, answers } = sideOf(place);
      const colours = uniform(place, order);
      assert.equal(colours.indexOf(true), answers[0]);
      assert.ok(answers[0] >= levels[4] && answers[0] < levels[5]);
      return [];
    },
    whole(place) {
      assertClosed(place);
      assertByDepth(place);
      return [];
    },
  },
  duplicates: {
    back(place) {
      const { state, target, fromCell } = at(place, place.step);
      assert.equal(target, place.session.description.start);
      assert.equal(at(place, place.session.foundAt(state)).fromCell, fromCell);
      assertForgotten(place, place.step);
      return [];
    },
    orders(place) {
      assert.ok(otherOrder(place, place.step));
      assertForgotten(place, place.step);
      return [];
    },
    half(place) {
      const { duplicate } = at(place, place.step);
      assert.equal(2 * duplicate, place.step);
      return [];
    },
    slides(place) {
      const { columns } = place.session.description;
      for (let step = 1; step < place.step; step++) {
        const { fromCell, toCell, board } = at(place, step);
        assert.equal(apart(fromCell, toCell, columns), 1);
        assert.ok(!isPiece(board[toCell]));
        assert.equal(otherOrder(place, step), null, `step ${step}`);
      }
      assert.ok(otherOrder(place, place.step));
      return [];
    },
    order(place) {
      let before = 0;
      for (const { stateDepth, targetDepth } of movesOf(place)) {
        assert.ok(stateDepth >= before && targetDepth <= stateDepth + 1);
        before = stateDepth;
      }
      return [];
    },
    mostly(place) {
      const { expanded, discovered } = at(place, place.step);
      assert.equal(expanded, discovered);
      return [];
    },
  },
  impossible: {
    board(place) {
      assert.equal(place.session.outcome?.code, 'impossible');
      assert.ok(place.session.verified());
      return [];
    },
    grow(place) {
      const { answered, frontier } = at(place, place.step);
      assert.ok(!answered && frontier > 0);
      return [];
    },
    shrink(place) {
      const { stageSteps } = place.session.mapData();
      const seen = [...stageSteps].map((step) => at(place, step));
      const shares = seen.slice(1).map(
        ({ duplicate }, index) =>
          (duplicate - seen[index].duplicate) / (stageSteps[index + 1] - stageSteps[index]), // prettier-ignore
      );
      assert.deepEqual(
        shares,
        [...shares].sort((one, other) => one - other),
      );
      assert.ok(seen.some(({ frontier }) => frontier > at(place, place.step).frontier));
      return [];
    },
    dry(place) {
      const { expanded, discovered } = at(place, place.step);
      assert.equal(expanded, discovered);
      assertClosed(place);
      return [];
    },
    closed(place) {
      assertClosed(place);
      assert.ok(!uniform(place, sideOf(place).order).includes(true));
      assert.ok(place.session.verified());
      return [];
    },
    islands(place) {
      while (!place.session.advanceSurvey(1e6));
      const { components, unsolvable } = /** @type {any} */ (place.session.survey());
      assert.equal(new Set(components).size, 1);
      assert.equal(components[0], at(place, place.step).discovered);
      // Both goals lie on the island of a board that can be solved.
      const solved = { ...place, session: sessionOf({ puzzle: 'flip', preset: 'sample' }) };
      assert.equal(sideOf(solved).answers.length, 2);
      assert.equal(sideOf(place).answers.length, 0);
      const { states } = place.session.description;
      return [Number(states), components.length, unsolvable / components[0]];
    },
    pieces(place) {
      const { goalBoard } = place.session.description;
      const { board } = at(place, 0);
      const count = (/** @type {number[]} */ cells) => cells.filter(isPiece).length;
      assert.notEqual(count(board), goalBoard?.filter(Boolean).length);
      for (const { board: from, nextBoard } of movesOf(place)) {
        assert.equal(count([...from]), count([...nextBoard]));
      }
      // Before a single step is computed.
      const fresh = new Session(place.session.link(0));
      assert.equal(fresh.description.refutation?.proof, 'pieceCounts');
      fresh.free();
      return [];
    },
    colours({ session }) {
      const { rows, columns, refutation } = session.description;
      const light = Array.from({ length: rows * columns }, (_, cell) =>
        Number((Math.floor(cell / columns) + (cell % columns)) % 2 === 0),
      ).reduce((sum, one) => sum + one);
      assert.equal(refutation?.proof, 'colours');
      return [light, rows * columns - light];
    },
  },
  'two-sides': {
    ask(place) {
      const { goalBoard, columns } = place.session.description;
      const pieces = at(place, 0).board.filter(isPiece).length;
      assert.equal(goalBoard?.filter(Boolean).length, pieces);
      for (let step = 1; step <= 16; step++) {
        const { fromCell, toCell, board } = at(place, step);
        const way = apart(fromCell, toCell, columns);
        assert.ok(!isPiece(board[toCell]));
        assert.ok(way === 1 || (way === 2 && isPiece(board[(fromCell + toCell) / 2])));
      }
      return [pieces];
    },
    growth(place) {
      const sizes = sizesOf(place);
      assert.deepEqual(
        sizes.slice(0, 5),
        [...sizes.slice(0, 5)].sort((one, other) => one - other),
      );
      assert.equal(sizes[4], at(place, place.step).frontier);
      return [4, ...sizes.slice(0, 4)];
    },
    plain(place) {
      assert.ok(movesOnPath(place) + 1 < at(place, place.step).discovered / 1000);
      return [];
    },
    ends(place) {
      const { sides } = /** @type {any} */ (at(place, place.step));
      assert.deepEqual(
        sides.map((/** @type {any} */ { expanded }) => expanded),
        [1, 1],
      );
      return [];
    },
    smaller(place) {
      for (const { side, waiting } of turnsOf(place)) assert.ok(waiting[side] <= waiting[1 - side]);
      return [];
    },
    contact(place) {
      const { target, targetDepth, side } = at(place, place.step);
      assert.equal(side, 1);
      const { targetDepth: fromStart } = at(place, place.session.foundAt(target, 0));
      assert.equal(movesOnPath(place), fromStart + targetDepth);
      return [fromStart, targetDepth, fromStart + targetDepth];
    },
    proof(place) {
      // The last step ends a level.
      const { order, levels } = sideOf(place, 1);
      assert.equal(levels.at(-1), order.length);
      const { sides } = /** @type {any} */ (at(place, place.step));
      assert.equal(sides[1].expanded, levels[levels.length - 2]);
      const [{ recalls = {} }, { discovered }] = [place.stop, at(place, place.step)];
      return [Math.round(recalls.whole[2] / discovered)];
    },
    scale: () => [],
  },
  contact: {
    idea(place) {
      /** @type {{ state: number, side: number }[]} */
      const turns = [];
      for (const { state, side } of movesOf(place)) {
        if (turns.at(-1)?.state !== state) turns.push({ state, side });
      }
      assert.deepEqual(
        turns.map(({ side }) => side),
        turns.map((_, index) => index % 2),
      );
      assert.ok(at(place, place.session.advance(0)).answered);
      assert.ok(!at(place, place.session.advance(0) - 1).answered);
      return [];
    },
    turns(place) {
      const { sides } = /** @type {any} */ (at(place, place.step));
      assert.deepEqual([sides[0].expanded, sides[1].expanded], [1, 1]);
      assert.equal(at(place, place.step + 1).side, 0);
      return [];
    },
    meet: (place) => [movesOnPath(place)],
    shorter: (place) => [at(place, place.step).targetDepth],
    unfinished(place) {
      const { sides } = /** @type {any} */ (at(place, place.step));
      const [forward, backward] = [0, 1].map((side) => sideOf(place, side));
      /** How deep a state is. @param {typeof forward} side @param {number} index */
      const depthOf = ({ levels }, index) => levels.findIndex((begin) => begin > index) - 1;
      for (const [index, side] of [forward, backward].entries()) {
        const { expanded } = sides[index];
        assert.equal(depthOf(side, expanded), depthOf(side, expanded - 1), 'in mid-level');
      }
      const known = new Map(
        [...backward.order].map((state, index) => [state, depthOf(backward, index)]),
      );
      const { expanded } = sides[0];
      const level = depthOf(forward, expanded);
      const waiting = [...forward.order.subarray(expanded, forward.levels[level + 1])];
      const ways = waiting.flatMap((state) =>
        nextTo(place, state).map((next) => level + 1 + (known.get(next) ?? Infinity)),
      );
      assert.ok(Math.min(...ways) < movesOnPath(place));
      return [];
    },
    levels(place) {
      const shortest = sessionOf({ puzzle: 'solitaire', preset: 'tooLong', algorithm: 'bfs' });
      assert.equal(movesOnPath(place), movesOnPath({ ...place, session: shortest }));
      return [movesOnPath(place)];
    },
    whole(place) {
      const contact = place.session.score(true).answer ?? assert.fail();
      const finished = [0, 0];
      for (const { side, step } of turnsOf(place)) {
        if (step < contact) assert.ok(finished[0] + finished[1] < movesOnPath(place));
        finished[side] += 1;
      }
      assert.equal(finished[0] + finished[1], movesOnPath(place), 'the next level ends it');
      return [];
    },
  },
};
