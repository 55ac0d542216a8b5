/**
 * Messages about `--set` with a wrong name or value, which list what is allowed.
 * @import { PuzzleKind } from '../core/engine/catalogue.js'
 * @import { Words } from '../i18n/index.js'
 * @import { Options } from './arguments.js'
 */

/**
 * Returns a function that formats why a puzzle's search refuses a setting.
 * @param {typeof import('../core/engine/session.js')} engine
 * @param {PuzzleKind} kind
 * @param {Options} options
 * @param {[string, string]} setting
 * @returns {(words: Words) => string}
 */
export function settingFault(engine, kind, options, [id, value]) {
  const algorithm = options.algorithm || kind.algorithm;
  const settings = settingsOf(engine, kind);
  const own = settings.get(algorithm)?.find((setting) => setting.id === id);
  if (own) {
    const known = own.options.join(', ');
    const key = known ? 'cli.badValue' : `cli.badText`;
    return (words) => words.text(key, { id, value, known, example: own.value });
  }
  const owners = [...settings].filter(([, list]) => list.some((setting) => setting.id === id));
  if (owners.length > 0) {
    const known = owners.map(([name]) => name).join(', ');
    return (words) => words.text('cli.otherSetting', { id, algorithm, known });
  }
  const known = [...new Set([...settings.values()].flat().map((setting) => setting.id))].join(', ');
  const key = known ? 'cli.unknownSetting' : 'cli.noSettings';
  return (words) => words.text(key, { id, puzzle: kind.id, known });
}

/**
 * Returns the settings of a puzzle's first example under each algorithm.
 * @param {typeof import('../core/engine/session.js')} engine
 * @param {PuzzleKind} kind
 */
function settingsOf(engine, { presets, algorithms }) {
  const example = new engine.Session(presets[0].link);
  try {
    return new Map(
      algorithms.map((algorithm) => {
        const run = new engine.Session(example.withAlgorithm(algorithm));
        try {
          return [algorithm, run.description.settings];
        } finally {
          run.free();
        }
      }),
    );
  } finally {
    example.free();
  }
}
