import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { LOGIN } from '#contract/messages/account/account.js';
import { ERRORS } from '#contract/messages/errors.js';
import { PAGES } from '#contract/pages.js';
import { AuthContext } from '../session/index.js';
import { aStoreFor, NO_ACTIONS } from '../session/session.builder.js';
import LoginScreen from './LoginScreen.js';

it.each([
  ['not-confirmed', [LOGIN.notConfirmed, LOGIN.notConfirmedInfo]],
  ['google', [ERRORS['auth.googleRefused'].message]],
  ['google-unavailable', [ERRORS['auth.googleUnavailable'].message]],
  ['google-cancelled', [ERRORS['auth.googleCancelled'].message]],
  ['google-unverified', [ERRORS['auth.googleUnverified'].message]],
])('a person who returns from Google with the problem %s sees an explanation', async (problem, sentences) => {
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
    { initialEntries: [`${PAGES.login.path}?problem=${problem}`] },
  );
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  for (const sentence of sentences) expect(await screen.findByText(sentence)).toBeTruthy();
});
