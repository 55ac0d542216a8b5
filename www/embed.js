/** The element, defined: what pages of other authors load. */
import { SearchLight, define } from './element.js';

define();

export { SearchLight };
