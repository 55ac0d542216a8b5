/**
 * Defines the element in one classic script with everything inside: for pages opened as files,
 * notebooks, and iframes with an opaque origin, where modules cannot be loaded.
 */
import '../ui/share/embed-base.js';
import './element.js';
