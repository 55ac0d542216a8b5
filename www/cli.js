#!/usr/bin/env node
/** `searchlight <puzzle>`: judges' text in, answers out, by the same wasm that the page runs. */
import { existsSync, readFileSync } from 'node:fs';
import { answerInput } from './cli/answers.js';
import { readArguments, readOptions } from './cli/arguments.js';
import { help } from './cli/help.js';
import { Output, OutputFailure, complain, tellUsage } from './cli/output.js';
import { EXIT, Refusal } from './cli/refusal.js';
import { words } from './cli/words.js';

/** @returns {Promise<typeof import('./core/engine.js')>} */
async function loadCore() {
  const wasm = new URL('./wasm/searchlight_bg.wasm', import.meta.url);
  if (!existsSync(wasm)) throw new Refusal(EXIT.software, words.text('cli.notBuilt'));
  const engine = await import('./core/engine.js');
  await engine.loadEngine(readFileSync(wasm));
  return engine;
}

/** @param {string[]} args */
async function main(args) {
  const given = readArguments(args);
  const engine = await loadCore();
  const output = new Output();
  if (given.values.help) {
    output.write(help(engine));
    output.flush();
    return;
  }
  const options = readOptions(given, engine.catalogue());
  if (options.link) {
    const { printLink } = await import('./cli/link.js');
    printLink(engine, options, output);
    return;
  }
  const stop = await answerInput(engine, options, output);
  if (stop) throw new Refusal(stop.exitCode, stop.message);
}

/**
 * The exit code for what ended the command, once it is told.
 * @param {unknown} error
 */
function explain(error) {
  if (error instanceof Refusal) {
    complain(error.message);
    if (error.exitCode === EXIT.usage) tellUsage();
    return error.exitCode;
  }
  if (error instanceof OutputFailure) {
    if (error.isUnread) return EXIT.ok;
    const { message: reason, answers: count } = error;
    complain(words.text('cli.unwritten', { reason, count }));
    return EXIT.io;
  }
  const { code = '', fields = {} } = /** @type {{ code?: string, fields?: {} }} */ (error);
  if (!words.has(`error.${code}`)) throw error;
  complain(words.text(`error.${code}`, fields));
  return EXIT.software;
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  process.exitCode = explain(error);
}
