// Plays when its slide comes, rests when it goes.
Reveal.on('slidechanged', ({ previousSlide, currentSlide }) => {
  previousSlide?.querySelector('search-light')?.pause();
  currentSlide.querySelector('search-light')?.play();
});
