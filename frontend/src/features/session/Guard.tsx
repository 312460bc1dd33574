import { useDeferredValue, useState, type ReactNode } from 'react';
import { Navigate, useLocation, type Location } from 'react-router';
import { mayPass, type Access } from '#contract/access.js';
import { AFTER_LOGIN, PAGES } from '#contract/pages.js';
import { Waiting } from '#ui/feedback/Waiting.js';
import { Page } from '#ui/index.js';
import { useAuth, useSession } from './auth-context.js';
import { SESSION_NOTES } from './messages/session.js';
import { accountOwner } from './storage/private-storage.js';

/** Navigation state of links to login and sign-up. `isGuarded`: a route guard sent the person there. */
export interface CameFrom {
  readonly from: Partial<Location>;
  readonly isGuarded?: boolean;
}

/** Navigation state that names this page for the return after signing in; on the home page, the dashboard. */
export function useCameFrom(): CameFrom {
  const here = useLocation();
  return { from: here.pathname === PAGES.home.path ? { pathname: AFTER_LOGIN } : here };
}

/**
 * Takes the place of content that depends on who is signed in, until that is known. A slow check brings a message, then
 * a button to reload, and a failed one the reason. A notice above the page offers to repeat the check.
 */
export const SessionCheck = () =>
  useSession().isCheckFailed ? <p>{SESSION_NOTES.notShown}</p> : <Waiting text={SESSION_NOTES.checking} />;

interface Props {
  readonly access: Access;
  readonly title: string;
  /** Whether the prerendered page has content of its own for the time of the session check (`EARLY_CONTENT`). */
  readonly hasEarlyContent?: boolean;
  readonly children: ReactNode;
}

/** Id of an element whose content is only in the prerendered page. React leaves that content alone. */
export const EARLY_CONTENT = 'early-content';

/** Whether somebody has logged out, in any tab, since the page was opened, so that stored data has no owner. */
function useHasLoggedOut(isSignedIn: boolean): boolean {
  const isOwned = accountOwner() !== null;
  const [wasOwned, setWasOwned] = useState(false);
  if (isSignedIn && isOwned && !wasOwned) setWasOwned(true);
  return wasOwned && !isOwned;
}

/** Keeps people away from pages that are useless to them. The server decides what data they get. */
export function Guard({ access, title, hasEarlyContent = false, children }: Props) {
  const { user, isSignedIn, loading } = useAuth();
  const location = useLocation();
  // After the session check, React draws the page in the background, in small steps. Drawing it at once would keep a
  // slow phone busy, so that it could not react to the person.
  const isDrawn = useDeferredValue(!loading);
  const hasLoggedOut = useHasLoggedOut(isSignedIn);
  if (access === 'anyone') return children;
  if (loading || !isDrawn) return <Checking title={title} hasEarlyContent={hasEarlyContent} />;
  // After a logout, nothing may tell the next person on this computer which page was open.
  if (!isSignedIn && hasLoggedOut) return <Navigate to={PAGES.home.path} replace />;
  if (!isSignedIn)
    return <Navigate to={PAGES.login.path} replace state={{ from: location, isGuarded: true } satisfies CameFrom} />;
  if (!mayPass(access, user?.role ?? null)) return <Navigate to={PAGES.notAuthorized.path} replace />;
  // Staff without a second factor are sent to the account page, because they may not use staff pages without one.
  if (user?.needs_second_factor && access !== 'signedIn') return <Navigate to={PAGES.account.path} replace />;
  return children;
}

/** Shown until it is known who is signed in. The title shows only after a failed check: the page comes soon. */
function Checking({ title, hasEarlyContent }: Pick<Props, 'title' | 'hasEarlyContent'>) {
  return (
    <Page>
      <h1 className={useAuth().isCheckFailed ? undefined : 'visually-hidden'}>{title}</h1>
      {hasEarlyContent && (
        <div id={EARLY_CONTENT} suppressHydrationWarning>
          {''}
        </div>
      )}
      <SessionCheck />
    </Page>
  );
}
