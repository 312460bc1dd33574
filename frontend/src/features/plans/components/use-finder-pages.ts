import { useLocation } from 'react-router';
import { PAGES, type Page } from '#contract/pages.js';
import { useSession } from '#features/session/index.js';

interface FinderPages {
  /** The page with the questions. */
  readonly questions: Page;
  readonly results: Page;
  readonly compare: Page;
}
const OPEN: FinderPages = { questions: PAGES.plans, results: PAGES.planResults, compare: PAGES.planCompare };
const MEMBERS: FinderPages = { questions: PAGES.marketplace, results: PAGES.marketplace, compare: PAGES.compare };

const isWithin = (path: string, page: Page): boolean => path === page.path || path.startsWith(`${page.path}/`);

/**
 * Returns the pages of the plan search to which links lead. There are two sets of them: one that is open to everybody,
 * and one for signed-in people. Links stay within the set that the person uses. Elsewhere, it depends on whether they
 * are signed in.
 */
export function useFinderPages(): FinderPages {
  const { pathname } = useLocation();
  const { isSignedIn } = useSession();
  if (isWithin(pathname, PAGES.plans)) return OPEN;
  return isSignedIn || isWithin(pathname, PAGES.marketplace) ? MEMBERS : OPEN;
}
