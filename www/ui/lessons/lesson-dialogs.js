/**
 * Dialogs of lessons: the list of lessons, and the dialog after a lesson with its score and
 * exercises.
 * @import { Words } from '../../i18n/index.js'
 * @import { Listed } from '../../lessons/index.js'
 * @import { LessonShown } from './lesson-player.js'
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { html, nothing } from 'lit/html.js';
import { button } from '../kit/button.js';
import { LESSONS } from '../../lessons/index.js';
import { exampleState } from '../../core/links/example-link.js';
import { originOf } from '../../core/engine/same-run.js';
import { answerCode } from '../../core/compose/answer-code.js';
import { isTyped } from '../../core/predictions/board-questions.js';
import { recall, remember } from '../kit/storage.js';
import { dialogHead } from '../kit/dialog-head.js';

/** Key of the learner's name in storage. */
const LEARNER = 'learner';

/**
 * Renders the list of lessons.
 * @param {Viewer} viewer
 * @param {Words} told translations of the lessons
 */
export function lessonsDialog(viewer, told) {
  const { lessons, overlays, words } = viewer;
  return html`${dialogHead(viewer, 'lessons', words.text('lessons.title'))}
    <ol class="lessons">
      ${Object.entries(LESSONS).map(
        ([id, facts]) =>
          html`<li>
            <button
              class="button lesson"
              type="button"
              aria-current=${id === lessons.id ? 'true' : 'false'}
              @click=${() => {
                overlays.close();
                // Take the focus from the control, which would handle the keys that move through
                // the lesson.
                viewer.focus();
                lessons.begin(id);
              }}
            >
              <strong>${told.text(`lesson.${id}.name`)}</strong>
              <span class="note">${told.text(`lesson.${id}.about`)}</span>
              <span class="note">${factsOf(facts, words, told)}</span>
            </button>
          </li>`,
      )}
    </ol>
    ${making(viewer, told)}`;
}

/**
 * Renders the button that makes a lesson of one's own; only the page has it.
 * @param {Viewer} viewer
 * @param {Words} told translations of the lessons
 */
function making(viewer, told) {
  const { compose } = viewer.host;
  if (!compose) return nothing;
  return html`<p class="making">
    ${button(told.text('lesson.make'), () => compose(viewer))}
    <span class="note">${told.text('lesson.makeNote')}</span>
  </p>`;
}

/**
 * Returns a line about a lesson: its puzzles, number of stops and duration.
 * @param {Listed} listed
 * @param {Words} words general translations, for the names of the puzzles
 * @param {Words} told translations of the lessons
 */
function factsOf({ puzzles, stops, minutes }, words, told) {
  const names = puzzles.map((id) => words.text(`${id}.name`));
  const list = new Intl.ListFormat(words.locale).format(names);
  return told.text('lesson.facts', { puzzles: list, stops, minutes });
}

/**
 * Renders the exercises of a lesson.
 * @param {Viewer} viewer
 * @param {LessonShown} shown
 */
export function exercisesDialog(viewer, shown) {
  const { words, overlays } = viewer;
  return html`${dialogHead(viewer, 'exercises', shown.name)}
    <div class="sheet">
      ${shown.lesson.exercises.length === 0 ? html`<p>${shown.words.text('lesson.ownEnd')}</p>` : nothing}
      ${
        shown.lesson.exercises.length === 0
          ? nothing
          : html`<ol class="exercises">
                ${shown.lesson.exercises.map(
                  (exercise) =>
                    html`<li>
                      <p>${shown.text(`exercise.${exercise.id}`)}</p>
                      ${button(words.text('lesson.openExercise'), () => work(viewer, shown, exercise), { kind: 'small' })}
                    </li>`,
                )}
              </ol>
              ${exercisePaper(viewer, shown)}`
      }
      ${score(shown)} ${code(viewer, shown)}
      ${
        shown.lesson.id
          ? html`<p class="note">
              <strong>${shown.words.text('lesson.cost')}</strong> ${shown.text('cost')}
            </p>`
          : nothing
      }
      ${button(words.text('lesson.another'), () => overlays.open('lessons'))}
    </div>`;
}

/**
 * Renders the buttons that print the exercises, without and with answers.
 * @param {Viewer} viewer
 * @param {LessonShown} shown
 */
function exercisePaper({ lessons }, shown) {
  const { words } = shown;
  const job = lessons.extra?.presenting?.paper;
  const print = (/** @type {boolean} */ answers) =>
    lessons.extra?.present(({ paper }) => void paper.makeExercises(shown, answers));
  const make = (/** @type {string} */ key, /** @type {boolean} */ answers) =>
    button(words.text(`lesson.check.${key}`), () => print(answers), {
      kind: 'small',
      waits: job?.progress ? true : undefined,
    });
  return html`<div class="row">${make('print', false)} ${make('key', true)}</div>`;
}

/**
 * Renders the score of the lesson's questions, or nothing before the first answer.
 * @param {LessonShown} shown
 */
function score({ lesson, words, progress }) {
  const { length: answered } = progress.answered;
  if (answered === 0) return nothing;
  const right = progress.answered.filter(({ correct }) => correct).length;
  const total = lesson.stops.filter(({ question }) => question).length;
  return html`<p class="score">${words.text('lesson.score', { right, answered, total })}</p>`;
}

/**
 * Renders the code that tells a teacher the answers, or nothing before the first answer.
 * @param {Viewer} viewer
 * @param {LessonShown} shown
 */
function code(viewer, shown) {
  const { lesson, words, progress, name } = shown;
  const { choices } = progress;
  if (choices.size === 0) return nothing;
  const sheet = {
    name: recall(LEARNER) ?? '',
    lesson: lesson.id || name,
    total: lesson.stops.filter(({ question }) => question).length,
    answers: [...choices].map(([stop, { question, choice, correct }]) =>
      isTyped(question)
        ? { stop, choice: question.choices[choice], correct, isTyped: true }
        : { stop, choice, correct },
    ),
  };
  const text = answerCode(sheet);
  // Sending the code is what is left to do after a lesson of one's teacher.
  return html`<details class="code" ?open=${!lesson.id}>
    <summary>${words.text('lesson.code')}</summary>
    <p class="note">${words.text('lesson.codeNote')}</p>
    <label
      >${words.text('lesson.codeName')}
      <input
        class="field"
        .value=${sheet.name}
        autocomplete="name"
        @input=${(/** @type {Event} */ { target }) => {
          remember(LEARNER, /** @type {HTMLInputElement} */ (target).value);
          viewer.refresh();
        }}
      />
    </label>
    <textarea
      class="field"
      readonly
      rows="3"
      aria-label=${words.text('lesson.code')}
      .value=${text}
      @focus=${(/** @type {Event} */ { target }) =>
        /** @type {HTMLTextAreaElement} */ (target).select()}
    ></textarea>
    ${button(words.text(shown.copied === text ? 'lesson.codeCopied' : 'lesson.codeCopy'), (event) => copy(viewer, shown, text, event), { kind: 'small primary' })}
    <p class="note">${words.text('lesson.codeForged')}</p>
  </details>`;
}

/**
 * Copies a code; if the clipboard is blocked, selects it instead.
 * @param {Viewer} viewer
 * @param {LessonShown} shown
 * @param {string} text
 * @param {Event} event
 */
async function copy(viewer, shown, text, { currentTarget }) {
  const { parentElement } = /** @type {HTMLElement} */ (currentTarget);
  try {
    await navigator.clipboard.writeText(text);
    shown.copied = text;
  } catch {
    parentElement?.querySelector('textarea')?.focus();
  }
  viewer.refresh();
}

/**
 * Leaves the lesson and opens the board of an exercise; the task stays visible.
 * @param {Viewer} viewer
 * @param {LessonShown} shown
 * @param {LessonShown['lesson']['exercises'][number]} exercise
 */
function work(viewer, shown, exercise) {
  const { overlays, lessons, stops } = viewer;
  const { lesson } = shown;
  const { puzzle, preset, algorithm, settings, step = 0 } = exercise;
  const state = exampleState(puzzle, preset);
  if (viewer.loading.holds(state, () => work(viewer, shown, exercise))) return;
  const origin = viewer.attempt(() => originOf(state, algorithm, settings));
  if (origin === undefined) return;
  overlays.close();
  viewer.focus();
  const stop = lessons.at;
  lessons.drop();
  lessons.extra?.take({ exercise, lesson: lesson.id, stop }, origin);
  stops.forPerson(() => stops.goTo(step, { state, algorithm, settings }));
}
