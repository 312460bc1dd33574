import { Entity, Property } from '@mikro-orm/decorators/legacy';
import type { CalendarEntry } from '#contract/deadlines/calendar-entries.js';
import { daysBetween, type Day } from '#contract/deadlines/days.js';
import { REMINDER_DAYS } from '#contract/limits/alerts.js';
import { BelongsToUser } from '../../users/index.js';

/** `key` is a keyed hash of the person, the day, its name and the step, so that each is begun once. */
@Entity({ tableName: 'deadline_reminders' })
export class DeadlineReminder {
  @BelongsToUser({ primary: true })
  userId!: string;

  @Property({ type: 'text', primary: true })
  key!: string;

  /** The mail that tells the person of the day, with any others that were due on the same morning. */
  @Property({ type: 'uuid' })
  mailId!: string;

  @Property({ type: 'timestamptz' })
  begunAt!: Date;
}

/** A reminder of one last day. `step` is how many days before it the reminder is sent at the earliest. */
export interface Reminder {
  readonly entry: CalendarEntry;
  readonly step: number;
}

/** The steps from the one that is sent last, which is the nearest to the day. */
const STEPS = REMINDER_DAYS.toSorted((a, b) => a - b);

/** Returns at most the latest due reminder of each last day, so that nobody gets two after workers stood still. */
export function dueReminders(entries: readonly CalendarEntry[], today: Day): Reminder[] {
  return entries.flatMap((entry) => {
    const left = daysBetween(today, entry.day);
    const step = STEPS.find((days) => left <= days);
    return entry.reminder === undefined || left < 0 || step === undefined ? [] : [{ entry, step }];
  });
}

/** Returns every reminder of the last days that are not over, whether it is due or not. */
export const allReminders = (entries: readonly CalendarEntry[], today: Day): Reminder[] =>
  entries
    .filter(({ reminder, day }) => reminder !== undefined && day >= today)
    .flatMap((entry) => STEPS.map((step) => ({ entry, step })));
