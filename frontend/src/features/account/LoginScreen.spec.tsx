import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { LOGIN } from '#contract/messages/account/account.js';
import { SESSION_CHECK } from '#contract/messages/account/session-check.js';
import { ERRORS } from '#contract/messages/errors.js';
import { PAGES } from '#contract/pages.js';
import { AuthContext } from '../session/index.js';
import { aStoreFor, NO_ACTIONS } from '../session/session.builder.js';
import { claimPrivateStorage, clearPrivateStorage } from '../session/storage/private-storage.js';
import { setChangeRefused } from '../session/storage/refused-change.js';
import LoginScreen from './LoginScreen.js';

function open(entry: string | { pathname: string; state: unknown }): void {
  const store = aStoreFor(null);
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <AuthContext value={NO_ACTIONS}>
            <LoginScreen />
          </AuthContext>
        ),
      },
    ],
    { initialEntries: [entry] },
  );
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
}

it.each([
  ['not-confirmed', [LOGIN.notConfirmed, LOGIN.notConfirmedInfo]],
  ['google', [ERRORS['auth.googleRefused'].message]],
  ['google-unavailable', [ERRORS['auth.googleUnavailable'].message]],
  ['google-cancelled', [ERRORS['auth.googleCancelled'].message]],
  ['google-unverified', [ERRORS['auth.googleUnverified'].message]],
])('a person who returns from Google with the problem %s sees an explanation', async (problem, sentences) => {
  open(`${PAGES.login.path}?problem=${problem}`);
  for (const sentence of sentences) expect(await screen.findByText(sentence)).toBeTruthy();
});

it('a person whose session ended while they saved something reads that nothing was saved', async () => {
  claimPrivateStorage('a');
  setChangeRefused(true);
  open({ pathname: PAGES.login.path, state: { from: { pathname: PAGES.marketplace.path }, isGuarded: true } });
  expect(await screen.findByText(SESSION_CHECK.ended)).toBeTruthy();
  expect(screen.getByText(SESSION_CHECK.notSaved)).toBeTruthy();
  clearPrivateStorage();
});
