/**
 * The keys while a question is asked or explained.
 * @import { Key } from '../viewer/keys.js'
 * @import { PredictionsExtra } from './prediction-session.js'
 */

/**
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
  {
    keys: ['ArrowRight'],
    only: () => extra.feedback !== null && !extra.viewer.lessons.shown,
    act: () => extra.goOn(),
  },
  // What would play on waits for the answer.
  { keys: [' '], only: () => extra.question !== null, act: () => {} },
];
