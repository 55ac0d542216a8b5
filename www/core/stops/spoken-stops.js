/**
 * Texts of an author's lesson in the reader's language. Does not use the DOM.
 * @import { OwnQuestion, Stop } from './stop-format.js'
 */

/** Returns the main part of a language tag, such as `vi` of `vi-VN`. @param {string} tag */
const mainPart = (tag) => tag.toLowerCase().split('-')[0];

/** Returns the tags of the further languages of a lesson. @param {readonly Stop[]} stops */
export const languagesOf = (stops) => [
  ...new Set(stops.flatMap(({ words = {} }) => Object.keys(words))),
];

/**
 * Returns the stops with the texts of one language: the first one of the reader that the lesson has,
 * else the lesson's first one. A text that is not translated stays in the lesson's first language.
 * @param {readonly Stop[]} stops
 * @param {readonly string[]} wanted languages of the reader, the best first
 * @returns {readonly Stop[]}
 */
export function spoken(stops, wanted) {
  const others = languagesOf(stops);
  const first = stops.find(({ lang }) => lang)?.lang ?? '';
  for (const tag of wanted) {
    const isSame = (/** @type {string} */ one) => mainPart(one) === mainPart(tag);
    if (first && isSame(first)) break;
    const language = others.find((one) => one === tag) ?? others.find(isSame);
    if (language) return stops.map((stop) => spokenStop({ ...stop, lang: first }, language));
  }
  return others.length > 0 ? stops.map((stop) => ({ ...stop, lang: first })) : stops;
}

/** @param {Stop} stop @param {string} language @returns {Stop} */
function spokenStop(stop, language) {
  const said = stop.words?.[language];
  if (!said) return stop;
  const { pieces, ...rest } = stop;
  const own = stop.question;
  const isWhole = own && said.question?.choices.length === own.choices.length;
  const marked = said.caption ? said.pieces : pieces;
  return {
    ...rest,
    lang: language,
    title: said.title || stop.title,
    caption: said.caption || stop.caption,
    ...(marked ? { pieces: marked } : {}),
    ...(said.note ? { note: said.note } : {}),
    ...(said.lesson ? { lesson: said.lesson } : {}),
    ...(isWhole && said.question ? { question: spokenQuestion(own, said.question) } : {}),
  };
}

/** @param {OwnQuestion} own @param {OwnQuestion} said @returns {OwnQuestion} */
const spokenQuestion = (own, { asks, choices, why }) => ({
  asks: asks || own.asks,
  choices,
  right: own.right,
  why: why || own.why,
});
