import type { Locator, Page } from '@playwright/test';
import { NETWORK } from '#api/failure.js';
import { CONSENT_WORDS } from '#contract/messages/consent.js';
import { PAGES } from '#contract/pages.js';
import { DRUG, VA } from '#features/care/messages/drugs.js';
import { DASHBOARD } from '#features/dashboard/messages.js';
import { KIND_WORDS } from '#features/deadlines/model/kind-words.js';
import { DEADLINES } from '#features/deadlines/model/words.js';
import { COST } from '#features/plans/messages/costs/cost.js';
import { FINDER } from '#features/plans/messages/finder.js';
import { PLAN_DETAILS } from '#features/plans/messages/plan-details.js';
import { PLAN_PAGE } from '#features/plans/messages/plan-page.js';
import { MATCHING, SEARCH } from '#features/plans/messages/plans.js';
import { SAVED_PARTS } from '#features/plans/messages/saved-parts.js';
import { SAVED_WORDS } from '#features/plans/messages/saved.js';
import { SESSION_CHECK } from '#features/session/messages/session-check.js';
import { press } from '../browser-test.js';
import { combobox, takeFirst } from '../pages/medicine-combobox.js';
import { answers, planCards, results } from '../pages/search.js';
import type { DataPoint, PlanOfVisit, Visit } from './data-point.js';
import { SERVER_FAILED } from './scenario.js';

const cardOf = (page: Page, { plan }: Visit): Locator =>
  planCards(page).filter({ has: page.getByRole('link', { name: plan.name, exact: true }) });
const valueOf = (page: Page, label: string): Locator =>
  page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: label }) })
    .locator('dd');

export const planPath = ({ id, year }: PlanOfVisit): string =>
  `${PAGES.plan.path.replace(':planId?', id)}${year && `?year=${year}`}`;
const at = (path: string) => () => path;
const linkInMain = (name: string) => (page: Page) =>
  page.getByRole('main').getByRole('link', { name, exact: true }).first();

/**
 * Properties shared by all tests of information on a plan's page. The tests open the page through a link in the list of
 * results.
 */
const ON_PLAN_PAGE = {
  path: ({ plan }) => planPath(plan),
  isOpen: true,
  inboundLink: [at(PAGES.marketplace.path), (page, visit) => cardOf(page, visit).getByRole('link').first()],
  call: '**/api/plans',
  otherCall: '**/api/counties/by/zip/**',
  loading: [PLAN_DETAILS.loading],
} as const satisfies Partial<DataPoint>;
const NO_PLAN = [PLAN_DETAILS.noDetails];
/**
 * Messages that a plan's page may show instead of a price. After a session has ended, the person's answers stay in the
 * browser, but the site uses them only after the person has logged in again.
 */
const NO_PRICE = [PLAN_PAGE.noPrice, FINDER.othersAnswers, ...NO_PLAN];

/**
 * Properties shared by all tests of information in the list of results. The page shows the list without any action,
 * because the simulated user has searched before.
 */
const IN_RESULTS = {
  path: at(PAGES.marketplace.path),
  inboundLink: [at(PAGES.dashboard.path), linkInMain(DASHBOARD.openMarketplace)],
  call: '**/api/plans/search',
  otherCall: '**/api/market-years',
  loading: [SEARCH.busy],
  unavailable: [SEARCH.failed],
} as const satisfies Partial<DataPoint>;
/** Sends the questions again: all of them, or where there are plans, those of the first answer above them. */
const searchAgain = async (page: Page): Promise<void> => {
  const [button, edit] = [
    page.getByRole('button', { name: SEARCH.submit }),
    page
      .getByRole('link', { name: `${SEARCH.edit} ${SEARCH.answers}`, exact: true })
      .or(answers(page))
      .first(),
  ];
  await edit.or(button).first().waitFor();
  if (await edit.isVisible()) await press(edit);
  await press(button);
  // Until the new search has ended, the plans of the previous search stay below the questions.
  await edit.or(page.getByText(SEARCH.failed)).first().waitFor();
};

const ON_DASHBOARD = {
  path: at(PAGES.dashboard.path),
  isOpen: true,
  inboundLink: [at(PAGES.login.path), linkInMain(PAGES.dashboard.title)],
} as const satisfies Partial<DataPoint>;

async function chooseSuggestion(page: Page, label: string, name: string, problem: string): Promise<void> {
  await combobox(page, label).fill(name);
  const option = page.getByRole('listbox').getByRole('option').first();
  await option.or(page.getByText(problem)).first().waitFor();
  if (await option.isVisible()) await takeFirst(page);
}

export const DATA_POINTS: readonly DataPoint[] = [
  {
    ...ON_PLAN_PAGE,
    name: 'match badge',
    shown: (page) => page.getByRole('main').getByText(MATCHING.all).locator('xpath=../..'),
    unavailable: NO_PRICE,
  },
  {
    ...ON_PLAN_PAGE,
    name: 'missed preference',
    path: ({ expensive }) => planPath(expensive),
    inboundLink: [at(PAGES.dashboard.path), (page, { expensive }) => linkInMain(expensive.name)(page)],
    shown: (page) => page.getByRole('main').getByText(`${MATCHING.missing}:`, { exact: true }).locator('xpath=../..'),
    unavailable: NO_PRICE,
  },
  {
    ...IN_RESULTS,
    name: 'preferences met',
    reveal: searchAgain,
    canRefetch: true,
    shown: (page, visit) => cardOf(page, visit).getByRole('listitem').filter({ hasText: MATCHING.column }),
  },
  {
    ...ON_PLAN_PAGE,
    name: 'average year',
    shown: (page) => valueOf(page, COST.average),
    unavailable: NO_PRICE,
  },
  {
    ...ON_PLAN_PAGE,
    name: 'most it can cost',
    shown: (page) => valueOf(page, COST.most),
    unavailable: NO_PRICE,
  },
  {
    ...ON_PLAN_PAGE,
    name: 'premium',
    shown: (page) => page.getByRole('region', { name: PLAN_PAGE.panel.title }).getByRole('definition').first(),
    unavailable: NO_PRICE,
  },
  {
    ...IN_RESULTS,
    name: 'tax credit',
    reveal: searchAgain,
    canRefetch: true,
    shown: (page) => results(page).getByText(/^Includes (about|up to) \S+ a month in help( \(estimate\))?\.$/),
  },
  {
    name: 'medicine answer',
    path: at(PAGES.drugCoverage.path),
    inboundLink: [({ plan }) => planPath(plan), linkInMain(PLAN_PAGE.checkMedication)],
    reveal: async (page) => {
      await chooseSuggestion(page, DRUG.searchLabel, 'lipitor', DRUG.suggestionsFailed);
      await press(page.getByRole('button', { name: DRUG.check }));
    },
    canRefetch: true,
    shown: (page, { plan }) =>
      results(page)
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: plan.name }) })
        .getByRole('cell'),
    unavailable: [DRUG.failed, DRUG.suggestionsFailed],
    loading: [DRUG.checking],
    announced: DRUG.ready,
    call: '**/api/drugs/covered**',
    otherCall: '**/api/medicines/mine',
  },
  {
    name: 'VA answer',
    path: at(PAGES.vaDrugCoverage.path),
    inboundLink: [at(PAGES.dashboard.path), linkInMain(PAGES.vaDrugCoverage.title)],
    reveal: (page) => chooseSuggestion(page, VA.searchLabel, 'eliquis', VA.suggestionsFailed),
    shown: (page) => page.getByText(VA.yes),
    unavailable: [VA.suggestionsFailed],
    loading: [DRUG.looking],
    call: '**/api/va/formulary**',
  },
  {
    name: 'consent',
    path: at(PAGES.consent.path),
    inboundLink: [at(PAGES.account.path), linkInMain(PAGES.consent.title)],
    shown: (page) => page.locator('#call-consent > p > strong'),
    unavailable: [CONSENT_WORDS.historyFailed, SERVER_FAILED, NETWORK.intercepted],
    call: '**/api/users/*/consent',
  },
  {
    ...ON_DASHBOARD,
    name: 'signed in',
    shown: (page) => page.getByRole('heading', { level: 1, name: /^Welcome, / }),
    unavailable: [new RegExp(`^${DASHBOARD.welcomeGuest}$`), SESSION_CHECK.failed],
    call: '**/api/auth/me',
    otherCall: '**/api/saved',
  },
  {
    ...ON_DASHBOARD,
    name: 'chosen plans',
    shown: (page) =>
      page
        .getByRole('main')
        .locator('section, div, article')
        .filter({ has: page.getByRole('heading', { name: 'Continue your plan comparison' }) })
        .last()
        .getByRole('list'),
    unavailable: [SAVED_WORDS.noneChosen, FINDER.othersAnswers],
    otherCall: '**/api/saved',
  },
  {
    ...ON_DASHBOARD,
    name: 'saved search',
    shown: (page) => page.getByRole('list', { name: SAVED_PARTS.searches }),
    unavailable: [SAVED_WORDS.notRead, SAVED_PARTS.noneHere, SAVED_PARTS.afterLogin],
    call: '**/api/saved',
  },
  {
    ...ON_PLAN_PAGE,
    name: 'plan name',
    shown: (page, { plan }) => page.getByRole('heading', { level: 1, name: plan.name }),
    unavailable: NO_PLAN,
  },
  {
    ...IN_RESULTS,
    name: 'result line',
    reveal: searchAgain,
    canRefetch: true,
    shown: (page) => page.getByRole('navigation', { name: SEARCH.answersTitle }),
  },
  {
    ...IN_RESULTS,
    name: 'plans found',
    reveal: searchAgain,
    canRefetch: true,
    shown: (page) => results(page).getByRole('heading', { level: 2, name: /plans? found/ }),
  },
  {
    name: 'deadline',
    path: at(PAGES.deadlines.path),
    isOpen: true,
    inboundLink: [at(PAGES.dashboard.path), linkInMain(PAGES.deadlines.title)],
    shown: (page) =>
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: KIND_WORDS.initial.title }) })
        .getByText(/ to [A-Z][a-z]+ \d/)
        .first(),
    unavailable: [DEADLINES.account.notRead],
    call: '**/api/deadlines/mine',
    otherCall: '**/api/saved',
  },
];
