import { expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { noteChange, PRIVATE_KEYS } from '#features/session/index.js';
import { SESSION_CHECK } from '#features/session/messages/session-check.js';
import { sessionApi } from '#features/session/session.api.js';
import { aStoreFor, aUser, renderWithStore } from '#features/session/session.builder.js';
import { aStore } from '#store/store.builder.js';
import { FINDER } from '../../messages/finder.js';
import { draftChanged, selectDraft } from '../../storage/answers.slice.js';
import { OwnAnswers } from './OwnAnswers.js';

function show(store: ReturnType<typeof aStoreFor>): void {
  renderWithStore(
    store,
    <OwnAnswers>
      <p>the answers</p>
    </OwnAnswers>,
  );
}
const areShown = () => screen.queryByText('the answers') !== null;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('a guest sees their own answers and how long they are kept', () => {
  noteChange();
  show(aStoreFor(null));
  expect(areShown()).toBe(true);
  expect(screen.queryByText(FINDER.kept, { exact: false })).not.toBeNull();
});

it('after a session has ended, the page says so, hides the answers and offers to start with empty ones', async () => {
  localStorage.setItem(PRIVATE_KEYS.owner, 'a');
  localStorage.setItem(PRIVATE_KEYS.searchDraft, '{}');
  const store = aStoreFor(null);
  show(store);
  expect(await screen.findByText(SESSION_CHECK.ended)).toBeTruthy();
  expect(areShown()).toBe(false);
  expect(screen.queryByText(SESSION_CHECK.notSaved)).toBeNull();
  expect(screen.getByRole('link', { name: FINDER.logIn }).getAttribute('href')).toBe('/login');
  press(FINDER.startAnew);
  expect(areShown()).toBe(true);
  expect(Object.keys(localStorage)).toEqual([]);
});

it('clearing removes the answers from the page and the browser, and a signed-in person stays their owner', async () => {
  const user = aUser('patient');
  localStorage.setItem(PRIVATE_KEYS.owner, user.id);
  const store = aStoreFor(user);
  store.dispatch(draftChanged({ zip: '75001' }));
  show(store);
  press(FINDER.clear);
  await Promise.resolve();
  expect(selectDraft(store.getState()).zip).toBe('');
  expect(Object.keys(localStorage)).toEqual([PRIVATE_KEYS.owner]);
});

it('after a failed session check, the answers are hidden, and nobody is asked to start with empty ones', async () => {
  localStorage.setItem(PRIVATE_KEYS.owner, 'a');
  const store = aStore();
  const realFetch = globalThis.fetch;
  globalThis.fetch = () => Promise.resolve(new Response(null, { status: 503 }));
  await store.dispatch(sessionApi.endpoints.me.initiate());
  globalThis.fetch = realFetch;
  show(store);
  expect(areShown()).toBe(false);
  expect(screen.queryByRole('button', { name: FINDER.startAnew })).toBeNull();
});
