/**
 * Picture of the next stop for the notes window. An invisible second element goes to the stop, so
 * that the film of the class stays where it is.
 * @import { Stop } from '../../core/stops/stop-format.js'
 * @import { ExportOptions } from '../export/options.js'
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { Inputs } from '../../core/util/memo-key.js';

/**
 * What is used of the second element.
 * @typedef {HTMLElement & { loading: string, controls: string, theme: string, stops: unknown,
 *   setState: (state: string) => Promise<void>, goToStop: (index: number) => Promise<void>,
 *   toBlob: (type: string, options: ExportOptions) => Promise<Blob> }} Film
 */

/** Size of the picture, in px. */
const SIZE = { width: 512, height: 288 };

export class NextPicture {
  /** Picture of the stop that was asked for last; null while it is made. @type {ImageBitmap | null} */
  bitmap = null;
  #viewer;
  #refresh;
  #asked = new Inputs();
  /** Stop that was asked for last. @type {Stop | undefined} */
  #stop;
  /** @type {Film | null} */
  #element = null;
  /** Last picture that is made: each waits for the one before it. */
  #made = Promise.resolve();

  /** @param {Viewer} viewer @param {() => void} refresh called when the picture has changed */
  constructor(viewer, refresh) {
    this.#viewer = viewer;
    this.#refresh = refresh;
  }

  /** Makes the picture of a stop, unless it is the one that was asked for last. @param {number} index */
  ask(index) {
    const { stops, host, words } = this.#viewer;
    const stop = stops.list[index];
    if (!this.#asked.changed(stop, host.theme, words.locale)) return;
    this.#drop();
    this.#stop = stop;
    if (stop) this.#made = this.#made.then(() => this.#make(stop)).catch(() => {});
  }

  /** @param {Stop} stop */
  async #make(stop) {
    if (stop !== this.#stop) return;
    const { at, state, algorithm, settings, view, light } = stop;
    const { stops, host, words } = this.#viewer;
    const element = this.#element ?? this.#create();
    const base = state || stops.base;
    element.lang = words.locale;
    element.theme = host.theme;
    // The state string is set first: it can have another puzzle, which is loaded then.
    await element.setState(base);
    element.stops = [{ at, state: base, algorithm, settings, view, light }];
    await element.goToStop(0);
    const file = await element.toBlob('image/png', { ...SIZE, scale: 2, view: view || 'both' });
    const bitmap = await createImageBitmap(file);
    // The window was closed, or another stop is asked for.
    if (stop !== this.#stop || element !== this.#element) bitmap.close();
    else this.bitmap = bitmap;
    this.#refresh();
  }

  #create() {
    const { root } = this.#viewer;
    const { localName } = root.host;
    const element = /** @type {Film} */ (document.createElement(localName));
    element.loading = 'eager';
    element.controls = 'none';
    element.inert = true;
    element.className = 'ahead';
    root.append(element);
    this.#element = element;
    return element;
  }

  #drop() {
    this.bitmap?.close();
    this.bitmap = null;
  }

  /** Removes the second element. */
  leave() {
    this.#element?.remove();
    this.#element = null;
    this.#stop = undefined;
    this.#asked.forget();
    this.#drop();
  }
}
