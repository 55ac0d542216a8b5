/**
 * Drawer section for the program listing: choice of the language, and the listing itself where the
 * drawer covers its place on the stage.
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { html, nothing } from 'lit/html.js';
import { WRITINGS } from './program-control.js';
import { segments } from '../kit/segments.js';

const NONE = 'off';

/** Renders the section. @param {Viewer} viewer */
export function codeSection({ words, code, overlays, root }) {
  return html`${segments({
    name: 'code',
    label: words.text('code.label'),
    values: [NONE, ...Object.keys(WRITINGS)],
    chosen: code.writing || NONE,
    text: (name) => words.text(WRITINGS[name] ?? 'code.off'),
    choose: (name) => {
      code.show(name);
      // Keep the drawer open while the arrow keys move over the radio buttons, because each button
      // on the way is selected.
      if (!root.activeElement?.matches(':focus-visible')) overlays.uncover();
    },
    className: 'small',
  })}
  ${code.writing ? code.panel?.listing() : nothing}`;
}
