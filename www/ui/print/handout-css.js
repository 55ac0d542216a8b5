/**
 * CSS of a printed lesson: one page per stop, white background, for A4 and Letter. The usable area
 * is 186 mm by 255 mm, upright for the sheet and landscape for slides.
 *
 * Use no `>` selectors, because saving as XML would escape the sign. Chinese text has no italics,
 * because browsers only slant the characters.
 */
export const PAPER_CSS = `
  @page { margin: 12mm; }
  @page lying { size: landscape; margin: 10mm; }
  :root { color-scheme: light; background: #fff; color: #111; font: 11.5pt/1.4 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 186mm; }
  body.slides { page: lying; max-width: 255mm; font-size: 15pt; }
  section { display: flex; box-sizing: border-box; height: 254mm; flex-direction: column; break-after: page;
    break-inside: avoid; }
  .slides section { height: 188mm; }
  section:last-child { break-after: auto; }
  .homework section { height: auto; break-after: auto; margin-block-end: 8mm; }
  .homework section.first { break-before: page; }
  .homework section:first-child { break-before: auto; }
  .rules { color: #444; }
  table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
  :is(th, td) { padding: 0.6mm 4mm; border-block-end: 0.2mm solid #888; text-align: start; }
  tr { break-inside: avoid; }
  .homework figure { flex: none; height: 62mm; }
  .homework h1 { font-size: 1.15em; }
  :is(p, h1, figure, ul) { margin: 0 0 3mm; }
  .over { color: #444; font-size: 0.85em; }
  h1 { font-size: 1.6em; line-height: 1.2; }
  figure { flex: 1 1 0; min-height: 0; }
  figure :is(canvas, img) { display: block; width: 100%; height: 100%; object-fit: contain; }
  .name { display: flex; gap: 2mm; margin-block: 2mm 4mm; }
  .name::after { content: ''; flex: 0 1 90mm; border-block-end: 0.3mm solid #111; }
  .lit { color: #444; font-size: 0.85em; text-align: center; }
  .lit::before { content: ''; display: inline-block; width: 0.8em; height: 0.8em; margin-inline-end: 2mm;
    border: 0.22em solid #111; border-radius: 50%; vertical-align: -0.2em; }
  .answer { display: flex; flex-wrap: wrap; gap: 0 3mm; align-items: baseline; }
  .answer strong { font-size: 1.2em; }
  .caption { font-size: 1.05em; overflow-wrap: anywhere; }
  .asks { display: flex; gap: 4mm; align-items: center; font-weight: 600; }
  ul { display: flex; flex-wrap: wrap; gap: 2mm 8mm; padding: 0; list-style: none; }
  li { display: flex; gap: 2mm; align-items: center; padding: 1mm 2mm; border: 0.5mm solid transparent; }
  li.right { border-color: #111; font-weight: 600; }
  .blank { width: 40mm; min-height: 1.4em; border-block-end: 0.3mm solid #111; font-weight: 600; }
  .blank.line { width: auto; min-height: 9mm; }
  .box { font-size: 1.6em; line-height: 1; }
  :is(.asks, li) :is(canvas, img) { display: block; width: 20mm; height: auto; }
  .slides :is(.asks, li) :is(canvas, img) { width: 17mm; }
  .asks :is(canvas, img) { flex: none; padding: 1.5mm; border: 1px dashed #666; }
  .because { font-style: italic; }
  .because:lang(zh) { font-style: normal; }
  .note { padding: 2mm 3mm; border-inline-start: 1mm solid #666; font-size: 0.95em; }
  .note strong { display: block; }
  .slides :is(.because, .note) { font-size: 0.8em; }
  @media screen { section { padding: 8mm 0; border-block-end: 1px solid #ccc; } }
`;
