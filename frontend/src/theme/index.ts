export { useNarrow, useWide } from './narrow.js';
