/**
 * The sentence about a term: it opens beside its word where that is pointed at, has the focus or is
 * tapped, and goes with Escape, with the next press, and after a tap by itself. It covers no control as
 * long as there is another place. Whatever names a term by `data-term` opens one.
 * @import { ChildPart } from 'lit/directive.js'
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { html, noChange, nothing } from 'lit/html.js';
import { directive, Directive } from 'lit/directive.js';
import { cssVars } from '../kit/css-vars.js';
import { boxesIn } from './leader-lines.js';
import { freePlace } from './tooltip-place.js';

const ID = 'tip';
/** What the sentence is not to cover. */
const CONTROLS = 'button, select, summary, a, label, input:not([type="range"], .segments input)';
/** How long a sentence stays that was opened by a tap: to find it, and to read a letter, ms. */
const [FOUND_MS, READ_MS] = [2000, 60];

/** What is heard before whatever it happens to hears it. */
const HEARD = /** @type {const} */ ([
  'pointerover',
  'pointerleave',
  'pointerdown',
  'pointerup',
  'focusin',
  'focusout',
  'keydown',
  'scroll',
  'toggle',
]);

export class Terms {
  #viewer;
  /** The word that is pointed at, and the one that has the focus or was tapped. */
  #words = new Map(/** @type {['pointed' | 'kept', HTMLElement][]} */ ([]));
  /** Where the sentence stands in the frame; null before it has been measured. @type {{ x: string, y: string } | null} */
  #place = null;
  /** The control that was pressed: it is in use until the pointer has left it. @type {HTMLElement | null} */
  #used = null;
  /** Whether the last that was pressed was pressed by a finger. */
  #isTouched = false;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
    const options = { capture: true, passive: true };
    for (const name of HEARD) viewer.root.addEventListener(name, this, options);
    // Who was at a word before this came asks all the same.
    /** @type {HTMLElement | null} */
    const word = viewer.root.querySelector('.frame .term:is(:focus, :hover)');
    if (!word) return;
    this.#set(word.matches(':focus') ? 'kept' : 'pointed', word);
    this.#put(word);
  }

  /** The word whose sentence is open. */
  get #word() {
    const word = [...this.#words.values()].find((one) => one.isConnected && one.dataset.term);
    // A menu that is open says the sentence itself.
    return word?.matches('details[open] > summary') ? undefined : word;
  }

  /** After all else in the frame, so that it knows which words are there now. */
  template() {
    return tip(() => this.#tip());
  }

  #tip() {
    const word = this.#word;
    if (!word) return nothing;
    const says = this.#sentence(word.dataset.term ?? '');
    const isLate = !this.#isTouched && !word.matches('.term');
    const stays = `${FOUND_MS + READ_MS * says.length}ms`;
    return html`<p
      class="tip ${this.#place ? '' : 'unplaced'} ${isLate ? 'late' : ''} ${this.#isTouched ? 'brief' : ''}"
      role="tooltip"
      id=${ID}
      ${cssVars({ ...this.#place, stays })}
      @animationend=${(/** @type {AnimationEvent} */ { animationName }) => {
        if (animationName === 'gone') this.#clear();
      }}
    >
      ${says}
    </p>`;
  }

  /** @param {string} name as `term` takes it */
  #sentence(name) {
    const { words, family } = this.#viewer;
    const key = `term.${name}`;
    return words.text(name.includes('.') ? name : `${family.id}.${key}`);
  }

  /** @param {Event} event */
  handleEvent(event) {
    // What opens says more than the sentence about it, and needs its room.
    if (event.type === 'toggle') {
      this.#clear();
      return;
    }
    const before = this.#word;
    this.#hear(event);
    const word = this.#word;
    if (word === before && event.type !== 'scroll') return;
    if (before) describedBy(before).removeAttribute('aria-describedby');
    if (word) this.#put(word);
    this.#viewer.refresh();
  }

  /** @param {Event} event */
  #hear(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    /** @type {HTMLElement | null} */
    const word = target.closest('.frame [data-term]');
    const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
    switch (event.type) {
      case 'pointerover':
        if (word !== this.#used) this.#used = null;
        if (!isTouch) this.#set('pointed', word === this.#used ? null : word);
        break;
      case 'pointerleave':
        if (target.matches('.frame')) this.#set('pointed', null);
        break;
      case 'pointerup':
        if (isTouch) this.#set('kept', word);
        break;
      case 'focusin':
        // Where the focus goes after a tap says nothing, and a press on a control is no question.
        if (!this.#isTouched) this.#set('kept', asks(word, target) ? word : null);
        break;
      case 'focusout':
        if (!this.#isTouched) this.#set('kept', null);
        break;
      case 'keydown':
        this.#isTouched = false;
        if (/** @type {KeyboardEvent} */ (event).key !== 'Escape' || !this.#word) return;
        event.stopPropagation();
        this.#words.clear();
        break;
      case 'pointerdown':
        this.#isTouched = isTouch;
        this.#used = word?.matches('.term') ? null : word;
        this.#words.clear();
    }
  }

  /** @param {'pointed' | 'kept'} how @param {HTMLElement | null} word */
  #set(how, word) {
    this.#words.delete(how);
    if (word) this.#words.set(how, word);
  }

  /** Puts the sentence away. */
  #clear() {
    for (const word of this.#words.values()) describedBy(word).removeAttribute('aria-describedby');
    this.#words.clear();
    this.#viewer.refresh();
  }

  /** Finds the place beside a word, once it is known how large the sentence is. @param {HTMLElement} word */
  async #put(word) {
    this.#place = null;
    describedBy(word).setAttribute('aria-describedby', ID);
    this.#viewer.refresh();
    await this.#viewer.host.rendered();
    /** @type {HTMLElement | null} */
    const sentence = this.#viewer.root.querySelector(`#${ID}`);
    if (!sentence || word !== this.#word) return;
    const frame = /** @type {HTMLElement} */ (word.closest('.frame'));
    const boxOf = boxesIn(frame);
    const covered = [.../** @type {NodeListOf<HTMLElement>} */ (frame.querySelectorAll(CONTROLS))]
      .filter((one) => !one.contains(word) && !word.contains(one) && one.checkVisibility())
      .map(boxOf);
    const { offsetWidth, offsetHeight } = frame;
    const room = { width: offsetWidth, height: offsetHeight };
    const { x, y } = freePlace(boxOf(word), boxOf(sentence), room, covered);
    this.#place = { x: `${x}px`, y: `${y + frame.scrollTop}px` };
    this.#viewer.refresh();
  }
}

class Tip extends Directive {
  /** @param {[made: () => unknown]} options */
  render(...options) {
    return options && noChange;
  }

  /** @param {ChildPart} _part @param {[made: () => unknown]} options */
  update(_part, [made]) {
    return made();
  }
}

const tip = directive(Tip);

/**
 * Whether the focus on something asks about the word around it.
 * @param {HTMLElement | null} word
 * @param {HTMLElement} target
 */
const asks = (word, target) => word?.matches('.term') || target.matches(':focus-visible');

/** What readers hear the sentence of: a label has a control within. @param {HTMLElement} word */
const describedBy = (word) => word.querySelector('input') ?? word;
