/**
 * Parts of the controls that an author may choose by the attribute `controls`. An attribute that
 * names none of them chooses one of the presets `full`, `mini` and `none`.
 */

/** Names of the parts. */
export const CONTROL_PARTS = [
  'menus',
  'play',
  'timeline',
  'counter',
  'size',
  'tempo',
  'more',
  'fullscreen',
];

/** Returns the words of an attribute with a list. @param {string} list */
export const wordsIn = (list) =>
  list
    .toLowerCase()
    .split(/[\s,+]+/)
    .filter(Boolean);

/**
 * Returns the CSS classes that hide the parts which a list does not name; none for a preset.
 * @param {string} controls value of the attribute
 */
export function hidingClasses(controls) {
  const asked = wordsIn(controls);
  if (!CONTROL_PARTS.some((part) => asked.includes(part))) return '';
  const left = CONTROL_PARTS.filter((part) => !asked.includes(part));
  return left.map((part) => `no-${part}`).join(' ');
}
