/**
 * A program: an algorithm as it is written, in lines of which some do what a step of the film does.
 *
 * A line of a language is its text and the labels of the steps that are done there, parted by blanks.
 * A line of pseudocode is how far it is indented, the name of its words, `code.<program>.<name>` in
 * `www/i18n/code.<language>.ftl`, and the labels. Each writing has the same labels.
 * @typedef {[text: string, labels?: string]} Line
 * @typedef {[depth: number, name: string, labels?: string]} WordedLine
 *
 * @typedef {object} Program
 * @property {readonly string[]} values the names of the values that stand below it
 * @property {readonly WordedLine[]} pseudo
 * @property {readonly Line[]} rust
 * @property {readonly Line[]} python
 *
 * What the step shown is in a program: the label of what came of it, and those of all that was done
 * in it, in that order.
 * @typedef {{ lit: string, ran: readonly string[] }} ProgramStep
 */
export {};
