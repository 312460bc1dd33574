import { beforeEach, expect, it } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { NETWORK } from '#api/failure.js';
import { RESET } from '#contract/messages/account.js';
import { ERRORS } from '#contract/messages/errors.js';
import { aStore } from '#store/store.builder.js';
import ResetScreen from './ResetScreen.js';

const PASSWORD = 'quiet river seven calm';
const refused = (code: 'auth.linkExpired' | 'server.busy'): Response => {
  const { status, message } = ERRORS[code];
  return Response.json({ code, message, detail: message }, { status });
};

let answer: () => Promise<Response>;
beforeEach(() => {
  globalThis.fetch = () => answer();
  history.replaceState(null, '', '/reset-password?token=abc');
});

async function show(): Promise<void> {
  await act(async () => {
    render(
      <Provider store={aStore()}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element: <ResetScreen /> }])} />
      </Provider>,
    );
  });
}
/** Renders the page again without first unmounting its components, as happens when the page is reloaded. */
async function reload(): Promise<void> {
  document.body.replaceChildren();
  await show();
}
const held = (): string => JSON.stringify([location.href, history.state, { ...sessionStorage }, { ...localStorage }]);

async function save(): Promise<void> {
  await userEvent.type(screen.getByLabelText(new RegExp(`^${RESET.passwordLabel}`)), PASSWORD);
  await userEvent.type(screen.getByLabelText(new RegExp(`^${RESET.confirmLabel}`)), PASSWORD);
  await userEvent.click(screen.getByRole('button', { name: RESET.submit }));
}

it.each([
  ['the network is away', () => Promise.reject(new TypeError('no network')), RESET.failed],
  ['the server is busy', async () => refused('server.busy'), ERRORS['server.busy'].message],
  [
    'a hotel’s network answers',
    async () => new Response('<p>Wi-Fi</p>', { headers: { 'content-type': 'text/html' } }),
    NETWORK.intercepted,
  ],
])('while %s, the password is not reported as saved, and stays typed', async (_, failing, said) => {
  answer = failing;
  await show();
  await save();
  await screen.findByText(said);
  expect(screen.queryByText(RESET.done)).toBeNull();
  expect(screen.getByLabelText(new RegExp(`^${RESET.passwordLabel}`))).toHaveProperty('value', PASSWORD);
});

it('says the same after a success and for a link that no longer works', async () => {
  answer = async () => refused('auth.linkExpired');
  await show();
  await save();
  expect(await screen.findByText(RESET.done)).toBeTruthy();
});

it('a reload keeps the link until it is used, and then says again that it was', async () => {
  const sent: string[] = [];
  await show();
  expect(location.search).toBe('');
  await reload();
  expect(screen.queryByText(RESET.missingToken, { exact: false })).toBeNull();
  globalThis.fetch = async (_, init) => {
    sent.push(String(init?.body));
    return Response.json({ ok: true, message: RESET.done });
  };
  await save();
  expect(await screen.findByText(RESET.done)).toBeTruthy();
  expect(sent).toEqual([JSON.stringify({ token: 'abc', new_password: PASSWORD })]);
  expect(held()).not.toContain('abc');
  await reload();
  expect(screen.getByText(RESET.done)).toBeTruthy();
  expect(screen.queryByRole('button', { name: RESET.submit })).toBeNull();
});

it('leaving the page for another one discards the link', async () => {
  await show();
  expect(held()).toContain('abc');
  cleanup();
  expect(held()).not.toContain('abc');
});
