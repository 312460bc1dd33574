import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { STANDARD_FIRM } from '#contract/firm.js';
import { LOGIN, SIGN_IN_ERRORS } from '#contract/messages/account.js';
import { ERRORS } from '#contract/messages/errors.js';
import { PAGES } from '#contract/pages.js';
import { SESSION_CHECK } from '#features/session/messages/session-check.js';
import { setChangeRefused } from '#features/session/session.js';
import { AuthContext, LoginError } from '../session/index.js';
import { aStoreFor, NO_ACTIONS } from '../session/session.builder.js';
import { claimPrivateStorage, clearPrivateStorage } from '../session/storage/private-storage.js';
import LoginScreen from './LoginScreen.js';

function open(entry: string | { pathname: string; state: unknown }, actions = NO_ACTIONS) {
  const store = aStoreFor(null);
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <AuthContext value={actions}>
            <LoginScreen />
          </AuthContext>
        ),
      },
    ],
    { initialEntries: [entry] },
  );
  return render(
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
  ['locked', [SIGN_IN_ERRORS['auth.locked'].message]],
  ['closed', [SIGN_IN_ERRORS['auth.closed'].message]],
  ['google-unverified', [ERRORS['auth.googleUnverified'].message]],
  ['google-other', [ERRORS['auth.googleOther'].message]],
])('a person who returns from Google with the problem %s sees an explanation', async (problem, sentences) => {
  open(`${PAGES.login.path}?problem=${problem}`);
  for (const sentence of sentences) expect(await screen.findByText(sentence)).toBeTruthy();
});

describe.each(['locked', 'closed'] as const)(
  'a person whose account is %s gets the phone number and a link',
  (state) => {
    const code = `auth.${state}` as const;
    const { message } = SIGN_IN_ERRORS[code];
    const HELP = [PAGES.contact.path, `tel:${STANDARD_FIRM.phone}`];
    const helpShown = async () => {
      await screen.findByText(message);
      return [PAGES.contact.title, STANDARD_FIRM.phone].map((name) =>
        screen.getByRole('link', { name }).getAttribute('href'),
      );
    };

    it('after Google', async () => {
      open(`${PAGES.login.path}?problem=${state}`);
      expect(await helpShown()).toEqual(HELP);
    });

    it('after the right password', async () => {
      const login = () => Promise.reject(new LoginError({ status: 403, code, detail: message }));
      open(PAGES.login.path, { ...NO_ACTIONS, login });
      const entries = { [LOGIN.emailLabel]: 'rosa@example.test', [LOGIN.passwordLabel]: 'seven calm otters' };
      for (const [label, value] of Object.entries(entries))
        fireEvent.change(screen.getByLabelText(label, { exact: false, selector: 'input' }), { target: { value } });
      fireEvent.click(screen.getByRole('button', { name: LOGIN.submit }));
      expect(await helpShown()).toEqual(HELP);
    });
  },
);

it('only before the page on which a save failed, the login says that nothing was saved', async () => {
  claimPrivateStorage('a');
  setChangeRefused(PAGES.marketplace.path);
  const from = (pathname: string) => ({ pathname: PAGES.login.path, state: { from: { pathname }, isGuarded: true } });
  const { unmount } = open(from(PAGES.marketplace.path));
  expect(await screen.findByText(SESSION_CHECK.ended)).toBeTruthy();
  expect(screen.getByText(SESSION_CHECK.notSaved)).toBeTruthy();
  unmount();
  open(from(PAGES.drugCoverage.path));
  expect(await screen.findByText(SESSION_CHECK.ended)).toBeTruthy();
  expect(screen.queryByText(SESSION_CHECK.notSaved)).toBeNull();
  clearPrivateStorage();
});
