/** Storage that fails: everything works without it. */
import { expect, test } from './light.js';

/** What a storage may do to whoever asks it. @type {[string, () => void][]} */
const STORAGES = [
  [
    'throws',
    () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(globalThis, name, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    },
  ],
  [
    'is full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
  [
    'holds nonsense',
    () => {
      if (!location.protocol.startsWith('http')) return;
      for (const key of ['theme', 'more', 'text.flip', 'future', 'waiting']) {
        for (const storage of [localStorage, sessionStorage]) {
          storage.setItem(`searchlight.${key}`, '<img src=x>\0{"a":');
        }
      }
    },
  ],
];

for (const [fault, spoil] of STORAGES) {
  const tag = fault === 'throws' ? [] : '@long';
  test(`row 21: with a storage that ${fault} everything works`, { tag }, async ({ page, open }) => {
    await page.addInitScript(spoil);
    const light = await open();
    await light.computed();
    await light.openInput();
    await expect(light.text).toHaveValue(fault === 'holds nonsense' ? /img/ : /^[bw\s]+$/);
    await light.read('bwwb\nbbwb\nbwwb\nbwww\n');
    await expect(light.answers).toHaveCount(1);
    await light.closeDialog();
    await light.openMore();
    await page.getByRole('button', { name: /^Theme/ }).click();
    await light.goTo(100);
    await expect(light.alert).toHaveCount(0);
  });
}
