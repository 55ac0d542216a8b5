/** A contestant as a process that stays: it answers `check` and `run <times>` line by line. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/**
 * How long one measurement of a pair's side takes: short, as what else the machine does comes and
 * goes, and should meet both.
 */
const BATCH_MS = 40;
/** A search that takes so long has been compiled by its end. */
const SLOW_MS = 1000;
/** Fewer rounds, though never less than three, where all of them would take longer. */
const ROUNDS_MS = 30_000;

export class Program {
  #child;
  #answers;
  /** How many searches a measurement does. */
  #searches = 1;

  /**
   * @param {string} command
   * @param {string[]} [args]
   */
  constructor(command, args = []) {
    this.#child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    this.#answers = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]();
  }

  /** What it found, in words that are the same from each program that does the same job. */
  check() {
    return this.#ask('check');
  }

  /** Runs until compilers have done their work and a measurement takes about as long as it should. */
  async warmUp() {
    let ms = 0;
    for (let round = 0; round < 4 || ms < BATCH_MS / 2; round++) {
      ms = (await this.#run()) / 1e6;
      const factor = Math.min(10, BATCH_MS / Math.max(ms, 0.01));
      this.#searches = Math.max(1, Math.round(this.#searches * factor));
      if (this.#searches === 1 && (round >= 3 || ms > SLOW_MS)) break;
    }
  }

  /** @returns {Promise<number>} nanoseconds a search */
  async measure() {
    return (await this.#run()) / this.#searches;
  }

  close() {
    this.#child.stdin.end();
  }

  async #run() {
    return Number(await this.#ask(`run ${this.#searches}`));
  }

  /** @param {string} line */
  async #ask(line) {
    this.#child.stdin.write(`${line}\n`);
    const { value, done } = await this.#answers.next();
    if (done) throw new Error(`${this.#child.spawnargs.join(' ')} ended without an answer`);
    return value;
  }
}

/**
 * Measures two programs in turns, each round the other one first.
 * @param {Program} ours
 * @param {Program} other
 * @param {number} rounds at most
 * @returns {Promise<{ours: number, other: number}[]>} nanoseconds a search
 */
export async function duel(ours, other, rounds) {
  const results = [];
  const began = performance.now();
  await ours.warmUp();
  await other.warmUp();
  let most = rounds;
  for (let round = 0; round < most; round++) {
    if (round % 2 === 0) {
      const first = await ours.measure();
      results.push({ ours: first, other: await other.measure() });
    } else {
      const first = await other.measure();
      results.push({ other: first, ours: await ours.measure() });
    }
    // An odd number has a median of its own.
    if (performance.now() - began > ROUNDS_MS) most = Math.max(3, round + 1 + (round % 2));
  }
  return results;
}
