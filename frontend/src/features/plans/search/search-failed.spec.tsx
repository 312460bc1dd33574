import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { PLAN_CALLS } from '#contract/calls.js';
import { SESSION_CALLS } from '#contract/session.calls.js';
import { AuthProvider, LazySessionParts } from '#features/session/index.js';
import { SESSION_CHECK } from '#features/session/messages/session-check.js';
import { aStore } from '#store/store.builder.js';
import ResultsScreen from '../guest/ResultsScreen.js';
import { SEARCH } from '../messages/plans.js';
import { aReply } from '../model/builders/plan.builder.js';
import { RandomHousehold } from '../model/builders/random-household.builder.js';
import { storedSearch } from '../storage/answers.slice.js';

const search = new RandomHousehold(20_270_101).search();
const REPLIES: Readonly<Record<string, object>> = {
  [SESSION_CALLS.me.path]: { ok: false, user: null, onboarded: false },
  [PLAN_CALLS.listMarketYears.path]: { current: search.year, offered: [search.year] },
  [PLAN_CALLS.search.path]: aReply(),
};
let isDown: boolean;
let asked: string[];
beforeEach(() => {
  isDown = true;
  asked = [];
  globalThis.fetch = async (input) => {
    const path = String(input);
    asked.push(path);
    return isDown ? new Response(null, { status: 500 }) : Response.json(REPLIES[path] ?? { past: [] });
  };
});
afterEach(() => {
  document.cookie = 'signed_in=; max-age=0';
});

it('one press of "Check again" about the session also brings back the plans that failed at the same time', async () => {
  storedSearch.write(search);
  document.cookie = 'signed_in=1';
  const element = (
    <AuthProvider>
      <LazySessionParts progressClass={undefined} />
      <ResultsScreen />
    </AuthProvider>
  );
  render(
    <Provider store={aStore()}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </Provider>,
  );
  await screen.findByText(SEARCH.failed);
  const notice = (await screen.findByText(SESSION_CHECK.failed)).closest<HTMLElement>('[role=alert]');
  isDown = false;
  asked = [];
  fireEvent.click(within(notice ?? document.body).getByRole('button', { name: SESSION_CHECK.again }));
  expect(await screen.findByText(SEARCH.noneHere(search.year))).toBeTruthy();
  expect(screen.getByRole('link', { name: new RegExp(SEARCH.noneHerePlace.text) }).getAttribute('href')).toBe(
    SEARCH.noneHerePlace.href,
  );
  expect(screen.queryByText(SEARCH.empty)).toBeNull();
  expect(screen.queryByText(SEARCH.failed)).toBeNull();
  await waitFor(() => expect(screen.queryByText(SESSION_CHECK.failed)).toBeNull());
  // Each is asked for once, although both the notice and the failed search repeat the request for plans.
  for (const path of Object.keys(REPLIES)) expect(asked.filter((one) => one === path)).toHaveLength(1);
});
