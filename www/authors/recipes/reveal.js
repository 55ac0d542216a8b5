// Plays the film when its slide is shown, and pauses it when the slide is left.
Reveal.on('slidechanged', ({ previousSlide, currentSlide }) => {
  previousSlide?.querySelector('search-light')?.pause();
  currentSlide.querySelector('search-light')?.play();
});
