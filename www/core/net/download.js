/**
 * Downloads that do not hang: a server that sends nothing for a while is given up.
 *
 * Knows no DOM. What was built into the script itself, as a data URL, is read without any request,
 * so that it needs no leave of a page's content security policy.
 */

/** How long a server may send nothing: a slow line still sends something every few seconds. */
export const SILENCE_MS = 10_000;

/** An answer that is none: the server says that there is no such file, or that it cannot send it. */
export class StatusError extends Error {
  /** @param {Response} response */
  constructor({ status, url }) {
    super(`${status} ${url}`);
    this.status = status;
  }
}

/**
 * @param {URL} url
 * @param {RequestCache} [cache]
 * @param {(response: Response) => void} [early] is handed the answer while it still arrives
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
 * @param {() => void} heard is called at every piece
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

/** The bytes of an address that holds them. @param {URL} url */
function builtIn({ href }) {
  const comma = href.indexOf(',');
  const body = href.slice(comma + 1);
  if (!href.slice(0, comma).endsWith(';base64')) return unescaped(body);
  return Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0));
}

/**
 * Bytes that are written as letters, or as `%` and two hexadecimal digits.
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
