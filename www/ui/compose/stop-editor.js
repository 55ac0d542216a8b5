/**
 * Editor of one stop: its texts, what the picture shows and points at, and its question. On a phone
 * it is a sheet over the list.
 * @import { DraftStop, DraftTexts } from '../../core/compose/draft.js'
 * @import { Composer } from './composer.js'
 */
import { html, nothing } from 'lit/html.js';
import { MOST_CHOICES, textsIn } from '../../core/compose/draft.js';
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
  const texts = textsIn(stop, composer.language);
  const isHere = stop.at === composer.here.at && stop.state === composer.here.state;
  return html`<div
    class="editor"
    role="group"
    aria-label=${words.text('compose.editor', { number: index + 1 })}
  >
    ${line(composer, 'titleField', [texts.title, stop.title], (title) => ({ title }))}
    ${area(composer, 'caption', [texts.caption, stop.caption], (caption) => ({ caption }))}
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
      ${area(composer, 'note', [texts.note, stop.note], (note) => ({ note }))}
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

/** Returns the language of the texts that are written. @param {Composer} composer */
const langOf = ({ language, draft }) => language || draft.lesson.lang || nothing;

/**
 * Renders a text field of one line.
 * @param {Composer} composer
 * @param {string} name
 * @param {[string, string]} texts the text, and the one in the lesson's first language, which is shown
 *   while a translation is empty
 * @param {(value: string) => Partial<DraftTexts>} fields
 */
const line = (composer, name, [value, first], fields) =>
  html`<label
    >${composer.words.text(`compose.${name}`)}
    <input
      class="field"
      lang=${langOf(composer)}
      placeholder=${composer.language ? first : ''}
      .value=${value}
      @input=${(/** @type {Event} */ { target }) =>
        composer.say(fields(/** @type {HTMLInputElement} */ (target).value), name)}
    />
  </label>`;

/**
 * Renders a text field of several lines.
 * @param {Composer} composer
 * @param {string} name
 * @param {[string, string]} texts the text, and the one in the lesson's first language, which is shown
 *   while a translation is empty
 * @param {(value: string) => Partial<DraftTexts>} fields
 */
const area = (composer, name, [value, first], fields) =>
  html`<label
    >${composer.words.text(`compose.${name}`)}
    <textarea
      class="field"
      rows="2"
      lang=${langOf(composer)}
      placeholder=${composer.language ? first : ''}
      .value=${value}
      @input=${(/** @type {Event} */ { target }) =>
        composer.say(fields(/** @type {HTMLTextAreaElement} */ (target).value), name)}
    ></textarea>
  </label>`;

/**
 * Renders the choice of the question, and the fields of one's own.
 * @param {Composer} composer
 * @param {DraftStop} stop
 */
function question(composer, stop) {
  const { words, questions } = composer;
  const says = (/** @type {string} */ kind) => {
    if (!kind) return words.text('compose.question.none');
    return kind === OWN ? words.text('compose.question.own') : questions.named(kind);
  };
  return html`<div class="part">
      <span class="label">${words.text('compose.question')}</span>
      ${dropDown({
        name: 'ask',
        label: words.text('compose.question'),
        values: ['', OWN, ...questions.kinds],
        chosen: stop.ask,
        text: says,
        choose: (ask) => composer.set({ ask }),
      })}
    </div>
    ${stop.ask && stop.ask !== OWN ? coreQuestion(composer, stop) : nothing}
    ${stop.ask === OWN ? ownQuestion(composer, stop, textsIn(stop, composer.language).question) : nothing}`;
}

/**
 * Renders what a question of the core asks, and its right answer.
 * @param {Composer} composer
 * @param {DraftStop} stop
 */
function coreQuestion({ words, questions }, stop) {
  const asked = questions.of(stop);
  if (asked === null) {
    return html`<p class="note over" role="status">${words.text('compose.cannotAsk')}</p>`;
  }
  const told = asked && questions.told(asked);
  return html`<div class="note" role="status">
    ${told ? html`<p class="told">${told.asks}</p>` : nothing}
    <p>
      ${told?.right ? words.text('compose.kindRight', { answer: told.right }) : words.text('compose.kindNote')}
    </p>
  </div>`;
}

/**
 * Renders the fields of a question of one's own. The number of choices, and which one is right,
 * belong to the first language.
 * @param {Composer} composer
 * @param {DraftStop} stop
 * @param {DraftStop['question']} own the question in the language that the author writes in
 */
function ownQuestion(composer, { question: first }, own) {
  const { words, language } = composer;
  const { choices, right } = own;
  const set = (/** @type {Partial<typeof own>} */ fields) =>
    composer.set({ question: { ...first, ...fields } });
  const remove = (/** @type {number} */ index) =>
    set({
      choices: choices.toSpliced(index, 1),
      right: Math.max(0, right > index || right === choices.length - 1 ? right - 1 : right),
    });
  return html`<div class="own">
    ${line(composer, 'asksField', [own.asks, first.asks], (asks) => ({ question: { ...own, asks } }))}
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
            placeholder=${(language && first.choices[index]) || words.text('compose.choice', { letter })}
            lang=${langOf(composer)}
            .value=${choice}
            @input=${(/** @type {Event} */ { target }) => {
              const said = choices.with(index, /** @type {HTMLInputElement} */ (target).value);
              composer.say({ question: { ...own, choices: said } }, `choice ${index}`);
            }}
          />
          ${
            choices.length > 2 && !language
              ? iconButton(words.text('compose.removeChoice', { letter }), ICONS.close, () =>
                  remove(index),
                )
              : nothing
          }
        </div>`;
      })}
      ${
        choices.length < MOST_CHOICES && !language
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
    ${area(composer, 'why', [own.why, first.why], (why) => ({ question: { ...own, why } }))}
  </div>`;
}
