/**
 * Shortcuts while a question is asked or its answer explained.
 * @import { Key } from '../viewer/keys.js'
 * @import { PredictionsExtra } from './prediction-session.js'
 */

/**
 * Returns the shortcuts, in order of precedence.
 * @param {PredictionsExtra} extra
 * @returns {Key[]}
 */
export const predictionKeys = (extra) => [
  {
    keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
    only: () => extra.question !== null,
    act: (_, key) => extra.choose(Number(key) - 1),
  },
  { keys: [' ', 'Enter'], only: () => extra.feedback !== null, act: () => extra.goOn() },
  {
    keys: ['PageDown'],
    only: () => extra.isComing || extra.isAtNextStop,
    act: () => extra.goOn(),
  },
  // In a lesson, the key for the next stop reveals the answer of an open question first.
  {
    keys: ['PageDown'],
    only: () => extra.question !== null && extra.viewer.lessons.shown !== null,
    act: () => extra.reveal(),
  },
  {
    keys: ['ArrowRight'],
    only: () => extra.feedback !== null && !extra.viewer.lessons.shown,
    act: () => extra.goOn(),
  },
  // Let Space do nothing, so that playback cannot pass the question.
  { keys: [' '], only: () => extra.question !== null, act: () => {} },
];
