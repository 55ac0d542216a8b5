/** `searchlight picture`: pictures and animations without a browser. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { GifReader } from 'omggif';
import { run } from './command.js';
import { emptyFolder } from './package.js';

const SAMPLE = 'bwwb\nbbwb\nbwwb\nbwww\n';

test('a picture of the answer is written as SVG, PNG or GIF, by the ending of the file', async (context) => {
  const folder = emptyFolder(context);
  const write = async (/** @type {string} */ name, /** @type {string[]} */ ...more) => {
    const file = join(folder, name);
    const { out, err, code } = await run(['picture', 'flip', '-o', file, ...more], SAMPLE);
    assert.deepEqual([out, err, code], ['', '', 0]);
    return readFileSync(file);
  };
  const size = ['--width', '480', '--height', '270'];
  const svg = String(await write('board.svg', ...size));
  assert.ok(/^<svg[^>]* viewBox="0 0 480 270"/.test(svg));
  for (const said of ['step 2,255 of 65,536', '4 moves', 'nearest goal, found'])
    assert.ok(svg.includes(`>${said}<`), said);
  assert.ok(!svg.includes(' style='));
  const png = await write('board.PNG', ...size, '--view', 'map', '--theme', 'dark');
  assert.equal(png.toString('latin1', 1, 4), 'PNG');
  assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [480, 270]);
  const film = ['--step', '12', '--width', '160', '--height', '120', '--lang', 'vi'];
  const reader = new GifReader(await write('film.gif', ...film));
  // One frame for each of the steps 0 to 12.
  assert.deepEqual([reader.width, reader.height, reader.numFrames()], [160, 120, 13]);
});

test('a drawing has a halo below the line that is drawn over it', async (context) => {
  const file = join(emptyFolder(context), 'tiles.svg');
  await run(['picture', 'tiles', '--step', '40', '--theme', 'dark', '-o', file], '');
  const paths = [...readFileSync(file, 'utf8').matchAll(/<path [^>]*stroke="(rgb[^"]+)"[^>]* d="([^"]+)"/g)]; // prettier-ignore
  const under = paths.filter(([, colour, line], index) =>
    paths.slice(index + 1).some(([, other, same]) => same === line && other !== colour),
  );
  // That of the move's arrow, at least.
  assert.ok(under.length > 0);
});

test('pictures of every family have their words, and the end is the last step', async (context) => {
  const folder = emptyFolder(context);
  for (const [puzzle, said] of /** @type {const} */ ([
    ['maze', /Goal|goal/],
    ['queens', /queen/],
    ['subtract', /step 67 of 67/],
    ['tictactoe', /step 367 of 367/],
    ['jugs', /step 58 of 58/],
  ])) {
    const file = join(folder, `${puzzle}.svg`);
    const { err, code } = await run(['picture', puzzle, '--step', 'end', '--output', file], '');
    assert.deepEqual([err, code], ['', 0], puzzle);
    const svg = readFileSync(file, 'utf8');
    assert.ok(said.test(svg), puzzle);
    // No message is missing: its key would be written.
    assert.ok(!/>[a-z-]+(\.[\w-]+)+</i.test(svg), puzzle);
  }
});

test('options that are wrong are told with what was expected, and nothing is written', async (context) => {
  const folder = emptyFolder(context);
  const file = join(folder, 'board.svg');
  for (const [args, told] of /** @type {[string[], RegExp][]} */ ([
    [[], /--output with a file that ends with \.svg, \.png or \.gif, found “”/],
    [['-o', join(folder, 'board.jpg')], /\.svg, \.png or \.gif, found “.*board\.jpg”/],
    [['-o', file, '--step', 'soon'], /a whole number, “answer” or “end”, found “soon”/],
    [['-o', file, '--step', '-1'], /needs a value|a whole number/],
    [['-o', file, '--view', 'all'], /--view needs one of both, board, map, found “all”/],
    [['-o', file, '--theme', 'auto'], /--theme needs one of light, dark, found “auto”/],
    [['-o', file, '--width', '20'], /--width needs a whole number of px from 64 to 4,?096/],
    [['-o', file, '--height', '4097'], /--height needs .*, found “4097”/],
    [['-o', file, '--stop', '3 Three'], /--stop belongs to “searchlight link”/],
  ])) {
    const { out, err, code } = await run(['picture', 'flip', ...args], SAMPLE);
    assert.deepEqual([out, code], ['', 64], args.join(' '));
    assert.match(err, told);
  }
  const alone = await run(['flip', '-o', file], SAMPLE);
  assert.equal(alone.code, 64);
  assert.match(alone.err, /belong to “searchlight picture”/);
  const wrong = await run(['picture', 'flip', '-o', file], 'bwx\n');
  assert.equal(wrong.code, 2);
  const limited = await run(['picture', 'flip', '-o', file, '--max-steps', '9'], SAMPLE);
  assert.equal(limited.code, 3);
  const nowhere = await run(['picture', 'flip', '-o', join(folder, 'no/board.svg')], SAMPLE);
  assert.equal(nowhere.code, 74);
  assert.match(nowhere.err, /could not be written \(ENOENT/);
  assert.equal(existsSync(file), false);
});
