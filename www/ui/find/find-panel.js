/**
 * Search panel: finds steps by a query, lists them as small boards, and marks them on the timeline.
 * Also sets and removes break points, which are stops without a caption. The search works in slices
 * within the frame loop, and starts again when the query changes.
 * @import { Query } from '../../core/find/search-steps.js'
 * @import { Words } from '../../i18n/index.js'
 * @import { FamilyFind } from '../kit/family-view.js'
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { html, nothing } from 'lit/html.js';
import { live } from 'lit/directives/live.js';
import { button } from '../kit/button.js';
import { importChunk } from '../../core/net/lazy-import.js';
import { Finder } from '../../core/find/search-steps.js';
import { lettersOf } from '../../core/links/state-string.js';
import { stopOf } from '../../core/stops/stop-format.js';
import { fetchWordsOf } from '../../i18n/index.js';
import { wordsOfPuzzle } from '../../i18n/puzzle-words.js';
import { findStyle } from './find-style.js';

/** Maximum duration of a slice, in milliseconds. */
const SLICE_MS = 8;
/** Size of a hit's board, in CSS px. */
const PX = 44;

/**
 * Search panel with the translations and queries of a language and family.
 * @typedef {{ panel: FindPanel, words: Words, find: FamilyFind }} Finding
 */

/**
 * Loads translations and queries. The panel itself stays the same.
 * @param {Viewer} viewer
 * @param {string} locale
 * @param {string} family
 * @returns {Promise<Finding>}
 */
export async function findingOf(viewer, locale, family) {
  const [words, { find }] = await Promise.all([
    fetchWordsOf('find', locale),
    importChunk(viewer.host.families.get(family).loadFind),
  ]);
  return { panel: viewer.finding ?? new FindPanel(viewer), words, find };
}

export class FindPanel {
  #viewer;
  /** Id of the chosen query. The values of its fields are in `#values`. */
  #query = '';
  /** @type {Record<string, number>} */
  #values = {};
  /** @type {Finder | null} */
  #finder = null;
  /** Session that is searched. @type {unknown} */
  #session = null;
  /**
   * Cache of hits by step: snapshot of the frame, and state string.
   * @type {Map<number, { snapshot: unknown, state: string }>}
   */
  #kept = new Map();

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
    viewer.host.adopt([findStyle]);
  }

  /** Whether the next frame has work to do. */
  get busy() {
    return this.#current?.busy ?? false;
  }

  /** Steps found so far in the current run. */
  get hits() {
    return this.#current?.hits ?? [];
  }

  /** Searches for one slice. */
  tick() {
    const finder = this.#current;
    if (!finder?.busy) return;
    const now = () => performance.now();
    finder.work(now, now() + SLICE_MS);
  }

  /** Search in the current run; null for none. */
  get #current() {
    return this.#session === this.#viewer.run.session ? this.#finder : null;
  }

  /** @param {Finding} finding */
  template({ find, words: shared }) {
    const words = wordsOfPuzzle(shared, this.#viewer.run.session.description, this.#viewer.words);
    // Hits of another run are dropped.
    if (this.#finder && !this.#current) this.#choose([], '');
    const queries = find.queries(this.#viewer);
    const query = queries.find(({ id }) => id === this.#query);
    return html`<div class="find">
      <div class="row">
        <select
          class="field"
          aria-label=${words.text('find.what')}
          @change=${(/** @type {Event} */ { target }) =>
            this.#choose(queries, /** @type {HTMLSelectElement} */ (target).value)}
        >
          <option value="" .selected=${live(!query)}>${words.text('find.choose')}</option>
          ${queries.map(
            ({ id }) =>
              html`<option value=${id} .selected=${live(id === query?.id)}>
                ${words.text(`find.query.${id}`)}
              </option>`,
          )}
        </select>
        ${query?.fields.map(
          ({ id, least, most }) =>
            html`<label>
              ${words.text(`find.field.${id}`)}
              <input
                class="field number"
                type="number"
                min=${least}
                max=${most}
                .value=${String(this.#values[id])}
                @input=${(/** @type {Event} */ { target }) =>
                  this.#set(query, id, /** @type {HTMLInputElement} */ (target).valueAsNumber)}
              />
            </label>`,
        )}
      </div>
      ${this.#found(words, find)} ${this.#stop(words)}
    </div>`;
  }

  /** Renders the hits. @param {Words} words @param {FamilyFind} find */
  #found(words, find) {
    const finder = this.#current;
    if (!finder) return nothing;
    const { hits, busy, done, at, known } = finder;
    const count = hits.length;
    const says = busy ? 'find.looking' : done ? 'find.found' : 'find.enough';
    return html`<p class="note" role="status">
        ${words.text(says, { count, step: busy ? at : known })}
      </p>
      <ol class="hits" aria-label=${words.text('find.hits')}>
        ${hits.map((step) => this.#hit(step, find))}
      </ol>
      ${
        done || busy
          ? nothing
          : button(words.text('find.more'), () => finder.more(), { kind: 'small' })
      }`;
  }

  /**
   * Renders a hit, which goes to its step. On the full page it is also a link.
   * @param {number} step
   * @param {FamilyFind} find
   */
  #hit(step, find) {
    const viewer = this.#viewer;
    const { run, host } = viewer;
    const says = viewer.words.number(step);
    const { snapshot, state } = this.#keep(step, find);
    const contents = html`${find.picture(viewer, snapshot, PX)} <span>${says}</span>`;
    const current = step === run.player.cursor ? 'step' : nothing;
    const go = (/** @type {Event} */ event) => {
      event.preventDefault();
      viewer.seek(step);
    };
    return html`<li>
      ${
        host.menu
          ? html`<a class="thumb" href="#${state}" aria-current=${current} @click=${go}
              >${contents}</a
            >`
          : html`<button class="thumb" type="button" aria-current=${current} @click=${go}>
              ${contents}
            </button>`
      }
    </li>`;
  }

  /**
   * Returns a hit's snapshot and state string, from the cache if possible.
   * @param {number} step
   * @param {FamilyFind} find
   */
  #keep(step, find) {
    const known = this.#kept.get(step);
    if (known) return known;
    const { session } = this.#viewer.run;
    const snapshot = session.aside(() => find.snapshot(session.show(step)));
    const kept = { snapshot, state: lettersOf(session.link(step)) };
    this.#kept.set(step, kept);
    return kept;
  }

  /**
   * Renders the button that sets or removes a break point at the current step. Playback pauses
   * there, and links contain the break point. Renders nothing if the host page has set stops.
   * @param {Words} words
   */
  #stop(words) {
    const viewer = this.#viewer;
    const { stops, run } = viewer;
    if (!stops.areOwn) return nothing;
    const { cursor } = run.player;
    const isHere = stops.list.some(({ at }) => at === cursor);
    const toggle = () => {
      const others = stops.list.filter(({ at }) => at !== cursor);
      const list = isHere ? others : [...others, stopOf({ at: cursor, pause: true })];
      stops.takeLinked(list.sort((one, other) => Number(one.at) - Number(other.at)));
      viewer.rest(false);
    };
    return button(words.text('find.stop'), toggle, { kind: 'small', pressed: isHere });
  }

  /**
   * Chooses a query, with default values in its fields.
   * @param {readonly Query[]} queries
   * @param {string} id
   */
  #choose(queries, id) {
    this.#query = id;
    const query = queries.find((one) => one.id === id);
    this.#values = Object.fromEntries(
      (query?.fields ?? []).map((field) => [field.id, field.value]),
    );
    this.#begin(query);
  }

  /**
   * Changes a field. Starts the search if all fields are valid.
   * @param {Query} query
   * @param {string} id
   * @param {number} value
   */
  #set(query, id, value) {
    this.#values = { ...this.#values, [id]: value };
    const isRight = query.fields.every(({ id: name, least, most }) => {
      const number = this.#values[name];
      return Number.isInteger(number) && number >= least && number <= most;
    });
    this.#begin(isRight ? query : undefined);
  }

  /** Starts a search; without a query, clears the last one. @param {Query} [query] */
  #begin(query) {
    const { run, hidesFuture } = this.#viewer;
    const { session, player } = run;
    const known = hidesFuture ? player.cursor : player.known;
    this.#kept.clear();
    this.#session = session;
    this.#finder = query ? new Finder(session, known, query, this.#values) : null;
    this.#viewer.refresh();
  }
}
