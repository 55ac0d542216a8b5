/** A wasm whose memory cannot grow beyond a limit, for tests of what happens there. */
import assert from 'node:assert/strict';

const HEADER_BYTES = 8;
const MEMORY_SECTION = 5;
/** Flag in the limits of a memory: a maximum is given. */
const HAS_MOST = 1;

/**
 * Returns the module with the limit that its memory can grow by the given number of pages of 64
 * KiB.
 * @param {Uint8Array} wasm
 * @param {number} pages
 */
export function capped(wasm, pages) {
  for (let at = HEADER_BYTES; at < wasm.length;) {
    const { value: length, end: begin } = readNumber(wasm, at + 1);
    const end = begin + length;
    if (wasm[at] === MEMORY_SECTION) {
      const [memories, flags] = wasm.subarray(begin);
      assert.deepEqual([memories, flags], [1, 0], 'one memory without a limit');
      const { value: least } = readNumber(wasm, begin + 2);
      const limits = [memories, HAS_MOST, ...number(least), ...number(least + pages)];
      const section = Buffer.of(MEMORY_SECTION, ...number(limits.length), ...limits);
      return Buffer.concat([wasm.subarray(0, at), section, wasm.subarray(end)]);
    }
    at = end;
  }
  return assert.fail('no memory');
}

/**
 * Reads a number with seven bits in each byte, lowest bits first.
 * @param {Uint8Array} bytes
 * @param {number} at
 */
function readNumber(bytes, at) {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++];
    value |= (byte & 127) << shift;
    if (byte < 128) return { value, end: at };
  }
}

/** @param {number} value @returns {number[]} */
const number = (value) =>
  value < 128 ? [value] : [(value & 127) | 128, ...number(Math.floor(value / 128))];
