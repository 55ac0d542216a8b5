/**
 * A Lit directive that sets custom properties of an element: an attribute `style` is refused by
 * strict policies.
 * @import { ElementPart } from 'lit/directive.js'
 */
import { noChange } from 'lit/html.js';
import { directive, Directive } from 'lit/directive.js';

class CssVars extends Directive {
  /** @param {Record<string, string | number>} values by name, without the dashes */
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
