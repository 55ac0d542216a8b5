const search = document.querySelector('#search');
const told = document.querySelector('#told');

search.addEventListener('stepchange', ({ detail }) => {
  told.textContent = `step ${detail.step} of ${detail.known}`;
});
document.querySelector('#back').addEventListener('click', () => search.restart());
document.querySelector('#save').addEventListener('click', async () => {
  const picture = await search.toBlob('image/png', { width: 1200, height: 800 });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = 'search.png';
  link.click();
});
