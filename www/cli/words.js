/** The words of the command. */
import { readFileSync } from 'node:fs';
import { wordsOf } from '../i18n/index.js';

/** @param {string} name of a file of words */
const textOf = (name) => readFileSync(new URL(`../i18n/${name}`, import.meta.url), 'utf8');

export const words = wordsOf('en', textOf('en.ftl'), textOf('cli.en.ftl'));
