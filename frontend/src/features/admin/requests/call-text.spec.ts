import { expect, it } from '@jest/globals';
import { CALL_ANSWERS, type CallPermission, type ContactRequest } from '#contract/api/contact-requests.contract.js';
import { callSummary, callText } from './call-text.js';

const call = (changes: Partial<CallPermission>): CallPermission => ({
  answer: 'now',
  from: null,
  until: null,
  zone: null,
  ...changes,
});
/** Returns the full text for somebody who chose a way of contact, or who could not choose one (null). */
const textFor = (
  changes: Partial<CallPermission>,
  channel: NonNullable<ContactRequest['agreed']>['channel'] = 'phone',
): string =>
  callText({
    call: call(changes),
    agreed: { at: '2026-01-14T15:00:00Z', purpose: 'contact', channel, window: null, text_version: null },
  });
const plain = (text: string): string => text.replace(/\s/gu, ' ');

it('says until when a call is allowed, by the clock of the person', () => {
  const text = plain(textFor({ until: '2026-01-14T19:00:00Z', zone: 'Pacific/Honolulu' }));
  expect(text).toMatch(/^You may call now, until 9 AM their time/);
});

it('says the day and the hour from which a call is allowed', () => {
  const text = plain(textFor({ answer: 'later', from: '2026-01-14T18:00:00Z', zone: 'America/New_York' }));
  expect(text).toMatch(/^Not before Wed, Jan 14, 1 PM their time/);
});

it('names both clocks only if they differ', () => {
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const later = { answer: 'later', from: '2026-01-14T18:00:00Z' } as const;
  expect(textFor({ ...later, zone: here })).not.toContain('yours');
  expect(textFor({ ...later, zone: 'Pacific/Kiritimati' })).toContain('yours');
});

it('says so if the time zone is unknown, and what to do', () => {
  expect(textFor({ answer: 'zoneUnknown' }, null)).toBe(
    'We don’t know their time zone, so don’t call yet. Ask by email, then note it below.',
  );
  expect(textFor({ answer: 'zoneUnknown', from: '2026-01-14T18:00:00Z' })).toContain('wherever they live');
});

it('names no email to somebody who chose phone calls', () => {
  expect(textFor({ answer: 'zoneUnknown' })).toBe(
    'We don’t know their time zone, so don’t call yet. They didn’t agree to email. ' +
      'If they told us their time zone, note it below before you call.',
  );
  expect(textFor({ answer: 'noNumber' })).toBe('No phone number. Don’t email: this person didn’t agree to it.');
  expect(textFor({ answer: 'noNumber' }, null)).toBe('No phone number. Write an email.');
});

it('has different words for each answer', () => {
  const texts = CALL_ANSWERS.map((answer) => callSummary(call({ answer })));
  expect(new Set(texts).size).toBe(CALL_ANSWERS.length);
});
