import { useLocation, type Location } from 'react-router';
import { AFTER_LOGIN, PAGES } from '#contract/pages.js';

/**
 * Navigation state of links to the login and sign-up pages. `isGuarded` means that a guard redirected the person there.
 */
export interface CameFrom {
  readonly from: Partial<Location>;
  readonly isGuarded?: boolean;
}

/**
 * Returns the navigation state that names the current page, for links to the login and sign-up pages. From the home
 * page, people go to the dashboard after signing in.
 */
export function useCameFrom(): CameFrom {
  const here = useLocation();
  return { from: here.pathname === PAGES.home.path ? { pathname: AFTER_LOGIN } : here };
}
