/** @import { Session } from '../engine/session.js' */

/**
 * Returns whether hard boards can be drawn for a run.
 * @param {Session['description']} description
 */
export const hasHardBoards = ({ canBeSurveyed, editable }) => canBeSurveyed || editable.random;
