export { useDisplay } from './display.js';
export { useNarrow } from './narrow.js';
