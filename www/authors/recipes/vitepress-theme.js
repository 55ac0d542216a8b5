// .vitepress/theme/index.js
import DefaultTheme from 'vitepress/theme';
import 'searchlight';
import 'searchlight/embed/searchlight.css';

export default DefaultTheme;
