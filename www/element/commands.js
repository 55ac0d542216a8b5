/**
 * The text around an element that drives it without a script: links `<a href="#film" data-step="9000">`
 * or to `#film:9000`, and buttons with a command.
 * @import { Wish } from '../core/links/command-syntax.js'
 */
import { readFragment, readWish } from '../core/links/command-syntax.js';

/**
 * What this needs of the browser's Navigation API, where there is one; not every browser
 * tells of the link.
 * @typedef {Event & { hashChange: boolean, navigationType: string, sourceElement?: Element | null,
 *   destination: { url: string, sameDocument: boolean } }} NavigateEvent
 */

export class Wishes {
  #element;
  #grant;

  /**
   * @param {HTMLElement} element
   * @param {(wish: Wish) => void} grant
   */
  constructor(element, grant) {
    this.#element = element;
    this.#grant = grant;
    element.addEventListener('command', (event) => {
      const { command = '' } = /** @type {Event & { command?: string }} */ (event);
      const wish = command.startsWith('--') ? readWish(command.slice(2)) : null;
      if (wish) grant(wish);
    });
  }

  /** What the address that the page was opened with asks for. */
  get first() {
    return this.#wishIn(this.#window?.location.href ?? '');
  }

  get #window() {
    return this.#element.ownerDocument.defaultView;
  }

  /**
   * Brings the element into sight where the address that the page was opened with asks for something
   * of it, as browsers do for a plain fragment.
   * @returns {boolean} whether it does
   */
  arrive() {
    const { ownerDocument: owner } = this.#element;
    if (!this.first) return false;
    const show = () => this.#element.scrollIntoView({ block: 'start' });
    // A page that is still read is not long enough to be scrolled.
    if (owner.readyState === 'loading') {
      owner.addEventListener('DOMContentLoaded', show, { once: true });
    } else show();
    return true;
  }

  /**
   * Hears of links while the element is in a page.
   * @param {AbortSignal} signal ends it
   */
  enter(signal) {
    const around = this.#window;
    /** @type {EventTarget | undefined} */
    const navigation = Reflect.get(Object(around), 'navigation');
    if (navigation) {
      navigation.addEventListener(
        'navigate',
        (event) => this.#divert(/** @type {NavigateEvent} */ (event)),
        { signal },
      );
    } else {
      around?.addEventListener('hashchange', (event) => this.#followed(event), { signal });
    }
  }

  /**
   * Grants the wish in the place of going to it: the address and its history stay as they are.
   * @param {NavigateEvent} event
   */
  #divert(event) {
    const { url, sameDocument } = event.destination;
    // Nobody follows a link by going back or forward.
    if (!sameDocument || event.navigationType === 'traverse') return;
    const { sourceElement = this.#element.ownerDocument.activeElement } = event;
    const wish = (event.hashChange && this.#wishIn(url)) || this.#wishOf(sourceElement, url);
    if (!wish) return;
    event.preventDefault();
    this.#fulfil(wish);
  }

  /**
   * The wish of a link that names the element and has `data-step`.
   * @param {Element | null} source of the navigation, as far as it is known
   * @param {string} url that it goes to
   */
  #wishOf(source, url) {
    const link = /** @type {HTMLAnchorElement | null | undefined} */ (
      source?.closest('a[data-step]')
    );
    if (!link || link.href !== url || !this.#isMeant(idIn(link.hash))) return null;
    return readWish((link.dataset.step ?? '').trim());
  }

  /**
   * Grants a wish that the address has gone to, and takes it out of there, so that the same link
   * leads there once more.
   * @param {HashChangeEvent} event
   */
  #followed({ newURL, oldURL }) {
    const wish =
      this.#wishIn(newURL) ?? this.#wishOf(this.#element.ownerDocument.activeElement, newURL);
    if (!wish) return;
    this.#window?.history.replaceState(null, '', oldURL);
    this.#fulfil(wish);
  }

  /** @param {Wish} wish */
  #fulfil(wish) {
    this.#element.scrollIntoView({ block: 'nearest' });
    this.#grant(wish);
  }

  /** @param {string} url */
  #wishIn(url) {
    const asked = url.includes('#') ? readFragment(url.slice(url.indexOf('#'))) : null;
    return asked && this.#isMeant(asked.id) ? asked.wish : null;
  }

  /** Whether a name means the element: of two with one name a page means the first. @param {string} id */
  #isMeant(id) {
    const { ownerDocument } = this.#element;
    return (
      id !== '' && id === this.#element.id && ownerDocument.getElementById(id) === this.#element
    );
  }
}

/** The id that a fragment names; empty where it is no text. @param {string} hash with its `#` */
function idIn(hash) {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
