import { beforeEach, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { forgetEntries, keepEntries, useKeptForm } from './kept-entries.js';

function Details({ name = 'Rosa', keepAs = 'details' }) {
  const form = useRef<HTMLFormElement>(null);
  useKeptForm(keepAs, form, () => undefined);
  return <form ref={form}><input aria-label="Name" name="name" defaultValue={name} /><input aria-label="Phone" name="phone" /><input aria-label="Password" name="password" type="password" /></form>;
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

/** Somebody types, and their session ends. */
function typeAndLeave(owner: string | null): void {
  const { unmount } = render(<Details />);
  field('Phone').value = '504 555 0100';
  field('Password').value = 'not to be kept';
  keepEntries(owner);
  unmount();
}
beforeEach(() => forgetEntries());

it('puts back what the same person had typed, but no password and nothing they had not touched', () => {
  typeAndLeave('rosa');
  forgetEntries('rosa');
  render(<Details name="Rosa Maria" />);
  expect(['Name', 'Phone', 'Password'].map((label) => field(label).value)).toEqual(['Rosa Maria', '504 555 0100', '']);
});

it('gives it back once', () => {
  typeAndLeave('rosa');
  render(<Details />).unmount();
  render(<Details />);
  expect(field('Phone').value).toBe('');
});

it('gives nobody else what one person typed', () => {
  typeAndLeave('rosa');
  forgetEntries('ben');
  render(<Details />);
  expect(field('Phone').value).toBe('');
});

it('gives a guest who signs in what they had typed before', () => {
  typeAndLeave(null);
  forgetEntries('ben');
  render(<Details />);
  expect(field('Phone').value).toBe('504 555 0100');
});

it('does not mix up two records', () => {
  typeAndLeave('rosa');
  render(<Details keepAs="other" />);
  expect(field('Phone').value).toBe('');
});
