/**
 * What the viewer needs of the element that it is in.
 * @import { CSSResult } from 'lit'
 * @import { Piece } from '../../core/stops/caption-pieces.js'
 * @import { Families } from './family-view.js'
 * @typedef {object} Host
 * @property {Families} families
 * @property {() => void} refresh shows what has changed, in the next frame
 * @property {(type: string, detail?: unknown) => void} emit
 * @property {(styles: readonly CSSResult[]) => void} adopt
 * @property {ShadowRoot} renderRoot
 * @property {() => Promise<unknown>} rendered shows what has changed at once
 * @property {() => void} lookAround looks in the next frame whether its place has changed
 * @property {() => Promise<unknown>} recolour takes over light or dark, letters and colours of its place
 * @property {() => void} requestUpdate
 * @property {() => void} begin loads now, whatever was said about when
 * @property {boolean} waits whether it waits for a person who wants it to load
 * @property {string} layout the map's layout that an author asks for, empty for the usual one
 * @property {string} view what is shown: `board`, `map`, or `both`
 * @property {string} theme `auto`, `light`, `dark` or `contrast`
 * @property {boolean} readonly
 * @property {boolean} menu whether a person can go to another puzzle
 * @property {string} label
 * @property {boolean} isStill whether nothing is to move by itself
 * @property {() => boolean} isFullScreen
 * @property {() => void} toggleFullScreen
 * @property {readonly { step: number | null, caption?: string, pieces?: readonly Piece[] }[]} [stops] what an author points out
 * @property {() => void} load fetches what is missing and starts anew
 */
export {};
