/** The way out where files of different builds have met: the page once more, with new files. */

/** Reloads the page after its scripts from the element's folder were fetched past every cache. */
export async function reload() {
  const folder = new URL('.', import.meta.url ?? document.baseURI).href;
  const scripts = [...document.scripts]
    .map(({ src }) => src)
    .filter((src) => src.startsWith(folder));
  await Promise.allSettled(scripts.map((src) => fetch(src, { cache: 'reload' })));
  location.reload();
}
