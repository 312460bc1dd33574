export { useNarrow } from './narrow.js';
