export { entriesOfEnrollment, saveCalendarFile } from '../deadlines/index.js';
