/** The optional package with a canvas for Node, apart from what says that it is missing. */
export * as canvas from '@napi-rs/canvas';
