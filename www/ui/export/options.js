/**
 * What can be asked of a file to take away.
 * @import { Piece } from '../../core/stops/caption-pieces.js'
 *
 * Which parts are shown.
 * @typedef {'both' | 'board' | 'map'} View
 *
 * @typedef {object} ExportOptions
 * @property {number} [width] px, at most 4096
 * @property {number} [height] px, at most 4096
 * @property {number} [scale] device pixels to each, 1 to 4; those of a film are px
 * @property {View} [view] board, map or both
 * @property {boolean} [paper] a picture on white and without the sentence, which stands elsewhere on the page
 * @property {boolean} [strip] whether a picture on paper has what stands under the board, such as the queue
 * @property {number} [letters] their size in a picture on paper, px; it follows from the area if left out
 * @property {string} [question] the kind of the question that is asked beside a picture on paper
 * @property {string} [light] the name of a part that a picture on paper puts a ring around
 * @property {(part: { says: string, note: string }) => void} [onLit] called with that part where it
 *   is in the picture
 * @property {number} [step] the step of a picture; the one shown if left out
 * @property {number} [from] the first step of a film or a table
 * @property {number} [to] the last one
 * @property {number} [frames] pictures of a film, or rows of a table, at most
 * @property {number} [seconds] that a film takes
 * @property {readonly { step: number | null, caption?: string, pieces?: readonly Piece[] }[]} [stops]
 *   of a sheet; those of the run shown if
 *   left out
 * @property {AbortSignal} [signal] ends the work between two slices
 * @property {(done: number, of: number) => void} [onProgress]
 */

export {};
