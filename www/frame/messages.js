/**
 * What a frame and its host say to each other: data only, named and with a version, so that nothing
 * is mistaken for the messages of others, and of heights also what other hosts understand.
 */

const TYPE = 'searchlight';
const VERSION = 1;

/**
 * What a host may ask for, with the one value that comes with it and how it is checked.
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
 * Reads what a host says.
 * @param {unknown} data
 * @returns {{ action: string, value: string | number | null } | null} null for everything that is none of its
 *   messages, to the letter
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
 * A message to the host.
 * @param {string} event
 * @param {Record<string, string | number | boolean>} [detail]
 */
export const message = (event, detail = {}) => ({ type: TYPE, version: VERSION, event, ...detail });

/**
 * An answer to a question about the run.
 * @typedef {{ kind: string, step: number, choice: number, correct: boolean }} Answer
 */

/** Tells the messages of this frame apart. */
let number = 0;

/**
 * What course systems that speak the SPLICE protocol are told of an answer: the score from 0 to 1 with
 * all answers so far, the answer itself, and the height.
 * @param {readonly Answer[]} answers the last is new
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
 * A height in every dialect that hosts understand: our own; H5P's (Moodle, WordPress and others);
 * Embedly's, which Observable, Medium and many more have taken over; and that of LTI platforms.
 * @param {number} height in CSS pixels
 * @param {string} address of the frame
 * @returns {(object | string)[]}
 */
export const heightMessages = (height, address) => [
  message('height', { height }),
  { context: 'h5p', action: 'resize', clientHeight: height, scrollHeight: height },
  JSON.stringify({ context: 'iframe.resize', src: address, height }),
  JSON.stringify({ subject: 'lti.frameResize', height }),
];
