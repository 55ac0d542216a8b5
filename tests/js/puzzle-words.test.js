/** The words of one puzzle: its own messages replace those of the page and of its family. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordsOf } from '../../www/i18n/index.js';
import { wordsOfPuzzle } from '../../www/i18n/puzzle-words.js';
import { DICTIONARIES, FAMILIES, messagesOf } from './dictionaries.js';

const MAZE = { puzzle: 'maze', family: 'state-space' };

/** Names of a state, and of a board, in other puzzles. A menu of all puzzles is read with those. */
const BOARDS = {
  en: /\bboards?\b|\bstates?\b/i,
  vi: /bàn cờ|\bbàn (?!phím)|trạng thái/iu,
  zh: /局面|棋盘|状态/,
};

/** What no maze says: messages of other puzzles, of other families, and of moves without a maze's own words. */
const ELSEWHERE = [
  /^(flip|rearrange|solitaire|tiles|knight|mines|tab|subtract|nim|tictactoe|chomp|wythoff)-/,
  /^(queens|sudoku|colouring)-|^guide-(variables|values)-/,
  /^(jugs|river|hanoi|pegs|rushhour|klotski|pancakes|lightsout)-/,
  new RegExp(`^(${FAMILIES.slice(1).join('|')})-`),
  /^state-space-(between-|teaches$)/,
  /^heuristic-(fifths|matching|misplaced|manhattan|linear-conflict|blocking|block|gap|chasing)/,
  /^certificate-(colours|startColour|schwenk|pieceCounts)/,
  /^predict-(value|plies|worth|variable|crossed)-/,
  /^counter-(entered|leaves|spared)(-|$)|^guide-(order|plies)|^predict-kind-worth$/,
  // Of all boards, whichever is shown.
  /^lesson-|^puzzles-(choose$|race-)|^error-(link|missing$)/,
  // A maze has neither a goal to keep, nor boards that no text describes, nor moves that fail.
  /^input-(randomGoal|noText|error-joined|error-noBlock)$|^error-(noPredecessors|tooManyMoves)$/,
  /^input-error-(tooManyPositions|lengths|stairs)$|^error-(byFormula|largeTree)$/,
  // No maze has more cells than fit, and none is searched within a bound.
  /^(answer|certificate-none)-stateLimit$|^error-beyondLimit$/,
  /^deepening-|^(algorithm-limited|algorithm-(construction|waves)|heuristic-limit)-about$/,
  /^map-(reads-.*-found|level-found|stateFound)$/,
  /^find-query-holds$/,
];

/** The text of a message, without the names of its values. @param {unknown} value */
const textIn = (value) =>
  JSON.stringify(value, (key, inner) => (key === 'name' || key === 'type' ? undefined : inner));

test('a message of a puzzle replaces the page’s and the family’s, and other messages stay', () => {
  const words = wordsOf(
    'en',
    'a-b = one\nfamily-c = two\nown-a-b = mine\nown-c = { $n } of **mine**\nonly = both\nnumber = { $n }',
  );
  const own = wordsOfPuzzle(words, { puzzle: 'own', family: 'family' });
  const texts = ['a.b', 'family.c', 'only'].map((key) => own.text(key, { n: 3 }));
  assert.deepEqual(texts, ['mine', '3 of mine', 'both']);
  assert.equal(own.marked(['nothing', 'family.c'], { n: 3 }), '3 of **mine**');
  assert.ok(own.has('own.a.b') && own.has('a.b') && !own.has('own.only'));
  assert.equal(own.number(1000), '1,000');
  assert.equal(wordsOfPuzzle(words, { puzzle: 'own', family: 'family' }), own);
  words.learn('own-only = learnt');
  assert.equal(own.text('only'), 'learnt');
  assert.equal(wordsOfPuzzle(words, { puzzle: 'flip', family: 'family' }).text('only'), 'both');
});

test('a puzzle with searches of two families has words for each, in whatever order they are asked for', () => {
  const words = wordsOf('en', 'one-move = a move\ntwo-move = a step\nown-move = sliding a tile');
  const texts = (/** @type {string} */ family, /** @type {typeof words} */ from) => {
    const own = wordsOfPuzzle(from, { puzzle: 'own', family });
    return /** @type {const} */ ([own, ['one.move', 'two.move'].map((key) => own.text(key))]);
  };
  const [second, ofSecond] = texts('two', words);
  assert.deepEqual(ofSecond, ['a move', 'sliding a tile']);
  // A move of one family is told in a film of the other.
  for (const from of [words, second]) {
    assert.deepEqual(texts('one', from)[1][0], 'sliding a tile');
  }
});

test('terms and messages of a puzzle replace those that other messages hold', () => {
  const page = wordsOf(
    'en',
    '-state = board\n-own-state = cell\nfamily-move = the move\nown-move = moving tile { $tile }',
  );
  const part = wordsOf(
    'en',
    'said = { CAPITAL(family-move) } leads to this { -state }.\nat = { CAPITAL(-state) } 5',
  );
  const own = wordsOfPuzzle(part, { puzzle: 'own', family: 'family' }, page);
  assert.equal(own.text('said', { tile: 8 }), 'Moving tile 8 leads to this cell.');
  assert.equal(own.text('at'), 'Cell 5');
  const other = wordsOfPuzzle(part, { puzzle: 'other', family: 'family' }, page);
  assert.equal(other.text('said'), 'The move leads to this board.');
  page.learn('-own-state = place');
  assert.equal(own.text('at'), 'Place 5');
  assert.equal(wordsOfPuzzle(own, { puzzle: 'own', family: 'family' }), own);
});

test('what is searched in a maze are cells: no message that a maze shows says board or state', () => {
  for (const { language, page, find, predictions } of DICTIONARIES) {
    const boards = BOARDS[/** @type {keyof typeof BOARDS} */ (language)];
    const messages = messagesOf([page, find, predictions].join('\n'));
    const wrong = [...messages.keys()].filter((id) => {
      if (ELSEWHERE.some((elsewhere) => elsewhere.test(id))) return false;
      const stripped = id.replace(/^state-space-/, '');
      const said = messages.get(`maze-${stripped}`) ?? messages.get(id);
      return boards.test(textIn(said));
    });
    assert.deepEqual(wrong, [], language);
  }
});

test('the words of a maze take the same values as those that they replace', () => {
  const valuesIn = (/** @type {unknown} */ value) =>
    [...JSON.stringify(value).matchAll(/"type":"var","name":"(\w+)"/g)].map(([, name]) => name);
  for (const { language, page, find, predictions } of DICTIONARIES) {
    const messages = messagesOf([page, find, predictions].join('\n'));
    for (const [id, value] of messages) {
      if (!id.startsWith('maze-')) continue;
      const key = id.slice('maze-'.length);
      const replaced = messages.get(key) ?? messages.get(`state-space-${key}`);
      if (!replaced || /^(move|back|order|last|start|gives)/.test(key)) continue;
      const given = new Set(valuesIn(replaced));
      for (const name of valuesIn(value)) assert.ok(given.has(name), `${language}: ${id}, ${name}`);
    }
  }
  const words = wordsOf('en', DICTIONARIES[0].page);
  const maze = wordsOfPuzzle(words, MAZE);
  assert.equal(maze.text('map.state', { state: 3, depth: 2 }), 'Cell 3 · depth 2');
  assert.match(maze.text('state-space.term.new'), /to this cell before/);
});
