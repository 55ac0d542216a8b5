/**
 * Data of a lesson: a list of stops. Its texts are in `www/i18n/lessons.<language>.ftl`.
 * @import { Check } from '../core/exercises/check.js'
 * @import { OwnQuestion, Stop } from '../core/stops/stop-format.js'
 */

/**
 * Stop of a lesson, with a caption of at most two sentences. Its texts are
 * `lesson-<lesson>-<id>-title` and `lesson-<lesson>-<id>-caption`.
 * @typedef {object} LessonStop
 * @property {string} id
 * @property {string} [chapter] chapter that begins here; its title is
 *   `lesson-<lesson>-chapter-<chapter>`
 * @property {string} puzzle
 * @property {string} preset example whose board is shown
 * @property {string} [algorithm] the example's by default
 * @property {Stop['settings']} [settings] changes to the algorithm's settings
 * @property {Stop['at']} at
 * @property {Stop['view']} [view]
 * @property {Stop['light']} [light] part of the picture to highlight
 * @property {string} [question] kind of question asked at this stop, before the next step
 * @property {OwnQuestion} [own] the question, if `question` is `own`; only in lessons of authors
 * @property {string} [note] note for the teacher; only in lessons of authors
 * @property {Record<string, number>} [holds] values of the frame's counts at this stop, by the
 *   names that the caption uses for them
 * @property {Record<string, readonly [string, string, number]>} [recalls] counts at other stops, by
 *   the names that the caption uses for them: the stop (`<id>` or `<lesson>/<id>`), the name of the
 *   count, and its value
 */

/**
 * Board to work on after the lesson. The task is the text `lesson-<lesson>-exercise-<id>`.
 * @typedef {object} Exercise
 * @property {string} id
 * @property {string} puzzle
 * @property {string} preset
 * @property {string} [algorithm]
 * @property {string} [settings]
 * @property {number} [step]
 * @property {Check} [check] what the page can check; without it, the text
 *   `lesson-<lesson>-answer-<id>` is a model answer
 */

/**
 * Lesson. Its texts are `lesson-<id>-name`, `lesson-<id>-about` (one sentence) and
 * `lesson-<id>-cost` (time and memory, in one line).
 * @typedef {object} Lesson
 * @property {string} id
 * @property {readonly LessonStop[]} stops 6 to 13 stops
 * @property {readonly Exercise[]} exercises three exercises
 */

export {};
