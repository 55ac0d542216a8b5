/** What constraint searches say of a step: what a choice crossed out, why a variable is next, the cut. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unmarked } from '../../www/i18n/index.js';
import { Session, catalogue } from '../../www/core/engine/session.js';
import {
  crossedByLast,
  crossedOf,
  leftOf,
} from '../../www/families/backtracking/puzzles/constraints/domains.js';
import { choicesView } from '../../www/families/backtracking/puzzles/index.js';
import { tellStep, tellTitle } from '../../www/families/backtracking/sentence.js';
import { Mark } from '../../www/wasm/enums.js';
import { words } from './dictionaries.js';
import './families.js';
import './lesson-runs.js';

/** @param {string} puzzle @param {string} search */
function sessionOf(puzzle, search) {
  const [{ link }] = catalogue().find(({ id }) => id === puzzle)?.presets ?? assert.fail();
  const first = new Session(link);
  const session = new Session(first.withAlgorithm(search));
  first.free();
  session.advance(1e6);
  return session;
}

/** @param {Session} session @param {number} step */
function toldAt(session, step) {
  const { description } = session;
  const { reasons, puzzle, rows, columns } = description;
  const frame = /** @type {any} */ (session.show(step));
  const view = choicesView(puzzle);
  const told = { view, reasons, shape: { rows, columns }, frame, description, outcome: null };
  const values = view.tellStep(told);
  const { title } = tellTitle(words, { puzzle, reasons, values }, frame);
  return { frame, description, title, says: unmarked(tellStep(words, told)) };
}

test('the cut of the picture is told with the row, the queen and the cells that it took', () => {
  const session = sessionOf('queens', 'forward');
  const { says, title, frame, description } = toldAt(session, 64);
  assert.equal(title, 'row 5 has no cell left');
  assert.match(says, /^Queen 4 crosses out the last 2 free cells of row 5\. Whatever/);
  const left = Array.from({ length: 8 }, (_, row) => leftOf(frame, description, row));
  assert.deepEqual(left, [-1, -1, -1, -1, 0, 2, 2, 2]);
  assert.equal(crossedByLast(frame), 6);
  session.free();
});

test('why a row is next depends on the order that is set', () => {
  for (const [search, step, says] of /** @type {[string, number, RegExp][]} */ ([
    [
      'forward',
      1,
      /Row 2 is next: it is the first of 7 rows with the fewest cells left, 6 each\.$/,
    ],
    ['forward', 20, /Row 5 is next: it is the first of 2 rows with only one cell left, so the/],
    ['forward', 3, /Row 6 is next: it has only one cell left, so the choice is forced\.$/],
    ['forward~given~given', 1, /Row 2 is next, because rows come in their order\.$/],
    ['forward~most-constraining~given', 1, /Row 2 is next: all rows constrain equally many/],
    ['plain', 1, /no earlier queen attacks it\. Row 2 is next\.$/],
  ])) {
    const session = sessionOf('queens', search);
    assert.match(toldAt(session, step).says, says, search);
    session.free();
  }
});

test('a square that plain search refuses is told with the queen that attacks it', () => {
  const session = sessionOf('queens', 'plain');
  const { says } = toldAt(session, 2);
  assert.equal(says, 'Row 2, column 1 is attacked by queen 1 on row 1, column 1.');
  session.free();
});

test('a queen that is taken back is told with the number that it had', () => {
  const session = sessionOf('queens', 'plain');
  const steps = Array.from({ length: 200 }, (_, step) => step);
  const retreats = steps.filter((step) => toldAt(session, step).frame.kind === 'retreat');
  assert.ok(retreats.length > 5);
  for (const step of retreats) {
    const placed = toldAt(session, step - 1).frame.path.length;
    assert.match(toldAt(session, step).says, new RegExp(`: queen ${placed} is taken back`));
  }
  session.free();
});

test('marks say by which choice a value was crossed out, and whether arc consistency did it', () => {
  assert.equal(crossedOf(Mark.Left), null);
  assert.equal(crossedOf(Mark.Chosen), null);
  assert.equal(crossedOf(Mark.Other), null);
  assert.deepEqual(crossedOf(Mark.Crossed), { by: 0, byArcs: false });
  assert.deepEqual(crossedOf(Mark.Crossed + 2 * 7 + 1), { by: 7, byArcs: true });
  const session = sessionOf('queens', 'arcs');
  const { frame } = toldAt(session, 3);
  const marks = Array.from(/** @type {Uint8Array} */ (frame.marks));
  assert.ok(marks.some((mark) => crossedOf(mark)?.byArcs));
  session.free();
});

test('sudoku and maps say what a choice takes from their neighbours', () => {
  const sudoku = sessionOf('sudoku', 'forward');
  assert.match(toldAt(sudoku, 1).says, /^Digit \d on row \d, column \d crosses out \d+ digits?\./);
  sudoku.free();
  const map = sessionOf('colouring', 'forward');
  const first = toldAt(map, 1);
  assert.match(first.says, /^W gets colour 1, which 2 neighbours lose\. N is next/);
  assert.equal(first.title, '2 colours for N');
  map.free();
});
