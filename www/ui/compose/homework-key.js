/**
 * First page of a key of homework: a table with the right answers, a row for each sheet.
 * @import { Words } from '../../i18n/index.js'
 * @import { Page } from '../print/handout-pages.js'
 */

/**
 * Returns the rows of the table: the number of a sheet, and the letter or number that is right for
 * each question.
 * @param {readonly Page[]} pages pages of all sheets
 * @returns {string[][]}
 */
export function keyRows(pages) {
  /** @type {string[][]} */
  const rows = [];
  for (const { question, isFirst, over } of pages) {
    // The name of a sheet ends with its number.
    if (isFirst) rows.push([over.slice(over.lastIndexOf('/') + 1)]);
    const right = question?.choices.find((choice) => choice.isRight)?.letter;
    rows.at(-1)?.push(question?.typed || right || '');
  }
  return rows;
}

/**
 * Adds the page to the body of a document.
 * @param {HTMLElement} body
 * @param {readonly Page[]} pages pages of all sheets
 * @param {Words} words
 */
export function addKey(body, pages, words) {
  const rows = keyRows(pages);
  const most = Math.max(...rows.map(({ length }) => length)) - 1;
  const numbers = Array.from({ length: most }, (_, index) => words.number(index + 1));
  const add = (/** @type {Element} */ parent, /** @type {string} */ name, says = '') => {
    const element = parent.appendChild(body.ownerDocument.createElement(name));
    element.textContent = says;
    return element;
  };
  const part = add(body, 'section');
  part.className = 'key';
  add(part, 'h1', words.text('compose.homework.keyTitle'));
  const table = add(part, 'table');
  const top = add(add(table, 'thead'), 'tr');
  for (const says of [words.text('compose.homework.sheet'), ...numbers]) add(top, 'th', says);
  const list = add(table, 'tbody');
  for (const [sheet, ...answers] of rows) {
    const row = add(list, 'tr');
    add(row, 'th', sheet);
    for (const says of answers) add(row, 'td', says);
  }
}
