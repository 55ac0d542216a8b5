/** Lazy import of the export code. */
import { importChunk } from '../../core/net/lazy-import.js';
import { EngineError } from '../../core/engine/session.js';

/** Imports the export code. @throws {EngineError} `extras` if the import fails */
export async function importExport() {
  try {
    return await importChunk(() => import('./export.js'));
  } catch {
    throw new EngineError('extras');
  }
}
