/**
 * What of the family comes with the extras: they put it here.
 * @import { StatesExtras } from './extras.js'
 * @import { Questions } from './questions.js'
 * @type {{ Extras: typeof StatesExtras | null, Questions: typeof Questions | null }}
 */
export const LATE = { Extras: null, Questions: null };
