import { expect, it } from '@jest/globals';
import { dayOfErasure, LETTERS } from './letters.js';
import { render } from './render.js';

it.each([
  ['2026-11-21T15:00:00Z', 'December 4, 2026'],
  // Still the third in Hawaii when the clock erases: "before" that day is true there as well.
  ['2026-11-21T05:00:00Z', 'December 3, 2026'],
])('what was asked for at %s is deleted from %s on', (askedAt, day) => {
  expect(dayOfErasure(new Date(askedAt))).toBe(day);
});

it('a second link stands after the text, in both forms of the letter', () => {
  const { text, html } = render(LETTERS.addressChangeAsked(), 'Iris', 'https://site.example');
  expect(text).toMatch(/a new password does not help\. Then contact us\.\n\nContact us:\nhttps:\/\/site\.example\/contact/);
  expect(html).toContain('<a href="https://site.example/contact"');
});
