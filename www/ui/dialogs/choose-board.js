/**
 * Dialog for choosing a board: examples, random boards, board size, or a text in the judges' input
 * format. Each choice starts a new run at once.
 * @import { Viewer } from '../viewer/viewer.js'
 * @import { JudgedCase } from '../../wasm/searchlight.js'
 * @import { Judging } from '../../core/engine/run.js'
 */
import { html, nothing } from 'lit/html.js';
import { guard } from 'lit/directives/guard.js';
import { button } from '../kit/button.js';
import { inputFault } from '../../i18n/judge-error.js';
import { needOfLink } from '../../core/engine/engines.js';
import { familyCore } from '../../core/engine/family-core.js';
import { decode, describe, keeping } from '../kit/decoded-links.js';
import { dialogHead } from '../kit/dialog-head.js';
import { judge } from './judge-text.js';
import { recall, remember } from '../kit/storage.js';
import { settingsForm } from './settings-form.js';
import { beginning, isLong, markLine, pastedLong } from './judge-text-field.js';

const PRESET_PX = 44;
/** Maximum number of cases listed in the dialog. The copy button copies all of them. */
const LISTED = 200;

export class InputDialog {
  #viewer;
  #seed = 1;
  #text = '';
  /** Id of the puzzle that the text in the field belongs to. */
  #textOf = '';
  /** Judges' text whose answers have been scrolled into view. @type {Judging | null} */
  #revealed = null;
  /**
   * Judges' text whose errors are hidden, because the user has chosen another board since.
   * @type {Judging | null}
   */
  #past = null;
  /** Translation key of the result of copying. */
  #copied = '';

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  template() {
    const { puzzle, text } = this.#viewer.run.session.description;
    if (this.#textOf !== puzzle) {
      this.#textOf = puzzle;
      this.#text = recall(`text.${puzzle}`) ?? text ?? '';
    }
    const judging = this.#judging;
    if (judging?.done && judging !== this.#revealed) this.#reveal(judging);
    return html`${dialogHead(this.#viewer, 'input', this.#viewer.words.text('input.title'))}
      <div class="sheet">
        <div>
          ${this.#presets()}
          ${settingsForm(this.#viewer.run.session.description, this.#viewer.words, this.#set)}
          ${this.#random()} ${this.#size()}
        </div>
        ${this.#judgesText()}
      </div>`;
  }

  /** Judges' text being solved or solved, if it belongs to the current puzzle; else null. */
  get #judging() {
    const { judging, kind } = this.#viewer.run;
    return judging?.puzzle === kind.id ? judging : null;
  }

  /** Opens a run and closes the dialog. @param {Uint8Array} link */
  #open(link) {
    if (this.#viewer.open(link)) this.#viewer.overlays.close();
  }

  /**
   * Opens a run that does not come from the judges' text, and hides the errors of that text.
   * @param {Uint8Array} link
   */
  #openOther(link) {
    if (!this.#viewer.open(link)) return;
    this.#leaveText();
    this.#viewer.overlays.close();
  }

  /** Hides the errors of the judges' text, unless the text is still being solved. */
  #leaveText() {
    const judging = this.#judging;
    if (judging?.done) this.#past = judging;
  }

  /**
   * Returns the link of a case or example. If the link has the default algorithm, returns it with
   * the current algorithm.
   * @param {Uint8Array} link
   * @param {Uint8Array} [usual] link with the default algorithm
   */
  #kept(link, usual = link) {
    const { algorithm } = this.#viewer.run.session.description;
    return this.#viewer.attempt(() => keeping(link, usual, algorithm)) ?? link;
  }

  /**
   * Opens an example. If examples of this family are meant for certain algorithms, uses the
   * example's algorithm, else the current one.
   * @param {Uint8Array} link
   */
  #openExample(link) {
    const { run, family } = this.#viewer;
    const [usual] = run.kind.presets;
    this.#openOther(family.examplesTeach ? link : this.#kept(link, usual.link));
  }

  /**
   * Renders a small board of an example, or nothing while the parts that its run needs are not
   * loaded.
   * @param {Uint8Array} link
   */
  #thumb(link) {
    if (needOfLink(link)) return nothing;
    const { family } = describe(link);
    if (!familyCore(family)) return nothing;
    const picture = this.#viewer.viewOf(family).thumb(decode(link), PRESET_PX);
    return html`<canvas aria-hidden="true" ${picture}></canvas>`;
  }

  #presets() {
    const { run, words } = this.#viewer;
    return html`<div class="section">
      <div class="subhead">${words.text('input.presets')}</div>
      <div class="row presets">
        ${run.kind.presets.map(({ id, link }) => {
          return button(
            html`${this.#thumb(link)} ${words.text([`${run.kind.id}.preset.${id}`, `preset.${id}`])}`,
            () => this.#openExample(link),
          );
        })}
      </div>
    </div>`;
  }

  /**
   * Changes a setting of the puzzle, also for the judges' text. The dialog stays open for more
   * changes.
   * @param {string} id
   * @param {string} value
   */
  #set = (id, value) => {
    const { run } = this.#viewer;
    const link = this.#viewer.attempt(() => run.session.withSetting(id, value));
    const { answers, text } = this.#judging ?? {};
    if (this.#viewer.open(link)) {
      this.#leaveText();
      if (answers?.length) run.judge(String(text));
    }
  };

  #random() {
    const { words, family, run } = this.#viewer;
    const { editable, canBeSurveyed } = run.session.description;
    if (!editable.random && !canBeSurveyed) return nothing;
    const { field, ready, hint } = family.randomBoard();
    return html`<div class="section">
      <div class="subhead">${words.text('input.random')}</div>
      <div class="row">
        ${field}
        <label>
          ${words.text('input.seed')}
          <input
            class="field"
            type="number"
            min="0"
            max="999999999"
            step="1"
            .value=${String(this.#seed)}
            @change=${this.#onSeed}
          />
        </label>
        ${button(words.text('input.draw'), this.#draw, { isOff: !ready })}
      </div>
      <p class="note">${hint}</p>
    </div>`;
  }

  /**
   * Uses the number in the field as seed of the next random board. Resets an invalid number.
   * @param {Event} event
   */
  #onSeed = ({ target }) => {
    const field = /** @type {HTMLInputElement} */ (target);
    if (field.validity.valid && field.value !== '') this.#seed = field.valueAsNumber;
    field.value = String(this.#seed);
  };

  /** Opens a random board. Increases the seed, so that the next press opens another board. */
  #draw = () => {
    const { run, family } = this.#viewer;
    const { wanted } = family.randomBoard();
    const link = this.#viewer.attempt(() => run.session.random(wanted, this.#seed));
    if (!link) return;
    this.#seed += 1;
    this.#openOther(link);
    this.#viewer.drawn = this.#viewer.run.session;
  };

  #size() {
    const { run, words } = this.#viewer;
    const { rows, columns, editable } = run.session.description;
    const { mostRows, mostColumns } = run.kind.sizes;
    if (!editable.size) return nothing;
    const field = (
      /** @type {'rows' | 'columns'} */ name,
      /** @type {number} */ value,
      /** @type {number} */ most,
    ) =>
      html`<label>
        ${words.text(`input.${name}`)}
        <input
          class="field"
          type="number"
          name=${name}
          min="1"
          max=${most}
          .value=${String(value)}
        />
      </label>`;
    return html`<div class="section">
      <div class="subhead">${words.text('input.size')}</div>
      <form class="row" novalidate @submit=${this.#resize}>
        ${field('rows', rows, mostRows)} ${field('columns', columns, mostColumns)}
        <button class="button" type="submit">${words.text('input.resize')}</button>
      </form>
    </div>`;
  }

  /** Resizes the board. @param {SubmitEvent} event */
  #resize = (event) => {
    event.preventDefault();
    const data = new FormData(/** @type {HTMLFormElement} */ (event.target));
    const { run } = this.#viewer;
    const rows = Number(data.get('rows'));
    const columns = Number(data.get('columns'));
    const link = this.#viewer.attempt(() => run.session.resized(rows, columns));
    if (link) this.#openOther(link);
  };

  #judgesText() {
    const { run, words } = this.#viewer;
    const judging = this.#judging;
    const { text } = run.session.description;
    const isPast = judging === this.#past;
    const fault = judging?.error && !isPast ? inputFault(words, judging.error) : '';
    const empty = judging?.done && !isPast && judging.total === 0 && !judging.error;
    return html`<div class="section">
      <label class="subhead" for="text">${words.text('input.text')}</label>
      <p class="note" id="text-hint">
        ${words.text(`${run.kind.id}.text`)} ${text === null ? words.text('input.noText') : nothing}
      </p>
      <textarea
        id="text"
        class="field"
        rows="8"
        wrap="off"
        spellcheck="false"
        autocapitalize="off"
        aria-describedby="text-hint text-fault"
        aria-invalid=${fault ? 'true' : 'false'}
        ?readonly=${isLong(this.#text)}
        .value=${beginning(this.#text)}
        @input=${this.#onText}
        @paste=${this.#onPaste}
      ></textarea>
      ${isLong(this.#text) ? this.#tooLong() : nothing}
      <p class="fault" id="text-fault" role="alert">
        ${fault}${empty ? words.text('input.noCases') : ''}
      </p>
      <div class="row">
        ${button(words.text('input.read'), this.#read, { kind: 'primary' })}
        ${
          judging && judging.answers.length > 0
            ? button(words.text('input.copy'), this.#copy)
            : nothing
        }
        <span class="note" role="status">${this.#copied ? words.text(this.#copied) : ''}</span>
      </div>
      ${this.#answerList()}
    </div>`;
  }

  #answerList() {
    const { words } = this.#viewer;
    const judging = this.#judging;
    if (!judging) return html`<p class="note">${words.text('input.answersNone')}</p>`;
    const { answers, total } = judging;
    if (total === 0) return nothing;
    const more = answers.length - LISTED;
    const progress = { done: answers.length, cases: total };
    return html`<p class="note" role="status">${words.text('input.progress', progress)}</p>
      <ol class="answers" aria-label=${words.text('input.answers')}>
        ${guard([judging, Math.min(answers.length, LISTED)], () =>
          answers.slice(0, LISTED).map((answer, index) => this.#answer(answer, index + 1)),
        )}
        ${more > 0 ? html`<li>${words.text('input.moreCases', { count: more })}</li>` : nothing}
      </ol>`;
  }

  /**
   * Renders the answer of a case with a button that opens the case.
   * @param {JudgedCase} answer
   * @param {number} number of the case, from 1
   */
  #answer(answer, number) {
    const { words } = this.#viewer;
    const { line, link } = answer;
    const said = words.text('input.case', { number, line, answer: this.#told(answer) });
    return html`<li>
      <span>${said}</span>
      ${button(words.text('input.watch'), () => this.#open(this.#kept(link)), { kind: 'small', label: words.text('input.watchCase', { number }) })}
    </li>`;
  }

  /**
   * Returns the answer in the judges' output format, or a text that the search reached its limit.
   * @param {JudgedCase} answer
   */
  #told({ outcome: { code }, text }) {
    const isOver = code !== 'limitReached' && code !== 'stateLimit';
    return isOver ? text : this.#viewer.words.text(`answer.${code}`);
  }

  /**
   * Renders a note that the field shows only the beginning of a very long text, although all of it
   * is read.
   */
  #tooLong() {
    const { words } = this.#viewer;
    return html`<p class="note">
      ${words.text('input.longText', { count: this.#text.length })}
      ${button(words.text('input.clear'), () => this.#take(''), { kind: 'small' })}
    </p>`;
  }

  /** @param {Event} event */
  #onText = ({ target }) => this.#take(/** @type {HTMLTextAreaElement} */ (target).value);

  /** Stores a pasted text that is too long for the field. @param {ClipboardEvent} event */
  #onPaste = (event) => {
    const text = pastedLong(event);
    if (text === null) return;
    event.preventDefault();
    this.#take(text);
  };

  /** Uses a text as the judges' input, and stores it for the next visit. @param {string} text */
  #take(text) {
    const wasLong = isLong(this.#text);
    this.#text = text;
    remember(`text.${this.#textOf}`, text);
    if (wasLong || isLong(text)) this.#viewer.refresh();
  }

  /** Solves all cases and opens the first one at once. */
  #read = () => {
    this.#copied = '';
    judge(this.#viewer, this.#text, (first) => this.#viewer.open(this.#kept(first)));
  };

  /**
   * Scrolls the answers into view and selects the faulty line.
   * @param {Judging} judging
   */
  async #reveal(judging) {
    this.#revealed = judging;
    await this.#viewer.host.rendered();
    const { root } = this.#viewer;
    const field = /** @type {HTMLTextAreaElement | null} */ (root.querySelector('#text'));
    if (judging.error && field?.value === judging.text) markLine(field, judging.error.line);
    root.querySelector('.answers')?.scrollIntoView({ block: 'nearest' });
  }

  #copy = async () => {
    const answers = this.#judging?.answers ?? [];
    try {
      await navigator.clipboard.writeText(
        answers.map((answer) => `${this.#told(answer)}\n`).join(''),
      );
      this.#copied = 'input.copied';
    } catch {
      this.#copied = 'input.copyFailed';
      const list = this.#viewer.root.querySelector('.answers');
      if (list) getSelection()?.selectAllChildren(list);
    }
    this.#viewer.refresh();
  };
}
