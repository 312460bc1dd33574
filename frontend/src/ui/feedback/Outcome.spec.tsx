import { beforeEach, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Outcome } from './Outcome.js';

const scrolled = jest.fn();
beforeEach(() => {
  scrolled.mockClear();
  Element.prototype.scrollIntoView = scrolled;
});

function Screen({ staysOpen }: { staysOpen: boolean }) {
  const [text, setText] = useState('');
  const [typed, setTyped] = useState('');
  return (
    <>
      {(staysOpen || text === '') && (
        <>
          <input aria-label="Name" value={typed} onChange={(event) => setTyped(event.target.value)} />
          <button type="button" onClick={() => setText('Saved.')}>
            Save
          </button>
        </>
      )}
      <Outcome>{text && <p>{text}</p>}</Outcome>
    </>
  );
}

function save(): void {
  screen.getByRole('button').focus();
  fireEvent.click(screen.getByRole('button'));
}

it('an outcome is scrolled into view once for each text, not again while typing', () => {
  render(<Screen staysOpen />);
  expect(scrolled).toHaveBeenCalledTimes(0);
  save();
  expect(scrolled).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(screen.getByRole('button'));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Rosa' } });
  expect(scrolled).toHaveBeenCalledTimes(1);
});

it('an outcome receives focus if the pressed button has disappeared', () => {
  render(<Screen staysOpen={false} />);
  save();
  expect(document.activeElement).toBe(screen.getByRole('status'));
});
