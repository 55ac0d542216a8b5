/**
 * Task of the current exercise: the text, the answer of the learner and its check, and the way back
 * to the list.
 * @import { Words } from '../../i18n/index.js'
 * @import { Solution } from '../../core/exercises/check.js'
 * @import { Exercise } from '../../lessons/types.js'
 * @import { Work } from './lesson-control.js'
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { html, nothing } from 'lit/html.js';
import { isNumber, solve, sortOf } from '../../core/exercises/check.js';
import { button } from '../kit/button.js';

/**
 * Renders the task.
 * @param {Viewer} viewer
 * @param {Words} told translations of the lessons
 * @param {Work} work
 */
export function exerciseTask(viewer, told, work) {
  const { words, lessons, overlays } = viewer;
  const { exercise, lesson, stop } = work;
  const { origin } = viewer.linked;
  if (work.origin !== origin) {
    // The answer belongs to one run: a learner may go on with another algorithm.
    Object.assign(work, { origin, given: undefined, solution: undefined, isTold: false });
  }
  const back = async () => {
    await lessons.give(lesson, stop);
    if (lessons.shown) overlays.open('exercises');
  };
  return html`<div class="task" role="group" aria-label=${words.text('lesson.exercise')}>
    <p>${told.text(`lesson.${lesson}.exercise.${exercise.id}`)}</p>
    ${exercise.check ? answer(viewer, told, work) : model(viewer, told, work)}
    ${button(words.text('lesson.backToExercises'), back, { kind: 'small' })}
    ${button(
      words.text('element.dismiss'),
      () => {
        lessons.extra?.finish();
        viewer.focus();
      },
      { kind: 'small' },
    )}
  </div>`;
}

/**
 * Renders the model answer of an exercise that the page cannot check.
 * @param {Viewer} viewer
 * @param {Words} told
 * @param {Work} work
 */
function model(viewer, told, work) {
  const { exercise, lesson } = work;
  if (work.isTold) {
    return html`<p role="status">${told.text(`lesson.${lesson}.answer.${exercise.id}`)}</p>`;
  }
  return button(told.text('lesson.check.tell'), () => (work.isTold = true), { kind: 'small' });
}

/**
 * Renders the field or the choices, and what the check has found.
 * @param {Viewer} viewer
 * @param {Words} told
 * @param {Work} work
 */
function answer(viewer, told, work) {
  const { solution, given, isTold } = work;
  const isRight = solution && given === solution.right;
  return html`${isTold || isRight ? nothing : fields(viewer, told, work)}
    <span role="status" class=${isTold || given === undefined ? 'hidden' : ''}
      >${verdict(told, work)}</span
    >
    ${
      solution && (isTold || isRight)
        ? html`<p>${becauseOf(viewer, told, work.exercise, solution)}</p>`
        : nothing
    }
    ${
      solution && given !== undefined && !isTold && !isRight
        ? button(told.text('lesson.check.show'), () => show(viewer, work, solution), {
            kind: 'small',
          })
        : nothing
    }`;
}

/**
 * @param {Viewer} viewer
 * @param {Words} told
 * @param {Work} work
 */
function fields(viewer, told, work) {
  const { check } = work.exercise;
  if (!check) return nothing;
  if (isNumber(check)) {
    return html`<form
      @submit=${(/** @type {SubmitEvent} */ event) => {
        event.preventDefault();
        const field = /** @type {HTMLFormElement} */ (event.target).querySelector('input');
        const number = told.read(field?.value ?? '');
        if (!Number.isNaN(number)) give(viewer, work, number);
      }}
    >
      <input
        class="field"
        inputmode="numeric"
        autocomplete="off"
        maxlength="12"
        required
        aria-label=${told.text('lesson.check.number')}
        placeholder=${told.text('lesson.check.number')}
      />
      <button class="button small primary" aria-disabled=${work.isBusy === true}>
        ${told.text('lesson.check.check')}
      </button>
    </form>`;
  }
  return html`<form>
    ${choicesOf(viewer, told, work).map((says, index) =>
      button(says, () => give(viewer, work, index), {
        kind: 'small',
        pressed: work.given === index,
      }),
    )}
  </form>`;
}

/**
 * Returns the choices in words. Those of moves are known once the run is computed.
 * @param {Viewer} viewer
 * @param {Words} told
 * @param {Work} work
 */
function choicesOf(viewer, told, work) {
  const { check } = work.exercise;
  if (!check) return [];
  if ('outcome' in check) return ['yes', 'no'].map((one) => told.text(`lesson.check.${one}`));
  if ('least' in check) return check.among.map((name) => viewer.words.text(`algorithm.${name}`));
  if (!work.solution && !work.isBusy) find(viewer, work);
  return (work.solution?.values ?? []).map((position) => positionSaid(viewer, position));
}

/** Returns the name of a position of a game. @param {Viewer} viewer @param {number} position */
const positionSaid = ({ family }, position) => family.positionNamed?.(position) ?? String(position);

/** Takes the answer of the learner. @param {Viewer} viewer @param {Work} work @param {number} given */
async function give(viewer, work, given) {
  if (work.isBusy) return;
  if (!work.solution) await find(viewer, work);
  work.given = given;
  viewer.refresh();
}

/** Finds the right answer. @param {Viewer} viewer @param {Work} work */
async function find(viewer, work) {
  const { check } = work.exercise;
  if (!check) return;
  const { origin } = viewer.linked;
  work.isBusy = true;
  const solution = await solve(origin, check).catch(() => null);
  if (work.origin === origin) work.solution = solution;
  work.isBusy = false;
  viewer.refresh();
}

/** Says whether the answer is right. @param {Words} told @param {Work} work */
function verdict(told, { exercise, solution, given }) {
  if (given === undefined || given === null) return '';
  if (!solution) return told.text('lesson.check.unknown');
  if (given === solution.right) return told.text('lesson.check.right');
  if (!exercise.check || !isNumber(exercise.check)) return told.text('lesson.check.wrong');
  return told.text(`lesson.check.${given < solution.right ? 'less' : 'more'}`);
}

/** Shows the step at which the answer can be seen. @param {Viewer} viewer @param {Work} work @param {Solution} solution */
function show(viewer, work, solution) {
  work.isTold = true;
  viewer.seek(solution.step);
}

/**
 * Returns the right answer and where it can be seen, as a sentence.
 * @param {Viewer} viewer
 * @param {Words} told
 * @param {Exercise} exercise
 * @param {Solution} solution
 */
export function becauseOf(viewer, told, { check }, { right, choices, values, step }) {
  if (!check) return '';
  if ('count' in check)
    return told.text(`lesson.check.count.${check.count}`, { value: right, step });
  if ('step' in check) return told.text('lesson.check.step', { step });
  if ('outcome' in check) return told.text(`lesson.check.outcome.${choices[right]}`, { step });
  if ('least' in check) {
    const name = viewer.words.text(`algorithm.${choices[right]}`);
    const list = choices.map((one, index) =>
      told.text('lesson.check.each', {
        name: viewer.words.text(`algorithm.${one}`),
        value: values[index],
      }),
    );
    return told.text('lesson.check.least', { name, list: new Intl.ListFormat(told.locale).format(list) }); // prettier-ignore
  }
  return told.text(`lesson.check.${sortOf(check)}`, {
    cell: positionSaid(viewer, values[right]),
  });
}
