/** The parts about a plan's next year. Their code is loaded on demand and bundled into a single file. */
export { NextYear } from './NextYear.js';
export { NextYearNote } from './NextYearNote.js';
