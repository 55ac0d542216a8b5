/** Tables of games as a person watches them fill: step by step, cell by cell, and by pointing. */
import {
  addressOf,
  ownMoves,
  probesOf,
  sentenceOf,
  tabGame,
  tableOf,
  told,
  wins,
} from './games.js';
import { expect, test, words } from './light.js';

/** Published: own moves to win, from row 10 down to row 1, 0 where the player to move loses. */
const SAMPLE_WINS = '0000 0111 1111 1101 1110 0000 2222 2022 2222 2223'.replaceAll(' ', '');
const sample = tabGame(10, 4);
/** The cell of row 4, column 3, where the sample begins. */
const SAMPLE_START = 26;

test('the table of these tests is the published one', () => {
  const won = sample.plies.map((plies) => (wins(plies) ? ownMoves(plies) : 0));
  expect(won.join('')).toBe(SAMPLE_WINS);
});

test('cells are told by readers from the step on that fills them', async ({ open }) => {
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

test('cells and rows are steps, too, forward and back', { tag: '@long' }, async ({ open }) => {
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

test('a link leads to its step, and back again', { tag: '@long' }, async ({ open, page }) => {
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

test(
  'the first table stops at a first winning move and tells no distances',
  { tag: '@long' },
  async ({ open }) => {
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
    await light.openMore();
    await expect(table.answer).toHaveText(words.text('games.answer.plain.wins', { start }));
    // Row 9, column 2 wins by its only move.
    await light.goTo(6);
    const values = { here: sample.name(5), there: sample.name(0) };
    await expect(light.says('games.forward.lost.winsPlain', values)).toBeVisible();
  },
);

test('a race shows the table of each lane', { tag: '@long' }, async ({ open }) => {
  const light = await open(await addressOf('tab', 'sample'));
  await light.choose('race');
  const lanes = light.root.getByRole('group', { name: /lane \d/i });
  await expect(lanes).toHaveCount(2);
  for (const lane of await lanes.all()) {
    const box = await lane.locator('canvas').boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(100);
  }
});
