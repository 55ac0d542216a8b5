/**
 * Vite plugin for builds: takes out what only people read and no minifier finds, comments and
 * indentation in the style sheets of scripts and comments for translators between the words.
 * @returns {import('vite').Plugin}
 */
export function shrink() {
  return {
    name: 'searchlight-shrink',
    apply: 'build',
    transform(code, id) {
      if (!/\/www\/.*\.js$/.test(id) || !code.includes('css`')) return null;
      const shrunk = code.replace(/\bcss`([^`]*)`/g, (_, sheet) => `css\`${shrinkStyles(sheet)}\``);
      return { code: shrunk, map: null };
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.ftl')) continue;
        const words =
          typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source);
        file.source = words.replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n');
      }
    },
  };
}

/** @param {string} sheet */
function shrinkStyles(sheet) {
  return sheet
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{;}]) ?/g, (_, sign) => sign)
    .replaceAll(': ', ':')
    .replaceAll(', ', ',')
    .replaceAll(';}', '}')
    .trim();
}
