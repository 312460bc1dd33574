import { expect, it } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useFocusRecovery } from './use-focus-recovery.js';

function Shelf() {
  useFocusRecovery();
  const [books, setBooks] = useState(['Emma', 'Persuasion', 'Sanditon']);
  const [isOpen, setOpen] = useState(true);
  return (
    <main>
      <h1>Library</h1>
      <h2>Shelf</h2>
      {books.length > 0 && (
        <ul aria-label="Books">
          {books.map((book) => (
            <li key={book}>
              <button type="button" onClick={() => setBooks(books.filter((one) => one !== book))}>
                {book}
              </button>
            </li>
          ))}
        </ul>
      )}
      <button type="button">Other</button>
      <h2>Reading room</h2>
      <section aria-label="Corner">
        {isOpen && (
          <section aria-label="Lamp">
            <button type="button" onClick={() => setOpen(false)}>
              Put out
            </button>
          </section>
        )}
      </section>
      {isOpen && (
        <button type="button" onClick={() => setOpen(false)}>
          Leave
        </button>
      )}
    </main>
  );
}

async function take(book: string): Promise<void> {
  const button = screen.getByRole('button', { name: book });
  button.focus();
  await act(async () => {
    fireEvent.click(button);
    await Promise.resolve();
  });
}

it('when a button disappears with its row, focus moves to the next row, the previous row or the heading', async () => {
  render(<Shelf />);
  await take('Persuasion');
  expect(document.activeElement?.textContent).toBe('Sanditon');
  expect(document.activeElement?.tagName).toBe('LI');
  await take('Sanditon');
  expect(document.activeElement?.textContent).toBe('Emma');
  await take('Emma');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Shelf' }));
});

it('when a button disappears with its block, focus moves to the element around the block', async () => {
  render(<Shelf />);
  await take('Put out');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Corner' }));
});

it('when a button disappears that is in no block, focus moves to the heading of the page', async () => {
  render(<Shelf />);
  await take('Leave');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it('focus on another element is not moved', async () => {
  render(<Shelf />);
  const emma = screen.getByRole('button', { name: 'Emma' });
  emma.focus();
  screen.getByRole('button', { name: 'Other' }).focus();
  await act(async () => {
    fireEvent.click(emma);
    await Promise.resolve();
  });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Other' }));
});
