import { useEffect, useEffectEvent } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router';
import { PAGES } from '#contract/pages.js';
import { useAuth } from './auth-context.js';
import { IdleWatch } from './IdleWatch.js';
import { isLogoutPending, setLogoutPending } from './pending-logout.js';
import { takeReturnPath } from './return-path.js';
import { LOG_OUT, sessionApi } from './session.api.js';

/**
 * Restores the page's navigation state after signing in with Google, because Google redirects back to the page's
 * address alone. The login page handles this by itself.
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

/** Repeats a failed logout, which the browser remembers, when the next page is loaded. */
function useUnfinishedLogout(): void {
  const { logout } = useAuth();
  const [, { isError }] = sessionApi.useLogOutMutation({ fixedCacheKey: LOG_OUT });
  const finish = useEffectEvent(() => {
    if (!isLogoutPending()) return;
    setLogoutPending(false);
    void logout();
  });
  useEffect(() => finish(), []);
  useEffect(() => {
    if (isError) setLogoutPending(true);
  }, [isError]);
}

/** Components that only signed-in people need, loaded once somebody is signed in. */
export function SignedInOnly() {
  useArrival();
  useUnfinishedLogout();
  return <IdleWatch />;
}
