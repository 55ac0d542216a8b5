/**
 * Writes what a built page knows of its wasm modules, after they were built: in
 * `www/wasm/families`, `modules.js` has their addresses and the runs that each of them has, and
 * `bindings.js` their generated bindings. They replace the files of the same names in
 * `www/core/engine`.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PUZZLES } from '../www/wasm/catalogue.js';
import { FAMILIES, MODULES } from './wasm.mjs';

/** Errors of a module that lacks the puzzle or the algorithm of a link. */
const LACKS = ['puzzle', 'unknownAlgorithm'];

/** Name under which a module lists the algorithms of puzzles that host pages define. */
const OWN = 'own';

const WASM = /_bg\.wasm$/;
const ids = readdirSync(FAMILIES)
  .filter((name) => WASM.test(name))
  .map((name) => name.replace(WASM, ''));
const modules = await Promise.all(ids.map(moduleOf));
// Sort by size: a page fetches the smallest module that has the run.
modules.sort((one, other) => one.bytes - other.bytes);

/** @param {string} id */
async function moduleOf(id) {
  const core = await import(pathToFileURL(join(FAMILIES, `${id}.js`)).href);
  const wasm = readFileSync(join(FAMILIES, `${id}_bg.wasm`));
  core.initSync({ module: wasm });
  const all = PUZZLES.map((kind) => [
    kind.id,
    kind.algorithms.filter((_, index) =>
      kind.presets.some(({ link }) => opens(core, withCode(link, kind.codes[index]))),
    ),
  ]);
  if (core.GivenRows) all.push([OWN, algorithmsOfOwn(core)]);
  const runs = Object.fromEntries(all.filter(([, algorithms]) => algorithms.length > 0));
  return { id, bytes: wasm.length, runs };
}

/**
 * Returns the algorithms that a module has for puzzles and games of a host page.
 * @param {any} core
 */
function algorithmsOfOwn(core) {
  const ends = ['finish', 'finishGame'].filter((name) => name in core.GivenRows.prototype);
  return ends.flatMap((name) => {
    const rows = new core.GivenRows('probe', 1, 1, name === 'finish' ? 'h' : '');
    rows.states(
      Uint8Array.of(1),
      Uint32Array.of(...(name === 'finish' ? [0] : [])),
      Uint8Array.of(1),
    );
    rows.moves(Uint32Array.of(0), Uint32Array.of(), Uint32Array.of(), Uint32Array.of());
    rows[name](false);
    while (!rows.advance(1000));
    const { link, codes, algorithms } = rows.keep();
    rows.free();
    return algorithms.filter((/** @type {string} */ _, /** @type {number} */ index) =>
      opens(core, withCode(link, codes[index])),
    );
  });
}

/**
 * Returns a link to the same instance with another algorithm, without options, at its start: each of
 * the last three numbers of a link to a start takes one byte.
 * @param {number[]} link
 * @param {number} code
 */
function withCode(link, code) {
  return Uint8Array.from([...link.slice(0, -3), code, 0, 0]);
}

/**
 * Returns whether a module has the run of a link.
 * @param {any} core
 * @param {Uint8Array} link
 */
function opens(core, link) {
  try {
    new core.Session(link).free();
    return true;
  } catch (error) {
    return !LACKS.includes(/** @type {{ code: string }} */ (error).code);
  }
}

/** The module of the menu's first puzzle: its bindings are part of the first script. */
const [usual] = PUZZLES;
const first = modules.find(({ runs }) => runs[usual.id]?.includes(usual.algorithm))?.id;
if (!first) throw new Error(`No module runs ${usual.id} by ${usual.algorithm}.`);

const entries = modules.map(
  ({ id, runs }) =>
    `  {\n    id: '${id}',\n    url: new URL('./${id}_bg.wasm', import.meta.url),\n    runs: ${JSON.stringify(runs)},\n  },\n`,
);
const bindings = ids.map((id) =>
  id === first
    ? `  ${id}: async () => first,\n`
    : `  ${id}: () => importChunk(() => import('./${id}.js')),\n`,
);
writeFileSync(
  join(FAMILIES, 'bindings.js'),
  `import { importChunk } from '../../core/net/lazy-import.js';
import * as first from './${first}.js';

export const BINDINGS = {
${bindings.join('')}};
`,
);
// Written last, so that its time stamp is the time of the build.
writeFileSync(MODULES, `export const MODULES = [\n${entries.join('')}];\n`);
