export { saveCalendarFile } from './calendar/calendar-file.js';
export { entriesOfEnrollment } from '#contract/deadlines/calendar-entries.js';
export { Timeline } from './picture/Timeline.js';
