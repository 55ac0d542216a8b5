/** What can be read in both themes: contrast of the colour roles, as the style sheets use them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { coloursOf, contrast, rulesOfAll } from './stylesheets.js';

/** @import { Rule, Theme } from './stylesheets.js' */

const RULES = rulesOfAll();
/** Least contrast of text, and of what else one has to see. https://www.w3.org/TR/WCAG22/ */
const [TEXT, MARK] = [4.5, 3];
/** Where text may lie whose rule names no background. */
const SURFACES = ['var(--page)', 'var(--air)', 'var(--card)', 'var(--sunk)'];
/** What never comes together: what lies on amber has ink of its own, and says so in no quiet word. */
const APART = /^var\(--ink-2\) on var\(--amber\)$/;
/** What has a background and never text on it. */
const MARKS = /::[\w-]+$| (i|svg)$|\.(swatch|pending)$|\.mark\b/;

/** @param {Rule} rule */
const groundOf = ({ declared }) => declared.background ?? declared['background-color'] ?? '';
/** @param {Rule} rule */
const hasGround = (rule) => coloursIn(groundOf(rule), 'light').length > 0;
/** @param {string} value @param {Theme} theme */
const coloursIn = (value, theme) => coloursOf(value, theme, RULES);

/** What is less than it should be. @param {string} text @param {string} ground @param {number} least */
function tooLittle(text, ground, least = TEXT) {
  return /** @type {const} */ (['light', 'dark']).flatMap((theme) => {
    const [texts, grounds] = [coloursIn(text, theme), coloursIn(ground, theme)];
    assert.ok(texts.length > 0 && grounds.length > 0, `no colours: ${text} on ${ground}`);
    const ratio = Math.min(...texts.flatMap((one) => grounds.map((other) => contrast(one, other))));
    return ratio < least ? [`${theme}: ${text} on ${ground}: ${ratio.toFixed(2)}`] : [];
  });
}

test('contrast is that of the standard', () => {
  assert.equal(contrast([0, 0, 0], [255, 255, 255]), 21);
  // The greys that are known as the lightest that pass on white, and the darkest that do not.
  assert.ok(contrast([118, 118, 118], [255, 255, 255]) >= 4.5);
  assert.ok(contrast([119, 119, 119], [255, 255, 255]) < 4.5);
  assert.ok(RULES.length > 300, `${RULES.length} rules`);
});

test('text can be read on the background that its own rule gives it', () => {
  const both = RULES.filter(hasGround).flatMap((rule) => {
    // A state that changes the background only leaves the colour of the text.
    const base = rule.selector.replaceAll(':hover', '');
    const plain = RULES.find((one) => one.path === rule.path && one.selector === base);
    const text = rule.declared.color ?? plain?.declared.color;
    return text ? [{ ...rule, text }] : [];
  });
  assert.ok(both.length > 10, `${both.length} rules`);
  for (const rule of both) {
    assert.deepEqual(tooLittle(rule.text, groundOf(rule)), [], `${rule.path} ${rule.selector}`);
  }
});

test('text can be read wherever its rule lets it lie', () => {
  const paths = new Set(RULES.map(({ path }) => path));
  for (const path of paths) {
    const own = RULES.filter((rule) => rule.path === path && !MARKS.test(rule.selector));
    const texts = own.filter((rule) => rule.declared.color && !hasGround(rule));
    const grounds = own.filter((rule) => hasGround(rule) && !rule.declared.color);
    const isPlain = (/** @type {Rule} */ rule) => !rule.selector.includes(':hover');
    for (const text of new Set(['var(--ink)', ...texts.map(({ declared }) => declared.color)])) {
      for (const ground of new Set([...SURFACES, ...grounds.filter(isPlain).map(groundOf)])) {
        if (APART.test(`${text} on ${ground}`)) continue;
        assert.deepEqual(tooLittle(text, ground), [], path);
      }
    }
  }
});

test('what is no text can be told from what it lies on', () => {
  const marks = ['var(--control-line)', 'var(--accent)', 'var(--current)'];
  const found = marks.flatMap((mark) => tooLittle(mark, 'var(--card)', MARK));
  // A piece has an edge, whatever its own lightness.
  found.push(...tooLittle('var(--piece-edge)', 'var(--board)', MARK));
  found.push(...tooLittle('var(--piece-dark)', 'var(--piece-light)', MARK));
  for (const ground of ['var(--page)', 'var(--air)']) {
    found.push(...tooLittle('var(--unseen)', ground, 1.6));
    for (const word of [
      'var(--frontier-ink)',
      'var(--goal-ink)',
      'var(--forward-ink)',
      'var(--backward-ink)',
    ]) {
      found.push(...tooLittle(word, ground));
    }
  }
  assert.deepEqual(found, []);
});

test('the page has the roles of the element, with the same colours', () => {
  const rolesOf = (/** @type {Rule | undefined} */ rule) =>
    Object.entries(rule?.declared ?? {}).filter(([name]) => name.startsWith('--'));
  const page = rolesOf(RULES.find((rule) => rule.path === 'www/style.css'));
  const element = Object.fromEntries(
    rolesOf(RULES.find(({ declared }) => '--piece-dark' in declared)),
  );
  assert.ok(page.length > 5);
  for (const [name, value] of page) assert.equal(value, element[name], name);
});
