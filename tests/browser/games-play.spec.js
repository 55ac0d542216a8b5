/** Games that a person plays on the table: against the engine, and with another person. */
import { Play, addressOf, tabGame, told, bestMove, wins } from './games.js';
import { expect, test, words } from './light.js';

/**
 * @import { Light } from './light.js'
 * @import { Game } from './games.js'
 */

const sample = tabGame(10, 4);
/** The cell of row 4, column 3, which wins with two moves. */
const WON = 26;

/**
 * @param {(path?: string) => Promise<Light>} open
 * @param {string} preset
 * @param {string} [puzzle]
 */
async function start(open, preset, puzzle = 'tab') {
  const light = await open(await addressOf(puzzle, preset));
  const play = new Play(light);
  await play.known();
  await play.show('play');
  await expect(light.button('games.play.new')).toBeVisible();
  return { light, play };
}

/** @param {Light} light @param {Game} game @param {number} position @param {string} [player] */
const isMine = (light, game, position, player = 'A') =>
  expect(light.says('games.play.yours', { player, here: game.name(position) })).toBeVisible();

test('who follows the hints wins, as soon as the table says', async ({ open }) => {
  const { light, play } = await start(open, 'sample');
  await isMine(light, sample, WON);
  for (let position = WON; sample.plies[position] > 0; position = await play.position()) {
    await light.button('games.play.hint').click();
    const hint = play.legal.filter({ hasText: words.text('games.row.mark.shortest') });
    const moves = sample.successors(position);
    const best = moves.filter((to) => sample.plies[to] === sample.plies[position] - 1);
    const shown = await hint.innerText();
    expect(
      best.map((to) => sample.move(position, to)).filter((move) => shown.includes(move)),
    ).toHaveLength(1);
    await expect(light.root.getByText(/A winning move: .+\./).first()).toBeVisible();
    await hint.click();
  }
  const count = sample.plies[WON];
  const here = sample.name(await play.position());
  await expect(light.says('games.play.over.you', { count, here })).toBeVisible();
  await expect(play.made).toHaveCount(count);
  for (let move = 0; move < count; move++) {
    const effect = move % 2 === 0 ? 'kept' : 'lost';
    await expect(play.made.nth(move)).toContainText(words.text(`games.play.effect.${effect}`));
  }
  await expect(light.button('games.play.hint')).toBeDisabled();
  await expect(light.button('games.play.why.you')).toHaveCount(0);
});

test(
  'two persons play by clicks on the board, and other cells do nothing',
  { tag: '@long' },
  async ({ open }) => {
    const { light, play } = await start(open, 'sample');
    await play.side('opponent', 'person').check({ force: true });
    const turn = (/** @type {string} */ player, /** @type {number} */ position) =>
      expect(light.says('games.play.turn', { player, here: sample.name(position) })).toBeVisible();
    await turn('A', WON);
    const targets = await play.labels();
    const may = words.text('games.cell.target', { place: '', content: '' }).split(':')[0];
    const marked = targets.flatMap((label, cell) => (label.includes(may) ? [cell] : []));
    expect(marked).toEqual([...sample.successors(WON)].sort((one, other) => one - other));
    for (const cell of [WON, 0, 39, 25]) await play.cell(cell).click();
    await turn('A', WON);
    await expect(play.made).toHaveCount(0);
    let [position, player, count] = [WON, 'A', 0];
    // The longest way: the highest move last.
    while (sample.successors(position).length > 0) {
      position = sample.successors(position)[0];
      await play.cell(position).click();
      count += 1;
      player = player === 'A' ? 'B' : 'A';
      if (sample.successors(position).length > 0) await turn(player, position);
    }
    const [winner, loser] = player === 'A' ? ['B', 'A'] : ['A', 'B'];
    const over = { winner, count, here: sample.name(position) };
    await expect(light.says('games.play.over.person', over)).toBeVisible();
    await light.button('games.play.why.person', { player: loser }).click();
    await expect(light.root.getByText(/was (winning|lost)/).first()).toBeVisible();
    await light.button('games.play.undo').click();
    await expect(play.made).toHaveCount(count - 1);
  },
);

test('a whole game is played by keyboard alone', { tag: '@long' }, async ({ open, page }) => {
  const { light, play } = await start(open, 'sample');
  const { keyboard } = page;
  /** The control that has the focus. */
  const focused = () =>
    page.evaluate(() => {
      const active = document.activeElement?.shadowRoot?.activeElement;
      return active?.getAttribute('aria-label') ?? active?.textContent?.replace(/\s+/g, ' ') ?? '';
    });
  /** @param {RegExp} name */
  const tabTo = async (name) => {
    for (let tabs = 0; tabs < 60; tabs++) {
      if (name.test(await focused())) return;
      await keyboard.press('Tab');
    }
    throw new Error(`no way to ${name} by Tab`);
  };
  await light.focus();
  // On the board first.
  await tabTo(/^row \d+, column 1/);
  const to = bestMove(sample, WON);
  for (let down = 0; down < Math.floor(to / 4); down++) await keyboard.press('ArrowDown');
  for (let right = 0; right < to % 4; right++) await keyboard.press('ArrowRight');
  await expect(play.cell(to)).toBeFocused();
  await keyboard.press('Enter');
  await expect(play.made).toHaveCount(2);
  await expect(play.cell(to), 'the focus stays').toBeFocused();
  // Then by the buttons.
  await tabTo(new RegExp(`^ ?${words.text('games.play.hint')} ?$`));
  await keyboard.press('Enter');
  const now = await play.position();
  const best = bestMove(sample, now);
  const moves = sample.successors(now);
  await tabTo(/^ ?column \d, up \d/);
  for (let down = 0; down < moves.indexOf(best); down++) await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  const over = { count: 3, here: sample.name(best) };
  await expect(light.says('games.play.over.you', over)).toBeVisible();
  // The button is gone; what was pressed next must still go to the element.
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('search-light');
  await tabTo(new RegExp(`^ ?${words.text('games.play.new')} ?$`));
  await keyboard.press('Enter');
  await isMine(light, sample, WON);
});

test('play begins at a cell of the longest wins, too', { tag: '@long' }, async ({ open }) => {
  const { light, play } = await start(open, 'sample');
  await play.show('spread');
  const far = sample.plies.indexOf(Math.max(...sample.plies.filter(wins)));
  await light.button('games.longest.playFrom', { here: sample.name(far) }).click();
  await expect(light.radio('map.play')).toBeChecked();
  await isMine(light, sample, far);
  expect(await play.position()).toBe(far);
  await play.button(sample, far, bestMove(sample, far)).click();
  await expect(play.made).toHaveCount(2);
  // A new game begins where this one began, whoever begins it.
  await light.button('games.play.new').click();
  await isMine(light, sample, far);
  await play.side('first', 'engine').check({ force: true });
  await expect(play.made).toHaveCount(1);
  await light.button('games.play.new').click();
  await expect(play.made.first()).toContainText(sample.move(far, bestMove(sample, far)));
  // Beside the game the table is as it was.
  await play.show('why');
  await light.press('End');
  await play.expectContents(sample.plies.map(told));
});

test(
  'Play leaves a game for the film, a game stops the film, and neither is lost',
  { tag: '@long' },
  async ({ open }) => {
    const { light, play } = await start(open, 'sample');
    const isPlaying = light.button('transport.pause');
    const isStopped = light.button('transport.play');
    await play.legal.first().click();
    await expect(play.made).toHaveCount(2);
    await isStopped.click();
    await expect(light.radio('map.why'), 'the film is what is shown').toBeChecked();
    await expect.poll(() => light.step()).toBeGreaterThan(1);
    await play.show('play');
    await expect(isStopped, 'a game stops the film').toBeVisible();
    await expect(play.made).toHaveCount(2);
    // A game that is over is left, too.
    while ((await play.legal.count()) > 0) {
      await play.legal.first().click();
      // Until the engine has answered, or the game is over.
      await light.frames(2);
    }
    const made = await play.made.count();
    const step = await light.step();
    await light.press(' ');
    await expect(isPlaying).toBeVisible();
    await expect(light.radio('map.why')).toBeChecked();
    await expect.poll(() => light.step()).toBeGreaterThan(step);
    // Where a game begins elsewhere than by its tab the film stops as well.
    await play.show('spread');
    await expect(isPlaying).toBeVisible();
    await light.button('games.longest.playFrom', { here: sample.name(farthest()) }).click();
    await expect(isStopped).toBeVisible();
    await isMine(light, sample, farthest());
    expect(made).toBeGreaterThan(2);
  },
);

/** The first cell from which a win takes longest. */
const farthest = () => sample.plies.indexOf(Math.max(...sample.plies.filter(wins)));
