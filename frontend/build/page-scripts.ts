import type { PageName } from '#contract/pages.js';

const PLANS = 'src/features/plans';
const CARE = 'src/features/care/coverage/lazy-parts.ts';
const SESSION = 'src/features/session/SessionParts.tsx';
const SWITCHES = 'src/features/wording/Switches.tsx';
const DASHBOARD = ['src/features/dashboard/DashboardScreen.tsx', SESSION];
const MARKETPLACE = [`${PLANS}/search/MarketplaceScreen.tsx`, SESSION];
const RESULTS = [`${PLANS}/guest/ResultsScreen.tsx`];
const COMPARISON = [`${PLANS}/compare/CompareScreen.tsx`];
const PLAN = [`${PLANS}/plan/PlanScreen.tsx`];
const QUIZ = ['src/features/quiz/QuizScreen.tsx'];

/**
 * The scripts that a page always requests by itself, beyond those of every page, by the page's name in the contract.
 * The HTML of the page names them, so that the browser fetches them together with the others. Without it, the browser
 * would learn of them only when the other scripts have arrived and run.
 */
export const PAGE_SCRIPTS: Readonly<Partial<Record<PageName, readonly string[]>>> = {
  contact: ['src/features/contact/ContactScreen.tsx'],
  quiz: QUIZ,
  login: ['src/features/account/LoginScreen.tsx'],
  signUp: ['src/features/account/SignUpScreen.tsx'],
  dashboard: DASHBOARD,
  marketplace: MARKETPLACE,
  compare: [...COMPARISON, SESSION],
  plans: [`${PLANS}/guest/QuestionsScreen.tsx`],
  planResults: RESULTS,
  planCompare: COMPARISON,
  plan: PLAN,
  account: ['src/features/account/own-account/AccountScreen.tsx', SESSION],
  consent: ['src/features/consent/ConsentScreen.tsx', SESSION],
  drugCoverage: ['src/features/drugs/coverage/DrugCoverageScreen.tsx', SESSION],
  vaDrugCoverage: ['src/features/drugs/va/VaDrugScreen.tsx', SESSION],
};

const RESULTS_AT_ONCE = [...RESULTS, SWITCHES];
const MARKETPLACE_AT_ONCE = [...MARKETPLACE, SWITCHES];
const PLAN_AT_ONCE = [...PLAN, `${PLANS}/plan/PlanPictures.tsx`];
const COMPARISON_AT_ONCE = [...COMPARISON, SWITCHES];
const DASHBOARD_AT_ONCE = [...DASHBOARD, 'src/features/dashboard/OwnParts.tsx', 'src/features/dashboard/lazy-parts.ts'];
/**
 * What the screens of the plan search, the quiz and the dashboard download before the visitor clicks on anything or
 * scrolls: the scripts above, and the parts that the screens request by themselves. On the dashboard and the
 * marketplace the visitor is signed in; elsewhere it is a guest, with medicines and doctors only where the name says
 * so. Nobody has switched on help tips.
 */
export const AT_ONCE: Readonly<Record<string, readonly string[]>> = {
  quiz: [...QUIZ, SWITCHES],
  'plan results': RESULTS_AT_ONCE,
  'plan results, with medicines': [...RESULTS_AT_ONCE, CARE],
  marketplace: [...MARKETPLACE_AT_ONCE, `${PLANS}/search/Answering.tsx`],
  'marketplace, with plans': [...MARKETPLACE_AT_ONCE, `${PLANS}/search/FoundPlans.tsx`, CARE],
  plan: PLAN_AT_ONCE,
  'plan, with medicines': [...PLAN_AT_ONCE, CARE, 'src/features/care/coverage/PlanCare.tsx'],
  comparison: COMPARISON_AT_ONCE,
  'comparison, with medicines': [...COMPARISON_AT_ONCE, CARE],
  dashboard: DASHBOARD_AT_ONCE,
  'dashboard, with medicines': [
    ...DASHBOARD_AT_ONCE,
    `${PLANS}/saved/ChosenMedicines.tsx`,
    'src/features/care/coverage/CareCoverageSummary.tsx',
  ],
  'dashboard, with chosen plans': [
    ...DASHBOARD_AT_ONCE,
    `${PLANS}/saved/StoredChoice.tsx`,
    `${PLANS}/saved/chosen-parts.ts`,
  ],
};
