import { useLocation, type Location } from 'react-router';
import { AFTER_LOGIN, PAGES } from '#contract/pages.js';

/**
 * Navigation state of links to the login and sign-up pages. `isGuarded` means that a route guard redirected the person
 * to the login page.
 */
export interface CameFrom {
  readonly from: Partial<Location>;
  readonly isGuarded?: boolean;
}

/**
 * Returns navigation state for links to the login and sign-up pages. The state names the current page, so that the
 * person can return to it after signing in. On the home page, the state names the dashboard instead.
 */
export function useCameFrom(): CameFrom {
  const here = useLocation();
  return { from: here.pathname === PAGES.home.path ? { pathname: AFTER_LOGIN } : here };
}
