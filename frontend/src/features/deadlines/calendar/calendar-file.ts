import ical, { ICalAlarmType, ICalEventTransparency } from 'ical-generator';
import type { CalendarEntry } from '#contract/deadlines/calendar-entries.js';
import { SITE } from '#contract/messages/site.js';

const DAY_MS = 86_400_000;
const WEEK_SECONDS = (7 * DAY_MS) / 1000;

/**
 * Returns calendar entries as a calendar file (RFC 5545). Each entry lasts one whole day and has no time, so that it
 * stands on the same day in every time zone. The entries do not mark the person as busy.
 */
export function calendarFile(entries: readonly CalendarEntry[], now: Date): string {
  const calendar = ical({ prodId: { company: SITE.name, product: 'Dates', language: 'EN' } });
  for (const { id, day, title, text, href, reminder } of entries) {
    const start = new Date(`${day}T00:00:00Z`);
    const event = calendar.createEvent({
      id: `${id}@${location.hostname}`,
      stamp: now,
      start,
      end: new Date(start.getTime() + DAY_MS),
      timezone: 'UTC',
      allDay: true,
      summary: title,
      description: text,
      url: href,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
    if (reminder)
      event.createAlarm({ type: ICalAlarmType.display, triggerBefore: WEEK_SECONDS, description: reminder });
  }
  return calendar.toString();
}

/** Lets the browser save calendar entries as a file. The name stands without its ending. */
export function saveCalendarFile(name: string, entries: readonly CalendarEntry[]): void {
  const address = URL.createObjectURL(new Blob([calendarFile(entries, new Date())], { type: 'text/calendar' }));
  Object.assign(document.createElement('a'), { href: address, download: `${name}.ics` }).click();
  URL.revokeObjectURL(address);
}
