/**
 * Settings of a lane's search in words, by which two lanes with the same algorithm are told apart.
 * @import { Session } from '../../core/engine/session.js'
 * @import { Words } from '../../i18n/index.js'
 */
import { guideWords } from '../kit/guide-words.js';

/** @typedef {{ session: Pick<Session, 'description'> }} Lane */

/**
 * Returns the values of the settings that guide the search of a lane and that differ among the lanes
 * of the race; '' if there are none.
 * @param {Words} words
 * @param {Lane} lane
 * @param {readonly Lane[]} lanes
 */
export function guideRule(words, { session }, lanes) {
  const { guides, settings } = session.description;
  const isOwn = (/** @type {string} */ id, /** @type {string} */ value) =>
    lanes.some((other) =>
      other.session.description.settings.some(
        (setting) => setting.id === id && setting.value !== value,
      ),
    );
  const [first, second] = settings
    .filter(
      ({ id, options, value }) => guides.includes(id) && options.length > 0 && isOwn(id, value),
    )
    .map(({ id, value }) => guideWords(words, id).name(value));
  return second ? words.text('race.guides', { first, second }) : (first ?? '');
}
