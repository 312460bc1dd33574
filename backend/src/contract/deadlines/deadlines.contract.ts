import * as z from 'zod/mini';
import { endpoint } from '../api/endpoint.js';
import { AlertSettings } from '../changes/alerts.contract.js';
import { day } from '../fields.js';
import { REMINDERS_WORDING } from '../limits/alerts.js';

/**
 * Kinds of coverage that a person may have now. `job` is coverage from the person's or the spouse's present job, and
 * `medicare` means that the person has Part B. The ids are part of stored data and must not be changed.
 */
export const COVERS = ['job', 'marketplace', 'medicaid', 'va', 'medicare', 'none'] as const;

/**
 * Events in a person's life that open an enrollment window. The date of `stopped` is the last day of the job or of its
 * coverage, whichever is earlier; the date of `lost` is the last day of any other coverage; the date of `partB` is the
 * day on which Medicare Part B starts. The ids are part of stored data and must not be changed.
 */
export const LIFE_EVENTS = ['stopped', 'lost', 'moved', 'married', 'baby', 'partB'] as const;
export type LifeEvent = (typeof LIFE_EVENTS)[number];

/**
 * What a person has told about themselves, as far as it decides about deadlines. `events` has the date of each event
 * that has happened or is going to happen.
 */
export const DeadlineAnswers = z.object({
  birth: day,
  covers: z.array(z.enum(COVERS)).check(z.maxLength(COVERS.length)),
  events: z.partialRecord(z.enum(LIFE_EVENTS), day),
});
export type DeadlineAnswers = z.infer<typeof DeadlineAnswers>;

/** The answers that a person has saved, or null if there are none. */
const SavedAnswers = z.object({ answers: z.nullable(DeadlineAnswers) });

/** Name of the file at the address of a person's calendar: the secret of the address, and the ending. */
const calendarFile = z.string().check(z.maxLength(47), z.regex(/^[\w-]{43}\.ics$/));

/** Since when the person's calendar has had its address (ISO 8601), or null if it has none. */
const CalendarState = z.object({ since: z.nullable(z.string()) });

const own = { access: 'signedIn' } as const;
export const DEADLINE_CALLS = {
  findMine: endpoint({
    method: 'GET',
    path: '/api/deadlines/mine',
    summary: 'The saved answers that decide about my deadlines (the person alone)',
    access: 'signedIn',
    reply: SavedAnswers,
  }),
  saveMine: endpoint({
    method: 'PUT',
    path: '/api/deadlines/mine',
    summary: 'Saves the answers that decide about my deadlines, or removes them (the person alone)',
    access: 'signedIn',
    body: SavedAnswers,
    reply: SavedAnswers,
    limits: ['saveAddress'],
  }),
  findReminders: endpoint({
    ...own,
    method: 'GET',
    path: '/api/deadlines/reminders',
    summary: 'Whether I get mails before my last days',
    reply: AlertSettings,
  }),
  setReminders: endpoint({
    ...own,
    method: 'PUT',
    path: '/api/deadlines/reminders',
    summary: 'Agree to mails before my last days, or end them (the person alone)',
    body: z.object({ isOn: z.boolean(), wording: z.literal(REMINDERS_WORDING) }),
    reply: AlertSettings,
    limits: ['consentAddress'],
  }),
  findCalendar: endpoint({
    ...own,
    method: 'GET',
    path: '/api/deadlines/calendar',
    summary: 'Whether a calendar program can fetch my dates (the person alone)',
    reply: CalendarState,
  }),
  makeCalendar: endpoint({
    ...own,
    method: 'POST',
    path: '/api/deadlines/calendar',
    summary: 'Make a secret address from which a calendar program fetches my dates; an earlier address ends',
    // The secret is sent only once, because the server stores only its hash.
    reply: z.object({ file: calendarFile }),
    limits: ['shareAddress'],
  }),
  endCalendar: endpoint({
    ...own,
    method: 'DELETE',
    path: '/api/deadlines/calendar',
    summary: 'End the address of my calendar at once',
    reply: z.object({ ok: z.literal(true) }),
  }),
  fetchCalendar: endpoint({
    method: 'GET',
    path: '/api/deadlines/calendars/:file',
    summary: 'The dates of whoever made this address, as a calendar file (RFC 5545)',
    access: 'anyone',
    params: z.object({ file: calendarFile }),
    errors: ['request.notFound'],
    isAutomatic: true,
    limits: ['calendarAddress'],
  }),
} as const;
