/** The words of the command. */
import enChoices from '../i18n/en-choices.js';
import enCli from '../i18n/en-cli.js';
import enExtras from '../i18n/en-extras.js';
import enWinLose from '../i18n/en-win-lose.js';
import { wordsFor } from '../i18n/index.js';

export const words = wordsFor('en', { ...enExtras, ...enChoices, ...enWinLose, ...enCli });
