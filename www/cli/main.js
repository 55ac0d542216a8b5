#!/usr/bin/env node
/**
 * `searchlight <puzzle>`: reads judges' input (a contest's test data) and prints the answers, with
 * the wasm of the page.
 */
import { existsSync, readFileSync } from 'node:fs';
import { readArguments, readOptions } from './arguments.js';
import { Output, OutputFailure, complain, tell } from './output.js';
import { EXIT, Refusal } from './exit-codes.js';
import { readWords, systemReason } from './messages.js';

/** @returns {Promise<typeof import('../core/engine/session.js')>} */
async function loadCore() {
  const wasm = new URL('../wasm/searchlight_bg.wasm', import.meta.url);
  if (!existsSync(wasm)) {
    throw new Refusal(EXIT.software, (words) => words.text('cli.notBuilt'));
  }
  const engine = await import('../core/engine/session.js');
  await engine.loadEngine(readFileSync(wasm));
  return engine;
}

/**
 * Runs the command. Imports each part only when needed: for short searches, start-up takes most of
 * the time.
 * @param {string[]} args
 */
async function main(args) {
  const given = readArguments(args);
  if (given.values.help) return printHelp();
  const options = readOptions(given);
  const engine = await loadCore();
  const output = new Output();
  if (options.link) {
    const { printLink } = await import('./link.js');
    return printLink(engine, options, output);
  }
  if (options.picture) {
    const { writePicture } = await import('./picture.js');
    return writePicture(engine, options);
  }
  const { answerInput } = await import('./answers.js');
  const stop = await answerInput(engine, options, output);
  if (stop) throw stop;
}

async function printHelp() {
  const { help } = await import('./help.js');
  const output = new Output();
  output.write(help(await loadCore(), await readWords()));
  output.flush();
}

/**
 * Prints why the command ended, and returns the exit code.
 * @param {unknown} error
 */
async function explain(error) {
  const isUnread = error instanceof OutputFailure && error.isUnread;
  if (isUnread) return EXIT.ok;
  const words = await readWords();
  if (error instanceof Refusal) {
    complain(error.tell(words));
    if (error.exitCode === EXIT.usage) tell(`${words.text('cli.usage')}\n`);
    return error.exitCode;
  }
  if (error instanceof OutputFailure) {
    const reason = systemReason(words, error.cause);
    complain(words.text('cli.unwritten', { reason, count: error.answers }));
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
  process.exitCode = await explain(error);
  // End the process by the signal: if the command only returned an exit code, a loop in the shell
  // would go on.
  if (error instanceof Refusal && error.signal) process.kill(process.pid, error.signal);
}
