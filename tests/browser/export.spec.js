/** Files to take away: pictures, films, a sheet of the stops, counters. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GifReader } from 'omggif';
import { IS_LONG, some } from '../long.js';
import { run } from '../js/command.js';
import { paletteOf } from '../../www/ui/export/palette.js';
import { openHost } from './hosts.js';
import { Light, errorCodes, expect, requestsOf, test, words } from './light.js';

/**
 * @import { Page } from '@playwright/test'
 * @import { SearchLight } from '../../www/element/search-light.js'
 */

/** Notes each picture of a film as it is drawn, before it becomes one of the file. @param {Page} page */
const noteDrawn = (page) =>
  page.addInitScript(() => {
    const drawn = /** @type {Uint8ClampedArray[]} */ ([]);
    const violations = /** @type {string[]} */ ([]);
    Object.assign(globalThis, { drawn, violations });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      // Some browsers look for an icon by themselves.
      if (!/favicon/.test(blockedURI)) violations.push(`${violatedDirective} ${blockedURI}`);
    });
    const read = CanvasRenderingContext2D.prototype.getImageData;
    CanvasRenderingContext2D.prototype.getImageData = function (...args) {
      const image = read.apply(this, args);
      if (image.width > 200) drawn.push(image.data.slice());
      return image;
    };
  });

/** How many pictures have been drawn. @param {Page} page */
const drawn = (page) => page.evaluate(() => /** @type {any} */ (globalThis).drawn.length);

/** Bytes from the page. @param {string} text in base64 */
const bytesOf = (text) => new Uint8Array(Buffer.from(text, 'base64'));

test(
  'row 27: a film read by an independent reader is picture by picture what was drawn, on the strictest page',
  { tag: '@firefox-long' },
  async ({ page }) => {
    await noteDrawn(page);
    await page.goto('hosts/strict.html');
    const light = new Light(page);
    await light.computed();
    await light.goTo(1000);
    const made = await light.root.evaluate(async (el) => {
      const base64 = (/** @type {Uint8Array | Uint8ClampedArray} */ bytes) =>
        btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
      const size = { width: 400, height: 300 };
      const film = { ...size, frames: 8, from: 20, to: 27, seconds: 2 };
      const blob = await /** @type {any} */ (el).toBlob('image/gif', film);
      const pictures = /** @type {any} */ (globalThis).drawn.slice();
      for (const type of ['image/png', 'image/svg+xml', 'text/html', 'text/csv']) {
        const stops = [{ step: 5, caption: 'the <first> move' }];
        await /** @type {any} */ (el).toBlob(type, { ...size, frames: 5, stops });
      }
      const file = base64(new Uint8Array(await blob.arrayBuffer()));
      return { type: blob.type, file, pictures: pictures.map(base64) };
    });
    const reader = new GifReader(bytesOf(made.file));
    expect([made.type, reader.width, reader.height, reader.numFrames()]).toEqual([
      'image/gif',
      400,
      300,
      8,
    ]);
    const seen = new Uint8Array(4 * 400 * 300);
    const pixels = made.pictures.map(
      (/** @type {string} */ picture) => new Uint32Array(bytesOf(picture).buffer),
    );
    // The first four were looked at for the colours.
    const palette = paletteOf(pixels.slice(0, 4));
    for (const [frame, picture] of pixels.slice(4).entries()) {
      reader.decodeAndBlitFrameRGBA(frame, seen);
      let wrong = 0;
      let near = 0;
      for (const [index, pixel] of picture.entries()) {
        const read = [...seen.subarray(4 * index, 4 * index + 3)];
        const wanted = palette.colours[palette.indexOf(pixel)];
        if (read.some((part, at) => part !== wanted[at])) wrong += 1;
        const parts = [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255];
        if (read.every((part, at) => Math.abs(part - parts[at]) <= 4)) near += 1;
      }
      expect(wrong, `frame ${frame}: pixels that are not what was drawn`).toBe(0);
      // A GIF has 256 colours: of what edges are softened by, some are the nearest there is.
      expect(near / picture.length, `frame ${frame}`).toBeGreaterThan(0.95);
    }
    expect(new Set(made.pictures.slice(4)).size, 'each step looks different').toBe(8);
    await light.expectStep(1000);
    expect(await page.evaluate(() => /** @type {any} */ (globalThis).violations)).toEqual([]);
  },
);

test('row 27: a film that is cancelled ends there: no file, no further picture, and the page goes on', async ({
  page,
}) => {
  await noteDrawn(page);
  const light = await openHost(page);
  const ended = await light.root.evaluate(async (el) => {
    const ending = new AbortController();
    const all = /** @type {any} */ (globalThis).drawn;
    let atAbort = 0;
    const film = {
      ...{ width: 300, height: 300, frames: 40, signal: ending.signal },
      onProgress: (/** @type {number} */ done) => {
        if (done !== 20) return;
        ending.abort();
        atAbort = all.length;
      },
    };
    const outcome = await /** @type {any} */ (el).toBlob('image/gif', film).then(
      () => 'a file',
      (/** @type {Error} */ { name }) => name,
    );
    return { outcome, atAbort, after: all.length };
  });
  expect(ended).toEqual({ outcome: 'AbortError', atAbort: 24, after: 24 });
  // And as a person does it.
  await light.openMore();
  const downloads = /** @type {string[]} */ ([]);
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  await light.root.getByRole('textbox', { name: words.text('export.frames') }).fill('900');
  await light.button('export.film').click();
  const bar = light.root.getByRole('progressbar', { name: words.text('export.progress') });
  await expect.poll(() => bar.getAttribute('value').then(Number)).toBeGreaterThan(2);
  await light.button('export.cancel').click();
  await expect(light.root.getByText(words.text('export.cancelled'))).toBeVisible();
  await expect(bar).toHaveCount(0);
  const before = await drawn(page);
  await light.frames();
  expect(await drawn(page)).toBe(before);
  expect(downloads).toEqual([]);
  await light.goTo(300);
});

test('pictures, drawings, counters and a sheet of the stops are saved from the drawer by keyboard', async ({
  page,
  light,
}) => {
  const fetched = requestsOf(page, /assets\/export/);
  await light.goTo(1234);
  await light.root.evaluate((el) => {
    const stops = [
      { step: 17, caption: 'the <first> level' },
      { step: 300 },
      { at: 'expanded 9999' },
      { step: 40, caption: 'of another run', algorithm: 'bidirectional' },
    ];
    Object.assign(el, { stops });
    /** @type {any} */ (el).requestUpdate();
  });
  await light.openMore();
  expect(fetched, 'nobody has asked yet').toEqual([]);
  /** Saves something and reads it. @param {string} key */
  const saved = async (key) => {
    const coming = page.waitForEvent('download');
    await light.button(key).focus();
    await page.keyboard.press('Enter');
    const download = await coming;
    return { name: download.suggestedFilename(), file: await readFile(await download.path()) };
  };
  const picture = await saved('export.picture');
  expect(picture.name).toBe('searchlight-flip-1234.png');
  const room = await light.root.evaluate((el) => el.clientWidth);
  expect(picture.file.readUInt32BE(16)).toBe(room);
  await expect(light.root.getByText(words.text('export.saved'))).toBeVisible();
  const drawing = await saved('export.drawing');
  const sentence = await light.root
    .getByText(/^(Turning|Expanding)/)
    .first()
    .textContent();
  expect(drawing.file.toString()).toContain((sentence ?? '').slice(0, 30));
  const table = await saved('export.table');
  const lines = table.file.toString().trimEnd().split('\r\n');
  expect(lines[0]).toBe('step,expanded,generated,duplicate,frontier,discovered,depth');
  expect([lines.length, lines[1], lines.at(-1)]).toEqual([
    10_001,
    '0,0,0,0,1,1,0',
    '65536,4096,65536,61441,0,4096,7',
  ]);
  const names = /** @type {string[]} */ ([]);
  page.on('download', (download) => names.push(download.suggestedFilename()));
  await light.button('export.stops').focus();
  await page.keyboard.press('Enter');
  // Of another run, and of what does not come, there is none.
  await expect.poll(() => names).toEqual(['searchlight-flip-17.png', 'searchlight-flip-300.png']);
  await expect(light.root.getByText(words.text('export.saved'))).toBeVisible();
  const sheet = await saved('export.sheet');
  const asked = await light.root.evaluate(async (el) =>
    (await /** @type {any} */ (el).toBlob('text/html')).text(),
  );
  expect(asked, 'a sheet is of the element’s stops, if nobody says of which').toBe(
    sheet.file.toString(),
  );
  const reader = await page.context().newPage();
  await reader.setContent(sheet.file.toString());
  await expect(reader.getByRole('figure')).toHaveCount(2);
  await expect(reader.getByText('the <first> level')).toBeVisible();
  await expect
    .poll(() =>
      reader
        .locator('img')
        .evaluateAll((all) => all.map((img) => /** @type {HTMLImageElement} */ (img).naturalWidth)),
    )
    .toEqual([1280, 1280]);
  // The drawing is a picture that any program can show.
  const width = await reader.evaluate(async (text) => {
    const image = new Image();
    image.src = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
    await image.decode();
    return image.naturalWidth;
  }, drawing.file.toString());
  expect(width).toBe(1280);
  await reader.close();
  expect(fetched).toHaveLength(1);
  await light.expectStep(1234);
});

test('a race is taken away lane by lane as it stands, and what cannot be made is refused with a code', async ({
  page,
}) => {
  const codes = await errorCodes(page);
  const light = await openHost(page);
  const refused = (/** @type {string} */ type) =>
    light.root.evaluate(
      (el, kind) =>
        /** @type {any} */ (el).toBlob(kind).then(
          () => '',
          (/** @type {any} */ error) => [error instanceof Error, error.code].join(),
        ),
      type,
    );
  expect(await refused('image/bmp')).toBe('true,exportType');
  expect(await refused('constructor')).toBe('true,exportType');
  await light.root.evaluate(
    (el, state) => /** @type {any} */ (el).setState(state),
    'AQEEBJi7AgAAAA.step.answer.bidirectional',
  );
  await expect.poll(() => refused('text/html')).toBe('true,exportRace');
  const made = await light.root.evaluate(async (el) => {
    const element = /** @type {any} */ (el);
    await element.seek(Infinity);
    const before = element.getState();
    const size = { width: 400, height: 400 };
    const at = async (/** @type {number} */ step) =>
      new Uint8Array(await (await element.toBlob('image/png', { ...size, step })).arrayBuffer());
    const [first, last, again] = [await at(0), await at(Infinity), await at(0)];
    const table = await (await element.toBlob('text/csv', { frames: 2 })).text();
    const drawing = await (await element.toBlob('image/svg+xml', size)).text();
    const unmoved = before === element.getState();
    return {
      differ: String(first) !== String(last),
      same: String(first) === String(again),
      table,
      drawing,
      unmoved,
    };
  });
  expect(made).toMatchObject({ differ: true, same: true, unmoved: true });
  const lines = String(made.table).split('\r\n');
  const [names, , end] = lines.map((line) => line.split(','));
  const counts = await light.root.evaluate((el) => /** @type {any} */ (el).counters);
  for (const [lane, values] of counts.entries()) {
    expect(Number(end[names.indexOf(`${lane + 1} discovered`)])).toBe(values.discovered);
  }
  expect(counts[0].discovered).not.toBe(counts[1].discovered);
  for (const { expanded } of counts) {
    expect(made.drawing).toContain(new Intl.NumberFormat('en').format(expanded));
  }
  // As it is on the page, it has the stars of the answers, and not the arrows of the menus.
  const shown = await light.root.evaluate(async (el) => {
    const drawing = await (await /** @type {any} */ (el).toBlob('image/svg+xml')).text();
    const [star] = el.shadowRoot?.querySelectorAll('.came.best svg path') ?? [];
    const paths = new DOMParser()
      .parseFromString(drawing, 'image/svg+xml')
      .querySelectorAll('path');
    const { fill } = getComputedStyle(star);
    const stars = [...paths].filter((path) => path.getAttribute('fill') === fill);
    return { stars: stars.length, best: el.shadowRoot?.querySelectorAll('.came.best').length };
  });
  expect(shown.best).toBeGreaterThan(0);
  expect(shown.stars).toBe(shown.best);
  expect(await codes(), 'who asked is told, nobody else').toEqual([]);
});

test(
  'a picture of nothing else is what is shown: board, map, words, theme and places as on the page',
  { tag: '@firefox-long' },
  async ({ page }) => {
    await page.goto('hosts/plain.html');
    const light = new Light(page);
    await light.computed();
    await page.addStyleTag({ content: 'body { margin: 0 }' });
    const looks = [
      { width: 1000, puzzle: 'flip', step: 500, theme: 'light' },
      { width: 400, puzzle: 'flip', view: 'map', step: 500, theme: 'dark' },
      { width: 640, puzzle: 'knight', view: 'both', step: 5000, theme: 'dark' },
      { width: 640, puzzle: 'tab', step: 30, theme: 'light' },
      { width: 640, puzzle: 'flip', layout: 'levels', step: 500 },
    ];
    for (const { width, ...look } of looks.slice(0, IS_LONG ? 5 : 4)) {
      const isSaid = await light.root.evaluate(
        async (el, { px, asked }) => {
          const film = /** @type {any} */ (el);
          Object.assign(film.style, { width: `${px}px`, height: '560px' });
          Object.assign(film, asked);
          await film.whenReady();
          for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame);
          const drawing = await (await film.toBlob('image/svg+xml')).text();
          const own = await film.toBlob();
          await film.seek(0);
          const other = await film.toBlob();
          await film.seek(asked.step);
          Object.assign(globalThis, { own, other });
          const { textContent } = new DOMParser().parseFromString(
            drawing,
            'image/svg+xml',
          ).documentElement;
          const letters = (/** @type {string} */ text) => text.replace(/\s/g, '');
          return letters(textContent ?? '').includes(letters(film.sentence));
        },
        { px: width, asked: look },
      );
      expect(isSaid).toBe(true);
      const seen = (await page.screenshot()).toString('base64');
      /** How many pixels in a thousand are others on the page: of its picture, and of that of a step before. */
      const far = await light.root.evaluate(async (el, png) => {
        const root = /** @type {ShadowRoot} */ (el.shadowRoot);
        const parts = [...root.querySelectorAll('.stage, .hero')];
        const tops = parts
          .filter((part) => part.clientHeight > 0)
          .map((part) => part.getBoundingClientRect().y);
        const read = async (/** @type {Blob} */ blob, x = 0, y = 0) => {
          const image = await createImageBitmap(blob);
          const { width: wide, height: high } = image;
          const canvas = new OffscreenCanvas(wide, high);
          const ctx = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d'));
          ctx.drawImage(image, -x, -y);
          return { wide, high, data: ctx.getImageData(0, 0, wide, high).data };
        };
        const { own, other } = /** @type {any} */ (globalThis);
        const shown = await (await fetch(`data:image/png;base64,${png}`)).blob();
        const whole = await read(shown, 0, Math.min(...tops) - 6);
        const differ = async (/** @type {Blob} */ blob) => {
          const { wide, high, data } = await read(blob);
          let count = 0;
          for (let at = 0; at < data.length; at += 4) {
            const row = Math.floor(at / 4 / wide);
            const there = at + 4 * row * (whole.wide - wide);
            const isNear = (/** @type {number} */ k) =>
              Math.abs(data[at + k] - whole.data[there + k]) < 48;
            if (!(isNear(0) && isNear(1) && isNear(2))) count += 1;
          }
          return { wide, share: (1000 * count) / (wide * high) };
        };
        return { own: await differ(own), other: await differ(other) };
      }, seen);
      const told = `${JSON.stringify(look)}: ${far.own.share}, of another step ${far.other.share}`;
      const isSame = far.own.share < 12 && far.other.share > 4 * far.own.share;
      expect([far.own.wide, isSame], told).toEqual([width, true]);
    }
  },
);

test(
  'pictures of maps leave no canvases behind',
  { tag: '@long' },
  async ({ page, open, devtools }) => {
    await page.addInitScript(() => {
      const refs = /** @type {WeakRef<HTMLCanvasElement>[]} */ ([]);
      const create = Document.prototype.createElement;
      Document.prototype.createElement = function (/** @type {any[]} */ ...args) {
        const element = create.apply(this, /** @type {any} */ (args));
        if (args[0] === 'canvas') refs.push(new WeakRef(/** @type {any} */ (element)));
        return element;
      };
      const pixels = () =>
        refs.reduce((sum, ref) => {
          const canvas = ref.deref();
          return sum + (canvas && !canvas.isConnected ? canvas.width * canvas.height : 0);
        }, 0);
      Object.assign(globalThis, { pixels });
    });
    const light = await open(`#${'AQEEBJi7AgAAAA'}`);
    await light.computed();
    await light.goTo(5000);
    const session = await devtools();
    const kept = async () => {
      // What nothing refers to is no leak; what is kept in memory until then must be empty.
      const held = await page.evaluate(() => /** @type {any} */ (globalThis).pixels());
      await session.send('HeapProfiler.collectGarbage');
      return { held, left: await page.evaluate(() => /** @type {any} */ (globalThis).pixels()) };
    };
    const make = (/** @type {string} */ type, /** @type {{}} */ options = {}) =>
      light.root.evaluate(
        (el, [name, size]) => /** @type {any} */ (el).toBlob(name, size).then(() => undefined),
        /** @type {const} */ ([type, { width: 1600, height: 1200, ...options }]),
      );
    await make('image/png', { width: 200, height: 150 });
    const { left: before } = await kept();
    for (const type of ['image/png', 'image/svg+xml', 'image/gif']) {
      await make(type, { frames: 3, to: 5000 });
      const { held, left } = await kept();
      expect(left - before, type).toBeLessThan(1600 * 100);
      expect(held - before, type).toBeLessThan(3 * 1600 * 1200);
    }
  },
);

test('the smallest pictures of every puzzle are drawn', async ({ open }) => {
  const searches = some(
    [
      ...['flip', 'rearrange', 'solitaire', 'tiles astar', 'tiles idastar', 'maze limited'],
      ...['maze uniform', 'knight warnsdorff', 'mines constrained', 'tab full', 'subtract full'],
    ],
    3,
  );
  const light = await open();
  await light.computed();
  const faults = await light.root.evaluate(async (el, names) => {
    const element = /** @type {any} */ (el);
    const said = /** @type {string[]} */ ([]);
    for (const search of names) {
      const [puzzle, algorithm = ''] = search.split(' ');
      Object.assign(element, { puzzle, algorithm });
      await element.whenReady();
      await element.seek(7);
      for (const view of ['board', 'map', 'both']) {
        for (const [width, height] of [
          [64, 64],
          [64, 400],
          [400, 64],
        ]) {
          const options = { width, height, view };
          await element
            .toBlob('image/png', options)
            .catch((/** @type {unknown} */ error) => said.push(`${search} ${view}: ${error}`));
        }
      }
    }
    return said;
  }, searches);
  expect(faults).toEqual([]);
});

/**
 * Elements of a drawing: names, texts and attributes, without the bitmaps of maps. Numbers are
 * rounded, because the matrices of some canvases have single precision.
 * @param {string} svg
 */
const drawnIn = (svg) =>
  [...svg.matchAll(/<(\w+)((?: [\w:-]+="[^"]*")*)\/?>([^<]*)/g)].map(
    ([, name, attributes, text]) => [
      name,
      attributes
        .replace(/ (xlink:)?(href|id|clip-path)="[^"]*"| xmlns(:\w+)?="[^"]*"/g, '')
        .replace(/-?\d+\.\d+/g, (number) => String(Math.round(10 * Number(number)) / 10))
        .trim(),
      text.trim(),
    ],
  );

test('the command draws what the page draws', async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'searchlight-picture-'));
  await page.goto('hosts/plain.html');
  for (const puzzle of ['flip', 'queens']) {
    await test.step(puzzle, async () => {
      const file = join(folder, `${puzzle}.svg`);
      const size = ['--width', '900', '--height', '500'];
      const { err, code } = await run(['picture', puzzle, '--step', '20', '-o', file, ...size], '');
      expect([err, code]).toEqual(['', 0]);
      const { out } = await run(['link', puzzle], '');
      const svg = await page.evaluate(async (input) => {
        const film = /** @type {SearchLight} */ (document.createElement('search-light'));
        Object.assign(film, { input, loading: 'eager', theme: 'light' });
        document.querySelector('search-light')?.replaceWith(film);
        await film.whenReady();
        await film.seek(20);
        while (film.outcome === null) await new Promise(requestAnimationFrame);
        const options = { step: 20, width: 900, height: 500, view: /** @type {const} */ ('both') };
        return (await film.toBlob('image/svg+xml', options)).text();
      }, out.split('\n')[0]);
      expect(drawnIn(await readFile(file, 'utf8'))).toEqual(drawnIn(svg));
    });
  }
  await rm(folder, { recursive: true });
});
