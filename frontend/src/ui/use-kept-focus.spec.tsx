import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useKeptFocus } from './use-kept-focus.js';

afterEach(cleanup);

function Shelf() {
  useKeptFocus();
  const [books, setBooks] = useState(['Emma', 'Persuasion']);
  return (
    <main>
      {books.length > 0 && <ul aria-label="Books">{books.map((book) => <li key={book}><button type="button" onClick={() => setBooks(books.filter((one) => one !== book))}>{book}</button></li>)}</ul>}
      <button type="button">Other</button>
    </main>
  );
}

async function take(book: string): Promise<void> {
  const button = screen.getByRole('button', { name: book });
  button.focus();
  await act(async () => { fireEvent.click(button); await Promise.resolve(); });
}

it('a button that takes itself away leaves the focus in its list, and the last one in what the list stood in', async () => {
  render(<Shelf />);
  await take('Emma');
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Books' }));
  await take('Persuasion');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('a focus that somebody has elsewhere stays there', async () => {
  render(<Shelf />);
  const emma = screen.getByRole('button', { name: 'Emma' });
  emma.focus();
  screen.getByRole('button', { name: 'Other' }).focus();
  await act(async () => { fireEvent.click(emma); await Promise.resolve(); });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Other' }));
});
