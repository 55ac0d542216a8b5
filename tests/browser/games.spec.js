/** Tables of games as a person watches them fill: step by step, cell by cell, and by pointing. */
import {
  COUNTERS,
  addressOf,
  countersAt,
  ownMoves,
  probesOf,
  sentenceOf,
  tabGame,
  tableOf,
  told,
  wins,
} from './games.js';
import { expect, test, words } from './light.js';

/** Why a test needs no second browser. */
const ONE = 'the core fills the table, whatever the browser';

/** Published: own moves to win, from row 10 down to row 1, 0 where the player to move loses. */
const SAMPLE_WINS = '0000 0111 1111 1101 1110 0000 2222 2022 2222 2223'.replaceAll(' ', '');
const sample = tabGame(10, 4);
/** The cell of row 4, column 3, where the sample begins. */
const SAMPLE_START = 26;

test('the table of these tests is the published one', () => {
  const won = sample.plies.map((plies) => (wins(plies) ? ownMoves(plies) : 0));
  expect(won.join('')).toBe(SAMPLE_WINS);
});

test('each kind of step says what it looks at and what that means', async ({
  open,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', ONE);
  const light = await open('?puzzle=tab');
  const table = await tableOf(light);
  const probes = probesOf(sample);
  expect(await table.known()).toBe(probes.length);
  await expect(light.says('games.start.full')).toBeVisible();
  // The first steps one by one, and the first step of each kind.
  const kinds = probes.map((probe) => `${probe.result} ${probe.decided >= 0}`);
  const firsts = kinds.flatMap((kind, index) => (kinds.indexOf(kind) === index ? [index] : []));
  expect(firsts.length).toBeGreaterThanOrEqual(7);
  for (const index of new Set([0, 1, 2, 3, 4, 5, 6, ...firsts, ...firsts.map((one) => one + 1)])) {
    const probe = probes[index];
    if (index === (await light.step())) await light.press('ArrowRight');
    else await light.goTo(index + 1);
    await light.expectStep(index + 1);
    await expect(light.root.getByText(sentenceOf(sample, probe)).first()).toBeVisible();
    const filled = probes.slice(0, index + 1).filter(({ decided }) => decided >= 0).length;
    expect(await light.counters(COUNTERS)).toEqual(countersAt(sample, filled));
    await expect(table.moves).toHaveCount(probe.count);
    const now = table.moves.and(light.root.locator('[aria-current=step]'));
    if (probe.other >= 0) await expect(now).toContainText(sample.name(probe.other));
  }
  await light.press('End');
  const { winning, losing } = countersAt(sample, sample.cells);
  const last = { here: sample.name(39), count: 3, winning, losing };
  await expect(light.says('games.last.wins', last)).toBeVisible();
});

test('cells are told by readers from the step on that fills them', async ({
  open,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', ONE);
  const light = await open('?puzzle=tab');
  const table = await tableOf(light);
  const probes = probesOf(sample);
  const empty = words.text('games.cell.empty');
  for (const step of [0, 1, 7, 40, probes.length - 1, probes.length, 41]) {
    await light.goTo(step);
    const filled = probes.slice(0, step).filter(({ decided }) => decided >= 0).length;
    const wanted = sample.plies.map((plies, cell) => (cell < filled ? told(plies) : empty));
    await table.expectContents(wanted);
  }
});

test('cells are named as on the table: rows from the bottom, and no other place', async ({
  open,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', ONE);
  const light = await open('?puzzle=tab');
  const table = await tableOf(light);
  const content = words.text('games.cell.empty');
  for (const cell of [0, 39]) {
    const name = words.text('games.cell.at', { place: sample.name(cell), content });
    await expect(table.cell(cell)).toHaveAccessibleName(name);
  }
});

test('the panel tells what the opponent gets by each move', async ({ open, browserName }) => {
  test.skip(browserName !== 'chromium', ONE);
  const light = await open('?puzzle=tab');
  const table = await tableOf(light);
  const probes = probesOf(sample);
  // The start has three moves; after the second one the last is still ahead.
  const step = probes.findIndex(({ cell, index }) => cell === SAMPLE_START && index === 1) + 1;
  await light.goTo(step);
  const here = sample.name(SAMPLE_START);
  await expect(table.heading('games.why.forward', { here })).toBeVisible();
  for (const [index, to] of sample.successors(SAMPLE_START).entries()) {
    const row = table.moves.nth(index);
    const values = { move: sample.move(SAMPLE_START, to), place: sample.name(to) };
    await expect(row).toContainText(words.text('games.row.to', values));
    await expect(row).toContainText(
      words.text(`games.row.${['seen', 'now', 'ahead'][index]}`).replace(':', ''),
    );
    const gets = wins(sample.plies[to]) ? 'games.opponent.wins' : 'games.opponent.losesPlain';
    await expect(row).toContainText(words.text(gets));
  }
  // It leads to where the opponent loses.
  await expect(table.moves.nth(0)).toContainText(words.text('games.row.mark.decides'));
});

test('cells and rows are steps, too, forward and back', async ({ open, browserName }) => {
  test.skip(browserName !== 'chromium', ONE);
  const light = await open('?puzzle=tab');
  const table = await tableOf(light);
  const ends = probesOf(sample).flatMap(({ decided }, index) => (decided < 0 ? [] : [index + 1]));
  const rows = ends.filter((_, cell) => cell % 4 === 3);
  for (const [size, places] of /** @type {const} */ ([
    ['item', ends],
    ['stage', rows],
  ])) {
    await light.goTo(0);
    await light.radio(`games.size.${size}`).check({ force: true });
    for (const place of places.slice(0, 6)) {
      await light.button('transport.forward').click();
      await light.expectStep(place);
    }
    for (const place of places.slice(0, 5).reverse()) {
      await light.button('transport.back').click();
      await light.expectStep(place);
    }
  }
  await light.radio('games.size.step').check({ force: true });
  await light.press('End');
  await light.expectStep(await table.known());
  await light.button('transport.back').click();
  await light.expectStep((await table.known()) - 1);
});

test('the start is answered from its step on, lost or won', async ({ open, browserName }) => {
  test.skip(browserName !== 'chromium', ONE);
  const light = await open('?puzzle=tab');
  const table = await tableOf(light);
  for (const [preset, start, key] of /** @type {const} */ ([
    ['lost', 22, 'loses'],
    ['sample', SAMPLE_START, 'wins'],
  ])) {
    await table.choose([`tab.preset.${preset}`, `preset.${preset}`]);
    const answered = probesOf(sample).findLastIndex(({ cell }) => cell === start) + 1;
    const values = { start: sample.name(start) };
    await light.goTo(answered - 1);
    await expect(light.says('games.answer.none', values)).toBeVisible();
    await light.press('ArrowRight');
    const plies = sample.plies[start];
    const says = words.text(`games.answer.${key}`, { ...values, plies, count: ownMoves(plies) });
    await expect(table.answer).toHaveText(says);
    await light.press('End');
    await expect(table.answer).toHaveText(says);
    await light.press('ArrowLeft');
    await expect(table.answer).toHaveText(says);
  }
});

test('a link leads to its step, and back again', async ({ open, page }) => {
  const light = await open('?puzzle=tab');
  await tableOf(light);
  await light.goTo(50);
  const said = sentenceOf(sample, probesOf(sample)[49]);
  await light.written();
  const { hash } = new URL(page.url());
  await light.press('End');
  await light.written();
  await open(`./${hash}`);
  await page.reload();
  await light.expectStep(50);
  await expect(light.root.getByText(said).first()).toBeVisible();
  await light.press('ArrowLeft');
  await light.expectStep(49);
});

test('the first table stops at a first winning move and tells no distances', async ({
  open,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', ONE);
  const light = await open('?puzzle=tab');
  const table = await tableOf(light);
  const algorithm = light.root.getByRole('combobox', { name: words.text('algorithm.label') });
  await algorithm.selectOption('first');
  const probes = Array.from({ length: sample.cells }, (_, cell) => {
    const all = sample.successors(cell);
    const winning = all.findIndex((to) => !wins(sample.plies[to]));
    return Math.max(1, winning < 0 ? all.length : winning + 1);
  }).reduce((sum, one) => sum + one);
  await expect(light.scrub).toHaveAttribute('max', String(probes));
  await light.press('End');
  const wanted = sample.plies.map((plies) =>
    words.text(`games.cell.${wins(plies) ? 'win' : 'lose'}`),
  );
  await table.expectContents(wanted);
  const start = sample.name(SAMPLE_START);
  await expect(table.answer).toHaveText(words.text('games.answer.plain.wins', { start }));
  // Row 9, column 2 wins by its only move.
  await light.goTo(6);
  const values = { here: sample.name(5), there: sample.name(0) };
  await expect(light.says('games.forward.lost.winsPlain', values)).toBeVisible();
});

test('waves fill the shortest games first, and come to the same table', async ({
  open,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', ONE);
  const light = await open(await addressOf('tab', 'sample', { algorithm: 'waves' }));
  const table = await tableOf(light);
  await expect(light.says('games.start.waves')).toBeVisible();
  const end = await table.known();
  const empty = words.text('games.cell.empty');
  for (const share of [0.1, 0.4, 0.7]) {
    await light.goTo(Math.round(end * share));
    const labels = await table.labels();
    const [filled, ahead] = [true, false].map((is) =>
      sample.plies.filter((_, cell) => !labels[cell].endsWith(empty) === is),
    );
    expect(Math.max(...filled)).toBeLessThanOrEqual(Math.min(...ahead));
    expect((await light.counters(COUNTERS)).filled).toBe(filled.length);
  }
  await light.press('End');
  await table.expectContents(sample.plies.map(told));
  expect(await light.counters(COUNTERS)).toEqual(countersAt(sample, 40));
  // A step that decides a win says so, of the cell from which one can move here.
  await light.goTo(1);
  await expect(light.root.getByText(/one can go to|No move leads to/).first()).toBeVisible();
});

test('a race shows the table of each lane', async ({ open, browserName }) => {
  test.skip(browserName !== 'chromium', ONE);
  const light = await open(await addressOf('tab', 'sample'));
  await light.button('race.label').click();
  const lanes = light.root.getByRole('region', { name: /lane \d/i });
  await expect(lanes).toHaveCount(2);
  for (const lane of await lanes.all()) {
    const box = await lane.locator('canvas').boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(100);
  }
});
