/**
 * Licences, bans and sources of everything that is used, without any network; and that what ships
 * carries its notices. Advisories need one: they are not looked at here.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { cargoMetadata, shippedCrates } from '../../tools/notices.mjs';
import { ROOT } from './sources.js';

/** What may ship: what asks for no more than its notice. */
const SHIPS = ['MIT', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'Zlib', 'Unicode-3.0'];

/** What may be used to build and test, and ships nowhere. */
const TOOLS = [...SHIPS, 'MPL-2.0', 'BlueOak-1.0.0', '0BSD', 'CC-BY-4.0', 'CC0-1.0', 'Unlicense'];

/** @typedef {{ version: string, license?: string, dev?: boolean, resolved?: string, link?: boolean }} Package */

/** @type {Map<string, Package>} */
const npm = new Map(
  Object.entries(
    JSON.parse(readFileSync(new URL('package-lock.json', ROOT), 'utf8')).packages,
  ).filter(([path]) => path !== ''),
);
const metadata = cargoMetadata();
const foreign = metadata.packages.filter(({ source }) => source !== null);

/**
 * Whether a licence expression is satisfied by these licences; exceptions only allow more.
 * @param {string} expression in SPDX's syntax, or with the slash that crates once had for OR
 * @param {readonly string[]} allowed
 * @returns {boolean}
 */
function isAllowed(expression, allowed) {
  const words = expression.replace(/ WITH [\w-]+/g, '').replaceAll('/', ' OR ');
  // AND binds closer than OR, and parentheses are only ever around what is joined by OR.
  const flat = words.replace(/\(([^)]*)\)/g, (_, inner) => String(isAllowed(inner, allowed)));
  return flat
    .split(' OR ')
    .some((part) =>
      part.split(' AND ').every((name) => name.trim() === 'true' || allowed.includes(name.trim())),
    );
}

test('licence expressions are read', () => {
  assert.ok(isAllowed('(MIT OR Apache-2.0) AND Unicode-3.0', SHIPS));
  assert.ok(isAllowed('GPL-3.0 OR MIT', SHIPS) && isAllowed('MIT/Apache-2.0', SHIPS));
  assert.ok(isAllowed('Apache-2.0 WITH LLVM-exception', SHIPS));
  assert.ok(!isAllowed('MPL-2.0', SHIPS) && !isAllowed('MIT AND GPL-3.0', TOOLS));
});

test('what ships and what it is made with have licences that allow it', () => {
  const shipped = shippedCrates(metadata);
  assert.ok(shipped.some(({ name }) => name === 'serde') && npm.size > 100);
  const refused = [
    ...shipped.filter(({ license }) => !isAllowed(license, SHIPS)).map(({ name }) => name),
    ...foreign.filter(({ license }) => !isAllowed(license, TOOLS)).map(({ name }) => name),
    ...[...npm]
      .filter(([, { license = '', dev }]) => !isAllowed(license, dev ? TOOLS : SHIPS))
      .map(([path]) => path),
  ];
  assert.deepEqual(refused, []);
});

test('everything comes from the two public registries', () => {
  const index = 'registry+https://github.com/rust-lang/crates.io-index';
  assert.deepEqual(
    foreign.filter(({ source }) => source !== index).map(({ name }) => name),
    [],
  );
  const strange = [...npm].filter(([, { link, resolved }]) => link || resolved !== undefined);
  assert.deepEqual(strange, []);
});

test('the packages under the MPL are named, and none of them ships', () => {
  const contributing = readFileSync(new URL('CONTRIBUTING.md', ROOT), 'utf8');
  const mpl = [...npm].filter(([, { license }]) => license === 'MPL-2.0');
  assert.ok(mpl.length > 0);
  for (const [path, { dev }] of mpl) {
    assert.ok(dev, path);
    // A package for each system is one.
    const name = path.replace(/.*node_modules\//, '').replace(/^(lightningcss)-.*/, '$1');
    assert.ok(contributing.includes(`\`${name}\``), `CONTRIBUTING.md does not name ${name}`);
  }
});

test('the built files carry the notices of what is within', () => {
  const read = (/** @type {string} */ path) => readFileSync(new URL(`dist/${path}`, ROOT), 'utf8');
  const crates = shippedCrates(metadata).map(({ name, version }) => `${name} ${version} `);
  const packages = ['lit', 'lit-html', 'lit-element', '@lit/reactive-element', '@fluent/bundle'];
  const texts = [
    ['BSD 3-Clause License', 'Copyright (c) 2017 Google LLC'],
    ['Apache License', 'Permission is hereby granted, free of charge', 'UNICODE LICENSE V3'],
  ].flat();
  for (const path of [
    'THIRD-PARTY.txt',
    'embed/THIRD-PARTY.txt',
    'embed/searchlight.standalone.js',
  ]) {
    const text = read(path);
    const wanted = [...crates, ...packages.map((name) => `\n${name} `), ...texts];
    assert.deepEqual(
      wanted.filter((part) => !text.includes(part)),
      [],
      path,
    );
  }
  assert.match(read('embed/searchlight.js'), /^\/\*! Searchlight [\d.]+, MIT OR Apache-2\.0/);
});
