/**
 * Runs all builds in one process: `npm run build`. The builds of the page and of the embed empty
 * their folders, so they run first. The other builds and the types of the package only add files.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { build } from 'vite';
import { BUILDS } from './builds.mjs';
import { buildFamilies, familiesAreStale } from './wasm.mjs';

const [embed, ...others] = Object.keys(BUILDS);

if (familiesAreStale() && !(await buildFamilies()).ok) process.exit(1);
await build();
await build({ mode: embed });
const packaging = once(
  spawn(process.execPath, ['tools/package.mjs'], { stdio: 'inherit' }),
  'exit',
);
for (const mode of others) await build({ mode });
const [code] = await packaging;
if (code !== 0) process.exitCode = 1;
