/**
 * Panel of a position's Grundy number: which numbers its followers have, the least number that is
 * missing, and, where the position is a sum, the exclusive or of its parts. At a step, only the
 * followers that have been looked at count.
 * @import { Explained } from '../grundy.js'
 * @import { Told } from '../position-names.js'
 * @import { Looking } from './selection.js'
 * @import { NumberRow } from './grundy-rows.js'
 */
import { html, nothing } from 'lit/html.js';
import { button } from '../../../ui/kit/button.js';
import { alongList } from '../../../ui/kit/roving-list.js';
import { term } from '../../../ui/kit/term.js';
import { moveOf, placeOf, startCase } from '../position-names.js';
import { MOST_NAMED, MOST_NUMBERS, binaryOf, mexRows } from './grundy-rows.js';

/** Maximum number of parts of a sum whose binary digits are listed. */
const MOST_PARTS = 20;

/** Panel of Grundy numbers. */
export class GrundyPanel {
  #viewer;
  #looking;

  /**
   * Creates the panel.
   * @param {Told} viewer
   * @param {Looking} looking
   */
  constructor(viewer, looking) {
    this.#viewer = viewer;
    this.#looking = looking;
  }

  template() {
    const { run, words } = this.#viewer;
    if (this.#looking.isOn) return html`<p class="note">${words.text('games.spread.hidden')}</p>`;
    const { chosen } = this.#looking;
    // Rendering asks the core for nothing: the numbers come with the next frame.
    const explained = run.analysis.grundy.of(chosen, () =>
      queueMicrotask(() => this.#viewer.refresh()),
    );
    const { table, filled, kind, cell, index } = run.frame;
    const isFilled = table.isFilled(chosen, filled);
    const isStep = !isFilled && kind === 'forward' && chosen === cell;
    if (!isFilled && !isStep) return this.#waits(chosen);
    if (!explained) return html`<p class="note">${words.text('games.computing')}</p>`;
    const seen = isFilled ? explained.followers : explained.followers.slice(0, index + 1);
    // In a search from the end, a cell is filled before all of its followers are.
    const known = seen.filter(({ to }) => table.isFilled(to, filled));
    return this.#whole(explained, known);
  }

  /** Renders what to do while the position is not filled. @param {number} position */
  #waits(position) {
    const { run, words } = this.#viewer;
    const isStart = run.frame.kind === 'start' && this.#looking.picked < 0;
    const says = isStart
      ? words.text('games.grundy.point')
      : words.text('games.why.notYet', { here: placeOf(this.#viewer, position) });
    return html`<div class="asks"><p>${says}</p></div>`;
  }

  /**
   * Renders the panel of a position.
   * @param {Explained} explained
   * @param {Explained['followers']} known followers whose numbers are told
   */
  #whole(explained, known) {
    const { words } = this.#viewer;
    const here = placeOf(this.#viewer, explained.position);
    const left = explained.followers.length - known.length;
    const { rows, least, larger } = mexRows(known);
    const hidden = Math.max(0, rows.length - MOST_NUMBERS);
    const question = words.text('games.grundy.asks', { here });
    return html`<div class="asks">
        <p>${term(question, 'grundy')}</p>
        ${
          this.#looking.pinned < 0
            ? nothing
            : button(words.text('games.why.unpin'), this.#unpin, { kind: 'small' })
        }
      </div>
      ${
        hidden > 0
          ? html`<p class="note">${words.text('games.grundy.before', { last: hidden - 1 })}</p>`
          : nothing
      }
      <div class="numbers">
        <table class="mex" @keydown=${alongList}>
          <caption class="hidden">
            ${words.text('games.grundy.list', { here })}
          </caption>
          <thead class="hidden">
            <tr>
              <th scope="col">${words.text('games.grundy.number')}</th>
              <th scope="col">${words.text('games.grundy.followers')}</th>
            </tr>
          </thead>
          <tbody>
            ${rows.slice(hidden).map((row, at) => this.#row(explained.position, row, at === 0))}
          </tbody>
        </table>
        ${left > 0 ? nothing : this.#sum(explained)}
      </div>
      ${
        larger.length > 0
          ? html`<p class="note">
              ${words.text('games.grundy.larger', { numbers: this.#some(larger) })}
            </p>`
          : nothing
      }
      ${left > 0 ? this.#open(least, left) : this.#so(explained)}`;
  }

  /** Unpins the cell, and focuses the viewer, because the focused button disappears. */
  #unpin = () => {
    this.#looking.pin(-1);
    this.#viewer.focus();
  };

  /** Lists the first numbers of a list. @param {readonly number[]} numbers */
  #some(numbers) {
    const { words } = this.#viewer;
    const [first, ...others] = numbers.slice(0, MOST_NAMED).map((number) => words.number(number));
    const more = numbers.length > MOST_NAMED ? [words.text('games.foot.line.more')] : [];
    return [...others, ...more].reduce(
      (list, next) => words.text('games.grundy.and', { list, next }),
      first,
    );
  }

  /**
   * Renders a number with its followers.
   * @param {number} from
   * @param {NumberRow} row
   * @param {boolean} isFirst whether a button of the row is in the tab order
   */
  #row(from, { number, followers, isLeast }, isFirst) {
    const { words } = this.#viewer;
    if (isLeast) {
      return html`<tr class="least">
        <th scope="row">${words.number(number)}</th>
        <td>${words.text('games.grundy.missing')}</td>
      </tr>`;
    }
    const more = followers.length - MOST_NAMED;
    return html`<tr>
      <th scope="row">${words.number(number)}</th>
      <td>
        ${followers.slice(0, MOST_NAMED).map((to, at) => this.#follower(from, to, isFirst && at === 0))}
        ${more > 0 ? html`<span class="note">${words.text('games.grundy.more', { count: more })}</span>` : nothing}
      </td>
    </tr>`;
  }

  /**
   * Renders a follower as a button that picks it.
   * @param {number} from
   * @param {number} to
   * @param {boolean} isFirst whether the button is in the tab order
   */
  #follower(from, to, isFirst) {
    const viewer = this.#viewer;
    const place = placeOf(viewer, to);
    const move = moveOf(viewer, from, to);
    return html`<button
      class="button small"
      type="button"
      tabindex=${isFirst ? 0 : -1}
      title=${startCase(viewer.words, move)}
      aria-label=${viewer.words.text('games.row.to', { move, place })}
      @click=${() => this.#looking.pin(to)}
    >
      ${startCase(viewer.words, place)}
    </button>`;
  }

  /**
   * Renders what is known while followers are still to be looked at.
   * @param {number} least
   * @param {number} count
   */
  #open(least, count) {
    const { words } = this.#viewer;
    return html`<div class="so open">
      <strong>${words.text('games.grundy.soFar', { least })}</strong>
      <p>${words.text('games.grundy.left', { count })}</p>
    </div>`;
  }

  /** Renders the number and what it says. @param {Explained} explained */
  #so({ number, followers }) {
    const { words } = this.#viewer;
    const tone = number === 0 ? 'loses' : 'wins';
    const key = followers.length === 0 ? 'terminal' : tone;
    return html`<div class="so ${tone}">
      <strong>${words.text('games.grundy.so', { number })}</strong>
      <p>${words.text(`games.grundy.so.${key}`, { number })}</p>
    </div>`;
  }

  /** Renders the parts of a sum in binary, and their exclusive or. @param {Explained} explained */
  #sum({ number, parts }) {
    if (parts.length < 2) return nothing;
    const { words } = this.#viewer;
    const shown = parts.slice(0, MOST_PARTS);
    const binary = binaryOf([...shown, number]);
    return html`<table class="xor">
      <caption>
        ${term(words.text('games.grundy.sum'), 'sum')}
      </caption>
      <tbody>
        ${shown.map(
          (part, at) =>
            html`<tr>
              <th scope="row">${words.text('games.grundy.part', { number: at + 1 })}</th>
              <td>${words.number(part)}</td>
              <td class="bits">${binary[at]}</td>
            </tr>`,
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">${words.text('games.grundy.xor')}</th>
          <td>${words.number(number)}</td>
          <td class="bits">${binary[shown.length]}</td>
        </tr>
      </tfoot>
    </table>`;
  }
}
