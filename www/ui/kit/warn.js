/**
 * Warns the page's author in the console, once the words of the warnings are fetched.
 * @import * as Warnings from './warnings.js'
 */
import { importChunk } from '../../core/net/lazy-import.js';

/** @param {(warnings: typeof Warnings) => void} tell */
const late = (tell) =>
  importChunk(() => import('./warnings.js')).then(tell, () => {
    // Without a network there is no warning.
  });

/** @param {Parameters<typeof Warnings.warn>} about */
export const warn = (...about) => late((warnings) => warnings.warn(...about));

/** @param {Parameters<typeof Warnings.warnOfAlgorithm>} about */
export const warnOfAlgorithm = (...about) => late((warnings) => warnings.warnOfAlgorithm(...about));

/** @param {Parameters<typeof Warnings.warnOfStop>} about */
export const warnOfStop = (...about) => late((warnings) => warnings.warnOfStop(...about));
