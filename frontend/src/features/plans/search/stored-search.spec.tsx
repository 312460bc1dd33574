import { beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import * as z from 'zod/mini';
import { PlanSearch } from '#contract/api/plans.contract.js';
import { LOADING_DELAYS } from '#contract/loading-delays.js';
import { AuthContext } from '#features/session/index.js';
import { aStoreFor, aUser, NO_ACTIONS } from '#features/session/session.builder.js';
import { LOADING } from '#ui/feedback/messages.js';
import QuestionsScreen from '../guest/QuestionsScreen.js';
import ResultsScreen from '../guest/ResultsScreen.js';
import { ThreePlans } from '../guest/ThreePlans.js';
import { ELIGIBILITY_NOTICES, OTHER_MARKETPLACE } from '../messages/eligibility/eligibility-notices.js';
import { FINDER } from '../messages/finder.js';
import { SEARCH } from '../messages/plans.js';
import { QUESTIONS } from '../messages/questions.js';
import { aReply } from '../model/builders/plan.builder.js';
import { newPerson, type Draft } from '../model/search/search-draft.js';
import { toSearchRequest } from '../model/search/search-request.js';
import { draftChanged, searchSubmitted } from '../storage/answers.slice.js';
import MarketplaceScreen from './MarketplaceScreen.js';

const IN_LOS_ANGELES: Draft = {
  income: '48000',
  zip: '90012',
  county: '06037 CA',
  year: '2027',
  use: 'Medium',
  people: [{ ...newPerson(0), age: '58', other: 'none' }],
};
const IN_DALLAS: Draft = { ...IN_LOS_ANGELES, zip: '75001', county: '48113 TX' };
const EXCHANGE = 'Covered California';

let answer: () => Promise<Response>;
let searched: string[];
let marketplaces: readonly object[];
const json = (status: number, body: unknown) => Response.json(body, { status });
const answers = {
  exchange: async () =>
    json(400, { code: 'plans.stateExchange', message: '', errors: { hix_name: EXCHANGE, hix_url: 'https://x.test/' } }),
  found: async () => json(200, aReply()),
  none: () => new Promise<Response>(() => undefined),
  broken: async () => new Response(null, { status: 500 }),
  offline: () => Promise.reject(new TypeError('offline')),
};
const replies: readonly (readonly [RegExp, () => Response])[] = [
  [/market-years$/, () => json(200, { current: 2027, offered: [2027] })],
  [/past-years$/, () => json(200, { past: [] })],
  [/by\/zip\//, () => json(200, { counties: [{ fips: '06037', name: 'Los Angeles', state: 'CA' }], marketplaces })],
];
beforeEach(() => {
  searched = [];
  marketplaces = [];
  history.replaceState(null, '', '/');
  globalThis.fetch = async (input, init) => {
    if (String(input).endsWith('/api/plans/search')) {
      searched.push(JSON.parse(String(init?.body)).place.state);
      return answer();
    }
    const reply = replies.find(([address]) => address.test(String(input)));
    return reply ? reply[1]() : new Response(null, { status: 404 });
  };
});

const request = (draft: Draft): PlanSearch => z.parse(PlanSearch, toSearchRequest(draft));
/** Opens a page as after a reload, when only the data that the browser stores is known. */
async function open(Screen: ComponentType, address = '/?step=care'): Promise<void> {
  const router = createMemoryRouter(
    [
      { path: '/', element: <Screen /> },
      { path: '*', element: null },
    ],
    { initialEntries: [address] },
  );
  await act(async () => {
    render(
      <Provider store={aStoreFor(aUser())}>
        <AuthContext value={NO_ACTIONS}>
          <RouterProvider router={router} />
        </AuthContext>
      </Provider>,
    );
  });
}
const reload = async (Screen: ComponentType): Promise<void> => {
  cleanup();
  await open(Screen);
};
const press = async (name: string) => {
  const [button] = await screen.findAllByRole('button', { name });
  await act(async () => fireEvent.click(button ?? document.body));
};
/** Stores a search with the given entries. */
function afterSending(draft: Draft): void {
  const store = aStoreFor(aUser());
  store.dispatch(searchSubmitted({ search: request(draft), entries: draft }));
  store.dispatch(draftChanged(draft));
}
/** Stores an earlier search, and form entries for another place. */
function afterAnEarlierSearch(): void {
  afterSending(IN_DALLAS);
  aStoreFor(aUser()).dispatch(draftChanged(IN_LOS_ANGELES));
}

const SENTENCES = [
  ['in a state with its own exchange', answers.exchange, OTHER_MARKETPLACE.title(EXCHANGE)],
  ['that failed', answers.broken, SEARCH.failed],
  ['without a connection', answers.offline, SEARCH.failed],
] as const;

it.each(SENTENCES)('after a search %s, a reload of the questions says so again', async (_, given, sentence) => {
  answer = given;
  afterAnEarlierSearch();
  await open(QuestionsScreen);
  await press(QUESTIONS.see(null));
  await screen.findByText(sentence);
  await reload(QuestionsScreen);
  await screen.findByText(sentence);
  expect(new Set(searched)).toEqual(new Set(['CA']));
});

it.each([
  ['say so themselves', [{ state: 'CA', kind: 'own', name: EXCHANGE, url: null, own_since: null, enrollment: null }]],
  ['do not know it', []],
])('another marketplace is named once if the questions %s', async (_, known) => {
  marketplaces = known;
  answer = answers.exchange;
  afterSending(IN_LOS_ANGELES);
  history.replaceState({ isSearchSent: true }, '');
  await open(QuestionsScreen);
  await waitFor(() => expect(searched).toEqual(['CA']));
  expect(await screen.findAllByText(OTHER_MARKETPLACE.title(EXCHANGE))).toHaveLength(1);
});

it('after a search at the end of the quiz, a reload shows its outcome again', async () => {
  answer = answers.exchange;
  aStoreFor(aUser()).dispatch(draftChanged({ income: IN_LOS_ANGELES.income }));
  const answered = { dental: false, vision: false, programs: [], medicines: [], notes: '', doctors: [], untold: [] };
  const AtTheEnd = () => <ThreePlans answers={{ zip: '90012', age: '58', other: 'none', ...answered }} />;
  await open(AtTheEnd);
  expect(searched).toEqual([]);
  await press(FINDER.threeSubmit);
  await screen.findByText(OTHER_MARKETPLACE.title(EXCHANGE));
  await reload(AtTheEnd);
  await screen.findByText(OTHER_MARKETPLACE.title(EXCHANGE));
  expect(searched).toEqual(['CA', 'CA']);
});

it('after a search in a state with its own exchange, the list of plans names the exchange', async () => {
  answer = answers.exchange;
  afterSending(IN_LOS_ANGELES);
  await open(ResultsScreen, '/');
  await screen.findByText(OTHER_MARKETPLACE.title(EXCHANGE));
  expect(searched).toEqual(['CA']);
});

it('after a failed search, the list of plans offers to try the same search again or to edit the answers', async () => {
  answer = answers.broken;
  afterSending(IN_LOS_ANGELES);
  await open(ResultsScreen, '/');
  await screen.findByText(SEARCH.failed);
  expect(screen.getByRole('link', { name: `${SEARCH.edit} ${SEARCH.answers}` })).toBeTruthy();
  expect(screen.queryByRole('button', { name: SEARCH.submit })).toBeNull();
  await press(LOADING.retry);
  await screen.findByText(SEARCH.failed);
  expect(searched).toEqual(['CA', 'CA']);
});

it('while a search has no answer for a long time, the list of plans offers to load the page again', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  answer = answers.none;
  afterSending(IN_LOS_ANGELES);
  await open(ResultsScreen, '/');
  expect(screen.queryByText(LOADING.stuck)).toBeNull();
  await act(async () => jest.advanceTimersByTime(LOADING_DELAYS.offerReload));
  expect(screen.getByText(SEARCH.busy)).toBeTruthy();
  expect(screen.getByText(LOADING.stuck)).toBeTruthy();
  expect(screen.getByText(LOADING.reload)).toBeTruthy();
});

it('questions that are opened anew, not reloaded, do not send the search again', async () => {
  answer = answers.broken;
  afterSending(IN_LOS_ANGELES);
  await open(QuestionsScreen);
  await screen.findByRole('button', { name: QUESTIONS.see(null) });
  expect(screen.queryByText(SEARCH.failed)).toBeNull();
});

it('the list of plans is requested together with the years, without waiting for them', async () => {
  answer = answers.none;
  afterSending(IN_LOS_ANGELES);
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => (String(input).endsWith('-years') ? answers.none() : fetch(input, init));
  await open(ResultsScreen);
  expect(searched).toEqual(['CA']);
});

it('somebody who comes back from the plans to the questions stays there', async () => {
  answer = answers.found;
  afterAnEarlierSearch();
  await open(QuestionsScreen);
  await press(QUESTIONS.see(null));
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  await reload(QuestionsScreen);
  await screen.findByRole('button', { name: QUESTIONS.see(0) });
  expect(new Set(searched)).toEqual(new Set(['CA']));
});

it.each([
  ['opens on its plans', '/', true],
  ['is followed by its questions, if the address names a step', '/?step=care', false],
])('behind the login, a stored search %s', async (_, address, arePlansShown) => {
  answer = answers.found;
  afterSending(IN_LOS_ANGELES);
  await open(MarketplaceScreen, address);
  if (arePlansShown) await screen.findByRole('region', { name: 'Results' });
  else await screen.findByRole('button', { name: SEARCH.submit });
  expect(screen.queryByRole('button', { name: SEARCH.submit }) === null).toBe(arePlansShown);
});

it('the search behind the login has the specified title and button, with preferences closed at first', async () => {
  aStoreFor(aUser()).dispatch(draftChanged(IN_LOS_ANGELES));
  answer = answers.none;
  await open(MarketplaceScreen, '/?step=care');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Compare Insurance Plans');
  expect((await screen.findByText(SEARCH.preferences)).closest('details')?.open).toBe(false);
  expect(screen.getByRole('button', { name: 'Search Plans' })).toBeTruthy();
});

it('behind the login, people who all have Medicare get an official link, and no plans are asked for', async () => {
  afterSending({ ...IN_LOS_ANGELES, people: [{ ...newPerson(0), age: '70', other: 'medicare' }] });
  await open(MarketplaceScreen, '/');
  expect(await screen.findByRole('heading', { name: SEARCH.medicareOnly })).toBeTruthy();
  const { link, href } = ELIGIBILITY_NOTICES.medicare;
  expect(screen.getByRole('link', { name: new RegExp(`^${link}`) }).getAttribute('href')).toBe(href);
  expect(searched).toEqual([]);
});

it('behind the login, a stored search for a past year shows no plans, and the page says why', async () => {
  afterSending({ ...IN_LOS_ANGELES, year: '2024' });
  await open(MarketplaceScreen, '/');
  expect(await screen.findByText(SEARCH.yearGone(2024, 2027))).toBeTruthy();
  expect(screen.getByRole('link', { name: `${SEARCH.edit} ${SEARCH.answers}` })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Results' })).toBeNull();
});
