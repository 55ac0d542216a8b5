/**
 * Editor of one stop: its texts, what the picture shows and points at, and its question. On a phone
 * it is a sheet over the list.
 * @import { DraftStop } from '../../core/compose/draft.js'
 * @import { Composer } from './composer.js'
 */
import { html, nothing } from 'lit/html.js';
import { MOST_CHOICES } from '../../core/compose/draft.js';
import { OWN } from '../../core/predictions/question-plan.js';
import { button, iconButton } from '../kit/button.js';
import { ICONS, icon } from '../kit/icons.js';
import { dropDown, segments } from '../kit/segments.js';
import { letterOf } from '../viewer/keys.js';

const UP = icon('M10 5l5.6 5.6-1.2 1.2L10 7.4l-4.4 4.4-1.2-1.2z');

/** Views that a stop can select; the first one leaves the view as it is. */
const VIEWS = /** @type {const} */ (['', 'board', 'map']);

/**
 * Renders the editor.
 * @param {Composer} composer
 * @param {DraftStop} stop
 * @param {number} index
 */
export function stopEditor(composer, stop, index) {
  const { words, draft } = composer;
  const { length } = draft.lesson.stops;
  const isHere = stop.at === composer.here.at && stop.state === composer.here.state;
  return html`<div
    class="editor"
    role="group"
    aria-label=${words.text('compose.editor', { number: index + 1 })}
  >
    ${line(composer, 'titleField', stop.title, (title) => ({ title }))}
    ${area(composer, 'caption', stop.caption, (caption) => ({ caption }))}
    <p class="note">${words.marked('compose.captionNote')}</p>
    <div class="part">
      <span class="label">${words.text('compose.light')}</span>
      ${segments({
        name: 'light',
        label: words.text('compose.light'),
        values: ['', ...composer.lights.map(({ name }) => name)],
        chosen: stop.light,
        text: (name) =>
          name
            ? (composer.lights.find((one) => one.name === name)?.says ?? name)
            : words.text('compose.light.none'),
        choose: (light) => composer.set({ light }),
        className: 'chips',
      })}
    </div>
    ${question(composer, stop)}
    <details
      .open=${composer.isMoreOpen}
      @toggle=${(/** @type {Event} */ { target }) =>
        (composer.isMoreOpen = /** @type {HTMLDetailsElement} */ (target).open)}
    >
      <summary>${words.text('compose.more')}</summary>
      <div class="part">
        <span class="label">${words.text('compose.view')}</span>
        ${segments({
          name: 'view',
          label: words.text('compose.view'),
          values: VIEWS,
          chosen: stop.view === 'both' ? '' : stop.view,
          text: (view) => words.text(`compose.view.${view || 'both'}`),
          choose: (view) => composer.set({ view }),
          className: 'chips',
        })}
      </div>
      <label class="tick"
        ><input
          type="checkbox"
          .checked=${stop.pause}
          @change=${(/** @type {Event} */ { target }) =>
            composer.set({ pause: /** @type {HTMLInputElement} */ (target).checked })}
        />${words.text('compose.pause')}</label
      >
      ${area(composer, 'note', stop.note, (note) => ({ note }))}
    </details>
    <div class="row tools">
      ${iconButton(words.text('compose.up'), UP, () => composer.move(index, -1))}
      ${iconButton(words.text('compose.down'), ICONS.down, () => composer.move(index, 1))}
      ${button(words.text('compose.place'), () => composer.set(composer.here), { kind: 'small', isOff: isHere })}
      ${button(words.text('compose.remove'), () => composer.remove(index), { kind: 'small' })}
      ${button(words.text('compose.done'), () => composer.select(-1), { kind: 'small primary done' })}
      <span class="hidden">${words.text('compose.of', { number: index + 1, total: length })}</span>
    </div>
  </div>`;
}

/**
 * Renders a text field of one line.
 * @param {Composer} composer
 * @param {string} name
 * @param {string} value
 * @param {(value: string) => Partial<DraftStop>} fields
 */
const line = (composer, name, value, fields) =>
  html`<label
    >${composer.words.text(`compose.${name}`)}
    <input
      class="field"
      .value=${value}
      @input=${(/** @type {Event} */ { target }) =>
        composer.set(fields(/** @type {HTMLInputElement} */ (target).value), name)}
    />
  </label>`;

/**
 * Renders a text field of several lines.
 * @param {Composer} composer
 * @param {string} name
 * @param {string} value
 * @param {(value: string) => Partial<DraftStop>} fields
 */
const area = (composer, name, value, fields) =>
  html`<label
    >${composer.words.text(`compose.${name}`)}
    <textarea
      class="field"
      rows="2"
      .value=${value}
      @input=${(/** @type {Event} */ { target }) =>
        composer.set(fields(/** @type {HTMLTextAreaElement} */ (target).value), name)}
    ></textarea>
  </label>`;

/**
 * Renders the choice of the question, and the fields of one's own.
 * @param {Composer} composer
 * @param {DraftStop} stop
 */
function question(composer, stop) {
  const { words } = composer;
  const says = (/** @type {string} */ kind) => {
    if (!kind) return words.text('compose.question.none');
    return kind === OWN ? words.text('compose.question.own') : composer.kindNamed(kind);
  };
  const can = stop.ask && stop.ask !== OWN ? composer.canAsk(stop) : null;
  return html`<div class="part">
      <span class="label">${words.text('compose.question')}</span>
      ${dropDown({
        name: 'ask',
        label: words.text('compose.question'),
        values: ['', OWN, ...composer.kinds],
        chosen: stop.ask,
        text: says,
        choose: (ask) => composer.set({ ask }),
      })}
    </div>
    ${
      stop.ask && stop.ask !== OWN
        ? html`<p class="note ${can === false ? 'over' : ''}" role="status">
            ${words.text(can === false ? 'compose.cannotAsk' : 'compose.kindNote')}
          </p>`
        : nothing
    }
    ${stop.ask === OWN ? ownQuestion(composer, stop) : nothing}`;
}

/**
 * Renders the fields of a question of one's own.
 * @param {Composer} composer
 * @param {DraftStop} stop
 */
function ownQuestion(composer, { question: own }) {
  const { words } = composer;
  const { choices, right } = own;
  const set = (/** @type {Partial<typeof own>} */ fields, field = '') =>
    composer.set({ question: { ...own, ...fields } }, field);
  const remove = (/** @type {number} */ index) =>
    set({
      choices: choices.toSpliced(index, 1),
      right: Math.max(0, right > index || right === choices.length - 1 ? right - 1 : right),
    });
  return html`<div class="own">
    ${line(composer, 'asksField', own.asks, (asks) => ({ question: { ...own, asks } }))}
    <fieldset>
      <legend>${words.text('compose.choices')}</legend>
      ${choices.map((choice, index) => {
        const letter = letterOf(index);
        return html`<div class="own-choice">
          <input
            type="radio"
            name="right"
            aria-label=${words.text('compose.right', { letter })}
            title=${words.text('compose.right', { letter })}
            .checked=${index === right}
            @change=${() => set({ right: index })}
          />
          <input
            class="field"
            aria-label=${words.text('compose.choice', { letter })}
            placeholder=${words.text('compose.choice', { letter })}
            .value=${choice}
            @input=${(/** @type {Event} */ { target }) =>
              set(
                { choices: choices.with(index, /** @type {HTMLInputElement} */ (target).value) },
                `choice ${index}`,
              )}
          />
          ${
            choices.length > 2
              ? iconButton(words.text('compose.removeChoice', { letter }), ICONS.close, () =>
                  remove(index),
                )
              : nothing
          }
        </div>`;
      })}
      ${
        choices.length < MOST_CHOICES
          ? button(words.text('compose.addChoice'), () => set({ choices: [...choices, ''] }), {
              kind: 'small',
            })
          : nothing
      }
      ${
        choices.filter((choice) => choice.trim()).length < 2
          ? html`<p class="note">${words.text('compose.fewChoices')}</p>`
          : nothing
      }
    </fieldset>
    ${area(composer, 'why', own.why, (why) => ({ question: { ...own, why } }))}
  </div>`;
}
