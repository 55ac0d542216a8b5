/**
 * Program of an algorithm, as lines of code. A line has labels: names of the actions in a step of
 * the film that the line performs.
 *
 * A line of a programming language has a text and labels, separated by spaces. A line of pseudocode
 * has an indentation, a name and labels; its text is `code.<program>.<name>` in
 * `www/i18n/code.<language>.ftl`. All notations have the same labels.
 * @typedef {[text: string, labels?: string]} Line
 * @typedef {[depth: number, name: string, labels?: string]} WordedLine
 *
 * @typedef {object} Program
 * @property {readonly string[]} values names of the values shown below the program
 * @property {readonly WordedLine[]} pseudo
 * @property {readonly Line[]} rust
 * @property {readonly Line[]} python
 * @property {readonly Line[]} cpp
 *
 * Position of a step in a program: `lit` is the label of the step's result, `ran` the labels of all
 * actions in the step, in order.
 * @typedef {{ lit: string, ran: readonly string[] }} ProgramStep
 */
export {};
