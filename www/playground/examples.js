/** Examples to begin with, from 10 to 41 lines. */
import calculator from './examples/calculator.js?raw';
import chomp from './examples/chomp.js?raw';
import eight from './examples/eight.js?raw';
import jugs from './examples/jugs.js?raw';
import ladder from './examples/ladder.js?raw';
import robots from './examples/robots.js?raw';

/** Code by the id of the example. @type {Record<string, string>} */
export const EXAMPLES = Object.fromEntries(
  Object.entries({ calculator, jugs, chomp, ladder, robots, eight }).map(([id, code]) => [
    id,
    code.trimEnd(),
  ]),
);

/** Example that is shown first. */
export const FIRST = EXAMPLES.jugs;
