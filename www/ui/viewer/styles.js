/** Style sheets of the element, in cascade order. */
import { answerStyle } from '../answer/answer-style.js';
import { boardStyle } from '../styles/board-style.js';
import { compactStyle } from '../styles/compact-style.js';
import { contrastStyle } from '../styles/contrast-style.js';
import { controlsStyle } from '../styles/controls-style.js';
import { coverStyle } from './poster.js';
import { endingStyle } from '../answer/ending-style.js';
import { editingStyle } from '../editing/editing-style.js';
import { lowStyle } from '../styles/low-style.js';
import { phoneStyle } from '../styles/phone-style.js';
import { placeStyle } from '../styles/host-style.js';
import { probeStyle } from '../styles/theme-probes.js';
import { smallStyle } from '../styles/small-style.js';
import { stageStyle } from '../styles/stage-style.js';
import { tallStyle } from '../styles/tall-style.js';
import { termStyle } from '../callouts/term-style.js';
import { tokens } from '../styles/tokens.js';
import { topStyle } from '../styles/top-style.js';

export const styles = [
  tokens,
  contrastStyle,
  probeStyle,
  placeStyle,
  coverStyle,
  stageStyle,
  topStyle,
  boardStyle,
  controlsStyle,
  answerStyle,
  editingStyle,
  endingStyle,
  termStyle,
  smallStyle,
  compactStyle,
  lowStyle,
  tallStyle,
  phoneStyle,
];
