/** The numbers in a sentence, in digits or in words, in each language of the lessons. */

/**
 * Words for numbers from three: the words for one and two often have other meanings.
 * @type {Record<string, [string, number][]>}
 */
const WORDS = {
  en: [
    ['sixty-four', 64],
    ['thirty thousand', 30_000],
    ...['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map(numbered(3)),
    ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen'].map(numbered(11)),
    ...['sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'].map(numbered(16)),
    ['fourth', 4],
    ['a thousand', 1000],
  ],
  vi: [
    ['sáu mươi tư', 64],
    ['ba vạn', 30_000],
    ...['ba', 'bốn', 'lăm', 'sáu', 'bảy', 'tám', 'chín'].map(numbered(13, 'mười ')),
    ['mười một', 11],
    ['mười hai', 12],
    ['mười', 10],
    ...['ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín'].map(numbered(3)),
    ['nghìn', 1000],
  ],
  zh: [
    ['三万', 30_000],
    ...['一', '二', '三', '四', '五', '六', '七', '八', '九'].map(numbered(11, '十')),
    ['一千', 1000],
    ...['三', '四', '五', '六', '七', '八', '九', '十'].map(numbered(3)),
  ],
};

/**
 * The words of numbers that follow each other.
 * @param {number} first that of the first word
 * @param {string} [before] what stands before each of them
 * @returns {(word: string, index: number) => [string, number]}
 */
function numbered(first, before = '') {
  return (word, index) => [before + word, first + index];
}

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/**
 * Returns the numbers in a text. A power counts as its value.
 * @param {string} text
 * @param {string} language
 * @returns {Set<number>}
 */
export function numbersIn(text, language) {
  /** @type {Set<number>} */
  const found = new Set();
  const take = (/** @type {number} */ number) => {
    found.add(number);
    return ' ';
  };
  const raised = (/** @type {string} */ digits) =>
    Number([...digits].map((digit) => RAISED.indexOf(digit)).join(''));
  let rest = text
    .toLowerCase()
    .replace(/(\d+)([⁰-⁹¹²³]+)/g, (_, base, power) => take(Number(base) ** raised(power)))
    .replace(/\d+([.,]\d{3})*/g, (digits) => take(Number(digits.replace(/\D/g, ''))));
  const isApart = language === 'zh' ? '' : '(?![\\p{L}])';
  const begins = language === 'zh' ? '' : '(?<![\\p{L}])';
  for (const [word, number] of WORDS[language]) {
    rest = rest.replace(new RegExp(`${begins}${word}${isApart}`, 'gu'), () => take(number));
  }
  return found;
}
