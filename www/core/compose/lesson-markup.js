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
    `  <ol slot="stops"${language(stops[0]?.lang)}${attribute('lesson', stops[0]?.lesson)}>`,
    ...stops.flatMap((stop) => itemLines(stop, stops[0]?.lang)),
    '  </ol>',
    '</search-light>',
  ].join('\n');
}

/**
 * @param {Stop} stop
 * @param {string} [listed] language of the list
 * @returns {string[]}
 */
function itemLines({ at, caption, pieces, pause, question, words = {}, ...stop }, listed) {
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
    lang === listed ? '' : language(lang),
  ].join('');
  const says = pieces ? pieces.map(written).join('') : escaped(caption);
  const inner = [...choiceLines(question), ...Object.entries(words).flatMap(templateLines)];
  if (inner.length === 0) return [`    <li${attributes}>${says}</li>`];
  return [`    <li${attributes}>${says}`, ...inner, '    </li>'];
}

/** @param {Stop['question']} question */
function choiceLines(question) {
  if (!question) return [];
  const items = question.choices.map((choice, index) => {
    const right = index === question.right ? ` data-right="${escaped(question.why)}"` : '';
    return `        <li${right}>${escaped(choice)}</li>`;
  });
  return ['      <ul data-choices>', ...items, '      </ul>'];
}

/**
 * Writes the texts of a stop in a further language.
 * @param {[string, Stop]} entry language and texts
 */
function templateLines([lang, { caption, pieces, title, note, lesson, question }]) {
  const attributes = [
    language(lang),
    attribute('lesson', lesson),
    attribute('title', title),
    attribute('ask', question?.asks),
    attribute('note', note),
  ].join('');
  const says = pieces ? pieces.map(written).join('') : escaped(caption);
  const inner = choiceLines(question);
  if (inner.length === 0) return [`      <template${attributes}>${says}</template>`];
  return [`      <template${attributes}>${says}`, ...inner, '      </template>'];
}

/** @param {string} [lang] */
const language = (lang) => (lang ? ` lang="${escaped(lang)}"` : '');

/** @param {string} name @param {string | number} [value] an empty one is left out */
const attribute = (name, value = '') =>
  value === '' ? '' : ` data-${name}="${escaped(String(value))}"`;

/** @param {Piece} piece */
function written({ says, marks, href }) {
  if (says === '\n') return '<br>';
  const text = marks.reduce((inner, mark) => `<${mark}>${inner}</${mark}>`, escaped(says));
  return href ? `<a href="${escaped(href)}">${text}</a>` : text;
}
