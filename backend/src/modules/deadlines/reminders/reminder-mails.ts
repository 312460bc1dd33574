import { createHmac, randomUUID } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, Optional } from '@nestjs/common';
import type { DeadlineAnswers } from '#contract/deadlines/answers.js';
import type { Day } from '#contract/deadlines/days.js';
import { ALERT_MAILS } from '#contract/limits/alerts.js';
import { CONFIG, type Config } from '#platform/config/config.js';
import { derivedKey } from '#platform/crypto/cipher.js';
import { Publisher } from '#platform/events/publisher.js';
import { ALERT_CLOCK, AlertsService } from '../../alerts/index.js';
import { UserRepository } from '../../users/index.js';
import { MyDeadlinesRepository } from '../answers/my-deadlines.repository.js';
import { OwnDates } from '../answers/own-dates.js';
import { allReminders, DeadlineReminder, dueReminders, type Reminder } from './due-reminders.js';

/** Number of people who are looked at together. */
const PEOPLE = 500;
const TOPIC = 'deadlines';

/** What a reminder says, and the secret of the link that stops such mails. */
export interface MailOfDates {
  /** The last days (YYYY-MM-DD) with their names, the earliest first. */
  readonly dates: readonly { readonly day: Day; readonly title: string }[];
  readonly stopToken: string;
}

/** Decides who is reminded of which last days, and what the mail says when it is sent. */
@Injectable()
export class ReminderMails {
  private readonly key: Buffer;
  private readonly now: () => number;

  constructor(
    private readonly em: EntityManager,
    private readonly alerts: AlertsService,
    private readonly accounts: UserRepository,
    private readonly answers: MyDeadlinesRepository,
    private readonly dates: OwnDates,
    private readonly events: Publisher,
    @Inject(CONFIG) config: Pick<Config, 'dataKey'>,
    @Optional() @Inject(ALERT_CLOCK) clock?: () => number,
  ) {
    this.key = derivedKey(config.dataKey, 'reminders of deadlines');
    this.now = clock ?? Date.now;
  }

  /** One mail for each person, not before the morning. Safe on several workers and after a crash. */
  async begin(): Promise<string> {
    const now = new Date(this.now());
    if (now.getUTCHours() < ALERT_MAILS.morning) return 'no reminders before the morning';
    let begun = 0;
    let people = await this.alerts.listPeople(TOPIC, null, PEOPLE);
    while (people.length > 0) {
      for (const [userId, [answers]] of await this.answers.listsOf(people))
        if (answers) begun += await this.beginFor(userId, answers, now);
      this.em.clear();
      people = await this.alerts.listPeople(TOPIC, people.at(-1) ?? null, PEOPLE);
    }
    return `${begun} reminders of deadlines begun`;
  }

  /** Returns what a mail says, or null if mails were ended, answers removed, or its days are over or have changed. */
  async contentOf(userId: string, mailId: string): Promise<MailOfDates | null> {
    const consent = await this.alerts.consentOf(userId, TOPIC);
    const answers = consent && (await this.answers.find(userId));
    if (!answers) return null;
    const rows = await this.em.find(
      DeadlineReminder,
      { userId, mailId, begunAt: { $gte: consent.changedAt } },
      { disableIdentityMap: true },
    );
    const keys = new Set(rows.map(({ key }) => key));
    const today = dayOf(new Date(this.now()));
    const told = allReminders(this.dates.entriesOf(answers, today), today)
      .filter((reminder) => keys.has(this.keyOf(userId, reminder)))
      .map(({ entry: { day, title } }) => ({ day, title }))
      .toSorted((a, b) => a.day.localeCompare(b.day));
    return told.length > 0 ? { dates: told, stopToken: consent.stopToken } : null;
  }

  private async beginFor(userId: string, answers: DeadlineAnswers, now: Date): Promise<number> {
    const today = dayOf(now);
    const due = dueReminders(this.dates.entriesOf(answers, today), today);
    if (due.length === 0 || (await this.accounts.currentRoleOf(userId)) === null) return 0;
    return this.em.transactional(async () => {
      // The lock makes another worker wait here until this one has noted what it began.
      if (!(await this.alerts.lockConsent(userId, TOPIC))) return 0;
      const keys = due.map((reminder) => this.keyOf(userId, reminder));
      const known = await this.em.find(DeadlineReminder, { userId, key: { $in: keys } }, { disableIdentityMap: true });
      const fresh = keys.filter((key) => !known.some((row) => row.key === key));
      if (fresh.length === 0) return 0;
      const mailId = randomUUID();
      for (const key of fresh) this.em.create(DeadlineReminder, { userId, key, mailId, begunAt: now });
      this.events.publish('deadlines.reminderDue', { userId, mailId });
      return 1;
    });
  }

  private keyOf(userId: string, { entry: { id, day }, step }: Reminder): string {
    return createHmac('sha256', this.key).update(`${userId} ${id} ${day} ${step}`).digest('base64url');
  }
}

/** Returns the day of a moment. From the morning on, it is the same day in UTC as in the states. */
const dayOf = (moment: Date): Day => moment.toISOString().slice(0, 10);
