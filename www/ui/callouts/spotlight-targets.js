/** Elements of every family that a stop can light up, by the names that stops have for them. */
export const PLACES = {
  board: '.board',
  result: '.result',
  legend: '.legend dl',
  reason: '.machine .map',
};
