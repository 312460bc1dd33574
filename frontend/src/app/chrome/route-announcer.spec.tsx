import { beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { RouteAnnouncer } from '../Frame.js';

beforeEach(() => {
  jest.useFakeTimers();
});

/** Opens a page with a link, follows the link and returns the button of the new page. */
function navigate(): HTMLElement {
  render(
    <MemoryRouter>
      <RouteAnnouncer />
      <main>
        <Routes>
          <Route path="/" element={<Link to="/login">Login</Link>} />
          <Route
            path="/login"
            element={
              <>
                <h1>Log in</h1>
                <button>Send</button>
              </>
            }
          />
        </Routes>
      </main>
    </MemoryRouter>,
  );
  const link = screen.getByRole('link');
  link.focus();
  fireEvent.click(link);
  return screen.getByRole('button');
}
const settle = () => act(() => jest.runAllTimers());

it('after a navigation, the heading of the new page receives focus', () => {
  navigate();
  settle();
  expect(document.activeElement?.textContent).toBe('Log in');
});

it('focus stays on a control of the new page to which the person has already moved', () => {
  const button = navigate();
  button.focus();
  settle();
  expect(document.activeElement).toBe(button);
});
