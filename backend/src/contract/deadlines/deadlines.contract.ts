import * as z from 'zod/mini';
import { endpoint } from '../api/endpoint.js';
import { OWN_CALLS } from '../calls.js';
import { AlertSettings } from '../changes/alerts.contract.js';
import { REMINDERS_WORDING } from '../limits/alerts.js';
import { DeadlineAnswers } from './answers.js';

const SavedAnswers = z.object({ answers: z.nullable(DeadlineAnswers) });

/** Name of the file at the address of a person's calendar: the secret of the address, and the ending. */
const calendarFile = z.string().check(z.maxLength(47), z.regex(/^[\w-]{43}\.ics$/));

/** Since when the person's calendar has had its address (ISO 8601), or null if it has none. */
const CalendarState = z.object({ since: z.nullable(z.string()) });

/** With them, the ages that the person may have, if they chose an age range at sign-up. */
const OwnAnswers = z.object({ ...SavedAnswers.shape, ages: z.optional(z.array(z.number())) });

const own = { access: 'signedIn' } as const;
export const DEADLINE_CALLS = {
  findMine: endpoint({
    ...OWN_CALLS.deadlines,
    summary: 'The saved answers that decide about my deadlines, and ages I may have (the person alone)',
    reply: OwnAnswers,
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
    errors: ['deadlines.noDate'],
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
