/** The contestant of a page: runs in a browser. */
import { contestant } from './contestants.mjs';

/** @import { Job } from './contestants.mjs' */

/** @type {Job} */
let job;

/**
 * @param {string} program
 * @param {string} name
 */
export async function start(program, name) {
  job = await contestant(program, name, (url) => fetch(url));
}

/**
 * What worker.mjs answers to the same line; the clock is coarse, but a measurement is long.
 * @param {string} line
 */
export function answer(line) {
  if (!line.startsWith('run ')) return job.report();
  const began = performance.now();
  job.run(Number(line.slice(4)));
  return String(Math.round((performance.now() - began) * 1e6));
}
