import { afterEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { PLAN_CALLS } from '#contract/calls.js';
import { PAGES, planPath } from '#contract/pages.js';
import { SESSION_CHECK } from '#features/session/messages/session-check.js';
import { SESSION_NOTES } from '#features/session/messages/session.js';
import { sessionApi } from '#features/session/session.api.js';
import { aStoreFor, aUser, renderWithStore } from '#features/session/session.builder.js';
import { claimPrivateStorage, clearPrivateStorage } from '#features/session/storage/private-storage.js';
import { aStore, InStore } from '#store/store.builder.js';
import { LOADING } from '#ui/feedback/messages.js';
import { PLAN_DETAILS } from '../messages/plan-details.js';
import { PLAN_PAGE } from '../messages/plan-page.js';
import { SAMPLE } from '../messages/plan.js';
import { SEARCH } from '../messages/plans.js';
import { SAVED_WORDS } from '../messages/saved.js';
import { aPlan, NO_HELP, SAMPLE_DATA } from '../model/builders/plan.builder.js';
import { RandomHousehold } from '../model/builders/random-household.builder.js';
import { draftFromSearch, kindsIn } from '../model/search/search-draft.js';
import { draftChanged, storedSearch } from '../storage/answers.slice.js';
import { readNavigationState, useNavigationState } from '../storage/navigation-state.js';
import { planLinkState } from '../storage/plan-link-state.js';
import { mergePlan } from './merge-plan.js';
import { PlanProblem } from './PlanProblem.js';
import PlanScreen from './PlanScreen.js';

const search = new RandomHousehold(15_031_931).search();
const plan = aPlan();
const provenance = SAMPLE_DATA;

const whole = { plan, provenance, eligibility: NO_HELP };

it.each([
  ['figures with their source, their date and the tax credit', planLinkState(search, whole), plan.id],
  ['no figures whose source is missing', planLinkState(search, { plan, eligibility: NO_HELP }), undefined],
  ['no figures whose tax credit is missing', planLinkState(search, { plan, provenance }), undefined],
  ['the household alone, as from a saved plan', planLinkState(search), undefined],
])('a plan link passes on %s', (_, state, shown) => {
  const read = readNavigationState(state, plan.id);
  expect([read?.search, read?.figures?.plan.id]).toEqual([search, shown]);
});

it.each([
  [null],
  [{ search: { year: 'x' } }],
  [planLinkState(search, { ...whole, plan: aPlan() })],
  [{ search, ...whole }],
])('navigation state %# is ignored because it is empty, invalid, for another plan or without an owner', (state) => {
  expect(readNavigationState(state, plan.id)).toBeNull();
});

it('navigation state is ignored after a logout, even if the person goes back to it', () => {
  claimPrivateStorage('a');
  const state = planLinkState(search, whole);
  expect(readNavigationState(state, plan.id)).not.toBeNull();
  clearPrivateStorage();
  expect(readNavigationState(state, plan.id)).toBeNull();
});

it('in a new tab a plan is priced for the last search in this browser, for the year in the URL', () => {
  localStorage.clear();
  const open = (year?: number) =>
    renderHook(() => useNavigationState(plan.id, year), {
      wrapper: ({ children }) => (
        <InStore>
          <MemoryRouter>{children}</MemoryRouter>
        </InStore>
      ),
    }).result.current;
  expect(open()).toBeNull();
  storedSearch.write({ ...search, year: 2026 });
  expect(open()).toEqual({
    search: expect.objectContaining({ place: search.place, year: 2026 }),
    kinds: kindsIn(draftFromSearch(search)),
    figures: null,
  });
  expect(open(2027)?.search.year).toBe(2027);
});

const problemText = (id: string, error: unknown, changes: { isWhole?: boolean; isLoading?: boolean } = {}) =>
  renderWithStore(
    aStore(),
    <PlanProblem
      id={id}
      error={error}
      isShown={false}
      isWhole={false}
      isLoading={false}
      onRetry={() => undefined}
      {...changes}
    />,
  ).container.textContent.replace(LOADING.retry, '');

it('without an id the page says that a plan must be selected', () => {
  expect(problemText('', undefined)).toBe(PLAN_PAGE.none + PLAN_PAGE.idRequired);
});

it.each(['silver', '11111TX', '11111TX0000001x'])('with the malformed id "%s" the page says so', (id) => {
  expect(problemText(id, undefined)).toBe(PLAN_PAGE.badId);
});

it('a failed request shows its HTTP status, a missing plan shows none, and a lost connection is reported', () => {
  expect(problemText(plan.id, { status: 503, detail: 'Later.' })).toBe(
    `${PLAN_DETAILS.noDetails}Later.${PLAN_PAGE.failedWithStatus(503)}`,
  );
  expect(problemText(plan.id, { status: 404, detail: 'Unknown.' })).toBe(`${PLAN_DETAILS.noDetails}Unknown.`);
  expect(problemText(plan.id, { status: 'offline' })).toBe(PLAN_DETAILS.noDetails + SEARCH.unreachable);
});

it('no error is shown while the plan loads or when it is complete; a failed refresh is shown', () => {
  expect(problemText(plan.id, undefined, { isLoading: true })).toBe('');
  expect(problemText(plan.id, undefined, { isWhole: true })).toBe('');
  expect(problemText(plan.id, { status: 500 }, { isWhole: true })).toContain(PLAN_PAGE.failedWithStatus(500));
  expect(problemText(plan.id, undefined)).toBe(PLAN_DETAILS.noDetails);
});

it('the URL of a plan contains the year if it is known', () => {
  expect([planPath(plan.id), planPath(plan.id, 2027)]).toEqual([`/plan/${plan.id}`, `/plan/${plan.id}?year=2027`]);
});

const planAnswer = (url: unknown): Response | null =>
  String(url).includes(`/api/plans/${plan.id}`)
    ? Response.json({ plan: mergePlan({ ...plan, premium: null, premium_w_credit: null }, null), provenance })
    : null;
afterEach(() => {
  clearPrivateStorage();
});
const openPlan = (store: ReturnType<typeof aStore>, state?: unknown, year = '2027') =>
  renderWithStore(
    store,
    <Routes>
      <Route path={PAGES.plan.path} element={<PlanScreen />} />
    </Routes>,
    [{ pathname: planPath(plan.id), search: `?year=${year}`, state }],
  );

it('if it is not known whose answers the browser holds, the page says why prices are missing', async () => {
  globalThis.fetch = (url) => Promise.resolve(planAnswer(url) ?? new Response(null, { status: 503 }));
  claimPrivateStorage('a');
  const store = aStore();
  await store.dispatch(sessionApi.endpoints.me.initiate());
  openPlan(store);
  expect(await screen.findByText(SESSION_NOTES.notShown)).toBeTruthy();
});

it.each(['1999', '2013', 'next'])(
  'if the year in the URL is %s, the page names the year that it shows',
  async (year) => {
    const years = { current: 2027, offered: [2027] };
    globalThis.fetch = (url) =>
      Promise.resolve(
        planAnswer(url) ??
          (String(url) === PLAN_CALLS.listMarketYears.path
            ? Response.json(years)
            : new Response(null, { status: 404 })),
      );
    const { unmount } = openPlan(aStoreFor(null), undefined, year);
    expect(await screen.findByText(PLAN_PAGE.yearReplaced(2027))).toBeTruthy();
    unmount();
    openPlan(aStoreFor(null));
    await screen.findByRole('heading', { level: 1, name: plan.name });
    expect(screen.queryByText(PLAN_PAGE.yearReplaced(2027))).toBeNull();
  },
);

it('if the plan has no price for the details, they can be changed, and are still there', async () => {
  const unpriced = mergePlan({ ...plan, premium: null, premium_w_credit: null }, null);
  const batch = { plans: [unpriced], eligibility: NO_HELP, provenance };
  globalThis.fetch = (url) =>
    Promise.resolve(
      String(url) === PLAN_CALLS.getBatch.path ? Response.json(batch) : new Response(null, { status: 404 }),
    );
  const store = aStoreFor(null);
  store.dispatch(draftChanged({ zip: '37201', income: '48k' }));
  openPlan(store, planLinkState(search));
  expect(await screen.findByRole('heading', { name: PLAN_PAGE.noPriceAgain })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(SEARCH.zipLabel, { exact: false }).value).toBe('37201');
  expect(screen.getByRole('link', { name: PLAN_PAGE.plansHere }).getAttribute('href')).toBe(PAGES.planResults.path);
});

it('the page offers to save the plan, to share it and to print its page', async () => {
  const printed = jest.fn();
  globalThis.print = printed;
  globalThis.fetch = (url) => Promise.resolve(planAnswer(url) ?? new Response(null, { status: 404 }));
  openPlan(aStoreFor(null), planLinkState(search, whole));
  const panel = within(await screen.findByRole('region', { name: PLAN_PAGE.panel.bar }));
  for (const name of [SAVED_WORDS.savePlan, SAVED_WORDS.share])
    expect(panel.getByRole('button', { name })).toBeTruthy();
  fireEvent.click(panel.getByRole('button', { name: PLAN_DETAILS.print }));
  expect(printed).toHaveBeenCalledTimes(1);
});

it('the page names the coverage of a person who is not in the price, as the list does', async () => {
  globalThis.fetch = (url) => Promise.resolve(planAnswer(url) ?? new Response(null, { status: 404 }));
  const people = [
    { age: 66, aptc_eligible: false },
    { age: 61, aptc_eligible: true },
  ];
  const outcome = { is_medicaid_chip: false, in_coverage_gap: false };
  const eligibility = {
    ...NO_HELP,
    people: people.map(({ aptc_eligible }) => ({ ...outcome, is_priced: aptc_eligible })),
  };
  const couple = { ...search, household: { ...search.household, people } };
  openPlan(aStore(), planLinkState(couple, { ...whole, eligibility, kinds: ['va', 'none'] }));
  expect(await screen.findByText(/The price leaves out .* \(age 66\) because of VA health care\./)).toBeTruthy();
});

it('the way back is above the title, and leads to the list if the plan was opened by its link', async () => {
  globalThis.fetch = (url) => Promise.resolve(planAnswer(url) ?? new Response(null, { status: 404 }));
  openPlan(aStore(), planLinkState(search, whole));
  const title = await screen.findByRole('heading', { level: 1, name: plan.name });
  const back = screen.getByRole('button', { name: PLAN_PAGE.back });
  expect(back.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  fireEvent.click(back);
  await waitFor(() => expect(screen.queryByRole('heading', { level: 1 })).toBeNull());
});

it('the bar at the lower edge has the price and leads to the next step, and leaves while that is in view', async () => {
  globalThis.fetch = (url) => Promise.resolve(planAnswer(url) ?? new Response(null, { status: 404 }));
  const seen: ((isIn: boolean) => void)[] = [];
  globalThis.IntersectionObserver = class {
    constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
      seen.push((isIntersecting) => report([{ isIntersecting }]));
    }
    observe() {}
    disconnect() {}
  } as never;
  const { unmount } = openPlan(aStore(), planLinkState(search, whole));
  const bar = within(await screen.findByRole('region', { name: PLAN_DETAILS.nextStep }));
  expect(bar.getByText(/a month/).textContent).toBe('$400 a month Sample');
  const target = bar.getByRole('link', { name: PLAN_DETAILS.nextStep }).getAttribute('href');
  expect(document.querySelector(target ?? '')?.querySelector('h2')).toBeTruthy();
  for (const isIn of [true, false]) {
    act(() => seen.forEach((see) => see(isIn)));
    expect(screen.queryByRole('link', { name: PLAN_DETAILS.nextStep }) === null).toBe(isIn);
  }
  unmount();
  clearPrivateStorage();
  openPlan(aStore());
  await screen.findByRole('heading', { level: 1, name: plan.name });
  expect(screen.queryByRole('region', { name: PLAN_DETAILS.nextStep })).toBeNull();
});

it.each([
  ['as the list showed it', planLinkState(search, whole), PLAN_PAGE.notAllDetails, PLAN_DETAILS.noDetails],
  ['of which nothing is known', planLinkState(search), PLAN_DETAILS.noDetails, PLAN_PAGE.notAllDetails],
])('if the details cannot be loaded, the page of a plan %s says so', async (_, state, said, notSaid) => {
  globalThis.fetch = () => Promise.resolve(new Response(null, { status: 503 }));
  openPlan(aStore(), state);
  expect(await screen.findByText(said)).toBeTruthy();
  expect(screen.queryByText(notSaid)).toBeNull();
});

it('if the details cannot be loaded, figures of the list stand with their source and date', async () => {
  globalThis.fetch = () => Promise.resolve(new Response(null, { status: 429 }));
  const { container } = openPlan(aStore(), planLinkState(search, whole));
  expect(await screen.findByText(PLAN_PAGE.failedWithStatus(429))).toBeTruthy();
  const bar = screen.getByRole('region', { name: PLAN_DETAILS.nextStep });
  expect(bar.textContent).toContain(`$400 a month ${SAMPLE.tag}`);
  expect(container.textContent).toContain(SAMPLE.titles.plans);
  expect(screen.getByText(/^As of /)).toBeTruthy();
});

it('if the session ended before a plan is saved, the page moves to the sentence that nothing was saved', async () => {
  const scrolled = jest.fn(function (this: Element) {
    return this.textContent;
  });
  Element.prototype.scrollIntoView = scrolled as () => void;
  history.replaceState(null, '', planPath(plan.id));
  const store = aStoreFor(aUser());
  // Subscribe to the session, as a component of the app always does.
  void store.dispatch(sessionApi.endpoints.me.initiate());
  const replies: Record<string, () => Response> = {
    'GET /api/auth/me': () => Response.json({ ok: false, user: null, onboarded: false }),
    'GET /api/saved': () => Response.json({ searches: [], plans: [] }),
    'POST /api/saved': () => Response.json({ code: 'auth.signedOut', message: 'Log in.' }, { status: 401 }),
  };
  globalThis.fetch = (url, init) =>
    Promise.resolve(
      planAnswer(url) ?? replies[`${init?.method} ${String(url)}`]?.() ?? new Response(null, { status: 404 }),
    );
  openPlan(store);
  const button = await screen.findByRole('button', { name: SAVED_WORDS.savePlan });
  button.focus();
  fireEvent.click(button);
  const sentence = await screen.findByText(SESSION_CHECK.notSaved);
  await waitFor(() => expect(document.activeElement).toBe(sentence.closest('[role=status]')));
  expect(scrolled.mock.results.at(-1)?.value).toContain(SESSION_CHECK.notSaved);
});
