/**
 * Words of puzzles that the host page has defined: those of any such puzzle, with the puzzle's own
 * name, letters and heuristics.
 * @import { Explored, Progress } from '../../core/own/own-puzzle.js'
 */
import { explore } from '../../core/own/own-puzzle.js';
import { fetchMoreWords, fetchText } from '../../i18n/index.js';

/** Matches the beginning of a message or a term of any such puzzle. */
const OWN = /^(-?)own-/gm;

/** Matches what only puzzles say where games say something else, and the beginning of that. */
const OF_PUZZLE = /^own-(inShort|rules) = .*$/gm;
const OF_GAME = /^own-game-/gm;

/** Matches what a text in Fluent's syntax must not contain as it is. */
const SPECIAL = /["\\{}]|\p{Cc}/gu;

/** Returns a text as a literal in Fluent's syntax. @param {string} text */
const literal = (text) =>
  `{ "${text.replace(SPECIAL, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)}" }`;

/**
 * Adds the words of a puzzle to all languages.
 * @param {string} puzzle id, such as `my:crates`
 * @param {Explored} explored
 */
async function learn(puzzle, { puzzle: { name, heuristics = {}, players }, letters }) {
  const id = puzzle.replace(':', '-');
  const lines = [`${id}-name = ${literal(name)}`];
  letters?.forEach((letter, code) => {
    if (letter) lines.push(`${id}-cell-${code} = ${literal(letter)}`);
  });
  players?.forEach((player, index) => lines.push(`${id}-player-${index + 1} = ${literal(player)}`));
  for (const heuristic of Object.keys(heuristics)) {
    lines.push(`${id}-heuristic-${heuristic} = ${literal(heuristic)}`);
  }
  await fetchMoreWords(async (language) => {
    const text = await fetchText(language, 'state-space-own');
    const about = /^own-heuristic-about = .*$/m.exec(text)?.[0] ?? '';
    const abouts = Object.keys(heuristics).map((heuristic) =>
      about.replace('own-heuristic-about', `${id}-heuristic-${heuristic}-about`),
    );
    // A game says of itself what only games say.
    const own = players ? text.replace(OF_PUZZLE, '').replace(OF_GAME, 'own-') : text;
    return [own.replace(OWN, `$1${id}-`), ...lines, ...abouts].join('\n');
  });
}

/**
 * Explores a puzzle, and adds its words to all languages.
 * @param {string} puzzle id
 * @param {(progress: Progress) => void} tell called after each slice
 */
export const exploreInWords = (puzzle, tell) => explore(puzzle, tell, learn);
