import type { EntityManager } from '@mikro-orm/postgresql';
import { Module } from '@nestjs/common';
import { RETENTION } from '#contract/limits/retention.js';
import { daysAgo } from '#platform/database/time.js';
import type { PersonalData } from '#platform/personal-data/personal-data.js';
import { AlertsModule } from '../alerts/index.js';
import { UsersModule } from '../users/index.js';
import { MyDeadlinesRepository, SavedDeadlineAnswers } from './answers/my-deadlines.repository.js';
import { OwnDates } from './answers/own-dates.js';
import { CalendarAddress, CalendarAddresses } from './calendar/calendar-addresses.js';
import { DeadlinesController } from './deadlines.controller.js';
import { DeadlinesService } from './deadlines.service.js';
import { DeadlineReminder } from './reminders/due-reminders.js';
import { ReminderMails } from './reminders/reminder-mails.js';

@Module({
  imports: [AlertsModule, UsersModule],
  controllers: [DeadlinesController],
  providers: [CalendarAddresses, DeadlinesService, MyDeadlinesRepository, OwnDates, ReminderMails],
  exports: [DeadlinesService, ReminderMails],
})
export class DeadlinesModule {}

export const DEADLINES_DATA: PersonalData = {
  tables: [
    { entity: SavedDeadlineAnswers, isPrivate: true },
    { entity: CalendarAddress, hidden: ['hash'], isPrivate: true },
    { entity: DeadlineReminder, hidden: ['key'] },
  ],
};

/** Deletes old reminders, whose days are long over. They only kept a person from being reminded twice. */
export const deleteOldReminders = (em: EntityManager): Promise<number> =>
  em.nativeDelete(DeadlineReminder, { begunAt: { $lt: daysAgo(RETENTION.remindersDays) } });
