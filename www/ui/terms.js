/**
 * The sentence about a term: it opens beside its word where that is pointed at, has the focus or is
 * tapped, and goes with Escape. Whatever names a term by `data-term` opens one.
 * @import { ChildPart } from 'lit/directive.js'
 * @import { Viewer } from './viewer.js'
 */
import { html, noChange, nothing } from 'lit/html.js';
import { directive, Directive } from 'lit/directive.js';
import { cssVars } from './css-vars.js';
import { boxesIn } from './pointing.js';

const ID = 'tip';
/** Between a word and the sentence about it. */
const APART_PX = 4;

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
]);

export class Terms {
  #viewer;
  /** The word that is pointed at, and the one that has the focus or was tapped. */
  #words = new Map(/** @type {['pointed' | 'kept', HTMLElement][]} */ ([]));
  /** Where the sentence stands: the word's left edge, and its upper or lower one. */
  #place = { x: '', y: '' };
  #isOver = false;
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
    return [...this.#words.values()].find((word) => word.isConnected && word.dataset.term);
  }

  /** After all else in the frame, so that it knows which words are there now. */
  template() {
    return tip(() => this.#tip());
  }

  #tip() {
    const word = this.#word;
    if (!word) return nothing;
    const isControl = !word.matches('.term');
    return html`<p
      class="tip ${this.#isOver ? 'over' : ''} ${isControl ? 'late' : ''}"
      role="tooltip"
      id=${ID}
      ${cssVars(this.#place)}
    >
      ${this.#sentence(word.dataset.term ?? '')}
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
        if (!isTouch) this.#set('pointed', word);
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
        this.#words.clear();
    }
  }

  /** @param {'pointed' | 'kept'} how @param {HTMLElement | null} word */
  #set(how, word) {
    this.#words.delete(how);
    if (word) this.#words.set(how, word);
  }

  /** Finds the place beside a word: above it in the lower half. @param {HTMLElement} word */
  #put(word) {
    const frame = /** @type {HTMLElement} */ (word.closest('.frame'));
    const { left, top, height } = boxesIn(frame)(word);
    this.#isOver = top + height / 2 > frame.offsetHeight / 2;
    const y = frame.scrollTop + (this.#isOver ? top - APART_PX : top + height + APART_PX);
    this.#place = { x: `${left}px`, y: `${y}px` };
    describedBy(word).setAttribute('aria-describedby', ID);
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
