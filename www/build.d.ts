/** What the build says of the wasm beside it; where nothing is built it is not there. */
declare const WASM_BUILD: { bytes: number; sha256: string } | undefined;
