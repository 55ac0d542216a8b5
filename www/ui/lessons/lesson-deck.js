/**
 * Lesson controls below the stage: chapters with their stops, and buttons to move between stops.
 * @import { Heading } from '../kit/family-view.js'
 * @import { LessonShown } from './lesson-player.js'
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { html } from 'lit/html.js';
import { button } from '../kit/button.js';
import { stopButton } from '../stops/stop-buttons.js';

/**
 * Renders the controls of a lesson.
 * @param {Viewer} viewer
 * @param {LessonShown} shown
 */
export function lessonDeck(viewer, shown) {
  return html`${chapters(viewer, shown)}
    <div class="transport">
      ${buttons(viewer, shown)} ${leave(viewer)} ${present(viewer, shown)}
    </div>`;
}

/**
 * Returns the heading above the board: the chapter and the stop's title.
 * @param {Viewer} viewer
 * @param {LessonShown} shown
 * @returns {Heading}
 */
export function lessonHeading({ words, lessons }, shown) {
  const { at } = lessons;
  const number = shown.chapterOf(at) + 1;
  const chapter = shown.chapters[number - 1].title;
  return {
    over: shown.lesson.id
      ? words.text('lesson.chapter', { number, total: shown.chapters.length, chapter })
      : chapter,
    title: shown.stops[at].title,
    tone: '',
  };
}

/**
 * @param {Viewer} viewer
 * @param {LessonShown} shown
 */
function chapters({ stops, lessons, words }, shown) {
  const { at } = lessons;
  const own = shown.chapterOf(at);
  return html`<ol class="chapters" aria-label=${shown.name}>
    ${shown.chapters.map(
      ({ title, stops: numbers }, number) =>
        html`<li class="chapter" aria-current=${number === own ? 'true' : 'false'}>
          <span class="number" aria-hidden="true">${words.number(number + 1)}</span>
          <span class="name">${title}</span>
          <span class="dots">
            ${numbers.map(
              (index) =>
                html`<button
                  class="dot ${shown.progress.seen.has(index) ? 'done' : ''}"
                  type="button"
                  aria-current=${index === at ? 'step' : 'false'}
                  aria-label=${shown.stops[index].title}
                  title=${shown.stops[index].title}
                  @click=${() => stops.forPerson(() => stops.go(index))}
                ></button>`,
            )}
          </span>
        </li>`,
    )}
  </ol>`;
}

/**
 * Renders the buttons previous, continue and next.
 * @param {Viewer} viewer
 * @param {LessonShown} shown
 */
function buttons(viewer, shown) {
  const { words, stops, lessons, played, overlays } = viewer;
  const isLast = lessons.at === shown.stops.length - 1;
  const isPlaying = played.player.state === 'playing';
  const says = isPlaying ? 'transport.pause' : isLast ? 'lesson.exercises' : 'lesson.goOn';
  const isEnd = says === 'lesson.exercises' && shown.lesson.exercises.length === 0;
  const act = () => {
    if (isPlaying) viewer.pause();
    else if (isLast) overlays.open('exercises');
    else stops.playOn();
  };
  return html`<div class="buttons">
    ${stopButton(viewer, -1)}
    ${button(isEnd ? shown.words.text('lesson.end') : words.text(says), act, { kind: 'primary onward' })}
    ${stopButton(viewer, 1)}
  </div>`;
}

/** @param {Viewer} viewer */
function leave({ words, lessons }) {
  return button(words.text('lesson.leave'), () => lessons.leave(), { kind: 'leave' });
}

/**
 * Renders the button for the teacher's dialog, whose code is imported on click.
 * @param {Viewer} viewer
 * @param {LessonShown} shown
 */
function present({ lessons, overlays }, { words }) {
  const open = () => lessons.extra?.present(() => overlays.open('present'));
  return button(words.text('lesson.present'), open, { asks: true });
}
