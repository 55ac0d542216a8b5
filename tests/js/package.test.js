/**
 * The npm package, packed and unpacked: it has what it names, and works in Node without a page. What
 * takes an installation is in package-long.test.js.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { manifest } from '../../tools/declarations.mjs';
import { packageTypes } from '../../tools/package.mjs';
import { IS_LONG } from '../long.js';
import { emptyFolder, pack, unpack } from './package.js';
import { ROOT } from './sources.js';

/** The files that a part of a package description names. @param {unknown} part @returns {string[]} */
const named = (part) =>
  typeof part === 'string' ? [part] : Object.values(Object(part)).flatMap((one) => named(one));

/** What a program of ES modules does not do: resolve as Node 10 did, or require. */
const OTHER_WAYS = ['node10', 'node16-cjs'];

test('the package could be published: publint finds nothing, and its types resolve for ES modules', async (context) => {
  const { messages } = await publint({ pkgDir: fileURLToPath(ROOT), strict: true });
  assert.deepEqual(
    messages.map(({ code, path }) => `${code} at ${path.join('.')}`),
    [],
  );
  const tarball = new Uint8Array(readFileSync(pack(emptyFolder(context))));
  const checked = await checkPackage(createPackageFromTarballData(tarball));
  assert.ok(checked.types);
  const problems = checked.problems.filter(
    (problem) => !('resolutionKind' in problem && OTHER_WAYS.includes(problem.resolutionKind)),
  );
  assert.deepEqual(problems, []);
});

test('the packed package has every file that it names, and runs in Node without a page', (context) => {
  const folder = emptyFolder(context);
  const { at, description } = unpack(folder);
  const { exports, types, bin, customElements, unpkg, jsdelivr } = description;
  for (const path of named({ exports, types, bin, customElements, unpkg, jsdelivr })) {
    const place = join(at, path.replace('*', 'searchlight.js'));
    assert.ok(existsSync(place), `${path} is not in the package`);
  }
  for (const licence of ['LICENSE-MIT', 'LICENSE-APACHE', 'README.md']) {
    assert.ok(existsSync(join(at, licence)), licence);
  }
  const built = fileURLToPath(new URL('dist/embed', ROOT));
  // The files for pages without a server hold the engine once more, each: who needs one builds it.
  const others = readdirSync(built).filter((name) => !name.includes('standalone'));
  assert.deepEqual(readdirSync(join(at, 'dist/embed')).sort(), others.sort());
  // What it depends on, as npm would put it beside it.
  for (const name of Object.keys(description.dependencies)) {
    const from = fileURLToPath(new URL(`node_modules/${name}`, ROOT));
    cpSync(from, join(folder, 'node_modules', name), { recursive: true });
  }
  const program = join(folder, 'program.mjs');
  writeFileSync(
    program,
    `import { SearchLight, decodeState, define, encodeState, setAssets, setWords } from 'searchlight';
     import * as element from 'searchlight/element';
     import { Session, catalogue, loadEngine } from 'searchlight/core';
     import * as state from 'searchlight/state';
     if (state.encodeState(state.decodeState('AQEEBJi7AgAAqEY')) !== 'AQEEBJi7AgAAqEY') throw 1;
     define();
     await loadEngine();
     const answers = catalogue().map(({ id, presets }) => {
       const session = new Session(presets[0].link);
       session.advance(1000);
       const { step } = session.show(5);
       const state = encodeState(session.link(5));
       const isSame = encodeState(decodeState(state)) === state;
       session.free();
       return [id, step ?? 5, isSame];
     });
     console.log(JSON.stringify([typeof SearchLight, typeof element.define, typeof setAssets, typeof setWords, answers]));`,
  );
  const told = execFileSync(process.execPath, [program], { encoding: 'utf8' });
  const answers = JSON.parse(told);
  const kinds = answers.splice(0, 4);
  assert.deepEqual(kinds, ['function', 'function', 'function', 'function']);
  assert.ok(answers[0].length >= 7);
  for (const [id, step, isSame] of answers[0]) assert.deepEqual([step, isSame], [5, true], id);
  const command = join(at, description.bin.searchlight);
  const input = 'bwwb\nbbwb\nbwwb\nbwww\n';
  assert.equal(
    execFileSync(process.execPath, [command, 'flip'], { input, encoding: 'utf8' }),
    '4\n',
  );
  // The canvas is an optional package: without it, the command says what to install.
  const drawing = spawnSync(
    process.execPath,
    [command, 'picture', 'flip', '-o', join(folder, 'b.svg')],
    {
      input,
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C' },
    },
  );
  assert.equal(drawing.status, 70);
  assert.match(drawing.stderr, /npm install @napi-rs\/canvas/);
});

test('the package holds nothing twice, and what its documents link to is in it', (context) => {
  const { at } = unpack(emptyFolder(context));
  const paths = readdirSync(at, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  /** @type {Map<string, string>} */
  const known = new Map();
  for (const path of paths) {
    // Words may have comments for translators in one place, and be without in another.
    const content = readFileSync(path, path.endsWith('.ftl') ? 'utf8' : 'latin1');
    const same = path.endsWith('.ftl') ? content.trimEnd().split('\n').at(-1) : content;
    // What only exports again is the same in its types.
    if (content.length < 1000) continue;
    const twin = known.get(String(same));
    assert.equal(twin, undefined, `${path} is ${twin}`);
    known.set(String(same), path);
  }
  assert.deepEqual(
    paths.filter((path) => /glossary/.test(path)),
    [],
  );
  for (const path of paths.filter((one) => one.endsWith('.md'))) {
    const text = readFileSync(path, 'utf8').replace(/```[^]*?```|`[^`\n]*`/g, '');
    const links = text.matchAll(/\]\(([^)#\s]+)[^)]*\)|(?:src|srcset)="([^"]+)"/g);
    for (const [, link, picture] of links) {
      const to = link ?? picture;
      const isThere = /^https:/.test(to) || existsSync(join(dirname(path), to));
      assert.ok(isThere, `${path} names ${to}`);
    }
  }
});

test('state strings alone are a small bundle without the engine', async () => {
  const { build } = await import('vite');
  const entry = fileURLToPath(new URL('www/entry/state.js', ROOT));
  const lib = { entry, formats: /** @type {['es']} */ (['es']) };
  const built = await build({
    ...{ configFile: false, logLevel: 'error' },
    build: { write: false, minify: true, lib },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  assert.equal(outputs.length, 1);
  const [{ code }] = /** @type {{ code: string }[]} */ (/** @type {unknown} */ (outputs));
  assert.ok(code.length < 16_000, `${code.length} bytes`);
  assert.doesNotMatch(code, /WebAssembly|customElements/);
});

test('manifest and types are made from the source and fresh, and tell what authors may use', () => {
  const built = (/** @type {string} */ path) =>
    readFileSync(new URL(`dist/${path}`, ROOT), 'utf8').replaceAll('\r\n', '\n');
  const stale = 'run `npm run build`: it is made from an older source';
  assert.deepEqual(
    JSON.parse(built('custom-elements.json')),
    JSON.parse(JSON.stringify(manifest())),
    stale,
  );
  // The build has made the types a minute ago where the whole suite runs.
  for (const [path, text] of IS_LONG ? packageTypes() : [])
    assert.equal(built(`types/${path}`), text, stale);
  const [{ declarations }] = manifest().modules;
  const [{ attributes, members, events, tagName, cssProperties, cssParts }] = /** @type {any[]} */ (
    declarations
  );
  const names = (/** @type {{ name: string }[]} */ all) => all.map(({ name }) => name);
  assert.equal(tagName, 'search-light');
  // The guides are what authors read: each name has a row, with an example.
  const read = (/** @type {string} */ path) => readFileSync(new URL(path, ROOT), 'utf8');
  const [guide, embedding] = ['docs/javascript.md', 'docs/embedding.md'].map(read);
  for (const name of names(attributes)) {
    const row = new RegExp(`^\\| \`${name}\` +\\|.*\\| \`${name}(="[^\`]*")?\` +\\|$`, 'm');
    assert.match(guide, row, `docs/javascript.md has no row with an example of ${name}`);
  }
  for (const name of names(events)) assert.ok(guide.includes(`\`${name}\``), `no event ${name}`);
  const properties = names(cssProperties);
  assert.ok(properties.length > 0 && properties.length <= 20, `${properties.length} properties`);
  for (const name of properties) {
    const [, short] = /^--searchlight-([a-z0-9-]+)$/.exec(name) ?? [];
    assert.ok(short && embedding.includes(`\`${short}\``), `docs/embedding.md lacks ${name}`);
  }
  for (const name of names(cssParts))
    assert.ok(embedding.includes(`\`${name}\``), `docs/embedding.md lacks ${name}`);
  const api = names(members);
  for (const name of ['play', 'seek', 'getState', 'setState', 'toBlob', 'answer'])
    assert.ok(api.includes(name), `the manifest lacks ${name}`);
  for (const name of api)
    assert.match(guide, new RegExp(`\`${name}[(\`]`), `docs/javascript.md lacks ${name}`);
  for (const name of ['families', 'refresh', 'frame', 'renderRoot', 'adopt'])
    assert.ok(!api.includes(name), `the manifest tells ${name}`);
  for (const name of ['ready', 'stepchange', 'error'])
    assert.ok(names(events).includes(name), name);
  const types = built('types/searchlight.d.ts');
  for (const name of [...names(attributes), ...names(events), 'toBlob'])
    assert.match(types, new RegExp(`\\b${name}\\b`));
  assert.doesNotMatch(types, /\blit\b|Viewer/);
});

test('the types let a strict program do what the guide says, and nothing of a wrong type', (context) => {
  const folder = emptyFolder(context);
  const types = fileURLToPath(new URL('dist/types', ROOT));
  const compilerOptions = {
    ...{ strict: true, noEmit: true, types: [], target: 'es2022', lib: ['es2023', 'dom'] },
    ...{ module: 'esnext', moduleResolution: 'bundler' },
    paths: {
      searchlight: [join(types, 'searchlight.d.ts')],
      'searchlight/core': [join(types, 'entry/core.d.ts')],
      'searchlight/vue': [join(types, 'vue.d.ts')],
      // As much of Vue's own types as these extend.
      vue: [join(folder, 'vue.d.ts')],
    },
  };
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['main.ts'] }),
  );
  writeFileSync(
    join(folder, 'vue.d.ts'),
    `export interface HTMLAttributes { id?: string }
     export interface PublicProps { key?: string }
     export interface GlobalComponents { RouterLink: unknown }`,
  );
  writeFileSync(
    join(folder, 'main.ts'),
    `import { SearchLight, decodeState, encodeState } from 'searchlight';
     import { Session, catalogue } from 'searchlight/core';
     import type {} from 'searchlight/vue';
     import type { GlobalComponents } from 'vue';
     const film = document.createElement('search-light');
     film.stops = [{ step: 5, caption: 'five' }, { at: 'answer', pause: true }];
     const steps: (number | null)[] = film.stops.map(({ step }) => step);
     film.addEventListener('stepchange', ({ detail }) => console.log(detail.step, steps));
     film.addEventListener('statechange', ({ detail }) => detail.state.slice(detail.instance ? 1 : 0));
     film.addEventListener('stop', ({ detail: { index, caption } }) => caption.slice(index));
     film.addEventListener('prediction', ({ detail }) => detail.score.right + detail.question.step);
     film.addEventListener('answer', ({ detail }) => detail.step + (detail.lane ?? 0));
     film.addEventListener('error', ({ detail }) => detail.code.length);
     film.view = 'board';
     film.step = 'answer';
     film.seek(3).then(() => film.toBlob('image/gif', { frames: 5, onProgress: (done) => done }));
     const state: string = encodeState(decodeState(film.getState({ stops: true })));
     export const found: SearchLight | null = document.querySelector('search-light');
     const session: Session = new Session(catalogue()[0].presets[0].link);
     session.free();
     // @ts-expect-error a step is a number
     film.seek('many');
     // @ts-expect-error there is no such view
     film.view = 'bord';
     // @ts-expect-error there is no such puzzle
     film.puzzle = 'flop';
     // @ts-expect-error an error has no step
     film.addEventListener('error', ({ detail }) => detail.step);
     const { $props: props } = new (null! as GlobalComponents['search-light'])();
     props.onStepchange = ({ detail }) => detail.known;
     props.step = '1200';
     // @ts-expect-error a template knows the values, too
     props.controls = 'minimal';
     // @ts-expect-error a stop has no such part
     film.stops = [{ step: 5, words: state }];`,
  );
  const tsc = fileURLToPath(new URL('node_modules/typescript/bin/tsc', ROOT));
  const { status, stdout } = spawnSync(process.execPath, [tsc, '--project', folder], {
    encoding: 'utf8',
  });
  assert.deepEqual({ status, stdout }, { status: 0, stdout: '' });
});
