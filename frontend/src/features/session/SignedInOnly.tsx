import { useEffect, useEffectEvent } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router';
import { PAGES } from '#contract/pages.js';
import { useAppSelector } from '#store/index.js';
import { useAuth } from './auth-context.js';
import { IdleWatch } from './IdleWatch.js';
import { takeReturnPath } from './return-path/return-path.js';
import { selectSession } from './session.js';
import { pendingLogout } from './storage/pending-logout.js';

/**
 * Restores the page's navigation state after signing in with Google, because Google's redirect contains only the page's
 * URL. After a login with a password, the login page restores the state.
 */
function useArrival(): void {
  const navigate = useNavigate();
  const location = useLocation();
  const arrive = useEffectEvent(() => {
    if (location.pathname === PAGES.login.path) return;
    const { to, state } = takeReturnPath();
    if (state && location.state === null && to === createPath(location)) void navigate(to, { replace: true, state });
  });
  useEffect(() => arrive(), []);
}

/** Repeats a logout that the server has not confirmed, if the session is still open when the next page loads. */
function useUnfinishedLogout(): void {
  const { logout } = useAuth();
  const userId = useAppSelector((state) => selectSession(state).user?.id);
  const finish = useEffectEvent(() => {
    if (userId && pendingLogout() === userId) void logout();
  });
  useEffect(() => finish(), []);
}

export function SignedInOnly() {
  useArrival();
  useUnfinishedLogout();
  return <IdleWatch />;
}
