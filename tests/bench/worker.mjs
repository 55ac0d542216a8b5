/**
 * One contestant in a process of its own, so that nobody's types slow another one down:
 * `node worker.mjs <program> <job>` reads `check` and `run <times>`, one a line, and answers with
 * what it found or the nanoseconds that it took.
 */
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { contestant } from './contestants.mjs';

const [program, name] = process.argv.slice(2);
const job = await contestant(program, name, (url) => readFile(url));
for await (const line of createInterface({ input: process.stdin })) {
  if (line.startsWith('run ')) {
    const began = process.hrtime.bigint();
    job.run(Number(line.slice(4)));
    console.log(String(process.hrtime.bigint() - began));
  } else {
    console.log(job.report());
  }
}
