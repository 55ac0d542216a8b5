/** What a person asks of a search among choices besides watching it: proofs, and judges' text. */
import { expect, test, words } from './light.js';

test('says at once that an odd board has no closed tour', async ({ open }) => {
  const light = await open('#AQQFBQAAAAAAAA');
  await expect(light.says('answer.colours', { less: 12, more: 13 })).toBeVisible();
});

test(
  'keeps what was typed, and the answers before a wrong line',
  { tag: '@long' },
  async ({ open }) => {
    const light = await open('?puzzle=knight');
    const text = '6 0 0\n0 0 0\n';
    await light.read(text);
    await expect(light.answers).toHaveCount(1);
    await expect(
      light.dialog.getByText(
        words.text('input.error.number', { line: 2, least: 1, most: 200, found: '0' }),
      ),
    ).toBeVisible();
    await expect(light.text).toHaveValue(text);
  },
);

test('shows the mines that fit every number', { tag: '@long' }, async ({ open }) => {
  const light = await open('?puzzle=mines');
  await light.toEnd();
  await expect(light.says('mines.answer.found', { count: 26 })).toBeVisible();
});
