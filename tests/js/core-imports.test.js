/** The core's files import one way: there is no circle, and none goes up ARCHITECTURE.md's code map. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { sourcesIn, withoutComments } from './sources.js';

/**
 * The rooms of the core, an entry of the code map's numbered list each: a module imports only from its
 * own and those before.
 */
const ROOMS = entriesOf('ARCHITECTURE.md', '### The core').map((entry) =>
  [...entry.split(': ')[0].matchAll(/`(\w+)(?:\.rs|\/)`/g)].map(([, name]) => name),
);

/**
 * The entries of the numbered list behind a heading of a text.
 * @param {string} path
 * @param {string} heading
 */
function entriesOf(path, heading) {
  const text = readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
  const [, section] = text.split(new RegExp(`^${heading}.*$`, 'm'));
  const [list] = section.split(/^#/m);
  return list.split('\n').filter((line) => /^\d+\. /.test(line));
}

/** The core's modules by path, such as `games::oracle`. */
const MODULES = new Map(
  sourcesIn('crate/src', /\.rs$/)
    .map(({ path, text }) => ({ path: path.slice('crate/src/'.length, -'.rs'.length), text }))
    .filter(({ path }) => path !== 'lib' && !path.startsWith('wasm'))
    .map(({ path, text }) => [path.replaceAll('/', '::'), withoutComments(text)]),
);

/**
 * The paths that a use declaration names, its braces multiplied out.
 * @param {string} use
 * @returns {string[]}
 */
function named(use) {
  const [, before, inside] = /^([^{]*)\{(.*)\}$/s.exec(use) ?? [];
  if (inside === undefined) return [use.split(' as ')[0]];
  const parts = [];
  let depth = 0;
  let part = '';
  for (const letter of `${inside},`) {
    depth += Number(letter === '{') - Number(letter === '}');
    if (letter === ',' && depth === 0) {
      if (part.trim()) parts.push(part.trim());
      part = '';
    } else {
      part += letter;
    }
  }
  return parts.flatMap((rest) => named(before + rest));
}

/**
 * The module that a path leads to, seen from another module; undefined outside the core.
 * @param {string} path
 * @param {string} from
 */
function moduleAt(path, from) {
  const [first, ...rest] = path.split('::');
  let parts = rest;
  let base = from.split('::');
  if (first === 'crate') base = [];
  else if (first === 'super') base.pop();
  else if (MODULES.has(`${from}::${first}`)) parts.unshift(first);
  else if (first !== 'self') return undefined;
  for (; parts[0] === 'super'; parts = parts.slice(1)) base.pop();
  const full = [...base, ...parts];
  while (full.length > 0 && !MODULES.has(full.join('::'))) full.pop();
  return full.join('::') || undefined;
}

/** The modules that each module imports. */
const IMPORTS = new Map(
  [...MODULES].map(([name, text]) => {
    const production = text.split('#[cfg(test)]')[0];
    const uses = [...production.matchAll(/\buse ([^;]+);/g)].flatMap(([, use]) =>
      named(use.replace(/\s+/g, ' ')),
    );
    const inline = [...production.matchAll(/\bcrate::[a-z_:]+/g)].map(([path]) => path);
    const modules = [...uses, ...inline].map((path) => moduleAt(path, name));
    return [name, new Set(modules.filter((one) => one && one !== name))];
  }),
);

test('the imports of the core and its code map are found', () => {
  assert.deepEqual(ROOMS[0], ['text', 'bytes', 'board', 'split_mix']);
  assert.ok(ROOMS.length > 8 && ROOMS.flat().includes('judge'));
  assert.ok(MODULES.size > 80);
  assert.ok(IMPORTS.get('judge')?.has('text') && IMPORTS.get('registry')?.has('puzzles'));
  assert.deepEqual(named('a::{b, c::{d, e as f}, self}'), [
    'a::b',
    'a::c::d',
    'a::c::e',
    'a::self',
  ]);
});

test('there is no circle of imports', () => {
  const done = new Set();
  /** @param {string} name @param {string[]} path */
  const visit = (name, path) => {
    assert.ok(!path.includes(name), [...path.slice(path.indexOf(name)), name].join(' -> '));
    if (done.has(name)) return;
    for (const next of IMPORTS.get(name) ?? []) visit(String(next), [...path, name]);
    done.add(name);
  };
  for (const name of MODULES.keys()) visit(name, []);
});

test('no import goes up the code map', () => {
  const level = (/** @type {string} */ name) =>
    ROOMS.findIndex((room) => room.includes(name.split('::')[0]));
  for (const [name, imports] of IMPORTS) {
    assert.notEqual(level(name), -1, `${name} has no room`);
    for (const imported of imports) {
      assert.ok(level(String(imported)) <= level(name), `${name} imports ${imported}`);
    }
  }
});
