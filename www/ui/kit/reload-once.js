/** Page reload, for a page whose cached scripts come from different builds. */

/** URL of this script. Converted to a string so that bundlers do not rewrite it. */
const own = String(import.meta.url);

/**
 * Fetches the scripts in the element's folder again, without the HTTP cache, and reloads the page.
 */
export async function reload() {
  const folder = own.replace(/[^/]*$/, '');
  const scripts = [...document.scripts]
    .map(({ src }) => src)
    .filter((src) => src.startsWith(folder));
  await Promise.allSettled(scripts.map((src) => fetch(src, { cache: 'reload' })));
  location.reload();
}
