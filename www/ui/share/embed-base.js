/**
 * URLs of the embed's files, for snippets. Evaluated at import, because `document.currentScript` is
 * set only while a classic script starts.
 * @import { Place } from '../../core/links/snippets.js'
 */
import { assetFolder } from '../../assets.js';

const script = document.currentScript;
/**
 * Whether this code runs as a module. If it runs as a classic script, snippets load the classic
 * script, too: pages opened from files or notebooks cannot load modules.
 */
const isModule = !(script instanceof HTMLScriptElement);
/**
 * URL of this module. Some bundlers insert the author's file path, which must not appear in
 * snippets.
 */
const own = String(import.meta.url).replace(/^file:.*/, '');
const here = isModule ? own : script.src;

/** Path from this file to the embed's folder; the build defines EMBED_FOLDER. */
const folder = typeof EMBED_FOLDER === 'string' ? EMBED_FOLDER : '../../../embed/';

/** URL of the embed's folder. Empty if it is unknown: snippets then contain only file names. */
const base = (isModule && assetFolder()) || (here && new URL(folder, here).href);

/** @type {Place} */
export const place = {
  script: base + (isModule ? 'searchlight.js' : 'searchlight.standalone.js'),
  style: `${base}searchlight.css`,
  isModule,
  frame: `${base}embed.html`,
};
