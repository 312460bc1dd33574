import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { mayPass, ROLES, type Role } from '#contract/access.js';
import type { SessionUser } from '#contract/api/auth.contract.js';
import { PAGES } from '#contract/pages.js';
import { AuthContext } from './auth-context.js';
import { Guard } from './Guard.js';
import { aStoreFor, aUser, NO_ACTIONS } from './session.builder.js';

const Where = () => {
  const { pathname, state } = useLocation();
  return (
    <p>
      {pathname} {JSON.stringify(state)}
    </p>
  );
};

function landing(
  page: (typeof PAGES)[keyof typeof PAGES],
  role: Role | null,
  changes: Partial<SessionUser> = {},
): string {
  const asked = page.path.replace(':planId?', '11111TX0000001');
  const router = createMemoryRouter(
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

const CASES = Object.entries(PAGES).flatMap(([name, page]) =>
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
