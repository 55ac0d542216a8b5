/**
 * Export section of the drawer: pictures, animations, sheet of stops, table of counters. The export
 * code is imported on first use.
 * @import { ExportOptions } from './options.js'
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { html, nothing } from 'lit/html.js';
import { button } from '../kit/button.js';
import { importExport } from './load.js';
import { dropDown } from '../kit/segments.js';
import { takeNumber } from '../kit/parse-number.js';

/** Sizes of pictures, in px; `shown` means as displayed on the page. */
const SIZES = /** @type {const} */ ([
  'shown',
  '1280 × 720',
  '1920 × 1080',
  '800 × 600',
  '1080 × 1080',
  '400 × 400',
]);

/** Minimum time between two updates of the progress bar, in milliseconds. */
const TOLD_MS = 100;

/** Media types of the files, by file extension. */
const FILES = /** @type {const} */ ({
  png: 'image/png',
  svg: 'image/svg+xml',
  gif: 'image/gif',
  csv: 'text/csv',
  html: 'text/html',
});

/** @typedef {keyof typeof FILES} Kind */
/** @typedef {{ kind: Kind, done: number, of: number, ending: AbortController }} Job */

export class ExportPanel {
  #viewer;
  /** @type {(typeof SIZES)[number]} */
  #size = SIZES[0];
  /**
   * Values typed by the user, by field.
   * @type {Partial<Record<'from' | 'to' | 'frames' | 'seconds', number>>}
   */
  #typed = {};
  /**
   * Run or race for which the values were typed. The values are cleared for another one.
   * @type {unknown}
   */
  #shown = null;
  /** Running export; null for none. @type {Job | null} */
  #job = null;
  /** Message about the last export. */
  #said = '';

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  template() {
    const { words, race, run, played } = this.#viewer;
    const shown = race ?? run.session;
    if (this.#shown !== shown) {
      this.#shown = shown;
      this.#typed = {};
    }
    const sizes = {
      name: 'size',
      label: words.text('export.size'),
      values: SIZES,
      chosen: this.#size,
      text: (/** @type {string} */ size) => (size === 'shown' ? words.text('export.shown') : size),
      choose: (/** @type {(typeof SIZES)[number]} */ size) => (this.#size = size),
    };
    return html`<div class="export">
      <div class="row">
        <label>${words.text('export.size')} ${dropDown(sizes)}</label>
        ${this.#button('png', 'export.picture')} ${this.#button('svg', 'export.drawing')}
      </div>
      <div class="row">
        ${this.#field('from', 0)} ${this.#field('to', played.player.known)}
        ${this.#field('frames', 100)} ${this.#field('seconds', 10)}
        ${this.#button('gif', 'export.film')}
      </div>
      <div class="row">
        ${this.#button('csv', 'export.table')}
        ${
          this.#stops.length > 0
            ? html`${this.#plain('export.stops', () => this.#eachStop())}
              ${this.#button('html', 'export.sheet')}`
            : nothing
        }
      </div>
      ${this.#progress()}
      <p class="note" role="status">${this.#said}</p>
    </div>`;
  }

  /** Steps of the current run's stops, as far as computed. */
  get #stops() {
    const { race, run, stops } = this.#viewer;
    if (race) return [];
    return stops.here.map(({ step }) => step).filter((step) => step <= run.player.known);
  }

  /**
   * Renders a button that exports a file.
   * @param {Kind} kind
   * @param {string} key translation key
   */
  #button(kind, key) {
    return this.#plain(key, () => this.#make(kind));
  }

  /**
   * Renders a button, disabled during an export.
   * @param {string} key translation key
   * @param {() => void} act
   */
  #plain(key, act) {
    return button(this.#viewer.words.text(key), act, {
      kind: 'small',
      waits: this.#job !== null,
    });
  }

  /**
   * Renders a number field.
   * @param {'from' | 'to' | 'frames' | 'seconds'} name
   * @param {number} usual default value
   */
  #field(name, usual) {
    const { words } = this.#viewer;
    const value = this.#typed[name] ?? usual;
    const says = {
      from: words.text('export.from'),
      to: words.text('export.to'),
      frames: words.text('export.frames'),
      seconds: words.text('export.seconds'),
    };
    return html`<label
      >${says[name]}
      <input
        class="field number"
        inputmode="numeric"
        autocomplete="off"
        .value=${words.number(value)}
        @change=${(/** @type {Event} */ { target }) => {
          const field = /** @type {HTMLInputElement} */ (target);
          takeNumber(this.#viewer, field, (number) => (this.#typed[name] = number));
          field.value = words.number(this.#typed[name] ?? usual);
        }}
      />
    </label>`;
  }

  #progress() {
    const { words } = this.#viewer;
    if (!this.#job) return nothing;
    const { done, of } = this.#job;
    return html`<div class="row">
      <progress aria-label=${words.text('export.progress')} max=${of} value=${done}></progress>
      ${button(words.text('export.cancel'), () => this.#job?.ending.abort(), { kind: 'small' })}
    </div>`;
  }

  /** Returns the name for a file. @param {Kind} kind @param {number} [step] */
  #nameOf(kind, step) {
    const { id } = this.#viewer.run.kind;
    return `searchlight-${id}${step === undefined ? '' : `-${step}`}.${kind}`;
  }

  /**
   * Saves a file; resolves to false if downloads could be blocked.
   * @param {Blob} file
   * @param {string} name
   */
  #save = async (file, name) => (await this.#viewer.extras?.save(file, name)) ?? false;

  /** Exports a file. @param {Kind} kind */
  async #make(kind) {
    const isPicture = kind === 'png' || kind === 'svg';
    const { cursor } = this.#viewer.played.player;
    await this.#work(kind, async (job) => {
      const file = await this.#file(kind, job);
      return this.#save(file, this.#nameOf(kind, isPicture ? cursor : undefined));
    });
  }

  /** Exports a picture of each computed stop, each as a file. */
  #eachStop() {
    const steps = this.#stops;
    return this.#work('png', async (job) => {
      job.of = steps.length;
      let areSaved = true;
      for (const step of steps) {
        const file = await this.#file('png', job, { step });
        areSaved = await this.#save(file, this.#nameOf('png', step));
        job.done += 1;
        this.#viewer.refresh();
      }
      return areSaved;
    });
  }

  /**
   * Creates a file.
   * @param {Kind} kind
   * @param {Job} job
   * @param {ExportOptions} [more] further options, beside those of the form
   */
  async #file(kind, job, more = {}) {
    const { exportAs } = await importExport();
    const [width, height] = this.#size === 'shown' ? [] : this.#size.split(' × ').map(Number);
    let told = 0;
    return exportAs(this.#viewer, FILES[kind], {
      ...{ width, height, ...this.#typed, ...more },
      // Do not limit the rows of a table by the number of frames.
      ...(kind === 'csv' ? { frames: undefined } : {}),
      signal: job.ending.signal,
      onProgress: (done, of) => {
        if (kind !== 'png') Object.assign(job, { done, of });
        if (performance.now() - told < TOLD_MS) return;
        told = performance.now();
        this.#viewer.refresh();
      },
    });
  }

  /**
   * Runs an export, and shows its progress and result.
   * @param {Kind} kind
   * @param {(job: Job) => Promise<boolean>} make returns whether all files were saved
   */
  async #work(kind, make) {
    const { words } = this.#viewer;
    const job = { kind, done: 0, of: 1, ending: new AbortController() };
    this.#job = job;
    this.#said = '';
    this.#showProgress();
    try {
      const isSaved = await make(job);
      this.#said = isSaved ? words.text('export.saved') : '';
    } catch (error) {
      if (job.ending.signal.aborted) this.#said = words.text('export.cancelled');
      // Show no errors of an element that is disconnected and has no run.
      else if (this.#viewer.run) this.#viewer.refuse(error);
    }
    this.#job = null;
    this.#viewer.refresh();
  }

  /** Scrolls the progress bar into view; it may appear outside the visible part of the drawer. */
  async #showProgress() {
    await this.#viewer.host.rendered();
    this.#viewer.root.querySelector('.export progress')?.scrollIntoView({ block: 'nearest' });
  }
}
