/**
 * Cover over the element: shows the host page's `poster` slot (or its other content) until the
 * first canvas is painted, and when loading fails. Text in the cover keeps the host page's font.
 * @import { Viewer } from './viewer.js'
 */
import { css } from 'lit';
import { html, nothing } from 'lit/html.js';
import { isPainted } from '../../canvas/surface.js';
import { ICONS } from '../kit/icons.js';

export class Cover {
  #viewer;
  #isLifted = false;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  get isOn() {
    return !this.#isLifted || !this.#viewer.whole;
  }

  /** Removes the cover once a canvas has been painted. */
  update() {
    const { whole, root, host } = this.#viewer;
    if (this.#isLifted || !whole) return;
    const canvases = [...root.querySelectorAll('canvas')];
    if (!canvases.some(isPainted)) return;
    this.#isLifted = true;
    host.requestUpdate();
  }

  /** Shows the cover again after the run has been released. */
  reset() {
    this.#isLifted = false;
  }

  template() {
    if (!this.isOn) return nothing;
    const { error, words, host } = this.#viewer;
    const loading = words && !error && !host.waits ? words.text('element.loading') : nothing;
    return html`<div class="cover ${error ? 'failed' : ''}">
      <slot name="poster"
        ><slot><p class="loading" lang=${words?.locale ?? nothing}>${loading}</p></slot></slot
      >
      ${this.#begin()}
    </div>`;
  }

  /** Renders the start button while `loading` waits for a click. */
  #begin() {
    const { words, host } = this.#viewer;
    if (!words || !host.waits) return nothing;
    const label = words.text('element.begin');
    return html`<button
      class="begin"
      type="button"
      title=${label}
      aria-label=${label}
      @click=${() => host.begin()}
    >
      ${ICONS.play}
    </button>`;
  }
}

export const coverStyle = css`
  .cover {
    position: absolute;
    inset: 0;
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    box-sizing: border-box;
    overflow: auto;
  }
  .cover.failed {
    position: static;
    flex: 0 1000 auto;
    min-height: 0;
    padding: 16px;
  }
  .cover ::slotted([slot='poster']) {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  .loading {
    place-self: center;
    margin: 0;
  }
  .cover > button {
    position: absolute;
    inset: calc(50% - 32px) auto auto calc(50% - 32px);
    display: grid;
    width: 64px;
    height: 64px;
    padding: 0;
    place-items: center;
    border: 2px solid #ffffff;
    border-radius: 999px;
    background: #141923;
    color: #ffffff;
    cursor: pointer;
  }
  .cover > button:focus-visible {
    outline: 3px solid #141923;
    outline-offset: 3px;
  }
`;
