/**
 * Vite plugin: the files of words go without their comments, which are for translators; a reader
 * would download a kilobyte of them.
 * @returns {import('vite').Plugin}
 */
export function plainWords() {
  return {
    name: 'searchlight-words',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.ftl')) continue;
        const lines = new TextDecoder().decode(bytesOf(file.source)).split('\n');
        file.source = lines.filter((line) => line && !line.startsWith('#')).join('\n');
      }
    },
  };
}

/** @param {string | Uint8Array} source */
const bytesOf = (source) =>
  typeof source === 'string' ? new TextEncoder().encode(source) : source;
