/** Files that a person takes away: made here, sent nowhere. */

/**
 * Saves a file where the browser puts downloads.
 * @param {Blob} file
 * @param {string} name
 */
export function save(file, name) {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers fetch it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
