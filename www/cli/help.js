/** Text of `--help`: options, puzzles with their input formats and settings, exit codes. */
import { EXAMPLE_TEXTS } from '../wasm/example-texts.js';
import { languages } from './arguments.js';

/**
 * @import { Words } from '../i18n/index.js'
 * @import { PuzzleKind } from '../core/engine/catalogue.js'
 */

/**
 * Formats the text of `--help`.
 * @param {typeof import('../core/engine/session.js')} engine
 * @param {Words} words
 */
export function help(engine, words) {
  const lines = [words.text('cli.usage'), '', words.text('cli.about'), ''];
  lines.push(words.text('cli.options'));
  const options = ['json', 'algorithm', 'maxSteps', 'size', 'set', 'lang'];
  for (const name of [
    ...options,
    'link',
    'step',
    'stop',
    'picture',
    'output',
    'moment',
    'view',
    'theme',
    'width',
    'help',
  ]) {
    lines.push(`  ${words.text(`cli.${name}`, { languages })}`);
  }
  lines.push('', words.text('cli.puzzles'));
  for (const kind of engine.catalogue()) {
    const { id, algorithm: own, presets } = kind;
    const algorithms = kind.algorithms.map((name) => (name === own ? `${name}*` : name));
    // Fall back to the puzzle's id if there is no text.
    const [name, rules, format] = ['name', 'rules', 'text']
      .map((key) => `${id}.${key}`)
      .map((key) => (words.has(key) ? words.text(key) : id));
    lines.push(`  ${words.text('cli.puzzle', { id, name, rules })}`);
    lines.push(`    ${words.text('cli.format', { format })}`);
    lines.push(`    ${words.text('cli.sample')}`);
    lines.push(...EXAMPLE_TEXTS[id][presets[0].id].split('\n').map((line) => `      ${line}`));
    lines.push(`    ${words.text('cli.algorithms', { algorithms: algorithms.join(', ') })}`);
    lines.push(...settingsOf(engine, kind, words).map((line) => `    ${line}`));
  }
  lines.push('', words.text('cli.codes'), '');
  return lines.join('\n');
}

/**
 * Lists the settings of a puzzle.
 * @param {typeof import('../core/engine/session.js')} engine
 * @param {PuzzleKind} kind
 * @param {Words} words
 */
function settingsOf({ Session }, { presets, heuristics }, words) {
  const session = new Session(presets[0].link);
  const { settings } = session.description;
  session.free();
  const own = settings.filter(({ id }) => id !== 'heuristic');
  const guides = [
    { id: 'heuristic', options: heuristics },
    { id: 'weight', options: ['1', '2', '3', '4', '5'] },
  ];
  const all = heuristics.length > 0 ? [...guides, ...own] : own;
  return all.map(({ id, options }) => {
    const values = options.length > 0 ? options.join('|') : words.text('cli.text');
    return words.text('cli.setting', { id, options: values });
  });
}
