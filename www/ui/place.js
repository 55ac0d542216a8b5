/**
 * Where the files of the embed are, for snippets. Evaluated at once, because a classic script knows
 * its own address only while it begins.
 * @import { Place } from '../core/snippets.js'
 */
const own = document.currentScript;
const here = import.meta.url ?? (own instanceof HTMLScriptElement ? own.src : '');

/** From this file to those of the embed; the build knows better. */
const folder = typeof EMBED_FOLDER === 'string' ? EMBED_FOLDER : '../../embed/';

/** @param {string} file of the embed; by its mere name where the script has no address */
const addressOf = (file) => (here ? new URL(folder + file, here).href : file);

/** Modules cannot be loaded from files and notebooks. */
const isModule = Boolean(import.meta.url);

/** @type {Place} */
export const place = {
  script: addressOf(isModule ? 'searchlight.js' : 'searchlight.standalone.js'),
  isModule,
  frame: addressOf('embed.html'),
};
