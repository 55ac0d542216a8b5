/** The panels of the games: a game that is played, the moves one by one, distances, sentences. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer, countersOf, certificate, tellOutcome } from '../../www/families/games/answer.js';
import { MOST_ROWS, alongList, rowsAround } from '../../www/ui/kit/roving-list.js';
import { Looking } from '../../www/families/games/panels/selection.js';
import { WinLoseMap } from '../../www/families/games/panels/panel-switch.js';
import { moveOf, placeOf as nameOf } from '../../www/families/games/position-names.js';
import { tellStep } from '../../www/families/games/sentence.js';
import { unmarked, wordsOf } from '../../www/i18n/index.js';
import { MOST_BARS, barsOf } from '../../www/families/games/panels/distance-chart.js';
import { subtract } from '../../www/families/games/puzzles/subtract.js';
import {
  conclusionAt,
  conclusionOf,
  questionOf,
} from '../../www/families/games/panels/proof-text.js';
import { rowsOfCell, rowsOfStep } from '../../www/families/games/panels/proof-rows.js';
import { DICTIONARIES } from './dictionaries.js';
import {
  ROWS,
  COLUMNS,
  CELLS,
  cellOf,
  placeOf,
  PLIES,
  oracle,
  framesOf,
  deskOf,
  valuesOf,
  words,
  textOf,
} from './games.js';

/** The answer while nothing is played. @param {any} viewer */
function answerOf(viewer) {
  const { title, notes } = answer(viewer, new Looking(viewer));
  return [title, ...notes].join('\n');
}

test('the table that all this is tested on is the one that is published', () => {
  const rows = Array.from({ length: ROWS }, (_, row) =>
    PLIES.slice(row * COLUMNS, (row + 1) * COLUMNS)
      .map((plies) => (plies % 2 === 1 ? (plies + 1) / 2 : 0))
      .join(''),
  );
  assert.deepEqual(rows, '0000 0111 1111 1101 1110 0000 2222 2022 2222 2223'.split(' '));
});

for (const algorithm of /** @type {const} */ (['first', 'full', 'waves'])) {
  const frames = framesOf(algorithm);
  const last = frames.length - 1;

  test(`${algorithm}: every step has a sentence without holes`, () => {
    const seen = new Set();
    frames.forEach((frame, step) => {
      const said = unmarked(tellStep(deskOf(frame, algorithm, step === last)));
      assert.match(said, /^[A-Z].*\.$/, `${step}: ${said}`);
      assert.doesNotMatch(said, /undefined|NaN|[{}]|-1| {2}/, `${step}: ${said}`);
      if (algorithm === 'first') assert.doesNotMatch(said, /own move|plies/, `${step}: ${said}`);
      seen.add(said.replace(/row \d+, column \d+/g, '#').replace(/\d+/g, '#'));
    });
    assert.ok(seen.size >= 5, [...seen].join('\n'));
  });

  test(`${algorithm}: the rows are the step's, looked at up to the present one`, () => {
    for (const frame of frames) {
      const rows = rowsOfStep(deskOf(frame, algorithm));
      assert.equal(rows.length, frame.total);
      rows.forEach(({ at, state, plies }, row) => {
        if (state === 'now') assert.equal(at, frame.other);
        assert.equal(state === 'seen', row < frame.index);
        // Whatever the table does not show yet no row tells.
        const known = frame.table.isFilled(at, frame.filled);
        assert.equal(plies, known ? frame.table.plies[at] : -1);
      });
      if (frame.kind === 'forward' && frame.total > 0) {
        const { mark, at } = rows[frame.best] ?? { mark: '', at: 0 };
        if (mark) assert.equal(mark, PLIES[at] % 2 === 0 ? 'decides' : 'holds');
      }
    }
  });

  test(`${algorithm}: the answer is there when the start is filled, not before`, () => {
    for (const frame of frames) {
      const desk = deskOf(frame, algorithm);
      const said = answerOf(desk);
      assert.match(said, /^Start row 1, column 1: /);
      assert.equal(/A wins/.test(said), frame.answered);
      assert.equal(
        /2 own moves, 3 moves of both/.test(said),
        frame.answered && algorithm !== 'first',
      );
      const { number, unit, path } = answer(desk, new Looking(desk));
      assert.equal(number, frame.answered ? 'A wins' : undefined);
      const isFull = frame.answered && algorithm !== 'first';
      assert.equal(unit, isFull ? 'moving first, with 2 own moves' : undefined);
      const line = textOf(path).match(/row \d+, column \d+/g) ?? [];
      assert.equal(line.length, isFull ? 4 : 0);
    }
    const viewer = deskOf(frames[last], algorithm, true);
    const plies = algorithm === 'first' ? null : 3;
    const outcome = { code: /** @type {const} */ ('filled'), wins: true, plies };
    assert.equal(tellOutcome(viewer, outcome), plies ? 'A wins with 2 own moves' : 'A wins');
    assert.equal(
      tellOutcome(viewer, { ...outcome, wins: false }),
      plies ? 'A loses, after 3 moves of both' : 'A loses',
    );
    const claim = certificate(viewer, outcome);
    assert.ok(claim && words.has(`${claim.checked}`) && words.text(claim.says, claim.values));
    // Twelve losing cells, says the lesson.
    assert.deepEqual(claim?.values, { winning: 28, losing: 12 });
    assert.equal(certificate(deskOf(frames[0], algorithm), outcome), null);
  });

  test(`${algorithm}: all panels can be written at every step`, () => {
    for (let step = 0; step <= last; step += 7) {
      const viewer = deskOf(frames[step], algorithm, step === last);
      const looking = new Looking(viewer);
      const map = new WinLoseMap(viewer, looking);
      for (const picked of [-1, 0, cellOf(4, 3), cellOf(1, 1)]) {
        looking.pinned = picked;
        for (const layout of map.layouts) {
          map.layout = layout;
          const said = textOf(map.over());
          assert.ok(said.length > 40);
          assert.doesNotMatch(said, /undefined|NaN|[{}]/);
        }
      }
      const legend = map.legend();
      assert.deepEqual(
        legend.map(({ mark, says }) => [mark, says]),
        [
          ['wins', 'wins'],
          ['loses', 'loses'],
          ['open', 'not filled yet'],
        ],
      );
      assert.equal(
        legend.reduce((sum, { count }) => sum + Number(count), 0),
        CELLS,
      );
    }
  });
}

/** A sentence without its marks. @type {typeof tellStep} */
const saidBy = (viewer) => unmarked(tellStep(viewer));

/** The sentence of the step of the full table that looks from one cell at another. */
const FULL = framesOf('full');
/** @param {number} cell @param {number} index */
const saidAt = (cell, index) =>
  saidBy(
    deskOf(
      FULL.find((frame) => frame.cell === cell && frame.index === index),
      'full',
    ),
  );

test('the sentence says what was found and what follows', () => {
  assert.equal(
    saidAt(cellOf(10, 1), -1),
    'From row 10, column 1 there is no move, a terminal position: so row 10, column 1 loses.',
  );
  assert.equal(
    saidAt(cellOf(4, 3), 0),
    'From row 4, column 3 one can go to row 5, column 1, where the opponent loses: so row 4, column 3 wins; look for a shorter way.',
  );
  // The three moves of the judges' sample that is lost: (6,1), (7,2), (9,4).
  assert.match(saidAt(cellOf(5, 3), 0), /to row 6, column 1, but there the opponent wins/);
  assert.match(saidAt(cellOf(5, 3), 1), /to row 7, column 2, but there the opponent wins/);
  assert.equal(
    saidAt(cellOf(5, 3), 2),
    'From row 5, column 3 one can go to row 9, column 4, where the opponent wins, and no other move is left: so row 5, column 3 loses, after 2 moves of both.',
  );
  const waves = saidBy(deskOf(framesOf('waves').at(-1), 'waves', true));
  assert.match(waves, /^(No move leads to|From) .* queue is empty: .*28 cells win and 12 lose\.$/);
  const end = saidBy(deskOf(FULL.at(-1), 'full', true));
  assert.match(end, /wins with 3 own moves. The table is full: 28 win, 12 lose\.$/);
});

test('an oracle may be an object with a memory of its own', () => {
  class Own {
    #of = oracle;
    movesOf = oracle.movesOf;
    lineOf = oracle.lineOf;
    /** @param {number} cell */
    pliesOf(cell) {
      return this.#of.pliesOf(cell);
    }
    spread() {
      return this.#of.spread();
    }
    /** @param {number} most */
    longest(most) {
      return this.#of.longest(most);
    }
  }
  const viewer = deskOf(FULL.at(-1), 'full', true);
  viewer.run.analysis.oracle = new Own();
  const map = new WinLoseMap(viewer, new Looking(viewer));
  for (const layout of map.layouts) {
    map.layout = layout;
    assert.ok(textOf(map.over()).length > 40);
  }
});

test('a cell that is looked at shows its moves, what wins and the best line', () => {
  const viewer = deskOf(FULL.at(-1), 'full', true);
  const looking = new Looking(viewer);
  const map = new WinLoseMap(viewer, looking);
  assert.match(textOf(map.over()), /It is my turn here[^]*\nSo row 1, column 4 wins\n/i);
  looking.pin(cellOf(4, 3));
  const said = textOf(map.over());
  assert.match(said, /^Where can one go from here\?\nsmall\nBack to the step\n/m);
  assert.match(said, /\nSo row 4, column 3 wins\nOne move that leaves the opponent lost is enough\. It wins with 2 own moves, 3 moves of both\.$/); // prettier-ignore
  assert.match(said, /Row 5, column 1\n[^]*the opponent loses\ncolumn 1, up 1\n◆ shortest win\nin 2 moves\n/); // prettier-ignore
  const line = said
    .slice(said.indexOf('Best line'), said.indexOf('So row'))
    .match(/row \d+, column \d+/g);
  assert.equal(line?.length, 3);
  // A row leads to its cell, and the button back to the step.
  const rows = rowsOfCell(viewer, cellOf(4, 3));
  const clicks = valuesOf(map.over()).filter((value) => typeof value === 'function');
  clicks[2]();
  assert.equal(looking.pinned, rows[0].to);
  valuesOf(map.over()).filter((value) => typeof value === 'function')[0]();
  assert.deepEqual([looking.pinned, looking.chosen], [-1, cellOf(1, 4)]);
});

test('a game, distances, or a cell that is looked at stay in sight at the answer', () => {
  const looking = new Looking(deskOf(FULL.at(-1), 'full', true));
  const map = new WinLoseMap(deskOf(FULL.at(-1), 'full', true), looking);
  assert.equal(map.isAtStep, true);
  looking.pin(5);
  assert.equal(map.isAtStep, false);
  looking.pin(5);
  for (const layout of /** @type {const} */ (['play', 'spread'])) {
    map.layout = layout;
    assert.equal(map.isAtStep, false);
  }
});

test('a cell that is not filled yet waits, and the step goes on beside it', () => {
  const viewer = deskOf(FULL[30], 'full');
  const looking = new Looking(viewer);
  looking.pinned = cellOf(1, 1);
  const said = textOf(new WinLoseMap(viewer, looking).over());
  assert.match(
    said,
    /^Not filled yet: row 1, column 1\nsmall\nBack to the step\n[^]*\nRow \d, column \d\n/m,
  );
});

test('an instance with a variant is told in the words of its variant', () => {
  const viewer = deskOf(FULL[30], 'full');
  viewer.run.kind.id = 'subtract';
  viewer.view = subtract;
  Object.assign(viewer.run.session.description, { columns: 11, variant: null });
  const names = (/** @type {number} */ from, /** @type {number} */ to) => [
    nameOf(viewer, from),
    moveOf(viewer, from, to),
  ];
  assert.deepEqual(names(87, 84), ['(7, 10)', 'take 3 from the second heap']);
  assert.deepEqual(names(87, 76), ['(7, 10)', 'take 1 from the first heap']);
  viewer.run.session.description.variant = 'one';
  assert.deepEqual(names(7, 4), ['heap 7', 'take 3']);
});

test('what is held while the film plays is written anew for another cell or language, and at rest', () => {
  const viewer = deskOf(FULL[30], 'full');
  const looking = new Looking(viewer);
  const map = new WinLoseMap(viewer, looking);
  const first = textOf(map.over());
  viewer.readable = { step: FULL[30].step };
  Object.assign(viewer.run, { frame: FULL[90], player: { atEnd: false, state: 'playing' } });
  assert.equal(textOf(map.over()), first);
  viewer.words = wordsOf('vi', DICTIONARIES.filter(({ language }) => language === 'vi')[0].page);
  assert.match(textOf(map.over()), /hàng \d+, cột \d+/i);
  viewer.words = words;
  looking.look(0);
  assert.match(textOf(map.over()), /So row 10, column 1 loses/);
  looking.look(-1);
  viewer.readable.step = FULL[90].step;
  const { row, column } = placeOf(FULL[90].cell);
  assert.ok(textOf(map.over()).includes(`ow ${row}, column ${column}`));
});

test('all four arrows go along a list, and none leaves it', () => {
  const stops = /** @type {string[]} */ ([]);
  const buttons = [0, 1, 2].map((at) => ({ at, focused: 0, focus() { this.focused += 1; } })); // prettier-ignore
  const press = (/** @type {string} */ key, /** @type {number} */ at, more = {}) =>
    alongList(
      /** @type {any} */ ({
        ...{ key, target: buttons[at], currentTarget: { querySelectorAll: () => buttons } },
        preventDefault() {},
        stopPropagation: () => stops.push(key),
        ...more,
      }),
    );
  const keys = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];
  for (const key of keys) press(key, 1);
  assert.deepEqual(buttons.map(({ focused }) => focused), [2, 0, 2]); // prettier-ignore
  press('ArrowRight', 2);
  assert.deepEqual(stops, [...keys, 'ArrowRight']);
  press('Home', 1);
  press('ArrowRight', 1, { shiftKey: true });
  assert.equal(stops.length, 5);
});

test('a table without distances explains no numbers and counts no longest win', () => {
  for (const algorithm of /** @type {const} */ (['first', 'full'])) {
    const viewer = deskOf(framesOf(algorithm).at(-1), algorithm, true);
    const notes = new WinLoseMap(viewer, new Looking(viewer)).notes().map(({ says }) => says);
    const isFull = algorithm === 'full';
    assert.equal(notes.includes('number = moves of both until the game is over'), isFull);
    const of = countersOf(viewer);
    assert.deepEqual(of, ['filled', 'winning', 'losing', ...(isFull ? ['longest'] : [])]);
  }
});

for (const algorithm of /** @type {const} */ (['first', 'full', 'waves'])) {
  test(`${algorithm}: what follows is what the table says, and no sooner than it is known`, () => {
    for (const frame of framesOf(algorithm).slice(1)) {
      const viewer = deskOf(frame, algorithm);
      const { tone, so, because } = conclusionOf(viewer);
      assert.match(questionOf(viewer), /\?$/);
      assert.match(because, /^[A-Z\d].*\.$/);
      const of = frame.kind === 'backward' ? frame.other : frame.cell;
      if (frame.decided >= 0) assert.equal(tone, frame.decided % 2 === 1 ? 'wins' : 'loses');
      if (tone !== 'open') {
        assert.equal(tone === 'wins', PLIES[of] % 2 === 1);
        const { row, column } = placeOf(of);
        assert.equal(so, `So row ${row}, column ${column} ${tone}`);
      }
      // One losing successor decides; before the last one that wins nothing does.
      const settled = frame.result !== 'won' || frame.decided >= 0;
      if (frame.kind === 'forward') assert.equal(tone === 'open', !settled);
    }
  });
}

test('a finished cell is concluded from all its moves, with how long the game lasts', () => {
  const viewer = deskOf(FULL.at(-1), 'full', true);
  for (let cell = 0; cell < CELLS; cell++) {
    const { tone, because } = conclusionAt(viewer, cell);
    assert.equal(tone, PLIES[cell] % 2 === 1 ? 'wins' : 'loses');
    const told = PLIES[cell] === 0 ? /There is no move/ : new RegExp(`${PLIES[cell]} moves of both|1 own move\\b`); // prettier-ignore
    assert.match(because, told);
  }
});

test('bars count every position once, by their logarithm where they differ much', () => {
  const small = barsOf(oracle.spread());
  assert.equal(
    small.bars.reduce((sum, { count }) => sum + count, 0),
    CELLS,
  );
  assert.equal(small.isLog, false);
  assert.equal(Math.max(...small.bars.map(({ share }) => share)), 1);
  const long = barsOf(Array.from({ length: 1000 }, (_, plies) => 1000 - plies));
  assert.equal(long.bars.length, MOST_BARS + 1);
  assert.equal(
    long.bars.reduce((sum, { count }) => sum + count, 0),
    (1000 * 1001) / 2,
  );
  assert.deepEqual([long.bars.at(-1)?.plies, long.bars.at(-1)?.to], [MOST_BARS, 999]);
  const log = barsOf([10_000, 0, 1]);
  assert.equal(log.isLog, true);
  assert.deepEqual([log.bars[0].share, log.bars[1].share], [1, 0]);
  assert.ok(log.bars[2].share > 0.05);
  assert.deepEqual(barsOf([1]).bars, [
    { plies: 0, to: 0, count: 1, share: 1, done: 1, doneShare: 1 },
  ]);
  const half = barsOf([4, 2], [1]).bars;
  assert.deepEqual(
    half.map(({ done, doneShare, share }) => [done, doneShare, share]),
    [
      [1, 0.25, 1],
      [0, 0, 0.5],
    ],
  );
});

test('of long lists the rows around the present one are shown, and the best', () => {
  assert.deepEqual(rowsAround(3, 1, 2), [0, 1, 2]);
  assert.deepEqual(rowsAround(0, -1, -1), []);
  for (const [here, best] of [
    [0, 900],
    [500, 3],
    [999, -1],
    [-1, -1],
    [500, 501],
  ]) {
    const rows = rowsAround(1000, here, best);
    assert.ok(rows.length <= MOST_ROWS + 1);
    assert.ok(rows.includes(Math.max(0, here)) && (best < 0 || rows.includes(best)));
    assert.deepEqual(
      rows,
      [...new Set(rows)].sort((a, b) => a - b),
    );
  }
});
