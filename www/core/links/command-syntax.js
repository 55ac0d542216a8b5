/** Commands in links and buttons of the host page, such as `play`. Does not use the DOM. */

/**
 * Command: play, pause, go to a step or landmark, go to a stop (counted from 0), or move by a
 * number of stops (negative for back).
 * @typedef {{ kind: 'play' | 'pause' } | { kind: 'step', at: number | 'answer' | 'end' }
 *   | { kind: 'stop', index: number } | { kind: 'stops', by: number }} Wish
 */

/** @type {Record<string, Wish>} */
const WORDS = {
  play: { kind: 'play' },
  pause: { kind: 'pause' },
  answer: { kind: 'step', at: 'answer' },
  end: { kind: 'step', at: 'end' },
  'next-stop': { kind: 'stops', by: 1 },
  'previous-stop': { kind: 'stops', by: -1 },
};

/**
 * Parses a command: `9000` or `step-9000`, `stop-2` for the second stop, or one of the words.
 * @param {string} text
 * @returns {Wish | null} null for anything else
 */
export function readWish(text) {
  if (Object.hasOwn(WORDS, text)) return WORDS[text];
  const [, what = 'step', digits] = /^(?:(step|stop)-)?(\d{1,12})$/.exec(text) ?? [];
  if (!digits) return null;
  if (what === 'step') return { kind: 'step', at: Number(digits) };
  return Number(digits) > 0 ? { kind: 'stop', index: Number(digits) - 1 } : null;
}

/**
 * Parses a fragment such as `#film:9000`: an element's id and a command.
 * @param {string} fragment with its `#`
 * @returns {{ id: string, wish: Wish } | null}
 */
export function readFragment(fragment) {
  const [, id, text] = /^#(.+):([^:]*)$/.exec(fragment) ?? [];
  if (!id) return null;
  const wish = readWish(text);
  try {
    return wish && { id: decodeURIComponent(id), wish };
  } catch {
    return null;
  }
}
