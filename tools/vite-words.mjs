/** Vite plugins for the words in Fluent's syntax. */

/**
 * Vite plugin: removes the comments for translators from the words.
 * @returns {import('vite').Plugin}
 */
export function wordsAlone() {
  return {
    name: 'searchlight-words-alone',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.ftl')) continue;
        file.source = withoutNotes(Buffer.from(file.source).toString());
      }
    },
  };
}

/**
 * Vite plugin: keeps some addresses of words. The playground's script reads two files of words, and
 * nothing else reads the playground's own.
 * @param {RegExp} dropped matches the names of the other files
 * @returns {import('vite').Plugin}
 */
export function withoutWords(dropped) {
  return {
    name: 'searchlight-without-words',
    enforce: 'pre',
    transform: {
      filter: { id: /\/www\/i18n\/languages\.js$/ },
      handler: (code) =>
        code.replace(/^ +'?([\w-]+)'?: new URL.*\n/gm, (line, name) =>
          dropped.test(name) ? '' : line,
        ),
    },
  };
}

/**
 * Returns words in Fluent's syntax without the comments for translators. Keeps the last line, which
 * shows to the reader of the file that it is complete.
 * @param {string} words
 */
export function withoutNotes(words) {
  const lines = words.trimEnd().split('\n');
  const last = lines.pop();
  return [...lines.filter((line) => line && !line.startsWith('#')), last, ''].join('\n');
}
