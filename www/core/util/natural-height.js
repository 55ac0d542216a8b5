/**
 * How high an element is by its width, where nobody asks for another height: in a phone's order below
 * 480 px, else four fifths. As a padding in CSS, which can be a share of the width.
 */
export const NATURAL_HEIGHT =
  'max(clamp(0px, (480px - 100%) * 1000, clamp(650px, 330px + 100%, 720px)), min(80%, 680px))';
