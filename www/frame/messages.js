/**
 * Messages between an embed and its host page: plain data with a type and a version. Heights are
 * sent in the formats of other embedding systems, too.
 */

const TYPE = 'searchlight';
const VERSION = 1;

/**
 * Actions that a host page may send, each with the name of its value and a check of it.
 * @type {Record<string, { value: string | null, isSound: (value: unknown) => boolean }>}
 */
const ACTIONS = {
  theme: {
    value: 'theme',
    isSound: (theme) => typeof theme === 'string' && /^[a-z]{1,16}$/.test(theme),
  },
  seek: {
    value: 'step',
    isSound: (step) => Number.isSafeInteger(step) && /** @type {number} */ (step) >= 0,
  },
  show: {
    value: 'state',
    isSound: (state) => typeof state === 'string' && /^[\w.~-]{1,2048}$/.test(state),
  },
  play: { value: null, isSound: () => true },
  pause: { value: null, isSound: () => true },
};

/**
 * Parses a message of the host page.
 * @param {unknown} data
 * @returns {{ action: string, value: string | number | null } | null} null for everything that is
 *   not exactly one of the known messages
 */
export function readMessage(data) {
  if (typeof data !== 'object' || data === null || Object.getPrototypeOf(data) !== Object.prototype)
    return null;
  const { type, version, action, ...rest } = /** @type {Record<string, unknown>} */ (data);
  if (type !== TYPE || version !== VERSION) return null;
  if (typeof action !== 'string' || !Object.hasOwn(ACTIONS, action)) return null;
  const { value, isSound } = ACTIONS[action];
  if (Object.keys(rest).join() !== (value ?? '')) return null;
  const given = value === null ? null : rest[value];
  return isSound(given) ? { action, value: /** @type {string | number | null} */ (given) } : null;
}

/**
 * Creates a message to the host page.
 * @param {string} event
 * @param {Record<string, string | number | boolean>} [detail]
 */
export const message = (event, detail = {}) => ({ type: TYPE, version: VERSION, event, ...detail });

/**
 * Answer to a question about the run.
 * @typedef {{ kind: string, step: number, choice: number, correct: boolean }} Answer
 */

/** Counter for unique message ids. */
let number = 0;

/**
 * Creates the messages about an answer for course systems with the SPLICE protocol: the score,
 * 0..=1, with all answers so far; the answer itself; and the height.
 * @param {readonly Answer[]} answers the last one is new
 * @param {{ right: number, total: number }} score
 * @param {number} height in CSS pixels
 */
export function gradeMessages(answers, { right, total }, height) {
  const of = (/** @type {string} */ subject) => ({
    subject,
    message_id: `searchlight-${++number}`,
  });
  const score = right / total;
  const [last] = answers.slice(-1);
  return [
    {
      ...of('SPLICE.reportScoreAndState'),
      score,
      state: { version: VERSION, answers: [...answers] },
    },
    { ...of('SPLICE.sendEvent'), name: 'prediction', data: { ...last, score } },
    { ...of('lti.frameResize'), height },
  ];
}

/**
 * Creates a message about the height in each known format: our own, H5P (Moodle, WordPress and
 * others), Embedly (Observable, Medium and others), and LTI.
 * @param {number} height in CSS pixels
 * @param {string} address address of the iframe
 * @returns {(object | string)[]}
 */
export const heightMessages = (height, address) => [
  message('height', { height }),
  { context: 'h5p', action: 'resize', clientHeight: height, scrollHeight: height },
  JSON.stringify({ context: 'iframe.resize', src: address, height }),
  JSON.stringify({ subject: 'lti.frameResize', height }),
];
