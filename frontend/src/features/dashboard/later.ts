/** The parts of the dashboard that are loaded after the page, together as one file. */
export { calendarFile } from './calendar.js';
export { DatesPicture } from './DatesPicture.js';
