/**
 * On paper: the picture and the sentence on white, without controls. Dark canvases are painted anew in
 * the light's colours before the browser takes them.
 * @import { Viewer } from './viewer.js'
 *
 * On paper what is shown is told, not chosen.
 */
import { css } from 'lit';

export class Printing {
  #viewer;
  /** The theme to come back to, while it prints. @type {string | null} */
  #theme = null;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  /** Hears of it until `stop`. */
  listen() {
    addEventListener('beforeprint', this.#begin);
    addEventListener('afterprint', this.#end);
  }

  /** Nothing waits for a frame here: none comes before the browser prints. */
  #begin = async () => {
    const { host } = this.#viewer;
    this.#theme = host.theme;
    host.theme = 'light';
    await host.rendered();
    await host.recolour();
    // Once more, with the colours that were read there.
    host.rendered();
  };

  #end = () => {
    if (this.#theme === null) return;
    this.#viewer.host.theme = this.#theme;
    this.#theme = null;
  };

  /** The element is gone. */
  stop() {
    removeEventListener('beforeprint', this.#begin);
    removeEventListener('afterprint', this.#end);
  }
}

export const printStyle = css`
  @media print {
    :host {
      display: block;
      min-height: 0;
      background: none;
      print-color-adjust: exact;
    }
    .frame::before,
    .finale .row,
    .leaders,
    .whole,
    .modes,
    .pencil,
    .segments,
    .drawer,
    .notice,
    .transport,
    .tools,
    .scrub input {
      display: none !important;
    }
    .frame {
      padding: 0;
    }
    .stage {
      flex: 0 0 480px;
    }
    .top :is(.button, .field) {
      padding: 0;
      border: 0;
      background: none;
      appearance: none;
      font-weight: 600;
    }
    .top .button svg {
      display: none;
    }
    .caption {
      height: auto;
    }
    .sentence {
      overflow: visible;
    }
  }
`;
