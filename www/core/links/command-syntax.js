/** What a link or a button of the page around asks of a film, in a word. Knows no DOM. */

/**
 * To play, to rest, to go to a step or a landmark, or to a stop, counted from 0; `by` is to go that
 * many stops on, negative for back.
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
 * Reads a wish: `9000` or `step-9000`, `stop-2` for the second stop, or one of the words.
 * @param {string} text
 * @returns {Wish | null} for anything else
 */
export function readWish(text) {
  if (Object.hasOwn(WORDS, text)) return WORDS[text];
  const [, what = 'step', digits] = /^(?:(step|stop)-)?(\d{1,12})$/.exec(text) ?? [];
  if (!digits) return null;
  if (what === 'step') return { kind: 'step', at: Number(digits) };
  return Number(digits) > 0 ? { kind: 'stop', index: Number(digits) - 1 } : null;
}

/**
 * Reads the fragment of an address that says whose wish it is, `#film:9000`.
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
