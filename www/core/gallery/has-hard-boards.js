/** @import { Session } from '../engine/session.js' */

/**
 * Returns whether hard boards can be chosen for the puzzle of a run.
 * @param {Session['description']} description
 */
export const hasHardBoards = ({ canBeSurveyed, editable }) => canBeSurveyed || editable.random;
