/** What nobody meant to send to the core: any bytes as a link, any text as judges' text. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { Judge, Session, catalogue, initSync, presetLink } from '../../www/wasm/searchlight.js';
import './families.js';

initSync({
  module: readFileSync(new URL('../../www/wasm/searchlight_bg.wasm', import.meta.url)),
});

/** @type {import('../../www/wasm/searchlight.js').PuzzleKind[]} */
const KINDS = catalogue();
/** Small examples of all puzzles. */
const LINKS = KINDS.flatMap(({ id, presets }) =>
  presets.map((preset) => presetLink(id, preset.id)).filter(({ length }) => length < 64),
);
/** Code of the puzzle whose large board only depth-first search has. */
const [, pegs] = presetLink('pegs', 'english');
/** Codes of the games that have a tree only while it is small. */
const TREES = ['nim', 'chomp', 'wythoff'].map((id) => presetLink(id, 'tree')[1]);
const CODES = ['version', 'truncated', 'tooLong', 'puzzle', 'algorithm', 'number'];

test('bytes that are no link give a typed error, and those that are come back as they were', () => {
  const likely = fc.oneof(fc.nat(5), fc.nat(255));
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 24 }),
    fc.array(likely, { maxLength: 12 }).map((rest) => Uint8Array.of(1, 1, ...rest)),
    fc.array(likely, { maxLength: 12 }).map((rest) => Uint8Array.of(1, 0, ...rest)),
    // Small boards of pieces: two bytes for the size, one for each position.
    fc
      .tuple(fc.constantFrom(2, 3), fc.nat(4), fc.array(likely, { maxLength: 9 }))
      .map(([code, side, rest]) => Uint8Array.of(1, code, side, 2, ...rest)),
    // Small tables of games.
    fc
      .tuple(fc.constantFrom(6, 7), fc.array(fc.nat(3), { minLength: 6, maxLength: 8 }))
      .map(([code, rest]) => Uint8Array.of(1, code, ...rest)),
    // Links of all puzzles with one byte changed, or one too many.
    fc
      .tuple(fc.constantFrom(...LINKS), fc.nat(63), likely, fc.nat(1))
      .map(([link, at, byte, replaced]) => {
        const place = at % link.length;
        return Uint8Array.of(...link.slice(0, place), byte, ...link.slice(place + replaced));
      }),
  );
  /** @type {Record<string, number>} */
  const opened = {};
  fc.assert(
    fc.property(bytes, (link) => {
      /** @type {Session} */
      let session;
      try {
        session = new Session(link);
      } catch (error) {
        const { code, instead } = /** @type {{ code: string, instead?: string }} */ (error);
        // A link to a search that a large board cannot have is whole, and names one that it can.
        if (code === 'beyondLimit') {
          assert.equal(instead, link[1] === pegs ? 'dfs' : 'idastar');
          return;
        }
        // So is a link to the tree of a game that is too large for it.
        if (code === 'largeTree') {
          assert.ok(TREES.includes(link[1]), String(link));
          return;
        }
        assert.ok(CODES.includes(code), `${code}: ${error}`);
        return;
      }
      const { family, linkedStep } = session.describe();
      opened[family] = (opened[family] ?? 0) + 1;
      assert.deepEqual(session.link(linkedStep), link);
      session.free();
    }),
    { numRuns: 30_000 },
  );
  for (const family of new Set(KINDS.map((kind) => kind.family))) {
    assert.ok(opened[family] > 20, `only ${opened[family]} links of ${family} opened`);
  }
});

test('links to any step of any instance come back', () => {
  const step = fc.oneof(
    fc.nat(1e6),
    fc.maxSafeNat().map((n) => n % (1e11 + 1)),
  );
  fc.assert(
    fc.property(
      fc.nat(KINDS.length - 1),
      fc.nat(19),
      fc.nat(20),
      step,
      (puzzle, cell, size, at) => {
        const { id, presets } = KINDS[puzzle];
        const first = new Session(presetLink(id, presets[0].id));
        const changes = [
          () => first.edited(cell, false, -1),
          () => first.edited(cell, true, -1),
          () => first.movedTo(cell, true),
          () => first.resized(1 + (size % 5), 1 + (cell % 7)),
        ];
        for (const change of changes) {
          /** @type {Uint8Array} */
          let link;
          try {
            link = change();
          } catch (error) {
            assert.ok('code' in /** @type {object} */ (error));
            continue;
          }
          const session = new Session(link);
          assert.equal(session.describe().linkedStep, 0);
          const deep = new Session(session.link(at));
          assert.equal(deep.describe().linkedStep, at);
          assert.deepEqual({ ...deep.describe(), linkedStep: 0 }, session.describe());
          for (const open of [session, deep]) open.free();
        }
        first.free();
      },
    ),
  );
});

test('no text makes the judge fail otherwise than by an error with a line', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.stringMatching(/^(([1-8] ){7}[1-8]\n){0,6}$/),
    fc.stringMatching(/^[0-3]\n(([1-9]\d{0,2} ){3}[1-9]\n){0,3}$/),
    fc.string({ unit: fc.constantFrom(...'bwSGX.# \n\r\t0123458') }),
  );
  fc.assert(
    fc.property(text, (input) => {
      for (const { id } of KINDS) {
        const judge = new Judge(id, '', 50);
        judge.push(input);
        judge.end();
        const error = judge.error();
        const lines = input.split(/[\r\n]/).length;
        assert.ok(error === null || (error.line >= 1 && error.line <= lines + 1));
        while (judge.remaining() > 0) judge.advance(100);
        judge.free();
      }
    }),
    { numRuns: 500 },
  );
});
