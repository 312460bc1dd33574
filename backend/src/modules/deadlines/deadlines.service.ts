import { Inject, Injectable } from '@nestjs/common';
import type { AlertSettings } from '#contract/changes/alerts.contract.js';
import type { DeadlineAnswers } from '#contract/deadlines/answers.js';
import { dayIn } from '#contract/deadlines/days.js';
import { agesAfter } from '#contract/limits/ages.js';
import { OWN_DATES } from '#contract/messages/mails.js';
import { CONFIG, type Config } from '#platform/config/config.js';
import { AppError } from '#platform/errors/app-error.js';
import { AlertsService } from '../alerts/index.js';
import { UserRepository } from '../users/index.js';
import { MyDeadlinesRepository } from './answers/my-deadlines.repository.js';
import { OwnDates } from './answers/own-dates.js';
import { CalendarAddresses } from './calendar/calendar-addresses.js';
import { calendarFile } from './calendar/calendar-file.js';

/** Time zone of the firm, in which the server counts the days of people whose time zone it does not know. */
const TIME_ZONE = 'America/New_York';

/** Manages the answers that people save about their deadlines, and the calendars that follow from them. */
@Injectable()
export class DeadlinesService {
  constructor(
    private readonly answers: MyDeadlinesRepository,
    private readonly addresses: CalendarAddresses,
    private readonly alerts: AlertsService,
    private readonly accounts: UserRepository,
    private readonly dates: OwnDates,
    @Inject(CONFIG) private readonly config: Pick<Config, 'appUrl'>,
  ) {}

  find(userId: string): Promise<DeadlineAnswers | null> {
    return this.answers.find(userId);
  }

  /** Returns the ages that the person may have by the age range of their sign-up, the lowest first. */
  async agesOf(userId: string): Promise<number[]> {
    const [person] = await this.accounts.listByIds([userId]);
    return person ? agesAfter(new Date().getFullYear() - person.createdAt.getFullYear(), person.ageRange) : [];
  }

  /** Stores a person's answers in place of earlier ones. Without answers, all that follows from them ends. */
  async save(userId: string, answers: DeadlineAnswers | null): Promise<DeadlineAnswers | null> {
    if (answers === null) {
      await this.addresses.end(userId);
      await this.alerts.set(userId, false, 'deadlines');
    }
    return this.answers.save(userId, answers);
  }

  /** Returns whether the person gets mails before a last day. */
  reminders(userId: string): Promise<AlertSettings> {
    return this.alerts.settingsOf(userId, 'deadlines');
  }

  /** Records that a person agrees to these mails or ends them. */
  setReminders(userId: string, isOn: boolean): Promise<AlertSettings> {
    return this.alerts.set(userId, isOn, 'deadlines');
  }

  /** Returns when the address of the person's calendar was made (ISO 8601), or null if there is none. */
  async calendarSince(userId: string): Promise<string | null> {
    return (await this.addresses.since(userId))?.toISOString() ?? null;
  }

  /** Returns its secret. An earlier address ends. Throws `deadlines.noDate` if no date follows. */
  async makeCalendar(userId: string): Promise<string> {
    const answers = await this.answers.find(userId);
    if (!answers || this.dates.entriesOf(answers, dayIn(new Date(), TIME_ZONE)).length === 0)
      throw new AppError('deadlines.noDate');
    return this.addresses.make(userId);
  }

  async endCalendar(userId: string): Promise<void> {
    await this.addresses.end(userId);
  }

  /** Throws `request.notFound` without such an address, or if its owner cannot sign in. */
  async calendarAt(token: string): Promise<string> {
    const userId = await this.addresses.ownerOf(token);
    if (!userId || (await this.accounts.currentRoleOf(userId)) === null) throw new AppError('request.notFound');
    const now = new Date();
    const today = dayIn(now, TIME_ZONE);
    const answers = await this.answers.find(userId);
    const entries = answers ? this.dates.entriesOf(answers, today) : [];
    return calendarFile(entries.length > 0 ? entries : [this.dates.lookAgain(today)], {
      name: OWN_DATES.calendarName,
      host: new URL(this.config.appUrl).hostname,
      now,
    });
  }
}
