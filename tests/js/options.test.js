/** Options in the query of an address: read as generously as links, and written without a rest. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readOption, setOption } from '../../www/core/links/read-option.js';

test('a name is read up to its last valid character, in any letter case', () => {
  const damaged = [
    ...['lesson=sweep', 'lesson="sweep"', 'lesson=%22sweep%22', 'lesson=“sweep”', 'lesson=`sweep`'],
    ...['lesson=sweep?fbclid=1', 'lesson=sweep%26fbclid=1', 'lesson=sweep%2526fbclid=1'],
    ...[
      'lesson=sweep.',
      'lesson=(sweep),',
      'lesson=sweep%E2%80%8B',
      'lesson=sweep…',
      'lesson=sweep+',
    ],
    ...['lesson=SWEEP', 'Lesson=Sweep', 'LESSON=sweep', 'puzzle=flip&amp;lesson=sweep'],
  ];
  for (const search of damaged) assert.equal(readOption(`?${search}`, 'lesson'), 'sweep', search);
});

test('lists and numbers are read whole, a wrong name as it is, and an absent one is none', () => {
  assert.equal(readOption('?predict=next+new,LEVEL.', 'predict'), 'next new,level');
  assert.equal(readOption('?speed=0.5)', 'speed'), '0.5');
  assert.equal(readOption('?lang=zh-Hans', 'lang'), 'zh-hans');
  assert.equal(readOption('?puzzle=<b>chess', 'puzzle'), '<b>chess');
  assert.equal(readOption('?puzzle=%F0', 'puzzle'), '');
  assert.equal(readOption('?predict', 'predict'), '');
  assert.equal(readOption('?lessons=sweep', 'lesson'), null);
});

test('an option that is set or removed leaves no other spelling of its name', () => {
  const url = new URL('https://example.org/?Lesson=sweep&utm=1');
  setOption(url, 'lesson', 'games');
  assert.equal(url.search, '?utm=1&lesson=games');
  setOption(url, 'lesson', '');
  assert.equal(url.search, '?utm=1');
});
