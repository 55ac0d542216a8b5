/**
 * The plain data that drawing code works from: no session, no wasm, no DOM beyond a canvas context.
 * Positions are indices into the order of discovery, ranks are state numbers, lengths are CSS px.
 */

/**
 * The part of a breadth-first search that stands still once the search is computed.
 * @typedef {object} SpaceMap
 * @property {number} states number of states of the whole space (ranks 0..states-1)
 * @property {Uint32Array} order rank of every discovered state, in order of discovery
 * @property {Uint32Array} levels position of the first state of each depth, then order.length
 * @property {Uint32Array} goals positions of the goal states, ascending
 * @property {Uint32Array} path positions of the answer's states, start first; empty without one
 * @property {number[]} components sizes of the components that were not searched; filled only when the
 *   answer is "impossible"
 * @property {number} [depths] number of levels that colours tell apart and columns have room for,
 *   where another side has more
 * @property {number} [fullest] states of the fullest level, where another side has a fuller one
 */

/**
 * What changes with the cursor.
 * @typedef {object} MapView
 * @property {number} discovered positions below it have been found
 * @property {number} expanded positions below it have been taken out of the queue
 * @property {number} current position of the state being expanded, -1 before the first step
 * @property {number} target position of the state the current move leads to, -1 when none
 * @property {number} hover rank under the pointer or the map's keyboard cursor, -1 when none
 * @property {boolean} answered the answer has been found at this step: draw its path
 * @property {'role' | 'depth'} colour what the colour of a discovered state says
 * @property {'new' | 'goal' | 'duplicate'} [found] what the current move leads to
 * @property {boolean} [light] whether the beam gives light
 * @property {{ from: number, share: number }} [glide] the beam is on its way from another position
 * @property {boolean} [hides] whether what is to come is hidden: states that are not found yet, and
 *   their levels
 * @property {boolean} [hidesExtent] whether also how far the map will go is hidden
 * @property {Lit | null} [lit] how the answer's path looks while the answer is shown
 */

/**
 * How the answer's path looks while the answer is shown. All shares are 0 to 1.
 * @typedef {object} Lit
 * @property {number} dim how dark the room around it has got, as a share
 * @property {number} edges so many of its edges are lit, from the start; a part of one, too
 * @property {number} star how much of the light at its end there is
 * @property {number} rest how much there is to be seen of the edges that are not lit
 * @property {number} marker where the board stands that is shown: behind so many edges; -1 for nowhere
 */

/**
 * Resolved colours: plain CSS colours that a canvas understands. `font` is a font family list.
 * @typedef {object} Theme
 * @property {string} page the edge of the room, and `air` its lit middle
 * @property {string} air
 * @property {string} card
 * @property {string} sunk
 * @property {string} line
 * @property {string} ink
 * @property {string} ink2
 * @property {string} accent
 * @property {string} board
 * @property {string} boardLine
 * @property {string} pieceDark
 * @property {string} pieceLight
 * @property {string} pieceEdge what tells a piece from the board
 * @property {string} unseen
 * @property {string} expanded
 * @property {string} frontier
 * @property {string} frontierInk for words about it
 * @property {string} current
 * @property {string} goal
 * @property {string} goalInk
 * @property {string} path
 * @property {string} forward the two sides of a search
 * @property {string} backward
 * @property {string} forwardInk for words about them
 * @property {string} backwardInk
 * @property {string} win
 * @property {string} lose
 * @property {string} glow the light itself
 * @property {string} font
 * @property {number} type how many times as large as usual letters are, as in full screen
 * @property {(t: number) => string} depth colour of a depth, 0 (start) to 1 (deepest)
 */

/**
 * Where a layout draws. `scale` is device pixels per CSS px, `number` writes numbers.
 * @typedef {object} LayoutBox
 * @property {number} width
 * @property {number} height
 * @property {number} scale
 * @property {(value: number) => string} [number]
 * @property {number} [statePx] the radius of a disc of one state, where two discs have one scale
 * @property {(ctx: Ctx, rank: number, at: Point, px: number, theme: Theme) => void} [paintState]
 *   draws a state around a point, its longer side of so many px
 * @property {string} [depthWord] what the numbers of the levels are
 * @property {boolean} [mirrored] whether what runs from left to right runs from right to left
 */

/**
 * Where the picture of a whole map, as its box holds it, lies on the canvas: `zoom` times as large,
 * with its corner at x, y.
 * @typedef {object} Camera
 * @property {number} zoom
 * @property {number} x CSS px
 * @property {number} y CSS px
 * @property {boolean} [fades] whether what it cuts off fades towards the edges
 */

/** @typedef {CanvasRenderingContext2D} Ctx */
/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ x: number, y: number, width: number, height: number }} Rect */

/**
 * What every layout of the map can do. `paint` draws the whole picture from map, box, camera, view
 * and theme; the context is already scaled to CSS px and cleared. All points are on the canvas.
 * @typedef {object} MapLayout
 * @property {(camera: Camera, window: Rect, moving?: boolean) => void} look sets the camera over
 *   the layout and the canvas that is seen through it; while it moves, bitmaps are only stretched
 * @property {boolean} unfinished whether the last `paint` had no time to make all its bitmaps: the
 *   next ones go on with them
 * @property {(ctx: Ctx, view: MapView, theme: Theme) => void} paint
 * @property {(ctx: Ctx, view: MapView, theme: Theme) => void} [paintLight] what lies under the
 *   picture and around it
 * @property {(ctx: Ctx, colour: string) => void} [paintRim] marks it as one of two sides
 * @property {{ centre: Point, radii: ArrayLike<number> }} [disc] the whole map, where it is rings
 * @property {number} [highest] where its picture begins and ends, if that may be within its box
 * @property {number} [lowest]
 * @property {(x: number, y: number) => number} stateAt rank of the state drawn there, or -1
 * @property {(rank: number) => Point | null} pointOf centre of that state's area, null when the
 *   layout does not show it
 * @property {(position: number) => Point} pointAt centre of a discovered state's area
 * @property {Point | null} [other] a component that was not searched, where some stand beside
 * @property {(position: number) => { size: number }} cellAt how large it is there, px
 *
 * How the pieces of a puzzle look.
 * @typedef {object} PieceView
 * @property {string} id of the puzzle
 * @property {(ctx: Ctx, code: number, cell: PieceCell, theme: Theme) => void} paintPiece draws what
 *   stands on a cell; the cell itself is drawn
 * @property {(code: number) => number} [moving] what of a code moves with its piece, 0 for nothing;
 *   all of it if left out
 *
 * Where a piece stands, px; `turn` is the angle out of the board by which it is turned over.
 * @typedef {{ x: number, y: number, size: number, turn?: number }} PieceCell
 */

export {};
