import { useLocation } from 'react-router';
import { PAGES, type Page } from '#contract/pages.js';
import { useSession } from '#features/session/index.js';
import { storedListAddress } from '../storage/plan-link-state.js';

export interface FinderPages {
  readonly questions: Page;
  readonly results: Page;
  readonly compare: Page;
  /** Whether the questions must not be sent without an income, which the specification asks for behind the login. */
  readonly isIncomeNeeded: boolean;
}
export const OPEN: FinderPages = {
  questions: PAGES.plans,
  results: PAGES.planResults,
  compare: PAGES.planCompare,
  isIncomeNeeded: false,
};
/** The questions and the results of signed-in people share a path. A step in the URL opens the questions. */
export const MEMBERS: FinderPages = {
  questions: PAGES.marketplace,
  results: PAGES.marketplace,
  compare: PAGES.compare,
  isIncomeNeeded: true,
};

const isWithin = (path: string, page: Page): boolean => path === page.path || path.startsWith(`${page.path}/`);

/**
 * The pages of the plan search to link to: one set is open to everybody, another for signed-in people. Links on these
 * pages stay in the same set; elsewhere, it depends on who is signed in.
 */
export function useFinderPages(): FinderPages {
  const { pathname } = useLocation();
  const { isSignedIn } = useSession();
  if (isWithin(pathname, PAGES.plans)) return OPEN;
  return isSignedIn || isWithin(pathname, PAGES.marketplace) ? MEMBERS : OPEN;
}

/**
 * The list's page, and its URL (`to`) with order, filters and length as in this tab. A signed-in person may use both
 * lists: it is the one that this tab showed last.
 */
export function useListLink(): { readonly page: Page; readonly to: string } {
  const { results } = useFinderPages();
  const { isSignedIn } = useSession();
  const last = storedListAddress.read();
  const page = isSignedIn && last.startsWith(OPEN.results.path) ? OPEN.results : results;
  return { page, to: last.startsWith(page.path) ? last : page.path };
}
