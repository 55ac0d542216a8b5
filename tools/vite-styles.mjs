/**
 * Vite plugin: the styles within scripts go on their way without comments and indentation, which no
 * minifier of scripts touches.
 */

/** A style as Lit takes it: what is put into it holds no such quotes. */
const STYLE = /(?<=\bcss)`[^`]*`/g;

/** @param {string} style */
const trimmed = (style) => style.replace(/\/\*[^]*?\*\//g, '').replace(/\s*\n\s*/g, '\n');

/** @returns {import('vite').Plugin} */
export const trimmedStyles = () => ({
  name: 'searchlight-trimmed-styles',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('/www/') && id.endsWith('.js') ? code.replace(STYLE, trimmed) : null,
});
