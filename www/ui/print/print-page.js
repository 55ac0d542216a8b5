/**
 * Printing of the host page. The element shows picture and sentence on white, without controls.
 * Canvases are repainted with the light theme before printing.
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { css } from 'lit';

/** Maximum time for computing pending work before printing, in milliseconds. */
const CATCH_UP_MS = 300;

export class Printing {
  #viewer;
  /** Theme to restore after printing; null while not printing. @type {string | null} */
  #theme = null;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  /** Listens for print events until `stop` is called. */
  listen() {
    addEventListener('beforeprint', this.#begin);
    addEventListener('afterprint', this.#end);
  }

  /**
   * Prepares printing. Must not wait for an animation frame: the browser prints before the next
   * frame.
   */
  #begin = async () => {
    const { host } = this.#viewer;
    // Keep the theme of the first call: some browsers dispatch `beforeprint` twice before
    // `afterprint`.
    this.#theme ??= host.theme;
    host.theme = 'light';
    this.#catchUp();
    await host.rendered();
    await host.recolour();
    // Render again, with the colours that `recolour` has read.
    host.rendered();
  };

  /** Computes pending work and animations now, because no more frames come before printing. */
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

  /** Removes the listeners. */
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
