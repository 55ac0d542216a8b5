const EXPORTS = /\nexport \{([^}]*)\};?\s*$/;
const IMPORT = /^import \{([^}]*)\} from "[^"]*";/;
/**
 * What Vite makes of `import(...)`, and of `await import(...)` where only some names are taken: it
 * would load style sheets too, and there are none.
 */
const DYNAMIC = /__vitePreload\((?:async \(\) => \{[^}]*\} = await import\(("[^"]*")\);[^}]*\};?\s*\}|\(\) => import\(("[^"]*")\)), [^)]*\)/g; // prettier-ignore

/**
 * Vite plugin for builds: a chunk that is imported later gets what it shares with the first one
 * handed over, and imports nothing by itself. What two later ones share belongs into the first.
 *
 * Its own import would name the first chunk by its address, and a page that loads that one with a
 * query, or over a redirect, would run all of it twice. And Chromium long kept a failed import for
 * good: there a further try needs another address. All elements of a page share what arrived.
 * @returns {import('vite').Plugin}
 */
export function handOver() {
  return {
    name: 'searchlight-extras',
    apply: 'build',
    renderChunk(code, { isEntry, isDynamicEntry, dynamicImports, facadeModuleId, name }) {
      if (isDynamicEntry) return { code: asFunction(code), map: null };
      if (!isEntry) throw new Error(`the first chunk has to hold ${name}, which later ones share`);
      if (dynamicImports.length === 0) return null;
      const own = facadeModuleId ? this.getModuleInfo(facadeModuleId)?.exports : null;
      return { code: handing(code, new Set(own), dynamicImports.length), map: null };
    },
  };
}

/**
 * The later chunk as a function of what it shares; run once, as a module is.
 * @param {string} code
 */
function asFunction(code) {
  const shared = namesIn(code, IMPORT).map(([name, own]) => `${name}: ${own}`);
  const made = namesIn(code, EXPORTS).map(([own, name]) => `${name}: ${own}`);
  const body = code.replace(IMPORT, '').replace(EXPORTS, '');
  const make = `({ ${shared} }) => {\n${body}\nreturn { ${made} };\n}`;
  return `const make = ${make};\nlet made;\nexport default (shared) => (made ??= make(shared));`;
}

/**
 * The first chunk: it exports its own names only and hands the others over.
 * @param {string} code
 * @param {Set<string>} own
 * @param {number} count of later chunks
 */
function handing(code, own, count) {
  const names = namesIn(code, EXPORTS);
  const shared = names
    .filter(([, name]) => !own.has(name))
    .map(([from, name]) => `${name}: ${from}`);
  const kept = names
    .filter(([, name]) => own.has(name))
    .map(([from, name]) => `${from} as ${name}`);
  let imports = 0;
  const body = code.replace(EXPORTS, '').replace(DYNAMIC, (_, some, all) => {
    imports += 1;
    return `fetchLate(${some ?? all})`;
  });
  if (imports !== count) throw new Error(`${imports} late imports instead of ${count}`);
  const fetchLate = `let failed = 0;
const fetchLate = (path) => import(path + (failed ? "?" + failed : "")).then(
  (late) => late.default({ ${shared} }),
  (error) => { failed += 1; throw error; },
);`;
  return `${fetchLate}\n${body}${kept.length > 0 ? `\nexport { ${kept} };` : ''}`;
}

/**
 * @param {string} code
 * @param {RegExp} list of imports or exports
 * @returns {[string, string][]} what stands before and behind each `as`
 */
function namesIn(code, list) {
  const names = list.exec(code)?.[1];
  if (!names) throw new Error(`nothing like ${list}`);
  return names.split(',').map((pair) => {
    const [from, to = from] = pair.trim().split(' as ');
    return [from, to];
  });
}
