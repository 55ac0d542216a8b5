/** The words that a puzzle needs in each language: those that are missing are named. */
/** @import { PuzzleKind } from '../../www/core/engine/catalogue.js' */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { Session, catalogue, loadEngine } from '../../www/core/engine/session.js';
import { stepSentence } from '../../www/families/state-space/sentence.js';
import { unmarked, wordsOf } from '../../www/i18n/index.js';
import { DICTIONARIES, messagesOf } from './dictionaries.js';
import { fits, kindsOf } from './families.js';

before(async () => {
  const wasm = new URL('../../www/wasm/searchlight_bg.wasm', import.meta.url);
  await loadEngine(readFileSync(wasm));
});

/** @typedef {Pick<PuzzleKind, 'id' | 'family' | 'presets'>} Needing */

/**
 * Returns the messages that a puzzle needs and a language lacks.
 * @param {Needing} kind
 * @param {Map<string, unknown>} messages
 */
function missing({ id, family, presets }, messages) {
  const own = ['name', 'inShort', 'rules', 'text', ...(family === 'state-space' ? ['move'] : [])];
  const needed = own.map((key) => `${id}-${key}`);
  const named = presets
    .map((preset) => [`${id}-preset-${preset.id}`, `preset-${preset.id}`])
    .filter((keys) => !keys.some((key) => messages.has(key)))
    .map(([key]) => key);
  return [...needed.filter((key) => !messages.has(key)), ...named];
}

test('each puzzle has the words that it needs, in each language', () => {
  const lacking = DICTIONARIES.flatMap(({ language, page }) => {
    const messages = messagesOf(page);
    return catalogue().flatMap((kind) => missing(kind, messages).map((id) => `${language}: ${id}`));
  });
  assert.deepEqual(lacking, [], 'see "How to add a puzzle" in ARCHITECTURE.md, step 5');
});

test('the words that a new puzzle lacks are named', () => {
  const [{ page }] = DICTIONARIES;
  const presets = [{ ...catalogue()[0].presets[0], id: 'turn' }];
  const own = 'wheel-name = Wheel\nwheel-inShort = Turn.\nwheel-rules = A move turns.\n';
  const lacking = missing({ id: 'wheel', family: 'state-space', presets }, messagesOf(page + own));
  assert.deepEqual(lacking, ['wheel-text', 'wheel-move', 'wheel-preset-turn']);
});

test('a move is in the form that the sentences of all puzzles need', () => {
  const forms = { en: /^[a-z]+ing /, vi: /^\p{Ll}[^.,]*( |$)/u, zh: /^[^，。了]+$/u };
  for (const { language, page } of DICTIONARIES) {
    const words = wordsOf(language, page);
    for (const { id } of kindsOf('state-space')) {
      const move = words.text(`${id}.move`, VALUES);
      assert.match(move, forms[/** @type {'en'} */ (language)], `${language}: ${id}-move`);
    }
  }
});

/** The cells of a move. What a puzzle names besides, its first variant or a hole says as well. */
const VALUES = { row: 1, column: 2, fromRow: 3, fromColumn: 4, tile: 8, direction: 'left' };

/** The words of each language. */
const SPOKEN = DICTIONARIES.map(({ language, page }) => ({
  language,
  words: wordsOf(language, page),
}));

test('the sentence of a move has all values that the puzzle’s words of it name', () => {
  for (const { presets, algorithms } of kindsOf('state-space')) {
    for (const algorithm of algorithms) {
      const [{ link }] = presets;
      const first = new Session(link);
      const changed = first.withAlgorithm(algorithm);
      first.free();
      if (!fits(() => new Session(changed).free())) continue;
      const session = new Session(changed);
      session.advance(100);
      for (const step of session.description.family === 'state-space' ? [1, 2, 3] : []) {
        session.show(step);
        for (const { language, words } of SPOKEN) {
          const ending = null;
          const said = stepSentence(words, session.description, session.event(), { ending });
          assert.doesNotMatch(unmarked(said), /[{}]|undefined|state-space/, `${language}: ${said}`);
        }
      }
      session.free();
    }
  }
});

test('a move between two states is named by the core: a tile, and the way that it goes', () => {
  const [tiles] = kindsOf('state-space').filter(({ id }) => id === 'tiles');
  const session = new Session(tiles.presets[0].link);
  session.advance(100);
  session.show(1);
  const event = session.event();
  assert.ok(event.kind === 'move');
  const { from, to, values } = event;
  assert.deepEqual(Object.keys(values ?? {}), ['tile', 'direction']);
  assert.deepEqual(
    session.ask((space) => space.moveValues(from, to)),
    values,
  );
  const words = wordsOf('en', DICTIONARIES[0].page);
  const said = stepSentence(words, session.description, event, { ending: null });
  assert.match(said, /Moving tile \d (up|down|left|right) leads to a board \*\*not seen before/);
  session.free();
});
