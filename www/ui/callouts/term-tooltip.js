/**
 * Tooltips of terms: any element with `data-term` shows one on hover, focus or tap. A tooltip
 * closes on Escape, on the next press, and after a tap by a timer. It covers no control if another
 * place exists.
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { html, nothing } from 'lit/html.js';
import { cssVars } from '../kit/css-vars.js';
import { boxesIn, overlay } from './leader-lines.js';
import { freePlace } from './tooltip-place.js';

const ID = 'tip';
/** Selector of the elements that a tooltip should not cover. */
const CONTROLS = 'button, select, summary, a, label, input:not([type="range"], .segments input)';
/**
 * Duration of a tooltip after a tap, in milliseconds: a base, and an addition for each character.
 */
const [FOUND_MS, READ_MS] = [2000, 60];

/** Events to observe in the capture phase, before they reach their targets. */
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
  /** The hovered term, and the focused or tapped term. */
  #words = new Map(/** @type {['pointed' | 'kept', HTMLElement][]} */ ([]));
  /**
   * Position of the tooltip in the frame; null until measured.
   * @type {{ x: string, y: string } | null}
   */
  #place = null;
  /**
   * Control that was pressed. It shows no tooltip until the pointer has left it.
   * @type {HTMLElement | null}
   */
  #used = null;
  /** Whether the last press was a touch. */
  #isTouched = false;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
    const options = { capture: true, passive: true };
    for (const name of HEARD) viewer.root.addEventListener(name, this, options);
  }

  /** Handles a hover or focus that began before this module was loaded. */
  begin() {
    /** @type {HTMLElement | null} */
    const word = this.#viewer.root.querySelector('.frame .term:is(:focus, :hover)');
    if (!word) return;
    this.#set(word.matches(':focus') ? 'kept' : 'pointed', word);
    this.#put(word);
  }

  /** Term whose tooltip is open; undefined for none. */
  get #word() {
    const word = [...this.#words.values()].find((one) => one.isConnected && one.dataset.term);
    // Show no tooltip on a menu that is open: it contains the explanation itself.
    return word?.matches('details[open] > summary') ? undefined : word;
  }

  /** Renders the tooltip. Must be rendered last in the frame, so that all terms are up to date. */
  template() {
    return overlay(this.#viewer, () => this.#tip());
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

  /** Returns the explanation of a term. @param {string} name as for `term` in kit/term.js */
  #sentence(name) {
    const { words, family } = this.#viewer;
    const key = `term.${name}`;
    const said = name.includes('.') && words.has(name) ? name : `${family.id}.${key}`;
    return words.text(said, family.guide?.values() ?? {});
  }

  /** @param {Event} event */
  handleEvent(event) {
    // Close the tooltip when a menu opens: the menu contains the explanation and needs the space.
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

  /** Updates the hovered, focused and tapped terms after an event. @param {Event} event */
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
        // Open nothing for focus caused by touch: the tap itself opens the tooltip. Open nothing
        // for a control focused by the mouse: the user wants the control, not its explanation.
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

  /**
   * Sets or clears a term.
   * @param {'pointed' | 'kept'} how hovered, or focused or tapped
   * @param {HTMLElement | null} word
   */
  #set(how, word) {
    this.#words.delete(how);
    if (word) this.#words.set(how, word);
  }

  /** Closes the tooltip. */
  #clear() {
    for (const word of this.#words.values()) describedBy(word).removeAttribute('aria-describedby');
    this.#words.clear();
    this.#viewer.refresh();
  }

  /**
   * Opens the tooltip of a term: renders it unplaced to measure it, then places it.
   * @param {HTMLElement} word
   */
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

/**
 * Returns whether focus on an element should open the tooltip of the term around it.
 * @param {HTMLElement | null} word
 * @param {HTMLElement} target
 */
const asks = (word, target) => word?.matches('.term') || target.matches(':focus-visible');

/**
 * Returns the element that gets `aria-describedby`: the control inside a label, else the term
 * itself.
 * @param {HTMLElement} word
 */
const describedBy = (word) => word.querySelector('input') ?? word;
