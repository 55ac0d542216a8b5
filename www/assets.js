/** Folder of the element's own files, if they are not beside the script. */

/** @type {string | null} */
let folder = null;

/**
 * Sets the folder that contains the wasm and the texts, for pages that move these files or whose
 * bundler omits them. Call before the first element is loaded.
 * @param {string | URL} address address of the folder
 */
export function setAssets(address) {
  const { href } = new URL(address, globalThis.document?.baseURI);
  folder = href.endsWith('/') ? href : `${href}/`;
}

/** Returns the folder set by `setAssets`, or null. */
export const assetFolder = () => folder;

/**
 * Returns the address of a file.
 * @param {URL & { file?: string }} beside default address; `file` is the file name in the build,
 *   because a bundler can rename the file behind the address
 */
export function assetAt(beside) {
  if (folder === null) return beside;
  return new URL(beside.file ?? beside.pathname.replace(/.*\//, ''), folder);
}
