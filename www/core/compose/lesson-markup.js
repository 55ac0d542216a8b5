/**
 * Writes a lesson as markup: the element with its `<ol slot="stops">`. Every value is escaped for its
 * place. Does not use the DOM.
 * @import { Piece } from '../stops/caption-pieces.js'
 * @import { Stop } from '../stops/stop-format.js'
 * @import { Place } from '../links/snippets.js'
 */
import { escaped, scriptTag } from '../links/snippets.js';

/**
 * Writes the element of a lesson and the script that defines the element.
 * @param {readonly Stop[]} stops
 * @param {string} state state string of the first stop's run
 * @param {Place} place
 */
export function lessonMarkup(stops, state, place) {
  return [
    scriptTag(place),
    '',
    `<search-light input="${escaped(state)}">`,
    `  <ol slot="stops"${attribute('lesson', stops[0]?.lesson)}>`,
    ...stops.flatMap(itemLines),
    '  </ol>',
    '</search-light>',
  ].join('\n');
}

/** @param {Stop} stop */
function itemLines({ at, caption, pieces, pause, question, ...stop }) {
  const { title, view, light, state, algorithm, settings, ask, note, lang } = stop;
  const attributes = [
    attribute('step', at),
    pause ? ' data-pause' : '',
    attribute('title', title),
    attribute('view', view),
    attribute('light', light),
    attribute('state', state),
    attribute('algorithm', algorithm),
    attribute('settings', settings),
    attribute('ask', question ? question.asks : ask),
    attribute('note', note),
    lang ? ` lang="${escaped(lang)}"` : '',
  ].join('');
  const says = pieces ? pieces.map(written).join('') : escaped(caption);
  if (!question) return [`    <li${attributes}>${says}</li>`];
  return [
    `    <li${attributes}>${says}`,
    '      <ul data-choices>',
    ...question.choices.map((choice, index) => {
      const right = index === question.right ? ` data-right="${escaped(question.why)}"` : '';
      return `        <li${right}>${escaped(choice)}</li>`;
    }),
    '      </ul>',
    '    </li>',
  ];
}

/** @param {string} name @param {string | number} [value] an empty one is left out */
const attribute = (name, value = '') =>
  value === '' ? '' : ` data-${name}="${escaped(String(value))}"`;

/** @param {Piece} piece */
function written({ says, marks, href }) {
  if (says === '\n') return '<br>';
  const text = marks.reduce((inner, mark) => `<${mark}>${inner}</${mark}>`, escaped(says));
  return href ? `<a href="${escaped(href)}">${text}</a>` : text;
}
