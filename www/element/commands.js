/**
 * Controls an element from its page without a script: links `<a href="#film" data-step="9000">` or
 * to `#film:9000`, and buttons with a `command` attribute.
 * @import { Wish } from '../core/links/command-syntax.js'
 */
import { readFragment, readWish } from '../core/links/command-syntax.js';

/**
 * Event of the browser's Navigation API. `sourceElement`, the link, is missing in some browsers.
 * @typedef {Event & { hashChange: boolean, navigationType: string, sourceElement?: Element | null,
 *   destination: { url: string, sameDocument: boolean } }} NavigateEvent
 */

/** Listens to links and buttons that control one element. */
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

  /** Command in the page's initial address. */
  get first() {
    return this.#wishIn(this.#window?.location.href ?? '');
  }

  get #window() {
    return this.#element.ownerDocument.defaultView;
  }

  /**
   * Scrolls the element into view if the page's initial address contains a command for it, as
   * browsers do for a plain fragment.
   * @returns {boolean} whether the address contains a command
   */
  arrive() {
    const { ownerDocument: owner } = this.#element;
    if (!this.first) return false;
    const show = () => this.#element.scrollIntoView({ block: 'start' });
    // Wait until the page is parsed: before that, the page may be too short to scroll.
    if (owner.readyState === 'loading') {
      owner.addEventListener('DOMContentLoaded', show, { once: true });
    } else show();
    return true;
  }

  /**
   * Listens to links while the element is connected.
   * @param {AbortSignal} signal removes the listeners
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
      const { ownerDocument } = this.#element;
      ownerDocument.addEventListener('click', (event) => this.#clicked(event), { signal });
    }
  }

  /**
   * Runs the command of a link instead of navigating: address and history stay unchanged.
   * @param {NavigateEvent} event
   */
  #divert(event) {
    const { url, sameDocument } = event.destination;
    // Going back or forward is not a click on a link.
    if (!sameDocument || event.navigationType === 'traverse') return;
    const { sourceElement = this.#element.ownerDocument.activeElement } = event;
    const wish = (event.hashChange && this.#wishIn(url)) || this.#wishOf(sourceElement, url);
    if (!wish) return;
    event.preventDefault();
    this.#fulfil(wish);
  }

  /**
   * Returns the command of a link to the element with `data-step`.
   * @param {Element | null} source the link, if known
   * @param {string} url destination of the navigation
   */
  #wishOf(source, url) {
    const link = /** @type {HTMLAnchorElement | null | undefined} */ (
      source?.closest('a[data-step]')
    );
    if (!link || link.href !== url || !this.#isMeant(idIn(link.hash))) return null;
    return readWish((link.dataset.step ?? '').trim());
  }

  /**
   * Runs the command of a clicked link with `data-step`, in browsers without the Navigation API: they
   * dispatch no `hashchange` if the address already ends with the link's fragment.
   * @param {MouseEvent} event
   */
  #clicked(event) {
    const { defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
    const link = /** @type {HTMLAnchorElement | undefined} */ (
      event.composedPath().find((node) => node instanceof Element && node.matches('a[data-step]'))
    );
    const wish = link && this.#wishOf(link, link.href);
    if (!wish) return;
    event.preventDefault();
    this.#fulfil(wish);
  }

  /**
   * Runs the command in the new address, and restores the old address, so that the same link works
   * again.
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
    const asked = url.includes('#') ? readFragment(url.slice(url.indexOf('#'))) : null;
    return asked && this.#isMeant(asked.id) ? asked.wish : null;
  }

  /**
   * Returns whether an id refers to the element: if an id occurs twice, a page means the first.
   * @param {string} id
   */
  #isMeant(id) {
    const { ownerDocument } = this.#element;
    return (
      id !== '' && id === this.#element.id && ownerDocument.getElementById(id) === this.#element
    );
  }
}

/**
 * Returns the id in a fragment; empty if the fragment cannot be decoded.
 * @param {string} hash with its `#`
 */
function idIn(hash) {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
