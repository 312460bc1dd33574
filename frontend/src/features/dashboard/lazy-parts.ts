export { Timeline } from '../deadlines/index.js';
