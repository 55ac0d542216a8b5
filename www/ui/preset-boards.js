/** The boards of links that are not open, each looked up once. */
import { Session } from '../core/engine.js';

/** @type {WeakMap<Uint8Array, { board: Uint8Array, rows: number, columns: number }>} */
const known = new WeakMap();

/** @param {Uint8Array} link */
export function decode(link) {
  let found = known.get(link);
  if (!found) {
    const session = new Session(link);
    const { rows, columns, start } = session.description;
    found = { board: session.boards(Uint32Array.of(start)), rows, columns };
    session.free();
    known.set(link, found);
  }
  return found;
}
