/**
 * Vite plugin for builds: takes out what only people read and no minifier finds, comments and
 * indentation in the style sheets of scripts.
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
