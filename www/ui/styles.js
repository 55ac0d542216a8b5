/** The styles of the element, in the order in which they go over one another. */
import { answerStyle } from './answer-style.js';
import { boardStyle } from './board-style.js';
import { compactStyle } from './compact-style.js';
import { contrastStyle } from './contrast-style.js';
import { controlsStyle } from './controls-style.js';
import { coverStyle } from './cover.js';
import { endingStyle } from './ending-style.js';
import { editingStyle } from './editing-style.js';
import { lowStyle } from './low-style.js';
import { phoneStyle } from './phone-style.js';
import { placeStyle } from './place-style.js';
import { probeStyle } from './probes.js';
import { smallStyle } from './small-style.js';
import { stageStyle } from './stage-style.js';
import { tallStyle } from './tall-style.js';
import { termStyle } from './term-style.js';
import { tokens } from './tokens.js';
import { topStyle } from './top-style.js';

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
