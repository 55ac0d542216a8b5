/**
 * What a lesson is: places of films in the order in which they are told, as data. Its words stand in
 * `www/i18n/lessons.<language>.ftl`.
 * @import { Stop } from '../core/stops/stop-format.js'
 */

/**
 * A place that is told about, and by a caption of at most two sentences. Its words are
 * `lesson-<lesson>-<id>-title` and `lesson-<lesson>-<id>-caption`.
 * @typedef {object} LessonStop
 * @property {string} id
 * @property {string} [chapter] the chapter that begins here; its title is
 *   `lesson-<lesson>-chapter-<chapter>`
 * @property {string} puzzle
 * @property {string} preset the example whose board is shown
 * @property {string} [algorithm] that of the example if left out
 * @property {Stop['at']} at
 * @property {Stop['view']} [view]
 * @property {Stop['light']} [light] the part of the picture that is pointed at there
 * @property {string} [question] the kind of question that is asked there, before the step behind it
 * @property {Record<string, number>} [holds] counts of the frame there; the caption tells them by
 *   these names
 * @property {Record<string, readonly [string, string, number]>} [recalls] counts of other stops, by
 *   the names under which the caption tells them: the stop, which may be `<lesson>/<id>`, the count
 *   there, and its value
 */

/**
 * A board to work on after the lesson. Its task is `lesson-<lesson>-exercise-<id>`.
 * @typedef {object} Exercise
 * @property {string} id
 * @property {string} puzzle
 * @property {string} preset
 * @property {string} [algorithm]
 * @property {number} [step]
 */

/**
 * Its words begin with `lesson-<id>`: `-name`, `-about` in one sentence, and `-cost`, time and memory
 * of what was taught in one line.
 * @typedef {object} Lesson
 * @property {string} id
 * @property {readonly LessonStop[]} stops 6 to 9 of them
 * @property {readonly Exercise[]} exercises three of them
 */

export {};
