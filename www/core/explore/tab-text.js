/** Tables as text that spreadsheets accept. */

/**
 * Returns rows as lines with tabs between the cells. Tabs and line breaks inside a cell become
 * spaces.
 * @param {readonly (readonly (string | number)[])[]} rows
 */
export const tabbed = (rows) =>
  rows
    .map((cells) => `${cells.map((cell) => String(cell).replace(/\s+/g, ' ')).join('\t')}\n`)
    .join('');
