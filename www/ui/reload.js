/** The way out where files of different builds have met: the page once more, with new files. */

const own = import.meta.url;

/** Reloads the page after its scripts from the element's folder were fetched past every cache. */
export async function reload() {
  const { href: folder } = new URL('.', own);
  const scripts = [...document.scripts]
    .map(({ src }) => src)
    .filter((src) => src.startsWith(folder));
  await Promise.allSettled(scripts.map((src) => fetch(src, { cache: 'reload' })));
  location.reload();
}
