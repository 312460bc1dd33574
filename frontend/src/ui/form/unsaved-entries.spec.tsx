import { beforeEach, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { discardUnsavedEntries, saveUnsavedEntries } from './unsaved-entries.js';
import { useUnsavedEntries, useUnsavedFormEntries } from './use-unsaved-entries.js';

function Details({ name = 'Rosa', restoreKey = 'details' }) {
  const form = useRef<HTMLFormElement>(null);
  useUnsavedFormEntries(restoreKey, form, () => undefined);
  return (
    <form ref={form}>
      <input aria-label="Name" name="name" defaultValue={name} />
      <input aria-label="Phone" name="phone" />
      <input aria-label="Password" name="password" type="password" />
    </form>
  );
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

function typeAndLeave(owner: string | null): void {
  const { unmount } = render(<Details />);
  field('Phone').value = '504 555 0100';
  field('Password').value = 'never stored';
  saveUnsavedEntries(owner);
  unmount();
}
beforeEach(() => discardUnsavedEntries());

it('unsaved entries are restored for the same person, except passwords and unchanged fields', () => {
  typeAndLeave('rosa');
  discardUnsavedEntries('rosa');
  render(<Details name="Rosa Maria" />);
  expect(['Name', 'Phone', 'Password'].map((label) => field(label).value)).toEqual(['Rosa Maria', '504 555 0100', '']);
});

it('unsaved entries are restored only once', () => {
  typeAndLeave('rosa');
  render(<Details />).unmount();
  render(<Details />);
  expect(field('Phone').value).toBe('');
});

it('unsaved entries are never restored for another person', () => {
  typeAndLeave('rosa');
  discardUnsavedEntries('ben');
  render(<Details />);
  expect(field('Phone').value).toBe('');
});

it('unsaved entries of a guest are restored after signing in', () => {
  typeAndLeave(null);
  discardUnsavedEntries('ben');
  render(<Details />);
  expect(field('Phone').value).toBe('504 555 0100');
});

it('unsaved entries of two records are kept apart', () => {
  typeAndLeave('rosa');
  render(<Details restoreKey="other" />);
  expect(field('Phone').value).toBe('');
});

function Choice() {
  const [text, setText] = useState('');
  useUnsavedEntries(
    'choice',
    (): Record<string, string> => (text ? { text } : {}),
    (entries) => setText(entries['text'] ?? ''),
  );
  return <input aria-label="Choice" value={text} onChange={(event) => setText(event.target.value)} />;
}

it('entries of a form that is shown once more before the person signs in are kept until then', () => {
  const first = render(<Choice />);
  fireEvent.change(field('Choice'), { target: { value: 'mornings' } });
  saveUnsavedEntries('rosa');
  first.unmount();
  const again = render(<Choice />);
  expect(field('Choice').value).toBe('mornings');
  again.unmount();
  discardUnsavedEntries('rosa');
  const after = render(<Choice />);
  expect(field('Choice').value).toBe('mornings');
  after.unmount();
  render(<Choice />);
  expect(field('Choice').value).toBe('');
});
