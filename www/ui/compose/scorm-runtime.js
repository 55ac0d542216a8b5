/**
 * Script of a SCORM package: tells the learning platform what the learner has seen and answered, by
 * the run-time calls of SCORM 1.2. The package contains the source of this function, so it uses
 * nothing from outside itself.
 */

/**
 * @typedef {{ [name: string]: (...values: string[]) => unknown }} Api API object of the platform
 * @typedef {{ right: number, answered: number, total: number }} Score
 */

/**
 * Starts the session with the platform. Does nothing without a platform: the lesson works all the
 * same.
 * @param {Window} view
 */
export function scormRuntime(view) {
  const MOST_FRAMES = 500;

  /** @param {Window | null} from @returns {Api | null} */
  const apiAround = (from) => {
    let at = from;
    for (let depth = 0; at && depth < MOST_FRAMES; depth++) {
      try {
        const api = Reflect.get(at, 'API');
        if (api) return /** @type {Api} */ (api);
      } catch {
        // A frame of another origin: the platform has put its API nearer, or nowhere.
      }
      if (at.parent === at) return null;
      at = at.parent;
    }
    return null;
  };
  const api = apiAround(view) ?? apiAround(view.opener);
  const root = view.document.querySelector('search-light');
  if (!api || !root || String(api.LMSInitialize('')) !== 'true') return;

  const get = (/** @type {string} */ name) => String(api.LMSGetValue(name));
  const set = (/** @type {string} */ name, /** @type {string | number} */ value) =>
    void api.LMSSetValue(name, String(value));
  const two = (/** @type {number} */ number) => String(number).padStart(2, '0');
  const beganMs = Date.now();
  let count = Number(get('cmi.interactions._count')) || 0;
  let isOver = false;

  // A platform can turn "completed" into "passed" or "failed" by the score: leave that as it is.
  const isDone = () => /^(completed|passed|failed)$/.test(get('cmi.core.lesson_status'));
  if (!isDone()) set('cmi.core.lesson_status', 'incomplete');
  api.LMSCommit('');

  root.addEventListener('stop', (event) => {
    const { index } = /** @type {CustomEvent<{ index: number }>} */ (event).detail;
    const stops = /** @type {unknown[]} */ (Reflect.get(root, 'stops'));
    set('cmi.core.lesson_location', index);
    if (index === stops.length - 1 && !isDone()) set('cmi.core.lesson_status', 'completed');
    api.LMSCommit('');
  });

  root.addEventListener('prediction', (event) => {
    const { question, choice, correct, score } =
      /** @type {CustomEvent<{ question: { kind: string, step: number, correct: number, choices: number[] },
       *   choice: number, correct: boolean, score: Score }>} */ (event).detail;
    const index = count++;
    const tell = (/** @type {string} */ name, /** @type {string} */ value) =>
      set(['cmi.interactions', index, name].join('.'), value);
    const now = new Date();
    tell('id', `${question.kind}_${question.step}`);
    tell('time', [now.getHours(), now.getMinutes(), now.getSeconds()].map(two).join(':'));
    const isTyped = question.kind === 'fewest';
    const response = (/** @type {number} */ at) =>
      isTyped ? String(question.choices[at]) : (10 + at).toString(36);
    tell('type', isTyped ? 'numeric' : 'choice');
    tell('correct_responses.0.pattern', response(question.correct));
    tell('student_response', response(choice));
    tell('result', correct ? 'correct' : 'wrong');
    set('cmi.core.score.min', 0);
    set('cmi.core.score.max', 100);
    set('cmi.core.score.raw', Math.round((100 * score.right) / Math.max(1, score.total)));
    api.LMSCommit('');
  });

  view.addEventListener('pagehide', () => {
    if (isOver) return;
    isOver = true;
    const seconds = (Date.now() - beganMs) / 1000;
    const hours = Math.min(9999, Math.floor(seconds / 3600));
    const rest = Math.floor(seconds % 60);
    set(
      'cmi.core.session_time',
      `${two(hours)}:${two(Math.floor(seconds / 60) % 60)}:${two(rest)}`,
    );
    api.LMSCommit('');
    api.LMSFinish('');
  });
}
