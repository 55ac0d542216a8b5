/** Words that a page gives: single ones replaced, or a language of its own. */
import { expect, test } from './light.js';

/** @import { SearchLight } from '../../www/element/search-light.js' */

const FRENCH = `
transport-play = Lire
flip-name = Jeu de Reversi
map-whole = Tout voir
`;

test('a page replaces words and adds a language; what it does not say is English', async ({
  page,
}) => {
  const warned = /** @type {string[]} */ ([]);
  page.on('console', (message) => message.type() === 'warning' && warned.push(message.text()));
  await page.goto('hosts/plain.html');
  const told = await page.evaluate(async () => {
    const path = '../embed/searchlight.js';
    const { setWords } = await import(new URL(path, document.baseURI).href);
    const film = /** @type {SearchLight} */ (document.querySelector('search-light'));
    const play = () => film.shadowRoot?.querySelector('.play')?.getAttribute('aria-label');
    const until = async (/** @type {() => boolean} */ isSo) => {
      while (!isSo()) await new Promise(requestAnimationFrame);
    };
    await film.whenReady();
    const first = play();
    // A word of the language shown is replaced at once.
    setWords('en', 'transport-play = Go');
    await until(() => play() === 'Go');
    return first;
  });
  expect(told).toBe('Play');
  const french = await page.evaluate(async (ftl) => {
    const path = '../embed/searchlight.js';
    const { setWords } = await import(new URL(path, document.baseURI).href);
    const old = /** @type {SearchLight} */ (document.querySelector('search-light'));
    const film = /** @type {SearchLight} */ (document.createElement('search-light'));
    Object.assign(film, { lang: 'fr-CA', puzzle: 'flip', loading: 'eager', algorithm: 'dfs' });
    old.replaceWith(film);
    setWords('fr', ftl);
    await film.whenReady();
    await film.seek(3);
    const label = film.shadowRoot?.querySelector('.play')?.getAttribute('aria-label');
    const refused = [];
    for (const [tag, text] of [
      ['not a tag', 'a = b'],
      ['fr', 'nothing'],
    ]) {
      try {
        setWords(tag, text);
      } catch (error) {
        refused.push(/** @type {Error} */ (error).name);
      }
    }
    return { label, sentence: film.sentence, refused, lang: film.shadowRoot?.querySelector('.frame')?.getAttribute('lang') }; // prettier-ignore
  }, FRENCH);
  expect(french.label).toBe('Lire');
  expect(french.lang).toBe('fr');
  // What came later, with the search in another order, is English and does not replace the page's.
  expect(french.sentence).toMatch(/\bstack\b/);
  expect(french.refused).toEqual(['RangeError', 'TypeError']);
  expect(warned).toEqual([]);
});
