/** The Vite plugin that shortens templates of markup and style sheets. */

/**
 * Vite plugin: removes comments and needless white space from style sheets and markup in templates,
 * which the minifier takes for text.
 * @returns {import('vite').Plugin}
 */
export function shortTemplates() {
  return {
    name: 'searchlight-short-templates',
    transform: {
      filter: { id: /\/www\/.*\.js$/, code: /\b(css|html|svg)`/ },
      handler(code) {
        const parts = quasisOf(this.parse(code)).sort((one, other) => other.start - one.start);
        let short = code;
        for (const { start, end, shorten } of parts) {
          short = short.slice(0, start) + shorten(short.slice(start, end)) + short.slice(end);
        }
        return { code: short, map: null };
      },
    },
  };
}

/** Returns markup with one space for each white space. @param {string} markup */
const shortMarkup = (markup) => markup.replace(/\s+/g, ' ');

/** Returns a part of a style sheet without comments and needless white space. @param {string} style */
const shortStyle = (style) =>
  shortMarkup(style.replace(/\/\*[^]*?\*\//g, '')).replace(/ ?([{};,]) ?/g, '$1');

/** Functions that shorten the text of templates, by their tag. @type {Record<string, (text: string) => string>} */
const SHORTENED = { css: shortStyle, html: shortMarkup, svg: shortMarkup };

/**
 * Returns the places of the text in all templates that can be shortened.
 * @param {unknown} node node of a syntax tree, or a list of nodes
 * @returns {{ start: number, end: number, shorten: (text: string) => string }[]}
 */
function quasisOf(node) {
  if (typeof node !== 'object' || node === null) return [];
  const { type, tag, quasi } = /** @type {Record<string, any>} */ (node);
  const shorten = type === 'TaggedTemplateExpression' ? SHORTENED[tag.name] : undefined;
  const own = shorten ? quasi.quasis.map((/** @type {any} */ one) => ({ ...one, shorten })) : [];
  return [...own, ...Object.values(node).flatMap(quasisOf)];
}
