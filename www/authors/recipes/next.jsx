// app/film.jsx; any page or MDX file then imports it: <Film puzzle="knight" step={40} />
'use client';
import 'searchlight';
import 'searchlight/embed/searchlight.css';

export default function Film(options) {
  return <search-light {...options} />;
}
