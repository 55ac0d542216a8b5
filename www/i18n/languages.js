/** The languages that there are, and which of them is shown; their words are in `index.js`. */

/**
 * The languages that there are: what each calls itself, and where its words are.
 * @type {Record<string, { name: string, file: URL }>}
 */
export const LANGUAGES = {
  en: { name: 'English', file: new URL('./en.ftl', import.meta.url) },
  vi: { name: 'Tiếng Việt', file: new URL('./vi.ftl', import.meta.url) },
  zh: { name: '中文', file: new URL('./zh.ftl', import.meta.url) },
};

/**
 * Finds the language of a tag, whatever the country and script: `zh-CN` and `zh-Hans` are `zh`, and so
 * is `zh_CN`, as some systems write it.
 * @param {string} tag
 * @returns {string | null} null where it has no words
 */
export function languageOf(tag) {
  const language = tag.toLowerCase().split(/[-_]/)[0];
  return Object.hasOwn(LANGUAGES, language) ? language : null;
}

/**
 * Chooses the language to show.
 * @param {readonly string[]} wanted language tags, the best first
 * @returns {string} one that has words, English where none of them has
 */
export function chooseLanguage(wanted) {
  return wanted.map(languageOf).find((language) => language !== null) ?? 'en';
}
