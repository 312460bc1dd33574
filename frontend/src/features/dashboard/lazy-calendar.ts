/** What the dashboard loads when somebody asks for a calendar file. */
export { entriesOfEnrollment, saveCalendarFile } from '../deadlines/index.js';
