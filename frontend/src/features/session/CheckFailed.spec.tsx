import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { PAGES } from '#contract/pages.js';
import { aStore } from '#store/store.builder.js';
import { AuthProvider } from './AuthProvider.js';
import { Guard } from './Guard.js';
import { LazySessionParts } from './LazySessionParts.js';
import { SESSION_CHECK } from './messages/session-check.js';
import { SESSION_NOTES } from './messages/session.js';
import { aUser } from './session.builder.js';
import { claimPrivateStorage, clearPrivateStorage } from './storage/private-storage.js';

const { path, access, title } = PAGES.marketplace;
let me: () => Promise<Response>;
beforeEach(() => {
  // The test environment does not support dialogs, so define the method that closes them.
  HTMLDialogElement.prototype.close = () => undefined;
  globalThis.fetch = () => me();
  claimPrivateStorage(aUser().id);
});
afterEach(() => {
  clearPrivateStorage();
});

function Typing() {
  const [text, setText] = useState('');
  return <input aria-label="Notes" value={text} onChange={(event) => setText(event.target.value)} />;
}
function open() {
  const element = (
    <AuthProvider>
      <LazySessionParts progressClass={undefined} />
      <Typing />
      <Guard access={access} title={title}>
        the page itself
      </Guard>
    </AuthProvider>
  );
  const router = createMemoryRouter(
    [
      { path, element },
      { path: '*', element: 'another page' },
    ],
    { initialEntries: [path] },
  );
  render(
    <Provider store={aStore()}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return router;
}
const answer = (status: number) => () => Promise.resolve(Response.json({ code: 'server.error' }, { status }));

it.each([
  ['status 500', answer(500)],
  ['status 503', answer(503)],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('after a session check with %s, a guarded page stays and the check can be repeated', async (_, failure) => {
  me = failure;
  const { state } = open();
  await screen.findByText(SESSION_CHECK.failed);
  expect(screen.getByRole('heading', { name: title }).className).toBe('');
  expect(screen.getByText(SESSION_NOTES.notShown)).toBeTruthy();
  expect(state.location.pathname).toBe(path);
  fireEvent.change(screen.getByLabelText('Notes'), { target: { value: 'typed' } });
  me = () => Promise.resolve(Response.json({ ok: true, user: aUser(), onboarded: true }));
  fireEvent.click(screen.getByRole('button', { name: SESSION_CHECK.again }));
  expect(await screen.findByText('the page itself')).toBeTruthy();
  expect(screen.queryByText(SESSION_CHECK.failed)).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Notes').value).toBe('typed');
});

it('a failed session check where nobody has signed in before means signed out, without a message', async () => {
  clearPrivateStorage();
  me = answer(503);
  open();
  expect(await screen.findByText('another page')).toBeTruthy();
  expect(screen.queryByText(SESSION_CHECK.failed)).toBeNull();
});

it('the cookie that says that somebody is signed in counts, even if the browser stores nothing', async () => {
  clearPrivateStorage();
  document.cookie = 'signed_in=1';
  me = answer(503);
  open();
  expect(await screen.findByText(SESSION_CHECK.failed)).toBeTruthy();
  document.cookie = 'signed_in=; max-age=0';
});

it('a session check with status 401 means that nobody is signed in', async () => {
  me = answer(401);
  open();
  expect(await screen.findByText('another page')).toBeTruthy();
});
