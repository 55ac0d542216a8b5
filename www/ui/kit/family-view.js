/**
 * What the shell asks of a family of runs: one record, which makes a view for each viewer. A view
 * says and draws all that knows how the family searches.
 * @import { CSSResult } from 'lit'
 * @import { DirectiveResult } from 'lit/directive.js'
 * @import { ProgramStep } from '../../programs/types.js'
 * @import { Session } from '../../core/engine/session.js'
 * @import { Query } from '../../core/find/search-steps.js'
 * @import { Analysis, CommonFrame, FamilyCore } from '../../core/engine/family-core.js'
 * @import { Lane } from '../../core/race/race.js'
 * @import { Outcome, Question } from '../../wasm/searchlight.js'
 * @import { Ctx, LayoutBox, Point } from '../../canvas/types.js'
 * @import { Values, Words } from '../../i18n/index.js'
 * @import { Instance } from './decoded-links.js'
 * @import { Viewer } from '../viewer/viewer.js'
 * @import { Key } from '../viewer/keys.js'
 */

/**
 * The types that each family has of its own, and as far as the shell knows them.
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
 * @property {string} id its name in the core, and what its own words begin with
 * @property {FamilyCore<Types['frame'], Types['analysis'], Types['event'], Types['picture']>} core
 * @property {new (viewer: Viewer<Types>) => FamilyView<Types>} View
 * @property {readonly CSSResult[]} styles
 * @property {() => Promise<void>} [loadMap] fetches what draws its map, where that has not come with it:
 *   the board and all else are shown without it
 * @property {() => Promise<void>} [loadExtras] fetches what it shows in the drawer and in dialogs, where
 *   that has not come with it
 * @property {() => Promise<{ questions: QuestionTeller<Types> }>} loadQuestions fetches how its questions
 *   are told
 * @property {() => Promise<{ code: FamilyCode<Types> }>} loadCode
 * @property {() => Promise<{ find: FamilyFind<Types> }>} loadFind
 */

/**
 * How questions are told, in the words of the predictions. A choice may be a picture; `picture` is that
 * of what a question is about, null for none, and `cells` are those of the choices on the board, in
 * their order. A picture is `px` long, small if that is left out. The core's cursor may be moved.
 * @template {Own} [Types=Own]
 * @typedef {object} QuestionTeller
 * @property {(viewer: Viewer<Types>, words: Words, question: Question) => string} asks with the marks of
 *   emphasis
 * @property {(viewer: Viewer<Types>, question: Question, px?: number) =>
 *   DirectiveResult | null} picture
 * @property {(viewer: Viewer<Types>, words: Words, question: Question, px?: number) =>
 *   { says: string, picture?: DirectiveResult }[]} choices
 * @property {(viewer: Viewer<Types>, words: Words, question: Question, choice: number) => string} because
 * @property {(question: Question) => readonly number[]} cells
 */

/**
 * How the steps of a family stand in the programs of its algorithms: where a step is, and the values
 * at the step shown by the names that programs have for them, null for what has none.
 * @template {Own} [Types=Own]
 * @typedef {object} FamilyCode
 * @property {(shown: { session: Session<Types['frame']>, step: number, frame: Types['frame'],
 *   event: Types['event'] }) => ProgramStep} stepOf
 * @property {(viewer: Viewer<Types>, words: Words) => Record<string, string | number | null>} valuesOf
 */

/**
 * What can be looked for in a run of a family: the queries, with what is shown as their first values;
 * what is kept of the frame of a hit; and the picture or name that is made of that.
 * @template {Own} [Types=Own]
 * @typedef {object} FamilyFind
 * @property {(viewer: Viewer<Types>) => Query<Types['frame']>[]} queries
 * @property {(frame: Types['frame']) => unknown} snapshot
 * @property {(viewer: Viewer<Types>, snapshot: unknown, px: number) => unknown} picture
 */

/**
 * The families as a viewer is handed them.
 * @typedef {object} Families
 * @property {(id: string) => Family} get a family that is there
 * @property {(id: string) => Promise<void>} load
 * @property {() => Promise<void>} loadAll
 * @property {() => Promise<unknown>} loadExtras fetches what those that are there show in the drawer
 *
 * What stands under a board in a picture on paper: `high` is its height as a multiple of the letters'
 * size. A question of the kind \`question\` is asked beside it, empty for none.
 * @typedef {object} BoardStrip
 * @property {number} high
 * @property {(ctx: Ctx, box: LayoutBox, px: number, question: string) => void} paint
 *
 * The board at the cursor.
 * What a part of the picture hears, by the names of events.
 * @typedef {{ [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void }} Hears
 *
 * @typedef {object} FamilyBoard
 * @property {readonly (string | readonly string[])[]} titles keys for the boards that are edited side by side
 * @property {() => Heading} heading over the board
 * @property {() => ArrayLike<number>} [codes] of the board that is shown, where it is not the frame's
 * @property {(ctx: Ctx, box: LayoutBox, index: number) => void} paint the board that stands there; more
 *   than one does while they are edited
 * @property {(code: number, cell: number, side: number) => string} cell what is on a cell, for
 *   readers; side 1 for the second of two boards
 * @property {string} [about] the term that is written beside its cells, if any
 * @property {boolean} [namesCells] whether `cell` also says which cell it is
 * @property {(byFinger: boolean) => string | readonly string[]} [hints] keys of how the boards are edited, if there is more to say than usual
 * @property {(key: string, side: number) => number | undefined} [number] that a cell is to show for
 *   a key that is typed on it while editing, nothing for other keys
 * @property {(cell: number) => void} [act] what becomes of a cell that is pressed while the board
 *   is not edited; a press of the keyboard begins editing where there is nothing else
 * @property {() => unknown} [beside] what the step makes of the board: stands to its right, as high
 *   as it
 * @property {() => unknown} below under both of them
 * @property {(cell: number) => Window} [seen] the cells that readers find at once around one, where
 *   a board can have too many
 * @property {(event: MouseEvent) => number} [cellAt] the cell of the others that is clicked, or -1
 * @property {Hears} [hears] on its cells
 *
 * What the machine is at: a quiet line and a strong one, the term that each stands for, and `tone`, a
 * class that colours the latter.
 * @typedef {{ over: string, title: string, about?: { over?: string, title?: string }, tone?: string }}
 *   Heading
 *
 * A line of the legend, which is also the most important counters: `mark` a class of `.mark`, or a
 * picture of one's own; a word without a count where it is null. `about` is the term, as `term` takes it.
 * @typedef {{ mark: string | unknown, count: number | string | null, says: string, about?: string }} Counter
 *
 * How to read a part of the picture, in a few words, and the term that they are about.
 * @typedef {{ says: string, about?: string }} Note
 *
 * A part of the picture, for who asks what there is to see: the name that stops have for it, what it is
 * called, what it stands for, and where it is on the hero's canvas, CSS px; null where it lies elsewhere.
 * @typedef {{ name: string, says: string, note: string, at: Point | null }} Part
 *
 * The answer: `title` says it in one line, `notes` why. At the step where it is found the stage shows
 * `number` and `unit` in display type, the title where there is no number, its `path`, and how many
 * `moves` of it can be played on the board.
 * @typedef {object} Ending
 * @property {'found' | 'none'} tone
 * @property {string} title
 * @property {readonly string[]} notes
 * @property {string} [number]
 * @property {string} [unit]
 * @property {unknown} [path]
 * @property {number} moves
 * @property {readonly { says: string, act: () => void }[]} [invites] what else there is to do
 *
 * Rows and columns of a board, without the lower and the right one.
 * @typedef {{ top: number, bottom: number, left: number, right: number }} Window
 *
 * The map of the search.
 * @typedef {object} FamilyMap
 * @property {string} label the key of what it is and how it is used
 * @property {readonly string[]} layouts the first stands in for those that come with the extras
 * @property {string} layout
 * @property {() => unknown} note how much of the whole is shown, and `tools`: both in the drawer
 * @property {() => unknown} tools
 * @property {(canvas: HTMLElement) => void} paint
 * @property {Hears} [hears] on its canvas
 * @property {Hears} [hearsKeys] while the keyboard is on it
 * @property {boolean} [isText] whether it is text at the moment, which readers read by themselves
 * @property {boolean} [isComing] whether it is still to be computed, or to be fetched
 * @property {boolean} [isZoomed] whether a part of it is shown, which can be moved
 * @property {() => unknown} over what lies over the canvas
 * @property {boolean} [isAtStep] where it is the machine: whether it shows the step, so that the answer
 *   takes its place there
 * @property {() => readonly Counter[]} legend
 * @property {() => readonly Note[]} [notes] how to read the picture, under the legend
 *
 * What a random board can be asked for.
 * @typedef {object} RandomBoard
 * @property {number} wanted as the core takes it
 * @property {unknown} field where a person says what is wanted
 * @property {boolean} ready
 * @property {string} hint
 *
 * What is claimed of the outcome; without `checked` there is nothing to check.
 * @typedef {object} Claim
 * @property {string | readonly string[]} says keys, the first that has words is taken, as of `checked`
 * @property {Values} values
 * @property {string | readonly string[]} [checked]
 * @property {() => unknown} [more]
 *
 * The part of the run that the scrub bar shows, and what lies below the bar.
 * @typedef {object} Timeline
 * @property {{ from: number, to: number }} range
 * @property {(event: WheelEvent) => void} wheel
 * @property {() => unknown} jumps to what the bar shows
 * @property {() => unknown} zooms
 */

/**
 * What the shell shows of a viewer's run. What is behind "more", in dialogs and in a race is asked
 * for once the extras are there.
 * @template {Own} [Types=Own]
 * @typedef {object} FamilyView
 * @property {string} id its family's
 * @property {Types['view']} view how the puzzle looks, as the family wants it
 * @property {'map' | 'board'} hero what has the larger part of the stage; the other one is the
 *   machine beside it
 * @property {FamilyBoard} board
 * @property {FamilyMap} map
 * @property {boolean} examplesTeach whether each example is there for the algorithm that it names
 * @property {readonly string[]} counters of a frame, in the order in which they are shown
 * @property {readonly Key[]} keys besides the shell's
 * @property {readonly string[]} lines what the list of keys says besides the shell's
 * @property {Timeline} [timeline] where the bar shows not always the whole run
 * @property {() => unknown} [beyond] what can be done about steps that are not known
 * @property {(offPage?: boolean) => readonly Part[]} parts of the picture at the step shown, the most
 *   important first; off the page where they were drawn there last
 * @property {Record<string, string>} [places] elements of its own that stops can point at: selectors by
 *   name
 * @property {() => string} sentence what the step shown did, and why, with the marks of emphasis
 * @property {(progress: { move: number, moves: number }) => string | null} [playing] what the move of the
 *   answer does that is played on the board, with the marks of emphasis; null for none
 * @property {string} [tone] a class that colours what the sentence emphasises
 * @property {(ctx: Ctx, box: { width: number, height: number, scale: number }, axis: (step: number) => number) => void}
 *   paintTimeline `axis` tells where a step stands, from 0 to 1; over the box is room for words
 * @property {(instance: Instance<Types['frame']>, px: number) => unknown} thumb a canvas with a small board
 * @property {() => void} reset another run is shown
 * @property {() => void} [leave] leaves what hides the step shown: the film is to play
 * @property {() => Ending} answer how the answer is at the step shown
 * @property {() => readonly (readonly [string, () => unknown][])[]} sections of "more", by column
 * @property {(outcome: Outcome) => Claim | null} certificate null before the answer
 * @property {() => RandomBoard} randomBoard
 * @property {(outcome: Outcome) => string} outcome in few words
 * @property {(ctx: Ctx, box: LayoutBox) => void} [paintMap] draws the map off the page, once the extras
 *   are there, as `paintMark`; a map that is text has none
 * @property {() => BoardStrip} [strip] what stands under the board, for pictures on paper
 * @property {(ctx: Ctx, line: number, px: number) => void} paintMark draws the mark of a line of the
 *   legend into a square
 * @property {(canvas: Element, lane: Lane<Types['frame'], Types['picture']>,
 *   lanes: readonly Lane<Types['frame'], Types['picture']>[]) => void} paintLane draws a lane to one
 *   scale with all of them
 * @property {(ctx: Ctx, box: LayoutBox, lane: Lane<Types['frame'], Types['picture']>,
 *   lanes: readonly Lane<Types['frame'], Types['picture']>[]) => void} drawLane does so off the page,
 *   each lane in a box of the same size
 */

export {};
