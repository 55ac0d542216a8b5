/**
 * Drawer section that starts predictions: choice of the kind and number of questions.
 * @import { PredictionsExtra } from './prediction-session.js'
 */
import { html } from 'lit/html.js';
import { button } from '../kit/button.js';
import { readWish, writeWish } from '../../core/predictions/question-plan.js';
import { dropDown } from '../kit/segments.js';

/** Numbers of questions to choose from. */
const COUNTS = ['3', '5', '10', '20'];

/** Renders the section. @param {PredictionsExtra} extra */
export function predictionPanel(extra) {
  const { viewer, words } = extra;
  const { predicting, run } = viewer;
  const { questions } = run.session.description;
  const { kinds, count } = readWish(predicting.wish || extra.wish);
  const kind = kinds.find((name) => questions.includes(name)) ?? 'all';
  const wish = (/** @type {{ kind?: string, count?: number }} */ given) => {
    const wanted = { kind, count, ...given };
    extra.wish = writeWish({
      kinds: wanted.kind === 'all' ? [] : [wanted.kind],
      count: wanted.count,
    });
    if (predicting.wish) predicting.ask(extra.wish);
  };
  const isOn = predicting.wish !== '';
  return html`<p class="note">${words.text('predict.panel')}</p>
    <div class="row">
      <label>
        ${words.text('predict.kind')}
        ${dropDown({
          name: 'predict-kind',
          label: words.text('predict.kind'),
          values: ['all', ...questions],
          chosen: kind,
          text: (name) => words.text(`predict.kind.${name}`),
          choose: (name) => wish({ kind: name }),
        })}
      </label>
      <label>
        ${words.text('predict.count')}
        ${dropDown({
          name: 'predict-count',
          label: words.text('predict.count'),
          values: COUNTS.includes(String(count)) ? COUNTS : [String(count), ...COUNTS],
          chosen: String(count),
          text: (number) => words.number(Number(number)),
          choose: (number) => wish({ count: Number(number) }),
        })}
      </label>
      ${button(words.text('predict.begin'), () => (isOn ? predicting.ask('') : begin(extra)), { kind: 'small', pressed: isOn })}
    </div>`;
}

/**
 * Starts the questions and plays to the first one. Goes back to step 0 if the answer has been
 * passed, because nothing is left to predict there. Does not play during a lesson, which has its
 * own questions.
 * @param {PredictionsExtra} extra
 */
function begin({ viewer, wish }) {
  if (viewer.lessons.shown) {
    viewer.predicting.ask(wish);
    return;
  }
  const { player } = viewer.run;
  if (player.answered || player.atEnd) viewer.seek(0);
  viewer.overlays.toggleDrawer();
  viewer.focus();
  viewer.predicting.ask(wish);
  viewer.play();
}
