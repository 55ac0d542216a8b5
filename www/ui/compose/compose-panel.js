/**
 * Template of the composer: title and modes, the list of stops, and what a lesson can be made into.
 * @import { DraftStop } from '../../core/compose/draft.js'
 * @import { Sheet } from '../../core/compose/answer-code.js'
 * @import { Composer } from './composer.js'
 */
import { html, nothing } from 'lit/html.js';
import { codesIn } from '../../core/compose/answer-code.js';
import { languagesOf, nameIn, textsIn } from '../../core/compose/draft.js';
import { LONGEST } from '../../core/links/state-string.js';
import { button, iconButton } from '../kit/button.js';
import { cssVars } from '../kit/css-vars.js';
import { ICONS, icon } from '../kit/icons.js';
import { segments } from '../kit/segments.js';
import { letterOf } from '../viewer/keys.js';
import { homeworkPanel } from './homework-panel.js';
import { stopEditor } from './stop-editor.js';

/** Modes; only a narrow page needs a mode of its own for the film. */
const MODES = /** @type {const} */ (['make', 'film', 'preview']);

const UNDO = icon('M7 3.5 2 8.5l5 5v-4h4.5a2.8 2.8 0 0 1 0 5.5H8v2h3.5a4.8 4.8 0 0 0 0-9.5H7z');
const REDO = icon('M13 3.5l5 5-5 5v-4H8.5a2.8 2.8 0 0 0 0 5.5H12v2H8.5a4.8 4.8 0 0 1 0-9.5H13z');

/** Renders the panel. @param {Composer} composer */
export function panel(composer) {
  const { viewer, words, mode, said } = composer;
  const strong = viewer.look.strong ? 'contrast' : '';
  return html`<div
    class="room composer ${strong} in-${mode}"
    lang=${words.locale}
    role="group"
    aria-label=${words.text('compose.title')}
    ${cssVars({ type: viewer.look.type })}
    @keydown=${(/** @type {KeyboardEvent} */ event) => composer.onKey(event)}
  >
    <header>
      <h1>${words.text('compose.title')}</h1>
      ${segments({
        name: 'mode',
        label: words.text('compose.mode'),
        values: MODES,
        chosen: mode,
        text: (one) => words.text(`compose.mode.${one}`),
        choose: (one) => composer.show(one),
        className: 'small modes',
      })}
      ${mode === 'film' ? add(composer) : nothing}
      ${iconButton(words.text('compose.close'), ICONS.close, () => composer.close())}
    </header>
    ${mode === 'make' ? making(composer) : nothing}
    <p class="hidden" role="status">${said}</p>
  </div>`;
}

/** Renders the button that adds a stop. @param {Composer} composer */
const add = (composer) =>
  button(
    html`${ICONS.add} <span>${composer.words.text('compose.add')}</span>`,
    () => composer.add(),
    { kind: 'add small', label: composer.words.text('compose.add') },
  );

/** @param {Composer} composer */
function making(composer) {
  const { words, draft, language } = composer;
  const { name, stops, lang = '' } = draft.lesson;
  return html`<div class="list">
      <label class="naming"
        >${words.text('compose.name')}
        <input
          class="field"
          placeholder=${(language && name) || words.text('compose.unnamed')}
          lang=${language || lang || nothing}
          .value=${nameIn(draft.lesson, language)}
          @input=${(/** @type {Event} */ { target }) => {
            draft.rename(/** @type {HTMLInputElement} */ (target).value, language);
            composer.update();
          }}
        />
      </label>
      ${languages(composer)}
      <div class="row acts">
        ${add(composer)} <span class="note at">${placeOf(composer, composer.here)}</span>
        ${iconButton(words.text('compose.undo'), UNDO, () => composer.undo(), `small ${draft.canUndo ? '' : 'off'}`)}
        ${iconButton(words.text('compose.redo'), REDO, () => composer.redo(), `small ${draft.canRedo ? '' : 'off'}`)}
      </div>
      ${
        stops.length === 0
          ? html`<p class="note empty">${words.text('compose.none')}</p>`
          : html`<ol class="stops" aria-label=${words.text('compose.stops')}>
              ${stops.map((stop, index) => item(composer, stop, index))}
            </ol>`
      }
    </div>
    ${foot(composer)}`;
}

/** Language tags to choose from; an author can type others. */
const TAGS = ['ar', 'bn', 'de', 'en', 'es', 'fr', 'hi', 'id', 'it', 'ja', 'km', 'ko', 'lo', 'nl', 'pl', 'pt', 'ru', 'th', 'tr', 'uk', 'vi', 'zh']; // prettier-ignore

/** Renders the languages of the lesson. @param {Composer} composer */
function languages(composer) {
  const { words, draft, language } = composer;
  const tags = languagesOf(draft.lesson);
  const { lang = '' } = draft.lesson;
  const field = (
    /** @type {string} */ key,
    /** @type {string} */ value,
    /** @type {(tag: string) => void} */ take,
  ) =>
    html`<label
      >${words.text(`compose.${key}`)}
      <input
        class="field"
        list="tags"
        autocomplete="off"
        spellcheck="false"
        .value=${value}
        @change=${(/** @type {Event} */ { target }) => {
          const input = /** @type {HTMLInputElement} */ (target);
          take(input.value);
          input.value = value;
        }}
      />
    </label>`;
  return html`<details class="languages" ?open=${tags.length > 0}>
    <summary>${words.text('compose.languages')}</summary>
    ${
      tags.length > 0
        ? segments({
            name: 'language',
            label: words.text('compose.languages'),
            values: ['', ...tags],
            chosen: language,
            text: (tag) => composer.languageNamed(tag || lang),
            choose: (tag) => composer.write(tag),
            className: 'chips',
          })
        : html`<p class="note">${words.text('compose.languagesNote')}</p>`
    }
    <div class="row numbers">
      ${tags.length > 0 && !language ? field('ownLanguage', lang, (tag) => composer.setLanguage(tag)) : nothing}
      ${field('addLanguage', '', (tag) => composer.addLanguage(tag))}
      ${language ? button(words.text('compose.removeLanguage', { language: composer.languageNamed(language) }), () => composer.removeLanguage(), { kind: 'small' }) : nothing}
    </div>
    <datalist id="tags">
      ${TAGS.map((tag) => html`<option value=${tag}>${composer.languageNamed(tag)}</option>`)}
    </datalist>
  </details>`;
}

/**
 * Returns the words of a stop's step.
 * @param {Composer} composer
 * @param {Pick<DraftStop, 'at'>} stop
 */
function placeOf({ words }, { at }) {
  if (typeof at === 'number') return words.text('compose.step', { step: at });
  return at === 'answer' || at === 'end' ? words.text(`compose.step.${at}`) : at;
}

/**
 * Renders a stop with its editor if it is open.
 * @param {Composer} composer
 * @param {DraftStop} stop
 * @param {number} index
 */
function item(composer, stop, index) {
  const { words, selected, viewer } = composer;
  const isOpen = index === selected;
  const isElsewhere = stop.state !== viewer.linked.origin;
  const facts = [
    placeOf(composer, stop),
    isElsewhere ? words.text('compose.elsewhere') : '',
    stop.light ? words.text('compose.lights', { part: composer.lightNamed(stop.light) }) : '',
    stop.ask ? words.text('compose.asks') : '',
  ];
  return html`<li class="stop ${isOpen ? 'open' : ''}">
    <button
      class="head"
      type="button"
      data-stop=${index}
      aria-expanded=${isOpen}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Delete"
      @click=${() => composer.select(isOpen ? -1 : index)}
    >
      <span class="number">${words.number(index + 1)}</span>
      <span class="title"
        >${textsIn(stop, composer.language).title || stop.title || words.text('compose.untitled')}</span
      >
      <span class="note">${facts.filter(Boolean).join(' · ')}</span>
    </button>
    ${isOpen ? stopEditor(composer, stop, index) : nothing}
  </li>`;
}

/** Renders undo and what the lesson can be made into. @param {Composer} composer */
function foot(composer) {
  const { words, draft, output: maker } = composer;
  const { shown } = maker;
  const isEmpty = draft.lesson.stops.length === 0;
  const tell = (/** @type {'link' | 'markup'} */ one, /** @type {string} */ kind) =>
    button(words.text(`compose.${one}`), () => maker.offer(one), {
      kind: `small ${kind}`,
      isOff: isEmpty,
      pressed: shown === one,
    });
  return html`<footer>
    ${shown === 'codes' ? codes(composer) : nothing}
    ${shown === 'homework' ? homeworkPanel(composer) : nothing}
    ${(shown === 'link' || shown === 'markup') && !isEmpty ? out(composer, shown) : nothing}
    <div class="row">
      ${button(words.text('compose.clear'), () => composer.clear(), { kind: 'small', isOff: isEmpty && !draft.lesson.name })}
      <label class="button small file"
        >${words.text('compose.open')}<input
          type="file"
          accept=".json,application/json"
          @change=${(/** @type {Event} */ { target }) => {
            const field = /** @type {HTMLInputElement} */ (target);
            maker.openFile(field.files?.[0]);
            // Let the same file be opened again.
            field.value = '';
          }}
      /></label>
      ${button(words.text('compose.save'), () => maker.saveFile(), { kind: 'small', isOff: isEmpty })}
      ${button('SCORM', () => maker.savePackage(), { kind: 'small', isOff: isEmpty, title: words.text('compose.scorm') })}
      ${button(words.text('compose.homework'), () => maker.offer('homework'), { kind: 'small', pressed: shown === 'homework' })}
      ${button(words.text('compose.codes'), () => maker.offer('codes'), { kind: 'small', pressed: shown === 'codes' })}
      ${tell('markup', '')} ${tell('link', 'primary')}
    </div>
    <p class="note">${composer.said || words.text('compose.kept')}</p>
  </footer>`;
}

/** Renders the codes of learners and what they say. @param {Composer} composer */
function codes(composer) {
  const { words, output } = composer;
  const { sheets, damaged } = codesIn(output.codes);
  const most = Math.max(0, ...sheets.map(({ answers }) => answers.length));
  return html`<div class="out">
    <p class="note">${words.text('compose.codesNote')}</p>
    <textarea
      class="field"
      rows="3"
      aria-label=${words.text('compose.codes')}
      .value=${output.codes}
      @input=${(/** @type {Event} */ { target }) =>
        output.takeCodes(/** @type {HTMLTextAreaElement} */ (target).value)}
    ></textarea>
    ${damaged > 0 ? html`<p class="over" role="alert">${words.text('compose.codesDamaged', { count: damaged })}</p>` : nothing}
    ${
      sheets.length === 0
        ? nothing
        : html`<div
            class="answers"
            tabindex="0"
            role="group"
            aria-label=${words.text('compose.answers')}
          >
            <table>
              <thead>
                <tr>
                  <th scope="col">${words.text('compose.learner')}</th>
                  <th scope="col">${words.text('compose.lesson')}</th>
                  <th scope="col">${words.text('compose.right.count')}</th>
                  <th scope="col" colspan=${most}>${words.text('compose.answers')}</th>
                </tr>
              </thead>
              <tbody>
                ${sheets.map((sheet) => answersOf(composer, sheet))}
              </tbody>
            </table>
          </div>`
    }
  </div>`;
}

/**
 * Renders the answers of a learner. Those of a sheet that this page has handed out are checked anew.
 * @param {Composer} composer
 * @param {Sheet} sheet
 */
function answersOf({ words, homework }, { name, lesson, total, answers }) {
  const number = homework.numberOf(lesson);
  const checked = answers.map((answer) => ({
    ...answer,
    correct: homework.isRight(number, answer) ?? answer.correct,
    isOther: homework.isRight(number, answer) === !answer.correct,
  }));
  const right = checked.filter(({ correct }) => correct).length;
  const isForged = checked.some(({ isOther }) => isOther);
  const isChecked = answers.every((answer) => homework.isRight(number, answer) !== null);
  return html`<tr>
    <th scope="row">${name || words.text('compose.nameless')}</th>
    <td>
      ${lesson}
      ${
        isForged
          ? html`<strong class="over">${words.text('compose.answer.forged')}</strong>`
          : number > 0 && isChecked
            ? html`<span class="note">${words.text('compose.answer.checked')}</span>`
            : nothing
      }
    </td>
    <td>${words.text('compose.score', { right, total })}</td>
    ${checked.map(
      ({ stop, choice, correct, isTyped }) =>
        html`<td
          title=${words.text(`compose.answer.${correct ? 'right' : 'wrong'}`, { number: stop + 1 })}
        >
          ${stop + 1}: ${isTyped ? words.number(choice) : letterOf(choice)} ${correct ? '✓' : '✗'}
        </td>`,
    )}
  </tr>`;
}

/**
 * Renders a text to copy.
 * @param {Composer} composer
 * @param {'link' | 'markup'} shown
 */
function out({ words, output }, shown) {
  const { text, over } = shown === 'link' ? output.link : { text: output.markup, over: null };
  if (over) return html`<p class="over" role="alert">${words.text('compose.tooLong', over)}</p>`;
  const length = text.slice(text.indexOf('#') + 1).length;
  return html`<div class="out">
    <textarea
      class="field"
      readonly
      rows=${shown === 'link' ? 3 : 8}
      aria-label=${words.text(`compose.${shown}`)}
      .value=${text}
    ></textarea>
    <div class="row">
      ${button(words.text('compose.copy'), () => output.copy(text), { kind: 'small primary' })}
      <span class="note"
        >${
          shown === 'link'
            ? words.text('compose.size', { length, limit: LONGEST })
            : words.text('compose.markupNote')
        }</span
      >
    </div>
  </div>`;
}
