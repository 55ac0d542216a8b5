/**
 * Program listing of the current algorithm: highlights the line of the current step, and shows the
 * values of variables below. Its place and height do not depend on the step.
 * @import { Program } from '../../programs/types.js'
 * @import { Words } from '../../i18n/index.js'
 * @import { FamilyCode } from '../kit/family-view.js'
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { html, nothing } from 'lit/html.js';
import { iconButton } from '../kit/button.js';
import { PROGRAMS, programOf } from '../../programs/index.js';
import { importChunk } from '../../core/net/lazy-import.js';
import { Inputs } from '../../core/util/memo-key.js';
import { fetchWordsOf } from '../../i18n/index.js';
import { WRITINGS } from './program-control.js';
import { codeStyle } from './program-style.js';
import { EngineError } from '../../core/engine/session.js';
import { LazyPart } from '../kit/lazy-part.js';
import { ICONS } from '../kit/icons.js';

/**
 * Program listing that has loaded, with its texts.
 * @typedef {{ name: string, program: Program, code: FamilyCode, words: Words }} Shown
 */

/**
 * Line as displayed: its indentation level, its text, and its labels, separated by spaces. Steps
 * refer to labels.
 * @typedef {{ depth: number, text: string, labels: string }} Row
 */

export class CodePanel {
  #viewer;
  #listing;
  #stepped = new Inputs();
  #step = { lit: '', ran: /** @type {readonly string[]} */ ([]) };

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
    viewer.host.adopt([codeStyle]);
    /** @type {LazyPart<Shown | null, [string | null, string, string]>} */
    this.#listing = new LazyPart(viewer, {
      error: new EngineError('program'),
      inputs: () => [this.name, viewer.run.session.description.family, viewer.words.locale],
      load: (...of) => this.#fetch(...of),
    });
  }

  /** Starts the import early, before the listing is first rendered, and again after a failure. */
  begin() {
    if (this.#viewer.run) this.#listing.ask();
  }

  /**
   * Imports the program, the family's code and the translations. If that fails, hides the listing.
   * @param {string | null} name
   * @param {string} family
   * @param {string} locale
   * @returns {Promise<Shown | null>}
   */
  async #fetch(name, family, locale) {
    if (!name) return null;
    const { host, code: control } = this.#viewer;
    try {
      const [{ program }, { code }, words] = await Promise.all([
        importChunk(PROGRAMS[name].load),
        importChunk(host.families.get(family).loadCode),
        fetchWordsOf('code', locale),
      ]);
      return { name, program, code, words };
    } catch (error) {
      control.show('');
      throw error;
    }
  }

  /** Name of the current algorithm's program; null for none. */
  get name() {
    return programOf(this.#viewer.run.session.description);
  }

  /** Renders the listing with its head, for the stage. */
  template() {
    const { words, code, run } = this.#viewer;
    const { algorithm } = run.session.description;
    const close = words.text('code.close');
    return html`<div class="code" role="group" aria-label=${words.text('code.label')}>
      <div class="code-head">
        <span class="note">${words.text(WRITINGS[code.writing])}</span>
        <span class="code-name">${words.text(`algorithm.${algorithm}`)}</span>
        ${iconButton(
          close,
          ICONS.close,
          () => {
            code.show('');
            this.#viewer.focus();
          },
          'end',
        )}
      </div>
      ${this.listing()}
    </div>`;
  }

  /** Renders the lines and values only, for the drawer. */
  listing() {
    if (!this.name) return html`<p class="note">${this.#viewer.words.text('code.none')}</p>`;
    const shown = this.#listing.follow();
    if (!shown) return html`<div class="listing"></div>`;
    const { lit, ran } = this.#stepOf(shown);
    return html`<ol
        class="listing ${this.#viewer.code.writing}"
        lang=${this.#viewer.code.writing === 'pseudo' ? nothing : 'zxx'}
      >
        ${this.#rows(shown).map(({ depth, text, labels }) => {
          const has = (/** @type {string} */ label) => labels.split(' ').includes(label);
          const isLit = has(lit);
          return html`<li
            class=${isLit ? 'lit' : ran.some(has) ? 'ran' : ''}
            aria-current=${isLit ? 'step' : nothing}
            .textContent=${'\t'.repeat(depth) + text}
          ></li>`;
        })}
      </ol>
      ${this.#values(shown)}`;
  }

  /** Renders the values of the program's variables. @param {Shown} shown */
  #values({ program, code, words }) {
    const values = code.valuesOf(this.#viewer, words);
    const write = (/** @type {string | number | null} */ value) =>
      typeof value === 'number' ? this.#viewer.words.number(value) : (value ?? '–');
    return html`<dl class="code-values">
      ${program.values.map(
        (name) =>
          html`<div>
            <dt>${words.text(`code.value.${name}`)}</dt>
            <dd .textContent=${write(values[name])}></dd>
          </div>`,
      )}
    </dl>`;
  }

  /**
   * Returns the lines in the chosen language.
   * @param {Shown} shown
   * @returns {Row[]}
   */
  #rows({ name: of, program, words }) {
    const { writing } = this.#viewer.code;
    if (writing === 'pseudo') {
      return program.pseudo.map(([depth, name, labels = '']) => ({
        depth,
        text: words.text(`code.${of}.${name}`),
        labels,
      }));
    }
    return program[/** @type {'rust' | 'python' | 'cpp'} */ (writing)].map(
      ([text, labels = '']) => {
        const inner = text.trimStart();
        return { depth: (text.length - inner.length) / INDENT, text: inner, labels };
      },
    );
  }

  /**
   * Returns the labels of the current step's lines, computed once per step.
   * @param {Shown} shown
   */
  #stepOf({ code }) {
    const { session, player, frame, event } = this.#viewer.run;
    const { cursor } = player;
    if (this.#stepped.changed(session, cursor, code)) {
      const found = this.#viewer.attempt(() =>
        code.stepOf({ session, step: cursor, frame, event }),
      );
      if (found) this.#step = found;
    }
    return this.#step;
  }
}

/** Number of spaces of one indentation level in the program files. */
const INDENT = 4;
