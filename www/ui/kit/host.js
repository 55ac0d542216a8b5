/**
 * Interface of the custom element that contains a viewer.
 * @import { CSSResult } from 'lit'
 * @import { Piece } from '../../core/stops/caption-pieces.js'
 * @import { Gallery } from '../gallery/gallery.js'
 * @import { Viewer } from '../viewer/viewer.js'
 * @import { Families } from './family-view.js'
 * @import { Explore } from '../explore/explore-panel.js'
 *
 * Returns the panel that explores a space, in a language, for a puzzle. Keeps an earlier panel.
 * @typedef {(viewer: Viewer, panel: Explore | null, locale: string, puzzle: string) =>
 *   Promise<Explore>} ExploreOf
 *
 * @typedef {object} Host
 * @property {Families} families
 * @property {() => void} refresh redraws in the next frame
 * @property {(type: string, detail?: unknown) => void} emit
 * @property {(styles: readonly CSSResult[]) => void} adopt
 * @property {ShadowRoot} renderRoot
 * @property {() => Promise<unknown>} rendered resolves after the next redraw
 * @property {() => void} lookAround checks in the next frame whether the surroundings have changed
 * @property {() => Promise<unknown>} recolour reads colour scheme, font size and colours from the
 *   surroundings
 * @property {() => void} requestUpdate
 * @property {() => void} begin loads now, regardless of the `loading` attribute
 * @property {boolean} waits whether loading waits for a click of the user
 * @property {string} layout map layout from the attribute, empty for the default
 * @property {string} view pictures to show: `board`, `map` or `both`
 * @property {string} theme `auto`, `light`, `dark` or `contrast`
 * @property {boolean} readonly
 * @property {string} controls preset or list of the controls to show
 * @property {boolean} menu whether the user can choose another puzzle
 * @property {(() => Promise<{ Gallery: typeof Gallery }>) | null} gallery imports the gallery, which
 *   only the page has: it is no part of the package
 * @property {(() => Promise<{ exploreOf: ExploreOf }>) | null} explore imports the panel that explores
 *   a whole space, which only the page has
 * @property {((viewer: Viewer) => void) | null} compose opens the panel that makes a lesson, which
 *   only the page has
 * @property {{ linkTo: (state: string) => string | null, code: () => string } | null} playground
 *   the code of the puzzle and a link to it, which only the playground has
 * @property {string} label
 * @property {string} id the element's id in the host page
 * @property {boolean} isStill whether animations are off
 * @property {() => boolean} isFullScreen
 * @property {() => void} toggleFullScreen
 * @property {readonly { step: number | null, caption?: string, pieces?: readonly Piece[] }[]}
 *   [stops] stops from the host page
 * @property {() => void} load loads what is missing and starts again
 */
export {};
