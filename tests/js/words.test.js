/** The dictionaries: what the code asks for is there, what is there is asked for. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { Session, catalogue, loadEngine } from '../../www/core/engine/session.js';
import { namesOf } from '../../www/core/engine/enum-names.js';
import { STEP_SIZES } from '../../www/core/playback/player.js';
import { wordsOf } from '../../www/i18n/index.js';
import { refuted } from '../../www/ui/kit/refutation.js';
import { sentence, stepSentence } from '../../www/families/state-space/sentence.js';
import { CandidateStatus, ProbeKind, ProbeResult, StepKind } from '../../www/wasm/searchlight.js';
import {
  CLI_EN,
  DICTIONARIES,
  EN,
  ERRORS,
  codesOf,
  frontCodes,
  heldIn,
  idOf,
  isSentence,
  messagesOf,
  standsFor,
  words,
} from './dictionaries.js';
import { CORES, fits, isVast, kindsOf } from './families.js';
import { ROOT, sourcesIn, staticImportsOf, withoutComments } from './sources.js';
import { IS_LONG } from '../long.js';

before(async () => {
  const wasm = new URL('../../www/wasm/searchlight_bg.wasm', import.meta.url);
  await loadEngine(readFileSync(wasm));
});

/**
 * The string and template literals of a source that may be keys; `null` stands for a hole.
 * @param {string} code
 * @returns {(string | null)[][]}
 */
function literalsOf(code) {
  const plain = withoutComments(code);
  // Looking ahead, because a template literal may stand inside another one.
  const found = ["'([\\w.-]+)'", '`((?:[\\w.-]|\\$\\{[^}`]*\\})+)`'].flatMap((literal) =>
    [...plain.matchAll(new RegExp(`(?=${literal})`, 'g'))].map(([, text]) => text),
  );
  return found
    .filter((text) => text.includes('.'))
    .flatMap(eachWay)
    .map((text) =>
      text.split(/(\$\{[^}]*\})/).map((part) => (part.startsWith('${') ? null : part)),
    );
}

/** A literal with each of two texts in the place of a hole that says which. @param {string} text @returns {string[]} */
function eachWay(text) {
  const [hole, ...ways] = /\$\{[^}]*\? '([\w.]*)' : '([\w.]*)'\}/.exec(text) ?? [];
  return hole ? ways.flatMap((way) => eachWay(text.replace(hole, () => way))) : [text];
}

/** The names of properties that only their puzzles know. @param {string} text of the core */
const propertiesOf = (text) =>
  [...text.matchAll(/Refutation::Own \{\s*property: "(\w+)"/g)].map(([, name]) => name);

/** The ids of all messages, those of the command among them. */
const ALL = [...messagesOf(EN).keys(), ...messagesOf(CLI_EN).keys()];
/** Those of lessons, notes, predictions, programs and the playground, which have tests of their own. */
const [{ lessons, notes, predictions, code, find, play, explore, playground, own: ofPages }] =
  DICTIONARIES;
const APART_IDS = [
  ...[lessons, notes, predictions, code, find, play, explore, playground, ofPages],
].flatMap((text) => [...messagesOf(text).keys()]);
const FIRST_PARTS = new Set(ALL.flatMap((id) => [id.split('-')[0], id.split('-', 2).join('-')]));

/**
 * @typedef {object} Asked
 * @property {string} path
 * @property {(string | null)[]} parts
 * @property {Set<string>} literals all short strings of the same file: what its holes can hold
 * @property {(string | null)[][]} beside all that look like keys in the same file
 */

/** The short strings of a source. @param {string} text */
const literalsIn = (text) => [...text.matchAll(/'([\w-]+)'/g)].map(([, literal]) => literal);

/** What looks like a key in the sources. @returns {Asked[]} */
function askedKeys() {
  const families = sourcesIn('www/families', /\.js$/);
  return (
    sourcesIn('www', /\.js$/)
      .filter(({ path }) => !path.startsWith('www/wasm/'))
      .flatMap(({ path, text }) => {
        // A family's files share what they name; the shell puts what any family names into holes.
        const [, family] = /^(www\/families\/[\w-]+\/)/.exec(path) ?? [];
        const isOwn = (/** @type {string} */ other) =>
          path.startsWith('www/ui/') || (family !== undefined && other.startsWith(family));
        const named = families.filter((source) => isOwn(source.path));
        const literals = new Set([text, ...named.map((source) => source.text)].flatMap(literalsIn));
        const beside = literalsOf(text);
        return beside.map((parts) => ({ path, parts, literals, beside }));
      })
      .filter(({ parts: [first] }) => first === '' || FIRST_PARTS.has(first?.split('.')[0] ?? ''))
      .filter(({ parts }) => parts.some((part) => /^[\w-]+\.|\.[\w-]*$/.test(part ?? '')))
      // Files are no keys.
      .filter(({ parts }) => !/\.(js|html|css|wasm|svg|ftl)$/.test(parts.at(-1) ?? ''))
  );
}

/** What the core puts into holes: names and codes. */
function coreWords() {
  const kinds = catalogue();
  const searches = kinds.flatMap(({ algorithms }) => algorithms);
  // Examples of one puzzle may have other settings.
  const told = kinds.flatMap(({ presets }) =>
    presets.map(({ link }) => new Session(link).description),
  );
  return new Set([
    ...told.flatMap(({ reasons, variant }) => [...reasons, ...(variant ? [variant] : [])]),
    ...told.flatMap(({ settings }) => settings.flatMap(({ id, options }) => [id, ...options])),
    // What a step of a game tree does, and the results in its sentences.
    ...codesOf('crate/src/games/tree/event.rs', 'Visit'),
    ...['win', 'draw', 'loss', 'estimate', 'undecided', 'first', 'second', 'best', 'same'],
    // Why a variable is next, if others have as few values left.
    ...['tiedForced', 'tiedFewest'],
    ...['lesson', 'other', 'stuck', 'answer'],
    // What a move did in a game by hand.
    ...['kept', 'gave', 'held', 'lostDraw', 'lost'],
    ...kinds.map(({ id }) => id),
    ...kinds.flatMap(({ presets, algorithms }) => [...presets.map(({ id }) => id), ...algorithms]),
    ...ERRORS.flatMap(([path, name]) => codesOf(path, name)),
    ...frontCodes(),
    ...codesOf('crate/src/search.rs', 'Outcome'),
    ...codesOf('crate/src/state_space/event.rs', 'Verdict'),
    ...codesOf('crate/src/state_space/certificate.rs', 'SpaceCertificate'),
    ...codesOf('crate/src/proof.rs', 'Refutation'),
    ...sourcesIn('crate/src', /\.rs$/).flatMap(({ text }) => propertiesOf(text)),
    ...namesOf(StepKind),
    ...namesOf(CandidateStatus),
    ...namesOf(ProbeKind),
    ...namesOf(ProbeResult),
    ...['race', ...Object.keys(CORES), ...STEP_SIZES],
    ...kinds.flatMap(({ heuristics }) => heuristics),
    ...searches.flatMap((algorithm) => [algorithm, `label-${algorithm}`]),
    // Why a search with a bound refuses a move.
    ...['rule', 'beyond'],
    // The lists whose searches need words of their own.
    ...['stack', 'first', 'last'],
    // Why a board is next, and what is said while steps pass too fast to be read.
    ...['taken', 'skipped', 'move', 'back'],
    // The conventions of judges' texts that a puzzle knows besides its own.
    ...['open', 'fromOne', 'openFromOne'],
    ...['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'],
  ]);
}

/** What the sentences of a puzzle are about, and what is said of a position and of a table. */
const SENTENCES = [
  ...['fast', 'move', 'back', 'order', 'start', 'place', 'cut', 'refuse', 'retreat', 'last'],
  ...['position', 'short', 'note', 'rows', 'columns', 'gives'],
];

/** @param {Pick<Asked, 'parts'>} asked */
const patternOf = ({ parts }) =>
  new RegExp(`^${parts.map((part) => (part === null ? '([\\w-]+)' : idOf(part))).join('')}$`);

/** Whether a literal stands for words of lessons, predictions or programs: which they ask for, their tests know. @param {Asked} asked */
const isApart = (asked) => APART_IDS.some((id) => patternOf(asked).test(id));

/**
 * What tells the messages that one literal stands for.
 * @param {Asked} asked
 * @param {Set<string>} fromCore
 * @returns {(id: string) => boolean}
 */
function asks({ parts, literals, beside }, fromCore) {
  const owners = [...catalogue().map(({ id }) => id), ...Object.keys(CORES)];
  const whole = parts.join('');
  const isFilled = (/** @type {RegExp} */ pattern, /** @type {string} */ id) =>
    pattern
      .exec(id)
      ?.slice(1)
      .every((value) => fromCore.has(value) || literals.has(value));
  const pattern = patternOf({ parts });
  const keys = beside.filter(([first]) => first).map((others) => patternOf({ parts: others }));
  return (id) => {
    if (isFilled(pattern, id)) return true;
    // `${puzzle}.${key}`: its key is itself made of two in a sentence, or is made in the same file.
    const owner = owners.find((one) => id.startsWith(`${one}-`));
    if (!owner || (whole !== '.' && whole !== `${owner}.`)) return false;
    const key = id.slice(owner.length + 1);
    // A family tells a move between two cells apart.
    const said = Object.hasOwn(CORES, owner) ? key.replace(/^between-/, '') : key;
    const [group, ...rest] = said.split('-');
    if (SENTENCES.includes(group) && rest.every((part) => fromCore.has(part))) return true;
    return keys.some((other) => isFilled(other, key));
  };
}

test('every key in the code has words', () => {
  const asked = askedKeys();
  assert.ok(asked.length > 100, `only ${asked.length} keys found: is the search broken?`);
  const fromCore = coreWords();
  const missing = asked.filter((one) => !ALL.some(asks(one, fromCore)) && !isApart(one));
  assert.deepEqual(
    missing.map(({ path, parts }) => `${path}: ${parts.map((part) => part ?? '*').join('')}`),
    [],
  );
});

test('every key of the dictionaries is asked for somewhere', () => {
  const fromCore = coreWords();
  const asking = askedKeys().map((asked) => asks(asked, fromCore));
  const held = heldIn(EN);
  asking.push((id) => held.has(id));
  const unused = ALL.filter((id) => !asking.some((isAsked) => standsFor(id).some(isAsked)));
  assert.deepEqual(unused, []);
});

test('a puzzle may have words of its own for a property that only it knows', () => {
  const [{ id }] = catalogue();
  const source = 'Some(Refutation::Own {\n    property: "order",\n})';
  const fromCore = new Set([...coreWords(), ...propertiesOf(source)]);
  const asking = askedKeys().map((asked) => asks(asked, fromCore));
  const isAsked = (/** @type {string} */ key) => asking.some((one) => one(`${id}-${key}`));
  const own = ['answer-order', 'answer-orderWhy', 'certificate-order', 'certificate-checked-order'];
  assert.deepEqual(own.filter(isAsked), own);
  assert.deepEqual(['answer-sortedWhy', 'certificate-checked-sorted'].filter(isAsked), []);
});

test('a property that its puzzle has no words for is told in general, without its name', () => {
  const refutation = /** @type {const} */ ({ proof: 'own', property: 'order' });
  for (const { language, page } of DICTIONARIES) {
    for (const keys of Object.values(refuted('another', refutation))) {
      const said = wordsOf(language, page).text(keys, { ...refutation });
      assert.doesNotMatch(said, /order|undefined|[{}]/, language);
    }
  }
});

test('what comes with the extras nobody else says', () => {
  const atFirst = staticImportsOf('www/element/search-light.js');
  const extras = ['www/ui/viewer/extras.js', 'www/families/state-space/lazy-panels.js']
    .flatMap((path) => [...staticImportsOf(path)])
    .filter((path) => !atFirst.has(path));
  assert.ok(extras.includes('www/ui/viewer/drawer.js') && atFirst.has('www/ui/viewer/viewer.js'));
  const theirs = readFileSync(new URL('www/i18n/extras.en.ftl', ROOT), 'utf8');
  const late = messagesOf(theirs);
  const fromCore = coreWords();
  const wrong = askedKeys()
    .filter(({ path }) => !extras.includes(path) && !path.startsWith('www/cli'))
    // What begins with a hole is the puzzle's or the family's.
    .filter(({ parts: [first] }) => first)
    .flatMap((asked) =>
      [...late.keys()].filter(asks(asked, fromCore)).map((id) => `${asked.path}: ${id}`),
    );
  assert.deepEqual(wrong, []);
});

test('the page does not ask for words that only the command has', () => {
  for (const { path, parts } of askedKeys()) {
    if (/^www\/cli(\.js|\/)/.test(path)) continue;
    assert.ok(!parts[0]?.startsWith('cli.'), `${path}: ${parts.join('*')}`);
  }
});

test('every puzzle has its words', () => {
  for (const { id, algorithms, heuristics, presets } of catalogue()) {
    for (const key of ['name', 'rules', 'text'])
      assert.ok(words.has(`${id}.${key}`), `${id}.${key}`);
    for (const preset of presets) {
      const keys = [`${id}.preset.${preset.id}`, `preset.${preset.id}`];
      assert.ok(keys.some(words.has), keys.join(', '));
    }
    const keys = [
      ...algorithms.flatMap((name) => [`algorithm.${name}`, `algorithm.${name}.about`]),
      ...heuristics.flatMap((name) => [`heuristic.${name}`, `heuristic.${name}.about`]),
    ];
    const session = new Session(presets[0].link);
    const { settings, guides } = session.description;
    for (const setting of settings) {
      // The heuristic and its weight have a menu of their own.
      if (guides.includes(setting.id)) continue;
      keys.push(`setting.${setting.id}`);
      for (const option of setting.options) keys.push(`setting.${setting.id}.${option}`);
    }
    session.free();
    for (const key of keys) assert.ok(words.has(key), key);
  }
});

/** Other orders have a test of their own words. @param {string} algorithm */
const isBreadthFirst = (algorithm) => ['bfs', 'bidirectional', 'alternating'].includes(algorithm);

test('steps all over every preset have sentences without holes, by each breadth-first search', () => {
  const runs = kindsOf('state-space').flatMap(({ presets, algorithms }) =>
    presets
      .filter(({ link }, index) => IS_LONG || index === 0 || !isVast(link))
      .flatMap(({ id, link }) =>
        algorithms.filter(isBreadthFirst).map((algorithm) => ({ id, link, algorithm })),
      ),
  );
  for (const { id, link, algorithm } of runs) {
    const preset = new Session(link);
    const searched = preset.withAlgorithm(algorithm);
    preset.free();
    if (!fits(() => new Session(searched).free())) continue;
    const session = new Session(searched);
    while (!session.outcome) session.advance(1e6);
    const { description } = session;
    const { puzzle } = description;
    const seen = new Set();
    const known = session.advance(0);
    const stride = Math.ceil(known / (IS_LONG ? 5000 : 1000));
    const first = IS_LONG ? 2000 : 500;
    for (let step = 0; step <= known; step += step < first || step > known - 100 ? 1 : stride) {
      session.show(step);
      const ending = step === known ? session.outcome : null;
      const said = stepSentence(words, description, session.event(), { ending });
      assert.ok(isSentence(said), `${id}, step ${step}: ${said}`);
      assert.doesNotMatch(said, /undefined|NaN|[{}]/, `${id}, step ${step}: ${said}`);
      seen.add(said.replace(/\d+/g, '#'));
    }
    assert.ok(seen.size >= Math.min(3, known + 1), `${puzzle}, ${id}, ${algorithm}`);
    session.free();
  }
});

test('a search from both ends says at its last step that the depth is done, and no other does', () => {
  const done = (/** @type {string} */ said) => /ends the depth at which the sides met/.test(said);
  for (const { id, presets } of kindsOf('state-space')) {
    for (const [algorithm, says] of Object.entries({ bidirectional: true, bfs: false })) {
      const preset = new Session(presets[0].link);
      const session = new Session(preset.withAlgorithm(algorithm));
      const known = session.advance(1e9);
      const { columns } = session.description;
      const { outcome } = session;
      assert.ok(outcome?.code === 'found');
      const sentenceAt = (/** @type {number} */ step) => {
        session.show(step);
        const ending = step === known ? outcome : null;
        return sentence(words, { puzzle: id, columns }, session.event(), { ending });
      };
      const said = sentenceAt(known);
      assert.equal(done(said), says, `${id}, ${algorithm}: ${said}`);
      if (says) assert.match(said, new RegExp(`answer of ${outcome.depth} moves`));
      assert.ok(!done(sentenceAt(known - 1)));
    }
  }
});

test('before the first step a search from both ends tells of two queues, any other of one', () => {
  for (const { id, presets } of kindsOf('state-space')) {
    for (const [algorithm, isTwoSided] of Object.entries({ bidirectional: true, bfs: false })) {
      const preset = new Session(presets[0].link);
      const session = new Session(preset.withAlgorithm(algorithm));
      const [start, goals] = /** @type {any} */ (session.show(0)).sides;
      const said = sentence(words, { puzzle: id, columns: 4 }, session.event(), {
        ending: null,
        isTwoSided,
      });
      assert.equal(/one queue.* the other/.test(said), isTwoSided, said);
      assert.equal(start.discovered > 0 && goals.discovered > 0, isTwoSided);
    }
  }
});

test('a run that stops at its answer says that, and nothing of a level', () => {
  const [flip] = kindsOf('state-space');
  const event = /** @type {const} */ ({
    kind: 'move',
    verdict: 'answer',
    last: false,
    side: 'forward',
  });
  const move = { ...event, action: { from: 5, to: 5 }, from: 0, fromDepth: 0, to: 1, toDepth: 1 };
  const said = sentence(words, { puzzle: flip.id, columns: 4 }, move, {
    ending: { code: 'found', depth: 1 },
  });
  assert.match(said, /this is the answer/);
});

test('a board of the side from the goal is told by its depth, and not by a bare number', () => {
  assert.equal(words.text('board.stateBack', { depth: 1 }), 'depth 1 from the goal');
  for (const [id] of messagesOf(EN)) {
    if (!/-back-(new|duplicate)$/.test(id)) continue;
    const said = words.text(id.replaceAll('-', '.'), { depth: 1 });
    assert.match(said, /at depth 1 from (the|a) goal/, id);
  }
});

test('marks of emphasis come in pairs in every message', () => {
  for (const line of EN.split('\n')) {
    assert.equal((line.split('**').length - 1) % 2, 0, line);
  }
});

test('titles and names hold no marks of emphasis, which only a caption shows', () => {
  for (const { language, page } of DICTIONARIES) {
    const marked = [...messagesOf(page)]
      .filter(
        ([id, value]) =>
          /-(title|name|label)(-|$)/.test(id) && JSON.stringify(value).includes('**'),
      )
      .map(([id]) => `${language}: ${id}`);
    assert.deepEqual(marked, []);
  }
});
