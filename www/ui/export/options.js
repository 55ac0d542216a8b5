/**
 * Options of exported files.
 * @import { Piece } from '../../core/stops/caption-pieces.js'
 *
 * Parts to show.
 * @typedef {'both' | 'board' | 'map'} View
 *
 * @typedef {object} ExportOptions
 * @property {number} [width] in px, at most 4096
 * @property {number} [height] in px, at most 4096
 * @property {number} [scale] device pixels per px, 1..=4; always 1 for animations
 * @property {View} [view] parts to show: board, map or both
 * @property {boolean} [paper] whether the picture is for print: white background and no sentence
 * @property {boolean} [strip] whether a picture for print shows the family's strip below the board,
 *   such as the queue
 * @property {number} [letters] font size of a picture for print, in px; by default derived from the
 *   area
 * @property {string} [question] kind of the question shown in a picture for print
 * @property {string} [light] name of a part to highlight with a ring in a picture for print
 * @property {(part: { says: string, note: string }) => void} [onLit] called with the highlighted
 *   part if it is in the picture
 * @property {number} [step] step of a picture; the current one by default
 * @property {number} [from] first step of an animation or table
 * @property {number} [to] last step of an animation or table
 * @property {number} [frames] maximum number of frames of an animation, or rows of a table
 * @property {number} [seconds] duration of an animation
 * @property {readonly { step: number | null, caption?: string, pieces?: readonly Piece[], lang?: string }[]} [stops]
 *   stops of a sheet; by default those of the current run
 * @property {AbortSignal} [signal] aborts the export between two slices
 * @property {(done: number, of: number) => void} [onProgress]
 */

export {};
