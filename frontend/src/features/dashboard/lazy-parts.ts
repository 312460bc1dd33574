/** The parts of the dashboard that are loaded on demand. These parts are bundled into a single file. */
export { calendarFile } from './calendar.js';
export { DatesPicture } from './DatesPicture.js';
