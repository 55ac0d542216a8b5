/**
 * Where the files of the embed are, for snippets. Evaluated at once, because a classic script knows
 * its own address only while it begins.
 * @import { Place } from '../core/snippets.js'
 */
const script = document.currentScript;
/** Modules cannot be loaded from files and notebooks, so a classic script offers itself. */
const isModule = !(script instanceof HTMLScriptElement);
const here = isModule ? import.meta.url : script.src;

/** From this file to those of the embed; the build knows better. */
const folder = typeof EMBED_FOLDER === 'string' ? EMBED_FOLDER : '../../embed/';

/** @param {string} file of the embed; by its mere name where the script has no address */
const addressOf = (file) => (here ? new URL(folder + file, here).href : file);

/** @type {Place} */
export const place = {
  script: addressOf(isModule ? 'searchlight.js' : 'searchlight.standalone.js'),
  isModule,
  frame: addressOf('embed.html'),
};
