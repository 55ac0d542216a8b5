/**
 * Breakpoints of the element's layouts, as conditions of `@container light`; where none holds, the
 * element has the large layout. The values are 2 px below the element's size, because the border
 * takes 1 px at each side.
 */
import { css } from 'lit';

/** Compact layout: board and map side by side above one bar. The phone layout builds on it. */
export const SMALL = css`(max-width: 797px) or (max-height: 597px)`;

/** Phone layout: too narrow for map and board side by side, and high enough to stack them. */
export const PHONE = css`(max-width: 477px) and (min-height: 598px)`;

/** As narrow as a phone, but too low to stack map and board. */
export const NARROW_LOW = css`(max-width: 477px) and (max-height: 597px)`;

/** Compact layouts that have no room for the queue. */
export const NO_QUEUE = css`((min-width: 478px) and (max-width: 558px)) or (${NARROW_LOW}) or ((max-height: 477px) and (max-width: 797px)) or (max-height: 399px)`;

/** Compact layouts other than the phone layout. */
export const BESIDE = css`((min-width: 478px) and (max-width: 797px)) or (max-height: 597px)`;
