export { saveCalendarFile } from './calendar/calendar-file.js';
export { entriesOfEnrollment } from '#contract/deadlines/calendar-entries.js';
export { ownDatesOf, type OwnDate } from './model/own-dates.js';
export { Timeline } from './picture/Timeline.js';
export { timelineHeight } from './picture/timeline-height.js';
export { savedAnswersApi } from './storage/saved-answers.api.js';
