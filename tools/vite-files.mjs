/** Vite plugins that add files to a build and leave files out. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { FAMILIES, ROOT } from './wasm.mjs';

/**
 * Vite plugin: lets a page fetch only the wasm modules that run what it shows. All other users of
 * the source have one wasm with every run.
 * @returns {import('vite').Plugin}
 */
export function wasmInParts() {
  return {
    name: 'searchlight-wasm-in-parts',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\.\/(bindings|modules)\.js$/ },
      handler: (source) => join(FAMILIES, source),
    },
  };
}

/**
 * Vite plugin: copies a file beside the bundle.
 * @param {string} path
 * @returns {import('vite').Plugin}
 */
export function copied(path) {
  return beside(basename(path), readFileSync(join(ROOT, path)));
}

/**
 * Vite plugin: emits a file beside the bundle under its own name.
 * @param {string} fileName
 * @param {string | Buffer} source
 * @returns {import('vite').Plugin}
 */
export function beside(fileName, source) {
  return {
    name: 'searchlight-beside',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

/** Matches what is imported later and drawing needs: families, their maps, views of puzzles. */
const DRAWING = /^\.\/(\w+\/index|lazy-panels|lazy-map-parts|\w+)\.js$/;
/** Matches parts of a family that drawing does not need. */
const NO_DRAWING = /^\.\/(questions|program-steps|find|own|[\w-]*panel|extras|export)\.js$/;

/**
 * Vite plugin: leaves out what the page imports later, except for what draws.
 * @returns {import('vite').Plugin}
 */
export function onlyDrawing() {
  const empty = '\0searchlight-not-drawn';
  return {
    name: 'searchlight-only-drawing',
    enforce: 'pre',
    resolveDynamicImport(path) {
      const draws = typeof path === 'string' && DRAWING.test(path) && !NO_DRAWING.test(path);
      return draws || typeof path !== 'string' ? null : empty;
    },
    load: (id) => (id === empty ? 'export {};' : null),
  };
}
