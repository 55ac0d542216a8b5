/**
 * Does some work when the page has nothing else to do, and after two seconds at the latest.
 * @param {() => void} work
 */
export function whenIdle(work) {
  // Safari has no idle callback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work);
}
