import type { EntityManager } from '@mikro-orm/postgresql';
import { RETENTION } from '#contract/limits/retention.js';
import { daysAgo } from '#platform/database/time.js';
import type { PersonalData } from '#platform/personal-data/personal-data.js';
import { SavedDeadlineAnswers } from './answers/my-deadlines.repository.js';
import { CalendarAddress } from './calendar/calendar-addresses.js';
import { DeadlineReminder } from './reminders/deadline-reminder.entity.js';

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
