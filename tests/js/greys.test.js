/** What can be told apart without colours, on a screen of greys and on paper: the roles of states and cells. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { areaColour, ROLES as AREAS } from '../../www/families/state-space/map/role-colours.js';
import { cividis, rgbOf } from '../../www/canvas/colour.js';
import { ROLES } from '../../www/canvas/theme.js';
import { coloursOf, contrast, rulesOfAll } from './stylesheets.js';

/** @import { Theme } from '../../www/canvas/types.js' */
/** @typedef {'light' | 'dark'} Scheme */

const RULES = rulesOfAll();
/** Least contrast of two areas of the map: hatching and outlines come on top of it. */
const LEAST = 1.7;

/** What a sheet of `www/ui` declares. @param {string} name */
const declaredIn = (name) =>
  Object.assign(
    {},
    ...RULES.filter(({ path }) => path === `www/ui/styles/${name}.js`).map(
      ({ declared }) => declared,
    ),
  );

/**
 * @param {Scheme} scheme
 * @param {boolean} isStrong
 * @returns {Theme}
 */
function themeOf(scheme, isStrong) {
  const declared = { ...declaredIn('tokens'), ...(isStrong ? declaredIn('contrast-style') : {}) };
  const rules = [{ path: '', selector: '', declared }];
  const colours = ROLES.map((role) => {
    const [colour] = coloursOf(`var(--${role})`, scheme, rules);
    assert.ok(colour, role);
    const name = role.replace(/-(.)/, (_, letter) => letter.toUpperCase());
    return [name, `rgb(${colour.join(', ')})`];
  });
  const theme = { ...Object.fromEntries(colours), font: '', type: 1, depth: cividis };
  return /** @type {Theme} */ (theme);
}

const light = themeOf('light', false);
const THEMES = {
  light,
  dark: themeOf('dark', false),
  'light with strong contrast': themeOf('light', true),
  'dark with strong contrast': themeOf('dark', true),
  paper: { ...light, air: '#ffffff', page: '#ffffff' },
};

/** Pairs that are closer than they may be. @param {Record<string, string>} colours */
function tooClose(colours) {
  const all = Object.entries(colours);
  return all.flatMap(([name, colour], at) =>
    all.slice(at + 1).flatMap(([other, second]) => {
      const ratio = contrast(rgbOf(colour), rgbOf(second));
      return ratio < LEAST ? [`${name} and ${other}: ${ratio.toFixed(2)}`] : [];
    }),
  );
}

for (const [name, theme] of Object.entries(THEMES)) {
  test(`in greys the areas of the map are three, and none is the ground: ${name}`, () => {
    const areas = AREAS.map((role) => [role, areaColour(role, 'role', 0, theme)]);
    assert.deepEqual(tooClose(Object.fromEntries(areas)), []);
    const { unseen, expanded } = Object.fromEntries(areas);
    for (const area of [unseen, expanded]) {
      assert.deepEqual(tooClose({ area, ground: theme.page }), []);
    }
  });

  test(`in greys a cell that wins is none that is not filled yet: ${name}`, () => {
    assert.deepEqual(tooClose({ wins: theme.win, unfilled: theme.unseen }), []);
  });
}
