/** The dictionaries: what the code asks for is there, what is there is asked for. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { Session, catalogue, loadEngine } from '../../www/core/engine.js';
import enExtras from '../../www/i18n/en-extras.js';
import en from '../../www/i18n/en.js';
import { FILMS } from '../../www/core/films.js';
import { RACE_SIZES } from '../../www/core/race-link.js';
import { inputFault, wordsFor } from '../../www/i18n/index.js';
import { sentence } from '../../www/families/state-space/sentence.js';
import { ALL, ERRORS, LATER, codesOf, frontCodes } from './dictionaries.js';
import { kindsOf } from './families.js';
import { ROOT, sourcesIn, withoutComments } from './sources.js';

const words = wordsFor('en', enExtras);
const PLURAL_FORMS = ['one', 'other'];

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

const FIRST_PARTS = new Set(Object.keys(ALL).map((key) => key.split('.')[0]));

/**
 * @typedef {object} Asked
 * @property {string} path
 * @property {(string | null)[]} parts
 * @property {Set<string>} literals all short strings of the same file: what its holes can hold
 */

/**
 * A module and all that it imports at once.
 * @param {string} path
 */
function filesOf(path, found = new Set()) {
  if (found.has(path)) return found;
  found.add(path);
  const text = readFileSync(new URL(path, ROOT), 'utf8');
  for (const [, from] of text.matchAll(/^(?:import|\} from)[^;]*?'(\.[^']+)';$/gm)) {
    filesOf(new URL(from, `file:///${path}`).pathname.slice(1), found);
  }
  return found;
}

/** The short strings of a source. @param {string} text */
const literalsIn = (text) => [...text.matchAll(/'([\w-]+)'/g)].map(([, literal]) => literal);

/**
 * What looks like a key in the sources.
 * @param {boolean} [onlyEarly] whether the shell has only the families that need not be fetched
 * @returns {Asked[]}
 */
function askedKeys(onlyEarly = false) {
  // What a family names, such as its counters, the shell puts into holes as soon as it is there.
  const families = sourcesIn('www/families', /\.js$/);
  const literalsOfSome = (/** @type {(path: string) => boolean} */ are) =>
    families.filter(({ path }) => are(path)).flatMap(({ text }) => literalsIn(text));
  const early = filesOf('www/element.js');
  const [always, later] = [literalsOfSome((path) => early.has(path)), literalsOfSome(() => true)];
  return (
    sourcesIn('www', /\.js$/)
      .filter(({ path }) => !/^www\/(wasm|i18n\/en)/.test(path))
      .flatMap(({ path, text }) => {
        // A family's files share what they name.
        const [, family] = /^(www\/families\/[\w-]+)\//.exec(path) ?? [];
        const isOwn = (/** @type {string} */ other) => other.startsWith(`${family}/`);
        const own = family ? literalsOfSome(isOwn) : [];
        const named = !path.startsWith('www/ui/')
          ? own
          : onlyEarly && early.has(path)
            ? always
            : later;
        const literals = new Set([...literalsIn(text), ...named]);
        return literalsOf(text).map((parts) => ({ path, parts, literals }));
      })
      .filter(({ parts: [first] }) => first === '' || FIRST_PARTS.has(first?.split('.')[0] ?? ''))
      .filter(({ parts }) => parts.some((part) => /^[\w-]+\.|\.[\w-]*$/.test(part ?? '')))
      // Files are no keys.
      .filter(({ parts }) => !/\.(js|html|css|wasm|svg)$/.test(parts.at(-1) ?? ''))
  );
}

/** What the core puts into holes: names and codes. */
function coreWords() {
  const kinds = catalogue();
  const told = kinds.map(({ presets }) => new Session(presets[0].link).description);
  return new Set([
    ...told.flatMap(({ reasons, variant }) => [...reasons, ...(variant ? [variant] : [])]),
    ...told.flatMap(({ settings }) => settings.flatMap(({ id, options }) => [id, ...options])),
    ...['lesson', 'other', 'stuck', 'answer'],
    ...kinds.map(({ id }) => id),
    ...kinds.flatMap(({ presets, algorithms }) => [...presets.map(({ id }) => id), ...algorithms]),
    ...ERRORS.flatMap(([path, name]) => codesOf(path, name)),
    ...frontCodes(),
    ...codesOf('crate/src/search.rs', 'Outcome'),
    ...codesOf('crate/src/state_space/event.rs', 'Verdict'),
    ...codesOf('crate/src/state_space/certificate.rs', 'SpaceCertificate'),
    ...codesOf('crate/src/proof.rs', 'Refutation'),
    ...['race', ...Object.keys(FILMS), ...RACE_SIZES],
    ...['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
  ]);
}

/** What the sentences of a puzzle are about, and what is said of a position and of a table. */
const DEEDS = [
  ...['move', 'back', 'start', 'place', 'cut', 'refuse', 'retreat', 'last'],
  ...['position', 'short', 'note', 'rows', 'columns'],
];

/** Keys that one literal stands for. @param {Asked} asked @param {Set<string>} fromCore */
function keysOf({ parts, literals }, fromCore) {
  const ids = catalogue().map(({ id }) => id);
  // `${puzzle}.${key}` is the sentence's: its key is itself made of two.
  const pattern = parts
    .map((part) => (part === null ? '([\\w-]+)' : part.replace(/\./g, '\\.')))
    .join('');
  return Object.keys(ALL).filter((key) => {
    const [puzzle, group, last] = key.split('.');
    if (parts.join('') === '.') {
      return ids.includes(puzzle) && DEEDS.includes(group) && (!last || fromCore.has(last));
    }
    const found = new RegExp(`^${pattern}$`).exec(key);
    return found?.slice(1).every((value) => fromCore.has(value) || literals.has(value));
  });
}

test('every key in the code has words', () => {
  const asked = askedKeys();
  assert.ok(asked.length > 100, `only ${asked.length} keys found: is the search broken?`);
  const fromCore = coreWords();
  const missing = asked.filter((one) => keysOf(one, fromCore).length === 0);
  assert.deepEqual(
    missing.map(({ path, parts }) => `${path}: ${parts.map((part) => part ?? '*').join('')}`),
    [],
  );
});

test('every key of the dictionaries is asked for somewhere', () => {
  const fromCore = coreWords();
  const used = new Set(askedKeys().flatMap((asked) => keysOf(asked, fromCore)));
  const unused = Object.keys(ALL).filter((key) => !used.has(key));
  assert.deepEqual(unused, []);
});

test('the page does not ask for words that only the command has', () => {
  for (const { path, parts } of askedKeys()) {
    if (/^www\/cli(\.js|\/)/.test(path)) continue;
    assert.ok(!parts[0]?.startsWith('cli.'), `${path}: ${parts.join('*')}`);
  }
});

/** What a session refuses with a word that comes with the extras: only they ask that of it. */
const LATE_REFUSALS = { size: 'resized', setting: 'withSetting' };

test('only the extras ask for the words that come with them', () => {
  const early = filesOf('www/element.js');
  assert.ok(early.has('www/ui/desk.js') && !early.has('www/extras.js'));
  const sources = sourcesIn('www', /\.js$/).filter(({ path }) => early.has(path));
  const nobody = (/** @type {RegExp} */ pattern, asks = sources) =>
    assert.deepEqual(asks.filter(({ text }) => pattern.test(text)).map(({ path }) => path), []); // prettier-ignore
  for (const method of Object.values(LATE_REFUSALS))
    nobody(new RegExp(`(?<!#)session\\.${method}\\(`));
  // Races are begun by the extras.
  nobody(/\bnew Race\(/);
  const notYet = new Set([...Object.keys(LATE_REFUSALS), 'race', 'time']);
  const without = (/** @type {Set<string>} */ known) =>
    new Set([...known].filter((word) => !notYet.has(word)));
  const fromCore = without(coreWords());
  const asked = askedKeys(true).filter(({ path }) => early.has(path));
  const late = asked
    .flatMap((one) => keysOf({ ...one, literals: without(one.literals) }, fromCore))
    .filter((key) => key in enExtras);
  assert.deepEqual(late, []);
});

test('every puzzle of the menu has all its words', () => {
  const outcomes = codesOf('crate/src/search.rs', 'Outcome');
  const verdicts = codesOf('crate/src/state_space/event.rs', 'Verdict');
  assert.ok(outcomes.includes('found') && verdicts.includes('duplicate'));
  for (const { id, presets } of kindsOf('state-space')) {
    const keys = ['name', 'rules', 'text', ...presets.map((preset) => `preset.${preset.id}`)];
    // Whether there can be a second goal is the puzzle's to say: every step is looked at below.
    for (const verdict of verdicts) if (verdict !== 'goal') keys.push(`move.${verdict}`);
    for (const verdict of ['new', 'duplicate', 'meeting']) keys.push(`back.${verdict}`);
    keys.push('start.new', 'start.answer', 'start.meeting', 'last.found', 'last.impossible');
    for (const key of keys) assert.ok(words.has(`${id}.${key}`), `${id}.${key}`);
  }
});

test('every puzzle that comes with its family has its words with it', () => {
  for (const [family, dictionary] of Object.entries(LATER)) {
    const known = wordsFor('en', { ...enExtras, ...dictionary });
    for (const { id, algorithms, presets } of kindsOf(family)) {
      const own = ['name', 'rules', 'text', ...presets.map((preset) => `preset.${preset.id}`)];
      const keys = own.map((key) => `${id}.${key}`);
      for (const name of algorithms) keys.push(`algorithm.${name}`, `algorithm.${name}.about`);
      const session = new Session(presets[0].link);
      for (const setting of session.description.settings) {
        keys.push(`setting.${setting.id}`);
        for (const option of setting.options) keys.push(`setting.${setting.id}.${option}`);
      }
      session.free();
      for (const key of keys) assert.ok(known.has(key), key);
    }
  }
});

/** Whether to read more of the sentences of long runs. */
const LONG = process.env.SEARCHLIGHT_LONG === '1';

test('steps all over every preset have sentences without holes, whatever the algorithm', () => {
  const runs = kindsOf('state-space').flatMap(({ presets, algorithms }) =>
    presets.flatMap(({ id, link }) => algorithms.map((algorithm) => ({ id, link, algorithm }))),
  );
  for (const { id, link, algorithm } of runs) {
    const preset = new Session(link);
    const session = new Session(preset.withAlgorithm(algorithm));
    preset.free();
    while (!session.outcome) session.advance(1e6);
    const { puzzle, columns } = session.description;
    const seen = new Set();
    const known = session.advance(0);
    const stride = Math.ceil(known / (LONG ? 5000 : 1000));
    const first = LONG ? 2000 : 500;
    for (let step = 0; step <= known; step += step < first || step > known - 100 ? 1 : stride) {
      session.show(step);
      const ending = step === known ? session.outcome : null;
      const said = sentence(words, puzzle, session.event(), columns, ending);
      assert.match(said, /^[A-Z].*[.!]$/, `${id}, step ${step}: ${said}`);
      assert.doesNotMatch(said, /undefined|NaN|[{}]/, `${id}, step ${step}: ${said}`);
      seen.add(said.replace(/\d+/g, '#'));
    }
    assert.ok(seen.size >= Math.min(3, known + 1), `${puzzle}, ${id}, ${algorithm}`);
    session.free();
  }
});

test('a search from both ends says at its last step that the level is done, and no other does', () => {
  const done = (/** @type {string} */ said) => /ends the level in which the sides met/.test(said);
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
        return sentence(words, id, session.event(), columns, ending);
      };
      const said = sentenceAt(known);
      assert.equal(done(said), says, `${id}, ${algorithm}: ${said}`);
      if (says) assert.match(said, new RegExp(`answer of ${outcome.depth} moves`));
      assert.ok(!done(sentenceAt(known - 1)));
    }
  }
});

test('a plural has the forms of its language, and counts by its count', () => {
  for (const [key, template] of Object.entries(ALL)) {
    if (typeof template === 'string') continue;
    assert.deepEqual(Object.keys(template), PLURAL_FORMS, key);
  }
  assert.equal(words.text('answer.found', { count: 1 }), 'Answer: 1 move');
  assert.equal(words.text('answer.found', { count: 4 }), 'Answer: 4 moves');
});

test('numbers are grouped, and a value is never read as a template', () => {
  const [key] = Object.entries(en).find(([, text]) => text === 'of {known}') ?? [];
  if (key) assert.equal(words.text(key, { known: 65536 }), 'of 65,536');
  assert.equal(words.number(1e11), '100,000,000,000');
  assert.equal(
    inputFault(words, { line: 3, code: 'cells', expected: 4, letters: 'bw', found: '{line}' }),
    `line 3: expected 4 cells of 'b' or 'w', found "{line}"`,
  );
});

test('a key without words throws', () => {
  for (const key of ['nothing.here', '', 'app']) {
    assert.throws(() => words.text(key), /No words/, key);
  }
  for (const key of ['nothing.here', 'toString', '__proto__']) assert.equal(words.has(key), false);
});

test('a language that is not there falls back to English', () => {
  for (const locale of ['xx', '', '__proto__', 'en-GB']) {
    assert.equal(wordsFor(locale).text('transport.play'), 'Play');
  }
});
