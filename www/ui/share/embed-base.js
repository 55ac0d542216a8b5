/**
 * Where the files of the embed are, for snippets. Evaluated at once, because a classic script knows
 * its own address only while it begins.
 * @import { Place } from '../../core/links/snippets.js'
 */
import { assetFolder } from '../../assets.js';

const script = document.currentScript;
/** Modules cannot be loaded from files and notebooks, so a classic script offers itself. */
const isModule = !(script instanceof HTMLScriptElement);
/** Some bundlers give a module the path on the author's disk, which is nobody else's business. */
const own = String(import.meta.url).replace(/^file:.*/, '');
const here = isModule ? own : script.src;

/** From this file to those of the embed; the build knows better. */
const folder = typeof EMBED_FOLDER === 'string' ? EMBED_FOLDER : '../../embed/';

/** Address of the folder of the embed; empty if it is unknown: then files go by their names alone. */
const base = (isModule && assetFolder()) || (here && new URL(folder, here).href);

/** @type {Place} */
export const place = {
  script: base + (isModule ? 'searchlight.js' : 'searchlight.standalone.js'),
  style: `${base}searchlight.css`,
  isModule,
  frame: `${base}embed.html`,
};
