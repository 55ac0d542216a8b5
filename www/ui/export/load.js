/** Fetches what makes files, when somebody asks for the first of them. */
import { EngineError } from '../../core/engine.js';

/** @throws {EngineError} `extras` where it does not come */
export async function importExport() {
  try {
    return await import('./export.js');
  } catch {
    throw new EngineError('extras');
  }
}
