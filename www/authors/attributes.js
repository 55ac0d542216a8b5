/** Sets the attributes of a film as its form says, and writes their markup. */
let film = document.querySelector('#tried');
const form = document.querySelector('#attributes');
const written = document.querySelector('#written');

/** @param {string} text */
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Returns the names and values of the attributes that the form sets. */
function chosen() {
  const fields = /** @type {HTMLInputElement[]} */ ([...(form?.querySelectorAll('[name]') ?? [])]);
  const isSet = (/** @type {HTMLInputElement} */ { type, checked, value }) =>
    type === 'checkbox' ? checked : value !== '';
  return fields
    .filter(isSet)
    .map(({ name, type, value }) => [name, type === 'checkbox' ? '' : value]);
}

/** Replaces the film by one without the attributes that the form no longer sets. */
function renew() {
  const fresh = document.createElement('search-light');
  fresh.id = 'tried';
  fresh.setAttribute('loading', 'eager');
  film?.replaceWith(fresh);
  film = fresh;
}

form?.addEventListener('submit', (event) => event.preventDefault());
form?.addEventListener('change', ({ target }) => {
  const set = chosen();
  const { name } = /** @type {HTMLInputElement} */ (target);
  // Attributes are live, but a film without a puzzle or a lesson stays at the one that it shows.
  if (!set.some(([one]) => one === name)) renew();
  for (const [one, value] of set)
    if (film?.getAttribute(one) !== value) film?.setAttribute(one, value);
  const parts = set.map(([one, value]) => (value ? ` ${one}="${escaped(value)}"` : ` ${one}`));
  if (written) written.textContent = `<search-light${parts.join('')}></search-light>`;
});
