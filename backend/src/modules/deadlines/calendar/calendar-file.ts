import ical, { ICalAlarmType, ICalEventTransparency } from 'ical-generator';
import type { CalendarEntry } from '#contract/deadlines/calendar-entries.js';
import { DAY } from '#contract/limits/retention.js';
import { SITE } from '#contract/messages/site.js';

interface Settings {
  /** Name under which calendar programs list the calendar. */
  readonly name: string;
  /** Host name of the site, which is part of the id of each entry. */
  readonly host: string;
  readonly now: Date;
}

/** For calendar programs (RFC 5545), which fetch it daily. The ids are those of the page's own files. */
export function calendarFile(entries: readonly CalendarEntry[], { name, host, now }: Settings): string {
  const prodId = { company: SITE.name, product: 'Dates', language: 'EN' };
  const calendar = ical({ name, prodId, ttl: DAY });
  for (const { id, day, title, href, reminder } of entries) {
    const start = new Date(`${day}T00:00:00Z`);
    const event = calendar.createEvent({
      id: `${id}@${host}`,
      stamp: now,
      start,
      end: new Date(start.getTime() + DAY * 1_000),
      timezone: 'UTC',
      allDay: true,
      summary: title,
      url: href,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
    if (reminder) event.createAlarm({ type: ICalAlarmType.display, triggerBefore: 7 * DAY, description: reminder });
  }
  return calendar.toString();
}
