/** `searchlight link`: state strings for authors. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decodeState } from '../../www/core/links/state-parts.js';
import { run } from './command.js';

const SAMPLE = 'bwwb\nbbwb\nbwwb\nbwww\n';

test('link prints the state string of the text, or of the first example, and what to write', async () => {
  const { out, err, code } = await run(['link', 'flip', '--step', '9000'], SAMPLE);
  const [state, , ...snippet] = out.split('\n');
  assert.deepEqual([state, err, code], ['AQEEBJi7AgAAqEY', '', 0]);
  assert.ok(snippet.join('\n').includes(`<search-light input="${state}"></search-light>`));
  assert.match(snippet.join('\n'), /<link [^>]*searchlight\.css">/, 'what keeps its place free');
  assert.equal((await run(['link', 'flip', '--step', '9000'])).out, out);
  const other = await run(
    ['link', 'flip', '--algorithm', 'bidirectional', '--stop', '7 Seven'],
    SAMPLE,
  );
  const { link, stops } = decodeState(other.out.split('\n')[0]);
  assert.notDeepEqual(link, decodeState('AQEEBJi7AgAAAA').link);
  assert.deepEqual([stops[0].at, stops[0].caption], [7, 'Seven']);
  const named = await run(['link', 'flip', '--stop', 'answer  Four moves'], SAMPLE);
  const [stop] = decodeState(named.out.split('\n')[0]).stops;
  assert.deepEqual([stop.at, stop.caption], ['answer', 'Four moves']);
});

test('link refuses what it cannot read, and its options belong to it', async () => {
  const wrong = await run(['link', 'flip'], 'bwx\n');
  assert.deepEqual([wrong.out, wrong.code], ['', 2]);
  for (const args of [
    ['link'],
    ['link', 'flop'],
    ['link', 'flip', '--step', 'x'],
    ['flip', '--step', '3'],
    ...['', ' ', 'The end', '100', '1.5 Half', '-3 Early', '1e3 Far', '9999999999999 Too far'].map(
      (stop) => ['link', 'flip', `--stop=${stop}`],
    ),
  ]) {
    assert.equal((await run(args, SAMPLE)).code, 64, args.join(' '));
  }
});

test('rows joined by blanks are explained, and letters that stand apart are a row', async () => {
  const joined = await run(['flip'], 'bwwb bbwb bwwb bwww\n');
  assert.deepEqual([joined.out, joined.code], ['', 2]);
  assert.match(joined.err, /line 1: expected one row of the board.*"bwwb bbwb bwwb bwww"/);
  assert.equal((await run(['flip'], SAMPLE.replace(/\b|\B(?=\w)/g, ' '))).out, '4\n');
});
