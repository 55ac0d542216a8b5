/** What the build says of the wasm beside it; where nothing is built it is not there. */
declare const WASM_BUILD: { bytes: number; sha256: string } | undefined;

/** From the script to the folder of the embed's files. */
declare const EMBED_FOLDER: string | undefined;
