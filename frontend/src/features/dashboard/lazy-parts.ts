/** The parts of the dashboard whose code is loaded on demand. The code of these parts is bundled into a single file. */
export { calendarFile } from './calendar.js';
export { DatesPicture } from './DatesPicture.js';
