/**
 * Default height of the element, as a CSS value that can be a percentage of the width: 650 to 720
 * px for a width under 480 px (the phone layout), else 80% of the width, at most 680 px.
 */
export const NATURAL_HEIGHT =
  'max(clamp(0px, (480px - 100%) * 1000, clamp(650px, 330px + 100%, 720px)), min(80%, 680px))';
