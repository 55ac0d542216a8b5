/** Sets the attributes of a film as its form says, and writes their markup. */
const film = document.querySelector('#tried');
const form = document.querySelector('#attributes');
const written = document.querySelector('#written');

/** @param {string} text */
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Attributes of the film of this page, which are not part of the markup. */
const OWN = ['id', 'loading'];

form?.addEventListener('submit', (event) => event.preventDefault());
form?.addEventListener('change', () => {
  const parts = ['search-light'];
  for (const field of form.querySelectorAll('[name]')) {
    const { name, value, type, checked } = /** @type {HTMLInputElement} */ (field);
    const isSet = type === 'checkbox' ? checked : value !== '';
    if (type === 'checkbox') film?.toggleAttribute(name, checked);
    else if (isSet) film?.setAttribute(name, value);
    else if (!OWN.includes(name)) film?.removeAttribute(name);
    if (isSet) parts.push(type === 'checkbox' ? name : `${name}="${escaped(value)}"`);
  }
  if (written) written.textContent = `<${parts.join(' ')}></search-light>`;
});
