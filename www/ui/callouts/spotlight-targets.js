/** Selectors of elements that stops can highlight in every family, by name. */
export const PLACES = {
  board: '.board',
  result: '.result',
  legend: '.legend dl',
  reason: '.machine .map',
};
