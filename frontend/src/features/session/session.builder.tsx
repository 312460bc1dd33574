import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, type MemoryRouterProps } from 'react-router';
import type { Role } from '#contract/access.js';
import type { SessionUser } from '#contract/api/auth.contract.js';
import { aStore } from '#store/store.builder.js';
import { AuthContext, type AuthActions } from './auth-context.js';
import { sessionApi } from './session.api.js';

export const aUser = (role: Role = 'patient'): SessionUser => ({
  id: '00000000-0000-4000-8000-000000000000',
  email: 'a@example.test',
  name: 'Ann',
  firstName: 'Ann',
  role,
  is_admin: role === 'admin' || role === 'superadmin',
  is_superadmin: role === 'superadmin',
  needs_second_factor: false,
});

export function aStoreFor(user: SessionUser | null) {
  const store = aStore();
  const value = { ok: user !== null, user, onboarded: user !== null };
  store.dispatch(sessionApi.util.upsertQueryEntries([{ endpointName: 'me', arg: undefined, value }]));
  return store;
}

export const NO_ACTIONS: AuthActions = {
  login: () => Promise.resolve(),
  logout: () => Promise.resolve(),
  refresh: () => Promise.resolve(null),
};

/** Renders a part of the site with a store, for a person who does not log in or out. */
export const renderWithStore = (
  store: ReturnType<typeof aStore>,
  part: ReactNode,
  initialEntries: MemoryRouterProps['initialEntries'] = ['/'],
) =>
  render(
    <Provider store={store}>
      <AuthContext value={NO_ACTIONS}>
        <MemoryRouter initialEntries={initialEntries}>{part}</MemoryRouter>
      </AuthContext>
    </Provider>,
  );
