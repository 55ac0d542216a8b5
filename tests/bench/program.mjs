/** A contestant as a process that stays: it answers `check` and `run <searches>` line by line. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** How long one measurement of a pair's side takes. */
const BATCH_MS = 100;

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

  /** What it found: the sizes of the levels and a hash of order and parents. */
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
      if (this.#searches === 1 && round >= 3) break;
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
 * @param {number} rounds
 * @returns {Promise<{ours: number, other: number}[]>} nanoseconds a search
 */
export async function duel(ours, other, rounds) {
  const results = [];
  await ours.warmUp();
  await other.warmUp();
  for (let round = 0; round < rounds; round++) {
    if (round % 2 === 0) {
      const first = await ours.measure();
      results.push({ ours: first, other: await other.measure() });
    } else {
      const first = await other.measure();
      results.push({ other: first, ours: await ours.measure() });
    }
  }
  return results;
}
