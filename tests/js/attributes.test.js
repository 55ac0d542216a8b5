/** Attributes and properties of the element: their values, and what the console says of others. */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { manifest } from '../../tools/declarations.mjs';
import { NUMBER, STEP, TEXT, keepClean } from '../../www/element/properties.js';
import { VALUES, check, checkAttribute } from '../../www/element/attribute-values.js';
import { KINDS } from '../../www/ui/predictions/prediction-control.js';
import { LANGUAGES } from '../../www/i18n/languages.js';
import { codesOf, words } from './dictionaries.js';
import { ROOT, sourcesIn } from './sources.js';

/**
 * What the console is warned of.
 * @param {import('node:test').TestContext} context
 * @param {() => void} work
 */
async function warnings(context, work) {
  const warned = context.mock.method(console, 'warn', () => {});
  work();
  // The element imports the warnings for the first one.
  await import('../../www/ui/kit/warnings.js');
  await new Promise((go) => setImmediate(go));
  const texts = warned.mock.calls.map(({ arguments: [text] }) => String(text));
  warned.mock.restore();
  return texts;
}

test('the page offers the themes that the element has, and each has a name', () => {
  // An import for four words would cost the first board more than it saves.
  const [{ text }] = sourcesIn('www/page', /^page\.js$/);
  const [, listed] = /const THEMES = \[(.*)\];/.exec(text) ?? assert.fail();
  assert.deepEqual(listed.match(/\w+/g), VALUES.theme);
  for (const theme of VALUES.theme) assert.ok(words.has(`app.theme.${theme}`), theme);
});

test('each wrong value is warned of once, with the allowed values; right ones are not', async (context) => {
  const predict = ['all', 'new', 'next level 4', 'Value+plies', '20', ' '];
  const named = { ...VALUES, predict, step: ['0', '9000', 'answer', 'end'], speed: ['2.5'] };
  for (const [name, allowed] of Object.entries({ ...named, lang: Object.keys(LANGUAGES) })) {
    const rights = () => ['', ...allowed].forEach((value) => check(name, value));
    assert.deepEqual(await warnings(context, rights), [], name);
    const [warning, ...more] = await warnings(context, () => check(name, 'nonsense'));
    assert.deepEqual(more, []);
    assert.match(warning, new RegExp(`${name}="nonsense" is not known\\. Allowed: `));
    if (Object.hasOwn(VALUES, name)) assert.ok(warning.endsWith(`${allowed.join(', ')}.`), warning);
  }
  assert.equal((await warnings(context, () => check('step', '-1'))).length, 1);
  assert.equal((await warnings(context, () => check('predict', 'new nonsense'))).length, 1);
  assert.deepEqual([...KINDS].sort(), codesOf('crate/src/question.rs', 'QuestionKind').sort());
  assert.equal((await warnings(context, () => checkAttribute('autoplay', 'false'))).length, 1);
  const switches = () => ['', 'true', null].forEach((value) => checkAttribute('readonly', value));
  assert.deepEqual(await warnings(context, switches), []);
  assert.deepEqual(await warnings(context, () => check('label', 'nonsense')), []);
});

test('a property warns of a value when it is set to it, and keeps what is clean', async (context) => {
  class Film {
    view = '';
    step = /** @type {unknown} */ (0);
    speed = /** @type {unknown} */ (0);
  }
  keepClean(Film.prototype, { view: TEXT, step: STEP, speed: NUMBER });
  const film = Object.create(Film.prototype);
  const set = (/** @type {object} */ values) => () => void Object.assign(film, values);
  assert.equal(
    (await warnings(context, set({ view: 'bord', step: 'twelve', speed: '-2' }))).length,
    3,
  );
  assert.deepEqual([film.view, film.step, film.speed], ['bord', 0, 0]);
  assert.deepEqual(await warnings(context, set({ view: 'bord', step: 'twelve', speed: '-2' })), []);
  assert.deepEqual(await warnings(context, set({ view: 'map', step: 'answer', speed: '2' })), []);
  assert.deepEqual([film.view, film.step, film.speed], ['map', 'answer', 2]);
  assert.deepEqual(await warnings(context, set({ step: null, speed: undefined, view: {} })), []);
});

test('the values are those that the types name, and the layouts those that the families have', () => {
  const [{ declarations }] = manifest().modules;
  const types = new Map(declarations[0].attributes?.map(({ name, type }) => [name, type?.text]));
  for (const [name, allowed] of Object.entries(VALUES)) {
    const told = [...(types.get(name) ?? '').matchAll(/'([^']+)'/g)].map(([, value]) => value);
    assert.deepEqual(told.sort(), [...allowed].sort(), name);
  }
  const families = readdirSync(new URL('www/families', ROOT), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => sourcesIn(`www/families/${name}`, /^(map|panel-switch)\.js$/)[0].text);
  const layouts = families.flatMap((source) => {
    const [, list] = /layouts = \/\*\* @type \{const\} \*\/ \(\[(.*?)\]/i.exec(source) ?? [];
    assert.ok(list, 'a family has layouts');
    return [...list.matchAll(/'(\w+)'/g)].map(([, name]) => name);
  });
  assert.deepEqual([...new Set(layouts)].sort(), [...VALUES.layout].sort());
});
