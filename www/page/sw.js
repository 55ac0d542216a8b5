/**
 * The page without a network: keeps whole builds, each in a cache of its own, and serves the newest one.
 *
 * A deploy replaces `build.json` beside this file, which lists the files of the build with their hashes.
 * A build counts once all its files have come as they should be, so an error, a login page or a deploy
 * that is half done never takes the place of the build that is kept.
 */

/** @typedef {{ id: string, names: string[], files: Record<string, string> }} Build `names` stand in its page */
/** @typedef {{ id: string, page: Response }} Kept */
/**
 * @typedef {object} Asked
 * @property {Request} request
 * @property {string} resultingClientId
 * @property {(answer: Promise<Response>) => void} respondWith
 * @property {(work: Promise<unknown>) => void} waitUntil
 */

/**
 * What this needs of its own scope, whose types are not those of a page.
 * @typedef {object} Scope
 * @property {Location} location
 * @property {{ matchAll: (options: object) => Promise<{ id: string, url: string }[]> }} clients
 * @property {(type: string, listen: (event: Asked) => void) => void} addEventListener
 */

const worker = /** @type {Scope} */ (/** @type {unknown} */ (globalThis));

/** Address of the page, which ends with a slash. */
const PAGE = new URL('../', worker.location.href).href;

/** Other folders of the same server may keep builds, too. */
const PREFIX = `searchlight ${PAGE} `;

/** Time that a new build may take before the kept one is shown instead, ms. */
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
 * Answers with the page of the present build if that is whole, else of the newest one that is kept.
 * @param {Asked} event
 */
async function show(event) {
  const kept = await newest();
  if (!kept) return fetch(event.request);
  const coming = fetchBuild().then((build) => (build.id === kept.id ? kept : keep(build)));
  const shown = await inTime(coming).catch(() => kept);
  const forget = async () => {
    const { id } = await coming;
    if (id === shown.id) await forgetOthers(id, event);
  };
  event.waitUntil(forget().catch(() => {}));
  return shown.page;
}

/** A file of any kept build: each is named after its contents. @param {Request} request */
async function keptFile(request) {
  const anyQuery = { ignoreSearch: true, ignoreVary: true };
  return (await caches.match(request, anyQuery)) ?? fetch(request);
}

/** @returns {Promise<Build>} that the server has */
async function fetchBuild() {
  const response = await fetch(new URL('build.json', PAGE), { cache: 'no-store' });
  return response.json();
}

/** The newest build that is whole. @returns {Promise<Kept | null>} */
async function newest() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  for (const name of names.reverse()) {
    const page = await (await caches.open(name)).match(PAGE);
    if (page) return { id: name.slice(PREFIX.length), page };
  }
  return null;
}

/**
 * Keeps all files of a build, the page last: a cache that has the page is whole.
 * @param {Build} build
 * @returns {Promise<Kept>}
 */
async function keep({ id, names, files }) {
  const cache = await caches.open(PREFIX + id);
  const there = await cache.match(PAGE);
  if (there) return { id, page: there };
  await Promise.all(Object.entries(files).map((file) => keepFile(cache, ...file)));
  const response = await fetch(PAGE, { cache: 'no-cache' });
  const text = await response.text();
  // A server may add something to a page, so it is known by the files that it names.
  const isWhole = response.ok && [...names, '</html>'].every((name) => text.includes(name));
  if (!isWhole) throw new Error(`another page than that of ${id}`);
  // Made anew, because a page that came by another address cannot answer for this one.
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
  const known = path.startsWith('assets/') ? await caches.match(url) : undefined;
  const ask = async (/** @type {RequestCache} */ mode) => fetch(url, { integrity, cache: mode });
  // A wrong answer may lie in a cache on the way: once more, past it.
  const response = known ?? (await ask('default').catch(() => ask('reload')));
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  await cache.put(url, response);
}

/**
 * Deletes all other builds, unless another window may still need files of one.
 * @param {string} id
 * @param {Asked} event
 */
async function forgetOthers(id, event) {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const others = windows.filter(({ id: window }) => window !== event.resultingClientId);
  if (others.some(({ url }) => url.startsWith(PAGE))) return;
  for (const name of await caches.keys()) {
    // Earlier versions of this page kept theirs under the second name.
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
