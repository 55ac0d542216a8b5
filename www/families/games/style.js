/** How the panel beside the table looks. */
import { css } from 'lit';

export const winLoseStyle = css`
  .games {
    --win-ink: color-mix(in srgb, var(--win) 72%, var(--ink));
    --lose-ink: color-mix(in srgb, var(--lose) 66%, var(--ink));
    --amber: color-mix(in srgb, var(--frontier) 24%, var(--card));
  }
  .games .answer > div {
    flex-shrink: 1;
    max-width: none;
  }
  /* beside the table all is text; the lanes of a race are drawn */
  .games .map[role='group'] > canvas {
    display: none;
  }
  /* with room for two lines the board stands still while it is told */
  .games .sentence {
    min-height: 2lh;
  }
  .games .head .button {
    flex: none;
  }
  .beside {
    position: absolute;
    inset: 0;
    display: flex;
    flex-direction: column;
    gap: var(--s-2);
    padding: 2px var(--s-2);
    overflow: auto;
  }
  .beside > * {
    flex: none;
  }
  .beside p {
    margin: 0;
  }
  .beside .position {
    max-width: 100%;
  }
  .beside h3 {
    white-space: normal;
  }
  .beside .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s-1) var(--s-2);
  }
  .beside ol {
    display: flex;
    flex-direction: column;
    gap: var(--s-1);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .beside em {
    padding: 0 var(--s-2);
    border: 1px solid currentcolor;
    border-radius: 9px;
    font-size: var(--t-0);
    font-style: normal;
    font-weight: 600;
    white-space: nowrap;
  }
  .beside .move {
    margin-inline-end: auto;
  }
  .beside .value {
    margin-inline-start: auto;
    color: var(--ink-2);
    white-space: nowrap;
  }
  .beside .wins {
    color: var(--win-ink);
  }
  .beside .loses {
    color: var(--lose-ink);
  }
  .beside .value:is(.wins, .loses) {
    font-weight: 600;
  }
  .beside .value b {
    margin-inline-end: var(--s-1);
  }

  /* moves one by one */
  .beside.why .rows,
  .beside .rows.legal {
    position: relative;
    flex: 0 1 auto;
    min-height: 92px;
    padding: 3px;
    overflow: auto;
  }
  .rows li {
    display: flex;
    flex: none;
    align-items: center;
    gap: var(--s-2);
  }
  .rows button:not(.button) {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--s-3);
    min-width: 0;
    min-height: 38px;
    padding: var(--s-1) var(--s-3);
    border: 1px solid transparent;
    border-radius: var(--radius-s);
    background: var(--sunk);
    color: var(--ink);
    font: inherit;
    text-align: start;
    cursor: pointer;
  }
  .rows button:not(.button):hover {
    border-color: var(--control-line);
  }
  .rows .ahead button,
  .rows .spared button {
    border: 1px dashed var(--control-line);
    background: none;
  }
  .rows .spared .move {
    color: var(--ink-2);
    text-decoration: line-through;
  }
  .rows .now button {
    border: 2px solid var(--ink);
  }
  .rows :is(.decides, .shortest, .decided) button:not(.button) {
    background: var(--amber);
  }
  /* where the search stands: an arrow now, a tick behind, a ring ahead */
  .rows i {
    flex: none;
    width: 8px;
    height: 8px;
    border-radius: 50%;
  }
  .rows .now i {
    width: 10px;
    height: 12px;
    border-radius: 0;
    background: var(--ink);
    clip-path: polygon(0 0, 100% 50%, 0 100%);
  }
  .rows .seen i {
    background: var(--ink-2);
  }
  .rows .ahead i {
    border: 1px solid var(--ink-2);
    box-sizing: border-box;
  }
  .rows .known i {
    display: none;
  }
  .beside .line {
    flex-flow: row wrap;
    align-items: center;
  }
  .line li:not(:first-child)::before {
    margin-inline-end: var(--s-1);
    color: var(--ink-2);
    content: '→' / '';
  }

  /* a game */
  .beside.play .turn {
    min-height: 1.4em;
    font-weight: 600;
  }
  .rows.legal {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr));
  }
  .rows.legal .resists button {
    border-color: var(--ink);
  }
  .because {
    padding: var(--s-2) var(--s-3);
    border-inline-start: 4px solid var(--frontier);
    background: var(--amber);
  }
  .done li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s-3);
    padding: 2px var(--s-2);
    border-block-end: 1px solid var(--line);
  }
  .done li[aria-current] {
    outline: 2px solid var(--ink);
    background: var(--amber);
  }
  .done .gave .value {
    color: var(--lose-ink);
    font-weight: 600;
  }

  /* distances */
  .spread {
    border-collapse: collapse;
    font-size: var(--t-0);
  }
  .spread caption {
    padding-block-end: var(--s-1);
    font-size: var(--t-1);
    font-weight: 600;
    text-align: start;
  }
  .spread :is(th, td) {
    padding: 1px var(--s-3) 1px 0;
    text-align: start;
  }
  .spread thead th {
    color: var(--ink-2);
    font-weight: 400;
  }
  .spread td:last-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s-2);
    width: 100%;
    padding-inline-end: 0;
  }
  .spread th:last-child {
    width: 100%;
  }
  .spread svg {
    /* the same in each row: bars are compared */
    flex: none;
    width: 60%;
    height: 16px;
    fill: var(--ink-2);
  }
  .spread .wins svg {
    fill: var(--win);
  }
  .spread .loses svg {
    fill: var(--lose);
  }
  .spread [aria-current] svg {
    outline: 2px solid var(--ink);
  }
  .spread td {
    color: var(--ink);
  }
  .games .swatch.wins {
    --swatch: var(--win);
  }
  .games .swatch.loses {
    --swatch: repeating-linear-gradient(
      -45deg,
      var(--lose) 0 3px,
      color-mix(in srgb, var(--lose) 60%, white) 3px 4.5px
    );
  }
  .games .swatch.open {
    --swatch: var(--unseen);
  }
  @container (max-width: 799px) {
    .rows button:not(.button) {
      padding-inline: var(--s-2);
    }
    .beside.why .rows {
      min-height: 120px;
    }
  }
  @media (forced-colors: active) {
    .spread svg,
    .rows i {
      forced-color-adjust: none;
    }
  }
`;
