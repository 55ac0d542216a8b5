/**
 * On paper: the picture and the sentence on white, without controls. Dark canvases are painted anew in
 * the light's colours before the browser takes them.
 * @import { Viewer } from '../viewer/viewer.js'
 *
 * On paper what is shown is told, not chosen.
 */
import { css } from 'lit';

/** What nobody has seen is computed for the paper for so long at most, ms. */
const CATCH_UP_MS = 300;

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
    // A browser may begin anew before it ends.
    this.#theme ??= host.theme;
    host.theme = 'light';
    this.#catchUp();
    await host.rendered();
    await host.recolour();
    // Once more, with the colours that were read there.
    host.rendered();
  };

  /** Computes what a film does not while nobody sees it. */
  #catchUp() {
    const viewer = this.#viewer;
    const endMs = performance.now() + CATCH_UP_MS;
    while (viewer.busy && viewer.played.player.state !== 'playing') {
      const nowMs = performance.now();
      if (nowMs > endMs) return;
      viewer.tick(nowMs);
    }
  }

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
      height: auto !important;
      min-height: 0;
      max-height: none !important;
      background: none;
      break-inside: avoid;
    }
    .room {
      background: none;
      print-color-adjust: exact;
    }
    .map > canvas {
      object-fit: contain;
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
      padding: 8px 12px;
      overflow: hidden;
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
      min-height: 0;
      max-height: none;
    }
    .sentence {
      overflow: visible;
    }
  }
`;
