import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { DAY, HOUR } from '#contract/limits/retention.js';
import { TOKEN_LIFE } from '#contract/limits/sessions.js';
import { EMAIL_TEMPLATES, erasureDate } from './email-templates.js';
import { FIRM_EMAIL_TEMPLATES } from './firm-email-templates.js';
import { renderEmail } from './render-email.js';

it.each([
  ['2026-11-21T15:00:00Z', 'December 4, 2026'],
  // In the next test case, it is still December 3 in Hawaii when the person's data is deleted, so the email must not
  // name a later date.
  ['2026-11-21T05:00:00Z', 'December 3, 2026'],
  // Deletion requests after which daylight saving time ends or begins before the person's data is deleted. The time
  // change must not affect the date in the email, because Hawaii has no daylight saving time.
  ['2026-10-25T10:30:00Z', 'November 7, 2026'],
  ['2027-03-08T10:30:00Z', 'March 21, 2027'],
  ['2028-02-16T15:00:00Z', 'February 29, 2028'],
  ['2028-02-17T15:00:00Z', 'March 1, 2028'],
  ['2026-12-20T15:00:00Z', 'January 2, 2027'],
])('data whose deletion was requested at %s is deleted from %s on', (askedAt, day) => {
  expect(erasureDate(new Date(askedAt))).toBe(day);
});

it.each([
  ['confirmation', EMAIL_TEMPLATES.confirmation('t'), TOKEN_LIFE.confirm],
  ['openedByStaff', EMAIL_TEMPLATES.openedByStaff('t'), TOKEN_LIFE.confirm],
  ['reset', EMAIL_TEMPLATES.reset('t'), TOKEN_LIFE.reset],
  ['invitation', EMAIL_TEMPLATES.invitation('t'), TOKEN_LIFE.invite],
  ['newAddress', EMAIL_TEMPLATES.newAddress('t'), TOKEN_LIFE.changeEmail],
  ['newAddressByStaff', EMAIL_TEMPLATES.newAddressByStaff('t'), TOKEN_LIFE.confirm],
  ['exportReady', EMAIL_TEMPLATES.exportReady(), TOKEN_LIFE.export],
])('the email %s says for how long its link or file can be used', (_name, { before }, seconds) => {
  const [, word = '', unit] = /\bfor (one|two|three) (hour|day)s?\b/.exec(before.join(' ')) ?? [];
  expect((['one', 'two', 'three'].indexOf(word) + 1) * (unit === 'day' ? DAY : HOUR)).toBe(seconds);
});

it('the email about a change by staff tells a person with a new address to confirm it first', () => {
  const lines = (moved: boolean) =>
    EMAIL_TEMPLATES.changedByStaff('email address', { isMoved: moved }).before.join(' ');
  expect(lines(true)).toContain('sent to the new address and confirm it. Then log in again.');
  expect(lines(true)).not.toContain('just log in again');
  expect(lines(false)).toContain('just log in again');
});

it('the email about a change by staff tells a person whose account is locked that logging in is not possible', () => {
  for (const isMoved of [true, false]) {
    const text = EMAIL_TEMPLATES.changedByStaff('role', { isMoved, isLocked: true }).before.join(' ');
    expect(text).not.toMatch(/log in again/);
    expect(text).toContain('You cannot log in, because our team locked your account.');
  }
});

it('no email promises that nobody else can read something', () => {
  const source = readFileSync(join(import.meta.dirname, 'email-templates.ts'), 'utf8');
  expect(source).not.toMatch(/only you (?:can|could|may) (?:read|see)/i);
});

it('the templates take the life of each link from the limits', () => {
  const source = readFileSync(join(import.meta.dirname, 'email-templates.ts'), 'utf8');
  expect(source.match(/\b(?:one|two|three|\d+) (?:hour|day)s?\b/g)).toBeNull();
});

it('a secondary link follows the text, both in the text and in the HTML of an email', () => {
  const { text, html } = renderEmail(EMAIL_TEMPLATES.addressChangeRequested(), 'Iris', 'https://site.example');
  expect(text).toMatch(/a new password will not help\. Contact us\.\n\nContact us:\nhttps:\/\/site\.example\/contact/);
  expect(html).toContain('<a href="https://site.example/contact"');
});

it('an email keeps the line breaks of a message that was typed into the contact form', () => {
  const writer = { name: 'Iris', email: 'iris@example.test', phone: null, message: 'First line\r\n<b>second</b> line' };
  const { html } = renderEmail(FIRM_EMAIL_TEMPLATES.messageReceived(writer), '', 'https://site.example');
  expect(html).toContain('First line<br>&lt;b&gt;second&lt;/b&gt; line</p>');
});

it('an email has nothing that a mail program would have to fetch', () => {
  const { html } = renderEmail(EMAIL_TEMPLATES.confirmation('t'), 'Iris', 'https://site.example');
  expect(html).not.toMatch(/\ssrc=|url\(|@import|<(?:img|link|script|svg)/);
});
