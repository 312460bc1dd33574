import { beforeEach, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { SITE } from '#contract/messages/site.js';
import { PRIVATE_KEYS } from '#features/session/index.js';
import { sessionApi } from '#features/session/session.api.js';
import { aStoreFor, aUser, renderWithStore } from '#features/session/session.builder.js';
import { aStore } from '#store/store.builder.js';
import DashboardScreen from './DashboardScreen.js';
import { dateLine } from './date-line.js';
import { CARDS, DASHBOARD } from './messages.js';

beforeEach(() => {
  globalThis.fetch = () => Promise.resolve(new Response(null, { status: 500 }));
});

const show = (store: ReturnType<typeof aStore>) => renderWithStore(store, <DashboardScreen />);

it('the dashboard of a signed-in person begins with the next date and ends with the button to log out', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container } = show(aStoreFor(aUser()));
  const logout = await screen.findByRole('button', { name: SITE.nav.logout });
  expect([...container.querySelectorAll('a, button')].at(-1)).toBe(logout);
  // What belongs to the person stands before what everybody reads.
  const titles = [...container.querySelectorAll('h2')].map(({ textContent }) => textContent);
  expect(titles.slice(-4)).toEqual([CARDS.medicines, CARDS.dates, CARDS.saved, CARDS.va].map(({ title }) => title));
  const folds = [...container.querySelectorAll('summary')].map(({ textContent }) => textContent).join();
  for (const { title } of [CARDS.support, CARDS.security, CARDS.official]) expect(folds).toContain(title);
  expect(screen.getAllByText(DASHBOARD.openMarketplace)).toHaveLength(1);
  const [, date] = container.querySelectorAll('h1, h2, h3, strong');
  expect(date?.textContent).toBe(dateLine(new Date().toLocaleDateString('en-CA')));
});

it('after a failed session check, the dashboard has no greeting and no button to log in or out', async () => {
  localStorage.setItem(PRIVATE_KEYS.owner, 'a');
  const store = aStore();
  await store.dispatch(sessionApi.endpoints.me.initiate());
  show(store);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(DASHBOARD.title);
  expect(screen.queryByRole('link', { name: SITE.nav.login })).toBeNull();
  expect(screen.queryByRole('button', { name: SITE.nav.logout })).toBeNull();
});
