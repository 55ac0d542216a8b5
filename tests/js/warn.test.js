/** Warnings for authors: what was probably meant. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { warn } from '../../www/ui/kit/warnings.js';

test('a misspelt value of an attribute says what was meant', (context) => {
  const { mock } = context.mock.method(console, 'warn', () => {});
  warn('puzzle', 'tils', ['flip', 'tiles']);
  warn('algorithm', 'astar~manhatan~2', ['astar~manhattan|misplaced~1|2']);
  warn('data-settings', 'heuristic=manhatan', ['heuristic=manhattan|misplaced', 'weight=1|2']);
  warn('lang', 'xx', ['en', 'vi']);
  const said = mock.calls.map(({ arguments: [text] }) => /known\.(.*) Allowed/.exec(text)?.[1]);
  assert.deepEqual(said, [
    ' Did you mean "tiles"?',
    ' Did you mean "astar~manhattan~2"?',
    ' Did you mean "heuristic=manhattan"?',
    '',
  ]);
});
