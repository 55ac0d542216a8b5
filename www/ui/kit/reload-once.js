/** Page reload for when cached scripts of different builds have been mixed. */

/** URL of this script. Converted to a string so that bundlers do not rewrite it. */
const own = String(import.meta.url);

/**
 * Refetches the page's scripts from the element's folder, bypassing the HTTP cache, and reloads the
 * page.
 */
export async function reload() {
  const folder = own.replace(/[^/]*$/, '');
  const scripts = [...document.scripts]
    .map(({ src }) => src)
    .filter((src) => src.startsWith(folder));
  await Promise.allSettled(scripts.map((src) => fetch(src, { cache: 'reload' })));
  location.reload();
}
