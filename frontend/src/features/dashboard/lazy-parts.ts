/** The parts of the dashboard that are loaded on demand. They form a single file. */
export { calendarFile } from './calendar.js';
export { DatesPicture } from './DatesPicture.js';
