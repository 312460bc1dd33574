import { afterEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import * as z from 'zod/mini';
import { PlanSearch } from '#contract/api/plans.contract.js';
import type { ItemsToSave, SearchToSave } from '#contract/api/saved.contract.js';
import { PRIVATE_KEYS } from '#features/session/index.js';
import { sessionApi } from '#features/session/session.api.js';
import { aStoreFor, aUser, renderWithStore } from '#features/session/session.builder.js';
import { aStore } from '#store/store.builder.js';
import { ClearAnswers } from '../components/answers/ClearAnswers.js';
import { FINDER } from '../messages/finder.js';
import { SAVED_PARTS } from '../messages/saved-parts.js';
import { SAVED_WORDS } from '../messages/saved.js';
import { RandomHousehold } from '../model/builders/random-household.builder.js';
import { EMPTY_DRAFT, newPerson } from '../model/search/search-draft.js';
import { toSearchRequest } from '../model/search/search-request.js';
import { draftChanged, openSavedSearch, searchSubmitted, selectDraft } from '../storage/answers.slice.js';
import { SavePlan, SaveSearch } from './SaveButtons.js';
import { SavedList } from './SavedList.js';

const search = new RandomHousehold(20_261_123).search();
const plan = { id: '11111TX0000001', name: 'Silver 1' };
afterEach(() => {
  document.cookie = 'signed_in=; max-age=0';
  jest.restoreAllMocks();
});

function show(store: ReturnType<typeof aStoreFor>, shown = search): void {
  renderWithStore(
    store,
    <>
      <SaveSearch submitted={{ search: shown, kinds: null, entries: selectDraft(store.getState()) }} />
      <SavePlan plan={plan} year={2027} search={search} price={null} />
      <ClearAnswers />
    </>,
  );
}
const isShown = (text: string) => screen.queryByText(text, { exact: false }) !== null;
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const BUTTONS = [
  [SAVED_WORDS.saveSearch, SAVED_WORDS.searchSaved],
  [SAVED_WORDS.savePlan, SAVED_WORDS.planSaved],
] as const;

/** Answers the calls for the saved items of an account, and returns what the site has sent to it. */
function anAccountWithItems() {
  const sent: ItemsToSave[] = [];
  const withIds = <T,>(items: T[] = []) => items.map((item, id) => ({ ...item, id: `${id}` }));
  globalThis.fetch = (_, init) => {
    if (init?.method === 'POST') sent.push(JSON.parse(String(init.body)) as ItemsToSave);
    const { searches, plans } = sent.at(-1) ?? {};
    const answer = { searches: withIds(searches), plans: withIds(plans), leftOut: 0 };
    return Promise.resolve(Response.json(answer));
  };
  return sent;
}
async function logInAfterSaving(canAsk: boolean) {
  const store = aStoreFor(null);
  show(store);
  await press(SAVED_WORDS.saveSearch);
  if (canAsk) fireEvent.click(screen.getByRole('link', { name: FINDER.keepInAccount }));
  cleanup();
  const value = { ok: true, user: aUser(), onboarded: true };
  store.dispatch(sessionApi.util.upsertQueryEntries([{ endpointName: 'me', arg: undefined, value }]));
  renderWithStore(
    store,
    <>
      <SaveSearch submitted={{ search, kinds: null }} />
      <SavedList />
    </>,
  );
}

it('a guest who logs in to keep a saved search finds it in the account', async () => {
  const sent = anAccountWithItems();
  await logInAfterSaving(true);
  expect(await screen.findByText(SAVED_PARTS.taken(1))).toBeTruthy();
  expect(sent).toMatchObject([{ searches: [{ search }], plans: [] }]);
  await waitFor(() => expect(isShown(SAVED_WORDS.searchSaved)).toBe(true));
});

it('a saved search keeps who the spouse is', async () => {
  const store = aStoreFor(null);
  const people = [newPerson(0), newPerson(1, 'spouse')].map((one) => ({ ...one, age: '58', other: 'none' as const }));
  store.dispatch(draftChanged({ income: '48000', zip: '75001', county: '48113 TX', year: '2027', people }));
  const both = z.parse(PlanSearch, toSearchRequest(selectDraft(store.getState())));
  show(store, both);
  await press(SAVED_WORDS.saveSearch);
  store.dispatch(draftChanged(EMPTY_DRAFT));
  cleanup();
  const opened = jest.fn<(search: SearchToSave) => void>();
  renderWithStore(store, <SavedList onOpen={opened} />);
  fireEvent.click(screen.getByRole('button', { name: new RegExp(SAVED_PARTS.open) }));
  opened.mock.calls.forEach(([item]) => store.dispatch(openSavedSearch(item)));
  expect(selectDraft(store.getState()).people.map(({ role }) => role)).toEqual([undefined, 'spouse']);
});

it('a saved search is shown although the account is still being read when it is saved', async () => {
  const sent = anAccountWithItems();
  const answer = globalThis.fetch;
  const early = await answer('');
  let arrives: (answer: Response) => void = () => undefined;
  const late = new Promise<Response>((resolve) => (arrives = resolve));
  globalThis.fetch = (url, init) => {
    if (init?.method === 'POST') setTimeout(() => arrives(early), 20);
    else if (sent.length === 0) return late;
    return answer(url, init);
  };
  await logInAfterSaving(true);
  setTimeout(() => arrives(early), 100);
  expect(await screen.findByText(SAVED_PARTS.taken(1))).toBeTruthy();
  await waitFor(() => expect(isShown(SAVED_WORDS.searchSaved)).toBe(true));
});

it('while the items of the account are loading, no button claims that the search is not saved', async () => {
  globalThis.fetch = () => new Promise(() => undefined);
  show(aStoreFor(aUser()));
  for (const [name] of BUTTONS) {
    expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.getByText(name)).toBeTruthy();
  }
});

it('the wish to keep a search is remembered until the account has the search, in case the person goes on', async () => {
  anAccountWithItems();
  const answer = globalThis.fetch;
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const sending = new Promise<void>((isSent) => {
    globalThis.fetch = async (url, init) => {
      if (init?.method === 'POST') {
        isSent();
        await held;
      }
      return answer(url, init);
    };
  });
  const wish = () => localStorage.getItem(PRIVATE_KEYS.keepSaved);
  await logInAfterSaving(true);
  await sending;
  expect(wish()).not.toBeNull();
  release();
  expect(await screen.findByText(SAVED_PARTS.taken(1))).toBeTruthy();
  await waitFor(() => expect(wish()).toBeNull());
});

it('a guest who logs in for another reason is asked about the saved search', async () => {
  const sent = anAccountWithItems();
  await logInAfterSaving(false);
  expect(await screen.findByText(SAVED_PARTS.offer(1))).toBeTruthy();
  expect([isShown(SAVED_PARTS.none), sent]).toEqual([false, []]);
  await press(SAVED_PARTS.take);
  expect(await screen.findByText(SAVED_PARTS.taken(1))).toBeTruthy();
});

function fillStorage() {
  return jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

it.each(BUTTONS)('after "%s", a guest reads that the item is kept in this browser only', async (button, done) => {
  show(aStoreFor(null));
  await press(button);
  expect(isShown(`${done} ${SAVED_WORDS.oneInBrowser}`)).toBe(true);
});

it.each(BUTTONS)('if the storage is full, "%s" says that nothing was saved, and works later', async (button, done) => {
  show(aStoreFor(null));
  const full = fillStorage();
  await press(button);
  expect([isShown(SAVED_WORDS.notStored), isShown(done)]).toEqual([true, false]);
  full.mockRestore();
  await press(button);
  expect([isShown(SAVED_WORDS.notStored), isShown(done)]).toEqual([false, true]);
});

it('the page promises to keep the answers only if the browser has stored them', () => {
  const store = aStoreFor(null);
  show(store);
  expect([isShown(FINDER.kept), isShown(FINDER.notKept)]).toEqual([true, false]);
  const full = fillStorage();
  act(() => void store.dispatch(searchSubmitted({ search, entries: EMPTY_DRAFT })));
  expect([isShown(FINDER.kept), isShown(FINDER.notKept)]).toEqual([false, true]);
  full.mockRestore();
  act(() => void store.dispatch(searchSubmitted({ search, entries: EMPTY_DRAFT })));
  expect([isShown(FINDER.kept), isShown(FINDER.notKept)]).toEqual([true, false]);
});

it.each([
  ['guest', null, FINDER.kept, / If you log in, your account keeps your medicines and doctors\.$/],
  ['signed-in person', aUser(), FINDER.keptSignedIn, /^Your search stays in this browser/],
])('a %s does not read that all answers stay in this browser', (_, user, kept, said) => {
  show(aStoreFor(user));
  expect(isShown(kept)).toBe(true);
  expect(kept).toMatch(said);
});

it.each(BUTTONS)('while nobody knows who is logged in, "%s" saves nothing and says so', async (button, done) => {
  const store = aStore();
  // Somebody has signed in in this browser before.
  document.cookie = 'signed_in=1';
  globalThis.fetch = () => Promise.resolve(new Response(null, { status: 503 }));
  await store.dispatch(sessionApi.endpoints.me.initiate());
  show(store);
  await press(button);
  expect([isShown(SAVED_WORDS.sessionUnknown), isShown(done)]).toEqual([true, false]);
  expect(localStorage.getItem(PRIVATE_KEYS.saved)).toBeNull();
  globalThis.fetch = () => Promise.resolve(Response.json({ ok: false, user: null, onboarded: false }));
  void store.dispatch(sessionApi.endpoints.me.initiate(undefined, { forceRefetch: true }));
  await waitFor(async () => {
    await press(button);
    expect([isShown(SAVED_WORDS.sessionUnknown), isShown(done)]).toEqual([false, true]);
  });
});
