import { expect, it } from '@jest/globals';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { Combobox } from './Combobox.js';

const OPTIONS = [
  { id: '1', label: 'Metformin' },
  { id: '2', label: 'Metoprolol' },
];

function shown(note?: string) {
  const chosen: string[] = [];
  render(
    <Combobox
      name="medicine"
      label="Medicine"
      text="met"
      options={OPTIONS}
      status="2 found"
      note={note}
      onText={() => {}}
      onChoose={({ label }) => chosen.push(label)}
    />,
  );
  fireEvent.focus(screen.getByRole('combobox'));
  return { chosen, option: screen.getByRole('option', { name: 'Metoprolol' }) };
}

it('a press that ends in scrolling selects nothing and leaves the list open; a click selects an option', () => {
  const { chosen, option } = shown();
  fireEvent.pointerDown(option, { pointerType: 'touch' });
  fireEvent.pointerCancel(option, { pointerType: 'touch' });
  expect(chosen).toEqual([]);
  expect(screen.getByRole('listbox')).toBeTruthy();
  fireEvent.click(option);
  expect(chosen).toEqual(['Metoprolol']);
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('pressing an entry of the list leaves focus in the field', () => {
  const { option } = shown();
  const press = createEvent.mouseDown(option);
  fireEvent(option, press);
  expect(press.defaultPrevented).toBe(true);
});

it('a note is shown below the options, and only the status is announced', () => {
  shown('The first 50 are shown.');
  expect(screen.getByText('The first 50 are shown.').getAttribute('aria-hidden')).toBe('true');
});
