/**
 * What of the family comes with the extras: they put it here.
 * @import { StatesExtras } from './extras.js'
 * @type {{ Extras: typeof StatesExtras | null }}
 */
export const LATE = { Extras: null };
