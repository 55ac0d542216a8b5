/** Row 3: whatever comes from outside stays text. */
import { Light, expect, test } from './light.js';
import { IS_LONG } from '../long.js';

/** What each hostile string would do, if anything took it for more than text. */
const DOES = 'globalThis.hit=1';

/** Strings that become script or markup where text is taken for either. */
const HOSTILE = [
  ...['img src=x onerror', 'svg onload', 'body onload', 'details open ontoggle', 'video onerror'],
  ...['input autofocus onfocus', 'iframe onload', 'marquee onstart', 'object onerror', 'a onclick'],
]
  .flatMap((tag) => [
    `<${tag}=${DOES}>`,
    `"><${tag}="${DOES}">`,
    `'><${tag}='${DOES}'>`,
    `</textarea><${tag}=${DOES}>`,
    `</style><${tag}=${DOES}>`,
    `--><${tag}=${DOES}><!--`,
    `\`\${${DOES}}<${tag}=${DOES}>`,
    `%3C${encodeURIComponent(tag)}%3D${encodeURIComponent(DOES)}%3E`,
  ])
  .concat(
    `<script>${DOES}</script>`,
    `</script><script>${DOES}</script>`,
    `<script src="data:text/javascript,${DOES}"></script>`,
    `<iframe srcdoc="<script>${DOES}</script>"></iframe>`,
    `javascript:${DOES}`,
    ` java\tscript:${DOES}//`,
    `data:text/html,<script>${DOES}</script>`,
    `{{constructor.constructor('${DOES}')()}}`,
    `\${${DOES}}`,
    `{ $x }<b data-made>`,
    `?lit$0$`,
    `<!--?lit$0$--><b data-made>`,
    `__proto__`,
    `constructor`,
    `" onfocus="${DOES}" autofocus x="`,
    `x' onclick='${DOES}`,
    `url(javascript:${DOES})`,
    `;}</style><b data-made>`,
    `\u2028${DOES}\u2029`,
    `\u0000<b data-made>\uD800`,
  );

/** All of them, or each element once, each wrapping once, and whatever is like no other. */
const TRIED = IS_LONG ? HOSTILE : HOSTILE.filter((_, index) => index % 9 === 0 || index >= 80);

const ATTRIBUTES = [
  ...['puzzle', 'input', 'algorithm', 'step', 'speed', 'tempo', 'view', 'layout', 'controls'],
  ...['theme', 'lang', 'loading', 'label', 'autoplay', 'readonly', 'lesson'],
];

/** Counts refusals of the page's policy. @param {import('@playwright/test').Page} page */
async function watch(page) {
  await page.addInitScript(() => {
    const violations = /** @type {string[]} */ ([]);
    Object.assign(globalThis, { violations });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      violations.push(`${violatedDirective} ${blockedURI}`);
    });
  });
}

/** What has come of the strings. @param {Light} light */
const harm = (light) =>
  light.root.evaluate((el) => {
    const made = 'img, iframe, script, video, object, marquee, body, b, [data-made], [onfocus]';
    const { hit, violations } = /** @type {any} */ (globalThis);
    return {
      hit: hit ?? 0,
      made: [...(el.shadowRoot?.querySelectorAll(made) ?? [])].map(({ outerHTML }) => outerHTML),
      violations: violations.filter((/** @type {string} */ one) => !/favicon/.test(one)),
    };
  });

const NONE = { hit: 0, made: [], violations: [] };

test('row 3: hostile strings in every attribute, typed text and answer stay text, under strict policies', async ({
  page,
}) => {
  expect(HOSTILE).toHaveLength(100);
  await watch(page);
  await page.goto('hosts/strict.html');
  const light = new Light(page);
  await light.computed();
  await light.root.evaluate(async (el, [strings, names]) => {
    for (const text of strings) {
      for (const name of names) el.setAttribute(name, text);
      await new Promise(requestAnimationFrame);
    }
    for (const name of names) el.removeAttribute(name);
  }, /** @type {const} */ ([TRIED, ATTRIBUTES]));
  await light.frames(2);
  expect(await harm(light)).toEqual(NONE);
  await page.reload();
  await light.computed();
  await light.openInput();
  for (const text of [TRIED.join('\n'), TRIED[0]]) {
    await light.read(text);
    await expect(light.dialog.getByRole('alert')).toBeVisible();
    expect(await harm(light)).toEqual(NONE);
  }
});

test('row 3: hostile strings in address and messages stay text, on the page and in a frame', async ({
  page,
}) => {
  await watch(page);
  const query = (/** @type {string[]} */ strings) =>
    ATTRIBUTES.map((name, index) => `${name}=${encodeURIComponent(strings[index])}`).join('&');
  for (const [path, asks] of [
    ['./', false],
    ['embed/embed.html', true],
  ]) {
    for (let first = 0; first < TRIED.length; first += 34) {
      const strings = TRIED.slice(first).concat(TRIED);
      await page.goto(`${path}?${query(strings)}#${encodeURIComponent(strings[0])}`);
      const light = new Light(page);
      await expect(light.alert.or(light.scrub).first()).toBeVisible();
      expect(await harm(light)).toEqual(NONE);
    }
    const light = new Light(page);
    await light.root.evaluate(async (_, [strings, speaks]) => {
      for (const text of strings) {
        location.hash = text;
        for (const action of speaks ? ['theme', 'seek', 'show', text] : []) {
          const value = { theme: text, step: text, state: text };
          postMessage({ type: 'searchlight', version: 1, action, ...value }, '*');
          postMessage(JSON.stringify({ type: 'searchlight', version: 1, action, ...value }), '*');
        }
        await new Promise(requestAnimationFrame);
      }
    }, /** @type {const} */ ([TRIED, asks]));
    await light.frames(2);
    expect(await harm(light)).toEqual(NONE);
  }
});
