/** The way out where files of different builds have met: the page once more, with new files. */

/** Address of this script. As text, so that a bundler resolves nothing against it. */
const own = String(import.meta.url);

/** Reloads the page after its scripts from the element's folder were fetched past every cache. */
export async function reload() {
  const folder = own.replace(/[^/]*$/, '');
  const scripts = [...document.scripts]
    .map(({ src }) => src)
    .filter((src) => src.startsWith(folder));
  await Promise.allSettled(scripts.map((src) => fetch(src, { cache: 'reload' })));
  location.reload();
}
