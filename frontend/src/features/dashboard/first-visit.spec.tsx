import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { SESSION_CALLS } from '#contract/session.calls.js';
import { sessionApi } from '#features/session/session.api.js';
import { aStoreFor, aUser, renderWithStore } from '#features/session/session.builder.js';
import { FirstVisit } from './DashboardScreen.js';
import { CARDS } from './messages.js';

let asked: string[];
beforeEach(() => {
  asked = [];
  globalThis.fetch = (url) => {
    asked.push(String(url));
    return Promise.resolve(new Response(null, { status: 503 }));
  };
});

function open(hasSearched: boolean): void {
  const store = aStoreFor(null);
  const value = { ok: true, user: aUser(), onboarded: false };
  store.dispatch(sessionApi.util.upsertQueryEntries([{ endpointName: 'me', arg: undefined, value }]));
  renderWithStore(store, <FirstVisit hasSearched={hasSearched} />);
}
const isNew = () => screen.queryByText(CARDS.first.title) !== null;

it('a person who has not searched yet reads where to start', () => {
  open(false);
  expect(isNew()).toBe(true);
  expect(asked).not.toContain(SESSION_CALLS.completeOnboarding.path);
});

it('a search that a guest finished counts as the first one of their new account', async () => {
  open(true);
  expect(isNew()).toBe(false);
  await waitFor(() => expect(asked).toContain(SESSION_CALLS.completeOnboarding.path));
});
