/**
 * The runs of seeds through the wasm, as `tests/rust/tests/seeds.rs` runs them natively. Imports
 * nothing, so that a page of the browser tests can load it beside the wasm.
 */

/** @import * as Glue from '../www/wasm/searchlight.js' */

/** A puzzle's line in tests/golden/seeds.json. @typedef {{ puzzle: string, blocks: string[] }} Line */

const SEEDS_A_BLOCK = 100;
const STEPS = 200;
const DISTANCES = 3;
const FNV_PRIME = 0x100_0000_01b3n;

/**
 * What is to be known of a puzzle: its default algorithm and the link to its first example.
 * @typedef {{ algorithm: string, link: number[] }} Kind
 */

/**
 * Joins a number to a fingerprint as FNV-1a joins bytes.
 * @param {bigint} all
 * @param {bigint} next
 */
const joined = (all, next) => BigInt.asUintN(64, (all ^ next) * FNV_PRIME);

/**
 * The fingerprints of a block's seeds in one, each of its link and its run: the runs of some games are
 * the same wherever the game starts.
 * @param {typeof Glue} core
 * @param {Kind} kind
 * @param {number} block
 */
export function fingerprintOfBlock(core, kind, block) {
  const preset = new core.Session(Uint8Array.from(kind.link));
  const example = new core.Session(preset.withAlgorithm(kind.algorithm));
  preset.free();
  const { canBeSurveyed } = example.describe();
  while (canBeSurveyed && !example.advanceSurvey(1 << 20));
  let all = 0n;
  for (let seed = block * SEEDS_A_BLOCK; seed < (block + 1) * SEEDS_A_BLOCK; seed++) {
    const link = canBeSurveyed
      ? example.random(1 + (seed % DISTANCES), seed)
      : drawnInItsSize(core, example, seed);
    const ofLink = link.reduce((sum, byte) => joined(sum, BigInt(byte)), 0n);
    all = joined(all, joined(ofLink, fingerprintOf(core, link)));
  }
  example.free();
  return all.toString(16).padStart(16, '0');
}

/**
 * Draws on a board of the size that the seed chooses, if the puzzle has one of that size.
 * @param {typeof Glue} core
 * @param {Glue.Session} example
 * @param {number} seed
 */
function drawnInItsSize(core, example, seed) {
  let resized;
  try {
    resized = new core.Session(example.resized(3 + (seed % 25), 3 + (Math.floor(seed / 25) % 40)));
  } catch {
    return example.random(-1, seed);
  }
  const link = resized.random(-1, seed);
  resized.free();
  return link;
}

/**
 * @param {typeof Glue} core
 * @param {Uint8Array} link
 */
function fingerprintOf(core, link) {
  const session = new core.Session(link);
  // Some runs take a budget for what comes before their first step.
  while (session.advance(0) < STEPS && !session.outcome()) session.advance(STEPS);
  const hash = core.fingerprint(session, 0, STEPS);
  session.free();
  return BigInt(`0x${hash}`);
}
