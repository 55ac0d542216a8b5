/**
 * The same as worker.mjs, but the contestant runs in a page, in a browser of its own:
 * `node page-worker.mjs <program> <job>`.
 */
import { createInterface } from 'node:readline';
import { CHROMIUM, moduleOf, openPage } from './chromium.mjs';

if (!CHROMIUM) throw new Error('Chromium is not here');
const { browser, page } = await openPage(CHROMIUM);
const module = moduleOf('page-contestant.mjs');
const [program, job] = process.argv.slice(2);
await page.evaluate(
  async ([path, ...names]) => (await import(path)).start(...names),
  [module, program, job],
);
for await (const line of createInterface({ input: process.stdin })) {
  const answer = await page.evaluate(
    async ([path, asked]) => (await import(path)).answer(asked),
    [module, line],
  );
  console.log(answer);
}
await browser.close();
