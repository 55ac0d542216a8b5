/**
 * Stand-in for the API of a learning platform: keeps what is set, and notes every call that the
 * run-time environment of SCORM 1.2 refuses.
 */

/** The elements that a lesson may set, and what their values look like. @type {[RegExp, RegExp][]} */
const ELEMENTS = [
  [/^cmi\.core\.lesson_status$/, /^(passed|completed|failed|incomplete|browsed)$/],
  [/^cmi\.core\.lesson_location$/, /^.{0,255}$/],
  [/^cmi\.core\.score\.(raw|min|max)$/, /^(\d{1,2}|100)(\.\d+)?$/],
  [/^cmi\.core\.session_time$/, /^\d{2,4}:\d\d:\d\d(\.\d{1,2})?$/],
  [/^cmi\.interactions\.\d+\.id$/, /^[\w-]{1,255}$/],
  [/^cmi\.interactions\.\d+\.time$/, /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,2})?$/],
  [/^cmi\.interactions\.\d+\.type$/, /^(true-false|choice|fill-in|matching|performance|sequencing|likert|numeric)$/], // prettier-ignore
  [/^cmi\.interactions\.\d+\.correct_responses\.\d+\.pattern$/, /^.{1,255}$/],
  [/^cmi\.interactions\.\d+\.student_response$/, /^.{1,255}$/],
  [/^cmi\.interactions\.\d+\.result$/, /^(correct|wrong|unanticipated|neutral|\d+(\.\d+)?)$/],
];

/** What responses look like, by the type of their interaction. @type {Record<string, RegExp>} */
const RESPONSES = {
  choice: /^([a-z0-9](,[a-z0-9])*|\{[a-z0-9](,[a-z0-9])*\})$/,
  numeric: /^-?\d+(\.\d+)?$/,
};

export class Platform {
  /** @type {Map<string, string>} */
  values = new Map();
  /** Calls that the standard refuses. @type {string[]} */
  faults = [];
  /** @type {'new' | 'running' | 'finished'} */
  state = 'new';
  commits = 0;

  #count() {
    const indexes = [...this.values.keys()].flatMap((name) => {
      const [, index] = /^cmi\.interactions\.(\d+)\./.exec(name) ?? [];
      return index ? [Number(index) + 1] : [];
    });
    return Math.max(0, ...indexes);
  }

  /** @param {string} call @param {string} empty */
  #running(call, empty = '') {
    if (this.state === 'running' && empty === '') return true;
    this.faults.push(`${call} while ${this.state}`);
    return false;
  }

  /** @param {string} empty */
  LMSInitialize(empty) {
    if (this.state !== 'new' || empty !== '') this.faults.push('LMSInitialize');
    this.state = 'running';
    return 'true';
  }

  /** @param {string} name */
  LMSGetValue(name) {
    this.#running('LMSGetValue');
    if (name === 'cmi.interactions._count') return String(this.#count());
    return this.values.get(name) ?? (name === 'cmi.core.lesson_status' ? 'not attempted' : '');
  }

  /** @param {string} name @param {string} value */
  LMSSetValue(name, value) {
    const [, values] = ELEMENTS.find(([one]) => one.test(name)) ?? [];
    const [, index] = /^cmi\.interactions\.(\d+)\./.exec(name) ?? [];
    const isBeyond = index !== undefined && Number(index) > this.#count();
    const isResponse = /(pattern|student_response)$/.test(name);
    const type = this.values.get(`cmi.interactions.${index}.type`) ?? '';
    const fits = !isResponse || RESPONSES[type]?.test(value);
    const isRight = typeof value === 'string' && values?.test(value) && !isBeyond && fits;
    if (!this.#running('LMSSetValue') || !isRight) {
      this.faults.push(`${name} = ${value}`);
      return 'false';
    }
    this.values.set(name, value);
    return 'true';
  }

  /** @param {string} empty */
  LMSCommit(empty) {
    this.commits += 1;
    return String(this.#running('LMSCommit', empty));
  }

  /** @param {string} empty */
  LMSFinish(empty) {
    const isRunning = this.#running('LMSFinish', empty);
    this.state = 'finished';
    return String(isRunning);
  }

  LMSGetLastError() {
    return '0';
  }

  LMSGetErrorString() {
    return '';
  }

  LMSGetDiagnostic() {
    return '';
  }
}
