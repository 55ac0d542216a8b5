/**
 * Styles of the header above the stage. If room is scarce, the names shrink before the rules do.
 */
import { css } from 'lit';
import { LARGE, NARROW, TIGHT, WIDE } from '../kit/breakpoints.js';

export const topStyle = css`
  .top {
    display: flex;
    align-items: center;
    gap: var(--s-4);
    height: 56px;
    /* Two lines must have room, also with a larger font size of the user. */
    height: max(56px, 2lh);
  }
  .what {
    display: flex;
    flex: none;
    align-items: center;
    gap: var(--s-3);
  }
  .by {
    color: var(--ink-2);
  }
  .what > .wide,
  .guides {
    display: flex;
    align-items: center;
    gap: var(--s-2);
  }
  .checked {
    flex: none;
    white-space: nowrap;
  }
  .what > .wide > .field,
  .guides > .field {
    max-width: 176px;
  }
  /*
   * If there is room, a field is as wide as its selected name. The rules keep room for two short
   * lines.
   */
  @container light ${WIDE} {
    @supports (field-sizing: content) {
      .what,
      .what > .wide,
      .guides {
        flex: 0 1 auto;
        min-width: 0;
      }
      .what > .wide > .field,
      .guides > .field {
        flex: 0 1 auto;
        max-width: 260px;
        field-sizing: content;
      }
      .what > .menu,
      .guides > .field:is([name='weight'], [name='limit']) {
        flex: none;
      }
      .top > .rules {
        min-width: 136px;
      }
    }
  }
  .rules {
    display: -webkit-box;
    flex: 1;
    min-width: 0;
    margin: 0;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    color: var(--ink-2);
    font-size: var(--t-0);
    line-height: 1.3;
  }
  /* With a large minimum font size, the rules get a row of their own. */
  @container light ${LARGE} {
    .large .page > .top {
      flex-wrap: wrap;
      height: auto;
      gap: var(--s-1) var(--s-3);
      padding-block: 6px;
    }
    .large .page > .top > .rules {
      display: -webkit-box;
      order: 1;
      flex: 1 0 100%;
      font-size: var(--t-0);
    }
    .large .page > .top > .modes {
      margin-inline-start: auto;
    }
    .large .page > .top .what,
    .large .page > .top .what > .wide {
      flex: none;
    }
    .large .page > .top .what :is(.menu, .field) {
      max-width: none;
    }
  }

  .how,
  .greeting {
    display: none;
    color: var(--ink-2);
  }

  @container light ${NARROW} {
    .by {
      display: none;
    }
    .what,
    .what > .wide {
      flex: 0 1 auto;
      min-width: 0;
    }
    .what .field {
      width: 100%;
    }
    .what .menu {
      max-width: 172px;
    }
    .what .field {
      max-width: 212px;
    }
    .what:has(.guides) > .wide > .field {
      flex: 1 1 110px;
    }
    .guides {
      flex: 1 1 auto;
      min-width: 0;
    }
    .guides > .field {
      min-width: 90px;
    }
    .guides > .field:is([name='weight'], [name='limit']) {
      flex: none;
      width: auto;
      min-width: 0;
    }
    .rules {
      -webkit-line-clamp: 3;
      font-size: var(--t-tick);
      line-height: 1.25;
    }
  }
  /* Weighted A* has one more field than the other algorithms. */
  @container light ${LARGE} {
    @supports not (field-sizing: content) {
      .top:has([name='weight']) :is(.what > .wide, .guides) > .field {
        max-width: 144px;
      }
    }
    .top:has([name='weight']) > .rules {
      -webkit-line-clamp: 3;
      font-size: var(--t-tick);
      line-height: 1.25;
    }
  }
  /* The fields of weighted A* leave the rules no room. */
  @container light ${WIDE} and (width < 1298px) {
    .top:has([name='weight']) > .rules {
      display: none;
    }
    .top:has([name='weight']) > .modes {
      margin-inline-start: auto;
    }
  }
  /* Nor does the long name of greedy search. */
  @container light ${WIDE} and (width < 1298px) {
    .top:has([value='greedy']:checked):has(.guides) > .rules {
      display: none;
    }
    .top:has([value='greedy']:checked):has(.guides) > .modes {
      margin-inline-start: auto;
    }
  }
  /* Nor do two fields beside the button for hard boards and four modes. */
  @container light ${WIDE} and (width < 1380px) {
    .top:has(.hard):has(.guides > .field + .field) > .rules {
      display: none;
    }
    .top:has(.hard):has(.guides > .field + .field) > .modes {
      margin-inline-start: auto;
    }
  }
  /* The dialog of puzzles has this button, too. */
  @container light ${NARROW} {
    .top:has([name='weight']) .hard {
      display: none;
    }
  }
  @container light ${TIGHT} {
    .what > .hard {
      display: none;
    }
  }
  /*
   * Names are never cut. Hide the logo's word beside the button for hard boards, and also the rules
   * if the algorithm has a heuristic.
   */
  @container light ${LARGE} and ${NARROW} {
    .top:has(.guides, .hard) > ::slotted([slot='brand']) {
      flex: none;
      width: 24px;
      padding: 0 !important;
      overflow: hidden;
      border: 0 !important;
    }
    .top .what,
    .top .what > .wide,
    .top .guides,
    .top .what :is(.menu, .field) {
      flex: none;
      width: auto;
      max-width: none;
    }
    .top:has(.guides) > .rules {
      display: none;
    }
    .top:has(.guides) > .modes {
      margin-inline-start: auto;
    }
    .top:has(.guides) > .modes.wide {
      display: none;
    }
    .top:has(.guides) > .modes.narrow {
      display: block;
    }
  }
  @container light ${LARGE} and ${TIGHT} {
    .top > ::slotted([slot='brand']) {
      flex: none;
      width: 24px;
      padding: 0 !important;
      overflow: hidden;
      border: 0 !important;
    }
    .top:has(.guides),
    .top:has(.guides) .what {
      gap: var(--s-2);
    }
    .top:has(.guides) > ::slotted([slot='brand']) {
      display: none !important;
    }
    .top:has([name='weight']) :is(.menu, .field, .checked) {
      padding-inline: var(--s-1);
      font-size: var(--t-0);
    }
  }
`;
