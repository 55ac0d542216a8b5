/** What closes a thing that the extras open. */
import { icon } from './icons.js';

export const CLOSE = icon('M4.7 3.3 10 8.6l5.3-5.3 1.4 1.4-5.3 5.3 5.3 5.3-1.4 1.4-5.3-5.3-5.3 5.3-1.4-1.4L8.6 10 3.3 4.7z'); // prettier-ignore
