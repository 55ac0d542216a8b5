/**
 * Calls a function when the page is idle, after two seconds at the latest.
 * @param {() => void} work
 */
export function whenIdle(work) {
  // Safari has no `requestIdleCallback`.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work);
}
