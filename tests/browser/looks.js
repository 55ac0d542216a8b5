/**
 * What an element is to show.
 * @import { SearchLight } from '../../www/element/search-light.js'
 * @import { Light } from './light.js'
 */

/**
 * Sets properties of an element, and waits until it shows them.
 * @param {Light} light
 * @param {Partial<Omit<SearchLight, 'stops'>> & { stops?: object[], lesson?: string }} look its
 *   properties
 */
export const show = (light, look) =>
  light.root.evaluate(async (el, set) => {
    const film = /** @type {SearchLight} */ (el);
    Object.assign(film, set);
    await film.whenReady();
    while (set.lesson && !film.shadowRoot?.querySelector('.lesson .deck')) {
      await new Promise(requestAnimationFrame);
    }
  }, look);
