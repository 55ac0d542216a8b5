/** What the build says of the wasm of each family beside it; where nothing is built it is not there. */
declare const WASM_BUILD: Record<string, { bytes: number; sha256: string }> | undefined;

/** From the script to the folder of the embed's files. */
declare const EMBED_FOLDER: string | undefined;

/** Script of the playground's worker, as text. */
declare const PLAYGROUND_RUNTIME: string;

/** The bindings of one family's wasm, which are there once the page has been built. */
declare module '*/wasm/families/state_space.js';
declare module '*/wasm/families/backtracking.js';
declare module '*/wasm/families/games.js';
