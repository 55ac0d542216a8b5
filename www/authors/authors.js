/** The pages for authors: each snippet can be copied. */
for (const snippet of document.querySelectorAll('.snippet')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Copy';
  button.addEventListener('click', async () => {
    const text = snippet.querySelector('code')?.textContent ?? '';
    try {
      await navigator.clipboard.writeText(text);
      button.textContent = 'Copied';
    } catch {
      button.textContent = 'This page may not copy';
    }
  });
  snippet.append(button);
}
