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

test('a caption in another language says so, to the eye and to screen readers; the element’s own do not', async ({
  page,
}) => {
  const warned = /** @type {string[]} */ ([]);
  page.on('console', (message) => message.type() === 'warning' && warned.push(message.text()));
  await page.goto('hosts/plain.html');
  const langs = await page.evaluate(async () => {
    const film = /** @type {SearchLight} */ (document.createElement('search-light'));
    Object.assign(film, { lang: 'en', puzzle: 'flip', loading: 'eager' });
    const list = Object.assign(document.createElement('ol'), { slot: 'stops' });
    for (const lang of ['fr', '', 'vi']) {
      const item = Object.assign(document.createElement('li'), { textContent: `A ${lang}.`, lang });
      if (!lang) item.removeAttribute('lang');
      item.dataset.step = String(2 + list.children.length);
      list.append(item);
    }
    film.append(list);
    document.querySelector('search-light')?.replaceWith(film);
    await film.whenReady();
    /** @type {(string | null)[][]} */
    const shown = [];
    const langOf = (/** @type {string} */ part) =>
      film.shadowRoot?.querySelector(part)?.getAttribute('lang') ?? null;
    const look = () => shown.push([langOf('.sentence'), langOf('[role=status]:not(.note)')]);
    for (const index of [0, 1, 2]) {
      await film.goToStop(index);
      look();
    }
    await film.seek(9);
    look();
    // A page in a language without words: the element speaks English, its captions do not.
    film.lang = 'sv';
    document.body.append(Object.assign(document.createElement('search-light'), { lang: 'sv' }));
    await film.goToStop(1);
    await new Promise((go) => setTimeout(go));
    look();
    return shown;
  });
  expect(langs).toEqual([
    ['fr', 'fr'],
    [null, null],
    ['vi', 'vi'],
    [null, null],
    ['sv', 'sv'],
  ]);
  // Two elements in an unknown language, and one warning, whose words are fetched.
  const unknown = () => warned.filter((text) => text.includes('lang="sv"')).length;
  await expect.poll(unknown).toBe(1);
});
