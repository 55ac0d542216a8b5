/** CSS of the notes window. It has a document of its own, without the element's styles. */
export const NOTES_CSS = `
  :root { color-scheme: light dark; font: 18px/1.5 system-ui, sans-serif; }
  body { margin: 0; }
  .page { display: grid; gap: 12px; padding: 24px; outline: none; }
  .page > * { margin: 0; }
  h1 { font-size: 1.5rem; line-height: 1.2; }
  .quiet { opacity: 0.75; font-size: 0.9rem; }
  .note { font-size: 1.2rem; }
  .answer { padding: 8px 12px; border: 2px solid; border-radius: 8px; font-weight: 600; }
  ul { display: flex; gap: 24px; padding: 0; list-style: none; }
  .row { display: flex; gap: 12px; }
  button { display: inline-flex; align-items: center; justify-content: center; min-width: 48px;
    min-height: 48px; padding: 0 12px; font: inherit; }
  .clock { display: flex; gap: 16px; align-items: baseline; font-variant-numeric: tabular-nums; }
  .clock b { font-size: 1.5rem; }
  .ahead { box-sizing: border-box; width: 100%; aspect-ratio: 16 / 9; border: 1px solid; border-radius: 8px; }
  .primary { font-weight: 700; }
  svg { fill: currentColor; }
`;
