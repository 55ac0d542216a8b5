/**
 * What searches in any order keep and how long a step takes to show, natively; prints one JSON
 * object. A process of its own: `node orders.mjs`.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../../tools/wasm.mjs';

const EXE = process.platform === 'win32' ? '.exe' : '';
const NATIVE = join(ROOT, 'target', 'release', `searchlight-bench${EXE}`);

process.stdout.write(execFileSync(NATIVE, ['orders'], { encoding: 'utf8' }));
