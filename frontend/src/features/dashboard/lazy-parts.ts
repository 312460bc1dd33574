/** The part of the dashboard whose code is loaded when the dashboard is shown. */
export { Timeline } from '../deadlines/index.js';
