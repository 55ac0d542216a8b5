/**
 * The program of the algorithm in the drawer: whether and how it is shown, and the program itself,
 * since the drawer covers its place on the stage or there is none.
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { html, nothing } from 'lit/html.js';
import { WRITINGS } from './program-control.js';
import { segments } from '../kit/segments.js';

const NONE = 'off';

/** @param {Viewer} viewer */
export function codeSection({ words, code, overlays, root }) {
  return html`${segments({
    name: 'code',
    label: words.text('code.label'),
    values: [NONE, ...Object.keys(WRITINGS)],
    chosen: code.writing || NONE,
    text: (name) => words.text(WRITINGS[name] ?? 'code.off'),
    choose: (name) => {
      code.show(name);
      // Arrow keys choose each writing on their way to another one.
      if (!root.activeElement?.matches(':focus-visible')) overlays.uncover();
    },
    className: 'small',
  })}
  ${code.writing ? code.panel?.listing() : nothing}`;
}
