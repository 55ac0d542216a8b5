/**
 * What only predictions need: when a question is asked, what becomes of a choice, and the result.
 * Fetched with the first prediction.
 * @import { Answered } from '../../core/predictions/question-plan.js'
 * @import { Words } from '../../i18n/index.js'
 * @import { Question } from '../../wasm/searchlight.js'
 * @import { LessonShown } from '../lessons/lesson-player.js'
 * @import { QuestionTeller } from '../kit/family-view.js'
 * @import { Told } from './question-text.js'
 * @import { Presenting } from '../presenting/presenting.js'
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { Inputs } from '../../core/util/memo-key.js';
import { Predictions, readWish } from '../../core/predictions/question-plan.js';
import { fetchWordsOf, unmarked } from '../../i18n/index.js';
import { predictionDeck, predictionMarks } from './prediction-deck.js';
import { predictionKeys } from './prediction-keys.js';
import { predictionPanel } from './prediction-panel.js';
import { predictionStyle } from './prediction-style.js';
import { resultOf, tellingOf } from './question-text.js';

/** In a lesson the film comes to the reason in this time at most, ms. */
const WAY_MS = 5000;

export class PredictionsExtra {
  /** The questions of the run that is shown, or of its lesson. @type {Predictions | null} */
  set = null;
  /**
   * The answer that is being explained, the reason, whether it was told and not chosen, the stop that
   * asked, -1 for none, and the step to which the film has come on its way to the reason.
   * @type {(Answered & { because: string, isTold: boolean, stop: number, visits: number, seen: number }) | null}
   */
  feedback = null;
  /** Whether the result is shown. */
  isOver = false;
  /** What has become of copying the result. @type {'' | 'copied' | 'byHand'} */
  copied = '';
  /** What a person would ask for next. */
  wish = 'all';
  /** What is told of the question that is asked or explained. @type {Told | null} */
  told = null;
  /** What was asked and answered, in words, for the result. @type {{ question: Question, asks: string, correct: boolean }[]} */
  lines = [];
  #asked = new Inputs();
  /** What the questions are of: a session, or a lesson, and the wish. @type {unknown[]} */
  #of = [];
  #teller = /** @type {QuestionTeller | null} */ (null);
  #family = '';
  /** The language that was asked for last. */
  #locale = '';
  /** What the page is told of, when it is shown. @type {unknown[]} */
  #due = [];
  #wasAsking = false;

  /** @param {Viewer} viewer @param {Words} words */
  constructor(viewer, words) {
    this.viewer = viewer;
    this.words = words;
    this.#locale = words.locale;
    viewer.host.adopt([predictionStyle]);
  }

  /** @param {Viewer} viewer */
  static async of(viewer) {
    const extra = new PredictionsExtra(
      viewer,
      await fetchWordsOf('predictions', viewer.words.locale),
    );
    await extra.#learn();
    return extra;
  }

  /** Fetches how the family of the run tells its questions. */
  async #learn() {
    const { viewer } = this;
    const { id } = viewer.family;
    if (this.#family === id) return;
    this.#family = id;
    this.#teller = null;
    const { questions: teller } = await viewer.host.families.get(id).loadQuestions();
    if (this.#family === id) this.#teller = teller;
  }

  /** Takes over another language. @param {string} locale */
  async #speak(locale) {
    this.#locale = locale;
    const words = await fetchWordsOf('predictions', locale).catch(() => this.words);
    if (locale !== this.#locale) return;
    this.words = words;
    this.#asked.forget();
    this.viewer.attempt(() => this.#retell());
    this.viewer.refresh();
  }

  /** Tells once more, in another language, what is explained and what was asked before. */
  #retell() {
    const { viewer, words, feedback, lines } = this;
    const teller = this.#teller;
    if (!teller || !viewer.run) return;
    const asks = (/** @type {Question} */ question) => teller.asks(viewer, words, question);
    this.lines = lines.map((line) => ({ ...line, asks: unmarked(asks(line.question)) }));
    if (feedback) {
      const { question, choice } = feedback;
      this.told = tellingOf(this, teller, question);
      this.feedback = { ...feedback, because: teller.because(viewer, words, question, choice) };
    }
    viewer.run.show();
  }

  /** Nothing is asked any more. */
  end() {
    this.copied = '';
    this.set = null;
    this.#dismiss();
    this.isOver = false;
    this.#of = [];
    if (!this.viewer.run) return;
    this.viewer.run.player.gate = Infinity;
    this.viewer.run.player.waits = false;
  }

  /** Begins anew with what is asked for. */
  begin() {
    this.end();
    this.viewer.seek(0);
  }

  /** The question that waits for a choice. */
  get question() {
    const { set, feedback, viewer } = this;
    const { player } = viewer.run;
    const isHere = set?.next?.step === player.cursor && player.state !== 'playing';
    return isHere && !feedback && !viewer.race && this.#teller ? (set?.next ?? null) : null;
  }

  /** A question hides what is to come; where lessons ask none, it is shown. */
  get hides() {
    const { race, lessons } = this.viewer;
    if (lessons.shown) return this.question !== null;
    return this.set !== null && !this.isOver && !race;
  }

  /** What presents the lesson, while a class votes on its questions. @returns {Presenting | null} */
  get hands() {
    const presenting = this.viewer.lessons.extra?.presenting;
    return presenting?.asksHands ? presenting : null;
  }

  /** Follows the run: finds the next question, and holds the player before its answer. */
  follow() {
    const { viewer } = this;
    const { run, race, lessons, predicting } = viewer;
    const { player } = run;
    if (race) {
      player.gate = Infinity;
      player.waits = false;
      return;
    }
    if (viewer.family.id !== this.#family) this.#learn().then(() => viewer.refresh());
    if (viewer.words.locale !== this.#locale) this.#speak(viewer.words.locale);
    if (lessons.shown) this.#followLesson(lessons.shown);
    else if (predicting.wish) this.#followRun();
    else if (this.set) this.end();
    this.#come();
    player.gate = this.feedback ? Infinity : (this.set?.next?.step ?? Infinity);
    this.#tell();
  }

  #followRun() {
    const { run, predicting } = this.viewer;
    const { player, session } = run;
    if (this.#isOther(session, predicting.wish)) {
      this.set = new Predictions(session, readWish(predicting.wish), player.cursor);
    }
    // What the answer's step is decides where questions stand: they are the same for everybody.
    const isKnown = player.complete ? player.planned : player.known > 0 && !session.eager;
    player.waits = !isKnown || !this.#teller;
    if (!this.set || this.feedback || !isKnown) return;
    const end = player.answer ?? player.known;
    this.set.plan(player.cursor, end);
    const isAtEnd = player.cursor >= end || this.set.score.total === 0;
    if (this.set.isOver && (this.lines.length > 0 || isAtEnd)) this.isOver = true;
  }

  /** @param {LessonShown} lesson */
  #followLesson(lesson) {
    const { run, stops } = this.viewer;
    const { player, session } = run;
    const asks = lesson.lesson.stops.filter(({ question }) => question);
    if (this.#isOther(lesson, session)) {
      this.set = new Predictions(session, { kinds: [], count: asks.length }, 0);
      // The score is that of the lesson, whatever runs it shows.
      this.set.answered = lesson.progress.answered;
    }
    const at = stops.shown;
    const kind = at >= 0 ? lesson.lesson.stops[at].question : undefined;
    if (!this.set || this.feedback || player.state === 'playing') return;
    // A class may be asked again.
    if (!kind || (lesson.progress.done.has(at) && !this.hands)) this.set.next = null;
    else if (this.set.next?.step !== player.cursor) {
      this.set.put(kind, player.cursor, lesson.rightPlace(at));
    }
  }

  /** Whether other questions are to be asked than before. @param {...unknown} of */
  #isOther(...of) {
    const isSame = of.length === this.#of.length && of.every((one, at) => one === this.#of[at]);
    if (isSame && this.set) return false;
    this.end();
    this.#of = of;
    this.lines = [];
    return true;
  }

  /** Tells what is asked, once a question. */
  #tell() {
    const { viewer, question } = this;
    if (question && this.#teller && this.#asked.changed(question, this.hands?.picturePx)) {
      this.told = tellingOf(this, this.#teller, question);
      viewer.run.show();
    }
    if (question && !this.#wasAsking) this.#takeFocus('.predict');
    this.#wasAsking = question !== null;
  }

  /**
   * A control that had the focus is gone: the group that stands in its place gets it.
   * @param {string} selector
   */
  async #takeFocus(selector) {
    const { root, host } = this.viewer;
    if (!root.activeElement?.closest('.frame')) return;
    await host.rendered();
    /** @type {HTMLElement | null} */ (root.querySelector(selector))?.focus();
  }

  /**
   * Takes a choice, and shows the step that answers.
   * @param {number} choice its index
   */
  choose(choice) {
    const { viewer, question, set, told } = this;
    if (!set || !question || !told) return;
    const answered = set.answer(choice);
    if (!answered) return;
    const { correct } = answered;
    this.lines.push({ question: answered.question, asks: unmarked(told.asks), correct });
    viewer.lessons.shown?.progress.done.add(viewer.stops.shown);
    this.#due.push({ question: answered.question, choice, correct, score: set.score });
    this.#explain(answered, false);
  }

  /** Shows the answer to a class: nothing is chosen, scored or told to the page. */
  reveal() {
    const told = this.question && this.set?.tell();
    if (told) this.#explain(told, true);
  }

  /**
   * Gives the reason at the step that answers.
   * @param {Answered} answered
   * @param {boolean} isTold
   */
  #explain(answered, isTold) {
    const { viewer, words } = this;
    const { question, choice, at } = answered;
    const because = this.#teller?.because(viewer, words, question, choice) ?? '';
    viewer.run.show();
    const { player } = viewer.run;
    const { shown: stop, visits } = viewer.stops;
    this.feedback = { ...answered, because, isTold, stop, visits, seen: player.cursor };
    player.gate = Infinity;
    // In a lesson what leads there is seen, too.
    if (viewer.lessons.shown && !viewer.host.isStill && at > player.cursor + 1) {
      viewer.move(() => player.playTo(at, WAY_MS));
    } else this.#arrive();
    this.#takeFocus('.predict .onward');
  }

  /** Whether the film is still on its way to the reason. */
  get isComing() {
    return this.feedback !== null && this.feedback.seen !== this.feedback.at;
  }

  /** Follows the film to the reason. Who stops it wants to be told; who goes elsewhere, or to a stop there, does not. */
  #come() {
    const { feedback, viewer } = this;
    if (!feedback) return;
    if (viewer.stops.visits !== feedback.visits) return this.#dismiss();
    const { cursor, state } = viewer.run.player;
    const isStopped = this.isComing && cursor === feedback.seen && !viewer.stops.isOnTheWay;
    if (cursor === feedback.at || (this.isComing && state === 'playing')) feedback.seen = cursor;
    else if (isStopped) this.#arrive();
    else this.#dismiss();
  }

  /** Shows the step of the reason. */
  #arrive() {
    if (!this.feedback) return;
    this.feedback.seen = this.feedback.at;
    this.viewer.seek(this.feedback.at);
  }

  /** Whether the reason stands where the next stop is: that is to be told, too. */
  get isAtNextStop() {
    return this.feedback !== null && this.viewer.stops.shown > this.feedback.stop;
  }

  /** Goes on behind what was explained, or at once to where it is. */
  goOn() {
    const { viewer, set } = this;
    if (this.isComing) return this.#arrive();
    const isThere = this.isAtNextStop;
    const isLast = set?.isOver && !viewer.lessons.shown;
    this.#dismiss();
    viewer.focus();
    if (isLast) this.isOver = true;
    else if (!viewer.lessons.shown) viewer.play();
    else if (!isThere) viewer.stops.playOn();
    viewer.refresh();
  }

  #dismiss() {
    this.feedback = null;
    this.told = null;
    this.#asked.forget();
  }

  /** Leaves the question of a lesson, or all of them. */
  leave() {
    const { viewer, set } = this;
    if (viewer.lessons.shown && set) {
      viewer.lessons.shown.progress.done.add(viewer.stops.shown);
      set.next = null;
      this.#dismiss();
    } else {
      viewer.predicting.ask('');
    }
    viewer.focus();
    viewer.rest(false);
  }

  /** What is told in the place of the sentence, with its marks. */
  get says() {
    const { words, feedback, told, set, isOver, viewer, question } = this;
    if (isOver && set) {
      const { right, total } = set.score;
      return total > 0
        ? words.marked('predict.summary', { right, total })
        : words.marked('predict.summary.none');
    }
    if (this.isComing) return '';
    if (feedback?.isTold) return feedback.because;
    if (feedback) {
      const first = words.marked(`predict.${feedback.correct ? 'right' : 'wrong'}`);
      return words.marked('predict.both', { first, second: feedback.because });
    }
    if (!question || !told) return '';
    const first = viewer.lessons.shown ? viewer.stops.caption : '';
    return first ? words.marked('predict.both', { first, second: told.asks }) : told.asks;
  }

  /** How many were right so far; empty before the first answer. */
  get score() {
    const { right, answered } = this.set?.score ?? { right: 0, answered: 0 };
    return answered > 0 ? this.words.text('predict.score', { right, answered }) : '';
  }

  /** Copies the result. */
  async copy() {
    this.copied = await navigator.clipboard.writeText(resultOf(this)).then(
      () => 'copied',
      () => 'byHand',
    );
    this.viewer.refresh();
  }

  /** Takes what the page is to be told of. */
  takeDue() {
    return this.#due.splice(0);
  }

  /** What stands under the stage in the place of timeline and controls; undefined where those stay. */
  get deck() {
    const deck = this.hands ? this.hands.deck(this) : predictionDeck(this);
    return deck && (this.viewer.lessons.extra?.presenting?.under(deck) ?? deck);
  }

  /** The numbers of the choices on the board. */
  get marks() {
    return predictionMarks(this);
  }

  /** What stands behind "More". */
  get panel() {
    return predictionPanel(this);
  }

  keys = predictionKeys(this);
}
