/** Styles as they are written have comments and indentation, which browsers need not fetch. */

/**
 * The code of a module without them: those between the backticks of `css`.
 * @param {string} code
 */
export const withoutComments = (code) =>
  code.replace(/(?<=\bcss`)[^`]+(?=`)/g, (styles) =>
    styles.replace(/\/\*[^]*?\*\//g, '').replace(/\n\s+/g, '\n'),
  );

/**
 * Vite plugin: readers fetch styles without what is said to who reads the source.
 * @returns {import('vite').Plugin}
 */
export function stylesAlone() {
  return {
    name: 'searchlight-styles-alone',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => (id.includes('/www/') ? withoutComments(code) : null),
  };
}
