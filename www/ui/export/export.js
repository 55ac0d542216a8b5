/**
 * Export of a run: pictures, animations, sheets and tables, created in the browser in short slices,
 * so that the page stays responsive. Imported on first use.
 * @import { Rect } from '../../canvas/types.js'
 * @import { Scene } from '../viewer/scene.js'
 * @import { Viewer } from '../viewer/viewer.js'
 * @import { ExportOptions, View } from './options.js'
 * @import { Size } from './picture.js'
 */
import { freeCanvas } from '../../canvas/marks.js';
import { counterRows, stepsIn } from '../../core/find/csv-rows.js';
import { EngineError } from '../../core/engine/session.js';
import { GifWriter, SAMPLES } from './gif.js';
import { paintPicture } from './picture.js';
import { paintShown, placeShown } from './screenshot.js';
import { dataAddress } from '../kit/data-url.js';
import { sheetOf } from './stops-sheet.js';
import { svgOf } from './svg.js';

/** Functions that create a file, by media type. */
const MAKERS = /** @type {Record<string, (job: Job) => Promise<Blob>>} */ ({
  'image/png': pngOf,
  'image/svg+xml': svgFile,
  'image/gif': filmOf,
  'text/csv': tableOf,
  'text/html': sheetFile,
});

const SIZE = { width: 1280, height: 720, least: 64, most: 4096 };
const FILM_SIZE = { width: 640, height: 480 };
const FILM = { frames: 100, mostFrames: 1000, seconds: 10, lastMs: 1500 };
const ROWS = { usual: 10_000, most: 1_000_000, slice: 500 };

/**
 * @typedef {ExportOptions & { viewer: Viewer, type: string, size: Size, view: View,
 *   range: { from: number, to: number }, place: Rect | null }} Job
 */

/**
 * Exports a run or race as a file.
 * @param {Viewer} viewer
 * @param {string} type media type
 * @param {ExportOptions} [options]
 * @returns {Promise<Blob>}
 * @throws {EngineError} `exportType`, `exportRace`, `exportGone`
 * @throws {DOMException} `AbortError` if the signal was aborted
 */
export async function exportAs(viewer, type, options = {}) {
  const make = Object.hasOwn(MAKERS, type) ? MAKERS[type] : null;
  if (!make) throw new EngineError('exportType', { type: String(type).slice(0, 40) });
  if (!viewer.whole) throw new EngineError('exportGone');
  // A sheet needs stops, and stops belong to a single run.
  if (viewer.race && make === sheetFile) throw new EngineError('exportRace');
  await viewer.host.families.loadExtras().catch(() => {
    throw new EngineError('extras');
  });
  options.signal?.throwIfAborted();
  const usual = type === 'image/gif' ? FILM_SIZE : SIZE;
  const px = (/** @type {number | undefined} */ asked, /** @type {number} */ other) =>
    Math.round(within(asked, other, SIZE.least, SIZE.most));
  const place = make === pngOf || make === svgFile ? placeIn(viewer, options) : null;
  const { known } = viewer.played.player;
  const from = Math.floor(within(options.from, 0, 0, known));
  const job = {
    ...options,
    viewer,
    type,
    size: {
      width: place ? Math.round(place.width) : px(options.width, usual.width),
      height: place ? Math.round(place.height) : px(options.height, usual.height),
      scale: within(options.scale, place ? devicePixelRatio : 1, 1, 4),
    },
    view: options.view ?? shownView(viewer),
    place,
    range: { from, to: Math.floor(within(options.to, known, from, known)) },
  };
  try {
    return await make(job);
  } finally {
    if (viewer.run) viewer.family.releasePictures?.();
  }
}

/**
 * Returns the area of the screen to copy, for a picture without options; null for a picture with a
 * layout of its own.
 * @param {Viewer} viewer
 * @param {ExportOptions} options
 */
function placeIn(viewer, { width, height, view, step, paper }) {
  const isShown = [width, height, view, step, paper].every((option) => option === undefined);
  return isShown ? placeShown(viewer) : null;
}

/** Returns the view that the page shows. @param {Viewer} viewer @returns {View} */
function shownView({ stops, host }) {
  const view = stops.view || host.view;
  return view === 'board' || view === 'map' ? view : 'both';
}

/**
 * Returns a value clamped to a range, or the default if it is no finite number.
 * @param {number | undefined} value
 * @param {number} usual default value
 * @param {number} least
 * @param {number} most
 */
const within = (value, usual, least, most) =>
  Math.min(most, Math.max(least, Number.isFinite(value) ? Number(value) : usual));

/** Returns the step of a picture, clamped to the computed steps. @param {Job} job */
function stepOf({ viewer, step }) {
  const { known, cursor } = viewer.played.player;
  return Math.floor(within(step, cursor, 0, known));
}

/**
 * Returns the race, or else the session of the run; null after the run has been released. An export
 * must end when the result changes.
 * @param {Viewer} viewer
 */
const shownBy = ({ race, run }) => race ?? run?.session ?? null;

/**
 * Returns the names of the counters (in a race, of each lane's) and a function that returns their
 * values at a step.
 * @param {Viewer} viewer
 * @returns {{ names: readonly string[], at: (step: number) => Record<string, unknown> }}
 */
function countersOf({ family: { counters }, race, run }) {
  if (!race) return { names: counters, at: (step) => run.session.show(step) };
  const named = race.lanes.map((lane, index) => ({
    lane,
    names: counters.map((counter) => /** @type {const} */ ([`${index + 1} ${counter}`, counter])),
  }));
  return {
    names: named.flatMap(({ names }) => names.map(([name]) => name)),
    at: (unit) =>
      Object.fromEntries(
        named.flatMap(({ lane, names }) => {
          const frame = lane.session.show(race.stepOf(lane, unit));
          const counts = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (frame));
          return names.map(([name, counter]) => [name, counts[counter]]);
        }),
      ),
  };
}

/**
 * Creates a canvas, scaled to px, and returns its context.
 * @param {Size} size
 * @param {Viewer} viewer provides the language for text rendering
 * @param {CanvasRenderingContext2DSettings} [settings]
 */
function easel({ width, height, scale }, { words }, settings) {
  const canvas = document.createElement('canvas');
  canvas.lang = words.locale;
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const ctx = canvas.getContext('2d', settings);
  if (!ctx) throw new EngineError('exportSize');
  ctx.scale(scale, scale);
  return ctx;
}

/**
 * Appends a hidden canvas to the page while a function paints on it. Digits of equal width can be
 * set only by CSS on a canvas in the page.
 * @param {Viewer} viewer
 * @param {HTMLCanvasElement} canvas
 * @param {() => void} paint
 */
function onPage({ root }, canvas, paint) {
  canvas.className = 'hidden';
  root.querySelector('.room')?.append(canvas);
  try {
    paint();
  } finally {
    canvas.remove();
  }
}

/** Creates a PNG picture. @param {Job} job */
async function pngOf(job) {
  const ctx = easel(job.size, job.viewer);
  try {
    return await pngFrom(ctx, job);
  } finally {
    freeCanvas(ctx);
  }
}

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {Job} job
 * @returns {Promise<Blob>}
 */
function pngFrom(ctx, job) {
  const { viewer, size, place } = job;
  if (place) onPage(viewer, ctx.canvas, () => paintShown(ctx, viewer, place, size.scale));
  else atStep(viewer, stepOf(job), (scene) => paintPicture(ctx, size, scene, job));
  return new Promise((resolve, reject) => {
    ctx.canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new EngineError('exportSize'))));
  });
}

/**
 * Shows a step in the scene, and draws it.
 * @template T
 * @param {Viewer} viewer
 * @param {number} step
 * @param {(scene: Scene) => T} draw
 * @returns {T}
 * @throws {EngineError} `exportGone` if the run has been released or has failed
 */
function atStep(viewer, step, draw) {
  if (!viewer.whole) throw new EngineError('exportGone');
  return viewer.scene.at(step, () => draw(viewer.scene));
}

/** Creates an SVG picture. @param {Job} job */
async function svgFile(job) {
  const { viewer, size, type, place } = job;
  const text = place
    ? svgOf(size, (ctx, scale) => paintShown(ctx, viewer, place, scale))
    : atStep(viewer, stepOf(job), (scene) =>
        svgOf(size, (ctx, scale) => paintPicture(ctx, { ...size, scale }, scene, job), job.paper),
      );
  return new Blob([text], { type });
}

/** Creates an animated GIF. @param {Job} job */
async function filmOf(job) {
  const { viewer, range, signal, onProgress, type } = job;
  const size = { ...job.size, scale: 1 };
  const { width, height } = size;
  const count = within(job.frames, FILM.frames, 1, FILM.mostFrames);
  const steps = stepsIn({ ...range, rows: count });
  const seconds = within(job.seconds, FILM.seconds, 0.1, 600);
  const delayMs = Math.max(20, (1000 * seconds) / steps.length);
  // Keep both canvases in main memory (`willReadFrequently`), where reading pixels is fast.
  const ctx = easel(size, viewer, { willReadFrequently: true });
  const layer = easel(size, viewer, { willReadFrequently: true });
  try {
    const shown = shownBy(viewer);
    const paint = (/** @type {number} */ step) => {
      if (shownBy(viewer) !== shown) throw new EngineError('exportGone');
      atStep(viewer, step, (scene) => paintPicture(ctx, size, scene, { ...job, layer }));
      return new Uint32Array(ctx.getImageData(0, 0, width, height).data.buffer);
    };
    const samples = [];
    for (const step of stepsIn({ from: 0, to: steps.length - 1, rows: SAMPLES })) {
      samples.push(paint(steps[step]));
      await nextTask(signal);
    }
    const writer = new GifWriter(size, delayMs, samples);
    for (const [index, step] of steps.entries()) {
      await nextTask(signal);
      const pixels = paint(step);
      await nextTask(signal);
      writer.add(pixels, index === steps.length - 1 ? delayMs + FILM.lastMs : delayMs);
      onProgress?.(index + 1, steps.length);
    }
    return new Blob([writer.finish()], { type });
  } finally {
    freeCanvas(ctx);
    freeCanvas(layer);
  }
}

/** Creates a CSV table of the counters. @param {Job} job */
async function tableOf({ viewer, range, frames, signal, onProgress, type }) {
  const rows = within(frames, ROWS.usual, 1, ROWS.most);
  const shown = shownBy(viewer);
  const { names, at } = countersOf(viewer);
  const parts = [];
  const count = stepsIn({ ...range, rows }).length;
  const lines = counterRows(names, { ...range, rows }, at);
  const slice = () => {
    let text = '';
    for (let row = 0; row < ROWS.slice; row++) text += lines.next().value ?? '';
    return text;
  };
  // `<=`, because the header line comes in addition to the `count` lines of data.
  for (let done = 0; done <= count; done += ROWS.slice) {
    if (shownBy(viewer) !== shown) throw new EngineError('exportGone');
    parts.push(viewer.played.aside(slice));
    onProgress?.(Math.min(count, done + ROWS.slice - 1), count);
    await nextTask(signal);
  }
  return new Blob(parts, { type });
}

/** Creates an HTML sheet of the stops. @param {Job} job */
async function sheetFile(job) {
  const { viewer, signal, onProgress, type } = job;
  const { words, run } = viewer;
  const { known } = run.player;
  // A stop of another run has no step in this run.
  const stops = job.stops ?? viewer.stops.here.map(({ stop, step }) => ({ ...stop, step }));
  const pictures = [];
  for (const [index, { step, caption = '', pieces, lang }] of stops.entries()) {
    await nextTask(signal);
    // Skip a stop whose step has not been computed yet.
    if (step === null || step > known) continue;
    const picture = await pngOf({ ...job, type: 'image/png', step, place: null });
    const { says, at } = atStep(viewer, step, (scene) => ({
      says: scene.sentence,
      at: scene.step.at,
    }));
    const source = await dataAddress(picture);
    const told = caption ? `${at}: ${caption}` : `${at}. ${says}`;
    pictures.push({ source, caption: told, at, pieces, lang: caption ? lang : '' });
    onProgress?.(index + 1, stops.length);
  }
  const title = words.text(`${run.kind.id}.name`);
  return new Blob([sheetOf({ title, lang: words.locale, pictures })], { type });
}

/**
 * Yields to the event loop. Uses a message channel, because nested timers are delayed by 4 ms.
 * @param {AbortSignal} [signal]
 */
async function nextTask(signal) {
  await new Promise((go) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      go(undefined);
    };
    port2.postMessage(null);
  });
  signal?.throwIfAborted();
}
