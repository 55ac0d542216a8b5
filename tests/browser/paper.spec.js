/** A lesson on paper: each stop is what the page shows there, on pages that are full and files that are small. */
import { readFile, stat } from 'node:fs/promises';
import { wordsOf } from '../../www/i18n/index.js';
import { LESSONS } from '../../www/lessons/index.js';
import { readFileSync } from 'node:fs';
import { IS_LONG } from '../long.js';
import { expect, test } from './light.js';

/** @import { Page } from '@playwright/test' */
/** @import { SearchLight } from '../../www/element/search-light.js' */
/** @import { ExportOptions } from '../../www/ui/export/options.js' */
/** @import { Light } from './light.js' */
/** @import { LessonStop } from '../../www/lessons/types.js' */

const wordsIn = (/** @type {string} */ name) =>
  wordsOf('en', readFileSync(new URL(`../../www/i18n/${name}.en.ftl`, import.meta.url), 'utf8'));
const told = wordsIn('notes');
const given = wordsIn('lessons');
const lessons = await Promise.all(
  Object.values(LESSONS).map(async ({ load }) => (await load()).lesson),
);

/** Bytes of a saved sheet for each of its stops, pictures and all; with bitmaps there were 900,000. */
const MOST_BYTES = 350_000;

/** Saves the sheet of a lesson. @param {Light} light @returns {Promise<string>} where the file is */
async function save(light) {
  await light.root.getByRole('button', { name: given.text('lesson.present') }).click();
  const coming = light.page.waitForEvent('download');
  await light.root.getByRole('button', { name: told.text('present.save'), exact: true }).click();
  const path = await (await coming).path();
  await expect(light.root.locator('progress')).toHaveCount(0);
  await light.closeDialog();
  return path;
}

/** Places that a frame of the page stands around, but that no printed picture shows. */
const NOT_DRAWN = ['result', 'reason'];

/** What each page of a sheet says and draws. @param {Page} reader */
const pagesOf = (reader) =>
  reader.locator('section').evaluateAll((sections) =>
    sections.map((section) => {
      const source = section.querySelector('figure img')?.getAttribute('src') ?? '';
      const drawing = decodeURIComponent(source.slice(source.indexOf(',') + 1));
      const answer = section.querySelector('.answer')?.textContent ?? '';
      return { title: section.querySelector('h1')?.textContent ?? '', answer, drawing };
    }),
  );

/**
 * A drawing without the names that are drawn by lot, and without bitmaps.
 * @param {string} drawing
 */
function plain(drawing) {
  const names = [...new Set([...drawing.matchAll(/ id="(\w+)"/g)].map(([, name]) => name))];
  const bare = drawing.replace(/ href="data:[^"]*"/g, '');
  return names.reduce((text, name, at) => text.replaceAll(name, `name${at}`), bare);
}

/** The words of a drawing. @param {string} drawing */
const wordsDrawn = (drawing) =>
  [...drawing.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, word]) => word);

/**
 * What the page shows at a stop: the picture, with and without what is highlighted, what is counted, how many wait
 * that the strip has no room for, and the answer.
 * @param {Light} light
 * @param {LessonStop} stop
 * @param {{ at: number, drawing: string }} printed
 */
const shownAt = (light, { light: lit, question }, { at, drawing }) =>
  light.root.evaluate(
    async (el, { index, options }) => {
      const film = /** @type {SearchLight} */ (el);
      await film.goToStop(index);
      const view = film.stops[index].view || 'both';
      const asked = { ...options, view, paper: true, letters: 20, strip: true };
      const draw = async (/** @type {object} */ job) =>
        (await film.toBlob('image/svg+xml', /** @type {ExportOptions} */ (job))).text();
      const texts = (/** @type {string} */ selector) =>
        [...(el.shadowRoot?.querySelectorAll(selector) ?? [])]
          .filter((part) => part.checkVisibility())
          .map((part) => part.textContent?.trim() ?? '');
      return {
        drawing: await draw(asked),
        unlit: await draw({ ...asked, light: '' }),
        isLit: texts('.spotlight').length > 0,
        answer: texts('.ending :is(.title, .number, .unit, .note)'),
        counts: texts('.legend dd').filter((count) => /\d/.test(count)),
        more: view === 'map' ? [] : texts('.strip-of-queue .of-many b'),
      };
    },
    { index: at, options: { ...sizeOf(drawing), light: lit, question } },
  );

/** @param {string} drawing */
function sizeOf(drawing) {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(drawing) ?? [];
  return { width: Number(width), height: Number(height) };
}

for (const { id, stops } of lessons) {
  const tag = id === 'impossible' ? [] : '@long';
  test(
    `on paper each stop of ${id} is what the page shows there, a full page each`,
    { tag },
    async ({ open, page }) => {
      const light = await open(`?lesson=${id}`);
      await light.button('lesson.leave').waitFor();
      const path = await save(light);
      expect((await stat(path)).size).toBeLessThan(MOST_BYTES * stops.length);
      const reader = await page.context().newPage();
      await reader.setContent((await readFile(path)).toString());
      await expect(reader.locator('.name')).toHaveText([told.text('present.name')]);
      const pages = await pagesOf(reader);
      expect(pages).toHaveLength(stops.length);
      for (const format of IS_LONG ? ['A4', 'Letter'] : ['A4']) {
        const paper = (await reader.pdf({ format })).toString('latin1');
        expect(paper.match(/\/Type\s*\/Page\b/g), format).toHaveLength(stops.length);
      }
      await reader.emulateMedia({ media: 'print' });
      // What is not of the picture takes less than half of a page, and nothing hangs over.
      const full = await reader.locator('section').evaluateAll((sections) =>
        sections.filter((section) => {
          const picture = section.querySelector('figure')?.getBoundingClientRect();
          const { height } = section.getBoundingClientRect();
          return section.scrollHeight <= height + 1 && (picture?.height ?? 0) > height / 2;
        }),
      );
      expect(full).toHaveLength(stops.length);
      await reader.close();
      // What moves to a stop is there at once.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const [at, { title, answer, drawing }] of pages.entries()) {
        // In the short form every second, and those that ask.
        if (!IS_LONG && at % 2 === 1 && !stops[at].question) continue;
        // A stop is there before the space around it is.
        await expect(async () => {
          const shown = await shownAt(light, stops[at], { at, drawing });
          expect(plain(drawing) === plain(shown.drawing), title).toBe(true);
          const { light: lit = '' } = stops[at];
          const isDrawn = shown.isLit && !NOT_DRAWN.includes(lit);
          expect(plain(drawing) !== plain(shown.unlit), `${title}: ${lit}`).toBe(isDrawn);
          expect(answer !== '', `${title}: answer`).toBe(shown.answer.length > 0);
          for (const line of shown.answer) expect(answer, title).toContain(line);
          const words = wordsDrawn(drawing);
          for (const count of [...shown.counts, ...shown.more]) {
            expect(words, title).toContain(count);
          }
        }).toPass({ timeout: 15_000 });
      }
    },
  );
}
