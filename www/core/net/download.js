/**
 * Downloads with a timeout: aborts when the server sends no data for `SILENCE_MS`.
 *
 * Does not use the DOM. A data URL is decoded without a request, because a page's Content Security
 * Policy can forbid requests to data URLs.
 */

/** Time without data after which a download is aborted, in milliseconds. */
export const SILENCE_MS = 10_000;

/** The server answered with an HTTP error. */
export class StatusError extends Error {
  /** @param {Response} response */
  constructor({ status, url }) {
    super(`${status} ${url}`);
    this.status = status;
  }
}

/**
 * Downloads a file, or decodes a data URL.
 * @param {URL} url
 * @param {RequestCache} [cache]
 * @param {(response: Response) => void} [early] receives the response while its body is still
 *   downloading
 * @returns {Promise<Uint8Array<ArrayBuffer>>}
 */
export async function download(url, cache = 'default', early) {
  if (url.protocol === 'data:') return builtIn(url);
  const giveUp = new AbortController();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const listen = () => {
    clearTimeout(timer);
    timer = setTimeout(() => giveUp.abort(new Error(`silence from ${url}`)), SILENCE_MS);
  };
  try {
    listen();
    const response = await fetch(url, { cache, signal: giveUp.signal });
    if (!response.ok) throw new StatusError(response);
    const copy = response.clone();
    early?.(response);
    return await readAll(copy, listen);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * @param {Response} response
 * @param {() => void} heard called for each chunk of data
 */
async function readAll({ body }, heard) {
  const pieces = [];
  let length = 0;
  const reader = /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */ (body).getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    pieces.push(piece.value);
    length += piece.value.length;
    heard();
  }
  const bytes = new Uint8Array(length);
  for (const piece of pieces.reverse()) bytes.set(piece, (length -= piece.length));
  return bytes;
}

/** Decodes the bytes of a data URL. @param {URL} url */
function builtIn({ href }) {
  const comma = href.indexOf(',');
  const body = href.slice(comma + 1);
  if (!href.slice(0, comma).endsWith(';base64')) return unescaped(body);
  return Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0));
}

/**
 * Decodes percent-encoded bytes.
 * @param {string} text
 */
function unescaped(text) {
  const bytes = new Uint8Array(text.length);
  let length = 0;
  for (let at = 0; at < text.length; at++) {
    const isEscaped = text[at] === '%';
    bytes[length++] = isEscaped ? parseInt(text.slice(at + 1, at + 3), 16) : text.charCodeAt(at);
    if (isEscaped) at += 2;
  }
  return bytes.slice(0, length);
}
