import type { PageName } from '#contract/pages.js';

const PLANS = 'src/features/plans';
const SESSION = 'src/features/session/SessionParts.tsx';

/**
 * The scripts that a page always requests by itself, beyond those of every page, by the page's name in the contract.
 * The HTML of the page names them, so that the browser fetches them together with the others. Without it, the browser
 * would learn of them only when the other scripts have arrived and run.
 */
export const PAGE_SCRIPTS: Readonly<Partial<Record<PageName, readonly string[]>>> = {
  contact: ['src/features/contact/ContactScreen.tsx'],
  quiz: ['src/features/quiz/QuizScreen.tsx'],
  login: ['src/features/account/LoginScreen.tsx'],
  signUp: ['src/features/account/SignUpScreen.tsx'],
  dashboard: ['src/features/dashboard/DashboardScreen.tsx', SESSION],
  marketplace: [`${PLANS}/search/MarketplaceScreen.tsx`, SESSION],
  compare: [`${PLANS}/compare/CompareScreen.tsx`, SESSION],
  plans: [`${PLANS}/guest/QuestionsScreen.tsx`],
  planResults: [`${PLANS}/guest/ResultsScreen.tsx`],
  planCompare: [`${PLANS}/compare/CompareScreen.tsx`],
  plan: [`${PLANS}/plan/PlanScreen.tsx`],
  account: ['src/features/account/own-account/AccountScreen.tsx', SESSION],
  consent: ['src/features/consent/ConsentScreen.tsx', SESSION],
  drugCoverage: ['src/features/drugs/coverage/DrugCoverageScreen.tsx', SESSION],
  vaDrugCoverage: ['src/features/drugs/va/VaDrugScreen.tsx', SESSION],
};
