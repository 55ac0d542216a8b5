/** The core's files import one way: there is no circle, and none goes up ARCHITECTURE.md's code map. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { sourcesIn, withoutComments } from './sources.js';

/**
 * The rooms of the core, a row of the code map's table each: a module imports only from its
 * own and those before.
 */
const ROOMS = rowsOf('ARCHITECTURE.md', '### `crate/src/`').map((row) =>
  [...row.split('|')[1].matchAll(/`(\w+)\/?`/g)].map(([, name]) => name),
);

/**
 * The rows of the table behind a heading of a text, without its own heading.
 * @param {string} path
 * @param {string} heading
 */
function rowsOf(path, heading) {
  const text = readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
  const [, section] = text.split(new RegExp(`^${heading}.*$`, 'm'));
  const [table] = section.split(/^#/m);
  return table.split('\n').filter((line) => /^\| `/.test(line));
}

/** The core's modules by path, such as `games::oracle`. */
const MODULES = new Map(
  sourcesIn('crate/src', /\.rs$/)
    .map(({ path, text }) => ({ path: path.slice('crate/src/'.length, -'.rs'.length), text }))
    .filter(({ path }) => path !== 'lib')
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

/** The modules of the names that the crate hands on from its root, such as `Kind`. @type {Map<string, string>} */
const HANDED = new Map(
  sourcesIn('crate/src', /^lib\.rs$/).flatMap(({ text }) =>
    [...withoutComments(text).matchAll(/\bpub use ([^;]+);/g)].flatMap(([, use]) =>
      named(use.replace(/\s+/g, ' ')).map((path) => {
        const parts = path.split('::');
        return /** @type {[string, string]} */ ([parts.pop(), parts.join('::')]);
      }),
    ),
  ),
);

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
  const handed = base.length === 0 ? HANDED.get(parts[0]) : undefined;
  const full = handed ? handed.split('::') : [...base, ...parts];
  while (full.length > 0 && !MODULES.has(full.join('::'))) full.pop();
  return full.join('::') || undefined;
}

/** The paths that a module names, from the root or a module beside it or in it. @param {string} text */
function pathsIn(text) {
  const production = text.split('#[cfg(test)]')[0];
  const uses = [...production.matchAll(/\buse ([^;]+);/g)].flatMap(([, use]) =>
    named(use.replace(/\s+/g, ' ')),
  );
  return [...uses, ...[...production.matchAll(/(?<![\w:])\w+::\w[\w:]*/g)].map(([path]) => path)];
}

/** The modules that a module imports. @param {string} name @param {string} text */
const importsOf = (name, text) =>
  new Set(
    pathsIn(text)
      .map((path) => moduleAt(path, name))
      .filter((one) => one && one !== name),
  );

/** The modules that each module imports. */
const IMPORTS = new Map([...MODULES].map(([name, text]) => [name, importsOf(name, text)]));

test('the imports of the core and its code map are found', () => {
  assert.deepEqual(ROOMS.slice(0, 2), [
    ['bindings'],
    ['text', 'bytes', 'board', 'split_mix', 'branching_rule'],
  ]);
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

test('an import through the root of the crate is seen', () => {
  const text = 'use crate::{Kind, Registry as All, text::Line};\nfn f() -> crate::Outcome {}';
  assert.deepEqual([...importsOf('puzzles', text)], ['kind', 'registry', 'text', 'search']);
});

test('the core imports by module: the names in its root are for its users', () => {
  for (const [name, text] of MODULES) {
    const handed = pathsIn(text).filter((path) => {
      const [root, first] = path.split('::');
      return root === 'crate' && (first === '*' || HANDED.has(first));
    });
    assert.deepEqual(handed, [], `${name} imports through the root`);
  }
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
