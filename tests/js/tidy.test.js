/** Rules of the house that hold everywhere: what must never be, kept by tests and not by memory. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { catalogue, initSync } from '../../www/wasm/searchlight.js';
import { ROOT, sourcesIn, withoutComments } from './sources.js';

/** @typedef {{ path: string, text: string }} Source */

initSync({ module: readFileSync(new URL('www/wasm/searchlight_bg.wasm', ROOT)) });
const PUZZLES = /** @type {{ id: string }[]} */ (catalogue()).map(({ id }) => id);

const CORE = sourcesIn('crate/src', /\.rs$/);
const FRONT = sourcesIn('www', /\.(js|css|html|svg)$/);
const PAGE = [
  ...FRONT,
  ...sourcesIn('', /^index\.html$/).filter(({ path }) => !path.includes('/')),
];
const ALL = sourcesIn('', /\.(js|mjs|rs|html|css|json|toml|md|svg|yml|sh|run)$|^run$/);
const DOCS = ALL.filter(({ path }) => path.endsWith('.md'));

/**
 * Where a pattern stands, as path:line and what was found.
 * @param {Source[]} sources
 * @param {RegExp} pattern
 * @param {{ comments?: boolean }} [options] whether comments count
 */
function places(sources, pattern, { comments = false } = {}) {
  return sources.flatMap(({ path, text }) => {
    const lines = (comments ? text : withoutComments(text)).split('\n');
    return lines.flatMap((line, index) => {
      const found = pattern.exec(line);
      return found ? [`${path}:${index + 1}: ${found[0].trim()}`] : [];
    });
  });
}

/**
 * @param {Source[]} sources
 * @param {RegExp} pattern
 * @param {{ comments?: boolean }} [options]
 */
const nowhere = (sources, pattern, options) =>
  assert.deepEqual(places(sources, pattern, options), []);

/** @param {Source[]} sources @param {...string} paths */
const except = (sources, ...paths) => sources.filter(({ path }) => !paths.includes(path));

test('there is something to look at', () => {
  assert.ok(CORE.length > 10 && FRONT.length > 20 && ALL.length > 80);
  assert.ok(PUZZLES.length >= 2);
  assert.deepEqual(places([{ path: 'a', text: 'x // eval(\n/* \n*/ eval(1)' }], /\beval\(/), [
    'a:3: eval(',
  ]);
});

/** The core without its boundary. */
const INNER = CORE.filter(
  ({ path }) => !/^crate\/src\/(bindings\.rs|wasm(\.rs|\/[\w/]+\.rs))$/.test(path),
);

test('only the boundary names the binding crates', () => {
  // Attributes say of a type how it is told in TypeScript; what derives it the boundary names.
  const crates = /\b(wasm_bindgen|js_sys|web_sys|serde_wasm_bindgen)\b|\btsify\b(?!\()/;
  assert.ok(INNER.length < CORE.length);
  nowhere(INNER, crates, { comments: true });
});

test('a crate that uses the core gets two crates and nothing of the boundary, for the browser, too', () => {
  for (const target of [[], ['--target', 'wasm32-unknown-unknown']]) {
    const args = ['tree', '--offline', '--package', 'searchlight-core', '--edges', 'normal'];
    const told = execFileSync('cargo', [...args, '--depth', '1', '--prefix', 'none', ...target], {
      cwd: fileURLToPath(ROOT),
      encoding: 'utf8',
    });
    const names = told
      .trim()
      .split('\n')
      .map((line) => line.split(' ')[0]);
    assert.deepEqual(names, ['searchlight-core', 'hashbrown', 'serde']);
  }
});

test('the core knows no time, chance, hash order, files, network or threads', () => {
  nowhere(CORE, /\bstd::(time|fs|net|env|thread|process)\b|\bSystemTime\b|\bInstant\b/);
  nowhere(CORE, /\b(rand|getrandom|fastrand|chrono)::|\bHash(Map|Set)\b|\bRandomState\b/);
  nowhere(INNER, /\bf(32|64)\b/);
});

test('every file of Rust tests is run', () => {
  const files = sourcesIn('tests/rust/tests', /\.rs$/).map(
    ({ path }) => path.match(/(\w+)\.rs$/)?.[1],
  );
  const main = readFileSync(new URL('tests/rust/tests/main.rs', ROOT), 'utf8');
  const modules = [...main.matchAll(/^mod (\w+);$/gm)].map(([, name]) => name);
  assert.deepEqual(modules.sort(), files.filter((name) => name !== 'main').sort());
});

test('the core does not panic on purpose and has no unsafe code', () => {
  const beforeTests = CORE.map(({ path, text }) => ({ path, text: text.split('#[cfg(test)]')[0] }));
  nowhere(beforeTests, /\b(unsafe|(panic|unreachable|todo|unimplemented|dbg|println)!)/);
  nowhere(beforeTests, /\.(unwrap|expect)\(/);
});

test('www/core knows no page', () => {
  // What a family is to the core, too.
  const families = sourcesIn('www/families', /^(core|analysis)\.js$/);
  const core = [...sourcesIn('www/core', /\.js$/), ...families];
  assert.ok(core.length >= 4 && families.length >= 4);
  nowhere(
    core,
    /\b(document|window|HTMLElement|customElements|localStorage|sessionStorage|location|navigator|requestAnimationFrame|CustomEvent)\b/,
  );
  nowhere(core, /from '(\.\.\/)+(ui|element|page|i18n|puzzles)/);
});

test('imports run one way: core, then words and drawing, then the shell, then families, then the element', () => {
  const above = {
    'www/core': 'canvas|ui|i18n|families',
    'www/canvas': 'ui|i18n|families',
    'www/i18n': 'canvas|ui|families',
    'www/ui': 'families',
  };
  for (const [folder, names] of Object.entries(above)) {
    const sources = sourcesIn(folder, /\.js$/);
    assert.ok(sources.length > 0, folder);
    nowhere(sources, new RegExp(`['"](\\.\\./)+(${names}|element)/`), { comments: true });
  }
});

test('only the engines load the bindings of the wasm: all else has the numbers of enums.js', () => {
  const others = ALL.filter(({ path }) => /^www\/.*\.js$/.test(path));
  nowhere(
    except(others, 'www/core/engine/bindings.js'),
    /^(import|export) [^;]*wasm\/searchlight\.js'/m,
  );
});

test('no type in the front end is any, and none is imported in vain', () => {
  const front = sourcesIn('www', /\.js$/);
  // In JavaScript the compiler takes a default of `unknown` for `any`.
  nowhere(front, /(?:[{<(|:=,] ?|=> )any(?= ?[\])}>|,;[])|\[\w+ ?= ?unknown\]/, { comments: true });
  for (const { path, text } of front) {
    const imported = /@import \{([^}]*)\} from '[^']*'/g;
    const names = [...text.matchAll(imported)].flatMap(([, list]) => list.match(/\w+(?= *(,|$))/g));
    const rest = text.replace(imported, '');
    const needless = names.filter((name) => !new RegExp(`\\b${name}\\b`).test(rest));
    assert.deepEqual(needless, [], path);
  }
});

test('a run is a pure function of its link: no chance in the front end', () => {
  nowhere(FRONT, /\bMath\.random\b|\bcrypto\.(getRandomValues|randomUUID)\b/);
});

test('a step is a whole number of 64 bits and never a BigInt', () => {
  nowhere(FRONT, /\bBigInt|\bBigUint64Array\b|\b\d+n\b/);
});

test('the name of a puzzle stands only in its own files, the registries, the lessons, the races to begin with and the words', () => {
  const own = new RegExp(
    `^(www/families/[a-z-]+|crate/src)/puzzles/(${PUZZLES.join('|')})(/[^/]+)?\\.(js|rs)$`,
  );
  const registries =
    /^crate\/src\/(puzzles|registry)\.rs$|^www\/(programs|families\/[a-z-]+\/puzzles)\/index\.js$/;
  // An example in the documentation needs a puzzle.
  const core = CORE.map(({ path, text }) => ({ path, text: text.replace(/^ *\/\/[/!].*$/gm, '') }));
  const others = [...core, ...PAGE, ...sourcesIn('tools', /\.(mjs|js|rs)$/)]
    .filter(({ path }) => !own.test(path) && !/^www\/(i18n|lessons|races|wasm)\//.test(path))
    .filter(({ path }) => !registries.test(path) && !path.startsWith('www/authors/'))
    .filter(({ path }) => !path.startsWith('www/playground/examples'));
  for (const id of PUZZLES) {
    const type = id[0].toUpperCase() + id.slice(1);
    const quoted = `(?<!role=)['"\`]${id}['"\`]`;
    // "tab" is also a key and a role; otherwise quoted, as a path or a type it is the puzzle.
    const asWord = new RegExp(`${quoted}|\\b${id}::|\\b${type}\\b`);
    const isWordIn = (/** @type {Source} */ { path }) => id === 'tab' && path.startsWith('www/');
    const strict = new RegExp(`${quoted}|\\b(${id}|${type})\\b`);
    nowhere(others.filter(isWordIn), asWord);
    const elsewhere = others.filter((source) => !isWordIn(source));
    nowhere(elsewhere, strict, { comments: true });
  }
});

test('a registry names a puzzle in one line, apart from its import', () => {
  const registry = readFileSync(new URL('www/families/state-space/puzzles/index.js', ROOT), 'utf8');
  const code = withoutComments(registry);
  for (const id of PUZZLES) {
    const lines = code.split('\n').filter((line) => new RegExp(`\\b${id}\\b`).test(line));
    assert.ok(lines.length <= 2, lines.join('\n'));
  }
});

test('text never becomes markup or code', () => {
  nowhere(
    PAGE,
    /\b(innerHTML|outerHTML|insertAdjacentHTML|unsafeHTML|unsafeSVG|createContextualFragment|parseFromString|setHTMLUnsafe)\b|\bdocument\.write/,
  );
  nowhere(PAGE, /\beval\s*\(|\bnew Function\b|\bset(Timeout|Interval)\(\s*['"`]/);
});

test('no style attributes, no inline scripts, no handlers in markup', () => {
  nowhere(PAGE, /[\s"'<]style\s*=\s*["'$\\{]|setAttribute\(\s*['"]style|\bstyleMap\b|cssText\b/);
  nowhere(PAGE, /<[a-z][^>]*\son[a-z]+\s*=/);
  // What an author pastes into a page of their own can define a puzzle.
  nowhere(except(PAGE, 'www/core/links/snippets.js'), /<script(?![^>]*\bsrc=)/);
});

test('nothing talks to the network but the loading of the wasm and of the words', () => {
  const loaders = except(
    PAGE,
    'www/core/net/lazy-import.js',
    'www/core/net/download.js',
    'www/ui/kit/reload-once.js',
    'www/frame/frame.js',
    'www/page/sw.js',
    'www/playground/frame.js',
    'www/wasm/searchlight.js',
  );
  nowhere(
    loaders,
    /(?<!#)\bfetch\s*\(|\bXMLHttpRequest\b|\bWebSocket\b|\bWebTransport\b|\bsendBeacon\b|\bEventSource\b|\bimportScripts\b|\bRTCPeerConnection\b|\bnew (Shared)?Worker\b|\bimport\s*\((?!\s*['"]\.)/,
  );
  // The names of XML languages look like addresses: nothing fetches them.
  nowhere(except(PAGE, 'www/icon.svg'), /['"(]https?:\/\/(?!www\.(w3|imsproject|adlnet)\.org\/)/);
});

test('typed code runs in one place: a worker of the sandboxed frame, whose policy fetches nothing', () => {
  const where = places(PAGE, /\bnew (Shared)?Worker\b|\bimportScripts\b/);
  assert.deepEqual(
    where.map((place) => place.replace(/:\d+/, '')),
    ['www/playground/frame.js: importScripts', 'www/playground/frame.js: new Worker'],
  );
  const textOf = (/** @type {string} */ name) =>
    readFileSync(new URL(`www/playground/${name}`, ROOT), 'utf8');
  assert.match(textOf('runner.js'), /setAttribute\('sandbox', 'allow-scripts'\)/);
  assert.match(
    textOf('own-frame.html'),
    /content="default-src 'none'; script-src <!-- hash --> blob:; worker-src blob:"/,
  );
});

test('no key handler outside the element that has the focus, but for the page around it', () => {
  nowhere(
    except(PAGE, 'www/page/page.js'),
    /\b(document|window|globalThis|body)\.addEventListener\(\s*['"]key/,
  );
  nowhere(PAGE, /(^|[^.\w])addEventListener\(\s*['"]key/);
  nowhere(PAGE, /\bonkey(down|up|press)\b/);
});

test('colours are roles: drawing code holds none but black and white to mix with', () => {
  const drawing = ['www/canvas', 'www/families'].flatMap((folder) => sourcesIn(folder, /\.js$/));
  nowhere(
    except(drawing, 'www/canvas/colour.js'),
    /['"`]#(?!000'|fff')[0-9a-f]{3,8}\b|['"`](rgb|hsl)a?\(\s*\d/i,
  );
});

test('drawings hold no arcTo: svgcanvas bends it to the wrong side', () => {
  nowhere(
    ['www/canvas', 'www/families', 'www/ui'].flatMap((folder) => sourcesIn(folder, /\.js$/)),
    /\.arcTo\(/,
  );
});

test('nobody adds a listener to what is rendered: templates say what they hear', () => {
  nowhere(sourcesIn('www/families', /\.js$/), /\baddEventListener\b/);
  // The root is there as long as the element, and a print's window as long as its page.
  nowhere(sourcesIn('www/ui', /\.js$/), /(?<!\b(?:root|signal|view))\.addEventListener\b/);
});

test('no browser test waits for a time', () => {
  nowhere(sourcesIn('tests/browser', /\.js$/), /\bwaitForTimeout\b|\bsetTimeout\([^)]*\d\)/);
});

test('a browser test leaves no session of the DevTools protocol behind: its fixture ends it', () => {
  nowhere(except(sourcesIn('tests/browser', /\.js$/), 'tests/browser/light.js'), /newCDPSession/);
});

test('no file is longer than 800 lines', () => {
  const code = ALL.filter(({ path }) => /\.(js|mjs|rs|css|html)$/.test(path));
  const long = code.filter(({ text }) => text.split('\n').length - 1 > 800);
  assert.deepEqual(
    long.map(({ path, text }) => `${path}: ${text.split('\n').length - 1}`),
    [],
  );
});

test('no file names a machine, its folders or its package servers', () => {
  const locks = ['Cargo.lock', 'package-lock.json'];
  const folders = ['work', 'root', 'home', 'Users', 'tmp', 'opt', 'mnt'].join('|');
  const path = new RegExp(`(^|[\\s'"\`(=:])(file://)?/(${folders})/`);
  nowhere(except(ALL, 'tests/js/tidy.test.js'), path, { comments: true });
  const servers = [
    'registry\\.\\w+\\.',
    'artifactory',
    'jfrog',
    'verdaccio',
    'nexus',
    'localhost:\\d',
  ];
  const allowed = /registry\+https:\/\/github\.com\/rust-lang\/crates\.io-index/g;
  const named = ALL.map(({ path: at, text }) => ({ path: at, text: text.replace(allowed, '') }));
  nowhere(except(named, 'tests/js/tidy.test.js'), new RegExp(servers.join('|'), 'i'), {
    comments: true,
  });
  for (const lock of locks) {
    const text = readFileSync(new URL(lock, ROOT), 'utf8').replace(allowed, '');
    assert.doesNotMatch(
      text,
      /"resolved"|https?:\/\/(?!opencollective|github\.com\/sponsors|[^"]*funding)[^"]*\.(tgz|crate)\b/,
    );
  }
});

/** The direct dependencies of npm and of all crates. */
function dependencies() {
  const { dependencies: own, devDependencies } = JSON.parse(
    readFileSync(new URL('package.json', ROOT), 'utf8'),
  );
  const manifests = ALL.filter(({ path }) => /(^|\/)Cargo\.toml$/.test(path));
  const crates = manifests.flatMap(({ text }) => {
    const sections = text.split(/^\[/m).filter((part) => /^[^\]]*dependencies\]/.test(part));
    return sections.flatMap((part) => [...part.matchAll(/^([\w-]+) *=/gm)].map(([, name]) => name));
  });
  const known = new Set([...Object.keys({ ...own, ...devDependencies }), ...crates]);
  known.delete('searchlight-core');
  return [...known].sort();
}

test('nothing has the folder compiled in that it was built in', () => {
  nowhere(sourcesIn('', /\.rs$/), /\benv!\(|\bfile!\(/);
});

test('every dependency has a reason in CONTRIBUTING.md', () => {
  const names = dependencies();
  assert.ok(names.includes('lit') && names.includes('serde') && names.includes('wasm-bindgen'));
  const contributing = DOCS.find(({ path }) => path === 'CONTRIBUTING.md');
  assert.ok(contributing, 'CONTRIBUTING.md is missing');
  const lines = contributing.text.split('\n');
  const without = names.filter(
    (name) => !lines.some((line) => line.includes(`\`${name}\``) && line.length > name.length + 20),
  );
  assert.deepEqual(without, []);
});

test('the documents name only commands that exist', () => {
  const { scripts } = JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8'));
  const texts = ALL.filter(({ path }) => /\.(md|mjs|js|rs|html|run)$|^\.ci\//.test(path));
  const wrong = texts.flatMap(({ path, text }) =>
    [...text.matchAll(/\bnpm (?:run (?:-s |--silent )?([\w:-]+)|(start|test)\b)/g)]
      .map(([, named, short]) => named ?? short)
      .filter((name) => !Object.hasOwn(scripts, name))
      .map((name) => `${path}: npm run ${name}`),
  );
  assert.deepEqual(wrong, []);
});

test('the documents name only files that exist', () => {
  const built = /^(dist|target|node_modules|www\/wasm|test-results)(\/|$)/;
  const top = /^(crate|www|tests|tools|\.ci)\/[\w./-]*$/;
  for (const { path, text } of DOCS) {
    for (const [, named] of text.matchAll(/`([\w.-]+\/[\w./-]*)`/g)) {
      if (!top.test(named) || built.test(named)) continue;
      assert.ok(existsSync(new URL(named, ROOT)), `${path} names ${named}`);
    }
  }
});
