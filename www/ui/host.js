/**
 * What the desk needs of the element that it is in.
 * @typedef {object} Host
 * @property {() => void} refresh shows what has changed, in the next frame
 * @property {(type: string, detail?: unknown) => void} emit
 * @property {ShadowRoot} renderRoot
 * @property {Promise<unknown>} updateComplete
 * @property {boolean} readonly
 * @property {string} label
 * @property {() => boolean} isFullScreen
 * @property {() => void} toggleFullScreen
 * @property {() => void} load fetches what is missing and starts anew
 */
export {};
