/**
 * Interface between the general user interface and a family of algorithms. Each family creates one
 * view per viewer; the view provides all texts and drawings that depend on how the family searches.
 * @import { CSSResult } from 'lit'
 * @import { DirectiveResult } from 'lit/directive.js'
 * @import { ProgramStep } from '../../programs/types.js'
 * @import { Session } from '../../core/engine/session.js'
 * @import { Query } from '../../core/find/search-steps.js'
 * @import { Analysis, CommonFrame, FamilyCore } from '../../core/engine/family-core.js'
 * @import { Lane } from '../../core/race/race.js'
 * @import { LaneAnswer } from '../race/lane-results.js'
 * @import { Game } from '../../core/play/game.js'
 * @import { QueueGame } from '../../core/play/queue-game.js'
 * @import { Move } from './pan-zoom.js'
 * @import { Laid } from '../../core/explore/whole-space.js'
 * @import { HandMove, Outcome, Question } from '../../wasm/searchlight.js'
 * @import { Pen } from '../../canvas/pen.js'
 * @import { Ctx, LayoutBox, PieceView, Point, Rect, Theme } from '../../canvas/types.js'
 * @import { Values, Words } from '../../i18n/index.js'
 * @import { Instance } from './decoded-links.js'
 * @import { Viewer } from '../viewer/viewer.js'
 * @import { Key } from '../viewer/keys.js'
 */

/** @typedef {import('../../canvas/board-part.js').Part} BoardPart */

/**
 * Types that differ between families, as far as the general user interface knows them.
 * @typedef {object} Own
 * @property {CommonFrame} frame
 * @property {Analysis} analysis
 * @property {object | null} event
 * @property {object | boolean} picture
 * @property {object} view how a puzzle looks
 */

/**
 * @template {Own} [Types=Own]
 * @typedef {object} Family
 * @property {string} id name in the core, and prefix of the family's translation keys
 * @property {FamilyCore<Types['frame'], Types['analysis'], Types['event'], Types['picture']>} core
 * @property {new (viewer: Viewer<Types>) => FamilyView<Types>} View
 * @property {readonly CSSResult[]} styles
 * @property {() => Promise<void>} [loadMap] imports the drawing of the map, if it is a separate
 *   module; the board works without it
 * @property {() => Promise<void>} [loadExtras] imports the family's parts of the drawer and the
 *   dialogs, if they are a separate module
 * @property {() => Promise<{ questions: QuestionTeller<Types> }>} loadQuestions imports the texts
 *   of the family's prediction questions
 * @property {() => Promise<{ code: FamilyCode<Types> }>} loadCode
 * @property {() => Promise<{ find: FamilyFind<Types> }>} loadFind
 * @property {() => Promise<FamilyPlay>} [loadPlay] imports what games by hand need; missing in
 *   families whose puzzles cannot be played so
 */

/**
 * What exploring a whole space needs of its family: how pieces and the map look.
 * @typedef {object} FamilyExplore
 * @property {(puzzle: string, redraw: () => void) => PieceView} viewOf
 * @property {new (session: Session, laid: Laid, distances: Uint32Array, refresh: () => void) =>
 *   ExploreMap} ExploreMap
 * @property {(near: number, far: number) => number} nearness strength of the colour of a number on a
 *   scale from 0 (strongest) to `far`, 0..=1
 * @property {(ctx: Ctx, box: { width: number, height: number }, theme: Theme, strength: number |
 *   null) => void} paintNearSwatch draws a colour of the legend; null for states without a colour
 *
 * Map of a whole space on a canvas. States are ranks, -1 for none.
 * @typedef {object} ExploreMap
 * @property {string} layoutName
 * @property {number} hover state to outline
 * @property {(canvas: HTMLElement, shades: { values: Uint32Array, least: number, most: number },
 *   theme: Theme, words: Words) => void} show
 * @property {(point: Point) => number} stateAt
 * @property {(state: number) => number} depthOf number of moves from the start
 * @property {(state: number, key: string) => number} walk state to which an arrow key moves
 * @property {boolean} isZoomed whether a part of the map is shown
 * @property {(move: Move) => void} move zooms or pans
 * @property {() => void} showAll shows the whole map
 * @property {(state: number) => void} reveal pans a state into view
 */

/**
 * What a game by hand needs of its family: how pieces and the map look, the words of a move, and a
 * search through the puzzle's states for a run of another kind.
 * @typedef {object} FamilyPlay
 * @property {(puzzle: string, redraw: () => void) => PieceView} viewOf
 * @property {(ctx: Ctx, box: { width: number, height: number }, theme: Theme) => void} paintNearScale
 * @property {(ctx: Ctx, box: { width: number, height: number }, theme: Theme, strength: number |
 *   null) => void} paintNearSwatch
 * @property {(game: Pick<Game, 'session'>, move: Pick<HandMove, 'to' | 'action'>, from: number) => Values} valuesOf
 *   values in the words of a move that leaves the state `from`
 * @property {(description: { algorithms: readonly string[] }) => string | undefined} searchFor
 * @property {new (game: Game, open: (link: Uint8Array) => Session, refresh: () => void) => PlayMap} PlayMap
 * @property {new (game: QueueGame, refresh: () => void) => QueueMap} QueueMap
 *
 * Map for the user who does the work of the queue.
 * @typedef {object} QueueMap
 * @property {(canvas: HTMLElement, theme: Theme, words: Words) => void} show
 * @property {(point: Point) => number} stateAt rank of the state at a point, -1 for none
 *
 * Map of a game.
 * @typedef {object} PlayMap
 * @property {boolean} isPossible whether the space is small enough for a map
 * @property {string} layoutName
 * @property {number} lost number of states on the map from which no goal can be reached
 * @property {{ shown: number, all: number } | null} rings last ring that is shown, and the last of
 *   all; null if the map shows all
 * @property {() => boolean} work does a slice of work; returns whether none is left
 * @property {(canvas: HTMLElement, theme: Theme, writing: object, words: Words) => void} show
 * @property {(event: MouseEvent) => number} moveAt returns the move that a tap on the map means, -1
 *   for none
 * @property {() => void} free
 */

/**
 * Texts and pictures of prediction questions. `picture` shows what the question is about; null for
 * no picture. `cells` are the cells of the choices on the board, in the order of the choices. `px`
 * is the length of a picture's longer side. The functions can move the core's cursor.
 * @template {Own} [Types=Own]
 * @typedef {object} QuestionTeller
 * @property {(viewer: Viewer<Types>, words: Words, question: Question) => string} asks the
 *   question, with emphasis marks
 * @property {(viewer: Viewer<Types>, question: Question, px?: number) => DirectiveResult | null}
 *   picture
 * @property {(viewer: Viewer<Types>, words: Words, question: Question, px?: number) => { says:
 *   string, picture?: DirectiveResult }[]} choices
 * @property {(viewer: Viewer<Types>, words: Words, question: Question, choice: number) => string}
 *   because
 * @property {(question: Question) => readonly number[]} cells
 */

/**
 * Connects a family's steps with the program listings. `stepOf` finds the place of a step in the
 * program. `valuesOf` returns the values of the program's variables at the current step; null for a
 * variable without a value.
 * @template {Own} [Types=Own]
 * @typedef {object} FamilyCode
 * @property {(shown: { session: Session<Types['frame']>, step: number, frame: Types['frame'],
 *   event: Types['event'] }) => ProgramStep} stepOf
 * @property {(viewer: Viewer<Types>, words: Words) => Record<string, string | number | null>}
 *   valuesOf
 */

/**
 * Search for steps of a run. `queries` returns the possible searches, whose fields have default
 * values from the current step. `snapshot` copies what `picture` needs of a found frame. `picture`
 * renders a snapshot as a picture or as its name.
 * @template {Own} [Types=Own]
 * @typedef {object} FamilyFind
 * @property {(viewer: Viewer<Types>) => Query<Types['frame']>[]} queries
 * @property {(frame: Types['frame']) => unknown} snapshot
 * @property {(viewer: Viewer<Types>, snapshot: unknown, px: number) => unknown} picture
 */

/**
 * Families, as given to a viewer.
 * @typedef {object} Families
 * @property {(id: string) => Family} get returns a loaded family
 * @property {(id: string) => boolean} has whether a family is loaded
 * @property {(id: string) => Promise<void>} load
 * @property {() => Promise<void>} loadAll
 * @property {() => Promise<unknown>} loadExtras imports the drawer and dialog parts of all loaded
 *   families
 *
 * Strip below the board in exported pictures. `high` is its height in font sizes. `paint` draws it;
 * `question` is the kind of the question that the picture asks, empty for none.
 * @typedef {object} BoardStrip
 * @property {number} high
 * @property {(ctx: Ctx, box: LayoutBox, px: number, question: string) => void} paint
 *
 * Event listeners of a part of the picture, by event name.
 * @typedef {{ [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void }}
 *   Hears
 *
 * Board of the current step.
 * @typedef {object} FamilyBoard
 * @property {readonly (string | readonly string[])[]} titles translation keys of start and goal,
 *   for editing both
 * @property {() => Heading} heading heading above the board
 * @property {() => ArrayLike<number>} [codes] codes of the cells, if they are not those of the
 *   frame
 * @property {(ctx: Ctx, box: LayoutBox, index: number) => void} paint draws a board; `index` is 1
 *   for the goal while both are edited, else 0
 * @property {(code: number, cell: number, side: number) => string} cell describes a cell's content
 *   for screen readers; `side` is 1 for the second of two boards
 * @property {string} [about] term whose tooltip opens at the board
 * @property {boolean} [namesCells] whether `cell` also names the position of the cell
 * @property {(byFinger: boolean) => string | readonly string[]} [hints] translation keys of the
 *   hint for editing, if the general hint is not enough
 * @property {(key: string, side: number) => number | undefined} [number] number to put on a cell
 *   for a key typed while editing; undefined for other keys
 * @property {(code: number) => number | undefined} [brush] returns the number that a stroke of the
 *   pointer puts on cells if it begins on a cell with this code; undefined if no stroke begins
 *   there. A board without `brush` lets a stroke change each cell to its next content
 * @property {(cell: number) => BoardPart} [part] returns the part of the board that is drawn while
 *   `cell` has the focus; missing for a board that is drawn as a whole
 * @property {() => number | undefined} [home] returns the cell with which editing begins; by
 *   default the one that had the focus last
 * @property {(cell: number) => void} [act] handles a press on a cell while the board is not edited;
 *   without it, a press by keyboard starts editing
 * @property {() => unknown} [beside] renders the result of the step, at the right of the board and
 *   with its height
 * @property {() => unknown} below renders the part below board and result
 * @property {(cell: number) => Window} [seen] returns the cells around one that the grid for screen
 *   readers contains; for boards with too many cells
 * @property {(event: MouseEvent) => number} [cellAt] returns the clicked cell where the grid
 *   contains no element for it, or -1
 * @property {Hears} [hears] listeners on the cells
 * @property {() => unknown} [over] renders the layer above the board
 * @property {{ rows: number, columns: number }} [shape] size of the board's picture, in cells, if
 *   it differs from the size of the board
 * @property {{ shape: { rows: number, columns: number }, paint: (ctx: Ctx, box: LayoutBox) => void
 *   } | null} [alone] other picture of the board, for places where it stands without the map
 *
 * Heading of the smaller picture. `over` is a quiet line above the title; `about` names the terms
 * that explain both; `tone` is a CSS class for the title's colour. `brief` replaces the title in
 * layouts that show its numbers elsewhere.
 * @typedef {{ over: string, title: string, brief?: string, about?: { over?: string, title?: string
 *   }, tone?: string }} Heading
 *
 * Line of the legend, with a counter. `mark` is a modifier class of `.mark`, or a template. `paint`
 * draws the mark into a square of an exported picture. `count` is null for a line without a number.
 * `about` names the term that explains the line.
 * @typedef {{ mark: string | unknown, paint: (ctx: Ctx, px: number) => void, count: number | string
 *   | null, says: string, about?: string }} Counter
 *
 * Short note on how to read the picture, with its term.
 * @typedef {{ says: string, about?: string }} Note
 *
 * Part of the picture that labels and stops can point at. Stops use `name`; `says` is its title and
 * `note` its explanation. `at` is its position on the main canvas in CSS px; null if the part is
 * elsewhere. `spread` is the rectangle around a part that stands at several places; names must not
 * cover it.
 * @typedef {{ name: string, says: string, note: string, at: Point | null, spread?: Rect | null }}
 *   Part
 *
 * Answer. `title` is a summary in one line, `notes` are reasons. At the answer's step the stage
 * shows the `path`, and in large type `number` and `unit`, or the title if there is no number.
 * `moves` is the number of moves that can be played on the board.
 * @typedef {object} Ending
 * @property {'found' | 'none'} tone
 * @property {string} title
 * @property {readonly string[]} notes
 * @property {string} [number]
 * @property {string} [unit]
 * @property {unknown} [path]
 * @property {number} moves
 * @property {readonly { says: string, act: () => void }[]} [invites] further actions to offer
 *
 * Range of rows and columns of a board; `bottom` and `right` are exclusive.
 * @typedef {{ top: number, bottom: number, left: number, right: number }} Window
 *
 * Map of the search.
 * @typedef {object} FamilyMap
 * @property {string} label translation key of the accessible name and its instructions
 * @property {readonly string[]} layouts layouts to choose from. Until the extras have loaded, the
 *   first one replaces the layouts that come with the extras
 * @property {string} layout current layout
 * @property {() => unknown} note renders a note for the drawer: how much of the search the map
 *   shows
 * @property {() => unknown} tools renders the map's settings for the drawer
 * @property {(canvas: HTMLElement) => void} paint
 * @property {Hears} [hears] listeners on the canvas
 * @property {Hears} [hearsKeys] listeners while the map has the keyboard focus
 * @property {boolean} [isText] whether the map is text at the moment, which screen readers can read
 * @property {boolean} [isComing] whether the map is still being computed or imported
 * @property {boolean} [isGraph] whether the map is a graph as wide as the stage, with the legend as a
 *   row below
 * @property {boolean} [isZoomed] whether a part of the map is shown, which can be dragged
 * @property {boolean} [isEdited] whether the pointer edits the board on the map
 * @property {() => unknown} over renders the layer above the canvas
 * @property {boolean} [isAtStep] of a map that is the smaller picture: whether it shows the current
 *   step. At the answer's step, the answer replaces such a map
 * @property {() => readonly Counter[]} legend
 * @property {() => readonly Note[]} [notes] notes below the legend
 *
 * Options of a random board.
 * @typedef {object} RandomBoard
 * @property {number} wanted what the user asks of the board, such as its distance from the goal, as
 *   the core's number
 * @property {unknown} field template of the field for `wanted`
 * @property {boolean} ready whether a board can be drawn now
 * @property {string} hint
 *
 * Claim of a certificate, and what to say after a successful check. A claim without `checked` has
 * nothing to check.
 * @typedef {object} Claim
 * @property {string | readonly string[]} says translation key, or keys of which the first existing
 *   one is used; `checked` likewise
 * @property {Values} values
 * @property {string | readonly string[]} [checked]
 * @property {Values} [checkedValues] values of the sentence `checked`, by default `values`
 * @property {() => unknown} [more]
 *
 * Check of the heuristic that guides the algorithm. `mark` renders the result in a few words,
 * `note` in sentences. `values` are the values in the sentences.
 * @typedef {object} Guide
 * @property {() => unknown} mark
 * @property {() => unknown} note
 * @property {() => Values} values
 *
 * Family's layer on the timeline. `range` is the part of the run that the timeline shows, in steps;
 * missing if it always shows the whole run.
 * @typedef {object} Timeline
 * @property {(pen: Pen, box: { width: number, height: number }) => void} paint draws the bar; above
 *   the box is room for labels
 * @property {{ from: number, to: number }} [range]
 * @property {(event: WheelEvent) => void} [wheel]
 */

/**
 * Words of a race. `measure` is the algorithm whose count is the unit for the counts of the others.
 * `rule` says how a lane chooses its next state. `answer` says how good a lane's answer is,
 * compared with the lanes in `known`, whose results may be revealed. `result` says what the whole
 * race has shown, with emphasis marks; null for the usual words.
 * @template {Own} [Types=Own]
 * @typedef {object} RaceWords
 * @property {string} [measure]
 * @property {(lane: Lane<Types['frame'], Types['picture']>) => string} [rule]
 * @property {(lane: Lane<Types['frame'], Types['picture']>, known: readonly Lane<Types['frame'],
 *   Types['picture']>[]) => LaneAnswer} [answer]
 * @property {(lanes: readonly Lane<Types['frame'], Types['picture']>[]) => string | null} [result]
 */

/**
 * View of a viewer's run. Members for the drawer, dialogs and races are called only after the
 * extras have loaded.
 * @template {Own} [Types=Own]
 * @typedef {object} FamilyView
 * @property {string} id id of the family
 * @property {Types['view']} view settings for drawing the puzzle
 * @property {'map' | 'board'} hero main picture, which gets the larger part of the stage; the other
 *   picture stands beside it
 * @property {FamilyBoard} board
 * @property {FamilyMap} map
 * @property {boolean} examplesTeach whether each example is meant for the algorithm that it names
 * @property {readonly string[]} counters names of counters of a frame, in display order
 * @property {{ says: string, about: string }} [stage] translation key and term of the run's stages,
 *   if they differ from those of the family
 * @property {readonly Key[]} keys shortcuts in addition to the general ones
 * @property {readonly string[]} lines entries for the list of keys, in addition to the general ones
 * @property {Timeline} timeline
 * @property {string} [sizes] name of the words for step sizes, if the algorithm has words of its
 *   own
 * @property {Guide} [guide] check of the heuristic that guides the algorithm
 * @property {() => unknown} [beyond] renders actions for steps that are not computed yet
 * @property {(offPage?: boolean) => readonly Part[]} parts returns the parts of the picture at the
 *   current step, the most important first; with `offPage`, the parts as last drawn for an export
 * @property {(kind: string, number: number) => { at: Point | null, label?: string } | null} [spotOf]
 *   returns the point on the map's canvas of a `ring`, a `state` or, if the board is the map, a
 *   `cell`, and its name; null if the map does not show it now, a point of null if it never does
 * @property {Record<string, string>} [places] selectors, by name, of elements that stops can point
 *   at
 * @property {(position: number) => string} [positionNamed] returns the name of a position of a game
 * @property {() => string} sentence explains the current step, with emphasis marks
 * @property {(progress: { move: number, moves: number }) => string | null} [playing] explains a
 *   move of the answer that is being played on the board, with emphasis marks; null for none
 * @property {string} [tone] CSS class for the emphasised words of the sentence
 * @property {(instance: Instance<Types['frame']>, px: number) => unknown} thumb renders a canvas
 *   with a small board
 * @property {() => void} reset called when another run is shown
 * @property {{ readonly isOn: boolean, set: (isOn: boolean) => void }} [byHand] a game by hand that
 *   the family shows itself, as a mode of the header
 * @property {() => void} [leave] closes views that hide the current step, before playback
 * @property {() => Ending} answer the answer at the current step
 * @property {() => readonly (readonly [string, () => unknown][])[]} sections sections of the
 *   drawer, by column
 * @property {(outcome: Outcome) => Claim | null} certificate returns the claim of the outcome's
 *   certificate; null before the answer
 * @property {() => RandomBoard} randomBoard
 * @property {(outcome: Outcome) => string} outcome describes the outcome in a few words
 * @property {(ctx: Ctx, box: LayoutBox) => void} [paintMap] draws the map off the page, after the
 *   extras have loaded; missing for a map that is text
 * @property {() => void} [releasePictures] frees what was kept for pictures off the page
 * @property {() => BoardStrip} [strip] drawing below the board in exported pictures
 * @property {RaceWords<Types>} [race]
 * @property {() => unknown} [raceEnds] renders the boards that a race begins and ends with, for the
 *   header, after the extras have loaded
 * @property {(lanes: readonly Lane<Types['frame'], Types['picture']>[]) => boolean} [hasRoundLanes]
 *   whether lanes are drawn as discs, whose light reaches 20 px beyond their box
 * @property {(canvas: Element, lane: Lane<Types['frame'], Types['picture']>, lanes: readonly
 *   Lane<Types['frame'], Types['picture']>[]) => void} [paintLane] draws a lane of a race on the
 *   page, by default with `drawLane`
 * @property {(ctx: Ctx, box: LayoutBox, lane: Lane<Types['frame'], Types['picture']>, lanes:
 *   readonly Lane<Types['frame'], Types['picture']>[]) => void} drawLane draws a lane of a race;
 *   all lanes have boxes of the same size and share one scale
 */

export {};
