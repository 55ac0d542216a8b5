/** The languages that there are, and where the words of each are. */

/**
 * The files of a language: what the page says, what each family and the extras say, and what is fetched
 * with a part of the page.
 * @typedef {'page' | 'state-space' | 'backtracking' | 'games' | 'extras' | 'lessons' | 'notes' | 'predictions'
 *   | 'code' | 'find'} File
 */

/**
 * The languages that there are: what each calls itself, and where its words are.
 * @type {Record<string, { name: string, files: Record<File, URL> }>}
 */
export const LANGUAGES = {
  en: {
    name: 'English',
    files: {
      page: new URL('./en.ftl', import.meta.url),
      'state-space': new URL('./state-space.en.ftl', import.meta.url),
      backtracking: new URL('./backtracking.en.ftl', import.meta.url),
      games: new URL('./games.en.ftl', import.meta.url),
      extras: new URL('./extras.en.ftl', import.meta.url),
      lessons: new URL('./lessons.en.ftl', import.meta.url),
      notes: new URL('./notes.en.ftl', import.meta.url),
      predictions: new URL('./predictions.en.ftl', import.meta.url),
      code: new URL('./code.en.ftl', import.meta.url),
      find: new URL('./find.en.ftl', import.meta.url),
    },
  },
  vi: {
    name: 'Tiếng Việt',
    files: {
      page: new URL('./vi.ftl', import.meta.url),
      'state-space': new URL('./state-space.vi.ftl', import.meta.url),
      backtracking: new URL('./backtracking.vi.ftl', import.meta.url),
      games: new URL('./games.vi.ftl', import.meta.url),
      extras: new URL('./extras.vi.ftl', import.meta.url),
      lessons: new URL('./lessons.vi.ftl', import.meta.url),
      notes: new URL('./notes.vi.ftl', import.meta.url),
      predictions: new URL('./predictions.vi.ftl', import.meta.url),
      code: new URL('./code.vi.ftl', import.meta.url),
      find: new URL('./find.vi.ftl', import.meta.url),
    },
  },
  zh: {
    name: '中文',
    files: {
      page: new URL('./zh.ftl', import.meta.url),
      'state-space': new URL('./state-space.zh.ftl', import.meta.url),
      backtracking: new URL('./backtracking.zh.ftl', import.meta.url),
      games: new URL('./games.zh.ftl', import.meta.url),
      extras: new URL('./extras.zh.ftl', import.meta.url),
      lessons: new URL('./lessons.zh.ftl', import.meta.url),
      notes: new URL('./notes.zh.ftl', import.meta.url),
      predictions: new URL('./predictions.zh.ftl', import.meta.url),
      code: new URL('./code.zh.ftl', import.meta.url),
      find: new URL('./find.zh.ftl', import.meta.url),
    },
  },
};

/** The words that come with the script: the page's, and those of the family that is within it. */
export const FIRST_FILES = /** @type {const} */ (['page', 'state-space']);

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
