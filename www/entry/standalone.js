/**
 * The element, defined, with all that it needs in one classic script: for pages that are opened as
 * files, notebooks and frames without an origin, where no module can be loaded.
 */
import '../ui/share/embed-base.js';
import './element.js';
