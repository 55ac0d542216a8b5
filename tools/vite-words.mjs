/**
 * Vite plugin: the files of words go without what is for translators: comments, of which a reader
 * would download a kilobyte, and spaces that say nothing.
 * @returns {import('vite').Plugin}
 */
export function plainWords() {
  return {
    name: 'searchlight-words',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.ftl')) continue;
        const lines = new TextDecoder().decode(bytesOf(file.source)).split('\n');
        const said = lines.filter((line) => line && !line.startsWith('#')).join('\n');
        file.source = said.replace(/^([\w-]+) = /gm, '$1=').replace(/\{ (\$\w+) \}/g, '{$1}');
      }
    },
  };
}

/** @param {string | Uint8Array} source */
const bytesOf = (source) =>
  typeof source === 'string' ? new TextEncoder().encode(source) : source;
