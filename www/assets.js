/** Where the element's own files are, where they are not beside the script. */

/** @type {string | null} */
let folder = null;

/**
 * Names the folder that holds the wasm and the words, for pages that keep them elsewhere, or whose
 * bundler leaves them behind. To be called before the first element is loaded.
 * @param {string | URL} address of the folder
 */
export function setAssets(address) {
  const { href } = new URL(address, globalThis.document?.baseURI);
  folder = href.endsWith('/') ? href : `${href}/`;
}

/** Returns the folder that `setAssets` has named, if any. */
export const assetFolder = () => folder;

/**
 * Returns the address of one of the files.
 * @param {URL & { file?: string }} beside its address if `setAssets` was not called, and its name, which
 *   a build adds: a bundler has put a file of another name at the address
 */
export function assetAt(beside) {
  if (folder === null) return beside;
  return new URL(beside.file ?? beside.pathname.replace(/.*\//, ''), folder);
}
