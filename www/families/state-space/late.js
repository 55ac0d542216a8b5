/**
 * What of the family comes with the extras: they put it here.
 * @import { StateSpaceExtras } from './extras.js'
 * @import { Questions } from './questions.js'
 * @type {{ Extras: typeof StateSpaceExtras | null, Questions: typeof Questions | null }}
 */
export const LATE = { Extras: null, Questions: null };
