const EXPORTS = /\nexport \{([^}]*)\};?\s*$/;
const IMPORT = /^import \{([^}]*)\} from "[^"]*";/;
/** What Vite makes of `await import(...)`: it would load style sheets too, and there are none. */
const DYNAMIC = /__vitePreload\(async \(\) => \{[^}]*\} = await import\(("[^"]*")\);[^}]*\};?\s*\}, [^)]*\)/g; // prettier-ignore

/**
 * Vite plugin for builds: the chunk that is imported later gets what it shares with the first one
 * handed over, and imports nothing by itself.
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
    renderChunk(code, { isDynamicEntry, dynamicImports, facadeModuleId }) {
      if (isDynamicEntry) return { code: asFunction(code), map: null };
      if (dynamicImports.length === 0) return null;
      const own = facadeModuleId ? this.getModuleInfo(facadeModuleId)?.exports : null;
      return { code: handing(code, new Set(own)), map: null };
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
 */
function handing(code, own) {
  const names = namesIn(code, EXPORTS);
  const shared = names
    .filter(([, name]) => !own.has(name))
    .map(([from, name]) => `${name}: ${from}`);
  const kept = names
    .filter(([, name]) => own.has(name))
    .map(([from, name]) => `${from} as ${name}`);
  let imports = 0;
  const body = code.replace(EXPORTS, '').replace(DYNAMIC, (_, path) => {
    imports += 1;
    const address = `${path} + (failed ? "?" + failed : "")`;
    return `import(${address}).then((late) => late.default({ ${shared} }), (error) => { failed += 1; throw error; })`;
  });
  if (imports !== 1) throw new Error(`${imports} late imports instead of one`);
  return `let failed = 0;\n${body}${kept.length > 0 ? `\nexport { ${kept} };` : ''}`;
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
