/** A core that breaks down where a test wants it to. */

/** @import { Page } from '@playwright/test' */

/**
 * What tests find in the page beside the elements: the export whose next call traps, empty for none,
 * and those that were called.
 * @typedef {{ breaks: string, called: Set<string> }} Rig
 */

/** Has the export that `rig.breaks` names trap, once. @param {Page} page */
export function rigCore(page) {
  return page.addInitScript(() => {
    const rig = /** @type {Rig} */ ({ breaks: '', called: new Set() });
    Object.assign(globalThis, { rig });
    const { Instance } = WebAssembly;
    /** @param {WebAssembly.Module} module @param {WebAssembly.Imports} imports */
    function Rigged(module, imports) {
      const exports = { ...new Instance(module, imports).exports };
      for (const [name, work] of Object.entries(exports)) {
        if (typeof work !== 'function' || name.startsWith('__wbindgen')) continue;
        exports[name] = (/** @type {unknown[]} */ ...asked) => {
          rig.called.add(name);
          if (rig.breaks !== name) return work(...asked);
          rig.breaks = '';
          throw new WebAssembly.RuntimeError('unreachable');
        };
      }
      return { exports };
    }
    Object.assign(WebAssembly, { Instance: Rigged });
  });
}
