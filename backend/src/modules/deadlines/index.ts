/** Public API of the deadlines module: what people save about their deadlines, calendars and reminders of them. */
export { DeadlinesModule } from './deadlines.module.js';
export { DEADLINES_DATA, deleteOldReminders } from './deadlines.module.js';
export { ReminderMails } from './reminders/reminder-mails.js';
