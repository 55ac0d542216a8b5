/**
 * The four layouts of the element, as conditions of `@container light`: wide, narrow, phone and
 * low. Wide needs no condition, because the others override it. The values in the conditions are 2
 * px below the element's size, because the border takes 1 px at each side.
 *
 * | layout | size                                   | arrangement                                    |
 * |--------|----------------------------------------|------------------------------------------------|
 * | wide   | from 1100 px                           | board, map and legend side by side             |
 * | narrow | 800 px to 1099 px                      | the same, with smaller columns and letters     |
 * | low    | under 600 px high, or 480 px to 799 px | board and map side by side above one bar       |
 * | phone  | under 480 px and from 600 px high      | map above board, controls below                |
 *
 * Further conditions select those sizes of a layout at which room is scarce.
 */
import { css } from 'lit';

/** Wide layout, for rules that the other layouts would otherwise have to override. */
export const WIDE = css`(width >= 1098px)`;

/** Narrow layout and all smaller layouts, which build on it. */
export const NARROW = css`(width < 1098px)`;

/** Wide and narrow layout. */
export const LARGE = css`(min-width: 798px) and (min-height: 598px)`;

/** Low and phone layout. */
export const SMALL = css`(width < 798px) or (height < 598px)`;

export const LOW = css`((min-width: 478px) and (width < 798px)) or (height < 598px)`;

export const PHONE = css`(width < 478px) and (min-height: 598px)`;

/** Narrow layout without room for words beside its controls. */
export const TIGHT = css`(width < 958px)`;

/** Large layouts with room for the program beside board and map. */
export const PROGRAM_BESIDE = css`
  ${LARGE} and (min-width: 958px)
`;

/** Wider than a phone and narrower than the narrow layout: a graph takes the whole stage. */
export const BETWEEN = css`(min-width: 478px) and (width < 798px)`;

/** Low layout as wide as half a page: one column of it holds the board, another the map. */
export const HALF = css`(min-width: 558px) and (width < 798px)`;

/** Low layout without room for the numbers of queue and legend beside the board. */
export const SLIM = css`((min-width: 478px) and (width < 558px)) or ((width < 478px) and (height < 598px))`;

/** Low layout as narrow as a phone: it shows the board alone. */
export const SLIMMEST = css`(width < 478px) and (height < 598px)`;

/** Low layout in which one row of text is left out. */
export const LOWER = css`(height < 478px)`;

/** Low layout with small text, so that the picture keeps its size. */
export const LOWEST = css`(height < 418px)`;

/** Low layout with room only for picture, caption and bar. */
export const BARE = css`(height < 298px)`;

/**
 * Phone layout that is too short for everything: information that is shown elsewhere, too, is
 * hidden.
 */
export const SHORT_PHONE = css`(width < 478px) and (min-height: 598px) and (height < 719px)`;

/** Phone layout on the narrowest phones. */
export const SLIM_PHONE = css`(width < 358px) and (min-height: 598px)`;
