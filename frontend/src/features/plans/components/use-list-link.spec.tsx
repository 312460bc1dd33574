import { expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { PAGES } from '#contract/pages.js';
import { AuthContext } from '#features/session/index.js';
import { aStoreFor, aUser, NO_ACTIONS } from '#features/session/session.builder.js';
import { storedListAddress } from '../storage/plan-link-state.js';
import { useListLink } from './use-finder-pages.js';

const PLAN = '/plan/11111TX0000001';
const OPEN = `${PAGES.planResults.path}?sort=name`;
const MEMBERS = `${PAGES.marketplace.path}?sort=name`;

it.each([
  ['a guest', OPEN, OPEN],
  ['a guest', MEMBERS, PAGES.planResults.path],
  ['a guest', '', PAGES.planResults.path],
  ['a signed-in person', OPEN, OPEN],
  ['a signed-in person', PAGES.planResults.path, PAGES.planResults.path],
  ['a signed-in person', MEMBERS, MEMBERS],
  ['a signed-in person', '', PAGES.marketplace.path],
])('from a plan, %s whose tab last showed the list at "%s" returns to %s', (who, last, to) => {
  storedListAddress.write(last);
  const user = who === 'a guest' ? null : aUser('patient');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={aStoreFor(user)}>
      <AuthContext value={NO_ACTIONS}>
        <MemoryRouter initialEntries={[PLAN]}>{children}</MemoryRouter>
      </AuthContext>
    </Provider>
  );
  const { page, to: found } = renderHook(useListLink, { wrapper }).result.current;
  expect(found).toBe(to);
  expect(found.startsWith(page.path)).toBe(true);
});
