import { transform } from 'lightningcss';

/**
 * How the text of a template is shortened, by its tag. Markup keeps a space wherever it had any,
 * so it looks as written; text in which every space counts has no place in a template.
 * @type {Record<string, (text: string) => string>}
 */
const SHORTEN = {
  html: collapse,
  svg: collapse,
  css: (text) =>
    transform({ filename: 'template.css', code: Buffer.from(text), minify: true }).code.toString(),
};

/**
 * @typedef {{ type: string, start: number, end: number, [key: string]: any }} Node of a syntax tree
 * @typedef {{ start: number, end: number, text: string }} Edit
 */

/**
 * Vite plugin for builds: takes from Lit's templates the line breaks, indents and comments that
 * only readers of the source need, and which minifiers of JavaScript leave alone.
 * @returns {import('vite').Plugin}
 */
export function shortenTemplates() {
  return {
    name: 'searchlight-templates',
    apply: 'build',
    transform: {
      filter: { id: { include: /\/www\/.*\.js$/, exclude: /node_modules/ } },
      handler(code) {
        const edits = editsOf(this.parse(code), code);
        let short = code;
        // From the end, so that the places before stay where they are.
        for (const { start, end, text } of edits.sort((a, b) => b.start - a.start)) {
          short = short.slice(0, start) + text + short.slice(end);
        }
        return { code: short, map: null };
      },
    },
  };
}

/**
 * @param {Node} node
 * @param {string} code
 * @returns {Edit[]} for the templates in the node
 */
function editsOf(node, code) {
  const below = Object.values(node).flat().filter(isNode);
  const edits = below.flatMap((child) => editsOf(child, code));
  const shorten = node.type === 'TaggedTemplateExpression' && SHORTEN[node.tag.name];
  if (!shorten) return edits;
  const parts = /** @type {Node[]} */ (node.quasi.quasis);
  if (node.tag.name === 'css' && parts.length > 1) return edits;
  for (const { start, end, value } of parts) {
    if (code.slice(start, end) !== value.raw) throw new Error(`Not a template's text at ${start}`);
    edits.push({ start, end, text: shorten(value.raw) });
  }
  return edits;
}

/**
 * @param {unknown} value
 * @returns {value is Node}
 */
function isNode(value) {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** @param {string} text */
function collapse(text) {
  return text.replace(/\s+/g, ' ').replace(/ (?=\/?>)/g, '');
}
