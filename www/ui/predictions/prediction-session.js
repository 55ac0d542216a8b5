/**
 * Lazy module for predictions: chooses the steps of the questions, handles choices, and keeps the
 * result. Imported when the user first asks for predictions.
 * @import { Answered } from '../../core/predictions/question-plan.js'
 * @import { Piece } from '../../core/stops/caption-pieces.js'
 * @import { Words } from '../../i18n/index.js'
 * @import { Question } from '../../wasm/searchlight.js'
 * @import { LessonShown } from '../lessons/lesson-player.js'
 * @import { QuestionTeller } from '../kit/family-view.js'
 * @import { Told } from './question-text.js'
 * @import { Presenting } from '../presenting/presenting.js'
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { EngineError } from '../../core/engine/session.js';
import { Inputs } from '../../core/util/memo-key.js';
import { isTyped } from '../../core/predictions/board-questions.js';
import { Predictions, readWish } from '../../core/predictions/question-plan.js';
import { fetchWordsOf, unmarked } from '../../i18n/index.js';
import { wordsOfPuzzle } from '../../i18n/puzzle-words.js';
import { LazyPart } from '../kit/lazy-part.js';
import { predictionDeck, predictionMarks } from './prediction-deck.js';
import { predictionKeys } from './prediction-keys.js';
import { predictionPanel } from './prediction-panel.js';
import { predictionStyle } from './prediction-style.js';
import { resultOf, tellerFor, tellingOf } from './question-text.js';

/** @typedef {{ family: string, words: Words, teller: QuestionTeller }} Texts */

/** Maximum duration of playback to the explanation of an answer in a lesson, in milliseconds. */
const WAY_MS = 5000;

export class PredictionsExtra {
  /** Questions of the current run or lesson; null for none. @type {Predictions | null} */
  set = null;
  /**
   * Answer that is being explained. `because` is the explanation. `isTold` means that the answer
   * was revealed to a class, not chosen. `stop` is the index of the stop that asked, or -1.
   * `visits` is the number of stop navigations at the time of the answer. `seen` is the step that
   * playback has reached on its way to the explanation.
   * @type {(Answered & { because: string, isTold: boolean, stop: number, visits: number, seen:
   *   number }) | null}
   */
  feedback = null;
  /** Whether the result is shown. */
  isOver = false;
  /**
   * State of copying the result: not yet, copied, or to be copied by hand.
   * @type {'' | 'copied' | 'byHand'}
   */
  copied = '';
  /** Questions selected in the drawer, as in the `predict` attribute. */
  wish = 'all';
  /** Texts and pictures of the current question. @type {Told | null} */
  told = null;
  /**
   * Answered questions with their texts, for the result.
   * @type {{ question: Question, asks: string, correct: boolean }[]}
   */
  lines = [];
  #asked = new Inputs();
  /**
   * Identity of the current question set: its session or lesson, and its request. If any of these
   * changes, a new set starts.
   * @type {unknown[]}
   */
  #of = [];
  /**
   * Words of the questions, and the teller that makes their texts.
   * @type {LazyPart<Texts, [string, string]>}
   */
  texts;
  /** Language of `told` and `lines`. */
  #locale = '';
  /** Answers whose `prediction` events are still to be dispatched. @type {unknown[]} */
  #due = [];
  #wasAsking = false;
  /** Index of the stop that asked last. */
  #askedAt = -1;
  /**
   * Index of the stop whose open question the user has left for another step; -1 for none. The
   * lesson returns to this stop.
   */
  left = -1;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.viewer = viewer;
    this.texts = new LazyPart(viewer, {
      error: new EngineError('predictions'),
      inputs: () => [viewer.words.locale, viewer.family.id],
      load: async (locale, family) => {
        const [words, { questions: teller }] = await Promise.all([
          fetchWordsOf('predictions', locale),
          viewer.host.families.get(family).loadQuestions(),
        ]);
        return { family, words, teller };
      },
      arrived: () => viewer.attempt(() => this.#retell()),
    });
    viewer.host.adopt([predictionStyle]);
  }

  /** Creates the module with its translations and the family's texts. @param {Viewer} viewer */
  static async of(viewer) {
    const extra = new PredictionsExtra(viewer);
    await extra.texts.load();
    return extra;
  }

  /**
   * Translations. After a change of the language, these are the old ones until the new ones have
   * loaded.
   */
  get words() {
    const { words } = /** @type {Texts} */ (this.texts.part);
    return wordsOfPuzzle(words, this.viewer.run.session.description, this.viewer.words);
  }

  /** Texts and pictures of the family's questions; null while they load. */
  get #teller() {
    const { part } = this.texts;
    return part?.family === this.viewer.family.id ? part.teller : null;
  }

  /** Whether the texts failed to load: nothing is asked, and playback does not wait. */
  get isMissed() {
    return this.#teller === null && this.texts.hasFailed;
  }

  /** Translates the current explanation and the earlier questions after a change of the language. */
  #retell() {
    const { viewer, words, feedback, lines } = this;
    const isOther = this.#locale !== '' && this.#locale !== words.locale;
    this.#locale = words.locale;
    if (!isOther || !viewer.run) return;
    this.#asked.forget();
    const teller = this.#teller;
    if (!teller) return;
    const asks = (/** @type {Question} */ question) =>
      tellerFor(teller, question).asks(viewer, words, question);
    viewer.run.aside(() => {
      this.lines = lines.map((line) => ({ ...line, asks: unmarked(asks(line.question)) }));
      if (!feedback) return;
      const { question, choice } = feedback;
      this.told = tellingOf(this, teller, question, false);
      const because = tellerFor(teller, question).because(viewer, words, question, choice);
      this.feedback = { ...feedback, because };
    });
  }

  /** Ends the questions. */
  end() {
    this.copied = '';
    this.set = null;
    this.#dismiss();
    this.isOver = false;
    this.#of = [];
  }

  /** Starts the requested questions again at step 0. */
  begin() {
    this.end();
    this.viewer.seek(0);
  }

  /** Current question; null for none. */
  get question() {
    const { set, feedback, viewer } = this;
    const { player } = viewer.run;
    const isHere = set?.next?.step === player.cursor && player.state !== 'playing';
    return isHere && !feedback && !viewer.race && this.#teller ? (set?.next ?? null) : null;
  }

  /** Whether later steps must be hidden. In a lesson this is true only while a question is open. */
  get hides() {
    const { race, lessons } = this.viewer;
    if (lessons.shown) return this.question !== null;
    return !this.isMissed && this.set !== null && !this.isOver && !race;
  }

  /** Module for presenting while a class votes, else null. @returns {Presenting | null} */
  get hands() {
    const presenting = this.viewer.lessons.extra?.presenting;
    return presenting?.asksHands ? presenting : null;
  }

  /** Question set of the current run; null before it is chosen. */
  get #current() {
    return this.#of.includes(this.viewer.run.session) ? this.set : null;
  }

  /**
   * Whether it is known where playback must stop: at the next question, at the end, or at an
   * explanation.
   */
  get isPlanned() {
    const isKnown = this.#current?.next || this.#current?.isOver || this.feedback;
    return this.isMissed || Boolean(isKnown && this.#teller);
  }

  /** Step of the next question. Undefined if there is none, and while an answer is explained. */
  get next() {
    return this.feedback || this.isMissed ? undefined : this.#current?.next?.step;
  }

  /** Updates the questions after the run has changed. */
  follow() {
    const { viewer } = this;
    const { race, lessons, predicting } = viewer;
    if (race) return;
    this.texts.follow();
    if (lessons.shown) this.#followLesson(lessons.shown);
    else if (predicting.wish) this.#followRun();
    else if (this.set) this.end();
    this.#come();
    this.#tell();
  }

  #followRun() {
    const { run, predicting } = this.viewer;
    const { player, session } = run;
    if (this.#isOther(session, predicting.wish)) {
      this.set = new Predictions(session, readWish(predicting.wish), player.cursor);
    }
    // Wait until the step of the answer is known: the questions depend on it, and every user must
    // get the same questions.
    const isKnown = player.complete ? player.planned : player.known > 0 && !session.eager;
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
      // The score counts the whole lesson, although each of its runs has a question set.
      this.set.answered = lesson.progress.answered;
    }
    const at = stops.shown;
    const { question: kind, own } = lesson.lesson.stops[at] ?? {};
    if (!this.set || this.feedback || player.state === 'playing') return;
    // When a class votes, allow a question to be asked again.
    if (!kind || (lesson.progress.done.has(at) && !this.hands)) this.set.next = null;
    else if (this.set.next?.step !== player.cursor || this.set.next.own !== own) {
      if (own) return this.set.putOwn(own, player.cursor);
      this.set.put(kind, player.cursor, lesson.rightPlace(at));
    }
  }

  /**
   * Returns whether the identity of the question set has changed. If so, resets the set.
   * @param {...unknown} of new identity of the set
   */
  #isOther(...of) {
    const isSame = of.length === this.#of.length && of.every((one, at) => one === this.#of[at]);
    if (isSame && this.set) return false;
    this.end();
    this.#of = of;
    this.lines = [];
    return true;
  }

  /** Creates the texts of a new question, once per question. */
  #tell() {
    const { viewer, question } = this;
    const teller = this.#teller;
    if (question && teller && this.#asked.changed(question, this.hands?.picturePx)) {
      this.told = viewer.run.aside(() => tellingOf(this, teller, question, true));
    }
    if (question && !this.#wasAsking) this.#takeFocus('.predict');
    if (question) {
      this.#askedAt = viewer.stops.shown;
      this.left = -1;
    } else if (this.#wasAsking && this.#isLeft) this.left = this.#askedAt;
    this.#wasAsking = question !== null;
  }

  /** Whether the user has gone to another step without answering or skipping the last question. */
  get #isLeft() {
    const { feedback, viewer } = this;
    const { shown } = viewer.lessons;
    if (!shown || feedback || viewer.run.player.state === 'playing') return false;
    return viewer.stops.index === this.#askedAt && !shown.progress.done.has(this.#askedAt);
  }

  /**
   * Moves the focus to an element, if the control that had the focus is being replaced.
   * @param {string} selector
   */
  async #takeFocus(selector) {
    const { root, host } = this.viewer;
    if (!root.activeElement?.closest('.frame')) return;
    await host.rendered();
    /** @type {HTMLElement | null} */ (root.querySelector(selector))?.focus();
  }

  /**
   * Submits a choice and shows the answer.
   * @param {number} choice index
   */
  choose(choice) {
    if (this.question && !isTyped(this.question)) this.#take(this.set?.answer(choice) ?? null);
  }

  /** Submits the number that the user has typed. @param {number} number */
  type(number) {
    if (this.question) this.#take(this.set?.type(number) ?? null);
  }

  /** Takes an answer and explains it. @param {Answered | null} answered */
  #take(answered) {
    const { viewer, set, told } = this;
    if (!answered || !set || !told) return;
    const { correct, choice } = answered;
    this.lines.push({ question: answered.question, asks: unmarked(told.asks), correct });
    const { progress } = viewer.lessons.shown ?? {};
    progress?.done.add(viewer.stops.shown);
    progress?.choices.set(viewer.stops.shown, answered);
    this.#due.push({ question: answered.question, choice, correct, score: set.score });
    this.#explain(answered, false);
  }

  /** Reveals the answer to a class. Scores nothing and dispatches no event. */
  reveal() {
    const told = this.question && this.set?.tell();
    if (told) this.#explain(told, true);
  }

  /**
   * Explains an answer at the step that shows it.
   * @param {Answered} answered
   * @param {boolean} isTold whether the answer was revealed to a class
   */
  #explain(answered, isTold) {
    const { viewer, words } = this;
    const { question, choice, at } = answered;
    const teller = this.#teller && tellerFor(this.#teller, question);
    const because = viewer.run.aside(() => {
      if (this.#teller) this.told = tellingOf(this, this.#teller, question, false);
      return teller?.because(viewer, words, question, choice) ?? '';
    });
    const { player } = viewer.run;
    const { shown: stop, visits } = viewer.stops;
    this.feedback = { ...answered, because, isTold, stop, visits, seen: player.cursor };
    // In a lesson, play the steps up to the explanation.
    if (viewer.lessons.shown && !viewer.host.isStill && at > player.cursor + 1) {
      viewer.move(() => player.playTo(at, WAY_MS));
    } else this.#arrive();
    this.#takeFocus('.predict .onward');
  }

  /** Whether playback is still on its way to the explanation. */
  get isComing() {
    return this.feedback !== null && this.feedback.seen !== this.feedback.at;
  }

  /**
   * Follows playback on its way to the explanation. If the user pauses, shows the explanation at
   * once. If the user goes to another step or stop, cancels the explanation.
   */
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

  /** Shows the step of the explanation. */
  #arrive() {
    if (!this.feedback) return;
    this.feedback.seen = this.feedback.at;
    this.viewer.seek(this.feedback.at);
  }

  /**
   * Whether the step of the explanation is also the next stop, whose caption must then be shown,
   * too.
   */
  get isAtNextStop() {
    return this.feedback !== null && this.viewer.stops.shown > this.feedback.stop;
  }

  /**
   * Continues after the explanation. If playback is still on its way to the explanation, shows the
   * explanation.
   */
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
  }

  #dismiss() {
    this.feedback = null;
    this.told = null;
    this.#asked.forget();
  }

  /** Skips a lesson's question, or ends the predictions. */
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

  /** Text that replaces the caption, with emphasis marks; empty for none. */
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

  /**
   * Returns the caption of the current stop with its markup and the question below it; undefined
   * unless the question of a stop is open.
   * @param {readonly Piece[]} [pieces]
   */
  askedIn(pieces) {
    const { question, told, viewer } = this;
    if (!pieces || !question || !told || !viewer.lessons.shown) return undefined;
    return { caption: [...pieces, { says: ' ', marks: [], href: '' }], asks: told.asks };
  }

  /** Score so far, as text; empty before the first answer, and while a class votes. */
  get score() {
    if (this.hands) return '';
    const { right, answered } = this.set?.score ?? { right: 0, answered: 0 };
    return answered > 0 ? this.words.text('predict.score', { right, answered }) : '';
  }

  /** Copies the result to the clipboard. */
  async copy() {
    this.copied = await navigator.clipboard.writeText(resultOf(this)).then(
      () => 'copied',
      () => 'byHand',
    );
    this.viewer.refresh();
  }

  /** Removes and returns the answers whose events are due. */
  takeDue() {
    return this.#due.splice(0);
  }

  /** Controls that replace timeline and playback controls; undefined if these stay. */
  get deck() {
    const deck = this.hands ? this.hands.deck(this) : predictionDeck(this);
    return deck && (this.viewer.lessons.extra?.presenting?.under(deck) ?? deck);
  }

  /** Whether a question, its explanation or the result takes the place of the controls. */
  get isOnDeck() {
    const { hands, told, set, isOver, question, feedback, viewer } = this;
    const isAsked = question !== null || feedback !== null;
    if (hands) return isAsked && told !== null;
    return set !== null && !viewer.race && (isOver || isAsked);
  }

  /** Labels of the choices on the board. */
  get marks() {
    return predictionMarks(this);
  }

  /** Drawer section that starts predictions. */
  get panel() {
    return predictionPanel(this);
  }

  keys = predictionKeys(this);
}
