/**
 * Which of its layouts an element has room for, as conditions of `@container light`; where none
 * holds, the stage is a page's. A px at each side is the frame of the room.
 */
import { css } from 'lit';

/** The compact stage: board and map side by side over one bar; a phone goes on from it. */
export const SMALL = css`(max-width: 797px) or (max-height: 597px)`;

/** So narrow that map and board stand one above the other, and high enough for both. */
export const PHONE = css`(max-width: 477px) and (min-height: 598px)`;

/** As narrow as a phone, and too low to stand one above the other. */
export const NARROW_LOW = css`(max-width: 477px) and (max-height: 597px)`;

/** The compact stage without room for the queue. */
export const NO_QUEUE = css`((min-width: 478px) and (max-width: 558px)) or (${NARROW_LOW}) or ((max-height: 477px) and (max-width: 797px)) or (max-height: 399px)`;

/** The compact stage where it is no phone's. */
export const BESIDE = css`((min-width: 478px) and (max-width: 797px)) or (max-height: 597px)`;
