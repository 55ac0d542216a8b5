/**
 * Shows puzzles that the host page has defined: waits for the definition, announces the exploration,
 * and loads the words about such puzzles.
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { html } from 'lit/html.js';
import { EngineError, catalogue } from '../../core/engine/session.js';
import { definitionOf, onDefined } from '../../core/own/definitions.js';
import { idOf } from '../../core/own/own-id.js';
import { fetchMoreWords } from '../../i18n/index.js';
import { button } from '../kit/button.js';
import { tellExploring } from './exploration-notices.js';
import { exploreInWords } from './own-words.js';

/** Errors that a later definition mends. */
const WAITS = ['ownMissing', 'ownDefinition', 'ownMisspelt'];

/** Waits until the scripts that are in the page have run. @returns {Promise<void>} */
const scriptsRan = () =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((go) => addEventListener('load', () => go(), { once: true }));

/**
 * Waits for the page's script to define a puzzle. If all scripts have run and none has defined it, a
 * later definition loads the element again.
 * @param {Viewer} viewer
 * @param {string} puzzle id
 */
async function defined(viewer, puzzle) {
  if (definitionOf(puzzle)) return;
  const { host } = viewer;
  /** @type {Promise<void>} */
  const coming = new Promise((resolve) => {
    const leave = onDefined(() => {
      if (!definitionOf(puzzle)) return;
      leave();
      resolve();
      if (!viewer.run && WAITS.includes(viewer.error?.code ?? '')) host.load();
    });
  });
  await Promise.race([coming, scriptsRan()]);
}

/**
 * Explores a puzzle, so that its runs can be opened.
 * @param {Viewer} viewer
 * @param {string} puzzle id
 * @returns {Promise<string>} the family that shows it
 * @throws {EngineError} a fault of the puzzle, `ownMissing` or `ownStopped`
 */
export async function show(viewer, puzzle) {
  const id = idOf(puzzle);
  await fetchMoreWords('state-space-own').catch(() => {
    throw new EngineError('words');
  });
  await defined(viewer, puzzle);
  try {
    await exploreInWords(puzzle, ({ found, expanded, stop }) => {
      const says = () =>
        html`<div class="notice told" role="status">
          <p>${viewer.words.text('own.exploring', { id, found, expanded })}</p>
          ${button(viewer.words.text('own.stop'), stop, { kind: 'small' })}
        </div>`;
      tellExploring(viewer, puzzle, says);
    });
  } finally {
    tellExploring(viewer, puzzle, null);
  }
  return catalogue().find((kind) => kind.id === puzzle)?.family ?? '';
}
