/** A core that fails where a test wants it to. */

/** @import { Page } from '@playwright/test' */

/**
 * Data that tests find in the page beside the elements: the export whose next call traps (empty for
 * none), the exports that were called, the session that was called last, and the session whose
 * calls trap (0 for any).
 * @typedef {{ breaks: string, called: Set<string>, last: unknown, only: unknown }} Rig
 */

/** Makes the export that `rig.breaks` names trap once. @param {Page} page */
export function rigCore(page) {
  return page.addInitScript(() => {
    const rig = /** @type {Rig} */ ({ breaks: '', called: new Set(), last: 0, only: 0 });
    Object.assign(globalThis, { rig });
    const { Instance } = WebAssembly;
    /** @param {WebAssembly.Module} module @param {WebAssembly.Imports} imports */
    function Rigged(module, imports) {
      const exports = { ...new Instance(module, imports).exports };
      for (const [name, work] of Object.entries(exports)) {
        if (typeof work !== 'function' || name.startsWith('__wbindgen')) continue;
        exports[name] = (/** @type {unknown[]} */ ...asked) => {
          rig.called.add(name);
          if (name.startsWith('session_')) [rig.last] = asked;
          const isOther = rig.only !== 0 && rig.only !== asked[0];
          if (rig.breaks !== name || isOther) return work(...asked);
          rig.breaks = '';
          throw new WebAssembly.RuntimeError('unreachable');
        };
      }
      return { exports };
    }
    Object.assign(WebAssembly, { Instance: Rigged });
  });
}
