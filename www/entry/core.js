/// <reference lib="esnext.disposable" preserve="true" />
/**
 * The core for programs in Node and browsers: sessions of every family, judges, and state strings.
 * Does not use the DOM. Call `await loadEngine()` first; then `catalogue()` lists the puzzles, and
 * `new Session(link)` opens one.
 */
import { learnFamily } from '../core/engine/family-core.js';
import { MODULES } from '../core/engine/modules.js';
import { core as backtracking } from '../families/backtracking/core.js';
import { core as games } from '../families/games/core.js';
import { core as stateSpace } from '../families/state-space/core.js';
import { core as trees } from '../families/trees/core.js';

learnFamily('state-space', stateSpace);
learnFamily('backtracking', backtracking);
learnFamily('games', games);
learnFamily('trees', trees);

// File name for `setAssets`: a bundler may rename the file behind the URL.
for (const { url } of MODULES) url.file = 'searchlight_bg.wasm';

export { setAssets } from '../assets.js';
export { EngineError, Judge, Session, catalogue, loadEngine } from '../core/engine/session.js';
export { decodeState, encodeState } from '../core/links/state-parts.js';
export { definePuzzle } from '../core/own/define-puzzle.js';
export { explore as explorePuzzle } from '../core/own/own-puzzle.js';
