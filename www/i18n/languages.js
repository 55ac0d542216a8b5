/** Languages and the addresses of their texts. */

/**
 * Name of a file of texts: of the page, of a family, of the extras, or of another optional part of
 * the page.
 * @typedef {'page' | 'state-space' | 'state-space-more' | 'state-space-keys' | 'state-space-own' |
 *   'backtracking' | 'backtracking-constraints' | 'games' | 'trees' | 'extras' | 'lessons' |
 *   'notes' | 'predictions' | 'code' | 'find' | 'play' | 'gallery' | 'explore' | 'compose' |
 *   'playground'} File
 */

/**
 * Languages by tag. Each has its own name, its files, and two texts to show if the files cannot be
 * loaded: the message and the label of the retry button, which equal `error-words` and
 * `element-retry` in the files. `wordsFrom` is the language of the files, if it is another one.
 * @type {Record<string, { name: string, missing: string, retry: string, files: Record<File, URL>,
 *   wordsFrom?: string }>}
 */
export const LANGUAGES = {
  en: {
    name: 'English',
    missing: 'The words of this language could not be loaded.',
    retry: 'Try again',
    files: {
      page: new URL('./en.ftl', import.meta.url),
      'state-space': new URL('./state-space.en.ftl', import.meta.url),
      'state-space-more': new URL('./state-space-more.en.ftl', import.meta.url),
      'state-space-keys': new URL('./state-space-keys.en.ftl', import.meta.url),
      'state-space-own': new URL('./state-space-own.en.ftl', import.meta.url),
      backtracking: new URL('./backtracking.en.ftl', import.meta.url),
      'backtracking-constraints': new URL('./backtracking-constraints.en.ftl', import.meta.url),
      games: new URL('./games.en.ftl', import.meta.url),
      trees: new URL('./trees.en.ftl', import.meta.url),
      extras: new URL('./extras.en.ftl', import.meta.url),
      lessons: new URL('./lessons.en.ftl', import.meta.url),
      notes: new URL('./notes.en.ftl', import.meta.url),
      predictions: new URL('./predictions.en.ftl', import.meta.url),
      code: new URL('./code.en.ftl', import.meta.url),
      find: new URL('./find.en.ftl', import.meta.url),
      play: new URL('./play.en.ftl', import.meta.url),
      gallery: new URL('./gallery.en.ftl', import.meta.url),
      explore: new URL('./explore.en.ftl', import.meta.url),
      compose: new URL('./compose.en.ftl', import.meta.url),
      playground: new URL('./playground.en.ftl', import.meta.url),
    },
  },
  vi: {
    name: 'Tiếng Việt',
    missing: 'Không tải được lời của ngôn ngữ này.',
    retry: 'Thử lại',
    files: {
      page: new URL('./vi.ftl', import.meta.url),
      'state-space': new URL('./state-space.vi.ftl', import.meta.url),
      'state-space-more': new URL('./state-space-more.vi.ftl', import.meta.url),
      'state-space-keys': new URL('./state-space-keys.vi.ftl', import.meta.url),
      'state-space-own': new URL('./state-space-own.vi.ftl', import.meta.url),
      backtracking: new URL('./backtracking.vi.ftl', import.meta.url),
      'backtracking-constraints': new URL('./backtracking-constraints.vi.ftl', import.meta.url),
      games: new URL('./games.vi.ftl', import.meta.url),
      trees: new URL('./trees.vi.ftl', import.meta.url),
      extras: new URL('./extras.vi.ftl', import.meta.url),
      lessons: new URL('./lessons.vi.ftl', import.meta.url),
      notes: new URL('./notes.vi.ftl', import.meta.url),
      predictions: new URL('./predictions.vi.ftl', import.meta.url),
      code: new URL('./code.vi.ftl', import.meta.url),
      find: new URL('./find.vi.ftl', import.meta.url),
      play: new URL('./play.vi.ftl', import.meta.url),
      gallery: new URL('./gallery.vi.ftl', import.meta.url),
      explore: new URL('./explore.vi.ftl', import.meta.url),
      compose: new URL('./compose.vi.ftl', import.meta.url),
      playground: new URL('./playground.vi.ftl', import.meta.url),
    },
  },
  zh: {
    name: '中文',
    missing: '这种语言的文字载入失败。',
    retry: '重试',
    files: {
      page: new URL('./zh.ftl', import.meta.url),
      'state-space': new URL('./state-space.zh.ftl', import.meta.url),
      'state-space-more': new URL('./state-space-more.zh.ftl', import.meta.url),
      'state-space-keys': new URL('./state-space-keys.zh.ftl', import.meta.url),
      'state-space-own': new URL('./state-space-own.zh.ftl', import.meta.url),
      backtracking: new URL('./backtracking.zh.ftl', import.meta.url),
      'backtracking-constraints': new URL('./backtracking-constraints.zh.ftl', import.meta.url),
      games: new URL('./games.zh.ftl', import.meta.url),
      trees: new URL('./trees.zh.ftl', import.meta.url),
      extras: new URL('./extras.zh.ftl', import.meta.url),
      lessons: new URL('./lessons.zh.ftl', import.meta.url),
      notes: new URL('./notes.zh.ftl', import.meta.url),
      predictions: new URL('./predictions.zh.ftl', import.meta.url),
      code: new URL('./code.zh.ftl', import.meta.url),
      find: new URL('./find.zh.ftl', import.meta.url),
      play: new URL('./play.zh.ftl', import.meta.url),
      gallery: new URL('./gallery.zh.ftl', import.meta.url),
      explore: new URL('./explore.zh.ftl', import.meta.url),
      compose: new URL('./compose.zh.ftl', import.meta.url),
      playground: new URL('./playground.zh.ftl', import.meta.url),
    },
  },
};

/** Returns the first part of a language tag, in lower case. @param {string} tag */
export const subtagOf = (tag) => tag.toLowerCase().split(/[-_]/)[0];

/**
 * Adds a language, whose texts are English except for those that a page gives.
 * @param {string} language
 */
export function addLanguage(language) {
  LANGUAGES[language] ??= { ...LANGUAGES.en, name: language, wordsFrom: 'en' };
}

/** Files downloaded at the start: the page's and those of the family in the main script. */
export const FIRST_FILES = /** @type {const} */ (['page', 'state-space']);

/**
 * Returns the language of a tag, without country and script: `zh` for `zh-CN`, `zh-Hans` and
 * `zh_CN`.
 * @param {string} tag
 * @returns {string | null} null if there are no texts in this language
 */
export function languageOf(tag) {
  const language = subtagOf(tag);
  return Object.hasOwn(LANGUAGES, language) ? language : null;
}

/**
 * Chooses the language to display.
 * @param {readonly string[]} wanted language tags, the most preferred first
 * @returns {string} the first available language; English if there is none
 */
export function chooseLanguage(wanted) {
  return wanted.map(languageOf).find((language) => language !== null) ?? 'en';
}
