import { expect, it } from '@jest/globals';
import { EMAIL_TEMPLATES, erasureDate } from './email-templates.js';
import { renderEmail } from './render-email.js';

it.each([
  ['2026-11-21T15:00:00Z', 'December 4, 2026'],
  // When the data is deleted, it is still December 3 in Hawaii, so the email must not name a later date.
  ['2026-11-21T05:00:00Z', 'December 3, 2026'],
  // In the next two cases, daylight saving time ends or begins before the data is deleted. This must not change the
  // date, because Hawaii has no daylight saving time.
  ['2026-10-25T10:30:00Z', 'November 7, 2026'],
  ['2027-03-08T10:30:00Z', 'March 21, 2027'],
  ['2028-02-16T15:00:00Z', 'February 29, 2028'],
  ['2028-02-17T15:00:00Z', 'March 1, 2028'],
  ['2026-12-20T15:00:00Z', 'January 2, 2027'],
])('data whose deletion was requested at %s is deleted from %s on', (askedAt, day) => {
  expect(erasureDate(new Date(askedAt))).toBe(day);
});

it('a secondary link follows the text, both in the text and in the HTML of an email', () => {
  const { text, html } = renderEmail(EMAIL_TEMPLATES.addressChangeRequested(), 'Iris', 'https://site.example');
  expect(text).toMatch(
    /a new password does not help\. Then contact us\.\n\nContact us:\nhttps:\/\/site\.example\/contact/,
  );
  expect(html).toContain('<a href="https://site.example/contact"');
});
