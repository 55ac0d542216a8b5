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

/**
 * The address of one of the files.
 * @param {URL} beside where it is if nobody has said otherwise
 */
export function assetAt(beside) {
  if (folder === null) return beside;
  // A build names files after their contents: by that name it is there, too.
  return new URL(beside.pathname.replace(/.*\//, ''), folder);
}
