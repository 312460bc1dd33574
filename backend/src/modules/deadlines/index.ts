/** Public API of the deadlines module: what people save about their deadlines, calendars and reminders of them. */
export { CalendarAddress } from './calendar/calendar-address.entity.js';
export { SavedDeadlineAnswers } from './answers/deadline-answers.entity.js';
export { DeadlineReminder } from './reminders/deadline-reminder.entity.js';
export { DeadlinesModule } from './deadlines.module.js';
export { ReminderMails } from './reminders/reminder-mails.js';
export { DeadlinesService } from './deadlines.service.js';
