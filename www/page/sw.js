/**
 * Service worker for offline use: caches complete builds, each in a cache of its own, and serves
 * the newest.
 *
 * A deploy replaces `build.json` beside this file, which lists the files of the build with their
 * hashes. A build is used only when all its files match, so that an error page, a login page or an
 * unfinished deploy never replaces a complete build.
 */

/**
 * Build on the server. `names` are the files that the build's page names.
 * @typedef {{ id: string, names: string[], files: Record<string, string> }} Build
 */
/** @typedef {{ id: string, page: Response }} Kept */
/**
 * @typedef {object} Asked
 * @property {Request} request
 * @property {string} resultingClientId
 * @property {(answer: Promise<Response>) => void} respondWith
 * @property {(work: Promise<unknown>) => void} waitUntil
 */

/**
 * Interface of the worker's global scope, which TypeScript's types for pages do not contain.
 * @typedef {object} Scope
 * @property {Location} location
 * @property {{ matchAll: (options: object) => Promise<{ id: string, url: string }[]> }} clients
 * @property {(type: string, listen: (event: Asked) => void) => void} addEventListener
 */

const worker = /** @type {Scope} */ (/** @type {unknown} */ (globalThis));

/** Address of the page, with a slash at the end. */
const PAGE = new URL('../', worker.location.href).href;

/**
 * Prefix of cache names. It includes the address, because another folder of the server can have
 * caches, too.
 */
const PREFIX = `searchlight ${PAGE} `;

/** Time to wait for a new build before serving the cached one, in milliseconds. */
const PATIENCE_MS = 3000;

worker.addEventListener('install', (event) => event.waitUntil(fetchBuild().then(keep)));

worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const [address] = url.split(/[?#]/);
  if (method !== 'GET') return;
  if (mode === 'navigate' && (address === PAGE || address === `${PAGE}index.html`)) {
    event.respondWith(show(event));
  } else if (address.startsWith(`${PAGE}assets/`)) {
    event.respondWith(keptFile(event.request));
  }
});

/**
 * Serves the page of the server's current build if it can be cached in time, else of the newest
 * cached build.
 * @param {Asked} event
 */
async function show(event) {
  const kept = await newest();
  if (!kept) return fetch(event.request);
  const coming = fetchBuild().then((build) => (build.id === kept.id ? kept : keep(build)));
  // If no new build can be cached, for example on a full disk, the server's page is better than an
  // old one.
  const shown = await inTime(coming).catch(async (error) =>
    error?.name === 'QuotaExceededError' ? { id: '', page: await fetch(event.request) } : kept,
  );
  const forget = async () => {
    const { id } = await coming;
    if (id === shown.id) await forgetOthers(id, event);
  };
  event.waitUntil(forget().catch(() => {}));
  return shown.page;
}

/**
 * Serves a file from any cached build, because file names contain hashes.
 * @param {Request} request
 */
async function keptFile(request) {
  const anyQuery = { ignoreSearch: true, ignoreVary: true };
  return (await cached(request, anyQuery)) ?? fetch(request);
}

/**
 * Finds a file in the caches of this worker. Other caches of the origin may hold unchecked files.
 * @param {Request | string} request
 * @param {CacheQueryOptions} [options]
 */
async function cached(request, options) {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  for (const name of names) {
    const response = await (await caches.open(name)).match(request, options);
    if (response) return response;
  }
  return undefined;
}

/** @returns {Promise<Build>} the server's current build */
async function fetchBuild() {
  const response = await fetch(new URL('build.json', PAGE), { cache: 'no-store' });
  const build = await response.json();
  if (!response.ok || !build?.id || !build.files) throw new Error('no list of a build');
  return build;
}

/** Returns the newest complete build. @returns {Promise<Kept | null>} */
async function newest() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  for (const name of names.reverse()) {
    const page = await (await caches.open(name)).match(PAGE);
    if (page) return { id: name.slice(PREFIX.length), page };
  }
  return null;
}

/**
 * Caches all files of a build, the page last: a cache with a page is complete.
 * @param {Build} build
 * @returns {Promise<Kept>}
 */
async function keep({ id, names, files }) {
  const cache = await caches.open(PREFIX + id);
  const there = await cache.match(PAGE);
  if (there) return { id, page: there };
  try {
    await Promise.all(Object.entries(files).map((file) => keepFile(cache, ...file)));
  } catch (error) {
    await caches.delete(PREFIX + id);
    throw error;
  }
  const response = await fetch(PAGE, { cache: 'no-cache' });
  const text = await response.text();
  // A server can modify a page, so check that it names the build's files.
  const isWhole = response.ok && [...names, '</html>'].every((name) => text.includes(name));
  if (!isWhole) throw new Error(`another page than that of ${id}`);
  // Create a new response: a redirected response cannot answer a navigation.
  const headers = new Headers(response.headers);
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
  const page = new Response(text, { headers });
  await cache.put(PAGE, page.clone());
  return { id, page };
}

/**
 * @param {Cache} cache
 * @param {string} path
 * @param {string} integrity
 */
async function keepFile(cache, path, integrity) {
  const url = PAGE + path;
  const known = path.startsWith('assets/') ? await cached(url) : undefined;
  const ask = async (/** @type {RequestCache} */ mode) => fetch(url, { integrity, cache: mode });
  // An HTTP cache may hold a wrong copy: retry without the cache.
  const response = known ?? (await ask('default').catch(() => ask('reload')));
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  await cache.put(url, response);
}

/**
 * Deletes all other builds, unless another window may need their files.
 * @param {string} id
 * @param {Asked} event
 */
async function forgetOthers(id, event) {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const others = windows.filter(({ id: window }) => window !== event.resultingClientId);
  if (others.some(({ url }) => url.startsWith(PAGE))) return;
  for (const name of await caches.keys()) {
    // Caches of earlier versions have names that end in `-${PAGE}`; delete these, too.
    const isOurs = name.startsWith(PREFIX) || name.endsWith(`-${PAGE}`);
    if (isOurs && name !== PREFIX + id) await caches.delete(name);
  }
}

/**
 * @template T
 * @param {Promise<T>} coming
 * @returns {Promise<T>}
 */
function inTime(coming) {
  return new Promise((resolve, reject) => {
    coming.then(resolve, reject);
    setTimeout(reject, PATIENCE_MS);
  });
}
