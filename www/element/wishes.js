/**
 * The text around an element that drives it without a script: links to `#film:9000` and buttons with
 * a command. Nothing listens to the page's clicks.
 * @import { Wish } from '../core/wish.js'
 */
import { readFragment, readWish } from '../core/wish.js';

/**
 * What this needs of the browser's Navigation API, where there is one.
 * @typedef {Event & { hashChange: boolean, destination: { url: string } }} NavigateEvent
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
    const wish = this.#wishIn(event.destination.url);
    if (!wish || !event.hashChange) return;
    event.preventDefault();
    this.#fulfil(wish);
  }

  /**
   * Grants a wish that the address has gone to, and takes it out of there, so that the same link
   * leads there once more.
   * @param {HashChangeEvent} event
   */
  #followed({ newURL, oldURL }) {
    const wish = this.#wishIn(newURL);
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
    const { id } = this.#element;
    if (!id || !url.includes('#')) return null;
    const asked = readFragment(url.slice(url.indexOf('#')));
    const { ownerDocument } = this.#element;
    // Of two elements with one name a page means the first.
    const isMeant = asked?.id === id && ownerDocument.getElementById(id) === this.#element;
    return isMeant ? asked.wish : null;
  }
}
