import { expect, it, jest } from '@jest/globals';
import { act, render, renderHook, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { mayPass, ROLES, type Role } from '#contract/access.js';
import type { SessionUser } from '#contract/api/auth.contract.js';
import { LOADING_DELAYS } from '#contract/loading-delays.js';
import { PAGES } from '#contract/pages.js';
import { aStore, InStore } from '#store/store.builder.js';
import { AuthContext, useAuth } from './auth-context.js';
import { Guard } from './Guard.js';
import { SESSION_NOTES } from './messages/session.js';
import { sessionApi } from './session.api.js';
import { aStoreFor, aUser, NO_ACTIONS } from './session.builder.js';
import { claimPrivateStorage, clearPrivateStorage } from './storage/private-storage.js';

const Where = () => {
  const { pathname, state } = useLocation();
  return (
    <p>
      {pathname} {JSON.stringify(state)}
    </p>
  );
};

const routesOf = (page: (typeof PAGES)[keyof typeof PAGES], asked: string) =>
  createMemoryRouter(
    [
      {
        path: asked,
        element: (
          <Guard access={page.access} title={page.title}>
            <p>the page itself</p>
          </Guard>
        ),
      },
      { path: '*', element: <Where /> },
    ],
    { initialEntries: [asked] },
  );

function landing(
  page: (typeof PAGES)[keyof typeof PAGES],
  role: Role | null,
  changes: Partial<SessionUser> = {},
): string {
  const asked = page.path.replace(':planId?', '11111TX0000001');
  const router = routesOf(page, asked);
  const { container, unmount } = render(
    <Provider store={aStoreFor(role && { ...aUser(role), ...changes })}>
      <AuthContext value={NO_ACTIONS}>
        <RouterProvider router={router} />
      </AuthContext>
    </Provider>,
  );
  const text = container.textContent ?? '';
  unmount();
  return text;
}

/** One page of each kind of access. */
const PAGE_OF_EACH = new Map(Object.entries(PAGES).map(([name, page]) => [page.access, [name, page] as const]));
const CASES = [...PAGE_OF_EACH.values()].flatMap(([name, page]) =>
  [null, ...ROLES].map((role) => [name, role, page] as const),
);

it.each(CASES)('opening %s as %s follows the access rules of the route table', (_, role, page) => {
  const text = landing(page, role);
  const expected = mayPass(page.access, role)
    ? 'the page itself'
    : role === null
      ? `${PAGES.login.path} `
      : `${PAGES.notAuthorized.path} `;
  expect(text).toContain(expected);
});

it.each(['adminPanel', 'jobs', 'auditTrail'] as const)(
  'staff without a required second step cannot open %s',
  (name) => {
    expect(landing(PAGES[name], 'superadmin', { needs_second_factor: true })).toContain(`${PAGES.account.path} `);
  },
);

it('a person who has to sign in first returns to the requested page', () => {
  expect(landing(PAGES.marketplace, null)).toContain(`"pathname":"${PAGES.marketplace.path}"`);
});

it.each([
  ['that ended', 'the login, which knows the page', /^\/login .*va-drug/, () => undefined],
  ['closed by a logout', 'the home page, which does not', /^\/ null$/, clearPrivateStorage],
])('a session %s leads from a page to %s', async (_how, _where, shown, end) => {
  const page = PAGES.vaDrugCoverage;
  const store = aStoreFor(aUser());
  claimPrivateStorage(aUser().id);
  const { container } = render(
    <Provider store={store}>
      <AuthContext value={NO_ACTIONS}>
        <RouterProvider router={routesOf(page, page.path)} />
      </AuthContext>
    </Provider>,
  );
  expect(container.textContent).toBe('the page itself');
  end();
  const value = { ok: false, user: null, onboarded: false };
  await act(async () =>
    store.dispatch(sessionApi.util.upsertQueryEntries([{ endpointName: 'me', arg: undefined, value }])),
  );
  expect(await screen.findByText(shown)).toBeTruthy();
  clearPrivateStorage();
});

it.each([
  ['marketplace', 'signedIn'],
  ['drugCoverage', 'signedIn'],
  ['vaDrugCoverage', 'signedIn'],
  ['adminPanel', 'admins'],
  ['plan', 'anyone'],
  ['usersList', 'anyone'],
  ['dashboard', 'anyone'],
  ['quiz', 'anyone'],
] as const)('%s is accessible to %s', (name, access) => {
  expect(PAGES[name].access).toBe(access);
});

it('in the first 0.4 seconds of a session check, nothing of it is visible', () => {
  jest.useFakeTimers();
  const page = PAGES.marketplace;
  const { unmount } = render(
    <Provider store={aStore()}>
      <AuthContext value={NO_ACTIONS}>
        <RouterProvider router={routesOf(page, page.path)} />
      </AuthContext>
    </Provider>,
  );
  const checking = () => screen.queryByText(SESSION_NOTES.checking) !== null;
  expect(LOADING_DELAYS.progress).toBe(400);
  act(() => void jest.advanceTimersByTime(399));
  expect([screen.getByRole('heading').className, checking()]).toEqual(['visually-hidden', false]);
  act(() => void jest.advanceTimersByTime(1));
  expect(checking()).toBe(true);
  unmount();
  jest.useRealTimers();
});

it('useAuth outside its provider throws an error that says so', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook(useAuth, { wrapper: InStore })).toThrow('must be used within the auth provider');
});
