import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { mayPass, ROLES, type Role } from '../../../../backend/src/contract/access.js';
import { PAGES } from '../../../../backend/src/contract/pages.js';
import { AuthContext, type Auth } from './auth-context.js';
import { Guard } from './Guard.js';

const nothing = () => Promise.resolve();
const sessionOf = (role: Role | null): Auth => ({
  user: role && { id: '00000000-0000-4000-8000-000000000000', email: 'a@example.test', name: 'Ann', firstName: 'Ann', role, is_admin: role === 'admin' || role === 'superadmin', is_superadmin: role === 'superadmin' },
  isSignedIn: role !== null, onboarded: false, loading: false, login: nothing, logout: nothing, refresh: () => Promise.resolve(null),
});
const Where = () => {
  const { pathname, state } = useLocation();
  return <p>{pathname} {JSON.stringify(state)}</p>;
};

/** Where somebody ends up who asks for this page. */
function landing(page: (typeof PAGES)[keyof typeof PAGES], role: Role | null): string {
  const asked = page.path.replace(':planId?', '11111TX0000001');
  const router = createMemoryRouter([{ path: asked, element: <Guard access={page.access} title={page.title}><p>the page itself</p></Guard> }, { path: '*', element: <Where /> }], { initialEntries: [asked] });
  const { container, unmount } = render(<AuthContext value={sessionOf(role)}><RouterProvider router={router} /></AuthContext>);
  const text = container.textContent ?? '';
  unmount();
  return text;
}

const CASES = Object.entries(PAGES).flatMap(([name, page]) => [null, ...ROLES].map((role) => [name, role, page] as const));

it.each(CASES)('%s answers %s as the route table says', (_, role, page) => {
  const text = landing(page, role);
  const expected = mayPass(page.access, role) ? 'the page itself' : role === null ? `${PAGES.login.path} ` : `${PAGES.notAuthorized.path} `;
  expect(text).toContain(expected);
});

it('who has to sign in first is led back to where they wanted to go', () => {
  expect(landing(PAGES.marketplace, null)).toContain(`"pathname":"${PAGES.marketplace.path}"`);
});

it.each([['marketplace', 'signedIn'], ['drugCoverage', 'signedIn'], ['vaDrugCoverage', 'signedIn'], ['adminPanel', 'admins'], ['plan', 'anyone'], ['usersList', 'anyone'], ['dashboard', 'anyone'], ['quiz', 'anyone']] as const)('%s is for %s (specification 1, section 2)', (name, access) => {
  expect(PAGES[name].access).toBe(access);
});
