/**
 * Plain data for drawing code, without session or wasm, and without DOM except a canvas context. A
 * place is the index of a state on a map, which lists its states level by level. A rank is the
 * index of a state in the whole state space. Lengths are CSS pixels.
 * @import { Contribution } from './contribution.js'
 * @import { Grid } from './grid.js'
 * @import { Pen } from './pen.js'
 */

/**
 * Static data of a search on a map. The places of the states do not depend on the search: they
 * follow each other level by level.
 * @typedef {object} SpaceMap
 * @property {number} states number of states of the whole space (ranks 0..states-1)
 * @property {Uint32Array} order rank of the state at each place
 * @property {Uint32Array} levels place of the first state of each depth, then order.length
 * @property {Uint32Array} found for each place, the index of its state in the order of discovery,
 *   from 0; 0xffffffff if the search never discovers it
 * @property {Uint32Array} expanded for each place, the index of its state in the order of
 *   expansion, from 0; 0xffffffff if the search never expands it. In breadth-first search this is
 *   the same array as `found`
 * @property {Uint32Array} [reopened] three entries for each time that an expanded state waits
 *   again: its place, the index of the node that reopens it, and the index of the visit that
 *   expands it again (for nodes and visits, see `MapView`)
 * @property {Uint32Array} goals places of the goal states, ascending
 * @property {Uint32Array} path places of the answer's states from the start; empty without an
 *   answer
 * @property {number[]} components sizes of the components that were not searched; only filled if
 *   the outcome is "impossible"
 * @property {Uint32Array} [costs] cost of the path on which the state at each place was first
 *   expanded; missing in a breadth-first search, empty if the costs do not order the states
 * @property {{ waiting: Uint8Array, settled: Uint8Array, shift: number }} [strengths] brightness of
 *   each state's colour, if it does not depend on the step shown; see `map/strengths.js`
 * @property {number} [depths] number of levels on the scale of colours and of columns; by default,
 *   the map's own. In a two-sided search, the larger number of both sides
 * @property {number} [fullest] number of states in the fullest level; by default, of the map's own
 *   levels. In a two-sided search, the larger number of both sides
 */

/**
 * Data of the map that depends on the cursor.
 * @typedef {object} MapView
 * @property {number} discovered number of discovered states; those with a smaller `found` are
 *   discovered
 * @property {number} expanded number of expanded states; those with a smaller `expanded` are
 *   expanded
 * @property {number} [nodes] number of nodes so far (a node is a state reached in one way). With
 *   `visits`, tells which expanded states wait again
 * @property {number} [visits] number of nodes that have left the open list so far
 * @property {number} current place of the state being expanded; -1 before the first step
 * @property {number} target place of the state that the current move leads to; -1 for none
 * @property {number} hover rank of the state under the pointer or keyboard cursor; -1 for none
 * @property {boolean} answered whether the answer is found at this step or before; the answer's
 *   path is then drawn
 * @property {'role' | 'depth' | 'near'} colour what the colour of a state shows: its role, its
 *   depth or, in a game by hand, its nearness to a goal (expanded states are stronger towards a
 *   goal; waiting states cannot reach a goal)
 * @property {'new' | 'goal' | 'duplicate' | 'again'} [found] kind of the state that the current
 *   move leads to; `again` if the move finds a better path to a known state, which then waits once
 *   more
 * @property {number[]} [path] places of the path to the state being expanded
 * @property {number} [earlier] place of the state from which the search had reached `target` before
 *   this move; -1 for none
 * @property {boolean} [light] whether to draw the glow of the beam, which points at the current
 *   state
 * @property {{ from: number, share: number }} [glide] animation of the beam from the previously
 *   expanded state
 * @property {boolean} [hides] whether to hide undiscovered states and their levels
 * @property {boolean} [reach] whether to draw the border of the states that cost less than the answer
 * @property {boolean} [over] whether the map is drawn on top of the map of the other side, so
 *   without a background of its own
 * @property {boolean} [hidesExtent] whether to hide the final size of the map, too
 * @property {Lit | null} [lit] animation of the answer's path
 */

/**
 * Animation state of the answer's path. All shares are 0..=1.
 * @typedef {object} Lit
 * @property {number} dim darkness of the surroundings
 * @property {number} edges number of highlighted edges from the start, with a fraction
 * @property {number} star strength of the light at the goal
 * @property {number} rest opacity of the edges that are not highlighted
 * @property {number} marker position of the marker of the board shown, in edges from the start; -1
 *   for none
 */

/**
 * Resolved colours that a canvas understands. `font` is a font family list.
 * @typedef {object} Theme
 * @property {string} page background at the edge of the scene; `air` is its lit centre
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
 * @property {string} pieceEdge outline of a piece against the board
 * @property {string} unseen
 * @property {string} expanded
 * @property {string} frontier
 * @property {string} frontierInk colour of text about the frontier
 * @property {string} current
 * @property {string} goal
 * @property {string} goalInk
 * @property {string} path
 * @property {string} forward search from the start; `backward` is the search from the goal
 * @property {string} backward
 * @property {string} forwardInk colour of text about the search from the start
 * @property {string} backwardInk
 * @property {string} win
 * @property {string} lose
 * @property {string} glow colour of light
 * @property {string} font
 * @property {number} type scale of text, larger than 1 in full screen
 * @property {(t: number) => string} depth returns the colour of a depth, from 0 (start) to 1
 *   (deepest)
 */

/**
 * Area for a layout. `scale` is device pixels per CSS pixel, `number` formats numbers.
 * @typedef {object} LayoutBox
 * @property {number} width
 * @property {number} height
 * @property {number} scale
 * @property {(value: number) => string} [number]
 * @property {number} [statePx] radius of the area of one state, for discs that share one scale
 * @property {(pen: Pen, rank: number, at: Point, px: number) => void} [paintState] draws a state
 *   centred at a point, with its longer side `px` long
 * @property {string} [depthWord] word that stands beside the depths of the levels
 * @property {boolean} [mirrored] whether to draw from right to left
 * @property {BoardOfCells | null} [board] board whose cells are the states
 *
 * Board whose cells are the states of a space.
 * @typedef {object} BoardOfCells
 * @property {number} rows
 * @property {number} columns
 * @property {number} start cell where the search begins
 * @property {ArrayLike<number>} cells board codes
 * @property {NonNullable<PieceView['paintGround']>} paintGround
 */

/**
 * Position of the map's picture on the canvas: zoom factor and the coordinates of the picture's top
 * left corner.
 * @typedef {object} Camera
 * @property {number} zoom
 * @property {number} x CSS px
 * @property {number} y CSS px
 * @property {boolean} [fades] whether the picture fades out towards the edges of the view
 */

/** @typedef {CanvasRenderingContext2D} Ctx */
/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ x: number, y: number, width: number, height: number }} Rect */

/**
 * Interface of all layouts of the map. `paint` draws the whole picture on a cleared context scaled
 * to CSS pixels. All points are in canvas coordinates.
 * @typedef {object} MapLayout
 * @property {(camera: Camera, window: Rect, moving?: boolean) => void} look sets the camera and the
 *   visible part of the canvas. While `moving`, existing bitmaps are scaled and not drawn anew
 * @property {boolean} unfinished whether the last `paint` ran out of time for its bitmaps; the next
 *   calls continue
 * @property {(pen: Pen, view: MapView) => void} paint
 * @property {(pen: Pen, view: MapView) => void} [paintLight] draws the light below and around the
 *   picture
 * @property {(pen: Pen, colour: string) => void} [paintRim] draws a rim in the colour of a side,
 *   for a search from two sides
 * @property {{ centre: Point, radii: ArrayLike<number> }} [disc] centre and radii of the rings of a
 *   map that is a disc
 * @property {number} [highest] top of a picture that does not fill its box; `lowest` is its bottom
 * @property {number} [lowest]
 * @property {(x: number, y: number) => number} stateAt returns the rank of the state drawn at a
 *   point; -1 if there is none
 * @property {(rank: number) => Point | null} pointOf returns the centre of a state's area, null if
 *   the layout does not show the state
 * @property {(place: number) => Point} pointAt returns the centre of a place's area
 * @property {(pen: Pen, place: number) => void} [paintMeeting] marks the meeting state of two sides in
 *   one picture; a ring without it
 * @property {Point | null} [other] position of a component that was not searched, if some are shown
 * @property {Rect | null} [others] rectangle of the components that were not searched, in CSS px;
 *   null without any
 * @property {(x: number, y: number) => number} [boardCellAt] returns the cell of the board at a
 *   point, even if the cell is not a state; -1 outside the board
 * @property {(rank: number, key: string, isShown?: (rank: number) => boolean) => number | null}
 *   [walk] returns the rank of the state to which an arrow key leads from a state, skipping states
 *   that are not shown; null for other keys; without it keys follow the places
 * @property {(place: number) => { size: number }} cellAt returns the size of a place's area, in
 *   CSS pixels
 *
 * Look of the pieces of a puzzle.
 * @typedef {object} PieceView
 * @property {string} id id of the puzzle
 * @property {(pen: Pen, code: number, cell: PieceCell) => void} paintPiece draws the piece on a
 *   cell that is already drawn
 * @property {number} [leastCell] minimum size of a cell whose piece can be read, in CSS px; by
 *   default, a cell need only be told from its neighbours
 * @property {(code: number) => number} [moving] returns the part of a code that moves with its
 *   piece, 0 for none; the whole code by default
 * @property {(pen: Pen, board: ArrayLike<number>, grid: Grid) => void} [paintGround] draws what no
 *   move changes, on all cells; `paintPiece` then draws only what moves
 * @property {(pen: Pen, boards: { board: ArrayLike<number>, nextBoard: ArrayLike<number>,
 *   share: number }, grid: Grid) => void} [paintAll] draws the whole board in place of cells, lines and pieces,
 *   with this progress (0..=1) of the move to the next board, which is the same one without a move
 * @property {(board: ArrayLike<number>, cell: number, shape: { rows: number, columns: number }) =>
 *   number[]} [area] returns the cells that one tap means together: all of a car, or a whole peg.
 *   Moves of such a puzzle are told by words where two of them have the same areas
 * @property {(board: ArrayLike<number>) => string | undefined} [describe] returns a whole board in
 *   words, if its cells say nothing
 * @property {(pen: Pen, action: { from: number, to: number }, label: { at: Point, r: number,
 *   colour: string }, columns: number) => void} [paintMove] draws a move as a label
 * @property {(board: ArrayLike<number>) => number} [focus] returns the cell around which a part of
 *   a large board is drawn where the whole has no room
 * @property {(code: number) => number | undefined} [brush] returns the number that a stroke of the
 *   pointer puts on the cells that it touches, if it begins on a cell with this code; undefined if
 *   no stroke begins there
 * @property {(board: ArrayLike<number>) => number[]} [grounds] returns the codes of the grounds of
 *   a board, which a legend explains
 * @property {(code: number) => boolean} [isWall] whether a cell is drawn as a wall
 * @property {(key: string) => number | undefined} [number] returns the number that a key puts on a
 *   cell; undefined for other keys
 *
 * Position and size of a piece, in CSS pixels. `turn` is the angle by which the piece is turned
 * over, like a coin. `adds` is what the cell adds to an estimate.
 * @typedef {{ x: number, y: number, size: number, turn?: number, adds?: Contribution }} PieceCell
 */

export {};
