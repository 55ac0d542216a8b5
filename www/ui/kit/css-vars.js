/**
 * Lit directive that sets custom properties of an element. A strict Content Security Policy would
 * block a `style` attribute.
 * @import { ElementPart } from 'lit/directive.js'
 */
import { noChange } from 'lit/html.js';
import { directive, Directive } from 'lit/directive.js';

class CssVars extends Directive {
  /** @param {Record<string, string | number>} values by property name without the leading dashes */
  render(values) {
    return values && noChange;
  }

  /**
   * @param {ElementPart} part
   * @param {[Record<string, string | number>]} options
   */
  update(part, [values]) {
    const { style } = /** @type {HTMLElement} */ (part.element);
    for (const [name, value] of Object.entries(values)) style.setProperty(`--${name}`, `${value}`);
    return noChange;
  }
}

export const cssVars = directive(CssVars);
